//! Writes moves into the journal; only then they are taken over.
//!
//! The writing may happen on another thread. Until it has come back the session is as it was, and takes no other move.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::transaction::{Change, Move, go};
use super::{Played, Session, SessionError};
use crate::game::Game;
use crate::save::{self, Journal, Reading, Record, SaveError};

/// The writing of a move, to be run wherever it may take its time.
#[derive(Debug, Clone)]
pub struct Writing {
    journal: Arc<Mutex<Journal>>,
    records: Arc<Vec<Record>>,
}

impl Writing {
    /// Writes, and returns once it is safe.
    ///
    /// # Errors
    /// If it could not be written. Then nothing of it is in the journal.
    pub fn run(&self) -> Result<(), SaveError> {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner).append(&self.records)
    }
}

/// The journal as it is on disk, to be read wherever that may take its time.
#[derive(Debug, Clone)]
pub struct Lines {
    journal: Arc<Mutex<Journal>>,
    path: PathBuf,
}

impl Lines {
    /// Reads all of it again.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self) -> Result<Reading, SaveError> {
        let bytes = self.journal.lock().unwrap_or_else(PoisonError::into_inner).bytes()?;
        save::read_bytes(&bytes, &self.path)
    }
}

impl PartialEq for Writing {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.records, &other.records)
    }
}

/// The journal as the session holds it.
#[derive(Debug)]
pub(super) struct JournalWriter<G: Game> {
    journal: Arc<Mutex<Journal>>,
    path: Option<PathBuf>,
    read_only: bool,
    /// The move that is being written.
    in_hand: Option<(Change<G>, Arc<Vec<Record>>)>,
    /// Lines that follow need a state to go on from: they are made by other rules than those before.
    unfounded: bool,
}

impl<G: Game> JournalWriter<G> {
    /// A journal to write to, if it can be written.
    pub(super) fn new(journal: Journal, unfounded: bool) -> Self {
        let path = journal.path().map(Path::to_owned);
        let read_only = journal.read_only().is_some();
        Self { journal: Arc::new(Mutex::new(journal)), path, read_only, in_hand: None, unfounded }
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub(super) fn is_read_only(&self) -> bool {
        self.read_only
    }

    pub(super) fn lines(&self) -> Lines {
        Lines { journal: Arc::clone(&self.journal), path: self.path.clone().unwrap_or_default() }
    }

    pub(super) fn copy_to(&self, path: &Path) -> Result<(), SaveError> {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner).copy_to(path)
    }
}

impl<G: Game> Session<G> {
    /// Begins to write a move. It is taken over, or given up, by [`Session::written`].
    ///
    /// # Errors
    /// If another is being written, or one has been made since this one was made ready.
    pub fn write(&mut self, mv: Move<G>) -> Result<Writing, SessionError<G::Fault>> {
        if self.writer.in_hand.is_some() {
            return Err(SessionError::Writing);
        }
        let journal = Arc::clone(&self.writer.journal);
        let stand = self.stand();
        let Move { mut records, change, from } = mv;
        if from != stand {
            return Err(SessionError::Outdated);
        }
        if self.writer.unfounded && !records.is_empty() {
            let head = self.tree.head();
            let stage = self.tree.stage_at(self.tree.head_index());
            records.splice(0..0, self.checkpoint(head, self.tree.game(), stage));
        }
        let records = Arc::new(records);
        self.writer.in_hand = Some((change, Arc::clone(&records)));
        Ok(Writing { journal, records })
    }

    /// Whether a move is being written.
    pub fn is_writing(&self) -> bool {
        self.writer.in_hand.is_some()
    }

    /// The writing has come back: the move is taken over, or given up if it failed.
    ///
    /// # Errors
    /// That it failed.
    pub fn written(&mut self, outcome: Result<(), SaveError>) -> Result<Played<G>, SessionError<G::Fault>> {
        let in_hand = self.writer.in_hand.take();
        outcome?;
        let Some((change, records)) = in_hand else { return Ok(Played::default()) };
        if !records.is_empty() {
            self.writer.unfounded = false;
        }
        for record in records.iter() {
            match record {
                Record::Kept(kept) => self.branches.keep(kept.clone()),
                Record::Named(name) => self.name.clone_from(name),
                Record::Attendance(tonight) => self.attendance.note(self.tree.next_number(), *tonight),
                Record::Made(_) | Record::Head(_) | Record::Checkpoint(_) => {}
            }
        }
        let events = match change {
            Change::Grow(pending, queue) => {
                self.queue = queue;
                self.tree.take_over(*pending)
            }
            Change::Head(to) => go(&mut self.tree, &mut self.queue, to),
            Change::Note => Vec::new(),
        };
        Ok(Played { events })
    }

    /// Writes a move here and now.
    ///
    /// # Errors
    /// As [`Session::write`], and if it could not be written. Then nothing has changed.
    pub fn perform(&mut self, mv: Move<G>) -> Result<Played<G>, SessionError<G::Fault>> {
        let outcome = self.write(mv)?.run();
        self.written(outcome)
    }
}
