//! Sets of hexes, as bits: the largest board has 127.

use serde::{Deserialize, Serialize};

use super::{Hex, Radius};

/// A set of hexes of the largest board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Hex>", into = "Vec<Hex>")]
pub struct HexSet(u128);

/// The largest radius, and the hexes across such a board.
const EDGE: i8 = 6;
const ROWS: usize = 13;

/// The bit of the hex q = 0 of each row, the top row first.
const MIDDLES: [u8; ROWS] = [0, 8, 17, 27, 38, 50, 63, 76, 88, 99, 109, 118, 126];

/// The hex of each bit.
const HEXES: [Hex; 127] = {
    let mut hexes = [Hex::new(0, 0); 127];
    let (mut bit, mut r) = (0, -EDGE);
    while r <= EDGE {
        let mut q = if r < 0 { -EDGE - r } else { -EDGE };
        while q <= EDGE && q + r <= EDGE {
            hexes[bit] = Hex::new(q, r);
            bit += 1;
            q += 1;
        }
        r += 1;
    }
    hexes
};

/// Hexes within each distance of the middle.
const BOARDS: [u128; 7] = {
    let mut boards = [0; 7];
    let mut radius = 0;
    while radius < 7 {
        let mut bit = 0;
        while bit < 127 {
            let hex = HEXES[bit];
            let (q, r, s) = (hex.q.unsigned_abs(), hex.r.unsigned_abs(), (hex.q + hex.r).unsigned_abs());
            if q as usize <= radius && r as usize <= radius && s as usize <= radius {
                boards[radius] |= 1 << bit;
            }
            bit += 1;
        }
        radius += 1;
    }
    boards
};

/// The bit of a hex; none if it lies on no board.
fn bit(hex: Hex) -> Option<u128> {
    if hex.length() > EDGE.unsigned_abs() {
        return None;
    }
    let row = usize::try_from(hex.r + EDGE).ok()?;
    let middle = MIDDLES.get(row)?;
    middle.checked_add_signed(hex.q).map(|bit| 1 << bit)
}

impl HexSet {
    /// No hex.
    pub const EMPTY: Self = Self(0);

    /// All hexes of a board.
    pub fn board(radius: Radius) -> Self {
        Self(BOARDS.get(usize::from(radius.hexes())).copied().unwrap_or(0))
    }

    /// One hex; empty if it lies on no board.
    pub fn only(hex: Hex) -> Self {
        Self(bit(hex).unwrap_or(0))
    }

    /// Whether a hex is in it. A hex on no board never is.
    pub fn contains(self, hex: Hex) -> bool {
        bit(hex).is_some_and(|bit| self.0 & bit != 0)
    }

    /// The same with one more hex.
    #[must_use]
    pub fn with(self, hex: Hex) -> Self {
        self.union(Self::only(hex))
    }

    /// The same without a hex.
    #[must_use]
    pub fn without(self, hex: Hex) -> Self {
        self.minus(Self::only(hex))
    }

    /// The hexes of both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The hexes that are in this one, and not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The hexes that are in both.
    #[must_use]
    pub fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its hexes, row by row from the top.
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = HEXES.get(usize::try_from(left.trailing_zeros()).ok()?).copied()?;
            left &= left - 1;
            Some(next)
        })
    }

    /// Whether each of its hexes can be reached from each other through hexes of the set.
    pub fn is_connected(self) -> bool {
        let Some(start) = self.iter().next() else { return true };
        let (mut reached, mut edge) = (Self::only(start), Self::only(start));
        while !edge.is_empty() {
            let around: Self = edge.iter().flat_map(Hex::neighbours).collect();
            edge = around.shared(self).minus(reached);
            reached = reached.union(edge);
        }
        reached == self
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        hexes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl TryFrom<Vec<Hex>> for HexSet {
    type Error = String;

    fn try_from(hexes: Vec<Hex>) -> Result<Self, String> {
        hexes.into_iter().try_fold(Self::EMPTY, |set, hex| match bit(hex) {
            Some(bit) => Ok(Self(set.0 | bit)),
            None => Err(format!("({hex}) lies on no board")),
        })
    }
}

impl From<HexSet> for Vec<Hex> {
    fn from(set: HexSet) -> Self {
        set.iter().collect()
    }
}

impl std::fmt::Debug for HexSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|hex| hex.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_has_a_bit_of_its_own() {
        for (number, hex) in HEXES.iter().enumerate() {
            assert_eq!(bit(*hex), Some(1 << number), "{hex}");
        }
        assert_eq!(bit(Hex::new(7, 0)), None);
        assert_eq!(bit(Hex::new(6, 6)), None);
    }

    #[test]
    fn a_set_cut_in_two_is_not_connected() {
        let row: HexSet = (-3..=3).map(|q| Hex::new(q, 0)).collect();
        assert!(row.is_connected());
        assert!(!row.without(Hex::new(0, 0)).is_connected());
    }
}
