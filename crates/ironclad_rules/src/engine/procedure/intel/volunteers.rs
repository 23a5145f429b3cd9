//! Heroes are exhausted together for what a card offers: all that it asks for, or none (rule 5.11, ruling 78).

use serde::{Deserialize, Serialize};

use crate::content::effect::Effect;
use crate::content::intel::Volunteers as Written;
use crate::content::{HeroId, IntelId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::effects::{Effects, List};
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::{ask_picks, not_offered, options};
use crate::engine::query::{FULL, MOST_SALVAGE, View};

/// Volunteers being asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volunteers {
    card: IntelId,
    row: u8,
    /// Who has been used on the card already (ruling 26).
    busy: BusyHeroes,
    picked: BusyHeroes,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Pick,
    /// Those picked are exhausted, from the one of this place aboard.
    Exhaust(u8),
    Over,
}

impl Volunteers {
    /// Those of a row of a card's table, nobody of them who has been used on it.
    pub(in crate::engine) fn new(card: IntelId, row: u8, busy: BusyHeroes) -> Self {
        Self { card, row, busy, picked: BusyHeroes::default(), step: Step::Pick }
    }

    /// What is offered, and what for.
    pub fn written<'a>(&self, view: &View<'a>) -> Option<&'a Written> {
        written(view, self.card, self.row)
    }

    fn candidates(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let written = written(&view, self.card, self.row);
        view.free().map(|aboard| aboard.hero).filter(move |hero| {
            let used = self.busy.has(view.table, *hero) || self.picked.has(view.table, *hero);
            !used && written.is_some_and(|asked| asked.skills.iter().any(|skill| view.skill(*hero, *skill) > 0))
        })
    }

    /// Whether the players have any use for what they would bring.
    fn is_worth_it(self, view: &View<'_>) -> bool {
        let brings = written(view, self.card, self.row).into_iter().flat_map(|written| &written.brings);
        let table = view.table;
        brings.into_iter().any(|effect| match effect {
            Effect::GainCrew(_) => table.crew < FULL,
            Effect::GainMorale(_) => table.morale < FULL,
            Effect::GainSalvage(_) => table.salvage < MOST_SALVAGE,
            Effect::GainGear(_) => !table.pile.is_empty(),
            Effect::LoseMorale(..)
            | Effect::SetMorale(..)
            | Effect::LoseCrew(..)
            | Effect::GainCredits(..)
            | Effect::RepairHull(..)
            | Effect::DamageHull(..)
            | Effect::OutsideHits(..)
            | Effect::InsideHits(..)
            | Effect::DamageSection { .. }
            | Effect::DamageEachSection(..)
            | Effect::Rest(..)
            | Effect::Exhaust(..)
            | Effect::Wound(..)
            | Effect::Recon(..)
            | Effect::LoseActions(..)
            | Effect::Follow(..) => true,
        })
    }

    fn most(self, view: &View<'_>) -> u8 {
        written(view, self.card, self.row).map_or(0, |written| written.heroes)
    }
}

impl Procedure for Volunteers {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let view = play.view();
        let (made, most) = (self.picked.count(), self.most(&view));
        match self.step {
            Step::Pick if made >= most => {
                self.step = Step::Exhaust(0);
                Flow::Go
            }
            Step::Pick => {
                let enough = usize::from(made) + self.candidates(&view).count() >= usize::from(most);
                if enough && self.is_worth_it(&view) { Flow::Wait } else { Flow::Done }
            }
            Step::Exhaust(place) => {
                let Some(aboard) = play.table().heroes.get(usize::from(place)).copied() else {
                    self.step = Step::Over;
                    return Flow::Call(Effects::new(List::Volunteers(self.card, self.row)).into());
                };
                self.step = Step::Exhaust(place + 1);
                if !self.picked.has(play.table(), aboard.hero) {
                    return Flow::Go;
                }
                Flow::Call(Exhaust::used(aboard.hero, Source::Intel(self.card)).while_busy(self.picked).into())
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let answers = options(self.candidates(view).map(Answer::Hero).chain([Answer::Done]));
        ask_picks(DecisionKind::Hero, Some(Source::Intel(self.card)), self.picked.count(), self.most(view), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Hero(hero) => self.picked = self.picked.with(play.table(), hero),
            Answer::Done => self.step = Step::Over,
            other => return not_offered(other),
        }
        Flow::Go
    }
}

fn written<'a>(view: &View<'a>, card: IntelId, row: u8) -> Option<&'a Written> {
    view.content.intel[card].table()?.rows.get(usize::from(row))?.volunteers.as_ref()
}
