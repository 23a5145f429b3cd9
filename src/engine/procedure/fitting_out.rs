//! Fitting out before the first turn: heroes are hired and assigned, fighters, mechs and modules are chosen (rule 11.4).

use serde::{Deserialize, Serialize};

use super::{ask, options};
use crate::content::limits::{BAYS, SLOTS, SQUAD};
use crate::content::scenario::Roster;
use crate::content::terms::System;
use crate::content::{HeroId, ModuleId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Options, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::set_up::{bay, fitted};

/// Fitting out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FittingOut {
    over: bool,
}

impl FittingOut {
    /// Before the first turn.
    pub(in crate::engine) fn new() -> Self {
        Self { over: false }
    }
}

impl Procedure for FittingOut {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if !self.over {
            return Flow::Wait;
        }
        play.emit(Event::FittedOut);
        Flow::Done
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask(DecisionKind::SetUp, Some(Source::Scenario), choices(view))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let event = match answer {
            Answer::Hire(hero) => {
                let promoted = play.scenario.file.promoted.contains(&hero);
                let cost = play.content.heroes[hero].side(promoted).cost;
                let system = posting(&play.view(), hero).unwrap_or(System::Bridge);
                Event::HeroHired { hero, system, cost, promoted }
            }
            Answer::Dismiss(hero) => {
                let promoted = play.table().hero(hero).is_some_and(|aboard| aboard.promoted);
                Event::HeroDismissed { hero, cost: play.content.heroes[hero].side(promoted).cost }
            }
            Answer::Assign(hero, system) => Event::HeroPosted { hero, system },
            Answer::Fit(module) => {
                let upgraded = fitted(play.scenario, module).upgraded;
                let fee = play.content.modules[module].side(upgraded).fee;
                Event::ModuleFitted { module, fee, upgraded }
            }
            Answer::Unfit(module) => {
                let upgraded = fitted(play.scenario, module).upgraded;
                Event::ModuleTakenOut { module, fee: play.content.modules[module].side(upgraded).fee }
            }
            Answer::Ship(fighter) if play.table().fighter(fighter).is_some() => Event::ShipLeft { fighter },
            Answer::Ship(fighter) => Event::ShipTaken { fighter, upgraded: bay(play.scenario, fighter).upgraded },
            _ => {
                self.over = true;
                return Flow::Go;
            }
        };
        play.emit(event);
        // A module may take an energy space, or strengthen the shields.
        play.settle_energy();
        play.raise_shields();
        Flow::Go
    }
}

/// The system whose squad has room and suits a hero best: where her skill counts most, the emptier squad among equals.
fn posting(view: &View<'_>, hero: HeroId) -> Option<System> {
    use crate::content::terms::Skill;
    let promoted = view.scenario.file.promoted.contains(&hero);
    let side = view.content.heroes[hero].side(promoted);
    let worth = |system: &System| match system {
        System::Bridge => side.skill(Skill::Piloting).max(side.skill(Skill::Leadership)),
        System::Weapons => side.skill(Skill::Operate),
        System::Hangar => side.skill(Skill::Piloting).min(side.skill(Skill::Operate)),
    };
    let open = System::ALL.into_iter().filter(|system| view.squad(*system).count() < SQUAD);
    open.max_by_key(|system| (worth(system), std::cmp::Reverse(view.squad(*system).count())))
}

fn choices(view: &View<'_>) -> Options {
    let table = view.table;
    let Some(roster) = &view.scenario.file.roster else { return options([Answer::Done]) };
    let mut open = Options::new();
    let mut add = |answer| {
        let _ = open.try_push(answer);
    };
    for hero in hireable(view, roster) {
        add(Answer::Hire(hero));
    }
    for aboard in &table.heroes {
        add(Answer::Dismiss(aboard.hero));
        let elsewhere = System::ALL.into_iter().filter(|system| *system != aboard.system);
        for system in elsewhere.filter(|system| view.squad(*system).count() < SQUAD) {
            add(Answer::Assign(aboard.hero, system));
        }
    }
    for &fighter in &roster.fighters {
        if table.fighter(fighter).is_some() || table.fighters.len() < BAYS {
            add(Answer::Ship(fighter));
        }
    }
    for &module in &roster.modules {
        if table.modules.iter().any(|fitted| fitted.module == module) {
            add(Answer::Unfit(module));
        } else if fits(view, module) {
            add(Answer::Fit(module));
        }
    }
    add(Answer::Done);
    open
}

/// Heroes who could be hired with the Credits at hand while there is a place for them.
fn hireable(view: &View<'_>, roster: &Roster) -> impl Iterator<Item = HeroId> {
    let room = System::ALL.into_iter().any(|system| view.squad(system).count() < SQUAD);
    let heroes = roster.heroes.iter().copied().filter(move |hero| room && view.table.hero(*hero).is_none());
    heroes.filter(|hero| {
        let promoted = view.scenario.file.promoted.contains(hero);
        u16::from(view.content.heroes[*hero].side(promoted).cost) <= view.table.credits
    })
}

/// Whether there is a slot for a module, and its fee can be paid.
fn fits(view: &View<'_>, module: ModuleId) -> bool {
    let side = view.content.modules[module].side(fitted(view.scenario, module).upgraded);
    view.table.modules.len() < SLOTS && u16::from(side.fee) <= view.table.credits
}
