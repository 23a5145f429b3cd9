//! Words for people stand in `locales/` and nowhere else.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// What is written for authors and programmers, in English like the names in their files: error types, schemas, faults of
/// the war games' own content, answers of the protocol.
const FOR_AUTHORS: [&str; 5] = ["content", "headless", "lesson.rs", "protocol", "save"];

/// Files of the campaign's catalogue with English in them. `schema.rs`, `id.rs` and `story/place.rs` describe fields for an
/// author's editor; what `id.rs`, `json.rs`, `story/beat.rs` and `story/place.rs` say goes through serde's errors, and
/// `misread.rs` knows it again there and gives a message for it. All the rest of the catalogue speaks by messages.
const OF_CATALOGUE: [&str; 10] = [
    "id.rs",
    "json.rs",
    "misread.rs",
    "schema.rs",
    "story/beat.rs",
    "story/place.rs",
    // The tables of docs/flags.md and docs/reach.md.
    "walk/memory.rs",
    "walk/memory/changes.rs",
    "walk/memory/sites.rs",
    "walk/reach.rs",
];

/// Names of typefaces, and what serde says of a damaged file to a programmer.
const NO_WORDS: [&str; 13] = [
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
    "no OUT_DIR: only for build scripts",
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
        let for_tests = looked_at
            || path_text.contains("/ironclad_text/src/complete")
            || below.ends_with("tests.rs")
            || below.split('/').any(|folder| folder == "tests");
        if for_authors || for_tests {
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

#[test]
fn words_are_told_from_code() {
    assert!(reads_like_words("Fire at will"));
    assert!(!reads_like_words("order:heavy-cannon-battery"));
    assert_eq!(literals(r#"let a = say("one two"); // "not this""#), ["one two"]);
}
