//! Ships, and what may become of them (Iron Guest 1.3, 1.4).

use serde::{Deserialize, Serialize};

use crate::board::{Heading, Hex};
use crate::seat::Seat;

/// Ships on a board, at the most: six squadrons of five.
pub const MOST_SHIPS: usize = 30;

/// A ship, by its place in the list of ships: seat by seat, each squadron in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct ShipId(u8);

impl ShipId {
    /// The ship of this number, 0 to 29; none beyond.
    pub fn new(number: u8) -> Option<Self> {
        (usize::from(number) < MOST_SHIPS).then_some(Self(number))
    }

    /// Its number, from 0.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of ships.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for ShipId {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("ships are numbered 0 to 29")
    }
}

impl From<ShipId> for u8 {
    fn from(ship: ShipId) -> Self {
        ship.0
    }
}

/// A ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Whose it is.
    pub owner: Seat,
    /// Its strength: masts that stand.
    pub masts: u8,
    /// Where it is, and in what state.
    pub place: Place,
}

/// Where a ship is, and in what state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Place {
    /// Not on the board yet.
    Aside,
    /// Afloat; dismasted if it has no mast.
    Afloat(Berth),
    /// Capsized, and still on the board.
    Hulk(Berth),
    /// Off the board.
    Sunk,
}

/// A hex and a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    /// The hex.
    pub hex: Hex,
    /// Where the ship points.
    pub heading: Heading,
}

impl Ship {
    /// Where it floats; none if it does not.
    pub fn afloat(&self) -> Option<Berth> {
        match self.place {
            Place::Afloat(berth) => Some(berth),
            Place::Aside | Place::Hulk(_) | Place::Sunk => None,
        }
    }

    /// Where it floats with a mast; none if it does not, and is not played.
    pub fn under_sail(&self) -> Option<Berth> {
        if self.masts > 0 { self.afloat() } else { None }
    }

    /// Where it floats without a mast (Iron Guest 11.1); none if it does not.
    pub fn dismasted(&self) -> Option<Berth> {
        if self.masts == 0 { self.afloat() } else { None }
    }

    /// Where it lies capsized; none if it does not.
    pub fn hulk(&self) -> Option<Berth> {
        match self.place {
            Place::Hulk(berth) => Some(berth),
            Place::Aside | Place::Afloat(_) | Place::Sunk => None,
        }
    }
}

/// A set of ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<ShipId>", into = "Vec<ShipId>")]
pub struct ShipSet(u32);

impl ShipSet {
    /// No ship.
    pub const NONE: Self = Self(0);

    /// Whether a ship is in it.
    pub fn contains(self, ship: ShipId) -> bool {
        self.0 & (1 << ship.0) != 0
    }

    /// The same with one more.
    #[must_use]
    pub fn with(self, ship: ShipId) -> Self {
        Self(self.0 | (1 << ship.0))
    }

    /// The same without one.
    #[must_use]
    pub fn without(self, ship: ShipId) -> Self {
        Self(self.0 & !(1 << ship.0))
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its ships, in order.
    pub fn iter(self) -> impl Iterator<Item = ShipId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = u8::try_from(left.trailing_zeros()).ok().and_then(ShipId::new)?;
            left &= left.wrapping_sub(1);
            Some(next)
        })
    }
}

impl FromIterator<ShipId> for ShipSet {
    fn from_iter<I: IntoIterator<Item = ShipId>>(ships: I) -> Self {
        ships.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<ShipId>> for ShipSet {
    fn from(ships: Vec<ShipId>) -> Self {
        ships.into_iter().collect()
    }
}

impl From<ShipSet> for Vec<ShipId> {
    fn from(ships: ShipSet) -> Self {
        ships.iter().collect()
    }
}
