//! The enemies' side of a stage: whom they attack, whether it is evaded, and what it does (rules 8.5, 8.7, 8.9).

use arrayvec::ArrayVec;

use super::super::hits::{From, Hits};
use super::super::shot::enemy_attack;
use super::{StageFight, Step, enemy_at};
use crate::content::FighterId;
use crate::content::ship::Prey;
use crate::engine::chance::Die;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::Flow;
use crate::engine::play::{Play, total};
use crate::engine::query::{View, signed};
use crate::engine::state::BAYS;

impl StageFight {
    /// Our ships that could be attacked in this stage.
    pub(super) fn prey(&self) -> ArrayVec<FighterId, BAYS> {
        self.prey.iter().flatten().copied().collect()
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
        let fighters = self.prey();
        let at_fighters = match card.first {
            Prey::Fighters => !fighters.is_empty(),
            Prey::Ironclad => card.never == Some(Prey::Ironclad),
        };
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

    /// The roll to evade the attack; one that lands on the Ironclad waits for damage control.
    pub(super) fn evade(&mut self, play: &mut Play<'_>, place: u8, fighter: Option<FighterId>, die: Die) {
        let request = self.request(&play.view());
        let (Some(against), Some(enemy)) = (request.against, enemy_at(&play.view(), place).copied()) else { return };
        let evaded = play.succeeds(die, against);
        let (total, reach) = (total(die, against), against.reach.unwrap_or(0));
        play.emit(Event::EnemyShotDecided { enemy: enemy.id, fighter, total, reach, evaded });
        if evaded {
            return;
        }
        match fighter {
            Some(fighter) => {
                let damage = enemy_attack(&play.view(), &enemy);
                play.change_fighter(fighter, signed(damage));
            }
            None if play.table().combat.as_ref().is_some_and(|combat| combat.escort > 0) && !self.prey().is_empty() => {
                play.emit(Event::AttackIgnored { enemy: enemy.id });
            }
            None if play.table().combat.as_ref().map_or(0, |combat| combat.stopped)
                < play.view().fitting().ignored_attacks =>
            {
                play.emit(Event::AttackStopped { enemy: enemy.id });
            }
            None => {
                if let Some(landed) = self.landed.get_mut(usize::from(place)) {
                    *landed = landed.saturating_add(1);
                }
            }
        }
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
