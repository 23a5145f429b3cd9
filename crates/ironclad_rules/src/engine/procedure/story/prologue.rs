//! Before fitting out: what has to be known, and whom the players work for (ruling 35).

use serde::{Deserialize, Serialize};

use super::beats::{Beats, Root, take_side};
use crate::content::terms::Track;
use crate::engine::decision::Source;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;

/// The prologue of a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Prologue {
    told: bool,
}

impl Procedure for Prologue {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if !self.told {
            self.told = true;
            return Flow::Call(Beats::of(Root::Prologue).into());
        }
        if let Some(side) = play.table().course.as_ref().filter(|course| !course.taken).map(|course| course.side) {
            take_side(play, side);
        }
        let mode = play.view().setup.mode;
        let retainer = play.view().side().map_or(0, |side| side.pay.retainer.at(mode));
        play.count(Track::Credits, retainer.into(), Some(Source::Scenario));
        lay_out(play);
        Flow::Done
    }
}

/// The tokens are laid and what moves is set on the map, as the side has it.
fn lay_out(play: &mut Play<'_>) {
    play.tell(StoryEvent::Shuffled);
    let Some(story) = play.view().story().cloned() else { return };
    for token in &story.tokens {
        if !play.view().is_so(&token.when) {
            continue;
        }
        play.tell(StoryEvent::TokenPlaced { sector: token.sector, card: token.card, open: false });
    }
    for (mover, written) in &story.movers {
        let at = written.at.as_ref().and_then(|at| play.view().sectors_of(at).iter().next());
        if let Some(to) = at {
            play.tell(StoryEvent::Sent { mover: *mover, to });
        }
    }
}
