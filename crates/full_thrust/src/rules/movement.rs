//! Movement (Full Thrust 6.1–6.3), and launching on the way (10.4).

use crate::event::{Cause, Event};
use crate::field::Vessel;
use crate::geometry::{Course, Leg, Point};
use crate::id::UnitId;
use crate::order::{Impossible, Order};
use crate::phase::Phase;
use crate::play::Play;
use crate::rules::{leaving, sensors, withdrawal};
use crate::switches::Switches;
use crate::table::{Plan, Return};

/// The two legs of a move. Half of the turn, rounded down, comes at the start and the rest at the mid point
/// (Full Thrust 6.2); in the basic game all of it comes at the start (6.1). Each leg has half the distance.
pub fn legs(at: Point, course: Course, turn: i32, velocity: u32, switches: Switches) -> [Leg; 2] {
    // Division drops the fraction on either side: one point is turned wholly at the mid point (R 17).
    let at_start = if switches.adv_movement { turn / 2 } else { turn };
    let first = Leg::flown(at, course.turned(at_start), velocity);
    let second = Leg::flown(first.to, course.turned(turn), velocity);
    [first, second]
}

/// Where an order leads: its legs, and why it is void, if it is. A void order means straight on (Full Thrust 5.4).
pub fn flight(vessel: Vessel<'_>, order: &Order, switches: Switches) -> (Course, u32, [Leg; 2], Option<Impossible>) {
    let ship = vessel.ship;
    match order.judge(vessel.thrust(), ship.course, ship.velocity, switches.odd_thrust_round_up) {
        Ok((course, velocity)) => (course, velocity, legs(ship.at, ship.course, order.turn, velocity, switches), None),
        Err(impossible) => {
            let legs = legs(ship.at, ship.course, 0, ship.velocity, switches);
            (ship.course, ship.velocity, legs, Some(impossible))
        }
    }
}

/// Reveals the orders and moves every ship (T2).
pub fn fly(play: &mut Play<'_>) -> Phase {
    withdrawal::write_orders(play);
    play.emit(Event::OrdersRevealed);
    let ids: Vec<UnitId> = play.field().ships().map(|vessel| vessel.entry.id).collect();
    let mut launched = Vec::new();
    for ship in ids {
        let Some(vessel) = play.field().vessel(ship) else { continue };
        let plan = vessel.ship.plan.clone();
        if vessel.ship.is_on_table() {
            let order = match plan {
                Plan::Order(order) => order,
                Plan::Unwritten | Plan::Wait | Plan::Return(_) => Order::default(),
            };
            if fly_order(play, ship, &order) {
                launched.push(ship);
            }
        } else if let Plan::Return(how) = plan {
            fly_in(play, ship, how);
        }
    }
    // A Bogey that launches is revealed at the end of the movement (9.5).
    sensors::reveal(play, launched, Cause::Launch);
    Phase::Edge
}

/// Moves a ship by her order; tells whether she launched a group.
fn fly_order(play: &mut Play<'_>, ship: UnitId, order: &Order) -> bool {
    let Some(vessel) = play.field().vessel(ship) else { return false };
    let (course, velocity, legs, void) = flight(vessel, order, play.battle.switches);
    move_along(play, ship, legs, course, velocity, void);
    let [first, _] = legs;
    let mut launched = false;
    if !order.launch.is_empty() {
        // The order must ask for no thrust, and the half-way point must be on the table (10.4).
        if order.uses_thrust() || !play.battle.bounds.contains(first.to) {
            play.emit(Event::LaunchVoid { ship });
        } else {
            for number in &order.launch {
                if let Some(flight) = play.field().flight_of(ship, *number) {
                    let group = flight.entry.id;
                    play.emit(Event::Launched { group, at: first.to, facing: course });
                    launched = true;
                }
            }
        }
    }
    leaving::leave(play, ship, legs);
    launched
}

/// Brings a ship back on to the table, straight on from the edge (Full Thrust 6.5).
fn fly_in(play: &mut Play<'_>, ship: UnitId, how: Return) {
    let field = play.field();
    let Some(at) = field.vessel(ship).and_then(|vessel| leaving::entry_point(field, vessel, how)) else { return };
    play.emit(Event::Returned { ship, at, course: how.course, velocity: how.velocity });
    let legs = legs(at, how.course, 0, how.velocity, play.battle.switches);
    move_along(play, ship, legs, how.course, how.velocity, None);
    leaving::leave(play, ship, legs);
}

fn move_along(
    play: &mut Play<'_>,
    ship: UnitId,
    legs: [Leg; 2],
    course: Course,
    velocity: u32,
    void: Option<Impossible>,
) {
    let [first, second] = legs;
    // What is left of a move after the edge is dropped (6.4, R 18).
    let to = if play.battle.bounds.contains(first.to) { second.to } else { first.to };
    play.emit(Event::Moved { ship, from: first.from, mid: first.to, to, course, velocity, void });
}
