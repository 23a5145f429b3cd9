//! The plan of a phase: orders, heroes and sorties, open until it is confirmed (rules 8.1 to 8.3, 8.8; ruling 38).

mod choices;

use serde::{Deserialize, Serialize};

use self::choices::{crew, flies, orders, sorties};
use super::tactic::{Tactic, usable_tactics};
use crate::content::FighterId;
use crate::content::order::Deed;
use crate::content::terms::{System, Track};
use crate::engine::Pending;
use crate::engine::combat::Launched;
use crate::engine::decision::{Answer, Decision, DecisionKind, Options, Picks, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::combat::energy::uncover;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::procedure::{ask_system, not_offered, options};
use crate::engine::query::{View, signed};

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
    /// Engineers are exhausted for the orders of the systems from this place on; then energy is paid, this much.
    Engineers(u8, u8),
    /// How many energy tokens are still to be paid.
    Pay(u8),
    Launch,
    Over,
}

impl Planning {
    /// A new plan.
    pub(in crate::engine) fn new() -> Self {
        Self { step: Step::Plan }
    }

    /// Puts energy back by an Overload, gives the orders, and counts what is to be paid.
    fn confirm(&mut self, play: &mut Play<'_>) {
        play.emit(Event::PlanConfirmed);
        let mut price: u8 = 0;
        for system in System::ALL {
            let plan = play.view().plan(system);
            let (Some(order), Some(hero)) = (plan.order, plan.hero) else { continue };
            play.emit(Event::OrderGiven { system, order, hero });
            let side = play.view().order(order);
            let (ammo, back) = (side.ammo, side.deeds().filter_map(Deed::puts_back).fold(0, u8::saturating_add));
            if back > 0 {
                let then = play.table().energy.saturating_add(back).min(play.view().most_energy());
                if then != play.table().energy {
                    play.change_energy(then);
                }
            }
            play.count(Track::Ammo, -i16::from(ammo), Some(Source::Order(order)));
            price = price.saturating_add(play.view().order_energy(order));
        }
        self.step = Step::Engineers(0, price);
    }

    /// The order of the system of this place may be paid for in Engineering (rule 8.3).
    fn engineer(&mut self, play: &Play<'_>, place: u8, price: u8) -> Flow {
        let view = play.view();
        let Some(system) = System::ALL.get(usize::from(place)) else {
            self.step = Step::Pay(price);
            return Flow::Go;
        };
        self.step = Step::Engineers(place + 1, price);
        match view.plan(*system).order {
            Some(order) if view.order(order).engineer => Flow::Call(Pick::new(Picking::Engineer(order), 1).into()),
            Some(_) | None => Flow::Go,
        }
    }

    /// Takes one token off the top; what it uncovers acts at once (rule 2.8).
    fn pay(&mut self, play: &mut Play<'_>, left: u8) -> Flow {
        self.step = Step::Pay(left.saturating_sub(1));
        uncover(play)
    }

    /// Launches the next ship; the condition out there acts on it (rule 4.3).
    fn launch(play: &mut Play<'_>) -> bool {
        let next = play.table().combat.as_ref().and_then(|combat| combat.sorties.iter().min_by_key(|out| out.fighter));
        let Some(launched) = next.copied() else { return false };
        play.emit(Event::FighterLaunched { launched });
        let damage = play.view().launch_damage(launched.fighter);
        play.change_fighter(launched.fighter, signed(damage));
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
            Step::Engineers(place, price) => self.engineer(play, place, price),
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
        let changes = System::ALL.into_iter().filter(|system| view.plan(*system).complete).map(Answer::Change);
        let changes = changes.chain(usable_tactics(view).map(Answer::Ability));
        if let Step::Pilot(fighter) = self.step {
            let pilots = crew(view, System::Hangar).map(Answer::Hero);
            return ask_system(DecisionKind::Hero, System::Hangar, Some(Source::Fighter(fighter)), options(pilots));
        }
        let Some(system) = next(view) else {
            // An Overload taken back, or an ability used, may leave the others more than there is to pay.
            let payable = view.unplanned_energy().is_some() && view.unplanned_engineers().is_some();
            let confirm = if payable { Some(Answer::Confirm) } else { None };
            let answers: Options = options(confirm.into_iter().chain(changes));
            return Pending::Choose(Decision {
                kind: DecisionKind::CombatPlan,
                system: None,
                source: Some(Source::Combat),
                picks: Picks::default(),
                options: answers,
            });
        };
        let plan = view.plan(system);
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
        let in_vain = plan.order.is_some_and(|order| view.order(order).does.is_for_the_wing()) && !flies(view);
        let sorties: Options = options(sorties(view).map(Answer::Sortie));
        let done = if in_vain && !sorties.is_empty() { None } else { Some(Answer::Done) };
        let answers = options(sorties.into_iter().chain(done).chain(changes));
        ask_system(DecisionKind::CombatPlan, system, Some(Source::Combat), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let system = next(&play.view());
        match (answer, self.step, system) {
            (Answer::Confirm, _, _) => self.confirm(play),
            (Answer::Ability(hero), _, _) => return Flow::Call(Tactic::of(hero).into()),
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
            (other, _, _) => return not_offered(other),
        }
        Flow::Go
    }
}

/// The next system whose plan does not stand yet.
fn next(view: &View<'_>) -> Option<System> {
    System::ALL.into_iter().find(|system| !view.plan(*system).complete)
}

/// What follows for a system without asking: its plan stands once its order and hero are decided on, but the Hangar's
/// only when it says so, since it also launches.
fn settled(view: &View<'_>, system: System) -> Option<Event> {
    let plan = view.plan(system);
    let manned = plan.hero.is_some() || !needs_hero(view, system);
    if plan.ordered && manned && system != System::Hangar { Some(Event::PlanComplete { system }) } else { None }
}

/// Whether a hero has to be assigned: to an order, and on the Bridge always, if there is one (ruling 29).
fn needs_hero(view: &View<'_>, system: System) -> bool {
    let plan = view.plan(system);
    (plan.order.is_some() || system == System::Bridge) && crew(view, system).next().is_some()
}
