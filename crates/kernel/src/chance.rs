//! Dice. Chance is an input: a game asks for a die, and its caller supplies the face.

use serde::{Deserialize, Serialize};

/// The face of a six-sided die, 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// Every face, in order.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face of this number; none if it is not 1 to 6.
    pub fn new(face: u8) -> Option<Self> {
        if (1..=6).contains(&face) { Some(Self(face)) } else { None }
    }

    /// Its number, 1 to 6.
    pub fn face(self) -> u8 {
        self.0
    }

    /// Every face, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

impl TryFrom<u8> for Die {
    type Error = &'static str;

    fn try_from(face: u8) -> Result<Self, Self::Error> {
        Self::new(face).ok_or("a die shows 1 to 6")
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}
