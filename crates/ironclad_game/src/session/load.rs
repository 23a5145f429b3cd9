//! Opening a saved game: its inputs are played again, each checked against its hash.
//!
//! What this version wrote must agree hash by hash. What another wrote need only be playable, for a state may have been
//! written differently then: it is played again by the rules of today, from checkpoint to checkpoint.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::desk::Desk;
use super::replay::{Replayed, replay};
use super::{DiceSource, Session, SessionError};
use crate::content::{Content, Scenario};
use crate::patrol::{self, Unfit};
use crate::save::{self, Header, Journal, Mission, PackMark, ReadOnly, Reading, SaveError, Trouble};

/// A saved game, ready to go on.
#[derive(Debug)]
pub struct Loaded {
    /// The game.
    pub session: Session,
    /// What the players should know of the file, if anything.
    pub note: Option<Note>,
}

/// What was not as it should be with a file that could be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// The last line had not been written whole: at the most one choice is missing.
    Torn {
        /// The line, from 1.
        line: usize,
        /// Where the rest is kept.
        kept: Option<PathBuf>,
    },
    /// The file is damaged from this line on.
    Damaged {
        /// The line, from 1.
        line: usize,
        /// Where the file is kept as it was.
        kept: Option<PathBuf>,
    },
    /// It can be looked at, but not played on.
    ReadOnly(ReadOnly),
    /// Another version began it, and by the rules of this one its state is another, or written in another way.
    Adapted,
    /// The rules or the content have changed since, and the last so many inputs cannot be played any more.
    Changed {
        /// Inputs on the way to where the game had been left that no longer agree.
        lost: usize,
    },
    /// Players' packs are not as they were when it was begun, and the last so many inputs cannot be played with them.
    PacksChanged {
        /// Inputs on the way to where the game had been left that no longer agree.
        lost: usize,
        /// The names of the packs that have changed or are new.
        packs: Vec<String>,
    },
}

/// Why a saved game could not be opened. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file is at fault.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The mission that the file holds cannot be played with this catalogue.
    #[error("its mission cannot be played here: {0}")]
    Mission(Unfit),
    /// Its scenario is not in the catalogue.
    #[error("the scenario `{0}` is not known here")]
    UnknownScenario(String),
    /// It was begun with players' packs that are not here, and cannot go on without them.
    #[error("it needs these packs: {}", .0.join(", "))]
    PacksMissing(Vec<String>),
}

impl Session {
    /// Opens a file to go on with it. It is in use from now on.
    ///
    /// # Errors
    /// If nothing can be recovered from it, or it cannot be written. One that is in use is opened to be looked at.
    pub fn load(content: &Arc<Content>, path: &Path) -> Result<Loaded, LoadError> {
        Self::load_with(content, path, DiceSource::default())
    }

    /// The same, and says who rolls: a die that is waited for is not rolled for people who roll their own.
    ///
    /// # Errors
    /// As [`Session::load`].
    pub fn load_with(content: &Arc<Content>, path: &Path, source: DiceSource) -> Result<Loaded, LoadError> {
        // Only a file that can be played is put in order.
        let reading = save::read(path)?.renamed(&content.renames);
        known(content, &reading.header)?;
        if !missing(content, &reading.header).is_empty() {
            replay(content, &reading.header, &reading.records)?;
        }
        let opened = Journal::open(path)?;
        let reading = opened.reading.renamed(&content.renames);
        Self::go_on(content, &reading, opened.journal, opened.kept, source)
    }

    /// Opens a copy in memory; the file is only read.
    ///
    /// # Errors
    /// If nothing can be recovered from it.
    pub fn load_copy(content: &Arc<Content>, path: &Path) -> Result<Loaded, LoadError> {
        let reading = save::read(path)?.renamed(&content.renames);
        // A copy is looked at, so a die that people have still to roll themselves is left to them.
        Self::go_on(content, &reading, Journal::going_on(&reading), None, DiceSource::Asked)
    }

    /// The same of a file already read.
    ///
    /// # Errors
    /// If its scenario is not known.
    pub fn from_reading(content: &Arc<Content>, reading: &Reading) -> Result<Loaded, LoadError> {
        Self::go_on(content, reading, Journal::going_on(reading), None, DiceSource::default())
    }

    fn go_on(
        content: &Arc<Content>,
        reading: &Reading,
        journal: Journal,
        kept: Option<PathBuf>,
        source: DiceSource,
    ) -> Result<Loaded, LoadError> {
        let replayed = replay(content, &reading.header, &reading.records)?;
        let Replayed { tree, tray, branches, evenings, name, lost, adapted, foreign, fingerprint, .. } = replayed;
        let note = match reading.trouble {
            _ if lost > 0 => {
                let packs = changed(content, &reading.header);
                Some(if packs.is_empty() { Note::Changed { lost } } else { Note::PacksChanged { lost, packs } })
            }
            Some(Trouble::Torn { line }) => Some(Note::Torn { line, kept }),
            Some(Trouble::Damaged { line }) => Some(Note::Damaged { line, kept }),
            None => adapted.then_some(Note::Adapted),
        };
        let note = journal.read_only().map(Note::ReadOnly).or(note);
        let desk = Desk::new(journal, foreign);
        let header = reading.header.clone();
        let mut session = Self { header, tree, tray, branches, evenings, name, source, fingerprint, desk };
        if session.is_read_only() {
            return Ok(Loaded { session, note });
        }
        // A bundle of which only the beginning was written is rolled to its end, with the same dice.
        match session.settle() {
            Ok(_) => Ok(Loaded { session, note }),
            Err(SessionError::Save(error)) => Err(error.into()),
            Err(SessionError::Patrol(unfit)) => Err(LoadError::Mission(unfit)),
            // Nothing is chosen here, so nothing can be refused.
            Err(_) => Ok(Loaded { session, note }),
        }
    }
}

/// The mission that a file holds, laid to be played.
pub(super) fn mission_of(content: &Content, mission: &Mission) -> Result<Arc<Scenario>, Unfit> {
    let file = mission.read(content).map_err(|error| Unfit::Written(error.to_string()))?;
    patrol::scenario(content, file)
}

/// The scenario of this name, or the mission that a file holds in its place.
pub(super) fn laid(content: &Content, name: &str, mission: Option<&Mission>) -> Result<Arc<Scenario>, LoadError> {
    match mission {
        None => content.scenario(name).map(Arc::clone).ok_or_else(|| LoadError::UnknownScenario(name.to_owned())),
        Some(mission) => mission_of(content, mission).map_err(LoadError::Mission),
    }
}

/// The first scenario of a file.
pub(super) fn known(content: &Content, header: &Header) -> Result<Arc<Scenario>, LoadError> {
    let found = laid(content, &header.scenario, header.mission.as_ref());
    found.map_err(|error| match missing(content, header) {
        packs if packs.is_empty() => error,
        packs => LoadError::PacksMissing(packs),
    })
}

/// The names of the packs that the game was begun with and that are not here.
pub(super) fn missing(content: &Content, header: &Header) -> Vec<String> {
    let gone = header.packs.iter().filter(|mark| !content.packs.iter().any(|pack| pack.id() == mark.id));
    gone.map(|mark| mark.name.clone()).collect()
}

/// The names of the packs that are here and were not the same, or not there, when the game was begun.
fn changed(content: &Content, header: &Header) -> Vec<String> {
    let marks = content.packs.iter().map(|pack| PackMark::of(pack));
    let differing =
        marks.filter(|mark| !header.packs.iter().any(|before| before.id == mark.id && before.content == mark.content));
    differing.map(|mark| mark.name).collect()
}
