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
use crate::nesting::too_deep;

/// The files of the languages inside the program, in the order of their paths.
static LOCALES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The file in which a language says what it is.
const ABOUT: &str = "language.json";

/// Bytes of a file, files of a language and languages in a folder that are read at the most: it may be a stranger's.
const LARGEST: u64 = 1 << 20;
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
    /// What is in it.
    pub source: String,
}

impl File {
    /// Whether it tells the story of the campaign: it has passages to be read aloud, and is no lesson.
    pub fn is_story(&self) -> bool {
        let lesson = self.path.contains("/tutorial-");
        !lesson && self.source.lines().any(|line| line.starts_with("passage-"))
    }
}

/// Where languages come from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Languages {
    outside: Option<PathBuf>,
}

impl Languages {
    /// Those inside the program, and those in this folder, if it is there: one folder a language.
    pub fn with_folder(folder: PathBuf) -> Self {
        Self { outside: Some(folder) }
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
        let own = self.outside.iter().map(|folder| folder.join(&path)).find(|path| is_plain(path));
        let own = own.and_then(|path| fs::read(path).ok());
        let built_in = || LOCALES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| bytes.to_vec());
        let about: About =
            own.or_else(built_in).and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        if about.name.is_empty() { About { name: language.to_owned(), ..about } } else { about }
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
        .map(|(path, bytes)| File { path: (*path).to_owned(), source: String::from_utf8_lossy(bytes).into_owned() })
        .collect()
}

/// The folders of languages in a folder.
fn folders(folder: &Path) -> Vec<String> {
    let names = entries(folder, MOST_LANGUAGES).into_iter().filter(|(_, kind)| kind.is_dir()).map(|(name, _)| name);
    names.filter(|name| name.parse::<LanguageIdentifier>().is_ok()).collect()
}

/// Whether this is a file of a size that is read; a link is none.
fn is_plain(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|facts| facts.is_file() && facts.len() <= LARGEST)
}

/// The Fluent files of a language in a folder, and those in the folders of single games in it. What cannot be read is left
/// out: English stands behind it.
fn outside(folder: &Path, language: &str) -> Vec<File> {
    let mut paths = Vec::new();
    for (name, kind) in entries(&folder.join(language), MOST_FILES) {
        let path = format!("{language}/{name}");
        if kind.is_dir() {
            let inside = entries(&folder.join(&path), MOST_FILES).into_iter();
            paths.extend(inside.filter(|(_, kind)| kind.is_file()).map(|(name, _)| format!("{path}/{name}")));
        } else {
            paths.push(path);
        }
    }
    let mut files: Vec<File> = paths
        .into_iter()
        .filter(|path| path.ends_with(".ftl") && is_plain(&folder.join(path)))
        .take(MOST_FILES)
        .filter_map(|path| {
            let source = without_depths(fs::read_to_string(folder.join(&path)).ok()?);
            Some(File { path, source })
        })
        .collect();
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

/// What lies in a folder, by its name, so much of it at the most; a link is neither a file nor a folder.
fn entries(folder: &Path, most: usize) -> Vec<(String, fs::FileType)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(most);
    entries.filter_map(|entry| Some((entry.file_name().into_string().ok()?, entry.file_type().ok()?))).collect()
}

/// A stranger's file up to the message that is too deep to be read. A line that is no message stands in for it and what
/// follows, so that whoever compares languages is told of the line.
fn without_depths(source: String) -> String {
    let Some(line) = too_deep(&source) else { return source };
    let mut sound: String = source.split_inclusive('\n').take(line - 1).collect();
    sound.push_str("too deep\n");
    sound
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
    fn the_story_is_known_from_what_every_language_needs() {
        let files = Languages::default().files(FALLBACK);
        let story =
            |name: &str| files.iter().find(|file| file.path == format!("en/ironclad/{name}.ftl")).map(File::is_story);
        assert_eq!((story("ballast"), story("campaign-story")), (Some(true), Some(true)));
        assert_eq!((story("tutorial-1"), story("rules"), story("patrol")), (Some(false), Some(false), Some(false)));
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
        let text = super::super::Text::among(all, Some("eo"));
        assert_eq!(text.get("button-back"), "Reen");
        assert_eq!(text.get("bar-turn"), "Rondo", "a game's words lie in its folder");
        assert_eq!(text.get("button-done"), super::super::Text::of("en").get("button-done"), "English stands behind");
        assert_eq!(text.speaking(Some("en")).get("button-back"), "Turn back");
        assert_eq!(text.own_name(), "Esperanto");
    }

    #[test]
    fn what_lies_too_deep_is_left_out_and_told() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("eo")).unwrap();
        let deep = format!("button-back = Reen\nbutton-done = {{ {}\n", "A(".repeat(10_000));
        fs::write(folder.path().join("eo/ui.ftl"), deep).unwrap();
        let all = Languages::with_folder(folder.path().to_owned());
        let told = super::super::compare::compare(&all, "eo");
        assert!(told.iter().any(|one| one.path == "eo/ui.ftl" && one.line == Some(2)), "{:?}", told.first());
        let text = super::super::Text::among(all, Some("eo"));
        assert_eq!(text.get("button-back"), "Reen");
        assert_eq!(text.get("button-done"), super::super::Text::of("en").get("button-done"));
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
        assert_eq!(all.files("eo"), []);
        #[cfg(unix)]
        {
            let elsewhere = folder.path().join("elsewhere");
            fs::write(&elsewhere, r#"{"name": "Esperanto"}"#).unwrap();
            fs::remove_file(eo.join(ABOUT)).unwrap();
            std::os::unix::fs::symlink(&elsewhere, eo.join(ABOUT)).unwrap();
            assert_eq!(all.about("eo").name, "eo", "a link is not followed");
        }
    }
}
