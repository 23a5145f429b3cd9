//! Abilities that answer an enemy's attack: an evasion rolled again, a blow shrugged off (rule 6.10).

use super::super::shot::evasion_of;
use super::{StageFight, Step, enemy_at};
use crate::content::ability::{Ability, Window};
use crate::content::{FighterId, HeroId};
use crate::engine::chance::{Against, Die, Request};
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::Flow;
use crate::engine::play::{Play, succeeds};
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, reactors};
use crate::engine::query::{View, signed};

impl StageFight {
    /// An evasion with what is added because it is rolled again.
    pub(in crate::engine) fn helped_evasion(&self, request: Request) -> Request {
        let against =
            request.against.map(|against| Against { adds: against.adds.saturating_add(signed(self.bonus)), ..against });
        Request { against, ..request }
    }

    /// Who could have the evasion in hand rolled again.
    pub(in crate::engine) fn second_lookers(
        &self,
        view: &View<'_>,
        place: u8,
        fighter: Option<FighterId>,
    ) -> impl Iterator<Item = HeroId> {
        let request = enemy_at(view, place).map(|enemy| self.helped_evasion(evasion_of(view, enemy, fighter)));
        let against = request.and_then(|request| request.against);
        reactors(view, Window::Evasion).filter(move |hero| {
            let bonus = match ability(view, *hero) {
                Some(Ability::RerollEvasion { bonus }) => signed(bonus),
                _ => 0,
            };
            // Nobody is exhausted for a roll that no face could win.
            against.is_some_and(|against| {
                let again = Against { adds: against.adds.saturating_add(bonus), ..against };
                Die::all().any(|die| succeeds(view.setup.mode, die, again))
            })
        })
    }

    /// The evasion is rolled again, or the first roll stands.
    pub(in crate::engine) fn look_again(
        &mut self,
        play: &mut Play<'_>,
        answer: Answer,
        (place, attack, fighter): (u8, u8, Option<FighterId>),
        die: Die,
    ) -> Flow {
        self.step = Step::Evade(place, attack, fighter);
        let Answer::Ability(hero) = answer else {
            self.evade(play, (place, attack), fighter, die);
            return Flow::Go;
        };
        if let Some(Ability::RerollEvasion { bonus }) = ability(&play.view(), hero) {
            self.bonus = self.bonus.saturating_add(bonus);
        }
        play.emit(Event::AbilityUsed { hero });
        play.emit(Event::Rerolled { die, by: hero });
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }

    /// The pilot of a ship of ours, if an attack that lands on it need do nothing.
    pub(in crate::engine) fn shrugger(view: &View<'_>, fighter: FighterId) -> Option<HeroId> {
        let pilot = view.pilot(fighter)?;
        reactors(view, Window::Struck).find(|hero| *hero == pilot)
    }

    /// An attack lands on a ship of ours: its pilot may be asked first.
    pub(in crate::engine) fn land(&mut self, play: &mut Play<'_>, (place, attack): (u8, u8), fighter: FighterId) {
        self.step = Step::Struck(place, attack, fighter);
        if Self::shrugger(&play.view(), fighter).is_none() {
            self.step = Step::Enemy(place, attack + 1);
            self.hurt(play, place, fighter);
        }
    }

    /// The blow is shrugged off, or it hurts.
    pub(in crate::engine) fn shrug(
        &mut self,
        play: &mut Play<'_>,
        answer: Answer,
        (place, attack): (u8, u8),
        fighter: FighterId,
    ) -> Flow {
        self.step = Step::Enemy(place, attack + 1);
        let Answer::Ability(hero) = answer else {
            self.hurt(play, place, fighter);
            return Flow::Go;
        };
        play.emit(Event::AbilityUsed { hero });
        if let Some(enemy) = enemy_at(&play.view(), place).map(|enemy| enemy.id) {
            play.emit(Event::ShruggedOff { enemy, fighter });
        }
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }
}
