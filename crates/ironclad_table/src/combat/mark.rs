//! Small marks of a combat: boxes, arrows, and the edges of cards.

use super::view::Boxes;
use crate::motion::Step;
use iced::widget::canvas::{Frame, Path};
use iced::widget::svg::Svg;
use iced::widget::{Row, container, space, stack};
use iced::{Color, Element, Point, Size};
use kit::icon;
use kit::theme::{self, ALARM, BONE3, BRASS_HI, GOOD, INK0, LINE};
use kit::widget::panel::{dashes, pen};
use kit::widget::sketch::{Subject, sketch};

/// Boxes in a row: those left are filled; those that are lost drop out as it steps, one after another.
pub fn boxes<'a, M: 'a>(count: Boxes, size: f32, color: Color, step: Option<Step>) -> Row<'a, M> {
    let one = |i: u8| {
        let part = step.map_or(if i < count.left { 1.0 } else { 0.0 }, |step| step.pip(i.into()));
        let empty = |part: f32| {
            let ground = if part >= 1.0 { color } else { Color::TRANSPARENT };
            container(space().width(size).height(size)).style(theme::boxed(ground, color, 2.0))
        };
        if part <= 0.0 || part >= 1.0 {
            return empty(part).into();
        }
        let falls = container(space().width(size * part).height(size * part)).style(theme::fill(color));
        stack![empty(part), container(falls).center_x(size).align_bottom(size)].into()
    };
    Row::with_children((0..count.of).map(one)).spacing(gap(size))
}

fn gap(size: f32) -> f32 {
    (size * 0.14).max(2.0)
}

/// The width of boxes in a row.
pub fn boxes_width(of: u8, size: f32) -> f32 {
    f32::from(of) * (size + gap(size))
}

/// A small arrow head, pointing right for our attacks and left for theirs.
pub fn arrow<'a>(path: &str, size: f32, color: Color) -> Svg<'a> {
    let shape = if path.ends_with("left") { "M58 4V60L6 32Z" } else { "M6 4V60L58 32Z" };
    let handle = icon::kept(&format!("{path} {}", theme::css(color)), || {
        Some(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="{shape}" fill="{}"/></svg>"#,
            theme::css(color)
        ))
    });
    icon::picture(handle, size, size)
}

/// How the edge of an enemy's card is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// In alarm: an enemy.
    Plain,
    /// In dashes: it may be chosen.
    Offered,
    /// Bright and thick: it is chosen.
    Chosen,
    /// Thin: it is out of the combat.
    Gone,
}

/// The edge of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Edge {
    /// How it is drawn.
    pub look: Look,
    /// The lesson points at it.
    pub marked: bool,
}

/// An edge, to lie over its card.
pub fn edge<'a, M: 'a>(edge: Edge) -> Element<'a, M> {
    sketch(edge).into()
}

impl Subject for Edge {
    fn draw(&self, frame: &mut Frame) {
        let Size { width, height } = frame.size();
        let shape = |inset: f32| {
            Path::rectangle(Point::new(inset, inset), Size::new(width - 2.0 * inset, height - 2.0 * inset))
        };
        match self.look {
            Look::Plain => frame.stroke(&shape(1.0), pen(ALARM, 2.0)),
            Look::Offered => frame.stroke(&shape(1.5), dashes(BRASS_HI, 3.0, &[12.0, 7.0])),
            Look::Chosen => frame.stroke(&shape(2.0), pen(BRASS_HI, 4.0)),
            Look::Gone => frame.stroke(&shape(1.0), pen(LINE, 1.5)),
        }
        if self.marked {
            marked(frame, Point::ORIGIN, frame.size());
        }
    }
}

/// A drawing that is struck through.
#[derive(Debug, Clone, PartialEq)]
pub struct Struck;

impl Subject for Struck {
    fn draw(&self, frame: &mut Frame) {
        strike(frame, Point::ORIGIN, frame.size());
    }
}

/// A stroke through what is destroyed.
pub fn strike(frame: &mut Frame, at: Point, size: Size) {
    let line = Path::line(
        Point::new(at.x + size.width * 0.04, at.y + size.height * 0.9),
        Point::new(at.x + size.width * 0.96, at.y + size.height * 0.1),
    );
    frame.stroke(&line, pen(INK0, 7.0));
    frame.stroke(&line, pen(BONE3, 3.0));
}

/// The frame of what a lesson points at.
pub fn marked(frame: &mut Frame, at: Point, size: Size) {
    for (inset, color, width) in [(5.5, INK0, 11.0), (5.5, GOOD, 6.0)] {
        let at = Point::new(at.x + inset, at.y + inset);
        frame.stroke_rectangle(at, Size::new(size.width - 2.0 * inset, size.height - 2.0 * inset), pen(color, width));
    }
}
