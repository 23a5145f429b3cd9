//! Writing orders (Full Thrust 5.1–5.6, 6.5, 10.4, 10.5, 10.13). Who may still change them is said in `secret_decisions`, who sees
//! them in `observe`.

use crate::event::Event;
use crate::field::{Field, Vessel};
use crate::id::{Target, UnitId};
use crate::order::Order;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{leaving, secret_decisions};
use crate::switches::Switch;
use crate::table::{Berth, Plan, Presence, Return};
use kernel::SeatSet;

/// Whether a ship may be given an order: on the table, and not withdrawing.
pub fn takes_orders(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    vessel.ship.is_on_table() && !field.withdraws(vessel.entry.seat)
}

/// Whether a ship may come back this turn (Full Thrust 6.5).
pub fn may_return(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    match vessel.ship.presence {
        Presence::Away { back, .. } => back <= field.table.turn && !field.withdraws(vessel.entry.seat),
        Presence::Undeployed | Presence::OnTable | Presence::Leaving(_) | Presence::Gone(_) => false,
    }
}

/// Seats with an order to write or a return to decide.
pub fn asked(field: Field<'_>) -> SeatSet {
    field
        .ships()
        .filter(|vessel| takes_orders(field, *vessel) || may_return(field, *vessel))
        .map(|vessel| vessel.entry.seat)
        .collect()
}

/// Writes an order. One that is beyond the ship is taken too: it is void when she moves (Full Thrust 5.4).
///
/// # Errors
/// If she takes no orders now, or names what is not there.
pub fn write(play: &mut Play<'_>, ship: UnitId, order: &Order) -> Result<(), Refusal> {
    let field = play.field();
    let vessel = field.vessel(ship).filter(|vessel| vessel.ship.is_on_table()).ok_or(Refusal::NoUnit)?;
    if field.withdraws(vessel.entry.seat) {
        return Err(Refusal::Withdrawing);
    }
    secret_decisions::may_decide(field, asked(field), vessel.entry.seat)?;
    check_fighters(field, vessel, order)?;
    if let Some(target) = order.ram {
        check_ram(field, vessel, target)?;
    }
    play.emit(Event::PlanWritten { ship, plan: Plan::Order(order.clone()) });
    Ok(())
}

fn check_fighters(field: Field<'_>, vessel: Vessel<'_>, order: &Order) -> Result<(), Refusal> {
    if order.launch.is_empty() && order.recover.is_none() {
        return Ok(());
    }
    if !field.battle.switches.fighters {
        return Err(Refusal::SwitchOff(Switch::Fighters));
    }
    if vessel.entry.is_dummy() {
        return Err(Refusal::Dummy);
    }
    let most = vessel.entry.design.launches;
    if order.launch.len() > usize::from(most) {
        return Err(Refusal::Launches { most });
    }
    let is = |number: u8, berth: Berth| {
        field.flight_of(vessel.entry.id, number).is_some_and(|flight| flight.group.berth == berth)
    };
    for (at, number) in order.launch.iter().enumerate() {
        if !is(*number, Berth::Aboard) || order.launch.iter().take(at).any(|other| other == number) {
            return Err(Refusal::NoGroup);
        }
    }
    if order.recover.is_some_and(|number| !is(number, Berth::Space)) {
        return Err(Refusal::NoGroup);
    }
    Ok(())
}

fn check_ram(field: Field<'_>, vessel: Vessel<'_>, target: Target) -> Result<(), Refusal> {
    if !field.battle.switches.ramming {
        return Err(Refusal::SwitchOff(Switch::Ramming));
    }
    if vessel.entry.is_dummy() {
        return Err(Refusal::Dummy);
    }
    known_ship(field, vessel.entry.side, target).map(|_| ())
}

/// The enemy ship on the table that a target names: a Bogey by its letter, anything else by its number.
///
/// # Errors
/// If there is none by that name.
pub fn known_ship<'a>(field: Field<'a>, side: crate::id::SideId, target: Target) -> Result<Vessel<'a>, Refusal> {
    let found = match target {
        Target::Unit(unit) => field.vessel(unit).filter(|vessel| !vessel.ship.hidden),
        Target::Bogey(letter) => field.lettered(letter).filter(|vessel| vessel.ship.hidden),
    };
    found.filter(|vessel| vessel.ship.is_on_table() && vessel.entry.side != side).ok_or(Refusal::NoTarget)
}

/// Writes that a ship comes back (Full Thrust 6.5).
///
/// # Errors
/// If she may not, or not like that.
pub fn come_back(play: &mut Play<'_>, ship: UnitId, how: Return) -> Result<(), Refusal> {
    let field = play.field();
    let vessel = returning(field, ship)?;
    leaving::judge_return(field, vessel, how)?;
    play.emit(Event::PlanWritten { ship, plan: Plan::Return(how) });
    Ok(())
}

/// Writes that a ship stays away for this turn (Full Thrust 6.5).
///
/// # Errors
/// If she could not come back anyway.
pub fn wait(play: &mut Play<'_>, ship: UnitId) -> Result<(), Refusal> {
    returning(play.field(), ship)?;
    play.emit(Event::PlanWritten { ship, plan: Plan::Wait });
    Ok(())
}

fn returning(field: Field<'_>, ship: UnitId) -> Result<Vessel<'_>, Refusal> {
    let vessel = field.vessel(ship).ok_or(Refusal::NoUnit)?;
    match vessel.ship.presence {
        Presence::Away { back, .. } if back > field.table.turn => return Err(Refusal::NotBack { turn: back }),
        Presence::Away { .. } => {}
        Presence::Undeployed | Presence::OnTable | Presence::Leaving(_) | Presence::Gone(_) => {
            return Err(Refusal::NoUnit);
        }
    }
    if field.withdraws(vessel.entry.seat) {
        return Err(Refusal::Withdrawing);
    }
    secret_decisions::may_decide(field, asked(field), vessel.entry.seat)?;
    Ok(vessel)
}
