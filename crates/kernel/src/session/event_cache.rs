//! Events of earlier stages: replayed on demand instead of kept.
//!
//! A campaign has thousands of nodes. Events and states are kept for the current stage only. Of the others the inputs
//! and the state in which each began are kept; the rest is replayed when somebody looks back. The same inputs from the
//! same state give the same events, so nothing is lost. Should a game refuse an input all the same, its rules are at fault:
//! the head does not go where that would have to be told, and where somebody only looks back it is [noted](Tree::noted)
//! that what is told is shorter than what was played.

use std::borrow::Cow;

use super::node::Node;
use super::tree::Tree;
use crate::game::{Game, Illegal};

/// A node, and what happened there.
pub(super) struct NodeEvents<'a, G: Game> {
    pub(super) place: usize,
    pub(super) node: &'a Node<G>,
    pub(super) events: Cow<'a, [G::Event]>,
}

/// Walks a path and yields its events, replaying those that are not cached. Behind a refusal nothing is known, so whoever walks
/// stops there.
struct Walk<'a, G: Game, W> {
    tree: &'a Tree<G>,
    way: W,
    /// The last node, if it was replayed, and the game there.
    game: Option<(usize, G)>,
}

impl<'a, G: Game, W: Iterator<Item = usize>> Iterator for Walk<'a, G, W> {
    type Item = Result<NodeEvents<'a, G>, Illegal>;

    fn next(&mut self) -> Option<Self::Item> {
        let place = self.way.next()?;
        let node = self.tree.node(place);
        let events = match &node.events {
            Some(events) => Ok(Cow::Borrowed(&**events)),
            None => self.played(place, node).map(Cow::Owned),
        };
        Some(events.map(|events| NodeEvents { place, node, events }))
    }
}

impl<G: Game, W> Walk<'_, G, W> {
    /// The events of a node, replayed.
    ///
    /// # Errors
    /// If the game refuses an input that it took before.
    fn played(&mut self, place: usize, node: &Node<G>) -> Result<Vec<G::Event>, Illegal> {
        let mut events = Vec::new();
        let (Some(parent), Some(input)) = (node.parent, node.input()) else { return Ok(events) };
        let mut game = match self.game.take() {
            Some((at, game)) if at == parent => game,
            Some(_) | None => self.tree.game_at(parent)?,
        };
        game.submit(input.clone(), &mut events)?;
        // A state from the file replaces the replayed one from here on.
        self.game = if node.stage.is_none() { Some((place, game)) } else { None };
        Ok(events)
    }
}

impl<G: Game> Tree<G> {
    /// The events of consecutive nodes, up to one that cannot be replayed: that is noted.
    pub(super) fn node_events(&self, way: Vec<usize>) -> impl Iterator<Item = NodeEvents<'_, G>> {
        self.replayed(way).map_while(move |told| self.noted(told)).fuse()
    }

    fn replayed(&self, way: Vec<usize>) -> Walk<'_, G, std::vec::IntoIter<usize>> {
        Walk { tree: self, way: way.into_iter(), game: None }
    }

    /// What was replayed; a refusal is noted.
    pub(super) fn noted<T>(&self, replayed: Result<T, Illegal>) -> Option<T> {
        replayed.inspect_err(|illegal| self.refusal().note(*illegal)).ok()
    }

    /// Caches the events of consecutive nodes.
    ///
    /// # Errors
    /// If the game refuses an input that it took before. Then nothing is cached.
    pub(super) fn keep_events(&mut self, way: Vec<usize>) -> Result<(), Illegal> {
        if way.iter().all(|place| self.node(*place).events.is_some()) {
            return Ok(());
        }
        let mut recalled: Vec<(usize, Box<[G::Event]>)> = Vec::new();
        for told in self.replayed(way) {
            let NodeEvents { place, events, .. } = told?;
            if let Cow::Owned(events) = events {
                recalled.push((place, events.into_boxed_slice()));
            }
        }
        for (place, events) in recalled {
            self.node_mut(place).events = Some(events);
        }
        Ok(())
    }

    /// Makes ready to move the head to a node: caches the events of its stage, and returns those of the way there that the way
    /// to the head does not have.
    ///
    /// # Errors
    /// If the game refuses an input that it took before.
    pub(super) fn recall(&mut self, to: usize) -> Result<Vec<G::Event>, Illegal> {
        self.keep_events(self.stage_path_to(to))?;
        let common = self.common_ancestor(self.head_index(), to);
        let mut events = Vec::new();
        for told in self.replayed(self.path_to(to, Some(common))) {
            events.extend(told?.events.into_owned());
        }
        Ok(events)
    }
}
