//! One service of a port: what it sells, at what price (rule 9.3).

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::content::HeroId;
use crate::content::scenario::Objective;
use crate::content::terms::{Class, Cost, Track};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Good, ServiceChoice, Source, Upgrade};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::procedure::intel::trader::buy;
use crate::engine::procedure::objective::{objective, win};
use crate::engine::procedure::repair_point::{Repairable, repair, repairable};
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::{FULL, Standing, View};
use crate::engine::state::Status;

/// A service under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Serving {
    service: Serviced,
    step: Step,
}

/// The service, in a form that can be written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Serviced(ServiceChoice);

impl TryFrom<String> for Serviced {
    type Error = strum::ParseError;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        name.parse().map(Self)
    }
}

impl From<Serviced> for String {
    fn from(Serviced(service): Serviced) -> Self {
        <&str>::from(service).to_owned()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Begin,
    /// A hero of the class that the port asks for is exhausted (rule 9.1).
    Asks(Class),
    Open,
    Buy,
    End,
}

impl Serving {
    /// The service of this name.
    pub(in crate::engine) fn new(service: ServiceChoice) -> Self {
        Self { service: Serviced(service), step: Step::Begin }
    }

    fn source(self) -> Source {
        Source::Service(self.service.0.service())
    }

    fn open(&mut self, play: &mut Play<'_>) -> Flow {
        let service = self.service.0;
        self.step = Step::End;
        let price = play.view().service_price(service);
        match (service, price) {
            (ServiceChoice::SaloonRest, Some(price)) => Flow::Call(Pick::new(Picking::RestPaid(price), u8::MAX).into()),
            (ServiceChoice::Medical, Some(price)) => Flow::Call(Pick::new(Picking::HealPaid(price), u8::MAX).into()),
            (ServiceChoice::SaloonMorale, Some(price)) => {
                let sector = play.table().ship;
                play.count(Track::Credits, -i16::from(price), Some(self.source()));
                play.emit(Event::Toasted { sector });
                play.count(Track::Morale, 1, Some(self.source()));
                Flow::Go
            }
            // What has no price is not offered: only a state that was damaged leads here, and nothing is had.
            (ServiceChoice::SaloonRest | ServiceChoice::Medical | ServiceChoice::SaloonMorale, None) => Flow::Go,
            // Each of their wares has a price of its own.
            (ServiceChoice::Trader | ServiceChoice::Shipyard | ServiceChoice::Guild | ServiceChoice::TechCenter, _) => {
                self.step = Step::Buy;
                Flow::Go
            }
        }
    }
}

impl Procedure for Serving {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Begin => {
                self.step = asks(&play.view(), self.service.0).map_or(Step::Open, Step::Asks);
                Flow::Go
            }
            Step::Open => self.open(play),
            Step::Asks(_) | Step::Buy => Flow::Wait,
            Step::End => {
                play.emit(Event::ServiceEnded { service: self.service.0 });
                let here = play.table().ship;
                if objective(&play.view()) == Objective::Served(here) {
                    win(play);
                }
                Flow::Done
            }
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        if let Step::Asks(class) = self.step {
            let heroes = of_class(view, class).map(Answer::Hero);
            return ask(DecisionKind::Hero, Some(self.source()), options(heroes));
        }
        let wares = wares(view, view.served_as(), self.service.0);
        ask(DecisionKind::Service, Some(self.source()), options(wares.chain([Answer::Done])))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let source = Some(self.source());
        match answer {
            Answer::Hero(hero) => {
                self.step = Step::Open;
                return Flow::Call(Exhaust::used(hero, self.source()).into());
            }
            Answer::Buy(good) => {
                let Some(asked) = play.view().good_price(good) else { return not_offered(answer) };
                return buy(play, good, asked, self.source());
            }
            Answer::Upgrade(what) => upgrade(play, what, source),
            Answer::Mend(part) => {
                let Some(asked) = play.view().service_price(ServiceChoice::Shipyard) else {
                    return not_offered(answer);
                };
                play.count(Track::Credits, -i16::from(asked), source);
                repair(play, part, source);
            }
            Answer::Done => self.step = Step::End,
            other => return not_offered(other),
        }
        Flow::Go
    }
}

/// What can be had of a service, by people of this standing, with the Credits at hand.
fn wares(view: &View<'_>, standing: Standing, service: ServiceChoice) -> impl Iterator<Item = Answer> {
    let yard = service == ServiceChoice::Shipyard && affordable(view, view.service_price_as(standing, service));
    let parts = yard.then(|| repairable(view, Repairable::ALL)).into_iter().flatten().map(Answer::Mend);
    let goods = Good::iter().filter(move |good| match good {
        Good::Salvage | Good::Ammo | Good::Gear => service == ServiceChoice::Trader && on_sale(view, standing, *good),
        Good::Crew => service == ServiceChoice::Guild && on_sale(view, standing, *good),
    });
    let works = service == ServiceChoice::TechCenter && view.upgrades_for(standing);
    let upgrades = works.then(|| view.upgradable()).into_iter().flatten();
    let upgrades = upgrades.filter(|what| view.upgrade_cost(*what).is_some_and(|cost| can_pay(view, cost)));
    parts.chain(goods.map(Answer::Buy)).chain(upgrades.map(Answer::Upgrade))
}

fn can_pay(view: &View<'_>, cost: Cost) -> bool {
    u16::from(cost.credits) <= view.table.credits && cost.salvage <= view.table.salvage
}

/// Turns a card to its upgraded side, for what the card asks (rule 12.2).
pub(in crate::engine) fn upgrade(play: &mut Play<'_>, what: Upgrade, source: Option<Source>) {
    let Some(cost) = play.view().upgrade_cost(what) else { return };
    play.count(Track::Credits, -i16::from(cost.credits), source);
    play.count(Track::Salvage, -i16::from(cost.salvage), source);
    play.emit(match what {
        Upgrade::System(system) => Event::SystemUpgraded { system },
        Upgrade::Fighter(fighter) => Event::FighterUpgraded { fighter },
        Upgrade::Module(module) => Event::ModuleUpgraded { module },
    });
    // A module may give an energy space back, or make the shields stronger.
    play.settle_energy();
    play.raise_shields();
}

fn on_sale(view: &View<'_>, standing: Standing, good: Good) -> bool {
    view.holds(good) && view.stock(good) != Some(0) && affordable(view, view.good_price_as(standing, good))
}

fn affordable(view: &View<'_>, price: Option<u8>) -> bool {
    price.is_some_and(|price| u16::from(price) <= view.table.credits)
}

/// The class of hero that the port here asks for, if it asks for one (rule 9.1).
fn asks(view: &View<'_>, service: ServiceChoice) -> Option<Class> {
    view.port()?.services.get(&service.service())?.asks
}

/// Heroes of a class who can be exhausted.
pub(in crate::engine) fn of_class(view: &View<'_>, class: Class) -> impl Iterator<Item = HeroId> {
    view.free().map(|aboard| aboard.hero).filter(move |hero| view.content.heroes[*hero].classes.contains(&class))
}

/// Whether a service is here and could do anything for these players now.
pub fn worth_taking(view: &View<'_>, service: ServiceChoice) -> bool {
    worth_taking_as(view, view.served_as(), service)
}

/// Whether any service here could do anything for these players now.
pub(in crate::engine) fn any_worth_taking(view: &View<'_>) -> bool {
    let standing = view.served_as();
    ServiceChoice::iter().any(|choice| worth_taking_as(view, standing, choice))
}

fn worth_taking_as(view: &View<'_>, standing: Standing, service: ServiceChoice) -> bool {
    asks(view, service).is_none_or(|class| of_class(view, class).next().is_some())
        && would_help(view, standing, service)
}

/// Whether being served as at this standing would open something of use here, or make it cheaper.
pub(in crate::engine) fn gains(view: &View<'_>, standing: Standing) -> bool {
    let docked = view.table.docked.as_ref();
    let now = view.served_as();
    ServiceChoice::iter().any(|choice| {
        let open = !docked.is_some_and(|docked| docked.services_left > 0 && docked.has_chosen(choice.service()));
        let changes = if choice == ServiceChoice::TechCenter {
            view.upgrades_for(standing) != view.upgrades_for(now)
        } else {
            view.service_price_as(standing, choice) != view.service_price_as(now, choice)
        };
        open && changes && worth_taking_as(view, standing, choice)
    })
}

fn would_help(view: &View<'_>, standing: Standing, service: ServiceChoice) -> bool {
    let table = view.table;
    let payable = affordable(view, view.service_price_as(standing, service));
    match service {
        ServiceChoice::SaloonRest => payable && view.has_tended(Status::Exhausted),
        ServiceChoice::Medical => payable && view.has_tended(Status::Wounded),
        ServiceChoice::SaloonMorale => payable && table.morale < FULL && !table.toasted.contains(&table.ship),
        ServiceChoice::Trader | ServiceChoice::Shipyard | ServiceChoice::Guild | ServiceChoice::TechCenter => {
            wares(view, standing, service).next().is_some()
        }
    }
}
