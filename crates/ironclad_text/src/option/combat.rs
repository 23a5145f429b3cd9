//! What the options of a combat cost and do (chapter 8).

use super::Place;
use crate::decision::Question;
use crate::thing::{Words, number};
use ironclad_game::content::edition::Edition;
use ironclad_game::content::id::{FighterId, OrderId};
use ironclad_game::content::order::{Aftermath, Deed, OrderKind, OrderSide};
use ironclad_game::content::terms::{Class, System};
use ironclad_game::engine::Game;
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::decision::Answer;
use ironclad_game::engine::query::{ENERGY_SPACES, View};
use ironclad_game::odds;

impl Place<'_> {
    /// What an order costs, and what that uncovers.
    pub(super) fn order(&self, order: OrderId) -> (String, bool) {
        let words = self.words;
        let side = self.view.order(order);
        let mut costs = Vec::new();
        if side.ammo > 0 {
            let left = self.view.table.ammo.saturating_sub(side.ammo);
            costs.push(words.with("note-ammo", &[("count", number(side.ammo)), ("left", number(left))]));
        }
        if side.energy > 0 {
            costs.push(words.with("note-energy", &[("count", number(side.energy))]));
            costs.extend(uncovered(words, self.view.unplanned_energy().unwrap_or(0), side.energy));
        }
        if side.engineer {
            costs.push(engineer(words, &self.view));
        }
        costs.extend(side.afterwards.iter().map(|what| aftermath(words, *what)));
        if self.view.content.orders[order].kind == OrderKind::Heroic {
            costs.push(words.get("note-once"));
        }
        let alarm = side.energy > 0 || side.engineer || !side.afterwards.is_empty();
        if costs.is_empty() { (words.get("note-no-cost"), false) } else { (words.notes(costs), alarm) }
    }

    /// What the condition out there does to a ship that is launched (rule 4.3).
    pub(super) fn launch(&self, fighter: FighterId) -> (String, bool) {
        let words = self.words;
        if self.question == Question::Wingman {
            return (String::new(), false);
        }
        let Some(condition) = self.view.here().condition().filter(|space| space.is_harmful()) else {
            return (words.get("note-launch"), false);
        };
        let damage = self.view.launch_damage(fighter);
        let args = [("condition", words.condition_name(condition).into()), ("damage", number(damage))];
        (words.with("note-launch-into", &args), damage > 0)
    }

    /// What the whole plan costs.
    pub(super) fn confirm(&self) -> (String, bool) {
        let sinks = odds::sinks(self.game).into_iter().filter(|(_, chance)| chance.ways > 0).map(|(enemy, chance)| {
            let args = [
                ("enemy", self.words.enemy_name(enemy, self.view.table.combat.as_ref()).into()),
                ("percent", number(chance.percent())),
            ];
            self.words.with("note-plan-sinks", &args)
        });
        match cost_of_plan(self.words, self.game) {
            None => (self.words.notes([self.words.get("note-no-cost")].into_iter().chain(sinks)), false),
            Some(cost) => (self.words.notes([cost.paid].into_iter().chain(cost.uncovers).chain(sinks)), true),
        }
    }

    pub(super) fn enemy(&self, id: EnemyId) -> String {
        let words = self.words;
        let Some(enemy) = self.view.table.combat.as_ref().and_then(|combat| combat.enemy(id)) else {
            return String::new();
        };
        let evasion = self.view.enemy_evasion(enemy);
        let mut facts = vec![
            words.with("note-figure", &[("label", words.get("evasion").into()), ("value", number(evasion))]),
            words.with("note-figure", &[("label", words.get("hull").into()), ("value", number(enemy.hull))]),
        ];
        if enemy.shield > 0 {
            let args = [("label", words.get("shield").into()), ("value", number(enemy.shield))];
            facts.push(words.with("note-figure", &args));
        }
        // That it cannot sink her goes without saying.
        if let Some(chance) = odds::sinks_after(self.game, &[Answer::Target(id)], id)
            && chance.percent() > 0
        {
            facts.push(words.with("note-sinks", &[("percent", number(chance.percent()))]));
        }
        words.notes(facts)
    }
}

fn aftermath(words: &Words<'_>, aftermath: Aftermath) -> String {
    match aftermath {
        Aftermath::DamageSection { section, damage } => {
            let args = [("count", number(damage)), ("section", words.section_name(section).into())];
            words.with("note-afterwards-damage", &args)
        }
        Aftermath::DamageChosen(damage) => words.with("note-afterwards-chosen", &[("count", number(damage))]),
        Aftermath::ExhaustPilot => words.get("note-afterwards-pilot"),
    }
}

/// That an Engineer is exhausted, or Wounded where none is Ready (rule 6.4).
fn engineer(words: &Words<'_>, view: &View<'_>) -> String {
    if view.would_wound(Class::Engineer) {
        words.text.attr("note-engineer", "wounds")
    } else {
        words.get("note-engineer")
    }
}

/// What an order does, what it costs and what comes after it, in a line: for a list of all, where what the energy
/// uncovers is told of the whole plan.
pub fn order_in_short(words: &Words<'_>, game: &Game, order: OrderId) -> String {
    let view = game.view();
    let side = view.order(order);
    let engineer = side.engineer.then(|| engineer(words, &view));
    side_in_short(words, side, view.order_energy(order), engineer)
}

/// Whether that line says all that the order's card does, if in other words.
pub fn says_all_in_short(game: &Game, order: OrderId) -> bool {
    let view = game.view();
    let side = view.order(order);
    !side.engineer && side.afterwards.is_empty() && side.deeds().all(is_said_in_short)
}

/// Whether the few words for a deed leave nothing out.
fn is_said_in_short(deed: Deed) -> bool {
    match deed {
        Deed::Evasion(_)
        | Deed::Accuracy(_)
        | Deed::Energy(_)
        | Deed::Wingman(_)
        | Deed::WingAccuracy(_)
        | Deed::WingEvasion(_)
        | Deed::WingPierces
        | Deed::Volleys(_)
        | Deed::VolleysInBothStages(_) => true,
        Deed::Attack {
            ignores_shields,
            accuracy_at_fast,
            rolls_at_fast,
            rakes,
            sweeps,
            carries_on,
            quick: _,
            damage: _,
        } => {
            let fast = accuracy_at_fast > 0 || rolls_at_fast > 1 || rakes;
            !ignores_shields && !fast && !sweeps && !carries_on
        }
        Deed::FireAgain(_) | Deed::Escort(_) | Deed::EscortAll(_) => false,
    }
}

/// The same of a side of an order's card, whatever lies on the table: to hold one side against the other.
pub fn order_side_in_short(words: &Words<'_>, side: &OrderSide) -> String {
    side_in_short(words, side, side.energy, side.engineer.then(|| words.get("note-engineer")))
}

fn side_in_short(words: &Words<'_>, side: &OrderSide, energy: u8, engineer: Option<String>) -> String {
    let ammo = (side.ammo > 0).then(|| words.with("combat-cost-ammo", &[("count", number(side.ammo))]));
    let energy = (energy > 0).then(|| words.with("note-energy", &[("count", number(energy))]));
    let free = (ammo.is_none() && energy.is_none() && engineer.is_none()).then(|| words.get("note-no-cost"));
    let after = side.afterwards.iter().map(|what| aftermath(words, *what));
    words.notes([deeds(words, side)].into_iter().chain(ammo).chain(energy).chain(engineer).chain(free).chain(after))
}

/// The orders of a system that its upgraded card changes, each before and after, in the order of the card.
pub fn better_orders(words: &Words<'_>, system: System, edition: Edition) -> Vec<String> {
    let orders = words.content.orders.iter().filter(|(_, order)| order.system == system);
    let mut better: Vec<_> = orders
        .filter(|(_, order)| order.basic != order.upgraded)
        .map(|(id, order)| {
            let [before, after] = [false, true].map(|upgraded| {
                let short = order_side_in_short(words, order.side(upgraded, edition));
                (short, words.order_side(id, upgraded))
            });
            // Where the short form does not tell them apart, the card's own words do.
            let (before, after) = if before.0 == after.0 { (before.1, after.1) } else { (before.0, after.0) };
            let args = [("name", words.order_name(id).into()), ("before", before.into()), ("after", after.into())];
            (order.place, words.with("ashore-before-after", &args))
        })
        .collect();
    better.sort_by_key(|(place, _)| *place);
    better.into_iter().map(|(_, told)| told).collect()
}

/// What a whole plan costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanCost {
    /// Energy, from what to what, and Engineers.
    pub paid: String,
    /// What the spaces do that it uncovers.
    pub uncovers: Vec<String>,
}

/// What the plan on a game's table costs; none if it takes neither energy nor Engineers.
pub fn cost_of_plan(words: &Words<'_>, game: &Game) -> Option<PlanCost> {
    let view = game.view();
    let (now, then) = (view.table.energy, view.unplanned_energy().unwrap_or(0));
    let planned = view.table.combat.iter().flat_map(|combat| combat.plan.iter());
    let planned = planned.filter_map(|plan| plan.order);
    let paid: u8 = planned.clone().map(|order| view.order_energy(order)).sum();
    let mut costs = Vec::new();
    if paid > 0 {
        let args = [("count", number(paid)), ("now", number(now)), ("then", number(then))];
        costs.push(words.with("note-plan-energy", &args));
    }
    if planned.clone().any(|order| view.order(order).engineer) {
        costs.push(words.get("combat-cost-engineer"));
    }
    if costs.is_empty() {
        return None;
    }
    let uncovers = if paid > 0 { uncovered(words, then.saturating_add(paid), paid) } else { Vec::new() };
    Some(PlanCost { paid: words.list(costs), uncovers })
}

/// What comes off when so much energy is paid.
fn uncovered(words: &Words<'_>, energy: u8, paid: u8) -> Vec<String> {
    let first = ENERGY_SPACES.saturating_sub(energy) + 1;
    let spaces = first..first.saturating_add(paid).min(ENERGY_SPACES + 1);
    spaces.map(|space| words.get(&format!("energy-space-{space}"))).collect()
}

/// What an order does in its phase, for the slips of the plan: “+3 Evasion”, “3 damage”.
pub fn deeds(words: &Words<'_>, side: &OrderSide) -> String {
    words.list(side.deeds().map(|deed| self::deed(words, deed)))
}

fn deed(words: &Words<'_>, deed: Deed) -> String {
    let (key, count) = match deed {
        Deed::Evasion(by) => ("deed-evasion", by),
        Deed::Accuracy(by) => ("deed-accuracy", by),
        Deed::Energy(by) => ("deed-energy", by),
        Deed::FireAgain(shots) => ("deed-fire-again", shots),
        Deed::Attack { damage, rakes: true, .. } => ("deed-attack-rakes", damage),
        Deed::Attack { damage, sweeps: true, .. } => ("deed-attack-sweeps", damage),
        Deed::Attack { damage, quick: true, .. } => ("deed-attack-quick", damage),
        Deed::Attack { damage, carries_on: true, .. } => ("deed-attack-carries-on", damage),
        Deed::Attack { damage, .. } => ("deed-attack", damage),
        Deed::Escort(by) => ("deed-escort", by),
        Deed::EscortAll(by) => ("deed-escort-all", by),
        Deed::Wingman(by) => ("deed-wingman", by),
        Deed::WingAccuracy(by) => ("deed-wing-accuracy", by),
        Deed::WingEvasion(by) => ("deed-wing-evasion", by),
        Deed::WingPierces => ("deed-wing-pierces", 0),
        Deed::Volleys(times) => ("deed-volleys", times),
        Deed::VolleysInBothStages(times) => ("deed-volleys-both", times),
    };
    words.with(key, &[("count", number(count))])
}
