//! What screens ask: where a ship can go, what it sweeps and bears on, what forbids the rest, and what is in danger
//! (Iron Guest 14).

use std::collections::BTreeMap;

use crate::board::{Hex, Side};
use crate::gunnery;
use crate::line_of_fire::{Field, Swept, moments, swept};
use crate::moving::{self, Bar, Code, Passage, Waters};
use crate::odds::{self, Chance, ShotOdds};
use crate::order_of_play::Play;
use crate::seat::Seat;
use crate::ship::{Berth, Place, ShipId};
use crate::state::{Phase, Shot, State};
use crate::wind;

/// All that a waiting ship may do, and what forbids the rest (Iron Guest 14.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShipPlays {
    /// The ship.
    pub ship: ShipId,
    /// Its lawful plays.
    pub ways: Vec<Way>,
    /// The plays that are ruled out, and by what.
    pub barred: Vec<(Code, Bar)>,
}

/// A lawful play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// Where it goes.
    pub passage: Passage,
    /// The enemy it grapples, and the chance to win.
    pub grapple: Option<(ShipId, Chance)>,
    /// The hexes of the board that it sweeps.
    pub swept: Vec<Swept>,
    /// The enemies that can be announced as targets.
    pub targets: Vec<Target>,
    /// The enemies that come under its guns, but that no shot reaches.
    pub covered: Vec<Covered>,
}

/// An enemy that can be fired at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// The shot.
    pub shot: Shot,
    /// What it may do.
    pub odds: ShotOdds,
}

/// An enemy that comes under the guns, but that no shot reaches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Covered {
    /// The enemy.
    pub ship: ShipId,
    /// The side that would bear, and the range.
    pub side: Side,
    /// The range.
    pub range: u8,
    /// The ships that mask it at that moment.
    pub by: Vec<ShipId>,
    /// Whether shoals are in the way.
    pub shoals: bool,
}

/// All that a ship may do; none if it does not wait for its play.
pub fn ship_plays(play: &Play, ship: ShipId) -> Option<ShipPlays> {
    let turn = play.state().phase.turn()?;
    if !turn.waiting.contains(ship) {
        return None;
    }
    let (mut ways, mut barred) = (Vec::new(), Vec::new());
    for code in Code::ALL {
        match moving::verdict(play.state(), turn.player, turn.waiting, ship, code)? {
            Ok(passage) => ways.push(way(play, ship, passage)),
            Err(bar) => barred.push((code, bar)),
        }
    }
    Some(ShipPlays { ship, ways, barred })
}

/// What is to be known of a play.
fn way(play: &Play, ship: ShipId, passage: Passage) -> Way {
    let state = play.state();
    let masts = |ship: ShipId| state.ship(ship).map_or(0, |ship| ship.masts);
    let bearings = gunnery::bearings(state, ship, &passage);
    let target = |shot: Shot| Target { shot, odds: odds::shot(shot.range, masts(shot.target), play.setup().variants) };
    let grappled = if passage.grapples { state.at(passage.end.hex) } else { None };
    Way {
        passage,
        grapple: grappled.map(|enemy| (enemy, odds::grapple(masts(ship), masts(enemy)))),
        swept: swept(&passage, state.radius.board()),
        covered: covered(state, ship, &passage, &bearings),
        targets: bearings.into_iter().map(|bearing| target(bearing.shot)).collect(),
    }
}

fn covered(state: &State, ship: ShipId, passage: &Passage, bearings: &[gunnery::Bearing]) -> Vec<Covered> {
    let field = Field::new(state, ship);
    let owner = state.ship(ship).map(|ship| ship.owner);
    let enemies = state.fleet().filter(|(_, other)| Some(other.owner) != owner);
    let out_of_reach = enemies.filter(|(id, _)| !bearings.iter().any(|bearing| bearing.shot.target == *id));
    let covered = out_of_reach.filter_map(|(id, other)| {
        let nearest = moments(passage, other.afloat()?.hex).min_by_key(|moment| moment.range)?;
        let by = nearest.line.masked_by(&field).filter_map(|hex| state.at(hex)).collect();
        let shoals = nearest.line.is_blocked(&field);
        Some(Covered { ship: id, side: nearest.side, range: nearest.range, by, shoals })
    });
    covered.collect()
}

/// The hexes that an enemy of this player could bring under fire in his next turn, and from what range at best
/// (Iron Guest 14.5). Ships and shoals are taken as they stand; a hex is in danger whether or not a ship is in it.
pub fn danger(state: &State, seat: Seat) -> BTreeMap<Hex, u8> {
    let mut danger = BTreeMap::new();
    for (id, _) in state.fleet().filter(|(_, ship)| ship.owner != seat) {
        for (hex, range) in reach(state, id) {
            danger.entry(hex).and_modify(|best: &mut u8| *best = range.min(*best)).or_insert(range);
        }
    }
    danger
}

/// The hexes that a ship could bring under fire in its next play, and from what range at best.
fn reach(state: &State, id: ShipId) -> BTreeMap<Hex, u8> {
    let mut reach = BTreeMap::new();
    let Some((owner, berth)) = state.ship(id).and_then(|ship| Some((ship.owner, ship.under_sail()?))) else {
        return reach;
    };
    let (board, field) = (state.radius.board(), Field::new(state, id));
    for way in moving::ways_alone(&Waters::new(state, owner), berth) {
        for Swept { hex, .. } in swept(&way, board) {
            let clear = moments(&way, hex).filter(|moment| moment.line.is_clear(&field));
            if let Some(range) = clear.map(|moment| moment.range).min() {
                reach.entry(hex).and_modify(|best: &mut u8| *best = range.min(*best)).or_insert(range);
            }
        }
    }
    reach
}

/// Who could fire at a ship where it ends its play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exposure {
    /// How many enemy ships could.
    pub enemies: usize,
    /// From what range at best, 1 to 3.
    pub range: u8,
}

/// Who could fire in their next turn at a ship that ends its play there; none if nobody could. All other ships are taken
/// as they stand (Iron Guest 14.3).
pub fn exposure(state: &State, id: ShipId, end: Berth) -> Option<Exposure> {
    let mut then = state.clone();
    let ship = then.ships.get_mut(id.index())?;
    ship.place = Place::Afloat(end);
    let owner = ship.owner;
    let enemies = then.fleet().filter(|(_, ship)| ship.owner != owner).map(|(enemy, _)| enemy);
    let ranges: Vec<u8> = enemies.filter_map(|enemy| reach(&then, enemy).get(&end.hex).copied()).collect();
    Some(Exposure { enemies: ranges.len(), range: ranges.iter().copied().min()? })
}

/// A player's ships afloat with masts, and whether each is free to advance (Iron Guest 5.4).
pub fn freedom(state: &State, seat: Seat) -> Vec<(ShipId, bool)> {
    let waters = Waters::new(state, seat);
    let ships = state.squadron(seat).filter_map(|(id, ship)| Some((id, waters.is_free(ship.under_sail()?))));
    ships.collect()
}

/// The ships with masts that can run two hexes before the wind in their play, as far as the wind goes: their heading, or
/// the one after a turn, is downwind (Iron Guest 14.4).
pub fn runners(state: &State) -> Vec<ShipId> {
    let runs = |berth: Berth| berth.heading.reach().into_iter().any(|heading| wind::is_downwind(state.upwind, heading));
    state.fleet().filter(|(_, ship)| ship.under_sail().is_some_and(runs)).map(|(id, _)| id).collect()
}

/// Where the next ship may be placed; empty if none is placed now.
pub fn placings(play: &Play) -> Vec<Berth> {
    match &play.state().phase {
        Phase::Placing => play.next_to_place_for().map(|seat| crate::order_of_play::placings(play.state(), seat)),
        Phase::First { .. } | Phase::Shoals { .. } | Phase::Faces | Phase::Wind | Phase::Turn(_) | Phase::Over(_) => {
            None
        }
    }
    .unwrap_or_default()
}
