//! What takes its time: battles begun, loaded and listed, and bots that think. Done beside the window's thread.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use crate::drawer::{Errand, Places, Told};
use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::fair::{self, Measured};
use full_thrust::game::Start;
use full_thrust::outcome::Outcome;
use full_thrust::play::FullThrust;
use full_thrust::setup::{Setup, SetupFault};
use kernel::session::{LoadError, LoadNotice, Loaded, Saved, SessionError, Storage};
use kernel::{Game as _, Handed};

/// Battles that are played to see how even one is.
const MEASURED: u32 = 20;

/// A battle in play.
pub type Session = kernel::session::Session<FullThrust>;
/// Why a battle cannot be begun.
pub type BeginError = SessionError<SetupFault>;
/// Why a battle cannot be opened.
pub type OpenError = LoadError<SetupFault>;

/// The content that is part of the program, loaded once.
///
/// # Errors
/// Its faults, one a line.
pub fn catalogue() -> Result<Arc<Catalogue>, String> {
    Catalogue::shared_or_told()
}

/// Something to be done beside the window's thread.
#[derive(Debug, Clone)]
pub enum Job {
    /// Begins a battle, kept in a folder.
    Begin {
        /// How.
        start: Start,
        /// The folder.
        folder: PathBuf,
        /// The number of the opening.
        number: u64,
    },
    /// Opens the battle of a file.
    Load {
        /// The file.
        path: PathBuf,
        /// The number of the opening.
        number: u64,
    },
    /// Looks what battles there are in a folder.
    List(PathBuf),
    /// Does something with the files of designs, fleets and scenarios.
    Drawer {
        /// What.
        errand: Errand,
        /// Where they are.
        places: Places,
    },
    /// Lets bots play a battle, to see how even it is.
    Measure(Box<Setup>),
    /// Lets a bot find its answers.
    Think {
        /// The battle.
        game: FullThrust,
        /// The bot.
        bot: Strength,
        /// Its seat.
        seat: Seat,
        /// What its chance grows from.
        seed: u64,
        /// Where the battle stands.
        place: u32,
    },
}

/// What came of it.
#[derive(Debug, Clone)]
pub enum Done {
    /// A battle was begun or loaded.
    Opened(Opened),
    /// The battles there are, the newest first.
    Listed(Vec<Kept>),
    /// What came of an errand with the files, or the faults of the content.
    Drawer(Result<Box<Told>, String>),
    /// How even a battle is.
    Measured(Box<Setup>, Measured),
    /// A bot has found its answers.
    Thought {
        /// Where the battle stood.
        place: u32,
        /// The answers, in order.
        answers: Vec<Answer>,
    },
}

/// A battle, or why there is none.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The number of the opening.
    pub number: u64,
    outcome: Handed<Result<Outset, Trouble>>,
}

/// A battle that was begun or loaded.
#[derive(Debug)]
pub struct Outset {
    /// The battle.
    pub session: Box<Session>,
    /// What was wrong with its file, and mended.
    pub note: Option<LoadNotice>,
}

/// Why there is no battle.
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

/// A battle that is kept.
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
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Job {
    /// Does it.
    pub fn run(&self) -> Done {
        match self {
            Self::Begin { start, folder, number } => Done::Opened(Opened::new(*number, begun(start, folder))),
            Self::Load { path, number } => Done::Opened(Opened::new(*number, loaded(path))),
            Self::List(folder) => Done::Listed(listed(folder)),
            Self::Drawer { errand, places } => {
                Done::Drawer(catalogue().map(|catalogue| Box::new(errand.run(&catalogue, places))))
            }
            Self::Measure(setup) => {
                let measured = catalogue().ok().and_then(|catalogue| {
                    // A battle that cannot begin is said to be one where it is set up.
                    fair::measure(&catalogue, setup, MEASURED, Strength::Plain).ok()
                });
                Done::Measured(setup.clone(), measured.unwrap_or(Measured { won: Vec::new(), drawn: 0 }))
            }
            Self::Think { game, bot, seat, seed, place } => {
                Done::Thought { place: *place, answers: Bot::new(*bot, *seed).plan(game, *seat) }
            }
        }
    }
}

fn begun(start: &Start, folder: &Path) -> Result<Outset, Trouble> {
    let catalogue = catalogue().map_err(Trouble::Content)?;
    let session = Session::begin(&catalogue, start.clone(), Storage::Folder(folder.to_owned()))?;
    Ok(Outset { session: Box::new(session), note: None })
}

fn loaded(path: &Path) -> Result<Outset, Trouble> {
    let catalogue = catalogue().map_err(Trouble::Content)?;
    let Loaded { session, note } = Session::load(&catalogue, path)?;
    Ok(Outset { session: Box::new(session), note })
}

/// The battles of this game in a folder. Files of other games, and damaged ones, are told of elsewhere.
fn listed(folder: &Path) -> Vec<Kept> {
    let Ok(catalogue) = catalogue() else { return Vec::new() };
    let shelf = Session::shelf(&catalogue, folder, |glance| glance).unwrap_or_default();
    let kept = shelf.into_iter().filter_map(|Saved { path, modified, summary }| {
        let glance = summary.ok()?;
        Some(Kept {
            path,
            modified,
            name: glance.name,
            players: glance.header.players,
            turn: glance.game.turn(),
            outcome: outcome(&glance.game),
            setup: glance.setup,
        })
    });
    kept.collect()
}

/// How a battle ended, if it has.
pub fn outcome(game: &FullThrust) -> Option<Outcome> {
    match FullThrust::pending(game) {
        full_thrust::decision::Pending::Over(outcome) => Some(outcome),
        full_thrust::decision::Pending::Choose(_) | full_thrust::decision::Pending::Chance(_) => None,
    }
}

impl PartialEq for Job {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Begin { number, .. }, Self::Begin { number: other, .. })
            | (Self::Load { number, .. }, Self::Load { number: other, .. }) => number == other,
            (Self::List(folder), Self::List(other)) => folder == other,
            (Self::Think { place, seat, .. }, Self::Think { place: other, seat: theirs, .. }) => {
                (place, seat) == (other, theirs)
            }
            (Self::Measure(setup), Self::Measure(other)) => setup == other,
            (Self::Drawer { errand, places }, Self::Drawer { errand: other, places: theirs }) => {
                errand == other && places == theirs
            }
            (
                Self::Begin { .. }
                | Self::Load { .. }
                | Self::List(_)
                | Self::Drawer { .. }
                | Self::Measure(_)
                | Self::Think { .. },
                _,
            ) => false,
        }
    }
}
