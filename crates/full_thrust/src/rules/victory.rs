//! Who wins (Full Thrust 13, 14.5, 14.8).

use crate::content::{Condition, Tally, Victory, Worth};
use crate::field::{Field, Vessel};
use crate::geometry::Point;
use crate::id::SideId;
use crate::outcome::{Grade, Outcome};
use crate::table::{Berth, Fate, Presence};

/// How the battle ended, if it did with this turn.
pub fn outcome(field: Field<'_>) -> Option<Outcome> {
    let last = field.table.turn >= field.battle.turns;
    match &field.battle.victory {
        Victory::Standard => standard(field, last),
        Victory::Tally { .. } | Victory::Ladder { .. } if !is_decided(field, last) => None,
        Victory::Tally { draw_within, sides } => Some(tallied(field, *draw_within, sides)),
        Victory::Ladder { rungs, otherwise } => {
            let rung = rungs.iter().find(|rung| holds(field, SideId(rung.side), &rung.when));
            let (winner, grade) = rung.map_or((*otherwise, Grade::Plain), |rung| (rung.side, rung.grade));
            Some(Outcome { winner: Some(SideId(winner)), grade, points: points(field) })
        }
    }
}

/// Whether a side has a ship on the table or due back; fighters alone do not count (Full Thrust 13.1).
fn is_present(field: Field<'_>, side: SideId) -> bool {
    field.present(side).next().is_some()
}

fn standard(field: Field<'_>, last: bool) -> Option<Outcome> {
    let mut present = field.battle.side_ids().filter(|side| is_present(field, *side));
    let (first, second) = (present.next(), present.next());
    let points = points(field);
    let draw = |points| Outcome { winner: None, grade: Grade::Plain, points };
    match (first, second) {
        (Some(winner), None) => Some(Outcome { winner: Some(winner), grade: Grade::Plain, points }),
        (None, _) => Some(draw(points)),
        (Some(_), Some(_)) if last => {
            let winner = by_points(field, &points);
            Some(Outcome { winner, grade: Grade::Plain, points })
        }
        (Some(_), Some(_)) => None,
    }
}

/// The side that wins by points after the last turn (Full Thrust 13.1).
fn by_points(field: Field<'_>, points: &[u32]) -> Option<SideId> {
    let best = *points.iter().max()?;
    let mut leaders = field.battle.side_ids().zip(points).filter(|(_, have)| **have == best);
    let (leader, _) = leaders.next()?;
    if leaders.next().is_some() {
        return None;
    }
    if let (2, Some(least)) = (points.len(), points.iter().min()) {
        // Ahead by more than a tenth of the smaller force.
        let force = field.battle.sides.iter().map(|side| side.value).min()?;
        if (best - least).saturating_mul(10) <= force {
            return None;
        }
    }
    Some(leader)
}

/// Points of each side by Full Thrust 13.1, as they stand now.
pub fn points(field: Field<'_>) -> Vec<u32> {
    let mut points = vec![0; field.battle.sides.len()];
    for vessel in field.ships().filter(|vessel| !vessel.entry.is_dummy()) {
        let value = u32::from(vessel.entry.design.value());
        let worth = match vessel.ship.presence {
            Presence::Gone(Fate::Destroyed) => value + lost_aboard(field, vessel),
            Presence::Gone(Fate::Lost | Fate::Withdrawn) | Presence::Away { .. } | Presence::Leaving(_) => value / 2,
            Presence::Gone(Fate::Exited | Fate::Removed) | Presence::Undeployed | Presence::OnTable => 0,
        };
        let credited = credited(field, vessel.entry.side, &vessel.ship.hurt_by);
        share(&mut points, &credited, worth);
    }
    for flight in field.flights() {
        for (side, shot) in field.battle.side_ids().zip(&flight.group.shot_by) {
            share(&mut points, &[side], *shot);
        }
    }
    points
}

/// Fighters lost aboard a ship that was destroyed.
fn lost_aboard(field: Field<'_>, vessel: Vessel<'_>) -> u32 {
    // Those shot down are no longer counted in a group's strength.
    let aboard =
        field.flights().filter(|flight| flight.entry.mother == vessel.entry.id && flight.group.berth == Berth::Lost);
    aboard.map(|flight| u32::from(flight.group.strength)).sum()
}

/// Who is credited with a ship: the enemy of two sides, else those that did most damage (Full Thrust 13.1).
fn credited(field: Field<'_>, side: SideId, hurt_by: &[u32]) -> Vec<SideId> {
    let enemies: Vec<SideId> = field.battle.side_ids().filter(|other| *other != side).collect();
    if enemies.len() == 1 {
        return enemies;
    }
    let dealt = |side: &SideId| hurt_by.get(side.index()).copied().unwrap_or(0);
    let most = enemies.iter().map(dealt).max().unwrap_or(0);
    enemies.into_iter().filter(|enemy| most > 0 && dealt(enemy) == most).collect()
}

fn share(points: &mut [u32], sides: &[SideId], worth: u32) {
    let Some(each) = u32::try_from(sides.len()).ok().and_then(|count| worth.checked_div(count)) else { return };
    for side in sides {
        if let Some(points) = points.get_mut(side.index()) {
            *points = points.saturating_add(each);
        }
    }
}

/// Whether a battle with a victory of its own is over (Full Thrust 13.2).
fn is_decided(field: Field<'_>, last: bool) -> bool {
    let gone = field.battle.side_ids().any(|side| !is_present(field, side));
    // No merchant with an exit is left, where there were some.
    let with_exit = |vessel: &Vessel<'_>| {
        vessel.entry.is_merchant() && field.battle.side(vessel.entry.side).is_some_and(|side| side.exit.is_some())
    };
    let mut merchants = field.ships().filter(with_exit).peekable();
    let had = merchants.peek().is_some();
    let left = merchants.any(|vessel| !matches!(vessel.ship.presence, Presence::Gone(_)));
    last || gone || (had && !left)
}

/// Whether a merchant got away, or counts so because her hunters are gone (Full Thrust 13.2).
fn has_exited(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    if vessel.ship.presence == Presence::Gone(Fate::Exited) {
        return true;
    }
    let hunted = field.battle.side_ids().any(|side| side != vessel.entry.side && is_present(field, side));
    let present = !matches!(vessel.ship.presence, Presence::Gone(_));
    let may_exit = field.battle.side(vessel.entry.side).is_some_and(|side| side.exit.is_some());
    present && !hunted && may_exit
}

/// Whether a merchant is taken at the end: on the table, unable to get away, and an enemy warship nearer than every
/// friendly one (Full Thrust 14.5, R 41).
fn is_taken(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    let stopped = vessel.ship.drive_hits >= 2 || vessel.ship.velocity == 0;
    if !vessel.ship.is_on_table() || !stopped {
        return false;
    }
    let nearest = |friendly: bool| nearest_warship(field, vessel.ship.at, vessel.entry.side, friendly);
    match (nearest(false), nearest(true)) {
        (Some(enemy), Some(friend)) => enemy < friend,
        (Some(_), None) => true,
        (None, _) => false,
    }
}

fn nearest_warship(field: Field<'_>, at: Point, side: SideId, friendly: bool) -> Option<i64> {
    field
        .afloat()
        .filter(|other| !other.entry.is_merchant() && !other.entry.is_dummy())
        .filter(|other| (other.entry.side == side) == friendly)
        .map(|other| at.squared(other.ship.at))
        .min()
}

fn tallied(field: Field<'_>, draw_within: u32, tallies: &[Tally]) -> Outcome {
    let mut points = vec![0u32; field.battle.sides.len()];
    for (side, tally) in field.battle.side_ids().zip(tallies) {
        let sum: u32 = field.ships().map(|vessel| tally_ship(field, side, tally, vessel)).sum();
        if let Some(points) = points.get_mut(side.index()) {
            *points = sum;
        }
    }
    let best = points.iter().max().copied().unwrap_or(0);
    let second = {
        let mut sorted = points.clone();
        sorted.sort_unstable();
        sorted.iter().rev().nth(1).copied().unwrap_or(0)
    };
    let leader = field.battle.side_ids().zip(&points).find(|(_, have)| **have == best).map(|(side, _)| side);
    let winner = if best - second > draw_within { leader } else { None };
    Outcome { winner, grade: Grade::Plain, points }
}

/// What a side scores for one ship, its own or an enemy's (Full Thrust 14.5).
fn tally_ship(field: Field<'_>, side: SideId, tally: &Tally, vessel: Vessel<'_>) -> u32 {
    if vessel.entry.is_dummy() {
        return 0;
    }
    let value = u32::from(vessel.entry.design.value());
    let worth = |worth: Option<Worth>| match worth {
        Some(Worth::Fv) => value,
        Some(Worth::HalfFv) => value / 2,
        None => 0,
    };
    let destroyed = vessel.ship.presence == Presence::Gone(Fate::Destroyed);
    let merchant = vessel.entry.is_merchant();
    if vessel.entry.side == side {
        return if merchant && has_exited(field, vessel) { worth(tally.merchant_exited) } else { 0 };
    }
    let mut sum = 0;
    if destroyed {
        sum += worth(tally.enemy_destroyed);
    }
    if !merchant {
        return if destroyed { sum + worth(tally.escort_destroyed) } else { sum };
    }
    sum + if destroyed {
        worth(tally.merchant_destroyed)
    } else if has_exited(field, vessel) {
        0
    } else if is_taken(field, vessel) {
        worth(tally.merchant_taken)
    } else {
        worth(tally.merchant_still_there)
    }
}

fn holds(field: Field<'_>, side: SideId, condition: &Condition) -> bool {
    let enemies = || field.ships().filter(|vessel| vessel.entry.side != side && !vessel.entry.is_dummy());
    match condition {
        Condition::Or(parts) => parts.iter().any(|part| holds(field, side, part)),
        Condition::And(parts) => parts.iter().all(|part| holds(field, side, part)),
        Condition::MerchantsExitedAtMost(most) => {
            let exited = enemies().filter(|vessel| vessel.entry.is_merchant() && has_exited(field, *vessel)).count();
            exited <= usize::from(*most)
        }
        Condition::FvDestroyedAtLeast(least) => {
            let destroyed = enemies().filter(|vessel| vessel.ship.presence == Presence::Gone(Fate::Destroyed));
            let value: u32 = destroyed.map(|vessel| u32::from(vessel.entry.design.value())).sum();
            value >= *least
        }
    }
}
