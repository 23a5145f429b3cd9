//! Our side of a stage: which weapons fire, at whom, and what a shot that lands does (rules 8.4, 8.6, 8.11).

use super::super::shot::Weapon;
use super::aims::Aim;
use super::{StageFight, Step, afloat, enemies, launched};
use crate::content::ability::{Ability, Window};
use crate::content::knack::Knack;
use crate::content::limits::SHOTS;
use crate::content::order::Deed;
use crate::content::terms::{Section, Speed, Track};
use crate::content::{FighterId, HeroId};
use crate::engine::chance::Die;
use crate::engine::combat::{EnemyId, Stage};
use crate::engine::decision::{Answer, Part, Source};
use crate::engine::event::Event;
use crate::engine::frame::Flow;
use crate::engine::play::{Play, total};
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, reactors};
use crate::engine::procedure::not_offered;
use crate::engine::procedure::repair_point::repair;
use crate::engine::query::View;

impl StageFight {
    /// What makes the shot of this place.
    pub(in crate::engine) fn weapon(&self, view: &View<'_>, place: usize) -> Option<Weapon> {
        let own = match self.rolls {
            0 => usize::from(own_attack(view, self.stage).is_some()),
            rolls => usize::from(rolls),
        };
        let mut left = match place.checked_sub(own) {
            Some(left) if place < SHOTS => left,
            Some(_) => return None,
            None => return Some(Weapon::Ironclad),
        };
        for (fighter, more) in self.fit.iter().zip(self.more).filter_map(|(fighter, more)| Some(((*fighter)?, more))) {
            let ordered = usize::from(volleys(view, self.stage));
            // Who does not attack in this stage does not press home in it either.
            let pressed = if ordered > 0 { usize::from(view.presses_home(fighter)) } else { 0 };
            let attacks = ordered + pressed + usize::from(more);
            let mends = self.stage == Stage::Fast && view.fighter(fighter).has(Knack::Mends { besides: true });
            let turns = attacks + usize::from(mends);
            match left.checked_sub(turns) {
                None if left < attacks => return Some(Weapon::Fighter(fighter)),
                None => return Some(Weapon::Tools(fighter)),
                Some(rest) => left = rest,
            }
        }
        None
    }

    /// What makes the next shot that is to be aimed, if there is one.
    pub(in crate::engine) fn next_weapon(&self, view: &View<'_>) -> Option<Weapon> {
        self.weapon(view, self.aims.count())
    }

    /// Of several shots of one weapon, the number of the one that is to be aimed, and how many there are; from 1.
    pub fn shot_to_aim(&self, view: &View<'_>) -> Option<(u8, u8)> {
        let next = self.aims.count();
        let weapon = self.weapon(view, next)?;
        let same = |place: &usize| self.weapon(view, *place) == Some(weapon);
        let all = (0..SHOTS).filter(same).count();
        let before = (0..next).filter(same).count();
        Some((u8::try_from(before + 1).ok()?, u8::try_from(all).ok()?))
    }

    /// The enemy at whom the shot of this place is aimed.
    pub(in crate::engine) fn target(&self, view: &View<'_>, place: u8) -> Option<EnemyId> {
        match self.aims.get(usize::from(place)) {
            Some(Aim::Enemy(enemy)) => super::enemy_at(view, enemy).map(|enemy| enemy.id),
            Some(Aim::Nobody) | None => None,
        }
    }

    /// Whether every shot is aimed, or no target is left. Tools with nothing to mend are passed over.
    pub(in crate::engine) fn is_aimed(&mut self, view: &View<'_>) -> bool {
        loop {
            match self.next_weapon(view) {
                None => return true,
                Some(Weapon::Tools(fighter)) if mendable(view, fighter).next().is_none() => self.aims.push(Aim::Nobody),
                Some(weapon) => return !matches!(weapon, Weapon::Tools(_)) && afloat(view).next().is_none(),
            }
        }
    }

    /// What a weapon may be aimed at: enemies afloat, but with the further rolls of the turrets Fast ones only. A mech
    /// with tools may mend instead. A pilot may use her ability.
    pub(in crate::engine) fn aimable(&self, view: &View<'_>, weapon: Weapon) -> impl Iterator<Item = Answer> {
        let again = weapon == Weapon::Ironclad && self.rolls > 0;
        let armed = !matches!(weapon, Weapon::Tools(_));
        let view = *view;
        let fast = move |id: &EnemyId| view.content.ships[id.ship].speed == Speed::Fast;
        let targets = afloat(&view).filter(move |id| armed && (!again || fast(id))).map(Answer::Target);
        let mender =
            weapon.fighter().filter(|fighter| !armed || view.fighter(*fighter).has(Knack::Mends { besides: false }));
        let parts = mender.into_iter().flat_map(move |fighter| mendable(&view, fighter)).map(Answer::Mend);
        let flier = if armed { weapon.fighter().and_then(|fighter| eager(&view, fighter)) } else { None };
        let done = if armed { None } else { Some(Answer::Done) };
        targets.chain(parts).chain(flier.map(Answer::Ability)).chain(done)
    }

    /// Takes what the next weapon is aimed at, or what is done instead.
    pub(in crate::engine) fn aim_at(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let Some(weapon) = self.next_weapon(&play.view()) else { return Flow::Go };
        match answer {
            Answer::Target(target) => {
                let view = play.view();
                if weapon == Weapon::Ironclad && self.rolls == 0 {
                    self.rolls = own_rolls(&view, self.stage, target);
                }
                let place = enemies(&view).iter().position(|enemy| enemy.id == target);
                self.aims.push(place.and_then(|place| u8::try_from(place).ok()).map_or(Aim::Nobody, Aim::Enemy));
                Flow::Go
            }
            Answer::Mend(part) => {
                self.aims.push(Aim::Nobody);
                repair(play, part, weapon.fighter().map(Source::Fighter));
                Flow::Go
            }
            Answer::Ability(hero) => self.attack_more(play, hero, weapon),
            Answer::Done => {
                self.aims.push(Aim::Nobody);
                Flow::Go
            }
            other => not_offered(other),
        }
    }

    /// A pilot's ability: her ship attacks more often in this phase.
    fn attack_more(&mut self, play: &mut Play<'_>, hero: HeroId, weapon: Weapon) -> Flow {
        let (Some(Ability::AttackMore { attacks }), Some(fighter)) = (ability(&play.view(), hero), weapon.fighter())
        else {
            return Flow::Go;
        };
        for (_, more) in self.fit.iter().zip(&mut self.more).filter(|(fit, _)| **fit == Some(fighter)) {
            *more = more.saturating_add(attacks);
        }
        play.emit(Event::AbilityUsed { hero });
        play.emit(Event::AttacksMore { fighter, attacks });
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }

    /// An attack at every Slow enemy needs no aiming.
    pub(in crate::engine) fn sweep(&mut self, view: &View<'_>) {
        let Some(Deed::Attack { sweeps: true, .. }) = own_attack(view, self.stage) else { return };
        for (place, enemy) in enemies(view).iter().enumerate() {
            if view.is_target(enemy) && view.content.ships[enemy.id.ship].speed == Speed::Slow {
                self.rolls = self.rolls.saturating_add(1);
                self.aims.push(u8::try_from(place).map_or(Aim::Nobody, Aim::Enemy));
            }
        }
    }

    pub(in crate::engine) fn needs_wingman(&self, view: &View<'_>) -> bool {
        let ordered = view.deeds().any(|deed| matches!(deed, Deed::Wingman(_)));
        self.stage == Stage::Fast && ordered && launched(view).iter().any(|out| !view.disabled(out.fighter))
    }

    /// The shot of this place is rolled.
    pub(in crate::engine) fn fire(&mut self, play: &mut Play<'_>, place: u8, die: Die) {
        let view = play.view();
        let weapon = self.weapon(&view, place.into());
        let (Some(weapon), Some(target)) = (weapon, self.target(&view, place)) else { return };
        let Some(against) = self.request(&view).against else { return };
        self.step = Step::Fire(place + 1);
        let force = weapon.force(&view);
        let landed = play.succeeds(die, against);
        let fighter = weapon.fighter();
        let (total, reach) = (total(die, against), against.reach.unwrap_or(0));
        play.emit(Event::ShotDecided { fighter, target, total, reach, landed, damage: force.damage });
        if !landed {
            if self.fires_again(&play.view(), weapon) {
                self.step = Step::Fire(place);
                play.emit(Event::ShotAgain { fighter, target });
            }
            return;
        }
        let spare = strike(play, target, force.damage, force.ignores_shields);
        if let Some(fighter) = fighter {
            let salvage = play.view().fighter(fighter).salvage();
            play.count(Track::Salvage, salvage.into(), Some(Source::Fighter(fighter)));
        }
        if spare > 0 && force.carries_on && afloat(&play.view()).next().is_some() {
            self.step = Step::Spare(place, spare);
        }
    }

    /// Damage that a destroyed target did not need strikes another, without a roll.
    pub(in crate::engine) fn carry_on(&mut self, play: &mut Play<'_>, place: u8, target: EnemyId, damage: u8) {
        self.step = Step::Fire(place + 1);
        strike(play, target, damage, false);
    }

    /// Whether a shot that has missed is made again, which is counted.
    fn fires_again(&mut self, view: &View<'_>, weapon: Weapon) -> bool {
        let (most, place) = match weapon {
            Weapon::Ironclad => {
                let ordered = view.deeds().map(|deed| if let Deed::FireAgain(shots) = deed { shots } else { 0 });
                (ordered.fold(0, u8::saturating_add), 0)
            }
            Weapon::Fighter(fighter) | Weapon::Tools(fighter) => {
                let place = self.fit.iter().position(|fit| *fit == Some(fighter));
                (u8::from(view.fighter(fighter).has(Knack::FiresAgain)), place.map_or(usize::MAX, |place| place + 1))
            }
        };
        match self.again.get_mut(place) {
            Some(again) if *again < most => {
                *again += 1;
                true
            }
            _ => false,
        }
    }
}

/// Damages an enemy: the shield falls first, unless it is ignored, then the Hull (rule 8.6). What is left is said.
fn strike(play: &mut Play<'_>, target: EnemyId, damage: u8, ignores_shields: bool) -> u8 {
    let Some(enemy) = play.table().combat.as_ref().and_then(|combat| combat.enemy(target)).copied() else { return 0 };
    let shield = if ignores_shields { 0 } else { damage.min(enemy.shield) };
    let hull = damage.saturating_sub(shield).min(enemy.hull);
    play.emit(Event::EnemyStruck { enemy: target, shield, hull });
    if hull == enemy.hull {
        play.emit(Event::EnemyDestroyed { enemy: target });
    }
    damage.saturating_sub(shield).saturating_sub(hull)
}

/// The attack that Weapons has ordered for this stage.
fn own_attack(view: &View<'_>, stage: Stage) -> Option<Deed> {
    view.deeds().find(|deed| match deed {
        Deed::Attack { quick, .. } => *quick == (stage == Stage::Fast),
        Deed::Evasion(_)
        | Deed::Accuracy(_)
        | Deed::Energy(_)
        | Deed::FireAgain(_)
        | Deed::Escort(_)
        | Deed::EscortAll(_)
        | Deed::Wingman(_)
        | Deed::WingAccuracy(_)
        | Deed::WingEvasion(_)
        | Deed::WingPierces
        | Deed::Volleys(_)
        | Deed::VolleysInBothStages(_) => false,
    })
}

/// How many rolls the order of Weapons has, once the first is aimed: more at Fast targets.
fn own_rolls(view: &View<'_>, stage: Stage, first: EnemyId) -> u8 {
    let Some(Deed::Attack { rolls_at_fast, rakes, .. }) = own_attack(view, stage) else { return 1 };
    let is_fast = |id: EnemyId| view.content.ships[id.ship].speed == Speed::Fast;
    if !is_fast(first) {
        return 1;
    }
    let fast = u8::try_from(afloat(view).filter(|id| is_fast(*id)).count()).unwrap_or(u8::MAX);
    if rakes { rolls_at_fast.max(fast) } else { rolls_at_fast }
}

/// How often every launched ship attacks in this stage.
fn volleys(view: &View<'_>, stage: Stage) -> u8 {
    let ordered = view.deeds().find_map(|deed| match (deed, stage) {
        (Deed::Volleys(times), Stage::Fast) | (Deed::VolleysInBothStages(times), _) => Some(times),
        _ => None,
    });
    ordered.unwrap_or(u8::from(stage == Stage::Fast))
}

/// The pilot of a ship, if she could have it attack more often now.
fn eager(view: &View<'_>, fighter: FighterId) -> Option<HeroId> {
    let pilot = view.pilot(fighter)?;
    reactors(view, Window::Flight).find(|hero| *hero == pilot)
}

/// What a mech with tools can mend in a combat: sections, and other ships that are out and not disabled (rule 8.6).
fn mendable<'a>(view: &View<'a>, by: FighterId) -> impl Iterator<Item = Part> + use<'a> {
    let view = *view;
    let payable = view.table.salvage >= view.mending_salvage();
    let sections = Section::ALL.into_iter().filter(move |section| payable && view.table.section(*section) > 0);
    let ships = launched(&view).iter().map(|out| out.fighter).filter(move |ship| {
        payable && *ship != by && !view.disabled(*ship) && view.table.fighter(*ship).is_some_and(|bay| bay.damage > 0)
    });
    sections.map(Part::Section).chain(ships.map(Part::Fighter))
}
