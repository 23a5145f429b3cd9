//! What a well-formed file can still have wrong: values out of bounds, parts that do not fit.

use std::collections::BTreeSet;

use super::Content;
use super::fault::Fault;
use super::id::Id;
use super::intel::Body;
use super::scenario::{Scenario, ScenarioFile};
use super::terms::System;

/// Adds every fault of the catalogue to `faults`.
pub fn check(content: &Content, faults: &mut Vec<Fault>) {
    heroes(content, faults);
    intel(content, faults);
    ships(content, faults);
    tiles(content, faults);
    orders(content, faults);
    for (_, scenario) in content.scenarios.iter() {
        self::scenario(content, scenario, faults);
    }
}

fn bounds(faults: &mut Vec<Fault>, file: &str, path: &str, value: u8, least: u8, most: u8) {
    if !(least..=most).contains(&value) {
        let message = format!("{value} is out of bounds: {least} to {most}");
        faults.push(Fault { path: Some(path.to_owned()), ..Fault::new(file, message) });
    }
}

fn at(faults: &mut Vec<Fault>, file: &str, path: &str, message: &str) {
    faults.push(Fault { path: Some(path.to_owned()), ..Fault::new(file, message) });
}

fn heroes(content: &Content, faults: &mut Vec<Fault>) {
    for (id, hero) in content.heroes.iter() {
        let file = format!("heroes/{}.json", id.name(&content.names));
        if hero.classes.is_empty() {
            at(faults, &file, "classes", "a hero has one class at least");
        }
        for (path, side) in [("regular", &hero.regular), ("promoted", &hero.promoted)] {
            for (skill, &rating) in &side.skills {
                bounds(faults, &file, &format!("{path}.skills.{skill}"), rating, 1, 6);
            }
        }
    }
}

fn intel(content: &Content, faults: &mut Vec<Fault>) {
    for (id, card) in content.intel.iter() {
        let file = format!("intel/{}.json", id.name(&content.names));
        match &card.body {
            Body::Check(check) => {
                bounds(faults, &file, "body.check.heroes", check.heroes, 1, 3);
                if check.skills.is_empty() {
                    at(faults, &file, "body.check.skills", "a check needs a skill");
                }
            }
            Body::Table(table) => {
                let open_ends = table.rows.iter().filter(|row| row.to.is_none()).count();
                let last_is_open = table.rows.last().is_some_and(|row| row.to.is_none());
                if open_ends != 1 || !last_is_open {
                    at(faults, &file, "body.table.rows", "the last row, and only the last, has no `to`");
                }
                if !table.rows.is_sorted_by_key(|row| row.to.unwrap_or(u8::MAX)) {
                    at(faults, &file, "body.table.rows", "the rows go from low to high");
                }
            }
            Body::Harm(harm) => {
                if harm.warded_by.is_empty() {
                    at(faults, &file, "body.harm.warded-by", "name a class that wards it off");
                }
            }
            Body::Signatures => {}
        }
    }
}

fn ships(content: &Content, faults: &mut Vec<Fault>) {
    for (id, ship) in content.ships.iter() {
        let file = format!("ships/{}.json", id.name(&content.names));
        for (path, side) in [("regular", &ship.regular), ("elite", &ship.elite)] {
            bounds(faults, &file, &format!("{path}.hull"), side.hull, 1, 30);
            bounds(faults, &file, &format!("{path}.attacks"), side.attacks, 1, 4);
            bounds(faults, &file, &format!("{path}.damage"), side.damage, 0, 9);
        }
    }
    for (id, fighter) in content.fighters.iter() {
        let file = format!("fighters/{}.json", id.name(&content.names));
        for (path, side) in [("regular", &fighter.regular), ("upgraded", &fighter.upgraded)] {
            bounds(faults, &file, &format!("{path}.hull"), side.hull, 1, 9);
        }
    }
}

fn tiles(content: &Content, faults: &mut Vec<Fault>) {
    for (id, tile) in content.tiles.iter() {
        let file = format!("tiles/{}.json", id.name(&content.names));
        if !(3..=4).contains(&tile.hexes.len()) {
            at(faults, &file, "hexes", "a tile has three hexes or four");
        }
    }
}

fn orders(content: &Content, faults: &mut Vec<Fault>) {
    let mut places = BTreeSet::new();
    for (id, order) in content.orders.iter() {
        let file = format!("orders/{}.json", id.name(&content.names));
        if !places.insert((order.system, order.place)) {
            at(faults, &file, "place", "another order of this system has this place on the card");
        }
        bounds(faults, &file, "basic.energy", order.basic.energy, 0, 5);
    }
}

fn scenario(content: &Content, scenario: &Scenario, faults: &mut Vec<Fault>) {
    let file = format!("scenarios/{}.json", scenario.name);
    let written = &scenario.file;
    bounds(faults, &file, "start.crew", written.start.crew, 1, 7);
    bounds(faults, &file, "start.morale", written.start.morale, 1, 7);
    bounds(faults, &file, "start.hull", written.start.hull, 1, content.rules.hull);
    bounds(faults, &file, "start.salvage", written.start.salvage, 0, 6);
    bounds(faults, &file, "start.ammo", written.start.ammo, 0, content.rules.ammo);
    squads(written, &file, faults);
    if written.fighters.len() > 3 {
        at(faults, &file, "fighters", "the hangar has three bays");
    }
    let sectors: BTreeSet<_> = scenario.tokens.iter().map(|(sector, _)| sector).collect();
    if sectors.len() < scenario.tokens.len() {
        at(faults, &file, "tokens", "two tokens on one sector");
    }
    for (faction, rows) in &written.encounters {
        let path = format!("encounters.{faction}");
        if rows.last().is_none_or(|row| row.to != 6) || !rows.is_sorted_by_key(|row| row.to) {
            at(faults, &file, &path, "the rows go from low to high, and the last goes to 6");
        }
        if rows.iter().any(|row| row.enemies.is_empty() || row.enemies.len() > 8) {
            at(faults, &file, &path, "a row names one to eight enemies");
        }
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
}

fn squads(written: &ScenarioFile, file: &str, faults: &mut Vec<Fault>) {
    let mut seen = BTreeSet::new();
    for system in System::ALL {
        let Some(squad) = written.squads.get(&system) else { continue };
        if squad.len() > 4 {
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
