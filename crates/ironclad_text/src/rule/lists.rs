//! The lists and figures of the rule book that the cards have: gear, modules, ports, prices, which skills suit whom, and how
//! many there are of each. They are told from the content, so that no rule can say anything else than the cards do.

use strum::IntoEnumIterator;
use words::{Arg, Text};

use crate::thing::{self, count, number};
use ironclad_game::content::foe::Role;
use ironclad_game::content::gear::Is;
use ironclad_game::content::module::Fitting;
use ironclad_game::content::port;
use ironclad_game::content::rules::Price;
use ironclad_game::content::ship::FighterKind;
use ironclad_game::content::sorted::SortedSet;
use ironclad_game::content::terms::{Condition, Faction, Service, Skill, System};
use ironclad_game::content::{Content, Id, ModuleId};
use ironclad_game::engine::query::RESTED;

/// What the texts of the rules may name: `$gear`, `$ports`.
pub fn figures(text: &Text, content: &Content) -> Vec<Arg<'static>> {
    let lists = Lists { text, content };
    let (rules, price) = (&content.rules, |price| lists.price(price).into());
    let heroes =
        |faction: bool| count(content.heroes.iter().filter(|(_, hero)| hero.faction.is_some() == faction).count());
    let enforcer = |role: &Role| matches!(role, Role::Enforcer { .. });
    let villain = |role: &Role| matches!(role, Role::Villain { .. });
    let led = |by: fn(&Role) -> bool| {
        count(content.ships.iter().filter(|(_, ship)| ship.role.as_ref().is_some_and(by)).count())
    };
    let enemies = content.ships.iter().filter(|(_, ship)| ship.role.is_none()).count();
    let tiles = |hexes: usize| {
        let of_size = content.tiles.iter().filter(|(_, tile)| tile.hexes.len() == hexes);
        let names: SortedSet<&str> =
            of_size.map(|(id, _)| id.name(&content.names).trim_end_matches(['a', 'b'])).collect();
        count(names.len())
    };
    vec![
        ("gear", lists.gear().into()),
        ("lesser-modules", lists.modules(true).into()),
        ("modules", lists.modules(false).into()),
        ("ports", lists.ports().into()),
        ("upgrades", lists.upgrades().into()),
        ("suits-fighters", lists.flown(FighterKind::Fighter).into()),
        ("suits-mechs", lists.flown(FighterKind::Mech).into()),
        ("saloon-rest", price(rules.prices.saloon_rest)),
        ("saloon-morale", price(rules.prices.saloon_morale)),
        ("medical", price(rules.prices.medical)),
        ("salvage", price(rules.prices.salvage)),
        ("ammo", price(rules.prices.ammo)),
        ("pieces", price(rules.prices.gear)),
        ("shipyard", price(rules.prices.shipyard)),
        ("guild", price(rules.prices.guild)),
        ("stock-salvage", number(rules.trader.salvage)),
        ("stock-ammo", number(rules.trader.ammo)),
        ("stock-gear", number(rules.trader.gear)),
        ("surcharge", text.with("note-credits", &[("count", number(rules.hostile_surcharge))]).into()),
        ("heroes", heroes(false)),
        ("faction-heroes", heroes(true)),
        ("enforcers", led(enforcer)),
        ("villains", led(villain)),
        ("enemies", count(enemies)),
        ("fighters", count(content.fighters.len())),
        ("gear-count", count(content.gear.len())),
        ("module-count", count(content.modules.iter().filter(|(_, module)| !module.lesser).count())),
        ("orders", count(System::ALL.len())),
        ("port-count", count(content.ports.len())),
        ("tiles-of-three", tiles(3)),
        ("tiles-of-four", tiles(4)),
        ("conditions", count(Condition::iter().count())),
        ("chapters", number(content.chapters())),
    ]
}

struct Lists<'a> {
    text: &'a Text,
    content: &'a Content,
}

impl Lists<'_> {
    /// A message of the kind `gear-tea-service`.
    fn name<I: Id>(&self, kind: &str, id: I) -> String {
        self.text.get(&format!("{kind}-{}", id.name(&self.content.names)))
    }

    fn skill(&self, skill: Skill) -> String {
        self.text.get(&format!("skill-{skill}"))
    }

    fn all(&self, things: impl IntoIterator<Item = String>) -> String {
        self.text.list("list", things)
    }

    /// Lines below each other, as the rule book sets a list.
    fn lines(lines: impl IntoIterator<Item = String>) -> String {
        lines.into_iter().collect::<Vec<_>>().join("\n")
    }

    /// Pieces that heroes carry, by the skill that they help with.
    fn gear(&self) -> String {
        let of_skill = |skill: Skill| {
            let pieces = self.content.gear.iter().filter_map(move |(id, gear)| match gear.is {
                Is::Kit { skill: own, adds } if own == skill => Some((adds, id)),
                Is::Kit { .. } | Is::Module(_) => None,
            });
            let mut pieces: Vec<_> = pieces.collect();
            pieces.sort_unstable();
            pieces
        };
        Self::lines(Skill::iter().filter_map(|skill| {
            let pieces = of_skill(skill).into_iter().map(|(adds, id)| {
                let args = [("name", self.name("gear", id).into()), ("adds", number(adds))];
                self.text.with("rules-gear-piece", &args)
            });
            let pieces = self.all(pieces);
            if pieces.is_empty() {
                return None;
            }
            Some(self.text.with("rules-gear", &[("skill", self.skill(skill).into()), ("pieces", pieces.into())]))
        }))
    }

    /// Modules with both sides: those that are found as gear, or the others.
    fn modules(&self, lesser: bool) -> String {
        let mut modules: Vec<(Option<Faction>, ModuleId)> = self
            .content
            .modules
            .iter()
            .filter(|(_, own)| own.lesser == lesser)
            .map(|(id, own)| (own.faction, id))
            .collect();
        modules.sort_unstable();
        Self::lines(modules.into_iter().map(|(faction, id)| {
            let module = &self.content.modules[id];
            let whose = match faction {
                Some(faction) => thing::faction(self.text, faction),
                None => self.text.get(if lesser { "rules-module-lesser" } else { "rules-module-basic" }),
            };
            let mut args = vec![
                ("name", self.name("module", id).into()),
                ("whose", whose.into()),
                ("does", self.does(module.does).into()),
            ];
            match module.upgraded {
                Some(upgraded) => {
                    args.push(("price", number(upgraded.price.0)));
                    args.push(("then", self.does(upgraded.does).into()));
                    self.text.with("rules-module-upgraded", &args)
                }
                None => self.text.with("rules-module", &args),
            }
        }))
    }

    /// What a module does while it is fitted.
    fn does(&self, fitting: Fitting) -> String {
        let Fitting {
            energy,
            fee,
            recon,
            weapons_energy,
            accuracy,
            evasion,
            radiation,
            shields,
            ignored_attacks,
            hull,
            ammo,
            heal,
            repair,
            illness,
            rest,
        } = fitting;
        let figure =
            |key: &'static str, figure: u8| (figure > 0).then(|| self.text.with(key, &[("count", number(figure))]));
        let reach = |key: &'static str, from: u8, more: u8| {
            (more > 0).then(|| self.text.with(key, &[("count", number(from.saturating_add(more)))]))
        };
        let allows = |key: &'static str, on: bool| on.then(|| self.text.get(key));
        let all = [
            reach("does-recon", 1, recon),
            figure("does-weapons-energy", weapons_energy),
            figure("does-accuracy", accuracy),
            figure("does-evasion", evasion),
            figure("does-radiation", radiation),
            figure("does-shields", shields),
            figure("does-ignored-attacks", ignored_attacks),
            figure("does-hull", hull),
            figure("does-ammo", ammo),
            allows("does-heal", heal),
            allows("does-repair", repair),
            figure("does-illness", illness),
            reach("does-rest", RESTED, rest),
            figure("does-energy", energy),
            figure("does-fee", fee),
        ];
        self.text.list("notes", all.into_iter().flatten())
    }

    /// Ports with whose they are and what they offer.
    fn ports(&self) -> String {
        let mut ports: Vec<_> = self.content.ports.iter().collect();
        // Nobody's come last.
        ports.sort_by_key(|(id, port)| (port.faction.is_none(), port.faction, *id));
        Self::lines(ports.into_iter().map(|(id, port)| {
            let whose = match port.faction {
                Some(faction) => thing::faction(self.text, faction),
                None => self.text.get("rules-port-unaligned"),
            };
            let services = port.services.iter().map(|(service, terms)| self.service(*service, *terms));
            let has_all = Service::iter().all(|service| port.services.get(&service).is_some_and(is_plain));
            let services = if has_all { self.text.get("rules-port-all") } else { self.all(services) };
            let args = [("name", self.name("port", id).into()), ("whose", whose.into()), ("services", services.into())];
            self.text.with("rules-port", &args)
        }))
    }

    /// A service as a port's card has it.
    fn service(&self, service: Service, terms: port::Terms) -> String {
        let name = self.text.get(&format!("service-{service}"));
        let priced = match terms.price {
            Some(price) => self.text.with("rules-port-price", &[("service", name.into()), ("credits", number(price))]),
            None => name,
        };
        match terms.asks {
            Some(class) => {
                let class = self.text.get(&format!("class-{class}"));
                self.text.with("rules-port-asks", &[("service", priced.into()), ("class", class.into())])
            }
            None => priced,
        }
    }

    /// What it costs to turn each system's card.
    fn upgrades(&self) -> String {
        Self::lines(self.content.rules.upgrades.iter().map(|(system, cost)| {
            let name = thing::system(self.text, *system);
            let args = [("system", name.into()), ("credits", number(cost.credits)), ("salvage", number(cost.salvage))];
            self.text.with("rules-upgrade", &args)
        }))
    }

    /// The skills that ships of a kind hit and evade with.
    fn flown(&self, kind: FighterKind) -> String {
        let ships = self.content.fighters.iter().filter(|(_, fighter)| fighter.kind == kind);
        let skills: SortedSet<Skill> =
            ships.flat_map(|(_, fighter)| [fighter.regular.accuracy_skill, fighter.regular.evasion_skill]).collect();
        self.text.list("all", skills.into_iter().map(|skill| self.skill(skill)))
    }

    fn price(&self, price: Price) -> String {
        let one = |price: Option<u8>| match price {
            Some(price) => price.to_string(),
            None => self.text.get("rules-price-none"),
        };
        let [neutral, friendly, ally] = [price.neutral, price.friendly, price.ally].map(one);
        let args = [("neutral", neutral.into()), ("friendly", friendly.into()), ("ally", ally.into())];
        self.text.with("rules-prices", &args)
    }
}

/// A service at the usual price that asks for nobody.
fn is_plain(terms: &port::Terms) -> bool {
    *terms == port::Terms::default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule;

    fn told(language: &str, content: &Content, number: &str) -> String {
        rule::words(&Text::of(language), content, number).1
    }

    #[test]
    fn every_list_has_every_card_in_every_language() {
        let content = Content::built_in().expect("the content is sound");
        for language in ["en", "de", "pl"] {
            let text = Text::of(language);
            let of = |kind: &str, name: &str| text.get(&format!("{kind}-{name}"));
            for (id, gear) in content.gear.iter() {
                let Is::Kit { adds, .. } = gear.is else { continue };
                let name = of("gear", id.name(&content.names));
                assert!(told(language, &content, "12.1").contains(&format!("{name} +{adds}")), "{language}: {name}");
            }
            for (id, module) in content.modules.iter() {
                let rule = if module.lesser { "12.1" } else { "12.4" };
                let name = of("module", id.name(&content.names));
                assert!(told(language, &content, rule).contains(&name), "{language}: {name}");
            }
            for (id, port) in content.ports.iter() {
                let all = told(language, &content, "9.1");
                let line =
                    all.lines().find(|line| line.contains(&of("port", id.name(&content.names)))).expect("its line");
                let all_six = line.contains(&text.get("rules-port-all"));
                for service in port.services.keys() {
                    assert!(all_six || line.contains(&text.get(&format!("service-{service}"))), "{language}: {line}");
                }
            }
            for key in words::keys() {
                let Some(number) = key.strip_prefix("rule-") else { continue };
                let text = told(language, &content, &number.replace('-', "."));
                assert!(!text.contains(['{', '⟦', '$']), "{language} {key}: {text}");
            }
        }
    }

    #[test]
    fn a_rule_says_what_the_cards_say() {
        let mut content = Content::built_in().expect("the content is sound");
        assert!(told("en", &content, "9.3").contains("becomes Exhausted: 3 / 2 / 2 each"));
        assert!(told("en", &content, "9.3").contains("recruit Crew: – / 3 / 2 each"));
        assert!(told("en", &content, "12.4").contains(
            "• Long-range Sensors (basic): Recon reaches tokens up to 2 sectors away; −1 energy while fitted. Upgraded, for 7 \
             Credits: Recon reaches tokens up to 2 sectors away."
        ));
        assert!(
            told("en", &content, "9.1").contains("• Adjoa (Firstborn): Saloon, Medical at 2 Credits, Trader, Guild")
        );
        assert!(
            told("en", &content, "1.4").contains("Operate and Piloting for fighters, Combat and Operate for mechs")
        );
        content.rules.prices.medical.neutral = Some(9);
        content.rules.trader.ammo = 5;
        assert!(told("en", &content, "9.3").contains("becomes Exhausted: 9 / 2 / 2 each"));
        assert!(told("en", &content, "9.3").contains("3 Salvage, 5 Ammo and 1 Gear"));
    }
}
