//! Dice falling one after the other. Any key ends it.

use std::time::{Duration, Instant};

use crate::dice::{SETTLE, TUMBLE};
use ironclad_game::session::DieRoll;

/// How long its result stands before the next.
const STAND: Duration = Duration::from_millis(900);

/// What the passing of time did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ticked {
    /// The same die is still shown.
    Falling,
    /// It has just come to lie, and does what it does.
    Lies,
    /// The next one is.
    Next,
    /// All have been shown.
    Over,
}

/// The dice of one choice, as they are shown.
#[derive(Debug, Clone)]
pub struct Playback {
    falls: Vec<DieRoll>,
    at: usize,
    began: Instant,
    now: Instant,
    factor: f32,
    /// The die that falls now lies still.
    lies: bool,
}

impl Playback {
    /// Begins to show dice, if there are any; a factor of 0 shows none.
    pub fn new(falls: Vec<DieRoll>, factor: f32, now: Instant) -> Option<Self> {
        let shown = !falls.is_empty() && factor > 0.0;
        if shown { Some(Self { falls, at: 0, began: now, now, factor, lies: false }) } else { None }
    }

    /// Lets time pass, and says what that did.
    pub fn tick(&mut self, now: Instant) -> Ticked {
        self.now = now;
        let before = self.at;
        let each = (TUMBLE + SETTLE + STAND).mul_f32(self.factor);
        while now.saturating_duration_since(self.began) >= each {
            if self.at + 1 >= self.falls.len() {
                return Ticked::Over;
            }
            self.at += 1;
            self.began += each;
            self.lies = false;
        }
        let lay = self.lies;
        self.lies = self.elapsed() >= (TUMBLE + SETTLE).mul_f32(self.factor);
        if self.at != before {
            Ticked::Next
        } else if self.lies && !lay {
            Ticked::Lies
        } else {
            Ticked::Falling
        }
    }

    /// Whether the die that falls now lies still.
    pub fn lies(&self) -> bool {
        self.lies
    }

    /// How long a die stands when it lies still.
    pub fn stands(&self) -> Duration {
        STAND.mul_f32(self.factor)
    }

    /// The die that falls now.
    pub fn current(&self) -> &DieRoll {
        &self.falls[self.at]
    }

    /// Those that have fallen before it.
    pub fn before(&self) -> &[DieRoll] {
        &self.falls[..self.at]
    }

    /// Events of the history that came before the die that falls now.
    pub fn history(&self) -> usize {
        self.current().history
    }

    /// How long the current die has been falling.
    pub fn elapsed(&self) -> Duration {
        self.now.saturating_duration_since(self.began)
    }
}
