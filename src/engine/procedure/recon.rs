//! Free Recons given by a card (rules 3.2, 5.15). The ban of the sector holds for them too (ruling 24).

use serde::{Deserialize, Serialize};

use super::reveal::reveal;
use super::{ask_picks, options};
use crate::content::terms::Action;
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;

/// Recons that cost no action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeRecon {
    made: u8,
    most: u8,
    source: Source,
}

impl FreeRecon {
    /// Up to so many.
    pub(super) fn new(most: u8, source: Source) -> Self {
        Self { made: 0, most, source }
    }
}

impl Procedure for FreeRecon {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let view = play.view();
        let possible = !view.banned(Action::Recon) && view.recon_range().next().is_some();
        if self.made < self.most && possible { Flow::Wait } else { Flow::Done }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let answers = options(view.recon_range().map(Answer::Recon).chain([Answer::Done]));
        ask_picks(DecisionKind::Recon, Some(self.source), self.made, self.most, answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Recon(sector) => {
                self.made += 1;
                reveal(play, sector, true)
            }
            _ => {
                self.made = self.most;
                Flow::Go
            }
        }
    }
}
