//! What moves on the table: what has changed, since when, and how far it has come.
//!
//! The table hears of changes by the events of a choice (`present/moves`), and begins [`Moves`] with them. Everything seen
//! is a pure function of those and of the time since; the parts ask [`Moves::step`] for what is theirs, through
//! [`Cx::moves`](crate::ui::Cx::moves), and draw what they always draw where there is none. Nothing waits for a motion: the
//! question stands meanwhile, any key or click ends it, and it ends by itself. While nothing moves no frame is asked for.
//!
//! With reduced motion everything stands at its end at once, and what has changed is framed for a second.

mod step;

pub use step::Step;

use crate::ui::squads::Post;
use crate::ui::widget::mark::System;
use std::time::{Duration, Instant};

/// How often something that moves is drawn.
pub const FRAME: Duration = Duration::from_millis(33);
/// How long all motions of a choice take together at most.
pub const MOST: Duration = Duration::from_millis(800);
/// How long a frame stands round what has changed, with reduced motion.
pub const FRAMED: Duration = Duration::from_secs(1);
/// How much later than the one before a motion begins, where several come at once.
const STAGGER: Duration = Duration::from_millis(90);

/// Something that can move. The numbers from and to which it moves count what is said here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// The ship on the chart: indexes of sectors.
    Craft,
    /// The token of the sector with this index: 0 is face down, 1 is turned up.
    Token(usize),
    /// A section: points of damage.
    Section(System),
    /// Our shields: the hits that they stop.
    Shields,
    /// The energy track: the spaces that are uncovered, from the top.
    Energy,
    /// A track of the mat, by its place there: where it stands.
    Track(usize),
    /// The purse: Credits.
    Credits,
    /// A hero at her post: 0 is Ready, 1 Exhausted, 2 Wounded.
    Hero(Post),
    /// The shield of an enemy: points left.
    EnemyShield(usize),
    /// The Hull of an enemy: points left.
    EnemyHull(usize),
    /// An enemy: 1 is in the fight, 0 out of it.
    Enemy(usize),
    /// A ship of ours that is out: points of Hull left.
    Fighter(usize),
}

impl What {
    /// How long a change by so much takes.
    fn lasts(self, by: usize) -> Duration {
        let more = 60 * by.saturating_sub(1).min(3) as u64;
        Duration::from_millis(match self {
            Self::Craft => 300,
            Self::Token(_) => 220,
            Self::Section(_) | Self::EnemyHull(_) | Self::Fighter(_) => 180 + more,
            Self::Shields | Self::EnemyShield(_) => 260,
            Self::Energy | Self::Track(_) | Self::Credits => 160 + more,
            Self::Hero(_) => 240,
            Self::Enemy(_) => 400,
        })
    }

    /// Whether what comes after waits until this has ended: the ship arrives before her token is turned.
    fn comes_first(self) -> bool {
        matches!(self, Self::Craft | Self::Token(_))
    }
}

/// A change that is shown as it comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Of what.
    pub what: What,
    /// What it was.
    pub from: usize,
    /// What it is.
    pub to: usize,
}

/// A change and its time.
#[derive(Debug, Clone, Copy)]
struct Timed {
    change: Change,
    after: Duration,
    lasts: Duration,
}

/// All that moves.
#[derive(Debug, Clone, Default)]
pub struct Moves {
    each: Vec<Timed>,
    began: Option<Instant>,
    elapsed: Duration,
    reduced: bool,
}

/// Where nothing moves.
static STILL: Moves = Moves { each: Vec::new(), began: None, elapsed: Duration::ZERO, reduced: false };

impl Moves {
    /// Where nothing moves.
    pub fn still() -> &'static Self {
        &STILL
    }

    /// Begins to show changes, in their order, in so much time at most.
    pub fn begin(changes: &[Change], within: Duration, reduced: bool, now: Instant) -> Self {
        let mut each: Vec<Timed> = Vec::new();
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
    pub fn step(&self, what: What) -> Option<Step> {
        let timed = self.find(what).filter(|_| !self.reduced)?;
        let since = self.elapsed.saturating_sub(timed.after).as_secs_f32();
        let part = (since / timed.lasts.as_secs_f32().max(0.001)).min(1.0);
        Some(Step { from: timed.change.from, to: timed.change.to, part })
    }

    /// Whether something is framed: with reduced motion, for a second after it has changed.
    pub fn is_framed(&self, what: What) -> bool {
        self.reduced && self.is_moving() && self.find(what).is_some()
    }

    fn find(&self, what: What) -> Option<&Timed> {
        self.each.iter().find(|timed| timed.change.what == what)
    }

    /// How long everything takes.
    fn whole(&self) -> Duration {
        match self.reduced {
            true if self.each.is_empty() => Duration::ZERO,
            true => FRAMED,
            false => self.each.iter().map(|timed| timed.after + timed.lasts).max().unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIT: Change = Change { what: What::Section(System::Hangar), from: 1, to: 3 };
    const SHIP: Change = Change { what: What::Craft, from: 4, to: 9 };
    const TOKEN: Change = Change { what: What::Token(9), from: 0, to: 1 };

    fn after(changes: &[Change], ms: u64, reduced: bool) -> Moves {
        let now = Instant::now();
        let mut moves = Moves::begin(changes, MOST, reduced, now);
        moves.tick(now + Duration::from_millis(ms));
        moves
    }

    #[test]
    fn a_hit_comes_lands_and_rests() {
        let part = |ms| after(&[HIT], ms, false).step(HIT.what).unwrap().part;
        assert_eq!((part(0), part(240), part(5000)), (0.0, 1.0, 1.0));
        assert!(part(100) > 0.3 && part(100) < 0.6);
        assert_eq!(after(&[HIT], 100, false).beat(), Some(FRAME));
        assert_eq!(after(&[HIT], 240, false).beat(), None, "no frame is asked for at rest");
        assert_eq!(after(&[HIT], 100, false).step(What::Shields), None);
    }

    #[test]
    fn a_token_waits_for_the_ship() {
        let moves = after(&[SHIP, TOKEN], 300, false);
        assert_eq!(moves.step(What::Craft).unwrap().part, 1.0);
        assert_eq!(moves.step(TOKEN.what).unwrap().part, 0.0);
    }

    #[test]
    fn however_much_changes_it_is_over_in_time() {
        let many: Vec<Change> = (0..20).map(|place| Change { what: What::Hero((0, place)), from: 0, to: 2 }).collect();
        assert!(after(&many, 790, false).is_moving());
        assert!(!after(&many, 801, false).is_moving());
        let now = Instant::now();
        let mut short = Moves::begin(&many, Duration::from_millis(300), false, now);
        short.tick(now + Duration::from_millis(301));
        assert!(!short.is_moving());
    }

    #[test]
    fn with_reduced_motion_nothing_moves_and_what_changed_is_framed_for_a_second() {
        let moves = after(&[HIT], 0, true);
        assert_eq!(moves.step(HIT.what), None);
        assert!(moves.is_framed(HIT.what) && !moves.is_framed(What::Shields));
        assert_eq!(moves.beat(), Some(FRAMED), "one frame, to take it away");
        let over = after(&[HIT], 1000, true);
        assert!(!over.is_framed(HIT.what) && !over.is_moving());
    }

    #[test]
    fn what_ends_as_it_began_does_not_move() {
        let same = Change { to: 1, ..HIT };
        assert!(!after(&[same], 0, false).is_moving());
        assert!(!after(&[same], 0, true).is_moving());
        assert!(!Moves::still().is_moving());
    }
}
