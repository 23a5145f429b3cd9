//! Writes transactions to the journal, then applies them.
//!
//! The write may run on another thread. Until it returns the session is unchanged and accepts no other transaction.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::transaction::{Change, Transaction, move_head};
use super::{Played, Session, SessionError};
use crate::game::Game;
use crate::save::{self, Journal, PutBack, Reading, Record, SaveError};

/// The job of writing a transaction. It may block, so it can be run on any thread.
#[derive(Debug, Clone)]
pub struct WriteJob {
    journal: Arc<Mutex<Journal>>,
    records: Arc<Vec<Record>>,
}

impl WriteJob {
    /// Writes and syncs.
    ///
    /// # Errors
    /// If it could not be written. The journal is then unchanged.
    pub fn run(&self) -> Result<(), SaveError> {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner).append(&self.records)
    }
}

/// The journal as it is on disk. Reading may block, so it can be done on any thread.
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

impl PartialEq for WriteJob {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.records, &other.records)
    }
}

/// The transaction being written.
#[derive(Debug)]
struct InHand<G: Game> {
    change: Change<G>,
    /// What happened on the way that the head moves.
    way: Vec<G::Event>,
    records: Arc<Vec<Record>>,
}

/// The journal as the session holds it.
#[derive(Debug)]
pub(super) struct JournalWriter<G: Game> {
    journal: Arc<Mutex<Journal>>,
    path: Option<PathBuf>,
    read_only: bool,
    in_hand: Option<InHand<G>>,
    /// Whether the next lines need a checkpoint before them, because other rules made the lines so far.
    needs_checkpoint: bool,
    /// The times that the file was gone from its place and was written anew.
    put_back: Vec<PutBack>,
}

impl<G: Game> JournalWriter<G> {
    /// A journal to write to, if it can be written.
    pub(super) fn new(journal: Journal, needs_checkpoint: bool) -> Self {
        let path = journal.path().map(Path::to_owned);
        let read_only = journal.read_only().is_some();
        Self {
            journal: Arc::new(Mutex::new(journal)),
            path,
            read_only,
            in_hand: None,
            needs_checkpoint,
            put_back: Vec::new(),
        }
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

    pub(super) fn put_back(&self) -> &[PutBack] {
        &self.put_back
    }

    /// Removes the file of a game that could not be begun. What cannot be removed is found on the shelf.
    pub(super) fn discard(&self) {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner).discard();
    }

    pub(super) fn copy_to(&self, path: &Path) -> Result<(), SaveError> {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner).copy_to(path)
    }
}

impl<G: Game> Session<G> {
    /// Begins to write a transaction. [`Session::written`] then applies it, or drops it if writing failed.
    ///
    /// # Errors
    /// If another is being written, the session has changed since this one was prepared, or the game refuses what it would have
    /// to play again where the head is to go.
    pub fn write(&mut self, transaction: Transaction<G>) -> Result<WriteJob, SessionError<G::Fault>> {
        if self.writer.in_hand.is_some() {
            return Err(SessionError::StillWriting);
        }
        let journal = Arc::clone(&self.writer.journal);
        let stand = self.version();
        let Transaction { records, change, from } = transaction;
        if from != stand {
            return Err(SessionError::Outdated);
        }
        let unwritable = |error: serde_json::Error| SessionError::Unwritable(error.to_string());
        let mut records = records.map_err(unwritable)?;
        if self.writer.needs_checkpoint && !records.is_empty() {
            let head = self.tree.head();
            let stage = self.tree.stage_at(self.tree.head_index());
            let checkpoint = self.checkpoint(head, self.tree.game(), stage).map_err(unwritable)?;
            records.insert(0, checkpoint);
        }
        let way = match &change {
            Change::Head(to, _) => self.tree.recall(*to).map_err(SessionError::Refused)?,
            Change::Grow(..) | Change::Note => Vec::new(),
        };
        let records = Arc::new(records);
        self.writer.in_hand = Some(InHand { change, way, records: Arc::clone(&records) });
        Ok(WriteJob { journal, records })
    }

    /// Whether a transaction is being written.
    pub fn is_writing(&self) -> bool {
        self.writer.in_hand.is_some()
    }

    /// Applies the transaction in hand if it was written, and drops it if not.
    ///
    /// # Errors
    /// The error of the write job.
    pub fn written(&mut self, outcome: Result<(), SaveError>) -> Result<Played<G>, SessionError<G::Fault>> {
        let in_hand = self.writer.in_hand.take();
        let put_back = self.writer.journal.lock().unwrap_or_else(PoisonError::into_inner).put_back();
        self.writer.put_back.extend(put_back);
        outcome?;
        let Some(InHand { change, way, records }) = in_hand else { return Ok(Played::default()) };
        if !records.is_empty() {
            self.writer.needs_checkpoint = false;
        }
        for record in records.iter() {
            match record {
                Record::Branch(kept) => self.branches.keep(kept),
                Record::Named(name) => self.name = save::short(name),
                Record::Attendance(tonight) => self.attendance.note(self.tree.next_number(), *tonight),
                Record::Input(_) | Record::Head(_) | Record::Checkpoint(_) => {}
            }
        }
        let events = match change {
            Change::Grow(pending, queue) => {
                self.queue = queue;
                self.tree.take_over(*pending)
            }
            Change::Head(to, game) => {
                move_head(&mut self.tree, &mut self.queue, to, *game);
                way
            }
            Change::Note => Vec::new(),
        };
        Ok(Played { events })
    }

    /// Writes a transaction on this thread and applies it.
    ///
    /// # Errors
    /// As [`Session::write`], and if it could not be written. Then nothing has changed.
    pub fn perform(&mut self, transaction: Transaction<G>) -> Result<Played<G>, SessionError<G::Fault>> {
        let outcome = self.write(transaction)?.run();
        self.written(outcome)
    }
}
