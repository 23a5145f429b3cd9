//! Space combat: damage, speed, sorties, tactics, and how it ends.

use ironclad_game::content::ship::Prey;
use ironclad_game::engine::Outcome;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::combat::{Phase, Stage};
use ironclad_game::engine::event::CombatResult;

use crate::rig::{Board, drift, enemy_side, fight, more_fighters, plan, results, sortie};

#[test]
fn rule_8_6_shields_fall_first_and_do_not_come_back() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.enemy("valkyrie-1"), (3, 0));
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.enemy("valkyrie-1"), (1, 0));
}

#[test]
fn rule_8_6_damage_to_the_ironclad_is_rolled_point_by_point() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| side.damage = 4)));
    drift(&mut rig);
    rig.roll(&[1]);
    let before = rig.marks();
    rig.roll(&[1, 3, 5]);
    assert_eq!(rig.changes(&before), "hull -1, bridge +1, reactor +1", "one for the shields");
}

#[test]
fn rule_8_6_a_disabled_ship_waits_for_repair() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]).start("salvage", 3));
    rig.tune(|table| table.fighters[0].damage = 1);
    sortie(&mut rig, ("-", "-"));
    rig.play("target:valkyrie-1 1 1 6");
    assert_eq!(rig.fighter_damage("skadi"), 2);
    rig.play("no-order hero:xavier no-order");
    assert!(!rig.offered("sortie:skadi") && !rig.offered("order:wingman") && !rig.offered("order:escort"));
    rig.play("no-order done confirm");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "she neither attacks nor is attacked");
    rig.roll(&[6, 6]);
    assert_eq!((results(&rig), rig.fighter_damage("skadi")), (vec![CombatResult::Draw], 2), "the damage stays");
    rig.promote("daisuke").play("ability:daisuke repair:skadi");
    assert!(!rig.game.view().disabled(rig.table().fighters[0].fighter), "one point makes her fly (ruling 30)");
}

#[test]
fn rule_8_6_a_disabled_ship_is_not_launched() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.tune(|table| table.fighters[0].damage = 2);
    rig.play("no-order hero:gabriel no-order no-order");
    assert_eq!(rig.offers(), ["done", "change:bridge", "change:weapons"]);
}

#[test]
fn rule_8_7_fast_ships_attack_before_slow_ones() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    sortie(&mut rig, ("torpedoes", "thaddeus"));
    assert_eq!(rig.table().combat.as_ref().and_then(|combat| combat.stage), Some(Stage::Fast));
    rig.play("target:valkyrie-1 1 6");
    assert_eq!(rig.table().combat.as_ref().and_then(|combat| combat.stage), Some(Stage::Slow));
    rig.play("target:valkyrie-1 1");
    assert!(matches!(rig.request().why, Why::Evasion { enemy } if enemy.id(rig.game.names()) == "valkyrie-1"));
}

#[test]
fn rule_8_8_pilots_come_from_the_hangar_and_give_no_orders() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("no-order hero:gabriel no-order no-order sortie:skadi");
    assert_eq!(rig.offers(), ["hero:noriko", "hero:wrathe"]);
    rig.play("hero:wrathe done confirm target:valkyrie-1 1 6 no-order hero:xavier no-order order:wingman");
    assert_eq!(rig.offers(), ["hero:noriko"], "Wrathe flies on");
}

#[test]
fn rule_8_8_she_who_gave_an_order_does_not_fly_in_the_same_combat() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("hangar", &["noriko", "wrathe"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("escort", "noriko")], &[("skadi", "wrathe")]);
    assert_eq!(rig.table().combat.as_ref().map(|combat| combat.launched.len()), Some(1));
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("hangar", &["noriko"]));
    rig.play("no-order hero:gabriel no-order");
    assert!(!rig.offered("order:escort") && !rig.offered("order:wingman"), "nobody would be left to fly");
    rig.play("no-order sortie:skadi hero:noriko");
    assert_eq!(rig.offers(), ["done", "change:bridge", "change:weapons"]);
}

#[test]
fn rule_8_8_a_ship_sorties_once_and_stays_out() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    sortie(&mut rig, ("-", "-"));
    rig.play("target:valkyrie-1 1 6 no-order hero:xavier no-order no-order");
    assert!(!rig.offered("sortie:skadi"));
    rig.play("done confirm");
    assert_eq!(rig.kind(), "target", "she attacks in the Close phase too");
}

#[test]
fn rule_8_8_a_ship_may_be_launched_in_the_close_phase() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    drift(&mut rig);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    assert_eq!(rig.kind(), "target");
}

/// Three ships in the hangar, all heroes but Gabriel to fly them.
fn wing(enemies: &[&str]) -> Board {
    let board = Board::enemies(enemies).with(|content| more_fighters(content, &["adder", "marten"]));
    let board = board.fighters(&["adder", "marten", "skadi"]).squad("weapons", &[]);
    board.squad("bridge", &["gabriel"]).squad("hangar", &["wrathe", "noriko", "thaddeus", "daisuke"])
}

#[test]
fn rule_8_8_bays_limit_what_goes_out_but_never_what_is_out() {
    let launch = |damage: u8| {
        let mut rig = fight(wing(&["valkyrie"]));
        rig.tune(|table| table.sections[2] = damage).play("no-order hero:gabriel no-order no-order");
        let mut out = 0;
        while let Some(ship) = rig.offers().into_iter().find(|offer| offer.starts_with("sortie:")) {
            let pilot = rig.choose(&ship).offers().first().cloned().expect("a pilot");
            rig.choose(&pilot);
            out += 1;
        }
        out
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(launch), [3, 3, 2, 2, 1, 1]);
    let mut rig = fight(wing(&["valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("adder", "wrathe"), ("skadi", "noriko")]);
    rig.tune(|table| table.sections[2] = 4);
    rig.choose("target:valkyrie-1").choose("target:valkyrie-1");
    assert!(matches!(rig.request().why, Why::FighterAttack { .. }), "both that are out still attack");
    rig.play("1 1 6 no-order no-order no-order");
    assert!(!rig.offered("sortie:marten"), "and the third is grounded");
}

#[test]
fn rule_8_8_the_wounded_do_not_fly() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.wound(&["wrathe", "noriko"]).play("no-order hero:gabriel no-order");
    assert_eq!(rig.offers(), ["no-order", "change:bridge", "change:weapons"]);
    rig.choose("no-order");
    assert!(!rig.offered("sortie:skadi"));
}

#[test]
fn rule_8_9_enemies_attack_as_often_as_their_card_says() {
    let board = Board::card("signatures-detected").met(&["skadi-squadron"], "elite");
    let mut rig = fight(board);
    drift(&mut rig);
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "with no fighter out, the Ironclad");
    rig.roll(&[6]);
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the second of two attacks");
    rig.roll(&[6]);
    assert_eq!(rig.table().combat.as_ref().map(|combat| combat.phase), Some(Phase::Close));
}

#[test]
fn rule_8_9_enemies_follow_their_priority() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    sortie(&mut rig, ("-", "-"));
    rig.play("target:valkyrie-1 1");
    assert!(matches!(rig.request().why, Why::FighterEvasion { .. }), "fighters first");
    rig.roll(&[6]);
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the Ironclad");
}

#[test]
fn rule_8_9_enemies_never_attack_what_their_card_says() {
    let board = Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| {
        (side.first, side.never) = (Prey::Fighters, Some(Prey::Ironclad));
    }));
    let mut rig = fight(board);
    drift(&mut rig);
    assert_eq!(rig.kind(), "combat-plan", "nobody is out: it holds its fire");
}

#[test]
fn rule_8_9_equal_targets_are_rolled_for() {
    for (face, hit) in [(1, "adder"), (2, "adder"), (3, "marten"), (4, "marten"), (5, "skadi"), (6, "skadi")] {
        let mut rig = fight(wing(&["skadi-squadron"]));
        let pilots = [("adder", "wrathe"), ("marten", "noriko"), ("skadi", "thaddeus")];
        plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &pilots);
        let shots = "target:skadi-squadron-1 ".repeat(3);
        rig.play(&shots).roll(&[1, 1, 1]);
        assert!(matches!(rig.request().why, Why::Prey { .. }));
        assert!(rig.request().against.is_none(), "a plain die");
        rig.roll(&[face, 1]);
        assert_eq!(rig.fighter_damage(hit), 1, "at {face}");
    }
}

#[test]
fn rule_8_10_victory_is_over_the_slow_enemies() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6]).play("target:valkyrie-1 6 6");
    assert_eq!(results(&rig), [CombatResult::Victory], "with the squadron left");
}

#[test]
fn rule_8_10_victory_in_the_fast_stage_ends_the_combat_with_it() {
    let weak = enemy_side("valkyrie", |side| (side.hull, side.shield) = (1, 0));
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]).with(weak));
    sortie(&mut rig, ("torpedoes", "thaddeus"));
    rig.play("target:valkyrie-1 6");
    assert!(matches!(rig.request().why, Why::FighterEvasion { .. }), "what attacks in the stage still does");
    rig.roll(&[6]);
    assert_eq!(results(&rig), [CombatResult::Victory], "the Slow stage is not fought");
    assert_eq!(rig.table().ammo, 3, "though its torpedo is spent");
}

#[test]
fn rule_8_10_without_slow_enemies_the_fast_ones_count() {
    let weak = enemy_side("skadi-squadron", |side| side.hull = 1);
    let mut rig = fight(Board::enemies(&["skadi-squadron", "skadi-squadron"]).with(weak));
    plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6, 6]).play("target:skadi-squadron-1 target:skadi-squadron-2 6 1");
    assert!(results(&rig).is_empty(), "one is left");
    plan(&mut rig, [("-", "xavier"), ("laser-turrets", "daisuke"), ("-", "-")], &[]);
    rig.roll(&[6]).play("target:skadi-squadron-2 target:skadi-squadron-2 6");
    assert_eq!(results(&rig), [CombatResult::Victory]);
}

#[test]
fn rule_8_10_loot_for_a_victory_alone() {
    let mut rig = fight(Board::card("signatures-detected").met(&["valkyrie"], "elite"));
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6 6");
    assert_eq!(rig.table().credits, 2);
    let mut rig = fight(Board::card("signatures-detected").met(&["valkyrie"], "elite"));
    drift(&mut rig);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Draw], 0));
}

#[test]
fn rule_8_10_defeat_outranks_victory_in_the_same_stage() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).start("hull", 1));
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6 1 5");
    assert_eq!((rig.outcome(), results(&rig)), (Some(Outcome::Lost), vec![]));
}
