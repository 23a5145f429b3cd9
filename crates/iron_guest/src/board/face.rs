//! The six faces of the board (Iron Guest 2.4).

use serde::{Deserialize, Serialize};

use super::{Heading, Hex, Radius, Side};

/// A face of the board, 1 to 6, clockwise from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

impl Face {
    /// All six, clockwise from the top.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face of this number; none if it is not 1 to 6.
    pub fn new(number: u8) -> Option<Self> {
        (1..=6).contains(&number).then_some(Self(number))
    }

    /// Its number, 1 to 6.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The two headings most directly away from it, which are downwind when it is the upwind face.
    pub fn downwind(self) -> [Heading; 2] {
        [Heading::of(self.0), Heading::of(self.0 + 1)]
    }

    /// Whether a hex lies on this face of a board.
    pub fn touches(self, hex: Hex, radius: Radius) -> bool {
        let edge = radius.signed();
        radius.holds(hex)
            && match self.0 {
                1 => hex.r == -edge,
                2 => hex.q == edge,
                3 => hex.q + hex.r == edge,
                4 => hex.r == edge,
                5 => hex.q == -edge,
                _ => hex.q + hex.r == -edge,
            }
    }

    /// The hexes of this face, one more than the radius, from corner to corner clockwise.
    pub fn hexes(self, radius: Radius) -> impl Iterator<Item = Hex> {
        let [first, _] = self.downwind();
        // The face begins at the corner that lies against its first downwind heading, and runs at right angles to its wind.
        let (out, along) = (Heading::of(first.number() + 3), first.turned(Side::Port));
        let corner = (0..radius.hexes()).fold(Hex::default(), |hex, _| hex.ahead(out));
        (0..=radius.hexes()).scan(corner, move |hex, _| {
            let here = *hex;
            *hex = here.ahead(along);
            Some(here)
        })
    }

    /// The next face clockwise, or counter-clockwise (Iron Guest 11.2).
    #[must_use]
    pub fn shifted(self, clockwise: bool) -> Self {
        let by = if clockwise { 0 } else { 4 };
        Self((self.0 + by) % 6 + 1)
    }
}

impl TryFrom<u8> for Face {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("faces are numbered 1 to 6")
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}
