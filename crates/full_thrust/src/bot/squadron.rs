//! Flying fighter groups.

use super::power::box_worth;
use super::{Bot, Strength};
use crate::field::{Field, Flight};
use crate::geometry::{Course, INCH, Point};
use crate::id::{SideId, UnitId};
use crate::rules::fighters;

/// Where a group flies, and which way it faces there.
pub fn fly(bot: &mut Bot, field: Field<'_>, flight: Flight<'_>, side: SideId) -> (Point, Course) {
    let at = flight.group.at;
    if bot.strength == Strength::Random {
        let course = Course::new(u8::try_from(bot.below(12)).unwrap_or(0) + 1).unwrap_or(Course::NORTH);
        let halves = u32::try_from(bot.below(37)).unwrap_or(0);
        let to = at.along(course, halves);
        return (if field.battle.bounds.contains(to) { to } else { at }, course);
    }
    let target = field.afloat().filter(|vessel| vessel.entry.side != side).max_by_key(|vessel| {
        let far = (at.hundredths(vessel.ship.at) - 2200).max(0);
        box_worth(field, *vessel) * 10 - far
    });
    let Some(target) = target else { return (at, flight.group.facing) };
    let goal = target.ship.at;
    // Four inches short of the target, or as far towards it as the group can fly.
    let to = approach(at, goal);
    let to = field.battle.bounds.clamp(to);
    let to = if at.within(to, fighters::MOVE) { to } else { at };
    (to, Course::towards(to, goal).unwrap_or(flight.group.facing))
}

/// The point on the line to a goal, up to 4″ short of it and at most 17.9″ away.
fn approach(at: Point, goal: Point) -> Point {
    let (dx, dy) = at.to(goal);
    let distance = i64::from(INCH) * at.hundredths(goal) / 100;
    if distance == 0 {
        return at;
    }
    let inch = i64::from(INCH);
    let go = (distance - 4 * inch).clamp(0, 179 * inch / 10);
    let part = |way: i64| i32::try_from(way * go / distance).unwrap_or(0);
    Point::new(at.x + part(dx), at.y + part(dy))
}

/// Which group the next gun fires at: the one with most fighters for the guns at it so far.
pub fn gun_target(field: Field<'_>, split: &[(UnitId, u8)]) -> usize {
    let left = |(group, guns): &(UnitId, u8)| {
        let strength = field.flight(*group).map_or(0, |flight| i32::from(flight.group.strength));
        strength * 2 - i32::from(*guns)
    };
    let best = split.iter().map(left).max();
    split.iter().position(|entry| Some(left(entry)) == best).unwrap_or(0)
}
