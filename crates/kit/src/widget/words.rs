//! Words drawn into a frame about a point, bare or on a plate.

use iced::widget::canvas::{Frame, Text};
use iced::{Color, Font, Point, Rectangle, Size, Vector, alignment};

use crate::{fit, font};

/// The height of a plate, in sizes of its words.
const PLATE: f32 = 1.16;
/// The room beside the words of a plate, on both sides together.
const MARGIN: f32 = 8.0;

/// Words with their middle at a point.
pub fn centred(content: impl Into<String>, at: Point, size: f32, font: Font, color: Color) -> Text {
    Text {
        content: content.into(),
        position: at,
        color,
        size: size.into(),
        font,
        align_x: alignment::Horizontal::Center.into(),
        align_y: alignment::Vertical::Center,
        ..Text::default()
    }
}

/// A line of words on a ground that is just large enough for it.
#[derive(Debug, Clone, Copy)]
pub struct Plate<'a> {
    /// The words.
    pub words: &'a str,
    /// How large they are.
    pub size: f32,
}

impl Plate<'_> {
    /// The most that the words may measure in a room of this width.
    pub const fn room(width: f32) -> f32 {
        width - MARGIN
    }

    /// What it covers with its middle at a point.
    pub fn bounds(&self, at: Point) -> Rectangle {
        let size = Size::new(fit::line(self.words, font::TITLE, self.size) + MARGIN, self.size * PLATE);
        Rectangle::new(at - Vector::new(size.width / 2.0, size.height / 2.0), size)
    }

    /// Draws it with its middle at a point.
    pub fn draw(&self, frame: &mut Frame, at: Point, ground: Color, color: Color) {
        let bounds = self.bounds(at);
        frame.fill_rectangle(bounds.position(), bounds.size(), ground);
        frame.fill_text(centred(self.words, at, self.size, font::TITLE, color));
    }
}
