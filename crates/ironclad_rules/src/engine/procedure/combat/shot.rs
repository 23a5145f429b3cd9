//! A single shot: what is added to the roll, and what has to be reached (rules 8.4, 8.5). That is the attack of the Ironclad or
//! of a fighter or mech of ours, and the evasion of one from an enemy's (`evasion_of`). Whether an evasion succeeds is decided in
//! `stage/enemy_attacks` (`evade`), an attack of ours in `stage/our_attacks`; what the enemy's card adds is asked in
//! `query/enemy`.

use serde::{Deserialize, Serialize};

use crate::content::FighterId;
use crate::content::order::Deed;
use crate::content::ship::FighterKind;
use crate::content::terms::{Skill, Speed, System};
use crate::engine::chance::{Against, Request, Why};
use crate::engine::combat::{Enemy, EnemyId};
use crate::engine::decision::Source;
use crate::engine::query::{View, signed};

/// What shoots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// The Ironclad, by the order of Weapons.
    Ironclad,
    /// A launched ship.
    Fighter(FighterId),
    /// A launched mech's tools, with which it mends besides.
    Tools(FighterId),
}

/// What a shot that lands does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::engine) struct Force {
    /// Its damage.
    pub(in crate::engine) damage: u8,
    /// Whether shields do not stop it.
    pub(in crate::engine) ignores_shields: bool,
    /// Whether damage that a destroyed target does not need goes on to another.
    pub(in crate::engine) carries_on: bool,
}

impl Weapon {
    /// The system that aims it.
    pub(in crate::engine) fn system(self) -> System {
        match self {
            Self::Ironclad => System::Weapons,
            Self::Fighter(_) | Self::Tools(_) => System::Hangar,
        }
    }

    /// The launched ship, if it is one's.
    pub(in crate::engine) fn fighter(self) -> Option<FighterId> {
        match self {
            Self::Ironclad => None,
            Self::Fighter(fighter) | Self::Tools(fighter) => Some(fighter),
        }
    }

    /// What the players see as the cause of its roll.
    pub(in crate::engine) fn source(self, view: &View<'_>) -> Option<Source> {
        match self {
            Self::Ironclad => view.plan(System::Weapons).order.map(Source::Order),
            Self::Fighter(fighter) | Self::Tools(fighter) => Some(Source::Fighter(fighter)),
        }
    }

    /// What a shot that lands does.
    pub(in crate::engine) fn force(self, view: &View<'_>) -> Force {
        match self {
            Self::Ironclad => {
                let attack = view.deeds().find_map(|deed| match deed {
                    Deed::Attack { damage, ignores_shields, carries_on, .. } => {
                        Some(Force { damage, ignores_shields, carries_on })
                    }
                    _ => None,
                });
                attack.unwrap_or_default()
            }
            Self::Fighter(fighter) | Self::Tools(fighter) => Force {
                damage: view.fighter(fighter).damage,
                ignores_shields: view.pierces(fighter),
                carries_on: false,
            },
        }
    }
}

/// The roll of a shot of ours, helped by a Wingman or not.
pub(in crate::engine) fn attack(
    view: &View<'_>,
    weapon: Weapon,
    target: EnemyId,
    helped: Option<FighterId>,
) -> Request {
    let ship = &view.content.ships[target.ship];
    let enemy = view.table.combat.as_ref().and_then(|combat| combat.enemy(target));
    let reach = enemy.map(|enemy| signed(view.enemy_evasion(enemy)));
    let (why, adds) = match weapon {
        Weapon::Ironclad => {
            let plan = view.plan(System::Weapons);
            let operate = plan.hero.map_or(0, |hero| view.rating(hero, Skill::Operate));
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
            (Why::Attack { target }, adds)
        }
        Weapon::Fighter(fighter) | Weapon::Tools(fighter) => {
            let card = view.fighter(fighter);
            let at_fighters = if ship.fighter { card.accuracy_at_fighters } else { 0 };
            let wingman = view.deeds().find_map(|deed| match deed {
                Deed::Wingman(adds) if helped == Some(fighter) => Some(adds),
                _ => None,
            });
            let own = pilot_skill(view, fighter, card.accuracy_skill) + card.accuracy + at_fighters;
            let own = signed(own + wingman.unwrap_or(0) + view.fitted(|side| side.accuracy));
            let adds = own + view.wing_accuracy() + view.in_mech(fighter) + view.morale() + view.jammed();
            (Why::FighterAttack { fighter, target }, adds)
        }
    };
    Request { why, source: weapon.source(view), against: Some(Against { adds, reach }) }
}

/// The roll to evade an enemy's attack, by the Ironclad or by a ship of ours.
pub(in crate::engine) fn evasion_of(view: &View<'_>, enemy: &Enemy, fighter: Option<FighterId>) -> Request {
    let ship = &view.content.ships[enemy.id.ship];
    let (why, adds, accuracy) = match fighter {
        Some(fighter) => {
            let own = view.fighter(fighter);
            let at_fighters = if ship.fighter { own.evasion_at_fighters } else { 0 };
            let adds = pilot_skill(view, fighter, own.evasion_skill) + own.evasion + at_fighters;
            let adds = signed(adds + view.fitted(|side| side.evasion));
            let why = Why::FighterEvasion { fighter, enemy: enemy.id };
            // A mech is no fighter (ruling 62).
            let is_fighter = view.content.fighters[fighter].kind == FighterKind::Fighter;
            let adds = adds + view.wing_evasion() + view.evades(view.pilot(fighter)) + view.morale();
            (why, adds, view.enemy_accuracy(enemy, is_fighter))
        }
        None => {
            let plan = view.plan(System::Bridge);
            // With nobody to assign, the roll is made with Piloting 0 (ruling 29).
            let piloting = plan.hero.map_or(0, |hero| view.rating(hero, Skill::Piloting));
            let own = signed(piloting) + view.evades(plan.hero);
            let adds = own + view.morale() + view.ordered_evasion() + view.ship_evasion() + view.grappled();
            (Why::Evasion { enemy: enemy.id }, adds, view.enemy_accuracy(enemy, false))
        }
    };
    let against = Against { adds, reach: Some(signed(accuracy)) };
    Request { why, source: Some(Source::Enemy(enemy.id)), against: Some(against) }
}

fn pilot_skill(view: &View<'_>, fighter: FighterId, skill: Skill) -> u8 {
    view.pilot(fighter).map_or(0, |pilot| view.rating(pilot, skill))
}
