//! Opening a saved game: its inputs are played again, each checked against its hash.
//!
//! What this version wrote must agree hash by hash. What another wrote need only be playable, for a state may have been
//! written differently then: it is played again by the rules of today, from checkpoint to checkpoint.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::journal_writer::JournalWriter;
use super::replay::{Replayed, first_stage, replay};
use super::{DiceSource, Session, SessionError};
use crate::game::Game;
use crate::save::{self, Header, Journal, ReadOnly, Reading, SaveError, Trouble};

/// A saved game, ready to go on.
#[derive(Debug)]
pub struct Loaded<G: Game> {
    /// The game.
    pub session: Session<G>,
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
pub enum LoadError<F: std::error::Error + 'static> {
    /// The file is at fault.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// What it was begun with cannot be played with this catalogue.
    #[error(transparent)]
    Game(F),
    /// It is a file of another game: its id.
    #[error("a file of the game `{0}`")]
    OtherGame(String),
    /// What it was begun with is not written as this game writes it.
    #[error("its setup cannot be read: {0}")]
    Setup(String),
    /// It was begun with players' packs that are not here, and cannot go on without them.
    #[error("it needs these packs: {}", .0.join(", "))]
    PacksMissing(Vec<String>),
}

impl<G: Game> Session<G> {
    /// Opens a file to go on with it. It is in use from now on.
    ///
    /// # Errors
    /// If nothing can be recovered from it, or it cannot be written. One that is in use is opened to be looked at.
    pub fn load(catalogue: &Arc<G::Catalogue>, path: &Path) -> Result<Loaded<G>, LoadError<G::Fault>> {
        Self::load_with(catalogue, path, DiceSource::default())
    }

    /// A file as far as it is sound, with every id as this catalogue calls it. It is only read.
    ///
    /// # Errors
    /// As [`save::read`].
    pub fn read(catalogue: &G::Catalogue, path: &Path) -> Result<Reading, SaveError> {
        Ok(renamed::<G>(catalogue, save::read(path)?))
    }

    /// The same, and says who rolls: a die that is waited for is not rolled for people who roll their own.
    ///
    /// # Errors
    /// As [`Session::load`].
    pub fn load_with(
        catalogue: &Arc<G::Catalogue>,
        path: &Path,
        source: DiceSource,
    ) -> Result<Loaded<G>, LoadError<G::Fault>> {
        // Only a file that can be played is put in order.
        let reading = Self::read(catalogue, path)?;
        first_stage::<G>(catalogue, &reading.header)?;
        if !missing::<G>(catalogue, &reading.header).is_empty() {
            replay::<G>(catalogue, &reading.header, &reading.records)?;
        }
        let opened = Journal::open(path)?;
        let reading = renamed::<G>(catalogue, opened.reading);
        Self::go_on(catalogue, &reading, opened.journal, opened.kept, source)
    }

    /// Opens a copy in memory; the file is only read.
    ///
    /// # Errors
    /// If nothing can be recovered from it.
    pub fn load_copy(catalogue: &Arc<G::Catalogue>, path: &Path) -> Result<Loaded<G>, LoadError<G::Fault>> {
        let reading = Self::read(catalogue, path)?;
        // A copy is looked at, so a die that people have still to roll themselves is left to them.
        Self::go_on(catalogue, &reading, Journal::going_on(&reading), None, DiceSource::Asked)
    }

    /// The same of a file already read.
    ///
    /// # Errors
    /// If its scenario is not known.
    pub fn from_reading(catalogue: &Arc<G::Catalogue>, reading: &Reading) -> Result<Loaded<G>, LoadError<G::Fault>> {
        Self::go_on(catalogue, reading, Journal::going_on(reading), None, DiceSource::default())
    }

    fn go_on(
        catalogue: &Arc<G::Catalogue>,
        reading: &Reading,
        journal: Journal,
        kept: Option<PathBuf>,
        source: DiceSource,
    ) -> Result<Loaded<G>, LoadError<G::Fault>> {
        let replayed = replay(catalogue, &reading.header, &reading.records)?;
        let Replayed { setup, tree, queue, branches, attendance, name, lost, adapted, foreign, fingerprint, .. } =
            replayed;
        let note = match reading.trouble {
            _ if lost > 0 => {
                let packs = changed::<G>(catalogue, &reading.header);
                Some(if packs.is_empty() { Note::Changed { lost } } else { Note::PacksChanged { lost, packs } })
            }
            Some(Trouble::Torn { line }) => Some(Note::Torn { line, kept }),
            Some(Trouble::Damaged { line }) => Some(Note::Damaged { line, kept }),
            None => adapted.then_some(Note::Adapted),
        };
        let note = journal.read_only().map(Note::ReadOnly).or(note);
        let writer = JournalWriter::new(journal, foreign);
        let header = reading.header.clone();
        let mut session = Self { header, setup, tree, queue, branches, attendance, name, source, fingerprint, writer };
        if session.is_read_only() {
            return Ok(Loaded { session, note });
        }
        // A bundle of which only the beginning was written is rolled to its end, with the same dice.
        match session.settle() {
            Ok(_) => Ok(Loaded { session, note }),
            Err(SessionError::Save(error)) => Err(error.into()),
            Err(SessionError::Game(fault)) => Err(LoadError::Game(fault)),
            // Nothing is chosen here, so nothing can be refused.
            Err(_) => Ok(Loaded { session, note }),
        }
    }
}

/// What was read, with every id as this catalogue calls it.
fn renamed<G: Game>(catalogue: &G::Catalogue, reading: Reading) -> Reading {
    match G::renames(catalogue) {
        Some(renames) => reading.renamed(renames),
        None => reading,
    }
}

/// The names of the packs that the game was begun with and that are not here.
pub(super) fn missing<G: Game>(catalogue: &G::Catalogue, header: &Header) -> Vec<String> {
    let here = G::packs(catalogue);
    let gone = header.writer.packs.iter().filter(|mark| !here.iter().any(|pack| pack.id == mark.id));
    gone.map(|mark| mark.name.clone()).collect()
}

/// The names of the packs that are here and were not the same, or not there, when the game was begun.
fn changed<G: Game>(catalogue: &G::Catalogue, header: &Header) -> Vec<String> {
    let before = &header.writer.packs;
    let unchanged = |id: &str, content| before.iter().any(|mark| mark.id == id && mark.content == content);
    let differing = G::packs(catalogue).into_iter().filter(|mark| !unchanged(&mark.id, mark.content));
    differing.map(|mark| mark.name).collect()
}
