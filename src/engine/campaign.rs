//! The campaign log: what is carried from scenario to scenario (rule 11.8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::state::Outcome;
use crate::content::terms::Faction;

/// Scenarios of a campaign at the most: two acts of five, and a finale of two (rule 11.1).
pub const SCENARIOS: usize = 12;

/// The campaign log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignLog {
    /// How many scenarios the campaign has.
    pub length: u8,
    /// The scenario under way, from 1.
    pub scenario: u8,
    /// The scenarios that are behind, in order.
    pub results: ArrayVec<Chapter, SCENARIOS>,
    /// What the players want next, once the scenario under way is behind.
    pub sought: Option<Sought>,
}

impl CampaignLog {
    /// The log of a campaign of so many scenarios, at its start.
    pub fn new(length: u8) -> Self {
        Self { length, scenario: 1, results: ArrayVec::new(), sought: None }
    }
}

/// A scenario that is behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// How it ended.
    pub outcome: Outcome,
    /// The power that the players worked for, if they took a side.
    pub with: Option<Faction>,
}

/// The scenario that the players want next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sought {
    /// A contract of this power.
    Contract(Faction),
    /// The one that was lost once more, from its start (rule 11.7).
    Again,
}
