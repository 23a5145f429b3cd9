//! Axial hex coordinates, pointy-top, q to the east and r to the south-east (rule 4.1).

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

    #[test]
    fn the_distance_is_that_of_the_shortest_way() {
        let far = |q, r| Coord { q, r }.distance(Coord { q: -1, r: 2 });
        assert_eq!((far(-1, 2), far(2, 2), far(2, -1), far(-3, 0), far(1, 3)), (0, 3, 3, 4, 3));
        assert_eq!(Coord { q: -128, r: -128 }.distance(Coord { q: 127, r: 127 }), 510);
    }

    #[test]
    fn turning_goes_all_the_way_round() {
        let at = Coord { q: 2, r: 1 };
        let round: Vec<Option<[i8; 2]>> = (0..7).map(|sixths| at.turned(sixths).map(Into::into)).collect();
        assert_eq!(round, [[2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2], [2, 1]].map(Some));
        assert_eq!(Coord { q: 127, r: 127 }.turned(1), None);
        assert_eq!(Coord { q: 127, r: 127 }.turned(3), Some(Coord { q: -127, r: -127 }));
    }
}
