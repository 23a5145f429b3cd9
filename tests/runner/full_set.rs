//! What a full set holds (rule 13), and that no two things in it are the same.

use std::collections::BTreeSet;

use ironclad::content::gear::Is;
use ironclad::content::hero::Experience;
use ironclad::content::ship::Flag;
use ironclad::content::terms::{Class, Condition, Faction, Service, Skill};
use strum::IntoEnumIterator;

use crate::table::content;

#[test]
fn rule_13_1_the_set_is_full() {
    let content = content();
    let powers = content.heroes.iter().filter(|(_, hero)| hero.faction.is_some());
    let own = powers.filter(|(_, hero)| hero.experience == Experience::Veteran).count();
    assert_eq!((content.heroes.len() - own, own), (20, 5), "heroes, and the powers' own");
    let ships = || content.ships.iter().map(|(_, ship)| ship);
    assert_eq!(ships().filter(|ship| ship.is_enforcer()).count(), 5);
    assert_eq!(ships().filter(|ship| ship.is_villain()).count(), 5);
    let outposts = ships().filter(|ship| ship.art.starts_with("outpost")).count();
    // The fifteen of the set, and the two that only the story has: the courier and the Good Neighbour.
    assert_eq!((ships().filter(|ship| ship.role.is_none()).count() - outposts, outposts), (17, 3));
    assert_eq!(content.fighters.len(), 6);
    assert_eq!((content.gear.len(), content.modules.iter().filter(|(_, module)| !module.lesser).count()), (14, 10));
    assert_eq!((content.orders.len(), content.ports.len(), content.tiles.len()), (14, 9, 12));
    let tokens = content.intel.iter().map(|(_, card)| u32::from(card.tokens)).sum::<u32>();
    let cards = content.intel.iter().filter(|(id, card)| card.tokens > 0 || *id == content.rules.mutiny).count();
    assert_eq!((tokens, cards), (22, 20), "rules 5.25 and 13");
    let hexes = |count: usize| content.tiles.iter().filter(|(_, tile)| tile.hexes.len() == count).count();
    assert_eq!((hexes(3), hexes(4)), (6, 6), "both sides of three and three");
    let conditions: BTreeSet<Condition> = content.tiles.iter().flat_map(|(_, tile)| tile.hexes.clone()).collect();
    assert_eq!(conditions.len(), Condition::iter().count(), "each condition lies somewhere");
}

/// How a thing is written, without its name and picture.
fn written(thing: &impl serde::Serialize) -> String {
    let names = content().names.clone();
    let mut value =
        ironclad::content::id::with_names(&names, || serde_json::to_value(thing)).expect("it can be written");
    if let Some(fields) = value.as_object_mut() {
        fields.remove("art");
        fields.remove("icon");
    }
    value.to_string()
}

fn all_differ(what: &str, things: Vec<String>) {
    let apart: BTreeSet<&String> = things.iter().collect();
    assert_eq!(apart.len(), things.len(), "two {what} are the same");
}

#[test]
fn rule_13_1_no_two_are_the_same() {
    let content = content();
    let abilities = content.heroes.iter().flat_map(|(_, hero)| [&hero.regular, &hero.promoted]);
    all_differ("abilities", abilities.map(|side| written(&side.ability)).collect());
    all_differ(
        "orders",
        content.orders.iter().flat_map(|(_, order)| [written(&order.basic), written(&order.upgraded)]).collect(),
    );
    all_differ("modules", content.modules.iter().map(|(_, module)| written(&module.does)).collect());
    let ships = content.fighters.iter().flat_map(|(_, ship)| [written(&ship.regular), written(&ship.upgraded)]);
    all_differ("ships for hire", ships.collect());
    all_differ("ports", content.ports.iter().map(|(_, port)| written(port)).collect());
    let kits = content.gear.iter().filter(|(_, gear)| matches!(gear.is, Is::Kit { .. }));
    all_differ("pieces of gear", kits.map(|(_, gear)| written(gear)).collect());
}

#[test]
fn rule_6_9_heroes_are_of_every_class_and_skill() {
    let content = content();
    let side = |skill| content.heroes.iter().filter(|(_, hero)| hero.regular.skill(skill) > 0).count();
    for skill in Skill::iter() {
        assert!(side(skill) >= 5, "{skill}: {} of 25", side(skill));
    }
    for (id, hero) in content.heroes.iter() {
        let (regular, promoted) = (&hero.regular, &hero.promoted);
        let better = regular.skills.iter().all(|(skill, rating)| promoted.skill(*skill) >= *rating);
        assert!(better && promoted.skills.values().sum::<u8>() > regular.skills.values().sum(), "{id:?} (6.2)");
        assert!(promoted.cost >= regular.cost, "{id:?}");
    }
}

#[test]
fn rule_10_1_each_power_has_all_that_is_a_powers() {
    let content = content();
    for faction in Faction::ALL {
        let heroes = content.heroes.iter().filter(|(_, hero)| hero.faction == Some(faction));
        let mut ranks: Vec<bool> = heroes.map(|(_, hero)| hero.experience == Experience::Elite).collect();
        ranks.sort_unstable();
        assert_eq!(ranks, [false, true], "{faction}: a hero for its friends, another for its ally (rule 10.4)");
        let ships = content.ships.iter().filter(|(_, ship)| ship.flag == Flag::Faction(faction));
        let (plain, persons): (Vec<_>, Vec<_>) = ships.partition(|(_, ship)| ship.role.is_none());
        assert_eq!((plain.len(), persons.len()), (2, 2), "{faction}");
        assert_eq!(
            content.modules.iter().filter(|(_, module)| module.faction == Some(faction)).count(),
            1,
            "rule 12.4"
        );
        assert!(content.ports.iter().any(|(_, port)| port.faction == Some(faction)), "{faction} has a port");
    }
}

#[test]
fn rule_9_1_ports_differ_in_services_and_in_whom_they_ask_for() {
    let content = content();
    for service in Service::iter().filter(|service| *service != Service::Trader) {
        let there = content.ports.iter().filter(|(_, port)| port.services.contains_key(&service)).count();
        assert!((2..9).contains(&there), "{service} at {there} of nine ports");
    }
    let asked: BTreeSet<Class> =
        content.ports.iter().flat_map(|(_, port)| port.services.values().filter_map(|terms| terms.asks)).collect();
    assert!(asked.len() >= 3, "{asked:?}");
    assert!(content.ports.iter().any(|(_, port)| port.faction.is_none()), "a port serves everyone");
}
