//! What screens ask: where orders lead and what they cost, what bears on what, and with what odds.

use crate::answer::Answer;
use crate::field::{Field, Vessel};
use crate::geometry::{Arc, Course, Edge, INCH, Leg};
use crate::id::{Target, UnitId};
use crate::odds::{self, Spread};
use crate::order::{Impossible, Order, most_turn};
use crate::play::{FullThrust, Input};
use crate::refusal::Refusal;
use crate::rules::fire_control::{self, Aim};
use crate::rules::threshold;
use crate::rules::{fighters, movement};
use crate::table::Shot;

pub use crate::rules::deployment::{Berths, berths};
pub use crate::rules::leaving::return_velocity;
pub use crate::rules::sensors::{ACTIVE, PASSIVE, scannable};

/// What a ship's helm allows this turn (Full Thrust 5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Helm {
    /// Thrust points.
    pub thrust: u32,
    /// Of them at most for the course.
    pub most_turn: u32,
}

/// What a ship's helm allows this turn.
pub fn helm(field: Field<'_>, vessel: Vessel<'_>) -> Helm {
    let thrust = vessel.thrust();
    Helm { thrust: thrust.into(), most_turn: most_turn(thrust, field.battle.switches.odd_thrust_round_up) }
}

/// Where an order leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plot {
    /// The two legs of the move; the second is not flown if the first leaves the table.
    pub legs: [Leg; 2],
    /// Course at the end.
    pub course: Course,
    /// Velocity.
    pub velocity: u32,
    /// Thrust points used.
    pub cost: u32,
    /// Why it cannot be flown, so that the ship goes straight on; none if it can.
    pub void: Option<Impossible>,
    /// The edge by which it leaves the table.
    pub leaves: Option<Edge>,
    /// Whether she is then bound to leave the table in the turn after, whatever she does.
    pub trapped: bool,
}

/// Where an order leads (Full Thrust 5, 6).
pub fn plot(field: Field<'_>, vessel: Vessel<'_>, order: &Order) -> Plot {
    let switches = field.battle.switches;
    let (course, velocity, legs, void) = movement::flight(vessel, order, switches);
    let leaves = legs.into_iter().find_map(|leg| field.battle.bounds.left_by(leg));
    let [_, second] = legs;
    let trapped = leaves.is_none() && {
        let mut ship = vessel.ship.clone();
        (ship.at, ship.course, ship.velocity) = (second.to, course, velocity);
        let after = Vessel { entry: vessel.entry, ship: &ship };
        lawful(field, after).all(|order| {
            let (_, _, legs, _) = movement::flight(after, &order, switches);
            legs.into_iter().any(|leg| field.battle.bounds.left_by(leg).is_some())
        })
    };
    let cost = if void.is_none() { order.cost() } else { 0 };
    Plot { legs, course, velocity, cost, void, leaves, trapped }
}

/// The legs of an order: where it leads, and nothing else.
pub fn plot_legs(field: Field<'_>, vessel: Vessel<'_>, order: &Order) -> [Leg; 2] {
    let (_, _, legs, _) = movement::flight(vessel, order, field.battle.switches);
    legs
}

/// The order by which a ship keeps formation with another that flies `order`: of all she can fly, the one that brings her
/// nearest to where she would be if both moved alike, on the other's course and at her velocity. Off the table only if the
/// other leads there too and nothing else is left.
pub fn in_formation(field: Field<'_>, leader: Vessel<'_>, order: &Order, vessel: Vessel<'_>) -> Order {
    let led = plot(field, leader, order);
    let [_, last] = led.legs;
    let (dx, dy) = leader.ship.at.to(last.to);
    let bounds = field.battle.bounds;
    let strayed = |order: &Order| {
        let (course, velocity, legs, _) = movement::flight(vessel, order, field.battle.switches);
        let leaves = legs.into_iter().any(|leg| bounds.left_by(leg).is_some());
        let [_, last] = legs;
        let (x, y) = vessel.ship.at.to(last.to);
        // In units: a course point off counts as three inches, an inch of velocity as one.
        let off = u64::from(led.course.turn_to(course).unsigned_abs()) * 3 + u64::from(led.velocity.abs_diff(velocity));
        let off = off.saturating_mul(INCH.unsigned_abs().into());
        let away = (x - dx).unsigned_abs().saturating_add((y - dy).unsigned_abs());
        (leaves, away.saturating_add(off), order.cost())
    };
    lawful(field, vessel).min_by_key(strayed).unwrap_or_default()
}

/// Every order for course and velocity that a ship can fly, no order first.
pub fn lawful(field: Field<'_>, vessel: Vessel<'_>) -> impl Iterator<Item = Order> {
    let Helm { thrust, most_turn } = helm(field, vessel);
    let thrust = i32::try_from(thrust).unwrap_or(i32::MAX);
    let most = i32::try_from(most_turn).unwrap_or(i32::MAX);
    let slowest = -i32::try_from(vessel.ship.velocity).unwrap_or(i32::MAX);
    let turns = (0..=most).flat_map(|turn| if turn == 0 { vec![0] } else { vec![turn, -turn] });
    turns.flat_map(move |turn| {
        let left = thrust - turn.abs();
        (0..=left)
            .flat_map(|change| if change == 0 { vec![0] } else { vec![change, -change] })
            .filter(move |change| *change >= slowest)
            .map(move |change| Order::fly(turn, change))
    })
}

/// A weapon that bears on a ship, and what it may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bearing {
    /// The weapon's place in the ship's list.
    pub weapon: u8,
    /// The ship it bears on.
    pub target: UnitId,
    /// Arc, dice, range.
    pub aim: Aim,
    /// Boxes that it may cross off.
    pub boxes: Spread,
    /// How likely a needle hits, in thousandths; none for other weapons.
    pub needle: Option<u16>,
}

/// Every lawful shot of a ship, with its odds (Full Thrust 7.5).
pub fn bearings(field: Field<'_>, vessel: Vessel<'_>) -> Vec<Bearing> {
    let armour = field.battle.switches.hull_armour;
    let options = fire_control::options(field, vessel).into_iter();
    options
        .filter_map(|(weapon, target, aim)| {
            let group = field.vessel(target)?.entry.design.group;
            let needle = if aim.kind == crate::design::WeaponKind::Needle { Some(odds::needle()) } else { None };
            Some(Bearing { weapon, target, aim, boxes: odds::boxes(aim, group, armour), needle })
        })
        .collect()
}

/// How a ship's Firecons are used by the fire allocated (Full Thrust 7.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FireControl {
    /// Firecons that work.
    pub working: u8,
    /// Targets engaged, with the arc of each.
    pub engaged: Vec<(UnitId, Option<Arc>)>,
}

/// How a ship's Firecons are used by these shots.
pub fn fire_control(field: Field<'_>, vessel: Vessel<'_>, shots: &[Shot]) -> FireControl {
    let mut engaged: Vec<(UnitId, Option<Arc>)> = Vec::new();
    for shot in shots {
        if !engaged.iter().any(|(target, _)| *target == shot.at) {
            engaged.push((shot.at, field.arc(vessel.entry.id, shot.at)));
        }
    }
    FireControl { working: vessel.firecons(), engaged }
}

/// What the next threshold point would bring (Full Thrust 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextPoint {
    /// Boxes until it is reached.
    pub boxes: u16,
    /// The least face on which a system is lost there.
    pub lost_on: u8,
    /// How likely each system is lost there, in thousandths.
    pub chance: u16,
}

/// What the next threshold point of a ship would bring; none if the rule is off or all are passed.
pub fn next_point(field: Field<'_>, vessel: Vessel<'_>) -> Option<NextPoint> {
    if !field.battle.switches.threshold_damage {
        return None;
    }
    let design = &vessel.entry.design;
    let passed = threshold::passed(design.group, design.damage, vessel.ship.lost);
    let at = *threshold::points(design.group, design.damage).get(usize::from(passed))?;
    let lost_on = threshold::lost_on(design.group, passed + 1);
    Some(NextPoint { boxes: at.saturating_sub(vessel.ship.lost), lost_on, chance: odds::threshold(lost_on) })
}

/// Everything that a group may attack now, with what it may do (Full Thrust 10.7).
pub fn attacks(field: Field<'_>, group: UnitId) -> Vec<(Target, Spread)> {
    let Some(flight) = field.flight(group) else { return Vec::new() };
    fighters::attackable(field, flight)
        .into_iter()
        .filter_map(|target| Some((target, odds::attack(field, group, field.unit_of(target)?))))
        .collect()
}

/// Whether an answer would be taken now.
///
/// # Errors
/// Why not.
pub fn judge(game: &FullThrust, answer: &Answer) -> Result<(), Refusal> {
    game.clone().submit(&Input::Answer(answer.clone()), &mut Vec::new())
}
