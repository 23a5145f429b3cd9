//! The labels of options in a language, for the line protocol.

use std::sync::Arc;

use ironclad_game::engine::{Answer, Decision, Game};
use ironclad_game::protocol::Labels;
use words::Text;

use crate::option;
use crate::thing::Words;

/// Labels in one language.
#[derive(Debug)]
struct Labeller(Text);

impl Labels for Labeller {
    fn label(&self, game: &Game, decision: &Decision, answer: Answer) -> String {
        option::label(&Words::of(&self.0, game), game, decision, answer)
    }
}

/// The labels of options in a language.
pub fn labels(text: Text) -> Arc<dyn Labels> {
    Arc::new(Labeller(text))
}
