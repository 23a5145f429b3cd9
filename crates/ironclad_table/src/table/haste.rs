//! A press that was meant for what the main button said a moment ago. Where it comes to mean something else under the hand,
//! it takes no press for so long: nobody turns a page unread who meant to skip the dice, or carries a plan out with the
//! press that was to open its next slip.

use super::{Message, TWICE, Table};
use kit::key::Press;
use std::time::Instant;

impl Table {
    /// The main button has come to mean something else under the hand.
    pub(crate) fn button_changes(&mut self, now: Instant) {
        self.changed = Some(now);
    }

    /// Whether the main button takes no press yet.
    pub fn holds_back(&self) -> bool {
        self.changed.is_some()
    }

    /// Time passes, and the button can be pressed again.
    pub(super) fn button_settles(&mut self, now: Instant) {
        self.changed = self.changed.filter(|since| is_soon(*since, now));
    }

    /// Whether a message presses the main button too soon.
    pub(super) fn is_hasty(&mut self, message: &Message, now: Instant) -> bool {
        let goes_on = matches!(message, Message::Main | Message::Press(Press::Enter | Press::Space));
        if !goes_on || self.over.is_some() || self.walk.is_some() || !self.mode.is_the_game() {
            return false;
        }
        self.button_settles(now);
        self.holds_back()
    }
}

/// Whether it is so soon after something that a press may have been on its way. A clock that was set back is no haste.
pub(crate) fn is_soon(since: Instant, now: Instant) -> bool {
    now.checked_duration_since(since).is_some_and(|passed| passed < TWICE)
}
