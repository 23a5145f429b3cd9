//! Through whose eyes the screen shows a battle.

use full_thrust::id::SideId;
use full_thrust::play::FullThrust;
use full_thrust::{Seat, SeatSet};

/// Through whose eyes the screen shows a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// All is shown: the sides play open-handed, or it is over.
    All,
    /// What the side of a seat may know.
    Seat(Seat),
    /// What everybody may know.
    Public,
}

impl Eyes {
    /// The battle as they see it.
    pub fn see(self, game: &FullThrust) -> FullThrust {
        match self {
            Self::All => game.clone(),
            Self::Seat(seat) => game.observe(Some(seat), 0),
            Self::Public => game.observe(None, 0),
        }
    }

    /// The side whose ships and papers are shown as its own; none if no side's are.
    pub fn side(self, game: &FullThrust) -> Option<SideId> {
        match self {
            Self::Seat(seat) => game.battle().side_of(seat),
            Self::All | Self::Public => None,
        }
    }
}

/// The sides that persons play.
pub fn sides_of(game: &FullThrust, persons: SeatSet) -> Vec<SideId> {
    let mut sides: Vec<SideId> = persons.iter().filter_map(|seat| game.battle().side_of(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}
