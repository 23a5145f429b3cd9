//! The title's picture: night sky, chart circles, the ship with her sections named and her length.

use crate::ui::screen;
use iced::widget::canvas::{Frame, Path};
use iced::widget::{Stack, container, pin, row};
use iced::{Alignment, Element, Fill, Point, Rectangle, Size, Vector};
use ironclad_table::widget::mark::{self, System};
use ironclad_table::widget::ship::{self, ShipArt};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, SKY_LOW, SKY_TOP, thin};
use kit::widget::chart;
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::{Subject, sketch};
use kit::{font, icon};

/// Where the ship lies: her box of 800 by 360, laid out in units.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Berth {
    ship: Rectangle,
    rose: Point,
    k: f32,
}

impl Berth {
    /// `menu` is how far the menu reaches in from its side.
    fn of(size: Size, mirror: bool, menu: f32) -> Self {
        let free = size.width * 0.955 - menu;
        let width = (size.width * 0.51).min(size.height * 0.98).min(free);
        let height = width * 0.45;
        let k = width / 980.0;
        let x = if mirror { size.width * 0.045 } else { size.width * 0.955 - width };
        let ship = Rectangle::new(Point::new(x, size.height * 0.41 - height / 2.0), Size::new(width, height));
        Self { ship, rose: ship.center() + Vector::new(24.0 * k, 16.0 * k), k }
    }

    /// A point of the ship's own drawing on the screen.
    fn at(&self, x: f32, y: f32) -> Point {
        let s = self.ship.width / 800.0;
        Point::new(self.ship.x + x * s, self.ship.y + y * s)
    }
}

/// A point of the ship's drawing.
type Spot = (f32, f32);

/// Where a section's name stands, and what of the ship it points at, in the ship's drawing.
const NAMES: [(System, Spot, Spot); 4] = [
    (System::Bridge, (694.0, 44.0), (664.0, 92.0)),
    (System::Weapons, (270.0, 18.0), (330.0, 78.0)),
    (System::Hangar, (496.0, 352.0), (452.0, 290.0)),
    (System::Reactor, (92.0, 330.0), (140.0, 262.0)),
];

/// The picture behind the menu.
pub fn view<'a>(cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let size = cx.size();
    let berth = Berth::of(size, cx.mirror, super::menu_edge(cx));
    let named = cx.class() >= Class::Medium;
    let mut layers = Stack::new().push(sketch(Sky { berth, framed: cx.class() > Class::Tiny, over: false }));
    layers = layers.push(pin(ship::ship(ShipArt::WHOLE, berth.ship.width)).x(berth.ship.x).y(berth.ship.y));
    if named {
        layers = layers.push(sketch(Sky { berth, framed: false, over: true }));
        for (place, far) in [("planet-sea", 0.0), ("planet-bands", 1.0)] {
            let at = berth.at(110.0 + 560.0 * far, -98.0 - 8.0 * far);
            let size = (66.0 + 66.0 * far) * berth.k;
            layers =
                layers.push(pin(icon::picture(icon::handle(&format!("places/{place}")), size, size)).x(at.x).y(at.y));
        }
        for (system, (x, y), _) in NAMES {
            let at = berth.at(x, y);
            let size = 30.0 * berth.k.clamp(0.8, 1.2);
            let label = row![mark::system(system, size), font::tag(system.name(cx.text), size, BONE),]
                .spacing(8)
                .align_y(Alignment::Center);
            layers = layers.push(pin(label).x(at.x).y(at.y - 20.0));
        }
        let at = berth.at(0.0, 408.0);
        let fathoms = container(
            container(font::tag(cx.t("title-fathoms"), 25.0, BONE))
                .padding([0, 14])
                .style(theme::fill(sky_at(at.y / size.height))),
        )
        .center_x(berth.ship.width);
        layers = layers.push(pin(fathoms).x(berth.ship.x).y(at.y - 16.0));
    }
    container(layers).width(Fill).height(Fill).into()
}

/// Where the sky is palest, in parts of its height.
const PALEST: f32 = 0.62;

/// The sky's colour at a part of its height.
fn sky_at(part: f32) -> iced::Color {
    let t = if part < PALEST { part / PALEST } else { (1.0 - part) / (1.0 - PALEST) };
    let mix = |a: f32, b: f32| a + (b - a) * t.clamp(0.0, 1.0);
    iced::Color::from_rgb(mix(SKY_TOP.r, SKY_LOW.r), mix(SKY_TOP.g, SKY_LOW.g), mix(SKY_TOP.b, SKY_LOW.b))
}

/// The sky in bands, one for each shade there is between its colours: what a gradient would come to, for a small part of
/// its time.
fn shades(frame: &mut Frame) {
    let Size { width, height } = frame.size();
    let shades = |a: f32, b: f32| {
        let (from, to) = (a.min(b) * 255.0, a.max(b) * 255.0);
        let steps = (from.floor() as u8..=to.ceil() as u8).map(|step| f32::from(step) + 0.5);
        steps.filter(move |step| (from..to).contains(step)).map(move |step| (step - a * 255.0) / ((b - a) * 255.0))
    };
    let all = [(SKY_TOP.r, SKY_LOW.r), (SKY_TOP.g, SKY_LOW.g), (SKY_TOP.b, SKY_LOW.b)];
    let parts = all.into_iter().flat_map(|(a, b)| shades(a, b));
    let mut edges: Vec<f32> = parts.flat_map(|t| [t * PALEST, 1.0 - t * (1.0 - PALEST)]).chain([0.0, 1.0]).collect();
    edges.sort_by(f32::total_cmp);
    for (from, to) in edges.iter().zip(edges.iter().skip(1)) {
        let place = Point::new(0.0, from * height);
        frame.fill_rectangle(place, Size::new(width, (to - from) * height), sky_at((from + to) / 2.0));
    }
}

/// The linework below the ship, or with `over` the leaders and the measure over her.
#[derive(Debug, Clone, PartialEq)]
struct Sky {
    berth: Berth,
    framed: bool,
    over: bool,
}

impl Subject for Sky {
    fn draw(&self, frame: &mut Frame) {
        if self.over {
            self.leaders(frame);
            return;
        }
        shades(frame);
        stars(frame);
        chart::draw_rhumbs(frame, self.berth.rose);
        self.circles(frame);
        if self.framed {
            let inside = Rectangle::with_size(frame.size());
            let inside = Rectangle { height: inside.height - 104.0, ..inside };
            chart::draw_frame(frame, inside.shrink(20.0));
        }
    }
}

impl Sky {
    fn circles(&self, frame: &mut Frame) {
        let (c, k) = (self.berth.rose, self.berth.k);
        frame.stroke(&Path::circle(c, 378.0 * k), pen(thin(BONE, 0.4), 1.4));
        frame.stroke(&Path::circle(c, 468.0 * k), dashes(thin(BONE, 0.34), 1.4, &[2.0, 7.0]));
        frame.stroke(&Path::circle(c, 558.0 * k), pen(thin(BONE, 0.5), 1.4));
        for i in 0..120 {
            let angle = std::f32::consts::TAU * i as f32 / 120.0;
            let out = 558.0 * k;
            let long = if i % 10 == 0 { 18.0 } else { 9.0 } * k;
            let along = |d: f32| c + Vector::new(d * angle.cos(), d * angle.sin());
            frame.stroke(&Path::line(along(out), along(out - long)), pen(thin(BONE, 0.5), 1.4));
        }
    }

    fn leaders(&self, frame: &mut Frame) {
        for (_, (x, y), (to_x, to_y)) in NAMES {
            let to = self.berth.at(to_x, to_y);
            let mut from = self.berth.at(x, y) + Vector::new(15.0, 0.0);
            from.y += if to.y > from.y { 16.0 } else { -16.0 };
            frame.stroke(&Path::line(from, to), pen(BONE, 1.5));
            frame.fill(&Path::circle(to, 4.0), BONE);
        }
        let (a, b) = (self.berth.at(2.0, 408.0), self.berth.at(772.0, 408.0));
        let ink = pen(BONE2, 1.6);
        frame.stroke(&Path::line(a, b), ink);
        for (end, out) in [(a, 1.0), (b, -1.0)] {
            frame.stroke(&Path::line(end + Vector::new(0.0, -17.0), end + Vector::new(0.0, 14.0)), ink);
            let head = Path::new(|p| {
                p.move_to(end);
                p.line_to(end + Vector::new(16.0 * out, -6.0));
                p.line_to(end + Vector::new(16.0 * out, 6.0));
                p.close();
            });
            frame.fill(&head, BONE2);
        }
    }
}

/// A fixed scatter of stars over the whole sky.
fn stars(frame: &mut Frame) {
    let size = frame.size();
    let mut seed = 0x9E37_79B9_u32;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        (seed >> 8) as f32 / 16_777_216.0
    };
    for i in 0..150 {
        let at = Point::new(next() * size.width, next() * size.height);
        let r = 0.7 + next() * 1.1;
        if i % 12 == 0 {
            frame.fill(&spark(at, 8.0), thin(BONE, 0.5));
        } else {
            frame.fill(&Path::circle(at, r), thin(BONE, 0.55));
        }
    }
}

/// A four-pointed star.
fn spark(at: Point, r: f32) -> Path {
    Path::new(|p| {
        for i in 0..8 {
            let angle = std::f32::consts::FRAC_PI_4 * i as f32;
            let d = if i % 2 == 0 { r } else { r * 0.18 };
            let point = at + Vector::new(d * angle.sin(), -d * angle.cos());
            if i == 0 {
                p.move_to(point);
            } else {
                p.line_to(point);
            }
        }
        p.close();
    })
}
