//! The folder of packs: what is found there, and what has become of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::save::short;
use words::Message;

use super::{Pack, in_language};
use crate::Content;
use crate::fault::{Fault, Faults};
use crate::files::{ContentFile, built_in};
use crate::load::load_checked;
use crate::sorted::SortedMap;

/// Packs that are looked at in the folder of packs at the most.
const MOST: usize = 64;

/// A pack found in the folder of packs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Its id; the name of its folder if it has none that can be read.
    pub id: String,
    /// Its name by language, if that can be read.
    pub name: SortedMap<String, String>,
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

/// The built-in content with the packs of a folder, in the order of their ids, but for those put aside. A pack with a
/// fault is left out, and so is one that does not go together with those before it.
///
/// # Errors
/// The faults of what is built in.
pub fn gather(folder: &Path, off: &BTreeSet<String>) -> Result<(Content, Vec<Found>), Faults> {
    let alone = built_in();
    let mut content = load_checked(&alone)?;
    let mut files = alone.clone();
    let mut found = Vec::new();
    let mut replaced: SortedMap<String, String> = SortedMap::new();
    for name in folders(folder) {
        let (read, faults) = Pack::read(&folder.join(&name));
        let name = name.display().to_string();
        let pack = match read {
            Some(pack) if faults.is_empty() => pack,
            Some(pack) => {
                let fate = if off.contains(pack.id()) { Fate::Off } else { Fate::Faulty(Faults(faults)) };
                found.push(Found { id: pack.file.id, name: short_names(pack.file.name), fate });
                continue;
            }
            None => {
                let faults = Faults(faults);
                let fate = if off.contains(&name) { Fate::Off } else { Fate::Faulty(faults) };
                let called = SortedMap::from([("en".to_owned(), short(&name))]);
                found.push(Found { id: name, name: called, fate });
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

/// The names of a pack that is refused, as they may be shown: one reason may be what stands in them.
fn short_names(names: SortedMap<String, String>) -> SortedMap<String, String> {
    names.into_iter().map(|(language, name)| (language, short(&name))).collect()
}

/// One pack joined to those before it, after it was tried alone.
fn join(
    pack: &Pack,
    alone: &[ContentFile],
    before: &[ContentFile],
    content: &Content,
    replaced: &SortedMap<String, String>,
) -> Result<(Vec<ContentFile>, Content), Faults> {
    if content.packs.iter().any(|other| other.id() == pack.id()) {
        let message = Message::new("fault-another-pack").with("pack", pack.id());
        return Err(Faults(vec![Fault::new("pack.json", message)]));
    }
    let taken: Vec<Fault> = pack
        .file
        .replaces
        .iter()
        .filter_map(|thing| replaced.get(thing).map(|other| (thing, other)))
        .map(|(thing, other)| {
            let (name, pack) = (thing.as_str(), other.as_str());
            Fault::new("pack.json", Message::new("fault-replaced-already").with("name", name).with("pack", pack))
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
