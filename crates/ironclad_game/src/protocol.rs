//! The campaign in the line protocol: how it is asked for, and what its events, decisions and states look like.

mod decision;
mod event;
mod new;
mod state;

use std::sync::Arc;

use kernel::headless::{Protocol, Refusal};
use serde_json::{Map, Value};

use crate::content::Content;
use crate::engine::{Decision, Event, Game, Outcome};
use crate::play::{Fault, Start};
use crate::session::Session;
use words::Text;

impl Protocol for Game {
    type Words = Text;

    fn start(content: &Arc<Content>, fields: Map<String, Value>) -> Result<Start, Refusal> {
        new::start(content, fields)
    }

    fn decision(&self, words: &Text, decision: &Decision) -> Value {
        decision::asked(self, words, decision)
    }

    fn event(&self, event: &Event) -> Value {
        event::json(event, self)
    }

    fn table(&self, _seat: Option<kernel::Seat>) -> Value {
        state::json(self)
    }

    fn outcome(&self, outcome: &Outcome) -> Value {
        <&str>::from(*outcome).into()
    }

    fn fault_code(fault: &Fault) -> &'static str {
        match fault {
            Fault::UnknownScenario(_) => "unknown-scenario",
            Fault::Players(_) | Fault::Mission(_) => "bad-request",
        }
    }

    fn odds(session: &Session) -> Map<String, Value> {
        let sinks = decision::sinks(session).map(|sinks| ("sinks".to_owned(), sinks));
        let odds = ("odds".to_owned(), decision::odds(session));
        [odds].into_iter().chain(sinks).collect()
    }
}
