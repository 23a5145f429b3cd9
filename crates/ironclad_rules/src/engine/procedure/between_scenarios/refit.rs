//! Between scenarios: repairs, upgrades, Crew and the sick bay ashore, at neutral prices (rule 11.9).

use serde::{Deserialize, Serialize};

use crate::content::terms::{Cost, Service, Track};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Good, Part, ServiceChoice, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::port::service::upgrade;
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::{FULL, View};

/// What is paid for between scenarios.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refit {
    /// Whether a round has been stood for all: once (ruling 91).
    toasted: bool,
    over: bool,
}

impl Refit {
    /// After a scenario.
    pub(in crate::engine) fn new() -> Self {
        Self { toasted: false, over: false }
    }
}

impl Procedure for Refit {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let nothing = self.work(&play.view()).next().is_none();
        if self.over || nothing { Flow::Done } else { Flow::Wait }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask(DecisionKind::Refit, Some(Source::Scenario), options(self.work(view).chain([Answer::Done])))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Mend(part) => {
                let price = play.view().yard_price();
                let Some(source) = pay(play, price, Service::Shipyard) else { return not_offered(answer) };
                mend(play, part, Some(source));
                play.emit(Event::Mended { part });
            }
            Answer::Buy(good) => {
                let price = Some(play.view().crew_price());
                let Some(source) = pay(play, price, Service::Guild) else { return not_offered(answer) };
                play.emit(Event::Bought { good });
                play.count(Track::Crew, 1, Some(source));
            }
            Answer::Service(_) => {
                let price = play.view().round_price();
                let Some(source) = pay(play, price, Service::Saloon) else { return not_offered(answer) };
                self.toasted = true;
                play.count(Track::Morale, 1, Some(source));
            }
            Answer::Treat(hero) => {
                let price = play.view().clinic_price();
                if pay(play, price, Service::Medical).is_none() {
                    return not_offered(answer);
                }
                play.emit(Event::HeroTreated { hero });
            }
            Answer::Upgrade(what) => upgrade(play, what, Some(Source::Service(Service::TechCenter))),
            Answer::Done => self.over = true,
            other => return not_offered(other),
        }
        Flow::Go
    }
}

/// Pays for a service, and gives the source of what is had there; where there is no price, nothing is paid, and there is
/// nothing to be had.
fn pay(play: &mut Play<'_>, price: Option<u8>, service: Service) -> Option<Source> {
    let price = price?;
    let source = Source::Service(service);
    play.count(Track::Credits, -i16::from(price), Some(source));
    Some(source)
}

/// A point is taken off something aboard, or off a fighter or mech ashore.
fn mend(play: &mut Play<'_>, part: Part, source: Option<Source>) {
    match part {
        Part::Hull => play.count(Track::Hull, 1, source),
        Part::Section(section) => play.repair_section(section, source),
        Part::Fighter(fighter) => {
            let damage = play.table().owned(fighter).map_or(0, |bay| bay.damage.saturating_sub(1));
            play.emit(Event::FighterChanged { fighter, by: -1, damage });
        }
    }
}

impl Refit {
    /// Everything that is of use and can be paid for.
    fn work(self, view: &View<'_>) -> impl Iterator<Item = Answer> {
        let view = *view;
        let credits = move |price: Option<u8>| price.is_some_and(|credits| view.affords(Cost { credits, salvage: 0 }));
        let parts = view.repairable().filter(move |_| credits(view.yard_price())).map(Answer::Mend);
        let sick = view.wounded().filter(move |_| credits(view.clinic_price())).map(Answer::Treat);
        let crew = (view.holds(Good::Crew) && credits(Some(view.crew_price()))).then_some(Answer::Buy(Good::Crew));
        let cards =
            view.improvable().filter(move |what| view.upgrade_cost(*what).is_some_and(|cost| view.affords(cost)));
        let cheer = !self.toasted && view.table.morale < FULL && credits(view.round_price());
        let cheer = cheer.then_some(Answer::Service(ServiceChoice::SaloonMorale));
        parts.chain(sick).chain(crew).chain(cheer).chain(cards.map(Answer::Upgrade))
    }
}
