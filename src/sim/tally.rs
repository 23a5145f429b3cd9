//! What was used, counted as it happens.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::content::{Content, Id};
use crate::engine::{Answer, Decision, Event};

/// How often a thing could be done, and was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Use {
    /// Decisions that offered it.
    pub offered: u64,
    /// How often it was chosen.
    pub chosen: u64,
}

/// Counts of one thread, or of all of them.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    /// Options, by verb.
    pub(super) verbs: BTreeMap<&'static str, Use>,
    /// Commitments, orders and sorties, by hero.
    pub(super) heroes: Vec<u64>,
    /// Uses, by hero.
    pub(super) abilities: Vec<u64>,
    /// Orders given.
    pub(super) orders: Vec<u64>,
    /// Cards met.
    pub(super) cards: Vec<u64>,
}

impl Tally {
    /// Nothing yet.
    pub(super) fn new(content: &Content) -> Self {
        Self {
            verbs: BTreeMap::new(),
            heroes: vec![0; content.heroes.len()],
            abilities: vec![0; content.heroes.len()],
            orders: vec![0; content.orders.len()],
            cards: vec![0; content.intel.len()],
        }
    }

    /// Counts what a decision offered, and what was chosen.
    pub(super) fn chosen(&mut self, decision: &Decision, answer: Answer) {
        let verbs: BTreeSet<&'static str> = decision.options.iter().map(|option| option.verb()).collect();
        for verb in verbs {
            self.verbs.entry(verb).or_default().offered += 1;
        }
        self.verbs.entry(answer.verb()).or_default().chosen += 1;
    }

    /// Counts what an event shows in use.
    pub(super) fn happened(&mut self, event: &Event) {
        match *event {
            Event::HeroCommitted { hero, .. } => one_more(&mut self.heroes, hero),
            Event::OrderGiven { order, hero, .. } => {
                one_more(&mut self.heroes, hero);
                one_more(&mut self.orders, order);
            }
            Event::FighterLaunched { launched } => one_more(&mut self.heroes, launched.pilot),
            Event::AbilityUsed { hero } => {
                one_more(&mut self.heroes, hero);
                one_more(&mut self.abilities, hero);
            }
            Event::CardBegan { card } => one_more(&mut self.cards, card),
            _ => {}
        }
    }

    /// Adds what another thread has counted.
    pub(super) fn add(&mut self, other: &Self) {
        for (verb, counted) in &other.verbs {
            let own = self.verbs.entry(verb).or_default();
            own.offered += counted.offered;
            own.chosen += counted.chosen;
        }
        for (own, counted) in [
            (&mut self.heroes, &other.heroes),
            (&mut self.abilities, &other.abilities),
            (&mut self.orders, &other.orders),
            (&mut self.cards, &other.cards),
        ] {
            for (own, counted) in own.iter_mut().zip(counted) {
                *own += counted;
            }
        }
    }
}

fn one_more<I: Id>(counts: &mut [u64], id: I) {
    if let Some(count) = counts.get_mut(id.index()) {
        *count += 1;
    }
}
