//! A small picture of a map: its sectors in their washes, the ports, the tokens, and the ship at the end of her course.

use crate::map::{Condition, camera};
use iced::widget::canvas::{Frame, Path, Text};
use iced::widget::container;
use iced::widget::text::LineHeight;
use iced::{Color, Element, Point, Rectangle, Size, Vector};
use kit::font;
use kit::theme::{self, BONE, BRASS, BRASS_HI, INK0, INK1, thin};
use kit::widget::chart::draw_rhumbs;
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::{Subject, sketch};
use kit::widget::words::centred;
use std::sync::Arc;

/// A map in little.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Chartlet {
    /// The sectors. A sector's place in this list is its index everywhere.
    pub sectors: Vec<Sector>,
    /// Where the ship is.
    pub ship: usize,
    /// The sectors she came through, oldest first; the one she is in comes last.
    pub course: Vec<usize>,
    /// The names of the ports, by the places of their sectors; empty where they are not shown.
    pub names: Vec<String>,
    /// A road that something would take: from where it is, to its end.
    pub road: Vec<usize>,
}

/// A sector in little.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sector {
    /// Axial column.
    pub q: i32,
    /// Axial row.
    pub r: i32,
    /// What space is like there; none for a port.
    pub condition: Option<Condition>,
    /// Whether a token lies on it.
    pub token: bool,
}

/// The picture, in a frame.
pub fn view<'a, M: 'a>(chartlet: &Arc<Chartlet>, width: f32, height: f32) -> Element<'a, M> {
    container(sketch(Picture(Arc::clone(chartlet))))
        .padding(2)
        .width(width)
        .height(height)
        .style(theme::boxed(INK1, theme::LINE, 1.5))
        .into()
}

#[derive(Debug, Clone, PartialEq)]
struct Picture(Arc<Chartlet>);

impl Subject for Picture {
    fn draw(&self, frame: &mut Frame) {
        let Some((centre, zoom)) = fitted(&self.0.sectors, frame.size()) else { return };
        let half = Vector::new(frame.width() / 2.0, frame.height() / 2.0);
        draw_rhumbs(frame, Point::new(frame.width() * 0.86, frame.height() * 0.2));
        let radius = camera::R * zoom;
        let at = |sector: &Sector| {
            let by = camera::middle(sector.q, sector.r) - centre;
            Point::ORIGIN + half + by * zoom
        };
        for sector in &self.0.sectors {
            let hex = hex(at(sector), radius * 0.96);
            frame.fill(&hex, wash(sector.condition));
            frame.stroke(&hex, pen(thin(BONE, 0.45), (radius * 0.05).max(0.8)));
        }
        for sector in self.0.sectors.iter().filter(|sector| sector.condition.is_none()) {
            frame.stroke(&hex(at(sector), radius * 0.84), pen(BRASS, (radius * 0.12).max(1.2)));
            frame.fill(&Path::circle(at(sector), radius * 0.34), BRASS);
        }
        let sectors = self.0.sectors.iter().enumerate();
        // The ship hides the token of her own sector.
        for (_, sector) in sectors.filter(|(i, sector)| sector.token && *i != self.0.ship) {
            let disc = Path::circle(at(sector), radius * 0.36);
            frame.fill(&disc, INK0);
            frame.stroke(&disc, pen(BRASS, (radius * 0.1).max(1.0)));
        }
        self.course(frame, radius, &at);
        self.road(frame, radius, &at);
        self.names(frame, radius, &at);
        if let Some(here) = self.0.sectors.get(self.0.ship) {
            frame.stroke(&hex(at(here), radius * 0.98), pen(BRASS_HI, (radius * 0.2).max(2.0)));
            frame.fill(&keel(at(here), radius * 0.62), theme::BONE);
        }
    }
}

impl Picture {
    fn course(&self, frame: &mut Frame, radius: f32, at: &impl Fn(&Sector) -> Point) {
        let points: Vec<Point> = self.0.course.iter().filter_map(|i| self.0.sectors.get(*i)).map(at).collect();
        for (from, to) in points.iter().zip(points.iter().skip(1)) {
            let line = Path::line(*from, *to);
            let width = (radius * 0.13).max(1.6);
            frame.stroke(&line, pen(INK0, width * 2.0));
            frame.stroke(&line, dashes(BRASS_HI, width, &[4.0, 3.0]));
        }
    }
}

impl Picture {
    fn road(&self, frame: &mut Frame, radius: f32, at: &impl Fn(&Sector) -> Point) {
        let points: Vec<Point> = self.0.road.iter().filter_map(|i| self.0.sectors.get(*i)).map(at).collect();
        for (ink, width) in [(INK0, radius * 0.44), (BRASS_HI, radius * 0.24)] {
            for (from, to) in points.iter().zip(points.iter().skip(1)) {
                frame.stroke(&Path::line(*from, *to), pen(ink, width));
            }
        }
        if let Some(end) = points.last() {
            frame.fill(&Path::circle(*end, radius * 0.42), BRASS_HI);
        }
        if let Some(begin) = points.first() {
            frame.fill(&Path::circle(*begin, radius * 0.42), INK0);
            frame.stroke(&Path::circle(*begin, radius * 0.42), pen(BRASS_HI, radius * 0.16));
        }
    }

    fn names(&self, frame: &mut Frame, radius: f32, at: &impl Fn(&Sector) -> Point) {
        for (sector, name) in self.0.sectors.iter().zip(&self.0.names).filter(|(_, name)| !name.is_empty()) {
            let size = (radius * 0.9).clamp(16.0, 22.0);
            let half = font::breadth(name) * size / 2.0 + 3.0;
            // Kept within the picture.
            let x = at(sector).x.clamp(half, (frame.width() - half).max(half));
            let y = at(sector).y + radius * 0.55;
            frame.fill_rectangle(Point::new(x - half, y), Size::new(half * 2.0, size * 1.1), thin(INK0, 0.85));
            let middle = Point::new(x, y + size * 0.55);
            let line_height = LineHeight::Relative(1.0);
            frame.fill_text(Text { line_height, ..centred(name, middle, size, font::TITLE, BRASS_HI) });
        }
    }
}

/// The middle of a map, and the zoom at which all of it is seen.
fn fitted(sectors: &[Sector], room: Size) -> Option<(Point, f32)> {
    let middles = || sectors.iter().map(|sector| camera::middle(sector.q, sector.r));
    let first = middles().next()?;
    let bounds = middles().fold(Rectangle::new(first, Size::ZERO), |all, point| {
        let (left, top) = (all.x.min(point.x), all.y.min(point.y));
        let (right, bottom) = ((all.x + all.width).max(point.x), (all.y + all.height).max(point.y));
        Rectangle::new(Point::new(left, top), Size::new(right - left, bottom - top))
    });
    let whole = bounds.expand(camera::R * 1.15);
    let zoom = (room.width / whole.width).min(room.height / whole.height);
    Some((bounds.center(), zoom))
}

/// A hex with its point up.
fn hex(at: Point, radius: f32) -> Path {
    polygon(at, radius, 6)
}

/// The ship, seen from above, bow to the right.
fn keel(at: Point, radius: f32) -> Path {
    let point = |x: f32, y: f32| at + Vector::new(x * radius, y * radius);
    Path::new(|path| {
        path.move_to(point(1.0, 0.0));
        path.line_to(point(-0.7, 0.6));
        path.line_to(point(-0.4, 0.0));
        path.line_to(point(-0.7, -0.6));
        path.close();
    })
}

fn polygon(at: Point, radius: f32, corners: usize) -> Path {
    Path::new(|path| {
        for i in 0..corners {
            let angle = std::f32::consts::TAU * i as f32 / corners as f32;
            let point = at + Vector::new(radius * angle.sin(), -radius * angle.cos());
            if i == 0 {
                path.move_to(point);
            } else {
                path.line_to(point);
            }
        }
        path.close();
    })
}

/// The wash of a sector; of a port if there is no condition.
fn wash(condition: Option<Condition>) -> Color {
    let hex = |r: u8, g: u8, b: u8| Color::from_rgb8(r, g, b);
    match condition {
        None => hex(0x1D, 0x2F, 0x43),
        Some(Condition::EmptySpace) => hex(0x0E, 0x18, 0x26),
        Some(Condition::Nebula) => hex(0x26, 0x24, 0x40),
        Some(Condition::SolarFlare) => hex(0x3B, 0x2A, 0x15),
        Some(Condition::GeomagneticStorm) => hex(0x12, 0x3A, 0x35),
        Some(Condition::Pulsar) => hex(0x15, 0x31, 0x4F),
        Some(Condition::SuperNova) => hex(0x47, 0x20, 0x1C),
        Some(Condition::BlackHole) => hex(0x03, 0x05, 0x08),
    }
}

#[cfg(test)]
mod tests {
    use crate::widget::chartlet::*;

    #[test]
    fn all_of_a_map_is_in_the_picture() {
        let sector = |q, r| Sector { q, r, condition: None, token: false };
        let room = Size::new(220.0, 160.0);
        assert_eq!(fitted(&[], room), None);
        let sectors = [sector(0, 0), sector(9, -3), sector(-4, 6), sector(2, 2)];
        let (centre, zoom) = fitted(&sectors, room).expect("a map");
        for sector in sectors {
            let by = (camera::middle(sector.q, sector.r) - centre) * zoom;
            let reach = camera::R * zoom;
            assert!(by.x.abs() + reach <= room.width / 2.0 + 0.1, "{sector:?}");
            assert!(by.y.abs() + reach <= room.height / 2.0 + 0.1, "{sector:?}");
        }
    }
}
