//! The battles that are kept, and those in the bin: of every war game.

use std::path::Path;

use full_thrust_table::job as fleets;
use iron_guest_table::job as squadrons;
use war_table::job::{Broken, Done, Job, Kept, TableGame};

use crate::save::BIN;
use crate::settings::Folders;
use crate::ui::job::unread::Unread;

/// The battles of the war games.
#[derive(Debug, Clone, Default)]
pub struct Battles {
    /// Those that are kept.
    pub kept: Files,
    /// Those in the bin.
    pub binned: Files,
}

/// The battles of a folder.
#[derive(Debug, Clone, Default)]
pub struct Files {
    /// Of Iron Guest.
    pub squadrons: Listed<squadrons::Window>,
    /// Of Full Thrust.
    pub fleets: Listed<fleets::Window>,
    /// The folder, if it cannot be read.
    pub unread: Option<Unread>,
}

/// The battles of one game.
#[derive(Debug, Clone)]
pub struct Listed<W: TableGame> {
    /// Those that can be opened, the newest first.
    pub kept: Vec<Kept<W::Game>>,
    /// The files that cannot.
    pub broken: Vec<Broken<W::Game>>,
}

impl<W: TableGame> Default for Listed<W> {
    fn default() -> Self {
        Self { kept: Vec::new(), broken: Vec::new() }
    }
}

impl Battles {
    /// Reads them.
    pub fn read(folders: &Folders) -> Self {
        Self { kept: Files::of(&folders.games()), binned: Files::of(&folders.data.join(BIN)) }
    }
}

impl Files {
    fn of(folder: &Path) -> Self {
        Self { squadrons: listed(folder), fleets: listed(folder), unread: Unread::of(folder) }
    }
}

fn listed<W: TableGame>(folder: &Path) -> Listed<W> {
    match Job::<W>::List(folder.to_owned()).run() {
        Done::Listed(kept, broken) => Listed { kept, broken },
        Done::Opened(_) | Done::Thought { .. } => Listed::default(),
    }
}
