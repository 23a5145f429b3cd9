//! What the options of a port cost, and what they mend (chapter 9).

use super::Place;
use super::combat::better_orders;
use crate::decision::Question;
use crate::thing::number;
use ironclad_game::content::terms::{Section, Service, Track};
use ironclad_game::engine::decision::{Good, Part, ServiceChoice, Source, Upgrade};
use ironclad_game::engine::query::Damage;

impl Place<'_> {
    pub(super) fn credits(&self, price: Option<u8>) -> String {
        price.map(|price| self.words.with("note-credits", &[("count", number(price))])).unwrap_or_default()
    }

    pub(super) fn price_each(&self, service: ServiceChoice) -> String {
        if service == ServiceChoice::TechCenter {
            return self.words.get("note-tech-center");
        }
        let Some(price) = self.view.service_price(service) else { return String::new() };
        let key = format!("note-{}", <&str>::from(service));
        self.words.with(&key, &[("price", number(price))])
    }

    pub(super) fn stock(&self, good: Good) -> u8 {
        match good.track() {
            Some(Track::Salvage) => self.view.table.salvage,
            Some(Track::Ammo) => self.view.table.ammo,
            _ => self.view.table.crew,
        }
    }

    /// What a piece of something costs: at the port, or where a card's Trader lies.
    pub(super) fn priced(&self, good: Good) -> String {
        let price = match self.trading {
            Some(trading) => trading.price(&self.view, good),
            None if self.question == Question::Refit => Some(self.view.crew_price()),
            None => self.view.good_price(good),
        };
        let unseen = (good == Good::Gear).then(|| self.words.get("note-unseen"));
        self.words.notes([self.credits(price)].into_iter().chain(unseen))
    }

    /// What an upgrade costs, and what the card does now and on its other side.
    pub(super) fn upgraded(&self, what: Upgrade) -> String {
        let words = self.words;
        let cost = self.view.upgrade_cost(what).map(|cost| {
            let salvage = words.with("effect-lose-salvage", &[("count", number(cost.salvage))]);
            let salvage = (cost.salvage > 0).then_some(salvage);
            words.list([self.credits(Some(cost.credits))].into_iter().chain(salvage))
        });
        let becomes = |before: String, after: String| {
            words.with("note-now-then", &[("before", before.into()), ("after", after.into())])
        };
        let (cost, does) = match what {
            // Each order has a line of its own.
            Upgrade::System(system) => {
                let cost = words.notes(cost.into_iter().chain([words.get("note-upgrade-system")]));
                (Some(cost), better_orders(words, system, self.view.edition()))
            }
            Upgrade::Fighter(fighter) => {
                (cost, vec![becomes(words.fighter_side(fighter, false), words.fighter_side(fighter, true))])
            }
            Upgrade::Module(module) => {
                (cost, vec![becomes(words.module_text(module, false), words.module_text(module, true))])
            }
        };
        cost.into_iter().chain(does).collect::<Vec<_>>().join("\n")
    }

    /// The figure of a thing now, and when damage has been taken off it.
    pub(super) fn mended(&self, part: Part) -> (u8, u8) {
        match part {
            Part::Hull => (self.view.table.hull, self.view.table.hull + 1),
            Part::Section(section) => {
                let now = self.view.table.section(section);
                (now, now.saturating_sub(1))
            }
            Part::Fighter(fighter) => {
                let now = self.view.table.owned(fighter).map_or(0, |bay| bay.damage);
                let points = self.decision.source.map_or(1, |source| self.view.mended(source, part));
                (now, now.saturating_sub(points))
            }
        }
    }

    /// What a repair costs, and what it lifts.
    pub(super) fn mending(&self, part: Part) -> String {
        let words = self.words;
        let cost = match self.decision.source {
            Some(Source::Service(Service::Shipyard)) => self.credits(self.view.service_price(ServiceChoice::Shipyard)),
            _ if self.question == Question::Refit => self.credits(self.view.yard_price()),
            _ => String::new(),
        };
        let (now, then) = self.mended(part);
        let lifted = match part {
            Part::Hull if then == self.view.most_hull() => Some(self.whole(part)),
            Part::Hull => None,
            Part::Section(section) => self.lifted(section, now, then),
            Part::Fighter(fighter) if now >= self.view.fighter(fighter).hull => Some(words.get("note-flies-again")),
            Part::Fighter(_) => None,
        };
        words.notes([cost].into_iter().filter(|cost| !cost.is_empty()).chain(lifted))
    }

    fn whole(&self, part: Part) -> String {
        self.words.with("note-whole", &[("name", self.words.part_name(part).into())])
    }

    fn lifted(&self, section: Section, now: u8, then: u8) -> Option<String> {
        let words = self.words;
        match (Damage::of(now), Damage::of(then)) {
            (before, after) if before != after => {
                let effect = words.damage_effect(section, before)?;
                Some(words.with("note-lifts", &[("effect", effect.into())]))
            }
            (Damage::Sound, _) if then == 0 => Some(self.whole(Part::Section(section))),
            _ => None,
        }
    }
}
