//! The six headings, and the two sides of a ship (Iron Guest 2.3).

use serde::{Deserialize, Serialize};

use super::Hex;

/// Where a ship points: one of the six sides of its hex, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Heading {
    /// East.
    E,
    /// South-east.
    Se,
    /// South-west.
    Sw,
    /// West.
    W,
    /// North-west.
    Nw,
    /// North-east.
    Ne,
}

/// A side of a ship, seen from its stern: its guns stand on both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Left of the heading.
    Port,
    /// Right of the heading.
    Starboard,
}

impl Side {
    /// Both, in the order of firing (Iron Guest 7.3).
    pub const BOTH: [Self; 2] = [Self::Port, Self::Starboard];

    /// The other side.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Self::Port => Self::Starboard,
            Self::Starboard => Self::Port,
        }
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Port => "port",
            Self::Starboard => "starboard",
        }
    }
}

impl Heading {
    /// All six, clockwise from east.
    pub const ALL: [Self; 6] = [Self::E, Self::Se, Self::Sw, Self::W, Self::Nw, Self::Ne];

    /// Its number, 0 for east, clockwise.
    pub fn number(self) -> u8 {
        match self {
            Self::E => 0,
            Self::Se => 1,
            Self::Sw => 2,
            Self::W => 3,
            Self::Nw => 4,
            Self::Ne => 5,
        }
    }

    /// The heading of this number, counted round and round.
    pub fn of(number: u8) -> Self {
        match number % 6 {
            0 => Self::E,
            1 => Self::Se,
            2 => Self::Sw,
            3 => Self::W,
            4 => Self::Nw,
            _ => Self::Ne,
        }
    }

    /// The way to the next hex.
    pub fn step(self) -> Hex {
        match self {
            Self::E => Hex::new(1, 0),
            Self::Se => Hex::new(0, 1),
            Self::Sw => Hex::new(-1, 1),
            Self::W => Hex::new(-1, 0),
            Self::Nw => Hex::new(0, -1),
            Self::Ne => Hex::new(1, -1),
        }
    }

    /// The heading after a turn of 60° to that side.
    #[must_use]
    pub fn turned(self, side: Side) -> Self {
        match side {
            Side::Port => Self::of(self.number() + 5),
            Side::Starboard => Self::of(self.number() + 1),
        }
    }

    /// This heading and its two neighbours: the ways a ship may leave its hex in one play.
    pub fn reach(self) -> [Self; 3] {
        [self, self.turned(Side::Port), self.turned(Side::Starboard)]
    }

    /// Turns of 60° from this heading to another, the shorter way round.
    pub fn turns_to(self, other: Self) -> u8 {
        let around = (other.number() + 6 - self.number()) % 6;
        around.min(6 - around)
    }

    /// Its id: `e`, `se`.
    pub fn id(self) -> &'static str {
        match self {
            Self::E => "e",
            Self::Se => "se",
            Self::Sw => "sw",
            Self::W => "w",
            Self::Nw => "nw",
            Self::Ne => "ne",
        }
    }

    /// The heading of this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.id() == id)
    }
}
