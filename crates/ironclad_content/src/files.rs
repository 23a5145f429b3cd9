//! Where content files come from: the pack built into the program, a folder laid out like it, or a player's pack.
//!
//! A player's pack is data from a stranger: only plain files inside its folder are read, so many, so large, so deep, and
//! nothing of them is ever executed.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::fault::Fault;
use words::Message;

/// The files of the pack that is part of the program, in the order of their paths.
static BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/content.rs"));

/// A content file, by its path below the pack's folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentFile {
    /// Its path, with forward slashes.
    pub path: String,
    /// What is in it.
    pub text: Cow<'static, [u8]>,
}

/// The files of the pack that is part of the program.
pub fn built_in() -> Vec<ContentFile> {
    BUILT_IN.iter().map(|(path, text)| ContentFile { path: (*path).to_owned(), text: Cow::Borrowed(text) }).collect()
}

/// Bytes of a content file at the most: none of ours comes near, and a stranger's must not fill the memory.
const LARGEST: u64 = 1 << 20;

/// The JSON files of a pack's folder, two levels deep.
///
/// # Errors
/// What could not be read, file by file.
pub fn in_folder(folder: &Path) -> Result<Vec<ContentFile>, Vec<Fault>> {
    let mut files = Vec::new();
    let mut faults = Vec::new();
    gather(folder, "", &mut files, &mut faults);
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

fn gather(folder: &Path, below: &str, files: &mut Vec<ContentFile>, faults: &mut Vec<Fault>) {
    let listing = match fs::read_dir(folder) {
        Ok(listing) => listing,
        Err(error) => return faults.push(Fault::new(&folder.display().to_string(), unreadable(&error))),
    };
    for entry in listing.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() && below.is_empty() && name != "art" && name != "schema" {
            gather(&entry.path(), &path, files, faults);
        } else if kind.is_file() && name.ends_with(".json") && name.matches('.').count() > 1 {
            faults.push(Fault::new(&path, Message::new("fault-dot")));
        } else if kind.is_file() && name.ends_with(".json") {
            match entry.metadata() {
                Ok(facts) if facts.len() > LARGEST => {
                    faults.push(Fault::new(&path, too_large()));
                }
                _ => match fs::read(entry.path()) {
                    Ok(text) => files.push(ContentFile { path, text: text.into() }),
                    Err(error) => faults.push(Fault::new(&path, unreadable(&error))),
                },
            }
        }
    }
}

/// Bytes of a player's pack at the most, files and folders in it, and folders inside one another.
const LARGEST_PACK: u64 = 16 << 20;
const MOST: usize = 2000;
const DEEPEST: usize = 4;

/// The files of a player's pack that are read: `pack.json`, the JSON files below `content`, the words below `locales`.
///
/// What could not be read, or is not allowed in a pack, is among the faults.
pub(super) fn of_pack(folder: &Path) -> (Vec<ContentFile>, Vec<Fault>) {
    let mut packed = Packed::default();
    packed.gather(folder, "", 0);
    (packed.files, packed.faults)
}

#[derive(Default)]
struct Packed {
    files: Vec<ContentFile>,
    faults: Vec<Fault>,
    seen: usize,
    bytes: u64,
}

impl Packed {
    fn gather(&mut self, folder: &Path, below: &str, depth: usize) {
        let mut entries = match fs::read_dir(folder) {
            Ok(listing) => listing.take(MOST + 1).flatten().collect::<Vec<_>>(),
            Err(error) => return self.faults.push(Fault::new(below, unreadable(&error))),
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            self.seen += 1;
            if self.seen > MOST {
                let message = Message::new("fault-pack-too-many").with("most", MOST);
                return self.faults.push(Fault::new(below, message));
            }
            self.entry(&entry, below, depth);
        }
    }

    fn entry(&mut self, entry: &fs::DirEntry, below: &str, depth: usize) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        // Notes, licences and tools of the author's lie beside these; hidden files are his system's.
        let ours = match below {
            "" => ["pack.json", "content", "locales"].contains(&name.as_str()),
            _ => !name.starts_with('.'),
        };
        if !ours {
            return;
        }
        let kind = match entry.file_type() {
            Ok(kind) => kind,
            Err(error) => return self.faults.push(Fault::new(&path, unreadable(&error))),
        };
        if !is_plain(&name) {
            self.faults.push(Fault::new(&path, Message::new("fault-pack-file-name")));
        } else if kind.is_symlink() {
            self.faults.push(Fault::new(&path, Message::new("fault-link")));
        } else if kind.is_dir() {
            if depth + 1 < DEEPEST {
                self.gather(&entry.path(), &path, depth + 1);
            } else {
                self.faults.push(Fault::new(&path, Message::new("fault-folders-deep").with("most", DEEPEST)));
            }
        } else if kind.is_file() && (name.ends_with(".json") || name.ends_with(".ftl")) {
            match read_at_most(&entry.path(), LARGEST) {
                Ok(Some(text)) => self.take(path, text),
                Ok(None) => self.faults.push(Fault::new(&path, too_large())),
                Err(error) => self.faults.push(Fault::new(&path, unreadable(&error))),
            }
        }
    }

    fn take(&mut self, path: String, text: Vec<u8>) {
        let before = self.bytes;
        self.bytes += u64::try_from(text.len()).unwrap_or(LARGEST);
        if self.bytes <= LARGEST_PACK {
            self.files.push(ContentFile { path, text: text.into() });
        } else if before <= LARGEST_PACK {
            self.faults.push(Fault::new(&path, Message::new("fault-pack-too-large").with("most", bytes(LARGEST_PACK))));
        }
    }
}

/// What the system said of a file or folder.
fn unreadable(error: &io::Error) -> Message {
    Message::new("fault-unreadable").with("why", error.to_string())
}

fn too_large() -> Message {
    Message::new("fault-too-large").with("most", bytes(LARGEST))
}

/// Bytes as a value of a message.
fn bytes(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Whether a name is one that means the same on every system.
fn is_plain(name: &str) -> bool {
    let letters = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.'));
    letters && name.len() <= 64 && name.matches('.').count() <= 1
}

/// The whole of a file, unless it is larger. What the system says of its size is not relied on.
fn read_at_most(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut text = Vec::new();
    let read = File::open(path)?.take(most + 1).read_to_end(&mut text)?;
    Ok((u64::try_from(read).unwrap_or(u64::MAX) <= most).then_some(text))
}
