//! Our side of a stage: which weapons fire, at whom, and what a shot that lands does (rules 8.4, 8.6, 8.11).

use arrayvec::ArrayVec;

use super::super::shot::{Shot, Weapon};
use super::{SHOTS, StageFight, enemies, launched};
use crate::content::order::Deed;
use crate::content::terms::Speed;
use crate::engine::chance::Die;
use crate::engine::combat::{Enemy, EnemyId, Stage};
use crate::engine::event::Event;
use crate::engine::play::{Play, total};
use crate::engine::query::View;

impl StageFight {
    /// The weapon that fires the next shot whose target is to be named, if there is one.
    pub(super) fn next_weapon(&self, view: &View<'_>) -> Option<Weapon> {
        let named = self.shots.iter().flatten().count();
        let mut weapons: ArrayVec<Weapon, SHOTS> = ArrayVec::new();
        if self.stage == Stage::Slow
            && let Some(rolls) = self.own_rolls(view)
        {
            weapons.extend((0..rolls).map(|_| Weapon::Ironclad).take(SHOTS));
        }
        for launched in launched(view).iter().filter(|out| !view.disabled(out.fighter)) {
            for _ in 0..volleys(view, self.stage) {
                let _ = weapons.try_push(Weapon::Fighter(launched.fighter));
            }
        }
        weapons.get(named).copied()
    }

    /// How many rolls the order of Weapons has: more at Fast targets, once the first target is named.
    pub(super) fn own_rolls(&self, view: &View<'_>) -> Option<u8> {
        let deed = own_attack(view)?;
        let Deed::Attack { rolls_at_fast, .. } = deed else { return None };
        let first = self.shots.iter().flatten().find(|shot| shot.weapon == Weapon::Ironclad);
        let fast = first.is_some_and(|shot| view.content.ships[shot.target.ship].speed == Speed::Fast);
        Some(if fast { rolls_at_fast } else { 1 })
    }

    /// Whom a weapon may be aimed at: those afloat; the further rolls of the turrets at Fast ones only.
    pub(super) fn targets(&self, view: &View<'_>, weapon: Weapon) -> impl Iterator<Item = EnemyId> {
        let again = weapon == Weapon::Ironclad && self.shots.iter().flatten().any(|shot| shot.weapon == weapon);
        let targets = *view;
        let afloat = enemies(view).iter().filter(move |enemy| targets.is_target(enemy));
        let fast = |enemy: &Enemy| view.content.ships[enemy.id.ship].speed == Speed::Fast;
        afloat.filter(move |enemy| !again || fast(enemy)).map(|enemy| enemy.id)
    }

    pub(super) fn needs_wingman(&self, view: &View<'_>) -> bool {
        let ordered = view.deeds().any(|deed| matches!(deed, Deed::Wingman(_)));
        self.stage == Stage::Fast && ordered && launched(view).iter().any(|out| !view.disabled(out.fighter))
    }

    pub(super) fn fire(&mut self, play: &mut Play<'_>, shot: Shot, die: Die) {
        let request = self.request(&play.view());
        let Some(against) = request.against else { return };
        let landed = play.succeeds(die, against);
        let (damage, ignores_shields) = shot.weapon.force(&play.view());
        let fighter = shot.weapon.fighter();
        let (total, reach) = (total(die, against), against.reach.unwrap_or(0));
        play.emit(Event::ShotDecided { fighter, target: shot.target, total, reach, landed, damage });
        if landed {
            strike(play, shot.target, damage, ignores_shields);
        }
    }
}

/// Damages an enemy: the shield falls first, unless it is ignored, then the Hull (rule 8.6).
fn strike(play: &mut Play<'_>, target: EnemyId, damage: u8, ignores_shields: bool) {
    let Some(enemy) = play.table().combat.as_ref().and_then(|combat| combat.enemy(target)).copied() else { return };
    let shield = if ignores_shields { 0 } else { damage.min(enemy.shield) };
    let hull = damage.saturating_sub(shield).min(enemy.hull);
    play.emit(Event::EnemyStruck { enemy: target, shield, hull });
    if hull == enemy.hull {
        play.emit(Event::EnemyDestroyed { enemy: target });
    }
}

/// The attack that Weapons has ordered for this phase.
fn own_attack(view: &View<'_>) -> Option<Deed> {
    view.deeds().find(|deed| matches!(deed, Deed::Attack { .. }))
}

/// How often every launched ship attacks in this stage.
fn volleys(view: &View<'_>, stage: Stage) -> u8 {
    let ordered = view.deeds().find_map(|deed| match (deed, stage) {
        (Deed::Volleys(times), Stage::Fast) | (Deed::VolleysInBothStages(times), _) => Some(times),
        _ => None,
    });
    ordered.unwrap_or(u8::from(stage == Stage::Fast))
}
