//! A token is turned up (rules 3.2, 3.4). One that was shuffled is drawn only now, so that nobody could know it.
//! What its card does is `card`.

use serde::{Deserialize, Serialize};

use crate::content::SectorId;
use crate::engine::Pending;
use crate::engine::chance::{Drawing, Drawn, Group};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::state::Token;

/// A token about to be turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    sector: SectorId,
    by_recon: bool,
}

impl Procedure for Reveal {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match play.table().token(self.sector) {
            Some(Token::Shuffled) => Flow::Wait,
            _ => Flow::Done,
        }
    }

    fn pending(&self, _view: &View<'_>) -> Pending {
        Pending::Draw(Drawing { from: Group::Intel, source: None })
    }

    fn drawn(&mut self, play: &mut Play<'_>, drawn: Drawn) -> Flow {
        if let Drawn::Intel(card) = drawn {
            play.emit(Event::TokenRevealed { sector: self.sector, card, by_recon: self.by_recon });
        }
        Flow::Go
    }
}

/// Turns up the token of a sector, if one lies face down there.
pub(in crate::engine) fn reveal(play: &mut Play<'_>, sector: SectorId, by_recon: bool) -> Flow {
    match play.table().token(sector) {
        Some(Token::Placed(card)) => {
            play.emit(Event::TokenRevealed { sector, card, by_recon });
            Flow::Go
        }
        Some(Token::Shuffled) => Flow::Call(Reveal { sector, by_recon }.into()),
        Some(Token::Open(_)) | None => Flow::Go,
    }
}
