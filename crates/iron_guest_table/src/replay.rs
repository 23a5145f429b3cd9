//! The battle as it was, from its beginning: step by step, turn by turn, or played on. Nothing of the game is changed by it.

use iced::Element;
use iron_guest::event::Event;

use super::playback::Playback;
use super::{Action, Env, IronGuestTable, Message};
use ::words::Text;
use kit::cx::Cx;
use kit::key::{Arrow, Press};
use kit::replay_bar::{self, Pace, ReplayBarView, Ways};

/// A look back at the whole battle.
#[derive(Debug)]
pub(super) struct Replay {
    /// The first step, with all that follows.
    first: Playback,
    /// The step that shows, from 0, and how many there are.
    at: usize,
    count: usize,
    /// The steps with which turns begin.
    turns: Vec<usize>,
    /// Whether it plays on by itself.
    runs: bool,
    pace: Pace,
    /// How long steps stand in play.
    factor: f32,
    bar: ReplayBarView,
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
    /// Back to the game.
    Close,
}

impl Replay {
    fn new(first: Playback, factor: f32, env: Env) -> Self {
        let is_turn = |playback: &Playback| matches!(playback.shown(), Event::TurnBegan(..));
        let (mut all, mut count, mut turns) = (first.clone(), 1, Vec::new());
        while all.step(env.now) {
            if is_turn(&all) {
                turns.push(count);
            }
            count += 1;
        }
        let bar = ReplayBarView {
            when: String::new(),
            place: String::new(),
            runs: false,
            pace: Pace::default(),
            first: true,
            last: false,
        };
        Self { first, at: 0, count, turns, runs: false, pace: Pace::default(), factor, bar }
    }

    /// Whether it plays on by itself.
    pub(super) fn runs(&self) -> bool {
        self.runs
    }

    /// The battle at a step.
    fn at(&self, at: usize, env: Env) -> Playback {
        let mut playback = self.first.clone();
        playback.pace(self.factor * self.pace.factor());
        for _ in 0..at {
            playback.step(env.now);
        }
        playback.stand_from(env.now);
        playback
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
}

impl IronGuestTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Goes back to the beginning, to look on.
    pub(super) fn look_back(&mut self, env: Env) {
        // Also who shows no steps in play wants to see them now.
        let factor = if env.factor > 0.0 { env.factor } else { 1.0 };
        let events: Vec<Event> = self.session.events().cloned().collect();
        if let Some(first) = Playback::new(self.bare(), events, factor, env.now) {
            self.replay = Some(Replay::new(first, factor, env));
            self.look(Look::Run, env);
        }
    }

    /// Does what is asked while looking back.
    pub(super) fn look(&mut self, look: Look, env: Env) -> Action {
        let Some(replay) = &mut self.replay else { return Action::None };
        match look {
            Look::Step(_) | Look::Turn(_) => replay.runs = false,
            Look::Run => replay.runs = !replay.runs && replay.at + 1 < replay.count,
            Look::Pace(pace) => replay.pace = pace,
            Look::Close => {
                (self.replay, self.playback) = (None, None);
                return self.asked_anew();
            }
        }
        self.look_at_step(replay_step(self.replay.as_ref(), look), env);
        Action::None
    }

    /// Time passes while looking back.
    pub(super) fn look_on(&mut self, env: Env) {
        let due = self.playback.as_ref().is_some_and(|playback| playback.is_due(env.now));
        let Some(replay) = self.replay.as_mut().filter(|replay| replay.runs && due) else { return };
        let next = replay.meant(Look::Step(true));
        replay.runs = next + 1 < replay.count;
        self.look_at_step(next, env);
    }

    fn look_at_step(&mut self, at: usize, env: Env) {
        if let Some(replay) = &mut self.replay {
            replay.at = at;
            self.playback = Some(replay.at(at, env));
        }
    }

    /// A key while looking back.
    pub(super) fn press_in_replay(&mut self, press: &Press, env: Env) -> Action {
        match press {
            Press::Arrow(Arrow::Right) => self.look(Look::Step(true), env),
            Press::Arrow(Arrow::Left) => self.look(Look::Step(false), env),
            Press::Page { down } => self.look(Look::Turn(*down), env),
            Press::Space => self.look(Look::Run, env),
            Press::Digit(_) => match press.row().and_then(|row| Pace::ALL.get(row)) {
                Some(pace) => self.look(Look::Pace(*pace), env),
                None => Action::None,
            },
            Press::Esc | Press::Enter => self.look(Look::Close, env),
            _ => Action::None,
        }
    }

    /// Puts the strip's words anew.
    pub fn tell_replay(&mut self, text: &Text) {
        let round = self.shown().round;
        if let Some(replay) = &mut self.replay {
            replay.bar = ReplayBarView {
                when: text.with("iron-guest-table-replay-round", &[("round", round.into())]),
                place: text.with(
                    "past-place",
                    &[("place", words::count(replay.at + 1)), ("count", words::count(replay.count))],
                ),
                runs: replay.runs,
                pace: replay.pace,
                first: replay.at == 0,
                last: replay.at + 1 == replay.count,
            };
        }
    }

    /// The strip over the table; none in play.
    pub(super) fn replay_strip<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let replay = self.replay.as_ref()?;
        let ways = Ways {
            step: [false, true].map(|on| Message::Look(Look::Step(on))),
            turn: [false, true].map(|on| Message::Look(Look::Turn(on))),
            run: Message::Look(Look::Run),
            pace: Pace::ALL.map(|pace| Message::Look(Look::Pace(pace))),
            close: Message::Look(Look::Close),
        };
        Some(replay_bar::view(&replay.bar, ways, cx))
    }
}

/// The step that is meant.
fn replay_step(replay: Option<&Replay>, look: Look) -> usize {
    replay.map_or(0, |replay| replay.meant(look))
}
