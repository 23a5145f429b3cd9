//! A space combat from meeting to loot: two phases, each planned and then fought in two stages (rules 8.1, 8.3, 8.10).

use serde::{Deserialize, Serialize};

use super::collect::Collecting;
use super::exert::Exert;
use super::plan::Planning;
use super::stage::StageFight;
use super::{ask, options};
use crate::content::order::Aftermath;
use crate::content::terms::{Faction, Section, Speed, Track};
use crate::engine::Pending;
use crate::engine::combat::{EnemyId, Phase, Stage};
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::{CombatResult, Event};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::state::Status;

/// A combat under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceCombat {
    faction: Faction,
    row: u8,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Meet,
    Plan(Phase),
    Fast(Phase),
    Slow(Phase),
    Next(Phase),
    /// The after-effects of the orders given, from the one of this place; first of their effects, then which.
    Aftermath(u8, u8),
    /// So many points of the same are still to be taken by sections of the players' choice.
    Choose(u8, u8, u8),
    Spoils,
    End,
    Over,
}

impl SpaceCombat {
    /// With those whom this row of a power's table names.
    pub(super) fn with(faction: Faction, row: u8) -> Self {
        Self { faction, row, step: Step::Meet }
    }

    fn meet(self, play: &mut Play<'_>) {
        play.emit(Event::CombatBegan);
        let rows = play.scenario.file.encounters.get(&self.faction);
        let Some(row) = rows.and_then(|rows| rows.get(usize::from(self.row))) else { return };
        for (place, met) in row.enemies.iter().enumerate() {
            let before = row.enemies.iter().take(place).filter(|other| other.ship == met.ship).count();
            let enemy = EnemyId { ship: met.ship, number: u8::try_from(before + 1).unwrap_or(u8::MAX) };
            let card = play.content.ships[met.ship].side(met.side);
            play.emit(Event::EnemyMet { enemy, side: met.side, hull: card.hull, shield: card.shield });
        }
        self.weather(play);
    }

    /// The condition of the sector acts on those met there; their shields do not stop it (rule 4.2).
    fn weather(self, play: &mut Play<'_>) {
        let Some(condition) = play.view().here().condition() else { return };
        let enemies = play.table().combat.as_ref().map(|combat| combat.enemies.clone()).unwrap_or_default();
        for enemy in enemies {
            let card = play.content.ships[enemy.id.ship].side(enemy.side);
            let radiation = if condition.ignores_radiation_shields() { 0 } else { card.radiation };
            let damage = condition.damage().saturating_sub(radiation).min(enemy.hull);
            if damage > 0 {
                play.emit(Event::EnemyStruck { enemy: enemy.id, shield: 0, hull: damage });
                if damage == enemy.hull {
                    play.emit(Event::EnemyDestroyed { enemy: enemy.id });
                }
            }
        }
    }

    /// The aftermath of the order of this place, if it has been given and has one of this place.
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

impl Procedure for SpaceCombat {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Meet => {
                self.meet(play);
                self.step = if is_won(&play.view()) { Step::Aftermath(0, 0) } else { Step::Plan(Phase::Long) };
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
                let goes_on = phase == Phase::Long && !is_won(&play.view());
                self.step = if goes_on { Step::Plan(Phase::Close) } else { Step::Aftermath(0, 0) };
                Flow::Go
            }
            Step::Aftermath(order, place) => self.settle(play, order, place),
            Step::Choose(order, place, 0) => {
                self.step = Step::Aftermath(order, place + 1);
                Flow::Go
            }
            Step::Choose(..) => Flow::Wait,
            Step::Spoils => {
                self.step = Step::End;
                Flow::Call(Collecting::new().into())
            }
            Step::End => {
                self.step = Step::Over;
                end(play);
                Flow::Go
            }
            Step::Over => Flow::Done,
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
        self.step = Step::Aftermath(order, place + 1);
        match answer {
            Answer::Hero(hero) => Flow::Call(Exert::used(hero, Source::Combat).into()),
            _ => Flow::Go,
        }
    }
}

/// Whether every Slow enemy is destroyed; where there were none, every Fast one (rule 8.10).
pub(super) fn is_won(view: &View<'_>) -> bool {
    let Some(combat) = &view.table.combat else { return false };
    let speed = |enemy: &crate::engine::combat::Enemy| view.content.ships[enemy.id.ship].speed;
    let decisive =
        if combat.enemies.iter().any(|enemy| speed(enemy) == Speed::Slow) { Speed::Slow } else { Speed::Fast };
    combat.enemies.iter().filter(|enemy| speed(enemy) == decisive).all(|enemy| enemy.hull == 0)
}

/// The end of it: the loot, and the ship made ready for the next encounter.
fn end(play: &mut Play<'_>) {
    let won = is_won(&play.view());
    let result = if won { CombatResult::Victory } else { CombatResult::Draw };
    let loot = if won { loot(&play.view()) } else { 0 };
    play.emit(Event::CombatEnded { result });
    play.settle_energy();
    play.raise_shields();
    play.count(Track::Credits, i16::from(loot), Some(Source::Combat));
}

/// What the enemies that are destroyed leave behind (ruling 46).
fn loot(view: &View<'_>) -> u8 {
    let enemies = view.table.combat.iter().flat_map(|combat| combat.enemies.iter());
    let destroyed = enemies.filter(|enemy| enemy.hull == 0);
    destroyed.map(|enemy| loot_of(view, enemy.id)).fold(0, u8::saturating_add)
}

/// What an enemy's card leaves behind; a scripted lesson gives none (ruling 37).
pub(super) fn loot_of(view: &View<'_>, id: EnemyId) -> u8 {
    let enemy = view.table.combat.as_ref().and_then(|combat| combat.enemy(id)).filter(|_| !view.setup.scripted);
    enemy.map_or(0, |enemy| view.content.ships[id.ship].side(enemy.side).loot)
}

/// Takes the loot of an enemy.
pub(super) fn take_loot(play: &mut Play<'_>, id: EnemyId, source: Option<Source>) {
    let loot = loot_of(&play.view(), id);
    play.count(Track::Credits, i16::from(loot), source);
}

/// Pilots who flew in this combat and can still be exhausted.
fn pilots(view: &View<'_>) -> impl Iterator<Item = crate::content::HeroId> {
    let launched = view.table.combat.iter().flat_map(|combat| combat.launched.iter());
    let able = |hero| view.table.hero(hero).is_some_and(|aboard| aboard.status != Status::Wounded);
    launched.map(|launched| launched.pilot).filter(move |pilot| able(*pilot))
}
