//! Who is on a page that is read under way, or beside a choice: those who always sail, or heroes whom the story has asked for.
//! Before and after a voyage, whom a power has sent to us is nowhere else.

use std::collections::BTreeSet;

use serde_json::Value;

use super::medals::{passage, read};

/// All chapters of the story.
pub const CHAPTERS: [&str; 10] = [
    "ballast",
    "custody",
    "patient-margin",
    "anneke-line",
    "the-works",
    "paper",
    "good-neighbour",
    "second-lift",
    "five-chairs",
    "nineteen-days",
];

/// Somebody whom a chapter is about, and who is met in it whether he sails with us or not: Captain Xavier is brought aboard
/// out of custody.
const MET: [(&str, &str); 1] = [("custody", "xavier")];

/// Heroes of the roster who may be ashore when the ship sails. Gabriel, Thaddeus and Daisuke live aboard.
const MAY_BE_ASHORE: [&str; 12] = [
    "wrathe",
    "noriko",
    "jabulile",
    "petrosyan",
    "salome",
    "fetu",
    "eluned",
    "otgon",
    "marguerite",
    "idris",
    "zofia",
    "xavier",
];

/// The heroes whom the powers send to their friends (rule 10.4), as they are called, each with the first chapter in which
/// one may be on our roster.
const SENT: [(&str, &str, u64); 5] = [
    ("roland", "Roland", 3),
    ("ugyen", "Ugyen", 3),
    ("vashti", "Vashti", 4),
    ("yasemin", "Yasemin", 3),
    ("cormac", "Cormac", 3),
];

/// Whoever has brought the contract of these chapters comes along on the voyage, whether she has joined us or not.
const COMES_ALONG: [(&str, &str); 7] = [
    ("good-neighbour", "roland"),
    ("good-neighbour", "ugyen"),
    ("good-neighbour", "vashti"),
    ("second-lift", "roland"),
    ("second-lift", "ugyen"),
    ("second-lift", "vashti"),
    ("second-lift", "cormac"),
];

/// What is true of somebody whether she has joined us or not: pages with what she once said, or does for her power besides;
/// the choice between two contracts, beside which are those who have brought them.
const EITHER_WAY: [(&str, &str, &str); 9] = [
    ("anneke-line", "side", "ugyen"),
    ("anneke-line", "side", "yasemin"),
    ("anneke-line", "won-council", "ugyen"),
    ("custody", "side", "roland"),
    ("five-chairs", "named-thaddeus", "ugyen"),
    ("good-neighbour", "won-cartel", "yasemin"),
    ("the-works", "lost", "cormac"),
    ("the-works", "side", "cormac"),
    ("the-works", "side", "vashti"),
];

/// The pages of a chapter, and its choices with a plate of their own, with the heroes who were asked for, or came aboard,
/// before they are read.
struct Pages<'a> {
    scenario: &'a Value,
    story: &'a Value,
    /// The fields that ask for a hero.
    asks: &'static [&'static str],
    read: Vec<Shown<'a>>,
}

/// The page or choice that is shown, those whose medals stand beside it, and the heroes who are aboard.
struct Shown<'a> {
    name: String,
    plate: Option<&'a Value>,
    asked: BTreeSet<String>,
}

#[test]
fn pages_under_way_show_only_who_is_aboard() {
    for chapter in CHAPTERS {
        let scenario = file(chapter);
        let story = scenario.get("story").expect("a story");
        let mut pages = Pages { scenario: &scenario, story, asks: &["aboard", "hero"], read: Vec::new() };
        for part in ["triggers", "offers", "checks"] {
            pages.walk(story.get(part).expect("a part"), &BTreeSet::new());
        }
        assert!(pages.read.len() > 15, "{chapter} has pages");
        for shown in &pages.read {
            let medals = shown.medals().into_iter();
            let medals = medals.filter(|hero| MAY_BE_ASHORE.contains(hero) && !MET.contains(&(chapter, *hero)));
            for hero in medals {
                let name = &shown.name;
                assert!(shown.asked.contains(hero), "{chapter}: {hero} is on the page {name}, and may be ashore");
            }
        }
    }
}

#[test]
fn whom_a_power_has_sent_is_nowhere_else() {
    let mut elsewhere = BTreeSet::new();
    for chapter in CHAPTERS {
        let scenario = file(chapter);
        let story = scenario.get("story").expect("a story");
        let number = story.get("chapter").and_then(Value::as_u64).expect("a number");
        let words = read(&format!("locales/en/ironclad/{chapter}.ftl"));
        let mut pages = Pages { scenario: &scenario, story, asks: &["on-roster"], read: Vec::new() };
        for part in ["prologue", "triggers", "offers", "checks", "debriefing"] {
            pages.walk(story.get(part).expect("a part"), &BTreeSet::new());
        }
        assert!(pages.read.len() > 25, "{chapter} has pages");
        for shown in &pages.read {
            let text = passage(&words, chapter, &shown.name);
            let medals = shown.medals();
            for (hero, called, first) in SENT {
                let is_there = medals.contains(&hero) || text.contains(called);
                let may_be_ours = number >= first && !COMES_ALONG.contains(&(chapter, hero));
                if is_there && may_be_ours && !shown.asked.contains(hero) {
                    elsewhere.insert((chapter, shown.name.clone(), hero));
                }
            }
        }
    }
    let either_way = EITHER_WAY.map(|(chapter, page, hero)| (chapter, page.to_owned(), hero));
    assert_eq!(elsewhere, BTreeSet::from(either_way), "whoever may be on our roster is asked for there first");
}

impl<'a> Shown<'a> {
    /// Those whose medals stand beside it.
    fn medals(&self) -> Vec<&'a str> {
        let people = self.plate.and_then(|plate| plate.get("people")).and_then(Value::as_array);
        people.into_iter().flatten().filter_map(Value::as_str).collect()
    }
}

impl<'a> Pages<'a> {
    /// Looks for pages in a part of the story, of which these heroes are known to be aboard.
    fn walk(&mut self, part: &Value, asked: &BTreeSet<String>) {
        match part {
            Value::Object(fields) => {
                let mut asked = asked.clone();
                let conditions = ["when", "if", "uses"].iter().filter_map(|field| fields.get(*field));
                // A beat “if” has a condition of its own, and what is done if it holds.
                for condition in conditions.filter(|own| own.get("then").is_none()) {
                    heroes(condition, self.asks, &mut asked);
                }
                fields.get("read").into_iter().for_each(|read| self.note(read, &asked));
                if let Some(choice) = fields.get("choose").and_then(Value::as_str) {
                    self.choice(choice, &asked);
                }
                fields.values().for_each(|own| self.walk(own, &asked));
            }
            Value::Array(beats) => {
                let mut asked = asked.clone();
                let joins = beats.iter().filter_map(|beat| beat.get("join")?.as_str());
                asked.extend(joins.map(str::to_owned));
                beats.iter().for_each(|beat| self.walk(beat, &asked));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    /// The pages of a choice that is asked under way.
    fn choice(&mut self, choice: &str, asked: &BTreeSet<String>) {
        let story = self.story;
        let written = story.pointer(&format!("/choices/{choice}")).expect("the choice is there");
        written.get("passage").into_iter().for_each(|read| self.note(read, asked));
        if let Some(plate) = written.get("plate") {
            self.read.push(Shown { name: choice.to_owned(), plate: Some(plate), asked: asked.clone() });
        }
        self.walk(written.get("options").expect("it has options"), asked);
    }

    /// A page, or one for each side.
    fn note(&mut self, read: &Value, asked: &BTreeSet<String>) {
        match read {
            Value::String(page) => {
                let plate = self.scenario.pointer(&format!("/plates/{page}"));
                self.read.push(Shown { name: page.clone(), plate, asked: asked.clone() });
            }
            Value::Object(sides) => sides.values().for_each(|own| self.note(own, asked)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => panic!("no page: {read}"),
        }
    }
}

/// The heroes whom a condition, or a cost, asks for by name in one of these fields.
fn heroes(condition: &Value, asks: &[&str], asked: &mut BTreeSet<String>) {
    match condition {
        Value::Object(fields) => {
            let named = asks.iter().filter_map(|field| fields.get(*field)?.as_str());
            asked.extend(named.map(str::to_owned));
            fields.values().for_each(|own| heroes(own, asks, asked));
        }
        Value::Array(all) => all.iter().for_each(|own| heroes(own, asks, asked)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The file of a chapter.
pub fn file(chapter: &str) -> Value {
    let path = format!("{}/content/ironclad/scenarios/{chapter}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the chapter can be read");
    serde_json::from_str(&text).expect("it is JSON")
}
