//! A player who plays anything lawful.

use super::{Dice, Player};
use crate::decision::{Answer, Decision};
use crate::order_of_play::Play;

/// Plays anything lawful, each as likely as the others. It neither gives up nor offers a draw.
#[derive(Debug, Clone)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player whose choices grow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed, 0) }
    }
}

impl Player for Random {
    fn choose(&mut self, _play: &Play, decision: &Decision) -> Answer {
        // A decision always has options.
        self.dice.pick(decision.plays()).unwrap_or(Answer::Resign)
    }
}
