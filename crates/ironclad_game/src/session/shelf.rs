//! The saved games, as a title screen and a shelf of campaigns show them.

use std::io;
use std::path::Path;
use std::sync::Arc;

use kernel::session::{self, Since, TurnId};

use crate::content::map::Terrain;
use crate::content::scenario::{ObjectiveFile, SideTaken};
use crate::content::terms::Mode;
use crate::content::{Content, Id, SectorId};
use crate::engine::{Event, Game, Outcome, Pending, Seat};
use crate::hex::Coord;
use crate::play::Fault;
use crate::session::{LoadError, Session};

/// A file in the folder of games.
pub type Saved = session::Saved<Summary, Fault>;

/// What is in a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The players' name for it; empty if they gave none.
    pub name: String,
    /// How many scenarios the campaign has; none if it is a single mission.
    pub campaign: Option<u8>,
    /// Which scenario of the campaign it is, which attempt, which turn.
    pub when: TurnId,
    /// The scenario.
    pub scenario: String,
    /// What wins it.
    pub won: ObjectiveFile,
    /// For whom and against whom it is played, if the players took a side.
    pub side: Option<SideTaken>,
    /// The last turn, if there is one.
    pub last_turn: Option<u8>,
    /// Whether the ship is still in dock: the prologue is being read, or she is being outfitted.
    pub ashore: bool,
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
    /// Where the ship is, in a small picture.
    pub chart: Chart,
    /// Points of Hull left.
    pub hull: u8,
    /// Where Crew stands, from 1 to 7.
    pub crew: u8,
    /// Where Morale stands, from 1 to 7.
    pub morale: u8,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The map of a saved game, with as much as a small picture of it shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Chart {
    /// The sectors.
    pub spots: Vec<Spot>,
    /// The place of the sector with the ship.
    pub ship: usize,
    /// Indices of the sectors visited in this scenario, in order, the current one last.
    pub course: Vec<usize>,
}

/// A sector in a small picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Its coordinates.
    pub at: Coord,
    /// What it is.
    pub terrain: Terrain,
    /// Whether it has a token.
    pub token: bool,
}

/// The games of a folder: unfinished ones first, then the finished, then files that cannot be played; the newest first
/// in each.
///
/// # Errors
/// If the folder cannot be read.
pub fn shelf(content: &Arc<Content>, folder: &Path) -> io::Result<Vec<Saved>> {
    Session::shelf(content, folder, Since::Stage, summed_up)
}

/// Summarises a file. It is only read.
///
/// # Errors
/// As for a game that is opened.
pub fn summary(content: &Arc<Content>, path: &Path) -> Result<Summary, LoadError> {
    Ok(summed_up(Session::glance(content, path, Since::Stage)?))
}

fn summed_up(glance: session::Glance<Game>) -> Summary {
    let session::Glance { header, setup, name, when, game, events } = glance;
    let table = game.table();
    Summary {
        name,
        campaign: setup.campaign.map(|campaign| campaign.scenarios),
        when,
        scenario: game.scenario().name.clone(),
        won: game.scenario().file.won.clone(),
        side: game.view().client().zip(game.view().opponent()).map(|(with, against)| SideTaken { with, against }),
        last_turn: game.view().last_turn(),
        ashore: table.turn == 0,
        players: header.players,
        seats: game.state().setup.seats,
        mode: setup.mode,
        scripted: setup.scripted,
        turn: table.turn,
        chart: chart(&game, &events),
        hull: table.hull,
        crew: table.crew,
        morale: table.morale,
        outcome: match game.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => None,
        },
    }
}

fn chart(game: &Game, events: &[Event]) -> Chart {
    let (map, table) = (&game.scenario().map, game.table());
    let spot = |id: SectorId| {
        let sector = &map.sectors[id];
        Spot { at: sector.at, terrain: sector.terrain, token: table.token(id).is_some() }
    };
    let moved = |event: &Event| match event {
        Event::Moved { from, .. } => Some(from.index()),
        _ => None,
    };
    let left = events.iter().filter_map(moved);
    let ship = table.ship.index();
    Chart { spots: map.sectors.ids().map(spot).collect(), ship, course: left.chain([ship]).collect() }
}
