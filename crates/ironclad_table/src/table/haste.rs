//! A press that was meant for what the main button said a moment ago. Where it comes to mean something else under the hand,
//! it takes no press for so long: nobody turns a page unread who meant to skip the dice, or carries a plan out with the
//! press that was to open its next slip.

use super::layer::{Base, Layer};
use super::{Env, Message, TWICE, Table};
use kit::key::Press;
use kit::measure::Class;
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
    pub(super) fn is_hasty(&mut self, message: &Message, env: Env<'_>) -> bool {
        let goes_on = matches!(message, Message::Main | Message::Press(Press::Enter | Press::Space));
        if !goes_on || !self.is_the_button_reached(env.class()) {
            return false;
        }
        self.button_settles(env.now);
        self.holds_back()
    }

    /// Whether the main button of the game lies where a press reaches it.
    fn is_the_button_reached(&self, class: Class) -> bool {
        match self.top(class) {
            Layer::Explain(_)
            | Layer::Brief(_)
            | Layer::Menu(..)
            | Layer::Walk(_)
            | Layer::Table(Base::Naming(_) | Base::Timeline(_) | Base::Past(_)) => false,
            Layer::Report
            | Layer::Said
            | Layer::Table(
                Base::Dice
                | Base::Page(_)
                | Base::LookRound
                | Base::Ended
                | Base::ReadOnly
                | Base::Die
                | Base::Plan
                | Base::Question,
            ) => true,
        }
    }
}

/// Whether it is so soon after something that a press may have been on its way. A clock that was set back is no haste.
pub(crate) fn is_soon(since: Instant, now: Instant) -> bool {
    now.checked_duration_since(since).is_some_and(|passed| passed < TWICE)
}
