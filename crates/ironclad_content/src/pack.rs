//! Players' packs: a folder with `pack.json`, `content/` and `locales/`, whose things join the built-in ones.
//!
//! What a pack brings is called `<pack>.<name>` everywhere, `low-tide.gull`, inside its own files too: the loader puts the
//! pack's id before the names of its files. What stands in for a built-in thing keeps the built-in name, and is listed in
//! `pack.json`. A pack can name only what is built in and what is its own. One with a fault is left out as a whole, and
//! the game goes on without it.

mod reading;
mod shelf;

pub use shelf::{Fate, Found, folders, gather};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::fault::{Fault, Faults, or_near, quoted};
use super::files::ContentFile;
use super::id::NameList;
use super::load::{FIRST_EDITION, look_at};
use super::place::LookedUp;
use super::{Content, place};
use crate::sorted::{SortedMap, SortedSet};
use words::Message;

/// The format of packs that this version reads.
pub const FORMAT: u8 = 1;

/// What `pack.json` says of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PackFile {
    /// The format of packs it is written in: 1.
    pub format: u8,
    /// Its id, which comes before the names of all that it brings: small letters, digits and hyphens.
    pub id: String,
    /// Its name, by language: `en`, and others.
    pub name: SortedMap<String, String>,
    /// Who made it.
    pub author: String,
    /// Its version, as its author counts.
    pub version: String,
    /// What stands in for a built-in thing: `heroes/noriko`.
    #[serde(default)]
    pub replaces: SortedSet<String>,
}

/// A player's pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// What it says of itself.
    pub file: PackFile,
    /// The folder it is in.
    pub folder: PathBuf,
    /// A number that two packs share only if their definitions do. Words do not count.
    pub fingerprint: u64,
    /// Its words: language, path, Fluent source.
    pub words: Vec<PackWords>,
    /// `pack.json`.
    description: ContentFile,
    /// Its definitions, by the paths they are loaded under.
    definitions: Vec<ContentFile>,
    /// The path in the pack of what is loaded under another.
    paths: SortedMap<String, String>,
}

/// A file of a pack's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackWords {
    /// The language's folder.
    pub language: String,
    /// Its path in the pack.
    pub path: String,
    /// What is in it.
    pub source: String,
}

impl Pack {
    /// The pack in a folder, and the content with it alone.
    ///
    /// # Errors
    /// Every fault in it.
    pub fn load(folder: &Path, before: &[ContentFile]) -> Result<(Self, Content), Faults> {
        match Self::look_at(folder, before) {
            (Some((pack, content)), faults) if faults.is_empty() => Ok((pack, content)),
            (_, faults) => Err(Faults(faults)),
        }
    }

    /// The same, and where there are faults, what could be made of it: enough to look for more, never to be played with.
    pub fn look_at(folder: &Path, before: &[ContentFile]) -> (Option<(Self, Content)>, Vec<Fault>) {
        let (pack, mut faults) = Self::read(folder);
        let Some(pack) = pack else { return (None, faults) };
        let (_, content, found) = pack.with(before);
        faults.extend(found);
        let packs = vec![Arc::new(pack.clone())];
        (content.map(|content| (pack, Content { packs, ..content })), faults)
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.file.id
    }

    /// Its name in a language, in English, or its id.
    pub fn name(&self, language: &str) -> &str {
        in_language(&self.file.name, language).unwrap_or(&self.file.id)
    }

    /// Whether it brings or replaces this thing: a folder of content, and a name as it is loaded.
    pub fn holds(&self, folder: &str, name: &str) -> bool {
        self.paths.contains_key(&format!("{folder}/{name}.json"))
    }

    /// Whether it brings this thing, and does not replace it.
    pub fn adds(&self, folder: &str, name: &str) -> bool {
        self.holds(folder, name) && !self.file.replaces.contains(&format!("{folder}/{name}"))
    }

    /// What it brings and replaces: the folder of its kind, its name, and the path of its file in the pack.
    pub fn things(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.paths.iter().filter_map(|(loaded, path)| {
            let (folder, name) = loaded.strip_suffix(".json")?.split_once('/')?;
            Some((folder, name, path.as_str()))
        })
    }

    /// The text of each of its definitions.
    pub(super) fn definitions(&self) -> impl Iterator<Item = &[u8]> {
        self.definitions.iter().map(|file| &*file.text)
    }

    /// These files with those of the pack, the content made of them, and its faults, by the paths in the pack.
    fn with(&self, before: &[ContentFile]) -> (Vec<ContentFile>, Option<Content>, Vec<Fault>) {
        let known = NameList::new(before.iter().filter_map(|file| file.path.strip_suffix(".json").map(str::to_owned)));
        let unknown = self.file.replaces.iter().filter(|replaced| !known.has(replaced));
        let mut faults: Vec<Fault> = unknown
            .map(|replaced| {
                let message = Message::new("fault-replaces-nothing").with("name", replaced.as_str());
                at(&self.description, "replaces", or_near(message, known.nearest(replaced)))
            })
            .collect();
        // What a pack replaces it replaces for games of every edition.
        let replaces = |file: &&ContentFile| {
            let name = file.path.strip_prefix(FIRST_EDITION).and_then(|rest| rest.strip_prefix('/'));
            let today = name.map(|name| format!("scenarios/{name}"));
            self.paths.contains_key(today.as_ref().unwrap_or(&file.path))
        };
        let kept = before.iter().filter(|file| !replaces(file));
        let files: Vec<ContentFile> = kept.chain(&self.definitions).cloned().collect();
        let (content, found) = look_at(&files);
        let mut looked_up = LookedUp::default();
        faults.extend(found.into_iter().map(|fault| {
            let placed = looked_up.one_more(&fault.file);
            self.told_as(fault, placed)
        }));
        (files, content, faults)
    }

    /// The content with this pack joined to what there is.
    fn joined(&self, before: &[ContentFile]) -> Result<(Vec<ContentFile>, Content), Faults> {
        match self.with(before) {
            (files, Some(content), faults) if faults.is_empty() => Ok((files, content)),
            (_, _, faults) => Err(Faults(faults)),
        }
    }

    /// A fault of a definition by the path of its file in the pack, with its place.
    pub fn told(&self, fault: Fault) -> Fault {
        self.told_as(fault, true)
    }

    /// The same; the place is looked up only if it is `placed`.
    fn told_as(&self, fault: Fault, placed: bool) -> Fault {
        let found = || {
            let definition = self.definitions.iter().find(|file| placed && file.path == fault.file)?;
            Some(place::place(&definition.text, fault.path.as_deref()?, quoted(&fault.message)))
        };
        let place = fault.place.or_else(found);
        let file = self.paths.get(&fault.file).cloned().unwrap_or(fault.file);
        Fault { file, place, ..fault }
    }
}

fn in_language<'a>(names: &'a SortedMap<String, String>, language: &str) -> Option<&'a str> {
    names.get(language).or_else(|| names.get("en")).map(String::as_str)
}

fn at(file: &ContentFile, path: &str, message: Message) -> Fault {
    let place = Some(place::place(&file.text, path, quoted(&message)));
    Fault { place, ..Fault::at(&file.path, path, message) }
}
