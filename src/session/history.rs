//! What has happened so far, for the log.

use super::Session;
use super::node::{Crossed, When};
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
        of(&self.tree, &scenario_in_hand(&self.tree))
    }

    /// What has happened in the whole campaign, on the way to the head.
    pub fn whole_history(&self) -> Vec<Entry> {
        of(&self.tree, &self.tree.way(None))
    }

    /// What happened on the way to any moment, from the start of the campaign; nothing if there is no such moment.
    pub fn history_to(&self, number: u32) -> Vec<Entry> {
        self.tree.place(number).map(|place| of(&self.tree, &self.tree.way_to(place, None))).unwrap_or_default()
    }
}

/// The places of the scenario in hand, from its start to the head.
pub(super) fn scenario_in_hand(tree: &Tree) -> Vec<usize> {
    scenario_of(tree, tree.head_index())
}

/// The places of the scenario that is played at a place, from its start to there.
pub(super) fn scenario_of(tree: &Tree, place: usize) -> Vec<usize> {
    let here = tree.node(place).when;
    let same = |index: &usize| {
        let when = tree.node(*index).when;
        (when.scenario, when.attempt) == (here.scenario, here.attempt)
    };
    let mut way: Vec<usize> = tree.upwards(place).take_while(same).collect();
    way.reverse();
    way
}

fn of(tree: &Tree, way: &[usize]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for index in way {
        let node = tree.node(*index);
        let choice = match node.input() {
            Some(Input::Answer(answer)) if node.is_choice() => node.asked.map(|asked| (answer, asked)),
            _ => None,
        };
        match entries.last_mut() {
            Some(entry) if choice.is_none() && node.stage.is_none() => {
                entry.events.extend_from_slice(&node.events);
                entry.last = node.number;
                entry.taken_back.add(node.crossed);
            }
            _ => {
                let before = node.parent.filter(|_| node.stage.is_none()).map_or(node, |parent| tree.node(parent));
                entries.push(Entry {
                    number: node.number,
                    last: node.number,
                    when: before.when,
                    turn: before.when.turn,
                    choice,
                    events: node.events.to_vec(),
                    taken_back: node.crossed,
                });
            }
        }
    }
    entries
}
