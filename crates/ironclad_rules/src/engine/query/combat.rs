//! What the ship can do in a combat, by what lies on the table (chapter 8).

use arrayvec::ArrayVec;

use super::{View, signed};
use crate::content::id::{FighterId, HeroId, OrderId};
use crate::content::knack::Knack;
use crate::content::limits::ORDERS;
use crate::content::order::{Deed, OrderSide};
use crate::content::ship::FighterSide;
use crate::content::terms::{Class, Section, Speed, System};
use crate::engine::combat::{Enemy, Phase, SystemPlan};

impl<'a> View<'a> {
    /// The enemies that decide the combat, afloat or not: it is won once none of them is afloat. They are the Slow ones;
    /// where there are none, the Fast ones. Those who only watch do not count (rule 8.10, ruling 54).
    pub fn decisive(&self) -> impl Iterator<Item = &'a Enemy> + use<'a> {
        let view = *self;
        let speed = move |enemy: &Enemy| view.content.ships[enemy.id.ship].speed;
        let fighting = move || {
            let enemies = view.table.combat.iter().flat_map(|combat| combat.enemies.iter());
            enemies.filter(move |enemy| !view.observes(enemy))
        };
        let slow = fighting().any(|enemy| speed(enemy) == Speed::Slow);
        let decisive = if slow { Speed::Slow } else { Speed::Fast };
        fighting().filter(move |enemy| speed(enemy) == decisive)
    }

    /// Whether the combat is won (rule 8.10).
    pub fn is_combat_won(&self) -> bool {
        self.table.combat.is_some() && !self.decisive().any(Enemy::is_afloat)
    }

    /// Bays fit for use (rules 2.1, 8.8).
    pub fn bays(&self) -> u8 {
        let lost = self.content.rules.hangar_damage_bays * self.damage(Section::Hangar).times();
        3u8.saturating_sub(lost)
    }

    /// What the ship's state adds to its own attacks: Weapons damage and energy (rules 2.1, 2.8).
    pub fn ship_accuracy(&self) -> i8 {
        let weapons = self.content.rules.weapons_damage_accuracy * self.damage(Section::Weapons).times();
        signed(self.fitted(|side| side.accuracy)) - signed(weapons) - self.accuracy_lost_with_energy()
    }

    /// What the ship's state adds to its evasion: Bridge damage and energy (rules 2.1, 2.8).
    pub fn ship_evasion(&self) -> i8 {
        let bridge = self.damage(Section::Bridge).times();
        signed(self.fitted(|side| side.evasion)) - signed(bridge) - self.evasion_lost_with_energy()
    }

    /// What the orders of this phase add to the ship's attack.
    pub fn ordered_accuracy(&self) -> i8 {
        self.deeds().map(|deed| if let Deed::Accuracy(by) = deed { signed(by) } else { 0 }).sum()
    }

    /// What the orders of this phase add to the ship's evasion.
    pub fn ordered_evasion(&self) -> i8 {
        self.deeds().map(|deed| if let Deed::Evasion(by) = deed { signed(by) } else { 0 }).sum()
    }

    /// What the orders of this phase add to a launched ship's rolls to hit.
    pub fn wing_accuracy(&self) -> i8 {
        self.deeds().map(|deed| if let Deed::WingAccuracy(by) = deed { signed(by) } else { 0 }).sum()
    }

    /// What the orders of this phase add to a launched ship's evasion.
    pub fn wing_evasion(&self) -> i8 {
        self.deeds().map(|deed| if let Deed::WingEvasion(by) = deed { signed(by) } else { 0 }).sum()
    }

    /// Whether a launched ship's attacks are not stopped by shields.
    pub fn pierces(&self, fighter: FighterId) -> bool {
        self.fighter(fighter).has(Knack::Pierces) || self.deeds().any(|deed| deed == Deed::WingPierces)
    }

    /// Whether enemies do not choose a launched ship to attack, as things stand.
    pub fn unseen(&self, fighter: FighterId) -> bool {
        let long = self.table.combat.as_ref().is_some_and(|combat| combat.phase == Phase::Long);
        long && self.fighter(fighter).has(Knack::Unseen)
    }

    /// Who flies a launched ship.
    pub fn pilot(&self, fighter: FighterId) -> Option<HeroId> {
        let combat = self.table.combat.as_ref()?;
        combat.launched.iter().find(|out| out.fighter == fighter).map(|out| out.pilot)
    }

    /// What a system does in this phase; nothing outside a combat.
    pub fn plan(&self, system: System) -> SystemPlan {
        self.table.combat.as_ref().map(|combat| *combat.plan(system)).unwrap_or_default()
    }

    /// Energy tokens that no system has planned for yet, an Overload considered; none if more is planned than there is.
    pub fn unplanned_energy(&self) -> Option<u8> {
        let mut energy = self.table.energy;
        let mut planned: u8 = 0;
        for order in System::ALL.into_iter().filter_map(|system| self.plan(system).order) {
            let side = self.order(order);
            for back in side.deeds().filter_map(Deed::puts_back) {
                energy = energy.saturating_add(back).min(self.most_energy());
            }
            planned = planned.saturating_add(self.order_energy(order));
        }
        energy.checked_sub(planned)
    }

    /// What the orders of this phase do.
    pub fn deeds(&self) -> impl Iterator<Item = Deed> + use<'a> {
        let view = *self;
        let plans = self.table.combat.as_ref().map(|combat| combat.plan).unwrap_or_default();
        plans.into_iter().filter_map(move |plan| plan.order).flat_map(move |order| view.order(order).deeds())
    }

    /// Whether a system's orders card is on its upgraded side (rule 12.2).
    pub fn upgraded(&self, system: System) -> bool {
        self.table.upgraded[system.index()]
    }

    /// The energy that an order costs (rules 8.3, 12.4).
    pub fn order_energy(&self, order: OrderId) -> u8 {
        let saved = match self.content.orders[order].system {
            System::Weapons => self.fitted(|side| side.weapons_energy),
            System::Bridge | System::Hangar => 0,
        };
        self.order(order).energy.saturating_sub(saved)
    }

    /// Engineers who can be exhausted, of any squad, whatever else they do in the combat (rules 6.8, 8.3).
    pub fn engineers(&self) -> impl Iterator<Item = HeroId> + use<'a> {
        let view = *self;
        let engineers = self.free().map(|aboard| aboard.hero);
        engineers.filter(move |hero| view.content.heroes[*hero].classes.contains(&Class::Engineer))
    }

    /// Engineers whom no order planned in this phase takes; none if the orders take more than there are.
    pub fn unplanned_engineers(&self) -> Option<usize> {
        let orders = System::ALL.into_iter().filter_map(|system| self.plan(system).order);
        let planned = orders.filter(|order| self.order(*order).engineer).count();
        self.engineers().count().checked_sub(planned)
    }

    /// The orders on a system's card in the edition that is played, from the top.
    pub fn orders_of(&self, system: System) -> impl Iterator<Item = OrderId> + use<> {
        let edition = self.edition();
        let there = self.content.orders.iter().filter(|(_, order)| order.system == system && order.since <= edition);
        // The check of content refuses a card with more.
        let mut orders: ArrayVec<(u8, OrderId), ORDERS> =
            there.map(|(id, order)| (order.place, id)).take(ORDERS).collect();
        orders.sort_unstable();
        orders.into_iter().map(|(_, id)| id)
    }

    /// The side of an order's card that is up.
    pub fn order(&self, order: OrderId) -> &'a OrderSide {
        let card = &self.content.orders[order];
        card.side(self.upgraded(card.system), self.edition())
    }

    /// The side of a fighter's card that is up.
    pub fn fighter(&self, fighter: FighterId) -> &'a FighterSide {
        let upgraded = self.table.owned(fighter).is_some_and(|bay| bay.upgraded);
        self.content.fighters[fighter].side(upgraded)
    }

    /// Damage that the condition here would do to a fighter or mech that is launched into it (rule 4.3).
    pub fn launch_damage(&self, fighter: FighterId) -> u8 {
        self.here().condition().map_or(0, |condition| {
            let shield = if condition.ignores_radiation_shields() { 0 } else { self.fighter(fighter).radiation };
            condition.damage().saturating_sub(shield)
        })
    }

    /// Whether a fighter or mech of ours is disabled (rule 8.6).
    pub fn disabled(&self, fighter: FighterId) -> bool {
        self.table.fighter(fighter).is_none_or(|bay| bay.damage >= self.fighter(fighter).hull)
    }
}
