//! Every reference resolves: between messages, from comments to rules, from the code to its words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast;
use fluent_syntax::parser;

use super::content;
use crate::rule;
use words::{FALLBACK, Text, files};

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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    sources(&root.join("crates"), &mut files);
    files
}

/// Numbers like `8.11` in a text.
fn rule_numbers(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    words.map(|word| word.trim_matches('.')).filter_map(|word| {
        let (chapter, number) = word.split_once('.')?;
        let fits = |part: &str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        if fits(chapter) && fits(number) { Some(word.to_owned()) } else { None }
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

/// Whether a key can come from a text in the code, such as `log-{track}-{way}`: what stands between its braces is anything.
fn can_be(key: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    let Some(mut rest) = parts.next().and_then(|first| key.strip_prefix(first)) else { return false };
    let mut open = pattern.contains('{');
    for part in parts {
        if part.is_empty() {
            continue;
        }
        let Some(at) = rest.find(part) else { return false };
        rest = rest.get(at + part.len()..).unwrap_or_default();
        open = pattern.ends_with('}');
    }
    rest.is_empty() || open
}

/// Texts in a source file: what stands between quotation marks.
fn texts(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

#[test]
fn no_message_is_there_that_nobody_asks_for() {
    let sources = program();
    // A text with braces is a pattern if it says at least how a key begins.
    let of_keys = |text: &&str| {
        let letters = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.{}:<&>".contains(c));
        text.len() > 2 && letters(text) && text.split('{').next().is_some_and(|first| first.len() > 2)
    };
    let said: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| texts(source)).filter(of_keys).collect();
    let (patterns, whole): (Vec<&str>, Vec<&str>) = said.into_iter().partition(|text| text.contains('{'));
    let whole: BTreeSet<&str> = whole.into_iter().collect();
    let begins: Vec<&str> = whole.iter().copied().filter(|text| text.ends_with('-') && text.len() > 4).collect();
    let content = content();
    // What content names is asked for by its ids: where there are no words at all, all of those are missing.
    let wanted = crate::needed::lacking(&Text::silent(), &content, |_, _| true);
    let wanted: BTreeSet<&str> = wanted.iter().map(|key| key.split('.').next().unwrap_or(key)).collect();
    let free: BTreeSet<String> =
        content.scenarios.iter().map(|(_, scenario)| format!("{}-free", scenario.name)).collect();
    let mut referred = Vec::new();
    for (path, source) in files(FALLBACK) {
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in &resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            for pattern in message.value.iter().chain(message.attributes.iter().map(|own| &own.value)) {
                references(pattern, &mut referred);
            }
        }
    }
    let referred: BTreeSet<String> = referred.into_iter().map(|(key, _)| key).collect();
    let asked = |key: &str| {
        whole.contains(key)
            || wanted.contains(key)
            || free.contains(key)
            || begins.iter().any(|begins| key.starts_with(begins))
            || referred.contains(key)
            || patterns.iter().any(|pattern| can_be(key, pattern))
            || LISTS.iter().any(|way| key.strip_prefix(way).is_some_and(|rest| rest.starts_with('-')))
    };
    // The war games hold their own messages to this.
    let own = |key: &String| !["iron-guest-", "full-thrust-"].iter().any(|game| key.starts_with(game));
    let idle: Vec<String> = words::keys().into_iter().filter(|key| own(key) && !asked(key)).collect();
    assert_eq!(idle, Vec::<String>::new());
}

/// The ways of listing, each of four messages.
const LISTS: [&str; 5] = ["list", "all", "notes", "sentences", "beside"];
