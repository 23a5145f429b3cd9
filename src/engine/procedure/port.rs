//! In port: two services, and two more for each action spent on docking (rules 9.1, 9.2).

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use super::service::{Serving, worth_taking};
use super::{ask, options};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, ServiceChoice};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::{SERVICES, Standing, View};

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
        let unmoved = view.table.gear.iter().filter(|carried| !carried.moved).map(|carried| carried.gear);
        let moves = unmoved.flat_map(|gear| view.takers(gear).map(move |hero| Answer::Gear(gear, hero)));
        ask(DecisionKind::Port, None, options(services.chain(moves).chain([Answer::Leave])))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        if let Answer::Gear(gear, to) = answer {
            let from = play.table().gear.iter().find(|carried| carried.gear == gear).map(|carried| carried.hero);
            play.emit(Event::GearMoved { gear, from: from.unwrap_or(to), to });
            return Flow::Go;
        }
        let Answer::Service(service) = answer else {
            self.step = Step::Over;
            play.emit(Event::ServicesDeclined);
            return Flow::Go;
        };
        let left = play.table().docked.as_ref().map_or(0, |docked| docked.services_left.saturating_sub(1));
        play.emit(Event::ServiceTaken { service, left });
        Flow::Call(Serving::new(service).into())
    }
}

/// Whether the ship lies at a port that would serve her.
pub(super) fn serves(view: &View<'_>) -> bool {
    view.port().is_some_and(|port| {
        port.faction.is_none_or(|faction| view.standing(faction) != Standing::Enemy) && !port.services.is_empty()
    })
}

/// Whether an action spent on docking here would open anything that these players could take (rule 9.2).
pub(super) fn worth_docking(view: &View<'_>) -> bool {
    serves(view) && ServiceChoice::iter().any(|choice| worth_taking(view, choice))
}

/// Services that may be chosen now: each once while the choice is open, and none that could do nothing.
fn open_services(view: &View<'_>) -> impl Iterator<Item = ServiceChoice> {
    let docked = view.table.docked.as_ref();
    ServiceChoice::iter().filter(move |choice| {
        !docked.is_some_and(|docked| docked.has_chosen(choice.service())) && worth_taking(view, *choice)
    })
}
