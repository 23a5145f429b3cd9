//! What a scenario can have wrong.

use super::{at, bounds, campaign, story};
use crate::Content;
use crate::fault::Fault;
use crate::id::{Id, IntelId};
use crate::limits::{BAYS, ENEMIES, FARTHEST, MILESTONES, POOL, PORTS, SLOTS, SQUAD};
use crate::phases::MOST_PHASES;
use crate::plate;
use crate::scenario::{EncounterRow, Objective, Scenario, ScenarioFile};
use crate::sorted::SortedSet;
use crate::terms::System;
use words::Message;

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
        at(faults, &file, "fighters", Message::new("fault-bays").with("most", BAYS));
    }
    if written.fighters.iter().collect::<SortedSet<_>>().len() < written.fighters.len() {
        at(faults, &file, "fighters", Message::new("fault-ship-once"));
    }
    if scenario.map.sectors.iter().filter(|(_, sector)| sector.port().is_some()).count() > PORTS {
        at(faults, &file, "map", Message::new("fault-many-ports").with("most", PORTS));
    }
    for (path, objective) in [("won", scenario.won), ("won-scripted", scenario.won_scripted)] {
        if let Objective::Served(sector) = objective
            && scenario.map.sectors[sector].port().is_none()
        {
            at(faults, &file, path, Message::new("fault-not-served"));
        }
    }
    equipment(content, written, &file, faults);
    milestones(scenario, &file, faults);
    shuffled(content, scenario, &file, faults);
    for (faction, reputation) in &written.reputation {
        bounds(faults, &file, &format!("reputation.{faction}"), *reputation, -FARTHEST, FARTHEST);
    }
    if written.side.is_some_and(|side| side.with == side.against) {
        at(faults, &file, "side", Message::new("fault-side-against-itself"));
    }
    if let Some((_, card)) = scenario.tokens.iter().find(|(_, card)| lacks_token(content, *card)) {
        at(faults, &file, "tokens", no_token(card.name(&content.names)));
    }
    if written.events.len() > EVENTS || written.events.iter().any(|event| event.turn == 0) {
        at(faults, &file, "events", Message::new("fault-many-events").with("most", EVENTS));
    }
    let placed = scenario.tokens.iter().map(|(sector, _)| sector).chain(&scenario.shuffled);
    let sectors: SortedSet<_> = placed.collect();
    if sectors.len() < scenario.tokens.len() + scenario.shuffled.len() {
        at(faults, &file, "tokens", Message::new("fault-two-tokens"));
    }
    for (faction, rows) in &written.encounters {
        let path = format!("encounters.{faction}");
        encounters(rows, &file, &path, faults);
    }
    if let Some(villain) = written.villain
        && !content.ships[villain].is_villain()
    {
        at(faults, &file, "villain", Message::new("fault-villain"));
    }
    for faction in &written.active {
        if !written.encounters.contains_key(faction) {
            at(faults, &file, "active", Message::new("fault-no-encounters").with("power", faction.name()));
        }
    }
    for (index, step) in written.script.iter().enumerate() {
        if step.dice.iter().any(|face| !(1..=6).contains(face)) {
            at(faults, &file, &format!("script[{index}].dice"), Message::new("fault-die-faces"));
        }
    }
    reachable(scenario, &file, faults);
    campaign::scenario(content, scenario, faults);
    story::story(content, scenario, &file, faults);
}

fn milestones(scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    for (path, objective) in [("won", scenario.won), ("won-scripted", scenario.won_scripted)] {
        if matches!(objective, Objective::Scout(_) | Objective::Explore(_) | Objective::Succeed(_)) {
            at(faults, file, path, Message::new("fault-no-aim"));
        }
    }
    let rewards = scenario.file.milestones.iter().map(|milestone| &milestone.reward).chain([&scenario.file.reward]);
    if rewards.into_iter().any(|reward| reward.gear > GEAR) {
        at(faults, file, "milestones", Message::new("fault-milestone-gear").with("most", GEAR));
    }
    let written = &scenario.file.milestones;
    if written.len() >= MILESTONES {
        at(faults, file, "milestones", Message::new("fault-many-milestones").with("most", MILESTONES - 1));
    }
    let ids: SortedSet<_> = written.iter().map(|milestone| &milestone.id).filter(|id| !id.is_empty()).collect();
    if ids.len() < written.len() {
        at(faults, file, "milestones", Message::new("fault-milestone-ids"));
    }
    if scenario.milestones.iter().any(|objective| matches!(objective, Objective::Served(_))) {
        at(faults, file, "milestones", Message::new("fault-milestone-service"));
    }
}

/// An encounter table: rows of a die, each with ships enough for one combat and no more.
pub(super) fn encounters(rows: &[EncounterRow], file: &str, path: &str, faults: &mut Vec<Fault>) {
    if rows.last().is_none_or(|row| row.to != 6) || !rows.is_sorted_by_key(|row| row.to) {
        at(faults, file, path, Message::new("fault-rows-to-six"));
    }
    for (place, row) in rows.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| rows.get(place)).map_or(0, |row| row.to);
        if row.to == before {
            at(faults, file, &format!("{path}[{place}]"), Message::new("fault-face-unreached"));
        }
    }
    if rows.iter().any(|row| !(1..=MOST_PHASES).contains(&row.phases.0)) {
        at(faults, file, path, Message::new("fault-row-phases").with("most", MOST_PHASES));
    }
    let led = |row: &EncounterRow| usize::from(row.enforcer) + usize::from(row.villain);
    if rows.iter().any(|row| row.enemies.is_empty() || row.enemies.len() + led(row) > ENEMIES) {
        at(faults, file, path, Message::new("fault-row-enemies").with("most", ENEMIES));
    }
}

fn shuffled(content: &Content, scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let Some(written) = &scenario.file.shuffled else { return };
    if written.cards.len() > POOL {
        let message = Message::new("fault-many-tokens").with("count", written.cards.len()).with("most", POOL);
        at(faults, file, "shuffled.cards", message);
    }
    if written.cards.len() < written.sectors.len() {
        at(faults, file, "shuffled.cards", few_tokens(written.cards.len(), written.sectors.len()));
    }
    if let Some(card) = written.cards.iter().find(|card| lacks_token(content, **card)) {
        at(faults, file, "shuffled.cards", no_token(card.name(&content.names)));
    }
}

/// Whether a card has no token, so that it cannot lie on the map.
pub(super) fn lacks_token(content: &Content, card: IntelId) -> bool {
    card == content.rules.mutiny || !content.has_token(card)
}

/// A card is laid that has no token.
pub(super) fn no_token(card: &str) -> Message {
    Message::new("fault-no-token").with("card", card)
}

/// Fewer tokens are shuffled than there are sectors to lay them on.
pub(super) fn few_tokens(tokens: usize, sectors: usize) -> Message {
    Message::new("fault-few-tokens").with("tokens", tokens).with("sectors", sectors)
}

fn equipment(content: &Content, written: &ScenarioFile, file: &str, faults: &mut Vec<Fault>) {
    if written.modules.len() > SLOTS {
        at(faults, file, "modules", Message::new("fault-slots").with("most", SLOTS));
    }
    for module in &written.upgraded.modules {
        if content.modules[*module].upgraded.is_none() {
            let name = module.name(&content.names);
            at(faults, file, "upgraded.modules", Message::new("fault-not-upgraded").with("name", name));
        }
    }
    if let Some(roster) = &written.roster {
        let choices = roster.heroes.len() + roster.fighters.len() + roster.modules.len();
        // Hiring, dismissing and assigning each have an option of their own.
        if choices > ROSTER {
            let message = Message::new("fault-many-on-roster").with("count", choices).with("most", ROSTER);
            at(faults, file, "roster", message);
        }
    }
}

/// Heroes, ships and modules on a roster at the most: each is an option, and those aboard are two more each.
const ROSTER: usize = 80;

fn squads(written: &ScenarioFile, file: &str, faults: &mut Vec<Fault>) {
    let mut seen = SortedSet::new();
    for system in System::ALL {
        let Some(squad) = written.squads.get(&system) else { continue };
        if squad.len() > SQUAD {
            at(faults, file, &format!("squads.{system}"), Message::new("fault-squad").with("most", SQUAD));
        }
        if !squad.iter().all(|hero| seen.insert(hero)) {
            at(faults, file, &format!("squads.{system}"), Message::new("fault-hero-once"));
        }
    }
}

fn reachable(scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let mut reached = SortedSet::from([scenario.ship]);
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
        at(faults, file, "map", Message::new("fault-unreachable").with("sector", name));
    }
}
