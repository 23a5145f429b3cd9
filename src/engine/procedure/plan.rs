//! The plan of a phase: orders, heroes and sorties, open until it is confirmed (rules 8.1 to 8.3, 8.8; ruling 38).

use serde::{Deserialize, Serialize};

use super::hits::{From, Hits};
use super::{ask_system, options};
use crate::content::order::{Deed, OrderKind};
use crate::content::terms::{Condition, System, Track};
use crate::content::{FighterId, HeroId, OrderId};
use crate::engine::Pending;
use crate::engine::combat::{Combat, Launched};
use crate::engine::decision::{Answer, Decision, DecisionKind, Options, Picks, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::{ENERGY_SPACES, View};
use crate::engine::state::Status;

/// The plan being made, then carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planning {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// The systems decide, one after the other.
    Plan,
    /// Who flies this ship.
    Pilot(FighterId),
    /// So many energy tokens are still to be paid.
    Pay(u8),
    Launch,
    Over,
}

impl Planning {
    /// A new plan.
    pub(super) fn new() -> Self {
        Self { step: Step::Plan }
    }

    /// Puts energy back by an Overload, gives the orders, and counts what is to be paid.
    fn confirm(&mut self, play: &mut Play<'_>) {
        play.emit(Event::PlanConfirmed);
        let mut price: u8 = 0;
        for system in System::ALL {
            let plan = plan(&play.view(), system);
            let (Some(order), Some(hero)) = (plan.order, plan.hero) else { continue };
            play.emit(Event::OrderGiven { system, order, hero });
            let side = play.view().order(order).clone();
            if let Deed::Energy(back) = side.does {
                let then = play.table().energy.saturating_add(back).min(play.view().most_energy());
                if then != play.table().energy {
                    play.change_energy(then);
                }
            }
            play.count(Track::Ammo, -i16::from(side.ammo), Some(Source::Order(order)));
            price = price.saturating_add(side.energy);
        }
        self.step = Step::Pay(price);
    }

    /// Takes one token off the top; what it uncovers acts at once (rule 2.8).
    fn pay(&mut self, play: &mut Play<'_>, left: u8) -> Flow {
        self.step = Step::Pay(left.saturating_sub(1));
        let then = play.table().energy.saturating_sub(1);
        play.change_energy(then);
        let space = ENERGY_SPACES.saturating_sub(then);
        play.emit(Event::SpaceUncovered { space });
        let figures = &play.content.rules.energy;
        match space {
            4 => Flow::Call(Hits::new(figures.fourth_hits, From::Inside, Some(Source::Energy)).into()),
            5 => {
                play.count(Track::Hull, -i16::from(figures.fifth_hull), Some(Source::Energy));
                Flow::Go
            }
            _ => Flow::Go,
        }
    }

    /// Launches the next ship; the condition out there acts on it (rule 4.3).
    fn launch(play: &mut Play<'_>) -> bool {
        let next = play.table().combat.as_ref().and_then(|combat| combat.sorties.iter().min_by_key(|out| out.fighter));
        let Some(launched) = next.copied() else { return false };
        play.emit(Event::FighterLaunched { launched });
        let condition = play.view().here().condition();
        let radiation = play.view().fighter(launched.fighter).radiation;
        let damage = condition.map_or(0, |condition: Condition| {
            let shield = if condition.ignores_radiation_shields() { 0 } else { radiation };
            condition.damage().saturating_sub(shield)
        });
        play.change_fighter(launched.fighter, i8::try_from(damage).unwrap_or(i8::MAX));
        true
    }
}

impl Procedure for Planning {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Plan => {
                let view = play.view();
                if let Some(system) = next(&view)
                    && let Some(event) = settled(&view, system)
                {
                    play.emit(event);
                    return Flow::Go;
                }
                Flow::Wait
            }
            Step::Pilot(_) => Flow::Wait,
            Step::Pay(0) => {
                self.step = Step::Launch;
                Flow::Go
            }
            Step::Pay(left) => self.pay(play, left),
            Step::Launch => {
                if !Self::launch(play) {
                    self.step = Step::Over;
                }
                Flow::Go
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let changes = System::ALL.into_iter().filter(|system| plan(view, *system).complete).map(Answer::Change);
        if let Step::Pilot(fighter) = self.step {
            let pilots = crew(view, System::Hangar).map(Answer::Hero);
            return ask_system(DecisionKind::Hero, System::Hangar, Some(Source::Fighter(fighter)), options(pilots));
        }
        let Some(system) = next(view) else {
            // An Overload taken back may leave the others more than there is to pay.
            let confirm = budget(view).is_some().then_some(Answer::Confirm);
            let answers: Options = options(confirm.into_iter().chain(changes));
            return Pending::Choose(Decision {
                kind: DecisionKind::CombatPlan,
                system: None,
                source: Some(Source::Combat),
                picks: Picks::default(),
                options: answers,
            });
        };
        let plan = plan(view, system);
        if !plan.ordered {
            let orders = orders(view, system).map(Answer::Order);
            let answers = options(orders.chain([Answer::NoOrder]).chain(changes));
            return ask_system(DecisionKind::CombatPlan, system, Some(Source::Combat), answers);
        }
        if plan.hero.is_none() && needs_hero(view, system) {
            let source = plan.order.map_or(Source::Combat, Source::Order);
            let heroes = crew(view, system).map(Answer::Hero);
            return ask_system(DecisionKind::Hero, system, Some(source), options(heroes));
        }
        // An order to the ships that are out is not given with none out; that one could go was seen when it was given.
        let in_vain = plan.order.is_some_and(|order| for_the_wing(view.order(order).does)) && !flies(view);
        let sorties: Options = options(sorties(view).map(Answer::Sortie));
        let done = (!in_vain || sorties.is_empty()).then_some(Answer::Done);
        let answers = options(sorties.into_iter().chain(done).chain(changes));
        ask_system(DecisionKind::CombatPlan, system, Some(Source::Combat), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let system = next(&play.view());
        match (answer, self.step, system) {
            (Answer::Confirm, _, _) => self.confirm(play),
            (Answer::Change(system), _, _) => play.emit(Event::PlanTakenBack { system }),
            (Answer::Hero(pilot), Step::Pilot(fighter), _) => {
                play.emit(Event::SortiePlanned { launched: Launched { fighter, pilot } });
                self.step = Step::Plan;
            }
            (Answer::Sortie(fighter), _, _) => self.step = Step::Pilot(fighter),
            (Answer::Order(order), _, Some(system)) => play.emit(Event::Ordered { system, order: Some(order) }),
            (Answer::NoOrder, _, Some(system)) => play.emit(Event::Ordered { system, order: None }),
            (Answer::Hero(hero), _, Some(system)) => play.emit(Event::Assigned { system, hero: Some(hero) }),
            (Answer::Done, _, Some(system)) => play.emit(Event::PlanComplete { system }),
            _ => {}
        }
        Flow::Go
    }
}

fn combat<'a>(view: &View<'a>) -> Option<&'a Combat> {
    view.table.combat.as_ref()
}

fn plan(view: &View<'_>, system: System) -> crate::engine::combat::SystemPlan {
    combat(view).map(|combat| *combat.plan(system)).unwrap_or_default()
}

/// The next system whose plan does not stand yet.
fn next(view: &View<'_>) -> Option<System> {
    System::ALL.into_iter().find(|system| !plan(view, *system).complete)
}

/// What follows for a system without asking: its plan stands once its order and hero are decided on, but the Hangar's
/// only when it says so, since it also launches.
fn settled(view: &View<'_>, system: System) -> Option<Event> {
    let plan = plan(view, system);
    let manned = plan.hero.is_some() || !needs_hero(view, system);
    (plan.ordered && manned && system != System::Hangar).then_some(Event::PlanComplete { system })
}

/// Whether a hero has to be assigned: to an order, and on the Bridge always, if there is one (ruling 29).
fn needs_hero(view: &View<'_>, system: System) -> bool {
    let plan = plan(view, system);
    (plan.order.is_some() || system == System::Bridge) && crew(view, system).next().is_some()
}

/// Heroes of a squad who can be assigned in this phase: not Wounded, not assigned in the last, not flying (rules 8.2,
/// 8.8; ruling 8).
fn crew(view: &View<'_>, system: System) -> impl Iterator<Item = HeroId> {
    let combat = combat(view);
    view.squad(system)
        .filter(move |aboard| {
            let hero = aboard.hero;
            aboard.status != Status::Wounded
                && combat.is_some_and(|combat| {
                    !combat.resting.contains(&hero)
                        && combat.plan.iter().all(|plan| plan.hero != Some(hero))
                        && combat.launched.iter().chain(&combat.sorties).all(|out| out.pilot != hero)
                })
        })
        .map(|aboard| aboard.hero)
}

/// Our ships that could be launched now (rule 8.8).
fn sorties(view: &View<'_>) -> impl Iterator<Item = FighterId> {
    let out = combat(view).map_or(0, |combat| combat.launched.len() + combat.sorties.len());
    let free = out < usize::from(view.bays()) && crew(view, System::Hangar).next().is_some();
    let view = *view;
    let idle = view.table.fighters.iter().map(|bay| bay.fighter);
    idle.filter(move |fighter| {
        free && !view.disabled(*fighter)
            && combat(&view)
                .is_some_and(|combat| combat.launched.iter().chain(&combat.sorties).all(|out| out.fighter != *fighter))
    })
}

/// Orders a system may give in this phase, in the order of its card (rule 8.3).
fn orders(view: &View<'_>, system: System) -> impl Iterator<Item = OrderId> {
    let manned = crew(view, system).next().is_some();
    let mut orders: arrayvec::ArrayVec<(u8, OrderId), 16> = view
        .content
        .orders
        .iter()
        .filter(|(id, order)| order.system == system && manned && allowed(view, *id))
        .map(|(id, order)| (order.place, id))
        .take(16)
        .collect();
    orders.sort_unstable();
    orders.into_iter().map(|(_, id)| id)
}

fn allowed(view: &View<'_>, id: OrderId) -> bool {
    let Some(combat) = combat(view) else { return false };
    let order = &view.content.orders[id];
    let side = view.order(id);
    let same_kind = |given: &OrderId| {
        let other = &view.content.orders[*given];
        other.system == order.system && other.kind == order.kind
    };
    let limit = match order.kind {
        OrderKind::Standard => true,
        OrderKind::Complex => !combat.given.iter().any(same_kind),
        OrderKind::Heroic => !combat.given.iter().any(same_kind) && !view.table.spent_orders.contains(&id),
    };
    let manned = !for_the_wing(side.does) || flies(view) || sorties_with_one_giving_orders(view);
    limit && manned && side.ammo <= view.table.ammo && side.energy <= energy_left(view)
}

/// Whether a deed is done by the ships that are out.
fn for_the_wing(deed: Deed) -> bool {
    match deed {
        Deed::Escort(_) | Deed::Wingman(_) | Deed::Volleys(_) | Deed::VolleysInBothStages(_) => true,
        Deed::Evasion(_) | Deed::Accuracy(_) | Deed::Energy(_) | Deed::Attack { .. } => false,
    }
}

/// Whether a ship of ours is out and fit to fight, or is to go out.
fn flies(view: &View<'_>) -> bool {
    combat(view).is_some_and(|combat| {
        !combat.sorties.is_empty() || combat.launched.iter().any(|out| !view.disabled(out.fighter))
    })
}

/// Whether a ship could still be launched if one of the Hangar's squad gives an order.
fn sorties_with_one_giving_orders(view: &View<'_>) -> bool {
    crew(view, System::Hangar).count() > 1 && sorties(view).next().is_some()
}

/// Energy that no system has planned for yet, an Overload considered.
pub fn energy_left(view: &View<'_>) -> u8 {
    budget(view).unwrap_or(0)
}

/// The same; none if more is planned than there is.
fn budget(view: &View<'_>) -> Option<u8> {
    let mut energy = view.table.energy;
    let mut planned: u8 = 0;
    for system in System::ALL {
        if let Some(order) = plan(view, system).order {
            let side = view.order(order);
            if let Deed::Energy(back) = side.does {
                energy = energy.saturating_add(back).min(view.most_energy());
            }
            planned = planned.saturating_add(side.energy);
        }
    }
    energy.checked_sub(planned)
}
