//! Choosing orders.

use super::power::{Battery, Stance, box_worth};
use super::{Bot, Strength, lookahead};
use crate::field::{Field, Vessel};
use crate::geometry::{Edge, INCH, Point};
use crate::id::SideId;
use crate::order::Order;
use crate::query::{self, Plot};
use crate::rules::leaving;
use crate::table::{Berth, Presence, Return};

/// What it costs to leave the table, beyond anything that fire may bring.
const LEAVING: i64 = 1_000_000_000;

/// Any order that can be flown.
pub fn random(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>) -> Order {
    let all: Vec<Order> = query::lawful(field, vessel).collect();
    let mut order = bot.pick(&all).unwrap_or_default();
    if bot.below(3) == 0 {
        launch(field, vessel, &mut order);
    }
    if field.battle.switches.ramming && !vessel.entry.is_dummy() && bot.below(10) == 0 {
        let near = field.afloat().find(|other| other.entry.side != vessel.entry.side && !other.ship.hidden);
        order.ram = near.map(|other| crate::id::Target::Unit(other.entry.id));
    }
    let away = field.in_space().find(|flight| flight.entry.mother == vessel.entry.id);
    if bot.below(10) == 0 {
        order.recover = away.map(|flight| flight.entry.number);
    }
    order
}

/// Launches what can be launched; the order must then use no thrust (Full Thrust 10.4).
fn launch(field: Field<'_>, vessel: Vessel<'_>, order: &mut Order) {
    let aboard =
        field.flights().filter(|flight| flight.entry.mother == vessel.entry.id && flight.group.berth == Berth::Aboard);
    let numbers = aboard.map(|flight| flight.entry.number);
    order.launch = numbers.take(usize::from(vessel.entry.design.launches)).collect();
    if !order.launch.is_empty() {
        (order.turn, order.thrust) = (0, 0);
    }
}

/// An enemy and where it may be.
pub struct Enemy<'a> {
    vessel: Vessel<'a>,
    battery: Battery,
    stances: Vec<Stance>,
    worth: i64,
}

/// The enemies of a side, each flying straight on.
pub fn straight_on<'a>(field: Field<'a>, side: SideId) -> Vec<Enemy<'a>> {
    enemies(field, side, Strength::Plain)
}

fn enemies<'a>(field: Field<'a>, side: SideId, strength: Strength) -> Vec<Enemy<'a>> {
    field
        .afloat()
        .filter(|other| other.entry.side != side)
        .map(|other| Enemy {
            vessel: other,
            battery: Battery::of(other),
            stances: foreseen(field, other, strength),
            worth: box_worth(field, other),
        })
        .collect()
}

/// What leaving the table counts, or being bound to leave it; none if the plot does neither.
pub fn edge_trouble(plot: &Plot) -> Option<i64> {
    if plot.leaves.is_some() {
        Some(-LEAVING)
    } else if plot.trapped {
        Some(-LEAVING / 2)
    } else {
        None
    }
}

/// The order whose end is best: for a plain bot if every enemy flies straight on, for a strong one on the average of what
/// the enemies may do, return fire counted.
pub fn best(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>, side: SideId) -> Order {
    let strength = bot.strength;
    let enemies = enemies(field, side, strength);
    let mut order = if strength == Strength::Strong && !seeks_exit(field, vessel) {
        lookahead::best(bot, field, vessel, side)
    } else {
        best_alone(bot, field, vessel, &enemies)
    };
    let near = enemies.iter().any(|enemy| vessel.ship.at.within(enemy.vessel.ship.at, 40));
    let straight = query::plot(field, vessel, &Order::default());
    if near && straight.leaves.is_none() && !straight.trapped {
        launch(field, vessel, &mut order);
    }
    order
}

/// Whether she is a merchant that has an edge to get away by.
fn seeks_exit(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    vessel.entry.is_merchant() && field.battle.side(vessel.entry.side).is_some_and(|side| side.exit.is_some())
}

/// The order whose end is best for the ship by herself.
fn best_alone(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>, enemies: &[Enemy<'_>]) -> Order {
    let strength = bot.strength;
    let battery = Battery::of(vessel);
    let mut choice: Option<(i64, Order)> = None;
    for order in query::lawful(field, vessel) {
        let plot = query::plot(field, vessel, &order);
        let mut score = judge(field, vessel, &battery, &plot, enemies, strength);
        // Equals are chosen by chance, so that a bot does not always do the same.
        score = score * 16 + i64::try_from(bot.below(16)).unwrap_or(0);
        if choice.as_ref().is_none_or(|(most, _)| score > *most) {
            choice = Some((score, order));
        }
    }
    choice.map(|(_, order)| order).unwrap_or_default()
}

/// Where a ship may be after her next move: straight on, and for a strong bot also turned, faster and slower.
fn foreseen(field: Field<'_>, vessel: Vessel<'_>, strength: Strength) -> Vec<Stance> {
    let helm = query::helm(field, vessel);
    let turn = i32::try_from(helm.most_turn).unwrap_or(0);
    let left = i32::try_from(helm.thrust).unwrap_or(0) - turn;
    let slower = -left.min(i32::try_from(vessel.ship.velocity).unwrap_or(0));
    let mut orders = vec![Order::default()];
    if strength == Strength::Strong {
        orders.extend([
            Order::fly(turn, 0),
            Order::fly(-turn, 0),
            Order::fly(0, left),
            Order::fly(0, slower),
            Order::fly(turn, slower),
            Order::fly(-turn, slower),
        ]);
    }
    let plots = orders.iter().map(|order| query::plot(field, vessel, order));
    let on_table: Vec<Stance> = plots.filter(|plot| plot.leaves.is_none()).map(|plot| end(&plot)).collect();
    if on_table.is_empty() { vec![Stance::of(vessel)] } else { on_table }
}

/// Where a plot ends.
pub fn end(plot: &Plot) -> Stance {
    let [_, second] = plot.legs;
    Stance { at: second.to, course: plot.course }
}

/// What an order's end is worth to a ship.
pub fn judge(
    field: Field<'_>,
    vessel: Vessel<'_>,
    battery: &Battery,
    plot: &Plot,
    enemies: &[Enemy<'_>],
    strength: Strength,
) -> i64 {
    let exit = field.battle.side(vessel.entry.side).and_then(|side| side.exit);
    let exit = if vessel.entry.is_merchant() { exit } else { None };
    if let Some(edge) = plot.leaves {
        return if exit == Some(edge) { LEAVING } else { -LEAVING };
    }
    let stance = end(plot);
    let mut score = 0;
    if plot.trapped && exit.is_none() {
        score -= LEAVING / 2;
    }
    let armour = field.battle.switches.hull_armour;
    let own_group = vessel.entry.design.group;
    let own_worth = box_worth(field, vessel);
    let (mut first, mut second, mut received) = (0i64, 0i64, 0i64);
    for enemy in enemies {
        let count = i64::try_from(enemy.stances.len()).unwrap_or(1).max(1);
        let group = enemy.vessel.entry.design.group;
        let dealt: i64 = enemy.stances.iter().map(|other| battery.damage(stance, other.at, group, armour)).sum();
        let dealt = dealt * enemy.worth / count;
        (first, second) = if dealt > first { (dealt, first) } else { (first, second.max(dealt)) };
        if strength == Strength::Strong {
            let back: i64 =
                enemy.stances.iter().map(|other| enemy.battery.damage(*other, stance.at, own_group, armour)).sum();
            received += back * own_worth / count;
        }
    }
    score += first + second / 4;
    // An enemy fires at one ship of many, so that only a share of it comes back to this one.
    let friends = field.afloat().filter(|other| other.entry.side == vessel.entry.side).count();
    let share = RETURN_FIRE / i64::try_from(friends).unwrap_or(1).max(3);
    score -= received * share / 100;
    if let Some(edge) = exit {
        // Where two more turns on this course would lead.
        let ahead = stance.at.along(plot.course, plot.velocity.saturating_mul(4));
        score -= way_to(field, edge, ahead) * 600;
        return score;
    }
    let nearest = enemies.iter().filter_map(|enemy| enemy.stances.first());
    score + shape(field, battery, stance, plot.velocity, nearest, strength)
}

/// How much return fire weighs against one's own, in hundredths, shared among one's ships.
const RETURN_FIRE: i64 = 160;

/// What is good beyond the next shots: to be near enough, and not too fast.
pub fn shape<'a>(
    field: Field<'_>,
    battery: &Battery,
    stance: Stance,
    velocity: u32,
    enemies: impl Iterator<Item = &'a Stance>,
    strength: Strength,
) -> i64 {
    let nearest = enemies.map(|other| stance.at.hundredths(other.at)).min();
    let Some(nearest) = nearest else { return 0 };
    let power = battery.full();
    // An unarmed ship keeps away, an armed one comes within 12″.
    let mut score = if power == 0 { nearest * 10 } else { -(nearest - 1000).max(0) * 200 };
    if strength == Strength::Strong && !field.battle.switches.adv_movement {
        // With all of the turn at the start, a fast ship is past her enemy before she can turn on it.
        score -= (i64::from(velocity) - 12).max(0) * 2000;
    }
    score
}

/// The way to an edge, in hundredths of an inch.
fn way_to(field: Field<'_>, edge: Edge, at: Point) -> i64 {
    let bounds = field.battle.bounds;
    let units = match edge {
        Edge::North => bounds.north() - at.y,
        Edge::East => bounds.east() - at.x,
        Edge::South => at.y,
        Edge::West => at.x,
    };
    i64::from(units) * 100 / i64::from(INCH)
}

/// Comes back in the middle of the side, straight in, as slow as allowed.
pub fn come_back(field: Field<'_>, vessel: Vessel<'_>) -> Option<Return> {
    let Presence::Away { edge, .. } = vessel.ship.presence else { return None };
    let (velocity, _) = leaving::return_velocity(vessel)?;
    Some(Return { along: field.battle.bounds.length(edge) / 2, course: edge.outward().turned(6), velocity })
}
