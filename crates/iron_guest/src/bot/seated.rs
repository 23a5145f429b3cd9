//! A bot at a seat of the table, for whoever plays whole games.

use crate::bot::Player;
use crate::decision::{Answer, Decision};
use crate::game::IronGuest;

/// A bot at a seat.
pub struct Seated(pub Box<dyn Player>);

impl kernel::simulate::Player<IronGuest> for Seated {
    fn choose(&mut self, game: &IronGuest, decision: &Decision) -> Option<Answer> {
        Some(self.0.choose(game.play(), decision))
    }
}
