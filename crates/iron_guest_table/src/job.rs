//! Iron Guest as the windows of war games know it: its content, its rounds, its bots.

use std::sync::Arc;

use iron_guest::IronGuest;
use iron_guest::bot::Bot;
use iron_guest::content::Catalogue;
use iron_guest::decision::{Answer, Pending};
use kernel::Seat;
use war_table::{TableGame, job};

/// Iron Guest in its window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window;

/// A game in play.
pub type Session = kernel::session::Session<IronGuest>;
/// Why a game cannot be begun.
pub type BeginError = job::BeginError<IronGuest>;
/// Why a game cannot be opened.
pub type OpenError = job::OpenError<IronGuest>;
/// Something to be done beside the window's thread.
pub type Job = job::Job<Window>;
/// What came of it.
pub type Done = job::Done<Window>;
/// A game that is kept.
pub type Kept = job::Kept<IronGuest>;
/// A file of this game that cannot be read.
pub type Broken = job::Broken<IronGuest>;

impl TableGame for Window {
    type Game = IronGuest;
    type Bot = Bot;

    fn catalogue() -> Result<Arc<Catalogue>, String> {
        catalogue()
    }

    fn turn(game: &IronGuest) -> u16 {
        game.play().state().round
    }

    fn think(game: &IronGuest, bot: Bot, _seat: Seat, seed: u64) -> Vec<Answer> {
        match game.play().pending() {
            Pending::Choose(decision) => vec![bot.player(seed).choose(game.play(), &decision)],
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
        }
    }
}

/// The content that is part of the program.
///
/// # Errors
/// Every fault found in it.
pub fn catalogue() -> Result<Arc<Catalogue>, String> {
    Catalogue::shared().map_err(|faults| faults.to_string())
}
