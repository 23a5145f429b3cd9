//! The one place where what lies on the table changes: an event is turned into new state.

mod story;

use super::campaign::Enlisted;
use super::combat::{Combat, Enemy, SystemPlan};
use super::decision::Good;
use super::event::{CombatResult, Event};
use super::state::{
    Aboard, Actions, Bay, Better, Carried, Docked, Firsts, Fitted, Mutiny, Once, Outcome, Status, Table, Token, Welcome,
};
use super::state::{Seat, Setup};
use crate::content::terms::{System, Track};
use crate::content::{Content, HeroId, Id, Scenario};

/// A system is run by a seat from now on; a seat that holds none still counts as a player's (rule 1.2).
pub(super) fn deal(setup: &mut Setup, system: System, seat: Seat) {
    let most = setup.seats.iter().map(|seat| seat.number()).max();
    setup.players = setup.players.or(most);
    if let Some(held) = setup.seats.get_mut(system.index()) {
        *held = seat;
    }
}

/// Applies an event to the table.
pub(super) fn apply(content: &Content, scenario: &Scenario, table: &mut Table, event: &Event) {
    match *event {
        Event::Story(told) => story::tell(scenario, table, &told),
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
        Event::TokenRevealed { sector, card, by_recon } => turn_up(table, sector, card, by_recon),
        Event::CheckDecided { won: true, .. } => {
            if let Some(log) = &mut table.log {
                log.deeds.checks = log.deeds.checks.saturating_add(1);
            }
        }
        Event::TokenDiscarded { sector, .. } => table.tokens[sector.index()] = None,
        Event::Counted { track, by, now, .. } => {
            table.firsts.crew_lost |= track == Track::Crew && by < 0;
            count(table, track, now);
        }
        // A natural 1 means something on checks, attacks and evasions, not on tables (rule 7.2, ruling 6).
        Event::Rolled { die, request } if die.face() == 1 && table.firsts.one == Once::No => {
            if request.against.is_some_and(|against| against.reach.is_some()) {
                table.firsts.one = Once::Due;
            }
        }
        Event::OnePaid => table.firsts.one = Once::Paid,
        Event::SectionChanged { section, now, .. } => table.sections[section.index()] = now,
        Event::ShieldsTook { left, .. } => table.shields = left,
        Event::ShieldsWhole { rating } => table.shields = rating,
        Event::EnergyChanged { now, .. } => table.energy = now,
        Event::HeroChanged { hero, to, .. } => {
            for aboard in table.heroes.iter_mut().filter(|aboard| aboard.hero == hero) {
                aboard.status = to;
            }
            mark(table, hero, to == Status::Wounded);
        }
        Event::AbilityUsed { hero } => {
            for aboard in table.heroes.iter_mut().filter(|aboard| aboard.hero == hero) {
                aboard.used_ability = true;
            }
        }
        Event::GivenOnce { by } => {
            for aboard in table.heroes.iter_mut().filter(|aboard| aboard.hero == by) {
                aboard.has_given = true;
            }
        }
        Event::Welcomed { welcome, .. } => table.welcome = welcome,
        Event::MutinyDue => table.mutiny = Mutiny::Due,
        Event::CardBegan { card } if table.mutiny == Mutiny::Due && card == content.rules.mutiny => {
            table.mutiny = Mutiny::Over;
        }
        Event::FighterChanged { fighter, damage, .. } => {
            for bay in ships(table).filter(|bay| bay.fighter == fighter) {
                bay.damage = damage;
            }
        }
        Event::SystemUpgraded { system } => table.upgraded[system.index()] = true,
        Event::FighterUpgraded { fighter } => {
            for bay in ships(table).filter(|bay| bay.fighter == fighter) {
                bay.upgraded = true;
            }
        }
        Event::ModuleUpgraded { module } => {
            let stores = table.log.iter_mut().flat_map(|log| &mut log.stores);
            for fitted in table.modules.iter_mut().chain(stores).filter(|fitted| fitted.module == module) {
                fitted.upgraded = true;
            }
        }
        Event::EnemyDestroyed { enemy } if Some(enemy.ship) == table.villain => table.tally.villain_beaten = true,
        Event::CombatBegan => table.combat = Some(Combat::new()),
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
        Event::Toasted { sector } => table.toasted.push(sector),
        Event::ServiceEnded { .. } => end_courtesy(table),
        Event::ServicesDeclined => {
            end_courtesy(table);
            if let Some(docked) = &mut table.docked {
                docked.services_left = 0;
            }
        }
        Event::Undocked => table.docked = None,
        Event::ReputationChanged { faction, now, .. } => table.reputation[faction.index()] = now,
        // It is of the set-up.
        Event::Dealt { .. } => {}
        Event::Allied { faction } => table.ally = Some(faction),
        Event::Ended { outcome } => table.outcome = Some(outcome),
        Event::Sought { .. }
        | Event::MilestoneReached { .. }
        | Event::HeroJoined { .. }
        | Event::ShipGained { .. }
        | Event::ModuleGained { .. }
        | Event::HeroPromoted { .. }
        | Event::FittedOut => campaign(table, event),
        Event::HeroTreated { hero } => mark(table, hero, false),
        Event::GearDrawn { .. }
        | Event::GearStowed { .. }
        | Event::GearTaken { .. }
        | Event::GearMoved { .. }
        | Event::GearReturned { .. }
        | Event::ModuleFound { .. } => equip(table, event),
        Event::HeroHired { .. }
        | Event::HeroDismissed { .. }
        | Event::HeroPosted { .. }
        | Event::ModuleFitted { .. }
        | Event::ModuleTakenOut { .. }
        | Event::ShipTaken { .. }
        | Event::ShipLeft { .. } => fit_out(table, event),
        _ => {
            if let Some(combat) = &mut table.combat {
                fight(combat, &mut table.spent_orders, table.upgraded, content, event);
            }
        }
    }
    if table.hull == 0 {
        table.outcome = Some(Outcome::Lost);
    }
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

fn turn_up(table: &mut Table, sector: crate::content::SectorId, card: crate::content::IntelId, by_recon: bool) {
    if table.token(sector) == Some(Token::Shuffled)
        && let Some(place) = table.pool.iter().position(|token| *token == card)
    {
        table.pool.remove(place);
    }
    table.tokens[sector.index()] = Some(Token::Open(card));
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
}

/// Our fighters and mechs, those aboard and those in the log.
fn ships(table: &mut Table) -> impl Iterator<Item = &mut Bay> {
    table.fighters.iter_mut().chain(table.log.iter_mut().flat_map(|log| &mut log.hangar))
}

/// A hero's mark in the log (rule 11.8).
fn mark(table: &mut Table, hero: HeroId, wounded: bool) {
    for enlisted in table.log.iter_mut().flat_map(|log| &mut log.roster).filter(|enlisted| enlisted.hero == hero) {
        enlisted.wounded = wounded;
    }
}

/// What is noted in the campaign log.
fn campaign(table: &mut Table, event: &Event) {
    if *event == Event::FittedOut {
        for carried in &mut table.gear {
            carried.moved = false;
        }
    }
    let Some(log) = &mut table.log else { return };
    match *event {
        Event::FittedOut => log.sail(table.heroes.iter().map(|aboard| aboard.hero)),
        Event::MilestoneReached { place } => {
            if let Some(reached) = log.reached.get_mut(usize::from(place)) {
                *reached = true;
            }
        }
        Event::HeroJoined { hero } => log.enlist(Enlisted::new(hero)),
        Event::ShipGained { fighter } => log.take_ship(Bay { fighter, damage: 0, upgraded: false }),
        Event::ModuleGained { module } => log.store(Fitted { module, upgraded: false }),
        Event::HeroPromoted { hero } => {
            for enlisted in log.roster.iter_mut().filter(|enlisted| enlisted.hero == hero) {
                enlisted.promoted = true;
            }
        }
        Event::Sought { what } => log.sought = Some(what),
        _ => {}
    }
}

fn equip(table: &mut Table, event: &Event) {
    match *event {
        Event::GearDrawn { gear } => {
            if let Some(place) = table.pile.iter().position(|token| *token == gear) {
                table.pile.remove(place);
            }
        }
        Event::GearTaken { gear, hero } => {
            if let Some(log) = &mut table.log {
                log.lockers.retain(|other| *other != gear);
            }
            let place = table.gear.partition_point(|other| other.gear < gear);
            let _ = table.gear.try_insert(place, Carried { gear, hero, moved: true });
        }
        Event::GearMoved { gear, to, .. } => {
            for carried in table.gear.iter_mut().filter(|carried| carried.gear == gear) {
                carried.hero = to;
                carried.moved = true;
            }
        }
        Event::GearReturned { gear } => {
            table.gear.retain(|carried| carried.gear != gear);
            if let Some(log) = &mut table.log {
                log.lockers.retain(|other| *other != gear);
            }
            let place = table.pile.partition_point(|other| *other < gear);
            let _ = table.pile.try_insert(place, gear);
        }
        Event::ModuleFound { module, .. } => {
            let _ = table.found.try_push(module);
            if let Some(log) = &mut table.log {
                log.store(Fitted { module, upgraded: false });
            }
        }
        Event::GearStowed { gear } => {
            table.gear.retain(|carried| carried.gear != gear);
            if let Some(log) = &mut table.log {
                let place = log.lockers.partition_point(|other| *other < gear);
                let _ = log.lockers.try_insert(place, gear);
            }
        }
        _ => {}
    }
}

fn fit_out(table: &mut Table, event: &Event) {
    match *event {
        Event::HeroHired { hero, system, cost, promoted, status } => {
            table.credits = table.credits.saturating_sub(cost.into());
            let aboard = Aboard { hero, system, status, promoted, used_ability: false, has_given: false };
            let place = table.heroes.partition_point(|other| other.hero < hero);
            let _ = table.heroes.try_insert(place, aboard);
        }
        Event::HeroDismissed { hero, cost } => {
            table.credits = table.credits.saturating_add(cost.into());
            table.heroes.retain(|aboard| aboard.hero != hero);
        }
        Event::HeroPosted { hero, system } => {
            for aboard in table.heroes.iter_mut().filter(|aboard| aboard.hero == hero) {
                aboard.system = system;
            }
        }
        Event::ModuleFitted { module, fee, upgraded } => {
            table.credits = table.credits.saturating_sub(fee.into());
            let place = table.modules.partition_point(|other| other.module < module);
            let _ = table.modules.try_insert(place, Fitted { module, upgraded });
        }
        Event::ModuleTakenOut { module, fee } => {
            table.credits = table.credits.saturating_add(fee.into());
            table.modules.retain(|fitted| fitted.module != module);
        }
        Event::ShipTaken { fighter, upgraded, damage } => {
            let place = table.fighters.partition_point(|other| other.fighter < fighter);
            let _ = table.fighters.try_insert(place, Bay { fighter, damage, upgraded });
        }
        Event::ShipLeft { fighter } => table.fighters.retain(|bay| bay.fighter != fighter),
        _ => {}
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
    if let (Some(docked), Some(place)) = (&mut table.docked, good.ware()) {
        docked.stock[place] = docked.stock[place].saturating_sub(1);
    }
}

fn fight(
    combat: &mut Combat,
    spent: &mut arrayvec::ArrayVec<crate::content::OrderId, 16>,
    upgraded: [bool; 3],
    content: &Content,
    event: &Event,
) {
    match *event {
        Event::EnemyMet { enemy, side, hull, shield } => {
            let place = combat.enemies.partition_point(|other| other.id < enemy);
            combat.enemies.insert(place, Enemy { id: enemy, side, hull, shield, gone: false });
        }
        Event::PhaseBegan { phase } => {
            combat.resting = System::ALL.iter().filter_map(|system| combat.plan(*system).hero).collect();
            combat.phase = phase;
            combat.stage = None;
            combat.plan = [SystemPlan::default(); 3];
            combat.escort = 0;
            combat.held = 0;
        }
        Event::Ordered { system, order } => {
            combat.plan[system.index()] = SystemPlan { ordered: true, order, hero: None, complete: false };
        }
        Event::Assigned { system, hero } => combat.plan[system.index()].hero = hero,
        Event::SortiePlanned { launched } => combat.sorties.push(launched),
        Event::PlanComplete { system } => combat.plan[system.index()].complete = true,
        Event::PlanTakenBack { system } => {
            combat.plan[system.index()] = SystemPlan::default();
            if system == System::Hangar {
                combat.sorties.clear();
            }
        }
        Event::PlanConfirmed => {}
        Event::OrderGiven { system, order, .. } => give(combat, spent, content, order, upgraded[system.index()]),
        Event::FireHeld { enemy } => combat.held |= combat.bit(enemy).unwrap_or(0),
        Event::FighterLaunched { launched } => {
            combat.sorties.retain(|planned| planned.fighter != launched.fighter);
            let place = combat.launched.partition_point(|other| other.fighter < launched.fighter);
            combat.launched.insert(place, launched);
        }
        Event::StageBegan { stage } => combat.stage = Some(stage),
        Event::AttackIgnored { .. } => combat.escort = combat.escort.saturating_sub(1),
        Event::AttackStopped { .. } => combat.stopped = combat.stopped.saturating_add(1),
        Event::EnemyStruck { enemy, shield, hull } => {
            for struck in combat.enemies.iter_mut().filter(|other| other.id == enemy) {
                struck.shield = struck.shield.saturating_sub(shield);
                struck.hull = struck.hull.saturating_sub(hull);
            }
        }
        Event::Boarded { enemy } => combat.boarded = Some(enemy),
        Event::EnemyMended { enemy, hull } => {
            for mended in combat.enemies.iter_mut().filter(|other| other.id == enemy) {
                mended.hull = mended.hull.saturating_add(hull);
            }
        }
        Event::EnemyRecharged { enemy, shield } => {
            for recharged in combat.enemies.iter_mut().filter(|other| other.id == enemy) {
                recharged.shield = recharged.shield.saturating_add(shield);
            }
        }
        Event::EnemyGone { enemy } => {
            for gone in combat.enemies.iter_mut().filter(|other| other.id == enemy) {
                gone.gone = true;
            }
        }
        _ => {}
    }
}

fn give(
    combat: &mut Combat,
    spent: &mut arrayvec::ArrayVec<crate::content::OrderId, 16>,
    content: &Content,
    order: crate::content::OrderId,
    upgraded: bool,
) {
    use crate::content::order::{Deed, OrderKind};
    combat.given.push(order);
    let written = &content.orders[order];
    if written.kind == OrderKind::Heroic {
        spent.push(order);
    }
    for deed in written.side(upgraded).deeds() {
        if let Deed::Escort(attacks) | Deed::EscortAll(attacks) = deed {
            combat.escort = attacks;
        }
    }
}
