//! Which hexes the guns sweep, when, and at what range (Iron Guest 6.1 to 6.4).

use arrayvec::ArrayVec;

use super::line::{Line, Stand, split};
use crate::board::{Hex, HexSet, Radius, Side};
use crate::moving::Passage;
use crate::ship::Berth;

/// A part of a play in which the guns sweep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leg {
    /// A turn in a hex, from one heading to the next on that side.
    Turn {
        /// Where, and the heading before.
        at: Berth,
        /// The side it turns to.
        to: Side,
    },
    /// An advance of one hex.
    Advance {
        /// Where it begins.
        from: Berth,
        /// Whether it stops at the border, to grapple (Iron Guest 8.1).
        to_border: bool,
    },
    /// Neither.
    Rest(Berth),
}

/// A moment in which a hex is under fire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// Its place in the order of the play: a whole turn or hold is one, each p of each step is one (Iron Guest 7.3).
    pub time: u8,
    /// The side that bears.
    pub side: Side,
    /// From how many hexes, 1 to 3.
    pub range: u8,
    /// What may stand between.
    pub line: Line,
}

/// The parts of a play, in order.
pub fn legs(way: &Passage) -> ArrayVec<Leg, 3> {
    let mut legs = ArrayVec::new();
    if let Some(to) = way.code.before() {
        legs.push(Leg::Turn { at: way.start, to });
    } else if way.code.advance() == 0 {
        legs.push(Leg::Rest(way.start));
    }
    let mut at = Berth { hex: way.start.hex, heading: way.course };
    for step in 1..=way.code.advance() {
        legs.push(Leg::Advance { from: at, to_border: way.grapples && step == way.code.advance() });
        at.hex = at.hex.ahead(way.course);
    }
    if let Some(to) = way.code.after() {
        legs.push(Leg::Turn { at, to });
    }
    legs
}

/// The moments of a play in which a hex is under fire, in order.
pub fn moments(way: &Passage, target: Hex) -> impl Iterator<Item = Moment> {
    moments_of(legs(way), target)
}

/// The moment in which a hex is under fire of a ship at rest; none if it is not (Iron Guest 6.4).
pub fn at_rest(berth: Berth, target: Hex) -> Option<Moment> {
    Leg::Rest(berth).moment(0, target)
}

fn moments_of(legs: ArrayVec<Leg, 3>, target: Hex) -> impl Iterator<Item = Moment> {
    // A leg has three moments at the most.
    (0..).step_by(3).zip(legs).filter_map(move |(time, leg)| leg.moment(time, target))
}

impl Leg {
    /// The moment of this part in which a hex is under fire; none if it is not. `time` is when the part begins.
    fn moment(self, time: u8, target: Hex) -> Option<Moment> {
        match self {
            Self::Turn { at, to } => {
                let way = target - at.hex;
                let range = in_range(way)?;
                let before = at.heading.step().dot(way);
                let after = at.heading.turned(to).step().dot(way);
                let side = if before <= 0 && after >= 0 {
                    to
                } else if after <= 0 && before >= 0 {
                    to.opposite()
                } else {
                    return None;
                };
                Some(Moment { time, side, range, line: line(Stand::InHex, at.hex, way)? })
            }
            Self::Rest(at) => {
                let way = target - at.hex;
                let range = in_range(way)?;
                if at.heading.step().dot(way) != 0 {
                    return None;
                }
                let side = side(at.heading.step().cross(way));
                Some(Moment { time, side, range, line: line(Stand::InHex, at.hex, way)? })
            }
            Self::Advance { from, to_border } => {
                let (step, way) = (from.heading.step(), target - from.hex);
                let (along, across) = (step.dot(way), step.cross(way));
                let late = if to_border { 1 } else { 2 };
                if !(0..=late).contains(&along) || !(1..=3).contains(&across.abs()) {
                    return None;
                }
                let (guns, way) = if along == 2 { (from.hex + step, way - step) } else { (from.hex, way) };
                let stand = if along == 1 { Stand::OnBorder } else { Stand::InHex };
                let range = u8::try_from(across.abs()).ok()?;
                let time = time + u8::try_from(along).ok()?;
                Some(Moment { time, side: side(across), range, line: line(stand, guns, way)? })
            }
        }
    }

    /// The hexes that may be under fire in this part: none is farther from its beginning than guns reach.
    fn surroundings(self) -> HexSet {
        let (Self::Turn { at, .. } | Self::Advance { from: at, .. } | Self::Rest(at)) = self;
        Radius::ALL[0].board().iter().map(|way| at.hex + way).collect()
    }
}

fn in_range(way: Hex) -> Option<u8> {
    let range = way.length();
    (1..=3).contains(&range).then_some(range)
}

fn side(cross: i32) -> Side {
    if cross > 0 { Side::Starboard } else { Side::Port }
}

fn line(stand: Stand, from: Hex, way: Hex) -> Option<Line> {
    let (near, far, nears, fars) = split(way)?;
    Some(Line::new(stand, from, near, far, nears, fars))
}

/// A hex that a play sweeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swept {
    /// The hex.
    pub hex: Hex,
    /// The side that bears.
    pub side: Side,
    /// The shortest range at which it is under fire, whatever stands between.
    pub range: u8,
    /// The first moment at that range.
    pub time: u8,
}

/// The hexes of the board that a play sweeps, row by row.
pub fn swept(way: &Passage, board: HexSet) -> Vec<Swept> {
    let around = legs(way).into_iter().fold(HexSet::EMPTY, |all, leg| all.union(leg.surroundings()));
    let seen = around.shared(board).iter().filter_map(|hex| {
        let best = moments(way, hex).min_by_key(|moment| moment.range)?;
        Some(Swept { hex, side: best.side, range: best.range, time: best.time })
    });
    seen.collect()
}
