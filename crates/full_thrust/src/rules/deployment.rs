//! Setting up (Full Thrust 5.7, U4–U7).

use crate::event::{Cause, Event};
use crate::field::{Field, Vessel};
use crate::geometry::{Course, Point};
use crate::id::{Letter, UnitId};
use crate::phase::Phase;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{secret_decisions, sensors, turn_end};
use crate::table::Presence;
use kernel::{Seat, SeatSet};

/// What a die over the zones decides: on 4–6 the two sides change (Full Thrust 14.1).
pub fn deal(play: &mut Play<'_>, die: u8) -> Phase {
    play.emit(Event::EdgesDealt { die, swapped: die >= 4 });
    Phase::Deploy
}

/// Everyone sets up.
pub fn asked(field: Field<'_>) -> SeatSet {
    field.battle.seat_ids().collect()
}

/// Where a ship may be set up, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Berths {
    /// The south-west corner of the zone.
    pub low: Point,
    /// Its north-east corner.
    pub high: Point,
    /// Courses.
    pub courses: Vec<Course>,
    /// Least velocity.
    pub slowest: u32,
    /// Greatest.
    pub fastest: u32,
}

/// Where a ship may be set up, and how.
pub fn berths(field: Field<'_>, vessel: Vessel<'_>) -> Option<Berths> {
    let (zone, courses) = field.battle.berth(vessel.entry.side, field.table.swapped)?;
    let (low, high) = match vessel.entry.place {
        Some((x, y)) => {
            let place = Point::inches(x.into(), y.into());
            (place, place)
        }
        None => zone.corners(field.battle.bounds),
    };
    let (slowest, fastest) = field.battle.side(vessel.entry.side)?.v;
    Some(Berths { low, high, courses: courses.to_vec(), slowest: slowest.into(), fastest: fastest.into() })
}

/// Sets a ship up, or sets it up anew.
///
/// # Errors
/// If the scenario does not allow it there, like that.
pub fn deploy(
    play: &mut Play<'_>,
    ship: UnitId,
    at: Point,
    course: Course,
    velocity: u32,
    letter: Option<Letter>,
) -> Result<(), Refusal> {
    let field = play.field();
    let vessel = field.vessel(ship).ok_or(Refusal::NoUnit)?;
    secret_decisions::may_decide(field, asked(field), vessel.entry.seat)?;
    let berths = berths(field, vessel).ok_or(Refusal::NoUnit)?;
    if !(berths.low.x..=berths.high.x).contains(&at.x) || !(berths.low.y..=berths.high.y).contains(&at.y) {
        return Err(if vessel.entry.place.is_some() { Refusal::PlaceFixed } else { Refusal::OutsideZone });
    }
    if !berths.courses.contains(&course) {
        return Err(Refusal::CourseNotAllowed);
    }
    if !(berths.slowest..=berths.fastest).contains(&velocity) {
        return Err(Refusal::Velocity { low: berths.slowest, high: berths.fastest });
    }
    let side = field.battle.side(vessel.entry.side).ok_or(Refusal::NoUnit)?;
    match letter {
        None => {
            if field.battle.switches.sensors {
                return Err(Refusal::Letter);
            }
        }
        Some(letter) => {
            let own = letter.0.checked_sub(side.first_letter.0).is_some_and(|place| place < side.letters);
            if !field.battle.switches.sensors || !own {
                return Err(Refusal::Letter);
            }
            if field.lettered(letter).is_some_and(|other| other.entry.id != ship) {
                return Err(Refusal::LetterTaken);
            }
        }
    }
    play.emit(Event::Deployed { ship, at, course, velocity, letter });
    Ok(())
}

/// Locks a seat, once all its ships are set up.
///
/// # Errors
/// If one is not.
pub fn lock(play: &mut Play<'_>, seat: Seat) -> Result<(), Refusal> {
    let field = play.field();
    if field.ships().any(|vessel| vessel.entry.seat == seat && vessel.ship.presence == Presence::Undeployed) {
        return Err(Refusal::NotSetUp);
    }
    secret_decisions::lock(play, asked(field), seat)
}

/// Opens the table, and checks the sensors for the first time (U6, U7).
pub fn reveal(play: &mut Play<'_>) -> Phase {
    play.emit(Event::SetUpRevealed);
    let seen = sensors::in_sight(play.field());
    sensors::reveal(play, seen, Cause::Passive);
    turn_end::begin_turn(play)
}
