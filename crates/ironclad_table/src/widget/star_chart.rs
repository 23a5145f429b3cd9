//! The star chart of a campaign: the ports that are known, the voyages between them, and where the ship is.

use std::sync::Arc;

use iced::widget::canvas::{Frame, Path};
use iced::widget::{container, responsive, stack};
use iced::{Alignment, Element, Fill, Point, Rectangle, Size, Vector};

use crate::widget::standing;
use ironclad_game::content::terms::Faction;
use kit::absolute::absolute;
use kit::theme::{self, BONE, BONE2, BRASS, BRASS_HI, INK0, INK1, INK2, thin};
use kit::widget::chart::draw_rhumbs;
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::{Subject, sketch};
use kit::{fit, font, icon};

/// The star chart.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StarChart {
    /// The ports that are known and have a place on the chart.
    pub ports: Vec<Port>,
    /// The voyages, in order.
    pub voyages: Vec<Voyage>,
    /// The port where the ship is, or that is nearest to her.
    pub here: Option<Here>,
}

/// A port on the chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Port {
    /// Its name.
    pub name: String,
    /// Its drawing, with its folder.
    pub art: String,
    /// Where it lies, in sectors to the right of the middle and below it.
    pub at: (i8, i8),
    /// The power that owns it.
    pub owner: Option<Faction>,
    /// Whether the ship has been there.
    pub visited: bool,
}

/// A voyage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voyage {
    /// The number of its scenario.
    pub number: u8,
    /// The places of the ports she came through, in order.
    pub stops: Vec<usize>,
}

/// Where the ship is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Here {
    /// The place of the port.
    pub port: usize,
    /// Whether she lies off it.
    pub off: bool,
}

/// The part of space that the chart shows, whatever of it is known: it does not shift as ports come to be known.
const SHOWN: [(f32, f32); 2] = [(-10.0, -8.0), (6.0, 5.0)];
/// Room kept round it: at the sides, above, and below for names.
const ROUND: [f32; 3] = [64.0, 50.0, 76.0];

/// The chart, filling its room; names are so high.
pub fn view<'a, M: 'a>(chart: &Arc<StarChart>, size: f32) -> Element<'a, M> {
    let chart = Arc::clone(chart);
    responsive(move |room| {
        let spots: Vec<Point> = chart.ports.iter().map(|port| laid(port.at, room)).collect();
        let edge = (room.width.min(room.height * 1.3) * 0.085).clamp(26.0, 76.0);
        let mut things: Vec<(Rectangle, Element<'a, M>)> = Vec::new();
        let mut named: Vec<Rectangle> = Vec::new();
        for (port, at) in chart.ports.iter().zip(&spots) {
            let bounds = Rectangle::new(*at - Vector::new(edge / 2.0, edge / 2.0), Size::new(edge, edge));
            let art = icon::picture(icon::handle(&port.art), edge, edge).opacity(if port.visited { 1.0 } else { 0.45 });
            things.push((bounds, art.into()));
            let ink = if port.visited { BONE } else { BONE2 };
            let room = beside(*at, edge, &port.name, size, &named);
            named.push(room);
            things.push((room, name(&port.name, size, ink)));
        }
        for voyage in &chart.voyages {
            for (from, to) in legs(voyage) {
                let (Some(from), Some(to)) = (spots.get(from), spots.get(to)) else { continue };
                // Voyages between the same ports have their numbers at different parts of the way.
                let part = 0.38 + 0.12 * f32::from(voyage.number % 3);
                let at = along(*from, *to, voyage.number, part);
                let plate = (edge * 0.5).min(size * 1.4);
                let bounds = Rectangle::new(at - Vector::new(plate / 2.0, plate / 2.0), Size::new(plate, plate));
                let figure = font::figures(voyage.number.to_string(), plate * 0.62, BRASS_HI);
                let disc = container(figure).center(Fill).style(theme::boxed(INK0, BRASS, 1.0));
                things.push((bounds, disc.into()));
            }
        }
        if let Some((here, at)) = chart.here.and_then(|here| Some((here, *spots.get(here.port)?))) {
            let (wide, high) = (edge * 0.9, edge * 0.45);
            // Off a port at the edge of the chart she lies on its inner side.
            let aside = if at.x + edge * 1.8 > room.width { -edge * 1.65 } else { edge * 0.75 };
            let above = (edge * 0.1).min(room.width - at.x - wide);
            let by = if here.off { Vector::new(aside, -edge * 0.2) } else { Vector::new(above, -edge * 0.95) };
            let ship = icon::picture(icon::handle("ships/ironclad-token"), wide, high);
            things.push((Rectangle::new(at + by, Size::new(wide, high)), ship.into()));
        }
        let drawn = Drawn { chart: Arc::clone(&chart), edge };
        container(stack![sketch(drawn), absolute(things)]).width(Fill).height(Fill).clip(true).into()
    })
    .into()
}

/// A piece of the line that a voyage is drawn with.
pub fn sample<'a, M: 'a>(number: u8) -> Element<'a, M> {
    sketch(Sample(number)).into()
}

fn name<'a, M: 'a>(name: &str, size: f32, ink: iced::Color) -> Element<'a, M> {
    let plate = container(font::label(name.to_owned(), size, ink)).padding([0, 6]).style(theme::fill(thin(INK0, 0.75)));
    container(plate).width(Fill).align_x(Alignment::Center).into()
}

/// The room of a name below its port, or above it where another name lies below.
fn beside(at: Point, edge: f32, name: &str, size: f32, named: &[Rectangle]) -> Rectangle {
    let room = Size::new(fit::width(name, size) + 20.0, size * 1.5);
    let place = |y: f32| Rectangle::new(Point::new(at.x - room.width / 2.0, y), room);
    let (below, above) = (place(at.y + edge * 0.56), place(at.y - edge * 0.56 - room.height));
    let free = |place: &Rectangle| named.iter().all(|other| other.intersection(place).is_none());
    if free(&below) || !free(&above) { below } else { above }
}

/// Where something lies in a room.
fn laid((x, y): (i8, i8), room: Size) -> Point {
    let [(left, top), (right, bottom)] = SHOWN;
    let [side, above, below] = ROUND;
    let whole = room;
    let room = Size::new((room.width - 2.0 * side).max(60.0), (room.height - above - below).max(60.0));
    let scale = (room.width / (right - left)).min(room.height / (bottom - top));
    let middle = Point::new(f32::midpoint(left, right), f32::midpoint(top, bottom));
    // A wide room is used, but not so that north and east look all too differently far.
    let wide = (room.width / (right - left)).min(scale * 1.8);
    Point::new(
        whole.width / 2.0 + (f32::from(x) - middle.x) * wide,
        above + room.height / 2.0 + (f32::from(y) - middle.y) * scale,
    )
}

/// From port to port.
fn legs(voyage: &Voyage) -> impl Iterator<Item = (usize, usize)> + '_ {
    voyage.stops.iter().copied().zip(voyage.stops.iter().copied().skip(1)).filter(|(from, to)| from != to)
}

/// The point that is so far along the way from one port to another. Each voyage bends a little differently.
fn along(from: Point, to: Point, number: u8, part: f32) -> Point {
    let way = to - from;
    let bend = bend(from, to, number);
    let straight = from + way * part;
    straight + bend * (4.0 * part * (1.0 - part) * 0.5)
}

/// How far the middle of the way is pulled aside, twice.
fn bend(from: Point, to: Point, number: u8) -> Vector {
    let way = to - from;
    let far = way.x.hypot(way.y).max(1.0);
    let much = far * (0.10 + 0.07 * f32::from(number % 5));
    Vector::new(-way.y / far * much, way.x / far * much)
}

fn broken(number: u8) -> &'static [f32] {
    match number % 5 {
        1 => &[16.0, 6.0],
        2 => &[7.0, 5.0],
        3 => &[2.0, 5.0],
        4 => &[14.0, 5.0, 2.0, 5.0],
        _ => &[],
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Drawn {
    chart: Arc<StarChart>,
    edge: f32,
}

impl Subject for Drawn {
    fn draw(&self, frame: &mut Frame) {
        let room = frame.size();
        draw_rhumbs(frame, Point::new(room.width * 0.9, room.height * 0.84));
        let spots: Vec<Point> = self.chart.ports.iter().map(|port| laid(port.at, room)).collect();
        for voyage in &self.chart.voyages {
            for (from, to) in legs(voyage) {
                let (Some(from), Some(to)) = (spots.get(from), spots.get(to)) else { continue };
                let path = Path::new(|path| {
                    path.move_to(*from);
                    let middle = Point::new(f32::midpoint(from.x, to.x), f32::midpoint(from.y, to.y));
                    path.quadratic_curve_to(middle + bend(*from, *to, voyage.number), *to);
                });
                frame.stroke(&path, pen(INK0, 6.0));
                frame.stroke(&path, dashes(BRASS_HI, 2.6, broken(voyage.number)));
            }
        }
        for (port, at) in self.chart.ports.iter().zip(&spots) {
            let tint = port.owner.map_or(BONE2, standing::color);
            let disc = Path::circle(*at, self.edge * 0.62);
            frame.fill(&disc, if port.visited { INK2 } else { INK1 });
            if port.visited {
                frame.stroke(&disc, pen(tint, 2.4))
            } else {
                frame.stroke(&disc, dashes(thin(tint, 0.8), 1.6, &[6.0, 5.0]))
            }
        }
        let here = self.chart.here.and_then(|here| spots.get(here.port));
        if let Some(at) = here {
            frame.stroke(&Path::circle(*at, self.edge * 0.74), pen(BRASS_HI, 3.0));
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Sample(u8);

impl Subject for Sample {
    fn draw(&self, frame: &mut Frame) {
        let middle = frame.height() / 2.0;
        let line = Path::line(Point::new(0.0, middle), Point::new(frame.width(), middle));
        frame.stroke(&line, dashes(BRASS_HI, 2.6, broken(self.0)));
    }
}

#[cfg(test)]
mod tests {
    use crate::widget::star_chart::*;
    use ironclad_game::content::Content;

    #[test]
    fn every_port_has_its_own_place_on_the_chart() {
        let content = Content::built_in().expect("the content");
        let room = Size::new(900.0, 700.0);
        let spots: Vec<Point> =
            content.ports.iter().map(|(_, port)| laid(port.chart.expect("a place"), room)).collect();
        for (place, at) in spots.iter().enumerate() {
            assert!((60.0..=840.0).contains(&at.x) && (40.0..=640.0).contains(&at.y), "{at:?}");
            let near = spots.iter().skip(place + 1).map(|other| at.distance(*other)).fold(f32::MAX, f32::min);
            assert!(near > 110.0, "{place} is {near} from another");
        }
    }
}
