//! Leaving the table and coming back (Full Thrust 6.4, 6.5).

use crate::event::Event;
use crate::field::{Field, Vessel};
use crate::geometry::{Leg, Point};
use crate::id::UnitId;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::{Fate, Presence, Return};

/// Takes a ship off the table whose move crossed its edge.
pub fn leave(play: &mut Play<'_>, ship: UnitId, legs: [Leg; 2]) {
    let field = play.field();
    let bounds = field.battle.bounds;
    let Some(edge) = legs.into_iter().find_map(|leg| bounds.left_by(leg)) else { return };
    let Some(vessel) = field.vessel(ship) else { return };
    let exit = field.battle.side(vessel.entry.side).and_then(|side| side.exit);
    let event = if vessel.entry.is_dummy() {
        Event::Gone { ship, fate: Fate::Removed }
    } else if vessel.entry.is_merchant() && exit == Some(edge) {
        Event::Gone { ship, fate: Fate::Exited }
    } else if field.withdraws(vessel.entry.seat) {
        Event::Gone { ship, fate: Fate::Withdrawn }
    } else {
        Event::Left { ship, edge }
    };
    play.emit(event);
}

/// The first ship whose die is still to be rolled.
pub fn waiting(field: Field<'_>) -> Option<UnitId> {
    field.ships().find(|vessel| matches!(vessel.ship.presence, Presence::Leaving(_))).map(|vessel| vessel.entry.id)
}

/// Rolls for a ship that left: 1–3 never, 4–6 back after that many whole turns (Full Thrust 6.4, R 18).
pub fn roll(play: &mut Play<'_>, ship: UnitId, die: u8) {
    let turn = play.field().table.turn;
    let back = if die >= 4 { Some(turn.saturating_add(u16::from(die)).saturating_add(1)) } else { None };
    play.emit(Event::EdgeRolled { ship, die, back });
    if back.is_none() {
        play.emit(Event::Gone { ship, fate: Fate::Lost });
    }
}

/// Least and greatest velocity with which a ship comes back; none if she is not away (Full Thrust 6.5).
pub fn return_velocity(vessel: Vessel<'_>) -> Option<(u32, u32)> {
    let Presence::Away { turns, .. } = vessel.ship.presence else { return None };
    let slower = u32::from(turns) * u32::from(vessel.thrust());
    let velocity = vessel.ship.velocity.max(1);
    Some((velocity.saturating_sub(slower).max(1), velocity))
}

/// Where a ship comes back on to the table.
pub fn entry_point(field: Field<'_>, vessel: Vessel<'_>, how: Return) -> Option<Point> {
    match vessel.ship.presence {
        Presence::Away { edge, .. } => Some(field.battle.bounds.on_edge(edge, how.along)),
        Presence::Undeployed | Presence::OnTable | Presence::Leaving(_) | Presence::Gone(_) => None,
    }
}

/// Whether a ship may come back like that (Full Thrust 6.5).
///
/// # Errors
/// If point, course or velocity are not allowed.
pub fn judge_return(field: Field<'_>, vessel: Vessel<'_>, how: Return) -> Result<(), Refusal> {
    let Presence::Away { edge, .. } = vessel.ship.presence else { return Err(Refusal::NoUnit) };
    if !(0..=field.battle.bounds.length(edge)).contains(&how.along) {
        return Err(Refusal::NotOnSide);
    }
    if !edge.leads_in(how.course) {
        return Err(Refusal::NotInward);
    }
    let (low, high) = return_velocity(vessel).ok_or(Refusal::NoUnit)?;
    if !(low..=high).contains(&how.velocity) {
        return Err(Refusal::Velocity { low, high });
    }
    Ok(())
}
