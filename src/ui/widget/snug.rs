//! Words on one line that are set smaller where their room is too narrow for them, and so are never cut.

use crate::ui::{fit, font};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Layout, layout, mouse, renderer};
use iced::widget::text::{LineHeight, Wrapping};
use iced::{Color, Element, Length, Rectangle, Renderer, Size, Theme};

/// The least part of its size that a word is set in; below that it could not be read.
const LEAST: f32 = 0.62;

/// A label on one line.
pub fn snug<'a, M: 'a>(words: impl Into<String>, size: f32, color: Color) -> Element<'a, M> {
    let text = words.into();
    let words = font::tag(text.clone(), size, color);
    Element::new(Snug { text, size, words, color })
}

struct Snug<'a> {
    text: String,
    size: f32,
    color: Color,
    words: font::Words<'a>,
}

impl<M> Widget<M, Theme, Renderer> for Snug<'_> {
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
        let room = limits.max().width;
        let taken = fit::width(&self.text, self.size);
        if taken > room {
            let size = (self.size * room / taken).max(self.size * LEAST);
            // The line stays as high as it was, so that nothing beside it moves.
            let line = LineHeight::Absolute((self.size * 1.2).into());
            let words = font::tag(self.text.clone(), size, self.color).line_height(line);
            self.words = words.wrapping(Wrapping::None);
        }
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
