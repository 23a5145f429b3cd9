//! The layers of a table. Drawings lie above the shapes of their layer, and words above both.

mod words;

use std::rc::Rc;

use iced::advanced::svg::Svg;
use iced::widget::canvas::{Frame as Canvas, LineCap, Path, Stroke};
use iced::{Color, Element, Point, Rectangle, Size, Vector};
use strum::VariantArray;

use super::camera::{Camera, View};
use super::models::{Placed, placed};
use super::scene::{Dash, Emphasis, Frame, Line, Model, Ring, Scene, Tape, Wedge};
use crate::pan::{self, Projection};
use crate::theme::{BONE, BRASS, BRASS_HI, FOCUS, INK0, INK1, LINE, thin};
use crate::widget::panel::{dashes, pen};
use crate::widget::sketch::{Subject, sketch};

/// One layer, in the order of drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::VariantArray)]
enum Layer {
    /// The table and its grid.
    Ground,
    /// Zones, arcs, rings, paths.
    Under,
    /// The models.
    Models,
    /// Names, words, the tape.
    Over,
}

/// A layer as it stands.
#[derive(Debug, Clone, PartialEq)]
struct Leaf {
    layer: Layer,
    scene: Rc<Scene>,
    look: View,
}

/// All that lies on a table, where a screen unit has so many `pixels`; while the table is moved, a picture of it.
pub(super) fn layers<'a, M: 'a>(scene: &Rc<Scene>, look: View, pixels: f32) -> Element<'a, M> {
    let leaf = |layer: &Layer| sketch(Leaf { layer: *layer, scene: Rc::clone(scene), look }).into();
    pan::pan(Rc::clone(scene), look, pixels, Layer::VARIANTS.iter().map(leaf).collect())
}

/// How far models, rings and names may reach over the table's edge, in screen units.
const OVERHANG: f32 = 160.0;

impl pan::Drawing for Scene {
    type Camera = View;

    const GROUND: Color = INK0;
    const LAYERS: usize = Layer::VARIANTS.len();
    const STILL: bool = false;

    fn projection(&self, look: View, room: Size) -> Projection {
        Camera::new(self, look, room).projection()
    }

    fn extent(&self, zoom: f32) -> Rectangle {
        let (width, height) = (self.width as f32, self.height as f32);
        Rectangle::new(Point::new(0.0, -height), Size::new(width, height)).expand(OVERHANG / zoom)
    }

    fn draw(&self, layer: usize, view: Projection, frame: &mut Canvas) {
        if let Some(layer) = Layer::VARIANTS.get(layer) {
            paint(*layer, self, Camera::of(self, view), frame);
        }
    }

    fn draw_still(&self, _: Projection, _: &mut Canvas) {}
}

impl Subject for Leaf {
    fn draw(&self, frame: &mut Canvas) {
        paint(self.layer, &self.scene, Camera::new(&self.scene, self.look, frame.size()), frame);
    }
}

fn paint(layer: Layer, scene: &Scene, camera: Camera, frame: &mut Canvas) {
    let mut pencil = Pencil { frame, scene, camera };
    match layer {
        Layer::Ground => pencil.ground(),
        Layer::Under => pencil.under(),
        Layer::Models => pencil.models(),
        Layer::Over => {
            pencil.over();
            pencil.grip();
        }
    }
}

struct Pencil<'a> {
    frame: &'a mut Canvas,
    scene: &'a Scene,
    camera: Camera,
}

const DASHES: [f32; 2] = [11.0, 8.0];
const DOTS: [f32; 2] = [2.5, 7.0];
/// Inches between the stronger lines of the grid.
const STRONG: i32 = 6;
/// An inch must have so many pixels for its own line.
const FINE: f32 = 11.0;
/// Stars on a table.
const STARS: u32 = 90;

fn stroke(color: Color, width: f32, dash: Dash) -> Stroke<'static> {
    match dash {
        Dash::Whole => Stroke { line_cap: LineCap::Round, ..pen(color, width) },
        Dash::Dashes => dashes(color, width, &DASHES),
        Dash::Dots => Stroke { line_cap: LineCap::Round, ..dashes(color, width, &DOTS) },
    }
}

/// The way in a direction, in degrees clockwise from north.
fn way(degrees: f32) -> Vector {
    let turn = degrees.to_radians();
    Vector::new(turn.sin(), -turn.cos())
}

impl Pencil<'_> {
    fn ground(&mut self) {
        let table = self.camera.table(self.scene);
        self.frame.fill_rectangle(table.position(), table.size(), INK1);
        self.stars(table);
        let fine = self.camera.inch() >= FINE;
        let each = if fine { 1 } else { STRONG };
        let size = self.frame.size();
        let inch = self.scene.inch.max(1);
        let mut line = |at: f32, number: i32, upright: bool| {
            let strong = number % STRONG == 0;
            let ink = thin(LINE, if strong { 0.42 } else { 0.17 });
            let path = if upright {
                Path::line(Point::new(at, table.y.max(0.0)), Point::new(at, (table.y + table.height).min(size.height)))
            } else {
                Path::line(Point::new(table.x.max(0.0), at), Point::new((table.x + table.width).min(size.width), at))
            };
            self.frame.stroke(&path, pen(ink, 1.0));
        };
        for number in (0..=self.scene.width / inch).step_by(usize::try_from(each).unwrap_or(1)) {
            let at = table.x + number as f32 * self.camera.inch();
            if (0.0..=size.width).contains(&at) {
                line(at, number, true);
            }
        }
        for number in (0..=self.scene.height / inch).step_by(usize::try_from(each).unwrap_or(1)) {
            let at = table.y + table.height - number as f32 * self.camera.inch();
            if (0.0..=size.height).contains(&at) {
                line(at, number, false);
            }
        }
        self.frame.stroke_rectangle(table.position(), table.size(), pen(thin(BONE, 0.7), 2.0));
    }

    /// Small stars, the same on every machine.
    fn stars(&mut self, table: Rectangle) {
        let mut seed: u32 = 0x2545_F491;
        let mut next = || {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            (seed % 1000) as f32 / 1000.0
        };
        for _ in 0..STARS {
            let at = table.position() + Vector::new(next() * table.width, next() * table.height);
            let size = 0.6 + next() * 1.2;
            self.frame.fill(&Path::circle(at, size), thin(BONE, 0.34));
        }
    }

    fn under(&mut self) {
        let scene = self.scene;
        for area in &scene.areas {
            let (low, high) = (self.camera.at(area.low), self.camera.at(area.high));
            let (corner, size) = (Point::new(low.x, high.y), Size::new(high.x - low.x, low.y - high.y));
            self.frame.fill_rectangle(corner, size, thin(area.color, 0.13));
            self.frame.stroke_rectangle(corner, size, stroke(thin(area.color, 0.8), 1.6, Dash::Dashes));
        }
        scene.wedges.iter().for_each(|wedge| self.wedge(*wedge));
        scene.rings.iter().for_each(|ring| self.ring(ring));
        scene.lines.iter().for_each(|line| self.line(line));
    }

    fn wedge(&mut self, wedge: Wedge) {
        let at = self.camera.at(wedge.at);
        let reach = f32::from(wedge.reach) * self.camera.inch();
        let (middle, half) = (f32::from(wedge.middle), f32::from(wedge.spread) / 2.0);
        let edge = |part: f32| at + way(middle - half + 2.0 * half * part) * reach;
        let path = Path::new(|path| {
            path.move_to(at);
            (0..=24u8).for_each(|step| path.line_to(edge(f32::from(step) / 24.0)));
            path.close();
        });
        self.frame.fill(&path, thin(wedge.color, 0.1));
        for part in [0.0, 1.0] {
            self.frame.stroke(&Path::line(at, edge(part)), stroke(thin(wedge.color, 0.75), 1.5, Dash::Dashes));
        }
    }

    fn ring(&mut self, ring: &Ring) {
        let reach = f32::from(ring.reach) * self.camera.inch();
        let circle = Path::circle(self.camera.at(ring.at), reach);
        self.frame.stroke(&circle, stroke(ring.color, 1.8, ring.dash));
    }

    fn line(&mut self, line: &Line) {
        let points: Vec<Point> = line.through.iter().map(|spot| self.camera.at(*spot)).collect();
        let path = Path::new(|path| {
            for (place, at) in points.iter().enumerate() {
                if place == 0 { path.move_to(*at) } else { path.line_to(*at) }
            }
        });
        if line.dash == Dash::Whole {
            self.frame.stroke(&path, pen(INK0, line.width + 3.0));
        }
        self.frame.stroke(&path, stroke(line.color, line.width, line.dash));
        if line.knots {
            let between = points.len().saturating_sub(1);
            for at in points.iter().take(between).skip(1) {
                self.frame.fill(&Path::circle(*at, 6.5), INK0);
                self.frame.stroke(&Path::circle(*at, 5.5), pen(line.color, 2.4));
            }
        }
    }

    fn models(&mut self) {
        let all = placed(self.scene, &self.camera);
        // Ghosts lie below, the chosen one on top.
        let order = |one: &Placed| match self.scene.models.get(one.index).map(|model| model.emphasis) {
            Some(Emphasis::Ghost) | None => 0,
            Some(Emphasis::Done) => 1,
            Some(Emphasis::Plain) => 2,
            Some(Emphasis::Aimed) => 3,
            Some(Emphasis::Chosen) => 4,
        };
        let mut all: Vec<(u8, Placed)> = all.into_iter().map(|one| (order(&one), one)).collect();
        all.sort_by_key(|(rank, _)| *rank);
        let size = self.frame.size();
        let seen = Rectangle::with_size(size).expand(80.0);
        for (_, one) in all {
            let Some(model) = self.scene.models.get(one.index) else { continue };
            if seen.contains(one.at) {
                self.model(model, one);
            }
        }
    }

    fn model(&mut self, model: &Model, one: Placed) {
        if one.at != one.true_at {
            self.frame.stroke(&Path::line(one.true_at, one.at), pen(thin(model.color, 0.7), 1.4));
            self.frame.fill(&Path::circle(one.true_at, 3.0), model.color);
        }
        let ghost = model.emphasis == Emphasis::Ghost;
        let half = one.long * 0.5;
        let ink = thin(model.color, if ghost || model.emphasis == Emphasis::Done { 0.5 } else { 1.0 });
        let round = |half: f32| match model.frame {
            Frame::Ring => Some(Path::circle(one.at, half)),
            Frame::Lozenge => Some(polygon(one.at, half * 1.2, &[0.0, 90.0, 180.0, 270.0])),
            Frame::Square => Some(polygon(one.at, half * 1.2, &[45.0, 135.0, 225.0, 315.0])),
            Frame::Triangle => Some(polygon(one.at, half * 1.35, &[0.0, 120.0, 240.0])),
            Frame::Bare => None,
        };
        if let Some(path) = round(half) {
            if !ghost {
                self.frame.fill(&path, thin(INK0, 0.55));
            }
            let dash = if ghost { Dash::Dots } else { Dash::Whole };
            self.frame.stroke(&path, stroke(ink, if model.emphasis == Emphasis::Chosen { 3.4 } else { 2.0 }, dash));
        }
        match model.emphasis {
            Emphasis::Chosen => {
                self.frame.stroke(&Path::circle(one.at, half + 9.0), pen(INK0, 6.0));
                self.frame.stroke(&Path::circle(one.at, half + 9.0), pen(FOCUS, 2.6));
            }
            Emphasis::Aimed => self.cross_hairs(one.at, half + 8.0),
            Emphasis::Plain | Emphasis::Done | Emphasis::Ghost => {}
        }
        let (handle, room) = model.art.turned(model.heading, one.long);
        let half = half * room;
        let bounds = Rectangle::new(one.at - Vector::new(half, half), Size::new(2.0 * half, 2.0 * half));
        let opacity = match model.emphasis {
            Emphasis::Ghost => 0.42,
            Emphasis::Done => 0.6,
            Emphasis::Plain | Emphasis::Chosen | Emphasis::Aimed => 1.0,
        };
        self.frame.draw_svg(bounds, Svg::new(handle).opacity(opacity));
    }

    fn cross_hairs(&mut self, at: Point, half: f32) {
        for turn in [0.0, 90.0, 180.0, 270.0] {
            let along = way(turn);
            let path = Path::line(at + along * half, at + along * (half + 12.0));
            self.frame.stroke(&path, pen(INK0, 6.5));
            self.frame.stroke(&path, pen(BRASS_HI, 3.4));
        }
    }

    /// What can be dragged and lies out of sight: where a hand takes hold of it, pointing at it.
    fn grip(&mut self) {
        let Some(grip) = self.scene.grip else { return };
        if self.camera.shows(grip) {
            return;
        }
        let hold = self.camera.hold(grip);
        let away = self.camera.at(grip) - hold;
        let turn = away.x.atan2(-away.y).to_degrees();
        let arrow = polygon(hold, 13.0, &[turn, turn + 140.0, turn + 220.0]);
        self.frame.fill(&arrow, FOCUS);
        self.frame.stroke(&arrow, pen(INK0, 2.0));
    }

    fn tape(&mut self, tape: Tape) {
        let (from, to) = (self.camera.at(tape.from), self.camera.at(tape.to));
        let path = Path::line(from, to);
        self.frame.stroke(&path, pen(INK0, 7.0));
        self.frame.stroke(&path, pen(BRASS, 4.0));
        for at in [from, to] {
            self.frame.fill(&Path::circle(at, 5.5), BRASS_HI);
        }
    }
}

/// A closed shape with corners in these directions.
fn polygon(at: Point, out: f32, turns: &[f32]) -> Path {
    Path::new(|path| {
        for (place, turn) in turns.iter().enumerate() {
            let corner = at + way(*turn) * out;
            if place == 0 { path.move_to(corner) } else { path.line_to(corner) }
        }
        path.close();
    })
}
