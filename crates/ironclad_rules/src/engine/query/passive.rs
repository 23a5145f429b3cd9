//! What passive abilities add, where their heroes take part (rule 6.6).

use super::{View, signed};
use crate::content::ability::Ability;
use crate::content::id::{FighterId, HeroId};
use crate::content::passive::Passive;
use crate::content::ship::FighterKind;
use crate::content::terms::{Condition, Skill, System};
use crate::engine::combat::Phase;
use crate::engine::state::{Aboard, Status};

impl View<'_> {
    /// A hero's ability, of the side of her card that is up, in the edition of the rules that is played.
    pub fn ability(&self, hero: HeroId) -> Option<Ability> {
        self.table.hero(hero).map(|aboard| self.ability_of(aboard))
    }

    /// The same of a hero aboard, who need not be looked for.
    pub fn ability_of(&self, aboard: &Aboard) -> Ability {
        self.content.heroes[aboard.hero].side(aboard.promoted).ability(self.edition())
    }

    /// Her passive ability, if she has one.
    pub fn passive(&self, hero: HeroId) -> Option<Passive> {
        match self.ability(hero)? {
            Ability::Passive(passive) => Some(passive),
            _ => None,
        }
    }

    /// What a hero adds to a roll on a table that she helps with: her rating, and what she knows (rule 5.3).
    pub fn helps(&self, hero: HeroId, skill: Skill) -> u8 {
        let knows = match self.passive(hero) {
            Some(Passive::Knows { adds }) => adds,
            _ => 0,
        };
        self.rating(hero, skill).saturating_add(knows)
    }

    /// What the passive abilities of those on a check add to its roll; each with the skill that counts.
    pub fn passives_add(&self, committed: impl Iterator<Item = (HeroId, Skill)> + Clone) -> i8 {
        let others = committed.clone().count().saturating_sub(1);
        let adds = committed.map(|(hero, with)| match self.passive(hero) {
            Some(Passive::Alone { adds }) if others == 0 => adds,
            Some(Passive::Leads { skill, adds }) if skill == with => {
                adds.saturating_mul(u8::try_from(others).unwrap_or(u8::MAX))
            }
            _ => 0,
        });
        signed(adds.fold(0, u8::saturating_add))
    }

    /// What the passive ability of whoever evades adds.
    pub fn evades(&self, hero: Option<HeroId>) -> i8 {
        let weather = self.here().condition().is_some_and(|condition| condition != Condition::EmptySpace);
        match hero.and_then(|hero| self.passive(hero)) {
            Some(Passive::Evades { adds, in_weather }) if weather || !in_weather => signed(adds),
            _ => 0,
        }
    }

    /// How much more often a launched ship attacks in the phase in hand for its pilot's sake.
    pub fn presses_home(&self, fighter: FighterId) -> u8 {
        let later = self.table.combat.as_ref().is_some_and(|combat| combat.phase != Phase::Long);
        match self.pilot(fighter).and_then(|pilot| self.passive(pilot)) {
            Some(Passive::PressesHome { attacks }) if later => attacks,
            _ => 0,
        }
    }

    /// Damage that an attack does to a launched ship, its pilot considered: 1 at the least of what would do any.
    pub fn skinned(&self, fighter: FighterId, damage: u8) -> u8 {
        match self.pilot(fighter).and_then(|pilot| self.passive(pilot)) {
            Some(Passive::ThickSkin { damage: less, .. }) => damage.saturating_sub(less).max(damage.min(1)),
            _ => damage,
        }
    }

    /// What a pilot's passive ability adds to the rolls to hit of a mech.
    pub fn in_mech(&self, fighter: FighterId) -> i8 {
        let is_mech = self.content.fighters[fighter].kind == FighterKind::Mech;
        match self.pilot(fighter).and_then(|pilot| self.ability(pilot)) {
            Some(
                Ability::ShrugOff { accuracy_in_mech } | Ability::Passive(Passive::ThickSkin { accuracy_in_mech, .. }),
            ) if is_mech => signed(accuracy_in_mech),
            _ => 0,
        }
    }

    /// Heroes who carry out an order in the phase in hand, or are out in a ship, and are not Wounded.
    pub fn engaged(&self) -> impl Iterator<Item = HeroId> + use<'_> {
        let orders = System::ALL.into_iter().map(|system| self.plan(system));
        let givers = orders.filter(|plan| plan.order.is_some()).filter_map(|plan| plan.hero);
        let combat = self.table.combat.iter();
        let pilots = combat.flat_map(|combat| combat.launched.iter()).filter(|out| !self.disabled(out.fighter));
        let able = |hero: &HeroId| self.table.hero(*hero).is_some_and(|aboard| aboard.status != Status::Wounded);
        givers.chain(pilots.map(|out| out.pilot)).filter(able)
    }
}
