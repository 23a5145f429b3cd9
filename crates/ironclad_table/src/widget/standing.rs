//! How the five powers stand: a ring from −15 at its middle to +15 at its rim, a wedge for each power in the order of the
//! ring, so that neighbours are friends and the two across are enemies (rules 10.1 to 10.3).

use iced::widget::canvas::{Frame, Path};
use iced::widget::{container, stack};
use iced::{Color, Element, Point, Rectangle, Size, Vector};
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::query::Standing;
use ironclad_text::picture;
use kit::absolute::absolute;
use kit::icon;
use kit::theme::{self, ALARM, BONE, BRASS, INK0, INK2, LINE, thin};
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::{Subject, sketch};
use std::f32::consts::TAU;

/// Reputation at the rim.
const FARTHEST: f32 = 15.0;
/// The part of the size that the ring takes; the marks stand round it.
const RIM: f32 = 0.39;
/// The hole in the middle, in parts of the rim.
const HOLE: f32 = 0.12;
/// Half the width of a power's bar, in parts of a turn.
const HALF: f32 = 0.055;

/// The ring, with reputation before and after for each power in the order of the ring.
pub fn ring<'a, M: 'a>(standings: [(i8, i8); Faction::ALL.len()], size: f32) -> Element<'a, M> {
    let marks = Faction::ALL.iter().enumerate().map(|(place, power)| {
        let edge = size * 0.11;
        let at = Point::new(size / 2.0, size / 2.0) + along(direction(place), size * (RIM + 0.06));
        let bounds = Rectangle::new(at - Vector::new(edge / 2.0, edge / 2.0), Size::new(edge, edge));
        (bounds, icon::picture(icon::handle(&picture::faction(*power)), edge, edge).into())
    });
    let layers = stack![sketch(Standings(standings)), absolute(marks.collect())];
    container(layers.width(size).height(size)).width(size).height(size).into()
}

/// The colour of a power.
pub fn color(power: Faction) -> Color {
    match power {
        Faction::Federation => theme::FEDERATION,
        Faction::Council => theme::COUNCIL,
        Faction::Firstborn => theme::FIRSTBORN,
        Faction::Cartel => theme::CARTEL,
        Faction::Corporation => theme::CORPORATION,
    }
}

/// A piece of the line by which a threshold is marked in the ring; at 0 that of the zero line.
pub fn threshold<'a, M: 'a>(reputation: i8) -> Element<'a, M> {
    sketch(Threshold(reputation)).into()
}

/// How a threshold is drawn: its colour, and its strokes and gaps.
fn marked(reputation: i8) -> (Color, &'static [f32]) {
    let ink = if reputation > 0 { BRASS } else { ALARM };
    let segments: &[f32] = match reputation {
        -5 | 5 => &[10.0, 6.0],
        0 => return (BONE, &[]),
        _ => &[18.0, 5.0],
    };
    (ink, segments)
}

#[derive(Debug, Clone, PartialEq)]
struct Threshold(i8);

impl Subject for Threshold {
    fn draw(&self, frame: &mut Frame) {
        let middle = frame.height() / 2.0;
        let line = Path::line(Point::new(0.0, middle), Point::new(frame.width(), middle));
        let (ink, segments) = marked(self.0);
        frame.stroke(&line, dashes(ink, 2.0, segments));
    }
}

/// Where the wedge of a power points, from the top.
fn direction(place: usize) -> f32 {
    TAU * (place as f32 / Faction::ALL.len() as f32 - 0.25)
}

fn along(angle: f32, far: f32) -> Vector {
    Vector::new(far * angle.cos(), far * angle.sin())
}

#[derive(Debug, Clone, PartialEq)]
struct Standings([(i8, i8); Faction::ALL.len()]);

impl Subject for Standings {
    fn draw(&self, frame: &mut Frame) {
        let size = frame.width().min(frame.height());
        let middle = Point::new(size / 2.0, size / 2.0);
        let rim = size * RIM;
        let radius = |reputation: f32| rim * (HOLE + (1.0 - HOLE) * (reputation + FARTHEST) / (2.0 * FARTHEST));
        frame.fill(&Path::circle(middle, rim), INK2);
        frame.fill(&Path::circle(middle, radius(-5.0)), thin(ALARM, 0.12));
        for reputation in Standing::ALL.map(Standing::threshold).into_iter().filter(|at| *at != 0) {
            let (ink, segments) = marked(reputation);
            let ring = Path::circle(middle, radius(f32::from(reputation)));
            frame.stroke(&ring, dashes(thin(ink, 0.8), 1.5, segments));
        }
        for place in 0..Faction::ALL.len() {
            let between = direction(place) + TAU / 10.0;
            let line = Path::line(middle + along(between, rim * HOLE), middle + along(between, rim));
            frame.stroke(&line, pen(LINE, 1.2));
        }
        for (place, (power, (before, after))) in Faction::ALL.iter().zip(self.0).enumerate() {
            let wedge = |from: f32, to: f32| wedge(middle, direction(place), radius(from), radius(to));
            let (before, after) = (f32::from(before), f32::from(after));
            if after != 0.0 {
                frame.fill(&wedge(0.0, after), color(*power));
            }
            if before != after {
                // What has changed is hatched.
                hatch(frame, middle, direction(place), radius(before.min(after)), radius(before.max(after)));
                frame.stroke(&wedge(before, after), pen(color(*power), 2.0));
            }
        }
        frame.stroke(&Path::circle(middle, radius(0.0)), pen(BONE, 2.0));
        frame.stroke(&Path::circle(middle, rim), pen(BONE, 2.0));
        frame.fill(&Path::circle(middle, rim * HOLE), INK0);
        frame.stroke(&Path::circle(middle, rim * HOLE), pen(BONE, 1.5));
    }
}

/// A power's bar between two radii.
fn wedge(middle: Point, direction: f32, from: f32, to: f32) -> Path {
    const STEPS: usize = 12;
    let angles = |step: usize| direction + TAU * HALF * (2.0 * step as f32 / STEPS as f32 - 1.0);
    Path::new(|path| {
        path.move_to(middle + along(angles(0), from));
        for step in 0..=STEPS {
            path.line_to(middle + along(angles(step), to));
        }
        for step in (0..=STEPS).rev() {
            path.line_to(middle + along(angles(step), from));
        }
        path.close();
    })
}

/// Strokes across a bar between two radii.
fn hatch(frame: &mut Frame, middle: Point, direction: f32, from: f32, to: f32) {
    const STROKES: usize = 7;
    for stroke in 0..STROKES {
        let part = |at: usize| TAU * HALF * (2.0 * at as f32 / STROKES as f32 - 1.0);
        let line = Path::line(
            middle + along(direction + part(stroke), from),
            middle + along(direction + part(stroke + 1), to),
        );
        frame.stroke(&line, pen(INK0, 2.4));
    }
}
