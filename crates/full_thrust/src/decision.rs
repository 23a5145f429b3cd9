//! What a battle waits for (Full Thrust 4.4).

use serde::{Deserialize, Serialize};

use crate::design::System;
use crate::id::{SideId, UnitId};
use crate::outcome::Outcome;
use crate::table::Shot;
use kernel::{Seat, SeatSet};

/// What a battle waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pending {
    /// Players choose.
    Choose(Decision),
    /// A die is rolled.
    Chance(Request),
    /// Nothing: it is over.
    Over(Outcome),
}

/// A question to players. What is lawful cannot be listed: `submit` judges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What is asked.
    pub ask: Ask,
    /// Who still has to answer.
    pub seats: SeatSet,
}

/// What players are asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// To set up (U5).
    Deploy,
    /// To write orders, and to say who returns (D1, D2).
    Orders,
    /// Whom to scan (D3).
    Scans,
    /// Which group moves next, and where to (D4).
    MoveGroup {
        /// The side whose turn it is.
        side: SideId,
    },
    /// To allocate fire (D5).
    Allocate,
    /// Who fires next, or to pass (D7).
    FireNext {
        /// The side whose turn it is.
        side: SideId,
    },
    /// How anti-fighter guns are split (D6).
    Guns {
        /// The ship attacked.
        ship: UnitId,
        /// The groups that attack her.
        attackers: Vec<UnitId>,
        /// Guns that may fire.
        guns: u8,
        /// Whether all of them must.
        all: bool,
    },
    /// The edge by which a squadron withdraws (D8).
    ExitEdge {
        /// The squadron.
        seat: Seat,
    },
}

impl Ask {
    /// Its id, as the line protocol writes it.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Deploy => "deploy",
            Self::Orders => "orders",
            Self::Scans => "scans",
            Self::MoveGroup { .. } => "move-group",
            Self::Allocate => "allocate",
            Self::FireNext { .. } => "fire-next",
            Self::Guns { .. } => "guns",
            Self::ExitEdge { .. } => "exit-edge",
        }
    }

    /// Whether the answers are hidden from the other seats until all are in (Full Thrust 4.6).
    pub fn is_secret(&self) -> bool {
        match self {
            Self::Deploy | Self::Orders | Self::Scans | Self::Allocate => true,
            Self::MoveGroup { .. } | Self::FireNext { .. } | Self::Guns { .. } | Self::ExitEdge { .. } => false,
        }
    }

    /// Whether a player chooses what to do next here, rather than a detail of it.
    pub fn is_action(&self) -> bool {
        match self {
            Self::Deploy
            | Self::Orders
            | Self::Scans
            | Self::Allocate
            | Self::MoveGroup { .. }
            | Self::FireNext { .. } => true,
            Self::Guns { .. } | Self::ExitEdge { .. } => false,
        }
    }
}

/// What a die is rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Who sets up where (Full Thrust 14.1).
    DealEdges,
    /// Whether and when a ship returns (Full Thrust 6.4).
    Edge {
        /// The ship.
        ship: UnitId,
    },
    /// Which side is first (Full Thrust 8.7, 10.3).
    Order {
        /// The side that rolls.
        side: SideId,
    },
    /// In which arc a target on the line counts (Full Thrust 2.7).
    Line {
        /// Whose arcs.
        firer: UnitId,
        /// What lies on the line.
        target: UnitId,
    },
    /// An anti-fighter gun (Full Thrust 10.9).
    Gun {
        /// The ship.
        ship: UnitId,
        /// The group fired at.
        group: UnitId,
    },
    /// A weapon of a ship (Full Thrust 7.2, 8.9, 8.10).
    Shot {
        /// The ship.
        ship: UnitId,
        /// The weapon and its target.
        shot: Shot,
        /// Which die of it, from 1. A torpedo's second is its damage.
        number: u8,
    },
    /// A fighter (Full Thrust 10.7).
    Attack {
        /// The group.
        group: UnitId,
        /// What it attacks.
        target: UnitId,
        /// Which fighter, from 1.
        number: u8,
    },
    /// Whether a system fails (Full Thrust 8.3).
    Threshold {
        /// The ship.
        ship: UnitId,
        /// The system.
        system: System,
        /// The least face on which it is lost.
        lost_on: u8,
    },
    /// The contest of a ram (Full Thrust 10.14).
    RamContest {
        /// Who rolls.
        ship: UnitId,
        /// The rammer.
        rammer: UnitId,
    },
    /// The damage of a ram: the first or second of two dice.
    RamDamage {
        /// The rammer.
        ship: UnitId,
        /// The target.
        target: UnitId,
    },
    /// Morale (Full Thrust 11.8).
    Morale {
        /// The squadron.
        seat: Seat,
        /// The least face on which it withdraws.
        needed: u8,
    },
}
