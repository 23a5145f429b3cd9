//! Where a battle stands in its turn, and what is under way (Full Thrust 4.1).

use serde::{Deserialize, Serialize};

use crate::design::System;
use crate::id::{SideId, UnitId};
use crate::outcome::Outcome;
use crate::table::{Blow, Shot};
use kernel::Seat;

/// Where a battle stands. Names in brackets are the states of Full Thrust 4.1 and 5.7.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A die deals the zones (U4).
    DealEdges,
    /// Each side sets up, unseen (U5).
    Deploy,
    /// Each side writes its orders, unseen (T1).
    Orders,
    /// Dice for ships that left the table (T3).
    Edge,
    /// Each side chooses its scans, unseen (T4b).
    Scans,
    /// Which side moves its groups first (T5).
    GroupOrder(Precedence),
    /// Groups move, one at a time (T5).
    Groups(Rotation),
    /// Dice for targets on the line between two arcs (T6a).
    Lines,
    /// Which side fires first (T6, `alternate_fire`).
    FireOrder(Precedence),
    /// One unit after the other fires (T6, `alternate_fire`).
    Alternate(Rotation),
    /// Each side allocates its fire, unseen (T6).
    Allocate,
    /// Dice of fire are rolled (T6).
    Exchange(Exchange),
    /// Blows are applied (T6, T7a).
    Resolve(Resolution),
    /// Rams (T7a).
    Rams(Rams),
    /// Morale, from this seat on (T7c).
    Morale(Seat),
    /// A squadron that withdraws names its exit edge (T7c).
    ExitEdge(Seat),
    /// It is over.
    Over(Outcome),
}

/// Which of several sides is first: the larger number, and of equals the higher die (Full Thrust 8.7, 10.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Precedence {
    /// The sides, their numbers, and the dice rolled so far.
    pub sides: Vec<(SideId, u16, Vec<u8>)>,
}

/// Sides taking turns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rotation {
    /// The sides in their order.
    pub order: Vec<SideId>,
    /// The place of the next.
    pub next: u8,
    /// How many have passed in a row.
    pub passes: u8,
}

/// Fire that is under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// The order of fire to go back to; none with simultaneous fire.
    pub rotation: Option<Rotation>,
    /// Ships that still say how their anti-fighter guns are split (D6).
    pub ask: Vec<UnitId>,
    /// Anti-fighter guns still to roll: ship and group.
    pub guns: Vec<(UnitId, UnitId)>,
    /// What still fires, in order.
    pub volleys: Vec<Volley>,
    /// Dice of the first of them.
    pub dice: Vec<u8>,
    /// What was hit so far.
    pub blows: Vec<Blow>,
}

/// One weapon or group that fires.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volley {
    /// A weapon of a ship.
    Ship {
        /// The ship.
        ship: UnitId,
        /// What it fires at what.
        shot: Shot,
    },
    /// A fighter group.
    Group {
        /// The group.
        group: UnitId,
        /// The ship or group attacked.
        target: UnitId,
    },
}

/// Blows that are being applied, target by target (Full Thrust 8.6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resolution {
    /// What is still to apply.
    pub blows: Vec<Blow>,
    /// The threshold check under way.
    pub check: Option<Check>,
    /// Where to go on.
    pub then: Box<Phase>,
}

/// A threshold check (Full Thrust 8.3, 8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The ship.
    pub ship: UnitId,
    /// The point, from 1.
    pub point: u16,
    /// The last point passed by this blow.
    pub last: u16,
    /// The system rolled for last; none before the first.
    pub done: Option<System>,
}

/// Rams at the end of a turn (Full Thrust 10.13, 10.14).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rams {
    /// Rammers that are done.
    pub done: Vec<UnitId>,
    /// The ram under way.
    pub now: Option<Ram>,
}

/// A ram under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ram {
    /// Who rams.
    pub ship: UnitId,
    /// Who is rammed.
    pub target: UnitId,
    /// Whether the contest is still to be decided.
    pub contest: bool,
    /// The Firecon number that damage is multiplied by.
    pub factor: u8,
    /// Dice rolled so far, of the contest or of the damage.
    pub dice: Vec<u8>,
}
