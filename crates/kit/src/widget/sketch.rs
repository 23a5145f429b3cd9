//! A drawing that is kept until what it shows changes.

use iced::widget::canvas::{self, Cache, Canvas, Frame, Geometry};
use iced::{Fill, Rectangle, Renderer, Size, Theme, mouse};
use std::cell::RefCell;

/// What a sketch shows. Its drawing is redone only when this differs.
pub trait Subject: Clone + PartialEq + 'static {
    /// Draws the subject over the whole frame.
    fn draw(&self, frame: &mut Frame);
}

/// A canvas that fills its room with the subject.
pub fn sketch<M, S: Subject>(subject: S) -> Canvas<Sketch<S>, M> {
    Canvas::new(Sketch(subject)).width(Fill).height(Fill)
}

/// The canvas program behind [`sketch`].
#[derive(Debug)]
pub struct Sketch<S>(S);

/// A sketch's kept drawing.
#[derive(Debug)]
pub struct Kept<S> {
    shown: RefCell<Option<S>>,
    cache: Cache,
}

impl<S> Default for Kept<S> {
    fn default() -> Self {
        Self { shown: RefCell::new(None), cache: Cache::new() }
    }
}

impl<S: Subject> Kept<S> {
    /// The drawing of a subject over a frame of this size; made anew only if it is another subject than before.
    pub fn drawing(&self, subject: &S, renderer: &Renderer, size: Size) -> Geometry {
        self.drawing_within(subject, renderer, Rectangle::with_size(size))
    }

    /// The same, of which nothing is seen outside of a part of the room.
    pub fn drawing_within(&self, subject: &S, renderer: &Renderer, part: Rectangle) -> Geometry {
        let mut shown = self.shown.borrow_mut();
        if shown.as_ref() != Some(subject) {
            self.cache.clear();
            *shown = Some(subject.clone());
        }
        self.cache.draw_with_bounds(renderer, part, |frame| subject.draw(frame))
    }
}

impl<S: Subject, M> canvas::Program<M> for Sketch<S> {
    type State = Kept<S>;

    fn draw(
        &self,
        kept: &Self::State,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        vec![kept.drawing(&self.0, renderer, bounds.size())]
    }
}
