//! The missions of a campaign that is a chain of patrols: the first, and what comes after one that is behind (chapter 11).
//!
//! The engine says what the players want next ([`Game::sought`]) and sets it up ([`Game::embark`]); it cannot make a
//! mission. Whoever plays a campaign goes on with [`next`] or [`go_on`].

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::chance::Chance;
use super::wishes::{Length, Unfit, Wishes};
use crate::content::scenario::ScenarioFile;
use crate::content::terms::{Faction, Mode, Threat};
use crate::content::{Content, Scenario};
use crate::engine::query::Standing;
use crate::engine::{Events, Game, Sought, State};

/// Scenarios of a campaign that is a chain of patrols: as many as the two acts have (rule 11.1).
pub const CONTRACTS: u8 = 10;

/// The mission that a campaign begins with.
///
/// # Errors
/// If the catalogue has not what a patrol is made of.
pub fn first_contract(content: &Content, mode: Mode, seed: u64) -> Result<ScenarioFile, Unfit> {
    let mut chance = Chance::of_contract(seed, 1, None);
    // Rule 11.2: the players begin with the Federation or the Cartel.
    let with = chance.one(&[Faction::Federation, Faction::Cartel]);
    let wishes = Wishes { threat: threat(mode, 1), with, length: Length::Short, ..Wishes::default() };
    super::drawn(content, &wishes, mode, &mut chance)
}

/// The mission that a power offers when the scenario of this game is behind. The same game, power and seed offer the same.
///
/// # Errors
/// If the catalogue has not what a patrol is made of.
pub fn contract(game: &Game, with: Faction, seed: u64) -> Result<ScenarioFile, Unfit> {
    let table = game.table();
    let mode = game.state().setup.mode;
    let number = table.log.as_ref().map_or(1, |log| log.scenario.saturating_add(1));
    let mut chance = Chance::of_contract(seed, number, Some(with));
    let standing: BTreeMap<Faction, i8> =
        Faction::ALL.into_iter().map(|faction| (faction, table.reputation(faction))).collect();
    let enemies = Faction::ALL.into_iter().filter(|other| other.is_enemy_of(with));
    let against = enemies.min_by_key(|other| table.reputation(*other));
    let wishes = Wishes {
        threat: threat(mode, number),
        length: Length::Short,
        with: Some(with),
        factions: against.into_iter().collect::<BTreeSet<_>>(),
        villain: against.is_some_and(|other| Standing::of(table.reputation(other)) == Standing::Enemy),
        standing,
        ..Wishes::default()
    };
    super::drawn(game.content(), &wishes, mode, &mut chance)
}

/// The scenario that a campaign goes on with, laid out: that of the contract which the players have chosen, or the same
/// once more. None while the scenario under way is not behind, and when the campaign is over.
///
/// # Errors
/// If no mission can be made.
pub fn next(game: &Game, seed: u64) -> Result<Option<Arc<Scenario>>, Unfit> {
    match game.sought() {
        None => Ok(None),
        Some(Sought::Again) => Ok(Some(Arc::clone(game.scenario()))),
        Some(Sought::Contract(with)) => super::scenario(game.content(), contract(game, with, seed)?).map(Some),
    }
}

/// Goes on with a campaign: the next scenario, begun. `began` is the state in which the scenario that is behind began, and
/// `seed` that of the campaign. None where [`next`] has none.
///
/// # Errors
/// If no mission can be made.
pub fn go_on(game: &Game, began: &State, seed: u64, events: &mut Events) -> Result<Option<Game>, Unfit> {
    Ok(next(game, seed)?.map(|scenario| game.embark(scenario, began, events)))
}

/// How dangerous the scenario of this number is (rule 11.3).
fn threat(mode: Mode, number: u8) -> Threat {
    let (yellow, red) = match mode {
        Mode::Easy => (6, 10),
        Mode::Normal => (4, 8),
        Mode::Hard => (2, 6),
    };
    match number {
        number if number >= red => Threat::Red,
        number if number >= yellow => Threat::Yellow,
        _ => Threat::Green,
    }
}
