//! Gear and modules.

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::System;
use ironclad_game::content::{GearId, Id, ModuleId};
use ironclad_game::engine::state::{Carried, Fitted};
use ironclad_game::engine::{Event, Status};
use serde_json::json;

use crate::rig::{Board, Rig, content, drift, fight, plan, sortie};

/// Gives a piece to a hero, as if she had had it for long.
fn carry(rig: &mut Rig, gear: &str, hero: &str) {
    let gear = GearId::find(rig.game.names(), gear).expect("gear");
    let hero = rig.hero(hero);
    rig.tune(|table| {
        table.pile.retain(|token| *token != gear);
        table.gear.push(Carried { gear, hero, moved: false });
        table.gear.sort_unstable_by_key(|carried| carried.gear);
    });
}

fn fit(rig: &mut Rig, module: &str, upgraded: bool) {
    let module = ModuleId::find(rig.game.names(), module).expect("a module");
    rig.tune(|table| table.modules.push(Fitted { module, upgraded }));
}

/// Who carries what.
fn carried(rig: &Rig) -> Vec<(String, String)> {
    let names = rig.game.names();
    rig.table().gear.iter().map(|it| (it.gear.name(names).to_owned(), it.hero.name(names).to_owned())).collect()
}

fn pairs(of: &[(&str, &str)]) -> Vec<(String, String)> {
    of.iter().map(|(gear, hero)| ((*gear).to_owned(), (*hero).to_owned())).collect()
}

/// A relic that brings gear, Noriko and five others aboard: the piece is to be drawn.
fn finding() -> Rig {
    let mut rig = Board::card("ancient-relic").squad("hangar", &["petrosyan", "wrathe"]).begin();
    rig.enter().play("attempt hero:petrosyan 6");
    rig
}

#[test]
fn rule_12_1_a_piece_adds_to_its_bearers_rolls_with_its_one_skill() {
    let adds = |gear: Option<(&str, &str)>, skill: &str| {
        let mut rig = Board::card("infiltrated").begin();
        if let Some((gear, hero)) = gear {
            carry(&mut rig, gear, hero);
        }
        rig.enter().play(skill).play("hero:wrathe done").adds()
    };
    assert_eq!(adds(None, "skill:combat"), 3, "2, and 1 as a Marine");
    assert_eq!(adds(Some(("rivet-gun", "wrathe")), "skill:combat"), 5);
    assert_eq!(adds(Some(("rivet-gun", "wrathe")), "skill:stealth"), 1, "not with another");
    assert_eq!(adds(Some(("rivet-gun", "gabriel")), "skill:combat"), 3, "not another's");
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    carry(&mut rig, "harbour-almanac", "gabriel");
    drift(&mut rig);
    assert_eq!(rig.adds(), 4, "at the helm: Piloting 2 + 2");
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    carry(&mut rig, "gun-director", "thaddeus");
    plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.choose("target:valkyrie-1").adds(), 4, "at the guns: Operate 2 + 2");
    let mut rig = Board::card("probe").begin();
    carry(&mut rig, "survey-glass", "noriko");
    assert_eq!(rig.enter().play("attempt hero:noriko").adds(), 4, "on a table: Operate 3 + 1");
}

#[test]
fn rule_6_1_gear_gives_no_skill_that_the_card_has_not() {
    let mut rig = Board::card("infiltrated").begin();
    carry(&mut rig, "rivet-gun", "noriko");
    assert!(!rig.enter().offered("hero:noriko"), "she has no Combat");
    let mut rig = Board::card("friendly-outpost").without(&["xavier"]).begin();
    carry(&mut rig, "tea-service", "gabriel");
    assert!(rig.enter().choose("attempt").is_rolling(), "nobody has Diplomacy");
}

#[test]
fn rule_12_1_any_of_the_pile_is_drawn_and_somebody_carries_it() {
    let mut rig = finding();
    let names: std::collections::BTreeSet<String> = rig
        .game
        .chances()
        .iter()
        .filter_map(|input| match input {
            ironclad_game::engine::Input::Drawn(drawn) => Some(drawn.name(rig.game.names()).to_owned()),
            _ => None,
        })
        .collect();
    assert_eq!((names.len(), rig.game.chances().len()), (14, 14), "each once: as likely as any other");
    rig.draw("felt-soles");
    assert_eq!(rig.offers().len(), 7, "any hero aboard, or nobody");
    rig.choose("gear:felt-soles:gabriel");
    assert_eq!((carried(&rig), rig.table().pile.len()), (pairs(&[("felt-soles", "gabriel")]), 13));
    assert_eq!(rig.kind(), "action");
}

#[test]
fn rule_12_1_one_piece_in_each_system_two_when_it_is_upgraded() {
    let mut rig = finding();
    carry(&mut rig, "rivet-gun", "gabriel");
    rig.draw("felt-soles");
    let mut other = rig.clone();
    other.choose("gear:felt-soles:xavier");
    assert_eq!(carried(&other), pairs(&[("felt-soles", "xavier")]), "the Bridge carries one");
    rig.tune(|table| table.upgraded[System::Bridge.index()] = true);
    rig.choose("gear:felt-soles:xavier");
    assert_eq!(carried(&rig), pairs(&[("felt-soles", "xavier"), ("rivet-gun", "gabriel")]), "it is upgraded");
}

#[test]
fn rule_12_1_a_new_piece_may_replace_one_that_is_carried() {
    let mut rig = finding();
    for (gear, hero) in [("rivet-gun", "gabriel"), ("long-wrench", "daisuke"), ("survey-glass", "petrosyan")] {
        carry(&mut rig, gear, hero);
    }
    rig.draw("felt-soles");
    assert_eq!((rig.kind().as_str(), rig.offers().len()), ("hero", 7), "anybody, or nobody");
    let pile = rig.table().pile.len();
    let mut left = rig.clone();
    left.choose("done");
    assert_eq!((left.table().gear.len(), left.table().pile.len()), (3, pile + 1), "it goes back to the pile");
    rig.choose("gear:felt-soles:gabriel");
    assert!(!carried(&rig).iter().any(|(gear, _)| gear == "rivet-gun"), "in place of his own");
    assert_eq!((rig.table().gear.len(), rig.table().pile.len()), (3, pile + 1));
    assert_eq!(rig.happened(|event| matches!(event, Event::GearReturned { .. })), 1);
}

#[test]
fn rule_12_1_with_two_pieces_in_a_system_the_players_choose_which_goes() {
    let mut rig = finding();
    rig.tune(|table| table.upgraded[System::Weapons.index()] = true);
    carry(&mut rig, "rivet-gun", "thaddeus");
    carry(&mut rig, "long-wrench", "daisuke");
    rig.draw("felt-soles");
    assert!(rig.offered("gear:felt-soles:thaddeus") && rig.offered("gear:felt-soles:daisuke"));
    assert!(rig.offered("gear:felt-soles:gabriel"), "another system has room");
    let mut own = rig.clone();
    own.choose("gear:felt-soles:daisuke");
    assert_eq!(
        carried(&own),
        pairs(&[("felt-soles", "daisuke"), ("rivet-gun", "thaddeus")]),
        "a bearer puts back her own"
    );
    // A third of the squad, who carries nothing.
    let petrosyan = rig.hero("petrosyan");
    rig.tune(|table| {
        let aboard = table.heroes.iter_mut().find(|aboard| aboard.hero == petrosyan);
        aboard.expect("she is aboard").system = System::Weapons;
    });
    let pile = rig.table().pile.len();
    rig.choose("gear:felt-soles:petrosyan");
    assert_eq!(
        (rig.kind().as_str(), rig.offers()),
        ("hero", vec!["hero:daisuke".to_owned(), "hero:thaddeus".to_owned()])
    );
    rig.choose("hero:thaddeus");
    assert_eq!(carried(&rig), pairs(&[("felt-soles", "petrosyan"), ("long-wrench", "daisuke")]));
    assert_eq!(rig.table().pile.len(), pile + 1, "the rivet gun goes back to the pile");
}

#[test]
fn rule_12_1_in_the_first_edition_nothing_is_replaced() {
    let mut rig = Board::card("ancient-relic").edition(Edition::First).begin();
    for (gear, hero) in [("rivet-gun", "gabriel"), ("long-wrench", "daisuke"), ("survey-glass", "noriko")] {
        carry(&mut rig, gear, hero);
    }
    rig.enter().play("attempt hero:noriko 6 draw:felt-soles");
    assert_eq!((rig.kind().as_str(), rig.table().gear.len(), rig.table().pile.len()), ("action", 3, 11));
}

#[test]
fn rule_12_1_a_lesser_module_takes_no_gear_place() {
    let mut rig = finding();
    for (gear, hero) in [("rivet-gun", "gabriel"), ("long-wrench", "daisuke"), ("survey-glass", "petrosyan")] {
        carry(&mut rig, gear, hero);
    }
    rig.draw("bumper-screen");
    let found: Vec<_> = rig.table().found.iter().map(|module| module.name(rig.game.names())).collect();
    assert_eq!((found, rig.table().modules.len(), rig.game.view().shield_rating()), (vec!["bumper-screen"], 0, 1));
    assert_eq!(rig.table().pile.len(), 10, "and it is kept");
}

#[test]
fn rule_12_1_with_the_pile_empty_none_is_gained() {
    let mut rig = Board::card("ancient-relic").begin();
    rig.tune(|table| table.pile.clear());
    rig.enter().play("attempt hero:noriko 6");
    assert_eq!((rig.kind().as_str(), rig.table().gear.len()), ("action", 0));
}

#[test]
fn rule_12_1_gear_is_moved_when_docked_each_piece_once() {
    let mut rig = Board::port("europa").start("credits", 9).begin();
    carry(&mut rig, "rivet-gun", "gabriel");
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("gear:")), "not under way");
    rig.choose("dock");
    assert!(rig.offered("gear:rivet-gun:xavier") && rig.offered("gear:rivet-gun:wrathe"));
    rig.choose("gear:rivet-gun:wrathe");
    assert_eq!(
        (carried(&rig), rig.kind().as_str()),
        (pairs(&[("rivet-gun", "wrathe")]), "port"),
        "no service goes on it"
    );
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("gear:")), "once");
    rig.play("leave dock gear:rivet-gun:xavier");
    assert_eq!(carried(&rig), pairs(&[("rivet-gun", "xavier")]), "and once more for docking again");
}

#[test]
fn rule_12_1_gear_is_exchanged_where_there_is_no_room_for_both() {
    let mut rig = Board::port("europa").start("credits", 9).begin();
    carry(&mut rig, "rivet-gun", "gabriel");
    carry(&mut rig, "long-wrench", "daisuke");
    rig.choose("dock");
    assert!(!rig.offered("gear:rivet-gun:thaddeus"), "Weapons carries its share");
    rig.choose("gear:rivet-gun:daisuke");
    assert_eq!(carried(&rig), pairs(&[("long-wrench", "gabriel"), ("rivet-gun", "daisuke")]));
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("gear:")), "both have been moved");
}

#[test]
fn rule_12_4_long_range_sensors_reach_two_sectors() {
    let board = |modules| {
        let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).tile("3a", [2, 0], 0);
        board.token("3a-empty-space", "probe").set("/modules", modules).begin()
    };
    assert!(!board(json!([])).offered("recon:3a-empty-space"));
    let mut rig = board(json!(["long-range-sensors"]));
    assert!(rig.offered("recon:3a-empty-space"));
    assert_eq!((rig.table().energy, rig.game.view().energy_spaces()), (4, 4), "−1 energy while fitted");
    rig.choose("recon:3a-empty-space");
    assert!(rig.token("3a-empty-space").is_some_and(|(_, open)| open));
    let upgraded = json!({ "modules": ["long-range-sensors"] });
    let board = Board::card("probe").set("/modules", json!(["long-range-sensors"])).set("/upgraded", upgraded);
    assert_eq!(board.begin().table().energy, 5, "its other side takes none");
}

#[test]
fn rule_12_4_modules_take_the_lowest_spaces_away() {
    let mut rig = Board::enemies(&["valkyrie"]).set("/modules", json!(["bumper-screen", "long-range-sensors"])).begin();
    assert_eq!((rig.table().energy, rig.game.view().shields()), (3, 2), "shields are up with 3 of 3");
    rig.tune(|table| table.sections[3] = 2);
    rig.meet();
    rig.tune(|table| table.energy = 2);
    assert_eq!((rig.game.view().most_energy(), rig.game.view().shields()), (2, 0), "the Reactor takes the top one");
    rig.tune(|table| table.energy = 1);
    assert_eq!((rig.game.view().ship_accuracy(), rig.game.view().ship_evasion()), (-1, 0));
    rig.tune(|table| table.energy = 0);
    assert_eq!((rig.game.view().ship_accuracy(), rig.game.view().ship_evasion()), (-1, -1), "the third is the last");
}

#[test]
fn rule_12_4_capacitor_bank_makes_weapons_orders_cheaper() {
    let energy = |module: Option<&str>, orders: [(&str, &str); 3]| {
        let mut rig = fight(Board::enemies(&["valkyrie"]));
        if let Some(module) = module {
            fit(&mut rig, module, false);
        }
        plan(&mut rig, orders, &[]);
        rig.table().energy
    };
    let cannon = [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")];
    assert_eq!((energy(None, cannon), energy(Some("capacitor-bank"), cannon)), (4, 5));
    let laser = [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")];
    assert_eq!(energy(Some("capacitor-bank"), laser), 5, "never under nothing");
    let helm = [("daring-manoeuvre", "gabriel"), ("-", "-"), ("-", "-")];
    assert_eq!(energy(Some("capacitor-bank"), helm), 4, "the Bridge's cost what they did");
}

/// What is added to our shot, to the Skadi's, to her evasion and to the ship's, with a module, if any.
fn rolls(module: Option<(&str, bool)>) -> [i8; 2] {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    if let Some((module, upgraded)) = module {
        fit(&mut rig, module, upgraded);
    }
    sortie(&mut rig, ("torpedoes", "thaddeus"));
    let mut found = [0; 2];
    for _ in 0..6 {
        use ironclad_game::engine::chance::Why;
        if !rig.is_rolling() {
            let target = rig.offers()[0].clone();
            rig.choose(&target);
            continue;
        }
        match rig.request().why {
            Why::Attack { .. } => found[0] = rig.adds(),
            Why::FighterAttack { .. } => found[1] = rig.adds(),
            _ => break,
        }
        rig.roll(&[2]);
    }
    found
}

#[test]
fn rule_12_4_targeting_computer_adds_to_all_accuracy_rolls() {
    let plain = rolls(None);
    assert_eq!(rolls(Some(("targeting-computer", false))), plain.map(|adds| adds + 1), "the ship's, and the fighter's");
    assert_eq!(rolls(Some(("targeting-computer", true))), plain.map(|adds| adds + 2));
    assert_eq!(rolls(Some(("vector-thrusters", false))), plain, "evasion is another matter");
}

#[test]
fn rule_12_4_vector_thrusters_add_to_all_evasion_rolls() {
    let ship = |module: Option<(&str, bool)>| {
        let mut rig = fight(Board::enemies(&["valkyrie"]));
        if let Some((module, upgraded)) = module {
            fit(&mut rig, module, upgraded);
        }
        drift(&mut rig);
        rig.adds()
    };
    assert_eq!(
        (ship(None), ship(Some(("vector-thrusters", false))), ship(Some(("vector-thrusters", true)))),
        (2, 3, 4)
    );
    assert_eq!(ship(Some(("targeting-computer", true))), 2);
    let fighter = |module: Option<&str>| {
        let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
        if let Some(module) = module {
            fit(&mut rig, module, false);
        }
        sortie(&mut rig, ("-", "-"));
        rig.play("target:skadi-squadron-1 2");
        assert!(matches!(rig.request().why, ironclad_game::engine::chance::Why::FighterEvasion { .. }));
        rig.adds()
    };
    assert_eq!(fighter(Some("vector-thrusters")), fighter(None) + 1, "and the fighters'");
}

#[test]
fn rule_12_4_radiation_plating_but_not_at_a_black_hole() {
    let hits = |tile: &str, from: &str, to: &str, upgraded: bool| {
        let mut rig = Board::at(from).tile(tile, [0, 0], 0).begin();
        fit(&mut rig, "radiation-plating", upgraded);
        rig.choose(&format!("move:{to}"));
        let mut dice = 0;
        while rig.is_rolling() {
            rig.roll(&[3]);
            dice += 1;
        }
        dice
    };
    assert_eq!(hits("3a", "3a-empty-space", "3a-solar-flare", false), 1);
    assert_eq!(hits("3a", "3a-empty-space", "3a-solar-flare", true), 0);
    assert_eq!(hits("6b", "6b-super-nova", "6b-black-hole", true), 3, "radiation shields are ignored");
}

#[test]
fn rule_12_4_aegis_ignores_the_first_attack_that_lands_in_each_combat() {
    let mut rig = fight(Board::enemies(&["valkyrie", "valkyrie"]).set("/modules", json!(["aegis-projector"])));
    assert_eq!(rig.table().energy, 4, "−1 energy while fitted");
    drift(&mut rig);
    rig.roll(&[1, 1]);
    assert_eq!(rig.happened(|event| matches!(event, Event::AttackStopped { .. })), 1, "of two that landed");
    assert!(rig.is_rolling(), "the second does its damage");
    let before = rig.marks();
    rig.roll(&[1]);
    assert_eq!(rig.changes(&before), "bridge +1", "two points, of which the shields take one");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[1]);
    assert_eq!(rig.happened(|event| matches!(event, Event::AttackStopped { .. })), 1, "once in each combat");
}

#[test]
fn rule_12_4_reinforced_hull_raises_the_maximum() {
    for (upgraded, most) in [(false, 6), (true, 7)] {
        let mut rig = Board::port("europa").start("credits", 30).begin();
        fit(&mut rig, "reinforced-hull", upgraded);
        rig.play("dock service:shipyard repair:hull");
        assert_eq!((rig.table().hull, rig.game.view().most_hull()), (6, most));
        assert_eq!(rig.offered("repair:hull"), upgraded);
    }
}

/// Crew lost to a card with this module.
fn crew_lost(card: &str, face: u8, modules: &[&str]) -> u8 {
    let mut rig = Board::card(card).squad("bridge", &["wrathe"]).squad("weapons", &[]).squad("hangar", &[]).begin();
    for module in modules {
        fit(&mut rig, module, false);
    }
    rig.enter().roll(&[face]);
    7 - rig.table().crew
}

#[test]
fn rule_12_4_medical_bay_and_cot_spare_crew_in_an_illness() {
    let lost = |modules: &[&str]| {
        [crew_lost("sickness", 1, modules), crew_lost("sickness", 4, modules), crew_lost("space-dementia", 2, modules)]
    };
    assert_eq!(lost(&[]), [2, 1, 1]);
    assert_eq!(lost(&["medical-bay"]), [1, 0, 0]);
    assert_eq!(lost(&["sickbay-cot"]), [1, 0, 0]);
    assert_eq!(lost(&["medical-bay", "sickbay-cot"]), [0, 0, 0], "both");
    let mut rig = Board::card("alien-infestation").without(&["thaddeus"]).begin();
    fit(&mut rig, "medical-bay", false);
    rig.enter().play("done 1 1 1");
    assert_eq!(rig.table().crew, 5, "an infestation is no illness");
}

#[test]
fn rule_12_4_recreation_deck_readies_three() {
    let most = |module: Option<&str>| {
        let mut rig = Board::card("probe").begin();
        rig.exhaust(&["gabriel", "xavier", "daisuke", "noriko"]);
        if let Some(module) = module {
            fit(&mut rig, module, false);
        }
        rig.choose("rest").play("hero:gabriel hero:xavier");
        if rig.kind() == "hero" {
            rig.choose("hero:daisuke");
        }
        assert_eq!((rig.kind().as_str(), rig.status("noriko")), ("action", Status::Exhausted));
        rig.table().heroes.iter().filter(|aboard| aboard.status == Status::Ready).count()
    };
    assert_eq!((most(None), most(Some("recreation-deck"))), (4, 5));
}

#[test]
fn rule_12_4_lesser_modules() {
    let mut rig = Board::port("europa").start("credits", 30).begin();
    fit(&mut rig, "spare-magazine", false);
    rig.play("dock service:trader buy:ammo buy:ammo done leave");
    assert_eq!((rig.table().ammo, rig.game.view().most_ammo()), (6, 8));
    let rig = Board::card("crossfire").set("/modules", json!(["bumper-screen"])).begin();
    assert_eq!((rig.table().shields, rig.table().energy), (2, 4));
    let mut rig =
        Board::card("crossfire").set("/modules", json!(["bumper-screen"])).without(&["xavier", "noriko"]).begin();
    rig.enter().play("attempt 1 1 1");
    assert_eq!(rig.kind(), "action", "two of four hits are stopped");
}

#[test]
fn rule_12_1_there_are_fourteen_gear_tokens_and_ten_modules() {
    let content = content();
    assert_eq!(content.gear.len(), 14);
    assert_eq!(content.modules.iter().filter(|(_, module)| !module.lesser).count(), 10);
}
