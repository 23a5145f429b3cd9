//! How large a board is (Iron Guest 2.1).

use serde::{Deserialize, Serialize};

use super::{Hex, HexSet};

/// Hexes from the centre of the board to a corner, 3 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Radius(u8);

impl Radius {
    /// Nine hexes across.
    pub const STANDARD: Self = Self(4);

    /// The sizes there are.
    pub const ALL: [Self; 4] = [Self(3), Self(4), Self(5), Self(6)];

    /// A size; none if it is not 3 to 6.
    pub fn new(hexes: u8) -> Option<Self> {
        (3..=6).contains(&hexes).then_some(Self(hexes))
    }

    /// Hexes from the centre to a corner.
    pub fn hexes(self) -> u8 {
        self.0
    }

    /// The same, to reckon with coordinates.
    pub(crate) fn signed(self) -> i8 {
        match self.0 {
            3 => 3,
            4 => 4,
            5 => 5,
            _ => 6,
        }
    }

    /// Whether a hex is on the board.
    pub fn holds(self, hex: Hex) -> bool {
        hex.length() <= self.0
    }

    /// The hexes of the board.
    pub fn board(self) -> HexSet {
        HexSet::board(self)
    }

    /// Shoals that suit a board of this size (Iron Guest 3.2).
    pub fn shoals(self) -> u8 {
        2 * self.0 + 1
    }

    /// Shoals at the most (Iron Guest 3.2).
    pub fn most_shoals(self) -> u8 {
        3 * self.0
    }
}

impl TryFrom<u8> for Radius {
    type Error = &'static str;

    fn try_from(hexes: u8) -> Result<Self, Self::Error> {
        Self::new(hexes).ok_or("the radius of a board is 3 to 6")
    }
}

impl From<Radius> for u8 {
    fn from(radius: Radius) -> Self {
        radius.0
    }
}
