//! Gunnery: what bears on whom, what it takes to hit, and what a hit does (Iron Guest 7).

use arrayvec::ArrayVec;

use crate::board::Side;
use crate::chance::Die;
use crate::line_of_fire::{Field, Moment, at_rest, moments};
use crate::moving::Passage;
use crate::ship::{Berth, MOST_SHIPS, ShipId};
use crate::state::{Shot, State};
use crate::variants::Variants;

/// Two dice.
pub type Pair = [Die; 2];

/// The sum of two dice.
pub fn total(dice: Pair) -> u8 {
    dice.iter().map(|die| die.face()).sum()
}

/// The least total of two dice that hits; none beyond range 3 (Iron Guest 7.1).
pub fn needs(range: u8) -> Option<u8> {
    match range {
        1 => Some(5),
        2 => Some(8),
        3 => Some(10),
        _ => None,
    }
}

/// Whether a shot hits (Iron Guest 7.1).
pub fn hits(range: u8, dice: Pair) -> bool {
    needs(range).is_some_and(|least| total(dice) >= least)
}

/// An enemy that can be fired at in a play, and the shot: at the nearest clear moment, the earliest of equals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bearing {
    /// The shot.
    pub shot: Shot,
    /// Its moment.
    pub time: u8,
}

/// All that can be fired at in a play.
pub type Bearings = ArrayVec<Bearing, MOST_SHIPS>;

/// The enemies afloat of a ship, and where they are.
fn enemies(state: &State, ship: ShipId) -> impl Iterator<Item = (ShipId, Berth)> {
    let owner = state.ship(ship).map(|ship| ship.owner);
    state.fleet().filter_map(move |(id, other)| {
        let berth = other.afloat()?;
        if Some(other.owner) == owner { None } else { Some((id, berth)) }
    })
}

/// The enemies that can be announced as targets in a play, in the order of their ids (Iron Guest 7.2).
pub fn bearings(state: &State, ship: ShipId, way: &Passage) -> Bearings {
    let field = Field::new(state, ship);
    let bearing = |(target, berth): (ShipId, Berth)| {
        let clear = moments(way, berth.hex).filter(|moment| moment.line.is_clear(&field));
        let best = clear.min_by_key(|moment| (moment.range, moment.time))?;
        let Moment { time, side, range, line: _ } = best;
        Some(Bearing { shot: Shot { side, target, range }, time })
    };
    enemies(state, ship).filter_map(bearing).collect()
}

/// The shots of an announcement, in the order of firing; none if a target cannot be announced for its side
/// (Iron Guest 7.2, 7.3).
pub fn shots(bearings: &[Bearing], port: Option<ShipId>, starboard: Option<ShipId>) -> Option<ArrayVec<Shot, 2>> {
    let mut chosen = ArrayVec::<Bearing, 2>::new();
    for (side, target) in [(Side::Port, port), (Side::Starboard, starboard)] {
        let Some(target) = target else { continue };
        let bearing = bearings.iter().find(|bearing| bearing.shot.side == side && bearing.shot.target == target)?;
        chosen.push(*bearing);
    }
    chosen.sort_by_key(|bearing| (bearing.time, bearing.shot.side));
    Some(chosen.into_iter().map(|bearing| bearing.shot).collect())
}

/// The shot that a dismasted ship has at an enemy that ends its play; none if it has none (Iron Guest 11.1.5).
pub fn return_shot(state: &State, ship: ShipId, mover: ShipId) -> Option<Shot> {
    let wreck = state.ship(ship)?;
    let target = state.ship(mover)?;
    if wreck.owner == target.owner {
        return None;
    }
    let moment = at_rest(wreck.dismasted()?, target.afloat()?.hex)?;
    let clear = moment.line.is_clear(&Field::new(state, ship));
    if clear { Some(Shot { side: moment.side, target: mover, range: moment.range }) } else { None }
}

/// What a hit does to a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Damage {
    /// One mast goes, and so many are left; with none left it is dismasted (Iron Guest 11.1.1).
    Mast(u8),
    /// It sinks.
    Sinks,
    /// It capsizes, and lies there as a hulk.
    Capsizes,
}

/// What a pair of dice that hit does to a ship of so many masts (Iron Guest 7.4, 11.1.1, 11.3): one damage, or two.
pub fn damage(masts: u8, variants: Variants, dice: Pair) -> ArrayVec<Damage, 2> {
    let [first, second] = dice;
    let count = if variants.double_damage && first == second { 2 } else { 1 };
    let mut done = ArrayVec::new();
    let mut masts = masts;
    for _ in 0..count {
        let one = hit(masts, variants, total(dice));
        done.push(one);
        match one {
            Damage::Mast(left) => masts = left,
            // What is gone takes no more.
            Damage::Sinks | Damage::Capsizes => break,
        }
    }
    done
}

fn hit(masts: u8, variants: Variants, total: u8) -> Damage {
    match masts.checked_sub(1) {
        None => Damage::Sinks,
        Some(0) if variants.no_prisoners => Damage::Mast(0),
        Some(0) if total.is_multiple_of(2) => Damage::Sinks,
        Some(0) => Damage::Capsizes,
        Some(left) => Damage::Mast(left),
    }
}
