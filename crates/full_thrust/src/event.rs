//! What happens. Events alone change the table.

use serde::{Deserialize, Serialize};

use crate::design::System;
use crate::geometry::{Arc, Course, Edge, Point};
use crate::id::{Letter, SideId, UnitId};
use crate::order::Impossible;
use crate::outcome::Outcome;
use crate::table::{Attack, Fate, Plan, Scan, Shot};
use kernel::Seat;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A die decided who sets up where (Full Thrust 14.1).
    EdgesDealt { die: u8, swapped: bool },
    /// A ship was set up, unseen by the others (Full Thrust 5.7).
    Deployed { ship: UnitId, at: Point, course: Course, velocity: u32, letter: Option<Letter> },
    /// A seat has locked what it decided unseen.
    Locked { seat: Seat },
    /// A seat took its lock back.
    Unlocked { seat: Seat },
    /// All are set up, and the table is open.
    SetUpRevealed,
    /// A turn began.
    TurnBegan { turn: u16 },
    /// An order was written, unseen by the others (Full Thrust 5.1).
    PlanWritten { ship: UnitId, plan: Plan },
    /// All orders are in.
    OrdersRevealed,
    /// A ship moved: where it began, its mid point and end, and why its order was void, if it was.
    Moved { ship: UnitId, from: Point, mid: Point, to: Point, course: Course, velocity: u32, void: Option<Impossible> },
    /// A ship crossed the table's edge (Full Thrust 6.4).
    Left { ship: UnitId, edge: Edge },
    /// The die of a ship that left: when it may return, or never (Full Thrust 6.4).
    EdgeRolled { ship: UnitId, die: u8, back: Option<u16> },
    /// A ship came back on to the table (Full Thrust 6.5).
    Returned { ship: UnitId, at: Point, course: Course, velocity: u32 },
    /// A ship is out of the battle.
    Gone { ship: UnitId, fate: Fate },
    /// A Bogey was found to be a ship or a dummy (Full Thrust 9).
    Revealed { ship: UnitId, letter: Letter, cause: Cause },
    /// Whom a ship scans, unseen by the others (Full Thrust 9.3).
    ScanChosen { ship: UnitId, scan: Scan },
    /// All scans are chosen.
    ScansRevealed,
    /// A ship scanned a Bogey.
    Scanned { ship: UnitId, letter: Letter },
    /// A group was launched (Full Thrust 10.4).
    Launched { group: UnitId, at: Point, facing: Course },
    /// A launch came to nothing.
    LaunchVoid { ship: UnitId },
    /// A group is to go aboard this turn (Full Thrust 10.5).
    Landing { group: UnitId },
    /// A recovery came to nothing.
    LandingVoid { ship: UnitId },
    /// A side rolled for who begins (Full Thrust 8.7, 10.3).
    OrderRolled { side: SideId, die: u8 },
    /// The order in which the sides take turns.
    OrderSet { sides: Vec<SideId> },
    /// A group moved.
    GroupMoved { group: UnitId, from: Point, to: Point, facing: Course },
    /// A die decided in which arc a target on the line counts (Full Thrust 2.7).
    LineDecided { firer: UnitId, target: UnitId, die: u8, arc: Arc },
    /// What a ship will fire, unseen by the others (Full Thrust 7.6).
    ShotsChosen { ship: UnitId, shots: Vec<Shot> },
    /// What a group will attack, unseen by the others.
    AttackChosen { group: UnitId, attack: Attack },
    /// All fire is allocated.
    FireRevealed,
    /// A ship fires.
    Fires { ship: UnitId, shots: Vec<Shot> },
    /// A group attacks.
    Attacks { group: UnitId, target: UnitId },
    /// A group's attack fell on a dummy, and is spent (Full Thrust 9.5).
    AttackSpent { group: UnitId },
    /// A side passed its turn to fire (Full Thrust 8.7).
    Passed { side: SideId },
    /// How a ship's anti-fighter guns are split (Full Thrust 10.9).
    GunsAssigned { ship: UnitId, split: Vec<(UnitId, u8)> },
    /// An anti-fighter gun fired.
    GunRolled { ship: UnitId, group: UnitId, die: u8, hits: u8 },
    /// A battery fired.
    BatteryRolled { ship: UnitId, weapon: u8, target: UnitId, dice: Vec<u8>, damage: u16 },
    /// A torpedo was fired: the die to hit, and the one for damage if it hit.
    TorpedoRolled { ship: UnitId, weapon: u8, target: UnitId, hit_on: u8, die: u8, damage: Option<u8> },
    /// A needle beam was fired.
    NeedleRolled { ship: UnitId, weapon: u8, target: UnitId, system: System, die: u8, hit: bool },
    /// The dice of a group's attack.
    AttackRolled { group: UnitId, target: UnitId, dice: Vec<u8>, hits: u16 },
    /// Boxes were crossed off.
    Damaged { ship: UnitId, boxes: u16, dealt: u16, by: SideId },
    /// A needle took a system.
    NeedleHit { ship: UnitId, system: System },
    /// A system was checked at a threshold point (Full Thrust 8.3).
    ThresholdRolled { ship: UnitId, point: u16, system: System, die: u8, needed: u8, lost: bool },
    /// Fighters were shot down.
    FightersLost { group: UnitId, fighters: u8, by: SideId },
    /// A ram was ordered and could not be tried (Full Thrust 10.13).
    RamMissed { ship: UnitId },
    /// Rammer and target rolled (Full Thrust 10.14).
    RamContested { ship: UnitId, target: UnitId, dice: (u8, u8), sums: (u16, u16), rammed: bool },
    /// The damage of a ram, to both.
    RamRolled { ship: UnitId, target: UnitId, dice: (u8, u8), factor: u8, damage: u16 },
    /// A group is aboard again.
    Recovered { group: UnitId },
    /// Losses were counted and call for no test.
    LossesCounted { seat: Seat, losses: u16 },
    /// A squadron tested its morale; no die where none was needed (Full Thrust 11.8).
    MoraleTested {
        seat: Seat,
        die: Option<u8>,
        needed: u8,
        withdraws: bool,
        losses: u16,
        at_half: bool,
        flagship: bool,
    },
    /// A squadron withdraws by an edge (Full Thrust 11.10).
    Withdraws { seat: Seat, edge: Edge },
    /// The turn is over.
    TurnEnded { turn: u16 },
    /// The battle is over.
    Ended { outcome: Outcome },
}

/// What gave a Bogey away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// It came within 36″ of an enemy (Full Thrust 9.2).
    Passive,
    /// It was scanned (Full Thrust 9.3).
    Scanned,
    /// It scanned another.
    Scanning,
    /// It launched fighters (Full Thrust 9.5).
    Launch,
    /// It took fighters aboard.
    Recovery,
    /// Fighters attacked it.
    Attacked,
}

impl Event {
    /// Whose secret it is until all is revealed: the unit of the side that alone may see it; none if all see it.
    pub fn secret_of(&self) -> Option<UnitId> {
        match self {
            Self::Deployed { ship, .. }
            | Self::PlanWritten { ship, .. }
            | Self::ScanChosen { ship, .. }
            | Self::ShotsChosen { ship, .. } => Some(*ship),
            Self::AttackChosen { group, .. } => Some(*group),
            Self::EdgesDealt { .. }
            | Self::Locked { .. }
            | Self::Unlocked { .. }
            | Self::SetUpRevealed
            | Self::TurnBegan { .. }
            | Self::OrdersRevealed
            | Self::Moved { .. }
            | Self::Left { .. }
            | Self::EdgeRolled { .. }
            | Self::Returned { .. }
            | Self::Gone { .. }
            | Self::Revealed { .. }
            | Self::ScansRevealed
            | Self::Scanned { .. }
            | Self::Launched { .. }
            | Self::LaunchVoid { .. }
            | Self::Landing { .. }
            | Self::LandingVoid { .. }
            | Self::OrderRolled { .. }
            | Self::OrderSet { .. }
            | Self::GroupMoved { .. }
            | Self::LineDecided { .. }
            | Self::FireRevealed
            | Self::Fires { .. }
            | Self::Attacks { .. }
            | Self::AttackSpent { .. }
            | Self::Passed { .. }
            | Self::GunsAssigned { .. }
            | Self::GunRolled { .. }
            | Self::BatteryRolled { .. }
            | Self::TorpedoRolled { .. }
            | Self::NeedleRolled { .. }
            | Self::AttackRolled { .. }
            | Self::Damaged { .. }
            | Self::NeedleHit { .. }
            | Self::ThresholdRolled { .. }
            | Self::FightersLost { .. }
            | Self::RamMissed { .. }
            | Self::RamContested { .. }
            | Self::RamRolled { .. }
            | Self::Recovered { .. }
            | Self::LossesCounted { .. }
            | Self::MoraleTested { .. }
            | Self::Withdraws { .. }
            | Self::TurnEnded { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// Whether it shows something that was hidden: a die, or what was decided unseen. What was seen limits undo.
    pub fn reveals(&self) -> bool {
        match self {
            Self::EdgesDealt { .. }
            | Self::SetUpRevealed
            | Self::OrdersRevealed
            | Self::ScansRevealed
            | Self::FireRevealed
            | Self::EdgeRolled { .. }
            | Self::Revealed { .. }
            | Self::OrderRolled { .. }
            | Self::LineDecided { .. }
            | Self::GunRolled { .. }
            | Self::BatteryRolled { .. }
            | Self::TorpedoRolled { .. }
            | Self::NeedleRolled { .. }
            | Self::AttackRolled { .. }
            | Self::ThresholdRolled { .. }
            | Self::RamContested { .. }
            | Self::RamRolled { .. } => true,
            Self::MoraleTested { die, .. } => die.is_some(),
            Self::Deployed { .. }
            | Self::Locked { .. }
            | Self::Unlocked { .. }
            | Self::TurnBegan { .. }
            | Self::PlanWritten { .. }
            | Self::Moved { .. }
            | Self::Left { .. }
            | Self::Returned { .. }
            | Self::Gone { .. }
            | Self::ScanChosen { .. }
            | Self::Scanned { .. }
            | Self::Launched { .. }
            | Self::LaunchVoid { .. }
            | Self::Landing { .. }
            | Self::LandingVoid { .. }
            | Self::OrderSet { .. }
            | Self::GroupMoved { .. }
            | Self::ShotsChosen { .. }
            | Self::AttackChosen { .. }
            | Self::Fires { .. }
            | Self::Attacks { .. }
            | Self::AttackSpent { .. }
            | Self::Passed { .. }
            | Self::GunsAssigned { .. }
            | Self::Damaged { .. }
            | Self::NeedleHit { .. }
            | Self::FightersLost { .. }
            | Self::RamMissed { .. }
            | Self::Recovered { .. }
            | Self::LossesCounted { .. }
            | Self::Withdraws { .. }
            | Self::TurnEnded { .. }
            | Self::Ended { .. } => false,
        }
    }
}
