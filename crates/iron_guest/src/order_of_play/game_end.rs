//! How a game ends: won by the last afloat, drawn, or given up (Iron Guest 10, 13).

use super::Play;
use crate::event::Event;
use crate::seat::Seat;
use crate::state::{Outcome, Phase, Reason, Step};

impl Play {
    /// Whether only one player has ships afloat (Iron Guest 10.1).
    pub(super) fn won(&self) -> Option<Event> {
        let afloat = self.state.afloat();
        match (afloat.len(), afloat.iter().next()) {
            (1, Some(seat)) => Some(Event::Over(Outcome::Won(seat))),
            _ => None,
        }
    }

    /// The game is drawn between those afloat (Iron Guest 10.3).
    pub(super) fn drawn(&self, reason: Reason) -> Event {
        Event::Over(Outcome::Drawn(reason, self.state.afloat()))
    }

    /// A draw, if no ship is under sail any longer (Iron Guest 10.3).
    pub(super) fn becalmed(&self) -> Option<Event> {
        let moves = self.state.ships.iter().any(|ship| ship.under_sail().is_some());
        if moves { None } else { Some(self.drawn(Reason::Becalmed)) }
    }

    /// A draw, if nothing was struck for so many rounds that the chase is over (Iron Guest 10.3).
    pub(super) fn long_chase(&self, quiet: u16) -> Option<Event> {
        let over = self.setup.long_chase > 0 && quiet >= self.setup.long_chase;
        if over { Some(self.drawn(Reason::LongChase)) } else { None }
    }

    /// A player gives up; if it was his turn, it ends (Iron Guest 13).
    pub(super) fn resigned(&self, seat: Seat) -> Vec<Event> {
        let mut happened = vec![Event::Resigned(seat)];
        match &self.state.phase {
            Phase::Turn(turn) if turn.player == seat => happened.push(Event::Goes(Step::Choose)),
            Phase::Turn(_)
            | Phase::First { .. }
            | Phase::Shoals { .. }
            | Phase::Faces
            | Phase::Placing
            | Phase::Wind
            | Phase::Over(_) => {}
        }
        happened
    }
}
