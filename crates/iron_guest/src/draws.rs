//! Shoals: the set that is drawn, and whether it can be played on (Iron Guest 3.2, 3.3).

use crate::board::{Face, HexSet, Radius};
use crate::setup::{Faces, Setup};

/// Why a set of shoals is drawn again (Iron Guest 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unplayable {
    /// The other hexes are not all connected (a).
    CutInTwo,
    /// A player would have too few hexes to place his ships on (b).
    NoRoom,
}

impl Unplayable {
    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::CutInTwo => "cut-in-two",
            Self::NoRoom => "no-room",
        }
    }
}

/// The hexes of a face that ships may be placed on, while these faces are in use: no shoal, and no corner of two of them
/// (Iron Guest 3.3).
pub fn berths(radius: Radius, shoals: HexSet, face: Face, in_use: &[Face]) -> HexSet {
    let own: HexSet = face.hexes(radius).collect();
    let others = in_use.iter().filter(|other| **other != face);
    let corners = others.fold(HexSet::EMPTY, |taken, other| taken.union(other.hexes(radius).collect()));
    own.minus(corners).minus(shoals)
}

/// Whether each of these faces has a hex for each ship.
fn have_room(radius: Radius, shoals: HexSet, ships: u8, faces: &[Face]) -> bool {
    faces.iter().all(|face| berths(radius, shoals, *face, faces).len() >= u32::from(ships))
}

/// Whether faces can be given to all players, `taken` among them, so that each has room (Iron Guest 3.2 b, 3.3).
pub fn can_be_given(radius: Radius, shoals: HexSet, ships: u8, players: u8, taken: &[Face]) -> bool {
    (0..1_u8 << Face::ALL.len()).any(|set| {
        let faces: Vec<Face> =
            Face::ALL.into_iter().zip(0..).filter(|(_, bit)| set >> bit & 1 == 1).map(|(face, _)| face).collect();
        faces.len() == usize::from(players)
            && taken.iter().all(|face| faces.contains(face))
            && have_room(radius, shoals, ships, &faces)
    })
}

/// Whether each player has room for his ships (Iron Guest 3.2 b).
pub fn is_room(setup: &Setup, shoals: HexSet) -> bool {
    match &setup.faces {
        Faces::Dealt(faces) => have_room(setup.radius, shoals, setup.ships, faces),
        Faces::Chosen => can_be_given(setup.radius, shoals, setup.ships, setup.players, &[]),
    }
}

/// What is wrong with a whole set of shoals; none if it stands (Iron Guest 3.2).
pub fn unplayable(setup: &Setup, shoals: HexSet) -> Option<Unplayable> {
    if !is_room(setup, shoals) {
        Some(Unplayable::NoRoom)
    } else if !setup.radius.board().minus(shoals).is_connected() {
        Some(Unplayable::CutInTwo)
    } else {
        None
    }
}
