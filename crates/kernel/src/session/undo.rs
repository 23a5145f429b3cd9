//! Undo and redo, and how far they go.

use serde::Deserialize;

use super::draft::planning;
use super::node::{Node, PausePoint};
use super::tree::Tree;
use super::{Played, Session, SessionError};
use crate::game::Game;

/// How far an undo or redo goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, strum::EnumIter, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum UndoScope {
    /// A choice, with the dice that followed from it.
    #[default]
    Choice,
    /// Back to where an action was last chosen.
    Action,
    /// Back to the start of the turn; from there, of the turn before.
    Turn,
    /// Back to the start of the stage; from there, of the one before.
    Scenario,
}

impl<G: Game> Session<G> {
    /// Undoes the players' last choice, with the dice that followed.
    ///
    /// # Errors
    /// If nothing has been chosen, the undo policy does not allow it, or the journal could not be written.
    pub fn undo(&mut self) -> Result<Played<G>, SessionError<G::Fault>> {
        let back = self.back(UndoScope::Choice)?;
        self.perform(back).map(|_| Played::default())
    }

    /// Redoes the choice that was undone last.
    ///
    /// # Errors
    /// If nothing has been undone, or the journal could not be written.
    pub fn redo(&mut self) -> Result<Played<G>, SessionError<G::Fault>> {
        let forth = self.forth(UndoScope::Choice)?;
        self.perform(forth)
    }

    /// Whether a choice can be undone.
    pub fn can_undo(&self) -> bool {
        !self.is_read_only() && self.back(UndoScope::Choice).is_ok()
    }

    /// Whether a choice can be redone.
    pub fn can_redo(&self) -> bool {
        !self.is_read_only() && self.forth(UndoScope::Choice).is_ok()
    }
}

impl UndoScope {
    /// The node to which an undo leads from the head.
    pub(super) fn back<G: Game>(self, tree: &Tree<G>) -> Option<usize> {
        let before = tree.before_last_choice()?;
        match self {
            Self::Choice => Some(before_secrets(tree, before)),
            Self::Action | Self::Turn | Self::Scenario => {
                let place = tree.ancestors(before).find(|index| self.ends(tree, *index))?;
                Some(before_secrets(tree, place))
            }
        }
    }

    /// The node to which a redo leads from the head.
    pub(super) fn forth<G: Game>(self, tree: &Tree<G>) -> Option<usize> {
        let first = tree.head().next?;
        let onwards = std::iter::successors(Some(first), |index| tree.node(*index).next);
        let rests = onwards.filter(|index| tree.node(*index).rest.is_some());
        let mut last = None;
        for index in rests {
            last = Some(index);
            // Plans that were revealed are made again as a whole.
            let among_known_plans = before_known_plans(tree, index) != index;
            if !among_known_plans && (self == Self::Choice || self.ends(tree, index)) {
                break;
            }
        }
        // A transaction that was only partly written ends nowhere; its last node is as far as it goes.
        last.or_else(|| std::iter::successors(Some(first), |index| tree.node(*index).next).last())
    }

    /// Whether a step of this scope begins at a node.
    fn ends<G: Game>(self, tree: &Tree<G>, place: usize) -> bool {
        let node = tree.node(place);
        let Some(rest) = node.rest else { return false };
        match self {
            Self::Choice => true,
            Self::Action => rest == PausePoint::Action || is_first(tree, node, |node| node.when.sitting()),
            Self::Turn => is_first(tree, node, |node| node.when),
            Self::Scenario => is_first(tree, node, |node| node.when.sitting()),
        }
    }
}

/// The node to which an undo really leads where orders are secret.
///
/// Within one's own plan it is the wanted node. Behind a revelation all sides go back together, to before the first of them
/// planned: nobody plans again knowing the others' orders while those stand.
fn before_secrets<G: Game>(tree: &Tree<G>, place: usize) -> usize {
    let planning = tree.ancestors(tree.head_index()).take_while(|index| *index != place);
    let passed: Vec<usize> = planning.collect();
    let revealed = passed.iter().any(|index| tree.node(*index).revealed);
    let secrets_passed = passed.iter().any(|index| tree.node(*index).secret.is_some());
    if !revealed || !secrets_passed {
        return place;
    }
    first_plan(tree, place).map_or(place, |(_, before)| before)
}

/// The first of the plans that stand at a node and are not revealed there, and the node before it; none if none stand.
fn first_plan<G: Game>(tree: &Tree<G>, place: usize) -> Option<(usize, usize)> {
    let mut first = None;
    for index in tree.ancestors(place) {
        let node = tree.node(index);
        match (&node.secret, node.parent) {
            (Some(_), Some(parent)) if !node.revealed => first = Some((index, parent)),
            (Some(_) | None, _) => break,
        }
    }
    first
}

/// The node to which the players go if they want to go to this one: to before the plans that stand there, if these were
/// revealed on any path that they have played. Nobody plans again knowing the others' orders while those stand.
pub(super) fn before_known_plans<G: Game>(tree: &Tree<G>, place: usize) -> usize {
    match first_plan(tree, place) {
        Some((plan, before)) if tree.is_followed_by_revelation(plan) => before,
        Some(_) | None => place,
    }
}

/// Whether an undo to a node would take back what another seat has planned in secret since.
pub(super) fn undoes_others_plans<G: Game>(tree: &Tree<G>, place: usize) -> bool {
    let Some(planning) = planning(tree.game()) else { return false };
    let passed: Vec<usize> = tree.ancestors(tree.head_index()).take_while(|index| *index != place).collect();
    let hidden = passed.iter().take_while(|index| !tree.node(**index).revealed);
    hidden.filter_map(|index| tree.node(*index).secret).any(|seats| seats.is_disjoint(planning))
}

/// Whether this value differs from that of the last node before it where the players were asked.
fn is_first<G: Game, T: PartialEq>(tree: &Tree<G>, node: &Node<G>, same: impl Fn(&Node<G>) -> T) -> bool {
    let before = node.parent.and_then(|parent| tree.ancestors(parent).find(|index| tree.node(*index).rest.is_some()));
    before.is_none_or(|before| same(tree.node(before)) != same(node))
}
