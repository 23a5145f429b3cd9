//! Ports: the nine of them, gear for sale, the Tech Center.

use ironclad_game::content::terms::{Faction, System};
use ironclad_game::content::{Id, ModuleId};
use ironclad_game::engine::state::Fitted;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Board, Rig};

/// A ship at a port, with somebody of each class, worn and rich.
fn at(port: &str) -> Board {
    let board =
        Board::port(port).squad("bridge", &["gabriel", "xavier", "idris"]).squad("hangar", &["noriko", "jabulile"]);
    board.start("credits", 60).start("hull", 3).start("crew", 5)
}

/// The same as people stand with whoever owns the port, and docked.
fn docked(board: Board, reputation: i8) -> Rig {
    let mut rig = board.begin();
    rig.exhaust(&["noriko"]).wound(&["thaddeus"]).tune(|table| {
        table.reputation = [reputation; 5];
        table.salvage = 5;
        table.fighters[0].damage = 1;
    });
    rig.choose("dock");
    rig
}

fn services(rig: &Rig) -> Vec<String> {
    rig.offers().into_iter().filter_map(|offer| offer.strip_prefix("service:").map(str::to_owned)).collect()
}

#[test]
fn rule_9_1_the_nine_ports() {
    let cases: [(&str, Option<Faction>, &[&str]); 9] = [
        (
            "gaia-nova",
            Some(Faction::Federation),
            &["saloon-rest", "saloon-morale", "medical", "trader", "shipyard", "guild", "tech-center"],
        ),
        ("jatania", Some(Faction::Federation), &["saloon-rest", "saloon-morale", "medical", "trader", "guild"]),
        ("theia", Some(Faction::Federation), &["medical", "trader", "shipyard", "guild", "tech-center"]),
        ("europa", None, &["saloon-rest", "saloon-morale", "medical", "trader", "shipyard"]),
        ("pharos", Some(Faction::Council), &["medical", "trader", "shipyard", "guild", "tech-center"]),
        (
            "adjoa",
            Some(Faction::Firstborn),
            &["saloon-rest", "saloon-morale", "medical", "trader", "guild", "tech-center"],
        ),
        (
            "mancala",
            Some(Faction::Cartel),
            &["saloon-rest", "saloon-morale", "trader", "shipyard", "guild", "tech-center"],
        ),
        (
            "kontor",
            Some(Faction::Corporation),
            &["saloon-rest", "saloon-morale", "medical", "trader", "shipyard", "tech-center"],
        ),
        ("perdita", Some(Faction::Corporation), &["trader", "shipyard", "guild"]),
    ];
    for (port, owner, open) in cases {
        let rig = docked(at(port), 10);
        assert_eq!(services(&rig), open, "{port}");
        assert_eq!(rig.game.view().port().and_then(|port| port.faction), owner, "{port}");
    }
    assert_eq!(crate::rig::content().ports.len(), 9);
}

#[test]
fn rule_9_1_what_ports_ask_for() {
    for (port, service, who) in [
        ("kontor", "tech-center", "noriko"),
        ("kontor", "shipyard", "idris"),
        ("pharos", "tech-center", "daisuke"),
        ("adjoa", "tech-center", "idris"),
        ("mancala", "tech-center", "idris"),
        ("mancala", "guild", "idris"),
    ] {
        let mut rig = docked(at(port), 10);
        rig.choose(&format!("service:{service}"));
        assert!(rig.offered(&format!("hero:{who}")), "{port}: {:?}", rig.offers());
        let was = rig.status(who);
        rig.choose(&format!("hero:{who}"));
        assert_eq!((was < rig.status(who), rig.kind().as_str()), (true, "service"), "{port}");
    }
    let rig = docked(at("kontor").without(&["noriko"]), 10);
    assert!(!rig.offered("service:tech-center"), "no Specialist aboard");
}

#[test]
fn rule_9_3_gear_is_drawn_at_random_for_5() {
    let bought = |reputation: i8| {
        let mut rig = docked(at("gaia-nova"), reputation);
        rig.play("service:trader buy:gear");
        assert_eq!(rig.game.chances().len(), 14, "any of the fourteen");
        rig.play("draw:long-wrench gear:long-wrench:daisuke");
        assert!(!rig.offered("buy:gear"), "one for the visit");
        60 - rig.table().credits
    };
    assert_eq!([-5, 0, 5, 10].map(bought), [6, 5, 5, 5]);
}

#[test]
fn rule_9_3_gear_is_sold_while_the_pile_lasts() {
    let mut rig = docked(at("europa"), 0);
    rig.choose("service:trader");
    assert!(rig.offered("buy:gear"));
    rig.tune(|table| table.pile.clear());
    assert!(!rig.offered("buy:gear"), "the pile is empty");
    let mut rig = docked(at("europa"), 0);
    for (gear, hero) in [("felt-soles", "xavier"), ("rivet-gun", "daisuke"), ("long-wrench", "noriko")] {
        carry(&mut rig, gear, hero);
    }
    rig.choose("service:trader");
    assert!(rig.offered("buy:gear"), "it may replace a piece (rule 12.1)");
}

/// Gives a piece to a hero.
fn carry(rig: &mut Rig, gear: &str, hero: &str) {
    let gear = ironclad_game::content::GearId::find(rig.game.names(), gear).expect("gear");
    let hero = rig.hero(hero);
    rig.tune(|table| {
        table.pile.retain(|token| *token != gear);
        table.gear.push(ironclad_game::engine::state::Carried { gear, hero, moved: true });
        table.gear.sort_unstable_by_key(|carried| carried.gear);
    });
}

#[test]
fn rule_9_3_the_tech_center_serves_allies_alone() {
    let open = |reputation: i8| docked(at("gaia-nova"), reputation).offered("service:tech-center");
    assert_eq!([-9, -5, 0, 4, 5, 9, 10, 15].map(open), [false, false, false, false, false, false, true, true]);
}

#[test]
fn rule_9_3_upgrades_at_their_cards_price() {
    for (what, credits, salvage) in [("bridge", 6, 2), ("weapons", 8, 3), ("hangar", 6, 2), ("skadi", 5, 0)] {
        let mut rig = docked(at("gaia-nova"), 10);
        rig.play("service:tech-center").choose(&format!("upgrade:{what}"));
        assert_eq!((60 - rig.table().credits, 5 - rig.table().salvage), (credits, salvage), "{what}");
        assert!(!rig.offered(&format!("upgrade:{what}")), "once for good");
    }
    let mut rig = docked(at("gaia-nova"), 10);
    rig.tune(|table| table.salvage = 1).choose("service:tech-center");
    assert_eq!(rig.offers(), ["upgrade:skadi", "done"], "a system asks Salvage, a ship Credits alone (rule 12.3)");
    let mut rig = docked(at("gaia-nova"), 10);
    rig.tune(|table| table.credits = 5).choose("service:tech-center");
    assert_eq!(rig.offers(), ["upgrade:skadi", "done"], "and the Credits");
}

#[test]
fn rule_12_2_an_upgraded_system_has_better_orders_and_a_gear_place_more() {
    let mut rig = docked(at("gaia-nova"), 10);
    assert_eq!(rig.game.view().gear_places(System::Weapons), 1);
    rig.play("service:tech-center upgrade:weapons");
    assert_eq!(rig.game.view().gear_places(System::Weapons), 2);
    assert!(rig.game.view().upgraded(System::Weapons) && !rig.game.view().upgraded(System::Bridge));
    assert_eq!(rig.happened(|event| matches!(event, Event::SystemUpgraded { system: System::Weapons })), 1);
}

#[test]
fn rule_12_3_a_damaged_ship_keeps_its_damage_when_it_is_upgraded() {
    let mut rig = docked(at("gaia-nova"), 10);
    rig.play("service:tech-center upgrade:skadi");
    assert_eq!((rig.fighter_damage("skadi"), rig.table().fighters[0].upgraded), (1, true));
    let fighter = rig.table().fighters[0].fighter;
    let content = crate::rig::content();
    assert_eq!(rig.game.view().fighter(fighter), &content.fighters[fighter].upgraded);
}

fn with_module(rig: &mut Rig, name: &str) {
    let module = ModuleId::find(rig.game.names(), name).expect("a module");
    rig.tune(|table| table.modules.push(Fitted { module, upgraded: false }));
}

#[test]
fn rule_12_4_modules_are_upgraded_as_their_card_says() {
    let prices = [
        ("long-range-sensors", 7),
        ("targeting-computer", 10),
        ("radiation-plating", 7),
        ("vector-thrusters", 10),
        ("aegis-projector", 9),
        ("reinforced-hull", 9),
    ];
    for (module, credits) in prices {
        let mut rig = docked(at("theia"), 10);
        with_module(&mut rig, module);
        rig.choose("service:tech-center").choose(&format!("upgrade:{module}"));
        assert_eq!((60 - rig.table().credits, 5 - rig.table().salvage), (credits, 0), "{module}");
        assert!(rig.table().modules[0].upgraded && !rig.offered(&format!("upgrade:{module}")));
    }
    for module in ["capacitor-bank", "medical-bay", "recreation-deck", "repair-bay", "spare-magazine", "sickbay-cot"] {
        let mut rig = docked(at("theia"), 10);
        with_module(&mut rig, module);
        assert!(!rig.choose("service:tech-center").offered(&format!("upgrade:{module}")), "{module} has one side");
    }
}

#[test]
fn rule_12_4_an_energy_space_given_back_is_filled() {
    let mut rig = at("theia").set("/modules", serde_json::json!(["long-range-sensors"])).begin();
    assert_eq!(rig.table().energy, 4);
    rig.tune(|table| {
        table.reputation = [10; 5];
        table.salvage = 5;
    });
    rig.play("dock service:tech-center upgrade:long-range-sensors");
    assert_eq!(rig.table().energy, 5);
}

#[test]
fn rule_9_3_list_price_makes_friends_allies_at_the_tech_center() {
    let mut rig = docked(at("gaia-nova").squad("weapons", &["daisuke", "thaddeus", "salome"]), 5);
    assert!(!rig.offered("service:tech-center") && rig.offered("ability:salome"));
    rig.choose("ability:salome");
    assert!(rig.offered("service:tech-center"));
    assert_eq!(rig.status("salome"), Status::Exhausted);
}

#[test]
fn rule_9_4_an_enemys_port_sells_nothing() {
    for port in ["gaia-nova", "pharos", "adjoa", "mancala", "kontor", "perdita"] {
        let mut rig = at(port).begin();
        rig.tune(|table| table.reputation = [-10; 5]);
        assert!(!rig.offered("dock"), "{port}");
    }
    let mut rig = at("europa").begin();
    rig.tune(|table| table.reputation = [-10; 5]);
    assert!(rig.offered("dock"), "nobody's");
}
