//! Free Recons given by a card (rules 3.2, 5.15). The ban of the sector holds for them too (ruling 24). Tokens turned up by an
//! ability are no Recon, and nothing bans them (ruling 67).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::content::map::Map;
use crate::content::terms::Action;
use crate::content::{HeroId, SectorId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::intel::reveal_token::reveal;
use crate::engine::procedure::{ask_picks, not_offered, options};
use crate::engine::query::View;

/// Recons that cost no action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeRecon {
    made: u8,
    most: u8,
    source: Source,
    /// The range in sectors, if an ability turns them up.
    within: Option<u8>,
}

impl FreeRecon {
    /// Up to this many Recons.
    pub(in crate::engine) fn new(most: u8, source: Source) -> Self {
        Self { made: 0, most, source, within: None }
    }

    /// Tokens turned up by a hero's ability: how many, and within how many sectors.
    pub(in crate::engine) fn by_ability(hero: HeroId, most: u8, within: u8) -> Self {
        Self { made: 0, most, source: Source::Ability(hero), within: Some(within) }
    }

    fn sectors(self, view: &View<'_>) -> ArrayVec<SectorId, { Map::MOST }> {
        match self.within {
            Some(within) => view.sealed_within(within).collect(),
            None if view.banned(Action::Recon) => ArrayVec::new(),
            None => view.recon_range().collect(),
        }
    }
}

impl Procedure for FreeRecon {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let possible = !self.sectors(&play.view()).is_empty();
        if self.made < self.most && possible { Flow::Wait } else { Flow::Done }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        // A hero has been exhausted for the first.
        let done = (self.within.is_none() || self.made > 0).then_some(Answer::Done);
        let answers = options(self.sectors(view).into_iter().map(Answer::Recon).chain(done));
        ask_picks(DecisionKind::Recon, Some(self.source), self.made, self.most, answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Recon(sector) => {
                self.made += 1;
                // What an ability turns up is no Recon (ruling 67).
                reveal(play, sector, self.within.is_none())
            }
            Answer::Done => {
                self.made = self.most;
                Flow::Go
            }
            other => not_offered(other),
        }
    }
}
