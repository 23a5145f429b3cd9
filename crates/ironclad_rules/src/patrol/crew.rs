//! Who and what can be had for a patrol, and whom a quartermaster would suggest (rule 11.4).

use super::chance::Chance;
use super::wishes::Wishes;
use crate::content::hero::{Experience, Hero, HeroSide};
use crate::content::limits::SQUAD;
use crate::content::scenario::{Roster, Start};
use crate::content::ship::FighterSide;
use crate::content::sorted::{SortedMap, SortedSet};
use crate::content::terms::{Class, Faction, System, Threat};
use crate::content::{Content, HeroId};
use crate::engine::Status;
use crate::engine::query::Standing;
use crate::engine::query::campaign::{Candidate, suits};

/// The ship at the start; threat and Credits are the patrol's own.
pub(super) const START: Start =
    Start { threat: Threat::Green, crew: 6, morale: 4, hull: 5, salvage: 2, ammo: 4, credits: 0 };
/// Credits kept for ports.
pub(super) const KEPT: u16 = 3;

/// Heroes who would come, ships that can be had, modules that can be fitted.
pub(super) fn roster(
    content: &Content,
    wishes: &Wishes,
    standing: &dyn Fn(Faction) -> Standing,
    chance: &mut Chance,
) -> Roster {
    let heroes = content.heroes.iter().filter(|(_, hero)| comes(hero, standing)).map(|(id, _)| id).collect();
    let upgrades = usize::from(wishes.upgrades);
    let fighters = chance.some(&content.fighters.ids().collect::<Vec<_>>(), 1 + upgrades);
    let basic = content.modules.iter().filter(|(_, module)| !module.lesser && module.faction.is_none());
    let mut modules: SortedSet<_> =
        chance.some(&basic.map(|(id, _)| id).collect::<Vec<_>>(), upgrades).into_iter().collect();
    let given = content
        .modules
        .iter()
        .filter(|(_, module)| module.faction.is_some_and(|faction| standing(faction) >= Standing::Friendly));
    modules.extend(given.map(|(id, _)| id));
    Roster { heroes, fighters: fighters.into_iter().collect(), modules }
}

/// A power's hero comes to its friends, one with its mark to its ally (rule 10.4).
fn comes(hero: &Hero, standing: &dyn Fn(Faction) -> Standing) -> bool {
    hero.faction.is_none_or(|faction| match hero.experience {
        Experience::Veteran => standing(faction) >= Standing::Friendly,
        Experience::Elite => standing(faction) >= Standing::Ally,
    })
}

/// Heroes who have been promoted already.
pub(super) fn promoted(content: &Content, roster: &Roster, upgrades: u8, chance: &mut Chance) -> SortedSet<HeroId> {
    let veterans = roster.heroes.iter().copied().filter(|hero| content.heroes[*hero].faction.is_none());
    chance.some(&veterans.collect::<Vec<_>>(), upgrades.into()).into_iter().collect()
}

/// A crew that is suggested, and what it costs.
pub(super) struct Suggested {
    pub(super) squads: SortedMap<System, Vec<HeroId>>,
    pub(super) cost: u16,
}

/// Somebody as a patrol has her.
pub(super) fn candidate(content: &Content, hero: HeroId, promoted: bool) -> Candidate {
    Candidate { hero, promoted, status: Status::Ready, cost: content.heroes[hero].side(promoted).cost }
}

/// A crew for the purse and for the ships that go along: every class if it can be had, then the best for the money; each where
/// the skill counts most.
pub(super) fn suggested(content: &Content, candidates: &[Candidate], ships: &[&FighterSide], purse: u16) -> Suggested {
    let side = |candidate: &Candidate| content.heroes[candidate.hero].side(candidate.promoted);
    let mut left = purse.saturating_sub(KEPT);
    let mut classes: SortedSet<Class> = SortedSet::new();
    let mut hired: Vec<Candidate> = Vec::new();
    while hired.len() < SQUAD * System::ALL.len() {
        let worth = |candidate: &Candidate| {
            let new = content.heroes[candidate.hero].classes.difference(&classes).count();
            let skills: u8 = side(candidate).skills.values().sum();
            3 * new + usize::from(skills) * 2 / usize::from(candidate.cost.max(1))
        };
        let others = candidates.iter().filter(|candidate| !hired.contains(candidate));
        let affordable = others.filter(|candidate| u16::from(candidate.cost) <= left);
        let best = affordable.max_by_key(|candidate| (worth(candidate), std::cmp::Reverse(candidate.hero)));
        let Some(&best) = best else { break };
        left -= u16::from(best.cost);
        classes.extend(&content.heroes[best.hero].classes);
        hired.push(best);
    }
    let cost = purse.saturating_sub(KEPT) - left;
    Suggested { squads: posted(&hired, ships, &side), cost }
}

/// Each system in turn gets whoever of those left suits it best (rule 1.4), the Hangar for the ships that go along; no squad
/// is more than one hero larger than another.
fn posted<'c>(
    hired: &[Candidate],
    ships: &[&FighterSide],
    side: &dyn Fn(&Candidate) -> &'c HeroSide,
) -> SortedMap<System, Vec<HeroId>> {
    let mut squads: SortedMap<System, Vec<HeroId>> = System::ALL.map(|system| (system, Vec::new())).into();
    let mut left = hired.to_vec();
    while !left.is_empty() {
        for system in System::ALL {
            let worth = |candidate: &Candidate| suits(side(candidate), system, ships.iter().copied());
            let Some(place) = (0..left.len()).max_by_key(|place| (worth(&left[*place]), std::cmp::Reverse(*place)))
            else {
                continue;
            };
            squads.get_or_default(system).push(left.remove(place).hero);
        }
    }
    squads
}
