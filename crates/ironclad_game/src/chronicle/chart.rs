//! The chart of reputation: five powers over the turns of a campaign.

use super::chapter::Chronicle;
use crate::content::terms::Faction;
use kernel::chronicle::{Align, Dash, Drawing, Ink, Party, Point, Shape, Stroke};

/// Reputation with a power over time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// The power.
    pub faction: Faction,
    /// Turns since the beginning, and the points that hold from there on. The last repeats those of the end.
    pub points: Vec<(u32, i8)>,
}

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 340.0;
/// Room for the figures on the left and the names on the right.
const LEFT: f32 = 36.0;
const RIGHT: f32 = 128.0;
/// Room for the numbers of the scenarios above, and for nothing below.
const TOP: f32 = 26.0;
const BOTTOM: f32 = 14.0;
/// Points from the zero line to the edge (rule 10.2).
const MOST: f32 = 15.0;
/// The least between two names, from line to line.
const LINE: f32 = 19.0;
/// The distance between lines that would coincide.
const APART: f32 = 2.6;

/// The curves of a chronicle, and the turns at which its chapters begin, with the end of the last.
fn curves(chronicle: &Chronicle) -> (Vec<Curve>, Vec<u32>) {
    let mut curves: Vec<Curve> =
        Faction::ALL.into_iter().map(|faction| Curve { faction, points: Vec::new() }).collect();
    let mut begins = Vec::new();
    let mut before = 0;
    for chapter in &chronicle.chapters {
        begins.push(before);
        for curve in &mut curves {
            for (turn, points) in &chapter.reputation {
                let Some(now) = points.get(curve.faction.index()).copied() else { continue };
                let at = before + u32::from(*turn);
                if curve.points.last().is_none_or(|(_, last)| *last != now) {
                    curve.points.push((at, now));
                }
            }
        }
        before += u32::from(chapter.turns.max(1)) + 1;
    }
    begins.push(before);
    for curve in &mut curves {
        let last = curve.points.last().map_or(0, |(_, points)| *points);
        curve.points.push((before, last));
    }
    (curves, begins)
}

/// The curves, and their chart. The names of the powers and the titles of the chapters are given, each as short as can be.
pub fn chart(chronicle: &Chronicle, name: impl Fn(Faction) -> String, titles: &[String]) -> (Vec<Curve>, Drawing) {
    let (curves, begins) = curves(chronicle);
    let scale = Scale { turns: begins.last().copied().unwrap_or(1).max(1) };
    let mut shapes = grid(&scale, &begins, titles);
    let names = spread(curves.iter().map(|curve| {
        let last = curve.points.last().map_or(0, |(_, points)| *points);
        scale.y(f32::from(last))
    }));
    for (place, (curve, label)) in curves.iter().zip(names).enumerate() {
        let stroke = Stroke { ink: Ink::Party(party(curve.faction)), width: 2.4, dash: dash(curve.faction) };
        let aside = (place as f32 - 2.0) * APART;
        let points = steps(&scale, &curve.points, aside);
        let end = points.last().copied().unwrap_or(Point { x: LEFT, y: label });
        shapes.push(Shape::Lines { points, closed: false, stroke: Some(stroke), fill: None });
        let edge = WIDTH - RIGHT;
        let leader = vec![end, Point { x: edge + 8.0, y: label }, Point { x: edge + 26.0, y: label }];
        shapes.push(Shape::Lines { points: leader, closed: false, stroke: Some(stroke), fill: None });
        let at = Point { x: edge + 31.0, y: label + 4.5 };
        shapes.push(words(at, name(curve.faction), 14.0, Ink::Party(party(curve.faction)), Align::Start));
    }
    (curves, Drawing { width: WIDTH, height: HEIGHT, shapes })
}

struct Scale {
    turns: u32,
}

impl Scale {
    fn x(&self, turn: u32) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * turn as f32 / self.turns as f32
    }

    fn y(&self, points: f32) -> f32 {
        let half = (HEIGHT - TOP - BOTTOM) / 2.0;
        TOP + half - half * points / MOST
    }
}

/// Lines for the points, and uprights where chapters begin.
fn grid(scale: &Scale, begins: &[u32], titles: &[String]) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let (left, right) = (LEFT, WIDTH - RIGHT);
    for points in [-15_i8, -10, -5, 0, 5, 10, 15] {
        let y = scale.y(points.into());
        let (ink, width, dash) = match points {
            0 => (Ink::Strong, 1.2, Dash::Whole),
            -15 | 15 => (Ink::Rule, 1.0, Dash::Whole),
            -10 | 10 => (Ink::Rule, 1.0, Dash::Long),
            _ => (Ink::Rule, 1.0, Dash::Short),
        };
        let line = vec![Point { x: left, y }, Point { x: right, y }];
        let stroke = Some(Stroke { ink, width, dash });
        shapes.push(Shape::Lines { points: line, closed: false, stroke, fill: None });
        let at = Point { x: left - 6.0, y: y + 4.0 };
        shapes.push(words(at, figure(points), 12.0, Ink::Faint, Align::End));
    }
    for (place, pair) in begins.windows(2).enumerate() {
        let [from, to] = pair else { continue };
        let (x, end) = (scale.x(*from), scale.x(*to));
        let line = vec![Point { x, y: TOP }, Point { x, y: HEIGHT - BOTTOM }];
        let stroke = Some(Stroke::of(Ink::Rule, 1.0));
        shapes.push(Shape::Lines { points: line, closed: false, stroke, fill: None });
        let title = titles.get(place).cloned().unwrap_or_default();
        let at = Point { x: f32::midpoint(x, end), y: TOP - 9.0 };
        shapes.push(words(at, title, 12.0, Ink::Faint, Align::Middle));
    }
    shapes
}

/// A curve as steps: points hold until they change.
fn steps(scale: &Scale, points: &[(u32, i8)], aside: f32) -> Vec<Point> {
    let mut way: Vec<Point> = Vec::new();
    for (turn, points) in points {
        let (x, y) = (scale.x(*turn), scale.y((*points).into()) + aside);
        if let Some(last) = way.last().copied().filter(|last| last.y != y) {
            way.push(Point { x, y: last.y });
        }
        way.push(Point { x, y });
    }
    way
}

/// Heights near those wanted, with room between them, in the same order.
fn spread(wanted: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut order: Vec<(usize, f32)> = wanted.enumerate().collect();
    order.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut least = TOP;
    for (_, height) in &mut order {
        *height = height.max(least);
        least = *height + LINE;
    }
    let mut most = HEIGHT - BOTTOM;
    for (_, height) in order.iter_mut().rev() {
        *height = height.min(most);
        most = *height - LINE;
    }
    order.sort_by_key(|(place, _)| *place);
    order.into_iter().map(|(_, height)| height).collect()
}

/// The party of a power, for its colour.
fn party(faction: Faction) -> Party {
    match faction {
        Faction::Federation => Party::First,
        Faction::Council => Party::Second,
        Faction::Firstborn => Party::Third,
        Faction::Cartel => Party::Fourth,
        Faction::Corporation => Party::Fifth,
    }
}

/// The dash pattern of a power's line, so that it can be told without colour.
fn dash(faction: Faction) -> Dash {
    match faction {
        Faction::Federation => Dash::Whole,
        Faction::Council => Dash::Long,
        Faction::Firstborn => Dash::Mixed,
        Faction::Cartel => Dash::Short,
        Faction::Corporation => Dash::Dots,
    }
}

fn words(at: Point, text: String, size: f32, ink: Ink, align: Align) -> Shape {
    Shape::Words { at, text, size, ink, align }
}

/// Points with their sign, as every language writes them.
fn figure(points: i8) -> String {
    match points {
        0 => "0".to_owned(),
        points if points < 0 => format!("\u{2212}{}", points.unsigned_abs()),
        points => format!("+{points}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_distance_and_their_order() {
        let spread = spread([100.0, 101.0, 99.0, 320.0, 325.0].into_iter());
        let [first, second, third, low, lowest] = spread[..] else { panic!("five") };
        assert!(third < first && first < second && low < lowest);
        for (one, other) in [(third, first), (first, second), (low, lowest)] {
            assert!(other - one >= LINE - 0.01);
        }
        assert!(lowest <= HEIGHT - BOTTOM);
    }

    #[test]
    fn points_hold_until_they_change() {
        let scale = Scale { turns: 10 };
        let way = steps(&scale, &[(0, 0), (4, 3), (10, 3)], 0.0);
        assert_eq!(way.len(), 4);
        assert_eq!((way[0].y, way[1].x), (way[1].y, way[2].x));
    }
}
