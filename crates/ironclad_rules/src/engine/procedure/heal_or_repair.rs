//! The Heal and Repair actions: a hero of a class is exhausted, then somebody is healed, or something repaired (rule 3.2).

use serde::{Deserialize, Serialize};

use super::repair_point::{RepairPoint, Repairable, is_payable, repairable};
use super::{ask, options};
use crate::content::HeroId;
use crate::content::terms::{Action, Class};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::procedure::port::service::of_class;
use crate::engine::query::View;
use crate::engine::state::Status;

/// Salvage that a repair takes (ruling 11).
const SALVAGE: u8 = 1;

/// What the Heal action does.
const HEALED: Picking = Picking::HealFor(Source::Heal, Status::Exhausted);

/// A Heal or Repair under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HealOrRepair {
    what: Tended,
    step: Step,
}

/// Which of the two actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tended {
    /// Heal.
    Hero,
    /// Repair.
    Ship,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// Who does it.
    Who,
    /// This hero does it.
    Do(HeroId),
    Over,
}

impl Tended {
    /// The class of hero that it takes.
    pub fn class(self) -> Class {
        match self {
            Self::Hero => Class::Specialist,
            Self::Ship => Class::Engineer,
        }
    }

    /// The action of the turn.
    pub(super) fn action(self) -> Action {
        match self {
            Self::Hero => Action::Heal,
            Self::Ship => Action::Repair,
        }
    }

    fn source(self) -> Source {
        match self {
            Self::Hero => Source::Heal,
            Self::Ship => Source::Repair,
        }
    }

    /// Whether the action can be taken now, and would do something.
    pub(super) fn is_open(self, view: &View<'_>) -> bool {
        // What is asked first is false for most ships.
        let unlocked = match self {
            Self::Hero => view.heals(),
            Self::Ship => view.repairs() && is_payable(view, SALVAGE),
        };
        unlocked
            && !view.banned(self.action())
            && of_class(view, self.class()).next().is_some()
            && match self {
                Self::Hero => HEALED.has_any(view),
                Self::Ship => repairable(view, Repairable::ALL).next().is_some(),
            }
    }
}

impl HealOrRepair {
    /// A Heal or Repair, as named.
    pub(super) fn new(what: Tended) -> Self {
        Self { what, step: Step::Who }
    }

    /// The class of hero that is asked for.
    pub fn class(&self) -> Class {
        self.what.class()
    }
}

impl Procedure for HealOrRepair {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match (self.step, self.what) {
            (Step::Who, _) => Flow::Wait,
            (Step::Do(hero), Tended::Hero) => {
                self.step = Step::Over;
                Flow::Call(Pick::new(HEALED, 1).leaving_out(play.table(), hero).into())
            }
            (Step::Do(_), Tended::Ship) => {
                self.step = Step::Over;
                Flow::Call(RepairPoint::new(Source::Repair, SALVAGE, Repairable::ALL).into())
            }
            (Step::Over, _) => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let heroes = of_class(view, self.what.class()).map(Answer::Hero);
        ask(DecisionKind::Hero, Some(self.what.source()), options(heroes))
    }

    fn answer(&mut self, _play: &mut Play<'_>, answer: Answer) -> Flow {
        let Answer::Hero(hero) = answer else { return Flow::Go };
        self.step = Step::Do(hero);
        Flow::Call(Exhaust::used(hero, self.what.source()).into())
    }
}
