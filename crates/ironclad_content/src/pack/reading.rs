//! A pack is read: each file is put where it belongs, within bounds, and its faults are told.

use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use super::{FORMAT, Pack, PackFile, PackWords, at};
use crate::definition::read;
use crate::fault::Fault;
use crate::files::{ContentFile, of_pack};
use crate::load::{FOLDERS, is_id, no_id, no_such_folder};
use crate::sorted::SortedMap;
use words::Message;
use words::nesting::refused;

/// Things that a pack replaces at the most: more than there are.
const MOST_REPLACED: usize = 500;
/// Letters of a pack's id at the most.
const LONGEST_ID: usize = 32;
/// Letters of its name, its author and its version at the most.
const LONGEST_LINE: usize = 80;

impl Pack {
    /// The pack in a folder, as far as it can be read, and the faults of its files' names, sizes and of `pack.json`. What
    /// is in the other files is not looked at yet.
    pub(super) fn read(folder: &Path) -> (Option<Self>, Vec<Fault>) {
        let (files, mut faults) = of_pack(folder);
        let Some(description) = files.iter().find(|file| file.path == "pack.json") else {
            if faults.is_empty() {
                faults.push(Fault::new("pack.json", Message::new("fault-no-file")));
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
            paths: SortedMap::new(),
        };
        let replaced = pack.file.replaces.len();
        if replaced > MOST_REPLACED {
            let message = Message::new("fault-many-replaced").with("count", replaced).with("most", MOST_REPLACED);
            faults.push(at(description, "replaces", message));
            // Nothing more is looked for by them.
            pack.file.replaces.clear();
        }
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
                let message = Message::new("fault-replaces-no-file").with("name", replaced.as_str());
                faults.push(at(description, "replaces", message));
            }
        }
        pack.fingerprint = pack.fingerprint();
        (Some(pack), faults)
    }

    fn check_description(&self, description: &ContentFile, faults: &mut Vec<Fault>) {
        if self.file.format != FORMAT {
            faults.push(at(description, "format", Message::new("fault-pack-format").with("format", FORMAT)));
        }
        if !is_id(&self.file.id) || self.file.id.len() > LONGEST_ID || self.file.id.contains('.') {
            faults.push(at(description, "id", Message::new("fault-pack-id").with("most", LONGEST_ID)));
        }
        if !self.file.name.contains_key("en") {
            faults.push(at(description, "name", Message::new("fault-pack-english-name")));
        }
        let lines = self.file.name.values().chain([&self.file.author, &self.file.version]);
        if lines
            .into_iter()
            .any(|line| line.chars().count() > LONGEST_LINE || line.chars().any(kernel::save::is_hidden))
        {
            faults.push(at(description, "name", Message::new("fault-pack-lines").with("most", LONGEST_LINE)));
        }
    }

    /// Puts a file where it belongs, under the path that it is loaded under.
    fn sort_in(&mut self, file: &ContentFile, faults: &mut Vec<Fault>) {
        let parts: Vec<&str> = file.path.split('/').collect();
        match parts.as_slice() {
            ["pack.json"] => {}
            ["content", "rules.json"] => {
                faults.push(Fault::new(&file.path, Message::new("fault-pack-rules")));
            }
            ["content", folder, name] => {
                let stem = name.strip_suffix(".json").unwrap_or_default();
                if !FOLDERS.contains(folder) {
                    faults.push(Fault::new(&file.path, no_such_folder(folder)));
                } else if !is_id(stem) || stem.contains('.') {
                    faults.push(Fault::new(&file.path, no_id()));
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
                Ok(source) => match refused(&source) {
                    Some(refusal) => {
                        let place = Some((refusal.line, 1));
                        let message = Message::new("cli-words-refused").with("why", refusal.why.id());
                        faults.push(Fault { place, ..Fault::new(&file.path, message) });
                    }
                    None => {
                        self.words.push(PackWords { language: (*language).to_owned(), path: file.path.clone(), source })
                    }
                },
                Err(_) => faults.push(Fault::new(&file.path, Message::new("fault-not-utf-8"))),
            },
            _ => faults.push(Fault::new(&file.path, Message::new("fault-nothing-here"))),
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
}
