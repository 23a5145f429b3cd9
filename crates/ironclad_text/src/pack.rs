//! The words of players' packs. A pack speaks of its own things and of those it replaces, and of nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use super::figures::{Disagreement, disagreements};
use super::needed;
use ironclad_game::content::Content;
use ironclad_game::content::pack::{Pack, PackWords};
use words::compare::{Difference, compare};
use words::language::Languages;
use words::voice::Voice;
use words::{FALLBACK, Text};

fn own(pack: &Pack) -> String {
    Voice::prefix(pack.id())
}

/// The same words, and those of the players' packs that are part of this content.
pub fn with_packs(text: &Text, content: &Content) -> Text {
    text.with_voices(voices(text.language(), content))
}

/// The keys that the things of a pack need.
fn keys(pack: &Pack, content: &Content) -> BTreeSet<String> {
    let lacking = needed::lacking(&Text::silent(), content, |folder, name| pack.holds(folder, name));
    lacking.into_iter().map(|key| key.split('.').next().unwrap_or_default().to_owned()).collect()
}

fn voice(language: &str, pack: &Pack, content: &Content) -> Voice {
    let sources = pack.words.iter().filter(|words| words.language == language).map(|words| words.source.clone());
    Voice::new(language, sources, own(pack), keys(pack, content))
}

/// The words of the packs that are part of the content: of each in the language, then in English.
fn voices(language: &str, content: &Content) -> Vec<Voice> {
    let languages: BTreeSet<&str> = [language, FALLBACK].into();
    let chosen_first = || {
        languages
            .iter()
            .rev()
            .copied()
            .filter(|one| *one == language)
            .chain(languages.iter().copied().filter(|one| *one != language))
    };
    let of = |pack: &Pack| chosen_first().map(|language| voice(language, pack, content)).collect::<Vec<_>>();
    content.packs.iter().flat_map(|pack| of(pack)).collect()
}

/// What is wrong with the words of a pack or a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WordFault {
    /// A message that a thing needs is missing in this language.
    Missing {
        /// The language.
        language: String,
        /// The key, with its attribute if that is what is missing.
        key: String,
    },
    /// Nothing needs this message.
    Superfluous {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// The key.
        key: String,
    },
    /// Something in a language is not as in English.
    Differs(Difference),
    /// What stands there is no message.
    Unreadable {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
    },
    /// Words and deeds of a story differ in a figure.
    Figure {
        /// The language.
        language: String,
        /// What is told, and what is done.
        differs: Disagreement,
    },
}

impl WordFault {
    /// Whether it is only to be noted: the pack can be played with.
    pub fn is_note(&self) -> bool {
        matches!(self, Self::Superfluous { .. })
    }
}

/// What is wrong with the words of a pack: in English, which must be complete, and in every other language it has.
pub fn faults(pack: &Pack, content: &Content) -> Vec<WordFault> {
    let (own, wanted) = (own(pack), keys(pack, content));
    let languages: BTreeSet<&str> = pack.words.iter().map(|words| words.language.as_str()).chain([FALLBACK]).collect();
    let mut faults = Vec::new();
    for language in languages {
        let files: Vec<&PackWords> = pack.words.iter().filter(|words| words.language == language).collect();
        let text = Text::from_sources(language, files.iter().map(|words| words.source.clone()));
        let lacking = needed::lacking(&text, content, |folder, name| pack.holds(folder, name));
        // Words of the game itself are not the pack's to bring.
        let ours = |key: &str| wanted.contains(key.split('.').next().unwrap_or_default());
        let missing = lacking.into_iter().filter(|key| is_things(key, &own, pack) && ours(key));
        faults.extend(missing.map(|key| WordFault::Missing { language: language.to_owned(), key }));
        let told = disagreements(&text, content, |scenario| pack.holds("scenarios", scenario));
        faults.extend(told.into_iter().map(|differs| WordFault::Figure { language: language.to_owned(), differs }));
        for file in files {
            faults.extend(of_file(&file.path, &file.source, |key| wanted.contains(key) && is_things(key, &own, pack)));
        }
    }
    faults
}

/// Whether a key is that of a thing of the pack, not a word of the game that is said of it.
fn is_things(key: &str, own: &str, pack: &Pack) -> bool {
    let replaced = |thing: &String| {
        thing
            .split_once('/')
            .is_some_and(|(_, name)| key.split_once('-').is_some_and(|(_, rest)| rest.starts_with(name)))
    };
    key.contains(own) || pack.file.replaces.iter().any(replaced)
}

/// What a file of words has that is no message, or that nothing needs.
fn of_file(path: &str, source: &str, needed: impl Fn(&str) -> bool) -> Vec<WordFault> {
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    // Found in one pass each: a stranger's file may have tens of thousands of messages.
    let ends: Vec<usize> = source.match_indices('\n').map(|(at, _)| at).collect();
    let line = |at: usize| ends.partition_point(|end| *end < at) + 1;
    let unreadable =
        errors.iter().map(|error| WordFault::Unreadable { path: path.to_owned(), line: line(error.pos.start) });
    let keys = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
    for (place, text) in source.lines().enumerate() {
        if let Some((key, _)) = text.split_once('=') {
            lines.entry(key.trim_end()).or_insert(place + 1);
        }
    }
    let at = |key: &str| lines.get(key).copied().unwrap_or(1);
    let superfluous = keys.filter(|key| !needed(key)).map(|key| WordFault::Superfluous {
        path: path.to_owned(),
        line: at(key),
        key: key.to_owned(),
    });
    unreadable.chain(superfluous).collect()
}

/// What is wrong with the languages of the program itself: what English lacks of what the content needs, and what those
/// that call themselves complete lack of English. What is still being translated is compared on its own.
pub fn built_in_faults(content: &Content, languages: &Languages) -> Vec<WordFault> {
    let mut faults: Vec<WordFault> = needed::lacking(&Text::of(FALLBACK), content, |_, _| true)
        .into_iter()
        .map(|key| WordFault::Missing { language: FALLBACK.to_owned(), key })
        .collect();
    let complete = |language: &String| languages.about(language).complete;
    for language in languages.names().into_iter().filter(complete) {
        let text = Text::of(&language);
        let told = if text.has_story() { disagreements(&text, content, |_| true) } else { Vec::new() };
        faults.extend(told.into_iter().map(|differs| WordFault::Figure { language: language.clone(), differs }));
        if language != FALLBACK {
            faults.extend(compare(languages, &language).into_iter().map(WordFault::Differs));
        }
    }
    faults
}
