//! Words for people: Fluent messages from `locales/`, with English behind every other language. Knows no game: a game asks
//! for messages by their keys. Only what can go wrong in any game's session is put into words here.
//!
//! Invariant: a missing message never panics and never hides; it shows as `⟦key⟧` and is remembered.

pub mod compare;
pub mod language;
mod list;
pub mod message;
pub mod name;
pub mod nesting;
mod number;
pub mod pseudo;
pub mod saving;
mod taken_back;
pub mod voice;

pub use fluent::FluentValue;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use language::{File, Languages, parsed, sound_part};
pub use message::{Message, Speech, Value};
pub use name::Name;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
pub use taken_back::taken_back;
use unic_langid::LanguageIdentifier;
use voice::Voice;

/// The language that is complete by definition, and stands behind all others.
pub const FALLBACK: &str = "en";

/// Bytes of a message in words at the most: messages of a stranger's may say one another again and again.
const LONGEST_SAID: usize = 64 << 10;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// A named argument of a message.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// How many, as an argument.
pub fn count(things: usize) -> FluentValue<'static> {
    number(i64::try_from(things).unwrap_or(i64::MAX))
}

/// A number as an argument.
pub fn number(number: impl Into<i64>) -> FluentValue<'static> {
    FluentValue::from(number.into())
}

/// The words of one language.
#[derive(Clone)]
pub struct Text {
    language: String,
    /// Its own name for itself.
    name: String,
    /// Those there are to choose from.
    languages: Arc<Languages>,
    /// The chosen language first, English last.
    bundles: Arc<Vec<Arc<Bundle>>>,
    /// The messages that the chosen language has of its own; none where it is English.
    own: Option<Arc<BTreeSet<String>>>,
    /// Whether the language has the story.
    has_story: bool,
    /// What players' packs say of their own things. They are asked before the languages.
    voices: Arc<Vec<Voice>>,
    missing: Arc<Mutex<BTreeSet<String>>>,
}

/// The words for the system's language.
impl Default for Text {
    fn default() -> Self {
        Self::choose(None)
    }
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Text {
    /// The words for the language set, else the system's, else English; of those inside the program.
    pub fn choose(setting: Option<&str>) -> Self {
        Self::among(Languages::default(), setting)
    }

    /// The same, of these languages.
    pub fn among(languages: Languages, setting: Option<&str>) -> Self {
        Self::among_shared(Arc::new(languages), setting)
    }

    fn among_shared(languages: Arc<Languages>, setting: Option<&str>) -> Self {
        let wanted = setting.map(str::to_owned).into_iter().chain(sys_locale::get_locales());
        let language = wanted.filter_map(|name| languages.best(&name)).next().unwrap_or_else(|| FALLBACK.to_owned());
        Self::in_language(languages, &language)
    }

    /// The words of one language by the name of its folder.
    pub fn of(language: &str) -> Self {
        Self::in_language(Arc::default(), language)
    }

    fn in_language(languages: Arc<Languages>, language: &str) -> Self {
        let english = languages.resources(FALLBACK);
        let mut bundles = Vec::new();
        let mut own = None;
        if language != FALLBACK {
            // English lies under it too, so that what refers to a word that is missing still finds one.
            let resources = languages.resources(language);
            own = Some(Arc::new(resources.iter().flat_map(|resource| message_keys(resource)).collect()));
            bundles.push(bundle(language, english.iter().cloned().chain(resources)));
        }
        bundles.push(bundle(FALLBACK, english));
        let about = languages.about(language);
        Self {
            name: about.name,
            own,
            has_story: !about.without_story,
            languages,
            ..Self::from_bundles(language, bundles)
        }
    }

    /// The words of another of the same languages; or of this one, its files read anew.
    pub fn speaking(&self, setting: Option<&str>) -> Self {
        Self::among_shared(Arc::clone(&self.languages), setting)
    }

    /// Words from given Fluent source, for tests and players' packs.
    pub fn from_source(language: &str, source: &str) -> Self {
        Self::from_sources(language, [source.to_owned()])
    }

    fn from_bundles(language: &str, bundles: Vec<Bundle>) -> Self {
        Self {
            language: language.to_owned(),
            name: language.to_owned(),
            languages: Arc::default(),
            bundles: Arc::new(bundles.into_iter().map(Arc::new).collect()),
            own: None,
            has_story: true,
            voices: Arc::default(),
            missing: Arc::default(),
        }
    }

    /// Words of several Fluent files of one language, with nothing behind them. They may be a stranger's: each is read up
    /// to the message that is [refused](nesting::refused).
    pub fn from_sources(language: &str, sources: impl IntoIterator<Item = String>) -> Self {
        let resources = sources.into_iter().map(|source| parsed(sound_part(source).0));
        Self::from_bundles(language, vec![bundle(language, resources)])
    }

    /// No words at all: whatever is asked for is missing.
    pub fn silent() -> Self {
        Self::from_bundles(FALLBACK, Vec::new())
    }

    /// The same words, with nothing found missing yet.
    pub fn listening(&self) -> Self {
        Self { missing: Arc::default(), ..self.clone() }
    }

    /// The same words, and those that players' packs have for their own things. An earlier voice is asked first.
    pub fn with_voices(&self, voices: Vec<Voice>) -> Self {
        Self { voices: Arc::new(voices), ..self.clone() }
    }

    /// The English words behind this language, by themselves.
    fn behind(&self) -> Self {
        Self {
            language: FALLBACK.to_owned(),
            bundles: Arc::new(self.bundles.last().cloned().into_iter().collect()),
            own: None,
            voices: Arc::default(),
            ..self.clone()
        }
    }

    /// The language's folder name.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Its own name for itself.
    pub fn own_name(&self) -> &str {
        &self.name
    }

    /// Whether the story is told in this language; else it is told in English.
    pub fn has_story(&self) -> bool {
        self.has_story
    }

    /// The languages there are to choose from.
    pub fn languages(&self) -> &Languages {
        &self.languages
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A message with arguments.
    pub fn with(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.find(key, None, args).unwrap_or_else(|| self.miss(key, None))
    }

    /// An attribute of a message: `rule-8-4` `.text`.
    pub fn attr(&self, key: &str, attribute: &str) -> String {
        self.find(key, Some(attribute), &[]).unwrap_or_else(|| self.miss(key, Some(attribute)))
    }

    /// An attribute, if the message has it.
    pub fn try_attr(&self, key: &str, attribute: &str) -> Option<String> {
        self.find(key, Some(attribute), &[])
    }

    /// An attribute with arguments.
    pub fn attr_with(&self, key: &str, attribute: &str, args: &[Arg<'_>]) -> String {
        self.find(key, Some(attribute), args).unwrap_or_else(|| self.miss(key, Some(attribute)))
    }

    /// The same, if the message has it.
    pub fn try_attr_with(&self, key: &str, attribute: &str, args: &[Arg<'_>]) -> Option<String> {
        self.find(key, Some(attribute), args)
    }

    /// A message, if there is one.
    pub fn try_get(&self, key: &str) -> Option<String> {
        self.find(key, None, &[])
    }

    /// The name of the thing with this id: a message, with its forms and traits in the language that has it.
    pub fn name(&self, key: &str, id: &str) -> Name {
        let fluent = fluent_id(key);
        let bundle =
            self.asked(&fluent).find(|bundle| bundle.get_message(&fluent).is_some_and(|own| own.value().is_some()));
        let message = bundle.and_then(|bundle| Some((bundle, bundle.get_message(&fluent)?)));
        let bent: BTreeMap<String, String> = message
            .iter()
            .flat_map(|(bundle, message)| {
                let own = message.attributes().filter(|attribute| name::is_grammar(attribute.id()));
                own.map(|attribute| (attribute.id().to_owned(), said(bundle, attribute.value(), None)))
            })
            .collect();
        let name = Name::new(id, self.get(key), bent);
        if self.own.is_some()
            && let Some(english) = self.bundles.last()
            && let Some(value) = english.get_message(&fluent).and_then(|message| message.value())
        {
            return name.in_english(said(english, value, None));
        }
        name
    }

    /// The bundles that may have words for a key, in the order in which they are asked.
    fn asked<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a Bundle> {
        let voices = self.voices.iter().filter(move |voice| voice.may_say(key)).map(|voice| &voice.bundle);
        let own = self.own.as_ref().is_none_or(|own| own.contains(key));
        voices.chain(self.bundles.iter().skip(usize::from(!own)).map(Arc::as_ref))
    }

    fn is_english(&self, bundle: &Bundle) -> bool {
        self.bundles.last().is_some_and(|last| std::ptr::eq(Arc::as_ptr(last), bundle))
    }

    /// Whether the message exists.
    pub fn has(&self, key: &str) -> bool {
        let key = fluent_id(key);
        let said = self.voices.iter().any(|voice| voice.may_say(&key) && voice.bundle.has_message(&key));
        said || self.bundles.iter().any(|bundle| bundle.has_message(&key))
    }

    /// The keys that were asked for and not found, as `key` or `key.attribute`.
    pub fn missing(&self) -> Vec<String> {
        match self.missing.lock() {
            Ok(missing) => missing.iter().cloned().collect(),
            Err(_) => Vec::new(),
        }
    }

    fn find(&self, key: &str, attribute: Option<&str>, args: &[Arg<'_>]) -> Option<String> {
        let key = fluent_id(key);
        self.asked(&key).find_map(|bundle| {
            let fluent: FluentArgs = match &self.own {
                // A sentence that the language does not have yet: its names are English as well.
                Some(_) if self.is_english(bundle) => {
                    args.iter().map(|(name, value)| (*name, english(value))).collect()
                }
                Some(_) | None => args.iter().cloned().collect(),
            };
            let message = bundle.get_message(&key)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            Some(said(bundle, pattern, Some(&fluent)))
        })
    }

    fn miss(&self, key: &str, attribute: Option<&str>) -> String {
        let key = fluent_id(key);
        let whole = attribute.map_or_else(|| key.to_string(), |attribute| format!("{key}.{attribute}"));
        let shown = match key.split_once("--") {
            // A stranger's pack lacks a word: the id serves as a name, and nothing as a text.
            Some((_, own)) if !self.voices.is_empty() => attribute.map_or_else(|| readable(own), |_| String::new()),
            _ => format!("⟦{whole}⟧"),
        };
        if let Ok(mut missing) = self.missing.lock() {
            missing.insert(whole);
        }
        shown
    }
}

/// A pattern in words, no longer than can be read. A faulty reference leaves its name in the text, which the check of words
/// reports.
fn said<'b>(bundle: &'b Bundle, pattern: &'b Pattern<&'b str>, args: Option<&FluentArgs<'_>>) -> String {
    let mut text = bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned();
    if text.len() > LONGEST_SAID {
        text.truncate(text.floor_char_boundary(LONGEST_SAID));
        text.push('…');
    }
    text
}

/// A value as an English sentence has it.
fn english<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    name::of(value).map_or_else(|| value.clone(), |name| name.to_english().into())
}

/// The keys of the messages in a file.
fn message_keys(resource: &FluentResource) -> impl Iterator<Item = String> {
    resource.entries().filter_map(|entry| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    })
}

/// The languages inside the program, by folder name, English first.
pub fn languages() -> Vec<String> {
    Languages::default().names()
}

/// The Fluent files of a language inside the program: path and source.
pub fn files(language: &str) -> Vec<(String, String)> {
    Languages::default().files(language).into_iter().map(|File { path, source, .. }| (path, source)).collect()
}

/// The keys of the messages in English, in the order of the files.
pub fn keys() -> Vec<String> {
    let mut keys = Vec::new();
    for (_, source) in files(FALLBACK) {
        let resource = match fluent_syntax::parser::parse(source.as_str()) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        keys.extend(resource.body.iter().filter_map(|entry| match entry {
            fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    keys
}

fn bundle(language: &str, resources: impl IntoIterator<Item = Arc<FluentResource>>) -> Bundle {
    // The language for tests counts as English does.
    let id = if language == pseudo::NAME { FALLBACK } else { language };
    let id: LanguageIdentifier = id.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    // Refused only where a function of this name is there already, and a new bundle has none.
    bundle.add_function("NUMBER", number::number).unwrap_or_default();
    bundle.add_function("SIGNED", number::signed).unwrap_or_default();
    bundle.add_function("FORM", name::form).unwrap_or_default();
    bundle.add_function("TRAIT", name::traits).unwrap_or_default();
    bundle.set_formatter(Some(number::formatter(language)));
    for resource in resources {
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A key as Fluent can have it: the dot after a pack's id becomes two hyphens.
pub fn fluent_id(key: &str) -> Cow<'_, str> {
    if key.contains('.') { Cow::Owned(key.replace('.', "--")) } else { Cow::Borrowed(key) }
}

/// The id in a key, to be shown where its words are missing.
fn readable(key: &str) -> String {
    let ends = ["-name", "-title", "-full", "-line"];
    ends.iter().find_map(|end| key.strip_suffix(end)).unwrap_or(key).replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "hello = Hello, { $name }.\nrule-1 = One\n    .text = The text.\n";

    #[test]
    fn messages_attributes_and_arguments() {
        let text = Text::from_source("en", SAMPLE);
        assert_eq!(text.with("hello", &[("name", "Mara".into())]), "Hello, Mara.");
        assert_eq!(text.attr("rule-1", "text"), "The text.");
        assert!(text.missing().is_empty());
    }

    #[test]
    fn a_sentence_that_is_not_there_yet_is_english_with_its_names() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::create_dir_all(folder.path().join("eo")).expect("made");
        let words = "faction-council = Konsilio\n    .acc = Konsilion\nlog-hits = Trafoj\n";
        std::fs::write(folder.path().join("eo/a.ftl"), words).expect("written");
        let text = Text::among(Languages::with_folder(folder.path().to_owned()), Some("eo"));
        let council = text.name("faction-council", "council");
        assert_eq!(council.form("acc"), "Konsilion");
        assert_eq!(text.with("log-allied", &[("name", council.into())]), "Council is now our ally, for good.");
    }

    #[test]
    fn what_is_missing_shows_and_is_remembered() {
        let text = Text::from_source("en", SAMPLE);
        assert_eq!(text.get("nothing"), "⟦nothing⟧");
        assert_eq!(text.attr("rule-1", "more"), "⟦rule-1.more⟧");
        assert_eq!(text.missing(), ["nothing", "rule-1.more"]);
    }

    #[test]
    fn a_strangers_words_end_neither_the_program_nor_its_memory() {
        let hundred = format!("b = {}\n", "{\"\"}".repeat(101));
        let braces = format!("{hundred}button-back = {{ {{ b }} }}\n");
        let literal = format!("{hundred}button-back = {{ \"x\" ->\n   *[other] {{ b }}\n }}\n");
        let deep = format!("button-back = {}", "{".repeat(4000));
        for source in [&braces, &literal, &deep] {
            let text = Text::from_source("en", source);
            assert_eq!(text.get("button-back"), "⟦button-back⟧");
            let voice = Voice::new("en", [source.clone()], "-x".to_owned(), BTreeSet::from(["button-back".to_owned()]));
            assert_eq!(Text::of("en").with_voices(vec![voice]).get("button-back"), Text::of("en").get("button-back"));
        }
        let sixteen = "y".repeat(nesting::LONGEST - 10);
        let long = Text::from_source("en", &format!("x = {sixteen}\nall = {}\n", "{ x }".repeat(100)));
        assert!(long.get("all").len() <= LONGEST_SAID + '…'.len_utf8());
    }

    #[test]
    fn every_file_is_sound() {
        for language in languages() {
            for (path, source) in files(&language) {
                if let Err((_, errors)) = fluent_syntax::parser::parse(source.as_str()) {
                    panic!("{path}: {errors:?}");
                }
            }
        }
    }
}
