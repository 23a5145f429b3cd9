//! Tests that English is complete: every id, every variant, every reference, every rule cited.

mod played;
mod polish;
mod reference;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use strum::IntoEnumIterator;

use super::decision::Question;
use super::thing::Words;
use super::{needed, picture};
use ironclad_game::content::Content;
use ironclad_game::content::terms::{
    Action, Class, Condition, Faction, Leader, Mode, Section, Service, Side, Skill, Speed, System, Threat, Track,
};
use ironclad_game::engine::Illegal;
use ironclad_game::engine::state::{Outcome, Status};
use words::{FALLBACK, Text, files};

fn content() -> Arc<Content> {
    Arc::new(Content::built_in().unwrap_or_else(|faults| panic!("{faults:?}")))
}

fn keys(of: impl IntoIterator<Item = String>, text: &Text) -> Vec<String> {
    of.into_iter().filter(|key| !text.has(key)).collect()
}

fn named<T: IntoEnumIterator + std::fmt::Display>(kind: &'static str) -> impl Iterator<Item = String> {
    T::iter().map(move |item| format!("{kind}-{item}"))
}

#[test]
fn every_fixed_term_has_its_word() {
    let text = Text::of(FALLBACK);
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(named::<System>("system"));
    wanted.extend(named::<Section>("section"));
    wanted.extend(named::<Class>("class"));
    wanted.extend(named::<Skill>("skill"));
    wanted.extend(named::<Faction>("faction"));
    wanted.extend(named::<Leader>("leader"));
    wanted.extend(named::<Threat>("threat"));
    wanted.extend(named::<Mode>("mode"));
    wanted.extend(named::<Condition>("condition"));
    wanted.extend(named::<Service>("service"));
    wanted.extend(named::<Speed>("speed"));
    wanted.extend(named::<Side>("side"));
    wanted.extend(named::<Track>("track"));
    wanted.extend(named::<Action>("action"));
    wanted.extend([Status::Ready, Status::Exhausted, Status::Wounded].map(|status| format!("status-{status}")));
    wanted.extend([Outcome::Won, Outcome::Lost, Outcome::Ended].map(|outcome| format!("outcome-{outcome}")));
    for question in Question::iter() {
        let name = <&str>::from(question);
        wanted.extend([format!("ask-{name}"), format!("done-{name}"), format!("pass-{name}")]);
    }
    for track in Track::iter() {
        wanted.extend([format!("log-{track}-lost"), format!("log-{track}-gained")]);
    }
    assert_eq!(keys(wanted, &text), Vec::<String>::new());
    for condition in Condition::iter() {
        assert!(text.try_attr(&format!("condition-{condition}"), "effect").is_some(), "{condition}");
    }
    for class in Class::iter() {
        assert!(text.try_attr(&format!("class-{class}"), "one").is_some(), "{class}");
    }
}

#[test]
fn every_id_of_the_content_has_its_words() {
    let text = Text::of(FALLBACK);
    let content = content();
    assert_eq!(needed::lacking(&text, &content, |_, _| true), Vec::<String>::new());
    for (_, scenario) in content.scenarios.iter() {
        let words = Words { text: &text, content: &content, scenario, at: None };
        for sector in scenario.map.sectors.ids() {
            let _ = words.sector_with_bearing(scenario.ship, sector);
        }
        for illegal in [
            Illegal::NotAnOption,
            Illegal::NotAChance,
            Illegal::NotAChoice,
            Illegal::AnotherChance,
            Illegal::NotInTheGroup,
            Illegal::Over,
            Illegal::NoRoom,
        ] {
            let _ = super::refusal::illegal(&words, illegal);
        }
    }
    assert_eq!(text.missing(), Vec::<String>::new());
}

#[test]
fn every_lesson_has_its_step() {
    let content = content();
    let lessons = files(FALLBACK).into_iter().flat_map(|(_, source)| {
        source.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect::<Vec<_>>()
    });
    for lesson in lessons.filter_map(|key| key.strip_prefix("lesson-").map(str::to_owned)) {
        let known = content.scenarios.iter().any(|(_, scenario)| {
            let step = lesson.strip_prefix(&scenario.name).and_then(|rest| rest.strip_prefix('-'));
            step.is_some_and(|step| step == "look" || scenario.file.script.iter().any(|own| own.step == step))
        });
        assert!(known, "no script has the step of lesson `{lesson}`");
    }
}

#[test]
fn every_drawing_exists() {
    let content = content();
    let mut drawings: BTreeSet<String> = BTreeSet::new();
    drawings.extend(content.heroes.ids().map(|hero| picture::hero(&content, hero)));
    drawings.extend(content.intel.ids().map(|card| picture::intel(&content, card)));
    drawings.extend(content.orders.ids().map(|order| picture::order(&content, order)));
    drawings.extend(content.ships.ids().map(|ship| picture::ship(&content, ship)));
    drawings.extend(content.ships.ids().filter_map(|ship| picture::person(&content, ship)));
    drawings.extend(content.fighters.ids().map(|fighter| picture::fighter(&content, fighter)));
    for (_, scenario) in content.scenarios.iter() {
        let sectors = scenario.map.sectors.ids();
        drawings.extend(sectors.map(|sector| picture::sector(&content, scenario, sector)));
    }
    drawings.extend(Skill::iter().map(|skill| picture::skill(skill).to_owned()));
    drawings.extend(Class::iter().map(|class| picture::class(class).to_owned()));
    drawings.extend(Track::iter().map(|track| picture::track(track).to_owned()));
    drawings.extend(Action::iter().map(|action| picture::action(action).to_owned()));
    drawings.extend(Service::iter().map(|service| picture::service(service).to_owned()));
    drawings.extend(Section::iter().map(|section| picture::section(section).to_owned()));
    drawings.extend(Faction::iter().map(picture::faction));
    drawings.extend(Condition::iter().map(picture::condition));
    drawings.extend([picture::ENERGY, picture::SHIELDS, picture::RADIATION].map(str::to_owned));
    let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/art");
    let missing: Vec<_> = drawings.into_iter().filter(|path| !art.join(format!("{path}.svg")).is_file()).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Sentences that were put right once do not come back: figures that do not agree, words that mean something else.
#[test]
fn mended_phrases_do_not_return() {
    let all: String = files(FALLBACK).into_iter().map(|(_, source)| source).collect();
    let mended =
        ["1 ports", "Take what is left:", "and the die on the table", "not to be paid for now", "Salvage used"];
    let returned: Vec<_> = mended.into_iter().filter(|phrase| all.contains(phrase)).collect();
    assert_eq!(returned, Vec::<&str>::new());
    // A round of one harbour is no round of several.
    let text = Text::of(FALLBACK);
    let one = [("count", super::thing::number(1u8)), ("turns", super::thing::number(9u8))];
    for key in ["brief-rounds", "won-rounds-text", "log-won-rounds"] {
        let said = text.with(key, &one).to_lowercase();
        assert!(!said.contains("every one") && !said.contains("last harbour"), "{key}: {said}");
    }
}
