//! The languages there are: those inside the program, and those in a folder of the players'.
//!
//! A language is a folder of Fluent files, found by its name. A translator's folder lies over the built-in one of the
//! same name, so a sentence can be tried without building the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use fluent::FluentResource;
use serde::Deserialize;
use unic_langid::LanguageIdentifier;

use super::{FALLBACK, pseudo};
use crate::nesting::{Refusal, Why, refused};

/// The files of the languages inside the program, in the order of their paths.
static LOCALES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The file in which a language says what it is.
const ABOUT: &str = "language.json";

/// Bytes of a file and of all files of a language, files of a language and languages in a folder that are read at the
/// most: it may be a stranger's.
const LARGEST: u64 = 1 << 20;
const MOST_BYTES: u64 = 16 << 20;
const MOST_FILES: usize = 200;
const MOST_LANGUAGES: usize = 50;

/// What a language says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Its own name for itself.
    #[serde(default)]
    pub name: String,
    /// Nothing is missing in it. The tests hold it to that.
    #[serde(default)]
    pub complete: bool,
    /// The story is not in it yet, and is told in English.
    #[serde(default)]
    pub without_story: bool,
}

/// A file of a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Its language and name, such as `de/ui.ftl`.
    pub path: String,
    /// What is in it, as far as it is read.
    pub source: String,
    /// Whether it lies in the players' folder, over what is inside the program.
    pub outside: bool,
    /// The message from which on it is not read.
    pub refused: Option<Refusal>,
}

impl File {
    /// A file inside the program.
    pub(crate) fn built_in(path: String, source: String) -> Self {
        Self { path, source, outside: false, refused: None }
    }

    /// A stranger's file that is not read for its size, or for that of its language.
    fn too_large(path: String) -> Self {
        Self { path, source: String::new(), outside: true, refused: Some(Refusal { line: 1, why: Why::Size }) }
    }

    /// A stranger's file, up to the message that is not to be read.
    pub(crate) fn outside(path: String, source: String) -> Self {
        let (source, refused) = sound_part(source);
        Self { path, source, outside: true, refused }
    }
}

/// What the games say of their words, which the languages cannot know by themselves.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Games {
    /// How the keys of names of one kind begin, where their first word does not say it.
    pub kinds: Vec<&'static str>,
    /// The story that a language may leave to English, if a game tells one.
    pub story: Option<Story>,
}

/// How the files of English are known that tell a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Story {
    /// How the keys of what is read aloud begin.
    pub keys: &'static str,
    /// How the names of files begin that have such keys and tell no story: every language needs them.
    pub except: &'static str,
}

impl Story {
    /// Whether a file tells it.
    pub fn is_in(self, file: &File) -> bool {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        !name.starts_with(self.except) && file.source.lines().any(|line| line.starts_with(self.keys))
    }
}

/// Where languages come from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Languages {
    outside: Option<PathBuf>,
    games: Games,
}

impl Languages {
    /// Those inside the program, and those in this folder, if it is there: one folder a language.
    pub fn with_folder(folder: PathBuf) -> Self {
        Self { outside: Some(folder), games: Games::default() }
    }

    /// The same, compared as the games say.
    #[must_use]
    pub fn told_by(self, games: Games) -> Self {
        Self { games, ..self }
    }

    /// What the games say of their words.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// All of them by the names of their folders, English first.
    pub fn names(&self) -> Vec<String> {
        let mut names: BTreeSet<String> =
            LOCALES.iter().filter_map(|(path, _)| path.split_once('/').map(|(folder, _)| folder.to_owned())).collect();
        names.extend(self.outside.iter().flat_map(|folder| folders(folder)));
        names.remove(FALLBACK);
        std::iter::once(FALLBACK.to_owned()).chain(names).collect()
    }

    /// The name for a wanted locale, such as `de_AT.UTF-8`: the same one, else one of the same language. The language
    /// for tests is never met by chance.
    pub fn best(&self, wanted: &str) -> Option<String> {
        if wanted == pseudo::NAME { Some(wanted.to_owned()) } else { best(wanted, &self.names()) }
    }

    /// What a language says of itself; its folder's name stands for a name that it does not say.
    pub fn about(&self, language: &str) -> About {
        let path = format!("{language}/{ABOUT}");
        let own = self.outside.iter().filter_map(|folder| folder_of(folder, language));
        let own = own.map(|folder| folder.join(ABOUT)).find(|path| is_plain(path));
        let own = own.and_then(|path| fs::read(path).ok());
        let built_in = || LOCALES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| bytes.to_vec());
        let about: About =
            own.or_else(built_in).and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        let name = kernel::save::short(if about.name.is_empty() { language } else { &about.name });
        About { name, ..about }
    }

    /// The Fluent files of a language: those inside the program, then those of the folder, which say more than they.
    pub fn files(&self, language: &str) -> Vec<File> {
        if language == pseudo::NAME {
            return built_in(FALLBACK).into_iter().map(pseudo::file).collect();
        }
        let mut files = built_in(language);
        files.extend(self.outside.iter().flat_map(|folder| outside(folder, language)));
        files
    }

    /// The same, read and ready. Faulty messages are left out; the rest of a file holds.
    pub(crate) fn resources(&self, language: &str) -> Vec<Arc<FluentResource>> {
        static ENGLISH: OnceLock<Vec<Arc<FluentResource>>> = OnceLock::new();
        if language != FALLBACK {
            return self.files(language).into_iter().map(|file| parsed(file.source)).collect();
        }
        let english = ENGLISH.get_or_init(|| built_in(FALLBACK).into_iter().map(|file| parsed(file.source)).collect());
        let own = self.outside.iter().flat_map(|folder| outside(folder, FALLBACK));
        english.iter().cloned().chain(own.map(|file| parsed(file.source))).collect()
    }
}

/// A file's messages. What is faulty is left out; what a stranger wrote is [`sound_part`] before.
pub(crate) fn parsed(source: String) -> Arc<FluentResource> {
    Arc::new(match FluentResource::try_new(source) {
        Ok(resource) => resource,
        Err((resource, _)) => resource,
    })
}

/// The Fluent files of a language inside the program.
fn built_in(language: &str) -> Vec<File> {
    let folder = format!("{language}/");
    LOCALES
        .iter()
        .filter(|(path, _)| path.starts_with(&folder) && path.ends_with(".ftl"))
        .map(|(path, bytes)| File::built_in((*path).to_owned(), String::from_utf8_lossy(bytes).into_owned()))
        .collect()
}

/// The folders of languages in a folder.
fn folders(folder: &Path) -> Vec<String> {
    let names = entries(folder, MOST_LANGUAGES).into_iter().filter(|(_, kind)| kind.is_dir()).map(|(name, _)| name);
    names.filter(|name| is_language(name)).collect()
}

fn is_language(name: &str) -> bool {
    name.parse::<LanguageIdentifier>().is_ok()
}

/// The folder of a language in a folder, if it is one; a link is none.
fn folder_of(folder: &Path, language: &str) -> Option<PathBuf> {
    let own = folder.join(language);
    let is_folder = || fs::symlink_metadata(&own).is_ok_and(|facts| facts.is_dir());
    if is_language(language) && is_folder() { Some(own) } else { None }
}

/// Whether this is a file of a size that is read; a link is none.
fn is_plain(path: &Path) -> bool {
    length(path).is_some_and(|bytes| bytes <= LARGEST)
}

/// The bytes of a file; none if it is something else.
fn length(path: &Path) -> Option<u64> {
    let facts = fs::symlink_metadata(path).ok()?;
    facts.is_file().then_some(facts.len())
}

/// The Fluent files of a language in a folder, and those in the folders of single games in it. What cannot be read is left
/// out: English stands behind it.
fn outside(folder: &Path, language: &str) -> Vec<File> {
    let Some(own) = folder_of(folder, language) else { return Vec::new() };
    let mut paths = Vec::new();
    for (name, kind) in entries(&own, MOST_FILES) {
        let path = format!("{language}/{name}");
        if kind.is_dir() {
            let inside = entries(&folder.join(&path), MOST_FILES).into_iter();
            paths.extend(inside.filter(|(_, kind)| kind.is_file()).map(|(name, _)| format!("{path}/{name}")));
        } else {
            paths.push(path);
        }
    }
    paths.retain(|path| path.ends_with(".ftl"));
    paths.sort();
    let mut left = MOST_BYTES;
    let files = paths.into_iter().filter_map(|path| {
        let whole = folder.join(&path);
        let bytes = length(&whole)?;
        if bytes > LARGEST.min(left) {
            return Some(File::too_large(path));
        }
        left -= bytes;
        Some(File::outside(path, fs::read_to_string(whole).ok()?))
    });
    files.take(MOST_FILES).collect()
}

/// What lies in a folder, by its name, so much of it at the most; a link is neither a file nor a folder.
fn entries(folder: &Path, most: usize) -> Vec<(String, fs::FileType)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(most);
    entries.filter_map(|entry| Some((entry.file_name().into_string().ok()?, entry.file_type().ok()?))).collect()
}

/// A stranger's file up to the message that is not to be read, and what is the matter with that.
pub(crate) fn sound_part(mut source: String) -> (String, Option<Refusal>) {
    let refusal = refused(&source);
    if let Some(Refusal { line, .. }) = refusal {
        source = source.split_inclusive('\n').take(line - 1).collect();
    }
    (source, refusal)
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
    use crate::Text;
    use crate::compare::{What, compare};
    use crate::nesting::Why;

    #[test]
    fn the_nearest_language_serves() {
        let known = vec!["en".to_owned(), "de".to_owned(), "pt-BR".to_owned()];
        assert_eq!(best("de_AT.UTF-8", &known).as_deref(), Some("de"));
        assert_eq!(best("pt-BR", &known).as_deref(), Some("pt-BR"));
        assert_eq!(best("fr", &known), None);
    }

    #[test]
    fn every_language_says_its_name() {
        let all = Languages::default();
        for language in all.names() {
            let path = format!("{language}/{ABOUT}");
            let bytes = LOCALES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| *bytes);
            let about: About = serde_json::from_slice(bytes.unwrap_or_default())
                .unwrap_or_else(|error| panic!("locales/{language}/{ABOUT}: {error}"));
            assert!(!about.name.is_empty(), "{language}");
        }
    }

    #[test]
    fn a_story_is_known_by_its_keys_and_what_is_no_story_by_its_name() {
        let story = Story { keys: "passage-", except: "lesson-" };
        let is_in = |path: &str, source: &str| story.is_in(&File::built_in(path.to_owned(), source.to_owned()));
        assert!(is_in("en/voyage/ballast.ftl", "# Read aloud.\npassage-one = Aboard.\n"));
        assert!(!is_in("en/voyage/ballast.ftl", "the-passage-one = Aboard.\n"));
        assert!(!is_in("en/voyage/lesson-1.ftl", "passage-one = Aboard.\n"));
    }

    #[test]
    fn a_folder_lies_over_what_is_inside() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("eo/ui.ftl", "button-back = Reen");
        write("eo/language.json", r#"{"name": "Esperanto"}"#);
        write("no language/ui.ftl", "button-back = No");
        write("en/ui.ftl", "button-back = Turn back");
        write("eo/ironclad/table.ftl", "bar-turn = Rondo");
        write("eo/ironclad/story/too-deep.ftl", "button-done = Farite");
        let all = Languages::with_folder(folder.path().to_owned());
        assert!(all.names().contains(&"eo".to_owned()));
        assert!(!all.names().contains(&"no language".to_owned()));
        assert_eq!(all.about("eo"), About { name: "Esperanto".into(), ..About::default() });
        let text = Text::among(all, Some("eo"));
        assert_eq!(text.get("button-back"), "Reen");
        assert_eq!(text.get("bar-turn"), "Rondo", "a game's words lie in its folder");
        assert_eq!(text.get("button-done"), Text::of("en").get("button-done"), "English stands behind");
        assert_eq!(text.speaking(Some("en")).get("button-back"), "Turn back");
        assert_eq!(text.own_name(), "Esperanto");
    }

    #[test]
    fn what_is_not_to_be_read_is_left_out_and_told() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("eo")).unwrap();
        let all = Languages::with_folder(folder.path().to_owned());
        let hundred = format!("b = {}\n", "{\"\"}".repeat(101));
        for (attack, why) in [
            (format!("{{ {}\n", "A(".repeat(10_000)), Why::Call),
            ("{".repeat(4000), Why::Braces),
            (format!("{{ {{ b }} }}\n{hundred}"), Why::Braces),
            (format!("{{ \"x\" ->\n   *[other] {{ b }}\n }}\n{hundred}"), Why::Literal),
            (format!("{{ NUMBER({}) }}\nx = {}\n", "x, ".repeat(150_000), "y".repeat(500_000)), Why::Arguments),
            (format!("{{ NUMBER(x{}) }}\n", ", n: 1".repeat(150_000)), Why::Arguments),
        ] {
            fs::write(folder.path().join("eo/ui.ftl"), format!("button-back = Reen\nbutton-done = {attack}")).unwrap();
            let told = compare(&all, "eo");
            let what = told.iter().find(|one| one.path == "eo/ui.ftl" && one.line == Some(2)).map(|one| &one.what);
            assert_eq!(what, Some(&What::Refused(why)), "{told:?}");
            let text = Text::among(all.clone(), Some("eo"));
            assert_eq!(text.get("button-back"), "Reen");
            assert_eq!(text.get("button-done"), Text::of("en").get("button-done"));
        }
    }

    #[test]
    fn of_a_language_so_much_is_read_as_of_a_pack() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("eo")).unwrap();
        let mega = usize::try_from(LARGEST).unwrap();
        let comment = format!("#{}\n", " ".repeat(mega - 2));
        for file in 0..20 {
            fs::write(folder.path().join(format!("eo/{file:02}.ftl")), &comment).unwrap();
        }
        let files = Languages::with_folder(folder.path().to_owned()).files("eo");
        let (read, refused): (Vec<_>, Vec<_>) = files.iter().partition(|file| file.refused.is_none());
        assert_eq!((read.len(), refused.len()), (usize::try_from(MOST_BYTES / LARGEST).unwrap(), 4));
        assert!(refused.iter().all(|file| file.source.is_empty() && file.refused.unwrap().why == Why::Size));
    }

    #[test]
    fn of_a_strangers_folder_only_plain_files_of_a_usual_size_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let eo = folder.path().join("eo");
        fs::create_dir_all(&eo).unwrap();
        let large = usize::try_from(LARGEST).unwrap();
        fs::write(eo.join(ABOUT), format!(r#"{{"name": "Esperanto"{}}}"#, " ".repeat(large))).unwrap();
        fs::write(eo.join("ui.ftl"), format!("button-back = Reen\n{}", "# \n".repeat(large / 3))).unwrap();
        let all = Languages::with_folder(folder.path().to_owned());
        assert_eq!(all.about("eo").name, "eo");
        assert_eq!(all.files("eo"), [File::too_large("eo/ui.ftl".to_owned())]);
        #[cfg(unix)]
        {
            let elsewhere = folder.path().join("elsewhere");
            fs::write(&elsewhere, r#"{"name": "Esperanto"}"#).unwrap();
            fs::remove_file(eo.join(ABOUT)).unwrap();
            std::os::unix::fs::symlink(&elsewhere, eo.join(ABOUT)).unwrap();
            assert_eq!(all.about("eo").name, "eo", "a link is not followed");
            fs::create_dir(folder.path().join("hidden")).unwrap();
            fs::write(folder.path().join("hidden/ui.ftl"), "button-back = Reen\n").unwrap();
            fs::write(folder.path().join("hidden").join(ABOUT), r#"{"name": "Esperanto"}"#).unwrap();
            std::os::unix::fs::symlink(folder.path().join("hidden"), folder.path().join("fr")).unwrap();
            assert_eq!(all.files("fr"), [], "nor is one in place of the language's folder");
            assert_eq!(all.about("fr").name, "fr");
        }
    }
}
