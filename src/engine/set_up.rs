//! Setting up a scenario (rule 11.4): what lies on the table before the first question.

use arrayvec::ArrayVec;

use super::campaign::{Chapter, Sought};
use super::frame::{Frame, Returned};
use super::procedure::fitting_out::FittingOut;
use super::procedure::turn::Turn;
use super::query::{ALLIED, ENERGY_SPACES, View};
use super::state::{
    Aboard, Actions, Bay, Firsts, Fitted, Mutiny, Outcome, Setup, State, Status, Table, Tally, Token, Welcome,
};
use crate::content::limits::{BAYS, POOL, SLOTS};
use crate::content::terms::{Faction, System};
use crate::content::{Content, FighterId, Id, ModuleId, Scenario};

/// The state before the first turn.
pub(super) fn set_up(content: &Content, scenario: &Scenario, setup: Setup) -> State {
    let start = scenario.file.start;
    let mut heroes: ArrayVec<Aboard, { super::state::ABOARD }> = System::ALL
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
    for &(sector, card) in &scenario.tokens {
        tokens[sector.index()] = Some(Token::Placed(card));
    }
    for sector in &scenario.shuffled {
        tokens[sector.index()] = Some(Token::Shuffled);
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
        },
        frames: [Frame::Turn(Turn::first())].into_iter().collect(),
        returned: Returned::Nothing,
    };
    state.table.ally = Faction::ALL.into_iter().find(|faction| state.table.reputation(*faction) >= ALLIED);
    if scenario.file.roster.is_some() {
        state.frames.push(FittingOut::new().into());
    }
    let view = View { content, scenario, setup: &state.setup, table: &state.table };
    let (energy, shields) = (view.most_energy(), view.shield_rating());
    state.table.energy = energy;
    state.table.shields = shields;
    state
}

/// The next scenario of a campaign: set up, with what the log carries over from the one that is behind (rule 11.8). One
/// played again is set up as it was when it began.
pub(super) fn carried_over(
    content: &Content,
    scenario: &Scenario,
    behind: &State,
    with: Option<Faction>,
    began: &State,
) -> State {
    let sought = behind.table.log.as_ref().and_then(|log| log.sought);
    if sought == Some(Sought::Again) {
        return began.clone();
    }
    let mut state = set_up(content, scenario, behind.setup);
    let (table, before) = (&mut state.table, &behind.table);
    table.crew = before.crew;
    table.morale = before.morale;
    table.hull = before.hull;
    table.salvage = before.salvage;
    table.ammo = before.ammo;
    table.credits = before.credits.saturating_add(scenario.file.start.credits);
    table.sections = before.sections;
    table.reputation = before.reputation;
    table.ally = before.ally;
    table.upgraded = before.upgraded;
    table.log = before.log.clone().map(|mut log| {
        let chapter = Chapter { outcome: before.outcome.unwrap_or(Outcome::Ended), with };
        let _ = log.results.try_push(chapter);
        log.scenario = log.scenario.saturating_add(1);
        log.sought = None;
        log
    });
    state
}

/// A fighter or mech as the scenario has it.
pub(super) fn bay(scenario: &Scenario, fighter: FighterId) -> Bay {
    Bay { fighter, damage: 0, upgraded: scenario.file.upgraded.fighters.contains(&fighter) }
}

/// A module as the scenario has it.
pub(super) fn fitted(scenario: &Scenario, module: ModuleId) -> Fitted {
    Fitted { module, upgraded: scenario.file.upgraded.modules.contains(&module) }
}
