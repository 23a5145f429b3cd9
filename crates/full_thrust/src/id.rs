//! What ships, groups and markers are called.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of a ship or a fighter group, unique in a game (Full Thrust 4.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u16);

impl fmt::Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The place of a side in the order of the game, from 0 (Full Thrust 4.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideId(pub u8);

impl SideId {
    /// Its place in a list of sides.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The letter of a Bogey, from 0 for A; after Z come AA, AB and so on (Full Thrust 9.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Letter(pub u16);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lead, last) = (self.0 / 26, self.0 % 26);
        if lead > 0 {
            write!(f, "{}", Self(lead - 1))?;
        }
        write!(f, "{}", char::from(b'A' + u8::try_from(last).unwrap_or(0)))
    }
}

impl Letter {
    /// The letter written like this; none if it is none.
    pub fn parse(text: &str) -> Option<Self> {
        let mut number: u16 = 0;
        for (at, letter) in text.chars().enumerate() {
            let letter = letter.to_ascii_uppercase();
            if !letter.is_ascii_uppercase() {
                return None;
            }
            let place = u16::try_from(u32::from(letter) - u32::from('A')).ok()?;
            number = if at == 0 { place } else { number.checked_add(1)?.checked_mul(26)?.checked_add(place)? };
        }
        if text.is_empty() { None } else { Some(Self(number)) }
    }
}

/// What an order or an attack is aimed at: a ship or group by number, a Bogey by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A ship or a group.
    Unit(UnitId),
    /// A marker whose ship is not known.
    Bogey(Letter),
}

impl Target {
    /// The target written like this; none if it is none.
    pub fn parse(text: &str) -> Option<Self> {
        if text.chars().all(|letter| letter.is_ascii_digit()) {
            text.parse().ok().map(|number| Self::Unit(UnitId(number)))
        } else {
            Letter::parse(text).map(Self::Bogey)
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unit(unit) => unit.fmt(f),
            Self::Bogey(letter) => letter.fmt(f),
        }
    }
}
