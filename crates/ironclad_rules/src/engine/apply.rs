//! The one place where what lies on the table changes: an event is turned into new state.

mod combat;
mod equipment;
mod story;

use super::campaign::{CampaignLog, Enlisted};
use super::combat::{Combat, Enemy, SystemPlan};
use super::decision::Good;
use super::event::{CombatResult, Event};
use super::full::Full;
use super::state::{
    Aboard, Actions, Bay, Better, Docked, Firsts, Fitted, Mutiny, Once, Outcome, Seat, Setup, Status, Table, Token,
    Welcome,
};
use crate::content::edition::Edition;
use crate::content::terms::{System, Track};
use crate::content::{Content, FighterId, HeroId, Id, IntelId, ModuleId, Scenario, SectorId};

/// A system is run by a seat from now on; a seat that holds none still counts as a player's (rule 1.2).
pub(super) fn deal(setup: &mut Setup, system: System, seat: Seat) {
    let most = setup.seats.iter().map(|seat| seat.number()).max();
    setup.players = setup.players.or(most);
    if let Some(held) = setup.seats.get_mut(system.index()) {
        *held = seat;
    }
}

/// Applies an event to the table.
///
/// # Errors
/// If there is no room for what the event brings. Then nothing has changed.
pub(super) fn apply(
    content: &Content,
    scenario: &Scenario,
    edition: Edition,
    table: &mut Table,
    event: &Event,
) -> Result<(), Full> {
    match *event {
        Event::Story(told) => story::tell(scenario, table, &told)?,
        Event::TurnBegan { turn, actions, taken } => begin_turn(table, turn, actions, taken),
        Event::ActionSpent { left, .. } | Event::ActionGiven { left } => table.actions.left = left,
        Event::TurnEnded { .. } => table.actions.left = 0,
        Event::ActionsLost { now, owed, .. } => {
            table.actions.left = table.actions.left.saturating_sub(now);
            table.actions.owed = table.actions.owed.saturating_add(owed);
        }
        Event::Moved { to, .. } => {
            table.ship = to;
            table.tally.entered.add(to);
            table.welcome = Welcome::default();
        }
        Event::TokenRevealed { sector, card, by_recon } => turn_up(table, sector, card, by_recon)?,
        Event::TokenDiscarded { sector, .. } => lay(table, sector, None)?,
        Event::CheckDecided { won, .. } => {
            if won && let Some(log) = &mut table.log {
                log.deeds.checks = log.deeds.checks.saturating_add(1);
            }
        }
        Event::Counted { track, by, now, .. } => {
            table.firsts.crew_lost |= track == Track::Crew && by < 0;
            count(table, track, now);
        }
        Event::Rolled { die, request } => {
            // A natural 1 means something on checks, attacks and evasions, not on tables (rule 7.2, ruling 6).
            let counts = request.against.is_some_and(|against| against.reach.is_some());
            if die.face() == 1 && counts && table.firsts.one == Once::No {
                table.firsts.one = Once::Due;
            }
        }
        Event::OnePaid => table.firsts.one = Once::Paid,
        Event::SectionChanged { section, now, .. } => table.sections[section.index()] = now,
        Event::ShieldsTook { left, .. } => table.shields = left,
        Event::ShieldsWhole { rating } => table.shields = rating,
        Event::EnergyChanged { now, .. } => table.energy = now,
        Event::HeroChanged { hero, to, .. } => {
            aboard(table, hero).for_each(|aboard| aboard.status = to);
            mark(table, hero, to == Status::Wounded);
        }
        Event::AbilityUsed { hero } => aboard(table, hero).for_each(|aboard| aboard.used_ability = true),
        Event::GivenOnce { by } => aboard(table, by).for_each(|aboard| aboard.has_given = true),
        Event::Welcomed { welcome, .. } => table.welcome = welcome,
        Event::MutinyDue => table.mutiny = Mutiny::Due,
        Event::CardBegan { card } => {
            if table.mutiny == Mutiny::Due && card == content.rules.mutiny {
                table.mutiny = Mutiny::Over;
            }
        }
        Event::FighterChanged { fighter, damage, .. } => ships(table, fighter).for_each(|bay| bay.damage = damage),
        Event::SystemUpgraded { system } => table.upgraded[system.index()] = true,
        Event::FighterUpgraded { fighter } => ships(table, fighter).for_each(|bay| bay.upgraded = true),
        Event::ModuleUpgraded { module } => modules(table, module).for_each(|fitted| fitted.upgraded = true),

        Event::CombatBegan => table.combat = Some(Combat::new()),
        Event::EnemyMet { enemy, side, hull, shield } => {
            combat::meet(table, Enemy { id: enemy, side, hull, shield, gone: false })?;
        }
        Event::PhaseBegan { phase } => combat::begin_phase(table, phase),
        Event::Ordered { system, order } => combat::plan(table, system, |plan| {
            *plan = SystemPlan { ordered: true, order, hero: None, complete: false };
        }),
        Event::Assigned { system, hero } => combat::plan(table, system, |plan| plan.hero = hero),
        Event::SortiePlanned { launched } => combat::plan_sortie(table, launched)?,
        Event::PlanComplete { system } => combat::plan(table, system, |plan| plan.complete = true),
        Event::PlanTakenBack { system } => combat::take_plan_back(table, system),
        Event::OrderGiven { system, order, .. } => combat::give(content, edition, table, system, order)?,
        Event::FireHeld { enemy } => combat::change(table, |combat| combat.held |= combat.bit(enemy).unwrap_or(0)),
        Event::FighterLaunched { launched } => combat::launch(table, launched)?,
        Event::StageBegan { stage } => combat::change(table, |combat| combat.stage = Some(stage)),
        Event::AttackIgnored { .. } => {
            combat::change(table, |combat| combat.escort = combat.escort.saturating_sub(1));
        }
        Event::AttackStopped { .. } => {
            combat::change(table, |combat| combat.stopped = combat.stopped.saturating_add(1));
        }
        Event::EnemyStruck { enemy, shield, hull } => combat::enemy(table, enemy, |struck| {
            struck.shield = struck.shield.saturating_sub(shield);
            struck.hull = struck.hull.saturating_sub(hull);
        }),
        Event::Boarded { enemy } => combat::change(table, |combat| combat.boarded = Some(enemy)),
        Event::EnemyMended { enemy, hull } => {
            combat::enemy(table, enemy, |mended| mended.hull = mended.hull.saturating_add(hull));
        }
        Event::EnemyRecharged { enemy, shield } => {
            combat::enemy(table, enemy, |recharged| recharged.shield = recharged.shield.saturating_add(shield));
        }
        Event::EnemyGone { enemy } => combat::enemy(table, enemy, |gone| gone.gone = true),
        Event::EnemyDestroyed { enemy } => table.tally.villain_beaten |= Some(enemy.ship) == table.villain,
        Event::CombatEnded { result } => {
            table.combat = None;
            if result == CombatResult::Victory {
                table.tally.victories = table.tally.victories.saturating_add(1);
            }
        }

        Event::Docked { services, .. } => dock(content, table, services),
        Event::ServiceTaken { service, left } => {
            if let Some(docked) = &mut table.docked {
                docked.services_left = left;
                docked.choose(service.service());
            }
        }
        Event::Bought { good } => buy(table, good),
        Event::Toasted { sector } => table.toasted.try_push(sector)?,
        Event::ServiceEnded { .. } => end_courtesy(table),
        Event::ServicesDeclined => {
            end_courtesy(table);
            if let Some(docked) = &mut table.docked {
                docked.services_left = 0;
            }
        }
        Event::Undocked => table.docked = None,

        Event::GearDrawn { gear } => equipment::draw_gear(table, gear),
        Event::GearTaken { gear, hero } => equipment::take_gear(table, gear, hero)?,
        Event::GearMoved { gear, to, .. } => equipment::move_gear(table, gear, to),
        Event::GearReturned { gear } => equipment::return_gear(table, gear)?,
        Event::GearStowed { gear } => equipment::stow_gear(table, gear)?,
        Event::ModuleFound { module, .. } => equipment::find_module(table, module)?,
        Event::HeroHired { hero, system, cost, promoted, status } => {
            let aboard = Aboard { hero, system, status, promoted, used_ability: false, has_given: false };
            equipment::hire(table, aboard, cost)?;
        }
        Event::HeroDismissed { hero, cost } => equipment::dismiss(table, hero, cost),
        Event::HeroPosted { hero, system } => aboard(table, hero).for_each(|aboard| aboard.system = system),
        Event::ModuleFitted { module, fee, upgraded } => {
            equipment::fit_module(table, Fitted { module, upgraded }, fee)?;
        }
        Event::ModuleTakenOut { module, fee } => equipment::take_module_out(table, module, fee),
        Event::ShipTaken { fighter, upgraded, damage } => {
            equipment::take_ship(table, Bay { fighter, damage, upgraded })?;
        }
        Event::ShipLeft { fighter } => equipment::leave_ship(table, fighter),

        Event::ReputationChanged { faction, now, .. } => table.reputation[faction.index()] = now,
        Event::Allied { faction } => table.ally = Some(faction),
        Event::Ended { outcome } => table.outcome = Some(outcome),
        Event::FittedOut => fitted_out(table),
        Event::MilestoneReached { place } => {
            if let Some(reached) = log(table).and_then(|log| log.reached.get_mut(usize::from(place))) {
                *reached = true;
            }
        }
        Event::HeroJoined { hero } => log(table).map_or(Ok(()), |log| log.enlist(Enlisted::new(hero)))?,
        Event::ShipGained { fighter } => {
            let bay = Bay { fighter, damage: 0, upgraded: false };
            log(table).map_or(Ok(()), |log| log.take_ship(bay))?;
        }
        Event::ModuleGained { module } => {
            log(table).map_or(Ok(()), |log| log.store(Fitted { module, upgraded: false }))?;
        }
        Event::HeroPromoted { hero } => enlisted(table, hero).for_each(|enlisted| enlisted.promoted = true),
        Event::HeroTreated { hero } => mark(table, hero, false),
        Event::Sought { what } => {
            if let Some(log) = log(table) {
                log.sought = Some(what);
            }
        }

        // The set-up keeps this, not the table: see `deal`.
        Event::Dealt { .. } => {}
        // Told for the log book and the screen; what follows from it is told by events of its own.
        Event::ConditionStruck { .. }
        | Event::CardSkipped { .. }
        | Event::CardEnded { .. }
        | Event::TableRead { .. }
        | Event::Rerolled { .. }
        | Event::SpaceUncovered { .. }
        | Event::HeroCommitted { .. }
        | Event::CrewSaved { .. }
        | Event::Sheltered { .. }
        | Event::HitsIgnored { .. }
        | Event::Softened { .. }
        | Event::Warded { .. }
        | Event::NobodyFights
        | Event::PatrolSent { .. }
        | Event::PlanConfirmed
        | Event::ShotDecided { .. }
        | Event::EnemyShotDecided { .. }
        | Event::ShotAgain { .. }
        | Event::AttacksMore { .. }
        | Event::ShruggedOff { .. }
        | Event::Guarded { .. }
        | Event::Collected { .. }
        | Event::SpecialActed { .. }
        | Event::FighterDisabled { .. }
        | Event::Mended { .. } => {}
    }
    if table.hull == 0 {
        table.outcome = Some(Outcome::Lost);
    }
    Ok(())
}

fn begin_turn(table: &mut Table, turn: u16, actions: u8, taken: u8) {
    table.turn = turn;
    let owed = table.actions.owed.saturating_sub(taken);
    table.actions = Actions { left: actions, max: actions.saturating_add(taken), owed };
    table.firsts = Firsts::default();
    for aboard in &mut table.heroes {
        aboard.used_ability = false;
    }
}

/// What lies in a sector from now on.
fn lay(table: &mut Table, sector: SectorId, token: Option<Token>) -> Result<(), Full> {
    *table.tokens.get_mut(sector.index()).ok_or(Full)? = token;
    Ok(())
}

fn turn_up(table: &mut Table, sector: SectorId, card: IntelId, by_recon: bool) -> Result<(), Full> {
    let was_shuffled = table.token(sector) == Some(Token::Shuffled);
    lay(table, sector, Some(Token::Open(card)))?;
    if was_shuffled && let Some(place) = table.pool.iter().position(|token| *token == card) {
        table.pool.remove(place);
    }
    table.tally.revealed = table.tally.revealed.saturating_add(1);
    // One turned up from afar by an ability counts as neither.
    let here = sector == table.ship;
    if let Some(deeds) = table.log.as_mut().map(|log| &mut log.deeds) {
        if by_recon {
            deeds.scouted = deeds.scouted.saturating_add(1);
        } else if here {
            deeds.explored = deeds.explored.saturating_add(1);
        }
    }
    Ok(())
}

/// The campaign log, if the scenario is one of a campaign.
fn log(table: &mut Table) -> Option<&mut CampaignLog> {
    table.log.as_mut()
}

/// A hero aboard.
fn aboard(table: &mut Table, hero: HeroId) -> impl Iterator<Item = &mut Aboard> {
    table.heroes.iter_mut().filter(move |aboard| aboard.hero == hero)
}

/// A hero on the roster of the campaign.
fn enlisted(table: &mut Table, hero: HeroId) -> impl Iterator<Item = &mut Enlisted> {
    let roster = table.log.iter_mut().flat_map(|log| &mut log.roster);
    roster.filter(move |enlisted| enlisted.hero == hero)
}

/// A fighter or mech of ours, aboard and in the log.
fn ships(table: &mut Table, fighter: FighterId) -> impl Iterator<Item = &mut Bay> {
    let ours = table.fighters.iter_mut().chain(table.log.iter_mut().flat_map(|log| &mut log.hangar));
    ours.filter(move |bay| bay.fighter == fighter)
}

/// A module of ours, aboard and in the log.
fn modules(table: &mut Table, module: ModuleId) -> impl Iterator<Item = &mut Fitted> {
    let ours = table.modules.iter_mut().chain(table.log.iter_mut().flat_map(|log| &mut log.stores));
    ours.filter(move |fitted| fitted.module == module)
}

/// A hero's mark in the log (rule 11.8).
fn mark(table: &mut Table, hero: HeroId, wounded: bool) {
    enlisted(table, hero).for_each(|enlisted| enlisted.wounded = wounded);
}

fn fitted_out(table: &mut Table) {
    for carried in &mut table.gear {
        carried.moved = false;
    }
    if let Some(log) = &mut table.log {
        log.sail(table.heroes.iter().map(|aboard| aboard.hero));
    }
}

fn count(table: &mut Table, track: Track, now: u16) {
    let small = u8::try_from(now).unwrap_or(u8::MAX);
    match track {
        Track::Crew => table.crew = small,
        Track::Morale => table.morale = small,
        Track::Hull => table.hull = small,
        Track::Salvage => table.salvage = small,
        Track::Ammo => table.ammo = small,
        Track::Credits => table.credits = now,
    }
}

fn dock(content: &Content, table: &mut Table, services: u8) {
    let stock = table.docked.as_ref().map_or(content.rules.trader.pieces(), |docked| docked.stock);
    // What was left when the players left is given up.
    table.docked = Some(Docked { services_left: services, chosen: 0, stock });
    for carried in &mut table.gear {
        carried.moved = false;
    }
}

/// What was arranged for one service ends with it.
fn end_courtesy(table: &mut Table) {
    if table.welcome.better == Better::Once {
        table.welcome.better = Better::No;
    }
}

fn buy(table: &mut Table, good: Good) {
    if let (Some(docked), Some(place)) = (&mut table.docked, good.ware())
        && let Some(pieces) = docked.stock.get_mut(place)
    {
        *pieces = pieces.saturating_sub(1);
    }
}
