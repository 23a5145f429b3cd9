//! What takes its time: battles begun, loaded and listed, and bots that think. Done beside the window's thread.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use kernel::session::{
    DiceSource, Glance, LoadError, LoadNotice, Loaded, Saved, Session, SessionError, Since, Storage,
};
use kernel::{Game, Handed, Pending, Seat};
use words::Text;

/// A war game as the parts that all windows share know it. A game's table implements it on a type of its own.
pub trait TableGame: Copy + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// The game.
    type Game: Game<Start: Clone + fmt::Debug + Send + Sync, Outcome: Send + Sync>;
    /// Who may play in a person's place.
    type Bot: Copy + fmt::Debug + Send + Sync;

    /// The content that is part of the program, loaded once.
    ///
    /// # Errors
    /// Its faults, one a line.
    fn catalogue() -> Result<Arc<<Self::Game as Game>::Catalogue>, String>;

    /// The turn or round that the players count by, from 1; 0 before the first.
    fn turn(game: &Self::Game) -> u16;

    /// The turn or round that begins with an event, if one does.
    fn begun(event: &<Self::Game as Game>::Event) -> Option<u16>;

    /// Whether the answer to what was asked was hidden from other seats until it was revealed.
    fn is_secret(asked: &<Self::Game as Game>::Asked) -> bool;

    /// The bot's answers at a seat, in order; none if it is not asked.
    fn think(game: &Self::Game, bot: Self::Bot, seat: Seat, seed: u64) -> Vec<<Self::Game as Game>::Answer>;
}

/// Why a battle cannot be begun, or a move not be made.
pub type BeginError<G> = SessionError<<G as Game>::Fault>;
/// Why a battle cannot be opened.
pub type OpenError<G> = LoadError<<G as Game>::Fault>;

/// Something to be done beside the window's thread.
#[derive(Debug, Clone)]
pub enum Job<W: TableGame> {
    /// Begins a battle, kept in a folder.
    Begin {
        /// Set-up, players and seed.
        start: <W::Game as Game>::Start,
        /// The folder.
        folder: PathBuf,
        /// The number of the opening.
        number: u64,
    },
    /// Opens the battle of a file.
    Load {
        /// The file.
        path: PathBuf,
        /// Who rolls the dice.
        dice: DiceSource,
        /// The number of the opening.
        number: u64,
    },
    /// Looks what battles there are in a folder.
    List(PathBuf),
    /// Lets a bot find its answers.
    Think {
        /// The battle.
        game: W::Game,
        /// The bot.
        bot: W::Bot,
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
pub enum Done<W: TableGame> {
    /// A battle was begun or loaded.
    Opened(Opened<W::Game>),
    /// The battles there are, the newest first; and the files that cannot be read.
    Listed(Vec<Kept<W::Game>>, Vec<Broken<W::Game>>),
    /// A bot has found its answers.
    Thought {
        /// Where the battle stood.
        place: u32,
        /// The answers, in order.
        answers: Vec<<W::Game as Game>::Answer>,
    },
}

/// A battle, or why there is none.
pub type Opening<G> = Result<Outset<G>, Trouble<<G as Game>::Fault>>;

/// A battle, or why there is none, on its way to the window.
#[derive(Debug, Clone)]
pub struct Opened<G: Game> {
    /// The number of the opening.
    pub number: u64,
    outcome: Handed<Opening<G>>,
}

impl<G: Game> Opened<G> {
    fn new(number: u64, outcome: Opening<G>) -> Self {
        Self { number, outcome: Handed::new(outcome) }
    }

    /// The outcome, for the first who asks.
    pub fn take(&self) -> Option<Opening<G>> {
        self.outcome.take()
    }
}

/// A battle that was begun or loaded.
#[derive(Debug)]
pub struct Outset<G: Game> {
    /// The battle.
    pub session: Box<Session<G>>,
    /// Whether it has just begun.
    pub new: bool,
    /// What was wrong with its file, and mended.
    pub note: Option<LoadNotice>,
}

/// Why there is no battle.
#[derive(Debug, thiserror::Error)]
pub enum Trouble<F: std::error::Error + 'static> {
    /// The content has faults.
    #[error("{0}")]
    Content(String),
    /// It cannot be begun.
    #[error(transparent)]
    Begin(#[from] SessionError<F>),
    /// It cannot be opened.
    #[error(transparent)]
    Open(#[from] LoadError<F>),
}

/// A battle that is kept.
#[derive(Debug, Clone)]
pub struct Kept<G: Game> {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
    /// What the players call it; empty if they have not said.
    pub name: String,
    /// The names of the players, by seat.
    pub players: Vec<String>,
    /// What it was begun with.
    pub setup: G::Setup,
    /// The turn or round that the players count by, from 1; 0 before the first.
    pub turn: u16,
    /// How it ended, if it has.
    pub outcome: Option<G::Outcome>,
}

/// A file of this game that cannot be read.
#[derive(Debug, Clone)]
pub struct Broken<G: Game> {
    /// The file.
    pub path: PathBuf,
    /// Why it cannot be read.
    pub why: Arc<OpenError<G>>,
}

impl<G: Game> Broken<G> {
    /// The file and what is wrong with it, in words; `why` has the words for that.
    pub fn say(&self, text: &Text, why: impl FnOnce(&OpenError<G>) -> String) -> String {
        let file = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        text.with("wardroom-broken", &[("file", file.into()), ("why", why(&self.why).into())])
    }
}

impl<W: TableGame> Job<W> {
    /// Does it.
    pub fn run(&self) -> Done<W> {
        match self {
            Self::Begin { start, folder, number } => Done::Opened(Opened::new(*number, begun::<W>(start, folder))),
            Self::Load { path, dice, number } => Done::Opened(Opened::new(*number, loaded::<W>(path, *dice))),
            Self::List(folder) => {
                let (kept, broken) = listed::<W>(folder);
                Done::Listed(kept, broken)
            }
            Self::Think { game, bot, seat, seed, place } => {
                Done::Thought { place: *place, answers: W::think(game, *bot, *seat, *seed) }
            }
        }
    }
}

fn begun<W: TableGame>(start: &<W::Game as Game>::Start, folder: &Path) -> Opening<W::Game> {
    let catalogue = W::catalogue().map_err(Trouble::Content)?;
    let session = Session::begin(&catalogue, start.clone(), Storage::Folder(folder.to_owned()))?;
    Ok(Outset { session: Box::new(session), new: true, note: None })
}

fn loaded<W: TableGame>(path: &Path, dice: DiceSource) -> Opening<W::Game> {
    let catalogue = W::catalogue().map_err(Trouble::Content)?;
    let Loaded { session, note } = Session::load_with(&catalogue, path, dice)?;
    Ok(Outset { session: Box::new(session), new: false, note })
}

/// The battles of a folder, and the files that cannot be read.
type Listed<G> = (Vec<Kept<G>>, Vec<Broken<G>>);

/// The battles of a folder, and its files of this game that cannot be read. A file that does not even say of which game it
/// is is told of on the title.
fn listed<W: TableGame>(folder: &Path) -> Listed<W::Game> {
    let (mut kept, mut broken) = (Vec::new(), Vec::new());
    let Ok(catalogue) = W::catalogue() else { return (kept, broken) };
    let shelf = Session::<W::Game>::shelf(&catalogue, folder, Since::Turn, |glance| glance).unwrap_or_default();
    for Saved { path, modified, summary } in shelf {
        match summary {
            Ok(Glance { header, setup, name, game, .. }) => kept.push(Kept {
                path,
                modified,
                name,
                players: header.players,
                setup,
                turn: W::turn(&game),
                outcome: outcome(&game),
            }),
            Err(why) if Session::<W::Game>::is_ours(&path, &why) => broken.push(Broken { path, why: Arc::new(why) }),
            Err(_) => {}
        }
    }
    (kept, broken)
}

/// How a battle ended, if it has.
pub fn outcome<G: Game>(game: &G) -> Option<G::Outcome> {
    match game.pending() {
        Pending::Over(outcome) => Some(outcome),
        Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => None,
    }
}

impl<W: TableGame> PartialEq for Job<W> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Begin { number, .. }, Self::Begin { number: other, .. })
            | (Self::Load { number, .. }, Self::Load { number: other, .. }) => number == other,
            (Self::List(folder), Self::List(other)) => folder == other,
            (Self::Think { place, seat, seed, .. }, Self::Think { place: other, seat: theirs, seed: its, .. }) => {
                (place, seat, seed) == (other, theirs, its)
            }
            (Self::Begin { .. } | Self::Load { .. } | Self::List(_) | Self::Think { .. }, _) => false,
        }
    }
}
