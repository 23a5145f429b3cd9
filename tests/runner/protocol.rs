//! The shape of the line protocol, as front ends rely on it.

use serde_json::{Value, json};

use crate::table::{Line, TUTORIALS, content, options, script};

fn new(fields: &Value) -> Value {
    let mut request = json!({ "do": "new", "scenario": "tutorial-1" });
    request.as_object_mut().expect("an object").extend(fields.as_object().expect("an object").clone());
    request
}

#[test]
fn rule_1_5_nothing_sealed_is_shown_before_its_time() {
    let mut line = Line::new();
    let answer = line.good(&json!({ "do": "new", "scenario": "tutorial-1", "free": true }));
    let shown = answer.to_string();
    let scenario = content().scenario("tutorial-1").expect("a lesson");
    assert!(!scenario.file.tokens.is_empty());
    for token in &scenario.file.tokens {
        let card = ironclad::content::Id::name(token.card, &content().names);
        assert!(!shown.contains(card), "{card} lies face down and is named");
    }
    // Turned up, it is.
    let recon = options(&answer).into_iter().find(|option| option.starts_with("recon"));
    let answer = line.choose(&recon.expect("a recon"));
    let seen = |card: &str| answer.to_string().contains(card);
    let cards = scenario.file.tokens.iter().map(|token| ironclad::content::Id::name(token.card, &content().names));
    assert_eq!(cards.filter(|card| seen(card)).count(), 1, "{answer}");
}

#[test]
fn the_first_answer_says_which_protocol_it_is() {
    for first in [json!({ "do": "state" }), new(&json!({}))] {
        let mut line = Line::new();
        assert_eq!(line.send(&first)["protocol"], 1);
        assert_eq!(line.send(&first).get("protocol"), None);
    }
}

#[test]
fn there_is_no_game_before_one_is_begun() {
    let mut line = Line::new();
    for request in [
        json!({ "do": "state" }),
        json!({ "do": "odds" }),
        json!({ "do": "undo" }),
        json!({ "do": "redo" }),
        json!({ "do": "choose", "option": "rest" }),
        json!({ "do": "dice", "next": [1] }),
        json!({ "do": "draws", "next": ["x"] }),
        json!({ "do": "save", "file": "x" }),
    ] {
        let message = line.refused(&request, "no-game");
        assert!(message.contains("new"), "{message}");
    }
}

#[test]
fn a_decision_says_what_is_asked_and_why() {
    let mut line = Line::new();
    let answer = line.good(&new(&json!({ "free": true })));
    assert_eq!(answer["decision"]["kind"], "action");
    assert_eq!(answer["decision"]["system"], Value::Null);
    assert_eq!(answer["decision"]["source"], Value::Null);
    assert!(options(&answer).contains(&"move:3a-empty-space".to_owned()));
    let option = &answer["decision"]["options"][0];
    assert!(option["text"].as_str().is_some_and(|text| !text.is_empty() && !text.contains('⟦')), "{option}");
    let answer = line.choose("move:3a-empty-space");
    assert_eq!(answer["decision"]["source"], "intel:probe");
    assert_eq!(answer["decision"]["kind"], "optional-card");
    assert_eq!(options(&answer), ["attempt", "skip"]);
    assert_eq!(answer.get("outcome"), None);
}

#[test]
fn kinds_and_systems_of_the_lessons() {
    let mut seen = Vec::new();
    for name in TUTORIALS {
        let mut line = Line::new();
        let mut answer = line.good(&json!({ "do": "new", "scenario": name }));
        for option in script(name) {
            let decision = &answer["decision"];
            seen.push((decision["kind"].as_str().expect("a kind").to_owned(), decision["system"].clone()));
            answer = line.choose(&option);
        }
    }
    for kind in
        ["action", "hero", "optional-card", "skill", "recon", "combat-plan", "reaction", "target", "port", "service"]
    {
        assert!(seen.iter().any(|(seen, _)| seen == kind), "{kind}");
    }
    for system in ["bridge", "weapons", "hangar"] {
        assert!(seen.contains(&("combat-plan".to_owned(), json!(system))), "{system}");
    }
}

#[test]
fn seats_are_dealt_by_the_number_of_players() {
    for (players, seats) in [
        (1, json!({ "1": ["bridge", "weapons", "hangar"] })),
        (2, json!({ "1": ["bridge", "hangar"], "2": ["weapons"] })),
        (3, json!({ "1": ["bridge"], "2": ["weapons"], "3": ["hangar"] })),
    ] {
        let answer = Line::new().good(&new(&json!({ "players": players })));
        assert_eq!(answer["state"]["seats"], seats);
    }
}

#[test]
fn what_lies_face_down_is_told_to_nobody() {
    let mut line = Line::new();
    let answer = line.good(&new(&json!({ "free": true })));
    let hidden = json!({ "card": null, "revealed": false });
    assert_eq!(answer["state"]["sectors"]["3a-empty-space"]["intel"], hidden);
    assert!(!answer.to_string().contains("sabotage"));
    let answer = line.choose("recon:3a-empty-space");
    let shown = json!({ "card": "probe", "revealed": true });
    assert_eq!(answer["state"]["sectors"]["3a-empty-space"]["intel"], shown);
}

#[test]
fn games_can_be_begun_in_every_way_there_is() {
    for mode in ["easy", "normal", "hard"] {
        Line::new().good(&new(&json!({ "mode": mode, "seed": u64::MAX, "free": true, "players": 3 })));
    }
    let one = Line::new().good(&new(&json!({ "free": true, "seed": 4 })));
    let two = Line::new().good(&new(&json!({ "free": true, "seed": 4 })));
    assert_eq!(one, two);
}

/// Systems are dealt anew at the fitting out; whoever is missing holds none, and can be dealt one again (rule 1.2).
#[test]
fn systems_are_dealt_anew_at_the_fitting_out() {
    let deals = |answer: &Value| -> Vec<String> {
        let options = answer["decision"]["options"].as_array().expect("options").iter();
        let ids = options.map(|option| option["id"].as_str().expect("an id").to_owned());
        ids.filter(|id| id.starts_with("deal:")).collect()
    };
    let alone = Line::new().good(&json!({ "do": "new", "campaign": true, "seed": 4 }));
    assert!(deals(&alone).is_empty());
    let mut line = Line::new();
    let begun = line.good(&json!({ "do": "new", "campaign": true, "seed": 4, "players": 3 }));
    let all = ["bridge:2", "bridge:3", "weapons:1", "weapons:3", "hangar:1", "hangar:2"];
    assert_eq!(deals(&begun), all.map(|deal| format!("deal:{deal}")));
    let dealt = line.good(&json!({ "do": "choose", "option": "deal:hangar:1" }));
    assert!(dealt["events"][0].to_string().contains("\"dealt\""), "{}", dealt["events"]);
    let back = deals(&dealt);
    assert!(back.contains(&"deal:hangar:3".to_owned()) && !back.contains(&"deal:hangar:1".to_owned()), "{back:?}");
    let undone = line.good(&json!({ "do": "undo" }));
    assert_eq!(deals(&undone), deals(&begun));
    let story = Line::new().good(&json!({ "do": "new", "campaign": "story", "seed": 4 }));
    assert_eq!(story["decision"]["kind"], "passage");
}

#[test]
fn what_does_not_exist_is_refused_with_reason() {
    let mut line = Line::playing(&new(&json!({})));
    line.refused(&json!({ "do": "new", "campaign": true, "scenario": "tutorial-1" }), "bad-request");
    let message = line.refused(&json!({ "do": "new", "scenario": "tutorail-1" }), "unknown-scenario");
    assert!(message.contains("`tutorial-1`"), "{message}");
    line.refused(&json!({ "do": "draws", "next": ["probe", "prboe"] }), "bad-draw");
    line.good(&json!({ "do": "draws", "next": [] }));
}

#[test]
fn requests_are_read_strictly() {
    let mut line = Line::playing(&new(&json!({})));
    for request in [
        json!([]),
        json!("state"),
        json!(7),
        json!(null),
        json!({}),
        json!({ "do": 7 }),
        json!({ "do": "dance" }),
        json!({ "do": "state", "more": 1 }),
        json!({ "do": "choose" }),
        json!({ "do": "choose", "option": 7 }),
        json!({ "do": "choose", "option": "rest", "extra": true }),
        json!({ "do": "new" }),
        new(&json!({ "players": 0 })),
        new(&json!({ "players": 4 })),
        new(&json!({ "players": "two" })),
        new(&json!({ "mode": "brutal" })),
        new(&json!({ "seed": -1 })),
        new(&json!({ "free": "yes" })),
        new(&json!({ "colour": "red" })),
        json!({ "do": "new", "patrol": [] }),
        json!({ "do": "new", "patrol": null }),
        json!({ "do": "dice" }),
        json!({ "do": "dice", "next": 3 }),
        json!({ "do": "save" }),
        json!({ "do": "load", "file": 3 }),
    ] {
        line.refused(&request, "bad-request");
    }
    let message = line.refused(&json!({ "do": "choose", "optoin": "rest" }), "bad-request");
    assert!(message.contains("optoin"), "{message}");
}

#[test]
fn a_campaign_goes_from_contract_to_contract() {
    let mut line = Line::new();
    let mut answer = line.good(&json!({ "do": "new", "campaign": true, "players": 2, "seed": 4 }));
    assert_eq!(answer["decision"]["kind"], "set-up");
    let mut employer = None;
    for _ in 0..2_000 {
        let options = options(&answer);
        // Turns are ended at once; time runs out soon.
        let quick = ["end-turn", "done", "leave", "skip", "confirm", "pass", "again"];
        let quick = quick.iter().find(|quick| options.iter().any(|option| option == *quick));
        let option = quick.map_or_else(|| options[0].clone(), |quick| (*quick).to_owned());
        if answer["decision"]["kind"] == "contract" {
            employer = Some(option.clone());
        }
        answer = line.good(&json!({ "do": "choose", "option": option }));
        if employer.is_some() {
            break;
        }
    }
    assert!(employer.expect("a contract is offered").starts_with("contract:"));
    assert_eq!(answer["decision"]["kind"], "set-up", "the next scenario is fitted out");
    line.good(&json!({ "do": "choose", "option": "done" }));
    let undone = line.good(&json!({ "do": "undo", "reach": "scenario" }));
    assert_eq!(undone["decision"]["kind"], "set-up");
    let first = line.good(&json!({ "do": "undo", "reach": "scenario" }));
    assert_eq!(first["decision"]["kind"], "set-up");
    assert_ne!(first["state"]["sectors"], undone["state"]["sectors"], "another map");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("campaign.jsonl");
    line.good(&json!({ "do": "save", "file": file }));
    let mut other = Line::new();
    let loaded = other.good(&json!({ "do": "load", "file": file }));
    assert_eq!(loaded["state"], first["state"]);
    let again = other.good(&json!({ "do": "redo", "reach": "scenario" }));
    assert_eq!(again["state"], undone["state"]);
}
