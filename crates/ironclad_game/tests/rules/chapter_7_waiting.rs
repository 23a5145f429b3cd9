//! Who waits for a later task of an operation is used for it already, and for nothing else before it (rules 6.8, 7.4, ruling
//! 121).

use ironclad_game::content::story::device::Use;
use ironclad_game::content::terms::Class;
use ironclad_game::engine::Status;
use ironclad_game::engine::query::Wanting;
use serde_json::{Value, json};

use super::chapter_7_manned::{between, crossing, waiting};
use super::rig::Rig;

#[test]
fn rule_7_4_whoever_waits_for_a_task_wards_nothing_off_before_it() {
    let offers = |waits: &str| between(json!({ "card": "sabotage" }), "operate", waits).offers();
    assert_eq!(offers("thaddeus"), ["hero:daisuke", "hero:noriko", "done"]);
    assert_eq!(offers("noriko"), ["hero:daisuke", "done"], "she waits for the safe");
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_goes_on_no_expedition_before_it() {
    let found = |waits: &str| {
        let board = crossing(json!({ "card": "derelict-ship" }), "operate");
        waiting(board.squad("hangar", &["jabulile", "noriko"]), waits)
    };
    assert_eq!(found("jabulile").offers(), ["skip"], "nobody else is a Pilot");
    let mut wreck = found("noriko");
    assert_eq!(wreck.offers(), ["attempt", "skip"]);
    wreck.play("attempt hero:jabulile");
    assert_eq!(wreck.offers(), ["hero:daisuke", "done"], "she waits for the safe");
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_talks_no_trader_down_before_it() {
    let trading = |skill: &str, waits: &str| {
        let mut rig = between(json!({ "card": "trading-outpost" }), skill, waits);
        rig.choose("attempt");
        rig
    };
    assert!(trading("operate", "noriko").offered("hero:xavier"));
    let rig = trading("leadership", "xavier");
    assert!(rig.offered("buy:salvage") && !rig.offered("hero:xavier"), "{:?}", rig.offers());
}

/// A choice between, whose options are these.
fn toll(options: Value, waits: &str) -> Rig {
    let board = crossing(json!({ "choose": "toll" }), "operate");
    waiting(board.set("/story/choices", json!({ "toll": { "options": options } })), waits)
}

#[test]
fn rule_7_4_no_option_is_paid_for_by_those_who_wait_for_a_task() {
    let climb = json!({ "id": "climb", "uses": [{ "class": "specialist" }], "do": [] });
    let options = json!([climb.clone(), { "id": "walk", "do": [] }]);
    assert_eq!(toll(options.clone(), "thaddeus").offers(), ["option:climb", "option:walk"]);
    let rig = toll(options, "noriko");
    assert_eq!(rig.offers(), ["option:walk"], "nobody else is a Specialist");
    let what = Use::Class(Class::Specialist);
    assert_eq!(rig.game.view().wanting(&[], &[what]), Some(Wanting::Use(what)));
    assert!(toll(json!([climb]), "noriko").is_rolling(), "where nothing else is open, nothing is asked (ruling 100)");
}

#[test]
fn rule_7_4_of_several_who_are_exhausted_for_an_option_nobody_waits_for_a_task() {
    let mut rig = toll(json!([{ "id": "haul", "uses": [{ "any": 2 }], "do": [] }]), "noriko");
    rig.play("option:haul hero:daisuke");
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:thaddeus", "hero:wrathe", "hero:xavier"]);
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_uses_no_ability_before_it() {
    let lost = |waits: &str| between(json!({ "lose-crew": 1 }), "operate", waits);
    assert_eq!(lost("noriko").offers(), ["ability:thaddeus", "pass"], "he is free");
    assert!(lost("thaddeus").is_rolling(), "he waits for the safe");
}

#[test]
fn rule_8_3_no_order_is_paid_for_by_an_engineer_who_waits_for_a_task() {
    let engineers = |waits: &str| between(json!({ "exhaust": 1 }), "operate", waits).game.view().engineers().count();
    assert_eq!([engineers("thaddeus"), engineers("daisuke")], [1, 0]);
}

#[test]
fn rule_7_4_a_demand_falls_on_those_who_wait_for_a_task_only_where_nobody_else_is_left() {
    let mut rig = between(json!({ "exhaust": 1 }), "operate", "noriko");
    let others = ["daisuke", "gabriel", "thaddeus", "wrathe", "xavier"];
    assert_eq!(rig.offers(), others.map(|hero| format!("hero:{hero}")));
    rig.wound(&others);
    assert_eq!(rig.offers(), ["hero:noriko"]);
    rig.choose("hero:noriko");
    assert_eq!(rig.status("noriko"), Status::Wounded, "she was Exhausted");
    assert_eq!((rig.is_rolling(), rig.adds()), (true, 3), "and is on her task all the same");
}

#[test]
fn rule_7_4_a_wound_falls_on_those_who_wait_for_a_task_as_on_anybody() {
    assert!(between(json!({ "wound": 1 }), "operate", "noriko").offered("hero:noriko"));
}

#[test]
fn rule_7_4_whoever_has_made_her_task_is_free_again() {
    let mut rig = between(json!({ "pay": 1 }), "operate", "noriko");
    let waits = |rig: &Rig| rig.game.view().waits(rig.hero("noriko"));
    assert!(rig.is_rolling() && !waits(&rig), "it is her turn");
    rig.roll(&[5]);
    assert!(rig.game.view().free().any(|free| free.hero == rig.hero("noriko")));
}
