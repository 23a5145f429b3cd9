//! Axial hex coordinates, pointy-top, q to the east and r to the south-east (rule 4.1).

use hexx::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place on the map, in axial coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
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

impl From<Coord> for Hex {
    fn from(at: Coord) -> Self {
        Hex::new(at.q.into(), at.r.into())
    }
}

impl Coord {
    /// Steps between two hexes.
    pub fn distance(self, other: Self) -> u32 {
        Hex::from(self).unsigned_distance_to(other.into())
    }

    /// The sum of two coordinates, or `None` off the edge of what a coordinate can say.
    pub fn checked_add(self, other: Self) -> Option<Self> {
        Some(Self { q: self.q.checked_add(other.q)?, r: self.r.checked_add(other.r)? })
    }

    /// This offset turned clockwise about the origin by `sixths` of a turn.
    pub fn turned(self, sixths: u8) -> Option<Self> {
        let turned = Hex::from(self).rotate_cw(u32::from(sixths % 6));
        Some(Self { q: i8::try_from(turned.x).ok()?, r: i8::try_from(turned.y).ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn east_turned_clockwise_is_south_east() {
        let east = Coord { q: 1, r: 0 };
        assert_eq!(east.turned(1), Some(Coord { q: 0, r: 1 }));
        assert_eq!(east.turned(6), Some(east));
    }

    #[test]
    fn neighbours_are_one_step_apart() {
        let origin = Coord { q: 0, r: 0 };
        for sixths in 0..6 {
            let next = Coord { q: 1, r: 0 }.turned(sixths).expect("small");
            assert_eq!(origin.distance(next), 1);
        }
    }
}
