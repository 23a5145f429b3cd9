//! What has happened so far, for the log.

use std::borrow::Cow;

use super::Session;
use super::event_cache::NodeEvents;
use super::node::{Node, TurnId, UndoneChance};
use super::tree::Tree;
use crate::game::{AnyInput, Game};
use crate::seat::{Seat, SeatSet};

/// A choice of the players, and everything that followed up to the next. The first entry of a stage is its
/// set-up, which nobody chose.
#[derive(Debug, Clone)]
pub struct Entry<G: Game> {
    /// The number of its first input in the journal.
    pub number: u32,
    /// The number of the last input that followed from it.
    pub last: u32,
    /// The stage, attempt and turn in which it was made.
    pub when: TurnId,
    /// The turn in which it was made.
    pub turn: u16,
    /// What was chosen, and in answer to what.
    pub choice: Option<(G::Answer, G::Asked)>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Dice and tokens seen after it and then undone.
    pub taken_back: UndoneChance,
    /// The seats to which the choice is still secret; none once it is revealed.
    pub secret: Option<SeatSet>,
}

impl<G: Game> Entry<G> {
    /// The entry as a seat may see it, or the public view if none is named: without a choice that is
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

impl<G: Game> Entry<G> {
    /// The same, without the events that the seat may not see either. `game` is any game of the session: who sits where
    /// does not change.
    #[must_use]
    pub fn shown_to(self, game: &G, seat: Option<Seat>) -> Self {
        let mut entry = self.seen_by(seat);
        entry.events.retain(|event| game.is_visible(event, seat));
        entry
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
    /// The history of the current stage, choice by choice, from its start to the head.
    pub fn history(&self) -> Vec<Entry<G>> {
        of(&self.tree, self.tree.stage_path()).collect()
    }

    /// The history of all stages, up to the head.
    pub fn whole_history(&self) -> Vec<Entry<G>> {
        self.entries().collect()
    }

    /// The same as an iterator: a long campaign need not be held in memory at once.
    pub fn entries(&self) -> impl Iterator<Item = Entry<G>> {
        of(&self.tree, self.tree.path(None))
    }

    /// The history of a stage from its start to this input; empty if there is no such input.
    pub fn history_to(&self, number: u32) -> Vec<Entry<G>> {
        of(&self.tree, self.way_to(number)).collect()
    }

    /// What happened in a stage from its start to this input, or in the current one up to the head, input by input. Where the
    /// events are kept, none is copied.
    pub fn stage_events(&self, to: Option<u32>) -> impl Iterator<Item = Cow<'_, [G::Event]>> {
        let way = to.map_or_else(|| self.tree.stage_path(), |number| self.way_to(number));
        self.tree.node_events(way).map(|told| told.events)
    }

    /// The nodes of a stage from its start to this input; none if there is no such input.
    fn way_to(&self, number: u32) -> Vec<usize> {
        self.tree.place(number).map(|place| self.tree.stage_path_to(place)).unwrap_or_default()
    }
}

/// The history of consecutive nodes, choice by choice.
fn of<G: Game>(tree: &Tree<G>, way: Vec<usize>) -> impl Iterator<Item = Entry<G>> {
    // Plans made after the last revelation on this path are still secret.
    let last_shown = way.iter().rev().find(|place| tree.node(**place).revealed).copied();
    let mut told = tree.node_events(way).peekable();
    std::iter::from_fn(move || {
        let NodeEvents { place, node, events } = told.next()?;
        let before = match node.parent {
            Some(parent) if node.stage.is_none() => tree.node(parent),
            Some(_) | None => node,
        };
        let is_hidden = last_shown.is_none_or(|shown| place > shown);
        let mut entry = Entry {
            number: node.number,
            last: node.number,
            when: before.when,
            turn: before.when.turn,
            choice: choice(node),
            events: events.into_owned(),
            taken_back: node.undone_chance,
            secret: if is_hidden { node.secret } else { None },
        };
        while let Some(NodeEvents { node, events, .. }) = told.next_if(|told| !begins(told.node)) {
            entry.events.extend_from_slice(&events);
            entry.last = node.number;
            entry.taken_back.add(node.undone_chance);
        }
        Some(entry)
    })
}

/// Whether an entry begins at a node.
fn begins<G: Game>(node: &Node<G>) -> bool {
    node.stage.is_some() || choice(node).is_some()
}

/// The players' choice at a node, and its question.
fn choice<G: Game>(node: &Node<G>) -> Option<(G::Answer, G::Asked)> {
    match node.input() {
        Some(AnyInput::Answer(answer)) if node.is_choice() => node.asked.clone().map(|asked| (answer.clone(), asked)),
        Some(AnyInput::Answer(_) | AnyInput::Die(_) | AnyInput::Drawn(_)) | None => None,
    }
}
