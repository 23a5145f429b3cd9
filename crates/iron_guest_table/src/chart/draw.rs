//! The layers of the chart. Drawings lie above the shapes of their layer, and words above both.

use super::rose::{self, figure};
use super::{Emphasis, Piece, SeaView, Sheet};
use iced::advanced::svg::Svg;
use iced::widget::canvas::{Frame, LineCap, Path, Stroke};
use iced::widget::svg::Handle;
use iced::{Color, Point, Rectangle, Size, Vector};
use iron_guest::board::{Face, Heading, Hex};
use kit::theme::{ALARM, BONE, BRASS_HI, BUTTON_INK, INK0, thin};
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::Subject;
use kit::widget::words::Plate;
use kit::{fit, font, icon};
use std::rc::Rc;

/// One layer of the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// Water, shoals, the rose.
    Sea,
    /// What is under fire, and where something may end.
    Fire,
    /// Ships and hulks.
    Ships,
    /// Ways, lines, marks and names.
    Over,
}

/// A layer as it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Leaf {
    /// The part of the chart that is drawn.
    pub layer: Layer,
    /// What lies on the chart.
    pub sea: Rc<SeaView>,
}

impl Subject for Leaf {
    fn draw(&self, frame: &mut Frame) {
        let sheet = Sheet::of(self.sea.radius, frame.size(), self.sea.beside);
        let mut pencil = Pencil { frame, sea: &self.sea, sheet };
        match self.layer {
            Layer::Sea => pencil.water(),
            Layer::Fire => pencil.fire(),
            Layer::Ships => pencil.ships(),
            Layer::Over => pencil.over(),
        }
    }
}

struct Pencil<'a> {
    frame: &'a mut Frame,
    sea: &'a SeaView,
    sheet: Sheet,
}

/// A number that is the same for the same hex, to vary the drawings.
fn varied(hex: Hex, of: i16) -> i16 {
    (i16::from(hex.q) * 7 + i16::from(hex.r) * 13).rem_euclid(of) + 1
}

impl Pencil<'_> {
    /// A drawing about a point, its box `half` to each side.
    fn svg(&mut self, path: &str, at: Point, half: f32) {
        self.drawing(icon::handle(path), at, half, 1.0);
    }

    /// A drawing with its bow up, turned to a heading.
    fn turned(&mut self, path: &str, heading: Heading, at: Point, half: f32, opacity: f32) {
        self.drawing(turned(path, heading), at, half, opacity);
    }

    fn drawing(&mut self, handle: Handle, at: Point, half: f32, opacity: f32) {
        let bounds = Rectangle::new(at - Vector::new(half, half), Size::new(2.0 * half, 2.0 * half));
        self.frame.draw_svg(bounds, Svg::new(handle).opacity(opacity));
    }

    fn water(&mut self) {
        let half = self.sheet.hex;
        for hex in self.sea.radius.board().iter() {
            let path = if self.sea.shoals.contains(hex) {
                format!("wargames/iron-guest/shoal-{}", varied(hex, 3))
            } else {
                format!("wargames/iron-guest/sea-{}", varied(hex, 4))
            };
            self.svg(&path, self.sheet.at(hex), half);
        }
        rose::draw(self.frame, self.sheet.rose(), self.sea.upwind);
    }

    /// The line round the board.
    fn rim(&mut self) {
        let corner = |number: f32| {
            let turn = (number * 2.0 - 1.0) * std::f32::consts::FRAC_PI_6;
            Vector::new(turn.cos(), turn.sin()) * self.sheet.hex
        };
        let board = self.sea.radius.board();
        let rim = Path::new(|path| {
            for hex in board.iter() {
                let outer = Heading::ALL.into_iter().filter(|heading| !board.contains(hex.ahead(*heading)));
                for number in outer.map(|heading| f32::from(heading.number())) {
                    path.move_to(self.sheet.at(hex) + corner(number));
                    path.line_to(self.sheet.at(hex) + corner(number + 1.0));
                }
            }
        });
        self.frame.stroke(&rim, Stroke { line_cap: LineCap::Round, ..pen(BONE, 2.6) });
    }

    fn fire(&mut self) {
        self.rim();
        let sea = self.sea;
        for (hex, range) in &sea.under_fire {
            let path = format!("wargames/iron-guest/fire-{}", range.clamp(&1, &3));
            self.svg(&path, self.sheet.at(*hex), self.sheet.hex);
        }
        let mut hexes: Vec<Hex> = sea.ends.iter().map(|end| end.berth.hex).collect();
        hexes.dedup();
        for hex in hexes {
            self.svg("wargames/iron-guest/frame-reach", self.sheet.at(hex), self.sheet.hex);
        }
        for face in &sea.faces {
            let color = face.livery.map_or(BONE, |livery| livery.color());
            let line = self.face_line(face.face, self.sheet.hex * 0.22);
            let stroke = if face.livery.is_some() || face.chosen { pen(color, 5.0) } else { dashes(color, 4.0, &DASH) };
            self.frame.stroke(&line, stroke);
        }
        rose::numbers(self.frame, self.sheet.rose(), sea.upwind);
        for face in sea.faces.iter().filter(|face| face.livery.is_none()) {
            let at = self.sheet.centre() + rose::away(face.face) * (self.sheet.out() + self.sheet.hex * 0.2);
            let disc = Path::circle(at, 16.0);
            self.frame.fill(&disc, if face.chosen { BRASS_HI } else { INK0 });
            figure(self.frame, face.face.number().to_string(), at, 20.0, if face.chosen { BUTTON_INK } else { BONE });
        }
    }

    /// The line along a face of the board, so far outside of it.
    fn face_line(&self, face: Face, beyond: f32) -> Path {
        let hexes: Vec<Hex> = face.hexes(self.sea.radius).collect();
        let out = rose::away(face) * (self.sheet.hex + beyond);
        match (hexes.first(), hexes.last()) {
            (Some(first), Some(last)) => Path::line(self.sheet.at(*first) + out, self.sheet.at(*last) + out),
            _ => Path::new(|_| {}),
        }
    }

    fn ships(&mut self) {
        let sea = self.sea;
        for piece in &sea.pieces {
            let at = self.sheet.at(piece.berth.hex);
            match piece.emphasis {
                Emphasis::Picked => self.svg("wargames/iron-guest/frame-here", at, self.sheet.hex),
                Emphasis::Runs => {
                    let heading = piece.berth.heading;
                    let back = self.sheet.towards(heading) * -0.62;
                    self.turned("wargames/iron-guest/downwind", heading, at + back, self.sheet.hex * 0.42, 0.9);
                }
                Emphasis::Plain | Emphasis::Waits | Emphasis::Played | Emphasis::Ghost => {}
            }
            let opacity = match piece.emphasis {
                Emphasis::Ghost => 0.5,
                Emphasis::Played => 0.55,
                Emphasis::Plain | Emphasis::Waits | Emphasis::Runs | Emphasis::Picked => 1.0,
            };
            let drawing = piece.livery.drawing(piece.masts);
            self.turned(&drawing, piece.berth.heading, at, self.sheet.hex, opacity);
        }
    }

    fn over(&mut self) {
        let sea = self.sea;
        if let Some((way, heading)) = &sea.way {
            self.way(way, *heading);
        }
        for end in &sea.ends {
            self.end(end.berth.heading, self.sheet.at(end.berth.hex), end.chosen, end.grapples);
        }
        for shot in &sea.shots {
            let (from, to, part) = shot.from;
            let (from, to) = (self.sheet.at(from), self.sheet.at(to));
            self.shot(from + (to - from) * part, self.sheet.at(shot.to), shot.announced);
        }
        for (hex, mark) in &sea.marks {
            self.svg(mark.drawing(), self.sheet.at(*hex), self.sheet.hex * 0.8);
        }
        for piece in &sea.pieces {
            self.name(piece);
        }
        for shot in &sea.shots {
            let at = self.sheet.at(shot.to) - Vector::new(0.0, self.sheet.hex * 0.62);
            let color = if shot.announced { BRASS_HI } else { BONE };
            self.plate(&shot.words, at, 19.0, color);
        }
    }

    /// A line of fire, with a head where the target begins.
    fn shot(&mut self, start: Point, target: Point, announced: bool) {
        let whole = target - start;
        let long = whole.x.hypot(whole.y).max(1.0);
        let along = whole * (1.0 / long);
        let tip = target - along * (self.sheet.hex * 0.42);
        let line = Path::line(start, tip);
        if !announced {
            self.frame.stroke(&line, dashes(thin(BONE, 0.8), 1.8, &DASH));
            return;
        }
        let (across, size) = (Vector::new(-along.y, along.x), self.sheet.hex * 0.2);
        let head = Path::new(|path| {
            path.move_to(tip + along * (size * 0.6));
            path.line_to(tip - along * size + across * (size * 0.66));
            path.line_to(tip - along * size - across * (size * 0.66));
            path.close();
        });
        self.frame.stroke(&line, pen(INK0, 7.0));
        self.frame.stroke(&head, pen(INK0, 4.0));
        self.frame.stroke(&line, pen(BRASS_HI, 3.4));
        self.frame.fill(&head, BRASS_HI);
    }

    /// The way of a play, from hex to hex, with a point at its end.
    fn way(&mut self, way: &[Hex], heading: Heading) {
        let Some((first, rest)) = way.split_first() else { return };
        let line = Path::new(|path| {
            path.move_to(self.sheet.at(*first));
            rest.iter().for_each(|hex| path.line_to(self.sheet.at(*hex)));
        });
        self.frame.stroke(&line, pen(INK0, 7.0));
        self.frame.stroke(&line, pen(BRASS_HI, 3.4));
        if let Some(last) = way.last() {
            let at = self.sheet.at(*last);
            let line = Path::line(at, at + self.sheet.towards(heading) * 0.55);
            self.frame.stroke(&line, pen(BRASS_HI, 3.4));
        }
    }

    /// An arrow head at the side of a hex.
    fn end(&mut self, heading: Heading, middle: Point, chosen: bool, grapples: bool) {
        let along = self.sheet.towards(heading);
        let across = Vector::new(-along.y, along.x);
        let head = |out: f32, wide: f32, long: f32| {
            Path::new(|path| {
                path.move_to(middle + along * out);
                path.line_to(middle + along * (out - long) + across * wide);
                path.line_to(middle + along * (out - long) + across * -wide);
                path.close();
            })
        };
        let color = if grapples { ALARM } else { BRASS_HI };
        if chosen {
            self.frame.fill(&head(0.86, 0.27, 0.34), INK0);
            self.frame.fill(&head(0.82, 0.21, 0.26), color);
        } else {
            let arrow = head(0.8, 0.17, 0.22);
            self.frame.fill(&arrow, INK0);
            self.frame.stroke(&arrow, pen(color, 2.0));
        }
    }

    /// Number and name below a ship; the number alone where the name has no room.
    fn name(&mut self, piece: &Piece) {
        if piece.emphasis == Emphasis::Ghost {
            return;
        }
        let at = self.sheet.at(piece.berth.hex) + Vector::new(0.0, self.sheet.hex * 0.6);
        let color = match piece.emphasis {
            Emphasis::Picked => BRASS_HI,
            Emphasis::Plain | Emphasis::Waits | Emphasis::Runs | Emphasis::Played | Emphasis::Ghost => {
                piece.livery.color()
            }
        };
        let whole = format!("{} {}", piece.number, piece.name);
        let room = self.sheet.hex * 1.6;
        let size = fit::fitting(&whole, font::TITLE, Plate::room(room), 20.0);
        if size >= LEAST_NAME && fit::line(&whole, font::TITLE, size) <= room {
            self.plate(&whole, at, size, color);
        } else {
            self.plate(&piece.number.to_string(), at, (self.sheet.hex * 0.5).clamp(13.0, 20.0), color);
        }
    }

    /// Words on a plate about a point.
    fn plate(&mut self, words: &str, at: Point, most: f32, color: Color) {
        if words.is_empty() {
            return;
        }
        let size = fit::fitting(words, font::TITLE, Plate::room(self.sheet.hex * 1.66), most);
        Plate { words, size }.draw(self.frame, at, INK0, color);
    }
}

/// Names smaller than this are left out.
const LEAST_NAME: f32 = 16.5;
const DASH: [f32; 2] = [8.0, 6.0];

/// A drawing with its bow up, turned to a heading. The drawing itself is turned, since the canvas turns none.
pub fn turned(path: &str, heading: Heading) -> Handle {
    // From the north, where the bow points, clockwise.
    let course = 90 + 60 * u16::from(heading.number());
    icon::kept(&format!("{path} {course}"), || {
        let source = icon::source(path)?;
        let head = source.get(..=source.find('>')?)?;
        let middle = if source.contains(r#"viewBox="0 0 240 240""#) { 120 } else { 100 };
        let inside = icon::inside(&source);
        Some(format!(r#"{head}<g transform="rotate({course} {middle} {middle})">{inside}</g></svg>"#))
    })
}
