//! Turning somebody away is not the end of it: whoever is refused, left or shut up has a page of their own, and the page is
//! read.

use ironclad::content::files::built_in;
use serde_json::{Value, json};

/// What was refused, as the log keeps it when the page is read, and the page. The list on the Mirror and the wall are kept by
/// no value: where nobody wrote or said the names, the flag is still unset.
const REFUSALS: [(&str, &str, &str, &str); 22] = [
    ("ballast", "call-1", "left", "boats-left"),
    ("ballast", "passengers", "taken", "taken-opened"),
    ("ballast", "passengers", "taken", "taken-unopened"),
    ("patient-margin", "pod", "saved", "pod-landed"),
    ("anneke-line", "call-4", "left", "call-left"),
    ("the-works", "truth", "sponsor", "sold"),
    ("the-works", "truth", "open", "turned-round"),
    ("the-works", "truth", "silent", "kept"),
    ("paper", "clerk", "left", "clerk-left"),
    ("paper", "paper", "burnt", "won-burnt"),
    ("good-neighbour", "hollis", "dead", "sunk"),
    ("second-lift", "call-8", "left", "not-answered"),
    ("second-lift", "call-8", "left", "launch-left"),
    ("second-lift", "list", "unset", "unlisted"),
    ("five-chairs", "clerk", "left", "in-chains"),
    ("five-chairs", "hollis", "handed", "parcel"),
    ("five-chairs", "hollis", "dead", "fifty-one"),
    ("five-chairs", "xletter", "kept", "letter-kept"),
    ("five-chairs", "sixth-chair", "empty", "empty"),
    ("nineteen-days", "beacon", "kept", "kept"),
    ("nineteen-days", "wall", "unset", "wall-left"),
    ("nineteen-days", "object", "left", "won-left"),
];

/// Conditions on the way to a page, each with whether it has to hold.
type Way = [(Value, bool)];

/// A flag and its value.
#[derive(Clone, Copy)]
struct Kept<'a> {
    flag: &'a str,
    value: &'a str,
}

#[test]
fn every_refusal_has_its_page() {
    for (scenario, flag, value, page) in REFUSALS {
        let kept = Kept { flag, value };
        assert!(is_read(&story(scenario), page, kept), "{scenario}: {page} is not read of {flag} = {value}");
    }
}

#[test]
fn a_page_behind_a_shut_door_is_missed() {
    let kept = Kept { flag: "call-8", value: "left" };
    for shut in [
        json!("never"),
        json!({ "flag": { "call-8": "answered" } }),
        json!({ "not": { "flag": { "call-8": ["left", "unset"] } } }),
        json!({ "all": ["always", { "any": ["never", { "not": "always" }] }] }),
    ] {
        let mut story = story("second-lift");
        let pieces = story["debriefing"].as_array_mut().expect("a list");
        let piece = pieces.iter_mut().find(|piece| piece["do"][0]["read"] == "launch-left").expect("the piece");
        piece["if"] = shut.clone();
        assert!(!is_read(&story, "launch-left", kept), "{shut}");
    }
}

fn story(scenario: &str) -> Value {
    let path = format!("scenarios/{scenario}.json");
    let file = built_in().into_iter().find(|own| own.path == path).expect("the file is there");
    let mut value: Value = serde_json::from_slice(&file.text).expect("JSON");
    value["story"].take()
}

/// Whether there is a way to the page on which nothing stands against this value of the flag.
fn is_read(story: &Value, page: &str, kept: Kept<'_>) -> bool {
    let choices = story["choices"].as_object().expect("choices");
    let asked = choices.iter().filter(|(_, choice)| choice["passage"] == page).map(|(name, _)| name.as_str());
    let mut ways = Vec::new();
    walk(story, &|beat: &Value| reads(beat, page), &[], &mut ways);
    for choice in asked {
        walk(story, &|beat: &Value| beat["choose"] == choice, &[], &mut ways);
    }
    ways.iter().any(|way| way.iter().all(|(condition, wanted)| may_be(condition, *wanted, kept)))
}

/// Whether a beat reads the page, for one side at least.
fn reads(beat: &Value, page: &str) -> bool {
    let read = &beat["read"];
    let of_sides = read["by-side"].as_object();
    read == page || of_sides.is_some_and(|sides| sides.values().any(|own| own == page))
}

/// Looks for beats, and keeps the conditions on the way to each.
fn walk(part: &Value, wanted: &dyn Fn(&Value) -> bool, way: &Way, found: &mut Vec<Vec<(Value, bool)>>) {
    match part {
        Value::Object(fields) => {
            if wanted(part) {
                found.push(way.to_vec());
            }
            for (name, own) in fields {
                let mut way = way.to_vec();
                // A trigger, an option or a piece of the debriefing has its `if`, a beat “if” its `when`.
                let when = fields.get("when").filter(|_| name == "then" || name == "otherwise");
                let guard = fields.get("if").filter(|guard| name == "do" && guard.get("then").is_none());
                way.extend(when.map(|when| (when.clone(), name == "then")));
                way.extend(guard.map(|guard| (guard.clone(), true)));
                walk(own, wanted, &way, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|own| walk(own, wanted, way, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether a condition may come out so, where one flag is known and nothing else is.
fn may_be(condition: &Value, wanted: bool, kept: Kept<'_>) -> bool {
    if let Some(word) = condition.as_str() {
        return match word {
            "always" => wanted,
            "never" => !wanted,
            _ => true,
        };
    }
    if let Some(inner) = condition.get("not") {
        return may_be(inner, !wanted, kept);
    }
    for (name, every) in [("all", true), ("any", false)] {
        if let Some(inner) = condition.get(name).and_then(Value::as_array) {
            let each = |own: &Value| may_be(own, wanted, kept);
            return if every == wanted { inner.iter().all(each) } else { inner.iter().any(each) };
        }
    }
    match condition.get("flag").and_then(|flags| flags.get(kept.flag)) {
        // Several flags have to be so together; without this one they are unknown.
        Some(values) if wanted => is_value(values, kept.value),
        Some(values) => !is_value(values, kept.value) || condition["flag"].as_object().is_some_and(|all| all.len() > 1),
        None => true,
    }
}

/// Whether a value is the one that is asked for, or one of them.
fn is_value(asked: &Value, value: &str) -> bool {
    let of_several = asked.as_array();
    asked == value || of_several.is_some_and(|values| values.iter().any(|own| own == value))
}
