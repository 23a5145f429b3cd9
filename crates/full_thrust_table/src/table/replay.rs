//! The battle as it was, from its beginning: step by step, turn by turn, or played on. Nothing of it is changed by that.

use full_thrust::event::Event;
use iced::Element;

use super::playback::Playback;
use super::{Action, Env, FullThrustTable, Message};
use ::words::Text;
use kit::cx::Cx;
use kit::key::{Arrow, Press};
use kit::replay_bar::{self, Pace, ReplayBarView, Ways};

/// A look back at the battle.
#[derive(Debug)]
pub(super) struct Replay {
    /// The steps with which turns begin.
    turns: Vec<usize>,
    /// A step every so often, to go on from.
    kept: Vec<Playback>,
    /// The step that shows, from 0, and how many there are.
    at: usize,
    count: usize,
    /// Whether it plays on by itself.
    runs: bool,
    pace: Pace,
    /// How long steps stand in play.
    factor: f32,
    bar: ReplayBarView,
}

/// A step is kept every so many.
const KEPT: usize = 24;

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

impl Replay {
    fn new(first: Playback, factor: f32, env: Env) -> Self {
        let (mut all, mut count, mut turns) = (first.clone(), 1, Vec::new());
        let mut kept = vec![first];
        let mut turn = all.table().turn;
        while all.step(env.now) {
            if all.table().turn != turn {
                turn = all.table().turn;
                turns.push(count);
            }
            if count % KEPT == 0 {
                kept.push(all.clone());
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
        Self { turns, kept, at: 0, count, runs: false, pace: Pace::default(), factor, bar }
    }

    /// Whether it plays on by itself.
    pub(super) fn runs(&self) -> bool {
        self.runs
    }

    /// The battle at a step.
    fn at(&self, at: usize, env: Env) -> Option<Playback> {
        let mut playback = self.kept.get(at / KEPT)?.clone();
        playback.pace(self.factor * self.pace.factor());
        for _ in 0..at % KEPT {
            playback.step(env.now);
        }
        playback.stand_from(env.now);
        Some(playback)
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

impl FullThrustTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Goes back to the beginning, to look on.
    pub(super) fn look_back(&mut self, env: Env) {
        self.open_replay(0, env);
    }

    /// Shows the last movement once more, and what came of it.
    pub(super) fn look_at_last_move(&mut self, env: Env) {
        let events = self.session.events();
        let before = events.enumerate().filter(|(_, event)| matches!(event, Event::OrdersRevealed)).last();
        if let Some((place, _)) = before {
            self.open_replay(place, env);
        }
    }

    /// Looks back at the events from a place on.
    fn open_replay(&mut self, from: usize, env: Env) {
        if self.is_busy() {
            return;
        }
        // Also who shows no steps in play wants to see them now.
        let factor = if env.factor > 0.0 { env.factor } else { 1.0 };
        let battle = std::sync::Arc::clone(self.session.game().battle());
        let mut table = self.bare();
        let mut events: Vec<Event> = self.session.events().cloned().collect();
        // What is decided unseen and not yet revealed is not looked back at.
        let open = events.iter().rposition(Event::reveals).map_or(0, |place| place + 1);
        let mut place = 0;
        events.retain(|event| {
            place += 1;
            place <= open || event.secret_of().is_none()
        });
        let later = events.split_off(from.min(events.len()));
        events.iter().for_each(|event| full_thrust::apply::apply(&mut table, &battle, event));
        if let Some(first) = Playback::new(&battle, table, later, factor, env.reduced, env.now) {
            self.replay = Some(Replay::new(first, factor, env));
            self.look_to(Look::Run, env);
        }
    }

    /// Does what is asked while looking back.
    pub(super) fn look_to(&mut self, look: Look, env: Env) -> Action {
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
        let at = self.replay.as_ref().map_or(0, |replay| replay.meant(look));
        self.look_at_step(at, env);
        Action::None
    }

    /// Time passes while looking back.
    pub(super) fn look_on(&mut self, env: Env) {
        if let Some(playback) = &mut self.playback
            && !playback.is_due(env.now)
        {
            playback.tick(env.now);
            return;
        }
        let Some(replay) = self.replay.as_mut().filter(|replay| replay.runs) else { return };
        let next = replay.meant(Look::Step(true));
        replay.runs = next + 1 < replay.count;
        self.look_at_step(next, env);
    }

    fn look_at_step(&mut self, at: usize, env: Env) {
        if let Some(replay) = &mut self.replay {
            replay.at = at;
            self.playback = replay.at(at, env);
        }
    }

    /// A key while looking back.
    pub(super) fn press_in_replay(&mut self, press: &Press, env: Env) -> Action {
        match press {
            Press::Arrow(Arrow::Right) => self.look_to(Look::Step(true), env),
            Press::Arrow(Arrow::Left) => self.look_to(Look::Step(false), env),
            Press::Page { down } => self.look_to(Look::Turn(*down), env),
            Press::Space => self.look_to(Look::Run, env),
            Press::Digit(_) => match press.row().and_then(|row| Pace::ALL.get(row)) {
                Some(pace) => self.look_to(Look::Pace(*pace), env),
                None => Action::None,
            },
            Press::Esc | Press::Enter => self.look_to(Look::Close, env),
            _ => Action::None,
        }
    }

    /// Puts the strip's words anew.
    pub fn tell_replay(&mut self, text: &Text) {
        let turn = self.field().table.turn;
        if let Some(replay) = &mut self.replay {
            let count = crate::words::count;
            replay.bar = ReplayBarView {
                when: text.with("full-thrust-turn", &[("turn", u32::from(turn).into())]),
                place: text.with("past-place", &[("place", count(replay.at + 1)), ("count", count(replay.count))]),
                runs: replay.runs,
                pace: replay.pace,
                first: replay.at == 0,
                last: replay.at + 1 == replay.count,
            };
        }
    }

    /// The strip over the table; none in play.
    pub fn replay_strip<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
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
