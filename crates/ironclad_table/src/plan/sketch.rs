//! A combat plan as it lies on the table before it is confirmed, and the answers that it becomes.
//!
//! No rule is repeated here: a sketch is laid on a copy of the game by answering the engine's own questions, and what
//! the engine does not offer falls out of it.

use std::cmp::Reverse;

use ironclad_game::content::terms::{Skill, System};
use ironclad_game::content::{FighterId, HeroId, OrderId};
use ironclad_game::engine::combat::Combat;
use ironclad_game::engine::decision::{Answer, Decision, DecisionKind, Source};
use ironclad_game::engine::query::View;
use ironclad_game::engine::{Events, Game, Input, Pending};

/// Answers that a plan may take at the most: three systems changed and filled in anew, each with its sorties.
const MOST: usize = 40;

/// A plan as it is penned.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sketch {
    /// The slips, in the order of [`System::ALL`].
    slips: [Penned; 3],
    /// Ships that are to go out, in the order in which they were named.
    pub sorties: Vec<Sortie>,
}

/// What is penned on a system's slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Penned {
    /// What it says of an order.
    pub ordered: Ordered,
    /// Who carries it out, on the Bridge also who evades. Where nobody is named, the one who is best at it.
    pub hero: Option<HeroId>,
    /// The players have looked at this slip and left it as it is.
    pub settled: bool,
}

/// What a slip says of its system's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ordered {
    /// Nothing yet: none is given, and nobody has said that none is to be.
    #[default]
    Open,
    /// No order is to be given.
    Declined,
    /// This one.
    Given(OrderId),
}

impl Penned {
    /// The order, if one is given.
    pub fn order(&self) -> Option<OrderId> {
        match self.ordered {
            Ordered::Given(order) => Some(order),
            Ordered::Open | Ordered::Declined => None,
        }
    }
}

/// A ship that is to go out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sortie {
    /// The fighter that is launched.
    pub fighter: FighterId,
    /// Who flies it; where nobody is named, the one who is best at it.
    pub pilot: Option<HeroId>,
}

impl Sketch {
    /// The plan as it lies on the table of a game, settled where a system's stands.
    pub fn of(game: &Game) -> Self {
        let Some(fight) = &game.table().combat else { return Self::default() };
        let penned = |system: System| {
            let plan = fight.plan(system);
            let ordered = match (plan.order, plan.complete) {
                (Some(order), _) => Ordered::Given(order),
                (None, true) => Ordered::Declined,
                (None, false) => Ordered::Open,
            };
            Penned { ordered, hero: plan.hero, settled: plan.complete }
        };
        let out = fight.sorties.iter().map(|out| Sortie { fighter: out.fighter, pilot: Some(out.pilot) });
        Self { slips: System::ALL.map(penned), sorties: out.collect() }
    }

    /// A system's slip.
    pub fn slip(&self, system: System) -> &Penned {
        &self.slips[system.index()]
    }

    /// A system's slip, to write on.
    pub fn slip_mut(&mut self, system: System) -> &mut Penned {
        &mut self.slips[system.index()]
    }

    /// The same without what a system does.
    pub fn without(&self, system: System) -> Self {
        let mut without = self.clone();
        *without.slip_mut(system) = Penned::default();
        if system == System::Hangar {
            without.sorties.clear();
        }
        without
    }

    /// Whether an order of a system is missed that `could` be given: none is, and nobody has said that none is to be. The
    /// Hangar’s are for ships that fly: none of them is missed where none does.
    pub fn misses_an_order(&self, game: &Game, system: System, could: bool) -> bool {
        let out = || game.table().combat.as_ref().is_some_and(|fight| !fight.launched.is_empty());
        let serves = system != System::Hangar || !self.sorties.is_empty() || out();
        could && serves && self.slip(system).ordered == Ordered::Open
    }

    /// Whether what a system does on the table is what is penned.
    fn stands(&self, fight: &Combat, system: System) -> bool {
        let (plan, penned) = (fight.plan(system), self.slip(system));
        let named = penned.hero.is_none() || penned.hero == plan.hero;
        let manned = named || (penned.order().is_none() && system != System::Bridge);
        let flying = system != System::Hangar
            || (fight.sorties.len() == self.sorties.len()
                && self.sorties.iter().zip(&fight.sorties).all(|(wished, out)| {
                    wished.fighter == out.fighter && wished.pilot.is_none_or(|pilot| pilot == out.pilot)
                }));
        plan.order == penned.order() && manned && flying
    }
}

/// A sketch on a copy of the game.
#[derive(Debug, Clone)]
pub struct Laid {
    /// The game with the plan on its table.
    pub game: Game,
    /// What was answered to lay it.
    pub answers: Vec<Answer>,
    /// Whether the plan could be confirmed as it is.
    pub ready: bool,
}

/// Lays a sketch on a copy of a game in which a plan is open.
pub fn lay(base: &Game, sketch: &Sketch) -> Laid {
    let (mut game, mut answers, mut events) = (base.clone(), Vec::new(), Events::new());
    let mut lifted = [false; 3];
    while answers.len() < MOST {
        let Some(answer) = next(&game, sketch, &mut lifted) else { break };
        if game.submit(Input::Answer(answer), &mut events).is_err() {
            break;
        }
        answers.push(answer);
    }
    let ready = asked(&game).is_some_and(|decision| decision.options.contains(&Answer::Confirm));
    Laid { game, answers, ready }
}

/// What a game asks.
pub fn asked(game: &Game) -> Option<Decision> {
    match game.pending() {
        Pending::Choose(decision) => Some(decision),
        Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
    }
}

/// The next answer by which the table comes to show the sketch; none once it does, as far as it can.
fn next(game: &Game, sketch: &Sketch, lifted: &mut [bool; 3]) -> Option<Answer> {
    let decision = asked(game)?;
    let fight = game.table().combat.as_ref()?;
    let offered = |answer: &Answer| decision.options.contains(answer);
    let view = game.view();
    match (decision.kind, decision.source, decision.system) {
        (DecisionKind::Hero, Some(Source::Fighter(fighter)), _) => {
            let wished = sketch.sorties.iter().find(|out| out.fighter == fighter).and_then(|out| out.pilot);
            let taken = sketch.sorties.iter().filter_map(|out| out.pilot);
            Some(who(&decision, wished, &taken.collect::<Vec<_>>(), |hero| flies(&view, hero, fighter)))
        }
        (DecisionKind::Hero, _, Some(system)) => {
            let taken = sketch.sorties.iter().filter_map(|out| out.pilot);
            let wished = sketch.slip(system).hero;
            Some(who(&decision, wished, &taken.collect::<Vec<_>>(), |hero| serves(&view, hero, system)))
        }
        (DecisionKind::CombatPlan, _, system) => {
            let other = System::ALL.into_iter().find(|system| {
                !lifted[system.index()] && offered(&Answer::Change(*system)) && !sketch.stands(fight, *system)
            });
            if let Some(other) = other {
                lifted[other.index()] = true;
                return Some(Answer::Change(other));
            }
            let system = system?;
            if !fight.plan(system).ordered {
                let order = sketch.slip(system).order().map(Answer::Order).filter(offered);
                return Some(order.unwrap_or(Answer::NoOrder));
            }
            let ships = sketch.sorties.iter().map(|out| Answer::Sortie(out.fighter));
            ships.chain([Answer::Done]).find(offered)
        }
        _ => None,
    }
}

/// The one who was named, if she can be; else the best of those whom nothing else keeps.
fn who(decision: &Decision, wished: Option<HeroId>, kept: &[HeroId], good: impl Fn(HeroId) -> i16) -> Answer {
    let wished = wished.map(Answer::Hero).filter(|hero| decision.options.contains(hero));
    let heroes = decision.options.iter().filter_map(|answer| match answer {
        Answer::Hero(hero) => Some(*hero),
        _ => None,
    });
    let best = heroes.min_by_key(|hero| (kept.contains(hero), Reverse(good(*hero))));
    wished.or(best.map(Answer::Hero)).unwrap_or(Answer::Done)
}

/// How well a hero carries out a system's orders. Whoever flies one of the ships aboard best is kept for it.
fn serves(view: &View<'_>, hero: HeroId, system: System) -> i16 {
    let rating = |skill| i16::from(view.rating(hero, skill));
    match system {
        System::Bridge => rating(Skill::Piloting),
        System::Weapons => rating(Skill::Operate),
        System::Hangar => -view.table.fighters.iter().map(|bay| flies(view, hero, bay.fighter)).max().unwrap_or(0),
    }
}

/// How well a hero flies a ship.
fn flies(view: &View<'_>, hero: HeroId, fighter: FighterId) -> i16 {
    let card = view.fighter(fighter);
    i16::from(view.rating(hero, card.accuracy_skill)) + i16::from(view.rating(hero, card.evasion_skill))
}
