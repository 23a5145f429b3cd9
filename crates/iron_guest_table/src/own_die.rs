//! Dice that the players roll themselves.

use iron_guest::decision::Request;
use kernel::Die;
use war_table::own_die;

use super::words::Said;
use super::{Action, Env, IronGuestTable};

impl IronGuestTable {
    /// The die that the players are asked for now.
    pub(super) fn die_asked(&self) -> Option<Request> {
        let shown = !self.is_busy() && !self.past.looks_back() && !self.session.is_read_only();
        if shown { self.session.chance() } else { None }
    }

    /// What it showed before it was undone: it is the same die.
    pub(super) fn die_before(&self) -> Option<Die> {
        self.session.queued().next()
    }

    /// The die shows this face; without one the machine rolls.
    pub(super) fn roll(&mut self, die: Option<Die>) -> Action {
        if self.die_asked().is_none() {
            return Action::None;
        }
        let sending = self.moves.roll(&mut self.session, die);
        self.follow(sending)
    }

    /// The main button, while a die is asked for.
    pub(super) fn main_die(&mut self, env: Env) -> Action {
        match own_die::main(self.die_before(), env.dice) {
            Some(die) => self.roll(die),
            None => Action::None,
        }
    }

    /// What a die is rolled for.
    pub(super) fn die_for(request: &Request, said: &Said<'_>) -> String {
        let text = said.text;
        match request {
            Request::First(seat) => text.with("iron-guest-table-die-first", &[("player", said.player(*seat).into())]),
            Request::Upwind => text.get("iron-guest-table-die-upwind"),
            Request::Shot { ship, needs, .. } => {
                let args = [("ship", said.ship(*ship).into()), ("needs", (*needs).into())];
                text.with("iron-guest-table-die-shot", &args)
            }
            Request::Grapple { attacker, defender, first } => {
                let ship = if first.is_some() { defender } else { attacker };
                text.with("iron-guest-table-die-grapple", &[("ship", said.ship(*ship).into())])
            }
            Request::Wind => text.get("iron-guest-table-die-wind"),
        }
    }
}
