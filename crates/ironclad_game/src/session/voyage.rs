//! A campaign goes from scenario to scenario: which one the players sail into next.

use std::sync::Arc;

use super::node::Stage;
use crate::content::terms::Faction;
use crate::engine::Game;
use crate::patrol::{self, Unfit};
use crate::save::{Embark, Embarked, Mission};

/// The contract of a power, and what the journal says of it.
pub(super) fn contract(game: &Game, with: Faction, seed: u64) -> Result<(Embark, Stage), Unfit> {
    let content = game.content();
    let file = patrol::contract(game, with, seed)?;
    let mission = Some(Mission::of(content, &file));
    let scenario = patrol::scenario(content, file)?;
    let embarked = Embarked { scenario: scenario.name.clone(), mission };
    Ok((Embark::Next(embarked.clone()), Stage { scenario, embarked }))
}

/// A chapter of the story that is being played.
pub(super) fn chapter(game: &Game, number: u8) -> Result<(Embark, Stage), Unfit> {
    let scenario = game.content().chapter_of(game.scenario().pack(), number);
    let scenario = scenario.map(Arc::clone).ok_or(Unfit::Chapter(number))?;
    let embarked = Embarked { scenario: scenario.name.clone(), mission: None };
    Ok((Embark::Next(embarked.clone()), Stage { scenario, embarked }))
}
