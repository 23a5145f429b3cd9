//! The move that is on its way to disk, and the bot that thinks. While there is either, a table takes no other move.

use kernel::session::{Played, Session, SessionError, Transaction, UndoScope, WriteJob, Written};
use kernel::{Die, Game, Seat};

/// What was sent to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sent {
    /// Answers.
    Answers,
    /// A step back.
    Back,
    /// A step on again.
    Forth,
    /// Back to where a turn begins.
    BackTurn,
    /// To a moment of the timeline.
    Went,
    /// The name of a branch.
    Named,
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

    /// The players' die shows this face; without one the machine rolls the dice that are asked for.
    ///
    /// # Errors
    /// If no die is asked for.
    pub fn roll<G: Game>(&mut self, session: &mut Session<G>, die: Option<Die>) -> Sending<G> {
        let mut draft = session.draft();
        let rolled = match die {
            Some(die) => draft.roll(die),
            None => draft.settle(),
        };
        let made = rolled.map(|()| session.made(draft));
        self.write(session, made, Sent::Answers)
    }

    /// Takes choices back; none while something is being written. What a bot was thinking of is given up.
    ///
    /// # Errors
    /// If they may not be taken back.
    pub fn back<G: Game>(&mut self, session: &mut Session<G>, scope: UndoScope) -> Sending<G> {
        if self.is_writing() {
            return Ok(None);
        }
        self.thinking = None;
        let back = session.back(scope);
        let sent = if scope == UndoScope::Choice { Sent::Back } else { Sent::BackTurn };
        self.write(session, back, sent)
    }

    /// Makes again what was taken back.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn forth<G: Game>(&mut self, session: &mut Session<G>, scope: UndoScope) -> Sending<G> {
        let forth = session.forth(scope);
        self.write(session, forth, Sent::Forth)
    }

    /// Goes on to where a person is asked, after something was taken back or made again; none if it stands there.
    pub fn onwards<G: Game>(
        &mut self,
        session: &mut Session<G>,
        sent: Sent,
        is_person: impl Fn(Seat) -> bool,
    ) -> Option<Sending<G>> {
        match further(session, sent, is_person)? {
            Further::Back(scope) => Some(self.back(session, scope)),
            Further::Forth => Some(self.forth(session, UndoScope::Choice)),
        }
    }

    /// Names the branch that ends at this moment; without a name it is called by where it ends.
    ///
    /// # Errors
    /// If there is no such moment.
    pub fn name<G: Game>(&mut self, session: &mut Session<G>, at: u32, name: &str) -> Sending<G> {
        if self.is_writing() {
            return Ok(None);
        }
        let named = session.name_branch(at, name);
        self.write(session, named, Sent::Named)
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

/// A further step after one back or on again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Further {
    /// Back as far again.
    Back(UndoScope),
    /// A choice on.
    Forth,
}

/// The further step after one that was written: a bot's choices go with those of the person before them, and a bot's turn
/// with the turn before it. None where it stands as it should.
fn further<G: Game>(session: &Session<G>, sent: Sent, is_person: impl Fn(Seat) -> bool) -> Option<Further> {
    let decision = session.decision()?;
    if session.game().seats(&decision).iter().any(is_person) {
        return None;
    }
    match sent {
        Sent::Answers | Sent::Went | Sent::Named => None,
        Sent::Back => session.can_undo().then_some(Further::Back(UndoScope::Choice)),
        Sent::BackTurn => session.can_undo().then_some(Further::Back(UndoScope::Turn)),
        Sent::Forth => session.can_redo().then_some(Further::Forth),
    }
}
