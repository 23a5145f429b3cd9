//! Special abilities of heroes (rules 6.4 to 6.10): which there are, and what each is measured in.
//!
//! Cards choose an ability and its amounts; what it does is in `engine/procedure/ability.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a hero alone can do. Using it exhausts her (rule 6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ability {
    /// A free deed in the turn: other Exhausted heroes become Ready.
    Ready {
        /// How many.
        heroes: u8,
    },
    /// A free deed in the turn: take 1 damage off for Salvage.
    Mend {
        /// Salvage spent.
        salvage: u8,
        /// Whether the Hull and fighters may be mended too, not sections alone.
        anything: bool,
    },
    /// In answer to a loss of Crew: it is cancelled.
    CancelCrewLoss {
        /// Whether all lost to the cause is, and not 1 alone.
        all: bool,
    },
    /// In answer to another hero's wound: she is not Wounded.
    Shelter {
        /// Added to the roll in hand.
        bonus: u8,
    },
    /// In answer to a table roll: it is rolled again.
    RerollTable {
        /// Whether the better of the two counts, and not the second.
        better: bool,
    },
    /// In answer to Signatures Detected: it is skipped at no price.
    SkipSignatures {
        /// Whether an Enemy Outpost may be skipped so too.
        outposts: bool,
    },
}

/// When an ability may be used (rule 6.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Window {
    /// As a free deed between actions.
    Deed,
    /// When Crew would be lost.
    CrewLoss,
    /// When another hero would be Wounded.
    Wound,
    /// When a table has been rolled on.
    TableRoll,
    /// When an encounter is met that can be refused.
    Encounter,
    /// When a port's patrol puts out (rule 9.4).
    Patrol,
}

impl Ability {
    /// When it may be used.
    pub fn window(self) -> Window {
        match self {
            Self::Ready { .. } | Self::Mend { .. } => Window::Deed,
            Self::CancelCrewLoss { .. } => Window::CrewLoss,
            Self::Shelter { .. } => Window::Wound,
            Self::RerollTable { .. } => Window::TableRoll,
            Self::SkipSignatures { .. } => Window::Encounter,
        }
    }
}
