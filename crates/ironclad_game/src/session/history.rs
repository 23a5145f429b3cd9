//! What has happened so far, for the log.

use super::Session;
use super::node::{Crossed, Node, When};
use super::recall::Told;
use super::tree::Tree;
use crate::content::terms::System;
use crate::engine::{Answer, DecisionKind, Event, Input, Source};

/// What an answer answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// What kind of question.
    pub kind: DecisionKind,
    /// Whose system was asked; all seats if none.
    pub system: Option<System>,
    /// Why.
    pub source: Option<Source>,
}

/// A choice of the players, and everything that followed from it up to the next. The first entry of a scenario is its
/// set-up, which nobody chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the journal, by which it can be told from others.
    pub number: u32,
    /// The number of the last input that followed from it.
    pub last: u32,
    /// The scenario and the turn in which it was made.
    pub when: When,
    /// The turn in which it was made.
    pub turn: u16,
    /// What was chosen, and in answer to what.
    pub choice: Option<(Answer, Asked)>,
    /// What happened.
    pub events: Vec<Event>,
    /// What had been seen after it and was taken back.
    pub taken_back: Crossed,
}

impl Session {
    /// What has happened in the scenario in hand, choice by choice, from its start to the head.
    pub fn history(&self) -> Vec<Entry> {
        of(&self.tree, scenario_in_hand(&self.tree)).collect()
    }

    /// What has happened in the whole campaign, on the way to the head.
    pub fn whole_history(&self) -> Vec<Entry> {
        self.entries().collect()
    }

    /// The same, one after the other: a long campaign need not be held at once.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        of(&self.tree, self.tree.way(None))
    }

    /// What happened in the scenario of any moment, from its start to there; nothing if there is no such moment.
    pub fn history_to(&self, number: u32) -> Vec<Entry> {
        let way = self.tree.place(number).map(|place| scenario_of(&self.tree, place));
        way.map(|way| of(&self.tree, way).collect()).unwrap_or_default()
    }
}

/// The places of the scenario in hand, from its start to the head.
pub(super) fn scenario_in_hand(tree: &Tree) -> Vec<usize> {
    scenario_of(tree, tree.head_index())
}

/// The places of the scenario that is played at a place, from its start to there.
pub(super) fn scenario_of(tree: &Tree, place: usize) -> Vec<usize> {
    let sitting = tree.node(place).when.sitting();
    let same = |index: &usize| tree.node(*index).when.sitting() == sitting;
    let mut way: Vec<usize> = tree.upwards(place).take_while(same).collect();
    way.reverse();
    way
}

/// What happened at places that follow each other, choice by choice.
fn of(tree: &Tree, way: Vec<usize>) -> impl Iterator<Item = Entry> {
    let mut told = tree.told(way).peekable();
    std::iter::from_fn(move || {
        let Told { node, events, .. } = told.next()?;
        let before = node.parent.filter(|_| node.stage.is_none()).map_or(node, |parent| tree.node(parent));
        let mut entry = Entry {
            number: node.number,
            last: node.number,
            when: before.when,
            turn: before.when.turn,
            choice: choice(node),
            events: events.into_owned(),
            taken_back: node.crossed,
        };
        while let Some(Told { node, events, .. }) = told.next_if(|told| !begins(told.node)) {
            entry.events.extend_from_slice(&events);
            entry.last = node.number;
            entry.taken_back.add(node.crossed);
        }
        Some(entry)
    })
}

/// Whether an entry begins at a place.
fn begins(node: &Node) -> bool {
    node.stage.is_some() || choice(node).is_some()
}

/// What the players chose at a place, and in answer to what.
fn choice(node: &Node) -> Option<(Answer, Asked)> {
    match node.input() {
        Some(Input::Answer(answer)) if node.is_choice() => node.asked.map(|asked| (answer, asked)),
        _ => None,
    }
}
