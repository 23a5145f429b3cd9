//! Finds the smallest named thing at a point, within whatever has been scrolled.

use std::any::Any;

use super::Thing;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::{Point, Rectangle, Vector};

/// Looks for what lies at a point.
pub struct Finder {
    at: Point,
    /// How far what is gone through now has been scrolled.
    scrolled: Vector,
    /// What the next things to be gone through lie in: its place, and how far it has been scrolled.
    next: Option<(Rectangle, Vector)>,
    best: Option<(Thing, Rectangle)>,
}

impl Finder {
    /// At this point of the window.
    pub fn new(at: Point) -> Self {
        Self { at, scrolled: Vector::ZERO, next: None, best: None }
    }

    /// What was found, and where it lies.
    pub fn found(self) -> Option<(Thing, Rectangle)> {
        self.best
    }
}

impl Operation for Finder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let Some((room, by)) = self.next.take() else {
            operate(self);
            return;
        };
        // What has been scrolled out of its room is not there.
        if (room - self.scrolled).contains(self.at) {
            let before = self.scrolled;
            self.scrolled = before + by;
            operate(self);
            self.scrolled = before;
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
        let Some(thing) = state.downcast_ref::<Thing>() else { return };
        let bounds = bounds - self.scrolled;
        let area = |bounds: Rectangle| bounds.width * bounds.height;
        let smaller = self.best.is_none_or(|(_, best)| area(bounds) <= area(best));
        if bounds.contains(self.at) && smaller {
            self.best = Some((*thing, bounds));
        }
    }
}
