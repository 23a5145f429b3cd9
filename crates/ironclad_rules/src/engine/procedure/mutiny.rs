//! The Mutiny (rules 2.5, 5.20): due when Morale comes to 1, met between two actions; what it does is its card
//! (`content/ironclad/intel/mutiny.json`). It comes once: when that card begins it is over (`apply`).

use crate::content::terms::Track;
use crate::engine::event::Event;
use crate::engine::play::Play;
use crate::engine::procedure::intel::card::Card;
use crate::engine::state::Mutiny;

impl Play<'_> {
    /// A counter has moved by this much and stands here now: Morale that falls to 1 for the first time makes the Mutiny due.
    pub(in crate::engine) fn provoke_mutiny(&mut self, track: Track, moved: i16, now: u16) {
        if track == Track::Morale && moved < 0 && now == 1 && self.table().mutiny == Mutiny::Quiet {
            self.emit(Event::MutinyDue);
        }
    }
}

/// The card that is met now, if the Mutiny is due.
pub(super) fn due(play: &Play<'_>) -> Option<Card> {
    if play.table().mutiny == Mutiny::Due { Some(Card::without_token(play.content.rules.mutiny)) } else { None }
}
