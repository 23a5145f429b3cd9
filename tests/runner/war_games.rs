//! The war games of the wardroom, through the program: the line protocol, files, and bots at play.

use std::process::Command;

use ironclad::games::Kind;
use ironclad::headless::Headless;
use ironclad::seeds::Seeds;
use ironclad::session::shelf;
use serde_json::{Value, json};

use crate::table::{Chooser, Line, content};

/// The ids of the options, without offering a draw and resigning.
fn plays(answer: &Value) -> Vec<String> {
    let options = answer["decision"]["options"].as_array().cloned().unwrap_or_default();
    let ids = options.iter().map(|option| option["id"].as_str().expect("an id").to_owned());
    ids.filter(|id| !["offer-draw", "resign"].contains(&id.as_str())).collect()
}

fn begun(scenario: &str, seed: u64) -> (Line, Value) {
    let mut line = Line::new();
    let answer = line.good(&json!({ "do": "new", "game": "iron-guest", "scenario": scenario, "seed": seed }));
    (line, answer)
}

#[test]
fn a_battle_is_played_to_its_end_through_the_line_protocol() {
    for seed in [3, 4, 5] {
        let (mut line, mut answer) = begun("duel", seed);
        let mut chooser = Chooser::new(seed);
        let mut choices = 0;
        while answer["decision"] != Value::Null {
            let options = plays(&answer);
            let words = answer["decision"]["text"].as_str().expect("words");
            assert!(
                !words.is_empty() && !words.contains('{') && !words.contains("iron-guest-"),
                "seed {seed}: {words}"
            );
            let option = &options[chooser.below(options.len())];
            answer = line.good(&json!({ "do": "choose", "option": option, "seat": answer["decision"]["seat"] }));
            choices += 1;
            assert!(choices < 5_000, "seed {seed}: it ends");
        }
        assert!(answer.get("outcome").is_some(), "seed {seed}: {answer}");
        // Undone and done again, it is the same game.
        let state = answer["state"].clone();
        line.good(&json!({ "do": "undo" }));
        let again = line.good(&json!({ "do": "redo" }));
        assert_eq!(again["state"], state, "seed {seed}");
    }
}

#[test]
fn every_option_is_told_in_both_languages() {
    for language in ["en", "de"] {
        let text = words::Text::of(language);
        let mut headless = Headless::new(content().clone(), text.clone(), Seeds::from(1));
        let mut chooser = Chooser::new(8);
        let new = json!({ "do": "new", "game": "iron-guest", "scenario": "blood", "seed": 8 });
        let mut answer = headless.answer(new.to_string().as_bytes());
        for _ in 0..60 {
            let options = plays(&answer);
            if options.is_empty() {
                break;
            }
            let option = &options[chooser.below(options.len())];
            answer = headless.answer(json!({ "do": "choose", "option": option }).to_string().as_bytes());
            assert_eq!(answer["ok"], true, "{answer}");
        }
        assert_eq!(text.missing(), Vec::<String>::new(), "{language}");
    }
}

#[test]
fn a_battle_is_saved_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("duel.jsonl");
    let file = path.display().to_string();
    let (mut line, mut answer) = begun("charted", 11);
    let mut chooser = Chooser::new(11);
    for _ in 0..15 {
        let options = plays(&answer);
        answer = line.choose(&options[chooser.below(options.len())]);
    }
    line.good(&json!({ "do": "save", "file": file }));
    assert_eq!(Kind::of_file(&path), Some(Kind::IronGuest));
    let mut other = Line::new();
    let loaded = other.good(&json!({ "do": "load", "file": file }));
    assert_eq!((&loaded["state"], &loaded["decision"]), (&answer["state"], &answer["decision"]));
    // Played on, both are the same game still.
    let option = plays(&answer)[0].clone();
    assert_eq!(line.choose(&option)["state"], other.choose(&option)["state"]);
    // The campaign's shelf shows the campaign's games.
    assert!(shelf(content(), folder.path()).expect("a folder").is_empty());
}

#[test]
fn what_cannot_be_begun_is_said() {
    let mut line = Line::new();
    let chess = line.refused(&json!({ "do": "new", "game": "chess" }), "bad-request");
    assert!(chess.contains("`iron-guest`") && chess.contains("`ironclad`"), "{chess}");
    let game = |more: Value| {
        let mut new = json!({ "do": "new", "game": "iron-guest", "scenario": "duel" });
        new.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        new
    };
    let nowhere = line.refused(&game(json!({ "scenario": "nowhere" })), "unknown-scenario");
    assert!(nowhere.contains("`duel`"), "{nowhere}");
    line.refused(&game(json!({ "switches": { "masts": 99 } })), "bad-request");
    line.refused(&game(json!({ "switches": { "sails": 3 } })), "bad-request");
    line.refused(&game(json!({ "players": ["a", "b", "c"] })), "bad-request");
    let (mut line, answer) = begun("duel", 1);
    let other = if answer["decision"]["seat"] == 1 { 2 } else { 1 };
    let option = plays(&answer)[0].clone();
    line.refused(&json!({ "do": "choose", "option": option, "seat": other }), "bad-request");
    line.refused(&json!({ "do": "choose", "option": "fly" }), "illegal-option");
}

fn simulate(arguments: &[&str]) -> std::process::Output {
    let output =
        Command::new(env!("CARGO_BIN_EXE_ironclad")).args(["--language", "en", "simulate"]).args(arguments).output();
    output.expect("the program")
}

#[test]
fn bots_play_battles_and_the_same_seed_gives_the_same_report() {
    let wish =
        ["--game", "iron-guest", "--scenario", "duel", "--games", "6", "--bots", "one-ply,random", "--format", "json"];
    let (one, other) = (simulate(&wish), simulate(&wish));
    assert!(one.status.success(), "{}", String::from_utf8_lossy(&one.stderr));
    assert_eq!(one.stdout, other.stdout);
    let report: Value = serde_json::from_slice(&one.stdout).expect("JSON");
    let number = |value: &Value| value.as_u64().expect("a number");
    let seats: u64 = report["seats"].as_array().expect("seats").iter().map(number).sum();
    assert_eq!(seats + number(&report["drawn"]), 6, "{report}");
    assert_eq!(number(&report["cut_off"]), 0, "{report}");
    assert!(number(&report["bots"][0]["won"]) > number(&report["bots"][1]["won"]), "who thinks wins: {report}");
    let unknown = simulate(&["--game", "iron-guest", "--scenario", "duel", "--bots", "clever"]);
    assert!(!unknown.status.success());
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("two-ply"), "{unknown:?}");
}
