//! An enemy's card in words: whom it attacks, what it alone can do, who commands it (rules 8.9, 10.6).

use words::{FluentValue, Name};

use super::{Words, number};
use ironclad_game::content::ShipId;
use ironclad_game::content::foe::{Global, Role};
use ironclad_game::content::id::Id;
use ironclad_game::content::ship::{Loot, Prey, Range, Special};
use ironclad_game::content::terms::Side;

impl Words<'_> {
    /// Whom a ship attacks, and at what advantage.
    pub fn ship_tactics(&self, ship: ShipId, side: Side) -> String {
        let card = self.content.ships[ship].side(side);
        if card.attacks == 0 {
            return self.get("prey-nobody");
        }
        let key = match card.first {
            Prey::Ironclad => "prey-ironclad",
            Prey::Fighters => "prey-fighters",
            Prey::Mechs => "prey-mechs",
            Prey::MostDamaged => "prey-most-damaged",
            Prey::Weakest => "prey-weakest",
            Prey::Anyone => "prey-anyone",
        };
        self.with(key, &[("plus", number(card.accuracy_at_fighters))])
    }

    /// Attacks in a phase and the special ability, as short as a card has room for; empty if it has neither.
    pub fn ship_special_short(&self, ship: ShipId, side: Side) -> String {
        let card = self.content.ships[ship].side(side);
        let attacks = (card.attacks > 1).then(|| self.with("ship-attacks", &[("count", number(card.attacks))]));
        let special = card.special.and_then(|_| self.ship_special(ship));
        self.list(attacks.into_iter().chain(special))
    }

    /// What a ship's special ability is called, if it has one.
    pub fn ship_special(&self, ship: ShipId) -> Option<String> {
        let written = &self.content.ships[ship];
        written.regular.special.or(written.elite.special)?;
        Some(self.text.attr(&format!("ship-{}", ship.name(self.names())), "special"))
    }

    /// What a ship alone can do, on this side, exactly.
    pub fn ship_special_text(&self, ship: ShipId, side: Side) -> Option<String> {
        let special = self.content.ships[ship].side(side).special?;
        Some(self.with(&format!("special-{}", <&str>::from(special)), &self.figures(special)))
    }

    /// Everything on a ship's card that is not a figure, line by line.
    pub fn ship_card(&self, ship: ShipId, side: Side) -> Vec<String> {
        let written = &self.content.ships[ship];
        let card = written.side(side);
        let kind = [self.ship_type(ship), self.flag(written), self.speed(written.speed), self.side(side)];
        let mut lines = vec![self.list(kind), self.ship_tactics(ship, side)];
        if card.attacks > 1 {
            lines.push(self.with("ship-attacks-text", &[("count", number(card.attacks))]));
        }
        match card.never {
            Some(Prey::Ironclad) => lines.push(self.get("never-ironclad")),
            Some(_) => lines.push(self.get("never-fighters")),
            None => {}
        }
        if let (Some(name), Some(text)) = (self.ship_special(ship), self.ship_special_text(ship, side)) {
            lines.push(self.with("explain-told-of", &[("name", name.into()), ("text", text.into())]));
        }
        lines.extend(self.role(ship));
        lines.extend(self.loot(card.loot));
        lines
    }

    /// What a ship leaves that is destroyed, if anything.
    fn loot(&self, loot: Loot) -> Option<String> {
        let counted = [("credits", loot.credits), ("salvage", loot.salvage), ("gear", loot.gear)];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let counted =
            counted.map(|(what, count)| self.with(&format!("effect-gain-{what}"), &[("count", number(count))]));
        let module = loot.module.map(|module| self.module(module));
        let left: Vec<String> = counted.chain(module).collect();
        if left.is_empty() { None } else { Some(self.with("ship-loot", &[("loot", self.list(left).into())])) }
    }

    /// Who commands a ship, if it is an Enforcer or a Villain.
    pub fn person(&self, ship: ShipId) -> Option<String> {
        self.person_name(ship).map(String::from)
    }

    /// The same, to be bent in a sentence.
    pub fn person_name(&self, ship: ShipId) -> Option<Name> {
        match self.content.ships[ship].role.as_ref()? {
            Role::Enforcer { .. } => Some(self.ship_name(ship)),
            Role::Villain { leader, .. } => Some(self.text.name(&format!("leader-{leader}"), &leader.to_string())),
        }
    }

    /// What it means that such a person commands a ship.
    fn role(&self, ship: ShipId) -> Vec<String> {
        let name = self.person_name(ship).unwrap_or_default();
        match &self.content.ships[ship].role {
            None => Vec::new(),
            Some(Role::Enforcer { strength, .. }) => {
                vec![self.with("role-enforcer", &[("name", name.into()), ("strength", number(*strength))])]
            }
            Some(Role::Villain { strength, global, .. }) => {
                let role = self.with("role-villain", &[("name", name.into()), ("strength", number(*strength))]);
                vec![role, self.global(global)]
            }
        }
    }

    /// That a Villain is in the field, and what that makes hold everywhere; none if the ship is no Villain's.
    pub fn in_the_field(&self, flagship: ShipId) -> Option<String> {
        let Some(Role::Villain { global, .. }) = &self.content.ships[flagship].role else { return None };
        let name = self.person(flagship).unwrap_or_else(|| self.ship(flagship));
        Some(self.with("explain-villain", &[("name", name.into()), ("text", self.global(global).into())]))
    }

    /// What a Villain makes hold everywhere.
    pub fn global(&self, global: &Global) -> String {
        let key = format!("global-{}", <&str>::from(global));
        let args: Vec<(&str, FluentValue<'_>)> = match global {
            Global::StandingOrders => Vec::new(),
            Global::LanesClosed { classes } => {
                vec![("classes", self.list(classes.iter().map(|class| self.class(*class))).into())]
            }
            Global::RollRead { morale } => vec![("morale", number(*morale))],
            Global::EverythingOwed { credits, ammo } => vec![("credits", number(*credits)), ("ammo", number(*ammo))],
            Global::LossControl { salvage } => vec![("salvage", number(*salvage))],
        };
        self.with(&key, &args)
    }

    /// The figures of a special ability, as its message wants them.
    fn figures(&self, special: Special) -> Vec<(&'static str, FluentValue<'static>)> {
        match special {
            Special::Screen { evasion } | Special::Grapple { evasion } => vec![("count", number(evasion))],
            Special::Jam { accuracy } => vec![("count", number(accuracy))],
            Special::Drain { energy } => vec![("count", number(energy))],
            Special::Reap { crew } => vec![("count", number(crew))],
            Special::Cull { damage } => vec![("count", number(damage))],
            Special::Toll { credits } | Special::Collect { credits } => vec![("count", number(credits))],
            Special::Steal { track, points } => vec![("count", number(points)), ("track", track.name().into())],
            Special::Mend { points } | Special::Recharge { points } => vec![("count", number(points))],
            Special::Run { hull } => vec![("count", number(hull))],
            Special::AtRange { range, accuracy, damage } => {
                let range = if range == Range::Long { "long" } else { "close" };
                vec![("range", range.into()), ("accuracy", number(accuracy)), ("damage", number(damage))]
            }
            Special::Ram { inside } => vec![("inside", if inside { "yes" } else { "no" }.into())],
            Special::Swarm { most } => vec![("count", number(most))],
            Special::Aim { section } => vec![("section", self.section_name(section).into())],
            Special::Land { card } => vec![("card", self.intel_name(card).into())],
            Special::Observe => Vec::new(),
        }
    }
}
