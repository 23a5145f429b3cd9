//! The aim of a scenario and its other milestones: when they are reached, what that brings, and when it is too late (rules
//! 2.12, 11.5 to 11.7).

use super::story::milestones;
use crate::content::scenario::{Objective, Reward};
use crate::content::terms::Track;
use crate::content::{FighterId, HeroId, ModuleId};
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::state::Outcome;

/// What wins this game (ruling 37).
pub(in crate::engine) fn objective(view: &View<'_>) -> Objective {
    if view.setup.scripted { view.scenario.won_scripted } else { view.scenario.won }
}

/// Whether what can be counted has been done. Arriving and being served are seen when they happen.
pub(super) fn is_reached(view: &View<'_>) -> bool {
    match objective(view) {
        Objective::Arrive(_) | Objective::Served(_) => false,
        countable => is_done(view, countable),
    }
}

/// Whether an objective has been met by now.
pub(in crate::engine) fn is_done(view: &View<'_>, objective: Objective) -> bool {
    let (done, all) = progress(view, objective);
    done >= all
}

/// How much of an objective is done, and of how much.
pub(in crate::engine) fn progress(view: &View<'_>, objective: Objective) -> (u8, u8) {
    let tally = &view.table.tally;
    let deeds = view.log().map(|log| log.deeds).unwrap_or_default();
    let few = |count: u32| u8::try_from(count).unwrap_or(u8::MAX);
    match objective {
        Objective::Arrive(sector) => (tally.entered.has(sector).into(), 1),
        // Nothing that is counted tells of it.
        Objective::Served(_) => (0, 1),
        // A story looks at its own milestones, and says itself when it is over.
        Objective::Story => (0, 1),
        Objective::Enter(sectors) => (few(tally.entered.shared(sectors)), few(sectors.count())),
        Objective::TurnUp(tokens) => (tally.revealed, tokens),
        Objective::Win(combats) => (tally.victories, combats),
        Objective::BeatVillain => (tally.villain_beaten.into(), 1),
        Objective::Scout(tokens) => (deeds.scouted, tokens),
        Objective::Explore(tokens) => (deeds.explored, tokens),
        Objective::Succeed(checks) => (deeds.checks, checks),
    }
}

/// Milestones besides the aim that are reached by now bring what they bring (rules 11.5, 11.6).
pub(super) fn reach(play: &mut Play<'_>) {
    milestones::look(play);
    let scenario = play.scenario;
    for ((objective, written), place) in scenario.milestones.iter().zip(&scenario.file.milestones).zip(1u8..) {
        let open = play.table().log.as_ref().and_then(|log| log.reached.get(usize::from(place))) == Some(&false);
        if open && is_done(&play.view(), *objective) {
            play.emit(Event::MilestoneReached { place });
            pay(play, &written.reward);
        }
    }
}

/// The aim is reached: what it brings, and the end.
pub(super) fn win(play: &mut Play<'_>) {
    reach(play);
    if play.table().log.is_some() {
        play.emit(Event::MilestoneReached { place: 0 });
    }
    pay(play, &play.scenario.file.reward);
    play.emit(Event::Ended { outcome: Outcome::Won });
}

/// What something brings at once; gear is drawn at the debriefing.
fn pay(play: &mut Play<'_>, reward: &Reward) {
    play.count(Track::Credits, reward.credits.into(), Some(Source::Scenario));
    for (&faction, &by) in &reward.reputation {
        play.change_reputation(faction, by);
    }
    for &hero in &reward.heroes {
        gain_hero(play, hero);
    }
    for &fighter in &reward.fighters {
        gain_ship(play, fighter);
    }
    for &module in &reward.modules {
        gain_module(play, module);
    }
}

/// A hero is on the roster from now on, if she is not on it already.
pub(super) fn gain_hero(play: &mut Play<'_>, hero: HeroId) {
    if play.table().log.as_ref().is_some_and(|log| log.enlisted(hero).is_none()) {
        play.emit(Event::HeroJoined { hero });
    }
}

/// A fighter or mech is the players' from now on, if they have none like it.
pub(super) fn gain_ship(play: &mut Play<'_>, fighter: FighterId) {
    if play.table().log.as_ref().is_some_and(|log| log.ship(fighter).is_none()) {
        play.emit(Event::ShipGained { fighter });
    }
}

/// A module is the players' from now on, if they have none like it.
pub(super) fn gain_module(play: &mut Play<'_>, module: ModuleId) {
    if play.table().log.as_ref().is_some_and(|log| log.module(module).is_none()) {
        play.emit(Event::ModuleGained { module });
    }
}

/// Whether the last turn is over.
pub(super) fn is_too_late(view: &View<'_>) -> bool {
    view.last_turn().is_some_and(|last| view.table.turn >= u16::from(last))
}
