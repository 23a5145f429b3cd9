//! The folder of games: new names in it, and what lies there.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::aside::sync_folder;

/// The folder of games, below the folder of our data.
pub const GAMES: &str = "games";
const ENDING: &str = "jsonl";

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
/// What the system said.
pub fn list(folder: &Path) -> io::Result<Vec<Found>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut found: Vec<Found> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| {
            let facts = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
            Some(Found { path, modified: facts.modified().ok() })
        })
        .collect();
    found.sort_by(|one, other| other.modified.cmp(&one.modified).then_with(|| one.path.cmp(&other.path)));
    Ok(found)
}

/// Creates a file that has its name only once these bytes are on disk, and locks it.
pub(super) fn create(folder: &Path, stem: &str, bytes: &[u8]) -> io::Result<(PathBuf, File)> {
    for number in 1..100_000 {
        let path = folder.join(format!("{stem}-{number}.{ENDING}"));
        let unborn = folder.join(format!("{stem}-{number}.{ENDING}.new"));
        // Whoever holds the passing name may take the lasting one.
        let mut file = match OpenOptions::new().read(true).write(true).create_new(true).open(&unborn) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        let born = if path.exists() { Ok(false) } else { bear(&mut file, bytes, &unborn, &path).map(|()| true) };
        match born {
            Ok(true) => return Ok((path, file)),
            Ok(false) => fs::remove_file(&unborn)?,
            Err(error) => {
                let _ = fs::remove_file(&unborn);
                return Err(error);
            }
        }
    }
    Err(io::Error::new(io::ErrorKind::AlreadyExists, "every name is taken"))
}

fn bear(file: &mut File, bytes: &[u8], unborn: &Path, path: &Path) -> io::Result<()> {
    // A new file is nobody else's: not to get the lock means that there are none here.
    let _ = file.try_lock();
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(unborn, path)?;
    sync_folder(path);
    Ok(())
}
