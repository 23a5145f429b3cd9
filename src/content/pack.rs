//! Players' packs: a folder with `pack.json`, `content/` and `locales/`, whose things join the built-in ones.
//!
//! What a pack brings is called `<pack>.<name>` everywhere, `low-tide.gull`, inside its own files too: the loader puts the
//! pack's id before the names of its files. What stands in for a built-in thing keeps the built-in name, and is listed in
//! `pack.json`. A pack can name only what is built in and what is its own. One with a fault is left out as a whole, and
//! the game goes on without it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3;

use super::fault::{Fault, Faults};
use super::files::{ContentFile, built_in, of_pack};
use super::id::NameList;
use super::load::{FOLDERS, is_id, load, look_at, no_such_folder, read};
use super::{Content, place};

/// The format of packs that this version reads.
pub const FORMAT: u8 = 1;

/// Packs that are looked at in the folder of packs at the most.
const MOST: usize = 64;

/// What `pack.json` says of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PackFile {
    /// The format of packs it is written in: 1.
    pub format: u8,
    /// Its id, which comes before the names of all that it brings: small letters, digits and hyphens.
    pub id: String,
    /// Its name, by language: `en`, and others.
    pub name: BTreeMap<String, String>,
    /// Who made it.
    pub author: String,
    /// Its version, as its author counts.
    pub version: String,
    /// What stands in for a built-in thing: `heroes/noriko`.
    #[serde(default)]
    pub replaces: BTreeSet<String>,
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
    paths: BTreeMap<String, String>,
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

/// A pack found in the folder of packs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Its id; the name of its folder if it has none that can be read.
    pub id: String,
    /// Its name by language, if that can be read.
    pub name: BTreeMap<String, String>,
    /// What has become of it.
    pub fate: Fate,
}

/// What has become of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// It is part of the content.
    In,
    /// The players have put it aside.
    Off,
    /// It has faults, and is left out as a whole.
    Faulty(Faults),
}

impl Found {
    /// Its name in a language, in English, or its id.
    pub fn name(&self, language: &str) -> &str {
        in_language(&self.name, language).unwrap_or(&self.id)
    }
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

    /// The pack in a folder, as far as it can be read, and the faults of its files' names, sizes and of `pack.json`. What
    /// is in the other files is not looked at yet.
    fn read(folder: &Path) -> (Option<Self>, Vec<Fault>) {
        let (files, mut faults) = of_pack(folder);
        let Some(description) = files.iter().find(|file| file.path == "pack.json") else {
            if faults.is_empty() {
                faults.push(Fault::new("pack.json", "missing"));
            }
            return (None, faults);
        };
        let Some(file) = read::<PackFile>(description, &mut faults) else {
            return (None, faults);
        };
        let mut pack = Self {
            file,
            folder: folder.to_owned(),
            fingerprint: 0,
            words: Vec::new(),
            description: description.clone(),
            definitions: Vec::new(),
            paths: BTreeMap::new(),
        };
        let before = faults.len();
        pack.check_description(description, &mut faults);
        if faults.len() > before {
            // Without a sound id nothing in it has a name.
            pack.file.id = "pack".to_owned();
        }
        for file in &files {
            pack.sort_in(file, &mut faults);
        }
        for replaced in &pack.file.replaces {
            if !pack.definitions.iter().any(|file| file.path == format!("{replaced}.json")) {
                let message = format!("`{replaced}`: there is no file `content/{replaced}.json` in this pack");
                faults.push(at(description, "replaces", &message));
            }
        }
        pack.fingerprint = pack.fingerprint();
        (Some(pack), faults)
    }

    fn check_description(&self, description: &ContentFile, faults: &mut Vec<Fault>) {
        if self.file.format != FORMAT {
            faults.push(at(description, "format", &format!("this version reads format {FORMAT}")));
        }
        if !is_id(&self.file.id) || self.file.id.len() > 32 || self.file.id.contains('.') {
            let rule = "small letters and digits, in words with single hyphens between, 32 at the most";
            faults.push(at(description, "id", rule));
        }
        if !self.file.name.contains_key("en") {
            faults.push(at(description, "name", "an English name, `en`, is needed"));
        }
        let lines = self.file.name.values().chain([&self.file.author, &self.file.version]);
        if lines.into_iter().any(|line| line.chars().count() > 80 || line.chars().any(char::is_control)) {
            faults.push(at(description, "name", "name, author and version are one line of 80 letters at the most"));
        }
    }

    /// Puts a file where it belongs, under the path that it is loaded under.
    fn sort_in(&mut self, file: &ContentFile, faults: &mut Vec<Fault>) {
        let parts: Vec<&str> = file.path.split('/').collect();
        match parts.as_slice() {
            ["pack.json"] => {}
            ["content", "rules.json"] => {
                faults.push(Fault::new(&file.path, "a pack leaves the figures of the rules alone"));
            }
            ["content", folder, name] => {
                let stem = name.strip_suffix(".json").unwrap_or_default();
                if !FOLDERS.contains(folder) {
                    faults.push(Fault::new(&file.path, no_such_folder(folder)));
                } else if !is_id(stem) || stem.contains('.') {
                    let rule = "a file's name is its id: small letters, digits, and single hyphens between";
                    faults.push(Fault::new(&file.path, rule));
                } else {
                    let own = format!("{folder}/{stem}");
                    let path = match self.file.replaces.contains(&own) {
                        true => format!("{own}.json"),
                        false => format!("{folder}/{}.{stem}.json", self.file.id),
                    };
                    self.paths.insert(path.clone(), file.path.clone());
                    self.definitions.push(ContentFile { path, text: file.text.clone() });
                }
            }
            ["locales", language, name] if name.ends_with(".ftl") => match String::from_utf8(file.text.to_vec()) {
                Ok(source) if nesting(&source) > NESTING => {
                    faults.push(Fault::new(&file.path, format_args!("braces lie {NESTING} deep at the most")));
                }
                Ok(source) => {
                    self.words.push(PackWords { language: (*language).to_owned(), path: file.path.clone(), source })
                }
                Err(_) => faults.push(Fault::new(&file.path, "the text is not UTF-8")),
            },
            _ => faults
                .push(Fault::new(&file.path, "nothing is looked for here; see the guide for the folders of a pack")),
        }
    }

    fn fingerprint(&self) -> u64 {
        let mut hash = Xxh3::new();
        for file in &self.definitions {
            // As the definition reads, not as its file is laid out.
            let value = serde_json::from_slice::<serde_json::Value>(&file.text);
            let text = value.ok().and_then(|value| serde_json::to_vec(&value).ok());
            hash.update(file.path.as_bytes());
            hash.update(text.as_deref().unwrap_or(&file.text));
        }
        hash.digest()
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
                let near = known.nearest(replaced).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
                at(&self.description, "replaces", &format!("nothing built in is called `{replaced}`{near}"))
            })
            .collect();
        let kept = before.iter().filter(|file| !self.paths.contains_key(&file.path));
        let files: Vec<ContentFile> = kept.chain(&self.definitions).cloned().collect();
        let (content, found) = look_at(&files);
        faults.extend(found.into_iter().map(|fault| self.told(fault)));
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
        let definition = self.definitions.iter().find(|file| file.path == fault.file);
        let found = || Some(place::place(&definition?.text, fault.path.as_deref()?, &fault.message));
        let place = fault.place.or_else(found);
        let file = self.paths.get(&fault.file).cloned().unwrap_or(fault.file);
        Fault { file, place, ..fault }
    }
}

/// The built-in content with the packs of a folder, in the order of their ids, but for those put aside. A pack with a
/// fault is left out, and so is one that does not go together with those before it.
///
/// # Errors
/// The faults of what is built in.
pub fn gather(folder: &Path, off: &BTreeSet<String>) -> Result<(Content, Vec<Found>), Faults> {
    let alone = built_in();
    let mut content = load(&alone)?;
    let mut files = alone.clone();
    let mut found = Vec::new();
    let mut replaced: BTreeMap<String, String> = BTreeMap::new();
    for name in folders(folder) {
        let (read, faults) = Pack::read(&folder.join(&name));
        let name = name.display().to_string();
        let pack = match read {
            Some(pack) if faults.is_empty() => pack,
            Some(pack) => {
                let fate = if off.contains(pack.id()) { Fate::Off } else { Fate::Faulty(Faults(faults)) };
                found.push(Found { id: pack.file.id, name: pack.file.name, fate });
                continue;
            }
            None => {
                let faults = Faults(faults);
                let fate = if off.contains(&name) { Fate::Off } else { Fate::Faulty(faults) };
                found.push(Found { id: name, name: BTreeMap::new(), fate });
                continue;
            }
        };
        let fate = if off.contains(pack.id()) {
            Fate::Off
        } else {
            match join(&pack, &alone, &files, &content, &replaced) {
                Ok((joined, with)) => {
                    replaced.extend(pack.file.replaces.iter().map(|thing| (thing.clone(), pack.id().to_owned())));
                    let packs = content.packs.iter().cloned().chain([Arc::new(pack.clone())]).collect();
                    (files, content) = (joined, Content { packs, ..with });
                    Fate::In
                }
                Err(faults) => Fate::Faulty(faults),
            }
        };
        found.push(Found { id: pack.file.id, name: pack.file.name, fate });
    }
    Ok((content, found))
}

/// One pack joined to those before it, after it was tried alone.
fn join(
    pack: &Pack,
    alone: &[ContentFile],
    before: &[ContentFile],
    content: &Content,
    replaced: &BTreeMap<String, String>,
) -> Result<(Vec<ContentFile>, Content), Faults> {
    if content.packs.iter().any(|other| other.id() == pack.id()) {
        return Err(Faults(vec![Fault::new("pack.json", format_args!("there is another pack `{}`", pack.id()))]));
    }
    let taken: Vec<Fault> = pack
        .file
        .replaces
        .iter()
        .filter_map(|thing| replaced.get(thing).map(|other| (thing, other)))
        .map(|(thing, other)| {
            Fault::new("pack.json", format_args!("`{thing}` is replaced by the pack `{other}` already"))
        })
        .collect();
    if !taken.is_empty() {
        return Err(Faults(taken));
    }
    // Alone first: a pack may not lean on another, which may be gone tomorrow.
    let tried = pack.joined(alone)?;
    if content.packs.is_empty() { Ok(tried) } else { pack.joined(before) }
}

/// The names of the folders in which packs lie, in order. No folder, no packs.
pub fn folders(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is_folder = |entry: &fs::DirEntry| {
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        // A link is no folder of its own: it may lead anywhere.
        !hidden && entry.file_type().is_ok_and(|kind| kind.is_dir())
    };
    let names = entries.take(MOST).flatten().filter(is_folder).map(|entry| entry.file_name().into());
    let mut names: Vec<PathBuf> = names.collect();
    names.sort();
    names
}

fn in_language<'a>(names: &'a BTreeMap<String, String>, language: &str) -> Option<&'a str> {
    names.get(language).or_else(|| names.get("en")).map(String::as_str)
}

fn at(file: &ContentFile, path: &str, message: &str) -> Fault {
    let place = Some(place::place(&file.text, path, message));
    Fault { place, path: Some(path.to_owned()), ..Fault::new(&file.path, message) }
}

/// Braces inside one another in a file of words at the most: reading them goes as deep.
const NESTING: usize = 16;

/// How deep braces lie at the most, taking every brace for one that opens or closes.
fn nesting(source: &str) -> usize {
    let (_, deepest) = source.bytes().fold((0_usize, 0_usize), |(depth, deepest), byte| match byte {
        b'{' => (depth + 1, deepest.max(depth + 1)),
        b'}' => (depth.saturating_sub(1), deepest),
        _ => (depth, deepest),
    });
    deepest
}
