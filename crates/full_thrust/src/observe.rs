//! The battle as one seat may know it (Full Thrust 4.6).

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::battle::Battle;
use crate::geometry::{Course, Point};
use crate::id::SideId;
use crate::phase::Phase;
use crate::play::FullThrust;
use crate::table::{Attack, Plan, Presence, Scan, Ship, Table};
use kernel::Seat;

impl FullThrust {
    /// The battle as the side of a seat may know it, or as everybody may if no seat is named.
    ///
    /// What other sides decided unseen is gone. Which of their Bogeys is which ship is guessed anew: the fleets are
    /// known, so that the same ships stand under other letters, as `guess` decides. A Bogey's course and velocity are
    /// those that its trail shows (R 13). Squadrons of one side see each other's papers.
    #[must_use]
    pub fn observe(&self, seat: Option<Seat>, guess: u64) -> Self {
        let battle = self.battle();
        let own = seat.and_then(|seat| battle.side_of(seat));
        let mut state = self.state().clone();
        for (entry, ship) in battle.roster.iter().zip(&mut state.table.ships) {
            if Some(entry.side) != own {
                forget_ship(ship, &state.phase, state.table.orders_open);
            }
        }
        for (entry, group) in battle.groups.iter().zip(&mut state.table.groups) {
            if Some(entry.side) != own && state.phase == Phase::Allocate {
                group.attack = Attack::Undecided;
            }
        }
        let mut rng = ChaCha8Rng::seed_from_u64(guess);
        for side in battle.side_ids().filter(|side| Some(*side) != own) {
            guess_bogeys(battle, &mut state.table, side, &mut rng);
        }
        self.with_state(state)
    }
}

/// Takes away what another side has decided unseen, and what is never shown of a Bogey.
fn forget_ship(ship: &mut Ship, phase: &Phase, orders_open: bool) {
    match phase {
        Phase::Deploy => *ship = Ship::undeployed(),
        Phase::Scans => ship.scan = Scan::Undecided,
        Phase::Allocate => {
            ship.aimed = false;
            ship.shots.clear();
        }
        Phase::DealEdges
        | Phase::Orders
        | Phase::Edge
        | Phase::GroupOrder(_)
        | Phase::Groups(_)
        | Phase::Lines
        | Phase::FireOrder(_)
        | Phase::Alternate(_)
        | Phase::Exchange(_)
        | Phase::Resolve(_)
        | Phase::Rams(_)
        | Phase::Morale(_)
        | Phase::ExitEdge(_)
        | Phase::Over(_) => {}
    }
    if !orders_open || ship.hidden {
        ship.plan = Plan::Unwritten;
    }
    if ship.hidden {
        ship.void = None;
    }
}

/// What is seen of a Bogey, whoever it is.
struct Seen {
    ship: Ship,
    on_table: bool,
}

/// Deals the Bogeys of a side anew among its ships.
fn guess_bogeys(battle: &Battle, table: &mut Table, side: SideId, rng: &mut ChaCha8Rng) {
    let places: Vec<usize> = battle
        .roster
        .iter()
        .zip(&table.ships)
        .enumerate()
        .filter(|(_, (entry, ship))| entry.side == side && ship.hidden && is_in_play(ship.presence))
        .map(|(place, _)| place)
        .collect();
    let mut seen: Vec<Seen> = places
        .iter()
        .filter_map(|place| table.ships.get(*place))
        .map(|ship| Seen { ship: as_seen(battle, table, side, ship), on_table: ship.is_on_table() })
        .collect();
    seen.shuffle(rng);
    // A Bogey off the table is no dummy: those are removed when they leave (9.4). Each gets a real ship first.
    seen.sort_by_key(|seen| seen.on_table);
    let mut order = places;
    order.shuffle(rng);
    order.sort_by_key(|place| battle.roster.get(*place).is_some_and(|entry| entry.is_dummy()));
    let off = seen.iter().filter(|seen| !seen.on_table).count().min(order.len());
    let (_, rest) = order.split_at_mut(off);
    rest.shuffle(rng);
    for (place, seen) in order.into_iter().zip(seen) {
        if let Some(ship) = table.ships.get_mut(place) {
            *ship = seen.ship;
        }
    }
}

fn is_in_play(presence: Presence) -> bool {
    match presence {
        Presence::OnTable | Presence::Leaving(_) | Presence::Away { .. } => true,
        Presence::Undeployed | Presence::Gone(_) => false,
    }
}

/// A Bogey with the course and velocity that its trail shows; before it has moved, with those of its zone.
fn as_seen(battle: &Battle, table: &Table, side: SideId, ship: &Ship) -> Ship {
    let (course, velocity) = match ship.track {
        Some((from, _)) => (Course::towards(from, ship.at).unwrap_or(Course::NORTH), inches(from, ship.at)),
        None => {
            let courses = battle.berth(side, table.swapped).map_or(&[][..], |(_, courses)| courses);
            let course = courses.get(courses.len() / 2).copied().unwrap_or(Course::NORTH);
            let v = battle.side(side).map_or((0, 0), |side| side.v);
            (course, u32::from(v.0.midpoint(v.1)))
        }
    };
    Ship { course, velocity, ..ship.clone() }
}

fn inches(from: Point, to: Point) -> u32 {
    u32::try_from((from.hundredths(to) + 50) / 100).unwrap_or(0)
}
