//! The upgraded sides of the orders cards (rules 8.11, 12.2).

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::System;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::combat::Stage;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::{Event, Status};
use serde_json::json;

use crate::rig::{Board, Rig, enemy_side, fight, plan, results};

/// A fight with this system's card turned.
fn upgraded(board: Board, system: System) -> Rig {
    let mut rig = fight(board.set("/upgraded", json!({ "systems": [system.name()] })));
    assert!(rig.game.view().upgraded(system));
    rig.events.clear();
    rig
}

fn bridge(enemies: &[&str], order: &str, weapons: (&str, &str)) -> Rig {
    let mut rig = upgraded(Board::enemies(enemies), System::Bridge);
    plan(&mut rig, [(order, "gabriel"), weapons, ("-", "-")], &[]);
    rig
}

fn weapons(board: Board, order: &str) -> Rig {
    let mut rig = upgraded(board, System::Weapons);
    plan(&mut rig, [("-", "gabriel"), (order, "thaddeus"), ("-", "-")], &[]);
    rig
}

/// The Skadi and the Rigger out, with this order of the Hangar.
fn hangar(enemies: &[&str], order: &str) -> Rig {
    let board = Board::enemies(enemies).fighters(&["rigger", "skadi"]).squad("weapons", &[]);
    let mut rig = upgraded(board.squad("hangar", &["noriko", "wrathe", "thaddeus"]), System::Hangar);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), (order, "noriko")], &[("skadi", "wrathe"), ("rigger", "thaddeus")]);
    rig
}

#[test]
fn rule_12_2_a_card_is_turned_for_its_own_system_alone() {
    let mut rig = upgraded(Board::enemies(&["valkyrie"]), System::Weapons);
    plan(&mut rig, [("firing-solution", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.table().combat.as_ref().and_then(|combat| combat.stage), Some(Stage::Fast), "upgraded torpedoes");
    rig.play("target:valkyrie-1 1");
    assert_eq!(rig.happened(|event| matches!(event, Event::ShotAgain { .. })), 0, "but the basic Firing Solution");
}

#[test]
fn rule_12_2_evasive_pattern_covers_the_ships_that_are_out() {
    for (turned, adds) in [(false, 3), (true, 4)] {
        let board = Board::enemies(&["skadi-squadron", "valkyrie"]);
        let mut rig = if turned { upgraded(board, System::Bridge) } else { fight(board) };
        plan(&mut rig, [("evasive-pattern", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
        rig.play("target:valkyrie-1 1");
        assert!(matches!(rig.request().why, Why::FighterEvasion { .. }));
        assert_eq!(rig.adds(), adds, "Piloting 1, ship 1, against fighters 1");
        assert_eq!(rig.roll(&[6]).adds(), 3, "the Ironclad: 2 + 1");
    }
}

#[test]
fn rule_12_2_firing_solution_makes_the_first_miss_good() {
    let mut rig = bridge(&["skadi-squadron", "valkyrie"], "firing-solution", ("laser-turrets", "thaddeus"));
    rig.roll(&[6]).play("target:skadi-squadron-1 target:skadi-squadron-1");
    assert_eq!(rig.adds(), 2 + 1 + 1);
    rig.roll(&[1]);
    assert_eq!(rig.happened(|event| matches!(event, Event::ShotAgain { fighter: None, .. })), 1);
    assert!(matches!(rig.request().why, Why::Attack { .. }), "the same again");
    rig.roll(&[6, 1]);
    assert_eq!(rig.enemy("skadi-squadron-1").0, 2, "one landed");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the second miss stands");
    assert_eq!(rig.happened(|event| matches!(event, Event::ShotAgain { .. })), 1);
}

#[test]
fn rule_12_2_firing_solution_does_not_repeat_a_hit_nor_the_second_miss() {
    let mut rig = bridge(&["valkyrie"], "firing-solution", ("torpedoes", "thaddeus"));
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.happened(|event| matches!(event, Event::ShotAgain { .. })), 0);
    let mut rig = bridge(&["valkyrie"], "firing-solution", ("torpedoes", "thaddeus"));
    rig.play("target:valkyrie-1 1 1");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the second roll counts");
}

#[test]
fn rule_12_2_daring_manoeuvre_aims_too() {
    let mut rig = bridge(&["valkyrie"], "daring-manoeuvre", ("torpedoes", "thaddeus"));
    assert_eq!(rig.table().energy, 4);
    assert_eq!(rig.choose("target:valkyrie-1").adds(), 3);
    assert_eq!(rig.roll(&[1]).adds(), 5);
}

#[test]
fn rule_12_2_overload_strains_sections_of_choice() {
    let mut rig = upgraded(Board::enemies(&["valkyrie"]), System::Bridge);
    rig.tune(|table| table.sections[1] = 5);
    plan(&mut rig, [("overload-the-reactor-core", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!(rig.kind(), "target");
    assert_eq!(rig.offers(), ["section:bridge", "section:weapons", "section:hangar", "section:reactor"]);
    rig.choose("section:hangar");
    assert_eq!(rig.table().sections, [0, 5, 1, 0], "one point at a time");
    rig.choose("section:weapons");
    assert_eq!((rig.table().sections, rig.table().hull), ([0, 5, 1, 0], 4), "what it cannot hold goes to the Hull");
    assert!(!rig.in_combat());
}

#[test]
fn rule_12_2_laser_turrets_rake_all_that_is_fast() {
    let squadrons = ["skadi-squadron", "skadi-squadron", "skadi-squadron", "valkyrie"];
    let mut rig = weapons(Board::enemies(&squadrons), "laser-turrets");
    rig.roll(&[6, 6, 6]).play("target:skadi-squadron-1");
    assert_eq!(
        rig.offers(),
        ["target:skadi-squadron-1", "target:skadi-squadron-2", "target:skadi-squadron-3"],
        "and not at the Valkyrie"
    );
    rig.play("target:skadi-squadron-2 target:skadi-squadron-3");
    assert_eq!(rig.adds(), 3);
    rig.roll(&[6, 6, 6]);
    assert_eq!([1, 2, 3].map(|number| rig.enemy(&format!("skadi-squadron-{number}")).0), [2, 2, 2]);
    let mut rig = weapons(Board::enemies(&["skadi-squadron", "valkyrie"]), "laser-turrets");
    rig.roll(&[6]).play("target:skadi-squadron-1 target:skadi-squadron-1 6 6");
    assert_eq!(rig.enemy("skadi-squadron-1").0, 1, "never fewer than two");
    let mut rig = weapons(Board::enemies(&["skadi-squadron", "valkyrie"]), "laser-turrets");
    rig.roll(&[6]).play("target:valkyrie-1 6");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "at a Slow one still once");
}

#[test]
fn rule_12_2_torpedoes_strike_before_the_slow_can_fire() {
    let weak = enemy_side("valkyrie", |side| (side.hull, side.shield) = (2, 0));
    let mut rig = weapons(Board::enemies(&["valkyrie"]).with(weak), "torpedoes");
    assert_eq!((rig.table().combat.as_ref().and_then(|combat| combat.stage), rig.table().ammo), (Some(Stage::Fast), 3));
    rig.play("target:valkyrie-1 6");
    assert_eq!(results(&rig), [CombatResult::Victory], "it never fired");
    let mut rig = weapons(Board::enemies(&["valkyrie"]), "torpedoes");
    rig.play("target:valkyrie-1 6");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "once in the phase, not again in the Slow stage");
}

#[test]
fn rule_12_2_the_heavy_cannons_spare_damage_goes_on() {
    let board = || {
        Board::enemies(&["skadi-squadron", "valkyrie", "valkyrie"])
            .with(enemy_side("valkyrie", |side| (side.hull, side.shield) = (1, 1)))
    };
    let mut rig = weapons(board(), "heavy-cannon-battery");
    rig.roll(&[6]).play("target:valkyrie-1 6");
    assert_eq!((rig.enemy("valkyrie-1"), rig.kind()), ((0, 0), "target".to_owned()));
    assert_eq!(rig.offers(), ["target:skadi-squadron-1", "target:valkyrie-2"], "any that is afloat");
    rig.choose("target:valkyrie-2");
    assert_eq!(rig.enemy("valkyrie-2"), (0, 0), "the two points to spare, at the shield first");
    let mut rig = weapons(board().with(enemy_side("skadi-squadron", |side| side.hull = 4)), "heavy-cannon-battery");
    rig.roll(&[6]).play("target:skadi-squadron-1 6");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "4 Hull leave nothing over");
    let mut rig = fight(board());
    plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6]).play("target:valkyrie-1 6");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "not on the basic side");
}

#[test]
fn rule_12_2_the_superweapon_sweeps_all_that_is_slow() {
    let mut rig = weapons(Board::enemies(&["skadi-squadron", "valkyrie", "valkyrie"]), "superweapon");
    rig.roll(&[6]);
    assert!(matches!(rig.request().why, Why::Attack { .. }), "nothing to aim");
    rig.roll(&[6, 1]);
    assert_eq!(
        (rig.enemy("valkyrie-1"), rig.enemy("valkyrie-2"), rig.enemy("skadi-squadron-1").0),
        ((0, 1), (4, 1), 3)
    );
    let mut rig = weapons(Board::enemies(&["skadi-squadron", "skadi-squadron"]), "superweapon");
    rig.roll(&[6, 6]);
    assert_eq!(rig.offers(), ["target:skadi-squadron-1", "target:skadi-squadron-2"], "with no Slow one, at a Fast one");
    rig.play("target:skadi-squadron-2 6");
    assert_eq!((rig.enemy("skadi-squadron-1").0, rig.enemy("skadi-squadron-2").0), (3, 0));
}

#[test]
fn rule_12_2_escort_covers_two_attacks_on_whomever() {
    let mut rig = hangar(&["skadi-squadron", "valkyrie", "valkyrie"], "escort");
    rig.play("target:valkyrie-1 target:valkyrie-1 1 1");
    assert!(matches!(rig.request().why, Why::Prey { .. }));
    rig.roll(&[1, 1]);
    assert_eq!(rig.fighter_damage("rigger") + rig.fighter_damage("skadi"), 0, "the first, on a ship");
    rig.roll(&[1, 1]);
    assert_eq!(rig.happened(|event| matches!(event, Event::AttackIgnored { .. })), 2, "the second, on the Ironclad");
    assert_eq!(rig.request().why, Why::DamageControl, "the third hits");
}

#[test]
fn rule_8_11_the_basic_escort_does_not_cover_ships() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("escort", "noriko")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 1 1");
    assert_eq!(rig.fighter_damage("skadi"), 1);
    rig.roll(&[1]);
    assert_eq!(rig.happened(|event| matches!(event, Event::AttackIgnored { .. })), 1);
}

#[test]
fn rule_12_2_wingman_helps_every_ship() {
    let mut rig = hangar(&["valkyrie"], "wingman");
    rig.play("target:valkyrie-1 target:valkyrie-1");
    assert_eq!(rig.adds(), 2 + 1, "nobody is named; the Rigger, flown by Thaddeus");
    assert_eq!(rig.roll(&[1]).adds(), 2 + 1, "the Skadi, flown by Wrathe");
}

#[test]
fn rule_12_2_squadron_orders_pass_shields_by() {
    let mut rig = hangar(&["valkyrie"], "squadron-orders");
    rig.play("target:valkyrie-1 target:valkyrie-1 target:valkyrie-1 target:valkyrie-1 6 6 1 1");
    assert_eq!(rig.enemy("valkyrie-1"), (2, 1), "twice, and the shield stands");
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("squadron-orders", "noriko")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 target:valkyrie-1 6 6");
    assert_eq!(rig.enemy("valkyrie-1"), (3, 0), "not so on the basic side");
}

#[test]
fn rule_12_2_all_out_sortie_tires_nobody() {
    let mut rig = hangar(&["valkyrie"], "all-out-sortie");
    let shots = "target:valkyrie-1 ".repeat(4);
    rig.play(&format!("{shots} 1 1 1 1 {shots} 1 1 1 1 6"));
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 target:valkyrie-1 1 1 6");
    assert_eq!((rig.in_combat(), rig.table().sections[2]), (false, 1));
    assert_eq!([rig.status("wrathe"), rig.status("thaddeus")], [Status::Ready; 2]);
}

#[test]
fn rule_12_2_every_upgraded_card_changes_two_orders_in_kind() {
    use ironclad_game::content::order::OrderSide;
    let content = crate::rig::content();
    // The same but for its numbers.
    let kind = |side: &OrderSide| {
        let text = format!("{side:?}");
        text.chars().filter(|letter| !letter.is_ascii_digit()).collect::<String>()
    };
    for system in System::ALL {
        let orders = content.orders.iter().filter(|(_, order)| order.system == system);
        let changed = orders.filter(|(_, order)| kind(&order.basic) != kind(&order.upgraded)).count();
        assert!(changed >= 2, "{system}");
    }
}

#[test]
fn rule_12_2_upgraded_weapons_hit_harder() {
    let sturdy =
        || Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| (side.hull, side.shield) = (9, 0)));
    let left = |edition: Edition, order: &str| {
        let mut rig = weapons(sturdy().edition(edition), order);
        rig.play("target:valkyrie-1 6").enemy("valkyrie-1").0
    };
    for (order, basic, upgraded) in [("torpedoes", 2, 3), ("heavy-cannon-battery", 3, 4), ("broadside", 2, 3)] {
        let mut rig = fight(sturdy());
        plan(&mut rig, [("-", "gabriel"), (order, "thaddeus"), ("-", "-")], &[]);
        if order == "broadside" {
            rig.roll(&[6]);
        } else {
            rig.play("target:valkyrie-1 6");
        }
        assert_eq!(9 - rig.enemy("valkyrie-1").0, basic, "{order}");
        if order == "broadside" {
            let mut rig = weapons(sturdy(), order);
            assert_eq!(9 - rig.roll(&[6]).enemy("valkyrie-1").0, upgraded, "{order}");
        } else {
            assert_eq!(9 - left(Edition::Second, order), upgraded, "{order}");
            assert_eq!(9 - left(Edition::First, order), basic, "{order}, in the first edition");
        }
    }
}
