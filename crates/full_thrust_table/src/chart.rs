//! The table of a scenario before a battle: its zones, and ships in them.

use full_thrust::content::{Scenario, ScenarioSide};
use full_thrust::geometry::{Course, INCH, Point};
use kit::open_table::{Area, Art, Emphasis, Model, Scene};

use crate::livery::{Livery, drawing, small_drawing};
use crate::present::degrees;
use crate::present::scene::spot;

/// The table of a scenario with the zones of its sides, and no ships.
pub fn zones(scenario: &Scenario) -> Scene {
    let bounds = scenario.bounds();
    let areas = scenario.sides.iter().enumerate().map(|(place, side)| {
        let (low, high) = side.zone.corners(bounds);
        Area { low: spot(low), high: spot(high), color: Livery::named(&side.id, place).color() }
    });
    Scene { inch: INCH, width: bounds.east(), height: bounds.north(), areas: areas.collect(), ..Scene::default() }
}

/// A ship of a side before the battle, on the middle one of its courses.
pub fn ship(side: &ScenarioSide, livery: Livery, class: &str, at: Point) -> Model {
    let course = side.courses.get(side.courses.len() / 2).copied().unwrap_or(Course::NORTH);
    Model {
        id: 0,
        at: spot(at),
        heading: degrees(course),
        art: Art { path: drawing(class), small: small_drawing(class), accent: Some(livery.color()), shown: None },
        size: 0.62,
        color: livery.color(),
        frame: livery.frame(),
        name: String::new(),
        emphasis: Emphasis::Plain,
    }
}
