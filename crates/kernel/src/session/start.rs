//! Beginning a game.

use std::path::PathBuf;
use std::sync::Arc;

use super::attendance::AttendanceLog;
use super::branch::Branches;
use super::chance_queue::ChanceQueue;
use super::draft::node;
use super::journal_writer::JournalWriter;
use super::node::Step;
use super::transaction::writer;
use super::tree::Tree;
use super::{DiceSource, Session, SessionError};
use crate::game::{Game, NewGame};
use crate::save::{self, Header, InputSource, Journal, Json, Progress, Store};

/// Where the journal of a new game is kept.
#[derive(Debug)]
pub enum Storage {
    /// In memory.
    Memory,
    /// In a new file of this folder.
    Folder(PathBuf),
    /// In a store of the caller's.
    Store(Box<dyn Store>),
}

impl<G: Game> Session<G> {
    /// Sets up a game and runs it to its first decision.
    ///
    /// # Errors
    /// If the game cannot begin like that, or the journal cannot be begun.
    pub fn begin(
        catalogue: &Arc<G::Catalogue>,
        start: G::Start,
        keep: Storage,
    ) -> Result<Self, SessionError<G::Fault>> {
        let NewGame { setup, seed, players, name, undo } = G::set_up(catalogue, start).map_err(SessionError::Game)?;
        let stage = G::first_stage(catalogue, &setup).map_err(SessionError::Game)?;
        let fingerprint = G::fingerprint(catalogue);
        let header = Header {
            format: save::FORMAT,
            game: G::ID.to_owned(),
            writer: writer::<G>(catalogue, fingerprint),
            name: save::shown(&name),
            undo,
            players: players.iter().map(|player| save::shown(player)).collect(),
            seed,
            setup: Json::of(&setup).map_err(|error| SessionError::Unwritable(error.to_string()))?,
        };
        let mut events = Vec::new();
        let game = G::begin(catalogue, &setup, &stage, &mut events).map_err(SessionError::Game)?;
        let journal = match keep {
            Storage::Memory => Journal::in_memory(&header)?,
            Storage::Folder(folder) => Journal::create(&folder, &header)?,
            Storage::Store(store) => Journal::begin(store, &header)?,
        };
        let root = node(&game, Progress::default(), 0, Step::Start, InputSource::Script, None, events, None);
        let mut session = Self {
            tree: Tree::new(root, stage, game),
            queue: ChanceQueue::default(),
            branches: Branches::default(),
            attendance: AttendanceLog::default(),
            name: header.name.clone(),
            source: DiceSource::default(),
            fingerprint,
            writer: JournalWriter::new(journal, false),
            header,
            setup,
        };
        if let Err(error) = session.open() {
            // Nobody has begun a game of which there is a header alone.
            session.writer.discard();
            return Err(error);
        }
        Ok(session)
    }
}
