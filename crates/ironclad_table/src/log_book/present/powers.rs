//! The leaf of the powers: what each standing means, and what the next would bring (rules 10.3 to 10.5).

use std::collections::BTreeSet;

use super::Book;
use crate::log_book::powers::{Power, PowersLeaf};
use ironclad_game::content::ShipId;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::hero::Experience;
use ironclad_game::content::ship::Flag;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::Event;
use ironclad_game::engine::query::Standing;
use ironclad_text::picture;
use ironclad_text::thing::{count, number, signed};

impl Book<'_> {
    pub(crate) fn powers(&self) -> PowersLeaf {
        let words = self.words();
        let scale = Standing::ALL.into_iter().rev().map(|standing| (standing.threshold(), standing));
        PowersLeaf {
            ring: Faction::ALL.map(|power| (self.began_with(power), self.game().table().reputation(power))),
            scale: scale.map(|(at, standing)| (at, signed(at), words.standing(standing))).collect(),
            note: words.get("log-book-ring"),
            powers: Faction::ALL.map(|power| self.power(power)).into(),
        }
    }

    /// Reputation with a power when the scenario under way began.
    fn began_with(&self, power: Faction) -> i8 {
        let began = self.past.chapters.last().and_then(|chapter| chapter.reputation.first());
        began.and_then(|(_, points)| points.get(power.index())).copied().unwrap_or_default()
    }

    fn power(&self, power: Faction) -> Power {
        let words = self.words();
        let reputation = self.game().table().reputation(power);
        let standing = Standing::of(reputation);
        let name = words.faction(power);
        let stands = [("standing", words.standing_name(standing).into()), ("reputation", number(reputation))];
        Power {
            power,
            icon: picture::faction(power),
            stands: words.with("log-book-stands", &stands),
            now: words.get(&format!("log-book-now-{}", <&str>::from(standing))),
            up: self.better(power, reputation),
            down: self.worse(power, reputation),
            met: self.met(power),
            name,
        }
    }

    /// What more reputation would bring; that it cannot come, once the players are the ally of an enemy (rule 10.5).
    fn better(&self, power: Faction, reputation: i8) -> Option<String> {
        let words = self.words();
        let (next, least) = Standing::next_above(reputation)?;
        if let Some(ally) = self.game().table().ally.filter(|ally| ally.is_enemy_of(power)) {
            return Some(words.with("log-book-no-way-back", &[("ally", words.faction_name(ally).into())]));
        }
        let comes = |experience| {
            let heroes = words.content.heroes.iter();
            heroes.filter(|(_, hero)| hero.faction == Some(power) && hero.experience == experience).count()
        };
        let modules = words.content.modules.iter().filter(|(_, module)| module.faction == Some(power)).count();
        let sent = words.content.fighters.iter().filter(|(_, ship)| ship.faction == Some(power)).count();
        // Only the first ally sends a ship, and only by the rules of today.
        let first = self.game().table().ally.is_none() && self.game().view().edition() >= Edition::Second;
        let ships = if first { sent } else { 0 };
        let experience = if next == Standing::Ally { Experience::Elite } else { Experience::Veteran };
        let args = [
            ("least", number(least)),
            ("missing", number(least.saturating_sub(reputation))),
            ("heroes", count(comes(experience))),
            ("modules", count(modules)),
            ("ships", count(ships)),
        ];
        Some(words.with(&format!("log-book-up-{}", <&str>::from(next)), &args))
    }

    /// What less reputation would bring: an ally's no longer falls (rule 10.5).
    fn worse(&self, power: Faction, reputation: i8) -> Option<String> {
        let words = self.words();
        if self.game().table().ally == Some(power) {
            return Some(words.get("log-book-ally-for-good"));
        }
        let (next, most) = Standing::next_below(reputation)?;
        Some(words.with(&format!("log-book-down-{}", <&str>::from(next)), &[("most", number(most))]))
    }

    /// Its Enforcer and its Villain, as far as the players have met them in a fight.
    fn met(&self, power: Faction) -> Option<String> {
        let words = self.words();
        let events = self.past.chapters.iter().flat_map(|chapter| &chapter.entries).flat_map(|entry| &entry.events);
        let ships: BTreeSet<ShipId> = events
            .filter_map(|event| match event {
                Event::EnemyMet { enemy, .. } => Some(enemy.ship),
                _ => None,
            })
            .filter(|ship| words.content.ships[*ship].flag == Flag::Faction(power))
            .collect();
        let persons: Vec<String> = ships.into_iter().filter_map(|ship| words.person(ship)).collect();
        if persons.is_empty() {
            return None;
        }
        Some(words.with("log-book-met", &[("names", words.list(persons).into())]))
    }
}
