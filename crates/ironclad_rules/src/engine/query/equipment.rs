//! What gear and modules do for ship and heroes (rules 12.1, 12.4).

use super::View;
use crate::content::edition::Edition;
use crate::content::gear::Is;
use crate::content::id::{GearId, HeroId};
use crate::content::module::Fitting;
use crate::content::terms::{Skill, System};

/// Heroes that a Rest readies without a module (rule 3.2).
pub const RESTED: u8 = 2;

/// How a hero comes to have room for a new piece of gear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// Nothing has to go.
    Free,
    /// This piece goes back to the pile.
    Instead(GearId),
    /// One of the two that her squad carries goes back to the pile, as the players choose.
    InsteadOfEither,
}

impl<'a> View<'a> {
    /// What the sides of the modules fitted do, each by itself.
    fn fittings(&self) -> impl Iterator<Item = Fitting> + use<'a> {
        let content = self.content;
        self.table.modules.iter().map(move |fitted| content.modules[fitted.module].side(fitted.upgraded))
    }

    /// One thing that the modules fitted do, added up.
    #[inline]
    pub fn fitted(&self, what: impl Fn(&Fitting) -> u8) -> u8 {
        self.fittings().fold(0, |sum, side| sum.saturating_add(what(&side)))
    }

    /// Whether a module unlocks the Heal action.
    pub fn heals(&self) -> bool {
        self.fittings().any(|side| side.heal)
    }

    /// Whether a module unlocks the Repair action.
    pub fn repairs(&self) -> bool {
        self.fittings().any(|side| side.repair)
    }

    /// Heroes that a Rest readies at the most.
    pub fn rested(&self) -> u8 {
        RESTED.saturating_add(self.fitted(|side| side.rest))
    }

    /// What a hero's gear adds to her rolls with a skill.
    pub fn gear_adds(&self, hero: HeroId, skill: Skill) -> u8 {
        match self.table.carried(hero).map(|carried| self.content.gear[carried.gear].is) {
            Some(Is::Kit { skill: helped, adds }) if helped == skill => adds,
            _ => 0,
        }
    }

    /// Pieces of gear that a system's squad can carry: one, and two when the system is upgraded.
    pub fn gear_places(&self, system: System) -> u8 {
        1 + u8::from(self.table.upgraded[system.index()])
    }

    /// Pieces of gear that a system's squad carries.
    pub fn gear_of(&self, system: System) -> u8 {
        let theirs = self.squad(system).filter(|aboard| self.table.carried(aboard.hero).is_some());
        u8::try_from(theirs.count()).unwrap_or(u8::MAX)
    }

    /// Whether a hero could take a new piece of gear, and which piece goes back to the pile for it: her own, or one that her
    /// squad carries (rule 12.1). In the first edition nothing is put back.
    pub fn room_for_gear(&self, hero: HeroId) -> Option<Room> {
        let system = self.table.hero(hero)?.system;
        let replaced = match self.table.carried(hero) {
            Some(carried) => Some(Room::Instead(carried.gear)),
            None if self.gear_of(system) < self.gear_places(system) => return Some(Room::Free),
            None => {
                let mut theirs = self.squad(system).filter_map(|aboard| self.table.carried(aboard.hero));
                match (theirs.next(), theirs.next()) {
                    (Some(only), None) => Some(Room::Instead(only.gear)),
                    (Some(_), Some(_)) => Some(Room::InsteadOfEither),
                    (None, _) => None,
                }
            }
        };
        match self.edition() {
            Edition::First => None,
            Edition::Second => replaced,
        }
    }

    /// Heroes of somebody's squad who carry a piece of gear.
    pub fn fellow_bearers(&self, hero: HeroId) -> impl Iterator<Item = HeroId> + use<'a> {
        let view = *self;
        let system = self.table.hero(hero).map(|aboard| aboard.system);
        let squad = system.into_iter().flat_map(move |system| view.squad(system));
        squad.map(|aboard| aboard.hero).filter(move |fellow| view.table.carried(*fellow).is_some())
    }

    /// Who could take a new piece of gear.
    pub fn gear_takers(&self) -> impl Iterator<Item = HeroId> + use<'a> {
        let view = *self;
        let heroes = self.table.heroes.iter().map(|aboard| aboard.hero);
        heroes.filter(move |hero| view.room_for_gear(*hero).is_some())
    }

    /// Who could take this piece of gear over from the one who carries it: whoever has room for it, or gives a piece that
    /// has not been moved in exchange (ruling 77).
    pub fn takers(&self, gear: GearId) -> impl Iterator<Item = HeroId> + use<'a> {
        let view = *self;
        let bearer = self.table.gear.iter().find(|carried| carried.gear == gear).map(|carried| carried.hero);
        let theirs = bearer.and_then(|hero| self.table.hero(hero)).map(|aboard| aboard.system);
        let heroes = self.table.heroes.iter().filter(move |aboard| {
            let leaves = u8::from(Some(aboard.system) == theirs);
            bearer.is_some_and(|bearer| bearer != aboard.hero)
                && match view.table.carried(aboard.hero) {
                    Some(carried) => !carried.moved,
                    None => view.gear_of(aboard.system).saturating_sub(leaves) < view.gear_places(aboard.system),
                }
        });
        heroes.map(|aboard| aboard.hero)
    }
}
