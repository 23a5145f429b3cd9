//! Heroes (rules 6.1, 6.2, 6.9).

use serde::{Deserialize, Serialize};

use super::ability::Ability;
use super::edition::Edition;
use super::terms::{Class, Faction, Skill};
use crate::sorted::{SortedMap, SortedSet};

/// A hero's card, both sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hero {
    /// Her classes, one or more.
    pub classes: SortedSet<Class>,
    /// Whose hero she is, if a power's (rule 10.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// Veteran or Elite.
    pub experience: Experience,
    /// Her portrait, a name in `art/people`, if it is not her id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<String>,
    /// The side she begins on.
    pub regular: HeroSide,
    /// The side she is turned to, once and for good (rule 11.5).
    pub promoted: HeroSide,
}

/// How long a hero has served (rule 6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Experience {
    /// Veteran.
    Veteran,
    /// Elite.
    Elite,
}

/// One side of a hero's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeroSide {
    /// What she asks for a scenario, in Credits.
    pub cost: u8,
    /// Her skills of 1 and up.
    pub skills: SortedMap<Skill, u8>,
    /// What she alone can do.
    pub ability: Ability,
    /// What it was in the first edition of the rules, if it was something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability_at_first: Option<Ability>,
}

impl Hero {
    /// The side that is up.
    #[inline]
    pub fn side(&self, promoted: bool) -> &HeroSide {
        if promoted { &self.promoted } else { &self.regular }
    }
}

impl HeroSide {
    /// What she alone can do, in an edition of the rules.
    #[inline]
    pub fn ability(&self, edition: Edition) -> Ability {
        match (&self.ability_at_first, edition) {
            (Some(first), Edition::First) => *first,
            (None, Edition::First) | (_, Edition::Second) => self.ability,
        }
    }

    /// Her rating in a skill; 0 if she does not have it.
    #[inline]
    pub fn skill(&self, skill: Skill) -> u8 {
        self.skills.get(&skill).copied().unwrap_or(0)
    }
}
