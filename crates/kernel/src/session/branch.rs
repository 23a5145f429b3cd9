//! Ways that were kept when the players went back and on from there.

use super::node::When;
use super::tree::Tree;
use crate::game::Game;
use crate::save::Kept;

/// A way through the history that can be returned to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// The number of its last input.
    pub at: u32,
    /// What the players call it; empty if they have not said.
    pub name: String,
    /// Where it ends.
    pub when: When,
    /// The number of the last input that it shares with the way that is played now.
    pub leaves: u32,
    /// Whether it is the way that is played now.
    pub here: bool,
}

/// The branches that were kept, in the order in which they were.
#[derive(Debug, Clone, Default)]
pub(super) struct Branches(Vec<Kept>);

impl Branches {
    /// Keeps a way, or gives it another name.
    pub(super) fn keep(&mut self, kept: Kept) {
        match self.0.iter_mut().find(|other| other.at == kept.at) {
            Some(standing) => *standing = kept,
            None => self.0.push(kept),
        }
    }

    /// Those that lead somewhere else than a longer one, and the way that is played now if it was kept.
    pub(super) fn list<G: Game>(&self, tree: &Tree<G>) -> Vec<Branch> {
        let placed: Vec<(usize, &Kept)> = self.0.iter().filter_map(|kept| Some((tree.place(kept.at)?, kept))).collect();
        let head = tree.head_index();
        let goes_on = |place: usize| {
            let others = placed.iter().map(|(other, _)| *other);
            others.clone().any(|other| other != place && tree.leads_to(place, other))
        };
        let ends = placed.iter().filter(|(place, _)| !goes_on(*place));
        ends.map(|(place, kept)| Branch {
            at: kept.at,
            name: kept.name.clone(),
            when: tree.node(*place).when,
            leaves: tree.node(tree.meeting(*place, head)).number,
            here: tree.leads_to(*place, head),
        })
        .collect()
    }

    /// The name of the way to a place, if it or the beginning of it was kept.
    pub(super) fn name_of_way<G: Game>(&self, tree: &Tree<G>, place: usize) -> Option<String> {
        let on_it = |kept: &&Kept| tree.place(kept.at).is_some_and(|at| tree.leads_to(at, place));
        self.0.iter().filter(on_it).max_by_key(|kept| kept.at).map(|kept| kept.name.clone())
    }

    /// Whether a way ends just here.
    pub(super) fn has(&self, number: u32) -> bool {
        self.0.iter().any(|kept| kept.at == number)
    }
}
