//! Everything that changes in a battle, as plain data.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::design::System;
use crate::geometry::{Arc, Course, Edge, Point};
use crate::id::{Letter, SideId, Target, UnitId};
use crate::order::{Impossible, Order};
use kernel::SeatSet;

/// The table and what lies beside it. Only events change it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Table {
    /// The turn, from 1; 0 while setting up.
    pub turn: u16,
    /// Whether the two sides have changed zones.
    pub swapped: bool,
    /// Seats that have locked what they decide unseen.
    pub locked: SeatSet,
    /// Whether the orders of the turn are revealed.
    pub orders_open: bool,
    /// Every ship and dummy, in the order of their ids.
    pub ships: Vec<Ship>,
    /// Every fighter group, in the order of their ids.
    pub groups: Vec<Group>,
    /// The squadrons, in the order of the seats.
    pub squadrons: Vec<Squadron>,
    /// Targets on the line between two arcs, decided for this fire phase (Full Thrust 2.7).
    pub lines: Vec<OnLine>,
}

/// Where a ship is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not yet set up. Saved battles have an older name for it.
    #[serde(rename = "ashore")]
    Undeployed,
    /// On the table.
    OnTable,
    /// She has left this turn; the die has not been rolled (Full Thrust 6.4).
    Leaving(Edge),
    /// Off the table, and may return in this turn or any later one (Full Thrust 6.5).
    Away {
        /// The side that she left by.
        edge: Edge,
        /// The first turn in which she may return.
        back: u16,
        /// Whole turns that she is away at the least: the die.
        turns: u8,
    },
    /// Out of the battle.
    Gone(Fate),
}

/// Why a ship is out of the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Destroyed.
    Destroyed,
    /// Left the table, and may not return (Full Thrust 6.4).
    Lost,
    /// Withdrew (Full Thrust 11.10).
    Withdrawn,
    /// A merchant that got away by the exit edge (Full Thrust 14.1).
    Exited,
    /// A dummy found out or flown off (Full Thrust 9.4).
    Removed,
}

/// A ship, a Bogey or a dummy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Where she is.
    pub presence: Presence,
    /// Her place; where she was last, if she is off the table.
    pub at: Point,
    /// Her course.
    pub course: Course,
    /// Her velocity in inches a turn.
    pub velocity: u32,
    /// Where her last move began, and its mid point; none before she has moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<(Point, Point)>,
    /// Boxes crossed off.
    #[serde(default)]
    pub lost: u16,
    /// Systems knocked out.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub down: BTreeSet<System>,
    /// Hits on the Drive: the first halves it, the second disables it (Full Thrust 8.4).
    #[serde(default)]
    pub drive_hits: u8,
    /// The letter that she entered under (Full Thrust 9.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<Letter>,
    /// Whether she is still a Bogey.
    #[serde(default)]
    pub hidden: bool,
    /// What she is told to do this turn.
    #[serde(default)]
    pub plan: Plan,
    /// What her order came to this turn: flown, or why not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<Impossible>,
    /// Whom she scans this turn.
    #[serde(default)]
    pub scan: Scan,
    /// Whether it is decided what she fires this turn.
    #[serde(default)]
    pub aimed: bool,
    /// What she fires this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shots: Vec<Shot>,
    /// Whether she has fired this turn.
    #[serde(default)]
    pub fired: bool,
    /// Anti-fighter guns fired this turn.
    #[serde(default)]
    pub guns_fired: u8,
    /// Damage done to her by each side, in order (Full Thrust 13.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hurt_by: Vec<u32>,
}

impl Ship {
    /// A ship that is not yet set up.
    pub fn undeployed() -> Self {
        Self {
            presence: Presence::Undeployed,
            at: Point::ORIGIN,
            course: Course::NORTH,
            velocity: 0,
            track: None,
            lost: 0,
            down: BTreeSet::new(),
            drive_hits: 0,
            letter: None,
            hidden: false,
            plan: Plan::Unwritten,
            void: None,
            scan: Scan::Undecided,
            aimed: false,
            shots: Vec::new(),
            fired: false,
            guns_fired: 0,
            hurt_by: Vec::new(),
        }
    }

    /// Whether she is on the table.
    pub fn is_on_table(&self) -> bool {
        self.presence == Presence::OnTable
    }
}

/// What a ship is told to do in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// Nothing written yet, which means straight on, or staying away.
    #[default]
    Unwritten,
    /// An order (Full Thrust 5.1).
    Order(Order),
    /// To stay away for this turn (Full Thrust 6.5).
    Wait,
    /// To come back (Full Thrust 6.5).
    Return(Return),
}

/// How a ship comes back on to the table (Full Thrust 6.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// Units along the side from its west or south end.
    pub along: i32,
    /// Her course, leading inward.
    pub course: Course,
    /// Her velocity.
    pub velocity: u32,
}

/// Whom a ship scans (Full Thrust 9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scan {
    /// Nothing decided, which means nobody.
    #[default]
    Undecided,
    /// Nobody, by choice.
    Nobody,
    /// This Bogey.
    Bogey(Letter),
}

/// A weapon fired at a ship (Full Thrust 7.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// The weapon's place in the ship's list, from 0.
    pub weapon: u8,
    /// The ship fired at.
    pub at: UnitId,
    /// The system that a needle beam names (Full Thrust 8.10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<System>,
}

/// Where a fighter group is (Full Thrust 10.1, 10.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Berth {
    /// Aboard, not yet launched.
    Aboard,
    /// In space.
    Space,
    /// Aboard again, for good.
    Recovered,
    /// Shot down, or lost with its mother ship.
    Lost,
}

/// A fighter group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Where it is.
    pub berth: Berth,
    /// Its place.
    pub at: Point,
    /// Its facing.
    pub facing: Course,
    /// Fighters left.
    pub strength: u8,
    /// Whether it has moved this turn (Full Thrust 10.3).
    #[serde(default)]
    pub moved: bool,
    /// Whether it is going aboard this turn (Full Thrust 10.5).
    #[serde(default)]
    pub landing: bool,
    /// What it attacks this turn.
    #[serde(default)]
    pub attack: Attack,
    /// Whether it has attacked this turn.
    #[serde(default)]
    pub fired: bool,
    /// Fighters lost to each side, in order (Full Thrust 13.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shot_by: Vec<u32>,
}

/// What a fighter group attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attack {
    /// Nothing decided, which means nothing.
    #[default]
    Undecided,
    /// Nothing.
    Nothing,
    /// A ship, group or Bogey.
    On(Target),
}

/// A squadron, or a whole side where it is not divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Squadron {
    /// The edge that it withdraws by; none while it fights (Full Thrust 11.10).
    pub withdrawing: Option<Edge>,
    /// Ships lost when it first tested at half strength (Full Thrust 11.8).
    pub first_test: Option<u16>,
    /// Ships lost so far, as of the last end of a turn.
    pub losses_seen: u16,
    /// Whether the loss of the flagship has been answered for.
    pub flagship_seen: bool,
}

/// A target on the line between two arcs of a firer, and the arc that a die chose (Full Thrust 2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnLine {
    /// Whose arcs.
    pub firer: UnitId,
    /// What lies on the line.
    pub target: UnitId,
    /// The arc that it counts in.
    pub arc: Arc,
}

/// A blow that has been struck and is yet to be applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// The ship or group struck.
    pub target: UnitId,
    /// The side that struck; none for chance alone.
    pub by: SideId,
    /// What it does.
    pub effect: Effect,
}

/// What a blow does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Boxes crossed off.
    Boxes(u16),
    /// A system knocked out by a needle.
    Needle(System),
    /// Fighters shot down.
    Fighters(u8),
}
