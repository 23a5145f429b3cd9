//! Why an action, an ability or a card is not to be had now (chapters 3 to 6).

use super::{No, Refusal};
use crate::thing::number;
use ironclad_game::content::intel::Skip;
use ironclad_game::content::terms::{Action, Class};
use ironclad_game::content::{HeroId, SectorId};
use ironclad_game::engine::query::Standing;
use ironclad_game::engine::state::Status;

impl No<'_> {
    pub(super) fn recon(&self, sector: SectorId) -> Refusal {
        let table = self.view.table;
        match table.token(sector) {
            None => self.say("no-recon-nothing", "3.2"),
            Some(token) if token.is_open() => self.say("no-recon-open", "3.2"),
            Some(_) if !self.view.here().neighbours.contains(&sector) => self.say("no-recon-far", "3.2"),
            Some(_) => {
                let lookout = self.view.recon_crew().is_none_or(|mut heroes| heroes.next().is_some());
                let else_why = if lookout { "no-not-now" } else { "no-recon-lookout" };
                self.banned(Action::Recon).unwrap_or_else(|| self.say(else_why, "3.2"))
            }
        }
    }

    pub(super) fn rest(&self) -> Refusal {
        self.banned(Action::Rest).unwrap_or_else(|| self.say("no-rest", "3.2"))
    }

    pub(super) fn heal(&self) -> Refusal {
        let hurt = self.view.has_tended(Status::Wounded);
        match self.banned(Action::Heal) {
            _ if !self.view.heals() => self.say("no-heal", "3.2"),
            Some(banned) => banned,
            None if !hurt => self.say("no-service-wounded", "3.2"),
            None => self.nobody_of(Class::Specialist),
        }
    }

    pub(super) fn repair(&self) -> Refusal {
        match self.banned(Action::Repair) {
            _ if !self.view.repairs() => self.say("no-repair", "3.2"),
            Some(banned) => banned,
            None if !self.is_damaged() => self.say("no-service-whole", "3.2"),
            None if self.view.table.salvage == 0 => self.say("no-repair-salvage", "3.2"),
            None => self.nobody_of(Class::Engineer),
        }
    }

    fn nobody_of(&self, class: Class) -> Refusal {
        Refusal { text: self.words.with("no-attempt", &self.words.wanted(class)), rule: "5.26" }
    }

    pub(super) fn dock(&self) -> Refusal {
        match self.view.port() {
            None => self.say("no-dock", "9.1"),
            Some(port) => match port.faction.map(|faction| self.view.standing(faction)) {
                Some(Standing::Enemy) => self.say("no-dock-enemy", "9.4"),
                Some(Standing::Hostile | Standing::Neutral | Standing::Friendly | Standing::Ally) | None => {
                    self.say("no-dock-idle", "9.2")
                }
            },
        }
    }

    pub(super) fn ability(&self, hero: HeroId) -> Refusal {
        match self.view.table.hero(hero) {
            None => self.say_of(hero, "no-hero-aboard", "6.10"),
            Some(aboard) if aboard.status == Status::Wounded => self.wounded(hero),
            Some(_) if self.view.waits(hero) => self.say_of(hero, "no-hero-waits", "7.4"),
            Some(aboard) if aboard.used_ability => self.say("no-ability-twice", "6.7"),
            Some(_) => self.say("no-ability-now", "6.10"),
        }
    }

    pub(super) fn attempt(&self) -> Refusal {
        let Some(card) = self.card() else { return self.say("no-not-now", "5.1") };
        let helper = card.table().and_then(|table| table.hero).and_then(|helper| helper.class);
        let class = helper.or(card.expedition().map(|expedition| expedition.led_by));
        class.map_or_else(|| self.say("no-not-now", "5.26"), |class| self.nobody_of(class))
    }

    pub(super) fn skip(&self) -> Refusal {
        let Some(card) = self.card() else { return self.say("no-not-now", "5.1") };
        match self.view.skip(card) {
            Skip::Action => self.say("no-skip-action", "5.1"),
            Skip::Morale(_) if self.view.standing_orders() => self.say("no-skip-standing-orders", "10.6"),
            Skip::Morale(price) => {
                let args = [("price", number(price)), ("morale", number(self.view.table.morale))];
                Refusal { text: self.words.with("no-skip-morale", &args), rule: "5.1" }
            }
            Skip::No | Skip::Free => self.say("no-skip", "5.1"),
        }
    }
}
