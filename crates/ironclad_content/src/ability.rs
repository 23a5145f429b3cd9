//! Special abilities of heroes (rules 6.4 to 6.10): which there are, and what each is measured in.
//!
//! Cards choose an ability and its amounts; what it does is in `engine/procedure/ability.rs`.

use serde::{Deserialize, Serialize};

use super::passive::Passive;

/// What a hero alone can do. Using it exhausts her (rule 6.4), unless it is passive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Ability {
    /// It applies by itself where she takes part, and exhausts nobody (rule 6.6).
    Passive(Passive),
    /// A free deed in the turn: other Exhausted heroes become Ready.
    Ready {
        /// How many heroes become Ready.
        heroes: u8,
    },
    /// A free deed in the turn: take 1 damage off for Salvage.
    Mend {
        /// Salvage spent, in points.
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
    /// A free deed in the turn: another Wounded hero is healed.
    Heal {
        /// Whether she becomes Ready, and not Exhausted.
        ready: bool,
    },
    /// A free deed in the turn: intel tokens are turned up.
    TurnUp {
        /// How many tokens are turned up.
        tokens: u8,
        /// How many sectors off at the most.
        within: u8,
    },
    /// A free deed in the turn, and a Move action: the Move skips a sector, its condition and its token.
    SideDoor {
        /// Whether the token of the sector gone to is turned up before the ship goes.
        turns_up: bool,
    },
    /// A free deed in the turn: damage is taken off a fighter or mech.
    Recover {
        /// How much; all of it if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        damage: Option<u8>,
        /// Whether a section may be chosen instead, and 1 taken off it.
        sections: bool,
    },
    /// With a Rest action: it readies more heroes.
    Feed {
        /// How many more attacks.
        heroes: u8,
        /// Morale gained if nobody is Exhausted after it, once in a scenario.
        morale: u8,
    },
    /// While heroes are committed to a Combat operation: one more may be.
    BoardingParty {
        /// Crew that its failure then costs less.
        crew: u8,
    },
    /// In port: services are open, and priced as at the next better standing.
    ListPrice {
        /// Whether all are for the whole visit, and not one alone.
        visit: bool,
    },
    /// On reaching a port: no patrol comes, and we are served as at a better standing.
    SafeConduct {
        /// Whether as Friendly, and not as Neutral.
        friendly: bool,
    },
    /// When a cosmic condition strikes the Ironclad: part of its rolled damage is not done.
    Weather {
        /// Rolled damage that is not done, in points.
        damage: u8,
    },
    /// When an operation card is to be resolved: it is skipped.
    SkipOperation {
        /// Morale lost, in points.
        morale: u8,
    },
    /// After a failed check: it succeeds.
    NearMiss {
        /// By how much it may have failed.
        by: u8,
    },
    /// When Crew is lost: something is gained.
    Remember {
        /// Morale gained, in points.
        morale: u8,
        /// Other Exhausted heroes who become Ready.
        heroes: u8,
    },
    /// When hits from within strike: some are ignored.
    Bulkhead {
        /// The most that is saved of one cause.
        hits: u8,
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
    /// By itself: nobody is asked (rule 6.6).
    Always,
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
    /// When an operation card is to be resolved.
    Operation,
    /// When heroes are chosen for a Rest action.
    Rest,
    /// When heroes are committed to a check.
    Commit,
    /// When a check has failed.
    Failure,
    /// When a port is reached.
    Arrival,
    /// When services are chosen in port.
    Port,
    /// When a cosmic condition strikes.
    Condition,
    /// When hits from within strike.
    InsideHits,
    /// When Crew has been lost.
    CrewLost,
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
    #[inline]
    pub fn window(self) -> Window {
        match self {
            Self::Passive(_) => Window::Always,
            Self::Ready { .. }
            | Self::Mend { .. }
            | Self::Heal { .. }
            | Self::TurnUp { .. }
            | Self::SideDoor { .. }
            | Self::Recover { .. } => Window::Deed,
            Self::CancelCrewLoss { .. } => Window::CrewLoss,
            Self::Shelter { .. } => Window::Wound,
            Self::RerollTable { .. } => Window::TableRoll,
            Self::SkipSignatures { .. } => Window::Encounter,
            Self::SkipOperation { .. } => Window::Operation,
            Self::Feed { .. } => Window::Rest,
            Self::BoardingParty { .. } => Window::Commit,
            Self::NearMiss { .. } => Window::Failure,
            Self::SafeConduct { .. } => Window::Arrival,
            Self::ListPrice { .. } => Window::Port,
            Self::Weather { .. } => Window::Condition,
            Self::Bulkhead { .. } => Window::InsideHits,
            Self::Remember { .. } => Window::CrewLost,
            Self::PutBack { .. } | Self::HoldFire { .. } => Window::Plan,
            Self::AttackMore { .. } => Window::Flight,
            Self::ShrugOff { .. } => Window::Struck,
            Self::RerollEvasion { .. } => Window::Evasion,
            Self::Collect { .. } => Window::Spoils,
        }
    }
}
