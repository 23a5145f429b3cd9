//! Faults have their words in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use ironclad_content::files::ContentFile;
use ironclad_content::load::load;
use words::Text;

const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(std::fs::read_to_string(path).expect("text"));
        }
    }
}

fn source() -> Vec<String> {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 60, "the sources are found");
    found
}

/// The values that a message is given in the code behind its id: `).with("name", …).with("other", …)`.
fn values(mut code: &str) -> BTreeSet<String> {
    let mut values = BTreeSet::new();
    let Some(behind) = code.strip_prefix(')') else { return values };
    code = behind;
    while let Some((name, inside)) =
        code.trim_start().strip_prefix(".with(\"").and_then(|inside| inside.split_once("\","))
    {
        values.insert(name.to_owned());
        let mut depth = 1;
        let end = inside.find(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        });
        code = &inside[end.expect("a bracket is closed") + 1..];
    }
    values
}

/// Every message that the code asks for, with its values.
fn asked() -> BTreeMap<String, BTreeSet<String>> {
    let mut asked: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in source() {
        for (place, _) in source.match_indices("\"fault-") {
            let (id, behind) = source[place + 1..].split_once('"').expect("a text ends");
            // What things are called is asked for by their kind.
            if id.contains('{') {
                continue;
            }
            let values = values(behind);
            let known = asked.entry(id.to_owned()).or_insert_with(|| values.clone());
            assert_eq!(*known, values, "{id} is given the same values everywhere");
        }
        // The table of the kinds of ids: `HeroId, "hero", heroes, schema;`.
        let kinds = source.lines().filter_map(|line| line.trim().split_once("Id, \"")).filter_map(|(_, rest)| {
            let (kind, rest) = rest.split_once('"')?;
            rest.ends_with(';').then(|| format!("fault-kind-{}", kind.replace(' ', "-")))
        });
        asked.extend(kinds.map(|id| (id, BTreeSet::new())));
    }
    assert!(asked.len() > 250, "{} messages are found", asked.len());
    asked
}

/// Every message of the file of faults of a language, with the arguments that it uses.
fn written(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../locales", language, "ironclad/faults.ftl"].iter().collect();
    let source = std::fs::read_to_string(path).expect("the file of the language");
    let mut written: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = None;
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((own, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            assert!(written.insert(own.to_owned(), BTreeSet::new()).is_none(), "{own} is there once");
            id = Some(own);
        }
        let name = |after: &str| after.split(|letter: char| !letter.is_ascii_lowercase()).next().map(str::to_owned);
        let arguments = line.split('$').skip(1).filter_map(name);
        written.entry(id.unwrap_or_default().to_owned()).or_default().extend(arguments);
    }
    written.remove("");
    written
}

#[test]
fn every_fault_has_its_words_and_every_word_its_fault() {
    let asked = asked();
    for language in LANGUAGES {
        let written = written(language);
        let differ: Vec<_> = asked.iter().filter(|(id, values)| written.get(*id) != Some(values)).collect();
        assert!(differ.is_empty(), "{language}: asked for otherwise than written: {differ:#?}");
        let unused: Vec<_> = written.keys().filter(|id| !asked.contains_key(*id)).collect();
        assert!(unused.is_empty(), "{language}: nobody asks for {unused:?}");
    }
}

/// What a definition says it expects is known to whoever puts it into words.
#[test]
fn every_expectation_has_its_words() {
    let sources = source();
    let table = sources.iter().find(|source| source.contains("const WANTED")).expect("the table");
    let phrases: Vec<&str> = sources
        .iter()
        .flat_map(|source| source.split("expecting = \"").skip(1))
        .filter_map(|behind| behind.split('"').next())
        .collect();
    assert!(phrases.len() > 3, "{phrases:?}");
    for phrase in phrases {
        assert!(table.contains(&format!("(\"{phrase}\", \"fault-wanted-")), "{phrase}");
    }
}

/// What is said of one hero's file with this in it, in a language.
fn said(written: &'static str, text: &Text) -> String {
    said_of("heroes/gull.json", written, text)
}

/// What is said of a file with this in it, in a language.
fn said_of(path: &str, written: &'static str, text: &Text) -> String {
    let file = ContentFile { path: path.to_owned(), text: written.as_bytes().into() };
    let faults = load(&[file]).expect_err("faults");
    faults.0.iter().filter(|fault| fault.file == path).map(|fault| fault.told(text)).collect()
}

#[test]
fn what_cannot_be_read_is_told_in_every_language() {
    let cases = [
        ("{", "1:1: the file ends too soon"),
        ("{ \"classes\": [ }", "1:16: expected a value"),
        ("{ \"classes\" 7 }", "1:13: expected `:`"),
        ("{ \"classes\": 7 \"x\" }", "1:16: expected `,` or `}`"),
        ("{ \"classes\": [7 8] }", "1:17: expected `,` or `]`"),
        ("{ \"classes\": 7, }", "1:17: there is a comma behind the last entry"),
        ("{ classes: 7 }", "1:3: expected the name of a field"),
        ("{ \"classes\": \"a\\x\" }", "this text cannot be read"),
        ("{ \"classes\": 01 }", "this number cannot be read"),
        ("{ \"classes\": 1.5 }", "expected a whole number, not `1.5`"),
        ("{ \"classes\": 1, \"classes\": 2 }", "the field `classes` is there twice"),
        ("{} {}", "1:4: there is something behind the end"),
        ("[]", "1:1: expected an object in braces"),
        ("{ \"classes\": 7 }", "1:14: classes: expected a list, not `7`"),
        ("{ \"classes\": [\"pilt\"] }", "1:15: classes[0]: unknown term `pilt`; did you mean `pilot`?"),
        ("{ \"classes\": [\"brontosaurus\"] }", "classes[0]: unknown term `brontosaurus`; known are "),
        ("{ \"classes\": [], \"nam\": 1 }", "unknown field `nam`"),
        ("{ \"classes\": [null] }", "classes[0]: expected a term, or an object with one field, not `null`"),
        ("{ \"classes\": [] }", "1:1: missing field `"),
    ];
    let [english, others @ ..] = LANGUAGES.map(Text::of);
    for (written, due) in cases {
        let told = said(written, &english);
        assert!(told.contains(due), "{written}: {told}");
        for text in &others {
            assert_ne!(told, said(written, text), "{}", text.language());
        }
    }
    for text in [&english].into_iter().chain(&others) {
        assert_eq!(text.missing(), Vec::<String>::new(), "{}", text.language());
    }
}

#[test]
fn a_misspelt_key_is_pointed_at_and_what_is_behind_it_is_read_on() {
    let written = r#"{ "station": 7, "art": "europa", "chart": [0, 0], "services": { "salon": {}, "shipyard": { "prize": 4 } } }"#;
    let told = said_of("ports/gull.json", written, &Text::of("en"));
    for due in
        ["1:14: station: ", "1:65: services: unknown term `salon`; did you mean `saloon`?", "unknown field `prize`"]
    {
        assert!(told.contains(due), "{told}");
    }
}
