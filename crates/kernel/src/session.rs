//! A game in play: its dice, its script, its history and its journal. Window, headless, bots and tests all drive this.
//!
//! An answer and the dice up to the next decision are one transaction: prepared on a copy of the game, written to the
//! journal in one go, and applied only once written. A failed write changes nothing.
//!
//! Invariant: a session knows no rules. It asks the game what is pending and hands it answers and dice.

mod attendance;
mod branch;
mod chance_queue;
mod draft;
mod event_cache;
mod history;
mod journal_writer;
mod load;
mod load_error;
mod node;
mod packs;
mod refusal;
mod replay;
mod roll_history;
mod script;
mod shelf;
mod start;
mod summary;
mod transaction;
mod tree;
mod undo;
mod written;

pub use branch::Branch;
pub use chance_queue::generated;
pub use draft::Draft;
pub use history::Entry;
pub use journal_writer::{Lines, WriteJob};
pub use load::{LoadNotice, Loaded};
pub use load_error::LoadError;
pub use node::{TurnId, UndoneChance};
pub use replay::{Verified, verify};
pub use roll_history::{DieRoll, PlayedStep};
pub use script::Steps;
pub use shelf::Saved;
pub use start::Storage;
pub use summary::{Glance, Since};
pub use transaction::Transaction;
pub use undo::UndoScope;
pub use written::Written;

use crate::chance::Die;
use crate::game::{AnyInput, Game, Illegal, Input, Pending};
use crate::save::{Hash, Header, PutBack, SaveError};
use attendance::AttendanceLog;
use branch::Branches;
pub(crate) use chance_queue::ChanceQueue;
use journal_writer::JournalWriter;
use tree::Tree;

/// Who rolls what the script does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DiceSource {
    /// The generator.
    #[default]
    Generated,
    /// The players, with dice of their own: the session waits for each.
    Asked,
}

/// The result of a request to the session.
#[derive(Debug, Clone)]
pub struct Played<G: Game> {
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

impl<G: Game> Default for Played<G> {
    fn default() -> Self {
        Self { events: Vec::new() }
    }
}

/// Why the session refused. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum SessionError<F: std::error::Error + 'static> {
    /// The game, or its next stage, cannot begin.
    #[error(transparent)]
    Game(F),
    /// The set-up or a state cannot be written.
    #[error("the game cannot be written: {0}")]
    Unwritable(String),
    /// The game refuses an input that it asked for, or one that it took before: its state is damaged.
    #[error("the game refuses its own input: {0}")]
    Refused(Illegal),
    /// The answer is not among the options.
    #[error("not an option of this decision")]
    IllegalOption,
    /// No decision is pending.
    #[error("nothing is asked: the game is over or waits for a die")]
    NothingAsked,
    /// No die is waited for.
    #[error("no die is waited for")]
    NoDieAsked,
    /// Nothing has been chosen yet.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Nothing has been undone.
    #[error("nothing to redo")]
    NothingToRedo,
    /// A die or token has been seen since, and the undo policy does not allow to take that back.
    #[error("what chance has shown is not taken back in this game")]
    PastChance,
    /// Another seat has planned in secret since: that is theirs to undo.
    #[error("another seat has planned since")]
    OthersPlans,
    /// There is no such input, or nobody was asked after it.
    #[error("no such moment")]
    NoSuchMoment,
    /// A game keeps so many branches and no more.
    #[error("there are as many branches as there can be")]
    TooManyBranches,
    /// The previous transaction is still being written.
    #[error("the move before is still being written")]
    StillWriting,
    /// The session has changed since the transaction was prepared.
    #[error("another move has been made since")]
    Outdated,
    /// The journal could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// A game in play.
#[derive(Debug)]
pub struct Session<G: Game> {
    header: Header,
    setup: G::Setup,
    tree: Tree<G>,
    queue: ChanceQueue<G>,
    branches: Branches,
    attendance: AttendanceLog,
    /// What the players call it.
    name: String,
    source: DiceSource,
    /// The fingerprint of the content in use.
    fingerprint: Hash,
    writer: JournalWriter<G>,
}

impl<G: Game> Session<G> {
    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.tree.game()
    }

    /// What the game was begun with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The first line of its file.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The seed of the dice.
    pub fn seed(&self) -> u64 {
        self.header.seed
    }

    /// The file of the journal, if it has one.
    pub fn path(&self) -> Option<&std::path::Path> {
        self.writer.path()
    }

    /// The players' name for it; empty if they gave none.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The times since it was opened that another program had removed or replaced its file, which was written anew.
    pub fn put_back(&self) -> &[PutBack] {
        self.writer.put_back()
    }

    /// Why looking back ended too early, if it did: the game has refused an input that it took before. Its rules are at fault
    /// then, and what was told is shorter than what was played.
    pub fn refused(&self) -> Option<Illegal> {
        self.tree.refusal().first()
    }

    /// The same, but only to the first who asks: the players have to hear of it once.
    pub fn refused_news(&self) -> Option<Illegal> {
        self.tree.refusal().news()
    }

    /// Whether it can only be looked at.
    pub fn is_read_only(&self) -> bool {
        self.writer.is_read_only()
    }

    /// The branches: paths kept when the players went back and played on differently.
    pub fn branches(&self) -> Vec<Branch> {
        self.branches.list(&self.tree)
    }

    /// The stage, attempt and turn of the game.
    pub fn when(&self) -> TurnId {
        self.tree.head().when
    }

    /// The question that waits for the players. In a scripted lesson only the scripted option is legal.
    pub fn decision(&self) -> Option<G::Decision> {
        match self.game().pending() {
            Pending::Choose(decision) => Some(script::narrowed(self.game(), self.tree.head().progress, decision)),
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// The die that waits for the players, when they roll their own.
    pub fn chance(&self) -> Option<G::Request> {
        match self.game().pending() {
            Pending::Chance(request) => Some(request),
            Pending::Choose(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// Chooses the option of this id.
    ///
    /// # Errors
    /// If it is not an option, or the journal could not be written.
    pub fn choose(&mut self, option: &str) -> Result<Played<G>, SessionError<G::Fault>> {
        if !matches!(self.game().pending(), Pending::Choose(_)) {
            return Err(SessionError::NothingAsked);
        }
        let answer = self.game().read_answer(option);
        self.answer(answer.ok_or(SessionError::IllegalOption)?)
    }

    /// Answers the decision, and runs to the next.
    ///
    /// # Errors
    /// If the answer is not an option, or the journal could not be written.
    pub fn answer(&mut self, answer: G::Answer) -> Result<Played<G>, SessionError<G::Fault>> {
        let mut draft = self.draft();
        draft.answer(answer)?;
        self.perform(self.made(draft))
    }

    /// Gives the die that is waited for, and runs to the next decision.
    ///
    /// # Errors
    /// If no die is waited for, or the journal could not be written.
    pub fn roll(&mut self, die: Die) -> Result<Played<G>, SessionError<G::Fault>> {
        let mut draft = self.draft();
        draft.roll(die)?;
        self.perform(self.made(draft))
    }

    /// Queues faces to be used before the generator's. A script's own dice go before both.
    pub fn queue(&mut self, dice: &[Die]) {
        self.queue.queue(dice.iter().copied().map(AnyInput::Die));
    }

    /// Queues tokens to be drawn before the generator's, each when it is in the pile drawn from.
    ///
    /// # Errors
    /// The first name that is no token's. Then none is queued.
    pub fn queue_draws<'n>(&mut self, draws: &'n [String]) -> Result<(), &'n str> {
        let game = self.game();
        let drawn = |name: &'n String| game.read_drawn(name).map(AnyInput::Drawn).ok_or(name.as_str());
        let drawn: Vec<Input<G>> = draws.iter().map(drawn).collect::<Result<_, _>>()?;
        self.queue.queue(drawn);
        Ok(())
    }

    /// The queued dice.
    pub fn queued(&self) -> impl Iterator<Item = Die> + '_ {
        self.queue.waiting()
    }

    /// The number of dice and tokens that were queued and not used yet.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Says who rolls from now on.
    pub fn set_dice_source(&mut self, source: DiceSource) {
        self.source = source;
    }

    /// The current step of the scripted lesson, and its index.
    pub fn step(&self) -> Option<(usize, &G::Step)> {
        script::in_hand(self.game(), self.tree.head().progress)
    }

    /// The steps of the scripted lesson that the last choice has completed.
    pub fn completed(&self) -> Steps<'_, G::Step> {
        script::completed(self.game(), self.tree.progress_before_last_choice(), self.tree.head().progress)
    }

    /// Writes the whole journal to another file, in one step. A different file of that name is kept beside it.
    ///
    /// # Errors
    /// If the file cannot be written or is in use.
    pub fn save_copy(&mut self, path: &std::path::Path) -> Result<(), SaveError> {
        self.writer.copy_to(path)
    }

    /// The journal as it is on disk, for a report.
    pub fn journal(&self) -> Lines {
        self.writer.lines()
    }

    /// Runs to the next decision.
    fn settle(&mut self) -> Result<Played<G>, SessionError<G::Fault>> {
        let mut draft = self.draft();
        draft.settle()?;
        let settled = self.made(draft);
        self.perform(settled)
    }
}

#[cfg(test)]
mod tests;
