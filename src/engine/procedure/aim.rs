//! The aim of a scenario: when it is reached, what that brings, and when it is too late (rules 2.12, 11.6, 11.7).

use crate::content::scenario::Objective;
use crate::content::terms::Track;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::state::Outcome;

/// What wins this game (ruling 37).
pub(super) fn objective(view: &View<'_>) -> Objective {
    if view.setup.scripted { view.scenario.won_scripted } else { view.scenario.won }
}

/// Whether what can be counted has been done. Arriving and being served are seen when they happen.
pub(super) fn is_reached(view: &View<'_>) -> bool {
    let tally = &view.table.tally;
    match objective(view) {
        Objective::Arrive(_) | Objective::Served(_) => false,
        Objective::Enter(sectors) => tally.entered.has_all(sectors),
        Objective::TurnUp(tokens) => tally.revealed >= tokens,
        Objective::Win(combats) => tally.victories >= combats,
        Objective::BeatVillain => tally.villain_beaten,
    }
}

/// The aim is reached: what it brings, and the end.
pub(super) fn win(play: &mut Play<'_>) {
    let scenario = play.scenario;
    let reward = &scenario.file.reward;
    play.count(Track::Credits, reward.credits.into(), Some(Source::Scenario));
    for (&faction, &by) in &reward.reputation {
        play.change_reputation(faction, by);
    }
    play.emit(Event::Ended { outcome: Outcome::Won });
}

/// Whether the last turn is over.
pub(super) fn is_too_late(view: &View<'_>) -> bool {
    view.scenario.file.turns.is_some_and(|last| view.table.turn >= u16::from(last))
}
