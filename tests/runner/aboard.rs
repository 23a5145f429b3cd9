//! Who is on a page that is read under way, or beside a choice: those who always sail, or heroes whom the story has asked for.

use std::collections::BTreeSet;

use serde_json::Value;

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

/// The pages of a chapter, and its choices with a plate of their own, with the heroes who were asked for, or came aboard,
/// before they are read.
struct Pages<'a> {
    scenario: &'a Value,
    story: &'a Value,
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
        let mut pages = Pages { scenario: &scenario, story, read: Vec::new() };
        for part in ["triggers", "offers", "checks"] {
            pages.walk(story.get(part).expect("a part"), &BTreeSet::new());
        }
        assert!(pages.read.len() > 15, "{chapter} has pages");
        for Shown { name, plate, asked } in &pages.read {
            let people = plate.and_then(|plate| plate.get("people")).and_then(Value::as_array);
            let medals = people.into_iter().flatten().filter_map(Value::as_str);
            let medals = medals.filter(|hero| MAY_BE_ASHORE.contains(hero) && !MET.contains(&(chapter, *hero)));
            for hero in medals {
                assert!(asked.contains(hero), "{chapter}: {hero} is on the page {name}, and may be ashore");
            }
        }
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
                    heroes(condition, &mut asked);
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

/// The heroes whom a condition, or a cost, asks for by name.
fn heroes(condition: &Value, asked: &mut BTreeSet<String>) {
    match condition {
        Value::Object(fields) => {
            let named = ["aboard", "hero"].iter().filter_map(|field| fields.get(*field)?.as_str());
            asked.extend(named.map(str::to_owned));
            fields.values().for_each(|own| heroes(own, asked));
        }
        Value::Array(all) => all.iter().for_each(|own| heroes(own, asked)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The file of a chapter.
pub fn file(chapter: &str) -> Value {
    let path = format!("{}/content/ironclad/scenarios/{chapter}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the chapter can be read");
    serde_json::from_str(&text).expect("it is JSON")
}
