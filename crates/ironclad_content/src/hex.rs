//! Axial hex coordinates, pointy-top, q to the east and r to the south-east (rule 4.1).

use serde::{Deserialize, Serialize};

/// A place on the map, in axial coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Coord {
    /// Eastward.
    pub q: i8,
    /// South-eastward.
    pub r: i8,
}

impl From<[i8; 2]> for Coord {
    fn from([q, r]: [i8; 2]) -> Self {
        Self { q, r }
    }
}

impl From<Coord> for [i8; 2] {
    fn from(at: Coord) -> Self {
        [at.q, at.r]
    }
}

impl Coord {
    /// Steps between two hexes.
    #[inline]
    pub fn distance(self, other: Self) -> u32 {
        let q = i32::from(self.q) - i32::from(other.q);
        let r = i32::from(self.r) - i32::from(other.r);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// The sum of two coordinates, or `None` off the edge of what a coordinate can say.
    #[inline]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        Some(Self { q: self.q.checked_add(other.q)?, r: self.r.checked_add(other.r)? })
    }

    /// This offset turned clockwise about the origin by `sixths` of a turn, or `None` off the edge of what a coordinate
    /// can say.
    #[inline]
    pub fn turned(self, sixths: u8) -> Option<Self> {
        let (mut q, mut r) = (i32::from(self.q), i32::from(self.r));
        for _ in 0..sixths % 6 {
            (q, r) = (-r, q + r);
        }
        Some(Self { q: i8::try_from(q).ok()?, r: i8::try_from(r).ok()? })
    }
}
