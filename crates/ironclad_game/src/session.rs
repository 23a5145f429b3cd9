//! A game of the campaign in play: [`kernel::session`] with the campaign's types.

mod shelf;

use std::sync::Arc;

use kernel::save::Reading;
use kernel::session;
pub use kernel::session::{
    Branch, DiceSource, Glance, Lines, LoadNotice, Storage, TurnId, UndoScope, UndoneChance, Verified, WriteJob,
    Written, generated,
};
pub use shelf::{Chart, Saved, Spot, Summary, shelf, summary};

use crate::content::Content;
use crate::content::scenario::Step;
use crate::engine::Game;
pub use crate::play::{Asked, Fault, NewCampaign as Campaign, Start, What};

/// A game in play.
pub type Session = session::Session<Game>;
/// Why a session refused.
pub type SessionError = session::SessionError<Fault>;
/// Why a saved game could not be opened.
pub type LoadError = session::LoadError<Fault>;
/// A saved game, ready to go on.
pub type Loaded = session::Loaded<Game>;
/// A copy of the game on which a move is made.
pub type Draft = session::Draft<Game>;
/// A move that is ready to be written.
pub type Transaction = session::Transaction<Game>;
/// The result of a request to the session.
pub type Played = session::Played<Game>;
/// A choice of the players, and everything that followed from it.
pub type Entry = session::Entry<Game>;
/// A die that was rolled.
pub type DieRoll = session::DieRoll<Game>;
/// Consecutive steps of a script.
pub type Steps<'a> = session::Steps<'a, Step>;

/// Replays all branches of a file and compares each state with the hash that was written.
///
/// # Errors
/// As for a game that is opened.
pub fn verify(content: &Arc<Content>, reading: &Reading) -> Result<Verified, LoadError> {
    session::verify::<Game>(content, reading)
}
