//! What is laid over the table, and what is told of a thing in passing: by the pointer that rests on it, or by a walk.

use super::Message;
use super::menu::Menu;
use crate::inspect::input::Walk;
use crate::inspect::{Spot, Subject};
use kit::key::Press;

/// Something laid over the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Over {
    /// What something is.
    Explain(Subject),
    /// A menu, with the row in focus.
    Menu(Menu, usize),
    /// The brief of the scenario, at an aim if one was asked about.
    Brief(Option<usize>),
}

/// What is laid over the table, and what is asked about in passing.
#[derive(Debug, Default)]
pub(crate) struct Overlay {
    over: Option<Over>,
    /// Where somebody walks from thing to thing, to be told what each is.
    walk: Option<Walk>,
    /// What the pointer rests on, and where.
    rests_on: Option<(Subject, Spot)>,
}

impl Overlay {
    /// Whether there is nothing of it.
    pub(super) fn is_empty(&self) -> bool {
        self.over.is_none() && self.walk.is_none() && self.rests_on.is_none()
    }

    /// What is laid over the table.
    pub(crate) fn over(&self) -> Option<Over> {
        self.over
    }

    /// Lays something over the table, in place of anything else.
    pub(crate) fn open(&mut self, over: Over) {
        self.over = Some(over);
    }

    /// Tells over the table what something is.
    pub(crate) fn explain(&mut self, subject: Subject) {
        self.open(Over::Explain(subject));
    }

    /// Puts away what is laid over the table.
    pub(crate) fn close(&mut self) {
        self.over = None;
    }

    /// Where somebody walks.
    pub(crate) fn walk(&self) -> Option<Walk> {
        self.walk
    }

    /// The walk has come somewhere, and nothing lies over that.
    pub(crate) fn walk_to(&mut self, walk: Walk) {
        self.over = None;
        self.walk = Some(walk);
    }

    /// Nobody walks any more.
    pub(super) fn end_walk(&mut self) {
        self.walk = None;
    }

    /// A message of another kind than a key or a walk ends it; a key is looked at by itself.
    pub(super) fn end_walk_by(&mut self, message: &Message) {
        if !matches!(message, Message::Press(_) | Message::Close) {
            self.walk = None;
        }
    }

    /// A key while somebody walks: `?` and Enter tell all about the thing, Esc ends the walk. Says whether that was all;
    /// any other key ends it too, and does what it does.
    pub(super) fn press_on_walk(&mut self, press: &Press, walk: Walk) -> bool {
        match press {
            Press::Letter('?') | Press::Enter | Press::Space => {
                self.explain(walk.subject);
                self.walk = Some(walk);
                true
            }
            Press::Esc => true,
            _ => false,
        }
    }

    /// What the pointer rests on, if it is on anything.
    pub(crate) fn rest_on(&mut self, thing: Option<(Subject, Spot)>) {
        self.rests_on = thing;
    }

    /// What is told in passing, and where: by the pointer or by a walk.
    pub(crate) fn hinted(&self) -> Option<(Subject, Spot)> {
        self.walk.map(|walk| (walk.subject, walk.spot())).or(self.rests_on)
    }
}
