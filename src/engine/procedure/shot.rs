//! A single shot: what is added to the roll, and what has to be reached (rules 8.4, 8.5).

use serde::{Deserialize, Serialize};

use crate::content::FighterId;
use crate::content::order::Deed;
use crate::content::terms::{Skill, Speed, System};
use crate::engine::chance::{Against, Request, Why};
use crate::engine::combat::{Enemy, EnemyId};
use crate::engine::decision::Source;
use crate::engine::query::{View, signed};

/// A shot of ours whose target is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    pub(super) weapon: Weapon,
    pub(super) target: EnemyId,
}

/// What fires.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// The Ironclad, by the order of Weapons.
    Ironclad,
    /// A launched ship.
    Fighter(FighterId),
}

impl Weapon {
    /// The system that aims it.
    pub(super) fn system(self) -> System {
        match self {
            Self::Ironclad => System::Weapons,
            Self::Fighter(_) => System::Hangar,
        }
    }

    /// The launched ship, if it is one's.
    pub(super) fn fighter(self) -> Option<FighterId> {
        match self {
            Self::Ironclad => None,
            Self::Fighter(fighter) => Some(fighter),
        }
    }

    /// What the players see as the cause of its roll.
    pub(super) fn source(self, view: &View<'_>) -> Option<Source> {
        match self {
            Self::Ironclad => view.plan(System::Weapons).order.map(Source::Order),
            Self::Fighter(fighter) => Some(Source::Fighter(fighter)),
        }
    }

    /// The damage of a shot that lands, and whether shields do not stop it.
    pub(super) fn force(self, view: &View<'_>) -> (u8, bool) {
        match self {
            Self::Ironclad => {
                let attack = view.deeds().find_map(|deed| match deed {
                    Deed::Attack { damage, ignores_shields, .. } => Some((damage, ignores_shields)),
                    _ => None,
                });
                attack.unwrap_or_default()
            }
            Self::Fighter(fighter) => (view.fighter(fighter).damage, false),
        }
    }
}

/// The roll of a shot of ours, helped by a Wingman or not.
pub(super) fn attack(view: &View<'_>, shot: Shot, helped: Option<FighterId>) -> Request {
    let ship = &view.content.ships[shot.target.ship];
    let target = view.table.combat.as_ref().and_then(|combat| combat.enemy(shot.target));
    let reach = target.map(|enemy| signed(view.enemy_evasion(enemy)));
    let (why, adds) = match shot.weapon {
        Weapon::Ironclad => {
            let plan = view.plan(System::Weapons);
            let operate = plan.hero.map_or(0, |hero| view.skill(hero, Skill::Operate));
            let at_fast = view.deeds().find_map(|deed| match deed {
                Deed::Attack { accuracy_at_fast, .. } if ship.speed == Speed::Fast => Some(accuracy_at_fast),
                _ => None,
            });
            let adds = signed(operate)
                + view.morale()
                + view.ordered_accuracy()
                + view.ship_accuracy()
                + view.jammed()
                + signed(at_fast.unwrap_or(0));
            (Why::Attack { target: shot.target }, adds)
        }
        Weapon::Fighter(fighter) => {
            let card = view.fighter(fighter);
            let at_fighters = if ship.fighter { card.accuracy_at_fighters } else { 0 };
            let wingman = view.deeds().find_map(|deed| match deed {
                Deed::Wingman(adds) if helped == Some(fighter) => Some(adds),
                _ => None,
            });
            let own = pilot_skill(view, fighter, card.accuracy_skill) + card.accuracy + at_fighters;
            let adds = signed(own + wingman.unwrap_or(0)) + view.morale() + view.jammed();
            (Why::FighterAttack { fighter, target: shot.target }, adds)
        }
    };
    Request { why, source: shot.weapon.source(view), against: Some(Against { adds, reach }) }
}

/// The roll to evade an enemy's attack, by the Ironclad or by a ship of ours.
pub(super) fn evasion_of(view: &View<'_>, enemy: &Enemy, fighter: Option<FighterId>) -> Request {
    let ship = &view.content.ships[enemy.id.ship];
    let (why, adds, accuracy) = match fighter {
        Some(fighter) => {
            let own = view.fighter(fighter);
            let at_fighters = if ship.fighter { own.evasion_at_fighters } else { 0 };
            let adds = signed(pilot_skill(view, fighter, own.evasion_skill) + own.evasion + at_fighters);
            let why = Why::FighterEvasion { fighter, enemy: enemy.id };
            (why, adds + view.morale(), view.enemy_accuracy(enemy, true))
        }
        None => {
            let plan = view.plan(System::Bridge);
            // With nobody to assign, the roll is made with Piloting 0 (ruling 29).
            let piloting = plan.hero.map_or(0, |hero| view.skill(hero, Skill::Piloting));
            let adds =
                signed(piloting) + view.morale() + view.ordered_evasion() + view.ship_evasion() + view.grappled();
            (Why::Evasion { enemy: enemy.id }, adds, view.enemy_accuracy(enemy, false))
        }
    };
    let against = Against { adds, reach: Some(signed(accuracy)) };
    Request { why, source: Some(Source::Enemy(enemy.id)), against: Some(against) }
}

fn pilot_skill(view: &View<'_>, fighter: FighterId, skill: Skill) -> u8 {
    let combat = view.table.combat.as_ref();
    let pilot = combat.and_then(|combat| combat.launched.iter().find(|out| out.fighter == fighter));
    pilot.map_or(0, |out| view.skill(out.pilot, skill))
}
