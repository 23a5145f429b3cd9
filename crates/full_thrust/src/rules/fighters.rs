//! Fighter groups in space: going aboard, moving, attacking (Full Thrust 10.2–10.7).

use crate::event::Event;
use crate::field::{Field, Flight};
use crate::geometry::{Arc, Course, Point};
use crate::id::{SideId, Target, UnitId};
use crate::phase::{Phase, Precedence, Rotation};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::switches::Switch;
use crate::table::{Berth, Plan};
use kernel::SeatSet;

/// How far a group moves, in inches (Full Thrust 10.2).
pub const MOVE: u32 = 18;
/// How far a group, and a gun against it, reaches, in inches (Full Thrust 10.7, 10.9).
pub const REACH: u32 = 6;

/// Which groups go aboard, and who moves first (T5).
pub fn begin(play: &mut Play<'_>) -> Phase {
    if !play.battle.switches.fighters {
        return Phase::Lines;
    }
    choose_landings(play);
    let field = play.field();
    let count = |side: SideId| {
        let count = field.in_space().filter(|flight| flight.entry.side == side).count();
        (side, u16::try_from(count).unwrap_or(u16::MAX))
    };
    Phase::GroupOrder(Precedence::of(field.battle.side_ids().map(count)))
}

/// Recoveries that can be flown: the ship is on the table, used no thrust, and the group is within 18″ (10.5, R 32).
fn choose_landings(play: &mut Play<'_>) {
    let field = play.field();
    let mut landings = Vec::new();
    for vessel in field.ships() {
        let Plan::Order(order) = &vessel.ship.plan else { continue };
        let Some(number) = order.recover else { continue };
        let ship = vessel.entry.id;
        let group = field.flight_of(ship, number).filter(|flight| {
            flight.group.berth == Berth::Space
                && vessel.ship.is_on_table()
                && !order.uses_thrust()
                && flight.group.at.within(vessel.ship.at, MOVE)
        });
        landings.push(match group {
            Some(flight) => Event::Landing { group: flight.entry.id },
            None => Event::LandingVoid { ship },
        });
    }
    for event in landings {
        play.emit(event);
    }
}

/// The side whose turn it is to move a group; none if all have moved.
pub fn turn_of(field: Field<'_>, rotation: &Rotation) -> Option<SideId> {
    rotation.from_next().find(|side| field.in_space().any(|flight| flight.entry.side == *side && !flight.group.moved))
}

/// Seats of a side with a group to move.
pub fn asked(field: Field<'_>, side: SideId) -> SeatSet {
    field
        .in_space()
        .filter(|flight| flight.entry.side == side && !flight.group.moved)
        .map(|flight| flight.entry.seat)
        .collect()
}

/// The only point that a group may move to: that of its mother ship, if it goes aboard.
pub fn must_move_to(field: Field<'_>, flight: Flight<'_>) -> Option<Point> {
    let mother = field.vessel(flight.entry.mother)?;
    if flight.group.landing { Some(mother.ship.at) } else { None }
}

/// Moves a group (D4).
///
/// # Errors
/// If it is not its turn, or the move is too far.
pub fn move_group(
    play: &mut Play<'_>,
    rotation: &mut Rotation,
    group: UnitId,
    to: Point,
    facing: Course,
) -> Result<(), Refusal> {
    let field = play.field();
    let flight = field.flight(group).filter(|flight| flight.group.berth == Berth::Space).ok_or(Refusal::NoUnit)?;
    if turn_of(field, rotation) != Some(flight.entry.side) {
        return Err(Refusal::OtherSide);
    }
    if flight.group.moved {
        return Err(Refusal::Moved);
    }
    if must_move_to(field, flight).is_some_and(|place| place != to) {
        return Err(Refusal::MustLand);
    }
    if !field.battle.bounds.contains(to) {
        return Err(Refusal::OffTable);
    }
    if !flight.group.at.within(to, MOVE) {
        return Err(Refusal::Range { reach: MOVE });
    }
    let (side, from) = (flight.entry.side, flight.group.at);
    play.emit(Event::GroupMoved { group, from, to, facing });
    rotation.pass_on(side);
    Ok(())
}

/// The ship or group that a group may attack under this name (Full Thrust 10.7, 10.10).
///
/// # Errors
/// If it may not.
pub fn judge_attack(field: Field<'_>, flight: Flight<'_>, target: Target) -> Result<UnitId, Refusal> {
    if flight.group.berth != Berth::Space {
        return Err(Refusal::NoUnit);
    }
    if flight.group.landing {
        return Err(Refusal::Landing);
    }
    let side = flight.entry.side;
    let other = match target {
        Target::Unit(unit) => field.flight(unit).filter(|other| other.group.berth == Berth::Space),
        Target::Bogey(_) => None,
    };
    let (unit, at) = match other {
        Some(other) => {
            if other.entry.side == side {
                return Err(Refusal::NoTarget);
            }
            if !field.battle.switches.dogfights {
                return Err(Refusal::SwitchOff(Switch::Dogfights));
            }
            (other.entry.id, other.group.at)
        }
        None => {
            let vessel = super::orders::known_ship(field, side, target)?;
            (vessel.entry.id, vessel.ship.at)
        }
    };
    if !flight.group.at.within(at, REACH) {
        return Err(Refusal::Range { reach: REACH });
    }
    match field.arc(flight.entry.id, unit) {
        Some(Arc::Fore) => Ok(unit),
        Some(arc @ (Arc::Starboard | Arc::Aft | Arc::Port)) => Err(Refusal::Arc(arc)),
        None => Err(Refusal::NoTarget),
    }
}

/// Everything that a group may attack now, by the name that its side knows it by.
pub fn attackable(field: Field<'_>, flight: Flight<'_>) -> Vec<Target> {
    let ships = field.afloat().map(|vessel| match vessel.ship.letter {
        Some(letter) if vessel.ship.hidden => Target::Bogey(letter),
        Some(_) | None => Target::Unit(vessel.entry.id),
    });
    let groups = field.in_space().map(|other| Target::Unit(other.entry.id));
    ships.chain(groups).filter(|target| judge_attack(field, flight, *target).is_ok()).collect()
}
