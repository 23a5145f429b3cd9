//! Checks of content as a whole.

use std::collections::BTreeSet;

use super::class::Class;
use super::fault::{ContentFault, Fault};
use super::scenario::{Condition, Scenario, SideForce, Victory};
use crate::design::ClassGroup;
use crate::rules::threshold;
use crate::setup::check::is_name;
use crate::switches::Switches;
use crate::yard;
use kernel::seat::MOST_SEATS;

/// The longest side of a table, in inches.
pub const MOST_TABLE: u16 = 400;
/// The most turns of a battle.
pub const MOST_TURNS: u16 = 100;
/// The most ships of a side.
pub const MOST_SHIPS: usize = 60;
/// The greatest velocity at set-up.
const MOST_SET_UP_VELOCITY: u32 = 100;
/// The id of every scenario of the players' own.
pub const OWN: &str = "own";
/// The ids of scenarios made to measure.
pub const MADE: [&str; 3] = ["made-battle", "made-convoy", "made-rearguard"];
/// The ids of its sides, in their order.
pub const OWN_SIDES: [&str; 4] = ["blue", "red", "green", "amber"];
/// How deep conditions may be nested.
const MOST_DEPTH: u8 = 4;

/// Collects faults of one file.
pub(super) struct Checker<'a> {
    pub file: &'a str,
    pub faults: &'a mut Vec<Fault>,
}

impl Checker<'_> {
    fn fault(&mut self, path: impl Into<String>, kind: ContentFault) {
        self.faults.push(Fault { file: self.file.to_owned(), path: path.into(), kind });
    }

    fn range(&mut self, path: impl Into<String>, value: u32, low: u32, high: u32) {
        if !(low..=high).contains(&value) {
            self.fault(path, ContentFault::OutOfRange { value, low, high });
        }
    }

    fn id(&mut self, path: impl Into<String>, id: &str) {
        let lawful = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if id.is_empty() || id.len() > 40 || !id.chars().all(lawful) {
            self.fault(path, ContentFault::BadId(id.chars().take(60).collect()));
        }
    }

    pub fn classes(&mut self, classes: &[Class]) {
        let mut seen = BTreeSet::new();
        for (at, class) in classes.iter().enumerate() {
            let path = |field: &str| format!("classes[{at}].{field}");
            self.id(path("id"), &class.id);
            if !seen.insert(class.id.as_str()) {
                self.fault(path("id"), ContentFault::Twice(class.id.clone()));
            }
            self.range(path("thrust"), class.thrust.into(), 1, 20);
            if class.thrust % 2 != 0 {
                // The Drive is halved exactly (8.4).
                self.range(path("thrust"), class.thrust.into(), class.thrust.saturating_add(1).into(), 20);
            }
            self.range(path("damage"), class.damage.into(), u32::from(class.group != ClassGroup::Dummy), 200);
            self.range(path("firecon"), class.firecon.into(), 0, 8);
            self.range(path("fighters"), class.fighters.into(), 0, 36);
            let weapons = class.weapons.iter().map(|(count, _, _)| u32::from(*count)).sum();
            self.range(path("weapons"), weapons, 0, yard::MOST_WEAPONS);
            if weapons > yard::MOST_WEAPONS {
                continue;
            }
            let design = class.design();
            for (weapon, fault) in yard::mountings(&design) {
                self.fault(path(&format!("weapons (the {}th)", weapon + 1)), fault.into());
            }
            if design.value() != class.fv {
                self.fault(path("fv"), ContentFault::WrongValue { printed: class.fv, found: design.value() });
            }
            let points = threshold::points(class.group, class.damage);
            if points != class.points {
                let printed = class.points.clone();
                self.fault(path("points"), ContentFault::WrongPoints { printed, found: points });
            }
        }
        if classes.is_empty() {
            self.fault("classes", ContentFault::Empty);
        }
    }

    pub fn scenario(&mut self, scenario: &Scenario, classes: &[Class]) {
        self.id("id", &scenario.id);
        self.range("table[0]", scenario.table.0.into(), 12, MOST_TABLE.into());
        self.range("table[1]", scenario.table.1.into(), 12, MOST_TABLE.into());
        self.range("turns", scenario.turns.into(), 1, MOST_TURNS.into());
        let sides = u32::try_from(scenario.sides.len()).unwrap_or(u32::MAX);
        self.range("sides", sides, 2, 4);
        self.range("squadrons", scenario.squadrons.into(), 1, 3);
        let seats = sides.saturating_mul(scenario.squadrons.into());
        self.range("squadrons", seats, 2, MOST_SEATS.into());
        if let Some((switch, needed)) = Switches::of(&scenario.switches).unmet() {
            self.fault("switches", ContentFault::Needs(switch.id(), needed.id()));
        }
        if scenario.deal_edges && scenario.sides.len() != 2 {
            self.fault("deal_edges", ContentFault::DealOfTwo);
        }
        let free = scenario.sides.iter().any(|side| matches!(side.ships, SideForce::Free));
        if free == scenario.budgets.is_empty() {
            self.fault("budgets", ContentFault::Budgets);
        }
        for (at, budget) in scenario.budgets.iter().enumerate() {
            self.range(format!("budgets[{at}]"), (*budget).into(), 20, 2000);
        }
        if !scenario.fair.is_empty() {
            self.range("fair", u32::try_from(scenario.fair.len()).unwrap_or(u32::MAX), sides, sides);
            self.range("fair", scenario.fair.iter().copied().map(u32::from).sum(), 0, 100);
        }
        let mut seen = BTreeSet::new();
        for (at, side) in scenario.sides.iter().enumerate() {
            self.id(format!("sides[{at}].id"), &side.id);
            if !seen.insert(side.id.as_str()) {
                self.fault(format!("sides[{at}].id"), ContentFault::Twice(side.id.clone()));
            }
            self.side(scenario, at, classes);
        }
        self.victory(scenario);
    }

    /// What is asked of a scenario of the players' own beside: an id that no other has, sides that have words, lists that end.
    pub fn own(&mut self, scenario: &Scenario) {
        let made = MADE.contains(&scenario.id.as_str());
        if scenario.id != OWN && !made {
            self.fault("id", ContentFault::BadId(scenario.id.chars().take(60).collect()));
        }
        // What was made to measure is called by its id; what the players made, as they call it.
        if scenario.name.as_deref().is_some_and(is_name) == made {
            self.fault("name", ContentFault::Empty);
        }
        for (at, side) in scenario.sides.iter().enumerate() {
            if !OWN_SIDES.contains(&side.id.as_str()) {
                self.fault(format!("sides[{at}].id"), ContentFault::BadId(side.id.chars().take(60).collect()));
            }
        }
    }

    fn side(&mut self, scenario: &Scenario, at: usize, classes: &[Class]) {
        let Some(side) = scenario.sides.get(at) else { return };
        let bounds = scenario.bounds();
        let path = |field: &str| format!("sides[{at}].{field}");
        let zone = side.zone;
        let length = if zone.edge.runs_east() { bounds.width } else { bounds.height };
        let breadth = if zone.edge.runs_east() { bounds.height } else { bounds.width };
        if zone.from > zone.to || zone.to > length || zone.depth > breadth {
            self.fault(path("zone"), ContentFault::ZoneOffTable);
        }
        if side.courses.is_empty() {
            self.fault(path("courses"), ContentFault::Empty);
        }
        self.range(path("v[1]"), side.v.1.into(), side.v.0.into(), MOST_SET_UP_VELOCITY);
        let SideForce::Given(ships) = &side.ships else { return };
        let count = ships.iter().map(|ship| u32::from(ship.count)).sum();
        self.range(path("ships"), count, 1, u32::try_from(MOST_SHIPS).unwrap_or(u32::MAX));
        for (number, ship) in ships.iter().enumerate() {
            let path = |field: &str| format!("sides[{at}].ships[{number}].{field}");
            match classes.iter().find(|class| class.id == ship.class) {
                None => self.fault(path("class"), ContentFault::NoClass(ship.class.clone())),
                Some(class) if class.group == ClassGroup::Dummy => {
                    self.fault(path("class"), ContentFault::NoClass(ship.class.clone()));
                }
                Some(_) => {}
            }
            let single = ship.name.is_some() || ship.reg.is_some() || ship.place.is_some();
            if single && ship.count != 1 {
                self.fault(path("count"), ContentFault::CountOfOne);
            }
            for (field, text) in [("name", &ship.name), ("reg", &ship.reg)] {
                let length = text.as_ref().map_or(1, |text| text.chars().count());
                self.range(path(field), u32::try_from(length).unwrap_or(u32::MAX), 1, 40);
            }
            if let Some((x, y)) = ship.place
                && !zone.contains(bounds, crate::geometry::Point::inches(x.into(), y.into()))
            {
                self.fault(path("place"), ContentFault::PlaceOutsideZone);
            }
        }
    }

    fn victory(&mut self, scenario: &Scenario) {
        let wanted = scenario.sides.len();
        match &scenario.victory {
            Victory::Standard => {}
            Victory::Tally { draw_within, sides } => {
                self.range("victory.draw_within", *draw_within, 0, 10_000);
                if sides.len() != wanted {
                    self.fault("victory.sides", ContentFault::OnePerSide { wanted, found: sides.len() });
                }
            }
            Victory::Ladder { rungs, otherwise } => {
                if usize::from(*otherwise) >= wanted {
                    self.fault("victory.otherwise", ContentFault::NoSide(*otherwise));
                }
                for (at, rung) in rungs.iter().enumerate() {
                    if usize::from(rung.side) >= wanted {
                        self.fault(format!("victory.rungs[{at}].side"), ContentFault::NoSide(rung.side));
                    }
                    self.condition(&format!("victory.rungs[{at}].when"), &rung.when, 0);
                }
            }
        }
    }

    fn condition(&mut self, path: &str, condition: &Condition, depth: u8) {
        match condition {
            Condition::Or(parts) | Condition::And(parts) => {
                if parts.is_empty() {
                    self.fault(path, ContentFault::Empty);
                }
                if depth >= MOST_DEPTH {
                    self.range(path, depth.into(), 0, MOST_DEPTH.saturating_sub(1).into());
                    return;
                }
                for part in parts {
                    self.condition(path, part, depth + 1);
                }
            }
            Condition::MerchantsExitedAtMost(_) | Condition::FvDestroyedAtLeast(_) => {}
        }
    }
}
