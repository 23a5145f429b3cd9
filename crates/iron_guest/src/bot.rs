//! Players made of code. Nothing is hidden in this game, so they see what everybody sees.

mod one_ply;
mod parley;
mod placing;
mod random;
mod seated;
mod two_ply;
mod worth;

use serde::{Deserialize, Serialize};

use crate::decision::{Answer, Decision, Order};
use crate::moving::{self, Passage};
use crate::order_of_play::Play;
use crate::ship::ShipId;
use crate::state::{State, Turn};
use worth::Fire;

pub use kernel::Dice;
pub use one_ply::OnePly;
pub use random::Random;
pub use seated::Seated;
pub use two_ply::TwoPly;

/// Somebody who answers decisions.
pub trait Player {
    /// The answer to a decision of this game: one of its options.
    fn choose(&mut self, play: &Play, decision: &Decision) -> Answer;
}

/// The bots there are, by strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bot {
    /// Plays anything lawful, each as likely as the others.
    Random,
    /// Weighs what a play does at once.
    OnePly,
    /// Weighs also what its other ships can do, and what the enemies can answer.
    #[default]
    TwoPly,
}

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::OnePly, Self::TwoPly];

    /// The bot of this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.id() == id)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::OnePly => "one-ply",
            Self::TwoPly => "two-ply",
        }
    }

    /// A player of this kind. The same seed makes the same choices.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::OnePly => Box::new(OnePly::new(seed)),
            Self::TwoPly => Box::new(TwoPly::new(seed)),
        }
    }
}

/// The play of the highest value, the first among equals; resigning where no ship can play.
fn best_play(state: &State, turn: &Turn, mut weigh: impl FnMut(ShipId, &Passage) -> (Fire, i32)) -> Answer {
    let mut best = None;
    for (ship, ways) in moving::plays(state, turn.player, turn.waiting) {
        for way in ways {
            let (fire, value) = weigh(ship, &way);
            if best.is_none_or(|(other, _)| value > other) {
                let order = Order { ship, code: way.code, port: fire.port, starboard: fire.starboard };
                best = Some((value, Answer::Play(order)));
            }
        }
    }
    best.map_or(Answer::Resign, |(_, answer)| answer)
}
