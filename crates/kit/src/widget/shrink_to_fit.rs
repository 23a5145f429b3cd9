//! Words that are set smaller where their room is too narrow for them, and so are never cut.

use crate::{fit, font};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Layout, layout, mouse, renderer};
use iced::widget::text::{LineHeight, Wrapping};
use iced::{Color, Element, Font, Length, Rectangle, Renderer, Size, Theme};

/// The line of words that have to be broken where one line is meant.
const CLOSE: f32 = 1.05;

/// A label on one line. Only where even the least size is too large, it is broken.
pub fn shrink_to_fit<'a, M: 'a>(words: impl Into<String>, size: f32, color: Color) -> Element<'a, M> {
    set(words.into(), font::TITLE, size, color, Line::One(1.2), font::tag)
}

/// A title on one line.
pub fn shrink_title_to_fit<'a, M: 'a>(words: impl Into<String>, size: f32, color: Color) -> Element<'a, M> {
    set(words.into(), font::TITLE, size, color, Line::One(1.12), font::title)
}

/// Counting figures, or the word on a key, on one line.
pub fn shrink_figures_to_fit<'a, M: 'a>(words: impl Into<String>, size: f32, color: Color) -> Element<'a, M> {
    set(words.into(), font::FIGURES, size, color, Line::One(1.1), font::figures)
}

/// A title that breaks between words, and is set smaller where one of them is too long for its room.
pub fn whole<'a, M: 'a>(words: impl Into<String>, size: f32, color: Color) -> Element<'a, M> {
    set(words.into(), font::TITLE, size, color, Line::Several, font::title)
}

/// A label that breaks between words, and is set smaller where one of them is too long for its room.
pub fn whole_label<'a, M: 'a>(words: impl Into<String>, size: f32, color: Color) -> Element<'a, M> {
    set(words.into(), font::TITLE, size, color, Line::Several, font::label)
}

/// How words may run.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Line {
    /// On one line, which keeps its height, in parts of the size, however small they are set.
    One(f32),
    /// On as many as they need.
    Several,
}

type Setter = fn(String, f32, Color) -> font::Words<'static>;

fn set<'a, M: 'a>(text: String, font: Font, size: f32, color: Color, line: Line, set: Setter) -> Element<'a, M> {
    let words = set(text.clone(), size, color);
    Element::new(ShrinkToFit { text, font, size, line, words, color, set })
}

struct ShrinkToFit {
    text: String,
    font: Font,
    size: f32,
    line: Line,
    words: font::Words<'static>,
    color: Color,
    set: Setter,
}

impl ShrinkToFit {
    /// The words as they are set in a room of this width.
    fn fitting(&self, room: f32) -> font::Words<'static> {
        let words = |size| (self.set)(self.text.clone(), size, self.color);
        let taken = match self.line {
            Line::One(_) => fit::line(&self.text, self.font, self.size),
            Line::Several => fit::longest_word(&self.text, self.font, self.size),
        };
        if taken <= room {
            return words(self.size);
        }
        let least = self.size * fit::LEAST;
        let size = (self.size * room / taken).max(least);
        match self.line {
            // The line stays as high as it was, so that nothing beside it moves.
            Line::One(line) if taken * fit::LEAST <= room || room < 2.0 * least => {
                words(size).line_height(LineHeight::Absolute((self.size * line).into())).wrapping(Wrapping::None)
            }
            Line::One(_) => words(size).line_height(LineHeight::Relative(CLOSE)).wrapping(Wrapping::WordOrGlyph),
            Line::Several => words(size).wrapping(Wrapping::WordOrGlyph),
        }
    }
}

impl<M> Widget<M, Theme, Renderer> for ShrinkToFit {
    fn tag(&self) -> tree::Tag {
        Widget::<M, Theme, Renderer>::tag(&self.words)
    }

    fn state(&self) -> tree::State {
        Widget::<M, Theme, Renderer>::state(&self.words)
    }

    fn size(&self) -> Size<Length> {
        Widget::<M, Theme, Renderer>::size(&self.words)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.words = self.fitting(limits.max().width);
        Widget::<M, Theme, Renderer>::layout(&mut self.words, tree, renderer, limits)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        Widget::<M, Theme, Renderer>::draw(&self.words, tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        Widget::<M, Theme, Renderer>::operate(&mut self.words, tree, layout, renderer, operation);
    }
}
