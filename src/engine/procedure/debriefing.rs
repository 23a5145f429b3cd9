//! After a scenario of a campaign: what comes next (rules 11.2, 11.7).

use serde::{Deserialize, Serialize};

use super::{ask, options};
use crate::content::terms::Faction;
use crate::engine::Pending;
use crate::engine::campaign::Sought;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::{Standing, View};
use crate::engine::state::Outcome;

/// The debriefing of a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Debriefing {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Begin,
    /// The ship was lost: once more, or the end.
    Lost,
    /// Whose contract is next.
    Next,
    Over,
}

impl Debriefing {
    /// The scenario is over.
    pub(in crate::engine) fn new() -> Self {
        Self { step: Step::Begin }
    }
}

impl Procedure for Debriefing {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Begin => {
                let last = play.table().log.as_ref().is_none_or(|log| log.scenario >= log.length);
                self.step = match play.table().outcome {
                    Some(Outcome::Lost) => Step::Lost,
                    _ if last => Step::Over,
                    _ => Step::Next,
                };
                Flow::Go
            }
            Step::Lost | Step::Next => Flow::Wait,
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let source = Some(Source::Scenario);
        match self.step {
            Step::Lost => ask(DecisionKind::Loss, source, options([Answer::Again, Answer::End])),
            _ => ask(DecisionKind::Contract, source, options(employers(view).map(Answer::Contract))),
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.step = Step::Over;
        match answer {
            Answer::Again => play.emit(Event::Sought { what: Sought::Again }),
            Answer::Contract(faction) => play.emit(Event::Sought { what: Sought::Contract(faction) }),
            _ => {}
        }
        Flow::Go
    }
}

/// Powers that would hire the players: all that are not their Enemies; if all are, all of them.
fn employers(view: &View<'_>) -> impl Iterator<Item = Faction> {
    let view = *view;
    let would = move |faction: &Faction| Standing::of(view.table.reputation(*faction)) != Standing::Enemy;
    let none = !Faction::ALL.iter().any(would);
    Faction::ALL.into_iter().filter(move |faction| none || would(faction))
}
