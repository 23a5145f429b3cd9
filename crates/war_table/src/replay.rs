//! A battle looked back at: step by step, turn by turn, or played on. Nothing of it is changed by that.

use std::time::Instant;

use iced::Element;
use kit::cx::Cx;
use kit::key::{Arrow, Press};
use kit::replay_bar::{self, Pace, ReplayBarView, Ways};
use words::{Text, count};

use crate::timeline::Stop;

/// Events on their way to be shown, as a look back needs them.
pub trait Steps: Clone {
    /// On to the next step. Returns whether there is one.
    fn step(&mut self, now: Instant) -> bool;

    /// Whether a turn begins with the step that shows.
    fn begins_turn(&self) -> bool;

    /// How many events are still to be shown or passed.
    fn left(&self) -> usize;

    /// How long steps stand from the next one on, as a factor.
    fn pace(&mut self, factor: f32);

    /// The step that shows stands its time from now on.
    fn stand_from(&mut self, now: Instant);
}

/// What can be done while looking back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// A step on, or back.
    Step(bool),
    /// To where the next turn begins, or to the one before.
    Turn(bool),
    /// Play on, or stand still.
    Run,
    /// How fast.
    Pace(Pace),
    /// Back to the battle.
    Close,
}

impl Look {
    /// What a key does.
    pub fn of(press: &Press) -> Option<Self> {
        match press {
            Press::Arrow(Arrow::Right) => Some(Self::Step(true)),
            Press::Arrow(Arrow::Left) => Some(Self::Step(false)),
            Press::Page { down } => Some(Self::Turn(*down)),
            Press::Space => Some(Self::Run),
            Press::Digit(_) => press.row().and_then(|row| Pace::ALL.get(row)).copied().map(Self::Pace),
            Press::Esc | Press::Enter => Some(Self::Close),
            _ => None,
        }
    }
}

/// A step is kept every so many.
const KEPT: usize = 24;

/// A moment of the battle to be shown: the input that it follows, and how many events had happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The number of the input.
    pub number: u32,
    /// How many events had happened.
    pub passed: usize,
}

/// What is shown of a look back.
#[derive(Debug, Clone, PartialEq)]
pub enum Shown<P> {
    /// A step.
    Step(P),
    /// A moment at which somebody was asked, and the factor on the time that it stands.
    Moment(Moment, f32),
}

/// What a look back goes along.
#[derive(Debug)]
enum Source<P> {
    /// Steps: one every so often, to go on from.
    Steps(Vec<P>),
    /// Moments.
    Moments(Vec<Moment>),
}

/// A look back at a battle.
#[derive(Debug)]
pub struct Replay<P> {
    source: Source<P>,
    /// The steps or moments with which turns begin.
    turns: Vec<usize>,
    /// The step or moment that shows, from 0, and how many there are.
    at: usize,
    count: usize,
    /// Whether it plays on by itself.
    runs: bool,
    pace: Pace,
    /// How long steps stand in play.
    factor: f32,
    bar: ReplayBarView,
}

impl<P: Steps> Replay<P> {
    /// A look back step by step that begins with this step, and shows the last that is over within so many events.
    pub fn steps(first: P, after: usize, factor: f32, now: Instant) -> Self {
        let all_events = first.left();
        let (mut all, mut count, mut turns, mut at) = (first.clone(), 1, Vec::new(), 0);
        let mut kept = vec![first];
        while all.step(now) {
            if all.begins_turn() {
                turns.push(count);
            }
            if count % KEPT == 0 {
                kept.push(all.clone());
            }
            if all_events.saturating_sub(all.left()) <= after {
                at = count;
            }
            count += 1;
        }
        Self { at, count, turns, ..Self::of(Source::Steps(kept), factor) }
    }

    /// A look at the moments of a timeline, beginning with the one at a place.
    pub fn at_moment<A>(stops: &[Stop<A>], at: usize, factor: f32) -> Self {
        let moments = stops.iter().map(|stop| Moment { number: stop.asked, passed: stop.events.start });
        let starts = stops.iter().zip(stops.iter().skip(1)).enumerate();
        let turns = starts.filter(|(_, (one, next))| one.turn != next.turn).map(|(place, _)| place + 1);
        Self::moments(moments.collect(), std::iter::once(0).chain(turns).collect(), at, factor)
    }

    /// A look at these moments, beginning with the one at a place; `turns` are those with which turns begin.
    fn moments(moments: Vec<Moment>, turns: Vec<usize>, at: usize, factor: f32) -> Self {
        let count = moments.len();
        Self { at, count, turns, ..Self::of(Source::Moments(moments), factor) }
    }

    fn of(source: Source<P>, factor: f32) -> Self {
        let bar = ReplayBarView {
            when: String::new(),
            place: String::new(),
            runs: false,
            pace: Pace::default(),
            first: true,
            last: false,
        };
        Self { source, turns: Vec::new(), at: 0, count: 0, runs: false, pace: Pace::default(), factor, bar }
    }

    /// The place of the moment that shows; none if steps do.
    pub fn moment(&self) -> Option<usize> {
        match self.source {
            Source::Moments(_) => Some(self.at),
            Source::Steps(_) => None,
        }
    }

    /// Whether it plays on by itself.
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Does what is asked. Returns what shows then; none once it is closed.
    pub fn look(&mut self, look: Look, now: Instant) -> Option<Shown<P>> {
        match look {
            Look::Step(_) | Look::Turn(_) => self.runs = false,
            Look::Run => self.runs = !self.runs && self.at + 1 < self.count,
            Look::Pace(pace) => self.pace = pace,
            Look::Close => return None,
        }
        self.at = self.meant(look);
        self.shown(now)
    }

    /// What shows has stood its time. Returns the next, if it plays on by itself.
    pub fn run_on(&mut self, now: Instant) -> Option<Shown<P>> {
        if !self.runs {
            return None;
        }
        self.at = self.meant(Look::Step(true));
        self.runs = self.at + 1 < self.count;
        self.shown(now)
    }

    /// What shows.
    pub fn shown(&self, now: Instant) -> Option<Shown<P>> {
        let factor = self.factor * self.pace.factor();
        match &self.source {
            Source::Moments(moments) => Some(Shown::Moment(*moments.get(self.at)?, factor)),
            Source::Steps(kept) => {
                let mut playback = kept.get(self.at / KEPT)?.clone();
                playback.pace(factor);
                for _ in 0..self.at % KEPT {
                    playback.step(now);
                }
                playback.stand_from(now);
                Some(Shown::Step(playback))
            }
        }
    }

    /// The step that is meant from here.
    fn meant(&self, look: Look) -> usize {
        let last = self.count.saturating_sub(1);
        match look {
            Look::Step(true) => (self.at + 1).min(last),
            Look::Step(false) => self.at.saturating_sub(1),
            Look::Turn(true) => self.turns.iter().copied().find(|turn| *turn > self.at).unwrap_or(last),
            Look::Turn(false) => self.turns.iter().copied().rev().find(|turn| *turn < self.at).unwrap_or(0),
            Look::Run | Look::Pace(_) | Look::Close => self.at,
        }
    }

    /// Puts the strip's words anew; `when` says which turn shows.
    pub fn tell(&mut self, when: String, text: &Text) {
        self.bar = ReplayBarView {
            when,
            place: text.with("past-place", &[("place", count(self.at + 1)), ("count", count(self.count))]),
            runs: self.runs,
            pace: self.pace,
            first: self.at == 0,
            last: self.at + 1 == self.count,
        };
    }

    /// The strip over the table.
    pub fn strip<'a, M: Clone + 'a>(&'a self, message: fn(Look) -> M, cx: &Cx<'a>) -> Element<'a, M> {
        let ways = Ways {
            step: [false, true].map(|on| message(Look::Step(on))),
            turn: [false, true].map(|on| message(Look::Turn(on))),
            run: message(Look::Run),
            pace: Pace::ALL.map(|pace| message(Look::Pace(pace))),
            close: message(Look::Close),
        };
        replay_bar::view(&self.bar, ways, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps that count; a turn begins with every tenth.
    #[derive(Debug, Clone, PartialEq)]
    struct Counted(usize);

    impl Steps for Counted {
        fn step(&mut self, _now: Instant) -> bool {
            self.0 += 1;
            self.0 < 60
        }

        fn begins_turn(&self) -> bool {
            self.0.is_multiple_of(10)
        }

        fn left(&self) -> usize {
            120 - 2 * self.0.min(60)
        }

        fn pace(&mut self, _factor: f32) {}

        fn stand_from(&mut self, _now: Instant) {}
    }

    #[test]
    fn steps_and_turns_are_found_and_the_end_stops_it() {
        let now = Instant::now();
        let mut replay = Replay::steps(Counted(0), 0, 1.0, now);
        assert_eq!(replay.look(Look::Turn(true), now), Some(Shown::Step(Counted(10))));
        assert_eq!(replay.look(Look::Step(false), now), Some(Shown::Step(Counted(9))));
        assert_eq!(replay.look(Look::Turn(false), now), Some(Shown::Step(Counted(0))));
        for _ in 0..6 {
            replay.look(Look::Turn(true), now);
        }
        assert_eq!(replay.look(Look::Step(false), now), Some(Shown::Step(Counted(58))));
        assert_eq!(replay.look(Look::Run, now), Some(Shown::Step(Counted(58))));
        assert_eq!(replay.run_on(now), Some(Shown::Step(Counted(59))));
        assert!(!replay.runs() && replay.run_on(now).is_none());
        assert_eq!(replay.look(Look::Close, now), None);
    }

    #[test]
    fn it_begins_after_the_events_that_are_past() {
        let now = Instant::now();
        let replay = Replay::steps(Counted(0), 41, 1.0, now);
        assert_eq!(replay.shown(now), Some(Shown::Step(Counted(20))));
        assert_eq!(replay.moment(), None);
    }

    #[test]
    fn moments_are_gone_along_as_steps_are() {
        let now = Instant::now();
        let moment = |place: u32| Moment { number: place * 3, passed: place as usize * 5 };
        let mut replay = Replay::<Counted>::moments((0..9).map(moment).collect(), vec![0, 4, 8], 3, 2.0);
        assert_eq!(replay.shown(now), Some(Shown::Moment(moment(3), 2.0)));
        assert_eq!(replay.look(Look::Turn(true), now), Some(Shown::Moment(moment(4), 2.0)));
        assert_eq!(replay.look(Look::Pace(Pace::Slow), now), Some(Shown::Moment(moment(4), 4.0)));
        assert_eq!(replay.look(Look::Step(false), now), Some(Shown::Moment(moment(3), 4.0)));
        assert_eq!(replay.moment(), Some(3));
    }
}
