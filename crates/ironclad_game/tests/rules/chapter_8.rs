//! Space combat: its course, the plan, attack and evasion. Ships and orders have modules of their own.

use ironclad_game::content::edition::Edition;
use ironclad_game::content::intel::Body;
use ironclad_game::content::phases::Phases;
use ironclad_game::content::ship::{Loot, Prey};
use ironclad_game::content::terms::System;
use ironclad_game::content::{Content, Id, IntelId, ModuleId};
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Board, Rig, drift, edited, enemy_side, fight, plan, results, sortie};

const NOTHING: [(&str, &str); 3] = [("-", "-"), ("-", "-"), ("-", "-")];

#[test]
fn rule_8_1_two_phases_each_with_a_fast_and_a_slow_stage() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    drift(&mut rig);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    let course: Vec<String> = rig
        .events
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { phase } => Some(<&str>::from(*phase).to_owned()),
            Event::StageBegan { stage } => Some(<&str>::from(*stage).to_owned()),
            _ => None,
        })
        .collect();
    assert_eq!(course, ["long", "fast", "slow", "close", "fast", "slow"]);
}

#[test]
fn rule_8_1_the_plan_is_open_until_it_is_confirmed() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("order:evasive-pattern hero:gabriel order:torpedoes hero:thaddeus no-order sortie:skadi hero:wrathe done");
    assert_eq!(rig.offers(), ["confirm", "change:bridge", "change:weapons", "change:hangar"]);
    rig.choose("change:hangar");
    assert!(rig.offered("no-order") && rig.table().combat.as_ref().is_some_and(|combat| combat.sorties.is_empty()));
    rig.play("no-order done change:weapons no-order confirm");
    assert_eq!(rig.table().ammo, 4, "nothing of what was taken back is paid");
    assert_eq!(rig.game.view().ordered_evasion(), 1, "what was not stands");
}

#[test]
fn rule_8_1_what_is_destroyed_in_a_stage_still_attacks_in_it() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.enemy("valkyrie-1").0, 0);
    assert!(matches!(rig.request().why, Why::Evasion { .. }));
    rig.roll(&[1, 1, 1]);
    assert_eq!((rig.table().sections[0], results(&rig)), (2, vec![CombatResult::Victory]), "shields were down");
}

#[test]
fn rule_8_1_enemies_choose_among_those_out_as_the_stage_began() {
    // The first squadron disables the Skadi; the second's attack was at her too, and is no attack on the Ironclad.
    let mut rig = fight(Board::enemies(&["skadi-squadron", "skadi-squadron", "valkyrie"]));
    rig.tune(|table| table.fighters[0].damage = 1);
    sortie(&mut rig, ("-", "-"));
    rig.play("target:valkyrie-1 1 1");
    assert_eq!(rig.fighter_damage("skadi"), 2);
    assert!(matches!(rig.request().why, Why::Evasion { enemy } if enemy.id(rig.game.names()) == "valkyrie-1"));
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    rig.tune(|table| table.fighters[0].damage = 1);
    sortie(&mut rig, ("-", "-"));
    rig.play("target:valkyrie-1 1 1 6");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "with her gone, the next stage's is");
}

#[test]
fn rule_8_1_targets_are_named_before_the_dice_and_dice_fall_in_order() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("all-out-sortie", "noriko")], &[("skadi", "wrathe")]);
    rig.choose("target:valkyrie-1");
    assert_eq!(rig.kind(), "target", "both shots of the stage");
    rig.choose("target:skadi-squadron-1");
    assert!(matches!(rig.request().why, Why::FighterAttack { .. }));
    rig.roll(&[1, 1]);
    assert!(matches!(rig.request().why, Why::FighterEvasion { .. }), "then our evasions");
    rig.roll(&[6]);
    assert_eq!(rig.kind(), "target", "then the next stage's targets");
}

#[test]
fn rule_8_1_a_shot_at_a_sunk_ship_is_moot() {
    let weak = enemy_side("skadi-squadron", |side| side.hull = 1);
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]).with(weak));
    plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6]).play("target:skadi-squadron-1 target:skadi-squadron-1 6");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the second roll is not made");
}

#[test]
fn rule_8_2_one_order_by_one_hero_of_the_squad() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.choose("order:evasive-pattern");
    assert_eq!(
        (rig.decision().system, rig.offers()),
        (Some(System::Bridge), vec!["hero:gabriel".into(), "hero:xavier".into()])
    );
    rig.choose("hero:gabriel");
    assert_eq!(rig.decision().system, Some(System::Weapons), "one order is all");
    rig.choose("order:torpedoes");
    assert_eq!(rig.offers(), ["hero:daisuke", "hero:thaddeus"]);
}

#[test]
fn rule_8_2_assigned_in_long_is_not_assigned_in_close() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 6 no-order");
    assert_eq!(rig.offers(), ["hero:xavier"], "nor for the helm alone");
    rig.play("hero:xavier order:torpedoes");
    assert_eq!(rig.offers(), ["hero:daisuke"]);
}

#[test]
fn rule_8_2_without_a_hero_there_is_no_order() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("weapons", &["thaddeus"]));
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 6 no-order hero:xavier");
    assert_eq!(rig.offers(), ["no-order", "change:bridge"]);
}

#[test]
fn rule_8_3_complex_orders_once_a_combat_heroic_ones_once_a_scenario() {
    let board = Board::card("signatures-detected").token("1a-nebula", "signatures-detected").without(&["xavier"]);
    let mut rig = board.squad("bridge", &["gabriel", "wrathe"]).met(&["valkyrie"], "regular").begin();
    rig.enter().play("attempt order:daring-manoeuvre hero:gabriel order:superweapon hero:thaddeus no-order done");
    rig.play("confirm 4 target:valkyrie-1 1 6");
    assert!(!rig.offered("order:daring-manoeuvre") && rig.offered("order:evasive-pattern"));
    rig.play("no-order hero:wrathe");
    assert!(!rig.offered("order:superweapon") && rig.offered("order:laser-turrets"));
    rig.play("no-order no-order done confirm 6");
    assert!(!rig.in_combat());
    rig.play("move:1a-nebula attempt");
    assert!(rig.offered("order:daring-manoeuvre"), "another combat");
    rig.play("no-order hero:gabriel");
    assert!(!rig.offered("order:superweapon") && rig.offered("order:heavy-cannon-battery"), "the same scenario");
}

#[test]
fn rule_8_3_an_order_needs_its_energy_and_ammo() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).start("ammo", 0));
    rig.tune(|table| table.energy = 2);
    assert!(rig.offered("order:daring-manoeuvre"));
    rig.play("order:daring-manoeuvre hero:gabriel");
    let orders = ["order:laser-turrets", "order:heavy-cannon-battery", "order:broadside", "no-order", "change:bridge"];
    assert_eq!(rig.offers(), orders, "no Ammo, and 1 energy is left for 3");
    rig.play("order:heavy-cannon-battery hero:thaddeus");
    assert!(!rig.offered("order:squadron-orders"), "none is left");
}

#[test]
fn rule_8_4_an_attack_lands_at_evasion_or_above_or_by_a_six() {
    let lands = |face: u8, evasion: u8| {
        let board = Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| side.evasion = evasion));
        let mut rig = fight(board);
        plan(&mut rig, [("-", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[]);
        rig.choose("target:valkyrie-1").roll(&[face]);
        rig.enemy("valkyrie-1") != (4, 1)
    };
    assert!(lands(2, 4) && !lands(2, 5), "2 + 2");
    assert!(lands(6, 20) && !lands(1, 0), "rule 7.2");
}

#[test]
fn rule_8_4_evasion_is_rolled_against_accuracy() {
    let evaded = |face: u8, accuracy: u8| {
        let board = Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| side.accuracy = accuracy));
        let mut rig = fight(board);
        drift(&mut rig);
        rig.roll(&[face]);
        rig.happened(|event| matches!(event, Event::EnemyShotDecided { evaded: true, .. })) == 1
    };
    assert!(evaded(3, 5) && !evaded(3, 6), "3 + Piloting 2");
    assert!(evaded(6, 20) && !evaded(1, 0), "rule 7.2");
}

#[test]
fn rule_8_4_system_damage_and_energy_count() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.tune(|table| (table.sections, table.energy) = ([2, 4, 0, 0], 2));
    plan(&mut rig, [("firing-solution", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.choose("target:valkyrie-1");
    assert_eq!(rig.adds(), 2, "a launched ship has her pilot's and her own figures alone");
    rig.roll(&[1]).choose("target:valkyrie-1");
    assert_eq!(rig.adds(), 2 + 1 - 2 - 1, "Operate, Firing Solution, Weapons crippled, targeting down");
    rig.roll(&[1]);
    assert_eq!(rig.adds(), 2 - 1 - 1, "Piloting, Bridge damaged, third energy space");
}

#[test]
fn rule_8_5_the_helm_is_assigned_without_an_order_too() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.choose("no-order");
    assert_eq!((rig.kind().as_str(), rig.offers().len()), ("hero", 2));
    rig.choose("hero:xavier");
    plan_rest(&mut rig);
    assert_eq!(rig.adds(), 0, "Xavier has no Piloting");
}

/// Weapons and Hangar do nothing, and the plan is confirmed.
fn plan_rest(rig: &mut Rig) {
    rig.play("no-order no-order done confirm");
}

#[test]
fn rule_8_5_with_nobody_at_the_helm_piloting_is_zero() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("bridge", &["gabriel"]));
    drift(&mut rig);
    assert_eq!(rig.adds(), 2);
    rig.roll(&[6]);
    plan(&mut rig, NOTHING, &[]);
    assert_eq!(rig.adds(), 0, "Gabriel was assigned in the Long phase (ruling 29)");
}

#[test]
fn rule_8_5_an_order_stands_though_its_hero_is_wounded() {
    let mut rig = fight(Board::enemies(&["valkyrie", "valkyrie"]).squad("bridge", &["thaddeus", "gabriel"]));
    rig.exhaust(&["thaddeus"]);
    plan(&mut rig, [("evasive-pattern", "thaddeus"), ("-", "-"), ("-", "-")], &[]);
    assert_eq!(rig.adds(), 1);
    rig.roll(&[1]);
    assert_eq!(rig.adds(), 1, "the second's");
    rig.play("1 6 ability:thaddeus pass");
    assert_eq!(rig.status("thaddeus"), Status::Wounded);
    assert_eq!(rig.game.view().ordered_evasion(), 1);
}

#[test]
fn rule_8_5_launched_ships_use_their_pilots_skills_and_their_own_bars() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    sortie(&mut rig, ("-", "-"));
    rig.choose("target:skadi-squadron-1");
    assert_eq!((rig.adds(), rig.against().reach), (3, Some(5)), "Operate 2, +1 against fighters");
    rig.roll(&[1]);
    assert_eq!((rig.adds(), rig.against().reach), (3, Some(6)), "Piloting 1, +1, +1 against fighters; 5 and 1 at ours");
    let mut rig = fight(Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| side.first = Prey::Fighters)));
    sortie(&mut rig, ("-", "-"));
    rig.choose("target:valkyrie-1");
    assert_eq!((rig.adds(), rig.against().reach), (2, Some(4)), "no fighter");
    rig.roll(&[1]);
    assert_eq!((rig.adds(), rig.against().reach), (2, Some(5)));
}

#[test]
fn rule_8_9_gear_and_modules_may_be_loot() {
    let rich = |content: &mut Content| {
        let module = ModuleId::find(&content.names, "capacitor-bank");
        enemy_side("valkyrie", move |side| {
            (side.hull, side.shield) = (1, 0);
            side.loot = Loot { credits: 2, gear: 1, module, ..Loot::default() };
        })(content);
    };
    let sunk = |edition: Edition| {
        let mut rig = fight(Board::enemies(&["valkyrie"]).with(rich).edition(edition));
        plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[]);
        rig.play("target:valkyrie-1 6");
        rig
    };
    let mut rig = sunk(Edition::Second);
    if rig.is_rolling() {
        rig.roll(&[6]);
    }
    assert_eq!(results(&rig), [CombatResult::Victory]);
    rig.play("draw:felt-soles gear:felt-soles:gabriel");
    assert_eq!((rig.table().credits, rig.table().gear.len()), (2, 1));
    let mut before = sunk(Edition::First);
    if before.is_rolling() {
        before.roll(&[6]);
    }
    assert_eq!((before.table().credits, before.table().gear.len(), before.kind().as_str()), (2, 0, "action"));
}

#[test]
fn rule_8_1_a_card_may_say_how_many_phases_there_are() {
    let fought = |phases: u8, edition: Edition| {
        let board = Board::card("enemy-outpost").edition(edition).with(move |content| {
            let outpost = IntelId::find(&content.names, "enemy-outpost");
            content.intel = edited(&content.intel, outpost, |card| {
                if let Body::Combat(battle) = &mut card.body {
                    battle.phases = Phases(phases);
                }
            });
        });
        let mut rig = fight(board);
        for phase in 0..9 {
            if !rig.in_combat() {
                return phase;
            }
            let helm = if phase % 2 == 0 { "gabriel" } else { "xavier" };
            plan(&mut rig, [("-", helm), ("-", "-"), ("-", "-")], &[]);
            while rig.is_rolling() {
                rig.roll(&[6]);
            }
        }
        9
    };
    assert_eq!([1, 2, 3, 4].map(|phases| fought(phases, Edition::Second)), [1, 2, 3, 4]);
    assert_eq!(fought(3, Edition::First), 2, "always two in the first edition");
}
