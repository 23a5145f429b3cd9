//! What the window needs from disk: the catalogue, and the games that are kept.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use crate::content::Content;
use crate::content::fault::Faults;
use crate::content::pack::{Found, gather};
use crate::save::BIN;
use crate::session::{LoadError, Saved, Summary, shelf};
use crate::settings::Folders;
use crate::ui::job::unread::Unread;
use ironclad_table::tutorials::Progress;

/// Where the catalogue is read from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shelves {
    /// A folder of content, in place of what is built in and the players' packs.
    pub content: Option<PathBuf>,
    /// Players' packs that are put aside.
    pub off: BTreeSet<String>,
}

/// The catalogue and the games kept.
#[derive(Debug, Clone)]
pub struct Library {
    /// The catalogue.
    pub content: Arc<Content>,
    /// The players' packs, and what has become of each.
    pub packs: Vec<Found>,
    /// The games, the newest unfinished first.
    pub games: Vec<Kept>,
    /// Files of games that cannot be opened.
    pub unplayable: Vec<Unplayable>,
    /// The folder of games, if it cannot be read.
    pub unread: Option<Unread>,
    /// The games in the bin.
    pub binned: Bin,
    /// When all this was read.
    pub read: SystemTime,
}

/// The games in the bin.
#[derive(Debug, Clone, Default)]
pub struct Bin {
    /// Those that could be played.
    pub games: Vec<Kept>,
    /// Those that cannot be opened.
    pub unplayable: Vec<Unplayable>,
    /// The folder of the bin, if it cannot be read.
    pub unread: Option<Unread>,
}

/// A game that is kept and can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
    /// What is in it.
    pub summary: Summary,
}

/// A file that cannot be opened.
#[derive(Debug, Clone)]
pub struct Unplayable {
    /// The file.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
    /// Why; shared, for messages are copied.
    pub why: Arc<LoadError>,
}

/// What lies in a folder, or that it cannot be read.
fn lying(content: &Arc<Content>, folder: &Path) -> (Vec<Kept>, Vec<Unplayable>, Option<Unread>) {
    let (saved, unread) = match shelf(content, folder) {
        Ok(saved) => (saved, None),
        Err(why) => (Vec::new(), Some(Unread::new(folder, why))),
    };
    let (games, unplayable) = parted(saved);
    (games, unplayable, unread)
}

/// Those that can be played, and those that cannot.
fn parted(saved: Vec<Saved>) -> (Vec<Kept>, Vec<Unplayable>) {
    let (mut games, mut unplayable) = (Vec::new(), Vec::new());
    for Saved { path, modified, summary } in saved {
        match summary {
            Ok(summary) => games.push(Kept { path, modified, summary }),
            Err(why) => unplayable.push(Unplayable { path, modified, why: Arc::new(why) }),
        }
    }
    (games, unplayable)
}

impl Library {
    /// Reads everything.
    ///
    /// # Errors
    /// The faults of the content.
    pub fn read(shelves: &Shelves, folders: &Folders) -> Result<Self, Faults> {
        let read = match &shelves.content {
            Some(folder) => Content::in_folder(folder).map(|content| (content, Vec::new())),
            None => gather(&folders.packs(), &shelves.off),
        };
        let (content, packs) = read?;
        let content = Arc::new(content);
        let (games, unplayable, unread) = lying(&content, &folders.games());
        let binned = lying(&content, &folders.data.join(BIN));
        let binned = Bin { games: binned.0, unplayable: binned.1, unread: binned.2 };
        Ok(Self { content, packs, games, unplayable, unread, binned, read: SystemTime::now() })
    }

    /// The game to go on with: the unfinished one played last.
    pub fn newest(&self) -> Option<&Kept> {
        self.games.iter().find(|game| game.summary.outcome.is_none())
    }

    /// An unfinished lesson, to go on with.
    pub fn under_way(&self, scenario: &str, scripted: bool) -> Option<&Kept> {
        let fits = |summary: &Summary| summary.scenario == scenario && summary.scripted == scripted;
        self.games.iter().find(|game| game.summary.outcome.is_none() && fits(&game.summary))
    }

    /// How far the players are with a lesson.
    pub fn progress(&self, scenario: &str) -> Progress {
        let of_it = || self.games.iter().filter(|game| game.summary.scenario == scenario && game.summary.scripted);
        if of_it().any(|game| game.summary.outcome.is_none()) {
            Progress::UnderWay
        } else if of_it().next().is_some() {
            Progress::Finished
        } else {
            Progress::NotBegun
        }
    }
}
