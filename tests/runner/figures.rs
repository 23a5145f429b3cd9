//! Words and deeds agree: what is told of an option, an offer or a contract is what the story brings.

use ironclad::content::Content;
use ironclad::content::files::{ContentFile, built_in};
use ironclad::content::load::load;
use ironclad::content::terms::{Faction, Mode};
use ironclad::engine::campaign::WORD_ELSEWHERE;
use ironclad::text::figures::disagreements;
use ironclad::text::thing::Words;
use serde_json::{Value, json};
use words::language::Languages;
use words::{Text, languages};

use super::table::content;

fn told(text: &Text, content: &Content) -> Vec<String> {
    let found = disagreements(text, content, |_| true);
    found.iter().map(|one| format!("{} {} {}", one.key, one.figure, one.said)).collect()
}

/// What is told when a chapter is changed so and its words are not.
fn told_of(chapter: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    told_by(&Text::of("en"), chapter, change)
}

/// The same, where the words are these.
fn told_by(text: &Text, chapter: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let path = format!("scenarios/{chapter}.json");
    let mut files = built_in();
    let file = files.iter_mut().find(|file| file.path == path).expect("the file is there");
    let mut value: Value = serde_json::from_slice(&file.text).expect("JSON");
    change(&mut value["story"]);
    *file = ContentFile { path, text: serde_json::to_vec(&value).expect("JSON").into() };
    told(text, &load(&files).unwrap_or_else(|faults| panic!("{faults:?}")))
}

#[test]
fn the_words_of_every_language_agree_with_the_chapters() {
    let about = Languages::default();
    let has_story = |language: &String| about.about(language).complete && !about.about(language).without_story;
    for language in languages().into_iter().filter(has_story) {
        assert_eq!(disagreements(&Text::of(&language), content(), |_| true), Vec::new(), "{language}");
    }
}

#[test]
fn a_fee_that_is_changed_is_told_of_contract_and_choice() {
    // What is filled in is always right, in each mode.
    let said = told_of("ballast", |story| {
        let pay = json!({ "easy": 9, "normal": 13, "hard": 17 });
        story["sides"]["federation"]["pay"] = json!({ "retainer": pay, "main": pay, "side": 4, "third": 2 });
    });
    assert_eq!(said, Vec::<String>::new());
    // What stands there as a figure has to be so in every mode.
    let filled_in = "has { $retainer } in it";
    let sources: Vec<String> = words::files("en").into_iter().map(|(_, source)| source).collect();
    assert!(sources.iter().any(|source| source.contains(filled_in)));
    let figure = sources.iter().map(|source| source.replace(filled_in, "has 20 in it"));
    let said = told_by(&Text::from_sources("en", figure), "custody", |story| {
        story["sides"]["own"]["pay"]["retainer"] = json!({ "easy": 20, "normal": 20, "hard": 19 });
    });
    assert_eq!(said, ["side-custody-own.text 19 false", "side-custody-own.text 20 true"]);
    let said = told_of("ballast", |story| {
        story["sides"]["cartel"]["besides"][0]["promise"]["credits"] = json!(5);
        // Which paid 4 as well.
        story["sides"]["cartel"]["pay"]["side"] = json!(3);
    });
    assert!(said.contains(&"option-ballast-side-cartel.cost 4 Credits true".to_owned()), "{said:#?}");
    let said = told_of("ballast", |story| story["sides"]["cartel"]["besides"][0]["promise"]["chapter"] = json!(3));
    assert!(said.contains(&"option-ballast-side-cartel.cost scenario 2 true".to_owned()), "{said:#?}");
}

/// Games of the first edition share the words of today's, and their contracts pay otherwise.
#[test]
fn a_contract_tells_what_its_own_edition_pays() {
    let (content, text) = (content(), Text::of("en"));
    let mut told = 0;
    for first in content.at_first.values() {
        let today = content.scenario(&first.name).expect("it is still played");
        for scenario in [first.as_ref(), today] {
            let words = Words { text: &text, content, scenario, at: None };
            for (side, story) in scenario.story.as_ref().expect("a story").all() {
                let terms = words.side_of(side).1.expect("terms");
                let pay = story.sides.get(&side).expect("the side").pay;
                for fee in [pay.retainer, pay.main].map(|fee| fee.at(Mode::Normal)).into_iter().filter(|fee| *fee > 0) {
                    let said = terms.split(|part: char| !part.is_ascii_digit()).any(|own| own == fee.to_string());
                    assert!(said, "{}: {fee} in {terms}", first.name);
                    told += 1;
                }
            }
        }
    }
    assert!(told > 40, "{told} fees");
}

#[test]
fn what_an_option_brings_at_once_or_by_its_check_or_later_is_told() {
    let beats = |story: &mut Value, choice: &str, option: &str, list: &str, beats: Value| {
        let mut options = story["choices"][choice]["options"].as_array_mut().expect("options").iter_mut();
        options.find(|own| own["id"] == option).expect("the option")[list] = beats;
    };
    let said = told_of("anneke-line", |story| {
        beats(story, "forty", "take", "do", json!([{ "pay": 6 }, { "gain-crew": [1, 2, 2] }]));
    });
    assert!(said.contains(&"option-anneke-line-forty-take.cost +1 Crew true".to_owned()), "in some mode: {said:#?}");
    assert!(said.contains(&"option-anneke-line-forty-take.cost −2 Council true".to_owned()), "{said:#?}");
    let said = told_of("patient-margin", |story| {
        story["checks"]["papers"]["lost"] = json!([{ "lose-morale": 2 }]);
    });
    assert!(said.iter().any(|line| line.ends_with(".cost −1 Morale true")), "{said:#?}");
    // By a mark, and the trigger that waits for it.
    let said = told_of("patient-margin", |story| {
        story["checks"]["copies"]["lost"][0]["reputation"]["by"] = json!(-1);
    });
    assert!(said.iter().any(|line| line.starts_with("offer-patient-margin-copy.cost −2 ")), "{said:#?}");
    // By the side that is taken, when we sail.
    let said = told_of("custody", |story| {
        let mut triggers = story["triggers"].as_array_mut().expect("triggers").iter_mut();
        let trigger = triggers.find(|trigger| trigger["id"] == "for-ourselves").expect("the trigger");
        trigger["do"] = json!([{ "gain-morale": 2 }]);
    });
    assert_eq!(said, ["option-custody-side-own.cost +1 Morale true"]);
}

/// A mark wakes a trigger, which sets another mark, for which the debriefing takes reputation.
#[test]
fn what_the_debriefing_takes_for_a_mark_is_told_beforehand() {
    let ways = [
        "option-second-lift-now-west-fire",
        "option-second-lift-now-some-fire",
        "option-second-lift-now-again-fire",
        "offer-second-lift-fire",
        "offer-second-lift-fire-hung",
    ];
    let said = told_of("second-lift", |story| {
        let mut pieces = story["debriefing"].as_array_mut().expect("pieces").iter_mut();
        let shore = pieces.find(|piece| piece["if"] == json!({ "mark": "shore" })).expect("the piece");
        let beats = shore["do"].as_array_mut().expect("beats");
        beats.last_mut().expect("a beat")["reputation"]["by"] = json!(-3);
    });
    for way in ways {
        for (figure, named) in [("3 federation", false), ("−1 Federation", true)] {
            let line = format!("{way}.cost {figure} {named}");
            assert!(said.contains(&line), "{line}: {said:#?}");
        }
    }
    assert_eq!(said.len(), 2 * ways.len(), "{said:#?}");
    // A flag, and the piece that asks for it.
    let said = told_of("anneke-line", |story| {
        let mut pieces = story["debriefing"].as_array_mut().expect("pieces").iter_mut();
        let left = pieces.find(|piece| piece["if"] == json!({ "flag": { "call-4": "left" } })).expect("the piece");
        left["do"][0]["reputation"]["by"] = json!(-2);
    });
    assert!(said.contains(&"option-anneke-line-call-go-on.cost 2 council false".to_owned()), "{said:#?}");
}

/// Who waits sets no mark; what is told of waiting is what comes when the count is full.
#[test]
fn what_comes_of_doing_nothing_is_what_a_count_brings() {
    let said = told_of("second-lift", |story| {
        let mut triggers = story["triggers"].as_array_mut().expect("triggers").iter_mut();
        let struck = triggers.find(|trigger| trigger["id"] == "struck").expect("the trigger");
        let mut beats = struck["do"].as_array_mut().expect("beats").iter_mut();
        let cost = beats.find(|beat| beat.get("reputation").is_some()).expect("the beat");
        cost["reputation"]["by"] = json!(-4);
    });
    let waits =
        ["again", "some", "west"].map(|when| format!("option-second-lift-now-{when}-wait.cost −2 Federation true"));
    assert_eq!(said, waits);
}

#[test]
fn a_price_has_to_be_told() {
    let said = told_of("custody", |story| story["offers"]["bows"]["cost"] = json!([{ "ammo": 2 }, { "crew": 1 }]));
    let wanted = ["1 Ammo true", "1 crew false", "2 ammo false"].map(|end| format!("offer-custody-bows.cost {end}"));
    assert_eq!(said, wanted);
}

#[test]
fn a_milestone_says_how_many_it_wants() {
    let said = told_of("ballast", |story| {
        story["milestones"]["third"]["when"] = json!({ "turned-up": { "at-least": 10 } });
    });
    assert_eq!(said, ["milestone-ballast-third.text 10 false"]);
    let said = told_of("patient-margin", |story| {
        story["milestones"]["main"]["when"]["landed"]["at-least"] = json!(2);
    });
    assert_eq!(said.len(), 2, "for either side: {said:#?}");
}

#[test]
fn a_word_to_a_third_power_brings_what_is_told() {
    let (there, here, credits) = WORD_ELSEWHERE;
    let text = Text::of("en");
    for power in Faction::ALL {
        let said = text.attr_with(&format!("option-campaign-word-{power}"), "cost", &[("client", "client".into())]);
        let told = [format!("+{there} "), format!(" {credits} Credits"), format!("−{} with the client", here.abs())];
        assert!(told.iter().all(|figure| said.contains(figure)), "{said}");
    }
}
