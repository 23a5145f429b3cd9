//! Everything that has a name here and is to be seen, and where it lies, within whatever has been scrolled.

use std::any::Any;

use super::Named;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::{Point, Rectangle, Vector};

/// Collects what lies in a part of the window.
#[derive(Debug)]
pub struct HitTest<T> {
    /// What is to be seen of what is gone through now, and how far that has been scrolled.
    room: Rectangle,
    scrolled: Vector,
    /// What the next things to be gone through lie in: its place, and how far it has been scrolled.
    next: Option<(Rectangle, Vector)>,
    things: Vec<Lies<T>>,
}

/// A thing that lies somewhere.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lies<T> {
    /// The thing that lies there.
    pub thing: T,
    /// Where, all of it.
    pub bounds: Rectangle,
    /// The part of that which is to be seen.
    pub seen: Rectangle,
}

impl<T: Named> HitTest<T> {
    /// Within this part of the window.
    pub fn within(room: Rectangle) -> Self {
        Self { room, scrolled: Vector::ZERO, next: None, things: Vec::new() }
    }

    /// All of it, in the order in which it is drawn.
    pub(crate) fn things(&self) -> &[Lies<T>] {
        &self.things
    }

    /// The smallest thing at a point, the uppermost of several, and where all of it lies.
    pub fn at(&self, point: Point) -> Option<(T, Rectangle)> {
        let there = self.things.iter().rev().filter(|lies| lies.seen.contains(point));
        let smallest = there.min_by(|a, b| a.bounds.area().total_cmp(&b.bounds.area()))?;
        Some((smallest.thing, smallest.bounds))
    }
}

impl<T: Named> Operation for HitTest<T> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let Some((room, by)) = self.next.take() else {
            operate(self);
            return;
        };
        let (before, scrolled) = (self.room, self.scrolled);
        // What has been scrolled out of its room is not there.
        if let Some(seen) = (room - scrolled).intersection(&before) {
            (self.room, self.scrolled) = (seen, scrolled + by);
            operate(self);
            (self.room, self.scrolled) = (before, scrolled);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.next = Some((bounds, translation));
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let Some(thing) = state.downcast_ref::<T>() else { return };
        let bounds = bounds - self.scrolled;
        if let Some(seen) = bounds.intersection(&self.room) {
            self.things.push(Lies { thing: *thing, bounds, seen });
        }
    }
}
