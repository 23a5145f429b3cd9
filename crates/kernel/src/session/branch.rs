//! Branches: paths kept when the players went back and played on differently.

use super::node::TurnId;
use super::tree::Tree;
use crate::game::Game;
use crate::save::KeptBranch;

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

/// The branches, in the order in which they were kept.
#[derive(Debug, Clone, Default)]
pub(super) struct Branches(Vec<KeptBranch>);

impl Branches {
    /// Keeps a branch, or renames it.
    pub(super) fn keep(&mut self, kept: KeptBranch) {
        match self.0.iter_mut().find(|other| other.at == kept.at) {
            Some(standing) => *standing = kept,
            None => self.0.push(kept),
        }
    }

    /// The branches that are not the beginning of another branch.
    pub(super) fn list<G: Game>(&self, tree: &Tree<G>) -> Vec<Branch> {
        let placed: Vec<(usize, &KeptBranch)> =
            self.0.iter().filter_map(|kept| Some((tree.place(kept.at)?, kept))).collect();
        let head = tree.head_index();
        let goes_on = |place: usize| {
            let others = placed.iter().map(|(other, _)| *other);
            others.clone().any(|other| other != place && tree.is_ancestor(place, other))
        };
        let ends = placed.iter().filter(|(place, _)| !goes_on(*place));
        ends.map(|(place, kept)| Branch {
            at: kept.at,
            name: kept.name.clone(),
            when: tree.node(*place).when,
            leaves: tree.node(tree.common_ancestor(*place, head)).number,
            here: tree.is_ancestor(*place, head),
        })
        .collect()
    }

    /// The name of the path to a node, if it or its beginning was kept as a branch.
    pub(super) fn name_of_way<G: Game>(&self, tree: &Tree<G>, place: usize) -> Option<String> {
        let on_it = |kept: &&KeptBranch| tree.place(kept.at).is_some_and(|at| tree.is_ancestor(at, place));
        self.0.iter().filter(on_it).max_by_key(|kept| kept.at).map(|kept| kept.name.clone())
    }

    /// Whether a branch ends at this input.
    pub(super) fn has(&self, number: u32) -> bool {
        self.0.iter().any(|kept| kept.at == number)
    }
}
