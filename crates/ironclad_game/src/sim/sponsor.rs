//! Campaigns whose sponsor is set, so that each power is measured as often as wished.

use std::sync::Arc;

use crate::content::terms::Faction;
use crate::engine::Game;
use crate::engine::query::View;

/// The first scenario whose sponsor is whoever stands highest (rule 11.2).
const FIRST: u8 = 6;

/// From this scenario on, what the powers think of the players is turned round the ring until this one stands highest: how
/// well they stand, and with whom a sponsor's friends and enemies are, remains as it was earned. Who was taken aboard on
/// the way, flags and purse are not touched.
pub(super) fn sets(power: Faction, game: Game) -> Game {
    let view = game.view();
    if !is_asked(&view) || view.patrons().any(|patron| patron == power) {
        return game;
    }
    let Some(highest) = view.patrons().next() else { return game };
    let mut state = game.state().clone();
    let by = (power.index() + Faction::ALL.len() - highest.index()) % Faction::ALL.len();
    state.table.reputation.rotate_right(by);
    state.table.ally = state.table.ally.map(|ally| turned(ally, by));
    Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
}

/// Whether the scenario is one that is sailed for a sponsor.
pub(super) fn is_asked(view: &View<'_>) -> bool {
    view.log().is_some_and(|log| log.scenario >= FIRST)
}

/// The power so many places further round the ring.
fn turned(power: Faction, by: usize) -> Faction {
    Faction::ALL.into_iter().cycle().nth(power.index() + by).unwrap_or(power)
}
