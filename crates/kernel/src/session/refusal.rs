//! That a game refuses its own past: an input that it took before. Its rules are at fault then, and nothing here can mend that;
//! but whoever plays it hears of it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::game::Illegal;

/// The first input that a game refused as somebody looked back, and whether that has been told.
#[derive(Debug, Default)]
pub(super) struct Refusal {
    first: OnceLock<Illegal>,
    told: AtomicBool,
}

impl Refusal {
    /// Notes a refusal; the first one counts.
    pub(super) fn note(&self, why: Illegal) {
        self.first.get_or_init(|| why);
    }

    /// Why an input was refused, if one was.
    pub(super) fn first(&self) -> Option<Illegal> {
        self.first.get().copied()
    }

    /// The same, but only to the first who asks.
    pub(super) fn news(&self) -> Option<Illegal> {
        let first = self.first()?;
        if self.told.swap(true, Ordering::Relaxed) { None } else { Some(first) }
    }
}
