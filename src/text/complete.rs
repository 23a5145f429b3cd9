//! Tests that English is complete: every id, every variant, every reference, every rule cited.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use fluent_syntax::ast;
use fluent_syntax::parser;
use strum::IntoEnumIterator;

use super::decision::{Question, asked, rows};
use super::event::Log;
use super::option::choices;
use super::refusal::{looked_for, refusal};
use super::thing::Words;
use super::{FALLBACK, Text, files, picture, roll, rule};
use crate::content::terms::{
    Action, Class, Condition, Faction, Mode, Section, Service, Side, Skill, Speed, System, Threat, Track,
};
use crate::content::{Content, Scenario};
use crate::engine::chance::Die;
use crate::engine::decision::{Answer, Decision, DecisionKind};
use crate::engine::state::{Outcome, Seat, Setup, Status};
use crate::engine::{Events, Game, Illegal, Input, Pending};

fn content() -> Arc<Content> {
    Arc::new(Content::built_in().unwrap_or_else(|faults| panic!("{faults}")))
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
    wanted.extend(named::<Threat>("threat"));
    wanted.extend(named::<Mode>("mode"));
    wanted.extend(named::<Condition>("condition"));
    wanted.extend(named::<Service>("service"));
    wanted.extend(named::<Speed>("speed"));
    wanted.extend(named::<Side>("side"));
    wanted.extend(named::<Track>("track"));
    wanted.extend(named::<Action>("action"));
    wanted.extend([Status::Ready, Status::Exhausted, Status::Wounded].map(|status| format!("status-{status}")));
    wanted.extend([Outcome::Won, Outcome::Lost].map(|outcome| format!("outcome-{outcome}")));
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
    for (_, scenario) in content.scenarios.iter() {
        let words = Words { text: &text, content: &content, scenario };
        for hero in content.heroes.ids() {
            let _ = (words.hero(hero), words.hero_full(hero), words.hero_line(hero), words.ability(hero));
            let _ = (words.ability_text(hero, false), words.ability_text(hero, true));
        }
        for (card, written) in content.intel.iter() {
            let _ = (words.intel(card), words.intel_text(card), words.intel_log(card));
            if matches!(written.body, crate::content::intel::Body::Check(_)) {
                assert!(words.intel_won(card).is_some() && words.intel_lost(card).is_some(), "{}", words.intel(card));
            }
            let _ = super::decision::card_kind(&words, written);
            for threat in Threat::iter() {
                let _ = rows(&words, card, threat);
            }
        }
        for ship in content.ships.ids() {
            let _ = (words.ship(ship), words.ship_type(ship), words.ship_tactics(ship));
        }
        for fighter in content.fighters.ids() {
            let _ = (words.fighter(fighter), words.fighter_text(fighter));
        }
        for (order, written) in content.orders.iter() {
            let _ = (words.order(order), words.order_text(order), super::option::deed(&words, written.basic.does));
        }
        for port in content.ports.ids() {
            let _ = (words.port(port), words.port_tagline(port));
        }
        for sector in scenario.map.sectors.ids() {
            let _ = words.sector_with_bearing(scenario.ship, sector);
        }
        let name = &scenario.name;
        for what in ["name", "subtitle", "teaches", "chart", "chart-note"] {
            let _ = text.get(&format!("scenario-{name}-{what}"));
        }
        for passage in ["briefing", "won", "lost"] {
            let _ = text.attr(&format!("passage-{name}-{passage}"), "text");
        }
        for step in &scenario.file.script {
            let lesson = format!("lesson-{name}-{}", step.step);
            let _ = (text.get(&lesson), text.attr(&lesson, "text"), text.attr(&lesson, "after"));
            if let Some(passage) = &step.passage {
                let passage = format!("passage-{passage}");
                let _ = (text.get(&passage), text.attr(&passage, "text"), text.attr(&passage, "log"));
            }
        }
        for illegal in [Illegal::NotAnOption, Illegal::NotADie, Illegal::NotAChoice, Illegal::Over] {
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
    drawings.extend(
        [picture::ENERGY, picture::SHIELDS, picture::SHIELDS_DOWN, picture::RADIATION, picture::SORTIE]
            .map(str::to_owned),
    );
    let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/art");
    let missing: Vec<_> = drawings.into_iter().filter(|path| !art.join(format!("{path}.svg")).is_file()).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Every reference of a pattern to another message, a term or an attribute.
fn references(pattern: &ast::Pattern<&str>, found: &mut Vec<(String, Option<String>)>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_references(expression, found);
        }
    }
}

fn expression_references(expression: &ast::Expression<&str>, found: &mut Vec<(String, Option<String>)>) {
    match expression {
        ast::Expression::Inline(inline) => inline_references(inline, found),
        ast::Expression::Select { selector, variants } => {
            inline_references(selector, found);
            for variant in variants {
                references(&variant.value, found);
            }
        }
    }
}

fn inline_references(inline: &ast::InlineExpression<&str>, found: &mut Vec<(String, Option<String>)>) {
    match inline {
        ast::InlineExpression::MessageReference { id, attribute } => {
            found.push((id.name.to_owned(), attribute.as_ref().map(|attribute| attribute.name.to_owned())));
        }
        ast::InlineExpression::TermReference { id, .. } => found.push((format!("-{}", id.name), None)),
        ast::InlineExpression::Placeable { expression } => expression_references(expression, found),
        _ => {}
    }
}

#[test]
fn every_reference_resolves_and_no_key_is_there_twice() {
    let text = Text::of(FALLBACK);
    let mut seen = BTreeSet::new();
    for (path, source) in files(FALLBACK) {
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        let mut found = Vec::new();
        for entry in &resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            assert!(seen.insert(message.id.name.to_owned()), "{path}: `{}` is there twice", message.id.name);
            for pattern in message.value.iter().chain(message.attributes.iter().map(|own| &own.value)) {
                references(pattern, &mut found);
            }
        }
        for (key, attribute) in found {
            let there = match attribute {
                None => text.has(&key),
                Some(attribute) => text.try_attr(&key, &attribute).is_some(),
            };
            assert!(there, "{path}: nothing is called `{key}`");
        }
    }
}

/// The Rust files of the program, by path.
fn sources(folder: &Path, into: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the source is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push((path.display().to_string(), fs::read_to_string(&path).expect("the source can be read")));
        }
    }
}

fn program() -> Vec<(String, String)> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    files
}

/// Numbers like `8.11` in a text.
fn rule_numbers(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    words.map(|word| word.trim_matches('.')).filter_map(|word| {
        let (chapter, number) = word.split_once('.')?;
        let fits = |part: &str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        (fits(chapter) && fits(number)).then(|| word.to_owned())
    })
}

#[test]
fn every_rule_that_is_cited_exists() {
    let text = Text::of(FALLBACK);
    let content = content();
    let mut cited: BTreeSet<(String, String)> = BTreeSet::new();
    for (_, card) in content.intel.iter() {
        cited.insert((card.rule.clone(), "content/intel".to_owned()));
    }
    for (_, scenario) in content.scenarios.iter() {
        let rules = scenario.file.script.iter().flat_map(|step| step.rules.iter());
        cited.extend(rules.map(|rule| (rule.clone(), scenario.name.clone())));
    }
    for (path, source) in program() {
        // What comments cite, `(rule 8.4)`, `(rules 3.1 to 3.3)`, and the numbers that are given to players.
        for line in source.lines() {
            let comment = line.split_once("//").map_or("", |(_, comment)| comment);
            for (place, _) in comment.match_indices("rule") {
                let tail = comment.get(place..).unwrap_or_default();
                let tail = tail.split([';', ')']).next().unwrap_or_default();
                let tail = tail.split("ruling").next().unwrap_or_default();
                cited.extend(rule_numbers(tail).map(|rule| (rule, path.clone())));
            }
            let literals = line.split('"').skip(1).step_by(2);
            if path.contains("/text/") {
                cited.extend(literals.flat_map(rule_numbers).map(|rule| (rule, path.clone())));
            }
        }
    }
    assert!(cited.len() > 50, "the rules cited are found");
    let unknown: Vec<_> = cited.into_iter().filter(|(number, _)| !text.has(&rule::key(number))).collect();
    assert_eq!(unknown, Vec::<(String, String)>::new());
}

#[test]
fn every_key_in_the_code_has_its_words() {
    let text = Text::of(FALLBACK);
    let calls = [".t(\"", ".get(\"", ".with(\"", "say(\"", "named(\"", "counted(\"", ".attr(\"", ".try_get(\""];
    let mut missing = Vec::new();
    for (path, source) in program().into_iter().filter(|(path, _)| path.contains("/text/") || path.contains("/ui/")) {
        for call in calls {
            for (place, _) in source.match_indices(call) {
                let tail = source.get(place + call.len()..).unwrap_or_default();
                let key = tail.split('"').next().unwrap_or_default();
                if key.contains('-') && !text.has(key) {
                    missing.push((path.clone(), key.to_owned()));
                }
            }
        }
    }
    assert_eq!(missing, Vec::<(String, String)>::new());
}

/// A small generator for choosing at random: what is chosen matters little, but it must be the same each time.
struct Chooser(u64);

impl Chooser {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit.max(1)
    }
}

fn begin(content: &Arc<Content>, scenario: &Arc<Scenario>, scripted: bool, events: &mut Events) -> Game {
    let setup = Setup { mode: Mode::Normal, seats: Seat::dealt(2), scripted };
    Game::new(Arc::clone(content), Arc::clone(scenario), setup, events)
}

/// Whatever is said of a game as it stands.
fn everything(words: &Words<'_>, game: &Game) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(sum) = roll::sum(words, game) {
        said.extend(Die::all().map(|die| roll::told(words, die, &sum, Some(die.face() == 6))));
    }
    if let Pending::Choose(decision) = game.pending() {
        let asked = asked(words, game, &decision);
        assert!(!asked.title.is_empty() && !asked.prompt.is_empty(), "{decision:?}");
        assert!(words.text.has(&rule::key(&asked.rule)), "{asked:?}");
        said.extend([asked.title, asked.subtitle, asked.prompt, asked.seats]);
        said.extend(asked.text.into_iter().chain(asked.won).chain(asked.lost));
        said.extend(asked.rows.into_iter().flat_map(|row| [row.totals, row.effects]));
        let choices = choices(words, game, &decision);
        let labels: BTreeSet<&String> = choices.iter().map(|choice| &choice.label).collect();
        assert_eq!(labels.len(), choices.len(), "two options called the same: {choices:?}");
        for choice in choices {
            assert!(!choice.label.is_empty(), "{:?}", choice.answer);
            said.extend([choice.label, choice.note]);
            said.extend(choice.marks.into_iter().flat_map(|mark| [mark.figure, mark.meaning]));
        }
        for answer in looked_for(game, &decision) {
            let no = refusal(words, game, &decision, answer).expect("it is no option");
            said.push(no.text);
        }
        assert!(decision.options.iter().all(|answer| refusal(words, game, &decision, *answer).is_none()));
    }
    said
}

#[test]
fn games_at_random_are_told_without_a_missing_word() {
    let text = Text::of(FALLBACK);
    let content = content();
    let mut said: BTreeSet<String> = BTreeSet::new();
    for (_, scenario) in content.scenarios.iter() {
        for seed in 0..60 {
            let words = Words { text: &text, content: &content, scenario };
            let mut chooser = Chooser(seed);
            let mut events = Events::new();
            let mut game = begin(&content, scenario, false, &mut events);
            for _ in 0..400 {
                let input = match game.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance(_) => Die::all().nth(chooser.below(6)).map(Input::Die),
                    Pending::Choose(decision) => {
                        decision.options.get(chooser.below(decision.options.len())).copied().map(Input::Answer)
                    }
                };
                said.extend(everything(&words, &game));
                let before = game.hash();
                game.submit(input.expect("there is an option"), &mut events).expect("it is legal");
                assert_ne!(before, 0);
            }
            let log = Log::of(&words, &events);
            for line in log.lines().iter().chain(&log.open_lines(&words)) {
                assert!(text.has(&rule::key(&line.rule)), "{line:?}");
                said.insert(line.explain(&words));
                assert!(!line.dice.iter().any(|thrown| thrown.told.contains("other")), "{line:?}");
            }
        }
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    let faulty: Vec<_> = said.iter().filter(|line| line.contains(['{', '⟦', '-']) && is_faulty(line)).collect();
    assert_eq!(faulty, Vec::<&String>::new());
    assert!(said.len() > 300, "{}", said.len());
}

/// Whether a line shows a variable or a key, or a hyphen for a minus.
fn is_faulty(line: &str) -> bool {
    let hyphen_for_minus = line.char_indices().any(|(place, letter)| {
        let next = line.get(place + 1..).and_then(|tail| tail.chars().next());
        letter == '-' && next.is_some_and(|next| next.is_ascii_digit())
    });
    line.contains(['{', '⟦']) || hyphen_for_minus
}

/// Whether the script's next take is an option of this decision.
fn answers(take: Option<&&String>, game: &Game, decision: &Decision) -> bool {
    take.is_some_and(|take| decision.options.iter().any(|option| option.id(game.names()) == **take))
}

/// Plays a tutorial by its script, and gives all that is shown on the way.
fn by_the_script(name: &str) -> String {
    let text = Text::of(FALLBACK);
    let content = content();
    let scenario = content.scenario(name).expect("there is such a tutorial");
    let words = Words { text: &text, content: &content, scenario };
    let mut events = Events::new();
    let mut game = begin(&content, scenario, true, &mut events);
    let mut shown = String::new();
    let script = &scenario.file.script;
    for (place, step) in script.iter().enumerate() {
        let mut dice = step.dice.iter();
        shown.push_str(&format!("\n== {}\n", step.step));
        let following = script.get(place + 1).and_then(|next| next.take.first());
        let takes: Vec<&String> = step.take.iter().chain(following).collect();
        for (place, take) in step.take.iter().enumerate() {
            let Pending::Choose(decision) = game.pending() else { panic!("{take}: {:?}", game.pending()) };
            let asked = asked(&words, &game, &decision);
            let figure = asked.figure.map(|figure| format!(" [{} {}]", figure.label, figure.value));
            shown.push_str(&format!(
                "{} | {} | {} | {}{}\n",
                asked.title,
                asked.subtitle,
                asked.prompt,
                asked.seats,
                figure.unwrap_or_default()
            ));
            let mut chosen = None;
            for choice in choices(&words, &game, &decision) {
                let id = choice.answer.id(game.names());
                let sign = if id == *take { '>' } else { ' ' };
                let marks: Vec<_> =
                    choice.marks.iter().map(|mark| format!("{}{}", mark.meaning, mark.figure)).collect();
                shown.push_str(&format!("  {sign} {} ({}) {}\n", choice.label, choice.note, marks.join(" ")));
                if id == *take {
                    chosen = Some(choice.answer);
                }
            }
            for answer in looked_for(&game, &decision) {
                let label = super::option::choice(&words, &game, &decision, answer).label;
                let why = refusal(&words, &game, &decision, answer).map(|no| no.text).unwrap_or_default();
                shown.push_str(&format!("  x {label}: {why}\n"));
            }
            let answer: Answer = chosen.unwrap_or_else(|| panic!("{}: `{take}` is no option\n{shown}", step.step));
            game.submit(Input::Answer(answer), &mut events).expect("legal");
            loop {
                let input = match game.pending() {
                    Pending::Chance(_) => {
                        let face = *dice.next().unwrap_or_else(|| panic!("{}: a die too few\n{shown}", step.step));
                        Input::Die(Die::new(face).expect("a face"))
                    }
                    // Reactions that the script does not use are not asked.
                    Pending::Choose(decision)
                        if decision.kind == DecisionKind::Reaction
                            && !answers(takes.get(place + 1), &game, &decision) =>
                    {
                        Input::Answer(Answer::Pass)
                    }
                    Pending::Choose(_) | Pending::Over(_) => break,
                };
                game.submit(input, &mut events).expect("it is asked");
            }
        }
        assert!(dice.next().is_none(), "{}: a die too many", step.step);
    }
    assert!(matches!(game.pending(), Pending::Over(Outcome::Won)), "{:?}\n{shown}", game.pending());
    shown.push_str("\n== log\n");
    for line in Log::of(&words, &events).lines() {
        shown.push_str(&format!("{} {}\n", line.turn, line.explain(&words)));
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    shown
}

#[test]
fn the_first_tutorial_in_words() {
    insta::assert_snapshot!(by_the_script("tutorial-1"));
}

#[test]
fn the_second_tutorial_in_words() {
    insta::assert_snapshot!(by_the_script("tutorial-2"));
}
