//! A summary of a saved game, for lists of games.

use std::path::Path;
use std::sync::Arc;

use super::Session;
use super::history::scenario_in_hand;
use super::load::LoadError;
use super::node::TurnId;
use super::replay::replay;
use crate::game::Game;
use crate::save::Header;

/// A saved game as it stands, replayed from its file.
#[derive(Debug)]
pub struct Glance<G: Game> {
    /// The first line of the file.
    pub header: Header,
    /// What it was begun with.
    pub setup: G::Setup,
    /// The players' name for it; empty if they gave none.
    pub name: String,
    /// The stage, attempt and turn it stands in.
    pub when: TurnId,
    /// The game.
    pub game: G,
    /// The events of the current stage.
    pub events: Vec<G::Event>,
}

impl<G: Game> Session<G> {
    /// Summarises a file. It is only read.
    ///
    /// # Errors
    /// As for a game that is opened.
    pub fn glance(catalogue: &Arc<G::Catalogue>, path: &Path) -> Result<Glance<G>, LoadError<G::Fault>> {
        let reading = Self::read(catalogue, path)?;
        let replayed = replay::<G>(catalogue, &reading.header, &reading.records)?;
        let tree = &replayed.tree;
        let places = scenario_in_hand(tree).into_iter();
        Ok(Glance {
            events: places.flat_map(|place| tree.node(place).kept_events().to_vec()).collect(),
            when: tree.head().when,
            game: tree.game().clone(),
            setup: replayed.setup,
            name: replayed.name,
            header: reading.header,
        })
    }
}
