//! Every word that people read: Fluent messages from `locales/`, with English behind every other language.
//!
//! Invariant: a missing message never panics and never hides; it shows as `⟦key⟧` and is remembered.

pub mod chronicle;
#[cfg(test)]
mod complete;
pub mod decision;
pub mod effect;
pub mod error;
pub mod event;
pub mod figures;
pub mod mission;
pub mod needed;
pub mod option;
pub mod pack;
pub mod picture;
pub mod refusal;
pub mod roll;
pub mod rule;
pub mod story;
pub mod thing;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use pack::Voice;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use unic_langid::LanguageIdentifier;

use crate::content::Content;

#[derive(RustEmbed)]
#[folder = "locales/"]
struct Locales;

/// The language that is complete by definition, and stands behind all others.
pub const FALLBACK: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// A named argument of a message.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// The words of one language.
#[derive(Clone)]
pub struct Text {
    language: String,
    /// The chosen language first, English last.
    bundles: Arc<Vec<Bundle>>,
    /// What players' packs say of their own things. It goes before.
    packs: Arc<Vec<Voice>>,
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
    /// The words for the language set, else the system's, else English.
    pub fn choose(setting: Option<&str>) -> Self {
        let wanted = setting.map(str::to_owned).into_iter().chain(sys_locale::get_locales());
        let known = languages();
        let language = wanted.filter_map(|name| best(&name, &known)).next().unwrap_or_else(|| FALLBACK.to_owned());
        Self::of(&language)
    }

    /// The words of one language by the name of its folder.
    pub fn of(language: &str) -> Self {
        let mut bundles = Vec::new();
        if language != FALLBACK {
            bundles.push(bundle(language, sources(language)));
        }
        bundles.push(bundle(FALLBACK, sources(FALLBACK)));
        Self::from_bundles(language, bundles)
    }

    /// Words from given Fluent source, for tests and players' packs.
    pub fn from_source(language: &str, source: &str) -> Self {
        Self::from_bundles(language, vec![bundle(language, vec![source.to_owned()])])
    }

    fn from_bundles(language: &str, bundles: Vec<Bundle>) -> Self {
        let bundles = Arc::new(bundles);
        Self { language: language.to_owned(), bundles, packs: Arc::default(), missing: Arc::default() }
    }

    /// No words at all: whatever is asked for is missing.
    fn silent() -> Self {
        Self::from_bundles(FALLBACK, Vec::new())
    }

    /// The same words, with nothing found missing yet.
    fn listening(&self) -> Self {
        Self { missing: Arc::default(), ..self.clone() }
    }

    /// The same words, and those of the players' packs that are part of this content.
    pub fn with_packs(&self, content: &Content) -> Self {
        Self { packs: Arc::new(pack::voices(&self.language, content)), ..self.clone() }
    }

    /// The language's folder name.
    pub fn language(&self) -> &str {
        &self.language
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

    /// Whether the message exists.
    pub fn has(&self, key: &str) -> bool {
        let key = fluent_id(key);
        let said = self.packs.iter().any(|voice| voice.may_say(&key) && voice.bundle.has_message(&key));
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
        let fluent: FluentArgs = args.iter().cloned().collect();
        let key = fluent_id(key);
        let packs = self.packs.iter().filter(|voice| voice.may_say(&key)).map(|voice| &voice.bundle);
        packs.chain(self.bundles.iter()).find_map(|bundle| {
            let message = bundle.get_message(&key)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            // A faulty reference leaves its name in the text, which the check of words reports.
            let mut errors = Vec::new();
            let text: Cow<'_, str> = bundle.format_pattern(pattern, Some(&fluent), &mut errors);
            Some(text.into_owned())
        })
    }

    fn miss(&self, key: &str, attribute: Option<&str>) -> String {
        let key = fluent_id(key);
        let whole = attribute.map_or_else(|| key.to_string(), |attribute| format!("{key}.{attribute}"));
        let shown = match key.split_once("--") {
            // A stranger's pack lacks a word: the id serves as a name, and nothing as a text.
            Some((_, own)) if !self.packs.is_empty() => attribute.map_or_else(|| readable(own), |_| String::new()),
            _ => format!("⟦{whole}⟧"),
        };
        if let Ok(mut missing) = self.missing.lock() {
            missing.insert(whole);
        }
        shown
    }
}

/// The languages there are, by folder name, English first.
pub fn languages() -> Vec<String> {
    let mut names: BTreeSet<String> =
        Locales::iter().filter_map(|path| path.split_once('/').map(|(folder, _)| folder.to_owned())).collect();
    names.remove(FALLBACK);
    std::iter::once(FALLBACK.to_owned()).chain(names).collect()
}

/// The Fluent files of a language: path and source.
pub fn files(language: &str) -> Vec<(String, String)> {
    let folder = format!("{language}/");
    let mut files: Vec<_> = Locales::iter()
        .filter(|path| path.starts_with(&folder) && path.ends_with(".ftl"))
        .filter_map(|path| {
            let file = Locales::get(&path)?;
            let source = String::from_utf8_lossy(&file.data).into_owned();
            Some((path.into_owned(), source))
        })
        .collect();
    files.sort();
    files
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

fn sources(language: &str) -> Vec<String> {
    files(language).into_iter().map(|(_, text)| text).collect()
}

fn bundle(language: &str, sources: Vec<String>) -> Bundle {
    let id: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    // Fails only if the functions are there already.
    let _ = bundle.add_builtins();
    for source in sources {
        // Faulty messages are left out; the rest of the file holds.
        let resource = match FluentResource::try_new(source) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A key as Fluent can have it: the dot after a pack's id becomes two hyphens.
fn fluent_id(key: &str) -> Cow<'_, str> {
    if key.contains('.') { Cow::Owned(key.replace('.', "--")) } else { Cow::Borrowed(key) }
}

/// The id in a key, to be shown where its words are missing.
fn readable(key: &str) -> String {
    let ends = ["-name", "-title", "-full", "-line"];
    ends.iter().find_map(|end| key.strip_suffix(end)).unwrap_or(key).replace('-', " ")
}

/// The folder that serves a wanted locale best: the same name, else the same language.
fn best(wanted: &str, known: &[String]) -> Option<String> {
    let wanted: LanguageIdentifier = wanted.split('.').next()?.replace('_', "-").parse().ok()?;
    let fits = |exact: bool| {
        known.iter().find(|name| {
            name.parse::<LanguageIdentifier>()
                .is_ok_and(|id| if exact { id == wanted } else { id.language == wanted.language })
        })
    };
    fits(true).or_else(|| fits(false)).cloned()
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
    fn what_is_missing_shows_and_is_remembered() {
        let text = Text::from_source("en", SAMPLE);
        assert_eq!(text.get("nothing"), "⟦nothing⟧");
        assert_eq!(text.attr("rule-1", "more"), "⟦rule-1.more⟧");
        assert_eq!(text.missing(), ["nothing", "rule-1.more"]);
    }

    #[test]
    fn the_nearest_language_serves() {
        let known = vec!["en".to_owned(), "de".to_owned(), "pt-BR".to_owned()];
        assert_eq!(best("de_AT.UTF-8", &known).as_deref(), Some("de"));
        assert_eq!(best("pt-BR", &known).as_deref(), Some("pt-BR"));
        assert_eq!(best("fr", &known), None);
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
