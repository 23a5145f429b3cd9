//! A Move that skips one sector, its condition and its token: Kwabena's Side door (rules 3.2, 6.10).

use serde::{Deserialize, Serialize};

use super::arrival::Arrival;
use super::turn::spend;
use super::{ask, options};
use crate::content::HeroId;
use crate::content::terms::Action;
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::intel::reveal_token::reveal;
use crate::engine::query::View;

/// A Move past a sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkipSector {
    hero: HeroId,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// A sector is named; its token is turned up before the ship goes.
    Look,
    /// A sector is named, and the ship goes there.
    Go,
    Over,
}

impl SkipSector {
    /// The Move of this hero, with or without a look ahead.
    pub(super) fn of(hero: HeroId, turns_up: bool) -> Self {
        Self { hero, step: if turns_up { Step::Look } else { Step::Go } }
    }

    /// Whether the sector named will be looked at before the ship goes.
    pub fn looks(&self) -> bool {
        self.step == Step::Look
    }
}

impl Procedure for SkipSector {
    fn advance(&mut self, _play: &mut Play<'_>) -> Flow {
        if self.step == Step::Over { Flow::Done } else { Flow::Wait }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let sectors = view.beyond().map(Answer::Move);
        ask(DecisionKind::Action, Some(Source::Ability(self.hero)), options(sectors))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let Answer::Move(to) = answer else { return Flow::Go };
        // What has been seen may change their minds, once (ruling 69).
        if self.step == Step::Look && play.table().token(to).is_some_and(|token| !token.is_open()) {
            self.step = Step::Go;
            return reveal(play, to, false);
        }
        self.step = Step::Over;
        spend(play, Action::Move);
        Flow::Call(Arrival::at(to).into())
    }
}
