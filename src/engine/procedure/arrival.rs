//! Entering a sector: reveal, condition, card, then the port (rule 3.4, ruling 23).

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::condition::ConditionStrike;
use super::patrol::{Patrol, sender};
use super::port::{InPort, serves};
use super::turn::reveal;
use crate::content::SectorId;
use crate::content::scenario::Objective;
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::state::Outcome;

/// The ship enters a sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrival {
    to: SectorId,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Move,
    Condition,
    Card,
    Objective,
    Port,
    Over,
}

impl Arrival {
    /// At this sector.
    pub(super) fn at(to: SectorId) -> Self {
        Self { to, step: Step::Move }
    }
}

impl Procedure for Arrival {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Move => {
                self.step = Step::Condition;
                if play.table().docked.is_some() {
                    play.emit(Event::Undocked);
                }
                let from = play.table().ship;
                play.emit(Event::Moved { from, to: self.to });
                reveal(play, self.to, false);
                Flow::Go
            }
            Step::Condition => {
                self.step = Step::Card;
                let condition = play.view().here().condition();
                condition.map_or(Flow::Go, |condition| Flow::Call(ConditionStrike::of(condition).into()))
            }
            Step::Card => {
                self.step = Step::Objective;
                let token = play.table().token(self.to);
                token.map_or(Flow::Go, |token| Flow::Call(Card::of_token(token.card, self.to).into()))
            }
            Step::Objective => {
                self.step = Step::Port;
                if objective(play) == Objective::Arrive(self.to) {
                    play.emit(Event::Ended { outcome: Outcome::Won });
                }
                Flow::Go
            }
            Step::Port if let Some(faction) = sender(&play.view()) => {
                self.step = Step::Over;
                Flow::Call(Patrol::of(faction).into())
            }
            Step::Port if serves(&play.view()) => {
                self.step = Step::Over;
                Flow::Call(InPort::open().into())
            }
            Step::Port | Step::Over => Flow::Done,
        }
    }
}

/// What wins this game (ruling 37).
pub(super) fn objective(play: &Play<'_>) -> Objective {
    if play.setup.scripted { play.scenario.won_scripted } else { play.scenario.won }
}
