//! The enemies' side of a stage: whom they attack, whether it is evaded, and what it does (rules 8.5, 8.7, 8.9).

use arrayvec::ArrayVec;

use super::{StageFight, Step, enemy_at};
use crate::content::FighterId;
use crate::content::knack::Knack;
use crate::content::limits::BAYS;
use crate::content::order::Deed;
use crate::content::ship::{FighterKind, Prey, Range, Special};
use crate::engine::chance::Die;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Returned};
use crate::engine::play::{Play, total};
use crate::engine::procedure::combat::energy::uncover;
use crate::engine::procedure::combat::spares;
use crate::engine::procedure::crew_loss::CrewLoss;
use crate::engine::procedure::hits::{From, Hits};
use crate::engine::query::{View, signed};

impl StageFight {
    /// Our ships that could be attacked in this stage: those out and fit as it began (ruling 42), and seen.
    pub(in crate::engine) fn prey(&self, view: &View<'_>) -> ArrayVec<FighterId, BAYS> {
        self.fit().into_iter().filter(|fighter| !view.unseen(*fighter)).collect()
    }

    /// Damage of a ship of ours as the stage began.
    fn worn(&self, fighter: FighterId) -> u8 {
        let place = self.fit.iter().position(|fit| *fit == Some(fighter));
        place.and_then(|place| self.worn.get(place)).copied().unwrap_or(0)
    }

    /// The ship of ours with this knack that draws the attack of the enemy of this place on itself, unless it never attacks
    /// such ships.
    fn decoy(&self, view: &View<'_>, place: u8, knack: Knack) -> Option<FighterId> {
        let spared = enemy_at(view, place).is_none_or(|enemy| spares(view.enemy_card(enemy).never, false));
        self.prey(view).into_iter().find(|fighter| !spared && view.fighter(*fighter).has(knack))
    }

    /// The ship of ours that draws an attack off the Ironclad.
    pub(in crate::engine) fn drawn_off(&self, view: &View<'_>, place: u8) -> Option<FighterId> {
        self.decoy(view, place, Knack::Decoy)
    }

    /// The ship of ours that takes the blow in the Ironclad's place.
    fn guard(&self, view: &View<'_>) -> Option<FighterId> {
        let mut fit = self.fit().into_iter().filter(|fighter| !self.guarded && !view.disabled(*fighter));
        fit.find(|fighter| view.fighter(*fighter).has(Knack::Guard))
    }

    /// Whom the enemy of this place may attack, all equal to it: our ships, or the Ironclad where it is none.
    pub(in crate::engine) fn marks(&self, view: &View<'_>, place: u8) -> ArrayVec<Option<FighterId>, { BAYS + 1 }> {
        let mut marks = ArrayVec::new();
        let Some(card) = enemy_at(view, place).map(|enemy| view.enemy_card(enemy)) else { return marks };
        let prey = self.prey(view).into_iter().map(|fighter| (fighter, self.worn(fighter)));
        let mut wing: ArrayVec<(FighterId, u8), BAYS> = prey.collect();
        if spares(card.never, false) {
            wing.clear();
        }
        let ironclad = !spares(card.never, true);
        match card.first {
            Prey::Ironclad if ironclad => wing.clear(),
            Prey::Ironclad | Prey::Fighters | Prey::Anyone => {}
            Prey::Mechs => {
                let is_mech =
                    |&(fighter, _): &(FighterId, u8)| view.content.fighters[fighter].kind == FighterKind::Mech;
                if wing.iter().any(is_mech) {
                    wing.retain(|own| is_mech(own));
                }
            }
            Prey::MostDamaged => {
                let most = wing.iter().map(|&(_, worn)| worn).max();
                wing.retain(|&mut (_, worn)| Some(worn) == most);
            }
            Prey::Weakest => {
                let left = |&(fighter, worn): &(FighterId, u8)| view.fighter(fighter).hull.saturating_sub(worn);
                let least = wing.iter().map(left).min();
                wing.retain(|own| Some(left(own)) == least);
            }
        }
        if ironclad && (wing.is_empty() || card.first == Prey::Anyone) {
            marks.push(None);
        }
        marks.extend(wing.into_iter().map(|(fighter, _)| Some(fighter)));
        marks
    }

    /// Chooses the target of the next enemy's attack, and goes on to the evasion.
    pub(in crate::engine) fn enemy(&mut self, play: &Play<'_>, place: u8, attack: u8) -> Flow {
        let view = play.view();
        if enemy_at(&view, place).is_none() {
            self.step = Step::Damage(0);
            return Flow::Go;
        }
        if attack >= self.attacks.get(usize::from(place)).copied().unwrap_or(0) {
            self.step = Step::Enemy(place + 1, 0);
            return Flow::Go;
        }
        let marks = self.marks(&view, place);
        if let Some(decoy) = self.decoy(&view, place, Knack::DecoyToAll) {
            self.aim(&view, place, attack, Some(decoy));
            return Flow::Go;
        }
        match marks.as_slice() {
            [] => self.step = Step::Enemy(place, attack + 1),
            [only] => {
                let mark = only.or_else(|| self.drawn_off(&view, place));
                self.aim(&view, place, attack, mark);
            }
            _ => return Flow::Wait,
        }
        Flow::Go
    }

    /// The enemy's attack has this target. A ship of ours already disabled in this stage does not evade.
    pub(in crate::engine) fn aim(&mut self, view: &View<'_>, place: u8, attack: u8, mark: Option<FighterId>) {
        self.step = if mark.is_some_and(|fighter| view.disabled(fighter)) {
            Step::Enemy(place, attack + 1)
        } else {
            Step::Evade(place, attack, mark)
        };
    }

    /// The roll to evade the attack that counts; one that lands on the Ironclad waits for damage control.
    pub(in crate::engine) fn evade(
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
    pub(in crate::engine) fn hurt(&self, play: &mut Play<'_>, place: u8, fighter: FighterId) {
        let Some(enemy) = enemy_at(&play.view(), place).copied() else { return };
        let armour = play.view().fighter(fighter).armour();
        let damage = play.view().enemy_damage(&enemy, self.worn(fighter) > 0).saturating_sub(armour);
        let damage = play.view().skinned(fighter, damage);
        play.change_fighter(fighter, signed(damage));
    }

    /// Damage control for the next attack of the enemy of this place that landed.
    pub(in crate::engine) fn damage(&mut self, play: &mut Play<'_>, place: u8) -> Flow {
        let Some(enemy) = enemy_at(&play.view(), place).copied() else {
            self.step = Step::Over;
            return Flow::Go;
        };
        match self.landed.get_mut(usize::from(place)) {
            Some(landed) if *landed > 0 => {
                *landed -= 1;
                self.step = Step::Besides(place, 0);
                let damage = play.view().enemy_damage(&enemy, self.holed);
                let special = play.view().special(&enemy);
                let from = match special {
                    Some(Special::Ram { inside: true }) => From::Inside,
                    _ => From::Outside,
                };
                let hits = Hits::new(damage, from, Some(Source::Enemy(enemy.id)));
                Flow::Call(match special {
                    Some(Special::Aim { section }) => hits.aimed_at(section).into(),
                    _ => hits.into(),
                })
            }
            _ => {
                self.step = Step::Damage(place + 1);
                Flow::Go
            }
        }
    }

    /// One of the things that the attack does besides its damage.
    pub(in crate::engine) fn besides(&mut self, play: &mut Play<'_>, place: u8, piece: u8) -> Flow {
        let enemy = enemy_at(&play.view(), place).copied();
        let special = enemy.and_then(|enemy| play.view().special(&enemy));
        let (Some(enemy), Some(special)) = (enemy, special) else {
            self.step = Step::Damage(place);
            return Flow::Go;
        };
        self.step = Step::Besides(place, piece.saturating_add(1));
        let source = Some(Source::Enemy(enemy.id));
        match special {
            Special::Drain { energy } if piece < energy && play.table().energy > 0 => {
                if piece == 0 {
                    play.emit(Event::SpecialActed { enemy: enemy.id });
                }
                return uncover(play);
            }
            Special::Reap { crew } if piece == 0 => {
                play.emit(Event::SpecialActed { enemy: enemy.id });
                // One attack is one cause (ruling 45).
                if let Returned::CrewSaved(by) = play.returned() {
                    play.emit(Event::CrewSaved { points: crew, by });
                    return Flow::Go;
                }
                return Flow::Call(CrewLoss::new(crew, source).into());
            }
            Special::Steal { track, points } if piece == 0 && play.view().counter(track) > 0 => {
                play.emit(Event::SpecialActed { enemy: enemy.id });
                play.count(track, -i16::from(points), source);
            }
            Special::Land { .. } if piece == 0 && play.view().range() == Range::Close => {
                if play.table().combat.as_ref().is_some_and(|combat| combat.boarded.is_none()) {
                    play.emit(Event::Boarded { enemy: enemy.id });
                }
            }
            // Done, or nothing to take, or it does nothing besides.
            Special::Screen { .. }
            | Special::Jam { .. }
            | Special::Grapple { .. }
            | Special::Drain { .. }
            | Special::Reap { .. }
            | Special::Cull { .. }
            | Special::Toll { .. }
            | Special::Steal { .. }
            | Special::Mend { .. }
            | Special::Recharge { .. }
            | Special::Run { .. }
            | Special::AtRange { .. }
            | Special::Ram { .. }
            | Special::Swarm { .. }
            | Special::Aim { .. }
            | Special::Land { .. }
            | Special::Observe
            | Special::Collect { .. } => self.step = Step::Damage(place),
        }
        Flow::Go
    }
}

/// Whether a module stops the next attack that lands on the Ironclad (rule 12.4).
fn is_stopped(view: &View<'_>) -> bool {
    let stopped = view.table.combat.as_ref().map_or(0, |combat| combat.stopped);
    stopped < view.fitted(|side| side.ignored_attacks)
}
