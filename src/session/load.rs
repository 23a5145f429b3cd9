//! Opening a saved game: its inputs are played again, each checked against its hash.
//!
//! A game of this version must agree hash by hash. One begun with another version need only be playable, for a state
//! may have been written differently then: it is played again by the rules of today.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dice::Tray;
use super::script::Marks;
use super::tree::{Node, Tree};
use super::trial::after;
use super::{DiceSource, Session, SessionError};
use crate::content::{Content, Scenario};
use crate::engine::{Game, Input, Pending, Setup};
use crate::patrol::{self, Unfit};
use crate::save::{self, Hash, Header, Journal, Made, Mission, PackMark, Reading, Record, SaveError, Trouble, Written};

/// A saved game, ready to go on.
#[derive(Debug)]
pub struct Loaded {
    /// The game.
    pub session: Session,
    /// What the players should know of the file, if anything.
    pub note: Option<Note>,
}

/// What was not as it should be with a file that could be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// The last line had not been written whole: at the most one choice is missing.
    Torn {
        /// The line, from 1.
        line: usize,
        /// Where the rest is kept.
        kept: Option<PathBuf>,
    },
    /// The file is damaged from this line on.
    Damaged {
        /// The line, from 1.
        line: usize,
        /// Where the file is kept as it was.
        kept: Option<PathBuf>,
    },
    /// Another version began it, and by the rules of this one its state is another, or written in another way.
    Adapted,
    /// The rules or the content have changed since, and the last so many inputs cannot be played any more.
    Changed {
        /// Inputs on the way to where the game had been left that no longer agree.
        lost: usize,
    },
    /// Players' packs are not as they were when it was begun, and the last so many inputs cannot be played with them.
    PacksChanged {
        /// Inputs on the way to where the game had been left that no longer agree.
        lost: usize,
        /// The names of the packs that have changed or are new.
        packs: Vec<String>,
    },
}

/// Why a saved game could not be opened. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file is at fault.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The mission that the file holds cannot be played with this catalogue.
    #[error("its mission cannot be played here: {0}")]
    Mission(Unfit),
    /// Its scenario is not in the catalogue.
    #[error("the scenario `{0}` is not known here")]
    UnknownScenario(String),
    /// It was begun with players' packs that are not here, and cannot go on without them.
    #[error("it needs these packs: {}", .0.join(", "))]
    PacksMissing(Vec<String>),
}

impl Session {
    /// Opens a file to go on with it. It is in use from now on.
    ///
    /// # Errors
    /// If nothing can be recovered from it, it cannot be written, or it is in use.
    pub fn load(content: &Arc<Content>, path: &Path) -> Result<Loaded, LoadError> {
        // Only a file that can be played is put in order.
        let reading = save::read(path)?;
        known(content, &reading.header)?;
        if !missing(content, &reading.header).is_empty() {
            replay(content, &reading.header, &reading.records)?;
        }
        let opened = Journal::open(path)?;
        Self::go_on(content, &opened.reading, opened.journal, opened.kept)
    }

    /// Opens a copy in memory; the file is only read.
    ///
    /// # Errors
    /// If nothing can be recovered from it.
    pub fn load_copy(content: &Arc<Content>, path: &Path) -> Result<Loaded, LoadError> {
        Self::from_reading(content, &save::read(path)?)
    }

    /// The same of a file already read.
    ///
    /// # Errors
    /// If its scenario is not known.
    pub fn from_reading(content: &Arc<Content>, reading: &Reading) -> Result<Loaded, LoadError> {
        Self::go_on(content, reading, Journal::going_on(reading), None)
    }

    fn go_on(
        content: &Arc<Content>,
        reading: &Reading,
        journal: Journal,
        kept: Option<PathBuf>,
    ) -> Result<Loaded, LoadError> {
        let Replayed { tree, tray, lost, adapted } = replay(content, &reading.header, &reading.records)?;
        let note = match reading.trouble {
            _ if lost > 0 => {
                let packs = changed(content, &reading.header);
                Some(if packs.is_empty() { Note::Changed { lost } } else { Note::PacksChanged { lost, packs } })
            }
            Some(Trouble::Torn { line }) => Some(Note::Torn { line, kept }),
            Some(Trouble::Damaged { line }) => Some(Note::Damaged { line, kept }),
            None => adapted.then_some(Note::Adapted),
        };
        let mut session = Self { header: reading.header.clone(), tree, tray, source: DiceSource::default(), journal };
        // A bundle of which only the beginning was written is rolled to its end, with the same dice.
        match session.settle() {
            Ok(_) => Ok(Loaded { session, note }),
            Err(SessionError::Save(error)) => Err(error.into()),
            // Nothing is chosen here, so nothing can be refused.
            Err(_) => Ok(Loaded { session, note }),
        }
    }
}

/// A history played again.
pub(super) struct Replayed {
    pub(super) tree: Tree,
    tray: Tray,
    /// Inputs on the way to the last head that could not be played.
    lost: usize,
    /// Whether the head was played again by other rules than it was played by.
    adapted: bool,
}

/// The mission that a file holds, laid to be played.
pub(super) fn mission_of(content: &Content, mission: &Mission) -> Result<Arc<Scenario>, Unfit> {
    let file = mission.read(content).map_err(|error| Unfit::Written(error.to_string()))?;
    patrol::scenario(content, file)
}

fn known(content: &Content, header: &Header) -> Result<Arc<Scenario>, LoadError> {
    let found = match &header.mission {
        None => {
            let scenario = content.scenario(&header.scenario).map(Arc::clone);
            scenario.ok_or_else(|| LoadError::UnknownScenario(header.scenario.clone()))
        }
        Some(mission) => mission_of(content, mission).map_err(LoadError::Mission),
    };
    found.map_err(|error| match missing(content, header) {
        packs if packs.is_empty() => error,
        packs => LoadError::PacksMissing(packs),
    })
}

/// The names of the packs that the game was begun with and that are not here.
fn missing(content: &Content, header: &Header) -> Vec<String> {
    let gone = header.packs.iter().filter(|mark| !content.packs.iter().any(|pack| pack.id() == mark.id));
    gone.map(|mark| mark.name.clone()).collect()
}

/// The names of the packs that are here and were not the same, or not there, when the game was begun.
fn changed(content: &Content, header: &Header) -> Vec<String> {
    let marks = content.packs.iter().map(|pack| PackMark::of(pack));
    let differing =
        marks.filter(|mark| !header.packs.iter().any(|before| before.id == mark.id && before.content == mark.content));
    differing.map(|mark| mark.name).collect()
}

/// Plays a history again. Inputs that the engine refuses or that lead elsewhere than they did are left out, with all
/// that followed them.
pub(super) fn replay(content: &Arc<Content>, header: &Header, records: &[Record]) -> Result<Replayed, LoadError> {
    let scenario = known(content, header)?;
    let setup = Setup { mode: header.mode, seats: header.seats.into(), scripted: header.scripted };
    let mut events = Vec::new();
    let game = Game::new(Arc::clone(content), scenario, setup, &mut events);
    let mut history = History {
        tree: Tree::new(Node::root(game, events)),
        tray: Tray::default(),
        places: BTreeMap::from([(0, 0)]),
        parents: BTreeMap::new(),
        head: 0,
        strict: header.app == env!("CARGO_PKG_VERSION"),
        differing: BTreeSet::new(),
    };
    for record in records {
        history.take(record);
    }
    let replayed = history.done();
    match missing(content, header) {
        packs if replayed.lost > 0 && !packs.is_empty() => Err(LoadError::PacksMissing(packs)),
        _ => Ok(replayed),
    }
}

struct History {
    tree: Tree,
    tray: Tray,
    /// Where the node of each number is, for those that could be played.
    places: BTreeMap<u32, usize>,
    /// The parent of each number, playable or not.
    parents: BTreeMap<u32, u32>,
    /// The number of the head, playable or not.
    head: u32,
    /// Whether each state has to be as it was.
    strict: bool,
    /// The numbers whose states are not as they were.
    differing: BTreeSet<u32>,
}

impl History {
    fn take(&mut self, record: &Record) {
        match record {
            Record::Made(made) => {
                self.parents.insert(made.number, made.parent);
                self.tree.skip_number(made.number);
                self.head = made.number;
                if let Some(node) = self.playable(made) {
                    let place = self.tree.add(node);
                    self.places.insert(made.number, place);
                    self.go_to(place);
                }
            }
            Record::Kept(_) | Record::Named(_) | Record::Checkpoint(_) => {}
            Record::Head(number) => {
                self.head = *number;
                if let Some(place) = self.places.get(number).copied() {
                    self.go_to(place);
                }
            }
        }
    }

    /// Moves the head, and the players' own dice to the tray and back.
    fn go_to(&mut self, place: usize) {
        let from = self.tree.head_index();
        let common = self.tree.meeting(from, place);
        self.tray.take_back(self.tree.chances_between(common));
        self.tree.move_head(place);
        self.tray.give_again(self.tree.chances_between(common));
    }

    fn playable(&mut self, made: &Made) -> Option<Node> {
        let parent = *self.places.get(&made.parent)?;
        let Node { game, marks, .. } = self.tree.node(parent);
        let input = understood(game, &made.input)?;
        let (asked, marks): (_, Marks) = after(game, *marks, input, made.by);
        let mut game = game.clone();
        let mut events = Vec::new();
        game.submit(input, &mut events).ok()?;
        let agrees = Hash(game.hash()) == made.hash;
        if !agrees {
            self.differing.insert(made.number);
        }
        (agrees || !self.strict).then_some(Node {
            number: made.number,
            parent: Some(parent),
            input: Some(input),
            by: made.by,
            asked,
            events,
            game,
            marks,
            next: None,
        })
    }

    fn done(mut self) -> Replayed {
        let mut lost = 0;
        let mut number = self.head;
        while !self.places.contains_key(&number) {
            lost += 1;
            number = self.parents.get(&number).copied().unwrap_or(0);
        }
        if lost > 0 {
            let living = self.places.get(&number).copied().unwrap_or(0);
            let place = self.tree.at_rest(living);
            self.go_to(place);
        }
        let adapted = self.differing.contains(&number);
        Replayed { tree: self.tree, tray: self.tray, lost, adapted }
    }
}

/// The input that a line means at this point of the game.
fn understood(game: &Game, written: &Written) -> Option<Input> {
    match (written, game.pending()) {
        (Written::Die(die), Pending::Chance(_)) => Some(Input::Die(*die)),
        (Written::Draw(token), Pending::Draw(_)) => {
            let names = game.names();
            let named = |input: &Input| matches!(input, Input::Drawn(drawn) if drawn.name(names) == token);
            game.chances().into_iter().find(named)
        }
        (Written::Choose(option), Pending::Choose(decision)) => {
            let names = game.names();
            decision.options.iter().copied().find(|answer| answer.id(names) == *option).map(Input::Answer)
        }
        _ => None,
    }
}
