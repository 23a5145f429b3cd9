//! Who is met in a combat, and what they do between the stages and after it (rules 8.9, 8.10, 10.4, 10.6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::super::objective::gain_module;
use super::super::story::fighting;
use crate::content::edition::Edition;
use crate::content::limits::ENEMIES;
use crate::content::phases::Phases;
use crate::content::scenario::Met;
use crate::content::ship::{Flag, Loot, Prey, Special};
use crate::content::terms::{Faction, Track};
use crate::content::{FightId, IntelId};
use crate::engine::combat::{Enemy, EnemyId};
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::Flow;
use crate::engine::play::Play;
use crate::engine::procedure::heroes::gear::Outfit;
use crate::engine::procedure::intel::signatures::rows;
use crate::engine::query::{Standing, View};

/// Who is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foes {
    /// Those of this row of a power's encounter table.
    Row(Faction, u8),
    /// Those whom a card names.
    Card(IntelId),
    /// Those of this row of a fight's table.
    Fight(FightId, Faction, u8),
}

impl Foes {
    fn met(self, view: &View<'_>) -> ArrayVec<Met, ENEMIES> {
        let mut met = ArrayVec::new();
        match self {
            Self::Card(card) => {
                let battle = view.content.intel[card].battle();
                met.extend(
                    battle.into_iter().flat_map(|battle| battle.enemies(view.table.threat)).copied().take(ENEMIES),
                );
            }
            Self::Row(faction, row) | Self::Fight(_, faction, row) => {
                let table = match self {
                    Self::Fight(fight, ..) => fighting::rows(view, fight, faction),
                    Self::Row(..) | Self::Card(_) => rows(view, faction),
                };
                let Some(row) = table.get(usize::from(row)) else { return met };
                let enforcer =
                    if row.enforcer && sends_enforcer(view, faction) { view.content.enforcer(faction) } else { None };
                let in_field = row.villain && view.standing(faction) == Standing::Enemy;
                let villain = if in_field { view.table.villain } else { None };
                let villain = villain.filter(|flagship| view.content.ships[*flagship].flag == Flag::Faction(faction));
                let persons =
                    enforcer.into_iter().chain(villain).map(|ship| Met { ship, side: view.side_of_persons() });
                met.extend(row.enemies.iter().copied().chain(persons).take(ENEMIES));
            }
        }
        met
    }
}

impl Foes {
    /// How many phases the combat has. In the first edition it was always two (rule 8.1).
    pub(super) fn phases(self, view: &View<'_>) -> u8 {
        let written = match self {
            Self::Card(card) => view.content.intel[card].battle().map(|battle| battle.phases),
            Self::Fight(fight, ..) => view.story().and_then(|story| story.fights.get(&fight)).map(|fight| fight.phases),
            Self::Row(faction, row) => rows(view, faction).get(usize::from(row)).map(|row| row.phases),
        };
        let phases = match view.edition() {
            Edition::First => Phases::default(),
            Edition::Second => written.unwrap_or_default(),
        };
        phases.0
    }
}

/// Whether a power's hero serves against the players (rule 10.4).
fn sends_enforcer(view: &View<'_>, faction: Faction) -> bool {
    view.standing(faction) <= Standing::Hostile
}

/// The enemies arrive, and the condition of the sector acts on them; their shields do not stop it (rule 4.2).
pub(super) fn meet(play: &mut Play<'_>, foes: Foes) {
    let met = foes.met(&play.view());
    for (place, one) in met.iter().enumerate() {
        let before = met.iter().take(place).filter(|other| other.ship == one.ship).count();
        let enemy = EnemyId { ship: one.ship, number: u8::try_from(before + 1).unwrap_or(u8::MAX) };
        let card = play.content.ships[one.ship].side(one.side);
        play.emit(Event::EnemyMet { enemy, side: one.side, hull: card.hull, shield: card.shield });
    }
    let Some(condition) = play.view().here().condition() else { return };
    for enemy in enemies(play) {
        let card = play.view().enemy_card(&enemy);
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

/// The enemies, as they are now.
pub(super) fn enemies(play: &Play<'_>) -> ArrayVec<Enemy, ENEMIES> {
    play.table().combat.as_ref().map(|combat| combat.enemies.clone()).unwrap_or_default()
}

/// What enemies afloat do as a phase ends, in order of their ids; all but the toll only after a Long phase that another
/// follows.
pub(super) fn end_phase(play: &mut Play<'_>, long_is_over: bool) {
    for Enemy { id, .. } in enemies(play) {
        let Some(enemy) = play.table().combat.as_ref().and_then(|combat| combat.enemy(id)).copied() else { continue };
        if !enemy.is_afloat() {
            continue;
        }
        let Some(special) = play.view().special(&enemy) else { continue };
        let source = Some(Source::Enemy(id));
        match special {
            Special::Toll { credits } if play.table().credits > 0 => {
                play.emit(Event::SpecialActed { enemy: id });
                play.count(Track::Credits, -i16::from(credits), source);
            }
            Special::Run { hull } if long_is_over && enemy.hull <= hull => play.emit(Event::EnemyGone { enemy: id }),
            Special::Recharge { points } if long_is_over => {
                let full = play.view().enemy_card(&enemy).shield;
                let shield = points.min(full.saturating_sub(enemy.shield));
                if shield > 0 {
                    play.emit(Event::SpecialActed { enemy: id });
                    play.emit(Event::EnemyRecharged { enemy: id, shield });
                }
            }
            Special::Mend { points } if long_is_over => {
                if let Some((mended, lost)) = most_in_need(&play.view(), id) {
                    play.emit(Event::SpecialActed { enemy: id });
                    play.emit(Event::EnemyMended { enemy: mended, hull: points.min(lost) });
                }
            }
            // Nothing to take, or it is not their time.
            Special::Toll { .. } | Special::Run { .. } | Special::Recharge { .. } | Special::Mend { .. } => {}
            // What these do they do in a stage, in the plan or after the combat.
            Special::Screen { .. }
            | Special::Jam { .. }
            | Special::Grapple { .. }
            | Special::Drain { .. }
            | Special::Reap { .. }
            | Special::Cull { .. }
            | Special::Steal { .. }
            | Special::AtRange { .. }
            | Special::Ram { .. }
            | Special::Swarm { .. }
            | Special::Aim { .. }
            | Special::Land { .. }
            | Special::Observe
            | Special::Collect { .. } => {}
        }
    }
}

/// The other enemy afloat who has lost the most Hull, the first by id among equals; the ship itself if it is alone.
fn most_in_need(view: &View<'_>, mender: EnemyId) -> Option<(EnemyId, u8)> {
    let lost = |enemy: &Enemy| view.enemy_card(enemy).hull.saturating_sub(enemy.hull);
    let alone = view.afloat().all(|enemy| enemy.id == mender);
    let others = view.afloat().filter(|enemy| alone || enemy.id != mender);
    let hurt = others.map(|enemy| (enemy.id, lost(enemy))).filter(|(_, lost)| *lost > 0);
    hurt.fold(None, |most, next| if most.is_none_or(|(_, lost)| next.1 > lost) { Some(next) } else { most })
}

/// Whom the players owe after a drawn combat, and how much: enemies still afloat who collect.
pub(super) fn owed(view: &View<'_>) -> impl Iterator<Item = (EnemyId, u8)> {
    let view = *view;
    view.afloat().filter_map(move |enemy| match view.special(enemy) {
        Some(Special::Collect { credits }) => Some((enemy.id, credits)),
        _ => None,
    })
}

/// The destroyed enemies' loot, each by itself (ruling 46).
pub(super) fn loot(view: &View<'_>) -> ArrayVec<Loot, ENEMIES> {
    let enemies = view.table.combat.iter().flat_map(|combat| combat.enemies.iter());
    let destroyed = enemies.filter(|enemy| enemy.hull == 0);
    destroyed.map(|enemy| loot_of(view, enemy.id)).collect()
}

/// What an enemy's card leaves behind. Nothing under an observer's eyes (ruling 57), nothing that is gone, and a
/// scripted lesson gives none (ruling 37).
pub(in crate::engine::procedure) fn loot_of(view: &View<'_>, id: EnemyId) -> Loot {
    let watched = view.afloat().any(|enemy| view.observes(enemy));
    let enemy = view.table.combat.as_ref().and_then(|combat| combat.enemy(id));
    let there = enemy.filter(|enemy| !enemy.gone && !watched && !view.setup.scripted);
    let loot = there.map_or(Loot::default(), |enemy| view.enemy_card(enemy).loot);
    match view.edition() {
        Edition::First => loot.at_first(),
        Edition::Second => loot,
    }
}

/// Takes the loot of an enemy; gear is drawn and given out.
pub(in crate::engine::procedure) fn take_loot(play: &mut Play<'_>, id: EnemyId, source: Source) -> Flow {
    let loot = loot_of(&play.view(), id);
    bring_in(play, &[loot], source)
}

/// Adds loot to the Ironclad's stores; gear is drawn and given out.
pub(super) fn bring_in(play: &mut Play<'_>, loot: &[Loot], source: Source) -> Flow {
    let sum = |of: fn(&Loot) -> u8| loot.iter().map(|loot| i16::from(of(loot))).sum();
    play.count(Track::Credits, sum(|loot| loot.credits), Some(source));
    play.count(Track::Salvage, sum(|loot| loot.salvage), Some(source));
    for module in loot.iter().filter_map(|loot| loot.module) {
        gain_module(play, module);
    }
    match loot.iter().map(|loot| loot.gear).fold(0, u8::saturating_add) {
        0 => Flow::Go,
        pieces => Flow::Call(Outfit::new(pieces, source).into()),
    }
}

/// Whether an enemy never attacks what this is.
pub(in crate::engine::procedure) fn spares(never: Option<Prey>, ironclad: bool) -> bool {
    never == Some(if ironclad { Prey::Ironclad } else { Prey::Fighters })
}
