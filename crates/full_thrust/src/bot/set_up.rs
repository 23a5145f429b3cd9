//! Setting up, and where to go when all is lost.

use super::{Bot, Strength};
use crate::answer::Answer;
use crate::field::{Field, Vessel};
use crate::geometry::{Edge, INCH, Point};
use crate::id::Letter;
use crate::rules::deployment;
use crate::table::Presence;
use kernel::Seat;

/// Sets a ship up: at random, or in the formation of its side at a low velocity (Full Thrust 5.8).
pub fn deploy(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>) -> Option<Answer> {
    let berths = deployment::berths(field, vessel)?;
    let letter = free_letter(bot, field, vessel);
    let (width, height) = (berths.high.x - berths.low.x, berths.high.y - berths.low.y);
    let mut within = |length: i32| {
        let inches = usize::try_from(length / INCH).unwrap_or(0);
        i32::try_from(bot.below(inches + 1)).unwrap_or(0) * INCH
    };
    let mut at = Point::new(berths.low.x + within(width), berths.low.y + within(height));
    let mut course = bot.pick(&berths.courses)?;
    let span = usize::try_from(berths.fastest.saturating_sub(berths.slowest)).unwrap_or(0);
    let mut velocity = berths.slowest + u32::try_from(bot.below(span + 1)).unwrap_or(0);
    if bot.strength != Strength::Random {
        // The middle of the zone and of its courses, ships 2″ apart in two lines.
        let own = field.ships().filter(|other| other.entry.side == vessel.entry.side);
        let count = i32::try_from(own.clone().count()).unwrap_or(1);
        let place = own.take_while(|other| other.entry.id != vessel.entry.id).count();
        let place = i32::try_from(place).unwrap_or(0);
        let offset = (place - count / 2) * 2 * INCH;
        let back = (place % 2) * 2 * INCH;
        let middle = Point::new(berths.low.x + width / 2, berths.low.y + height / 2);
        let wide = width >= height;
        at = if wide {
            Point::new(middle.x + offset, middle.y + back)
        } else {
            Point::new(middle.x + back, middle.y + offset)
        };
        at.x = at.x.clamp(berths.low.x, berths.high.x);
        at.y = at.y.clamp(berths.low.y, berths.high.y);
        course = berths.courses.get(berths.courses.len() / 2).copied().unwrap_or(course);
        velocity = 6.clamp(berths.slowest, berths.fastest);
    }
    Some(Answer::Deploy { ship: vessel.entry.id, at, course, velocity, letter })
}

/// One of the side's letters that no other Bogey has, whichever: it must betray nothing (Full Thrust 9.1).
fn free_letter(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>) -> Option<Letter> {
    if !field.battle.switches.sensors {
        return None;
    }
    let side = field.battle.side(vessel.entry.side)?;
    let first = side.first_letter.0;
    let taken = |letter: &Letter| {
        field.ships().any(|other| other.ship.presence != Presence::Undeployed && other.ship.letter == Some(*letter))
    };
    let free: Vec<Letter> =
        (first..first.saturating_add(side.letters)).map(Letter).filter(|letter| !taken(letter)).collect();
    bot.pick(&free)
}

/// The edge nearest to the ships of a squadron.
pub fn nearest_edge(field: Field<'_>, seat: Seat) -> Edge {
    let bounds = field.battle.bounds;
    let distance = |edge: Edge| -> i64 {
        let ships = field.afloat().filter(|vessel| vessel.entry.seat == seat);
        let way = |at: Point| match edge {
            Edge::North => bounds.north() - at.y,
            Edge::East => bounds.east() - at.x,
            Edge::South => at.y,
            Edge::West => at.x,
        };
        ships.map(|vessel| i64::from(way(vessel.ship.at))).sum()
    };
    Edge::ALL.into_iter().min_by_key(|edge| distance(*edge)).unwrap_or(Edge::North)
}
