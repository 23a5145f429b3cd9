//! Withdrawing (Full Thrust 11.10).

use crate::event::Event;
use crate::field::{Field, Vessel};
use crate::geometry::Edge;
use crate::order::{Order, most_turn};
use crate::play::Play;
use crate::table::{Fate, Plan, Presence};
use kernel::Seat;

/// The velocity under which a withdrawing ship does not slow down (R 38).
const LEAST_VELOCITY: u32 = 4;

/// The order that the rules write for a ship of a withdrawing squadron (R 38).
pub fn order(vessel: Vessel<'_>, edge: Edge, round_up: bool) -> Order {
    let thrust = vessel.thrust();
    let most = i32::try_from(most_turn(thrust, round_up)).unwrap_or(i32::MAX);
    let outward = edge.outward();
    let turn = vessel.ship.course.turn_to(outward).clamp(-most, most);
    let left = i32::from(thrust) - turn.abs();
    let thrust = if vessel.ship.course.turned(turn).turn_to(outward).abs() <= 1 {
        left
    } else {
        let spare = vessel.ship.velocity.saturating_sub(LEAST_VELOCITY);
        -left.min(i32::try_from(spare).unwrap_or(i32::MAX))
    };
    Order::fly(turn, thrust)
}

/// Writes the orders of every withdrawing ship.
pub fn write_orders(play: &mut Play<'_>) {
    let field = play.field();
    let round_up = field.battle.switches.odd_thrust_round_up;
    let orders: Vec<_> = field
        .afloat()
        .filter_map(|vessel| {
            let edge = field.table.squadrons.get(vessel.entry.seat.index())?.withdrawing?;
            Some((vessel.entry.id, order(vessel, edge, round_up)))
        })
        .collect();
    for (ship, order) in orders {
        play.emit(Event::PlanWritten { ship, plan: Plan::Order(order) });
    }
}

/// A squadron breaks off. Its ships that are away stay away (R 38).
pub fn begin(play: &mut Play<'_>, seat: Seat, edge: Edge) {
    play.emit(Event::Withdraws { seat, edge });
    let away: Vec<_> = away(play.field(), seat).collect();
    for ship in away {
        play.emit(Event::Gone { ship, fate: Fate::Withdrawn });
    }
}

fn away(field: Field<'_>, seat: Seat) -> impl Iterator<Item = crate::id::UnitId> {
    field
        .ships()
        .filter(move |vessel| vessel.entry.seat == seat)
        .filter(|vessel| matches!(vessel.ship.presence, Presence::Away { .. }))
        .map(|vessel| vessel.entry.id)
}
