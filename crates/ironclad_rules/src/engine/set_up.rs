//! Setting up a scenario (rule 11.4): what lies on the table before the first question.

use arrayvec::ArrayVec;

use super::campaign::{Chapter, Deeds, Sought};
use super::course::Course;
use super::frame::{Frame, Returned};
use super::procedure::story::prologue::Prologue;
use super::procedure::turn::Turn;
use super::query::{ALLIED, ENERGY_SPACES, View};
use super::state::{
    Aboard, Actions, Bay, Firsts, Fitted, Mutiny, Outcome, Setup, State, Status, Table, Tally, Token, Welcome,
};
use crate::content::gear::Is;
use crate::content::limits::{ABOARD, BAYS, MILESTONES, POOL, SLOTS};
use crate::content::terms::{Faction, System};
use crate::content::{Content, FighterId, Id, ModuleId, Scenario};
use crate::engine::procedure::between_scenarios::fitting_out::FittingOut;

/// The state before the first turn.
pub(super) fn set_up(content: &Content, scenario: &Scenario, setup: Setup) -> State {
    let start = scenario.file.start;
    let mut heroes: ArrayVec<Aboard, ABOARD> = System::ALL
        .into_iter()
        .flat_map(|system| {
            let squad = scenario.file.squads.get(&system).into_iter().flatten();
            squad.map(move |&hero| {
                let promoted = scenario.file.promoted.contains(&hero);
                Aboard { hero, system, status: Status::Ready, promoted, used_ability: false, has_given: false }
            })
        })
        .collect();
    heroes.sort_unstable_by_key(|aboard| aboard.hero);
    let mut fighters: ArrayVec<Bay, BAYS> =
        scenario.file.fighters.iter().map(|&fighter| bay(scenario, fighter)).collect();
    fighters.sort_unstable_by_key(|bay| bay.fighter);
    let mut tokens: ArrayVec<Option<Token>, { crate::content::map::Map::MOST }> =
        scenario.map.sectors.ids().map(|_| None).collect();
    let placed = scenario.tokens.iter().map(|(sector, card)| (sector, Token::Placed(*card)));
    let shuffled = scenario.shuffled.iter().map(|sector| (sector, Token::Shuffled));
    for (sector, token) in placed.chain(shuffled) {
        if let Some(place) = tokens.get_mut(sector.index()) {
            *place = Some(token);
        }
    }
    let mut pool: ArrayVec<_, POOL> =
        scenario.file.shuffled.iter().flat_map(|shuffled| shuffled.cards.iter().copied()).collect();
    pool.sort_unstable();
    let upgraded = &scenario.file.upgraded;
    let modules: ArrayVec<Fitted, SLOTS> =
        scenario.file.modules.iter().map(|&module| fitted(scenario, module)).collect();
    let mut state = State {
        setup,
        table: Table {
            turn: 0,
            threat: start.threat,
            actions: Actions::default(),
            crew: start.crew,
            morale: start.morale,
            hull: start.hull,
            salvage: start.salvage,
            ammo: start.ammo,
            credits: start.credits,
            energy: ENERGY_SPACES,
            shields: content.rules.shields,
            sections: [0; 4],
            heroes,
            fighters,
            ship: scenario.ship,
            tokens,
            pool,
            upgraded: System::ALL.map(|system| upgraded.systems.contains(&system)),
            gear: ArrayVec::new(),
            pile: content.gear.ids().collect(),
            modules,
            found: ArrayVec::new(),
            reputation: Faction::ALL.map(|faction| scenario.file.reputation.get(&faction).copied().unwrap_or(0)),
            ally: None,
            tally: Tally::default(),
            docked: None,
            welcome: Welcome::default(),
            toasted: ArrayVec::new(),
            spent_orders: ArrayVec::new(),
            mutiny: Mutiny::Quiet,
            villain: scenario.file.villain,
            firsts: Firsts::default(),
            combat: None,
            outcome: None,
            log: None,
            course: None,
        },
        moments: ArrayVec::new(),
        surge: 0,
        tasks: ArrayVec::new(),
        frames: [Frame::Turn(Turn::first())].into_iter().collect(),
        returned: Returned::Nothing,
    };
    state.table.ally = Faction::ALL.into_iter().find(|faction| state.table.reputation(*faction) >= ALLIED);
    if scenario.file.roster.is_some() {
        state.frames.push(FittingOut::new().into());
    }
    begin_story(scenario, &mut state);
    power_up(content, scenario, &mut state);
    state
}

/// The story of a scenario, before its side is taken.
fn begin_story(scenario: &Scenario, state: &mut State) {
    let first = scenario.story.as_ref().and_then(|stories| stories.all().next());
    let Some((side, story)) = first else { return };
    state.table.threat = story.threat.at(state.setup.mode);
    state.table.course = Some(Course::new(side, story));
    state.frames.push(Prologue::default().into());
}

/// Energy and shields, as modules and damage leave them.
fn power_up(content: &Content, scenario: &Scenario, state: &mut State) {
    let view = View { content, scenario, setup: &state.setup, table: &state.table, tasks: &state.tasks };
    let (energy, shields) = (view.most_energy(), view.shield_rating());
    state.table.energy = energy;
    state.table.shields = shields;
}

/// A scenario of a campaign that is behind.
#[derive(Debug, Clone, Copy)]
pub(super) struct Behind<'a> {
    pub(super) scenario: &'a Scenario,
    /// How it ended.
    pub(super) state: &'a State,
    /// How it began.
    pub(super) began: &'a State,
}

/// The next scenario of a campaign: set up, with what the log carries over from the one that is behind (rule 11.8). One
/// played again is set up as it was when it began, but for what the second edition puts in order (ruling 119).
pub(super) fn carried_over(content: &Content, scenario: &Scenario, behind: Behind<'_>) -> State {
    let before = &behind.state.table;
    let sought = before.log.as_ref().and_then(|log| log.sought);
    if sought == Some(Sought::Again) {
        let mut again = behind.began.clone();
        let State { setup, table, tasks, .. } = behind.began;
        let began = View { content, scenario, setup, table, tasks };
        if began.begins_again_in_order() {
            put_in_order(content, &mut again.table);
            power_up(content, scenario, &mut again);
        }
        return again;
    }
    let mut state = set_up(content, scenario, behind.state.setup);
    let table = &mut state.table;
    // Every part of the table is named here, so that none can be added without a word on whether it carries over.
    let Table {
        crew,
        morale,
        hull,
        salvage,
        ammo,
        credits,
        sections,
        upgraded,
        gear,
        reputation,
        ally,
        log,
        outcome,
        // Lesser modules found and whatever became of heroes, fighters, mechs and modules is in the log already.
        found: _,
        heroes: _,
        fighters: _,
        modules: _,
        // All else is of one scenario.
        turn: _,
        threat: _,
        actions: _,
        energy: _,
        shields: _,
        ship: _,
        tokens: _,
        pool: _,
        pile: _,
        tally: _,
        docked: _,
        welcome: _,
        toasted: _,
        spent_orders: _,
        mutiny: _,
        villain: _,
        firsts: _,
        combat: _,
        course: _,
    } = before;
    table.crew = *crew;
    table.morale = *morale;
    table.hull = *hull;
    table.salvage = *salvage;
    table.ammo = *ammo;
    table.credits = credits.saturating_add(scenario.file.start.credits);
    table.sections = *sections;
    table.upgraded = *upgraded;
    table.reputation = *reputation;
    table.ally = *ally;
    table.heroes.clear();
    table.fighters.clear();
    table.modules.clear();
    table.log = log.clone().map(|mut log| {
        let State { setup, tasks, .. } = behind.state;
        let view = View { content, scenario: behind.scenario, setup, table: before, tasks };
        let with = view.client();
        let chapter = Chapter { outcome: outcome.unwrap_or(Outcome::Ended), with, reached: log.reached };
        // `Game::sought` ends a campaign before there is no room for another result.
        if !log.results.is_full() {
            log.results.push(chapter);
        }
        log.scenario = log.scenario.saturating_add(1);
        log.reached = [false; MILESTONES];
        log.deeds = Deeds::default();
        log.sought = None;
        // The debriefing has stowed it all; what is carried still, after a debriefing cut short, is not lost.
        let room = log.lockers.remaining_capacity();
        log.lockers.extend(gear.iter().map(|carried| carried.gear).take(room));
        log.lockers.sort_unstable();
        log
    });
    if let Some(log) = &table.log {
        let owned = |is: Is| matches!(is, Is::Module(module) if log.module(module).is_some());
        table.pile.retain(|gear| !log.lockers.contains(gear) && !owned(content.gear[*gear].is));
    }
    fit_out(&mut state);
    power_up(content, scenario, &mut state);
    state
}

/// A scenario that is begun again is begun with nothing less than a campaign begins with, nothing damaged and nobody Wounded
/// (ruling 119). Otherwise a ship that put out in ruins would be lost again and again.
fn put_in_order(content: &Content, table: &mut Table) {
    let least = content.rules.campaign.start;
    table.crew = table.crew.max(least.crew);
    table.morale = table.morale.max(least.morale);
    table.hull = table.hull.max(least.hull);
    table.salvage = table.salvage.max(least.salvage);
    table.ammo = table.ammo.max(least.ammo);
    table.sections = [0; 4];
    if let Some(log) = &mut table.log {
        log.roster.iter_mut().for_each(|enlisted| enlisted.wounded = false);
        log.hangar.iter_mut().for_each(|bay| bay.damage = 0);
    }
}

/// There is a fitting out: before the first turn, and after what the story tells first.
pub(super) fn fit_out(state: &mut State) {
    if !state.frames.iter().any(|frame| matches!(frame, Frame::FittingOut(_))) {
        let place = state.frames.len().min(1);
        // A game that is set up has no more than three frames.
        if !state.frames.is_full() {
            state.frames.insert(place, FittingOut::new().into());
        }
    }
}

/// A fighter or mech as the scenario has it.
fn bay(scenario: &Scenario, fighter: FighterId) -> Bay {
    Bay { fighter, damage: 0, upgraded: scenario.file.upgraded.fighters.contains(&fighter) }
}

/// A module as the scenario has it.
fn fitted(scenario: &Scenario, module: ModuleId) -> Fitted {
    Fitted { module, upgraded: scenario.file.upgraded.modules.contains(&module) }
}
