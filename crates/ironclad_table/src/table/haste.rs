//! A press that was meant for what the main button said a moment ago. Where it comes to mean something else under the hand,
//! it takes no press for so long: nobody turns a page unread who meant to skip the dice, or carries a plan out with the
//! press that was to open its next slip.

use super::layer::{Base, Layer};
use super::{Env, Message, Table};
use kit::key::Press;
use kit::measure::Class;
use std::time::{Duration, Instant};

/// How soon a second press must follow the first, to be one with it.
const TWICE: Duration = Duration::from_millis(450);

/// When a main button came to mean something else under the hand, for as long as it takes no press.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct HoldBack(Option<Instant>);

impl HoldBack {
    /// Since a moment.
    pub(crate) fn since(now: Instant) -> Self {
        Self(Some(now))
    }

    /// The button has come to mean something else under the hand.
    pub(crate) fn begin(&mut self, now: Instant) {
        *self = Self::since(now);
    }

    /// Whether the button takes no press yet.
    pub(crate) fn is_on(self) -> bool {
        self.0.is_some()
    }

    /// Time passes, and the button can be pressed again.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.0 = self.0.filter(|since| is_soon(*since, now));
    }
}

/// A thing on the table that can be pressed twice in one go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pressed {
    Sector(usize),
    Enemy(usize),
    Service(usize),
}

/// The thing that was pressed last, and when: pressed twice in one go it is meant.
#[derive(Debug, Default)]
pub(super) struct LastPress(Option<(Pressed, Instant)>);

impl LastPress {
    /// A thing is pressed. Says whether that is the second time in one go.
    pub(super) fn press(&mut self, what: Pressed, now: Instant) -> bool {
        let last = self.0.replace((what, now));
        let in_one_go = |at: Instant| now.saturating_duration_since(at) <= TWICE;
        last.is_some_and(|(other, at)| other == what && in_one_go(at))
    }
}

impl Table {
    /// Whether the main button takes no press yet.
    pub fn holds_back(&self) -> bool {
        self.button.is_on()
    }

    /// Whether a message presses the main button too soon.
    pub(super) fn is_hasty(&mut self, message: &Message, env: Env<'_>) -> bool {
        let goes_on = matches!(message, Message::Main | Message::Press(Press::Enter | Press::Space));
        if !goes_on || !self.is_the_button_reached(env.class()) {
            return false;
        }
        self.button.tick(env.now);
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
fn is_soon(since: Instant, now: Instant) -> bool {
    now.checked_duration_since(since).is_some_and(|passed| passed < TWICE)
}
