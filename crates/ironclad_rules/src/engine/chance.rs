//! What is left to chance: dice and draws, as inputs from outside.

use serde::{Deserialize, Serialize};

use super::combat::EnemyId;
use super::decision::Source;
use crate::content::id::{FighterId, GearId, Id, IntelId, Names};
use crate::content::terms::System;

pub use kernel::Die;

/// A die that has to be rolled, and what for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// What the die decides.
    pub why: Why,
    /// What asked for it.
    pub source: Option<Source>,
    /// The sum added to the face, and the number to reach, where there are such.
    pub against: Option<Against>,
}

/// What a die decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Where a hit strikes (rule 2.9).
    DamageControl,
    /// Whether a check succeeds (rule 7.1).
    Check,
    /// The row of a card's table (rule 5.3).
    Table,
    /// Which enemies are met (rule 5.19).
    Encounter,
    /// What the story has a die decide.
    Story,
    /// Which power's forces are met, among equals (ruling 14).
    Tie,
    /// Whether the Ironclad's shot lands (rule 8.4).
    Attack {
        /// The enemy that is shot at.
        target: EnemyId,
    },
    /// Whether a launched ship's shot lands.
    FighterAttack {
        /// The launched ship that shoots.
        fighter: FighterId,
        /// The enemy that is shot at.
        target: EnemyId,
    },
    /// Whether the Ironclad evades (rule 8.5).
    Evasion {
        /// The enemy that attacks.
        enemy: EnemyId,
    },
    /// Whether a launched ship evades.
    FighterEvasion {
        /// The launched ship that is shot at.
        fighter: FighterId,
        /// The enemy that attacks.
        enemy: EnemyId,
    },
    /// Which of equal targets an enemy attacks (rule 8.9).
    Prey {
        /// The enemy that attacks.
        enemy: EnemyId,
    },
}

impl Why {
    /// Its name in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            Self::DamageControl => "damage-control",
            Self::Check => "check",
            Self::Table => "table",
            Self::Encounter => "encounter",
            Self::Tie => "tie",
            Self::Story => "story",
            Self::Attack { .. } => "attack",
            Self::FighterAttack { .. } => "fighter-attack",
            Self::Evasion { .. } => "evasion",
            Self::FighterEvasion { .. } => "fighter-evasion",
            Self::Prey { .. } => "prey",
        }
    }

    /// The system whose shot or evasion it is, if it is one's.
    pub fn system(self) -> Option<System> {
        match self {
            Self::Attack { .. } => Some(System::Weapons),
            Self::Evasion { .. } => Some(System::Bridge),
            Self::FighterAttack { .. } | Self::FighterEvasion { .. } => Some(System::Hangar),
            Self::DamageControl
            | Self::Check
            | Self::Table
            | Self::Encounter
            | Self::Story
            | Self::Tie
            | Self::Prey { .. } => None,
        }
    }
}

/// A sum, and what it has to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// Added to the face of the die.
    pub adds: i8,
    /// The total to reach; none on a table, where the total is looked up.
    pub reach: Option<i8>,
}

/// A token that has to be drawn, and why. It has no identity until it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing {
    /// The group that it is drawn from.
    pub from: Group,
    /// What asked for it.
    pub source: Option<Source>,
}

/// Tokens that lie shuffled together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// The pile of gear that nobody has (rule 12.1).
    Gear,
    /// The intel tokens that the scenario has shuffled (rule 5.1).
    Intel,
}

/// A token that was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// A piece of gear.
    Gear(GearId),
    /// An intel token.
    Intel(IntelId),
}

impl Drawn {
    /// Its name in files and in the protocol.
    pub fn name(self, names: &Names) -> &str {
        match self {
            Self::Gear(gear) => gear.name(names),
            Self::Intel(card) => card.name(names),
        }
    }
}
