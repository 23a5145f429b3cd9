//! What takes its time: games begun, loaded and listed, and bots that think. Done beside the window's thread.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use iron_guest::bot::Bot;
use iron_guest::content::Catalogue;
use iron_guest::decision::{Answer, Pending};
use iron_guest::order_of_play::Play;
use iron_guest::setup::Setup;
use iron_guest::state::Outcome;
use iron_guest::{IronGuest, Start};
use kernel::session::{LoadError, LoadNotice, Loaded, Saved, SessionError, Storage};
use kernel::{Game as _, Handed};

/// A game in play.
pub type Session = kernel::session::Session<IronGuest>;
/// Why a game cannot be begun.
pub type BeginError = SessionError<<IronGuest as kernel::Game>::Fault>;
/// Why a game cannot be opened.
pub type OpenError = LoadError<<IronGuest as kernel::Game>::Fault>;

/// The content that is part of the program.
///
/// # Errors
/// Every fault found in it.
pub fn catalogue() -> Result<Arc<Catalogue>, String> {
    Catalogue::shared().map_err(|faults| faults.to_string())
}

/// Something to be done beside the window's thread.
#[derive(Debug, Clone)]
pub enum Job {
    /// Begins a game, kept in a folder.
    Begin {
        /// How.
        start: Start,
        /// The folder.
        folder: PathBuf,
        /// The number of the opening.
        number: u64,
    },
    /// Opens the game of a file.
    Load {
        /// The file.
        path: PathBuf,
        /// The number of the opening.
        number: u64,
    },
    /// Looks what games there are in a folder.
    List(PathBuf),
    /// Lets a bot find its answer.
    Think {
        /// The game.
        play: Play,
        /// The bot.
        bot: Bot,
        /// What its chance grows from.
        seed: u64,
        /// Where the game stands.
        place: u32,
    },
}

/// What came of it.
#[derive(Debug, Clone)]
pub enum Done {
    /// A game was begun or loaded.
    Opened(Opened),
    /// The games there are, the newest first; and the files that cannot be read.
    Listed(Vec<Kept>, Vec<Broken>),
    /// A bot has found its answer.
    Thought {
        /// Where the game stood.
        place: u32,
        /// The answer; none if nothing was asked.
        answer: Option<Answer>,
    },
}

/// A game, or why there is none.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The number of the opening.
    pub number: u64,
    outcome: Handed<Result<Outset, Trouble>>,
}

/// A game that was begun or loaded.
#[derive(Debug)]
pub struct Outset {
    /// The game.
    pub session: Box<Session>,
    /// Whether it has just begun.
    pub new: bool,
    /// What was wrong with its file, and mended.
    pub note: Option<LoadNotice>,
}

/// Why there is no game.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The content has faults.
    #[error("{0}")]
    Content(String),
    /// It cannot be begun.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// It cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
}

impl Opened {
    fn new(number: u64, outcome: Result<Outset, Trouble>) -> Self {
        Self { number, outcome: Handed::new(outcome) }
    }

    /// The outcome, for the first who asks.
    pub fn take(&self) -> Option<Result<Outset, Trouble>> {
        self.outcome.take()
    }
}

/// A game that is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
    /// What the players call it; empty if they have not said.
    pub name: String,
    /// The names of the players, by seat.
    pub players: Vec<String>,
    /// What it was begun with.
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A file of this game that cannot be read.
#[derive(Debug, Clone)]
pub struct Broken {
    /// The file.
    pub path: PathBuf,
    /// Why.
    pub why: Arc<OpenError>,
}

impl Job {
    /// Does it.
    pub fn run(&self) -> Done {
        match self {
            Self::Begin { start, folder, number } => Done::Opened(Opened::new(*number, begun(start, folder))),
            Self::Load { path, number } => Done::Opened(Opened::new(*number, loaded(path))),
            Self::List(folder) => {
                let (kept, broken) = listed(folder);
                Done::Listed(kept, broken)
            }
            Self::Think { play, bot, seed, place } => {
                let answer = match play.pending() {
                    Pending::Choose(decision) => Some(bot.player(*seed).choose(play, &decision)),
                    Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
                };
                Done::Thought { place: *place, answer }
            }
        }
    }
}

fn begun(start: &Start, folder: &Path) -> Result<Outset, Trouble> {
    let catalogue = catalogue().map_err(Trouble::Content)?;
    let session = Session::begin(&catalogue, start.clone(), Storage::Folder(folder.to_owned()))?;
    Ok(Outset { session: Box::new(session), new: true, note: None })
}

fn loaded(path: &Path) -> Result<Outset, Trouble> {
    let catalogue = catalogue().map_err(Trouble::Content)?;
    let Loaded { session, note } = Session::load(&catalogue, path)?;
    Ok(Outset { session: Box::new(session), new: false, note })
}

/// The games of a folder, and its files of this game that cannot be read. A file that does not even say of which game it is
/// is told of on the title.
fn listed(folder: &Path) -> (Vec<Kept>, Vec<Broken>) {
    let (mut kept, mut broken) = (Vec::new(), Vec::new());
    let Ok(catalogue) = catalogue() else { return (kept, broken) };
    for Saved { path, modified, summary } in Session::shelf(&catalogue, folder, |glance| glance).unwrap_or_default() {
        match summary {
            Ok(glance) => kept.push(Kept {
                path,
                modified,
                name: glance.name,
                players: glance.header.players,
                round: glance.game.state().round,
                outcome: match glance.game.play().pending() {
                    Pending::Over(outcome) => Some(outcome),
                    Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => None,
                },
                setup: glance.setup,
            }),
            Err(why) if Session::is_ours(&path, &why) => broken.push(Broken { path, why: Arc::new(why) }),
            Err(_) => {}
        }
    }
    (kept, broken)
}

impl PartialEq for Job {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Begin { number, .. }, Self::Begin { number: other, .. })
            | (Self::Load { number, .. }, Self::Load { number: other, .. }) => number == other,
            (Self::List(folder), Self::List(other)) => folder == other,
            (Self::Think { place, seed, .. }, Self::Think { place: other, seed: theirs, .. }) => {
                (place, seed) == (other, theirs)
            }
            (Self::Begin { .. } | Self::Load { .. } | Self::List(_) | Self::Think { .. }, _) => false,
        }
    }
}
