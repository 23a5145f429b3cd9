//! The campaign in the line protocol: how it is asked for, and what its events, decisions and states look like.
//!
//! All of it is `#[inline]`, and so compiled where a game is played by lines: for size, not for speed as the rules are.

mod decision;
mod event;
mod new;
mod state;

use std::fmt::Debug;
use std::sync::Arc;

use kernel::headless::{Protocol, Refusal};
use kernel::session::Session;
use serde_json::{Map, Value};

use crate::content::Content;
use crate::engine::{Answer, Decision, Event, Game, Outcome};
use crate::play::{Fault, Start};

/// A JSON object. Its fields are put in one by one: to collect them sorts them first, and that sort would be compiled again
/// for every caller.
#[inline]
fn object<K: Into<String>>(entries: impl IntoIterator<Item = (K, Value)>) -> Map<String, Value> {
    let mut fields = Map::new();
    for (key, value) in entries {
        fields.insert(key.into(), value);
    }
    fields
}

/// Puts the answers to a question into words, for whoever plays by the protocol.
pub trait Labels: Debug + Send + Sync {
    /// The words of an answer.
    fn label(&self, game: &Game, decision: &Decision, answer: Answer) -> String;
}

impl Protocol for Game {
    type Words = Arc<dyn Labels>;

    #[inline]
    fn start(content: &Arc<Content>, fields: Map<String, Value>) -> Result<Start, Refusal> {
        new::start(content, fields)
    }

    #[inline]
    fn decision(&self, words: &Self::Words, decision: &Decision) -> Value {
        decision::asked(self, words.as_ref(), decision)
    }

    #[inline]
    fn event(&self, event: &Event) -> Value {
        event::json(event, self)
    }

    #[inline]
    fn table(&self, _seat: Option<kernel::Seat>) -> Value {
        state::json(self)
    }

    #[inline]
    fn outcome(&self, outcome: &Outcome) -> Value {
        <&str>::from(*outcome).into()
    }

    #[inline]
    fn fault_code(fault: &Fault) -> &'static str {
        match fault {
            Fault::UnknownScenario(_) => "unknown-scenario",
            Fault::Players(_) | Fault::Mission(_) => "bad-request",
        }
    }

    #[inline]
    fn odds(session: &Session<Game>) -> Map<String, Value> {
        let sinks = decision::sinks(session).map(|sinks| ("sinks".to_owned(), sinks));
        let odds = ("odds".to_owned(), decision::odds(session));
        object([odds].into_iter().chain(sinks))
    }
}
