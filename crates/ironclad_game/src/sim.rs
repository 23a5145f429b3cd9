//! Many games at once, played by bots: how often they are won, what they are lost to, and what is never used.
//!
//! Each game has its own dice and bot, seeded by the seed and the game's number, so the report is the same on
//! one thread and on many. A simulated game can be replayed in a [`session`](crate::session): the same seed
//! rolls the same dice.

mod chapter;
mod coverage;
mod game;
mod report;
mod sponsor;
mod statistics;
mod tally;
mod whim;
mod without;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

pub use chapter::{Chapter, Reached, Taken};
pub use coverage::{Coverage, Node, Sample};
pub use report::{CAMPAIGN, Ended, Played, Report, STORY};
pub use statistics::{Interval, Spread};
pub use tally::{Kind, Use};
pub use without::{Weight, Weights, Without, weigh};

use crate::bot::Bot;
use crate::content::terms::{Faction, Mode};
use crate::content::{Content, Scenario};
use crate::engine::{Events, Game, Setup};
use crate::patrol::{self, Unfit, Wishes};
use crate::play::Fault;
use kernel::Illegal;
use kernel::simulate::SimulateError;
use tally::Tally;

/// What is simulated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// What is played.
    pub what: Subject,
    /// Who plays.
    pub bot: Bot,
    /// How many games.
    pub games: u32,
    /// What everything grows from.
    pub seed: u64,
    /// Players at the table, 1 to 3.
    pub players: u8,
    /// How hard it is played.
    pub mode: Mode,
    /// Threads to play on; as many as the machine has cores if not said.
    pub threads: Option<u16>,
    /// Choices after which a game is cut off.
    pub cap: u32,
    /// What campaigns are played without.
    pub without: Option<Without>,
    /// Who sponsors the later acts of campaigns, whoever would by what was done; nobody is forced if not said.
    pub sponsor: Option<Faction>,
}

/// What is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// The scenario of this name. A lesson is played freely.
    Scenario(String),
    /// Patrols: each game a new one, made from its seed.
    Patrols(Wishes),
    /// Campaigns of this many scenarios, made from each game's seed. The cap applies to each scenario.
    Campaigns(u8),
    /// Campaigns that are the story: all its chapters. What does not matter before a later chapter is decided by a throw
    /// half of the time, and the side always, so that both are played.
    Story,
}

impl Plan {
    /// Choices after which a game is cut off, unless said otherwise.
    pub const CAP: u32 = 1000;

    /// The game as a scenario of a campaign begins, with the thing removed and the sponsor set.
    fn prepared(&self, game: Game) -> Game {
        let game = match self.without {
            Some(thing) => thing.of_game(game),
            None => game,
        };
        match self.sponsor {
            Some(power) => sponsor::sets(power, game),
            None => game,
        }
    }
}

/// Why nothing was simulated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SimError {
    /// There is no such scenario.
    #[error("no scenario `{0}`")]
    UnknownScenario(String),
    /// The content has no story.
    #[error("no story")]
    NoStory,
    /// Only the story has sponsors.
    #[error("a sponsor can be set for the story only")]
    NoSponsors,
    /// One to three play.
    #[error("{0} players: one to three can play")]
    Players(u8),
    /// A patrol cannot be made from these wishes.
    #[error(transparent)]
    Patrol(#[from] Unfit),
    /// A thread has failed, by a fault of the program; in a release a panic ends the program instead.
    #[error("a thread has failed")]
    Thread,
    /// The next scenario of a campaign cannot begin.
    #[error(transparent)]
    Begin(Fault),
    /// A bot gave an answer that is not legal: a fault of the bot's, or of the rules.
    #[error("a bot's answer is refused: {0}")]
    Refused(Illegal),
}

impl From<SimulateError<Fault>> for SimError {
    fn from(error: SimulateError<Fault>) -> Self {
        match error {
            SimulateError::Game(Fault::Mission(unfit)) => Self::Patrol(unfit),
            SimulateError::Game(fault @ (Fault::UnknownScenario(_) | Fault::Players(_))) => Self::Begin(fault),
            SimulateError::Refused(illegal) => Self::Refused(illegal),
        }
    }
}

/// Plays the games and reports. `done` receives the number played so far, from any thread.
///
/// # Errors
/// If there is no such scenario, the patrol cannot be made, or the number of players is wrong.
pub fn simulate(content: &Content, plan: &Plan, done: &(dyn Fn(u32) + Sync)) -> Result<Report, SimError> {
    if !(1..=3).contains(&plan.players) {
        return Err(SimError::Players(plan.players));
    }
    if plan.sponsor.is_some() && plan.what != Subject::Story {
        return Err(SimError::NoSponsors);
    }
    let source = match &plan.what {
        Subject::Scenario(name) => {
            let scenario = content.scenario(name).ok_or_else(|| SimError::UnknownScenario(name.clone()))?;
            Scenarios::Same(scenario)
        }
        Subject::Patrols(wishes) => {
            wishes.check()?;
            Scenarios::Made(wishes)
        }
        Subject::Campaigns(length) => Scenarios::Chained(*length),
        Subject::Story => Scenarios::Told(content.chapter(1).ok_or(SimError::NoStory)?),
    };
    let cores = || thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(u16::MAX));
    let threads = u32::from(plan.threads.unwrap_or_else(cores)).min(plan.games).max(1);
    let (next, finished) = (AtomicU32::new(0), AtomicU32::new(0));
    let work = || share(content, source, plan, &next, &|| done(finished.fetch_add(1, Ordering::Relaxed) + 1));
    let shares: Vec<Share> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().map_err(|_| SimError::Thread)?).collect::<Result<_, SimError>>()
    })?;
    let mut all = Share { tally: Tally::new(content), games: Vec::new(), chapters: Vec::new() };
    for share in shares {
        all.tally.add(&share.tally);
        all.games.extend(share.games);
        all.chapters.extend(share.chapters);
    }
    all.games.sort_unstable_by_key(|game| game.number);
    let chapters = chapter::summed(content, &all.chapters);
    Ok(Report { chapters, ..report::report(content, plan, &all.tally, all.games) })
}

/// The scenario of each game.
#[derive(Debug, Clone, Copy)]
enum Scenarios<'a> {
    Same(&'a Scenario),
    Made(&'a Wishes),
    Chained(u8),
    Told(&'a Scenario),
}

/// What one thread has played.
struct Share {
    tally: Tally,
    games: Vec<Played>,
    chapters: Vec<chapter::Sailed>,
}

/// Plays games, each the next that no thread has begun, until there are no more.
fn share(
    content: &Content,
    source: Scenarios<'_>,
    plan: &Plan,
    next: &AtomicU32,
    done: &dyn Fn(),
) -> Result<Share, SimError> {
    // Each thread has its own copy: games hold an `Arc` of the content, and threads sharing one count slow each other down.
    let content = Arc::new(match plan.without {
        Some(thing) => thing.of_content(content.clone()),
        None => content.clone(),
    });
    let same = match source {
        Scenarios::Same(scenario) | Scenarios::Told(scenario) => Some(Arc::new(scenario.clone())),
        Scenarios::Made(_) | Scenarios::Chained(_) => None,
    };
    let setup = Setup {
        mode: plan.mode,
        seats: crate::engine::dealt(plan.players),
        scripted: false,
        players: None,
        edition: crate::content::edition::Edition::TODAY,
    };
    let mut share = Share { tally: Tally::new(&content), games: Vec::new(), chapters: Vec::new() };
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.games {
            return Ok(share);
        }
        let seeds = game::Seeds::of(plan, number);
        let scenario = match (source, &same) {
            (Scenarios::Made(wishes), _) => {
                patrol::scenario(&content, patrol::generate(&content, wishes, plan.mode, seeds.dice)?)?
            }
            (Scenarios::Chained(_), _) => {
                patrol::scenario(&content, patrol::first_contract(&content, plan.mode, None, seeds.dice)?)?
            }
            (Scenarios::Same(_) | Scenarios::Told(_), Some(scenario)) => Arc::clone(scenario),
            (Scenarios::Same(scenario) | Scenarios::Told(scenario), None) => Arc::new(scenario.clone()),
        };
        let mut events = Events::new();
        let game = match source {
            Scenarios::Chained(length) => Game::campaign(Arc::clone(&content), scenario, setup, length, &mut events),
            Scenarios::Told(_) => {
                Game::campaign(Arc::clone(&content), scenario, setup, content.chapters(), &mut events)
            }
            Scenarios::Same(_) | Scenarios::Made(_) => Game::new(Arc::clone(&content), scenario, setup, &mut events),
        };
        let game = plan.prepared(game);
        let mut at = game::Match { plan, number, seeds, tally: &mut share.tally, chapters: &mut share.chapters };
        share.games.push(at.play(game, events)?);
        done();
    }
}
