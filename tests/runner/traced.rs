//! Every rule of the app's own rule book is cited by a test that runs.
//!
//! A test cites a rule by its name, `rule_8_4_…` or `rule_2_2_to_2_4_…`, or in its text, `rule 8.4` or `(8.4)`. Only what
//! stands between `#[test]` and the end of its function counts, in files that are part of this binary or of that of the
//! campaign's rules; and one test cites a few rules, so that none can cite the book.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use words::keys;

/// Rules whose procedures are still to come. A rule leaves this list with its first test.
const NOT_YET: &[&str] = &[];

/// Rules that one test cites at the most.
const MOST: usize = 6;

/// A file of this binary, and all that it names as modules.
fn files(path: &Path, found: &mut Vec<PathBuf>) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let folder = path.parent().expect("a folder");
    for line in text.lines() {
        if let Some(named) = line.strip_prefix("#[path = \"").and_then(|rest| rest.strip_suffix("\"]")) {
            files(&folder.join(named), found);
        }
    }
    found.push(path.to_owned());
}

/// The tests of a file that run: the name of each, and its text with what is said before it.
fn tests(source: &str) -> Vec<(String, String)> {
    let mut tests = Vec::new();
    let lines: Vec<&str> = source.lines().collect();
    for (place, _) in lines.iter().enumerate().filter(|(_, line)| line.trim() == "#[test]") {
        let margin = lines[place].len() - lines[place].trim_start().len();
        let end = format!("{}}}", " ".repeat(margin));
        let said = lines[..place].iter().rev().take_while(|line| line.trim_start().starts_with("//")).copied();
        let body: Vec<&str> = lines[place + 1..].iter().take_while(|line| **line != end).copied().collect();
        if body.iter().any(|line| line.trim().starts_with("#[ignore")) {
            continue;
        }
        let head = body.iter().find_map(|line| line.trim().strip_prefix("fn "));
        let Some(name) = head.and_then(|head| head.split('(').next()) else { continue };
        let text: Vec<&str> = said.chain(body.iter().copied()).collect();
        tests.push((name.to_owned(), text.join("\n")));
    }
    tests
}

/// `8.4` out of two numbers, if both are.
fn number(chapter: &str, rule: &str) -> Option<(u32, u32)> {
    Some((chapter.parse().ok()?, rule.parse().ok()?))
}

/// The rules that a test's name cites.
fn named(name: &str) -> BTreeSet<(u32, u32)> {
    let Some(rest) = name.strip_prefix("rule_") else { return BTreeSet::new() };
    let words: Vec<&str> = rest.split('_').collect();
    let pair = |at: usize| number(words.get(at)?, words.get(at + 1)?);
    match (pair(0), words.get(2), pair(3)) {
        (Some(first), Some(&"to"), Some(last)) if first.0 == last.0 => {
            (first.1..=last.1).map(|rule| (first.0, rule)).collect()
        }
        (Some(first), Some(&"and"), Some(last)) => [first, last].into(),
        (Some(first), ..) => [first].into(),
        (None, ..) => BTreeSet::new(),
    }
}

/// The rules that a text cites: `rule 8.4`, `rules 8.4, 8.5`, `(8.4)`.
fn said(text: &str) -> BTreeSet<(u32, u32)> {
    let mut cited = BTreeSet::new();
    for mark in ["rule ", "rules ", "("] {
        for (at, _) in text.match_indices(mark) {
            let rest = &text[at + mark.len()..];
            for word in rest.split([' ', ',']).filter(|word| !word.is_empty()) {
                let (word, closed) = match word.split_once(')') {
                    Some((word, _)) => (word, true),
                    None => (word, false),
                };
                let Some((chapter, rule)) = word.split_once('.') else { break };
                // In brackets a figure such as `(0.5)` or a path is no citation unless it closes at once.
                let Some(rule) = number(chapter, rule).filter(|_| mark != "(" || closed) else { break };
                cited.insert(rule);
                if closed {
                    break;
                }
            }
        }
    }
    cited
}

/// Each rule that is cited, with the tests that cite it.
fn cited() -> BTreeMap<(u32, u32), Vec<String>> {
    let mut paths = Vec::new();
    for binary in ["tests/runner.rs", "crates/ironclad_game/tests/rules.rs"] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(binary), &mut paths);
    }
    let mut cited: BTreeMap<(u32, u32), Vec<String>> = BTreeMap::new();
    // This file speaks of citations without making any.
    for path in paths.iter().filter(|path| !path.ends_with("traced.rs")) {
        let source = std::fs::read_to_string(path).expect("it was read before");
        for (name, text) in tests(&source) {
            let rules: BTreeSet<_> = named(&name).into_iter().chain(said(&text)).collect();
            assert!(rules.len() <= MOST, "{}: {name} cites {} rules; a test is of a few", path.display(), rules.len());
            for rule in rules {
                cited.entry(rule).or_default().push(name.clone());
            }
        }
    }
    cited
}

/// The rules of the book.
fn book() -> BTreeSet<(u32, u32)> {
    let numbers = keys().into_iter().filter_map(|key| {
        let (chapter, rule) = key.strip_prefix("rule-")?.split_once('-')?;
        number(chapter, rule)
    });
    numbers.collect()
}

fn listed(rules: impl IntoIterator<Item = (u32, u32)>) -> Vec<String> {
    rules.into_iter().map(|(chapter, rule)| format!("{chapter}.{rule}")).collect()
}

#[test]
fn every_rule_of_the_book_is_cited_by_a_test() {
    let (cited, book) = (cited(), book());
    assert!(book.len() > 90, "the book is found");
    let waiting: BTreeSet<(u32, u32)> = NOT_YET
        .iter()
        .map(|rule| rule.split_once('.').and_then(|(chapter, rule)| number(chapter, rule)).expect("a number"))
        .collect();
    let missing = book.iter().filter(|rule| !cited.contains_key(rule) && !waiting.contains(rule)).copied();
    assert_eq!(listed(missing), Vec::<String>::new(), "no test cites these rules");
    let tested = waiting.iter().filter(|rule| cited.contains_key(rule)).copied();
    assert_eq!(listed(tested), Vec::<String>::new(), "these have a test now: take them off NOT_YET");
    let unknown = waiting.difference(&book).copied();
    assert_eq!(listed(unknown), Vec::<String>::new(), "the book has no such rules");
}

#[test]
fn no_test_is_named_by_a_rule_that_there_is_not() {
    let book = book();
    let unknown: Vec<_> = cited()
        .into_iter()
        .filter(|(rule, _)| !book.contains(rule))
        .flat_map(|(_, tests)| tests)
        .filter(|name| named(name).iter().any(|rule| !book.contains(rule)))
        .collect();
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn citations_are_read_as_they_are_written() {
    assert_eq!(listed(named("rule_8_10_loot")), ["8.10"]);
    assert_eq!(listed(named("rule_2_2_to_2_4_crew")), ["2.2", "2.3", "2.4"]);
    assert_eq!(listed(named("rule_of_thumb")), Vec::<String>::new());
    assert_eq!(listed(said("// As rule 8.4 has it, (9.1); rules 2.3, 2.5, and 10.2.")), ["2.3", "2.5", "8.4", "9.1"]);
    assert_eq!(listed(said("f(0.5, 1.25); a ruling 3.1; (1, 2)")), Vec::<String>::new());
    let run = "#[test]\nfn rule_1_1_a() {\n    // rule 1.2\n}\n\n#[test]\n#[ignore]\nfn rule_1_3_b() {\n}\n// rule 1.4\nfn c() {}\n";
    let found: Vec<_> = tests(run).into_iter().map(|(name, text)| (name, listed(said(&text)))).collect();
    assert_eq!(found, [("rule_1_1_a".to_owned(), vec!["1.2".to_owned()])]);
}
