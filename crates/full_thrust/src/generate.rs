//! Battles made to measure: worth, table, number of sides, what is fought for. The same seed makes the same battle.

use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::content::{
    Catalogue, Condition, OWN_SIDES, Rung, Scenario, ScenarioShip, ScenarioSide, SideForce, Tally, Victory, Worth, Zone,
};
use crate::design::ClassGroup;
use crate::geometry::{Course, Edge};
use crate::outcome::Grade;
use crate::setup::{ShipSetup, raise};
use crate::switches::{Switch, Switches};

/// What is fought for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// The enemy fleet (Full Thrust 13.1, 14.4).
    Battle,
    /// Merchants that must cross the table (Full Thrust 14.5).
    Convoy,
    /// To hold up a far stronger force with transports (Full Thrust 14.8).
    Rearguard,
}

impl Objective {
    /// Every objective.
    pub const ALL: [Self; 3] = [Self::Battle, Self::Convoy, Self::Rearguard];

    /// What messages call it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Battle => "battle",
            Self::Convoy => "convoy",
            Self::Rearguard => "rearguard",
        }
    }

    /// The id of its scenarios, one of [`crate::content::MADE`].
    pub fn scenario_id(self) -> &'static str {
        match self {
            Self::Battle => "made-battle",
            Self::Convoy => "made-convoy",
            Self::Rearguard => "made-rearguard",
        }
    }
}

/// How large the table is (Full Thrust 2.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableSize {
    /// 72″ × 48″.
    Small,
    /// 96″ × 72″.
    Normal,
    /// 144″ × 96″.
    Large,
}

impl TableSize {
    /// Every size.
    pub const ALL: [Self; 3] = [Self::Small, Self::Normal, Self::Large];

    /// What messages call it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Normal => "normal",
            Self::Large => "large",
        }
    }

    /// Inches from west to east and from south to north; with more than two sides a square.
    fn inches(self, sides: usize) -> (u16, u16) {
        let (wide, high) = match self {
            Self::Small => (72, 48),
            Self::Normal => (96, 72),
            Self::Large => (144, 96),
        };
        if sides > 2 { (wide, wide) } else { (wide, high) }
    }

    fn turns(self) -> u16 {
        match self {
            Self::Small => 10,
            Self::Normal => 12,
            Self::Large => 16,
        }
    }
}

/// The factor values that a fleet can have.
pub const VALUES: [u16; 7] = [60, 100, 150, 200, 250, 300, 400];

/// What battle is wished for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// What is fought for.
    pub objective: Objective,
    /// The factor value of a fleet, one of [`VALUES`].
    pub value: u16,
    /// The table.
    pub table: TableSize,
    /// Sides, from 2 to 4. Convoy and rearguard always have two.
    pub sides: u8,
    /// What chance grows from.
    pub seed: u64,
}

impl Wishes {
    /// How many sides there will be.
    pub fn side_count(self) -> usize {
        match self.objective {
            Objective::Battle => usize::from(self.sides.clamp(2, 4)),
            Objective::Convoy | Objective::Rearguard => 2,
        }
    }
}

/// The battle that is wished for.
pub fn scenario(catalogue: &Catalogue, wishes: Wishes) -> Scenario {
    let mut rng = ChaCha8Rng::seed_from_u64(wishes.seed);
    // A quarter turn of the table for each corner at which the sides meet.
    let corner = CORNERS.get(rng.random_range(0..CORNERS.len())).copied().unwrap_or([Edge::North, Edge::East]);
    let table = wishes.table.inches(wishes.side_count());
    let plain = Scenario {
        id: wishes.objective.scenario_id().to_owned(),
        name: None,
        table,
        turns: wishes.table.turns(),
        switches: vec![Switch::AdvMovement, Switch::ThresholdDamage],
        deal_edges: false,
        budgets: Vec::new(),
        squadrons: 1,
        uneven: false,
        fair: Vec::new(),
        sides: Vec::new(),
        victory: Victory::Standard,
    };
    match wishes.objective {
        Objective::Battle => battle(plain, corner, wishes),
        Objective::Convoy => convoy(plain, catalogue, corner, wishes),
        Objective::Rearguard => rearguard(plain, catalogue, corner, wishes),
    }
}

/// Neighbouring edges, the second clockwise from the first (Full Thrust 5.8).
const CORNERS: [[Edge; 2]; 4] =
    [[Edge::North, Edge::East], [Edge::East, Edge::South], [Edge::South, Edge::West], [Edge::West, Edge::North]];

fn battle(plain: Scenario, corner: [Edge; 2], wishes: Wishes) -> Scenario {
    let sides: Vec<ScenarioSide> = if wishes.side_count() == 2 {
        let [first, second] = corner;
        vec![
            side(0, away_from(first, second, plain.table), converging(first, second), (4, 8)),
            side(1, away_from(second, first, plain.table), converging(second, first), (4, 8)),
        ]
    } else {
        let edges = [Edge::North, Edge::East, Edge::South, Edge::West].into_iter().take(wishes.side_count());
        edges.enumerate().map(|(at, edge)| side(at, middle(edge, plain.table, 6), inward(edge), (4, 8))).collect()
    };
    Scenario { deal_edges: sides.len() == 2, budgets: vec![wishes.value], sides, ..plain }
}

fn convoy(plain: Scenario, catalogue: &Catalogue, corner: [Edge; 2], wishes: Wishes) -> Scenario {
    let [from, raid] = corner;
    let switches = Switches::of(&plain.switches);
    let mut ships = merchants(catalogue, share(wishes.value, 60), wishes.seed);
    ships.extend(grouped(&raise(catalogue, switches, share(wishes.value, 25), wishes.seed)));
    let raiders = grouped(&raise(catalogue, switches, share(wishes.value, 120), wishes.seed.wrapping_add(1)));
    let exit = from.opposite();
    let length = along(exit, plain.table);
    let convoy = ScenarioSide {
        exit: Some(exit),
        ships: SideForce::Given(ships),
        ..side(0, Zone { depth: 12, ..middle(from, plain.table, 12) }, straight(from), (4, 8))
    };
    let raiders = ScenarioSide {
        ships: SideForce::Given(raiders),
        ..side(1, away_from(raid, from, plain.table), converging(raid, exit), (4, 8))
    };
    let own = Tally { merchant_exited: Some(Worth::Fv), enemy_destroyed: Some(Worth::HalfFv), ..Tally::default() };
    let theirs = Tally {
        merchant_destroyed: Some(Worth::Fv),
        merchant_taken: Some(Worth::Fv),
        merchant_still_there: Some(Worth::HalfFv),
        escort_destroyed: Some(Worth::HalfFv),
        ..Tally::default()
    };
    Scenario {
        // Long enough to cross at 6″ a turn.
        turns: plain.turns.max(crossing(plain.table, from) / 6 + 2),
        switches: [plain.switches.as_slice(), &[Switch::Merchants]].concat(),
        uneven: true,
        sides: vec![convoy, raiders],
        victory: Victory::Tally { draw_within: u32::from(length / 10), sides: vec![own, theirs] },
        ..plain
    }
}

fn rearguard(plain: Scenario, catalogue: &Catalogue, corner: [Edge; 2], wishes: Wishes) -> Scenario {
    let [guard_edge, _] = corner;
    let far = guard_edge.opposite();
    let switches = Switches::of(&plain.switches);
    let guard = raise(catalogue, switches, share(wishes.value, 70), wishes.seed);
    let mut union = grouped(&raise(catalogue, switches, wishes.value, wishes.seed.wrapping_add(1)));
    union.extend(merchants(catalogue, share(wishes.value, 40), wishes.seed));
    let worth: u32 =
        guard.iter().filter_map(|ship| ship.design(catalogue)).map(|design| u32::from(design.value())).sum();
    let guard = ScenarioSide {
        ships: SideForce::Given(grouped(&guard)),
        ..side(0, middle(guard_edge, plain.table, 18), inward(guard_edge), (0, 12))
    };
    let union = ScenarioSide {
        exit: Some(guard_edge),
        ships: SideForce::Given(union),
        ..side(1, middle(far, plain.table, 12), straight(far), (4, 8))
    };
    let wins = |grade, when| Rung { side: 0, grade, when };
    let rungs = vec![
        wins(
            Grade::Major,
            Condition::Or(vec![Condition::MerchantsExitedAtMost(0), Condition::FvDestroyedAtLeast(worth * 2 / 3)]),
        ),
        wins(Grade::Minor, Condition::FvDestroyedAtLeast(worth / 3)),
    ];
    Scenario {
        turns: plain.turns.max(crossing(plain.table, far) / 6 + 2),
        switches: [plain.switches.as_slice(), &[Switch::Merchants]].concat(),
        uneven: true,
        sides: vec![guard, union],
        victory: Victory::Ladder { rungs, otherwise: 1 },
        ..plain
    }
}

fn side(at: usize, zone: Zone, courses: Vec<Course>, v: (u16, u16)) -> ScenarioSide {
    let id = OWN_SIDES.get(at).copied().unwrap_or("blue").to_owned();
    ScenarioSide { id, zone, courses, v, exit: None, ships: SideForce::Free }
}

/// A share of a factor value, in hundredths.
fn share(value: u16, hundredths: u16) -> u16 {
    u16::try_from(u32::from(value) * u32::from(hundredths) / 100).unwrap_or(u16::MAX)
}

/// How long an edge is.
fn along(edge: Edge, table: (u16, u16)) -> u16 {
    if edge.runs_east() { table.0 } else { table.1 }
}

/// How far it is from an edge to the other.
fn crossing(table: (u16, u16), from: Edge) -> u16 {
    if from.runs_east() { table.1 } else { table.0 }
}

/// The middle third of an edge.
fn middle(edge: Edge, table: (u16, u16), depth: u16) -> Zone {
    let length = along(edge, table);
    Zone { edge, from: length / 3, to: length - length / 3, depth }
}

/// The half of an edge that lies away from a neighbouring one.
fn away_from(edge: Edge, neighbour: Edge, table: (u16, u16)) -> Zone {
    let length = along(edge, table);
    let low = match neighbour {
        Edge::East | Edge::North => true,
        Edge::South | Edge::West => false,
    };
    let (from, to) = if low { (0, length / 2) } else { (length / 2, length) };
    Zone { edge, from, to, depth: 6 }
}

/// The course straight in from an edge.
fn straight_in(edge: Edge) -> Course {
    let outward = edge.outward();
    outward.turned(6)
}

/// The course straight in, and one point to either side.
fn straight(edge: Edge) -> Vec<Course> {
    [-1, 0, 1].map(|points| straight_in(edge).turned(points)).to_vec()
}

/// All courses that lead in.
fn inward(edge: Edge) -> Vec<Course> {
    [-2, -1, 0, 1, 2].map(|points| straight_in(edge).turned(points)).to_vec()
}

/// Courses that lead in and towards a neighbouring edge.
fn converging(edge: Edge, neighbour: Edge) -> Vec<Course> {
    let straight = straight_in(edge);
    // Whether the neighbour lies to starboard of whoever comes in.
    let starboard = straight.turned(3) == neighbour.outward();
    let points = if starboard { [0, 1, 2] } else { [-2, -1, 0] };
    points.map(|points| straight.turned(points)).to_vec()
}

/// Ships as a scenario lists them.
fn grouped(ships: &[ShipSetup]) -> Vec<ScenarioShip> {
    let mut list: Vec<ScenarioShip> = Vec::new();
    for ship in ships {
        match list.iter_mut().find(|other| other.class == ship.class) {
            Some(other) => other.count = other.count.saturating_add(1),
            None => list.push(ScenarioShip { class: ship.class.clone(), count: 1, name: None, reg: None, place: None }),
        }
    }
    list
}

/// Merchants by chance for a factor value, two at the least.
fn merchants(catalogue: &Catalogue, value: u16, seed: u64) -> Vec<ScenarioShip> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x006D_6572_6368);
    let all: Vec<_> = catalogue.classes().iter().filter(|class| class.group == ClassGroup::Merchant).collect();
    let cheapest = all.iter().map(|class| class.fv).min().unwrap_or(1);
    let (mut left, mut ships) = (value.max(cheapest.saturating_mul(2)), Vec::new());
    while ships.len() < MOST_MERCHANTS {
        // Nothing takes more than half, so that there are several to hunt.
        let half = if ships.is_empty() { left / 2 } else { left };
        let choice: Vec<_> = all.iter().filter(|class| class.fv <= half.max(cheapest) && class.fv <= left).collect();
        if choice.is_empty() {
            break;
        }
        let Some(class) = choice.get(rng.random_range(0..choice.len())) else { break };
        left = left.saturating_sub(class.fv);
        ships.push(ShipSetup::of(&class.id));
    }
    grouped(&ships)
}

/// The most merchants of a battle.
const MOST_MERCHANTS: usize = 12;
