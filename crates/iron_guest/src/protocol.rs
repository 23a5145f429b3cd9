//! Iron Guest in the line protocol: how it is asked for, and what its questions and tables look like.

use std::rc::Rc;
use std::sync::Arc;

use kernel::headless::{Protocol, Refusal, fields};
use kernel::save::UndoPolicy;
use kernel::{Game, Seat};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::content::{CannotBegin, Catalogue, Switches};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::{Fault, IronGuest, Start};
use crate::state::Outcome;
use crate::words::Words;
use ::words::Speech;

/// What a `new` may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    scenario: String,
    seed: u64,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    switches: Switches,
    #[serde(default)]
    undo: UndoPolicy,
}

impl Protocol for IronGuest {
    type Words = Rc<dyn Speech>;

    fn start(catalogue: &Arc<Catalogue>, given: Map<String, Value>) -> Result<Start, Refusal> {
        let New { scenario, seed, players, switches, undo } = fields(given)?;
        let setup = catalogue.setup(&scenario, &switches).map_err(|error| refused(catalogue, &error))?;
        let seats = usize::from(setup.players);
        if players.len() > seats {
            return Err(Refusal::bad(format!("`players`: {} names for {seats} seats", players.len())));
        }
        let players = players.into_iter().chain(std::iter::repeat(String::new())).take(seats).collect();
        Ok(Start { scenario, switches, seed, players, name: String::new(), undo, bots: Vec::new() })
    }

    fn decision(&self, words: &Rc<dyn Speech>, decision: &Decision) -> Value {
        let own = Words::new(self.catalogue(), self.play().setup());
        let options = decision.options.iter().map(|answer| {
            let text = words.say(&own.option(self.play(), decision, *answer));
            json!({ "id": self.write_answer(answer), "text": text })
        });
        json!({
            "kind": decision.ask.id(),
            "seat": decision.seat.number(),
            "text": words.say(&own.ask(decision)),
            "options": options.collect::<Vec<_>>(),
        })
    }

    #[inline]
    fn event(&self, event: &Event) -> Value {
        // An event is plain data, so it can be written.
        serde_json::to_value(event).unwrap_or_default()
    }

    #[inline]
    fn table(&self, _seat: Option<Seat>) -> Value {
        serde_json::to_value(self.state()).unwrap_or_default()
    }

    #[inline]
    fn outcome(&self, outcome: &Outcome) -> Value {
        serde_json::to_value(outcome).unwrap_or_default()
    }

    fn fault_code(fault: &Fault) -> &'static str {
        match fault {
            Fault::CannotBegin(CannotBegin::NoScenario(_)) => "unknown-scenario",
            Fault::CannotBegin(CannotBegin::Setup(_)) | Fault::Unreadable(_) | Fault::NoFurtherStage => "bad-request",
        }
    }
}

fn refused(catalogue: &Catalogue, error: &CannotBegin) -> Refusal {
    match error {
        CannotBegin::NoScenario(_) => {
            let known: Vec<String> =
                catalogue.scenarios().iter().map(|scenario| format!("`{}`", scenario.id)).collect();
            Refusal::new("unknown-scenario", format!("{error}; there are {}", known.join(", ")))
        }
        CannotBegin::Setup(_) => Refusal::bad(error.to_string()),
    }
}
