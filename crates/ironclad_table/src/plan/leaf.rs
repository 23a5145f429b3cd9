//! The open slip of a plan: all that may be put on it, with what each order would do to the odds.

use super::Hand;
use super::sketch::{Laid, Ordered, Sketch, asked, lay};
use ironclad_game::content::terms::System;
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::decision::{Answer, Decision, DecisionKind};
use ironclad_game::engine::{Events, Game, Input, Why};
use ironclad_game::odds::{self, Chance, Foreseen};
use kit::key::of_option;

/// The open slip.
#[derive(Debug, Clone)]
pub struct Leaf {
    /// Whose it is.
    pub system: System,
    /// What may be put on it, in the order of the list.
    pub rows: Vec<Row>,
    /// The question for its order, with the rest of the plan on the table.
    pub orders: Part,
    /// The question for a hero, if the post in hand needs one.
    pub crew: Option<Part>,
    /// The question for ships to go out: the Hangar's alone.
    pub sorties: Option<Part>,
}

/// A question of the engine, and the copy of the game in which it is asked.
#[derive(Debug, Clone)]
pub struct Part {
    /// The copy.
    pub game: Game,
    /// The question.
    pub decision: Decision,
}

/// Something that may be put on the slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its key.
    pub key: String,
    /// Among what.
    pub group: Group,
    /// What it is.
    pub answer: Answer,
    /// Whether it is on the slip.
    pub chosen: bool,
    /// What it would do to the odds: orders alone.
    pub figures: Figures,
}

/// Among what a row stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Orders, and none.
    Orders,
    /// Ships to go out.
    Sorties,
    /// Heroes for the post in hand.
    Crew,
    /// What heroes can do beside the plan.
    Abilities,
}

/// What the phase would be like with an order on the slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    /// Faces of six with which the system's shot would land; the wing's first for the Hangar.
    pub lands: Option<u8>,
    /// Faces of six with which the Ironclad would evade the hardest attack.
    pub evades: Option<u8>,
    /// The chance that the enemy aimed at is sunk by the whole plan.
    pub sinks: Option<Chance>,
}

impl Part {
    /// What a game asks, after these answers.
    fn after(mut game: Game, answers: &[Answer]) -> Option<Self> {
        let mut events = Events::new();
        for answer in answers {
            game.submit(Input::Answer(*answer), &mut events).ok()?;
        }
        let decision = asked(&game)?;
        Some(Self { game, decision })
    }

    /// Whether it asks this kind of a system.
    fn asks(&self, kind: DecisionKind, system: System) -> bool {
        self.decision.kind == kind && self.decision.system == Some(system)
    }
}

impl Leaf {
    /// A system's slip within a plan. None if the engine does not ask for it, which it always does while a plan is open.
    pub fn new(base: &Game, sketch: &Sketch, system: System, hand: Hand, aim: Option<EnemyId>) -> Option<Self> {
        let Laid { game, .. } = lay(base, &sketch.without(system));
        let orders = match asked(&game) {
            // The question itself waits already, in a plan of which nothing else stands yet.
            Some(decision) if decision.system == Some(system) => Part { game, decision },
            _ => Part::after(game, &[Answer::Change(system)])?,
        };
        let slip = sketch.slip(system);
        let order = slip.order().map(Answer::Order).filter(|order| orders.decision.options.contains(order));
        let ordered = Part::after(orders.game.clone(), &[order.unwrap_or(Answer::NoOrder)])?;
        let post = Some(ordered.clone()).filter(|part| part.asks(DecisionKind::Hero, system));
        let manned = match &post {
            Some(part) => {
                let named = slip.hero.map(Answer::Hero).filter(|hero| part.decision.options.contains(hero));
                let hero = named.or_else(|| part.decision.options.first().copied())?;
                Part::after(part.game.clone(), &[hero])?
            }
            None => ordered,
        };
        let goes = system == System::Hangar && manned.asks(DecisionKind::CombatPlan, System::Hangar);
        let sorties = if goes { Some(manned) } else { None };
        let crew = match hand {
            Hand::Order => post,
            Hand::Ship(fighter) => {
                let mut others = sketch.clone();
                others.sorties.retain(|out| out.fighter != fighter);
                pilots(base, &others, fighter)
            }
        };
        let mut leaf = Self { system, rows: Vec::new(), orders, crew, sorties };
        leaf.fill(base, sketch, hand, aim);
        Some(leaf)
    }

    fn fill(&mut self, base: &Game, sketch: &Sketch, hand: Hand, aim: Option<EnemyId>) {
        let slip = *sketch.slip(self.system);
        // A slip that was looked at stands without an order, unless one is missed.
        let missed = sketch.misses_an_order(base, self.system, self.offers_an_order());
        let none = slip.order().is_none() && slip.settled && !missed;
        let mut rows = Vec::new();
        let mut add = |group, answer, chosen, figures| {
            let key = match answer {
                Answer::NoOrder => "0".to_owned(),
                _ => of_option(rows.iter().filter(|row: &&Row| row.answer != Answer::NoOrder).count()),
            };
            rows.push(Row { key, group, answer, chosen, figures });
        };
        for answer in &self.orders.decision.options {
            let (ordered, chosen) = match answer {
                Answer::Order(order) => (Ordered::Given(*order), slip.order() == Some(*order)),
                Answer::NoOrder => (Ordered::Declined, none),
                _ => continue,
            };
            let mut with = sketch.clone();
            with.slip_mut(self.system).ordered = ordered;
            add(Group::Orders, *answer, chosen, figures(base, &with, self.system, aim));
        }
        for answer in self.sorties.iter().flat_map(|part| &part.decision.options) {
            if let Answer::Sortie(fighter) = answer {
                let out = sketch.sorties.iter().any(|out| out.fighter == *fighter);
                add(Group::Sorties, *answer, out, Figures::default());
            }
        }
        let named = match hand {
            Hand::Order => slip.hero,
            Hand::Ship(fighter) => sketch.sorties.iter().find(|out| out.fighter == fighter).and_then(|out| out.pilot),
        };
        for answer in self.crew.iter().flat_map(|part| &part.decision.options) {
            if let Answer::Hero(hero) = answer {
                add(Group::Crew, *answer, named == Some(*hero), Figures::default());
            }
        }
        // An ability is sent by itself, so it must be on offer where the game stands.
        for answer in asked(base).iter().flat_map(|decision| &decision.options) {
            if matches!(answer, Answer::Ability(_)) {
                add(Group::Abilities, *answer, false, Figures::default());
            }
        }
        self.rows = rows;
    }

    /// Whether an order can be put on it.
    pub fn offers_an_order(&self) -> bool {
        self.orders.decision.options.iter().any(|answer| matches!(answer, Answer::Order(_)))
    }

    /// The question to which a row is an answer.
    pub fn part(&self, group: Group) -> &Part {
        match group {
            Group::Orders | Group::Abilities => Some(&self.orders),
            Group::Sorties => self.sorties.as_ref(),
            Group::Crew => self.crew.as_ref(),
        }
        .unwrap_or(&self.orders)
    }
}

/// The question who flies a ship, with the rest of the plan on the table.
fn pilots(base: &Game, others: &Sketch, fighter: ironclad_game::content::FighterId) -> Option<Part> {
    let blank = lay(base, &others.without(System::Hangar)).game;
    let game = match asked(&blank)? {
        decision if decision.system == Some(System::Hangar) => blank,
        _ => Part::after(blank, &[Answer::Change(System::Hangar)])?.game,
    };
    let slip = others.slip(System::Hangar);
    let part = Part::after(game, &[slip.order().map_or(Answer::NoOrder, Answer::Order)])?;
    let part = match (part.decision.kind, slip.hero) {
        (DecisionKind::Hero, Some(hero)) => Part::after(part.game, &[Answer::Hero(hero)])?,
        _ => part,
    };
    let mut part = part;
    for out in &others.sorties {
        part = Part::after(part.game, &[Answer::Sortie(out.fighter), Answer::Hero(out.pilot?)])?;
    }
    Part::after(part.game, &[Answer::Sortie(fighter)])
}

/// What the phase would be like with a plan.
fn figures(base: &Game, sketch: &Sketch, system: System, aim: Option<EnemyId>) -> Figures {
    let Some(aim) = aim else { return Figures::default() };
    let Laid { game, ready: true, .. } = lay(base, sketch) else { return Figures::default() };
    let foreseen = odds::phase(&game, aim);
    let sinks = odds::sinks_after(&game, &[], aim);
    Figures { lands: lands(&foreseen, system), evades: evades(&foreseen), sinks }
}

/// With how many faces a system's shot lands.
fn lands(foreseen: &[Foreseen], system: System) -> Option<u8> {
    let shot = |roll: &&Foreseen| match roll.why {
        Why::Attack { .. } => system != System::Hangar,
        Why::FighterAttack { .. } => system == System::Hangar,
        _ => false,
    };
    foreseen.iter().find(shot).map(|roll| roll.outlook.ways())
}

/// With how many faces the Ironclad evades the hardest of the attacks on her.
fn evades(foreseen: &[Foreseen]) -> Option<u8> {
    let attacks = foreseen.iter().filter(|roll| matches!(roll.why, Why::Evasion { .. }));
    attacks.map(|roll| roll.outlook.ways()).min()
}
