//! Games begun and loaded off the window's thread.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use kernel::Handed;

use crate::content::Content;
use crate::session::{DiceSource, LoadError, Loaded, Session, SessionError, Start, Storage};

/// A game to be begun or loaded. Each has a number of its own, so that the outcome of one given up is known.
#[derive(Clone)]
pub struct Opening {
    /// Its number.
    pub number: u64,
    /// The catalogue.
    pub content: Arc<Content>,
    /// Where it comes from.
    pub source: Source,
}

/// Where a game comes from.
#[derive(Debug, Clone)]
pub enum Source {
    /// It is begun, and kept in this folder.
    New {
        /// What is played, by whom, and from which seed.
        start: Start,
        /// The folder.
        folder: PathBuf,
    },
    /// It is loaded from this file.
    File {
        /// The file.
        path: PathBuf,
        /// Who rolls the dice.
        dice: DiceSource,
        /// What shows then.
        then: Then,
    },
}

/// What shows once a game was loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// Where several play a campaign, the question who is there; else the table.
    WhoIsHere,
    /// The timeline.
    Timeline,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Opened {
    number: u64,
    outcome: Handed<Outcome>,
}

/// A game, or why there is none.
#[derive(Debug)]
pub enum Outcome {
    /// Of one that was to be begun.
    Begun(Result<Box<Session>, SessionError>),
    /// Of one that was to be loaded.
    Loaded {
        /// From this file.
        path: PathBuf,
        /// What shows then.
        then: Then,
        /// The game, or why it cannot be played.
        loaded: Result<Box<Loaded>, LoadError>,
    },
}

impl Opened {
    /// The number of the opening.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The outcome, for the first who asks.
    pub fn take(&self) -> Option<Outcome> {
        self.outcome.take()
    }
}

impl Opening {
    /// Begins or loads the game.
    pub fn run(&self) -> Opened {
        let outcome = match &self.source {
            Source::New { start, folder } => {
                let begun = Session::begin(&self.content, start.clone(), Storage::Folder(folder.clone()));
                Outcome::Begun(begun.map(Box::new))
            }
            Source::File { path, dice, then } => {
                let loaded = Session::load_with(&self.content, path, *dice).map(Box::new);
                Outcome::Loaded { path: path.clone(), then: *then, loaded }
            }
        };
        Opened { number: self.number, outcome: Handed::new(outcome) }
    }
}

impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening").field("number", &self.number).field("source", &self.source).finish_non_exhaustive()
    }
}

impl PartialEq for Opening {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}
