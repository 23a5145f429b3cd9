//! The pages of a story over the table: passages, choices, and what was said.

use crate::table::{Action, Table};
use ironclad_game::engine::{DecisionKind, Event};
use kit::measure::Class;
use std::time::Instant;

impl Table {
    /// Reads on in the page.
    pub(crate) fn read_on(&mut self) -> Action {
        self.reading.read_on(self.session.place());
        Action::ReadOn
    }

    /// The page that was put away lies over the table again, at the place to which it was read.
    pub(crate) fn take_the_page_up(&mut self) -> Action {
        match self.reading.take_up(self.session.place()) {
            0 => Action::None,
            times => Action::ReadUpTo(times),
        }
    }

    /// Whether the scenario on the table tells a story.
    pub(crate) fn tells_a_story(&self) -> bool {
        self.session.game().scenario().story.is_some()
    }

    /// Whether the story is read or asks something now.
    pub(crate) fn is_told(&self) -> bool {
        let kind = self.decision.as_ref().map(|decision| decision.kind);
        matches!(kind, Some(DecisionKind::Passage | DecisionKind::Choice))
    }

    /// Whether the story asks for a choice now.
    pub(crate) fn chooses_in_the_story(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Choice)
    }

    /// Whether the page of the story lies over the table.
    pub(crate) fn has_the_page(&self) -> bool {
        self.mode.past().is_none() && self.problem.is_none() && !self.reading.is_away() && !self.session.is_read_only()
    }

    /// Whether there is more of the page that lies over the table, so that it is read on before it is turned.
    pub(crate) fn reads_on(&self, class: Class) -> bool {
        self.reading.goes_on() && self.shown.page.as_ref().is_some_and(|page| page.is_read(class))
    }

    /// The window has seen whether there is more of the page below. At its end the main button means something else.
    pub(crate) fn sees_the_page(&mut self, below: bool, now: Instant) {
        if self.reading.sees(below) {
            self.button.begin(now);
        }
        self.shown.page = self.shown.page.take().map(|page| page.with_below(below));
    }

    /// Whether a page lies over the table.
    pub fn is_on_a_page(&self) -> bool {
        self.shown.page.is_some()
    }

    /// Whether the page of the story has been put away.
    pub(crate) fn has_put_the_page_away(&self) -> bool {
        self.reading.is_away() && self.is_told() && self.mode.past().is_none()
    }

    /// What has happened since the game stood at a place.
    pub(crate) fn happened_since(&self, from: u32) -> Vec<Event> {
        let entries = self.session.history().into_iter().filter(|entry| entry.last > from);
        entries.flat_map(|entry| entry.events).collect()
    }

    /// Once a story that has ended is told to its end, its debriefing follows.
    pub(crate) fn debrief_if_told(&mut self) -> Action {
        let told = self.tells_a_story() && self.outcome().is_some() && !self.is_told() && !self.animation.has_dice();
        if told && self.endings.take_debriefing() { Action::Over } else { Action::None }
    }
}
