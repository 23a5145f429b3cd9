//! What has happened so far, for the log.

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

/// A choice of the players, and everything that followed from it up to the next. The first entry is the set-up, which
/// nobody chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the journal, by which it can be told from others.
    pub number: u32,
    /// The turn in which it was made.
    pub turn: u16,
    /// What was chosen, and in answer to what.
    pub choice: Option<(Answer, Asked)>,
    /// What happened.
    pub events: Vec<Event>,
}

pub(super) fn of(tree: &Tree) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for index in tree.way(None) {
        let node = tree.node(index);
        let choice = match node.input {
            Some(Input::Answer(answer)) if node.is_choice() => node.asked.map(|asked| (answer, asked)),
            _ => None,
        };
        match entries.last_mut() {
            Some(entry) if choice.is_none() => entry.events.extend_from_slice(&node.events),
            _ => {
                let before = node.parent.map_or(node, |parent| tree.node(parent));
                let turn = before.game.table().turn;
                entries.push(Entry { number: node.number, turn, choice, events: node.events.clone() });
            }
        }
    }
    entries
}
