//! Full Thrust through the program: whole battles by the line protocol, secrets, files, and the command line.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use full_thrust::play::FullThrust;
use ironclad::games::{Kind, WarGame};
use kernel::Game as _;
use kernel::session::{Session, verify};
use serde_json::{Value, json};

use crate::table::Line;

fn begun(scenario: &str, more: Value) -> (Line, Value) {
    let mut line = Line::new();
    let mut new = json!({ "do": "new", "game": "full-thrust", "scenario": scenario, "seed": 5 });
    new.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    let answer = line.good(&new);
    (line, answer)
}

/// The last seat that is asked: so that the seats' answers come in another order than that of the seats.
fn asked(answer: &Value) -> u64 {
    let seats = answer["decision"]["seats"].as_array().expect("seats");
    seats.last().and_then(Value::as_u64).expect("a seat")
}

/// Answers as a bot would, through the seat's own view.
fn play(line: &mut Line, answer: &Value) -> Value {
    let seat = asked(answer);
    let hint = line.good(&json!({ "do": "options", "seat": seat }));
    let suggested = hint["options"]["suggested"].as_str().expect("a suggestion");
    line.good(&json!({ "do": "choose", "option": suggested, "seat": seat }))
}

fn sample() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/format-4-full-thrust.jsonl")
}

#[test]
fn whole_battles_are_played_by_lines_and_their_files_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    for (scenario, more) in [
        ("border-patrol", json!({ "players": ["Mara", "Ines"] })),
        ("fleet-action", json!({ "preset": "full", "budget": 150 })),
        ("border-patrol", json!({ "switches": ["alternate-fire", "threshold-damage"] })),
    ] {
        let (mut line, mut answer) = begun(scenario, more);
        let mut answers = 0;
        while answer["decision"] != Value::Null {
            let words = answer["decision"]["text"].as_str().expect("words");
            assert!(!words.is_empty() && !words.contains("full-thrust-"), "{words}");
            answer = play(&mut line, &answer);
            answers += 1;
            assert!(answers < 5_000, "{scenario}: it ends");
        }
        assert!(answer["outcome"]["points"].is_array(), "{answer}");
        let path = folder.path().join(format!("{scenario}-{answers}.jsonl"));
        line.good(&json!({ "do": "save", "file": path.display().to_string() }));
        let catalogue = FullThrust::built_in().expect("sound content");
        let reading = kernel::save::read(&path).expect("a sound file");
        let verified = verify::<FullThrust>(&catalogue, &reading).expect("it can be played again");
        assert!(verified.agrees() && verified.inputs > answers, "{verified:?}");
    }
}

#[test]
fn saved_and_loaded_at_every_pause_a_battle_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("battle.jsonl").display().to_string();
    let (mut line, mut answer) = begun("border-patrol", json!({}));
    let mut taken_back = 0;
    for pause in 0..60 {
        if answer["decision"] == Value::Null {
            break;
        }
        answer = play(&mut line, &answer);
        line.good(&json!({ "do": "save", "file": file }));
        let mut other = Line::new();
        let loaded = other.good(&json!({ "do": "load", "file": file }));
        assert_eq!(loaded["decision"], answer["decision"], "pause {pause}");
        for seat in [1, 2] {
            let state = json!({ "do": "state", "seat": seat });
            assert_eq!(line.good(&state)["state"], other.good(&state)["state"], "pause {pause}, seat {seat}");
        }
        // What was planned in secret can be taken back after loading, and is planned again as it was.
        if pause % 7 == 3 {
            let before = line.good(&json!({ "do": "state", "seat": 1 }))["state"].clone();
            let undone = line.send(&json!({ "do": "undo" }));
            if undone["ok"] == true {
                line.good(&json!({ "do": "redo" }));
                assert_eq!(line.good(&json!({ "do": "state", "seat": 1 }))["state"], before, "pause {pause}");
                taken_back += 1;
            } else {
                // Only what the other side has planned since stands in the way.
                assert_eq!(undone["error"]["code"], "nothing-to-undo", "{undone}");
                assert!(answer["state"]["locked"] != json!([]), "{undone}");
            }
        }
    }
    assert!(taken_back > 3, "{taken_back}");
    assert!(answer["state"]["turn"].as_u64().expect("a turn") > 1, "the battle went on");
}

#[test]
fn a_seat_sees_nothing_of_the_others_orders_before_they_are_revealed() {
    let (mut line, mut answer) = begun("border-patrol", json!({}));
    while answer["decision"]["kind"] != "orders" {
        answer = play(&mut line, &answer);
    }
    let public = line.good(&json!({ "do": "state" }))["state"].clone();
    let theirs = line.good(&json!({ "do": "state", "seat": 1 }))["state"].clone();
    let hint = line.good(&json!({ "do": "options", "seat": 2 }));
    let ship = hint["options"]["waiting"][0].as_u64().expect("a ship");
    let order = format!("order {ship} +1");
    // It is seat 2's ship: nobody else gives her orders.
    let message = line.refused(&json!({ "do": "choose", "option": order, "seat": 1 }), "bad-request");
    assert!(message.contains("not asked"), "{message}");
    let own = line.good(&json!({ "do": "choose", "option": order, "seat": 2 }));
    assert!(own["events"][0]["plan-written"].is_object(), "who writes it sees it: {own}");
    let planned = |state: &Value| {
        let ships = state["ships"].as_array().expect("ships").clone();
        ships.into_iter().find(|other| other["id"] == ship).expect("the ship")["plan"].clone()
    };
    assert_ne!(planned(&own["state"]), "unwritten");
    for (seat, before) in [(Value::Null, &public), (json!(1), &theirs)] {
        let mut request = json!({ "do": "state" });
        if seat != Value::Null {
            request["seat"] = seat.clone();
        }
        assert_eq!(&line.good(&request)["state"], before, "seat {seat} sees no difference");
    }
    // A line without a seat shows what everybody may see.
    let again = line.good(&json!({ "do": "choose", "option": format!("order {ship} +2") }));
    assert_eq!(again["events"], json!([]), "the room hears nothing");
}

#[test]
fn what_cannot_be_begun_or_answered_is_said() {
    let mut line = Line::new();
    let new = |more: Value| {
        let mut new = json!({ "do": "new", "game": "full-thrust", "scenario": "border-patrol" });
        new.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        new
    };
    let nowhere = line.refused(&new(json!({ "scenario": "nowhere" })), "unknown-scenario");
    assert!(nowhere.contains("`border-patrol`"), "{nowhere}");
    let unknown = line.refused(&new(json!({ "switches": ["warp"] })), "bad-request");
    assert!(unknown.contains("`sensors`"), "{unknown}");
    line.refused(&new(json!({ "switches": [], "preset": "full" })), "bad-request");
    line.refused(&new(json!({ "switches": ["dummies"] })), "bad-request");
    line.refused(&new(json!({ "players": ["a", "b", "c"] })), "bad-request");
    line.refused(&new(json!({ "scenario": "fleet-action", "budget": 7 })), "bad-request");
    let (mut line, _) = begun("border-patrol", json!({}));
    line.refused(&json!({ "do": "choose", "option": "fly 1" }), "illegal-option");
    line.refused(&json!({ "do": "choose", "option": "deploy 1 0 0 3 99", "seat": 1 }), "illegal-option");
    line.refused(&json!({ "do": "options" }), "bad-request");
    line.refused(&json!({ "do": "options", "seat": 5 }), "bad-request");
    // A long line is not said back whole.
    let long = "x".repeat(100_000);
    let message = line.refused(&json!({ "do": "choose", "option": long }), "illegal-option");
    assert!(message.len() < 500, "{} bytes", message.len());
}

fn ironclad(arguments: &[&str], file: &Path) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ironclad"));
    program.args(["--language", "en"]).args(arguments).arg(file).output().expect("the program")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The sample is of a battle some turns in, with orders of one side written and not revealed.
#[test]
fn the_sample_loads_and_is_told_on_the_command_line() {
    if std::env::var_os("IRONCLAD_NEW_SAVES").is_some() {
        let (mut line, mut answer) = begun("border-patrol", json!({ "players": ["Mara", "Ines"] }));
        while answer["state"]["turn"] != 3 || answer["state"]["locked"] != json!([2]) {
            answer = play(&mut line, &answer);
        }
        std::fs::remove_file(sample()).ok();
        line.good(&json!({ "do": "save", "file": sample().display().to_string() }));
    }
    assert_eq!(Kind::of_file(&sample()), Some(Kind::FullThrust));
    let catalogue = FullThrust::built_in().expect("sound content");
    let loaded = Session::<FullThrust>::load_copy(&catalogue, &sample()).expect("it loads");
    assert_eq!((loaded.note, loaded.session.game().turn()), (None, 3));
    let told = said(&ironclad(&["replay"], &sample()));
    assert!(told.contains("Turn 2") && told.contains("All orders are in."), "{told}");
    assert!(said(&ironclad(&["replay", "--verify"], &sample())).contains("agree"));
    let page = said(&ironclad(&["export", "--to", "html"], &sample()));
    assert!(page.contains("Mara: Blue") && page.contains("Border Patrol"), "{page}");
    // What is planned and not revealed stands in no chronicle.
    let facts: Value = serde_json::from_str(&said(&ironclad(&["export", "--to", "json"], &sample()))).expect("JSON");
    let entries = facts["entries"].as_array().expect("entries");
    let last: Vec<&Value> = entries.iter().rev().take(3).collect();
    assert!(last.iter().all(|entry| entry["choice"].is_null()), "{last:?}");
    assert!(entries.iter().any(|entry| entry["choice"].is_string()));
    let report: Value = serde_json::from_str(&said(&ironclad(&["export", "--to", "report"], &sample()))).expect("JSON");
    let journal = report["journal"].to_string();
    assert!(!journal.contains("Mara") && journal.contains("full-thrust"), "no names in a report");
}

#[test]
fn bots_play_battles_and_the_stronger_wins() {
    let wish = ["simulate", "--game", "full-thrust", "--games", "4", "--bots", "strong,random", "--format", "json"];
    let output = Command::new(env!("CARGO_BIN_EXE_ironclad")).args(wish).args(["--scenario", "border-patrol"]).output();
    let report: Value = serde_json::from_str(&said(&output.expect("the program"))).expect("JSON");
    let won = |place: usize| report["bots"][place]["won"].as_u64().expect("a number");
    assert!(won(0) > won(1), "{report}");
    assert_eq!(report["cut_off"], 0);
}
