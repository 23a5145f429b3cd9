//! What is done with whole games: done off the window's thread, then told.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::save::{Duplicate, Overwrite, SaveError, Shelf};
use crate::settings::Folders;

/// Something to be done with a whole game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// Copy a game under another name.
    Copy {
        /// The game.
        path: PathBuf,
        /// What the copy is called.
        name: String,
    },
    /// Call a game something else.
    Rename {
        /// The game.
        path: PathBuf,
        /// Its name from now on.
        name: String,
    },
    /// Write a game to a file outside.
    Export {
        /// The game.
        path: PathBuf,
        /// The file, as it was typed.
        to: String,
        /// Whether a file of that name may be replaced.
        replace: bool,
    },
    /// Bring a game in from a file outside.
    Import {
        /// The file, as it was typed.
        from: String,
        /// Whether it is taken in even if the same game is there already.
        twice: bool,
    },
    /// Put a game into the bin.
    Discard(PathBuf),
    /// Take a game out of the bin.
    Restore(PathBuf),
    /// Remove these games from the bin for good.
    Empty(Vec<PathBuf>),
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// The copy is here.
    Copied(PathBuf),
    /// It has its new name.
    Renamed,
    /// It was written to this file.
    Exported(PathBuf),
    /// It is here now.
    Imported(PathBuf),
    /// It is in the bin, under this name.
    Discarded(PathBuf),
    /// It is on the shelf again, under this name.
    Restored(PathBuf),
    /// The bin was emptied; the number of games deleted.
    Emptied(usize),
}

/// What is told of an errand; shared, for messages are copied.
pub type Outcome = Result<Done, Arc<SaveError>>;

impl Errand {
    /// Does it.
    pub fn run(&self, folders: &Folders) -> Outcome {
        self.try_run(folders, &Shelf::in_folder(&folders.data)).map_err(Arc::new)
    }

    fn try_run(&self, folders: &Folders, shelf: &Shelf) -> Result<Done, SaveError> {
        match self {
            Self::Copy { path, name } => shelf.copy(path, name.trim()).map(Done::Copied),
            Self::Rename { path, name } => shelf.rename(path, name.trim()).map(|()| Done::Renamed),
            Self::Export { path, to, replace } => {
                let to = meant(to, &folders.outside);
                if to.parent() == Some(&folders.outside) {
                    // Nobody has been there yet; whether it could be made is said when the file is written.
                    let _ = std::fs::create_dir_all(&folders.outside);
                }
                let standing = if *replace { Overwrite::Allowed } else { Overwrite::Never };
                shelf.export(path, &to, standing).map(|()| Done::Exported(to))
            }
            Self::Import { from, twice } => {
                let twice = if *twice { Duplicate::KeepBoth } else { Duplicate::Refuse };
                shelf.import(&meant(from, &folders.outside), twice).map(Done::Imported)
            }
            Self::Discard(path) => shelf.discard(path).map(Done::Discarded),
            Self::Restore(path) => shelf.restore(path).map(Done::Restored),
            Self::Empty(games) => shelf.remove(games).map(Done::Emptied),
        }
    }
}

/// The file that somebody means by what was typed: in this folder if no other is said, and without the quotes that some
/// systems put round a path that is copied.
fn meant(typed: &str, folder: &Path) -> PathBuf {
    let plain = typed.trim().trim_matches(['"', '\'']);
    match plain.strip_prefix("~/").and_then(|rest| Some(std::env::home_dir()?.join(rest))) {
        Some(at_home) => at_home,
        None => folder.join(plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        let folder = Path::new("/papers");
        assert_eq!(meant("  winter.jsonl ", folder), Path::new("/papers/winter.jsonl"));
        assert_eq!(meant("\"/mnt/a b.jsonl\"", folder), Path::new("/mnt/a b.jsonl"));
        assert!(meant("~/winter.jsonl", folder).is_absolute());
    }
}
