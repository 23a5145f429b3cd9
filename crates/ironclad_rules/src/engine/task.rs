//! The tasks of an operation that are still to come: who has been assigned to each (rule 7.4).

use serde::{Deserialize, Serialize};

use super::decision::CheckOf;
use crate::content::HeroId;
use crate::content::terms::Skill;

/// Heroes on one task at the most: three (rule 7.3), and one more by an ability.
pub const COMMITTED: usize = 4;

/// A hero on a task, for one of her skills (ruling 26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Committed {
    pub(super) hero: HeroId,
    pub(super) skill: Skill,
}

/// Those who are on a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Party {
    /// The skill that it is made with, once one is selected (rule 7.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) skill: Option<Skill>,
    pub(super) committed: [Option<Committed>; COMMITTED],
    /// Who leads one hero more in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) led_by: Option<HeroId>,
}

impl Party {
    /// The heroes on it, in the order in which they were assigned.
    pub fn heroes(&self) -> impl Iterator<Item = HeroId> + use<> {
        self.committed.into_iter().flatten().map(|committed| committed.hero)
    }

    /// Whether a hero is on it, or leads one more in.
    pub fn has(&self, hero: HeroId) -> bool {
        self.led_by == Some(hero) || self.heroes().any(|own| own == hero)
    }
}

/// A later task, for which heroes have been assigned and exhausted, and whose die has not been rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manned {
    /// Which task.
    pub task: CheckOf,
    /// Who is on it.
    pub party: Party,
}
