//! Why a service, a purchase or a repair is not to be had now (chapter 9).

use super::{No, Refusal};
use ironclad_game::content::ability::Ability;
use ironclad_game::content::terms::Track;
use ironclad_game::engine::decision::{Good, Part, ServiceChoice, Source, Upgrade};
use ironclad_game::engine::query::{FULL, MOST_SALVAGE};
use ironclad_game::engine::state::Status;

impl No<'_> {
    pub(super) fn service(&self, choice: ServiceChoice) -> Refusal {
        let view = self.view;
        let table = view.table;
        let service = choice.service();
        let Some(port) = view.port() else { return self.say("no-dock", "9.1") };
        let chosen = table.docked.as_ref().is_some_and(|docked| docked.has_chosen(service));
        if !port.services.contains_key(&service) {
            let args = [("service", self.words.service_name(service).into())];
            return Refusal { text: self.words.with("no-service-here", &args), rule: "9.1" };
        }
        // Not for players of this standing.
        let stranger = view.service_price(choice).is_none();
        if chosen {
            return self.say("no-service-twice", "9.2");
        }
        match choice {
            ServiceChoice::SaloonRest if !view.has_tended(Status::Exhausted) => self.say("no-rest", "9.3"),
            ServiceChoice::Medical if !view.has_tended(Status::Wounded) => self.say("no-service-wounded", "9.3"),
            ServiceChoice::SaloonMorale if table.toasted.contains(&table.ship) => self.say("no-service-toasted", "9.3"),
            ServiceChoice::SaloonMorale if table.morale >= FULL => self.say("no-service-morale", "2.3"),
            ServiceChoice::Guild if table.crew >= FULL => self.say("no-buy-crew", "2.2"),
            ServiceChoice::Guild if stranger => self.say("no-service-guild", "9.3"),
            ServiceChoice::Shipyard if !self.is_damaged() => self.say("no-service-whole", "9.3"),
            ServiceChoice::TechCenter if !view.upgrades_for(view.served_as()) => self.say("no-service-ally", "9.3"),
            ServiceChoice::TechCenter if view.upgradable().next().is_none() => self.say("no-upgrade-done", "12.2"),
            ServiceChoice::TechCenter => self.say("no-service-upgrade", "12.2"),
            ServiceChoice::Shipyard if self.lacks_salvage() => self.say("no-mend-salvage", "10.6"),
            _ if stranger => self.say("no-service-standing", "9.4"),
            _ => self.say("no-credits", "9.3"),
        }
    }

    pub(super) fn is_damaged(&self) -> bool {
        let table = self.view.table;
        table.hull < self.view.most_hull()
            || table.sections.iter().any(|damage| *damage > 0)
            || table.fighters.iter().any(|bay| bay.damage > 0)
    }

    /// Whether the Salvage is wanting that a Villain makes every point repaired cost.
    fn lacks_salvage(&self) -> bool {
        self.view.table.salvage < self.view.mending_salvage()
    }

    pub(super) fn buy(&self, good: Good) -> Refusal {
        let table = self.view.table;
        match good {
            _ if self.stock(good) == Some(0) => self.say("no-buy-stock", "9.3"),
            Good::Salvage if table.salvage >= MOST_SALVAGE => self.full(Track::Salvage),
            Good::Ammo if table.ammo >= self.view.most_ammo() => self.full(Track::Ammo),
            Good::Crew if table.crew >= FULL => self.say("no-buy-crew", "2.2"),
            Good::Gear if table.pile.is_empty() => self.say("no-buy-pile", "12.1"),
            Good::Gear if self.view.gear_takers().next().is_none() => self.say("no-buy-bearer", "12.1"),
            Good::Salvage | Good::Ammo | Good::Gear | Good::Crew => self.say("no-credits", "9.3"),
        }
    }

    /// Pieces that the port still has, or the Trader of the card in hand.
    fn stock(&self, good: Good) -> Option<u8> {
        match self.trading {
            Some(trading) => Some(trading.stock(good)),
            None => self.view.stock(good),
        }
    }

    pub(super) fn upgrade(&self, what: Upgrade) -> Refusal {
        let cost = self.view.upgrade_cost(what);
        if !self.view.upgradable().any(|other| other == what) {
            return self.say("no-upgrade-done", "12.2");
        }
        match cost {
            Some(cost) if cost.salvage > self.view.table.salvage => self.say("no-upgrade-salvage", "12.2"),
            _ => self.say("no-credits", "9.3"),
        }
    }

    fn full(&self, track: Track) -> Refusal {
        let args = [("what", self.words.track_name(track).into())];
        Refusal { text: self.words.with("no-buy-full", &args), rule: "2.7" }
    }

    pub(super) fn mend(&self, part: Part) -> Refusal {
        let table = self.view.table;
        let whole = match part {
            Part::Hull => table.hull >= self.view.most_hull(),
            Part::Section(section) => table.section(section) == 0,
            Part::Fighter(fighter) => table.fighter(fighter).is_none_or(|bay| bay.damage == 0),
        };
        match (whole, self.decision.source) {
            (true, _) => {
                let args = [("name", self.words.part_name(part).into())];
                Refusal { text: self.words.with("no-mend-whole", &args), rule: "9.3" }
            }
            (false, _) if self.lacks_salvage() => self.say("no-mend-salvage", "10.6"),
            (false, Some(Source::Ability(hero))) => {
                let side = table.hero(hero).map(|by| self.view.content.heroes[hero].side(by.promoted));
                match side.map(|side| side.ability(self.view.edition())) {
                    Some(Ability::Recover { sections: false, .. }) => self.say("no-mend-fighters", "6.10"),
                    Some(Ability::Recover { sections: true, .. }) => self.say("no-mend-hull", "6.10"),
                    _ => self.say("no-mend-ability", "6.10"),
                }
            }
            (false, _) => self.say("no-credits", "9.3"),
        }
    }
}
