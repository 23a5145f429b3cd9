//! The events of stages that are behind: not kept, but played again when somebody looks back.
//!
//! A campaign has thousands of places. What happened there, and the states on the way, are kept for the scenario in hand;
//! of the others there are the inputs and the state in which each began, and the rest is played again when somebody looks
//! back. The engine leads from the same state by the same input to the same events, so nothing is lost.

use std::borrow::Cow;

use super::history::scenario_in_hand;
use super::node::Node;
use super::tree::{Tree, play_again};
use crate::game::Game;

/// A place, and what happened there.
pub(super) struct Told<'a, G: Game> {
    pub(super) place: usize,
    pub(super) node: &'a Node<G>,
    pub(super) events: Cow<'a, [G::Event]>,
}

/// Goes along a way and tells what happened, playing again what is not kept.
struct Walk<'a, G: Game, W> {
    tree: &'a Tree<G>,
    way: W,
    /// The place that was told last, if it was played again, and the game there.
    game: Option<(usize, G)>,
}

impl<'a, G: Game, W: Iterator<Item = usize>> Iterator for Walk<'a, G, W> {
    type Item = Told<'a, G>;

    fn next(&mut self) -> Option<Told<'a, G>> {
        let place = self.way.next()?;
        let node = self.tree.node(place);
        let events = match &node.events {
            Some(events) => Cow::Borrowed(&**events),
            None => Cow::Owned(self.played(place, node)),
        };
        Some(Told { place, node, events })
    }
}

impl<G: Game, W> Walk<'_, G, W> {
    fn played(&mut self, place: usize, node: &Node<G>) -> Vec<G::Event> {
        let mut events = Vec::new();
        let (Some(parent), Some(input)) = (node.parent, node.input()) else { return events };
        let mut game = match self.game.take() {
            Some((at, game)) if at == parent => game,
            _ => self.tree.game_at(parent),
        };
        play_again(&mut game, input, &mut events);
        // Where the file has a state of its own, that one counts from here on.
        self.game = node.stage.is_none().then_some((place, game));
        events
    }
}

impl<G: Game> Tree<G> {
    /// What happened at places that follow each other.
    pub(super) fn told(&self, way: Vec<usize>) -> impl Iterator<Item = Told<'_, G>> {
        Walk { tree: self, way: way.into_iter(), game: None }
    }

    /// Keeps again what happened in the scenario in hand: the head has come back to it.
    pub(super) fn keep_events(&mut self) {
        let way = scenario_in_hand(self);
        if way.iter().all(|place| self.node(*place).events.is_some()) {
            return;
        }
        let again = |told: Told<'_, G>| match told.events {
            Cow::Owned(events) => Some((told.place, events.into_boxed_slice())),
            Cow::Borrowed(_) => None,
        };
        let recalled: Vec<(usize, Box<[G::Event]>)> = self.told(way).filter_map(again).collect();
        for (place, events) in recalled {
            self.node_mut(place).events = Some(events);
        }
    }
}
