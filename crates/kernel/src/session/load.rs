//! Opening a saved game: its inputs are replayed, each checked against its hash.
//!
//! Lines of this version must agree hash by hash. Lines of another version need only be playable, since states may have
//! been written differently: they are replayed by today's rules, from checkpoint to checkpoint.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::journal_writer::JournalWriter;
use super::load_error::LoadError;
use super::packs::{changed, missing};
use super::replay::{Replayed, first_stage, replay};
use super::{DiceSource, Session, SessionError};
use crate::game::Game;
use crate::save::{self, Journal, ReadOnly, Reading, SaveError, Trouble};

/// A saved game, ready to go on.
#[derive(Debug)]
pub struct Loaded<G: Game> {
    /// The game.
    pub session: Session<G>,
    /// What the players should know of the file, if anything.
    pub note: Option<LoadNotice>,
}

/// What was wrong with a file that could be opened all the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LoadNotice {
    /// The last line was incomplete: at most one choice is missing.
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
    /// The file is damaged from this line on and can be viewed, but not played on or repaired.
    DamagedReadOnly {
        /// The line, from 1.
        line: usize,
        /// Why it cannot be written.
        why: ReadOnly,
    },
    /// It can be viewed, but not played on.
    ReadOnly(ReadOnly),
    /// Another version wrote it, and under this version's rules its states differ or are written differently.
    Adapted,
    /// A checkpoint of this version does not match the moves before it. It was not used; the moves count.
    Forged {
        /// The number of the input that it follows.
        input: u32,
    },
    /// The rules or the content have changed, and the last inputs can no longer be played.
    Changed {
        /// The number of inputs lost from the end of the path.
        lost: usize,
    },
    /// Players' packs have changed since it was begun, and the last inputs can no longer be played.
    PacksChanged {
        /// The number of inputs lost from the end of the path.
        lost: usize,
        /// The names of the packs that have changed or are new.
        packs: Vec<String>,
    },
}

impl<G: Game> Session<G> {
    /// Opens a file to play on. The session holds it from now on.
    ///
    /// # Errors
    /// If nothing can be recovered from it, or it cannot be written. One that is in use is opened read-only.
    pub fn load(catalogue: &Arc<G::Catalogue>, path: &Path) -> Result<Loaded<G>, LoadError<G::Fault>> {
        Self::load_with(catalogue, path, DiceSource::default())
    }

    /// Reads the sound part of a file, with every id as this catalogue names it.
    ///
    /// # Errors
    /// As [`save::read`].
    pub fn read(catalogue: &G::Catalogue, path: &Path) -> Result<Reading, SaveError> {
        Ok(renamed::<G>(catalogue, save::read(path)?))
    }

    /// As [`Session::load`], with a dice source: a pending die is not rolled for people who roll their own.
    ///
    /// # Errors
    /// As [`Session::load`].
    pub fn load_with(
        catalogue: &Arc<G::Catalogue>,
        path: &Path,
        source: DiceSource,
    ) -> Result<Loaded<G>, LoadError<G::Fault>> {
        // Check that the file can be played before it is repaired.
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
        // A copy is only viewed, so a pending die is left to the people who roll their own.
        Self::go_on(catalogue, &reading, Journal::going_on(&reading), None, DiceSource::Asked)
    }

    /// The same for a file already read.
    ///
    /// # Errors
    /// As [`Session::load`].
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
        let note = notice::<G>(catalogue, reading, &replayed, kept, journal.read_only());
        let Replayed { setup, tree, queue, branches, attendance, name, foreign, fingerprint, .. } = replayed;
        let writer = JournalWriter::new(journal, foreign);
        let header = reading.header.clone();
        let mut session = Self { header, setup, tree, queue, branches, attendance, name, source, fingerprint, writer };
        if session.is_read_only() {
            return Ok(Loaded { session, note });
        }
        // A transaction that was only partly written is completed, with the same dice.
        match session.settle() {
            Ok(_) => Ok(Loaded { session, note }),
            Err(SessionError::Save(error)) => Err(error.into()),
            Err(SessionError::Game(fault)) => Err(LoadError::Game(fault)),
            Err(SessionError::Refused(illegal)) => Err(LoadError::Refused(illegal)),
            Err(SessionError::Unwritable(reason)) => Err(LoadError::Setup(reason)),
            // Nothing is chosen or undone here, and nothing else is being written.
            Err(
                SessionError::IllegalOption
                | SessionError::NothingAsked
                | SessionError::NoDieAsked
                | SessionError::NothingToUndo
                | SessionError::NothingToRedo
                | SessionError::PastChance
                | SessionError::OthersPlans
                | SessionError::NoSuchMoment
                | SessionError::TooManyBranches
                | SessionError::StillWriting
                | SessionError::Outdated,
            ) => Ok(Loaded { session, note }),
        }
    }
}

/// What the players should know of a file: moves that are lost before damage, and damage before what is merely different.
fn notice<G: Game>(
    catalogue: &G::Catalogue,
    reading: &Reading,
    replayed: &Replayed<G>,
    kept: Option<PathBuf>,
    read_only: Option<ReadOnly>,
) -> Option<LoadNotice> {
    let lost = replayed.lost;
    let note = match reading.trouble {
        _ if lost > 0 => {
            let packs = changed::<G>(catalogue, &reading.header);
            Some(if packs.is_empty() { LoadNotice::Changed { lost } } else { LoadNotice::PacksChanged { lost, packs } })
        }
        Some(Trouble::Torn { line }) => Some(LoadNotice::Torn { line, kept }),
        Some(Trouble::Damaged { line }) => Some(LoadNotice::Damaged { line, kept }),
        None if !replayed.forged.is_empty() => {
            Some(LoadNotice::Forged { input: replayed.forged.first().copied().unwrap_or_default() })
        }
        None if replayed.adapted => Some(LoadNotice::Adapted),
        None => None,
    };
    match (read_only, reading.trouble) {
        // The last line of a game that another is playing may be half written: that is no damage.
        (Some(why @ ReadOnly::InUse), Some(Trouble::Torn { .. })) | (Some(why), None) => {
            Some(LoadNotice::ReadOnly(why))
        }
        (Some(why), Some(Trouble::Torn { line } | Trouble::Damaged { line })) => {
            Some(LoadNotice::DamagedReadOnly { line, why })
        }
        (None, _) => note,
    }
}

/// What was read, with every id as this catalogue names it.
fn renamed<G: Game>(catalogue: &G::Catalogue, reading: Reading) -> Reading {
    match G::renames(catalogue) {
        Some(renames) => reading.renamed(renames),
        None => reading,
    }
}
