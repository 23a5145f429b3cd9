//! What the check says of a story: a good one is broken in one place, and its author hears of it.

use ironclad::content::files::{ContentFile, built_in};
use ironclad::content::load::{load, tell_places};
use ironclad::content::walk::{memory, reach, walk};
use serde_json::{Value, json};
use words::Text;

use super::table::content;

/// The built-in files, with one of them changed.
fn changed(path: &str, change: impl FnOnce(&mut Value)) -> Vec<ContentFile> {
    let mut files = built_in();
    let file = files.iter_mut().find(|file| file.path == path).expect("the file is there");
    let mut value: Value = serde_json::from_slice(&file.text).expect("JSON");
    change(&mut value);
    *file = ContentFile { path: path.to_owned(), text: serde_json::to_vec_pretty(&value).expect("JSON").into() };
    files
}

/// All that is said, faults and notes, of the built-in files with Ballast changed.
fn said(change: impl FnOnce(&mut Value)) -> Vec<String> {
    said_of(&changed("scenarios/ballast.json", |file| {
        // A passage that is taken out is then missed in one place only.
        file.as_object_mut().expect("fields").remove("plates");
        change(&mut file["story"]);
    }))
}

fn said_of(files: &[ContentFile]) -> Vec<String> {
    let text = Text::of("en");
    match load(files) {
        Err(faults) => faults.0.iter().map(|fault| fault.told(&text)).collect(),
        Ok(content) => {
            let mut found = walk(&content);
            tell_places(files, &mut found.faults);
            found.faults.iter().chain(&found.notes).map(|fault| fault.told(&text)).collect()
        }
    }
}

/// Ballast so changed is told to have this wrong, in its own file.
fn told(message: &str, change: impl FnOnce(&mut Value)) {
    let said = said(change);
    let own = |line: &&String| line.starts_with("scenarios/ballast.json") && line.contains(message);
    assert!(said.iter().any(|line| own(&line)), "`{message}` is not told, but: {said:#?}");
}

fn push(list: &mut Value, item: Value) {
    list.as_array_mut().expect("a list").push(item);
}

/// The trigger of this name.
fn named<'a>(story: &'a mut Value, id: &str) -> &'a mut Value {
    let mut triggers = story["triggers"].as_array_mut().expect("a list").iter_mut();
    triggers.find(|trigger| trigger["id"] == id).expect("the trigger is there")
}

/// One more trigger.
fn trigger(story: &mut Value, on: Value, beats: Value) {
    trigger_named(story, "new", on, beats);
}

fn trigger_named(story: &mut Value, id: &str, on: Value, beats: Value) {
    push(&mut story["triggers"], json!({ "id": id, "on": on, "do": beats }));
}

#[test]
fn the_built_in_chapters_have_no_fault() {
    let found = walk(content());
    assert_eq!(found.faults, Vec::new());
}

#[test]
fn a_drawing_beside_a_choice_is_there() {
    told("story.choices.side.plate.shows", |story| {
        story["choices"]["side"]["plate"] = json!({ "shows": "things/cupz" });
    });
}

#[test]
fn a_fault_is_told_with_its_line() {
    let said = said(|story| {
        story["choices"]["boats"]["options"][1]["do"] = story["choices"]["boats"]["options"][0]["do"].clone()
    });
    let place = said.iter().any(|line| {
        let mut parts = line.splitn(4, ':');
        let (file, line, path) = (parts.next(), parts.next().and_then(|line| line.parse::<u32>().ok()), parts.nth(1));
        file == Some("scenarios/ballast.json") && line > Some(100) && path.is_some_and(|path| path.contains("boats"))
    });
    assert!(place, "{said:#?}");
}

#[test]
fn a_story_keeps_its_own_and_leaves_the_rest() {
    for (field, value) in [
        ("turns", json!(9)),
        ("won", json!({ "turn-up": 3 })),
        ("tokens", json!([{ "sector": "2a-nebula", "card": "probe" }])),
        ("events", json!([{ "turn": 2, "card": "probe" }])),
    ] {
        let said = said_of(&changed("scenarios/ballast.json", |file| file[field] = value));
        assert!(said.iter().any(|line| line.contains("says this in its story")), "{field}: {said:#?}");
    }
    let said = said_of(&changed("scenarios/tutorial-1.json", |file| {
        file.as_object_mut().expect("fields").remove("won");
    }));
    assert!(said.iter().any(|line| line.contains("says what wins it")), "{said:#?}");
}

#[test]
fn a_villain_is_asked_for_only_where_one_can_be_in_the_field() {
    let asks = |story: &mut Value, condition: Value| {
        let beats = json!([{ "gain-morale": 1 }]);
        push(&mut story["triggers"], json!({ "id": "new", "on": "sail", "if": condition, "do": beats }));
    };
    told("this never holds", |story| asks(story, json!({ "villain": "cartel" })));
    told("this never holds", |story| asks(story, json!("villain-beaten")));
    // Neither side of Ballast has the Corporation for an enemy.
    told("this never holds", |story| {
        story["villain"] = json!("worst-enemy");
        asks(story, json!({ "villain": "corporation" }));
    });
    let fine = said(|story| {
        story["villain"] = json!("worst-enemy");
        asks(story, json!({ "villain": "firstborn" }));
    });
    assert!(!fine.iter().any(|line| line.contains("this never holds")), "{fine:#?}");
    told("no Villain can be in the field here", |story| story["fights"]["pursuer"]["of"] = json!("villain"));
    told("no table for `firstborn`", |story| {
        story["villain"] = json!("worst-enemy");
        story["fights"]["pursuer"]["of"] = json!("villain");
    });
    let both = said_of(&changed("scenarios/ballast.json", |file| {
        file["villain"] = json!("centenary");
        file["story"]["villain"] = json!("worst-enemy");
    }));
    assert!(both.iter().any(|line| line.contains("the story says whose Villain")), "{both:#?}");
}

#[test]
fn there_is_only_so_much_of_everything() {
    told("triggers; 80 at the most", |story| {
        for number in 0..80 {
            push(
                &mut story["triggers"],
                json!({ "id": format!("n-{number}"), "on": "sail", "do": [{ "gain-morale": 1 }] }),
            );
        }
    });
    told("marks; 48 at the most", |story| {
        let marks: Vec<Value> = (0..50).map(|number| json!({ "mark": format!("n-{number}") })).collect();
        trigger(story, json!("sail"), json!(marks));
    });
    told("offers; 16 at the most", |story| {
        for number in 0..14 {
            story["offers"][format!("n-{number}")] = json!({ "when": "always", "do": [{ "gain-morale": 1 }] });
        }
    });
    told("49 options of choices that are asked again; 48 at the most", |story| {
        for (name, options) in [("n-1", 12), ("n-2", 12), ("n-3", 12), ("n-4", 12), ("n-5", 1)] {
            let options: Vec<Value> = (0..options).map(|number| json!({ "id": format!("n-{number}") })).collect();
            story["choices"][name] = json!({ "again": true, "options": options });
        }
        let again: usize = story["choices"]
            .as_object()
            .expect("choices")
            .values()
            .filter(|choice| choice["again"] == true)
            .map(|choice| choice["options"].as_array().map_or(0, Vec::len))
            .sum();
        assert_eq!(again, 49, "Ballast has none of its own");
    });
    told("5 deep at the most", |story| {
        let mut beats = json!([{ "gain-morale": 1 }]);
        for _ in 0..6 {
            beats = json!([{ "if": { "when": { "mark": "opened" }, "then": beats } }]);
        }
        trigger(story, json!("sail"), beats);
    });
    told("two options or more", |story| story["choices"]["boats"]["options"] = json!([{ "id": "answer" }]));
    told("the last goes to 6", |story| {
        trigger(story, json!("sail"), json!([{ "roll": [{ "to": 3, "do": [{ "gain-morale": 1 }] }] }]));
    });
}

#[test]
fn names_are_known_and_the_ground_is_firm() {
    told("do not touch", |story| story["lanes"]["out"] = json!(["europa", "4a-empty-space-2"]));
    told("two tokens on one sector", |story| {
        push(&mut story["tokens"], json!({ "sector": "4a-empty-space-1", "card": "probe" }));
    });
    told("tokens for 12 sectors", |story| drop(story["shuffled"]["cards"].as_array_mut().expect("a list").pop()));
    told("another trigger `frost`", |story| {
        push(&mut story["triggers"], json!({ "id": "frost", "on": "sail", "do": [{ "gain-morale": 1 }] }));
    });
    told("unknown value of a flag `unseeen`; did you mean `unseen`", |story| {
        trigger(story, json!("sail"), json!([{ "flag": { "passengers": "unseeen" } }]));
    });
}

#[test]
fn a_list_of_beats_has_one_shape_for_every_side() {
    told("differ by side in number or kind", |story| {
        named(story, "other-hand")["do"] =
            json!({ "by-side": { "federation": [{ "read": "no-frost" }], "cartel": [] } });
    });
    told("differ by side in number or kind", |story| {
        named(story, "other-hand")["do"] =
            json!({ "by-side": { "federation": [{ "gain-morale": 1 }], "cartel": [{ "lose-morale": 1 }] } });
    });
    told("before fitting out nothing happens", |story| push(&mut story["prologue"], json!({ "gain-morale": 1 })));
    told("nothing for `cartel`", |story| {
        story["places"]["client-port"]["sectors"] = json!({ "by-side": { "federation": ["jatania"] } });
    });
}

#[test]
fn a_story_does_what_cards_do_but_lets_none_follow() {
    told("`follow` is for cards alone", |story| trigger(story, json!("sail"), json!([{ "follow": "probe" }])));
    let fine = said(|story| {
        let section = json!({ "damage-section": { "section": "hangar", "damage": 1 } });
        let beats = json!([{ "set-morale": 3 }, { "gain-credits": [1, 2, 3] }, section, { "damage-each-section": 1 }]);
        trigger(story, json!("sail"), beats);
    });
    assert_eq!(fine.len(), said(|_| ()).len(), "{fine:#?}");
    told("unknown term `gain-credit`; did you mean `gain-credits`?", |story| {
        trigger(story, json!("sail"), json!([{ "gain-credit": 1 }]));
    });
}

#[test]
fn what_can_never_come_to_pass_is_told() {
    told("nothing sets off the trigger `new`", |story| {
        trigger(story, json!({ "turn": 40 }), json!([{ "gain-morale": 1 }]))
    });
    told("nothing sets off the trigger `new`", |story| {
        trigger(
            story,
            json!({ "mover-enters": { "mover": "patience", "place": "6a-nebula-1" } }),
            json!([{ "gain-morale": 1 }]),
        );
    });
    told("nothing sets off the trigger `new`", |story| {
        trigger(story, json!({ "turns-up": { "card": "parley" } }), json!([{ "gain-morale": 1 }]));
    });
    told("the mark `opned` is never set", |story| named(story, "sign-here")["if"] = json!({ "mark": "opned" }));
    told("this never holds", |story| {
        story["offers"]["look-over"]["when"] =
            json!({ "all": [{ "mark": "looked" }, { "not": { "mark": "looked" } }] });
    });
    told("the check `make-them-sign` is never made", |story| {
        let mut options = story["choices"]["sign-here"]["options"].as_array_mut().expect("options").iter_mut();
        let sign = options.find(|option| option["id"] == "sign").expect("the option").as_object_mut();
        drop(sign.expect("an object").remove("check"));
    });
    told("the choice `boats` is never asked", |story| named(story, "boats")["do"] = json!([{ "gain-morale": 1 }]));
    told("the fight `pursuer` is never fought", |story| {
        for mover in ["wake", "port", "port-in-strength"] {
            story["movers"][mover]["lets-by"] = json!("always");
        }
    });
    told("`port` never comes onto the map", |story| named(story, "ahead")["do"] = json!([{ "gain-morale": 1 }]));
    told("the option `keep` is never there", |story| {
        story["choices"]["other-hand"]["options"][1]["if"] = json!("never");
    });
    told("this is never told", |story| story["debriefing"][2]["if"] = json!("always"));
    told("nothing is done after `end`", |story| {
        push(&mut named(story, "broken-up")["do"], json!({ "gain-morale": 1 }))
    });
    told("is set and never read", |story| trigger(story, json!("sail"), json!([{ "mark": "idle" }])));
}

#[test]
fn what_is_meant_for_somebody_can_come_for_them() {
    let both = |federation: Value, cartel: Value| {
        json!({ "any": [
            { "all": [{ "side": "federation" }, federation] },
            { "all": [{ "side": "cartel" }, cartel] },
        ] })
    };
    let asks = |story: &mut Value, condition: Value| {
        trigger(story, json!({ "turn": 3 }), json!([{ "gain-morale": 1 }]));
        named(story, "new")["if"] = condition;
    };
    // The other side would hide it.
    let late = || json!({ "turn": { "from": 40 } });
    told("for cartel this never holds", |story| asks(story, both(json!({ "turn": { "from": 3 } }), late())));
    told("for hard this never holds", |story| {
        story["turns"] = json!({ "easy": 16, "normal": 16, "hard": 6 });
        asks(story, json!({ "all": [{ "mode": ["easy", "hard"] }, { "turn": { "from": 16 } }] }));
    });
    told("for cartel this never comes", |story| {
        let on = json!({ "by-side": { "federation": { "turn": 3 }, "cartel": { "turn": 40 } } });
        trigger(story, on, json!([{ "gain-morale": 1 }]));
        named(story, "new")["if"] = json!({ "side": ["federation", "cartel"] });
    });
    // What is meant for one is not missed by the other.
    let fine = said(|story| asks(story, json!({ "side": "federation" })));
    assert!(!fine.iter().any(|line| line.contains("for cartel this never")), "{fine:#?}");
}

#[test]
fn flags_are_set_and_read_by_somebody() {
    let flag = |value: Value| said_of(&changed("flags.json", |file| file["flags"]["new"] = value));
    let told = |said: &[String], message: &str| said.iter().any(|line| line.contains(message));
    assert!(told(&flag(json!({ "values": ["yes"] })), "flags.json:"));
    assert!(told(&flag(json!({ "values": ["yes"] })), "`new` is never set and never read"));
    let later = |later: Value| flag(json!({ "values": ["yes"], "later": later }));
    assert!(!told(&later(json!({ "set": [11], "read": [12] })), "`new`"), "still to come");
    assert!(told(&later(json!({ "set": [11] })), "`new` is set and never read"));
    assert!(told(&later(json!({ "read": [12] })), "`new` is read and never set"));
    let promised = later(json!({ "set": [2, 11], "read": [3, 12] }));
    assert!(told(&promised, "`new` is to be set in chapter 2, and is not"), "{promised:#?}");
    assert!(told(&promised, "`new` is to be read in chapter 3, and is not"), "{promised:#?}");
    let with = |change: fn(&mut Value)| {
        let mut files = changed("flags.json", |file| file["flags"]["new"] = json!({ "values": ["yes", "no"] }));
        let story = changed("scenarios/ballast.json", |file| change(&mut file["story"]));
        for file in story.into_iter().filter(|file| file.path == "scenarios/ballast.json") {
            let place = files.iter().position(|own| own.path == file.path).expect("the file is there");
            files[place] = file;
        }
        said_of(&files)
    };
    let sets = |story: &mut Value| trigger(story, json!("sail"), json!([{ "flag": { "new": "yes" } }]));
    assert!(told(&with(sets), "`new` is set and never read"));
    let reads = |story: &mut Value| {
        push(&mut story["debriefing"], json!({ "if": { "flag": { "new": "yes" } }, "do": [{ "gain-morale": 1 }] }));
    };
    let said = with(reads);
    assert!(told(&said, "`new` is read and never set") && told(&said, "this never holds"), "{said:#?}");
    let both = with(|story| {
        trigger(story, json!("sail"), json!([{ "flag": { "new": "yes" } }]));
        push(&mut story["debriefing"], json!({ "if": { "flag": { "new": "yes" } }, "do": [{ "gain-morale": 1 }] }));
    });
    assert!(told(&both, "the value `no` of the flag `new` is never set"), "{both:#?}");
    let unread = "nothing asks for the value `no` of the flag `new`";
    fn sets_both(story: &mut Value) {
        trigger(story, json!("sail"), json!([{ "flag": { "new": "yes" } }]));
        trigger_named(story, "newer", json!({ "turn": 2 }), json!([{ "flag": { "new": "no" } }]));
    }
    let set = with(|story| {
        sets_both(story);
        push(&mut story["debriefing"], json!({ "if": { "flag": { "new": "yes" } }, "do": [{ "gain-morale": 1 }] }));
    });
    assert!(told(&set, unread) && set.iter().any(|line| line.starts_with("flags.json:")), "{set:#?}");
    let otherwise = with(|story| {
        sets_both(story);
        let asked = json!({ "not": { "flag": { "new": "yes" } } });
        push(&mut story["debriefing"], json!({ "if": asked, "do": [{ "gain-morale": 1 }] }));
    });
    assert!(!told(&otherwise, unread), "as anything else it is read: {otherwise:#?}");
}

#[test]
fn choices_make_a_difference() {
    told("`answer` and `go-on` come to the same", |story| {
        let options = &mut story["choices"]["boats"]["options"];
        options[1]["do"] = options[0]["do"].clone();
        // Words alone make no difference.
        push(&mut options[1]["do"], json!({ "read": "lost" }));
    });
    told("who would take it?", |story| {
        story["choices"]["boats"]["options"] = json!([{ "id": "answer", "do": [{ "lose-morale": 1 }, { "read": "boats-answered" }] }, { "id": "go-on", "do": [] }]);
    });
    told("`answer` brings nothing that `go-on` does not bring as well", |story| {
        story["choices"]["boats"]["options"] = json!([{ "id": "answer", "do": [{ "pay": 2 }, { "read": "boats-answered" }] }, { "id": "go-on", "do": [{ "gain-salvage": 1 }, { "pay": 2 }] }]);
    });
    // What play depends on later is no less.
    let said = said(|story| {
        story["choices"]["boats"]["options"] = json!([{ "id": "answer", "do": [{ "pay": 2 }, { "flag": { "call-1": "answered" } }, { "read": "boats-answered" }] }, { "id": "go-on", "do": [{ "gain-salvage": 1 }, { "pay": 2 }] }]);
    });
    assert!(!said.iter().any(|line| line.contains("`answer` brings nothing")), "{said:#?}");
    told("the choice is passed over", |story| {
        for place in 0..2 {
            story["choices"]["boats"]["options"][place]["cost"] = json!([{ "salvage": 1 }]);
        }
    });
}

#[test]
fn what_is_to_come_once_comes_once() {
    told("the hero `marguerite` can come twice", |story| {
        trigger(story, json!("sail"), json!([{ "join": "marguerite" }]));
        push(&mut story["debriefing"], json!({ "do": [{ "join": "marguerite" }] }));
    });
    told("can come again and again", |story| {
        push(&mut story["offers"]["patch-hold"]["do"], json!({ "gain-ship": "skadi" }))
    });
    told("the passage `no-frost` can come twice", |story| {
        trigger(story, json!("sail"), json!([{ "read": "no-frost" }]))
    });
    // On two ways of which only one is gone, it is no fault.
    let said = said(|story| {
        let way = json!([{ "join": "marguerite" }]);
        let fork = json!([{ "if": { "when": { "mark": "opened" }, "then": way, "otherwise": way } }]);
        trigger(story, json!({ "turn": 5 }), fork);
    });
    let own = |line: &&String| line.starts_with("scenarios/ballast.json") && line.contains("twice");
    assert_eq!(said.iter().find(own), None);
}

#[test]
fn a_piece_of_the_debriefing_is_not_told_with_one_that_it_stands_in_for() {
    let twice = |passage: &str, condition: Value| {
        let said = said(|story| {
            push(&mut story["debriefing"], json!({ "if": condition, "do": [{ "read": passage }] }));
        });
        let message = format!("the passage `{passage}` can come twice");
        said.iter().any(|line| line.starts_with("scenarios/ballast.json") && line.contains(&message))
    };
    // `taken-cartel` is the last of its name, for those who failed, whether they had opened the hold or not.
    assert!(!twice("taken-cartel", json!({ "reached": "main" })));
    assert!(twice("taken-cartel", json!({ "mark": "opened" })));
    // `freed` comes before the pieces for those who did not fail, and so says nothing of whether they did.
    assert!(twice("freed", json!({ "reached": "main" })));
}

#[test]
fn no_case_is_forgotten() {
    told("`wrathe` may not be aboard", |story| {
        trigger(story, json!("sail"), json!([{ "say": { "line": "weather", "by": ["wrathe"] } }]));
    });
    told("the last of `end` has to fit always", |story| {
        push(
            &mut story["debriefing"],
            json!({ "one-of": "end", "if": { "mark": "opened" }, "do": [{ "gain-morale": 1 }] }),
        );
    });
    told("no table for `cartel`, who may be met", |story| {
        story["fights"]["pursuer"]["table"].as_object_mut().expect("powers").remove("cartel");
    });
    told("no table for `cartel`, who is about", |story| {
        story["encounters"].as_object_mut().expect("powers").remove("cartel");
    });
    told("the rows go from low to high", |story| story["encounters"]["cartel"]["green"] = json!([]));
    told("there are one, two or three players", |story| named(story, "boats")["if"] = json!({ "players": 4 }));
    told("nobody can take the side `cartel`", |story| {
        story["choices"]["side"]["options"][1]["do"] = json!([{ "change-side": "federation" }]);
        story["choices"]["other-hand"]["options"][0]["do"] = json!([{ "pay": 4 }]);
    });
}

#[test]
fn the_log_keeps_nothing_that_nobody_saw() {
    let unseen = |piece: Value| {
        let said = said(|story| push(&mut story["debriefing"], piece));
        let message = "becomes `left` only because nothing else has set it";
        said.iter().any(|line| line.starts_with("scenarios/ballast.json") && line.contains(message))
    };
    let unset = json!({ "flag": { "call-1": "unset" } });
    let left = json!({ "flag": { "call-1": "left" } });
    assert!(unseen(json!({ "if": unset, "do": [left] })));
    assert!(unseen(json!({ "if": { "all": [unset, { "not": { "outcome": "lost" } }] }, "do": [left] })));
    let each = json!({ "by-side": { "federation": [left], "cartel": [left] } });
    assert!(unseen(json!({ "if": unset, "do": [each] })));
    // A page that tells of it, a mark of what was seen, a condition of its own: each is enough.
    assert!(!unseen(json!({ "if": unset, "do": [left, { "read": "boats-left" }] })));
    assert!(!unseen(json!({ "if": { "all": [unset, { "mark": "opened" }] }, "do": [left] })));
    let seen = json!({ "if": { "when": { "mark": "opened" }, "then": [left] } });
    assert!(!unseen(json!({ "if": unset, "do": [seen] })));
    // What the log says nothing of tells nobody anything.
    let silent = said(|story| {
        let piece = json!({ "if": { "flag": { "side-1": "unset" } }, "do": [{ "flag": { "side-1": "cartel" } }] });
        push(&mut story["debriefing"], piece);
    });
    assert!(!silent.iter().any(|line| line.contains("only because nothing else has set it")), "{silent:#?}");
}

#[test]
fn the_mission_can_be_done_in_time() {
    told("turns at least; in mode hard there are 4", |story| {
        // The long road brings more turns.
        story["choices"]["lane"]["options"].as_array_mut().expect("options").iter_mut().for_each(|own| {
            own["do"].as_array_mut().expect("beats").retain(|beat| beat.get("turns").is_none());
        });
        story["turns"] = json!({ "easy": 6, "normal": 6, "hard": 4 });
    });
}

#[test]
fn pieces_of_load_and_ways_that_are_followed_are_counted() {
    let boxes = |story: &mut Value, lying: usize| {
        story["hold"] = json!({ "places": 2 });
        story["loads"]["box"] = json!({ "at": vec!["europa"; lying], "land": "europa" });
    };
    told("17 pieces of load, lying there or brought by beats; 16 at the most", |story| {
        boxes(story, 14);
        let put = json!({ "put": { "load": "box", "at": "europa" } });
        let either = json!([{ "if": { "when": { "turn": { "from": 3 } }, "then": [put, put], "otherwise": [put] } }]);
        trigger(story, json!({ "turn": 2 }), either);
        trigger_named(story, "more", json!({ "turn": 4 }), json!([put]));
    });
    told("the load `box` can come again and again: after 16 pieces none comes any more", |story| {
        boxes(story, 1);
        trigger(story, json!("each-turn"), json!([{ "put": { "load": "box", "at": "europa" } }]));
        let last = story["triggers"].as_array_mut().expect("a list").last_mut().expect("the new one");
        last["again"] = json!(true);
    });
    told("sectors of ways that others follow; 32 at the most", |story| {
        story["turns"] = json!(12);
        story["movers"]["runner"] = json!({ "kind": "neutral", "goes": { "towards": ["ship"] }, "speed": 4 });
        story["movers"]["hound"] = json!({ "kind": "foe", "goes": { "wake": "runner" } });
    });
}

/// The table that stands in `docs/`; where a variable of the environment wishes it, it is written anew before.
fn in_docs(name: &str, variable: &str, made: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    if std::env::var(variable).is_ok_and(|wish| wish == "new") {
        std::fs::write(&path, made).expect("the table can be written");
    }
    std::fs::read_to_string(&path).expect("the table can be read")
}

#[test]
fn the_table_of_flags_is_true() {
    let made = memory::table(content());
    let written = in_docs("flags.md", "IRONCLAD_FLAGS", &made);
    assert!(written == made, "docs/flags.md is not as the chapters are: IRONCLAD_FLAGS=new writes it anew");
}

#[test]
fn what_comes_for_whom_is_as_it_was() {
    let made = reach::table(content());
    let written = in_docs("reach.md", "IRONCLAD_REACH", &made);
    let lost: Vec<&str> = written.lines().filter(|line| !made.lines().any(|own| own == *line)).collect();
    let new: Vec<&str> = made.lines().filter(|line| !written.lines().any(|own| own == *line)).collect();
    assert!(
        written == made,
        "what comes for whom is not as docs/reach.md has it; where that is meant, IRONCLAD_REACH=new writes it anew.\n\
         It was: {lost:#?}\nIt is: {new:#?}"
    );
}

#[test]
fn attack_f13_a_departure_that_never_comes_is_noted() {
    let with = |roster: bool| {
        said_of(&changed("scenarios/ballast.json", |file| {
            if !roster {
                file.as_object_mut().expect("fields").remove("roster").expect("it has one");
            }
            trigger(&mut file["story"], json!("sail"), json!([{ "gain-morale": 1 }]));
        }))
    };
    let is_note = |line: &String| line.starts_with("scenarios/ballast.json") && line.contains("`sail` never comes");
    assert!(with(false).iter().any(is_note), "{:#?}", with(false));
    assert!(!with(true).iter().any(is_note), "{:#?}", with(true));
}
