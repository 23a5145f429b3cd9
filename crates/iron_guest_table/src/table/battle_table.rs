//! The table as the window knows it, and as all tables of war games are.

use kernel::Die;
use kernel::session::Written;
use war_table::BattleTable;

use ::words::Text;

use super::{Action, Env, IronGuestTable};
use crate::job::{Session, Window};
use crate::past::Telling;

impl BattleTable for IronGuestTable {
    type Window = Window;

    fn battle(&self) -> &Session {
        &self.session
    }

    fn written(&mut self, written: &Written, env: Env) -> Action {
        let before = self.session.game().play().state().clone();
        match self.moves.take_written(&mut self.session, written) {
            None => Action::None,
            Some((_, Err(error))) => self.hindered(error),
            Some((sent, Ok(played))) => self.take_over(sent, before, played, env),
        }
    }

    fn tell_past(&mut self, text: &Text) {
        let mut past = std::mem::take(&mut self.past);
        let round = self.shown().round;
        let when = text.with("iron-guest-table-replay-round", &[("round", round.into())]);
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
