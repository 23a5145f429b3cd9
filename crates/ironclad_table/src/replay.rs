//! Looking back: the table as it stood at a moment, or played on from there at a pace. Nothing can be chosen meanwhile.

use std::time::{Duration, Instant};

use crate::decision::Top;
use crate::decision::composer::Composer;
use crate::dice::playback::{Playback, Ticked};
use crate::table::{Action, Env, Table};
use crate::timeline::stop::{self, Stop, stops};
use ironclad_game::engine::{Decision, Game};
use ironclad_game::session::Session;
use kit::key::{Arrow, Press};
use kit::replay_bar::{Pace, ReplayBarView};

/// What is asked of the table while one looks back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looked {
    /// To the next moment, or the one before.
    Step {
        /// On, not back.
        on: bool,
    },
    /// To where the next turn begins, or this one, or the one before.
    Turn {
        /// On, not back.
        on: bool,
    },
    /// Play on, or stand still.
    Run,
    /// At this pace.
    Pace(Pace),
    /// No more of it.
    Close,
}

/// A stretch of the past that is looked at.
#[derive(Debug)]
pub(crate) struct Past {
    way: Vec<Stop>,
    at: usize,
    game: Game,
    asked: Option<(Decision, Composer)>,
    /// The dice of the choice, as they fell.
    dice: Option<Playback>,
    pace: Pace,
    /// Since when this moment has stood, if it plays on by itself.
    running: Option<Instant>,
}

impl Past {
    /// The moment at this place of the way to where the game stands.
    pub(crate) fn at(session: &Session, at: usize) -> Option<Self> {
        let way = stops(session);
        let at = at.min(way.len().saturating_sub(1));
        let stop = way.get(at)?;
        let game = session.at(stop.asked)?;
        let asked = stop::asked(&game, stop.answer);
        Some(Self { way, at, game, asked, dice: None, pace: Pace::default(), running: None })
    }

    /// The same, playing on.
    pub(crate) fn running(self, now: Instant) -> Self {
        Self { running: Some(now), ..self }
    }

    /// The game as it stood: while dice fall, before the one that falls.
    pub(crate) fn game(&self) -> &Game {
        self.dice.as_ref().map_or(&self.game, |dice| &dice.current().before)
    }

    pub(crate) fn dice(&self) -> Option<&Playback> {
        self.dice.as_ref()
    }

    /// What was asked, with what was chosen.
    pub(crate) fn asked(&self) -> Option<&(Decision, Composer)> {
        if self.dice.is_some() { None } else { self.asked.as_ref() }
    }

    /// The number of the last input of what is shown.
    pub(crate) fn moment(&self) -> u32 {
        let stop = self.way.get(self.at);
        stop.map_or(0, |stop| if self.dice.is_some() { stop.last } else { stop.asked })
    }

    /// Where one goes back to from here; nothing where the game stands anyway.
    pub(crate) fn back_to(&self) -> Option<u32> {
        self.way.get(self.at).filter(|stop| stop.answer.is_some()).map(|stop| stop.asked)
    }

    pub(crate) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    pub(crate) fn place(&self) -> usize {
        self.at
    }

    /// Shows another moment.
    fn go(&mut self, session: &Session, to: usize, now: Instant) {
        let to = to.min(self.way.len().saturating_sub(1));
        let Some(stop) = self.way.get(to) else { return };
        let Some(game) = session.at(stop.asked) else { return };
        self.asked = stop::asked(&game, stop.answer);
        self.game = game;
        self.at = to;
        self.dice = None;
        let goes_on = self.running.is_some() && to + 1 < self.way.len();
        self.running = if goes_on { Some(now) } else { None };
    }

    /// Where a turn begins: the next one, this one, or the one before if it has just begun.
    fn turn(&self, on: bool) -> usize {
        let when = |place: usize| self.way.get(place).map(|stop| stop.when);
        let begins = |place: &usize| *place == 0 || when(*place) != when(*place - 1);
        let last = self.way.len().saturating_sub(1);
        if on {
            (self.at + 1..=last).find(begins).unwrap_or(last)
        } else {
            (0..self.at).rev().find(begins).unwrap_or(0)
        }
    }

    /// Time passes. Says whether something else is shown.
    fn tick(&mut self, session: &Session, factor: f32, now: Instant) -> bool {
        if let Some(dice) = &mut self.dice {
            return match dice.tick(now) {
                Ticked::Falling | Ticked::Lies => false,
                Ticked::Next => true,
                Ticked::Over => {
                    self.go(session, self.at + 1, now);
                    true
                }
            };
        }
        let Some(since) = self.running else { return false };
        if now.saturating_duration_since(since) < stands(self.pace) {
            return false;
        }
        let falls = self.way.get(self.at).map(|stop| session.fallen_between(stop.asked, stop.last));
        self.dice = Playback::new(falls.unwrap_or_default(), factor * self.pace.factor(), now);
        if self.dice.is_none() {
            self.go(session, self.at + 1, now);
        }
        true
    }
}

/// How long a question stands before its answer is played.
fn stands(pace: Pace) -> Duration {
    Duration::from_millis(1600).mul_f32(pace.factor())
}

impl Table {
    /// Looks at a moment of the way, by its place among the moments.
    pub(crate) fn look_back(&mut self, at: usize, runs: bool, env: Env<'_>) -> Action {
        if let Some(past) = Past::at(&self.session, at) {
            self.mode.look_back(if runs { past.running(env.now) } else { past });
        }
        self.log_back = 0;
        self.list_top = Top::default();
        Action::None
    }

    /// Plays the scenario in hand from its first choice.
    pub(crate) fn replay(&mut self, env: Env<'_>) -> Action {
        let first = stops(&self.session).iter().rposition(|stop| stop.begins).unwrap_or(0);
        self.look_back(first, true, env)
    }

    pub(crate) fn looked(&mut self, looked: Looked, env: Env<'_>) -> Action {
        let Some(past) = self.mode.past_mut() else { return Action::None };
        match looked {
            Looked::Step { on } => {
                let to = if on { past.at + 1 } else { past.at.saturating_sub(1) };
                past.go(&self.session, to, env.now);
            }
            Looked::Turn { on } => past.go(&self.session, past.turn(on), env.now),
            Looked::Run => {
                let begins = past.running.is_none() && past.at + 1 < past.way.len();
                past.running = if begins { Some(env.now) } else { None };
                if !begins {
                    past.dice = None;
                }
            }
            Looked::Pace(pace) => past.pace = pace,
            Looked::Close => {
                let at = past.place();
                self.mode.close();
                if let Some(timeline) = self.mode.timeline_mut() {
                    timeline.rows.select_stop(at);
                }
            }
        }
        self.log_back = 0;
        self.list_top = Top::default();
        Action::None
    }

    /// Time passes while one looks back. Says whether something else is shown.
    pub(crate) fn time_goes_by_then(&mut self, env: Env<'_>) -> bool {
        let factor = if env.settings.reduced_motion { 0.0 } else { env.settings.dice_speed.factor() };
        self.mode.past_mut().is_some_and(|past| past.tick(&self.session, factor, env.now))
    }

    /// The main button while one looks back: stand still, go back to this moment, or be done.
    pub(crate) fn main_then(&mut self, env: Env<'_>) -> Action {
        let Some(past) = self.mode.past() else { return Action::None };
        match past.back_to() {
            _ if past.is_running() => self.looked(Looked::Run, env),
            Some(moment) if !self.session.is_read_only() => self.go_back_to(moment, env),
            _ => {
                self.mode.close_all();
                self.log_back = 0;
                self.list_top = Top::default();
                Action::None
            }
        }
    }

    /// What the main button says while one looks back.
    pub(crate) fn main_words_then(&self, past: &Past) -> &'static str {
        match past.back_to() {
            _ if past.is_running() => "past-stand-still",
            Some(_) if !self.session.is_read_only() => "past-go-back",
            _ => "menu-back",
        }
    }

    /// Keys while one looks back; none if it is one that works as ever.
    pub(crate) fn press_then(&mut self, press: &Press, env: Env<'_>) -> Option<Action> {
        let looked = match press {
            Press::Enter => return Some(self.main_then(env)),
            Press::Esc => Looked::Close,
            Press::Space => Looked::Run,
            Press::Arrow(Arrow::Right) => Looked::Step { on: true },
            Press::Arrow(Arrow::Left) => Looked::Step { on: false },
            Press::Page { down } => Looked::Turn { on: *down },
            Press::Digit(digit @ 1..=3) => Looked::Pace(Pace::ALL[*digit as usize - 1]),
            Press::Arrow(Arrow::Up) => {
                self.scroll_log(false);
                return Some(Action::None);
            }
            Press::Arrow(Arrow::Down) => {
                self.scroll_log(true);
                return Some(Action::None);
            }
            Press::Digit(_) | Press::Tab { .. } | Press::Backspace | Press::Letter('z' | 'x') | Press::Shifted(_) => {
                return Some(Action::None);
            }
            Press::Letter(_)
            | Press::Log { .. }
            | Press::Pan(_)
            | Press::Zoom { .. }
            | Press::FullScreen
            | Press::Reread => return None,
        };
        Some(self.looked(looked, env))
    }

    /// The strip that says that this is the past.
    pub(crate) fn replay_bar(&self, env: Env<'_>) -> Option<ReplayBarView> {
        let past = self.mode.past()?;
        let stop = past.way.get(past.at)?;
        let said = super::timeline::when(env.text, &self.session, stop.when);
        let count = [("place", (past.at + 1).into()), ("count", past.way.len().into())];
        Some(ReplayBarView {
            when: said,
            place: env.text.with("past-place", &count),
            runs: past.is_running(),
            pace: past.pace,
            first: past.at == 0,
            last: past.at + 1 >= past.way.len(),
        })
    }
}
