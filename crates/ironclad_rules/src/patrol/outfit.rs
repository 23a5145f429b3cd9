//! What a quartermaster would do with the fitting out at hand: a crew for the purse, ships and modules that are sound, gear
//! to whoever makes the most of it (rules 11.4, 12.1).

use std::cmp::Reverse;

use super::crew::{self, Suggested};
use crate::content::gear::Is;
use crate::content::limits::{BAYS, SLOTS};
use crate::content::module::Fitting;
use crate::content::ship::FighterSide;
use crate::content::{Content, FighterId, HeroId, ModuleId};
use crate::engine::query::View;
use crate::engine::query::campaign::Candidate;
use crate::engine::state::{Bay, Fitted};
use crate::engine::{Answer, DecisionKind, Events, Game, Input, Pending};

/// Answers of one suggestion at the most: each hero is hired and assigned, everybody else sent ashore.
const STEPS: usize = 80;

/// The answers that would do it, in order, as far as something is still to do. Empty outside a fitting out.
pub fn suggestion(game: &Game) -> Vec<Answer> {
    let mut game = game.clone();
    let mut events = Events::new();
    let mut steps = Vec::new();
    while steps.len() < STEPS
        && let Some(step) = suggested(&game)
        && game.submit(Input::Answer(step), &mut events).is_ok()
    {
        steps.push(step);
        events.clear();
    }
    steps
}

/// The next of these answers; none if all is done.
pub fn suggested(game: &Game) -> Option<Answer> {
    let Pending::Choose(decision) = game.pending() else { return None };
    if decision.kind != DecisionKind::SetUp {
        return None;
    }
    let view = game.view();
    let (crew, spare) = hiring(&view);
    let steps = crew_steps(&view, &crew).into_iter().chain(ship_steps(&view)).chain(module_steps(&view, spare));
    steps.chain(gear_steps(&view)).find(|step| decision.options.contains(step))
}

/// A crew for what there is to spend, had nothing been paid yet, and what hiring it leaves beyond what is kept.
fn hiring(view: &View<'_>) -> (Suggested, u16) {
    let candidates: Vec<Candidate> = view.roster().collect();
    let hired = view.table.heroes.iter().map(|hero| u16::from(view.candidate(hero.hero).cost));
    let fitted = view.table.modules.iter().map(|own| u16::from(side(view.content, own).fee));
    let purse = hired.chain(fitted).fold(view.table.credits, u16::saturating_add);
    let ships: Vec<&FighterSide> =
        ships(view).map(|bay| view.content.fighters[bay.fighter].side(bay.upgraded)).collect();
    let crew = crew::suggested(view.content, &candidates, &ships, purse);
    let spare = purse.saturating_sub(crew.cost).saturating_sub(crew::KEPT);
    (crew, spare)
}

fn crew_steps(view: &View<'_>, crew: &Suggested) -> Vec<Answer> {
    let aboard = view.table.heroes.iter();
    let posted = crew.squads.iter().flat_map(|(system, squad)| squad.iter().map(move |hero| (*hero, *system)));
    let posted: Vec<_> = posted.collect();
    let place = |hero: HeroId| posted.iter().find(|(other, _)| *other == hero).map(|(_, system)| *system);
    let dismissed = aboard.clone().filter(|hero| place(hero.hero).is_none()).map(|hero| Answer::Dismiss(hero.hero));
    let moved = aboard.filter_map(|hero| {
        place(hero.hero).filter(|system| *system != hero.system).map(|system| Answer::Assign(hero.hero, system))
    });
    let hired = posted.iter().filter(|(hero, _)| view.table.hero(*hero).is_none()).map(|(hero, _)| Answer::Hire(*hero));
    dismissed.chain(moved).chain(hired).collect()
}

/// The soundest ships, refitted ones first, as many as there are bays.
fn ships(view: &View<'_>) -> impl Iterator<Item = Bay> {
    let left = |bay: &Bay| view.fighter(bay.fighter).hull.saturating_sub(bay.damage);
    let mut ships: Vec<Bay> = view.hangar().filter(|bay| left(bay) > 0).collect();
    ships.sort_by_key(|bay| (Reverse(bay.upgraded), Reverse(left(bay)), bay.fighter));
    ships.into_iter().take(BAYS)
}

fn ship_steps(view: &View<'_>) -> Vec<Answer> {
    let chosen: Vec<FighterId> = ships(view).map(|bay| bay.fighter).collect();
    let taken = |fighter: FighterId| view.table.fighter(fighter).is_some();
    let left = view.table.fighters.iter().map(|bay| bay.fighter).filter(|fighter| !chosen.contains(fighter));
    let missing = chosen.iter().copied().filter(|fighter| !taken(*fighter));
    left.chain(missing).map(Answer::Ship).collect()
}

/// Modules: upgraded ones first, those that take an energy space last, and of those that cost something to fit no more than
/// can be spared once the crew is hired.
fn module_steps(view: &View<'_>, spare: u16) -> Vec<Answer> {
    let mut modules: Vec<Fitted> = view.stores().collect();
    modules.sort_by_key(|own| {
        let (written, does) = (&view.content.modules[own.module], side(view.content, own));
        (Reverse(own.upgraded), does.energy, written.lesser, does.fee, own.module)
    });
    let mut left = spare;
    let mut chosen: Vec<ModuleId> = Vec::new();
    for own in &modules {
        let paid = left.checked_sub(side(view.content, own).fee.into());
        if chosen.len() < SLOTS
            && let Some(rest) = paid
        {
            left = rest;
            chosen.push(own.module);
        }
    }
    let fitted = |module: ModuleId| view.table.modules.iter().any(|fitted| fitted.module == module);
    let others = view.table.modules.iter().map(|own| own.module).filter(|module| !chosen.contains(module));
    let missing = chosen.iter().copied().filter(|module| !fitted(*module));
    others.map(Answer::Unfit).chain(missing.map(Answer::Fit)).collect()
}

fn side(content: &Content, own: &Fitted) -> Fitting {
    content.modules[own.module].side(own.upgraded)
}

/// Gear out of the lockers, each piece to whoever is best at what it helps with and carries none.
fn gear_steps(view: &View<'_>) -> Vec<Answer> {
    let steps = view.lockers().filter_map(|gear| {
        let Is::Kit { skill, .. } = view.content.gear[gear].is else { return None };
        let free = view.recipients(gear).filter(|hero| view.table.carried(*hero).is_none());
        free.max_by_key(|hero| (view.skill(*hero, skill), Reverse(*hero))).map(|hero| Answer::Gear(gear, hero))
    });
    steps.collect()
}
