//! The next scenario of a campaign.

use std::sync::Arc;

use super::{Fault, Mission, Stage};
use crate::content::terms::Faction;
use crate::engine::{Game, Sought};
use crate::patrol::{self, Unfit};

/// The next scenario; the current one where no other is wanted.
pub(super) fn next(game: &Game, seed: u64) -> Result<Stage, Fault> {
    match game.sought() {
        Some(Sought::Contract(with)) => contract(game, with, seed),
        Some(Sought::Chapter(number)) => chapter(game, number),
        Some(Sought::Again) | None => {
            let mission = Mission::of(game.content(), &game.scenario().file)?;
            Stage::of(Arc::clone(game.scenario()), Some(mission), game.view().edition())
        }
    }
}

/// The contract of a power.
fn contract(game: &Game, with: Faction, seed: u64) -> Result<Stage, Fault> {
    let file = patrol::contract(game, with, seed)?;
    let mission = Mission::of(game.content(), &file)?;
    Stage::of(patrol::scenario(game.content(), file)?, Some(mission), game.view().edition())
}

/// A chapter of the story that is being played.
fn chapter(game: &Game, number: u8) -> Result<Stage, Fault> {
    let edition = game.view().edition();
    let scenario = game.content().chapter_in(game.scenario().pack(), number, edition);
    Stage::of(Arc::clone(scenario.ok_or(Unfit::Chapter(number))?), None, edition)
}
