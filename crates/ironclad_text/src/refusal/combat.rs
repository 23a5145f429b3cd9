//! Why an order cannot be given or a ship not launched now (chapter 8).

use super::{No, Refusal};
use crate::thing::number;
use ironclad_game::content::id::{FighterId, OrderId};
use ironclad_game::content::order::OrderKind;
use ironclad_game::engine::combat::EnemyId;

impl No<'_> {
    pub(super) fn target(&self, id: EnemyId) -> Refusal {
        let enemy = self.view.table.combat.as_ref().and_then(|combat| combat.enemy(id));
        match enemy {
            Some(enemy) if self.view.observes(enemy) => self.say("no-target-observer", "8.9"),
            _ => self.say("no-target", "8.7"),
        }
    }

    pub(super) fn order(&self, id: OrderId) -> Refusal {
        let view = self.view;
        let Some(combat) = view.table.combat.as_ref() else { return self.say("no-not-now", "8.2") };
        let order = &view.content.orders[id];
        let side = view.order(id);
        let given = combat.given.iter().any(|given| {
            let other = &view.content.orders[*given];
            other.system == order.system && other.kind == order.kind
        });
        let energy = view.unplanned_energy().unwrap_or(0);
        if order.kind == OrderKind::Heroic && view.table.spent_orders.contains(&id) {
            self.say("no-order-heroic-spent", "8.3")
        } else if order.kind == OrderKind::Heroic && given {
            self.say("no-order-heroic-given", "8.3")
        } else if order.kind == OrderKind::Complex && given {
            self.say("no-order-complex-given", "8.3")
        } else if side.ammo > view.table.ammo {
            self.say("no-order-ammo", "2.7")
        } else if side.energy > energy {
            let args = [("asked", number(side.energy)), ("left", number(energy))];
            Refusal { text: self.words.with("no-order-energy", &args), rule: "2.8" }
        } else if side.engineer && view.unplanned_engineers().is_none_or(|left| left == 0) {
            self.say("no-order-engineer", "8.3")
        } else if side.does.is_for_the_wing() {
            self.say("no-order-nothing-out", "8.11")
        } else {
            self.say("no-order-hero", "8.2")
        }
    }

    pub(super) fn sortie(&self, fighter: FighterId) -> Refusal {
        let view = self.view;
        let combat = view.table.combat.as_ref();
        let out = combat.map_or(0, |combat| combat.launched.len() + combat.sorties.len());
        let is_out = combat.is_some_and(|combat| {
            combat.launched.iter().chain(&combat.sorties).any(|launched| launched.fighter == fighter)
        });
        if is_out {
            self.say("no-sortie-out", "8.8")
        } else if view.disabled(fighter) {
            let args = [("ship", self.words.fighter_name(fighter).into())];
            Refusal { text: self.words.with("no-sortie-disabled", &args), rule: "8.6" }
        } else if out >= usize::from(view.bays()) {
            self.say("no-sortie-bay", "8.8")
        } else {
            self.say("no-sortie-pilot", "8.8")
        }
    }
}
