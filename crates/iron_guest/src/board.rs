//! The board: a hexagon of pointy-top hexes, and the integer geometry on it (Iron Guest 2).

mod face;
mod heading;
mod hex_set;
mod radius;

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

pub use face::Face;
pub use heading::{Heading, Side};
pub use hex_set::HexSet;
pub use radius::Radius;

/// A hex, or the way from one hex to another: axial, q to the east, r to the south-east (Iron Guest 2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    /// To the east.
    pub q: i8,
    /// To the south-east.
    pub r: i8,
}

/// A hex that no board reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("({0}, {1}) is beyond any board")]
pub struct Beyond(i8, i8);

impl Hex {
    /// No hex that is read from a file lies farther out; far below what a step could overflow.
    const FARTHEST: i8 = 16;

    /// The hex of these coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// Hex borders between this hex and the middle (Iron Guest 2.2).
    pub fn length(self) -> u8 {
        self.q.unsigned_abs().max(self.r.unsigned_abs()).max((self.q + self.r).unsigned_abs())
    }

    /// Hex borders to cross from here to there (Iron Guest 2.2).
    pub fn distance(self, other: Self) -> u8 {
        (other - self).length()
    }

    /// Twice the scalar product with another way: its sign is that of the cosine between them (Iron Guest 2.5).
    pub fn dot(self, other: Self) -> i32 {
        let (aq, ar) = (i32::from(self.q), i32::from(self.r));
        let (bq, br) = (i32::from(other.q), i32::from(other.r));
        2 * aq * bq + aq * br + ar * bq + 2 * ar * br
    }

    /// Positive if the other way lies to starboard of this one, negative to port (Iron Guest 2.5).
    pub fn cross(self, other: Self) -> i32 {
        i32::from(self.q) * i32::from(other.r) - i32::from(self.r) * i32::from(other.q)
    }

    /// The next hex in a heading (Iron Guest 2.3).
    #[must_use]
    pub fn ahead(self, heading: Heading) -> Self {
        self + heading.step()
    }

    /// The six hexes around it.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Heading::ALL.into_iter().map(move |heading| self.ahead(heading))
    }
}

impl Add for Hex {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { q: self.q + other.q, r: self.r + other.r }
    }
}

impl Sub for Hex {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { q: self.q - other.q, r: self.r - other.r }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl TryFrom<(i8, i8)> for Hex {
    type Error = Beyond;

    fn try_from((q, r): (i8, i8)) -> Result<Self, Beyond> {
        let within = -Self::FARTHEST..=Self::FARTHEST;
        if within.contains(&q) && within.contains(&r) { Ok(Self { q, r }) } else { Err(Beyond(q, r)) }
    }
}

impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> Self {
        (hex.q, hex.r)
    }
}
