//! The line from the guns to a hex, and what stands in it (Iron Guest 6.5, 6.6).

use arrayvec::ArrayVec;

use crate::board::{Heading, Hex, HexSet, Side};
use crate::ship::ShipId;
use crate::state::State;

/// What a line may run into.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    shoals: HexSet,
    /// Ships afloat, except the one that fires.
    ships: HexSet,
}

impl Field {
    /// The field before a ship that fires. It does not mask itself: it has left its hex when it would.
    pub fn new(state: &State, shooter: ShipId) -> Self {
        let others = state.fleet().filter(|(id, _)| *id != shooter);
        Self {
            shoals: state.shoals,
            ships: others.filter_map(|(_, ship)| ship.afloat()).map(|berth| berth.hex).collect(),
        }
    }
}

/// The line from the guns to a hex at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Where any of these sets is all shoal, no shot passes.
    shoals: ArrayVec<ArrayVec<Hex, 2>, 2>,
    /// A ship afloat in any of these masks the target.
    masks: ArrayVec<Hex, 2>,
}

/// Whether the guns turn or rest, or are between two hexes: a line half-way touches other hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stand {
    /// In the middle of a hex.
    InHex,
    /// On the border of two hexes, half-way in an advance.
    OnBorder,
}

impl Line {
    /// The line from a hex to another by which the two neighbouring steps lead, `near` as often as `nears`, the other as
    /// often as `fars`, which is no more.
    pub(super) fn new(stand: Stand, from: Hex, near: Heading, far: Heading, nears: u8, fars: u8) -> Self {
        let e = from.ahead(near);
        let (ee, ef) = (e.ahead(near), e.ahead(far));
        let f = from.ahead(far);
        let (mut shoals, mut masks) = (ArrayVec::new(), ArrayVec::new());
        let mut block = |hexes: &[Hex]| shoals.push(hexes.iter().copied().collect());
        match (stand, nears, fars) {
            (Stand::InHex, 2, 0) => {
                block(&[e]);
                masks.push(e);
            }
            (Stand::InHex, 3, 0) => {
                block(&[e]);
                block(&[ee]);
                masks.push(e);
                masks.push(ee);
            }
            (Stand::InHex, 1, 1) => block(&[e, f]),
            (Stand::InHex, 2, 1) => {
                block(&[e]);
                block(&[ef]);
            }
            (Stand::OnBorder, 2, 1) => {
                block(&[e]);
                block(&[ef, ee]);
                masks.push(e);
            }
            // A neighbouring hex: nothing lies between.
            (Stand::InHex | Stand::OnBorder, _, _) => {}
        }
        Self { shoals, masks }
    }

    /// Whether a shoal stops the shot, or two together do.
    pub fn is_blocked(&self, field: &Field) -> bool {
        self.shoals.iter().any(|group| group.iter().all(|hex| field.shoals.contains(*hex)))
    }

    /// The hexes of ships that mask the target, nearest first.
    pub fn masked_by(&self, field: &Field) -> impl Iterator<Item = Hex> {
        self.masks.iter().copied().filter(|hex| field.ships.contains(*hex))
    }

    /// Whether the shot reaches its target: neither blocked nor masked.
    pub fn is_clear(&self, field: &Field) -> bool {
        !self.is_blocked(field) && self.masked_by(field).next().is_none()
    }
}

/// The two neighbouring steps by which a way leads, the nearer to it first, and how often each is taken. None for a way of
/// no hex, or of more than three.
pub(super) fn split(way: Hex) -> Option<(Heading, Heading, u8, u8)> {
    let length = way.length();
    if !(1..=3).contains(&length) {
        return None;
    }
    Heading::ALL.into_iter().find_map(|near| {
        Side::BOTH.into_iter().find_map(|side| {
            let far = near.turned(side);
            let fars = (0..=length / 2).find(|fars| add(near, length - fars, far, *fars) == way)?;
            Some((near, far, length - fars, fars))
        })
    })
}

/// The hex reached by steps along one heading and then along another.
fn add(near: Heading, nears: u8, far: Heading, fars: u8) -> Hex {
    let straight = (0..nears).fold(Hex::default(), |hex, _| hex.ahead(near));
    (0..fars).fold(straight, |hex, _| hex.ahead(far))
}
