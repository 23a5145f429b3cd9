//! The battle as it was: from its beginning, or moment by moment along its timeline. Nothing of the battle is changed by that.
//! It is told from the log of the one at the screen, and moments are seen through their eyes.

use std::ops::Range;
use std::time::Instant;

use full_thrust::decision::Ask;
use full_thrust::event::Event;
use iced::Element;
use kit::cx::Cx;
use kit::log::LogLine;
use kit::theme::ALARM_PALE;
use war_table::past::Next;
use war_table::replay::{Moment, Replay, Shown};
use war_table::timeline::{NAME, Teller, Timed, Timeline};

use super::playback::Playback;
use super::{Action, Env, FullThrustTable, Look, Message};
use crate::job::Window;
use crate::words::Said;

/// Puts the timeline of a battle into words.
pub(super) struct Telling<'a> {
    pub(super) table: &'a FullThrustTable,
    pub(super) said: Said<'a>,
}

impl Teller<Window> for Telling<'_> {
    fn turn(&self, turn: u16) -> String {
        self.said.text.with("full-thrust-turn", &[("turn", u32::from(turn).into())])
    }

    fn question(&self, asked: &Ask) -> String {
        self.said.text.get(&format!("full-thrust-table-moment-{}", asked.id()))
    }

    fn log(&self, events: Range<usize>) -> Vec<LogLine> {
        let lines = self.table.log.iter().filter(|line| events.contains(&line.after.saturating_sub(1)));
        let told = lines.map(|line| LogLine {
            turn: line.turn.into(),
            text: self.said.say(&line.message),
            dice: line.dice.clone(),
            aside: false,
        });
        told.collect()
    }
}

impl FullThrustTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.past.looks_back()
    }

    /// Whether the battle may be looked back at now: nobody looks while the screen changes hands.
    pub(super) fn may_look_back(&self) -> bool {
        !self.is_busy() && self.handing.is_none()
    }

    /// The timeline, if it lies over the table.
    pub fn timeline(&self) -> Option<&Timeline<Window>> {
        self.past.timeline()
    }

    /// Lays the timeline over the table.
    pub(super) fn open_timeline(&mut self) {
        if self.may_look_back() {
            self.past.open_timeline(&self.session);
        }
    }

    /// Shows the last movement once more, and what came of it.
    pub(super) fn play_last_move(&mut self, env: Env) -> Action {
        let events = self.session.events();
        let before = events.enumerate().filter(|(_, event)| matches!(event, Event::OrdersRevealed)).last();
        match before.map(|(place, _)| place) {
            Some(place) => self.play_back(place, 0, env),
            None => Action::None,
        }
    }

    /// Plays the events back from a place on; those up to another are over.
    pub(super) fn play_back(&mut self, from: usize, past: usize, env: Env) -> Action {
        if !self.may_look_back() {
            return Action::None;
        }
        let factor = env.factor_to_look_back();
        let battle = std::sync::Arc::clone(self.session.game().battle());
        let mut table = self.bare();
        let mut events: Vec<Event> = self.session.events().cloned().collect();
        // What is decided unseen and not yet revealed is not looked back at.
        let open = events.iter().rposition(Event::reveals).map_or(0, |place| place + 1);
        let is_shown = |place: usize, event: &Event| place < open || event.secret_of().is_none();
        let past = events.iter().take(past).enumerate().filter(|(place, event)| is_shown(*place, event)).count();
        let mut place = 0;
        events.retain(|event| {
            place += 1;
            is_shown(place - 1, event)
        });
        let later = events.split_off(from.min(events.len()));
        events.iter().for_each(|event| full_thrust::apply::apply(&mut table, &battle, event));
        let Some(first) = Playback::new(&battle, table, later, factor, env.reduced, env.now) else {
            return Action::None;
        };
        let next = self.past.begin(Replay::steps(first, past, factor, env.now), env.now);
        self.show_past(next, env)
    }

    /// Takes in what happened on the timeline.
    pub(super) fn timed(&mut self, timed: &Timed, env: Env) -> Action {
        if *timed == Timed::Open {
            self.open_timeline();
            return Action::None;
        }
        let next = self.past.timed(timed, env);
        self.show_past(next, env)
    }

    /// Does what is asked while looking back.
    pub(super) fn look_to(&mut self, look: Look, env: Env) -> Action {
        let next = self.past.look(look, env.now);
        self.show_past(next, env)
    }

    /// Does what comes of something done with the past.
    pub(super) fn show_past(&mut self, next: Next<Playback>, env: Env) -> Action {
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
                self.play_back(0, past, env)
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

    /// The table at a moment, as the one at the screen may know it.
    fn moment(&self, moment: Moment, factor: f32, now: Instant) -> Option<Playback> {
        let game = self.eyes().see(&self.session.at(moment.number)?);
        let table = game.state().table.clone();
        Some(Playback::moment(game.battle(), table, moment.passed, factor, now))
    }

    /// Time passes while looking back.
    pub(super) fn look_on(&mut self, env: Env) -> Action {
        if let Some(playback) = &mut self.playback
            && !playback.is_due(env.now)
        {
            playback.tick(env.now);
            return Action::None;
        }
        let next = self.past.run_on(env.now);
        self.show_past(next, env)
    }

    /// The timeline, if it lies over the table.
    pub(crate) fn timeline_view<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let said = self.trouble().map(|trouble| (self.troubled(trouble, cx), ALARM_PALE));
        self.past.timeline_view(said, Message::Time, cx)
    }

    /// What is open of the past.
    pub(crate) fn past(&self) -> &war_table::past::Past<Window, Playback> {
        &self.past
    }
}
