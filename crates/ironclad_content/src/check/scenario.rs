//! What a scenario can have wrong.

use std::collections::BTreeSet;

use super::{at, bounds, campaign, story};
use crate::Content;
use crate::fault::Fault;
use crate::id::Id;
use crate::limits::{BAYS, ENEMIES, FARTHEST, MILESTONES, POOL, PORTS, SLOTS, SQUAD};
use crate::phases::MOST_PHASES;
use crate::plate;
use crate::scenario::{EncounterRow, Objective, Scenario, ScenarioFile};
use crate::terms::System;

/// Pieces of gear that one milestone brings at the most.
const GEAR: u8 = 6;
/// Cards that a scenario brings by itself at the most.
const EVENTS: usize = 50;

pub(crate) fn scenario(content: &Content, scenario: &Scenario, faults: &mut Vec<Fault>) {
    let file = format!("scenarios/{}.json", scenario.name);
    let written = &scenario.file;
    bounds(faults, &file, "start.crew", written.start.crew, 1, 7);
    bounds(faults, &file, "start.morale", written.start.morale, 1, 7);
    bounds(faults, &file, "start.hull", written.start.hull, 1, content.rules.hull);
    bounds(faults, &file, "start.salvage", written.start.salvage, 0, 6);
    bounds(faults, &file, "start.ammo", written.start.ammo, 0, content.rules.ammo);
    plate::check(&written.plates, &file, faults);
    plate::check_pages(scenario, &file, faults);
    squads(written, &file, faults);
    if written.fighters.len() > BAYS {
        at(faults, &file, "fighters", "the hangar has three bays");
    }
    if written.fighters.iter().collect::<BTreeSet<_>>().len() < written.fighters.len() {
        at(faults, &file, "fighters", "each ship is there once");
    }
    if scenario.map.sectors.iter().filter(|(_, sector)| sector.port().is_some()).count() > PORTS {
        at(faults, &file, "map", &format!("a map has {PORTS} ports at the most"));
    }
    for (path, objective) in [("won", scenario.won), ("won-scripted", scenario.won_scripted)] {
        if let Objective::Served(sector) = objective
            && scenario.map.sectors[sector].port().is_none()
        {
            at(faults, &file, path, "nothing is served there: it is no port");
        }
    }
    equipment(content, written, &file, faults);
    milestones(scenario, &file, faults);
    shuffled(content, scenario, &file, faults);
    for (faction, reputation) in &written.reputation {
        if !(-FARTHEST..=FARTHEST).contains(reputation) {
            at(
                faults,
                &file,
                &format!("reputation.{faction}"),
                &format!("reputation goes from -{FARTHEST} to {FARTHEST}"),
            );
        }
    }
    if written.side.is_some_and(|side| side.with == side.against) {
        at(faults, &file, "side", "nobody is taken sides with against herself");
    }
    if scenario.tokens.iter().any(|(_, card)| *card == content.rules.mutiny) {
        at(faults, &file, "tokens", "the Mutiny card has no token");
    } else if scenario.tokens.iter().any(|(_, card)| !content.has_token(*card)) {
        at(faults, &file, "tokens", "the cards of operations against an Enforcer or a Villain have no tokens");
    }
    if written.events.len() > EVENTS || written.events.iter().any(|event| event.turn == 0) {
        at(faults, &file, "events", &format!("{EVENTS} at the most, from turn 1 on"));
    }
    let placed = scenario.tokens.iter().map(|(sector, _)| sector).chain(&scenario.shuffled);
    let sectors: BTreeSet<_> = placed.collect();
    if sectors.len() < scenario.tokens.len() + scenario.shuffled.len() {
        at(faults, &file, "tokens", "two tokens on one sector");
    }
    for (faction, rows) in &written.encounters {
        let path = format!("encounters.{faction}");
        encounters(rows, &file, &path, faults);
    }
    if let Some(villain) = written.villain
        && !content.ships[villain].is_villain()
    {
        at(faults, &file, "villain", "a Villain's flagship");
    }
    for faction in &written.active {
        if !written.encounters.contains_key(faction) {
            at(faults, &file, "active", &format!("no encounter table for `{faction}`"));
        }
    }
    for (index, step) in written.script.iter().enumerate() {
        if step.dice.iter().any(|face| !(1..=6).contains(face)) {
            at(faults, &file, &format!("script[{index}].dice"), "a die has the faces 1 to 6");
        }
    }
    reachable(scenario, &file, faults);
    campaign::scenario(content, scenario, faults);
    story::story(content, scenario, &file, faults);
}

fn milestones(scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    for (path, objective) in [("won", scenario.won), ("won-scripted", scenario.won_scripted)] {
        if matches!(objective, Objective::Scout(_) | Objective::Explore(_) | Objective::Succeed(_)) {
            at(faults, file, path, "this is counted for milestones alone: it is no aim");
        }
    }
    let rewards = scenario.file.milestones.iter().map(|milestone| &milestone.reward).chain([&scenario.file.reward]);
    if rewards.into_iter().any(|reward| reward.gear > GEAR) {
        at(faults, file, "milestones", &format!("{GEAR} pieces of gear for one milestone at the most"));
    }
    let written = &scenario.file.milestones;
    if written.len() >= MILESTONES {
        at(faults, file, "milestones", "the aim is one of three milestones: two more at the most");
    }
    if written.iter().any(|milestone| milestone.id.is_empty()) {
        at(faults, file, "milestones", "each has an id");
    }
    if written.iter().map(|milestone| &milestone.id).collect::<BTreeSet<_>>().len() < written.len() {
        at(faults, file, "milestones", "each has an id of its own");
    }
    if scenario.milestones.iter().any(|objective| matches!(objective, Objective::Served(_))) {
        at(faults, file, "milestones", "a service is an aim, but no milestone besides: let it be the arrival");
    }
}

/// An encounter table: rows of a die, each with ships enough for one combat and no more.
pub(super) fn encounters(rows: &[EncounterRow], file: &str, path: &str, faults: &mut Vec<Fault>) {
    if rows.last().is_none_or(|row| row.to != 6) || !rows.is_sorted_by_key(|row| row.to) {
        at(faults, file, path, "the rows go from low to high, and the last goes to 6");
    }
    for (place, row) in rows.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| rows.get(place)).map_or(0, |row| row.to);
        if row.to == before {
            at(faults, file, &format!("{path}[{place}]"), "no face reaches this row");
        }
    }
    if rows.iter().any(|row| !(1..=MOST_PHASES).contains(&row.phases.0)) {
        at(faults, file, path, &format!("a combat has one phase to {MOST_PHASES}"));
    }
    let led = |row: &EncounterRow| usize::from(row.enforcer) + usize::from(row.villain);
    if rows.iter().any(|row| row.enemies.is_empty() || row.enemies.len() + led(row) > ENEMIES) {
        at(faults, file, path, "a row names one to eight enemies, an Enforcer and a Villain among them");
    }
}

fn shuffled(content: &Content, scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let Some(written) = &scenario.file.shuffled else { return };
    if written.cards.len() > POOL {
        at(faults, file, "shuffled.cards", &format!("{} tokens; {POOL} at the most", written.cards.len()));
    }
    if written.cards.len() < written.sectors.len() {
        at(faults, file, "shuffled.cards", "fewer tokens than sectors to lay them on");
    }
    if written.cards.contains(&content.rules.mutiny) {
        at(faults, file, "shuffled.cards", "the Mutiny card has no token");
    } else if written.cards.iter().any(|card| !content.has_token(*card)) {
        at(faults, file, "shuffled.cards", "the cards of operations against an Enforcer or a Villain have no tokens");
    }
}

fn equipment(content: &Content, written: &ScenarioFile, file: &str, faults: &mut Vec<Fault>) {
    if written.modules.len() > SLOTS {
        at(faults, file, "modules", &format!("the ship has {SLOTS} slots"));
    }
    for module in &written.upgraded.modules {
        if content.modules[*module].upgraded.is_none() {
            let name = module.name(&content.names);
            at(faults, file, "upgraded.modules", &format!("`{name}` has no upgraded side"));
        }
    }
    if let Some(roster) = &written.roster {
        let choices = roster.heroes.len() + roster.fighters.len() + roster.modules.len();
        // Hiring, dismissing and assigning each have an option of their own.
        if choices > ROSTER {
            at(faults, file, "roster", &format!("{choices} heroes, ships and modules; {ROSTER} at the most"));
        }
    }
}

/// Heroes, ships and modules on a roster at the most: each is an option, and those aboard are two more each.
const ROSTER: usize = 80;

fn squads(written: &ScenarioFile, file: &str, faults: &mut Vec<Fault>) {
    let mut seen = BTreeSet::new();
    for system in System::ALL {
        let Some(squad) = written.squads.get(&system) else { continue };
        if squad.len() > SQUAD {
            at(faults, file, &format!("squads.{system}"), "a squad has four places");
        }
        if !squad.iter().all(|hero| seen.insert(hero)) {
            at(faults, file, &format!("squads.{system}"), "a hero serves in one place only");
        }
    }
}

fn reachable(scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let mut reached = BTreeSet::from([scenario.ship]);
    let mut edge = vec![scenario.ship];
    while let Some(sector) = edge.pop() {
        for &next in &scenario.map.sectors[sector].neighbours {
            if reached.insert(next) {
                edge.push(next);
            }
        }
    }
    for id in scenario.map.sectors.ids().filter(|id| !reached.contains(id)) {
        let name = id.name(&scenario.map.names);
        at(faults, file, "map", &format!("`{name}` cannot be reached from where the ship begins"));
    }
}
