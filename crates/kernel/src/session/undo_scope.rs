//! How far back an undo goes, and how far forth a redo.

use serde::Deserialize;

use super::draft::secret_of;
use super::node::{Node, Rest};
use super::tree::Tree;
use crate::game::Game;

/// How much is taken back, or made again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, strum::EnumIter, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reach {
    /// A choice, with the dice that followed from it.
    #[default]
    Choice,
    /// To where an action was last chosen.
    Action,
    /// To the beginning of the turn; from there, of the turn before.
    Turn,
    /// To the beginning of the scenario; from there, of the one before.
    Scenario,
}

impl Reach {
    /// Where it goes back to from the head.
    pub(super) fn back<G: Game>(self, tree: &Tree<G>) -> Option<usize> {
        let before = tree.before_last_choice()?;
        match self {
            Self::Choice => Some(before_secrets(tree, before)),
            Self::Action | Self::Turn | Self::Scenario => {
                let place = tree.upwards(before).find(|index| self.ends(tree, *index))?;
                Some(before_secrets(tree, place))
            }
        }
    }

    /// Where it goes forth to from the head.
    pub(super) fn forth<G: Game>(self, tree: &Tree<G>) -> Option<usize> {
        let first = tree.head().next?;
        let onwards = std::iter::successors(Some(first), |index| tree.node(*index).next);
        let rests = onwards.filter(|index| tree.node(*index).rest.is_some());
        let mut last = None;
        for index in rests {
            last = Some(index);
            if self == Self::Choice || self.ends(tree, index) {
                break;
            }
        }
        // A bundle of which only the beginning was written has no rest; its last place is as far as it goes.
        last.or_else(|| std::iter::successors(Some(first), |index| tree.node(*index).next).last())
    }

    /// Whether a step of this reach begins at a place.
    fn ends<G: Game>(self, tree: &Tree<G>, place: usize) -> bool {
        let node = tree.node(place);
        let Some(rest) = node.rest else { return false };
        match self {
            Self::Choice => true,
            Self::Action => rest == Rest::Action || is_first(tree, node, |node| node.when.sitting()),
            Self::Turn => is_first(tree, node, |node| node.when),
            Self::Scenario => is_first(tree, node, |node| node.when.sitting()),
        }
    }
}

/// Where going back from the head to a place really leads, as orders are secret.
///
/// Within one's own plan it is that place. Behind a revelation all sides go back together, to before the first of them
/// planned: nobody plans again knowing what the others wrote while theirs stands.
fn before_secrets<G: Game>(tree: &Tree<G>, place: usize) -> usize {
    let planning = tree.upwards(tree.head_index()).take_while(|index| *index != place);
    let passed: Vec<usize> = planning.collect();
    let revealed = passed.iter().any(|index| tree.node(*index).revealed);
    let secrets_passed = passed.iter().any(|index| tree.node(*index).secret.is_some());
    if !revealed || !secrets_passed {
        return place;
    }
    let mut first = place;
    for index in tree.upwards(place) {
        let node = tree.node(index);
        match (&node.secret, node.parent) {
            (Some(_), Some(parent)) if !node.revealed => first = parent,
            (Some(_) | None, _) => break,
        }
    }
    first
}

/// Whether going back from the head to a place would undo what another seat has planned in secret, and nobody has seen.
pub(super) fn undoes_others_plans<G: Game>(tree: &Tree<G>, place: usize) -> bool {
    let Some(planning) = secret_of(tree.game()) else { return false };
    let passed: Vec<usize> = tree.upwards(tree.head_index()).take_while(|index| *index != place).collect();
    let hidden = passed.iter().take_while(|index| !tree.node(**index).revealed);
    hidden.filter_map(|index| tree.node(*index).secret).any(|seats| seats != planning)
}

/// Whether no place of rest before it has the same.
fn is_first<G: Game, T: PartialEq>(tree: &Tree<G>, node: &Node<G>, same: impl Fn(&Node<G>) -> T) -> bool {
    let before = node.parent.and_then(|parent| tree.upwards(parent).find(|index| tree.node(*index).rest.is_some()));
    before.is_none_or(|before| same(tree.node(before)) != same(node))
}
