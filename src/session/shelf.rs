//! The saved games, as a title screen shows them.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::load::LoadError;
use super::replay::replay;
use crate::content::Content;
use crate::content::scenario::{ObjectiveFile, SideTaken};
use crate::content::terms::Mode;
use crate::engine::{DecisionKind, Outcome, Pending, Seat};
use crate::save;

/// A file in the folder of games.
#[derive(Debug)]
pub struct Saved {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
    /// What is in it, or why that cannot be told.
    pub summary: Result<Summary, LoadError>,
}

/// What is in a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The scenario.
    pub scenario: String,
    /// What wins it.
    pub won: ObjectiveFile,
    /// For whom and against whom it is played, if the players took a side.
    pub side: Option<SideTaken>,
    /// The last turn, if there is one.
    pub last_turn: Option<u8>,
    /// Whether it is still being fitted out.
    pub fitting_out: bool,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// Who runs each system.
    pub seats: [Seat; 3],
    /// How hard it is played.
    pub mode: Mode,
    /// Whether it is a lesson played by its script.
    pub scripted: bool,
    /// The turn.
    pub turn: u16,
    /// Hull.
    pub hull: u8,
    /// Crew.
    pub crew: u8,
    /// Morale.
    pub morale: u8,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The games of a folder: unfinished ones first, then the finished, then files that cannot be played; the newest first
/// in each.
///
/// # Errors
/// If the folder cannot be read.
pub fn shelf(content: &Arc<Content>, folder: &Path) -> io::Result<Vec<Saved>> {
    let mut games: Vec<Saved> = save::list(&save::System, folder)?
        .into_iter()
        .map(|found| Saved { summary: summary(content, &found.path), path: found.path, modified: found.modified })
        .collect();
    games.sort_by_key(|game| match &game.summary {
        Ok(summary) if summary.outcome.is_none() => 0,
        Ok(_) => 1,
        Err(_) => 2,
    });
    Ok(games)
}

fn summary(content: &Arc<Content>, path: &Path) -> Result<Summary, LoadError> {
    let reading = save::read(path)?.renamed(&content.renames);
    let tree = replay(content, &reading.header, &reading.records)?.tree;
    let game = tree.game();
    let table = game.table();
    let header = reading.header;
    Ok(Summary {
        scenario: header.scenario,
        won: game.scenario().file.won.clone(),
        side: game.scenario().file.side,
        last_turn: game.scenario().file.turns,
        fitting_out: matches!(game.pending(), Pending::Choose(asked) if asked.kind == DecisionKind::SetUp),
        players: header.players,
        seats: header.seats.into(),
        mode: header.mode,
        scripted: header.scripted,
        turn: table.turn,
        hull: table.hull,
        crew: table.crew,
        morale: table.morale,
        outcome: match game.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => None,
        },
    })
}
