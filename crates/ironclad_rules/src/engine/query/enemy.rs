//! What the enemies' cards come to as things stand (rules 8.9, 10.6).

use super::{Standing, View, signed};
use crate::content::ShipId;
use crate::content::adversary::Adversary;
use crate::content::edition::Edition;
use crate::content::foe::{Global, Role};
use crate::content::ship::{EnemySide, Range, Special};
use crate::content::terms::{Speed, Threat};
use crate::engine::combat::{Combat, Enemy, EnemyId, Phase};

impl<'a> View<'a> {
    /// The side of an enemy's card that is up.
    pub fn enemy_card(&self, enemy: &Enemy) -> &'a EnemySide {
        self.content.ships[enemy.id.ship].side(enemy.side)
    }

    /// What an enemy alone can do.
    pub fn special(&self, enemy: &Enemy) -> Option<Special> {
        self.enemy_card(enemy).special
    }

    /// Enemies that are afloat.
    pub fn afloat(&self) -> impl Iterator<Item = &'a Enemy> + use<'a> {
        self.table.combat.iter().flat_map(|combat| combat.enemies.iter()).filter(|enemy| enemy.is_afloat())
    }

    /// Whether an enemy can be shot at: afloat, and no mere observer.
    pub fn is_target(&self, enemy: &Enemy) -> bool {
        enemy.is_afloat() && !self.observes(enemy)
    }

    /// Whether an enemy is unarmed and only watches.
    pub fn observes(&self, enemy: &Enemy) -> bool {
        matches!(self.special(enemy), Some(Special::Observe))
    }

    /// What an attack on an enemy has to reach: its card, and the best screen of another for a Slow one.
    pub fn enemy_evasion(&self, enemy: &Enemy) -> u8 {
        let slow = self.content.ships[enemy.id.ship].speed == Speed::Slow;
        let others = self.afloat().filter(|other| slow && other.id != enemy.id);
        let screen = others.filter_map(|other| match self.special(other) {
            Some(Special::Screen { evasion }) => Some(evasion),
            _ => None,
        });
        self.enemy_card(enemy).evasion.saturating_add(screen.max().unwrap_or(0))
    }

    /// What its target has to reach to evade an enemy's attack.
    pub fn enemy_accuracy(&self, enemy: &Enemy, at_fighter: bool) -> u8 {
        let card = self.enemy_card(enemy);
        let at_fighter = if at_fighter { card.accuracy_at_fighters } else { 0 };
        let ranged = self.at_range(enemy).map_or(0, |(accuracy, _)| accuracy);
        card.accuracy.saturating_add(at_fighter).saturating_add(ranged)
    }

    /// What an enemy's attack that lands does, on a target that was damaged already or not.
    pub fn enemy_damage(&self, enemy: &Enemy, damaged: bool) -> u8 {
        let culled = match self.special(enemy) {
            Some(Special::Cull { damage }) if damaged => damage,
            _ => 0,
        };
        let ranged = self.at_range(enemy).map_or(0, |(_, damage)| damage);
        self.enemy_card(enemy).damage.saturating_add(culled).saturating_add(ranged)
    }

    /// How often an enemy attacks in this phase, as it is now.
    pub fn enemy_attacks(&self, enemy: &Enemy) -> u8 {
        match self.special(enemy) {
            Some(Special::Ram { .. }) if self.range() == Range::Long => 0,
            Some(Special::Swarm { most }) => enemy.hull.min(most),
            _ => self.enemy_card(enemy).attacks,
        }
    }

    /// What enemies afloat take off all our attacks; of several the most.
    pub fn jammed(&self) -> i8 {
        let jammed = self.afloat().filter_map(|enemy| match self.special(enemy) {
            Some(Special::Jam { accuracy }) => Some(signed(accuracy)),
            _ => None,
        });
        -jammed.max().unwrap_or(0)
    }

    /// What enemies afloat take off the Ironclad's evasion; of several the most.
    pub fn grappled(&self) -> i8 {
        let grappled = self.afloat().filter_map(|enemy| match self.special(enemy) {
            Some(Special::Grapple { evasion }) => Some(signed(evasion)),
            _ => None,
        });
        -grappled.max().unwrap_or(0)
    }

    /// The range of the phase that is fought.
    pub fn range(&self) -> Range {
        match self.table.combat.as_ref().map(|combat| combat.phase) {
            Some(Phase::Close) => Range::Close,
            Some(Phase::Long) | None => Range::Long,
        }
    }

    fn at_range(&self, enemy: &Enemy) -> Option<(u8, u8)> {
        match self.special(enemy) {
            Some(Special::AtRange { range, accuracy, damage }) if range == self.range() => Some((accuracy, damage)),
            _ => None,
        }
    }

    /// The ship of the person whom an operation is against, if that person is there (rule 10.6). In the first edition nobody
    /// was but on a few cards.
    pub fn adversary(&self, against: Option<Adversary>) -> Option<ShipId> {
        if self.edition() < Edition::Second {
            return None;
        }
        match against? {
            Adversary::Villain => self.table.villain,
            Adversary::Leader(power) => self.content.villain(self.power(power)?),
            Adversary::Host => self.content.villain(self.port()?.faction?),
            Adversary::Enforcer(power) => {
                let faction = self.power(power).filter(|faction| self.standing(*faction) <= Standing::Hostile)?;
                self.content.enforcer(faction)
            }
        }
    }

    /// The total that an operation asks, with the Combat Strength of whom it is against.
    pub(super) fn difficulty(&self, written: u8, against: Option<Adversary>) -> u8 {
        written.saturating_add(self.adversary(against).map_or(0, |ship| self.strength(ship)))
    }

    /// Combat Strength of whoever commands a ship (rule 10.6).
    pub fn strength(&self, ship: ShipId) -> u8 {
        self.content.ships[ship].role.as_ref().map_or(0, Role::strength)
    }

    /// What the Villain in the field makes hold everywhere, from the beginning of the scenario to its end (rule 10.6).
    pub fn global(&self) -> Option<&'a Global> {
        if self.table.outcome.is_some() {
            return None;
        }
        match &self.content.ships[self.table.villain?].role {
            Some(Role::Villain { global, .. }) => Some(global),
            Some(Role::Enforcer { .. }) | None => None,
        }
    }

    /// Salvage that every point repaired costs besides (Iyer).
    pub fn mending_salvage(&self) -> u8 {
        match self.global() {
            Some(Global::LossControl { salvage }) => *salvage,
            _ => 0,
        }
    }

    /// Credits that every service costs more (Reis).
    pub fn services_owe(&self) -> u8 {
        match self.global() {
            Some(Global::EverythingOwed { credits, .. }) => *credits,
            _ => 0,
        }
    }

    /// Whether no encounter can be skipped for Morale (Falk).
    pub fn standing_orders(&self) -> bool {
        matches!(self.global(), Some(Global::StandingOrders))
    }

    /// The heroes one of whom each Recon action exhausts (Shahidi); none where it exhausts nobody.
    pub fn recon_crew(&self) -> Option<impl Iterator<Item = crate::content::HeroId> + use<'a>> {
        let Some(Global::LanesClosed { classes }) = self.global() else { return None };
        let content = self.content;
        let free = self.free().map(|aboard| aboard.hero);
        Some(free.filter(move |hero| content.heroes[*hero].classes.iter().any(|class| classes.contains(class))))
    }

    /// The side on which an Enforcer or a Villain is met (ruling 53).
    pub fn side_of_persons(&self) -> crate::content::terms::Side {
        use crate::content::terms::Side;
        if self.table.threat == Threat::Red { Side::Elite } else { Side::Regular }
    }
}

impl Enemy {
    /// Whether it is still there to fight: neither destroyed nor gone.
    pub fn is_afloat(&self) -> bool {
        self.hull > 0 && !self.gone
    }
}

impl Combat {
    /// Whether an enemy is still there to fight.
    pub fn is_afloat(&self, id: EnemyId) -> bool {
        self.enemy(id).is_some_and(Enemy::is_afloat)
    }
}
