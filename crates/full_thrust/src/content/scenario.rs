//! A scenario as a content file gives it (Full Thrust 14.1).

use serde::{Deserialize, Serialize};

use crate::geometry::{Bounds, Course, Edge, INCH, Point};
use crate::switches::Switch;

/// A battle to be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What content and messages call it.
    pub id: String,
    /// What the players call it, if they made it; the words of the others are found by their id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Inches from west to east and from south to north.
    pub table: (u16, u16),
    /// Turns at the most.
    pub turns: u16,
    /// Switches that it is usually played with.
    pub switches: Vec<Switch>,
    /// Whether a die decides which of the two sides has which zone.
    #[serde(default)]
    pub deal_edges: bool,
    /// Factor values to choose from, where the players choose their ships; empty where the scenario names them.
    #[serde(default)]
    pub budgets: Vec<u16>,
    /// Squadrons of a side, each with a seat of its own (Full Thrust 14.6).
    #[serde(default = "one")]
    pub squadrons: u8,
    /// Whether it says itself that it is not even.
    #[serde(default)]
    pub uneven: bool,
    /// What each side wins of a hundred battles of the strongest bot against itself, under the usual rules; the rest is
    /// drawn. Empty if it has not been measured. It changes no rule, so no battle is another one for it.
    #[serde(default, skip_serializing)]
    pub fair: Vec<u8>,
    /// The sides, in their order.
    pub sides: Vec<ScenarioSide>,
    /// Who wins.
    pub victory: Victory,
}

fn one() -> u8 {
    1
}

impl Scenario {
    /// The table.
    pub fn bounds(&self) -> Bounds {
        Bounds { width: self.table.0, height: self.table.1 }
    }
}

/// A side of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioSide {
    /// What content and messages call it.
    pub id: String,
    /// Where it sets up.
    pub zone: Zone,
    /// Courses that it may begin on.
    pub courses: Vec<Course>,
    /// Least and greatest velocity to begin with.
    pub v: (u16, u16),
    /// The edge by which its merchants get away.
    #[serde(default)]
    pub exit: Option<Edge>,
    /// Its ships.
    pub ships: SideForce,
}

/// Where the ships of a side come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SideForce {
    /// The players choose.
    Free,
    /// The scenario names them.
    Given(Vec<ScenarioShip>),
}

/// Ships of one class, or one ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioShip {
    /// Id of the class.
    pub class: String,
    /// Ships of this class, from 1.
    #[serde(default = "one")]
    pub count: u8,
    /// The name of the one.
    #[serde(default)]
    pub name: Option<String>,
    /// Its registry.
    #[serde(default)]
    pub reg: Option<String>,
    /// Where it must begin, in inches.
    #[serde(default)]
    pub place: Option<(u16, u16)>,
}

/// A strip along an edge, in inches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// The edge.
    pub edge: Edge,
    /// Where along it the strip begins, from its west or south end.
    pub from: u16,
    /// Where it ends.
    pub to: u16,
    /// How far it reaches inward.
    pub depth: u16,
}

impl Zone {
    /// Its south-west and north-east corners, in units.
    pub fn corners(self, bounds: Bounds) -> (Point, Point) {
        let from = i32::from(self.from) * INCH;
        let to = i32::from(self.to) * INCH;
        let depth = i32::from(self.depth) * INCH;
        match self.edge {
            Edge::North => (Point::new(from, bounds.north() - depth), Point::new(to, bounds.north())),
            Edge::South => (Point::new(from, 0), Point::new(to, depth)),
            Edge::East => (Point::new(bounds.east() - depth, from), Point::new(bounds.east(), to)),
            Edge::West => (Point::new(0, from), Point::new(depth, to)),
        }
    }

    /// Whether a point lies in it.
    pub fn contains(self, bounds: Bounds, point: Point) -> bool {
        let (low, high) = self.corners(bounds);
        (low.x..=high.x).contains(&point.x) && (low.y..=high.y).contains(&point.y)
    }
}

/// Who wins (Full Thrust 13, 14.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Victory {
    /// By Full Thrust 13.1.
    Standard,
    /// By points of the scenario's own.
    Tally {
        /// A lead up to this is a draw.
        draw_within: u32,
        /// What each side scores for, in the order of the sides.
        sides: Vec<Tally>,
    },
    /// The first condition that holds, from the top.
    Ladder {
        /// The conditions.
        rungs: Vec<Rung>,
        /// The place in the list of sides of the one that wins if none holds.
        otherwise: u8,
    },
}

/// What a side scores for; what is left out scores nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tally {
    /// Own merchants that got away by the exit edge.
    pub merchant_exited: Option<Worth>,
    /// Enemy ships of any kind destroyed.
    pub enemy_destroyed: Option<Worth>,
    /// Enemy merchants destroyed.
    pub merchant_destroyed: Option<Worth>,
    /// Enemy merchants taken.
    pub merchant_taken: Option<Worth>,
    /// Enemy merchants that neither got away nor were lost.
    pub merchant_still_there: Option<Worth>,
    /// Enemy warships destroyed.
    pub escort_destroyed: Option<Worth>,
}

/// What a ship is worth in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// Its factor value.
    Fv,
    /// Half of it, rounded down for each ship.
    HalfFv,
}

/// A way to win.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The place of the side in the list.
    pub side: u8,
    /// What the victory is called: a plain, a minor or a major one.
    pub grade: crate::outcome::Grade,
    /// What must be so.
    pub when: Condition,
}

/// What must be so, seen from one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// One of these.
    Or(Vec<Condition>),
    /// All of these.
    And(Vec<Condition>),
    /// At most so many enemy merchants got away.
    MerchantsExitedAtMost(u16),
    /// Enemy ships of at least this factor value were destroyed.
    FvDestroyedAtLeast(u32),
}
