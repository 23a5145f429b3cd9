//! The game as it was: from its beginning, or moment by moment along its timeline. Nothing of the game is changed by it, and
//! nothing is hidden in this game, so all of it is told.

use std::ops::Range;
use std::time::Instant;

use iced::Element;
use iron_guest::decision::Asked as Question;
use iron_guest::event::Event;

use crate::job::Window;
use crate::playback::Playback;
use crate::table::{Action, Env, IronGuestTable, Look, Message};
use crate::words::{Said, refused};
use kit::cx::Cx;
use kit::log::LogLine;
use kit::theme::ALARM_PALE;
use war_table::past::Next;
use war_table::replay::{Moment, Replay, Shown};
use war_table::timeline::{NAME, Teller, Timed, Timeline};

/// Puts the timeline of a game into words.
pub(crate) struct Telling<'a> {
    pub(crate) table: &'a IronGuestTable,
    pub(crate) said: Said<'a>,
}

impl Teller<Window> for Telling<'_> {
    fn turn(&self, turn: u16) -> String {
        self.said.text.with("iron-guest-table-replay-round", &[("round", turn.into())])
    }

    fn question(&self, asked: &Question) -> String {
        self.said.player(asked.seat)
    }

    fn log(&self, events: Range<usize>) -> Vec<LogLine> {
        let lines = self.table.log.iter().filter(|line| events.contains(&line.after.saturating_sub(1)));
        let told = lines.map(|line| LogLine {
            turn: line.round.into(),
            text: self.said.say(&line.message),
            dice: line.dice.clone(),
            aside: false,
        });
        told.collect()
    }
}

impl IronGuestTable {
    /// Whether the game is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.past.looks_back()
    }

    /// The timeline, if it lies over the table.
    pub fn timeline(&self) -> Option<&Timeline<Window>> {
        self.past.timeline()
    }

    /// Opens the timeline.
    pub(crate) fn open_timeline(&mut self) {
        if !self.is_busy() {
            self.past.open_timeline(&self.session);
        }
    }

    /// Plays the game back, from behind so many events on.
    pub(crate) fn play_back(&mut self, past: usize, env: Env) -> Action {
        let factor = env.factor_to_look_back();
        let events: Vec<Event> = self.session.events().cloned().collect();
        let Some(first) = Playback::new(self.bare(), events, factor, env.now) else { return Action::None };
        let next = self.past.begin(Replay::steps(first, past, factor, env.now), env.now);
        self.show_past(next, env)
    }

    /// Takes in what happened on the timeline.
    pub(crate) fn timed(&mut self, timed: &Timed, env: Env) -> Action {
        if *timed == Timed::Open {
            self.open_timeline();
            return Action::None;
        }
        let next = self.past.timed(timed, env);
        self.show_past(next, env)
    }

    /// Does what is asked while looking back.
    pub(crate) fn look(&mut self, look: Look, env: Env) -> Action {
        let next = self.past.look(look, env.now);
        self.show_past(next, env)
    }

    /// Does what comes of something done with the past.
    pub(crate) fn show_past(&mut self, next: Next<Playback>, env: Env) -> Action {
        match next {
            Next::None => Action::None,
            Next::Show(shown) => {
                self.playback = match shown {
                    Shown::Step(playback) => Some(playback),
                    Shown::Moment(moment, factor) => self.moment(moment, factor, env.now),
                };
                if self.playback.is_none() {
                    let next = self.past.close();
                    return self.show_past(next, env);
                }
                Action::None
            }
            Next::Close => {
                self.playback = None;
                self.asked_anew()
            }
            Next::Play(past) => {
                self.playback = None;
                self.play_back(past, env)
            }
            Next::Go(_) if self.moves.is_writing() => Action::None,
            Next::Ask => Action::Focus(NAME),
            Next::Name(at, name) => {
                let sending = self.moves.name(&mut self.session, at, &name);
                self.follow(sending)
            }
            Next::Go(moment) => {
                let sending = self.moves.go_to(&mut self.session, moment);
                self.follow(sending)
            }
        }
    }

    /// The game at a moment, with the events that followed.
    fn moment(&self, moment: Moment, factor: f32, now: Instant) -> Option<Playback> {
        let game = self.session.at(moment.number)?;
        let later = self.session.events().skip(moment.passed).cloned().collect();
        Some(Playback::moment(game.play().state().clone(), later, factor, now))
    }

    /// What shows of the past has stood its time.
    pub(crate) fn look_on(&mut self, env: Env) -> Action {
        if !self.playback.as_ref().is_some_and(|playback| playback.is_due(env.now)) {
            return Action::None;
        }
        let next = self.past.run_on(env.now);
        self.show_past(next, env)
    }

    /// The timeline, if it lies over the table.
    pub(crate) fn timeline_view<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let said = self.trouble.as_ref().map(|trouble| (refused(cx.text, trouble), ALARM_PALE));
        self.past.timeline_view(said, Message::Time, cx)
    }
}
