//! The folder of games: new names in it, and what lies there.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk::{Disk, Kind, OpenFile, TempFile, exists};

/// The folder of games, below the folder of our data.
pub const GAMES: &str = "games";
/// How the name of a game's file ends.
pub(super) const ENDING: &str = "jsonl";
/// Letters of a campaign's name in the name of its file.
const LONGEST: usize = 40;

/// A file in the folder of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
}

/// The campaign files of a folder, the newest first. A folder that is not there has none.
///
/// # Errors
/// The system's error.
pub fn list(disk: &dyn Disk, folder: &Path) -> io::Result<Vec<Found>> {
    let paths = match disk.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        paths => paths?,
    };
    let mut found: Vec<Found> = paths
        .into_iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| {
            let facts = disk.facts(&path).ok().filter(|facts| facts.kind == Kind::File)?;
            Some(Found { path, modified: facts.modified })
        })
        .collect();
    found.sort_by(|one, other| other.modified.cmp(&one.modified).then_with(|| one.path.cmp(&other.path)));
    Ok(found)
}

/// The first of these names that gives the beginning of a file's name, without anything that a system could take for
/// more than letters: no dots, slashes or spaces, not too long, and with a number behind it none that is reserved.
pub fn stem<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    names.into_iter().map(plain).find(|name| !name.is_empty()).unwrap_or_else(|| "game".to_owned())
}

fn plain(name: &str) -> String {
    let mut plain = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() {
            plain.push(letter);
        } else if !plain.is_empty() && !plain.ends_with('-') {
            plain.push('-');
        }
    }
    let short: String = plain.chars().take(LONGEST).collect();
    short.trim_end_matches('-').to_owned()
}

/// A name of this stem that is free in a folder, and that nobody else takes while its temp file is held.
pub(super) fn free<'d>(disk: &'d dyn Disk, folder: &Path, stem: &str) -> io::Result<(PathBuf, TempFile<'d>)> {
    for number in 1..100_000 {
        let path = folder.join(format!("{stem}-{number}.{ENDING}"));
        if let Some(temp) = if_free(disk, &path)? {
            return Ok((path, temp));
        }
    }
    Err(io::Error::new(io::ErrorKind::AlreadyExists, "every name is taken"))
}

/// The same for a file that comes from elsewhere: its own name, or else one like it.
pub(super) fn free_like<'d>(disk: &'d dyn Disk, folder: &Path, file: &Path) -> io::Result<(PathBuf, TempFile<'d>)> {
    let path = folder.join(file.file_name().ok_or(io::ErrorKind::InvalidInput)?);
    if let Some(temp) = if_free(disk, &path)? {
        return Ok((path, temp));
    }
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    free(disk, folder, &stem([name.trim_end_matches(|letter: char| letter.is_ascii_digit())]))
}

fn if_free<'d>(disk: &'d dyn Disk, path: &Path) -> io::Result<Option<TempFile<'d>>> {
    if exists(disk, path)? {
        return Ok(None);
    }
    let Some(temp) = TempFile::for_name(disk, path)? else { return Ok(None) };
    match exists(disk, path) {
        Ok(false) => Ok(Some(temp)),
        taken => {
            temp.discard();
            taken.map(|_| None)
        }
    }
}

/// Creates a file that has its name only once these bytes are on disk, and holds it.
pub(super) fn create(
    disk: &dyn Disk,
    folder: &Path,
    stem: &str,
    bytes: &[u8],
) -> io::Result<(PathBuf, Box<dyn OpenFile>)> {
    let (path, temp) = free(disk, folder, stem)?;
    match temp.commit(&path, bytes) {
        Ok(file) => Ok((path, file)),
        Err(error) => {
            // It may have its name already, and be gone after a power cut: that is not a game begun.
            let _ = disk.remove(&path);
            Err(error)
        }
    }
}
