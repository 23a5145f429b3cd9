//! What is explained.

use crate::inspect::Thing;
use ironclad_game::content::{HeroId, SectorId};
use ironclad_game::engine::combat::EnemyId;

/// What an explanation is asked of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Subject {
    /// The option in focus or chosen, else the decision itself.
    Decision,
    /// A sector of the chart.
    Sector(SectorId),
    /// A hero at her post.
    Hero(HeroId),
    /// An enemy.
    Enemy(EnemyId),
    /// The ship's mat.
    Mat,
    /// Anything else that lies on the table.
    Thing(Thing),
}
