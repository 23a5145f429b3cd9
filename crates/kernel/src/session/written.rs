//! A move that was written to disk, or why not.

use super::WriteJob;
use crate::Handed;
use crate::save::SaveError;

/// What came of a write job that was run beside the window's thread.
#[derive(Debug, Clone, PartialEq)]
pub struct Written {
    writing: WriteJob,
    outcome: Handed<Result<(), SaveError>>,
}

impl Written {
    /// Of a job that has come back.
    pub fn new(writing: WriteJob, outcome: Result<(), SaveError>) -> Self {
        Self { writing, outcome: Handed::new(outcome) }
    }

    /// The job.
    pub fn writing(&self) -> &WriteJob {
        &self.writing
    }

    /// Its outcome, for the first who asks.
    pub fn take(&self) -> Option<Result<(), SaveError>> {
        self.outcome.take()
    }
}
