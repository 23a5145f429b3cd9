//! A move on its way to disk. Until it is there the table stands as it did, and takes no other.

use std::time::{Duration, Instant};

use super::play::Sent;
use super::{Action, Env, Table};
use ironclad_game::session::Written;
use ironclad_game::session::{SessionError, Transaction, WriteJob};
use ironclad_text::error;

/// How long a writing may take before it is spoken of.
const PATIENCE: Duration = Duration::from_millis(400);

/// A move that is being written.
#[derive(Debug)]
pub(crate) struct PendingWrite {
    writing: WriteJob,
    sent: Sent,
    since: Instant,
    now: Instant,
    /// What the players asked for meanwhile that would clear the table.
    then: Option<Action>,
}

impl Table {
    /// Whether a move is being written.
    pub fn is_writing(&self) -> bool {
        self.pending_write.is_some()
    }

    /// Whether that has taken so long that it must be said.
    pub(crate) fn is_slow(&self) -> bool {
        self.pending_write.as_ref().is_some_and(|hand| hand.now.saturating_duration_since(hand.since) >= PATIENCE)
    }

    /// Time passes while a move is being written. Says whether there is something new to be seen.
    pub(crate) fn wait(&mut self, now: Instant) -> bool {
        let before = self.is_slow();
        if let Some(hand) = &mut self.pending_write {
            hand.now = now;
        }
        before != self.is_slow()
    }

    /// Has a move written.
    pub(crate) fn write(&mut self, mv: Result<Transaction, SessionError>, sent: Sent, env: Env<'_>) -> Action {
        if self.session.is_read_only() {
            self.problem = Some(env.text.get("table-read-only-text"));
            return Action::None;
        }
        match mv.and_then(|mv| self.session.write(mv)) {
            Ok(writing) => {
                self.problem = None;
                let begun = Action::Write(writing.clone());
                self.pending_write = Some(PendingWrite { writing, sent, since: env.now, now: env.now, then: None });
                begun
            }
            Err(error) => {
                self.refused(&error, env);
                Action::None
            }
        }
    }

    /// A writing has come back: what was sent is taken over, or nothing has changed and that is said.
    pub fn written(&mut self, written: &Written, env: Env<'_>) -> Action {
        let before = self.in_sight();
        let action = self.take_over(written, env);
        self.kept_in_sight(&before, false, action)
    }

    fn take_over(&mut self, written: &Written, env: Env<'_>) -> Action {
        // One that is not awaited belongs to a table that is gone.
        let Some(hand) = self.pending_write.take_if(|hand| hand.writing == *written.writing()) else {
            return Action::None;
        };
        let Some(outcome) = written.take() else { return Action::None };
        let on = match self.session.written(outcome) {
            Ok(_) => {
                let on = self.taken_over(hand.sent, env);
                match (&mut self.pending_write, hand.then) {
                    // It goes on with another.
                    (Some(next), then) => {
                        next.then = then;
                        on
                    }
                    (None, then) => then.unwrap_or(on),
                }
            }
            Err(error) => {
                self.refused(&error, env);
                Action::None
            }
        };
        self.show(env);
        on
    }

    /// What would clear the table waits for the move that is being written.
    pub(crate) fn after_writing(&mut self, action: Action) -> Action {
        match &mut self.pending_write {
            Some(hand) => {
                hand.then = Some(action);
                Action::None
            }
            None => action,
        }
    }

    pub(crate) fn refused(&mut self, error: &SessionError, env: Env<'_>) {
        self.problem = Some(error::session(env.text, error));
    }
}
