//! Branches: paths kept when the players went back and played on differently.

use std::collections::BTreeMap;

use super::node::TurnId;
use super::tree::Tree;
use crate::game::Game;
use crate::save::{KeptBranch, short};

/// A path through the history that can be returned to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// The number of its last input.
    pub at: u32,
    /// The players' name for it; empty if they gave none.
    pub name: String,
    /// The turn in which it ends.
    pub when: TurnId,
    /// The number of the last input that it shares with the current path.
    pub leaves: u32,
    /// Whether it is part of the current path.
    pub here: bool,
}

/// Branches of a game at the most: one for every turn of five campaigns. It bounds what a hostile file has listed.
pub(super) const MOST_BRANCHES: usize = 1000;

/// The branches by the inputs at which they end, each with its place in the order in which they were kept.
#[derive(Debug, Clone, Default)]
pub(super) struct Branches(BTreeMap<u32, (usize, String)>);

impl Branches {
    /// Keeps a branch, or renames it.
    pub(super) fn keep(&mut self, kept: &KeptBranch) {
        let order = self.0.len();
        let (_, name) = self.0.entry(kept.at).or_insert((order, String::new()));
        *name = short(&kept.name);
    }

    /// Whether the branch that ends at this input is there, or can be kept as well.
    pub(super) fn has_room_for(&self, number: u32) -> bool {
        self.has(number) || self.0.len() < MOST_BRANCHES
    }

    /// The branches that are not the beginning of another branch, in the order in which they were kept.
    pub(super) fn list<G: Game>(&self, tree: &Tree<G>) -> Vec<Branch> {
        let placed: Vec<(usize, u32, usize, &String)> =
            self.0.iter().filter_map(|(at, (order, name))| Some((tree.place(*at)?, *at, *order, name))).collect();
        let gone_on = tree.lead_to(placed.iter().map(|(place, ..)| *place));
        let leaves = tree.leave_head();
        let mut ends: Vec<_> =
            placed.into_iter().filter(|(place, ..)| !gone_on.get(*place).copied().unwrap_or_default()).collect();
        ends.sort_by_key(|(_, _, order, _)| *order);
        let branch = |(place, at, _, name): (usize, u32, usize, &String)| {
            let leaves = leaves.get(place).copied().unwrap_or_default();
            Branch {
                at,
                name: name.clone(),
                when: tree.node(place).when,
                leaves: tree.node(leaves).number,
                here: leaves == place,
            }
        };
        ends.into_iter().map(branch).collect()
    }

    /// The name of the path to a node, if it or its beginning was kept as a branch.
    pub(super) fn name_of_way<G: Game>(&self, tree: &Tree<G>, place: usize) -> Option<String> {
        tree.ancestors(place).find_map(|on_it| self.0.get(&tree.node(on_it).number)).map(|(_, name)| name.clone())
    }

    /// Whether a branch ends at this input.
    pub(super) fn has(&self, number: u32) -> bool {
        self.0.contains_key(&number)
    }
}
