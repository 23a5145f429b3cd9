//! A space combat from meeting to loot: two phases, each planned and then fought in two stages (rules 8.1, 8.3, 8.10). Who
//! boards whom when it is over (rule 10.6) stands in `boarding`.

mod boarding;
pub mod energy;
mod foes;
pub mod loot;
mod passive;
pub mod plan;
pub mod shot;
pub mod stage;
pub mod tactic;
pub mod tribute;

pub use self::foes::Foes;
pub(super) use self::foes::{loot_of, spares, take_loot};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use self::boarding::BOARDED_AT_MOST;
use self::foes::{bring_in, end_phase, loot, meet, owed};
use super::{ask, not_offered, options};
use crate::content::ShipId;
use crate::content::edition::Edition;
use crate::content::order::Aftermath;
use crate::content::terms::Section;
use crate::engine::Pending;
use crate::engine::combat::{EnemyId, Phase, Stage};
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::{CombatResult, Event};
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::combat::loot::Looting;
use crate::engine::procedure::combat::plan::Planning;
use crate::engine::procedure::combat::stage::StageFight;
use crate::engine::procedure::combat::tribute::Tribute;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::intel::card::Card;
use crate::engine::query::View;
use crate::engine::state::Status;

/// A combat under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceCombat {
    foes: Foes,
    step: Step,
    result: CombatResult,
    /// The ship whose people have come aboard us.
    #[serde(rename = "boarded")]
    boarded_us: Option<ShipId>,
    /// The ships that we may board: those of Enforcers and Villains beaten.
    #[serde(rename = "persons")]
    to_board: [Option<ShipId>; BOARDED_AT_MOST],
    /// Close phases fought to their end.
    #[serde(default, skip_serializing_if = "is_none")]
    close: u8,
}

/// Whether there is none of something.
fn is_none(count: &u8) -> bool {
    *count == 0
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Meet,
    /// The observers are talked to, from the enemy of this place.
    Parley(u8),
    /// The talk with this one is over.
    Parleyed(u8),
    Plan(Phase),
    Fast(Phase),
    Slow(Phase),
    Next(Phase),
    /// The after-effects of the orders given: the order's place, then the place of the effect.
    Aftermath(u8, u8),
    /// The same, and how many points the players still have to assign to sections.
    Choose(u8, u8, u8),
    Spoils,
    /// Enemies who collect after a draw are paid, from the one of this place.
    Owed(u8),
    End,
    /// Those who came aboard us are met.
    #[serde(rename = "boarders")]
    TheyBoardUs,
    /// We board Enforcers and Villains beaten, from the one of this place.
    #[serde(rename = "persons")]
    WeBoard(u8),
    Over,
}

impl SpaceCombat {
    /// A combat with these enemies.
    pub(super) fn with(foes: Foes) -> Self {
        Self {
            foes,
            step: Step::Meet,
            result: CombatResult::Draw,
            boarded_us: None,
            to_board: [None; BOARDED_AT_MOST],
            close: 0,
        }
    }

    /// The observer of this place, who can be talked to.
    fn observer(view: &View<'_>, place: u8) -> Option<EnemyId> {
        let enemy = view.table.combat.as_ref()?.enemies.get(usize::from(place))?;
        if enemy.is_afloat() && view.observes(enemy) { Some(enemy.id) } else { None }
    }

    /// Each observer can be talked away before a shot is fired (ruling 57).
    fn parley(&mut self, play: &mut Play<'_>, place: u8) -> Flow {
        let Some(next) = play.table().combat.as_ref().map(|combat| combat.enemies.len()) else { return Flow::Go };
        if usize::from(place) >= next {
            self.step = if is_won(&play.view()) { Step::Aftermath(0, 0) } else { Step::Plan(Phase::Long) };
            return Flow::Go;
        }
        match Self::observer(&play.view(), place) {
            None => {
                self.step = Step::Parley(place + 1);
                Flow::Go
            }
            Some(enemy) => {
                self.step = Step::Parleyed(place);
                let strength = play.view().strength(enemy.ship);
                Flow::Call(Card::without_token(play.content.rules.operations.parley).against_strength(strength).into())
            }
        }
    }

    /// The after-effect in this place of the order in this place; none within none once all orders are done.
    fn aftermath(view: &View<'_>, order: u8, place: u8) -> Option<Option<Aftermath>> {
        let combat = view.table.combat.as_ref()?;
        let order = *combat.given.get(usize::from(order))?;
        Some(view.order(order).afterwards.get(usize::from(place)).copied())
    }

    fn settle(&mut self, play: &mut Play<'_>, order: u8, place: u8) -> Flow {
        match Self::aftermath(&play.view(), order, place) {
            None => {
                self.step = Step::Spoils;
                Flow::Go
            }
            Some(None) => {
                self.step = Step::Aftermath(order + 1, 0);
                Flow::Go
            }
            Some(Some(Aftermath::DamageSection { section, damage })) => {
                self.step = Step::Aftermath(order, place + 1);
                play.damage_section(section, damage, Some(Source::Combat));
                Flow::Go
            }
            Some(Some(Aftermath::DamageChosen(points))) => {
                self.step = Step::Choose(order, place, points);
                Flow::Go
            }
            Some(Some(Aftermath::ExhaustPilot)) if pilots(&play.view()).next().is_some() => Flow::Wait,
            Some(Some(Aftermath::ExhaustPilot)) => {
                self.step = Step::Aftermath(order, place + 1);
                Flow::Go
            }
        }
    }
}

impl SpaceCombat {
    /// The phases that can follow on the one that is planned or fought; none before the first and after the last.
    pub(in crate::engine) fn phases_left(&self, view: &View<'_>) -> Option<u8> {
        match self.step {
            Step::Fast(phase) | Step::Slow(phase) | Step::Next(phase) => Some(self.phases_after(phase, view)),
            Step::Meet
            | Step::Parley(_)
            | Step::Parleyed(_)
            | Step::Plan(_)
            | Step::Aftermath(..)
            | Step::Choose(..)
            | Step::Spoils
            | Step::Owed(_)
            | Step::End
            | Step::TheyBoardUs
            | Step::WeBoard(_)
            | Step::Over => None,
        }
    }

    /// The phases that can follow on this one.
    fn phases_after(&self, phase: Phase, view: &View<'_>) -> u8 {
        let fought = match phase {
            Phase::Long => 1,
            Phase::Close => self.close.saturating_add(2),
        };
        self.foes.phases(view).saturating_sub(fought)
    }

    /// The combat is over: its result, its loot, and what comes after it.
    fn end(&mut self, play: &mut Play<'_>) -> Flow {
        let victory = is_won(&play.view());
        self.result = if victory { CombatResult::Victory } else { CombatResult::Draw };
        let loot = if victory { loot(&play.view()) } else { ArrayVec::new() };
        self.note_boarding(play, victory);
        passive::combat_over(play, victory);
        play.emit(Event::CombatEnded { result: self.result });
        play.settle_energy();
        play.raise_shields();
        self.step = Step::TheyBoardUs;
        bring_in(play, &loot, Source::Combat)
    }
}

impl Procedure for SpaceCombat {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Meet => {
                play.emit(Event::CombatBegan);
                meet(play, self.foes);
                self.step = Step::Parley(0);
                Flow::Go
            }
            Step::Parley(place) => self.parley(play, place),
            Step::Parleyed(place) => {
                self.step = Step::Parley(place + 1);
                if play.returned() == Returned::Checked(true)
                    && let Some(enemy) = Self::observer(&play.view(), place)
                {
                    play.emit(Event::EnemyGone { enemy });
                }
                Flow::Go
            }
            Step::Plan(phase) => {
                play.emit(Event::PhaseBegan { phase });
                self.step = Step::Fast(phase);
                Flow::Call(Planning::new().into())
            }
            Step::Fast(phase) => {
                self.step = Step::Slow(phase);
                Flow::Call(StageFight::new(Stage::Fast).into())
            }
            Step::Slow(phase) => {
                self.step = Step::Next(phase);
                if is_won(&play.view()) {
                    return Flow::Go;
                }
                Flow::Call(StageFight::new(Stage::Slow).into())
            }
            Step::Next(phase) => {
                let another_follows = self.phases_after(phase, &play.view()) > 0;
                if phase == Phase::Close {
                    self.close = self.close.saturating_add(1);
                }
                passive::phase_over(play);
                if !is_won(&play.view()) {
                    end_phase(play, phase == Phase::Long && another_follows);
                }
                let goes_on = another_follows && !is_won(&play.view());
                self.step = if goes_on { Step::Plan(Phase::Close) } else { Step::Aftermath(0, 0) };
                // After-effects come when the combat is over, and so is the need for energy (ruling 106).
                if !goes_on && play.setup.edition >= Edition::Second && has_after_effects(&play.view()) {
                    play.refill_energy();
                }
                Flow::Go
            }
            Step::Aftermath(order, place) => self.settle(play, order, place),
            Step::Choose(order, place, 0) => {
                self.step = Step::Aftermath(order, place + 1);
                Flow::Go
            }
            Step::Choose(..) => Flow::Wait,
            Step::Spoils => {
                self.step = Step::Owed(0);
                Flow::Call(Looting::new().into())
            }
            Step::Owed(place) => {
                let view = play.view();
                let next = if is_won(&view) { None } else { owed(&view).nth(place.into()) };
                let Some((enemy, credits)) = next else {
                    self.step = Step::End;
                    return Flow::Go;
                };
                self.step = Step::Owed(place + 1);
                play.emit(Event::SpecialActed { enemy });
                Flow::Call(Tribute::new(enemy, credits).into())
            }
            Step::End => self.end(play),
            Step::TheyBoardUs => self.they_board_us(play),
            Step::WeBoard(place) => self.we_board(play, place),
            Step::Over => Flow::Return(Returned::Fought(self.result)),
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        if let Step::Choose(order, ..) = self.step {
            let order = view.table.combat.as_ref().and_then(|combat| combat.given.get(usize::from(order)));
            let source = order.map_or(Source::Combat, |order| Source::Order(*order));
            return ask(DecisionKind::Target, Some(source), options(Section::ALL.map(Answer::Section)));
        }
        ask(DecisionKind::Hero, Some(Source::Combat), options(pilots(view).map(Answer::Hero)))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        if let (Answer::Section(section), Step::Choose(order, place, points)) = (answer, self.step) {
            self.step = Step::Choose(order, place, points.saturating_sub(1));
            play.damage_section(section, 1, Some(Source::Combat));
            return Flow::Go;
        }
        let Step::Aftermath(order, place) = self.step else { return Flow::Go };
        match answer {
            Answer::Hero(hero) => {
                self.step = Step::Aftermath(order, place + 1);
                Flow::Call(Exhaust::used(hero, Source::Combat).into())
            }
            other => not_offered(other),
        }
    }
}

/// Whether the combat is won (rule 8.10).
pub(super) fn is_won(view: &View<'_>) -> bool {
    view.is_combat_won()
}

/// Whether an order given in this combat has an after-effect.
fn has_after_effects(view: &View<'_>) -> bool {
    let given = view.table.combat.iter().flat_map(|combat| combat.given.iter());
    given.into_iter().any(|order| !view.order(*order).afterwards.is_empty())
}

/// Pilots who flew in this combat and can still be exhausted: who waits for a task only where there is no other.
fn pilots(view: &View<'_>) -> impl Iterator<Item = crate::content::HeroId> {
    let launched = view.table.combat.iter().flat_map(|combat| combat.launched.iter());
    let able = |hero| view.table.hero(hero).is_some_and(|aboard| aboard.status != Status::Wounded);
    let pilots = launched.map(|launched| launched.pilot).filter(move |pilot| able(*pilot));
    let all = pilots.clone();
    pilots.filter(move |pilot| view.falls_on(*pilot, all.clone()))
}
