//! In port: two services, and two more for each action spent on docking (rules 9.1, 9.2).

pub mod patrol;
pub mod service;

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use super::{ask, not_offered, options};
use crate::content::ability::{Ability, Window};
use crate::content::{GearId, HeroId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, ServiceChoice, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, reactors};
use crate::engine::procedure::port::service::{Serving, any_worth_taking, gains, worth_taking};
use crate::engine::query::{SERVICES, Standing, View};
use crate::engine::state::{Better, Welcome};

/// Services of a port are being chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct InPort {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Dock,
    Choose,
    Over,
}

impl InPort {
    /// The choice is opened.
    pub(super) fn open() -> Self {
        Self { step: Step::Dock }
    }
}

impl Procedure for InPort {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Dock => {
                self.step = Step::Choose;
                let sector = play.table().ship;
                play.emit(Event::Docked { sector, services: SERVICES });
                Flow::Go
            }
            Step::Choose if play.table().docked.as_ref().is_some_and(|docked| docked.services_left > 0) => Flow::Wait,
            Step::Choose | Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let services = open_services(view).map(Answer::Service);
        let hagglers = hagglers(view).map(Answer::Ability);
        let moves = moves(view).map(|(gear, hero)| Answer::Gear(gear, hero));
        ask(DecisionKind::Port, None, options(services.chain(hagglers).chain(moves).chain([Answer::Leave])))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Service(service) => {
                let left = play.table().docked.as_ref().map_or(0, |docked| docked.services_left.saturating_sub(1));
                play.emit(Event::ServiceTaken { service, left });
                Flow::Call(Serving::new(service).into())
            }
            Answer::Ability(hero) => haggle(play, hero),
            Answer::Gear(gear, to) => {
                let from = play.table().gear.iter().find(|carried| carried.gear == gear).map(|carried| carried.hero);
                let from = from.unwrap_or(to);
                let theirs = play.table().carried(to).map(|carried| carried.gear);
                play.emit(Event::GearMoved { gear, from, to });
                if let Some(gear) = theirs {
                    play.emit(Event::GearMoved { gear, from: to, to: from });
                }
                Flow::Go
            }
            Answer::Leave => {
                self.step = Step::Over;
                play.emit(Event::ServicesDeclined);
                Flow::Go
            }
            other => not_offered(other),
        }
    }
}

/// Gear that may go to another hero, and to whom: each piece once while the ship is docked (ruling 77).
fn moves(view: &View<'_>) -> impl Iterator<Item = (GearId, HeroId)> {
    let unmoved = view.table.gear.iter().filter(|carried| !carried.moved).map(|carried| carried.gear);
    unmoved.flat_map(move |gear| view.takers(gear).map(move |hero| (gear, hero)))
}

/// Heroes who could have us served as at the next better standing, so that it shows.
fn hagglers(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    let better = view.table.welcome.better == Better::No && gains(view, view.served_as().better());
    reactors(view, Window::Port).filter(move |_| better)
}

fn haggle(play: &mut Play<'_>, hero: HeroId) -> Flow {
    play.emit(Event::AbilityUsed { hero });
    let visit = matches!(ability(&play.view(), hero), Some(Ability::ListPrice { visit: true }));
    let better = if visit { Better::Visit } else { Better::Once };
    let welcome = Welcome { better, ..play.table().welcome };
    play.emit(Event::Welcomed { by: hero, welcome });
    Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
}

/// Whether the ship lies at a port that would serve her.
pub(super) fn serves(view: &View<'_>) -> bool {
    view.port().is_some_and(|port| view.served_as() != Standing::Enemy && !port.services.is_empty())
}

/// Whether an action spent on docking here would open anything that these players could take (rule 9.2).
pub(super) fn worth_docking(view: &View<'_>) -> bool {
    let gear = || view.table.gear.iter().any(|carried| view.takers(carried.gear).next().is_some());
    serves(view) && (any_worth_taking(view) || hagglers(view).next().is_some() || gear())
}

/// Services that may be chosen now: each once while the choice is open, and none that could do nothing.
fn open_services(view: &View<'_>) -> impl Iterator<Item = ServiceChoice> {
    let docked = view.table.docked.as_ref();
    ServiceChoice::iter().filter(move |choice| {
        !docked.is_some_and(|docked| docked.has_chosen(choice.service())) && worth_taking(view, *choice)
    })
}
