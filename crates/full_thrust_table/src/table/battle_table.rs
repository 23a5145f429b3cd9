//! The table as the window knows it, and as all tables of war games are.

use kernel::Die;
use kernel::session::Written;
use war_table::BattleTable;

use ::words::Text;

use super::replay::Telling;
use super::{Action, Env, FullThrustTable, Obstacle};
use crate::job::{Session, Window};

impl BattleTable for FullThrustTable {
    type Window = Window;

    fn battle(&self) -> &Session {
        &self.session
    }

    fn written(&mut self, written: &Written, env: Env) -> Action {
        let before = self.session.game().state().table.clone();
        match self.moves.take_written(&mut self.session, written) {
            None => Action::None,
            Some((_, Err(error))) => self.hindered(Obstacle::Session(error)),
            Some((sent, Ok(played))) => self.take_in_written(sent, before, played, env),
        }
    }

    fn tell_past(&mut self, text: &Text) {
        let mut past = std::mem::take(&mut self.past);
        let turn = self.field().table.turn;
        let when = text.with("full-thrust-turn", &[("turn", u32::from(turn).into())]);
        past.tell(&self.session, &Telling { table: self, said: self.said(text) }, when, text);
        self.past = past;
    }

    fn shows_now(&self) -> bool {
        !self.is_busy() && !self.past.looks_back()
    }

    fn send_roll(&mut self, die: Option<Die>) -> Action {
        let sending = self.moves.roll(&mut self.session, die);
        self.follow(sending)
    }
}
