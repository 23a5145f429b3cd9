//! What is explained.

use crate::content::{HeroId, SectorId};
use crate::engine::combat::EnemyId;
use crate::ui::inspect::Thing;

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
