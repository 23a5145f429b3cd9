//! The map of the route: the sectors, the ports by name, and the course with the turns in which they were reached.

use super::chapter::Chapter;
use crate::content::map::Sector;
use crate::content::sorted::SortedMap;
use crate::content::{Id, SectorId};
use kernel::chronicle::{Align, Dash, Drawing, Ink, Point, Shape, Stroke};

/// The radius of a hex.
const RADIUS: f32 = 46.0;
/// Room around the map.
const MARGIN: f32 = 12.0;
/// Half of the square root of three: a hex's half width for a radius of 1.
const HALF: f32 = 0.866_025_4;

/// What is written into a sector.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Its name; empty where only its kind is shown.
    pub name: String,
    /// When the ship was there: “3, 7”; empty if never.
    pub turns: String,
}

/// The map of a chapter. What is written into each sector is given, with the turns in which the ship came there.
pub fn way(chapter: &Chapter, written: impl Fn(SectorId, &[u16]) -> Place) -> Drawing {
    let sectors = &chapter.scenario.map.sectors;
    let middles: SortedMap<usize, Point> = sectors.iter().map(|(id, sector)| (id.index(), middle(sector))).collect();
    let least = |of: fn(&Point) -> f32| middles.values().map(of).fold(f32::INFINITY, f32::min);
    let most = |of: fn(&Point) -> f32| middles.values().map(of).fold(f32::NEG_INFINITY, f32::max);
    if middles.is_empty() {
        return Drawing::default();
    }
    let origin = Point { x: least(|at| at.x) - RADIUS * HALF - MARGIN, y: least(|at| at.y) - RADIUS - MARGIN };
    let width = most(|at| at.x) + RADIUS * HALF + MARGIN - origin.x;
    let height = most(|at| at.y) + RADIUS + MARGIN - origin.y;
    let place = |id: SectorId| {
        let at = middles.get(&id.index()).copied().unwrap_or(origin);
        Point { x: at.x - origin.x, y: at.y - origin.y }
    };
    let mut visits: SortedMap<usize, Vec<u16>> = SortedMap::new();
    for stop in &chapter.way {
        visits.get_or_default(stop.sector.index()).push(stop.turn);
    }
    let mut shapes: Vec<Shape> = sectors.iter().map(|(id, sector)| hex(place(id), sector)).collect();
    shapes.extend(course(chapter, place));
    for (id, sector) in sectors.iter() {
        let at = place(id);
        let turns = visits.get(&id.index()).map(Vec::as_slice).unwrap_or_default();
        let Place { name, turns: told } = written(id, turns);
        if !name.is_empty() {
            let ink = if sector.port().is_some() { Ink::Port } else { Ink::Faint };
            let at = Point { x: at.x, y: at.y + RADIUS * 0.56 };
            // Long names are made to fit between the sides.
            let size = (1.9 * RADIUS * HALF / (0.52 * name.chars().count() as f32)).clamp(7.0, 12.0);
            shapes.push(Shape::Words { at, text: name, size, ink, align: Align::Middle });
        }
        if !told.is_empty() {
            let at = Point { x: at.x, y: at.y - RADIUS * 0.4 };
            shapes.push(Shape::Words { at, text: told, size: 14.0, ink: Ink::Strong, align: Align::Middle });
        }
    }
    Drawing { width, height, shapes }
}

/// The centre of a sector, with the first hex at the origin.
fn middle(sector: &Sector) -> Point {
    let (q, r) = (f32::from(sector.at.q), f32::from(sector.at.r));
    Point { x: RADIUS * HALF * 2.0 * (q + r / 2.0), y: RADIUS * 1.5 * r }
}

fn hex(at: Point, sector: &Sector) -> Shape {
    let size = RADIUS * 0.96;
    let corner = |x: f32, y: f32| Point { x: at.x + size * x, y: at.y + size * y };
    let points = vec![
        corner(0.0, -1.0),
        corner(HALF, -0.5),
        corner(HALF, 0.5),
        corner(0.0, 1.0),
        corner(-HALF, 0.5),
        corner(-HALF, -0.5),
    ];
    let harmful = sector.condition().is_some_and(|condition| condition.is_harmful());
    let (fill, stroke) = match (sector.port().is_some(), harmful) {
        (true, _) => (Ink::Space, Stroke::of(Ink::Port, 2.2)),
        (false, true) => (Ink::Harm, Stroke { ink: Ink::Faint, width: 1.0, dash: Dash::Short }),
        (false, false) => (Ink::Space, Stroke::of(Ink::Rule, 1.0)),
    };
    Shape::Lines { points, closed: true, stroke: Some(stroke), fill: Some(fill) }
}

/// The course from sector to sector, each leg drawn a little to the right of its line, so that a return leg can be seen.
fn course(chapter: &Chapter, place: impl Fn(SectorId) -> Point) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let stroke = Some(Stroke::of(Ink::Way, 2.2));
    for pair in chapter.way.windows(2) {
        let [from, to] = pair else { continue };
        let (from, to) = (place(from.sector), place(to.sector));
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length, dy / length);
        let aside = |at: Point, along: f32| Point { x: at.x + ux * along - uy * 3.5, y: at.y + uy * along + ux * 3.5 };
        let (start, end) = (aside(from, 7.0), aside(to, -7.0));
        shapes.push(Shape::Lines { points: vec![start, end], closed: false, stroke, fill: None });
        let wing = |side: f32| Point { x: end.x - ux * 8.0 - uy * 4.5 * side, y: end.y - uy * 8.0 + ux * 4.5 * side };
        let head = vec![end, wing(1.0), wing(-1.0)];
        shapes.push(Shape::Lines { points: head, closed: true, stroke: None, fill: Some(Ink::Way) });
    }
    for stop in chapter.way.first().into_iter().chain(chapter.way.last()) {
        shapes.push(Shape::Disc { at: place(stop.sector), radius: 5.0, stroke, fill: Some(Ink::Ground) });
    }
    if let Some(stop) = chapter.way.last() {
        shapes.push(Shape::Disc { at: place(stop.sector), radius: 3.6, stroke: None, fill: Some(Ink::Way) });
    }
    shapes
}
