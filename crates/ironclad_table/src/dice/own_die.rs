//! A die that the players roll themselves: it is asked for, and said with one key.

pub mod present;

use crate::decision::auto_answer::auto_answer;
use crate::table::play::Sent;
use crate::table::{Action, Env, Table};
use ironclad_game::engine::{Die, Request};

impl Table {
    /// The die that the players are asked for now.
    pub(crate) fn die_asked(&self) -> Option<Request> {
        let shown = self.mode.past().is_none() && !self.animation.has_dice() && self.lesson.has_looked();
        if shown { self.session.chance() } else { None }
    }

    /// What it showed before it was taken back: it is the same die.
    pub(crate) fn die_before(&self) -> Option<Die> {
        self.session.queued().next()
    }

    /// The die shows this face, counted from 0.
    pub(crate) fn say_die(&mut self, place: usize, env: Env<'_>) -> Action {
        let face = u8::try_from(place).ok().and_then(|place| place.checked_add(1)).and_then(Die::new);
        match face {
            Some(die) => self.send_die(Some(die), env),
            None => Action::None,
        }
    }

    /// The main button: the same face again; or, where the players no longer roll, the ship does.
    pub(crate) fn main_die(&mut self, env: Env<'_>) -> Action {
        match self.die_before() {
            Some(die) => self.send_die(Some(die), env),
            None if !env.settings.own_dice => self.send_die(None, env),
            None => Action::None,
        }
    }

    fn send_die(&mut self, die: Option<Die>, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        let mut draft = self.session.draft();
        let tried = match die {
            Some(die) => draft.roll(die),
            None => draft.settle(),
        }
        .and_then(|()| auto_answer(&mut draft, env.settings));
        let pages = draft.completed().steps.iter().filter_map(|step| step.passage.clone()).collect();
        let mv = tried.map(|()| self.session.made(draft));
        self.write(mv, Sent::Answers { from: self.session.place(), pages }, env)
    }
}
