//! Full Thrust as the windows of war games know it: its content, its turns, its bots.

use std::sync::Arc;

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::decision::Ask;
use full_thrust::event::Event;
use full_thrust::play::FullThrust;
use war_table::{TableGame, job};

pub use war_table::job::outcome;

/// Full Thrust in its window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window;

/// A battle in play.
pub type Session = kernel::session::Session<FullThrust>;
/// Why a battle cannot be begun.
pub type BeginError = job::BeginError<FullThrust>;
/// Why a battle cannot be opened.
pub type OpenError = job::OpenError<FullThrust>;
/// Something to be done beside the window's thread.
pub type Job = job::Job<Window>;
/// What came of it.
pub type Done = job::Done<Window>;
/// A battle that is kept.
pub type Kept = job::Kept<FullThrust>;
/// A file of this game that cannot be read.
pub type Broken = job::Broken<FullThrust>;

impl TableGame for Window {
    type Game = FullThrust;
    type Bot = Strength;

    fn catalogue() -> Result<Arc<Catalogue>, String> {
        catalogue()
    }

    fn turn(game: &FullThrust) -> u16 {
        game.state().table.turn
    }

    fn begun(event: &Event) -> Option<u16> {
        if let Event::TurnBegan { turn } = event { Some(*turn) } else { None }
    }

    fn is_secret(asked: &Ask) -> bool {
        asked.is_secret()
    }

    fn think(game: &FullThrust, bot: Strength, seat: Seat, seed: u64) -> Vec<Answer> {
        Bot::new(bot, seed).plan(game, seat)
    }
}

/// The content that is part of the program, loaded once.
///
/// # Errors
/// Its faults, one a line.
pub fn catalogue() -> Result<Arc<Catalogue>, String> {
    Catalogue::shared_or_told()
}
