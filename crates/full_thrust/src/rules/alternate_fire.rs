//! Alternate fire: one unit after the other, each with effect at once (Full Thrust 8.7).

use crate::event::{Cause, Event};
use crate::field::Field;
use crate::id::{SideId, Target, UnitId};
use crate::phase::{Exchange, Phase, Rotation, Volley};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{exchange, fighters, fire, fire_control, sensors};
use crate::table::Shot;
use kernel::SeatSet;

/// Whether a side has something left that may fire at something.
fn has_fire(field: Field<'_>, side: SideId) -> bool {
    field.afloat().any(|vessel| vessel.entry.side == side && fire::ship_may(field, vessel))
        || field.in_space().any(|flight| flight.entry.side == side && fire::group_may(field, flight))
}

/// The side whose turn it is; none if all have passed in a row or nothing is left. A side with nothing left is skipped.
pub fn turn_of(field: Field<'_>, rotation: &Rotation) -> Option<SideId> {
    let able = rotation.order.iter().filter(|side| has_fire(field, **side)).count();
    if usize::from(rotation.passes) >= able {
        return None;
    }
    rotation.from_next().find(|side| has_fire(field, *side))
}

/// Seats of a side with something left to fire.
pub fn asked(field: Field<'_>, side: SideId) -> SeatSet {
    let ships = field.afloat().filter(|vessel| vessel.entry.side == side && fire::ship_may(field, *vessel));
    let groups = field.in_space().filter(|flight| flight.entry.side == side && fire::group_may(field, *flight));
    ships.map(|vessel| vessel.entry.seat).chain(groups.map(|flight| flight.entry.seat)).collect()
}

/// Fires a ship (D7).
///
/// # Errors
/// If it is not her turn, or the fire is not lawful.
pub fn fire(play: &mut Play<'_>, rotation: &Rotation, ship: UnitId, shots: &[Shot]) -> Result<Phase, Refusal> {
    let field = play.field();
    let vessel = field.vessel(ship).filter(|vessel| vessel.ship.is_on_table()).ok_or(Refusal::NoUnit)?;
    let side = vessel.entry.side;
    if turn_of(field, rotation) != Some(side) {
        return Err(Refusal::OtherSide);
    }
    if vessel.ship.fired {
        return Err(Refusal::Fired);
    }
    if shots.is_empty() {
        return Err(Refusal::Nothing);
    }
    fire_control::judge(field, vessel, shots)?;
    let mut shots = shots.to_vec();
    shots.sort_by_key(|shot| shot.weapon);
    let volleys = shots.iter().map(|shot| Volley::Ship { ship, shot: *shot }).collect();
    play.emit(Event::Fires { ship, shots });
    Ok(exchange::begin(play, Exchange::of(volleys, Some(after(rotation, side)))))
}

/// Lets a group attack (D7).
///
/// # Errors
/// If it is not its turn, or the attack is not lawful.
pub fn attack(
    play: &mut Play<'_>,
    rotation: &Rotation,
    group: UnitId,
    target: Option<Target>,
) -> Result<Phase, Refusal> {
    let field = play.field();
    let flight = field.flight(group).ok_or(Refusal::NoUnit)?;
    let side = flight.entry.side;
    if turn_of(field, rotation) != Some(side) {
        return Err(Refusal::OtherSide);
    }
    if flight.group.fired {
        return Err(Refusal::Fired);
    }
    let unit = fighters::judge_attack(field, flight, target.ok_or(Refusal::Nothing)?)?;
    sensors::reveal(play, vec![unit], Cause::Attacked);
    let volleys =
        if fire::announce(play, group, unit) { vec![Volley::Group { group, target: unit }] } else { Vec::new() };
    Ok(exchange::begin(play, Exchange::of(volleys, Some(after(rotation, side)))))
}

/// Passes. Who passed may fire later if someone else fires in between (R 26).
pub fn pass(play: &mut Play<'_>, mut rotation: Rotation) -> Phase {
    if let Some(side) = turn_of(play.field(), &rotation) {
        play.emit(Event::Passed { side });
        rotation.pass_on(side);
        rotation.passes = rotation.passes.saturating_add(1);
    }
    Phase::Alternate(rotation)
}

fn after(rotation: &Rotation, side: SideId) -> Rotation {
    let mut rotation = rotation.clone();
    rotation.pass_on(side);
    rotation.passes = 0;
    rotation
}
