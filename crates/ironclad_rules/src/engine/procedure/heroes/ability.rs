//! Abilities used as deeds of their own between actions; they cost no action (rules 6.7, 6.10).

use serde::{Deserialize, Serialize};

use super::exhaust::Exhaust;
use super::reaction::{ability, reactors};
use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::procedure::intel::recon::FreeRecon;
use crate::engine::procedure::repair_point::{RepairPoint, Repairable, is_payable, repairable};
use crate::engine::procedure::skip_sector::SkipSector;
use crate::engine::query::View;
use crate::engine::state::Status;

/// An ability used between actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    hero: HeroId,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Exhaust,
    Do,
    Over,
}

impl Deed {
    /// The ability of this hero.
    pub(in crate::engine) fn of(hero: HeroId) -> Self {
        Self { hero, step: Step::Exhaust }
    }
}

impl Procedure for Deed {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let source = Source::Ability(self.hero);
        match self.step {
            Step::Exhaust => {
                self.step = Step::Do;
                play.emit(Event::AbilityUsed { hero: self.hero });
                Flow::Call(Exhaust::used(self.hero, source).into())
            }
            Step::Do => {
                self.step = Step::Over;
                match Does::of(&play.view(), self.hero) {
                    Some(Does::Ready { heroes }) => Flow::Call(Pick::new(Picking::RestFor(source), heroes).into()),
                    Some(Does::Mend { salvage, anything }) => {
                        Flow::Call(RepairPoint::new(source, salvage, mends(anything)).into())
                    }
                    Some(Does::Recover { sections }) => {
                        Flow::Call(RepairPoint::new(source, 0, recovers(sections)).into())
                    }
                    Some(Does::Heal { ready }) => Flow::Call(Pick::new(heals(self.hero, ready), 1).into()),
                    Some(Does::TurnUp { tokens, within }) => {
                        Flow::Call(FreeRecon::by_ability(self.hero, tokens, within).into())
                    }
                    Some(Does::SideDoor { turns_up }) => Flow::Call(SkipSector::of(self.hero, turns_up).into()),
                    None => Flow::Go,
                }
            }
            Step::Over => Flow::Done,
        }
    }
}

/// What an ability does as a free deed in the turn. A new ability says here whether it is one.
enum Does {
    Ready { heroes: u8 },
    Mend { salvage: u8, anything: bool },
    Recover { sections: bool },
    Heal { ready: bool },
    TurnUp { tokens: u8, within: u8 },
    SideDoor { turns_up: bool },
}

impl Does {
    fn of(view: &View<'_>, hero: HeroId) -> Option<Self> {
        Some(match ability(view, hero)? {
            Ability::Ready { heroes } => Self::Ready { heroes },
            Ability::Mend { salvage, anything } => Self::Mend { salvage, anything },
            Ability::Recover { sections, .. } => Self::Recover { sections },
            Ability::Heal { ready } => Self::Heal { ready },
            Ability::TurnUp { tokens, within } => Self::TurnUp { tokens, within },
            Ability::SideDoor { turns_up } => Self::SideDoor { turns_up },
            Ability::Passive(..)
            | Ability::CancelCrewLoss { .. }
            | Ability::Shelter { .. }
            | Ability::RerollTable { .. }
            | Ability::SkipSignatures { .. }
            | Ability::Feed { .. }
            | Ability::BoardingParty { .. }
            | Ability::ListPrice { .. }
            | Ability::SafeConduct { .. }
            | Ability::Weather { .. }
            | Ability::SkipOperation { .. }
            | Ability::NearMiss { .. }
            | Ability::Remember { .. }
            | Ability::Bulkhead { .. }
            | Ability::PutBack { .. }
            | Ability::HoldFire { .. }
            | Ability::AttackMore { .. }
            | Ability::ShrugOff { .. }
            | Ability::RerollEvasion { .. }
            | Ability::Collect { .. } => return None,
        })
    }
}

/// What may be mended for Salvage: a section, or anything.
fn mends(anything: bool) -> Repairable {
    if anything { Repairable::ALL } else { Repairable::SECTIONS }
}

/// What may be recovered: a fighter or mech, and perhaps a section.
fn recovers(sections: bool) -> Repairable {
    Repairable { hull: false, sections, fighters: true }
}

fn heals(by: HeroId, ready: bool) -> Picking {
    Picking::HealFor(Source::Ability(by), if ready { Status::Ready } else { Status::Exhausted })
}

/// Heroes whose ability would do something as a deed now.
pub(in crate::engine) fn usable_deeds(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    reactors(view, Window::Deed).filter(|&hero| match Does::of(view, hero) {
        Some(Does::Ready { .. }) => Picking::RestFor(Source::Ability(hero)).has_any(view),
        Some(Does::Mend { salvage, anything }) => {
            is_payable(view, salvage) && repairable(view, mends(anything)).next().is_some()
        }
        Some(Does::Recover { sections }) => repairable(view, recovers(sections)).next().is_some(),
        Some(Does::Heal { ready }) => heals(hero, ready).has_any(view),
        Some(Does::TurnUp { within, .. }) => view.sealed_within(within).next().is_some(),
        Some(Does::SideDoor { .. }) => view.beyond().next().is_some(),
        None => false,
    })
}
