//! Where content files come from: the pack built into the program, or a folder.

use std::borrow::Cow;
use std::fs;
use std::path::Path;

use rust_embed::RustEmbed;

use super::fault::Fault;

/// The pack that is part of the program.
#[derive(RustEmbed)]
#[folder = "content/"]
#[include = "*.json"]
#[exclude = "schema/*"]
#[exclude = "art/*"]
struct BuiltIn;

/// A content file, by its path below the pack's folder.
#[derive(Debug, Clone)]
pub struct ContentFile {
    /// Its path, with forward slashes.
    pub path: String,
    /// What is in it.
    pub text: Cow<'static, [u8]>,
}

/// The files of the pack that is part of the program.
pub fn built_in() -> Vec<ContentFile> {
    BuiltIn::iter()
        .filter_map(|path| BuiltIn::get(&path).map(|file| ContentFile { path: path.into_owned(), text: file.data }))
        .collect()
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
        Err(error) => return faults.push(Fault::new(&folder.display().to_string(), error)),
    };
    for entry in listing.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() && below.is_empty() && name != "art" && name != "schema" {
            gather(&entry.path(), &path, files, faults);
        } else if kind.is_file() && name.ends_with(".json") {
            match entry.metadata() {
                Ok(facts) if facts.len() > LARGEST => {
                    faults.push(Fault::new(&path, format_args!("{} bytes; {LARGEST} at the most", facts.len())));
                }
                _ => match fs::read(entry.path()) {
                    Ok(text) => files.push(ContentFile { path, text: text.into() }),
                    Err(error) => faults.push(Fault::new(&path, error)),
                },
            }
        }
    }
}
