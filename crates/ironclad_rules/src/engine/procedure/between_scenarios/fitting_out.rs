//! Fitting out before the first turn: heroes are hired and assigned, fighters, mechs and modules are chosen, and in a
//! campaign gear is given out (rules 11.4, 12.1).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::content::edition::Edition;
use crate::content::hero::HeroSide;
use crate::content::limits::{BAYS, HANGAR, SLOTS, SQUAD};
use crate::content::terms::{Skill, System, Track};
use crate::content::{GearId, HeroId, ModuleId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Options, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::{ask, not_offered};
use crate::engine::query::View;
use crate::engine::query::campaign::{Candidate, suits};
use crate::engine::state::Seat;

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
        // What a module had room for, and no longer has, is gone (ruling 87).
        let (hull, ammo) = (play.view().most_hull(), play.view().most_ammo());
        let (more_hull, more_ammo) = (play.table().hull.saturating_sub(hull), play.table().ammo.saturating_sub(ammo));
        play.count(Track::Hull, -i16::from(more_hull), Some(Source::Scenario));
        play.count(Track::Ammo, -i16::from(more_ammo), Some(Source::Scenario));
        play.emit(Event::FittedOut);
        Flow::Done
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask(DecisionKind::SetUp, Some(Source::Scenario), choices(view))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Hire(hero) => {
                let Candidate { cost, promoted, status, .. } = play.view().candidate(hero);
                let system = posting(&play.view(), hero).unwrap_or(System::Bridge);
                play.emit(Event::HeroHired { hero, system, cost, promoted, status });
            }
            Answer::Dismiss(hero) => {
                stow(play, hero);
                let cost = play.view().candidate(hero).cost;
                play.emit(Event::HeroDismissed { hero, cost });
            }
            Answer::Assign(hero, system) => {
                play.emit(Event::HeroPosted { hero, system });
                if play.view().gear_of(system) > play.view().gear_places(system) {
                    stow(play, hero);
                }
            }
            Answer::Deal(system, seat) => play.emit(Event::Dealt { system, seat }),
            Answer::Fit(module) => {
                let upgraded = play.view().is_upgraded(module);
                let fee = play.content.modules[module].side(upgraded).fee;
                play.emit(Event::ModuleFitted { module, fee, upgraded });
            }
            Answer::Unfit(module) => {
                let upgraded = play.view().is_upgraded(module);
                play.emit(Event::ModuleTakenOut { module, fee: play.content.modules[module].side(upgraded).fee });
            }
            Answer::Ship(fighter) if play.table().fighter(fighter).is_some() => play.emit(Event::ShipLeft { fighter }),
            Answer::Ship(fighter) => {
                let bay = play.view().hangar().find(|bay| bay.fighter == fighter);
                let (upgraded, damage) = bay.map_or((false, 0), |bay| (bay.upgraded, bay.damage));
                play.emit(Event::ShipTaken { fighter, upgraded, damage });
            }
            Answer::Gear(gear, hero) => give(play, gear, hero),
            Answer::Done => self.over = true,
            other => return not_offered(other),
        }
        // A module may take an energy space, or strengthen the shields.
        play.settle_energy();
        play.raise_shields();
        Flow::Go
    }
}

/// A piece of gear goes to a hero, and what she has goes to the lockers.
fn give(play: &mut Play<'_>, gear: GearId, to: HeroId) {
    stow(play, to);
    let from = play.table().gear.iter().find(|carried| carried.gear == gear).map(|carried| carried.hero);
    play.emit(match from {
        Some(from) => Event::GearMoved { gear, from, to },
        None => Event::GearTaken { gear, hero: to },
    });
}

/// What a hero carries goes to the lockers.
fn stow(play: &mut Play<'_>, hero: HeroId) {
    if let Some(gear) = play.table().carried(hero).map(|carried| carried.gear) {
        play.emit(Event::GearStowed { gear });
    }
}

/// The system whose squad has room and suits a hero best (rule 1.4), the emptier squad among equals. It goes by the ships
/// that are taken along, or else by all that could be.
fn posting(view: &View<'_>, hero: HeroId) -> Option<System> {
    let card = view.content.heroes[hero].side(view.candidate(hero).promoted);
    let taken = view.table.fighters.iter().map(|bay| view.content.fighters[bay.fighter].side(bay.upgraded));
    let ours = view.hangar().map(|bay| view.content.fighters[bay.fighter].side(bay.upgraded));
    let ships: ArrayVec<_, HANGAR> =
        if view.table.fighters.is_empty() { ours.take(HANGAR).collect() } else { taken.take(HANGAR).collect() };
    let worth = |system: &System| match view.edition() {
        Edition::First => suits_at_first(card, *system),
        Edition::Second => suits(card, *system, ships.iter().copied()),
    };
    let open = System::ALL.into_iter().filter(|system| view.squad(*system).count() < SQUAD);
    open.max_by_key(|system| (worth(system), std::cmp::Reverse(view.squad(*system).count())))
}

/// How well a hero suited a system in the first edition: games begun by it are hired for as they were (ruling 102).
fn suits_at_first(card: &HeroSide, system: System) -> u8 {
    match system {
        System::Bridge => card.skill(Skill::Piloting).max(card.skill(Skill::Leadership)),
        System::Weapons => card.skill(Skill::Operate),
        System::Hangar => card.skill(Skill::Piloting).min(card.skill(Skill::Operate)),
    }
}

fn choices(view: &View<'_>) -> Options {
    let table = view.table;
    let room = System::ALL.map(|system| view.squad(system).count() < SQUAD);
    let mut open = Options::new();
    let mut add = |answer| {
        // Whatever does not fit, fitting out can be ended.
        if open.remaining_capacity() > 1 {
            open.push(answer);
        }
    };
    if room.contains(&true) {
        for hero in hireable(view) {
            add(Answer::Hire(hero));
        }
    }
    for aboard in &table.heroes {
        add(Answer::Dismiss(aboard.hero));
        let elsewhere = System::ALL.into_iter().filter(|system| *system != aboard.system);
        for system in elsewhere.filter(|system| room[system.index()]) {
            add(Answer::Assign(aboard.hero, system));
        }
    }
    for bay in view.hangar() {
        if table.fighter(bay.fighter).is_some() || table.fighters.len() < BAYS {
            add(Answer::Ship(bay.fighter));
        }
    }
    for owned in view.stores() {
        if table.modules.iter().any(|fitted| fitted.module == owned.module) {
            add(Answer::Unfit(owned.module));
        } else if fits(view, owned.module) {
            add(Answer::Fit(owned.module));
        }
    }
    // Outside a campaign nobody has gear before the first turn.
    if view.log().is_some() {
        for gear in view.lockers().chain(table.gear.iter().map(|carried| carried.gear)) {
            for hero in view.recipients(gear) {
                add(Answer::Gear(gear, hero));
            }
        }
    }
    for (system, seat) in deals(view) {
        add(Answer::Deal(system, seat));
    }
    open.push(Answer::Done);
    open
}

/// Who could run each system instead, where more than one plays: in a campaign, before each scenario (rule 1.2). Somebody
/// who is missing is dealt nothing.
fn deals(view: &View<'_>) -> impl Iterator<Item = (System, Seat)> {
    let view = *view;
    let players = if view.log().is_some() { view.players() } else { 1 };
    let others =
        move |system: System| (1..=players).filter_map(Seat::new).filter(move |seat| *seat != view.seat(system));
    System::ALL.into_iter().flat_map(move |system| others(system).map(move |seat| (system, seat)))
}

/// Heroes ashore who could be hired with the Credits at hand.
fn hireable(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    let view = *view;
    let ashore = view.listed().filter(move |hero| view.table.hero(*hero).is_none());
    let candidates = ashore.map(move |hero| view.candidate(hero));
    candidates.filter(move |candidate| u16::from(candidate.cost) <= view.table.credits).map(|candidate| candidate.hero)
}

/// Whether there is a slot for a module, and its fee can be paid.
fn fits(view: &View<'_>, module: ModuleId) -> bool {
    let side = view.content.modules[module].side(view.is_upgraded(module));
    view.table.modules.len() < SLOTS && u16::from(side.fee) <= view.table.credits
}
