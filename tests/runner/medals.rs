//! Whoever speaks by name on a page has a medal beside it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::aboard::{CHAPTERS, file};

/// Verbs that stand beside a speaker.
const SPEAKS: [&str; 10] =
    ["says", "said", "asks", "asked", "calls", "called", "shouts", "shouted", "answers", "answered"];

/// What may stand between the verb and the name.
const TITLES: [&str; 7] = ["Captain", "Convenor", "Director", "Factor", "Harbourmaster", "Marshal", "Observer"];

/// Who speaks as the fourth on a page: it has room for three medals.
const FOURTH: [(&str, &str, &str); 2] = [("the-works", "truth-bare", "jabulile"), ("the-works", "which", "jabulile")];

#[test]
fn whoever_speaks_by_name_has_a_medal() {
    let known = people();
    let mut missing = BTreeSet::new();
    for chapter in CHAPTERS {
        let scenario = file(chapter);
        let plates = scenario["plates"].as_object().expect("plates");
        let words = read(&format!("locales/en/ironclad/{chapter}.ftl"));
        let mut heard = 0;
        for (page, plate) in plates {
            let medals: Vec<&str> =
                plate["people"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            for speaker in speakers(&passage(&words, chapter, page), &known) {
                heard += 1;
                if !medals.contains(&speaker.as_str()) {
                    missing.insert((chapter, page.clone(), speaker));
                }
            }
        }
        assert!(heard > 15, "{chapter}: people speak, and are heard");
    }
    let fourth = FOURTH.map(|(chapter, page, speaker)| (chapter, page.to_owned(), speaker.to_owned()));
    assert_eq!(missing, BTreeSet::from(fourth), "who speaks has a medal, if there are not three already");
}

#[test]
fn speakers_are_heard() {
    let known = people();
    let heard = |text: &str| speakers(text, &known).into_iter().collect::<Vec<_>>();
    assert_eq!(heard("“Cups,” says Gabriel."), ["gabriel"]);
    assert_eq!(heard("“No,” said Marshal Falk. “On which day?” asks Convenor Shahidi."), ["falk", "shahidi"]);
    assert_eq!(heard("“What’s the hour?” Thaddeus says."), ["thaddeus"]);
    assert!(heard("“Do you?” says the gunner. Gabriel says nothing.").is_empty());
}

/// The text of a file of ours.
pub fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Everybody who has a medal and is called as it is; “Nobody says a word” is said by nobody.
fn people() -> BTreeSet<String> {
    let medals = std::fs::read_dir(root().join("content/art/people")).expect("a folder");
    let names = medals.map(|medal| medal.expect("a file").path());
    let names = names.filter_map(|path| path.file_stem()?.to_str().map(str::to_owned));
    names.filter(|name| !name.contains('-') && name != "nobody").collect()
}

/// The words of a page, without its title and what the log keeps of it. A page of the first edition alone has none.
pub fn passage(words: &str, chapter: &str, page: &str) -> String {
    let title = format!("passage-{chapter}-{page} =");
    let lines = words.lines().skip_while(|line| !line.starts_with(&title)).skip(1);
    let own = lines.take_while(|line| (line.is_empty() || line.starts_with(' ')) && !line.starts_with("    .log"));
    own.collect::<Vec<_>>().join(" ")
}

/// Who says something in a text: “…,” says Gabriel; “…,” Gabriel says.
fn speakers(text: &str, known: &BTreeSet<String>) -> BTreeSet<String> {
    let behind = text.split('”').skip(1);
    behind.filter_map(|said| speaker(said, known)).collect()
}

/// Who is named as the speaker right behind a quotation.
fn speaker(behind: &str, known: &BTreeSet<String>) -> Option<String> {
    let plain = |word: &str| word.trim_matches(|mark: char| !mark.is_alphabetic()).to_owned();
    let mut words = behind.split_whitespace().map(plain).filter(|word| !TITLES.contains(&word.as_str()));
    let (first, second) = (words.next()?, words.next()?);
    let name = match (SPEAKS.contains(&first.as_str()), SPEAKS.contains(&second.as_str())) {
        (true, _) => second,
        (false, true) => first,
        (false, false) => return None,
    };
    // A name begins with a capital: the clerk has a medal, and none.
    let own = name.to_lowercase();
    (own != name && known.contains(&own)).then_some(own)
}
