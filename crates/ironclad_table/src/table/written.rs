//! A move that was written to disk, or why not.

use std::sync::{Arc, Mutex, PoisonError};

use ironclad_game::save::SaveError;
use ironclad_game::session::WriteJob;

/// What came of a writing. A message may be copied and an error may not, so it is handed on and taken once.
#[derive(Debug, Clone)]
pub struct Written {
    writing: WriteJob,
    outcome: Arc<Mutex<Option<Result<(), SaveError>>>>,
}

impl Written {
    /// Of a writing that has come back.
    pub fn new(writing: WriteJob, outcome: Result<(), SaveError>) -> Self {
        Self { writing, outcome: Arc::new(Mutex::new(Some(outcome))) }
    }

    /// The writing.
    pub fn writing(&self) -> &WriteJob {
        &self.writing
    }

    /// Its outcome, for the first who asks.
    pub fn take(&self) -> Option<Result<(), SaveError>> {
        self.outcome.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.outcome, &other.outcome)
    }
}
