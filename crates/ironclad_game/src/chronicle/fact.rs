//! What a scenario was made of: cards met and combats fought.

use serde::Serialize;

use crate::content::{HeroId, IntelId, SectorId};
use crate::engine::combat::EnemyId;
use crate::engine::event::CombatResult;

/// An intel card that was met, and how it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Met {
    /// The card.
    pub card: IntelId,
    /// Where the ship was.
    pub sector: SectorId,
    /// Who took part, in the order in which they were sent.
    pub heroes: Vec<HeroId>,
    /// How it ended.
    pub end: CardEnd,
    /// Whether it led to a combat.
    pub fought: bool,
}

/// How a card ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardEnd {
    /// Its check was won.
    Won {
        /// What was reached.
        total: i8,
        /// What had to be.
        difficulty: i8,
    },
    /// Its check was lost.
    Lost {
        /// What was reached.
        total: i8,
        /// What had to be.
        difficulty: i8,
    },
    /// A row of its table counted.
    Row {
        /// What was reached.
        total: i8,
        /// The row, from 0.
        row: u8,
    },
    /// It was passed by.
    Skipped,
    /// It did what it does, and asked nothing.
    Done,
}

/// A space combat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fought {
    /// The sector.
    pub sector: SectorId,
    /// The enemies that were fought.
    pub enemies: Vec<EnemyId>,
    /// Who of them was destroyed, or beaten.
    pub destroyed: Vec<EnemyId>,
    /// How it ended; none if it is still going on.
    pub result: Option<CombatResult>,
}
