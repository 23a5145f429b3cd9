//! What a well-formed file can still have wrong: values out of bounds, parts that do not fit.
//!
//! The engine relies on what is checked here: with these bounds no sum of the rules leaves its type, no list its capacity,
//! and no question is without an answer.

mod campaign;
mod cards;
mod equipment;
mod renames;
pub(super) mod scenario;
mod ships;
mod story;

use strum::IntoEnumIterator;

use super::Content;
use super::ability::Ability;
use super::fault::Fault;
use super::id::Id;
use super::limits::{MORE_ATTACKS, ORDERS, PRESSED_ATTACKS, ROLLS_AT_FAST, VOLLEYS};
use super::order::{Aftermath, Deed, OrderKind, OrderSide};
use super::passive::Passive;
use super::phases::MOST_PHASES;
use super::rules::{
    MOST_COMBATS, MOST_FIRST_TURNS, MissionDemands, MissionTurns, MissionUpgrades, Operations, Price, Rules,
};
use super::ship::FighterSide;
use super::terms::{Cost, Mode, Service, System, Threat};
use super::{paper, plate};
use crate::sorted::SortedSet;
use words::Message;

/// Adds every fault of the catalogue to `faults`.
pub fn check(content: &Content, faults: &mut Vec<Fault>) {
    rules(&content.rules, faults);
    operations(content, faults);
    heroes(content, faults);
    cards::cards(content, faults);
    ships::ships(content, faults);
    fighters(content, faults);
    tiles(content, faults);
    ports(content, faults);
    orders(content, faults);
    equipment::equipment(content, faults);
    for (_, scenario) in content.scenarios.iter() {
        scenario::scenario(content, scenario, faults);
    }
    plate::check(&content.plates, "plates.json", faults);
    paper::check(content, faults);
    campaign::campaigns(content, faults);
    renames::renames(content, faults);
}

/// A figure that is less than the least, or more than the most that it may be.
pub(super) fn bounds<T: Into<i64>>(faults: &mut Vec<Fault>, file: &str, path: &str, value: T, least: T, most: T) {
    let (value, least, most) = (value.into(), least.into(), most.into());
    if !(least..=most).contains(&value) {
        let message = Message::new("fault-out-of-bounds").with("value", value).with("least", least).with("most", most);
        at(faults, file, path, message);
    }
}

/// The figures of one part of a file: name, value, least and most.
fn within(faults: &mut Vec<Fault>, file: &str, path: &str, figures: &[(&str, u8, u8, u8)]) {
    for &(name, value, least, most) in figures {
        bounds(faults, file, &format!("{path}.{name}"), value, least, most);
    }
}

fn at(faults: &mut Vec<Fault>, file: &str, path: &str, message: Message) {
    faults.push(Fault::at(file, path, message));
}

/// A flag is asked for, or set to, what it cannot be.
pub(super) fn flag_never(flag: &str, value: &str) -> Message {
    Message::new("fault-flag-never").with("value", value).with("flag", flag)
}

/// Credits that anything costs at the most.
const DEAREST: u8 = 99;

fn rules(rules: &Rules, faults: &mut Vec<Fault>) {
    let figures = [
        ("weapons-damage-accuracy", rules.weapons_damage_accuracy, 0, 9),
        ("hangar-damage-bays", rules.hangar_damage_bays, 0, 3),
        ("crew-for-two-actions", rules.crew_for_two_actions, 1, 8),
        ("hull", rules.hull, 1, 30),
        ("ammo", rules.ammo, 0, 30),
        ("shields", rules.shields, 0, 9),
        ("energy.third-evasion", rules.energy.third_evasion, 0, 9),
        ("energy.fourth-hits", rules.energy.fourth_hits, 0, 9),
        ("energy.fifth-hull", rules.energy.fifth_hull, 0, 9),
        ("hostile-surcharge", rules.hostile_surcharge, 0, 9),
    ];
    for (path, value, least, most) in figures {
        bounds(faults, "rules.json", path, value, least, most);
    }
    for (mode, turns) in &rules.missions.quarter_turns {
        let figures = [turns.courier, turns.rounds, turns.survey, turns.sweep, turns.hunt];
        let most = MissionTurns::MOST;
        for turns in figures.into_iter().flatten().flatten() {
            bounds(faults, "rules.json", &format!("missions.quarter-turns.{mode}"), turns, -most, most);
        }
    }
    for (mode, demands) in &rules.missions.quarter_demands {
        for figure in [demands.survey, demands.sweep, demands.hunt].into_iter().flatten().flatten() {
            bounds(faults, "rules.json", &format!("missions.quarter-demands.{mode}"), figure, 0, MissionDemands::MOST);
        }
    }
    for combats in rules.missions.combats.into_iter().flatten() {
        bounds(faults, "rules.json", "missions.combats", combats, 1, MOST_COMBATS);
    }
    let least = &rules.missions.upgrades;
    for figure in [least.courier, least.rounds, least.survey, least.sweep, least.hunt].into_iter().flatten() {
        bounds(faults, "rules.json", "missions.upgrades", figure, 0, MissionUpgrades::MOST);
    }
    let phases = rules.missions.hunt_phases.0;
    bounds(faults, "rules.json", "missions.hunt-phases", phases, 1, MOST_PHASES);
    for (faction, rows) in &rules.patrols {
        scenario::encounters(rows, "rules.json", &format!("patrols.{faction}"), faults);
    }
    for system in System::ALL {
        match rules.upgrades.get(&system) {
            Some(cost) => self::cost(cost, "rules.json", &format!("upgrades.{system}"), faults),
            None => at(faults, "rules.json", "upgrades", Message::new("fault-nothing-for").with("name", system.name())),
        }
    }
    let campaign = &rules.campaign;
    within(faults, "rules.json", "campaign", &[("crew", campaign.crew, 0, DEAREST)]);
    for (mode, turns) in &campaign.first_turns {
        bounds(faults, "rules.json", &format!("campaign.first-turns.{mode}"), *turns, 0, MOST_FIRST_TURNS);
    }
    let start = [
        ("crew", campaign.start.crew, 1, 7),
        ("morale", campaign.start.morale, 1, 7),
        ("hull", campaign.start.hull, 1, rules.hull),
        ("salvage", campaign.start.salvage, 0, 6),
        ("ammo", campaign.start.ammo, 0, rules.ammo),
    ];
    within(faults, "rules.json", "campaign.start", &start);
    for mode in Mode::iter() {
        for threat in Threat::iter() {
            let path = format!("campaign.advance.{mode}");
            match campaign.advance.get(&mode).and_then(|credits| credits.get(&threat)) {
                Some(&credits) => bounds(faults, "rules.json", &format!("{path}.{threat}"), credits, 0, DEAREST),
                None => {
                    at(faults, "rules.json", &path, Message::new("fault-nothing-for").with("name", threat.name()));
                }
            }
        }
    }
    if Mode::iter().any(|mode| !campaign.threat.contains_key(&mode)) {
        at(faults, "rules.json", "campaign.threat", Message::new("fault-mode-grades"));
    }
    let prices = &rules.prices;
    let prices = [
        ("saloon-rest", prices.saloon_rest),
        ("saloon-morale", prices.saloon_morale),
        ("medical", prices.medical),
        ("salvage", prices.salvage),
        ("ammo", prices.ammo),
        ("gear", prices.gear),
        ("shipyard", prices.shipyard),
        ("guild", prices.guild),
    ];
    for (name, Price { neutral, friendly, ally }) in prices {
        for price in [neutral, friendly, ally].into_iter().flatten() {
            bounds(faults, "rules.json", &format!("prices.{name}"), price, 0, DEAREST);
        }
    }
}

/// The cards that rules bring without a token each ask a check.
fn operations(content: &Content, faults: &mut Vec<Fault>) {
    let Operations { enforcer, villain, parley } = content.rules.operations;
    for (path, card) in [("enforcer", enforcer), ("villain", villain), ("parley", parley)] {
        if content.intel[card].check().is_none() {
            at(faults, "rules.json", &format!("operations.{path}"), Message::new("fault-card-asks-check"));
        }
    }
}

fn cost(cost: &Cost, file: &str, path: &str, faults: &mut Vec<Fault>) {
    within(faults, file, path, &[("credits", cost.credits, 0, DEAREST), ("salvage", cost.salvage, 0, 6)]);
}

fn heroes(content: &Content, faults: &mut Vec<Fault>) {
    for (id, hero) in content.heroes.iter() {
        let file = format!("heroes/{}.json", id.name(&content.names));
        if hero.classes.is_empty() {
            at(faults, &file, "classes", Message::new("fault-hero-class"));
        }
        for (path, side) in [("regular", &hero.regular), ("promoted", &hero.promoted)] {
            for (skill, &rating) in &side.skills {
                bounds(faults, &file, &format!("{path}.skills.{skill}"), rating, 1, 6);
            }
            bounds(faults, &file, &format!("{path}.cost"), side.cost, 0, DEAREST);
            ability(side.ability, &file, &format!("{path}.ability"), faults);
            if let Some(first) = side.ability_at_first {
                ability(first, &file, &format!("{path}.ability-at-first"), faults);
            }
        }
    }
}

fn ability(ability: Ability, file: &str, path: &str, faults: &mut Vec<Fault>) {
    let mut within = |figure: &str, value: u8, least: u8, most: u8| {
        let path = if figure.is_empty() { path.to_owned() } else { format!("{path}.{figure}") };
        bounds(faults, file, &path, value, least, most);
    };
    match ability {
        Ability::Passive(Passive::SteadyHand) => {}
        Ability::Passive(
            Passive::Alone { adds }
            | Passive::Leads { adds, .. }
            | Passive::Knows { adds }
            | Passive::Evades { adds, .. },
        ) => within("passive.adds", adds, 1, 6),
        Ability::Passive(Passive::Consoles { morale }) => within("passive.morale", morale, 1, 6),
        Ability::Passive(Passive::Braces { hits }) => within("passive.hits", hits, 1, 20),
        Ability::Passive(Passive::Recharges { energy }) => within("passive.energy", energy, 1, 5),
        Ability::Passive(Passive::PressesHome { attacks }) => within("passive.attacks", attacks, 1, PRESSED_ATTACKS),
        Ability::Passive(Passive::ThickSkin { damage, accuracy_in_mech }) => {
            within("passive.damage", damage, 0, 9);
            within("passive.accuracy-in-mech", accuracy_in_mech, 0, 6);
        }
        Ability::Passive(Passive::LandsWell { damage }) => within("passive.damage", damage.unwrap_or(1), 1, 9),
        Ability::Passive(Passive::Prize { credits }) => within("passive.credits", credits, 1, 9),
        Ability::Ready { heroes } => within("", heroes, 1, 12),
        Ability::Mend { salvage, .. } => within("", salvage, 0, 6),
        Ability::Shelter { bonus } => within("", bonus, 0, 6),
        Ability::TurnUp { tokens, within: sectors } => {
            within("tokens", tokens, 1, 9);
            within("within", sectors, 1, 9);
        }
        Ability::Recover { damage, .. } => within("damage", damage.unwrap_or(1), 1, 9),
        Ability::Feed { heroes, morale } => {
            within("heroes", heroes, 1, 9);
            within("morale", morale, 0, 6);
        }
        Ability::BoardingParty { crew } => within("crew", crew, 0, 6),
        Ability::Weather { damage } => within("damage", damage, 1, 9),
        Ability::SkipOperation { morale } => within("morale", morale, 0, 6),
        Ability::NearMiss { by } => within("by", by, 1, 9),
        Ability::Remember { morale, heroes } => {
            within("morale", morale, 1, 6);
            within("heroes", heroes, 0, 9);
        }
        Ability::Bulkhead { hits } => within("hits", hits, 1, 20),
        Ability::PutBack { energy } => within("", energy, 1, 5),
        Ability::HoldFire { hull } => within("", hull.unwrap_or(1), 1, 30),
        Ability::AttackMore { attacks } => within("", attacks, 1, MORE_ATTACKS),
        Ability::ShrugOff { accuracy_in_mech } => within("", accuracy_in_mech, 0, 6),
        Ability::RerollEvasion { bonus } => within("", bonus, 0, 6),
        Ability::CancelCrewLoss { .. }
        | Ability::RerollTable { .. }
        | Ability::SkipSignatures { .. }
        | Ability::Heal { .. }
        | Ability::SideDoor { .. }
        | Ability::ListPrice { .. }
        | Ability::SafeConduct { .. }
        | Ability::Collect { .. } => {}
    }
}

fn fighters(content: &Content, faults: &mut Vec<Fault>) {
    for (id, fighter) in content.fighters.iter() {
        let file = format!("fighters/{}.json", id.name(&content.names));
        bounds(faults, &file, "cost", fighter.cost.0, 0, DEAREST);
        at_first(fighter.cost_at_first, &file, "cost-at-first", faults);
        for (path, side) in [("regular", &fighter.regular), ("upgraded", &fighter.upgraded)] {
            own(side, &file, path, faults);
        }
    }
}

/// A price of the first edition of the rules.
fn at_first(cost: Option<Cost>, file: &str, path: &str, faults: &mut Vec<Fault>) {
    if let Some(Cost { credits, salvage }) = cost {
        within(faults, file, path, &[("credits", credits, 0, DEAREST), ("salvage", salvage, 0, 6)]);
    }
}

fn own(side: &FighterSide, file: &str, path: &str, faults: &mut Vec<Fault>) {
    let all = [
        ("accuracy", side.accuracy, 0, 9),
        ("accuracy-at-fighters", side.accuracy_at_fighters, 0, 9),
        ("evasion", side.evasion, 0, 9),
        ("evasion-at-fighters", side.evasion_at_fighters, 0, 9),
        ("damage", side.damage, 0, 9),
        ("hull", side.hull, 1, 9),
        ("radiation", side.radiation, 0, 9),
        ("knacks.armour", side.armour(), 0, 9),
        ("knacks.salvages", side.salvage(), 0, 6),
    ];
    within(faults, file, path, &all);
}

fn tiles(content: &Content, faults: &mut Vec<Fault>) {
    for (id, tile) in content.tiles.iter() {
        let file = format!("tiles/{}.json", id.name(&content.names));
        if !(3..=4).contains(&tile.hexes.len()) {
            at(faults, &file, "hexes", Message::new("fault-tile-hexes"));
        }
    }
}

fn ports(content: &Content, faults: &mut Vec<Fault>) {
    for (id, port) in content.ports.iter() {
        let file = format!("ports/{}.json", id.name(&content.names));
        for (service, terms) in &port.services {
            bounds(faults, &file, &format!("services.{service}.price"), terms.price.unwrap_or(0), 0, DEAREST);
            if *service == Service::TechCenter && terms.price.is_some() {
                at(faults, &file, &format!("services.{service}.price"), Message::new("fault-tech-price"));
            }
        }
    }
}

fn orders(content: &Content, faults: &mut Vec<Fault>) {
    let mut places = SortedSet::new();
    for (id, order) in content.orders.iter() {
        let file = format!("orders/{}.json", id.name(&content.names));
        if !places.insert((order.system, order.place)) {
            at(faults, &file, "place", Message::new("fault-order-place"));
        }
        for (path, side) in [("basic", &order.basic), ("upgraded", &order.upgraded)] {
            self::order(side, &file, path, faults);
        }
    }
    for system in System::ALL {
        if content.orders.iter().filter(|(_, order)| order.system == system).count() > ORDERS {
            at(faults, "orders", system.name(), Message::new("fault-many-orders").with("most", ORDERS));
        }
    }
    if content.orders.iter().filter(|(_, order)| order.kind == OrderKind::Heroic).count() > ORDERS {
        at(faults, "orders", "kind", Message::new("fault-many-heroic-orders").with("most", ORDERS));
    }
}

/// After-effects of one side of an order at the most.
const AFTERWARDS: usize = 6;

fn order(side: &OrderSide, file: &str, path: &str, faults: &mut Vec<Fault>) {
    within(faults, file, path, &[("energy", side.energy, 0, 5), ("ammo", side.ammo, 0, 9)]);
    for (name, does) in [("does", Some(side.does)), ("also", side.also)] {
        if let Some(does) = does {
            deed(does, file, &format!("{path}.{name}"), faults);
        }
    }
    let path = format!("{path}.afterwards");
    if side.afterwards.len() > AFTERWARDS {
        at(faults, file, &path, Message::new("fault-many-after-effects").with("most", AFTERWARDS));
    }
    for aftermath in &side.afterwards {
        match aftermath {
            Aftermath::DamageSection { damage, .. } | Aftermath::DamageChosen(damage) => {
                bounds(faults, file, &path, *damage, 0, 9);
            }
            Aftermath::ExhaustPilot => {}
        }
    }
}

fn deed(deed: Deed, file: &str, path: &str, faults: &mut Vec<Fault>) {
    match deed {
        Deed::Evasion(n)
        | Deed::Accuracy(n)
        | Deed::Energy(n)
        | Deed::FireAgain(n)
        | Deed::Escort(n)
        | Deed::EscortAll(n)
        | Deed::Wingman(n)
        | Deed::WingAccuracy(n)
        | Deed::WingEvasion(n) => bounds(faults, file, path, n, 1, 9),
        Deed::WingPierces => {}
        Deed::Volleys(n) | Deed::VolleysInBothStages(n) => bounds(faults, file, path, n, 1, VOLLEYS),
        Deed::Attack { damage, accuracy_at_fast, rolls_at_fast, .. } => {
            let figures = [
                ("damage", damage, 1, 20),
                ("accuracy-at-fast", accuracy_at_fast, 0, 9),
                ("rolls-at-fast", rolls_at_fast, 1, ROLLS_AT_FAST),
            ];
            within(faults, file, path, &figures);
        }
    }
}
