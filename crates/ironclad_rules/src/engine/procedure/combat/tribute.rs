//! What an enemy still afloat after a drawn combat makes the players pay (rule 10.6): Credits, or a piece of gear.

use serde::{Deserialize, Serialize};

use crate::content::terms::Track;
use crate::engine::Pending;
use crate::engine::combat::EnemyId;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::View;

/// Tribute about to be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tribute {
    enemy: EnemyId,
    credits: u8,
    paid: bool,
}

impl Tribute {
    /// This enemy asks for this many Credits, or for a piece of gear.
    pub(in crate::engine) fn new(enemy: EnemyId, credits: u8) -> Self {
        Self { enemy, credits, paid: false }
    }

    /// With gear aboard, the players choose. Without, they pay as far as there are Credits.
    fn is_asked(self, view: &View<'_>) -> bool {
        !self.paid && !view.table.gear.is_empty()
    }

    fn pay(&mut self, play: &mut Play<'_>) {
        self.paid = true;
        play.count(Track::Credits, -i16::from(self.credits), Some(Source::Enemy(self.enemy)));
    }
}

impl Procedure for Tribute {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if self.is_asked(&play.view()) {
            return Flow::Wait;
        }
        if !self.paid {
            self.pay(play);
        }
        Flow::Done
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let bearers = view.table.gear.iter().map(|carried| Answer::Hero(carried.hero));
        // A price is payable in full, or not at all (ruling 25).
        let credits = (view.table.credits >= u16::from(self.credits)).then_some(Answer::Done);
        ask(DecisionKind::Hero, Some(Source::Enemy(self.enemy)), options(bearers.chain(credits)))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let given = match answer {
            Answer::Hero(hero) => play.table().carried(hero).map(|carried| carried.gear),
            Answer::Done => None,
            other => return not_offered(other),
        };
        match given {
            Some(gear) => {
                self.paid = true;
                play.emit(Event::GearReturned { gear });
            }
            None => self.pay(play),
        }
        Flow::Go
    }
}
