//! Entering a sector: reveal, condition, card, then the port (rule 3.4, ruling 23).

use serde::{Deserialize, Serialize};

use super::cosmic_condition::ConditionStrike;
use super::objective::{is_reached, objective, win};
use super::port::{InPort, serves};
use super::story::meeting::Meeting;
use crate::content::ability::{Ability, Window};
use crate::content::scenario::Objective;
use crate::content::{HeroId, SectorId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::moment::Happened;
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::intel::card::Card;
use crate::engine::procedure::intel::reveal_token::reveal;
use crate::engine::procedure::port::patrol::{Patrol, sender};
use crate::engine::procedure::port::service::gains;
use crate::engine::query::{Standing, View};
use crate::engine::state::{Token, Welcome};

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
    /// Movers that are met here, from the one of this place.
    Meet(u8),
    Objective,
    /// Those who can have the port welcome us are asked.
    Answered,
    Port,
    Over,
}

impl Arrival {
    /// Arriving at this sector.
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
                reveal(play, self.to, false)
            }
            Step::Condition => {
                self.step = Step::Card;
                let condition = play.view().here().condition();
                play.arise(Happened::Enters(self.to));
                condition.map_or(Flow::Go, |condition| Flow::Call(ConditionStrike::of(condition).into()))
            }
            Step::Card => {
                self.step = Step::Meet(0);
                let token = play.table().token(self.to);
                let card = token.and_then(Token::open);
                card.map_or(Flow::Go, |card| Flow::Call(Card::of_token(card, self.to).into()))
            }
            Step::Meet(place) => {
                let Some(moving) =
                    play.table().course.as_ref().and_then(|course| course.movers.get(usize::from(place)))
                else {
                    self.step = Step::Objective;
                    play.arise(Happened::Arrives(self.to));
                    return Flow::Go;
                };
                self.step = Step::Meet(place + 1);
                let is_here = moving.at == Some(play.table().ship);
                if is_here { Flow::Call(Meeting::with(moving.mover).into()) } else { Flow::Go }
            }
            Step::Objective => {
                self.step = Step::Answered;
                let view = play.view();
                if objective(&view) == Objective::Arrive(self.to) || is_reached(&view) {
                    win(play);
                }
                Flow::Go
            }
            Step::Answered if escorts(&play.view()).next().is_some() => Flow::Wait,
            Step::Answered => {
                self.step = Step::Port;
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

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction(escorts(view), None)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.step = Step::Port;
        let Answer::Ability(hero) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero });
        let welcome = Welcome { at_least: conduct(&play.view(), hero), ..play.table().welcome };
        play.emit(Event::Welcomed { by: hero, welcome });
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }
}

/// Heroes under whose conduct the port here would serve us better than it does.
fn escorts(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    let view = *view;
    let here = view.port().is_some();
    reactors(&view, Window::Arrival).filter(move |hero| {
        // An Enemy's patrol stays away whatever there is to buy (rule 9.4).
        here && conduct(&view, *hero).is_some_and(|standing| {
            standing > view.served_as() && (view.served_as() == Standing::Enemy || gains(&view, standing))
        })
    })
}

/// The standing as at which a hero has us served.
fn conduct(view: &View<'_>, hero: HeroId) -> Option<Standing> {
    match ability(view, hero) {
        Some(Ability::SafeConduct { friendly: true }) => Some(Standing::Friendly),
        Some(Ability::SafeConduct { friendly: false }) => Some(Standing::Neutral),
        _ => None,
    }
}
