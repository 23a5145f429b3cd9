//! A small game that has everything a game can have: stages that follow each other and are tried again, dice, tokens drawn
//! from a bag, a secret vote, a lesson, packs, renamed ids. The kernel's own tests play it; `planning` is the smallest one.
//!
//! A crew of three sails from isle to isle. Each day it sails (a die; on a 1 a swell comes, and it braces or lets it pass),
//! casts its net (a fish from the bag, kept or thrown back), votes in secret, rests until the next day, lands at the isle,
//! which ends the stage, or is wrecked, which begins it again.

#[path = "voyage/game.rs"]
mod game;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::ScriptStep;
use crate::save::{Hash, PackMark, Renames, UndoPolicy};
use crate::seat::{Seat, SeatSet};
use crate::session::{Session, Storage};

/// What the game is played with, and what is wrong with it.
#[derive(Debug, Clone)]
pub(crate) struct Waters {
    pub(crate) isles: Vec<String>,
    pub(crate) fish: Vec<String>,
    /// Ports that a day can be spent in: as many more options.
    pub(crate) ports: usize,
    pub(crate) packs: Vec<PackMark>,
    pub(crate) renames: Option<Renames>,
    pub(crate) fingerprint: Hash,
    pub(crate) whim: Option<Whim>,
}

/// What can be wrong with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whim {
    /// It asks for dice and takes none.
    RefusesDice,
    /// Its state cannot be written.
    Unwritable,
}

impl Default for Waters {
    fn default() -> Self {
        let names = |names: [&str; 3]| names.map(str::to_owned).to_vec();
        Self {
            isles: names(["harbour", "reef", "cape"]),
            fish: names(["cod", "eel", "pike"]),
            ports: 0,
            packs: Vec::new(),
            renames: None,
            fingerprint: Hash(17),
            whim: None,
        }
    }
}

/// How a game is begun.
#[derive(Debug, Clone)]
pub(crate) struct Start {
    pub(crate) seed: u64,
    pub(crate) name: String,
    pub(crate) from: String,
    pub(crate) undo: UndoPolicy,
    pub(crate) lesson: bool,
    /// Whether a die is rolled before the first question.
    pub(crate) windy: bool,
}

impl Default for Start {
    fn default() -> Self {
        let from = "harbour".to_owned();
        Self { seed: 7, name: String::new(), from, undo: UndoPolicy::Free, lesson: false, windy: false }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) scenario: String,
    pub(crate) lesson: bool,
    pub(crate) windy: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) isle: String,
    pub(crate) leg: u8,
    pub(crate) day: u16,
    pub(crate) miles: u32,
    pub(crate) bag: Vec<String>,
    pub(crate) hold: Vec<String>,
    pub(crate) votes: [Option<bool>; 3],
    pub(crate) lesson: bool,
    pub(crate) waits: Waits,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Waits {
    Day,
    Die,
    Swell,
    Net,
    Haul(String),
    Vote,
    Wrecked,
    Landed,
}

#[derive(Debug, Clone)]
pub(crate) struct Voyage {
    waters: Arc<Waters>,
    pub(crate) state: State,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) kind: Kind,
    pub(crate) options: Vec<String>,
    pub(crate) seats: SeatSet,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Day,
    Swell,
    Haul,
    Vote,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Event {
    Begun(String),
    Rolled(u8),
    Drew(String),
    Voted(Seat),
    Counted(usize),
    Dawned(u16),
    Ended,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Wrecked,
    Landed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lesson {
    answers: Vec<String>,
    dice: Vec<u8>,
}

impl ScriptStep for Lesson {
    fn answers(&self) -> &[String] {
        &self.answers
    }

    fn dice(&self) -> &[u8] {
        &self.dice
    }
}

/// The lesson: sail with a 5; sail with a 1, where the swell passes unasked, and rest; catch something.
static LESSON: std::sync::LazyLock<Vec<Lesson>> = std::sync::LazyLock::new(|| {
    let step = |answers: &[&str], dice: &[u8]| Lesson {
        answers: answers.iter().map(|answer| (*answer).to_owned()).collect(),
        dice: dice.to_vec(),
    };
    vec![step(&["sail"], &[5]), step(&["sail", "rest"], &[1]), step(&["fish", "keep"], &[])]
});

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no isle `{0}`")]
pub(crate) struct NoIsle(String);

impl Voyage {
    fn new(waters: &Arc<Waters>, isle: &str, leg: u8, hold: Vec<String>, setup: (bool, bool)) -> Self {
        let (lesson, windy) = setup;
        let waits = if windy { Waits::Die } else { Waits::Day };
        let (isle, bag) = (isle.to_owned(), waters.fish.clone());
        let state = State { isle, leg, day: 1, miles: 0, bag, hold, votes: [None; 3], lesson, waits };
        Self { waters: Arc::clone(waters), state }
    }

    fn known(waters: &Waters, isle: &str) -> Result<String, NoIsle> {
        let found = waters.isles.iter().find(|known| *known == isle);
        found.cloned().ok_or_else(|| NoIsle(isle.to_owned()))
    }

    fn question(kind: Kind, options: &[&str]) -> Question {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        Question { kind, options, seats: SeatSet::first(3) }
    }

    fn day(&self) -> Question {
        let mut day = Self::question(Kind::Day, &["sail", "fish", "vote", "rest", "land", "wreck"]);
        day.options.extend((1..=self.waters.ports).map(|port| format!("port:{port}")));
        day
    }

    fn answered(&mut self, kind: Kind, answer: &str, events: &mut Vec<Event>) -> Option<()> {
        match kind {
            Kind::Day => {
                self.state.waits = match answer {
                    "sail" => Waits::Die,
                    "fish" => Waits::Net,
                    "vote" => Waits::Vote,
                    "land" => Waits::Landed,
                    "wreck" => Waits::Wrecked,
                    _ => Waits::Day,
                };
                match self.state.waits {
                    Waits::Day => {
                        self.state.day += 1;
                        events.push(Event::Dawned(self.state.day));
                    }
                    Waits::Landed | Waits::Wrecked => events.push(Event::Ended),
                    Waits::Die | Waits::Swell | Waits::Net | Waits::Haul(_) | Waits::Vote => {}
                }
            }
            Kind::Swell => self.state.waits = Waits::Day,
            Kind::Haul => {
                let waits = std::mem::replace(&mut self.state.waits, Waits::Day);
                let Waits::Haul(fish) = waits else { return None };
                if answer == "keep" { self.state.hold.push(fish) } else { self.state.bag.push(fish) }
            }
            Kind::Vote => {
                let (seat, aye) = vote(answer)?;
                *self.state.votes.get_mut(seat.index()).filter(|vote| vote.is_none())? = Some(aye);
                events.push(Event::Voted(seat));
                if self.state.votes.iter().all(Option::is_some) {
                    let votes = std::mem::take(&mut self.state.votes);
                    events.push(Event::Counted(votes.into_iter().flatten().filter(|aye| *aye).count()));
                    self.state.waits = Waits::Day;
                }
            }
        }
        Some(())
    }
}

/// `2:aye`: whose vote it is, and whether it is for.
fn vote(answer: &str) -> Option<(Seat, bool)> {
    let (seat, vote) = answer.split_once(':')?;
    let seat = Seat::new(seat.parse().ok()?)?;
    match vote {
        "aye" => Some((seat, true)),
        "nay" => Some((seat, false)),
        _ => None,
    }
}

/// Begins a game in memory.
pub(crate) fn begun(start: Start) -> Session<Voyage> {
    begun_in(&Arc::new(Waters::default()), start)
}

/// Begins a game in memory, in waters of one's own.
pub(crate) fn begun_in(waters: &Arc<Waters>, start: Start) -> Session<Voyage> {
    Session::begin(waters, start, Storage::Memory).expect("a game")
}

/// Makes these choices.
pub(crate) fn play(session: &mut Session<Voyage>, answers: &[&str]) -> Vec<Event> {
    answers.iter().flat_map(|answer| session.choose(answer).expect(answer).events).collect()
}

/// A pack of this name, at this version.
pub(crate) fn pack(name: &str, content: u64) -> PackMark {
    PackMark { id: name.to_lowercase(), name: name.to_owned(), version: "1".to_owned(), content: Hash(content) }
}
