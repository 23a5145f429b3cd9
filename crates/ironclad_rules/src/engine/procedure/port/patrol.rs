//! The port of an Enemy sends out a patrol, which is fought on arrival; there are no services (rules 9.4, 10.4).

use serde::{Deserialize, Serialize};

use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::content::terms::Faction;
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::intel::signatures::Signatures;
use crate::engine::query::{Standing, View};

/// A patrol about to put out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patrol {
    faction: Faction,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Sent,
    /// Those who can send it back are asked.
    Answered,
    Fight,
    Over,
}

impl Patrol {
    /// The patrol of this power.
    pub(in crate::engine) fn of(faction: Faction) -> Self {
        Self { faction, step: Step::Sent }
    }
}

impl Procedure for Patrol {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Sent => {
                let sector = play.table().ship;
                play.emit(Event::PatrolSent { sector });
                self.step = Step::Answered;
                Flow::Go
            }
            Step::Answered if refusers(&play.view()).next().is_some() => Flow::Wait,
            Step::Answered => {
                self.step = Step::Fight;
                Flow::Go
            }
            Step::Fight => {
                self.step = Step::Over;
                Flow::Call(Signatures::patrol(self.faction).into())
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction(refusers(view), Some(Source::Combat))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let Answer::Ability(hero) = answer else {
            self.step = Step::Fight;
            return Flow::Go;
        };
        self.step = Step::Over;
        play.emit(Event::AbilityUsed { hero });
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }
}

/// The power that sends a patrol out of the port here: an Enemy, unless we come under safe conduct (rule 10.4).
pub(in crate::engine) fn sender(view: &View<'_>) -> Option<Faction> {
    if view.served_as() == Standing::Enemy { view.port()?.faction } else { None }
}

/// Heroes who could have the patrol stay in port.
fn refusers(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    reactors(view, Window::Encounter)
        .filter(|hero| matches!(ability(view, *hero), Some(Ability::SkipSignatures { outposts: true })))
}
