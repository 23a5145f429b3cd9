//! What may be planned as things stand: orders, heroes, sorties, and the energy that is left for them.

use crate::content::order::OrderKind;
use crate::content::terms::System;
use crate::content::{FighterId, HeroId, OrderId};
use crate::engine::combat::Combat;
use crate::engine::query::View;
use crate::engine::state::Status;

fn combat<'a>(view: &View<'a>) -> Option<&'a Combat> {
    view.table.combat.as_ref()
}

/// Heroes of a squad who can be assigned in this phase: not Wounded, not assigned in the last, not flying (rules 8.2,
/// 8.8; ruling 8).
pub(in crate::engine) fn crew(view: &View<'_>, system: System) -> impl Iterator<Item = HeroId> {
    let combat = combat(view);
    view.squad(system)
        .filter(|aboard| view.is_aboard(aboard.hero))
        .filter(move |aboard| {
            let hero = aboard.hero;
            aboard.status != Status::Wounded
                && combat.is_some_and(|combat| {
                    !combat.resting.contains(&hero)
                        && combat.plan.iter().all(|plan| plan.hero != Some(hero))
                        && combat.launched.iter().chain(&combat.sorties).all(|out| out.pilot != hero)
                })
        })
        .map(|aboard| aboard.hero)
}

/// Our ships that could be launched now (rule 8.8).
pub(in crate::engine) fn sorties(view: &View<'_>) -> impl Iterator<Item = FighterId> {
    let out = combat(view).map_or(0, |combat| combat.launched.len() + combat.sorties.len());
    let free = out < usize::from(view.bays()) && crew(view, System::Hangar).next().is_some();
    let view = *view;
    let idle = view.table.fighters.iter().map(|bay| bay.fighter);
    idle.filter(move |fighter| {
        free && !view.disabled(*fighter)
            && combat(&view)
                .is_some_and(|combat| combat.launched.iter().chain(&combat.sorties).all(|out| out.fighter != *fighter))
    })
}

/// Orders a system may give in this phase, in the order of its card (rule 8.3).
pub(in crate::engine) fn orders(view: &View<'_>, system: System) -> impl Iterator<Item = OrderId> {
    let manned = crew(view, system).next().is_some();
    let view = *view;
    view.orders_of(system).filter(move |id| manned && allowed(&view, *id))
}

fn allowed(view: &View<'_>, id: OrderId) -> bool {
    let Some(combat) = combat(view) else { return false };
    let order = &view.content.orders[id];
    let side = view.order(id);
    let same_kind = |given: &OrderId| {
        let other = &view.content.orders[*given];
        other.system == order.system && other.kind == order.kind
    };
    let limit = match order.kind {
        OrderKind::Standard => true,
        OrderKind::Complex => !combat.given.iter().any(same_kind),
        OrderKind::Heroic => !combat.given.iter().any(same_kind) && !view.table.spent_orders.contains(&id),
    };
    let manned = !side.does.is_for_the_wing() || flies(view) || sorties_with_one_giving_orders(view);
    let engineer = !side.engineer || view.unplanned_engineers().is_some_and(|left| left > 0);
    limit
        && manned
        && engineer
        && side.ammo <= view.table.ammo
        && view.order_energy(id) <= view.unplanned_energy().unwrap_or(0)
}

/// Whether a ship of ours is out and fit to fight, or is to go out.
pub(in crate::engine) fn flies(view: &View<'_>) -> bool {
    combat(view).is_some_and(|combat| {
        !combat.sorties.is_empty() || combat.launched.iter().any(|out| !view.disabled(out.fighter))
    })
}

/// Whether a ship could still be launched if one of the Hangar's squad gives an order.
fn sorties_with_one_giving_orders(view: &View<'_>) -> bool {
    crew(view, System::Hangar).count() > 1 && sorties(view).next().is_some()
}
