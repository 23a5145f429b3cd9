//! Ramming (Full Thrust 10.13, 10.14).

use crate::decision::Request;
use crate::event::Event;
use crate::field::{Field, Vessel};
use crate::id::UnitId;
use crate::phase::{Phase, Ram, Rams, Resolution};
use crate::play::Play;
use crate::rules::turn_end;
use crate::table::{Blow, Effect, Plan};

/// How near rammer and target must be, in inches.
pub const WITHIN: u32 = 2;

/// The end of the turn begins with rams (T7a).
pub fn begin() -> Phase {
    Phase::Rams(Rams { done: Vec::new(), now: None })
}

/// Whom a ship is ordered to ram, whether or not she can.
fn aim(field: Field<'_>, vessel: Vessel<'_>) -> Option<UnitId> {
    let Plan::Order(order) = &vessel.ship.plan else { return None };
    // A Bogey's letter stands for the ship that it turned out to be (R 35).
    field.unit_of(order.ram?)
}

/// Whether a ship can try her ram: both on the table and within 2″, and the other no dummy.
fn can_try(field: Field<'_>, vessel: Vessel<'_>, target: UnitId) -> bool {
    field.vessel(target).is_some_and(|other| {
        vessel.ship.is_on_table()
            && other.ship.is_on_table()
            && !other.entry.is_dummy()
            && vessel.ship.at.within(other.ship.at, WITHIN)
    })
}

/// The Firecon number as printed, at least 1 (R 35).
fn factor(vessel: Vessel<'_>) -> u8 {
    vessel.entry.design.firecons.max(1)
}

/// The die that is rolled next, if a ram is under way.
pub fn request(rams: &Rams) -> Option<Request> {
    let ram = rams.now.as_ref()?;
    if !ram.contest {
        return Some(Request::RamDamage { ship: ram.ship, target: ram.target });
    }
    let ship = if ram.dice.is_empty() { ram.ship } else { ram.target };
    Some(Request::RamContest { ship, rammer: ram.ship })
}

/// Takes up the next ram, or goes on to the rest of the turn's end.
pub fn advance(play: &mut Play<'_>, mut rams: Rams) -> Phase {
    let field = play.field();
    let next = field.ships().find_map(|vessel| {
        if rams.done.contains(&vessel.entry.id) {
            return None;
        }
        Some((vessel, aim(field, vessel)?))
    });
    let Some((vessel, target)) = next else { return turn_end::land(play) };
    let ship = vessel.entry.id;
    rams.done.push(ship);
    if !can_try(field, vessel, target) {
        if vessel.ship.is_on_table() {
            play.emit(Event::RamMissed { ship });
        }
        return Phase::Rams(rams);
    }
    let other = field.vessel(target);
    // Two ships that ram each other: no contest, one roll with the higher number (10.14).
    let mutual = other.is_some_and(|other| aim(field, other) == Some(ship) && !rams.done.contains(&target));
    let mut number = factor(vessel);
    if mutual {
        rams.done.push(target);
        number = number.max(other.map_or(1, factor));
    }
    rams.now = Some(Ram { ship, target, contest: !mutual, factor: number, dice: Vec::new() });
    Phase::Rams(rams)
}

/// Takes a die of the contest or of the damage.
pub fn roll(play: &mut Play<'_>, mut rams: Rams, die: u8) -> Phase {
    let Some(mut ram) = rams.now.take() else { return Phase::Rams(rams) };
    ram.dice.push(die);
    let &[first, second] = ram.dice.as_slice() else {
        rams.now = Some(ram);
        return Phase::Rams(rams);
    };
    let field = play.field();
    let (Some(vessel), Some(other)) = (field.vessel(ram.ship), field.vessel(ram.target)) else {
        return Phase::Rams(rams);
    };
    let (ship, target) = (ram.ship, ram.target);
    if ram.contest {
        let sums = (u16::from(first) + vessel.thrust(), u16::from(second) + other.thrust());
        // Equal is evaded.
        let rammed = sums.0 > sums.1;
        play.emit(Event::RamContested { ship, target, dice: (first, second), sums, rammed });
        if rammed {
            rams.now = Some(Ram { contest: false, dice: Vec::new(), ..ram });
        }
        return Phase::Rams(rams);
    }
    let damage = (u16::from(first) + u16::from(second)) * u16::from(ram.factor);
    let (by_rammer, by_target) = (vessel.entry.side, other.entry.side);
    play.emit(Event::RamRolled { ship, target, dice: (first, second), factor: ram.factor, damage });
    let blows = vec![
        Blow { target, by: by_rammer, effect: Effect::Boxes(damage) },
        Blow { target: ship, by: by_target, effect: Effect::Boxes(damage) },
    ];
    Phase::Resolve(Resolution { blows, check: None, then: Box::new(Phase::Rams(rams)) })
}
