//! Both scripted tutorials, die by die: after each step the state is exactly as it should be, and nothing else has moved.

use serde_json::{Value, json};

use crate::table::{Line, legal};

fn case(name: &str) -> Value {
    let path = format!("{}/tests/cases/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("a case")).expect("JSON")
}

/// The state without the places of the sectors, which are drawn as we like.
fn seen(answer: &Value) -> Value {
    let mut state = answer["state"].clone();
    for sector in state["sectors"].as_object_mut().expect("sectors").values_mut() {
        let sector = sector.as_object_mut().expect("a sector");
        assert!(sector.remove("q").is_some() && sector.remove("r").is_some());
    }
    state
}

fn rolled(answer: &Value) -> Vec<Value> {
    let events = answer["events"].as_array().expect("events");
    events.iter().filter_map(|event| event.get("rolled")).map(|roll| roll["face"].clone()).collect()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().map(|list| list.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
}

fn play(name: &str) {
    let case = case(name);
    let mut line = Line::new();
    let mut answer = line.good(&json!({ "do": "new", "scenario": case["scenario"], "seed": 7 }));
    let mut due = case["start"].clone();
    assert_eq!(seen(&answer), due, "{name}: the start");
    for step in case["steps"].as_array().expect("steps") {
        let what = format!("{name}: {}", step["step"]);
        let mut dice = Vec::new();
        for option in strings(&step["take"]) {
            answer = line.choose(option);
            dice.extend(rolled(&answer));
        }
        assert_eq!(Value::from(dice), step["dice"], "{what}: the dice");
        for (path, value) in step["then"].as_object().expect("facts") {
            *due.pointer_mut(path).unwrap_or_else(|| panic!("{what}: no {path}")) = value.clone();
        }
        assert_eq!(seen(&answer), due, "{what}");
        let game = line.0.session().expect("a game").game();
        for option in strings(&step["barred"]) {
            assert!(legal(game).iter().all(|answer| answer.id(game.names()) != option), "{what}: {option} is barred");
        }
    }
    assert_eq!(answer["decision"], Value::Null);
    assert_eq!(answer["outcome"], case["outcome"]);
}

#[test]
fn tutorial_1_goes_as_written() {
    play("tutorial-1");
}

#[test]
fn tutorial_2_goes_as_written() {
    play("tutorial-2");
}

#[test]
fn rolls_say_what_they_are_for() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2" }));
    for option in ["skill:combat", "hero:gabriel", "hero:wrathe"] {
        line.choose(option);
    }
    let answer = line.choose("hero:thaddeus");
    let rolls: Vec<&Value> =
        answer["events"].as_array().expect("events").iter().filter_map(|event| event.get("rolled")).collect();
    assert_eq!(rolls[0]["why"], "check");
    assert_eq!((&rolls[0]["adds"], &rolls[0]["reach"]), (&json!(10), &json!(12)));
    assert_eq!(rolls[1]["why"], "damage-control");
}
