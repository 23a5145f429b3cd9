//! The chart's ground: rhumb lines from a rose, and the frame of black and white bars.

use super::panel::pen;
use super::sketch::{Subject, sketch};
use crate::theme::{self, BONE, INK1, thin};
use iced::widget::canvas::{Frame, Path};
use iced::widget::{container, stack};
use iced::{Element, Fill, Point, Rectangle, Size, Vector};

/// The id of the container that a chart or map lies in.
pub const CHART: &str = "chart";
/// How thick the bars of the frame are.
pub const BAR: f32 = 8.0;
/// How long a bar is, about.
const BAR_LONG: f32 = 48.0;
/// How far the frame stands inside its panel, and how much room it takes in all.
pub const INSET: f32 = 7.0;
/// How far its inner line stands inside the bars.
const INNER: f32 = 5.0;
/// What the frame covers at each side, up to its inner line.
pub const COVERED: f32 = INSET + BAR + INNER;
/// The room the frame takes at each side, with its inner line.
pub const ROOM: f32 = INSET + 18.0;

/// A chart: ground, rhumb lines from a point given in parts of the size, and the frame.
pub fn chart<'a, M: 'a>(content: impl Into<Element<'a, M>>, rose: Vector) -> Element<'a, M> {
    container(stack![sketch(Chart { rose: Some((rose.x, rose.y)), frame: true }), content.into(),])
        .style(theme::fill(INK1))
        .width(Fill)
        .height(Fill)
        .into()
}

/// The lines of the chart's ground, without its frame, to lie below a map. They lie on the window's own ground: nothing is
/// filled, for to fill so much takes a good part of a frame.
pub fn ground<'a, M: 'a>(rose: Vector) -> Element<'a, M> {
    sketch(Chart { rose: Some((rose.x, rose.y)), frame: false }).into()
}

/// The frame alone, to lie over a map.
pub fn frame<'a, M: 'a>() -> Element<'a, M> {
    sketch(Chart { rose: None, frame: true }).into()
}

#[derive(Debug, Clone, PartialEq)]
struct Chart {
    rose: Option<(f32, f32)>,
    frame: bool,
}

impl Subject for Chart {
    fn draw(&self, frame: &mut Frame) {
        if let Some((x, y)) = self.rose {
            let size = frame.size();
            draw_rhumbs(frame, Point::new(size.width * x, size.height * y));
        }
        if self.frame {
            let size = frame.size();
            let bounds = Rectangle::with_size(size).shrink(INSET);
            // What reaches under the frame is covered.
            let band = COVERED;
            for (x, y, w, h) in [
                (0.0, 0.0, size.width, band),
                (0.0, size.height - band, size.width, band),
                (0.0, band, band, size.height - 2.0 * band),
                (size.width - band, band, band, size.height - 2.0 * band),
            ] {
                frame.fill_rectangle(Point::new(x, y), Size::new(w, h), thin(INK1, 0.9));
            }
            draw_frame(frame, bounds);
        }
    }
}

/// Thirty-two lines from a point, to beyond the edges.
pub fn draw_rhumbs(frame: &mut Frame, from: Point) {
    let far = frame.width() + frame.height();
    for i in 0..32 {
        let angle = std::f32::consts::PI * i as f32 / 16.0;
        let along = |d: f32| from + Vector::new(d * angle.cos(), d * angle.sin());
        frame.stroke(&Path::line(along(24.0), along(far)), pen(thin(BONE, 0.13), 1.0));
    }
}

/// The frame of bars just inside the bounds.
pub fn draw_frame(frame: &mut Frame, bounds: Rectangle) {
    let line = |frame: &mut Frame, inset: f32, width: f32, alpha: f32| {
        let b = bounds.shrink(inset);
        frame.stroke_rectangle(b.position(), b.size(), pen(thin(BONE, alpha), width));
    };
    line(frame, 0.0, 1.4, 0.55);
    line(frame, BAR, 1.4, 0.55);
    line(frame, BAR + INNER, 1.0, 0.32);
    let ink = thin(BONE, 0.76);
    let bars = |length: f32| {
        let room = length - 2.0 * BAR;
        // An odd number of pieces, so that both ends begin with a bar.
        let pieces = ((room / BAR_LONG / 2.0).round() * 2.0 + 1.0).max(1.0);
        let piece = room / pieces;
        (0..pieces as usize).step_by(2).map(move |i| (BAR + piece * i as f32, piece))
    };
    for (x, piece) in bars(bounds.width) {
        for y in [bounds.y, bounds.y + bounds.height - BAR] {
            frame.fill_rectangle(Point::new(bounds.x + x, y), Size::new(piece, BAR), ink);
        }
    }
    for (y, piece) in bars(bounds.height) {
        for x in [bounds.x, bounds.x + bounds.width - BAR] {
            frame.fill_rectangle(Point::new(x, bounds.y + y), Size::new(BAR, piece), ink);
        }
    }
}
