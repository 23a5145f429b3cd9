//! The layers of the map: patterns, rims and names, tokens, the ship.

use super::camera::{Camera, R, extent, middle};
use super::going::Going;
use super::name::{self, Lettering};
use super::{BoardView, Condition, Ground, Sector, Token, furniture, tag};
use iced::advanced::svg::Svg;
use iced::widget::canvas::{Frame, Path, Text};
use iced::widget::text::LineHeight;
use iced::{Color, Element, Point, Rectangle, Size, Vector};
use kit::pan::{self, Projection};
use kit::theme::{self, BONE, BRASS_HI, INK_TEXT, INK0, INK1, thin};
use kit::widget::chart;
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::{Subject, sketch};
use kit::widget::words::centred;
use kit::{font, icon};
use std::rc::Rc;

/// One layer of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// Title and rose, below the sectors.
    Furniture,
    /// Washes, patterns and port frames.
    Patterns,
    /// Rims, frames, the course and names.
    Names,
    /// Tokens.
    Tokens,
    /// The ship.
    Ship,
    /// What a story has laid out.
    Tags,
}

impl Layer {
    /// What moves with the map, from the lowest up.
    pub const MAP: [Self; 5] = [Self::Patterns, Self::Names, Self::Tokens, Self::Ship, Self::Tags];
}

/// A layer as it stands.
#[derive(Debug, Clone, PartialEq)]
struct Leaf {
    layer: Layer,
    board: Rc<BoardView>,
    camera: Camera,
    going: Going,
}

/// How far drawings may reach over the sectors at the map's edge, in units of the map.
const OVERHANG: f32 = R * 0.6;
/// Where the chart's rhumb lines come from, in parts of its size.
const ROSE: Vector = Vector::new(0.855, 0.83);

/// The map, from the chart's ground up, where a unit has so many `pixels`, with what is on its way.
pub fn view<'a, M: 'a>(board: &Rc<BoardView>, camera: Camera, pixels: f32, going: &Going) -> Element<'a, M> {
    let leaf = |layer| -> Element<'a, M> {
        // What is on its way is drawn by these alone, so that the others are kept.
        let going = match layer {
            Layer::Ship | Layer::Tokens => going.clone(),
            Layer::Furniture | Layer::Patterns | Layer::Names | Layer::Tags => Going::default(),
        };
        sketch(Leaf { layer, board: Rc::clone(board), camera, going }).into()
    };
    let still = [chart::ground(ROSE), leaf(Layer::Furniture)];
    pan::pan(Rc::clone(board), camera, pixels, still.into_iter().chain(Layer::MAP.map(leaf)).collect())
}

impl pan::Drawing for BoardView {
    type Camera = Camera;

    const GROUND: Color = INK1;
    const LAYERS: usize = Layer::MAP.len();
    const STILL: bool = true;

    fn projection(&self, camera: Camera, room: Size) -> Projection {
        camera.projection(self, room)
    }

    fn extent(&self, _zoom: f32) -> Rectangle {
        extent(self).expand(OVERHANG)
    }

    fn draw(&self, layer: usize, view: Projection, frame: &mut Frame) {
        if let Some(layer) = Layer::MAP.get(layer) {
            paint(*layer, self, view, &Going::default(), frame);
        }
    }

    fn draw_still(&self, view: Projection, frame: &mut Frame) {
        let Size { width, height } = view.room;
        chart::draw_rhumbs(frame, Point::new(width * ROSE.x, height * ROSE.y));
        paint(Layer::Furniture, self, view, &Going::default(), frame);
    }
}

impl Subject for Leaf {
    fn draw(&self, frame: &mut Frame) {
        let view = self.camera.projection(&self.board, frame.size());
        paint(self.layer, &self.board, view, &self.going, frame);
    }
}

/// Draws a layer of a map as it is seen in a view, with what is on its way.
pub fn paint(layer: Layer, board: &BoardView, view: Projection, going: &Going, frame: &mut Frame) {
    let mut pencil = Pencil { frame, board, view, going };
    match layer {
        Layer::Furniture => furniture::draw(pencil.frame, board, view),
        Layer::Patterns => pencil.each(Pencil::pattern),
        Layer::Names => {
            pencil.each(Pencil::rims);
            pencil.each(Pencil::frames);
            pencil.course();
            pencil.ways();
            pencil.road();
            let shown = name::shown(board, view.zoom);
            pencil.each(|pencil, i, sector, at| pencil.name(i, sector, at, shown.get(i) == Some(&true)));
        }
        Layer::Tokens => pencil.each(Pencil::token),
        Layer::Ship => pencil.ship(),
        Layer::Tags => pencil.tags(),
    }
}

/// Draws sectors in units of the map, R = 100.
pub(crate) struct Pencil<'a> {
    pub(crate) frame: &'a mut Frame,
    pub(crate) board: &'a BoardView,
    pub(crate) view: Projection,
    pub(crate) going: &'a Going,
}

impl Pencil<'_> {
    /// Draws something for every sector that can be seen.
    fn each(&mut self, draw: impl Fn(&mut Self, usize, &Sector, Point)) {
        let seen = Rectangle::with_size(self.frame.size()).expand(R * self.view.zoom);
        let board = self.board;
        for (i, sector) in board.sectors.iter().enumerate() {
            let at = self.view.to_screen(middle(sector.q, sector.r));
            if seen.contains(at) {
                draw(self, i, sector, at);
            }
        }
    }

    /// A drawing about a point, its box `half` to each side.
    fn svg(&mut self, path: &str, at: Point, half: Size, color: Option<Color>) {
        let z = self.view.zoom;
        let size = Size::new(half.width * 2.0 * z, half.height * 2.0 * z);
        let bounds = Rectangle::new(at - Vector::new(half.width * z, half.height * z), size);
        let mut svg = Svg::new(icon::handle(path));
        svg.color = color;
        self.frame.draw_svg(bounds, svg);
    }

    pub(crate) fn square(&mut self, path: &str, at: Point, half: f32, color: Option<Color>) {
        self.svg(path, at, Size::new(half, half), color);
    }

    fn pattern(&mut self, _: usize, sector: &Sector, at: Point) {
        match &sector.ground {
            Ground::Condition(condition) => {
                self.square(&format!("conditions/{}", condition.id()), at, R, None);
            }
            Ground::Port(art) => {
                self.square("frames/port", at, R, None);
                let z = self.view.zoom;
                self.square(&format!("places/{art}"), at - Vector::new(0.0, 14.0 * z), 52.0, None);
                self.square("icons/anchor", at + Vector::new(52.0 * z, -38.0 * z), 13.0, Some(BRASS_HI));
            }
        }
    }

    /// The sector's hex at a circumradius.
    fn hex(&self, at: Point, radius: f32) -> Path {
        let r = radius * self.view.zoom;
        Path::new(|path| {
            for i in 0..6 {
                let point = at + corner(i, r);
                if i == 0 {
                    path.move_to(point);
                } else {
                    path.line_to(point);
                }
            }
            path.close();
        })
    }

    /// The rim along edges where the tile ends.
    fn rims(&mut self, _: usize, sector: &Sector, at: Point) {
        // Corner i is clockwise from the top; edge i lies between corners i and i + 1.
        const BESIDE: [(i32, i32); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
        let width = 3.1 * self.view.zoom;
        for (i, (q, r)) in BESIDE.into_iter().enumerate() {
            let beside = self.board.sectors.iter().find(|other| (other.q, other.r) == (sector.q + q, sector.r + r));
            let open = beside.is_none_or(|other| other.tile != sector.tile);
            let port = |sector: &Sector| matches!(sector.ground, Ground::Port(_));
            if open && !port(sector) && !beside.is_some_and(port) {
                let edge = Path::line(at + corner(i, R * self.view.zoom), at + corner(i + 1, R * self.view.zoom));
                let mut stroke = pen(thin(BONE, 0.9), width);
                stroke.line_cap = iced::widget::canvas::LineCap::Round;
                self.frame.stroke(&edge, stroke);
            }
        }
    }

    fn frames(&mut self, i: usize, sector: &Sector, at: Point) {
        let z = self.view.zoom;
        if sector.banned {
            let path = self.hex(at, 92.0);
            let mut stroke = dashes(theme::ALARM, 5.0 * z, &[0.5, 9.0]);
            stroke.line_cap = iced::widget::canvas::LineCap::Round;
            self.frame.stroke(&path, stroke);
        }
        if sector.threatened {
            // Short strokes, as no other frame has them.
            let path = self.hex(at, 80.0);
            self.frame.stroke(&path, dashes(thin(theme::ALARM, 0.75), 2.6 * z, &[5.0 * z, 16.0 * z]));
        }
        if sector.in_reach {
            let (dash, gap) = (16.0 * z, 10.0 * z);
            let path = self.hex(at, 91.0);
            self.frame.stroke(&path, dashes(BRASS_HI, 4.0 * z, &[dash, gap]));
        }
        if self.board.ship == Some(i) {
            let path = self.hex(at, 96.5);
            self.frame.stroke(&path, pen(BRASS_HI, 6.0 * z));
        }
        if sector.marked {
            let path = self.hex(at, 85.0);
            self.frame.stroke(&path, pen(INK0, 11.0 * z));
            self.frame.stroke(&path, pen(theme::GOOD, 6.0 * z));
        }
    }

    /// The name, if it is shown, and the place on the grid.
    fn name(&mut self, i: usize, sector: &Sector, at: Point, is_shown: bool) {
        let z = self.view.zoom;
        if !is_shown {
            self.grid(i, sector, at, R * z);
            return;
        }
        let color = match &sector.ground {
            Ground::Condition(condition) => ink(*condition),
            Ground::Port(_) => BRASS_HI,
        };
        let lettering = Lettering::of(sector, z);
        let ground = lettering.ground(at, z);
        self.frame.fill_rectangle(ground.position(), ground.size(), thin(INK0, 0.82));
        self.grid(i, sector, at, ground.y - at.y);
        let (line_height, middle) = (LineHeight::Relative(1.0), at + Vector::new(0.0, lettering.below));
        let words = centred(lettering.words, middle, lettering.size, font::TITLE, color);
        self.frame.fill_text(Text { line_height, ..words });
    }

    /// The place on the grid, small at the left shoulder of the sector; below the tags where some reach there. The name begins
    /// so far below the middle.
    fn grid(&mut self, i: usize, sector: &Sector, at: Point, name: f32) {
        if sector.grid.is_empty() {
            return;
        }
        let z = self.view.zoom;
        let size = (17.0 * z).max(LEAST_GRID);
        let height = size * 1.16;
        // A tag may reach into the sector to the right of its own.
        let left = self.board.sectors.iter().position(|other| (other.q, other.r) == (sector.q - 1, sector.r));
        let tags = [Some(i), left].into_iter().flatten().filter_map(|at| tag::foot(self.board, at, z));
        let tags = tags.reduce(f32::max);
        let middle = tags.map_or(-40.0 * z, |foot| foot + 1.0 + height / 2.0);
        // Far out there may be no room for it above the name. The ship fills what tag and name leave of her sector; no option
        // leads to where she is.
        let ends = if self.board.ship == Some(i) { SHIP * z } else { name + 2.0 };
        // On a ground of its own, for what is painted below may be as light as the letters.
        let ground = Size::new((font::breadth(&sector.grid) + 0.3) * size, height);
        // Inside the sector's edges, however small the chart is.
        let (shoulder, tip) = (corner(5, R * z), corner(0, R * z));
        let slope = (tip.y - shoulder.y) / (tip.x - shoulder.x);
        let left = (-62.0 * z - ground.width / 2.0).max(shoulder.x + 3.0);
        let top = (middle - ground.height / 2.0).max(shoulder.y + (left - shoulder.x) * slope + 3.0);
        if top + ground.height > ends {
            return;
        }
        let place = at + Vector::new(left + ground.width / 2.0, top + ground.height / 2.0);
        self.frame.fill_rectangle(at + Vector::new(left, top), ground, thin(INK0, 0.82));
        let line_height = LineHeight::Relative(1.0);
        self.frame.fill_text(Text { line_height, ..centred(&sector.grid, place, size, font::TITLE, BONE) });
    }

    /// Where a sector's token lies: aside when the ship is there, and higher above a name of two lines.
    fn berth(&self, i: usize, sector: &Sector, at: Point) -> Point {
        let z = self.view.zoom;
        let high = Lettering::of(sector, z).lines > 1.0;
        let tagged = self.board.tags.iter().any(|tag| tag.at == i);
        match (self.board.ship == Some(i), tagged) {
            (true, false) => at + Vector::new(42.0 * z, -32.0 * z),
            (true, true) => at + Vector::new(46.0 * z, -6.0 * z),
            (false, true) => at + Vector::new(0.0, 4.0 * z),
            (false, false) => at - Vector::new(0.0, if high { 22.0 } else { 8.0 } * z),
        }
    }

    fn token(&mut self, i: usize, sector: &Sector, at: Point) {
        let at = self.berth(i, sector, at);
        let turning = self.going.tokens.iter().find(|(place, _)| *place == i);
        if let Some((_, step)) = turning {
            self.turning(at, *step);
            return;
        }
        match &sector.token {
            Token::None => return,
            Token::Sealed => self.square("marks/token-sealed", at, 37.0, None),
            Token::Open(name) => {
                self.square("marks/token-open", at, 40.0, None);
                self.square(&format!("icons/{name}"), at, 24.0, Some(INK_TEXT));
            }
        }
        if sector.in_recon {
            self.square("marks/token-reach", at, 48.0, None);
        }
    }

    fn course(&mut self) {
        let z = self.view.zoom;
        let board = self.board;
        let place = |i: &usize| {
            let sector = board.sectors.get(*i)?;
            Some(self.view.to_screen(middle(sector.q, sector.r)))
        };
        let points: Vec<Point> = board.course.iter().chain(board.ship.iter()).filter_map(place).collect();
        let last = points.len().saturating_sub(1);
        let (dot, gap) = (4.0 * z, 8.5 * z);
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let line = Path::line(from, to);
            self.frame.stroke(&line, dashes(INK0, 7.0 * z, &[dot, gap]));
            self.frame.stroke(&line, dashes(BRASS_HI, 4.2 * z, &[dot, gap]));
        }
        for point in points.iter().take(last) {
            let ring = Path::circle(*point, 6.6 * z);
            self.frame.fill(&ring, INK0);
            self.frame.stroke(&ring, pen(BRASS_HI, 3.4 * z));
        }
    }

    fn ship(&mut self) {
        let at = match self.going.ship {
            Some(step) => self.under_way(step),
            None => self.board.ship.and_then(|index| self.mooring(index)),
        };
        if let Some(at) = at {
            self.svg("ships/ironclad-token", at, Size::new(52.0, 26.0), None);
        }
    }
}

/// A corner of a hex, clockwise from the top.
fn corner(i: usize, r: f32) -> Vector {
    let angle = std::f32::consts::FRAC_PI_3 * i as f32;
    Vector::new(r * angle.sin(), -r * angle.cos())
}

/// How far below the middle of a sector with tags the hull of the ship begins, and a little of what is above it.
const SHIP: f32 = 4.0;
/// The least size of a place on the grid.
const LEAST_GRID: f32 = 14.0;

/// The ink of a condition, for its name.
pub fn ink(condition: Condition) -> Color {
    let hex = |r: u8, g: u8, b: u8| Color::from_rgb8(r, g, b);
    match condition {
        Condition::EmptySpace => hex(0xB9, 0xB3, 0x9F),
        Condition::Nebula => hex(0xC9, 0xC2, 0xE4),
        Condition::SolarFlare => hex(0xF0, 0xCB, 0x86),
        Condition::GeomagneticStorm => hex(0x9F, 0xDC, 0xC6),
        Condition::Pulsar => hex(0xA9, 0xD2, 0xF5),
        Condition::SuperNova => hex(0xF5, 0xAE, 0x98),
        Condition::BlackHole => hex(0xE9, 0xDF, 0xC6),
    }
}
