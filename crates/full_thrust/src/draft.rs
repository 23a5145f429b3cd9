//! A scenario being made by the players. Every step leaves it one that can be played, but for what [`Draft::lacks`] names
//! (Full Thrust 14.1). There is nothing but ships to place: nothing on the table blocks fire or way (R 11).

mod goal;

pub use goal::{Goal, Score};

use crate::content::{
    Catalogue, MOST_SHIPS, MOST_TABLE, MOST_TURNS, OWN, OWN_SIDES, Scenario, ScenarioShip, ScenarioSide, SideForce,
    Tally, Victory, Worth, Zone,
};
use crate::design::ClassGroup;
use crate::geometry::{Course, Edge, INCH, Point};
use crate::setup::{MOST_NAME, Setup};
use crate::switches::Switch;

/// The least and the most of a table's side, in inches.
const TABLE: (u16, u16) = (24, MOST_TABLE);
/// By how much a table or a zone grows or shrinks in a step, in inches.
const STEP: u16 = 6;
/// The greatest velocity at set-up that can be chosen here.
const FASTEST: u16 = 30;
/// The greatest factor value to be destroyed.
const MOST_VALUE: u32 = 2000;
/// The least, the most and the step of the value of fleets that players choose.
const BUDGET: (u16, u16, u16) = (50, 1000, 50);

/// A number of a scenario, or of one of its sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dial {
    /// Inches from west to east.
    Width,
    /// Inches from south to north.
    Height,
    /// Turns at the most.
    Turns,
    /// How many sides there are.
    Sides,
    /// Where a side's zone begins along its edge.
    From,
    /// Where it ends.
    To,
    /// How far it reaches inward.
    Depth,
    /// The least velocity at set-up.
    Slowest,
    /// The greatest.
    Fastest,
    /// What the fleets are worth that players choose.
    Budget,
    /// A lead up to this is a draw, where points of the scenario's own decide.
    DrawWithin,
    /// The factor value to destroy for a major victory.
    Major,
    /// The factor value to destroy for a minor victory.
    Minor,
    /// The most enemy merchants that may get away for a major victory.
    Exited,
}

/// What is still lacking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// A name.
    Name,
    /// A ship of this side, by its place.
    Ships(usize),
}

/// The draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    scenario: Scenario,
}

impl Default for Draft {
    fn default() -> Self {
        let side = |at: usize, edge| side(at, edge, (96, 72));
        let scenario = Scenario {
            id: OWN.to_owned(),
            name: None,
            table: (96, 72),
            turns: 12,
            switches: vec![Switch::AdvMovement, Switch::ThresholdDamage],
            deal_edges: false,
            budgets: Vec::new(),
            squadrons: 1,
            uneven: false,
            fair: Vec::new(),
            sides: vec![side(0, Edge::North), side(1, Edge::East)],
            victory: Victory::Standard,
        };
        Self { scenario }
    }
}

impl Draft {
    /// A scenario that is to be changed.
    pub fn of(scenario: &Scenario) -> Self {
        let mut scenario = scenario.clone();
        for side in &mut scenario.sides {
            if let SideForce::Given(ships) = &mut side.ships {
                // One by one, so that each can be placed.
                let each = |ship: &ScenarioShip| {
                    std::iter::repeat_n(ScenarioShip { count: 1, ..ship.clone() }, usize::from(ship.count))
                };
                *ships = ships.iter().flat_map(each).take(MOST_SHIPS).collect();
            }
        }
        Self { scenario }
    }

    /// The scenario as it is.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The scenario to be kept. It says whether it is even: where 13.1 decides and no fleet is worth a tenth more.
    pub fn finished(&self, catalogue: &Catalogue) -> Scenario {
        let mut scenario = self.scenario.clone();
        scenario.fair.clear();
        let merchant =
            |ship: &ScenarioShip| catalogue.class(&ship.class).is_some_and(|class| class.group == ClassGroup::Merchant);
        let merchants = scenario.sides.iter().any(|side| match &side.ships {
            SideForce::Given(ships) => ships.iter().any(merchant),
            SideForce::Free => false,
        });
        scenario.switches.retain(|switch| *switch != Switch::Merchants);
        if merchants {
            scenario.switches.push(Switch::Merchants);
        }
        let setup = Setup::of_own(catalogue, &scenario, None);
        let given = setup.forces.iter().filter(|force| !force.ships.is_empty());
        let values: Vec<u32> = given.map(|force| force.value(catalogue)).collect();
        let (least, most) = (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0));
        scenario.uneven =
            scenario.victory != Victory::Standard || most.saturating_sub(least).saturating_mul(10) > least;
        scenario
    }

    /// What is still lacking, if anything is.
    pub fn lacks(&self) -> Option<Lack> {
        if self.scenario.name.as_deref().is_none_or(|name| name.trim().is_empty()) {
            return Some(Lack::Name);
        }
        let empty = |side: &ScenarioSide| matches!(&side.ships, SideForce::Given(ships) if ships.is_empty());
        self.scenario.sides.iter().position(empty).map(Lack::Ships)
    }

    /// Calls it otherwise.
    pub fn rename(&mut self, name: &str) {
        let name: String = name.chars().filter(|letter| !kernel::save::is_hidden(*letter)).take(MOST_NAME).collect();
        self.scenario.name = if name.is_empty() { None } else { Some(name) };
    }

    /// The ships of a side, where the scenario names them.
    pub fn ships(&self, side: usize) -> Option<&[ScenarioShip]> {
        match &self.scenario.sides.get(side)?.ships {
            SideForce::Given(ships) => Some(ships),
            SideForce::Free => None,
        }
    }

    /// Turns a dial, of a side or of the whole.
    pub fn turn(&mut self, dial: Dial, side: usize, more: bool) {
        match dial {
            Dial::Width => step(&mut self.scenario.table.0, more, STEP, TABLE),
            Dial::Height => step(&mut self.scenario.table.1, more, STEP, TABLE),
            Dial::Turns => step(&mut self.scenario.turns, more, 1, (1, MOST_TURNS)),
            Dial::Sides => self.sides(more),
            Dial::Budget => {
                if let Some(budget) = self.scenario.budgets.first_mut() {
                    step(budget, more, BUDGET.2, (BUDGET.0, BUDGET.1));
                }
            }
            Dial::From => self.on_side(side, |side, _, _| {
                step(&mut side.zone.from, more, STEP, (0, side.zone.to.saturating_sub(STEP)));
            }),
            Dial::To => self.on_side(side, |side, length, _| {
                step(&mut side.zone.to, more, STEP, (side.zone.from.saturating_add(STEP).min(length), length));
            }),
            Dial::Depth => self.on_side(side, |side, _, breadth| {
                step(&mut side.zone.depth, more, STEP / 2, (STEP / 2, breadth));
            }),
            Dial::Slowest => self.on_side(side, |side, _, _| step(&mut side.v.0, more, 1, (0, side.v.1))),
            Dial::Fastest => self.on_side(side, |side, _, _| step(&mut side.v.1, more, 1, (side.v.0, FASTEST))),
            Dial::DrawWithin => {
                if let Victory::Tally { draw_within, .. } = &mut self.scenario.victory {
                    let next = if more { draw_within.saturating_add(1) } else { draw_within.saturating_sub(1) };
                    *draw_within = next.min(200);
                }
            }
            Dial::Major => self.on_ladder(|major, _, _| turned(major, more)),
            Dial::Minor => self.on_ladder(|_, minor, _| turned(minor, more)),
            Dial::Exited => self.on_ladder(|_, _, exited| step(exited, more, 1, (0, 60))),
        }
        self.tidy();
    }

    /// Changes a side; told are the length of its edge and how far it is to the other.
    fn on_side(&mut self, at: usize, change: impl FnOnce(&mut ScenarioSide, u16, u16)) {
        let table = self.scenario.table;
        if let Some(side) = self.scenario.sides.get_mut(at) {
            let (length, breadth) = reach(side.zone.edge, table);
            change(side, length, breadth);
        }
    }

    /// A side more, or one fewer.
    fn sides(&mut self, more: bool) {
        let count = self.scenario.sides.len();
        if !more && count > 2 {
            self.scenario.sides.pop();
        } else if more && count < OWN_SIDES.len() {
            let taken = |edge: &Edge| self.scenario.sides.iter().any(|side| side.zone.edge == *edge);
            let edge = Edge::ALL.into_iter().find(|edge| !taken(edge)).unwrap_or(Edge::South);
            self.scenario.sides.push(side(count, edge, self.scenario.table));
        }
    }

    /// The edge that a side comes from; zone and courses begin anew.
    pub fn come_from(&mut self, at: usize, edge: Edge) {
        let table = self.scenario.table;
        if let Some(found) = self.scenario.sides.get_mut(at) {
            let fresh = side(at, edge, table);
            (found.zone, found.courses) = (fresh.zone, fresh.courses);
        }
        self.tidy();
    }

    /// The edge by which the merchants of a side get away, if by any.
    pub fn leave_by(&mut self, at: usize, edge: Option<Edge>) {
        if let Some(side) = self.scenario.sides.get_mut(at) {
            side.exit = edge;
        }
    }

    /// A course that a side may begin on, or may not; the last one stays.
    pub fn course(&mut self, at: usize, course: Course) {
        let Some(side) = self.scenario.sides.get_mut(at) else { return };
        match side.courses.iter().position(|other| *other == course) {
            Some(place) if side.courses.len() > 1 => {
                side.courses.remove(place);
            }
            Some(_) => {}
            None => side.courses.push(course),
        }
    }

    /// Whether the players choose the ships of a side.
    pub fn free(&mut self, at: usize, free: bool) {
        if let Some(side) = self.scenario.sides.get_mut(at)
            && free != matches!(side.ships, SideForce::Free)
        {
            side.ships = if free { SideForce::Free } else { SideForce::Given(Vec::new()) };
        }
        self.tidy();
    }

    /// A ship of a class joins a side.
    pub fn add(&mut self, at: usize, class: &str) {
        if let Some(ships) = self.ships_mut(at)
            && ships.len() < MOST_SHIPS
        {
            ships.push(ScenarioShip { class: class.to_owned(), count: 1, name: None, reg: None, place: None });
        }
    }

    /// A ship leaves a side.
    pub fn remove(&mut self, at: usize, ship: usize) {
        if let Some(ships) = self.ships_mut(at)
            && ship < ships.len()
        {
            ships.remove(ship);
        }
    }

    /// A ship is called so; by nothing, if the name is empty.
    pub fn name_ship(&mut self, at: usize, ship: usize, name: &str) {
        if let Some(ship) = self.ships_mut(at).and_then(|ships| ships.get_mut(ship)) {
            let name: String =
                name.chars().filter(|letter| !kernel::save::is_hidden(*letter)).take(MOST_NAME).collect();
            ship.name = if name.trim().is_empty() { None } else { Some(name) };
        }
    }

    /// A ship must begin at the inch nearest to a point, within her side's zone; at none, she begins where her player likes.
    pub fn place(&mut self, at: usize, ship: usize, point: Option<Point>) {
        let bounds = self.scenario.bounds();
        let Some(zone) = self.scenario.sides.get(at).map(|side| side.zone) else { return };
        let (low, high) = zone.corners(bounds);
        let inch = |at: i32, low: i32, high: i32| {
            u16::try_from((at.clamp(low, high).saturating_add(INCH / 2) / INCH).clamp(low / INCH, high / INCH)).ok()
        };
        let place = point.and_then(|point| Some((inch(point.x, low.x, high.x)?, inch(point.y, low.y, high.y)?)));
        if let Some(ship) = self.ships_mut(at).and_then(|ships| ships.get_mut(ship)) {
            ship.place = place;
        }
    }

    fn ships_mut(&mut self, at: usize) -> Option<&mut Vec<ScenarioShip>> {
        match &mut self.scenario.sides.get_mut(at)?.ships {
            SideForce::Given(ships) => Some(ships),
            SideForce::Free => None,
        }
    }

    /// Makes everything fit that a change has made unfit.
    fn tidy(&mut self) {
        let (table, bounds) = (self.scenario.table, self.scenario.bounds());
        for side in &mut self.scenario.sides {
            let (length, breadth) = reach(side.zone.edge, table);
            side.zone.to = side.zone.to.min(length);
            side.zone.from = side.zone.from.min(side.zone.to.saturating_sub(STEP));
            side.zone.depth = side.zone.depth.min(breadth);
            let zone = side.zone;
            if let SideForce::Given(ships) = &mut side.ships {
                for ship in ships {
                    let inside = |(x, y): &(u16, u16)| zone.contains(bounds, Point::inches((*x).into(), (*y).into()));
                    ship.place = ship.place.filter(inside);
                }
            }
        }
        let count = self.scenario.sides.len();
        self.scenario.deal_edges &= count == 2;
        let free = self.scenario.sides.iter().any(|side| side.ships == SideForce::Free);
        if !free {
            self.scenario.budgets.clear();
        } else if self.scenario.budgets.is_empty() {
            self.scenario.budgets.push(150);
        }
        if let Victory::Tally { sides, .. } = &mut self.scenario.victory {
            sides.resize(count, Tally { enemy_destroyed: Some(Worth::Fv), ..Tally::default() });
        }
    }
}

/// How long an edge is, and how far it is to the other.
fn reach(edge: Edge, table: (u16, u16)) -> (u16, u16) {
    if edge.runs_east() { table } else { (table.1, table.0) }
}

/// A new side: the middle of its edge, courses straight in.
fn side(at: usize, edge: Edge, table: (u16, u16)) -> ScenarioSide {
    let (length, _) = reach(edge, table);
    let straight = edge.outward().turned(6);
    ScenarioSide {
        id: OWN_SIDES.get(at).copied().unwrap_or("blue").to_owned(),
        zone: Zone { edge, from: length / 4, to: length - length / 4, depth: STEP },
        courses: [-1, 0, 1].map(|points| straight.turned(points)).to_vec(),
        v: (4, 8),
        exit: None,
        ships: SideForce::Given(Vec::new()),
    }
}

/// One step up or down within limits.
fn step(value: &mut u16, more: bool, by: u16, (low, high): (u16, u16)) {
    let next = if more { value.saturating_add(by) } else { value.saturating_sub(by) };
    *value = next.max(low).min(high.max(low));
}

fn turned(value: &mut u32, more: bool) {
    *value = if more { value.saturating_add(1).min(MOST_VALUE) } else { value.saturating_sub(1).max(1) };
}
