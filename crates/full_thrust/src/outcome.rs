//! How a battle ended (Full Thrust 13).

use serde::{Deserialize, Serialize};

use crate::id::SideId;

/// How great a victory is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A victory.
    Plain,
    /// A small one, where a scenario tells them apart.
    Minor,
    /// A great one.
    Major,
}

/// Who won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; none if it is a draw.
    pub winner: Option<SideId>,
    /// How great the victory is; of no meaning in a draw.
    pub grade: Grade,
    /// The points of each side, in order.
    pub points: Vec<u32>,
}
