//! Events of earlier stages: replayed on demand instead of kept.
//!
//! A campaign has thousands of nodes. Events and states are kept for the current stage only. Of the others the inputs
//! and the state in which each began are kept; the rest is replayed when somebody looks back. The same inputs from the
//! same state give the same events, so nothing is lost. Should a game refuse an input all the same, its rules are at fault:
//! the walk ends there, and what is told is shorter than what was played.

use std::borrow::Cow;

use super::node::Node;
use super::tree::Tree;
use crate::game::Game;

/// A node, and what happened there.
pub(super) struct NodeEvents<'a, G: Game> {
    pub(super) place: usize,
    pub(super) node: &'a Node<G>,
    pub(super) events: Cow<'a, [G::Event]>,
}

/// Walks a path and yields its events, replaying those that are not cached. It ends before a node that cannot be replayed.
struct Walk<'a, G: Game, W> {
    tree: &'a Tree<G>,
    way: W,
    /// The last node, if it was replayed, and the game there.
    game: Option<(usize, G)>,
}

impl<'a, G: Game, W: Iterator<Item = usize>> Iterator for Walk<'a, G, W> {
    type Item = NodeEvents<'a, G>;

    fn next(&mut self) -> Option<NodeEvents<'a, G>> {
        let place = self.way.next()?;
        let node = self.tree.node(place);
        let events = match &node.events {
            Some(events) => Cow::Borrowed(&**events),
            None => Cow::Owned(self.played(place, node)?),
        };
        Some(NodeEvents { place, node, events })
    }
}

impl<G: Game, W> Walk<'_, G, W> {
    /// The events of a node, replayed. None if the game refuses an input that it took before: then nothing that followed
    /// is known, and the walk ends.
    fn played(&mut self, place: usize, node: &Node<G>) -> Option<Vec<G::Event>> {
        let mut events = Vec::new();
        let (Some(parent), Some(input)) = (node.parent, node.input()) else { return Some(events) };
        let mut game = match self.game.take() {
            Some((at, game)) if at == parent => game,
            Some(_) | None => self.tree.game_at(parent).ok()?,
        };
        game.submit(input.clone(), &mut events).ok()?;
        // A state from the file replaces the replayed one from here on.
        self.game = if node.stage.is_none() { Some((place, game)) } else { None };
        Some(events)
    }
}

impl<G: Game> Tree<G> {
    /// The events of consecutive nodes, up to one that cannot be replayed.
    pub(super) fn node_events(&self, way: Vec<usize>) -> impl Iterator<Item = NodeEvents<'_, G>> {
        Walk { tree: self, way: way.into_iter(), game: None }
    }

    /// Caches the events of the current stage again: the head has returned to it.
    pub(super) fn keep_events(&mut self) {
        let way = self.stage_path();
        if way.iter().all(|place| self.node(*place).events.is_some()) {
            return;
        }
        let again = |told: NodeEvents<'_, G>| match told.events {
            Cow::Owned(events) => Some((told.place, events.into_boxed_slice())),
            Cow::Borrowed(_) => None,
        };
        let recalled: Vec<(usize, Box<[G::Event]>)> = self.node_events(way).filter_map(again).collect();
        for (place, events) in recalled {
            self.node_mut(place).events = Some(events);
        }
    }
}
