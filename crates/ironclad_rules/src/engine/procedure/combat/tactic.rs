//! Abilities used in a combat plan (rule 6.10). What they do is done at once, and a plan that is changed later does not
//! take it back (ruling 60).

use serde::{Deserialize, Serialize};

use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::engine::Pending;
use crate::engine::combat::EnemyId;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, reactors};
use crate::engine::procedure::{ask, options};
use crate::engine::query::View;

/// An ability used in a combat plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tactic {
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

impl Tactic {
    /// The ability of this hero.
    pub(in crate::engine) fn of(hero: HeroId) -> Self {
        Self { hero, step: Step::Exhaust }
    }
}

impl Procedure for Tactic {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Exhaust => {
                self.step = Step::Do;
                play.emit(Event::AbilityUsed { hero: self.hero });
                Flow::Call(Exhaust::used(self.hero, Source::Ability(self.hero)).into())
            }
            Step::Do => match Does::of(&play.view(), self.hero) {
                Some(Does::HoldFire { .. }) if targets(&play.view(), self.hero).next().is_some() => Flow::Wait,
                Some(Does::PutBack { energy }) => {
                    self.step = Step::Over;
                    let then = play.table().energy.saturating_add(energy).min(play.view().most_energy());
                    if then != play.table().energy {
                        play.change_energy(then);
                    }
                    Flow::Go
                }
                Some(Does::HoldFire { .. }) | None => Flow::Done,
            },
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let answers = options(targets(view, self.hero).map(Answer::Target));
        ask(DecisionKind::Target, Some(Source::Ability(self.hero)), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.step = Step::Over;
        if let Answer::Target(enemy) = answer {
            play.emit(Event::FireHeld { enemy });
        }
        Flow::Go
    }
}

/// What an ability does in a combat plan. A new ability says here whether it is used in one.
enum Does {
    PutBack { energy: u8 },
    HoldFire { hull: Option<u8> },
}

impl Does {
    fn of(view: &View<'_>, hero: HeroId) -> Option<Self> {
        match ability(view, hero)? {
            Ability::PutBack { energy } => Some(Self::PutBack { energy }),
            Ability::HoldFire { hull } => Some(Self::HoldFire { hull }),
            Ability::Passive(..)
            | Ability::Ready { .. }
            | Ability::Mend { .. }
            | Ability::CancelCrewLoss { .. }
            | Ability::Shelter { .. }
            | Ability::RerollTable { .. }
            | Ability::SkipSignatures { .. }
            | Ability::Heal { .. }
            | Ability::TurnUp { .. }
            | Ability::SideDoor { .. }
            | Ability::Recover { .. }
            | Ability::Feed { .. }
            | Ability::BoardingParty { .. }
            | Ability::ListPrice { .. }
            | Ability::SafeConduct { .. }
            | Ability::Weather { .. }
            | Ability::SkipOperation { .. }
            | Ability::NearMiss { .. }
            | Ability::Remember { .. }
            | Ability::Bulkhead { .. }
            | Ability::AttackMore { .. }
            | Ability::ShrugOff { .. }
            | Ability::RerollEvasion { .. }
            | Ability::Collect { .. } => None,
        }
    }
}

/// Heroes whose ability would do something in the plan now.
pub(in crate::engine) fn usable_tactics(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    reactors(view, Window::Plan).filter(|&hero| match Does::of(view, hero) {
        Some(Does::PutBack { .. }) => view.table.energy < view.most_energy(),
        Some(Does::HoldFire { .. }) => targets(view, hero).next().is_some(),
        None => false,
    })
}

/// Enemies that a hero could keep from attacking: afloat, with no more Hull left than her card says, or any but a Villain.
fn targets(view: &View<'_>, hero: HeroId) -> impl Iterator<Item = EnemyId> {
    let (most, spares_villains) = match Does::of(view, hero) {
        Some(Does::HoldFire { hull }) => (hull.unwrap_or(u8::MAX), hull.is_none()),
        Some(Does::PutBack { .. }) | None => (0, false),
    };
    let combat = view.table.combat.as_ref();
    let view = *view;
    combat.into_iter().flat_map(move |combat| {
        let able = combat.enemies.iter().filter(move |enemy| {
            let spared = spares_villains && view.content.ships[enemy.id.ship].is_villain();
            view.is_target(enemy) && enemy.hull <= most && !spared
        });
        able.map(|enemy| enemy.id).filter(|enemy| !combat.is_held(*enemy))
    })
}
