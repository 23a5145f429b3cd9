//! A player who takes any option.

use super::{Dice, Player};
use crate::engine::{Answer, Decision, Game};

/// Takes any option, each as likely as the others.
#[derive(Debug, Clone)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player with this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed, 0) }
    }
}

impl Player for Random {
    fn choose(&mut self, _game: &Game, decision: &Decision) -> Answer {
        // A decision always has options.
        self.dice.pick(&decision.options).unwrap_or(Answer::Done)
    }
}
