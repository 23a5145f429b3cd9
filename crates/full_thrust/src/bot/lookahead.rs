//! The strong player's orders: a turn ahead, against what the enemy is likely to do.

use super::Bot;
use super::helm::{self, Enemy};
use super::power::{Battery, Stance, box_worth};
use crate::content::Victory;
use crate::design::ClassGroup;
use crate::field::{Field, Vessel};
use crate::id::SideId;
use crate::order::Order;
use crate::query::{self, Plot};
use crate::table::Plan;

/// What the enemy may do, each with its weight: what looks best for each of its ships, and the best on another course.
const GUESSES: [i64; 2] = [4, 1];

/// What the enemy's fire counts against one's own, in hundredths.
const CAUTION: i64 = 90;

/// What the turn after the next counts, in hundredths.
const LATER: i64 = 50;

/// What it adds if friends that bear too may destroy a target, in hundredths.
const TOGETHER: i64 = 50;

/// How often an enemy that can do as much elsewhere fires at one's own ship, in hundredths.
const SHARED: i64 = 33;

/// The fire in sight at which a cripple leaves the table, in hundredths of the boxes that she has left: the enemy has others
/// to fire at as well.
const DOOM: i64 = 200;

/// A ship, and where she may be after the move, a place for each guess.
struct Unit {
    battery: Battery,
    group: ClassGroup,
    /// Thousandths of a box that she has left.
    boxes: i64,
    /// What a box of hers is worth, in hundredths of a point.
    worth: i64,
    after: [Stance; GUESSES.len()],
    /// Where she is a turn later if she then flies straight on.
    later: [Stance; GUESSES.len()],
}

/// Both sides as they may stand after the move, without the ship whose order is sought.
struct Outlook {
    friends: Vec<Unit>,
    enemies: Vec<Unit>,
    armour: bool,
}

/// The order after which both sides' fire is likely to go best, for the side and not for the ship alone.
pub fn best(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>, side: SideId) -> Order {
    let outlook = Outlook::of(field, vessel, side);
    let straight = [Stance::of(vessel); GUESSES.len()];
    let mut own = Unit::of(field, vessel, straight, straight);
    let mut choice: Option<(i64, Order, Plot)> = None;
    let mut way_out: Option<Order> = None;
    for order in query::lawful(field, vessel) {
        let plot = query::plot(field, vessel, &order);
        if way_out.is_none() && plot.leaves.is_some() {
            way_out = Some(order.clone());
        }
        let mut score = match helm::edge_trouble(&plot) {
            Some(trouble) => trouble,
            None => outlook.judge(field, &mut own, &plot),
        };
        // Equals are chosen by chance, so that a bot does not always do the same.
        score = score * 16 + i64::try_from(bot.below(16)).unwrap_or(0);
        if choice.as_ref().is_none_or(|(most, _, _)| score > *most) {
            choice = Some((score, order, plot));
        }
    }
    let Some((_, order, plot)) = choice else { return Order::default() };
    match way_out {
        Some(out) if is_cripple(field, vessel) && outlook.is_doomed(&mut own, &plot) => out,
        Some(_) | None => order,
    }
}

/// Whether a ship has lost so much that she serves her side best by leaving alive: off the table she counts half, and may
/// come back (Full Thrust 6.4, 13.1).
fn is_cripple(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    let standard = match field.battle.victory {
        Victory::Standard => true,
        Victory::Tally { .. } | Victory::Ladder { .. } => false,
    };
    standard && vessel.ship.lost >= vessel.entry.design.damage.div_ceil(2)
}

impl Unit {
    fn of(
        field: Field<'_>,
        vessel: Vessel<'_>,
        after: [Stance; GUESSES.len()],
        later: [Stance; GUESSES.len()],
    ) -> Self {
        Self {
            battery: Battery::of(vessel),
            group: vessel.entry.design.group,
            boxes: i64::from(vessel.boxes()) * 1000,
            worth: box_worth(field, vessel),
            after,
            later,
        }
    }
}

impl Outlook {
    fn of(field: Field<'_>, vessel: Vessel<'_>, side: SideId) -> Self {
        let others = field.afloat().filter(|other| other.entry.id != vessel.entry.id);
        let (mut friends, mut enemies) = (Vec::new(), Vec::new());
        for other in others {
            let (after, later) = match &other.ship.plan {
                Plan::Order(order) if other.entry.side == side => {
                    let plot = query::plot(field, other, order);
                    ([helm::end(&plot); GUESSES.len()], [onward(&plot); GUESSES.len()])
                }
                Plan::Order(_) | Plan::Unwritten | Plan::Return(_) | Plan::Wait => likely(field, other),
            };
            let unit = Unit::of(field, other, after, later);
            if other.entry.side == side { friends.push(unit) } else { enemies.push(unit) }
        }
        Self { friends, enemies, armour: field.battle.switches.hull_armour }
    }

    /// What the side may gain by this plot, in points times a hundred thousand.
    fn judge(&self, field: Field<'_>, own: &mut Unit, plot: &Plot) -> i64 {
        own.after = [helm::end(plot); GUESSES.len()];
        own.later = [onward(plot); GUESSES.len()];
        let (mut sum, mut weights) = (0, 0);
        for (guess, weight) in GUESSES.into_iter().enumerate() {
            let next = self.exchange(own, |unit| unit.after.get(guess).copied());
            let later = self.exchange(own, |unit| unit.later.get(guess).copied());
            sum += weight * (next + later * LATER / 100);
            weights += weight;
        }
        sum / weights + self.shape(field, own, plot) * SHAPE / 100
    }

    /// What a round of fire is worth, with the ships at these places.
    fn exchange(&self, own: &Unit, place: impl Fn(&Unit) -> Option<Stance>) -> i64 {
        let Some(at) = place(own) else { return 0 };
        let mut gain = 0;
        for enemy in &self.enemies {
            let Some(target) = place(enemy) else { continue };
            let dealt = own.battery.damage(at, target.at, enemy.group, self.armour);
            if dealt == 0 {
                continue;
            }
            // Friends that bear on her too: together they may destroy her.
            let others: i64 = self
                .friends
                .iter()
                .filter_map(|friend| Some(friend.battery.damage(place(friend)?, target.at, enemy.group, self.armour)))
                .sum();
            let together = (dealt + others).min(enemy.boxes);
            let worth = dealt.min(enemy.boxes) * enemy.worth;
            gain = gain.max(worth + worth * together / enemy.boxes.max(1) * TOGETHER / 100);
        }
        let mut loss = 0;
        for enemy in &self.enemies {
            let Some(from) = place(enemy) else { continue };
            let here = enemy.battery.damage(from, at.at, own.group, self.armour).min(own.boxes) * own.worth;
            let there = self
                .friends
                .iter()
                .filter_map(|friend| {
                    let dealt = enemy.battery.damage(from, place(friend)?.at, friend.group, self.armour);
                    Some(dealt.min(friend.boxes) * friend.worth)
                })
                .max()
                .unwrap_or(0);
            // She fires where it pays most: what she would do elsewhere is no loss by this plot.
            loss += (here - there).max(0) + here.min(there) * SHARED / 100;
        }
        gain - loss * CAUTION / 100
    }

    /// Whether the enemy's fire after this plot is likely to be more than the ship bears, with others there to fight on.
    fn is_doomed(&self, own: &mut Unit, plot: &Plot) -> bool {
        own.after = [helm::end(plot); GUESSES.len()];
        let [at, ..] = own.after;
        let fire = self.enemies.iter().map(|enemy| {
            let [from, ..] = enemy.after;
            enemy.battery.damage(from, at.at, own.group, self.armour)
        });
        !self.friends.is_empty() && fire.sum::<i64>() >= own.boxes * DOOM / 100
    }

    fn shape(&self, field: Field<'_>, own: &Unit, plot: &Plot) -> i64 {
        let stances = self.enemies.iter().filter_map(|enemy| enemy.after.first());
        helm::shape(field, &own.battery, helm::end(plot), plot.velocity, stances, super::Strength::Strong)
    }
}

/// What a place near the enemy and not too fast counts, in hundredths.
const SHAPE: i64 = 50;

/// Where a ship may be after her next move, and a turn later: her best order in the eyes of a plain player, and the best on
/// another course.
fn likely(field: Field<'_>, vessel: Vessel<'_>) -> ([Stance; GUESSES.len()], [Stance; GUESSES.len()]) {
    let enemies: Vec<Enemy<'_>> = helm::straight_on(field, vessel.entry.side);
    let battery = Battery::of(vessel);
    let mut plots: Vec<(i64, Plot)> = query::lawful(field, vessel)
        .map(|order| {
            let plot = query::plot(field, vessel, &order);
            (helm::judge(field, vessel, &battery, &plot, &enemies, super::Strength::Plain), plot)
        })
        .collect();
    plots.sort_by_key(|(score, _)| -score);
    let straight = query::plot(field, vessel, &Order::default());
    let first = plots.first().map_or(&straight, |(_, plot)| plot);
    let second = plots.iter().find(|(_, plot)| plot.course != first.course).map_or(first, |(_, plot)| plot);
    let guesses = [first, second];
    (guesses.map(helm::end), guesses.map(onward))
}

/// Where a plot leads in the turn after if nothing is changed.
fn onward(plot: &Plot) -> Stance {
    let end = helm::end(plot);
    Stance { at: end.at.along(plot.course, plot.velocity.saturating_mul(2)), course: plot.course }
}
