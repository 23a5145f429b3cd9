//! What happens in a space combat, on the table. Without a combat under way none of it changes anything.

use crate::content::edition::Edition;
use crate::content::order::{Deed, OrderKind};
use crate::content::terms::System;
use crate::content::{Content, OrderId};
use crate::engine::combat::{Combat, Enemy, EnemyId, Launched, Phase, SystemPlan};
use crate::engine::full::{Full, insert};
use crate::engine::state::Table;

/// Changes the combat under way.
pub(super) fn change(table: &mut Table, change: impl FnOnce(&mut Combat)) {
    if let Some(combat) = &mut table.combat {
        change(combat);
    }
}

/// Changes an enemy of the combat under way.
pub(super) fn enemy(table: &mut Table, id: EnemyId, change: impl FnMut(&mut Enemy)) {
    let enemies = table.combat.iter_mut().flat_map(|combat| &mut combat.enemies);
    enemies.filter(|enemy| enemy.id == id).for_each(change);
}

/// Changes what a system does in this phase.
pub(super) fn plan(table: &mut Table, system: System, change: impl FnOnce(&mut SystemPlan)) {
    if let Some(combat) = &mut table.combat {
        change(&mut combat.plan[system.index()]);
    }
}

pub(super) fn meet(table: &mut Table, enemy: Enemy) -> Result<(), Full> {
    let Some(combat) = &mut table.combat else { return Ok(()) };
    insert(&mut combat.enemies, enemy, |other| other.id < enemy.id)
}

pub(super) fn begin_phase(table: &mut Table, phase: Phase) {
    change(table, |combat| {
        combat.resting = System::ALL.iter().filter_map(|system| combat.plan(*system).hero).collect();
        combat.phase = phase;
        combat.stage = None;
        combat.plan = [SystemPlan::default(); 3];
        combat.escort = 0;
        combat.held = 0;
    });
}

pub(super) fn plan_sortie(table: &mut Table, launched: Launched) -> Result<(), Full> {
    match &mut table.combat {
        Some(combat) => Ok(combat.sorties.try_push(launched)?),
        None => Ok(()),
    }
}

pub(super) fn take_plan_back(table: &mut Table, system: System) {
    plan(table, system, |plan| *plan = SystemPlan::default());
    if system == System::Hangar {
        change(table, |combat| combat.sorties.clear());
    }
}

pub(super) fn launch(table: &mut Table, launched: Launched) -> Result<(), Full> {
    let Some(combat) = &mut table.combat else { return Ok(()) };
    insert(&mut combat.launched, launched, |other| other.fighter < launched.fighter)?;
    combat.sorties.retain(|planned| planned.fighter != launched.fighter);
    Ok(())
}

pub(super) fn give(
    content: &Content,
    edition: Edition,
    table: &mut Table,
    system: System,
    order: OrderId,
) -> Result<(), Full> {
    let Some(combat) = &mut table.combat else { return Ok(()) };
    let written = &content.orders[order];
    let heroic = written.kind == OrderKind::Heroic;
    if combat.given.is_full() || (heroic && table.spent_orders.is_full()) {
        return Err(Full);
    }
    combat.given.push(order);
    if heroic {
        table.spent_orders.push(order);
    }
    for deed in written.side(table.upgraded[system.index()], edition).deeds() {
        if let Deed::Escort(attacks) | Deed::EscortAll(attacks) = deed {
            combat.escort = attacks;
        }
    }
    Ok(())
}
