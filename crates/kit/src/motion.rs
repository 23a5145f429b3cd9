//! What moves on the table: what has changed, since when, and how far it has come.
//!
//! A table begins [`Moves`] with what a choice has changed. Everything seen is a pure function of those and of the time
//! since; the parts ask [`Moves::step`] for what is theirs and draw what they always draw where there is none. Nothing waits
//! for a motion: the question stands meanwhile, any key or click ends it, and it ends by itself. While nothing moves no
//! frame is asked for.
//!
//! With reduced motion everything stands at its end at once, and what has changed is framed for a second.

mod step;

pub use step::Step;

use std::time::{Duration, Instant};

/// How often something that moves is drawn.
pub const FRAME: Duration = Duration::from_millis(33);
/// How long all motions of a choice take together at most.
pub const MOST: Duration = Duration::from_millis(800);
/// How long a frame stands round what has changed, with reduced motion.
pub const FRAMED: Duration = Duration::from_secs(1);
/// How much later than the one before a motion begins, where several come at once.
const STAGGER: Duration = Duration::from_millis(90);

/// Something that can move. The numbers from and to which it moves count what the game says of it.
pub trait Movable: Copy + PartialEq + std::fmt::Debug + 'static {
    /// How long a change by `by` takes.
    fn lasts(self, by: usize) -> Duration;

    /// Whether what comes after waits until this has ended.
    fn comes_first(self) -> bool;

    /// Whether a change is for the worse, for whom it strikes: its number falls, or rises.
    fn worsens(self, falls: bool) -> bool;

    /// Whether harm shakes it; all else only flashes.
    fn shakes(self) -> bool;
}

/// A change that is shown as it comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change<W> {
    /// Of what.
    pub what: W,
    /// What it was.
    pub from: usize,
    /// What it is.
    pub to: usize,
}

/// A change and its time.
#[derive(Debug, Clone, Copy)]
struct Timed<W> {
    change: Change<W>,
    after: Duration,
    lasts: Duration,
}

/// All that moves.
#[derive(Debug, Clone)]
pub struct Moves<W> {
    each: Vec<Timed<W>>,
    began: Option<Instant>,
    elapsed: Duration,
    reduced: bool,
}

impl<W> Default for Moves<W> {
    fn default() -> Self {
        Self { each: Vec::new(), began: None, elapsed: Duration::ZERO, reduced: false }
    }
}

impl<W: Movable> Moves<W> {
    const STILL: &'static Self = &Self { each: Vec::new(), began: None, elapsed: Duration::ZERO, reduced: false };

    /// Where nothing moves.
    pub fn still() -> &'static Self {
        Self::STILL
    }

    /// Begins to show changes, in their order, in so much time at most.
    pub fn begin(changes: &[Change<W>], within: Duration, reduced: bool, now: Instant) -> Self {
        let mut each: Vec<Timed<W>> = Vec::new();
        let (mut after, mut whole) = (Duration::ZERO, Duration::ZERO);
        for change in changes.iter().copied().filter(|change| change.from != change.to) {
            let lasts = change.what.lasts(change.from.abs_diff(change.to));
            each.push(Timed { change, after, lasts });
            whole = whole.max(after + lasts);
            after += if change.what.comes_first() { lasts } else { STAGGER };
        }
        let within = within.min(MOST);
        if whole > within {
            let by = within.as_secs_f32() / whole.as_secs_f32();
            for timed in &mut each {
                (timed.after, timed.lasts) = (timed.after.mul_f32(by), timed.lasts.mul_f32(by));
            }
        }
        Self { each, began: Some(now), elapsed: Duration::ZERO, reduced }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Instant) {
        if let Some(began) = self.began {
            self.elapsed = now.saturating_duration_since(began);
        }
    }

    /// Whether something has not come to its end, or is still framed.
    pub fn is_moving(&self) -> bool {
        self.elapsed < self.whole()
    }

    /// How often the table must be drawn for it: not at all where nothing moves.
    pub fn beat(&self) -> Option<Duration> {
        let beat = if self.reduced { FRAMED } else { FRAME };
        self.is_moving().then_some(beat)
    }

    /// How far something has come. None where it does not move, and the state is to be drawn as it is; where it has come
    /// to its end, that is to be drawn, since the state may follow only when the dice are done.
    pub fn step(&self, what: W) -> Option<Step> {
        if self.reduced {
            return None;
        }
        let timed = self.find(what)?;
        let since = self.elapsed.saturating_sub(timed.after).as_secs_f32();
        let part = (since / timed.lasts.as_secs_f32().max(0.001)).min(1.0);
        Some(Step { from: timed.change.from, to: timed.change.to, part })
    }

    /// Whether something is framed: with reduced motion, for a second after it has changed.
    pub fn is_framed(&self, what: W) -> bool {
        self.reduced && self.is_moving() && self.find(what).is_some()
    }

    fn find(&self, what: W) -> Option<&Timed<W>> {
        self.each.iter().find(|timed| timed.change.what == what)
    }

    /// How long everything takes.
    fn whole(&self) -> Duration {
        if !self.reduced {
            self.each.iter().map(|timed| timed.after + timed.lasts).max().unwrap_or_default()
        } else if self.each.is_empty() {
            Duration::ZERO
        } else {
            FRAMED
        }
    }
}
