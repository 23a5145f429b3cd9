//! Moves written to disk without the window waiting for it.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;

use crate::save::SaveError;
use crate::session::Writing;
use crate::ui::app::Message;

/// What came of a writing. A message may be copied and an error may not, so it is handed on and taken once.
#[derive(Debug, Clone)]
pub struct Written {
    writing: Writing,
    outcome: Arc<Mutex<Option<Result<(), SaveError>>>>,
}

impl Written {
    /// Of a writing that has come back.
    pub fn new(writing: Writing, outcome: Result<(), SaveError>) -> Self {
        Self { writing, outcome: Arc::new(Mutex::new(Some(outcome))) }
    }

    /// The writing.
    pub fn writing(&self) -> &Writing {
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

/// Writes on a thread of its own: the one that runs tasks also wakes the window, and a disk may take its time.
pub(super) fn task(writing: Writing) -> Task<Message> {
    let (done, came) = oneshot::channel();
    let there = writing.clone();
    let begun = thread::Builder::new().name("journal".to_owned()).spawn(move || {
        // If nobody waits any more, the window is closed; what is written is written.
        let _ = done.send(there.run());
    });
    Task::future(async move {
        let outcome = match (begun, came.await) {
            (Ok(_), Ok(outcome)) => outcome,
            // Without a thread it is written here, however long that takes.
            _ => writing.run(),
        };
        Message::Written(Written::new(writing, outcome))
    })
}
