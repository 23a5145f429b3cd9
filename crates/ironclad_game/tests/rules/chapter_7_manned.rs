//! Who has been assigned to a later task of an operation, and waits for its die (rule 7.4).

use ironclad_game::engine::Status;
use serde_json::{Value, json};

use super::chapter_11_story::{board, end_turn};
use super::rig::{Board, Rig};

/// An operation at Europa: these checks, one after the other, of which the gate names these later tasks and the yard those.
fn operation(checks: &[&str], gate: Value, yard: Value) -> Board {
    let beats: Vec<Value> = checks.iter().map(|check| json!({ "check": check })).collect();
    board(json!({
        "offers": { "breach": { "when": { "at": "europa" }, "do": beats } },
        "checks": {
            "gate": { "skills": ["combat"], "difficulty": 8, "lost": [], "tasks": gate },
            "yard": { "skills": ["diplomacy"], "difficulty": 6, "lost": [], "tasks": yard },
            "safe": { "skills": ["operate"], "difficulty": 6, "lost": [] },
            "cell": { "skills": ["diplomacy"], "difficulty": 6, "lost": [] }
        }
    }))
}

#[test]
fn rule_7_4_whoever_waits_for_her_task_is_not_used_again_by_a_check_before_it() {
    let mut rig = operation(&["gate", "yard", "safe"], json!([{ "check": "safe" }]), json!([])).begin();
    rig.play("offer:breach hero:gabriel done hero:noriko done 5 hero:xavier done");
    assert!(rig.is_rolling(), "nobody is asked to keep her from a wound");
    assert_eq!([rig.status("noriko"), rig.status("xavier")], [Status::Exhausted; 2]);
    rig.roll(&[5]);
    assert_eq!((rig.is_rolling(), rig.adds()), (true, 3), "and now it is Noriko's turn");
}

#[test]
fn rule_7_4_a_task_that_a_second_check_names_too_is_manned_anew() {
    let safe = json!([{ "check": "safe" }]);
    let mut rig = operation(&["gate", "yard", "safe", "safe"], safe.clone(), safe).begin();
    rig.play("offer:breach hero:gabriel done hero:noriko done 5 hero:xavier done");
    assert_eq!(rig.kind(), "hero", "no die is rolled before its heroes are assigned");
    assert!(rig.offered("hero:daisuke") && rig.offered("hero:noriko"), "a task has one party, and she is free again");
    rig.play("hero:daisuke done");
    assert!(rig.is_rolling(), "nobody is asked to keep her from a wound");
    assert_eq!(["noriko", "daisuke"].map(|hero| rig.status(hero)), [Status::Exhausted; 2]);
    rig.roll(&[5]);
    assert_eq!((rig.is_rolling(), rig.adds()), (true, 1), "now it is Daisuke's turn");
    rig.roll(&[5]);
    assert_eq!(rig.kind(), "hero", "and nobody is on the safe when it comes once more");
}

#[test]
fn rule_7_4_an_operation_that_is_tried_again_is_manned_anew() {
    let mut rig = operation(&["gate", "gate", "safe"], json!([{ "check": "safe" }]), json!([])).begin();
    rig.play("offer:breach hero:gabriel done hero:noriko done 1 hero:thaddeus done");
    assert!(rig.offered("hero:noriko"), "her task never came");
    rig.play("hero:daisuke done 5");
    assert_eq!((rig.is_rolling(), rig.adds()), (true, 1));
}

/// Through the gate and to the safe, which asks this skill, while this comes between.
pub(super) fn crossing(beat: Value, skill: &str) -> Board {
    board(json!({
        "offers": { "breach": { "when": { "at": "europa" }, "do": [{ "check": "gate" }, beat, { "check": "safe" }] } },
        "checks": {
            "gate": { "skills": ["combat"], "difficulty": 8, "lost": [], "tasks": [{ "check": "safe" }] },
            "brawl": { "skills": ["combat"], "difficulty": 6, "lost": [] },
            "safe": { "skills": [skill], "difficulty": 6, "lost": [] }
        }
    }))
}

/// Gabriel has gone through the gate, and somebody waits for the safe.
pub(super) fn waiting(board: Board, waits: &str) -> Rig {
    let mut rig = board.begin();
    rig.play(&format!("offer:breach hero:gabriel done hero:{waits} done 5"));
    rig
}

/// The same, with the way between.
pub(super) fn between(beat: Value, skill: &str, waits: &str) -> Rig {
    waiting(crossing(beat, skill), waits)
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_is_not_chosen_for_a_check_before_it() {
    let mut rig = between(json!({ "check": "brawl" }), "operate", "thaddeus");
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:wrathe", "done"], "Thaddeus waits for the safe (ruling 121)");
    rig.play("hero:wrathe done 5");
    assert_eq!((rig.is_rolling(), rig.adds()), (true, 2), "which is his");
    assert_eq!(rig.status("thaddeus"), Status::Exhausted);
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_is_of_no_help_with_a_table_before_it() {
    let sickness = || json!({ "card": "sickness" });
    let mut free = between(sickness(), "operate", "thaddeus");
    free.roll(&[4]);
    assert_eq!(free.offers(), ["ability:noriko", "pass"], "she could have it rolled again");
    free.choose("pass");
    assert_eq!(free.offers(), ["hero:gabriel", "hero:xavier", "done"], "they could soften it");
    let mut noriko = between(sickness(), "operate", "noriko");
    noriko.roll(&[4]);
    assert_eq!(noriko.offers(), ["hero:gabriel", "hero:xavier", "done"], "she waits for the safe (ruling 121)");
    let mut xavier = between(sickness(), "leadership", "xavier");
    xavier.play("4 pass");
    assert_eq!(xavier.offers(), ["hero:gabriel", "done"], "and now he does");
    let mut outpost = between(json!({ "card": "friendly-outpost" }), "leadership", "xavier");
    outpost.choose("attempt");
    assert!(outpost.is_rolling(), "nobody else has Diplomacy");
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_keeps_nobody_from_a_wound_at_a_table_before_it() {
    let helped = |waits: &str| {
        let mut rig = between(json!({ "card": "friendly-outpost" }), "operate", waits);
        rig.exhaust(&["xavier"]).play("attempt hero:xavier");
        rig
    };
    assert_eq!(helped("thaddeus").offers(), ["ability:wrathe", "pass"], "Wrathe is free");
    assert!(helped("wrathe").is_rolling(), "he waits for the safe (ruling 121)");
}

#[test]
fn rule_7_4_a_table_whose_hero_waits_for_a_task_is_not_taken_on_before_it() {
    let offers = |waits: &str| between(json!({ "card": "probe" }), "operate", waits).offers();
    assert_eq!(offers("thaddeus"), ["attempt", "skip"]);
    assert_eq!(offers("noriko"), ["skip"], "nobody else is a Specialist");
}

/// Three tasks, of which Gabriel has won the first, Noriko fails the second narrowly, and this hero is on the third.
fn narrow(third: &str) -> Rig {
    let later = json!([{ "check": "safe" }, { "check": "cell" }]);
    let board = operation(&["gate", "safe", "cell"], later, json!([]));
    let mut rig = board.squad("bridge", &["gabriel", "xavier", "beatriz"]).begin();
    rig.promote("beatriz");
    rig.play(&format!("offer:breach hero:gabriel done hero:noriko done hero:{third} done 5"));
    assert_eq!((rig.against().reach, rig.adds()), (Some(6), 3), "the safe");
    rig.roll(&[2]);
    rig
}

#[test]
fn rule_7_4_whoever_waits_for_a_third_task_has_no_ability_to_spare_for_the_second() {
    assert_eq!(narrow("xavier").offers(), ["ability:beatriz", "pass"], "she is free");
    assert!(narrow("beatriz").is_rolling(), "she is on the cell, whose die is next");
}

#[test]
fn rule_7_4_later_tasks_at_a_post_are_for_those_at_the_post() {
    let mut rig = board(json!({
        "turns": 9,
        "posts": { "plant": { "at": "1a-empty-space-1", "heroes": 2, "defend": "hold" } },
        "checks": {
            "hold": { "skills": ["combat"], "difficulty": 9, "lost": [], "tasks": [{ "check": "seal" }] },
            "seal": { "skills": ["operate"], "difficulty": 9, "lost": [] }
        },
        "movers": { "wave": { "kind": "foe", "goes": { "towards": [{ "place": "1a-empty-space-1" }] } } },
        "triggers": [{ "id": "comes", "on": { "turn": 2 }, "do": [{ "send": { "mover": "wave", "to": "1a-empty-space-2" } }] }]
    }))
    .begin();
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 post:plant hero:gabriel hero:noriko end-turn");
    end_turn(&mut rig);
    assert_eq!(rig.offers(), ["hero:gabriel", "done"]);
    rig.play("hero:gabriel done");
    assert_eq!(rig.offers(), ["hero:noriko", "done"], "nobody of those aboard");
}

/// An operation with these later tasks that is lost, and one with a single later task after it, up to that task.
fn second(later: &[&str]) -> Rig {
    let easy =
        json!({ "skills": ["combat", "operate", "diplomacy", "engineering", "piloting"], "difficulty": 6, "lost": [] });
    let tasks = |of: &[&str]| of.iter().map(|check| json!({ "check": check })).collect::<Vec<Value>>();
    let with = |tasks: Vec<Value>| {
        let mut check = easy.clone();
        check["tasks"] = json!(tasks);
        check
    };
    let mut rig = board(json!({
        "offers": { "breach": { "when": { "at": "europa" }, "do": [{ "check": "gate" }, { "check": "yard" }] } },
        "checks": {
            "gate": with(tasks(later)), "yard": with(tasks(&["vault"])),
            "safe": easy, "cell": easy, "hold": easy, "vault": easy
        }
    }))
    .begin();
    rig.play("offer:breach hero:gabriel done");
    for hero in ["noriko", "xavier", "daisuke"].iter().take(later.len()) {
        rig.play(&format!("hero:{hero} done"));
    }
    rig.play("1 hero:thaddeus done skill:engineering");
    rig
}

#[test]
fn rule_7_4_tasks_that_an_operation_did_not_come_to_are_left_where_the_next_has_no_room_beside_them() {
    let mut crowded = second(&["safe", "cell", "hold"]);
    assert!(crowded.offered("hero:noriko"), "her task is left: {:?}", crowded.offers());
    crowded.play("hero:noriko done");
    let beside = second(&["safe", "cell"]);
    assert!(
        beside.offered("hero:daisuke") && !beside.offered("hero:noriko"),
        "hers may still come: {:?}",
        beside.offers()
    );
}

#[test]
fn rule_7_4_whoever_waits_for_a_task_of_one_operation_is_not_exhausted_again_by_the_next() {
    let mut rig = second(&["safe", "cell"]);
    rig.play("hero:daisuke done");
    assert!(rig.is_rolling(), "nobody is asked to keep anybody from a wound");
    assert_eq!(["noriko", "xavier", "daisuke"].map(|hero| rig.status(hero)), [Status::Exhausted; 3]);
}
