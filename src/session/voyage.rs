//! A campaign goes from scenario to scenario: which one the players sail into next.

use std::sync::Arc;

use super::node::Stage;
use crate::engine::{Game, Sought};
use crate::patrol::{self, Unfit, Wishes};
use crate::save::{Embark, Embarked, Mission};

/// The scenario that is sought, and what the journal says of it.
pub(super) fn next(game: &Game, sought: Sought, seed: u64) -> Result<(Embark, Stage), Unfit> {
    let content = game.content();
    match sought {
        Sought::Again => {
            let scenario = Arc::clone(game.scenario());
            let embarked = Embarked { scenario: scenario.name.clone(), mission: None };
            Ok((Embark::Again, Stage { scenario, embarked }))
        }
        Sought::Contract(faction) => {
            let number = game.table().log.as_ref().map_or(1, |log| log.scenario);
            let wishes = Wishes { with: Some(faction), ..Wishes::default() };
            let seed = seed.wrapping_add(u64::from(number) << 32);
            let file = patrol::generate(content, &wishes, game.state().setup.mode, seed)?;
            let mission = Some(Mission::of(content, &file));
            let scenario = patrol::scenario(content, file)?;
            let embarked = Embarked { scenario: scenario.name.clone(), mission };
            Ok((Embark::Next(embarked.clone()), Stage { scenario, embarked }))
        }
    }
}
