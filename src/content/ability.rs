//! Special abilities of heroes (rules 6.4 to 6.10): which there are, and what each is measured in.
//!
//! Cards choose an ability and its amounts; what it does is in `engine/procedure/ability.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a hero alone can do. Using it exhausts her (rule 6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
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
    /// In a combat plan: energy is put back, up to what the Reactor allows.
    PutBack {
        /// How many tokens at the most.
        energy: u8,
    },
    /// In a combat plan: one enemy does not attack in this phase. Never a Villain.
    HoldFire {
        /// The most Hull that it may have left; any where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hull: Option<u8>,
    },
    /// While the targets of the ship that she flies are named: it attacks more often in this phase.
    AttackMore {
        /// How much more often.
        attacks: u8,
    },
    /// When an attack lands on the ship that he flies: it does nothing.
    ShrugOff {
        /// Added to his rolls to hit while he flies a mech, without being used (rule 6.6).
        accuracy_in_mech: u8,
    },
    /// In answer to an evasion that failed: it is rolled again, and the second roll counts.
    RerollEvasion {
        /// Added to the second roll.
        bonus: u8,
    },
    /// When a combat is over: after a draw the loot of one enemy is taken.
    Collect {
        /// Whether that of one destroyed enemy is taken a second time after a victory.
        victory: bool,
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
    /// While a phase of a combat is planned.
    Plan,
    /// While the targets of the ship that she flies are named.
    Flight,
    /// When an attack lands on the ship that she flies.
    Struck,
    /// When an evasion has failed.
    Evasion,
    /// When a combat is over.
    Spoils,
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
            Self::PutBack { .. } | Self::HoldFire { .. } => Window::Plan,
            Self::AttackMore { .. } => Window::Flight,
            Self::ShrugOff { .. } => Window::Struck,
            Self::RerollEvasion { .. } => Window::Evasion,
            Self::Collect { .. } => Window::Spoils,
        }
    }
}
