//! Words for people stand in `locales/` and nowhere else.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// What is written for authors and programmers, in English like the names in their files: error types, schemas, faults of
/// the war games' own content, answers of the protocol; and what the reader of values says as serde's own readers do.
const FOR_AUTHORS: [&str; 6] = ["content", "headless", "json/typed.rs", "lesson.rs", "protocol", "save"];

/// Files of the campaign's catalogue with English in them. `schema/types.rs` and `story/place.rs` describe fields for an
/// author's editor; what `id.rs`, `story/beat.rs` and `story/place.rs` say goes through serde's errors, and
/// `misread.rs` knows it again there and gives a message for it. All the rest of the catalogue speaks by messages.
const OF_CATALOGUE: [&str; 9] = [
    "id.rs",
    "misread.rs",
    "schema/types.rs",
    "story/beat.rs",
    "story/place.rs",
    // The tables of docs/flags.md and docs/reach.md.
    "walk/memory.rs",
    "walk/memory/changes.rs",
    "walk/memory/sites.rs",
    "walk/reach.rs",
];

/// Names of typefaces, and what serde says of a damaged file to a programmer.
const NO_WORDS: [&str; 14] = [
    " at line ",
    "Fira Sans Extra Condensed",
    "IBM Plex Sans",
    "a die shows 1 to 6",
    "seats are numbered 1 to 6",
    "a seat is 1 to 3",
    "seats are 1 to 3",
    "({hex}) lies on no board",
    "faces are numbered 1 to 6",
    "the radius of a board is 3 to 6",
    "a state of another set-up",
    "ships are numbered 0 to 29",
    "a value without fractions",
    "duplicate field `{name}`",
];

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path);
        }
    }
}

/// The string literals of a source file outside its tests, comments, attributes, assertions and `expect`s.
fn literals(source: &str) -> Vec<String> {
    // Up to the tests at the end, not to a module of tests named at the head.
    let program = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let spoken = |line: &&str| {
        let line = line.trim_start();
        let silent = ["//", "#[", "#!["].iter().any(|start| line.starts_with(start));
        !silent && !line.contains("expect(") && !line.contains("assert")
    };
    let lines = program.lines().filter(spoken).map(|line| line.split(" // ").next().unwrap_or_default());
    lines.flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Whether a text reads like words: two of them at the least, side by side, none of them code.
fn reads_like_words(text: &str) -> bool {
    let word =
        |part: &str| part.len() > 1 && part.chars().all(|letter| letter.is_alphabetic() || "’'.,!?".contains(letter));
    let parts: Vec<&str> = text.split(' ').collect();
    let drawing =
        ["<", "M{", "viewBox", "kept ", "backdrop", "mast on", "{path}"].iter().any(|mark| text.contains(mark));
    !drawing && parts.windows(2).any(|pair| word(pair[0]) && word(pair[1]))
}

#[test]
fn no_code_speaks_to_people() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("src"), "rs", &mut paths);
    for package in std::fs::read_dir(root.join("crates")).expect("a folder").flatten() {
        files(&package.path().join("src"), "rs", &mut paths);
    }
    assert!(paths.len() > 100, "the sources are found");
    let mut spoken = Vec::new();
    for path in paths {
        let path_text = path.to_string_lossy().replace('\\', "/");
        let of_catalogue = path_text.split_once("/ironclad_content/src/").map(|(_, below)| below);
        let of_catalogue = of_catalogue.is_some_and(|below| OF_CATALOGUE.contains(&below));
        let below = path_text.rsplit_once("/src/").map_or(path_text.as_str(), |(_, below)| below).to_owned();
        let for_authors = of_catalogue || FOR_AUTHORS.iter().any(|layer| below.starts_with(layer));
        let looked_at = below == "ui/look.rs" || below.starts_with("ui/look/");
        let of_the_build = path_text.contains("/ironclad_embed/src/");
        let for_tests = looked_at
            || path_text.contains("/ironclad_text/src/complete")
            || below.ends_with("tests.rs")
            || below.split('/').any(|folder| folder == "tests");
        if for_authors || of_the_build || for_tests {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("text");
        let literals = literals(&source).into_iter().filter(|text| !NO_WORDS.contains(&text.as_str()));
        let words = literals.filter(|text| reads_like_words(text));
        spoken.extend(words.map(|text| format!("{below}: {text}")));
    }
    assert_eq!(spoken, Vec::<String>::new(), "these belong into locales/");
}

#[test]
fn no_content_speaks_to_people() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let mut paths = Vec::new();
    files(&root, "json", &mut paths);
    assert!(paths.len() > 30, "the content is found");
    // Drawings have their makers' names; schemas are for authors.
    let silent = |path: &&PathBuf| !["/art/", "/schema/"].iter().any(|folder| path.to_string_lossy().contains(folder));
    for path in paths.iter().filter(silent) {
        let value: Value = serde_json::from_slice(&std::fs::read(path).expect("bytes")).expect("JSON");
        assert_silent(&value, path);
    }
}

fn assert_silent(value: &Value, path: &Path) {
    match value {
        Value::String(text) => assert!(!text.contains(' '), "{}: `{text}` belongs into locales/", path.display()),
        Value::Array(items) => items.iter().for_each(|item| assert_silent(item, path)),
        Value::Object(fields) => fields.values().for_each(|field| assert_silent(field, path)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// German pages that open on a pronoun and may: the noun comes in the same sentence, or *es* stands for nothing. A page that
/// opens so now stands here with its reason, or opens on who it is (docs/translating.md, German rules).
const OPENING_ON_A_PRONOUN: [&str; 22] = [
    // It is time, or how much or long something takes, or what came of all that went before.
    "passage-anneke-line-lost",
    "passage-ballast-signed",
    "passage-five-chairs-sat-in-vain",
    "passage-good-neighbour-recorder",
    "passage-good-neighbour-sunk",
    "passage-paper-loan",
    "passage-paper-walked-home",
    "passage-the-works-lost",
    "passage-the-works-which",
    // There is something, and behind the verb stands what.
    "brief-courier",
    "brief-hunt",
    "passage-anneke-line-close-up",
    "passage-ballast-other-hand-federation",
    "passage-good-neighbour-handed",
    "passage-good-neighbour-rule-corporation",
    "passage-nineteen-days-xavier-post",
    "passage-paper-shadow-met",
    "passage-the-works-cutter",
    // The same sentence ends on who they are.
    "passage-anneke-line-families",
    "passage-five-chairs-rangi-keala",
    "passage-good-neighbour-letters",
    "passage-patient-margin-salvor",
];

/// The messages of a file and their attributes (`key.attribute`), each with the first line of what it says.
fn openings(source: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = source.lines().collect();
    let (mut key, mut found) = ("", Vec::new());
    for (at, line) in lines.iter().copied().enumerate() {
        let attribute = line.strip_prefix("    .");
        let begins = attribute.is_some() || line.starts_with(|first: char| first.is_ascii_lowercase());
        let Some((name, value)) = attribute.unwrap_or(line).split_once(" =") else { continue };
        if !begins {
            continue;
        }
        let whole = match attribute {
            Some(_) => format!("{key}.{name}"),
            None => {
                key = name;
                name.to_owned()
            }
        };
        // What is long begins on the line below.
        let below = lines.iter().skip(at + 1).map(|line| line.trim()).find(|line| !line.is_empty());
        let said = if value.trim().is_empty() { below.unwrap_or_default() } else { value.trim() };
        found.push((whole, said.to_owned()));
    }
    found
}

/// What the files of the campaign say in a language: the name of the file, the key, and the first line.
fn campaign_openings(language: &str) -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language).join("ironclad");
    let mut paths = Vec::new();
    files(&folder, "ftl", &mut paths);
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let source = std::fs::read_to_string(&path).expect("text");
        all.extend(openings(&source).into_iter().map(|(key, said)| (file.clone(), key, said)));
    }
    assert!(all.len() > 1_000, "the words are found");
    all
}

#[test]
fn the_date_of_a_log_is_made_by_the_languages_rule() {
    for language in ["en", "de"] {
        let lessons = ["tutorial-1", "tutorial-2"];
        let logs = campaign_openings(language).into_iter().filter(|(file, key, _)| {
            // A lesson has no calendar: its days are typed.
            key.ends_with(".log") && !lessons.contains(&file.as_str())
        });
        let logs: Vec<(String, String, String)> = logs.collect();
        assert!(logs.len() > 300, "the logs are found");
        let typed = logs.into_iter().filter(|(.., said)| said.starts_with(|first: char| first.is_ascii_digit()));
        let typed: Vec<String> = typed.map(|(file, key, said)| format!("{language}/{file}: {key}: {said}")).collect();
        assert_eq!(typed, Vec::<String>::new(), "these begin with `{{ $date }}`, or say the day in words");
    }
}

#[test]
fn german_pages_open_on_who_it_is() {
    let is_page = |file: &str, key: &str| match file {
        // A patrol's page is put together from what is said of its aim and of who pays.
        "patrol" => ["brief-", "paid-"].iter().any(|start| key.starts_with(start)) || key.ends_with("-text"),
        _ => key.starts_with("passage-") && key.ends_with(".text"),
    };
    let pronoun = |said: &str| {
        let first = said.split_whitespace().next().unwrap_or_default();
        ["Er", "Ihn", "Ihm", "Sie", "Ihnen", "Es"].contains(&first)
    };
    let pages = campaign_openings("de").into_iter().filter(|(file, key, _)| is_page(file, key));
    let opening = pages.filter(|(.., said)| pronoun(said));
    let mut opening: Vec<String> =
        opening.map(|(_, key, _)| key.strip_suffix(".text").unwrap_or(&key).to_owned()).collect();
    opening.sort();
    let mut allowed = OPENING_ON_A_PRONOUN;
    allowed.sort_unstable();
    assert_eq!(opening, allowed);
}

#[test]
fn german_labels_do_not_open_on_a_pronoun() {
    let label =
        |key: &str| !key.contains('.') && ["option-", "offer-", "side-"].iter().any(|start| key.starts_with(start));
    let opens_on_a_pronoun = |said: &str| {
        let mut said = said.split_whitespace();
        let (first, second) = (said.next().unwrap_or_default(), said.next().unwrap_or_default());
        let behind = ["Mit", "Bei", "Zu", "Für", "An", "Auf", "Vor", "Von", "Gegen", "Ohne"].contains(&first);
        ["Er", "Ihn", "Ihm", "Sie", "Ihnen", "Ihr", "Es"].contains(&first)
            || (behind && ["ihn", "ihm", "sie", "ihnen", "ihr", "es"].contains(&second))
    };
    let labels = campaign_openings("de").into_iter().filter(|(_, key, _)| label(key));
    let labels: Vec<(String, String, String)> = labels.collect();
    assert!(labels.len() > 100, "the labels are found");
    let wrong = labels.into_iter().filter(|(.., said)| opens_on_a_pronoun(said));
    let wrong: Vec<String> = wrong.map(|(file, key, said)| format!("{file}: {key}: {said}")).collect();
    assert_eq!(wrong, Vec::<String>::new(), "a label is read alone, in a list and in the log");
}

#[test]
fn openings_are_read() {
    let source = "# A comment = no key\npage = Title\n    .text =\n        Sie kam. Es = sie.\n\n        Er ging.\n    .log = 01\n";
    let due = [("page", "Title"), ("page.text", "Sie kam. Es = sie."), ("page.log", "01")];
    assert_eq!(openings(source), due.map(|(key, said)| (key.to_owned(), said.to_owned())));
}

#[test]
fn words_are_told_from_code() {
    assert!(reads_like_words("Fire at will"));
    assert!(!reads_like_words("order:heavy-cannon-battery"));
    assert_eq!(literals(r#"let a = say("one two"); // "not this""#), ["one two"]);
}
