//! Enforcers and Villains: persons whom the players meet as ships (rules 10.4, 10.6).

use serde::{Deserialize, Serialize};

use super::id::HeroId;
use super::terms::{Class, Leader};
use crate::sorted::SortedSet;

/// Who commands a ship that is more than one of its class. Beaten, such a person lives on (rule 10.6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Role {
    /// A power's hero, turned against the players while the power is Hostile or an Enemy.
    Enforcer {
        /// The hero who serves.
        hero: HeroId,
        /// Combat Strength: added to the difficulty of an operation against the Enforcer (ruling 56).
        strength: u8,
    },
    /// A power's leader, in the field where a scenario says so.
    Villain {
        /// The leader's card.
        leader: Leader,
        /// Combat Strength, as an Enforcer's.
        strength: u8,
        /// What holds in every scenario that fields the Villain, from its beginning to its end.
        global: Global,
    },
}

impl Role {
    /// Combat Strength (rule 10.6).
    #[inline]
    pub fn strength(&self) -> u8 {
        match *self {
            Self::Enforcer { strength, .. } | Self::Villain { strength, .. } => strength,
        }
    }
}

/// Whose Villain a story puts in the field, once its side is known (rules 10.4, 10.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fielded {
    /// Of the client's enemies the one with whom the players stand worst, if it stands at Enemy; else nobody's.
    WorstEnemy,
}

/// A Villain's global ability (rule 10.6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Global {
    /// No encounter is skipped for Morale.
    StandingOrders,
    /// Each Recon action also exhausts a hero of one of these classes.
    LanesClosed {
        /// The classes of which one hero is exhausted.
        classes: SortedSet<Class>,
    },
    /// The first Crew loss of a turn costs Morale besides.
    RollRead {
        /// Morale lost, in points.
        morale: u8,
    },
    /// Services cost more; a turn's first natural 1 costs Ammo.
    EverythingOwed {
        /// Credits added to each price.
        credits: u8,
        /// Ammo lost, in points.
        ammo: u8,
    },
    /// Every point that the players have repaired costs Salvage more.
    LossControl {
        /// Salvage added to each point's price.
        salvage: u8,
    },
}
