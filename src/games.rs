//! The games of the house: one closed list. Whatever tells games apart matches on it, so a new game does not compile
//! before every such place has a word on it.

pub mod iron_guest;

use std::path::Path;

use ::iron_guest::IronGuest;
use kernel::Game as _;

use crate::engine::Game;
use crate::save;

/// A game of the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The campaign, with its lessons and patrols.
    Campaign,
    /// Iron Guest: squadrons of sailing ships.
    IronGuest,
}

impl Kind {
    /// All of them, the campaign first.
    pub const ALL: [Self; 2] = [Self::Campaign, Self::IronGuest];

    /// What saves and the line protocol call it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Campaign => Game::ID,
            Self::IronGuest => IronGuest::ID,
        }
    }

    /// The game of this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The game that a file is of; none if it cannot be read, or is of a game that is not here.
    pub fn of_file(path: &Path) -> Option<Self> {
        save::read(path).ok().and_then(|reading| Self::named(&reading.header.game))
    }
}
