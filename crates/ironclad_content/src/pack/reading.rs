//! A pack is read: each file is put where it belongs, within bounds, and its faults are told.

use std::collections::BTreeMap;
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use super::{FORMAT, Pack, PackFile, PackWords, at};
use crate::fault::Fault;
use crate::files::{ContentFile, of_pack};
use crate::load::{FOLDERS, is_id, no_such_folder, read};
use words::nesting::{ARGUMENTS, LONGEST, NESTING, Why, refused};

/// Things that a pack replaces at the most: more than there are.
const MOST_REPLACED: usize = 500;

impl Pack {
    /// The pack in a folder, as far as it can be read, and the faults of its files' names, sizes and of `pack.json`. What
    /// is in the other files is not looked at yet.
    pub(super) fn read(folder: &Path) -> (Option<Self>, Vec<Fault>) {
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
        let replaced = pack.file.replaces.len();
        if replaced > MOST_REPLACED {
            let message = format!("{replaced} things are replaced; {MOST_REPLACED} at the most");
            faults.push(at(description, "replaces", &message));
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
        if lines.into_iter().any(|line| line.chars().count() > 80 || line.chars().any(kernel::save::is_hidden)) {
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
                Ok(source) => match refused(&source) {
                    Some(refusal) => {
                        let place = Some((refusal.line, 1));
                        faults.push(Fault { place, ..Fault::new(&file.path, unread(refusal.why)) });
                    }
                    None => {
                        self.words.push(PackWords { language: (*language).to_owned(), path: file.path.clone(), source })
                    }
                },
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
}

/// Why a message is not read, for its author.
fn unread(why: Why) -> String {
    match why {
        Why::Deep => format!("expressions lie {NESTING} deep at the most"),
        Why::Braces => "braces stand directly in others: leave out the inner ones".to_owned(),
        Why::Literal => {
            "a text or a number chooses among variants: let an argument choose, or keep one variant alone".to_owned()
        }
        Why::Call => "a call stands among the arguments of another call".to_owned(),
        Why::Arguments => format!("a call has {ARGUMENTS} arguments at the most"),
        Why::Long => format!("a message has {LONGEST} bytes at the most"),
        Why::Size => "the file, or all files of this language, are too large".to_owned(),
    }
}
