//! Gear, modules, fighters and heroes aboard, as events change them. What is aboard stands in order of ids.

use crate::content::{FighterId, GearId, HeroId, ModuleId};
use crate::engine::full::{Full, insert};
use crate::engine::state::{Aboard, Bay, Carried, Fitted, Table};

/// A piece of gear is drawn from the pile.
pub(super) fn draw_gear(table: &mut Table, gear: GearId) {
    if let Some(place) = table.pile.iter().position(|token| *token == gear) {
        table.pile.remove(place);
    }
}

/// A hero carries a piece of gear from now on, which is in no locker any more.
pub(super) fn take_gear(table: &mut Table, gear: GearId, hero: HeroId) -> Result<(), Full> {
    insert(&mut table.gear, Carried { gear, hero, moved: true }, |other| other.gear < gear)?;
    empty_locker(table, gear);
    Ok(())
}

pub(super) fn move_gear(table: &mut Table, gear: GearId, to: HeroId) {
    for carried in table.gear.iter_mut().filter(|carried| carried.gear == gear) {
        carried.hero = to;
        carried.moved = true;
    }
}

/// A piece of gear goes to the pile, from whoever has it.
pub(super) fn return_gear(table: &mut Table, gear: GearId) -> Result<(), Full> {
    insert(&mut table.pile, gear, |other| *other < gear)?;
    table.gear.retain(|carried| carried.gear != gear);
    empty_locker(table, gear);
    Ok(())
}

/// A piece of gear goes to the lockers of the campaign, if there is one.
pub(super) fn stow_gear(table: &mut Table, gear: GearId) -> Result<(), Full> {
    if let Some(log) = &mut table.log {
        insert(&mut log.lockers, gear, |other| *other < gear)?;
    }
    table.gear.retain(|carried| carried.gear != gear);
    Ok(())
}

fn empty_locker(table: &mut Table, gear: GearId) {
    if let Some(log) = &mut table.log {
        log.lockers.retain(|other| *other != gear);
    }
}

pub(super) fn find_module(table: &mut Table, module: ModuleId) -> Result<(), Full> {
    if table.found.is_full() {
        return Err(Full);
    }
    if let Some(log) = &mut table.log {
        log.store(Fitted { module, upgraded: false })?;
    }
    table.found.push(module);
    Ok(())
}

pub(super) fn hire(table: &mut Table, aboard: Aboard, cost: u8) -> Result<(), Full> {
    insert(&mut table.heroes, aboard, |other| other.hero < aboard.hero)?;
    table.credits = table.credits.saturating_sub(cost.into());
    Ok(())
}

pub(super) fn dismiss(table: &mut Table, hero: HeroId, cost: u8) {
    table.credits = table.credits.saturating_add(cost.into());
    table.heroes.retain(|aboard| aboard.hero != hero);
}

pub(super) fn fit_module(table: &mut Table, fitted: Fitted, fee: u8) -> Result<(), Full> {
    insert(&mut table.modules, fitted, |other| other.module < fitted.module)?;
    table.credits = table.credits.saturating_sub(fee.into());
    Ok(())
}

pub(super) fn take_module_out(table: &mut Table, module: ModuleId, fee: u8) {
    table.credits = table.credits.saturating_add(fee.into());
    table.modules.retain(|fitted| fitted.module != module);
}

pub(super) fn take_ship(table: &mut Table, bay: Bay) -> Result<(), Full> {
    insert(&mut table.fighters, bay, |other| other.fighter < bay.fighter)
}

pub(super) fn leave_ship(table: &mut Table, fighter: FighterId) {
    table.fighters.retain(|bay| bay.fighter != fighter);
}
