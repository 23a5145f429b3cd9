//! The enemies' side of a stage: whom they attack, whether it is evaded, and what it does (rules 8.5, 8.7, 8.9).

use arrayvec::ArrayVec;

use super::super::hits::{From, Hits};
use super::super::shot::enemy_attack;
use super::{StageFight, Step, enemy_at};
use crate::content::FighterId;
use crate::content::knack::Knack;
use crate::content::order::Deed;
use crate::content::ship::Prey;
use crate::engine::chance::Die;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::Flow;
use crate::engine::play::{Play, total};
use crate::engine::query::{View, signed};
use crate::engine::state::BAYS;

impl StageFight {
    /// Our ships that could be attacked in this stage: those out and fit as it began (ruling 42), and seen.
    pub(super) fn prey(&self, view: &View<'_>) -> ArrayVec<FighterId, BAYS> {
        self.fit().into_iter().filter(|fighter| !view.unseen(*fighter)).collect()
    }

    /// The ship of ours that draws an enemy's attack on itself, whatever the enemy's card says, or if it would be at the
    /// Ironclad.
    fn decoy(&self, view: &View<'_>, at_fighters: bool) -> Option<FighterId> {
        self.prey(view).into_iter().find(|fighter| {
            let card = view.fighter(*fighter);
            card.has(Knack::DecoyToAll) || (!at_fighters && card.has(Knack::Decoy))
        })
    }

    /// The ship of ours that is struck in the Ironclad's place.
    fn guard(&self, view: &View<'_>) -> Option<FighterId> {
        let mut fit = self.fit().into_iter().filter(|fighter| !self.guarded && !view.disabled(*fighter));
        fit.find(|fighter| view.fighter(*fighter).has(Knack::Guard))
    }

    /// Chooses whom the next enemy attacks, and goes on to its evasion.
    pub(super) fn enemy(&mut self, play: &Play<'_>, place: u8, attack: u8) -> Flow {
        let view = play.view();
        let Some(enemy) = enemy_at(&view, place).copied() else {
            self.step = Step::Damage(0);
            return Flow::Go;
        };
        let card = view.content.ships[enemy.id.ship].side(enemy.side);
        if self.attackers & (1 << place) == 0 || attack >= card.attacks {
            self.step = Step::Enemy(place + 1, 0);
            return Flow::Go;
        }
        let fighters = self.prey(&view);
        let at_fighters = match card.first {
            Prey::Fighters => !fighters.is_empty(),
            Prey::Ironclad => card.never == Some(Prey::Ironclad),
        };
        if let Some(decoy) = self.decoy(&view, at_fighters).filter(|_| card.never != Some(Prey::Fighters)) {
            self.aim(&view, place, attack, decoy);
            return Flow::Go;
        }
        match (at_fighters, fighters.as_slice()) {
            (true, [only]) => self.aim(&view, place, attack, *only),
            (true, [_, _, ..]) => return Flow::Wait,
            (false, _) if card.never != Some(Prey::Ironclad) => self.step = Step::Evade(place, attack, None),
            _ => self.step = Step::Enemy(place, attack + 1),
        }
        Flow::Go
    }

    /// The enemy's attack goes at this ship of ours. One disabled already in this stage has nothing left to evade for.
    pub(super) fn aim(&mut self, view: &View<'_>, place: u8, attack: u8, fighter: FighterId) {
        self.step = if view.disabled(fighter) {
            Step::Enemy(place, attack + 1)
        } else {
            Step::Evade(place, attack, Some(fighter))
        };
    }

    /// The roll to evade the attack that counts; one that lands on the Ironclad waits for damage control.
    pub(super) fn evade(
        &mut self,
        play: &mut Play<'_>,
        (place, attack): (u8, u8),
        fighter: Option<FighterId>,
        die: Die,
    ) {
        let request = self.request(&play.view());
        self.step = Step::Enemy(place, attack + 1);
        self.bonus = 0;
        let (Some(against), Some(enemy)) = (request.against, enemy_at(&play.view(), place).copied()) else { return };
        let evaded = play.succeeds(die, against);
        let (total, reach) = (total(die, against), against.reach.unwrap_or(0));
        play.emit(Event::EnemyShotDecided { enemy: enemy.id, fighter, total, reach, evaded });
        if evaded {
            return;
        }
        if self.is_escorted(&play.view(), fighter.is_some()) {
            play.emit(Event::AttackIgnored { enemy: enemy.id });
        } else if let Some(fighter) = fighter {
            self.land(play, (place, attack), fighter);
        } else if is_stopped(&play.view()) {
            play.emit(Event::AttackStopped { enemy: enemy.id });
        } else if let Some(fighter) = self.guard(&play.view()) {
            self.guarded = true;
            play.emit(Event::Guarded { enemy: enemy.id, fighter });
            self.land(play, (place, attack), fighter);
        } else if let Some(landed) = self.landed.get_mut(usize::from(place)) {
            *landed = landed.saturating_add(1);
        }
    }

    /// Whether an attack that lands is ignored by an Escort: one on the Ironclad, or also on a ship that is out.
    fn is_escorted(&self, view: &View<'_>, on_ship: bool) -> bool {
        let left = view.table.combat.as_ref().map_or(0, |combat| combat.escort);
        let covers = !on_ship || view.deeds().any(|deed| matches!(deed, Deed::EscortAll(_)));
        left > 0 && covers && !self.fit().is_empty()
    }

    /// What an attack that lands on a ship of ours does, less its armour.
    pub(super) fn hurt(&self, play: &mut Play<'_>, place: u8, fighter: FighterId) {
        let Some(enemy) = enemy_at(&play.view(), place).copied() else { return };
        let armour = play.view().fighter(fighter).armour();
        let damage = enemy_attack(&play.view(), &enemy).saturating_sub(armour);
        play.change_fighter(fighter, signed(damage));
    }

    /// Damage control for the next attack of the enemy of this place that landed.
    pub(super) fn damage(&mut self, play: &mut Play<'_>, place: u8) -> Flow {
        let Some(enemy) = enemy_at(&play.view(), place).copied() else {
            self.step = Step::Over;
            return Flow::Go;
        };
        match self.landed.get_mut(usize::from(place)) {
            Some(landed) if *landed > 0 => {
                *landed -= 1;
                let damage = enemy_attack(&play.view(), &enemy);
                Flow::Call(Hits::new(damage, From::Outside, Some(Source::Enemy(enemy.id))).into())
            }
            _ => {
                self.step = Step::Damage(place + 1);
                Flow::Go
            }
        }
    }
}

/// Whether a module stops the next attack that lands on the Ironclad (rule 12.4).
fn is_stopped(view: &View<'_>) -> bool {
    let stopped = view.table.combat.as_ref().map_or(0, |combat| combat.stopped);
    stopped < view.fitting().ignored_attacks
}
