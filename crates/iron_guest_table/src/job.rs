//! Iron Guest as the windows of war games know it: its content, its rounds, its bots.

use std::sync::Arc;

use iron_guest::IronGuest;
use iron_guest::bot::Bot;
use iron_guest::content::Catalogue;
use iron_guest::decision::{Answer, Asked, Pending};
use iron_guest::event::Event;
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

    fn begun(event: &Event) -> Option<u16> {
        match event {
            Event::RoundBegan(round) => Some(*round),
            Event::FirstRolled(..)
            | Event::FirstEqual(_)
            | Event::First(_)
            | Event::FaceDealt(..)
            | Event::ShoalDrawn(_)
            | Event::ShoalsRefused(_)
            | Event::ShoalsLaid(_)
            | Event::Placed(..)
            | Event::FaceTaken(..)
            | Event::UpwindRolled(_)
            | Event::Begins(_)
            | Event::Rolled(_)
            | Event::TurnBegan(..)
            | Event::Announced { .. }
            | Event::Moved(..)
            | Event::Fired { .. }
            | Event::MastLost(..)
            | Event::Capsized(_)
            | Event::HeldFire(_)
            | Event::GrappleEqual { .. }
            | Event::Grappled { .. }
            | Event::Sunk(_)
            | Event::Played(_)
            | Event::WindRolled(..)
            | Event::RoundEnded(_)
            | Event::DrawOffered(_)
            | Event::DrawAgreed(_)
            | Event::DrawRefused(_)
            | Event::Resigned(_)
            | Event::Goes(_)
            | Event::Over(_) => None,
        }
    }

    /// Nothing is planned unseen in this game.
    fn is_secret(_asked: &Asked) -> bool {
        false
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
