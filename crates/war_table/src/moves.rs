//! The move that is on its way to disk, and the bot that thinks. While there is either, a table takes no other move.

use kernel::session::{Played, Session, SessionError, Transaction, UndoScope, WriteJob, Written};
use kernel::{Game, Seat};

/// What was sent to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sent {
    /// Answers.
    Answers,
    /// A step back.
    Back,
    /// A step on again.
    Forth,
    /// To a moment of the timeline.
    Went,
}

/// The move that is on its way to disk, and the bot that thinks.
#[derive(Debug, Default)]
pub struct Moves {
    sent: Option<(Sent, WriteJob)>,
    /// Where the battle stood when a bot began to think.
    thinking: Option<u32>,
}

/// A move to be written; none if there is nothing to go back or on to, which need not be said.
pub type Sending<G> = Result<Option<WriteJob>, SessionError<<G as Game>::Fault>>;
/// A move that was written: what it was, and what happened, or why it could not be.
pub type Taken<G> = (Sent, Result<Played<G>, SessionError<<G as Game>::Fault>>);

impl Moves {
    /// Whether something is being written or thought about.
    pub fn is_busy(&self) -> bool {
        self.is_writing() || self.thinking.is_some()
    }

    /// Whether something is being written.
    pub fn is_writing(&self) -> bool {
        self.sent.is_some()
    }

    /// Lets a bot begin to think. Returns where the battle stands, and the seed of the bot: at the same moment it is the
    /// same, also when the moment is come back to.
    pub fn think<G: Game>(&mut self, session: &Session<G>) -> (u32, u64) {
        let place = session.place();
        self.thinking = Some(place);
        (place, session.seed() ^ (u64::from(place) << 20))
    }

    /// Takes in what was thought of a moment. Returns whether it is the one that is waited for; else it is too late to matter.
    pub fn take_thought(&mut self, place: u32) -> bool {
        let waited = self.thinking == Some(place);
        if waited {
            self.thinking = None;
        }
        waited
    }

    /// Sends a move to be written.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn write<G: Game>(
        &mut self,
        session: &mut Session<G>,
        made: Result<Transaction<G>, SessionError<G::Fault>>,
        sent: Sent,
    ) -> Sending<G> {
        match made.and_then(|made| session.write(made)) {
            Ok(writing) => {
                self.sent = Some((sent, writing.clone()));
                Ok(Some(writing))
            }
            Err(SessionError::NothingToUndo | SessionError::NothingToRedo) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Takes the last choice back; none while something is being written. What a bot was thinking of is given up.
    ///
    /// # Errors
    /// If it may not be taken back.
    pub fn back<G: Game>(&mut self, session: &mut Session<G>) -> Sending<G> {
        if self.is_writing() {
            return Ok(None);
        }
        self.thinking = None;
        let back = session.back(UndoScope::Choice);
        self.write(session, back, Sent::Back)
    }

    /// Makes again what was taken back last.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn forth<G: Game>(&mut self, session: &mut Session<G>) -> Sending<G> {
        let forth = session.forth(UndoScope::Choice);
        self.write(session, forth, Sent::Forth)
    }

    /// Goes to a moment of the battle; the way that is left is kept as a branch.
    ///
    /// # Errors
    /// If there is no such moment, or what chance has shown is not taken back in this battle.
    pub fn go_to<G: Game>(&mut self, session: &mut Session<G>, moment: u32) -> Sending<G> {
        if self.is_writing() {
            return Ok(None);
        }
        self.thinking = None;
        let gone = session.go_to(moment, None);
        self.write(session, gone, Sent::Went)
    }

    /// Takes over the move that was written, if it is the one that is waited for: what it was, and what happened.
    pub fn take_written<G: Game>(&mut self, session: &mut Session<G>, written: &Written) -> Option<Taken<G>> {
        self.sent.as_ref().filter(|(_, ours)| ours == written.writing())?;
        let (sent, _) = self.sent.take()?;
        Some((sent, session.written(written.take()?)))
    }
}

/// Whether the move that was written goes one step further: a bot's choices go with those of the person before them.
pub fn goes_further<G: Game>(session: &Session<G>, sent: Sent, is_person: impl Fn(Seat) -> bool) -> bool {
    let Some(decision) = session.decision() else { return false };
    if session.game().seats(&decision).iter().any(is_person) {
        return false;
    }
    match sent {
        Sent::Answers | Sent::Went => false,
        Sent::Back => session.can_undo(),
        Sent::Forth => session.can_redo(),
    }
}
