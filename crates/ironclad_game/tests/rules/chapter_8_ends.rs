//! What the end of a phase and of a combat brings, and what shields take (rules 6.6, 8.1, 8.6, 8.10, 10.6).

use ironclad_game::engine::Event;
use ironclad_game::engine::event::CombatResult;
use serde_json::json;

use crate::rig::{Board, Rig, drift, fight, plan, results};

fn met(ships: &[&str]) -> Rig {
    fight(Board::enemies(ships).without(&["thaddeus"]))
}

/// The Close phase, drifted through.
fn close(rig: &mut Rig) {
    plan(rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    evade(rig);
}

/// All that is fired misses.
fn evade(rig: &mut Rig) {
    while rig.is_rolling() {
        rig.roll(&[6]);
    }
}

#[test]
fn rule_10_6_an_enforcer_sunk_in_a_drawn_combat_is_not_boarded() {
    let mut rig = met(&["cormac-enforcer", "mercenary"]);
    rig.tune(|table| {
        for enemy in &mut table.combat.as_mut().expect("a combat").enemies {
            (enemy.hull, enemy.shield) = (1, 0);
        }
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play("target:cormac-enforcer-1 6");
    evade(&mut rig);
    assert_eq!(rig.enemy("cormac-enforcer-1").0, 0);
    close(&mut rig);
    assert_eq!((results(&rig), rig.began("board-the-enforcer")), (vec![CombatResult::Draw], 0));
    assert_eq!((rig.kind().as_str(), rig.table().credits), ("action", 0), "nor is there loot");
}

/// A Petty Cash of a combat of so many phases, without its shield.
fn petty_cash(phases: u8) -> Rig {
    let rows = json!([{ "to": 6, "enemies": [{ "ship": "petty-cash" }], "phases": phases }]);
    let board = Board::enemies(&[]).without(&["thaddeus"]).set("/encounters", json!({ "federation": rows }));
    let mut rig = fight(board);
    strip(&mut rig);
    rig
}

fn strip(rig: &mut Rig) {
    rig.tune(|table| {
        for enemy in &mut table.combat.as_mut().expect("a combat").enemies {
            enemy.shield = 0;
        }
    });
}

#[test]
fn rule_8_9_a_shield_is_topped_up_between_the_long_phase_and_the_next_alone() {
    let recharged = |rig: &Rig| rig.happened(|event| matches!(event, Event::EnemyRecharged { .. }));
    let mut rig = petty_cash(1);
    drift(&mut rig);
    evade(&mut rig);
    assert_eq!((results(&rig), recharged(&rig)), (vec![CombatResult::Draw], 0), "no phase follows");
    let mut rig = petty_cash(3);
    drift(&mut rig);
    evade(&mut rig);
    assert_eq!((rig.enemy("petty-cash-1"), recharged(&rig)), ((2, 1), 1));
    strip(&mut rig);
    close(&mut rig);
    assert_eq!((rig.enemy("petty-cash-1"), recharged(&rig)), ((2, 0), 1), "a Close phase is behind, another follows");
}

#[test]
fn rule_8_6_shields_take_an_aimed_attack_too() {
    let mut rig = met(&["centenary"]);
    rig.tune(|table| table.shields = 9);
    drift(&mut rig);
    rig.roll(&[1]);
    assert_eq!(
        (rig.table().sections, rig.kind().as_str()),
        ([0; 4], "combat-plan"),
        "nothing is left to strike a section"
    );
}

/// Credits after a victory in the Long phase in which Yasemin has flown, and whether her ship came to grief.
fn prize(disabled: bool) -> u16 {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("hangar", &["noriko", "yasemin"]));
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "daisuke"), ("-", "-")], &[("skadi", "yasemin")]);
    rig.play("target:valkyrie-1 1 target:valkyrie-1");
    if disabled {
        rig.tune(|table| table.fighters[0].damage = 9);
    }
    rig.roll(&[6]);
    evade(&mut rig);
    assert_eq!(results(&rig), [CombatResult::Victory]);
    rig.table().credits
}

#[test]
fn rule_6_6_yasemin_takes_her_share_of_a_victory_out_of_a_cockpit_while_her_ship_flies() {
    assert_eq!((prize(false), prize(true)), (2, 0));
}
