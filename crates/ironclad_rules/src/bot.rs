//! Players made of code.
//!
//! Invariant: a bot sees what people at the table see. Before it looks ahead, every sealed token in its copy of the game
//! is replaced by a guess, and its copies roll dice of their own.

mod campaign;
#[cfg(test)]
mod chapters;
pub(crate) mod explorer;
mod goal;
pub(crate) mod hidden_tokens;
mod playout;
pub(crate) mod position_value;
mod posts;
mod random;
mod route;
mod sensible;
pub(crate) mod story_distance;
pub(crate) mod story_paths;
mod story_risks;
mod story_value;
#[cfg(test)]
mod trial;
mod weights;

pub use explorer::Explorer;
pub use goal::ExplorerGoal;
pub use hidden_tokens::{guess, guessed};
pub use kernel::Dice;
pub use playout::fails_the_mission;
pub use random::Random;
pub use sensible::{Care, Sensible};

use crate::engine::{Answer, Decision, Game};

/// A player that answers decisions.
pub trait Player {
    /// The answer to a decision of this game: one of its options.
    fn choose(&mut self, game: &Game, decision: &Decision) -> Answer;
}

/// The bots there are.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, strum::Display, strum::EnumString, strum::EnumIter,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Bot {
    /// Takes any option, each as likely as the others.
    Random,
    /// Thinks ahead, as a competent person does.
    #[default]
    Sensible,
}

impl Bot {
    /// A player of this kind. The same seed gives the same choices.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Sensible => Box::new(Sensible::new(seed, Care::default())),
        }
    }
}
