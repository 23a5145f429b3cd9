//! What has happened so far, for the log.

use super::Session;
use super::event_cache::Told;
use super::node::{Node, UndoneChance, When};
use super::tree::Tree;
use crate::game::{AnyInput, Game};
use crate::seat::{Seat, SeatSet};

/// A choice of the players, and everything that followed from it up to the next. The first entry of a scenario is its
/// set-up, which nobody chose.
#[derive(Debug, Clone)]
pub struct Entry<G: Game> {
    /// Its number in the journal, by which it can be told from others.
    pub number: u32,
    /// The number of the last input that followed from it.
    pub last: u32,
    /// The scenario and the turn in which it was made.
    pub when: When,
    /// The turn in which it was made.
    pub turn: u16,
    /// What was chosen, and in answer to what.
    pub choice: Option<(G::Answer, G::Asked)>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// What had been seen after it and was taken back.
    pub taken_back: UndoneChance,
    /// Whose secret the choice is while nobody else may see it; none once it has been revealed.
    pub secret: Option<SeatSet>,
}

impl<G: Game> Entry<G> {
    /// The same as the players of a seat may see it, or as everybody may if no seat is named: without a choice that is
    /// another seat's secret.
    #[must_use]
    pub fn seen_by(mut self, seat: Option<Seat>) -> Self {
        let hidden = self.secret.is_some_and(|seats| !seat.is_some_and(|seat| seats.contains(seat)));
        if hidden {
            self.choice = None;
        }
        self
    }
}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        let Self { number, last, when, turn, choice, events, taken_back, secret } = self;
        (*number, *last, *when, *turn, *taken_back, *secret)
            == (other.number, other.last, other.when, other.turn, other.taken_back, other.secret)
            && (choice, events) == (&other.choice, &other.events)
    }
}

impl<G: Game> Session<G> {
    /// What has happened in the scenario in hand, choice by choice, from its start to the head.
    pub fn history(&self) -> Vec<Entry<G>> {
        of(&self.tree, scenario_in_hand(&self.tree)).collect()
    }

    /// What has happened in the whole campaign, on the way to the head.
    pub fn whole_history(&self) -> Vec<Entry<G>> {
        self.entries().collect()
    }

    /// The same, one after the other: a long campaign need not be held at once.
    pub fn entries(&self) -> impl Iterator<Item = Entry<G>> {
        of(&self.tree, self.tree.way(None))
    }

    /// What happened in the scenario of any moment, from its start to there; nothing if there is no such moment.
    pub fn history_to(&self, number: u32) -> Vec<Entry<G>> {
        let way = self.tree.place(number).map(|place| scenario_of(&self.tree, place));
        way.map(|way| of(&self.tree, way).collect()).unwrap_or_default()
    }
}

/// The places of the scenario in hand, from its start to the head.
pub(super) fn scenario_in_hand<G: Game>(tree: &Tree<G>) -> Vec<usize> {
    scenario_of(tree, tree.head_index())
}

/// The places of the scenario that is played at a place, from its start to there.
pub(super) fn scenario_of<G: Game>(tree: &Tree<G>, place: usize) -> Vec<usize> {
    let sitting = tree.node(place).when.sitting();
    let same = |index: &usize| tree.node(*index).when.sitting() == sitting;
    let mut way: Vec<usize> = tree.upwards(place).take_while(same).collect();
    way.reverse();
    way
}

/// What happened at places that follow each other, choice by choice.
fn of<G: Game>(tree: &Tree<G>, way: Vec<usize>) -> impl Iterator<Item = Entry<G>> {
    // What was planned after the last revelation on this way is still secret.
    let last_shown = way.iter().rev().find(|place| tree.node(**place).revealed).copied();
    let mut told = tree.told(way).peekable();
    std::iter::from_fn(move || {
        let Told { place, node, events } = told.next()?;
        let before = node.parent.filter(|_| node.stage.is_none()).map_or(node, |parent| tree.node(parent));
        let mut entry = Entry {
            number: node.number,
            last: node.number,
            when: before.when,
            turn: before.when.turn,
            choice: choice(node),
            events: events.into_owned(),
            taken_back: node.undone_chance,
            secret: node.secret.filter(|_| last_shown.is_none_or(|shown| place > shown)),
        };
        while let Some(Told { node, events, .. }) = told.next_if(|told| !begins(told.node)) {
            entry.events.extend_from_slice(&events);
            entry.last = node.number;
            entry.taken_back.add(node.undone_chance);
        }
        Some(entry)
    })
}

/// Whether an entry begins at a place.
fn begins<G: Game>(node: &Node<G>) -> bool {
    node.stage.is_some() || choice(node).is_some()
}

/// What the players chose at a place, and in answer to what.
fn choice<G: Game>(node: &Node<G>) -> Option<(G::Answer, G::Asked)> {
    match node.input() {
        Some(AnyInput::Answer(answer)) if node.is_choice() => node.asked.clone().map(|asked| (answer.clone(), asked)),
        _ => None,
    }
}
