//! A game in play: its dice, its script, its history and its journal. Window, headless, bots and tests all drive this.
//!
//! An answer and the dice up to the next decision are one bundle: made on a copy of the game, written to the journal in
//! one go, and taken over only once they are there. A failed write changes nothing.
//!
//! Invariant: the session knows no rules. It asks the engine what is pending and hands it answers and dice.

mod dice;
mod history;
mod load;
mod script;
mod shelf;
mod start;
mod trail;
mod tree;
mod trial;

pub use dice::generated;
pub use history::{Asked, Entry};
pub use load::{LoadError, Loaded, Note};
pub use script::Steps;
pub use shelf::{Saved, Summary, shelf};
pub use start::{Campaign, Keep, Start, What};
pub use trail::Fall;

use std::sync::Arc;

use crate::content::scenario::Step;
use crate::content::{GearId, Id, IntelId};
use crate::engine::{Answer, Decision, Die, Drawn, Event, Game, Input, Pending, Request};
use crate::patrol::Unfit;
use crate::save::{By, Header, Journal, Record, SaveError};
use dice::Tray;
use tree::Tree;
use trial::Trial;

/// Who rolls what the script does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DiceSource {
    /// The generator.
    #[default]
    Generated,
    /// The players, with dice of their own: the session waits for each.
    Asked,
}

/// What one request to the session led to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Played {
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// Why the session refused. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// There is no such scenario.
    #[error("no scenario `{0}`")]
    UnknownScenario(String),
    /// No patrol can be made as wished.
    #[error(transparent)]
    Patrol(#[from] Unfit),
    /// One to three play.
    #[error("{0} players: one to three can play")]
    Players(usize),
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
    /// The journal could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// A game in play.
#[derive(Debug)]
pub struct Session {
    header: Header,
    tree: Tree,
    tray: Tray,
    source: DiceSource,
    journal: Journal,
}

impl Session {
    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.tree.head().game
    }

    /// What was begun.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What the dice grow from.
    pub fn seed(&self) -> u64 {
        self.header.seed
    }

    /// The file of the journal, if it has one.
    pub fn path(&self) -> Option<&std::path::Path> {
        self.journal.path()
    }

    /// The question that waits for the players. In a scripted lesson only the scripted option is legal.
    pub fn decision(&self) -> Option<Decision> {
        match self.game().pending() {
            Pending::Choose(decision) => Some(script::narrowed(self.game(), self.tree.head().marks, decision)),
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// The die that waits for the players, when they roll their own.
    pub fn chance(&self) -> Option<Request> {
        match self.game().pending() {
            Pending::Chance(request) => Some(request),
            Pending::Choose(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// Chooses the option of this id.
    ///
    /// # Errors
    /// If it is not an option, or the journal could not be written.
    pub fn choose(&mut self, option: &str) -> Result<Played, SessionError> {
        let decision = self.decision().ok_or(SessionError::NothingAsked)?;
        let names = self.game().names();
        let answer = decision.options.iter().copied().find(|answer| answer.id(names) == option);
        self.answer(answer.ok_or(SessionError::IllegalOption)?)
    }

    /// Answers the decision, and runs to the next.
    ///
    /// # Errors
    /// If the answer is not an option, or the journal could not be written.
    pub fn answer(&mut self, answer: Answer) -> Result<Played, SessionError> {
        let decision = self.decision().ok_or(SessionError::NothingAsked)?;
        if !decision.options.contains(&answer) {
            return Err(SessionError::IllegalOption);
        }
        let mut trial = self.trial();
        trial.submit(Input::Answer(answer), By::Players).map_err(|_| SessionError::IllegalOption)?;
        trial.settle();
        self.keep(trial.done())
    }

    /// Gives the die that is waited for, and runs to the next decision.
    ///
    /// # Errors
    /// If no die is waited for, or the journal could not be written.
    pub fn roll(&mut self, die: Die) -> Result<Played, SessionError> {
        let mut trial = self.trial();
        trial.tray.given(Input::Die(die));
        trial.submit(Input::Die(die), By::Players).map_err(|_| SessionError::NoDieAsked)?;
        trial.settle();
        self.keep(trial.done())
    }

    /// Uses these faces before the generator's, after those already waiting. A script's own dice go before both.
    pub fn queue(&mut self, dice: &[Die]) {
        self.tray.queue(dice.iter().copied().map(Input::Die));
    }

    /// Draws these tokens before the generator's, each when it is in the group that is drawn from.
    ///
    /// # Errors
    /// The first name that is no token's. Then none is queued.
    pub fn queue_draws<'n>(&mut self, draws: &'n [String]) -> Result<(), &'n str> {
        let names = Arc::clone(self.game().names());
        let drawn = |name: &'n String| {
            let gear = GearId::find(&names, name).map(Drawn::Gear);
            let intel = || IntelId::find(&names, name).map(Drawn::Intel);
            gear.or_else(intel).map(Input::Drawn).ok_or(name.as_str())
        };
        let drawn: Vec<Input> = draws.iter().map(drawn).collect::<Result<_, _>>()?;
        self.tray.queue(drawn);
        Ok(())
    }

    /// Dice that wait to be used before the generator's.
    pub fn queued(&self) -> impl Iterator<Item = Die> + '_ {
        self.tray.waiting()
    }

    /// Says who rolls from now on.
    pub fn set_dice_source(&mut self, source: DiceSource) {
        self.source = source;
    }

    /// Takes the last choice of the players back, with the dice that followed from it.
    ///
    /// # Errors
    /// If nothing has been chosen, or the journal could not be written.
    pub fn undo(&mut self) -> Result<Played, SessionError> {
        let to = self.tree.before_last_choice().ok_or(SessionError::NothingToUndo)?;
        self.journal.append(&[Record::Head(self.tree.node(to).number)])?;
        self.tray.take_back(self.tree.chances_between(to));
        self.tree.move_head(to);
        Ok(Played::default())
    }

    /// Makes the choice again that was taken back last.
    ///
    /// # Errors
    /// If nothing has been taken back, or the journal could not be written.
    pub fn redo(&mut self) -> Result<Played, SessionError> {
        let from = self.tree.head_index();
        let to = self.tree.after_next_choice().ok_or(SessionError::NothingToRedo)?;
        self.journal.append(&[Record::Head(self.tree.node(to).number)])?;
        self.tree.move_head(to);
        self.tray.give_again(self.tree.chances_between(from));
        Ok(Played { events: self.tree.events_between(from) })
    }

    /// Whether a choice can be taken back.
    pub fn can_undo(&self) -> bool {
        self.tree.before_last_choice().is_some()
    }

    /// Whether a choice that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        self.tree.after_next_choice().is_some()
    }

    /// The step of the scripted lesson that is in hand, and its place in the script.
    pub fn step(&self) -> Option<(usize, &Step)> {
        script::in_hand(self.game(), self.tree.head().marks)
    }

    /// The steps of the scripted lesson that the last choice has completed.
    pub fn completed(&self) -> Steps<'_> {
        script::completed(self.game(), self.tree.marks_before_bundle(), self.tree.head().marks)
    }

    /// What has happened so far, choice by choice, from the start to the head.
    pub fn history(&self) -> Vec<Entry> {
        history::of(&self.tree)
    }

    /// Writes the whole journal to another file, in one step. A different file of that name is kept beside it.
    ///
    /// # Errors
    /// If the file cannot be written or is in use.
    pub fn save_copy(&mut self, path: &std::path::Path) -> Result<(), SaveError> {
        self.journal.copy_to(path)
    }

    fn trial(&self) -> Trial {
        let head = self.tree.head();
        Trial::new(head.game.clone(), head.marks, self.tray.clone(), self.header.seed, self.source)
    }

    /// Rolls and passes by what nobody is asked for.
    fn settle(&mut self) -> Result<Played, SessionError> {
        let mut trial = self.trial();
        trial.settle();
        self.keep(trial.done())
    }

    /// Writes a bundle, and takes it over once it is written.
    fn keep(&mut self, (inputs, tray): (Vec<trial::Made>, Tray)) -> Result<Played, SessionError> {
        let nodes = self.tree.grown(inputs);
        let records: Vec<Record> = nodes.iter().filter_map(|node| node.record(&self.tree)).collect();
        if !records.is_empty() {
            self.journal.append(&records)?;
        }
        self.tray = tray;
        Ok(Played { events: self.tree.take_over(nodes) })
    }
}
