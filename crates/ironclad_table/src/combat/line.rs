//! Lines of attack across the chart: where they begin and end, and where their labels lie.

use super::mark;
use super::size::{Plan, Scale};
use super::view::{Attack, CombatView, Phase, Piece};
use iced::widget::canvas::{Frame, LineCap, Path, Stroke};
use iced::{Point, Rectangle, Size, Vector};
use kit::fit;
use kit::theme::{ALARM, BONE, BRASS_HI, HANGAR, INK0, INK1, thin};
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::Subject;

/// A line of attack with its label's place.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// Whether we attack.
    pub ours: bool,
    /// What it says.
    pub label: String,
    /// Where it says so.
    pub place: Rectangle,
}

/// All lines of a combat, with the size of their labels: the largest at which no label covers anything.
pub fn lines(view: &CombatView, plan: &Plan, scale: Scale) -> (Vec<Line>, f32) {
    let mut taken: Vec<Rectangle> = plan.enemies.iter().flat_map(|spot| [spot.card, core(spot.art)]).collect();
    taken.extend(plan.fighters.iter().flat_map(|berth| [berth.art.shrink(4.0), berth.words]));
    taken.push(core(plan.ours));
    let sizes = [25.0, 22.0, 18.0].map(|size| scale.type_size(size));
    let tries = sizes.map(|size| {
        let (lines, covered) = with_labels(view, plan, size, taken.clone());
        (lines, size, covered)
    });
    let best = tries.into_iter().min_by(|a, b| a.2.total_cmp(&b.2));
    best.map(|(lines, size, _)| (lines, size)).unwrap_or_default()
}

/// The lines with labels of one size, and how much the labels cover.
fn with_labels(view: &CombatView, plan: &Plan, size: f32, mut taken: Vec<Rectangle>) -> (Vec<Line>, f32) {
    let mut lines: Vec<Line> = Vec::new();
    let mut all = 0.0;
    for (i, attack) in view.attacks.iter().enumerate() {
        let (Some(from), Some(to)) = (anchor(view, plan, i, attack.from), anchor(view, plan, i, attack.to)) else {
            continue;
        };
        let room = Size::new(fit::width(&attack.label, size) + size * 1.1, size * 1.2 + 8.0);
        let (place, covered) = label_place(from, to, room, plan.stage, &taken);
        all += covered;
        taken.push(place.expand(5.0));
        lines.push(Line { from, to, ours: attack.ours(), label: attack.label.clone(), place });
    }
    (lines, all)
}

/// The middle of a drawing, where its lines are.
fn core(art: Rectangle) -> Rectangle {
    let (w, h) = (art.width * 0.86, art.height * 0.6);
    Rectangle::new(Point::new(art.x + (art.width - w) / 2.0, art.y + (art.height - h) / 2.0), Size::new(w, h))
}

fn art(plan: &Plan, piece: Piece) -> Option<Rectangle> {
    match piece {
        Piece::Ironclad => Some(plan.ours),
        Piece::Fighter(i) => plan.fighters.get(i).map(|berth| berth.art),
        Piece::Enemy(i) => plan.enemies.get(i).map(|spot| spot.art),
    }
}

/// Where a line meets one of its two ends: lines that meet the same thing are spread, in the order of where
/// they come from, so that they do not cross.
fn anchor(view: &CombatView, plan: &Plan, line: usize, piece: Piece) -> Option<Point> {
    let here = art(plan, piece)?;
    let other = |attack: &Attack| {
        let end = if attack.from == piece { attack.to } else { attack.from };
        art(plan, end).map_or(0.0, |art| art.center_y())
    };
    let mut all: Vec<(usize, f32, bool)> = view
        .attacks
        .iter()
        .enumerate()
        .filter(|(_, attack)| attack.from == piece || attack.to == piece)
        .map(|(i, attack)| (i, other(attack), attack.ours()))
        .collect();
    all.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.2.cmp(&b.2)));
    let rank = all.iter().position(|(i, ..)| *i == line)? as f32;
    let step = (here.height * 0.7 / all.len() as f32).min(18.0);
    let rise = (rank - (all.len() - 1) as f32 / 2.0) * step;
    // Hulls are pointed: farther from the middle, a line reaches farther in.
    let across = 1.0 - 0.75 * (2.0 * rise / here.height).abs();
    let side = if matches!(piece, Piece::Enemy(_)) { -1.0 } else { 1.0 };
    Some(Point::new(here.center_x() + side * (here.width / 2.0 * across + 5.0), here.center_y() + rise))
}

/// How much of a line must be seen beside its label.
const SEEN: f32 = 56.0;

/// The first place along a line, or just above or below it, where its label covers nothing; else where it
/// covers least.
fn label_place(from: Point, to: Point, room: Size, stage: Rectangle, taken: &[Rectangle]) -> (Rectangle, f32) {
    let along = to - from;
    let length = along.x.hypot(along.y).max(1.0);
    // How much of the line a label upon it would hide.
    let hidden = (room.width * length / along.x.abs().max(1.0)).min(room.height * length / along.y.abs().max(1.0));
    let at = |t: f32, rise: f32| {
        let middle = from + along * t;
        let x = (middle.x - room.width / 2.0).clamp(stage.x, (stage.x + stage.width - room.width).max(stage.x));
        let y =
            (middle.y + rise - room.height / 2.0).clamp(stage.y, (stage.y + stage.height - room.height).max(stage.y));
        Rectangle::new(Point::new(x, y), room)
    };
    let covered = |place: &Rectangle| {
        taken.iter().filter_map(|other| other.intersection(place)).map(|cut| cut.width * cut.height).sum::<f32>()
    };
    let aside = room.height / 2.0 + 10.0 + (along.y / along.x.abs().max(1.0)).abs().min(0.4) * room.width / 2.0;
    let upon = if hidden + SEEN <= length { 0.0 } else { -1.7 * aside };
    let rises = [upon, -aside, aside, -1.4 * aside, 1.4 * aside, 0.0];
    let mut best = at(0.5, 0.0);
    let mut least = f32::INFINITY;
    for rise in rises {
        for i in 0..20_u8 {
            let t = 0.5 + if i % 2 == 0 { 0.022 } else { -0.022 } * f32::from(i);
            let place = at(t, rise);
            let area = covered(&place);
            if area <= 0.0 {
                return (place, 0.0);
            }
            if area < least {
                (best, least) = (place, area);
            }
        }
    }
    (best, least)
}

/// The arcs of range and the courses of sorties, below the ships.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranges {
    /// The range that holds.
    pub phase: Phase,
    /// Where the enemies' side begins.
    pub reach: f32,
    /// Courses of launched fighters: from our ship to each.
    pub courses: Vec<(Point, Point)>,
}

impl Ranges {
    /// The arcs' centre and the radii of Close and Long.
    pub fn arcs(&self, size: Size) -> (Point, [f32; 2]) {
        let centre = Point::new(-size.width * 0.12, size.height * 0.42);
        let close = (self.reach * 0.80).max(size.width * 0.4) - centre.x;
        (centre, [close, (self.reach + (size.width - self.reach) * 0.45) - centre.x])
    }

    /// Where an arc crosses a height.
    pub fn crosses(&self, size: Size, which: usize, y: f32) -> f32 {
        let (centre, radii) = self.arcs(size);
        centre.x + (radii[which.min(1)].powi(2) - (y - centre.y).powi(2)).max(0.0).sqrt()
    }
}

impl Subject for Ranges {
    fn draw(&self, frame: &mut Frame) {
        for (from, to) in &self.courses {
            let low = Point::new(from.x + (to.x - from.x) * 0.25, to.y + 14.0);
            let course = Path::new(|path| {
                path.move_to(*from);
                path.quadratic_curve_to(low, *to);
            });
            frame.stroke(&course, Stroke { line_cap: LineCap::Round, ..dashes(HANGAR, 3.0, &[0.5, 7.5]) });
        }
        let size = frame.size();
        let (centre, radii) = self.arcs(size);
        for (i, radius) in radii.into_iter().enumerate() {
            let holds = (i == 1) == (self.phase == Phase::Long);
            let color = if holds { thin(BRASS_HI, 0.55) } else { thin(BONE, 0.3) };
            let arc = Path::circle(centre, radius);
            let stroke = if i == 0 {
                Stroke { line_cap: LineCap::Round, ..dashes(color, 2.0, &[1.0, 7.0]) }
            } else {
                pen(color, 1.5)
            };
            frame.stroke(&arc, stroke);
            for tick in -45..=45 {
                let angle = f32::from(tick as i8).to_radians();
                let long = if tick % 5 == 0 { 12.0 } else { 6.0 };
                let along = |r: f32| centre + Vector::new(r * angle.cos(), r * angle.sin());
                frame.stroke(&Path::line(along(radius), along(radius + long)), pen(color, 1.2));
            }
        }
    }
}

/// Lines of attack and marks, over the ships.
#[derive(Debug, Clone, PartialEq)]
pub struct Overlay {
    /// The lines of attack.
    pub lines: Vec<Line>,
    /// What is struck through.
    pub struck: Vec<Rectangle>,
    /// What the lesson points at.
    pub marked: Vec<Rectangle>,
}

impl Subject for Overlay {
    fn draw(&self, frame: &mut Frame) {
        for line in &self.lines {
            attack(frame, line);
        }
        for art in &self.struck {
            mark::strike(frame, art.position(), art.size());
        }
        for art in &self.marked {
            mark::marked(frame, art.position(), art.size());
        }
    }
}

fn attack(frame: &mut Frame, line: &Line) {
    let along = line.to - line.from;
    let length = along.x.hypot(along.y).max(1.0);
    let unit = along * (1.0 / length);
    let across = Vector::new(-unit.y, unit.x);
    let (color, width, head) = if line.ours { (BRASS_HI, 4.0, 20.0) } else { (ALARM, 3.0, 19.0) };
    let neck = line.to - unit * (head * 0.8);
    let shaft = Path::line(line.from, neck);
    frame.stroke(&shaft, pen(thin(INK1, 0.8), width + 4.0));
    let stroke = if line.ours { pen(color, width) } else { dashes(color, width, &[13.0, 8.0]) };
    frame.stroke(&shaft, stroke);
    let tip = Path::new(|path| {
        path.move_to(line.to);
        path.line_to(line.to - unit * head + across * (head * 0.36));
        path.line_to(line.to - unit * head - across * (head * 0.36));
        path.close();
    });
    frame.stroke(&tip, pen(INK0, 3.0));
    frame.fill(&tip, color);
}
