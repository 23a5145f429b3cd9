//! What an enemy ship's card can have wrong.

use super::{at, bounds, within};
use crate::Content;
use crate::fault::Fault;
use crate::foe::{Global, Role};
use crate::id::Id;
use crate::ship::{EnemyShip, EnemySide, Flag, Prey, Special};
use crate::terms::Track;
use words::Message;

pub(super) fn ships(content: &Content, faults: &mut Vec<Fault>) {
    for (id, ship) in content.ships.iter() {
        let file = format!("{}/{}.json", ship.folder(), id.name(&content.names));
        for (path, side) in [("regular", &ship.regular), ("elite", &ship.elite)] {
            enemy(content, side, &file, path, faults);
        }
        if let Some(role) = &ship.role {
            person(content, ship, role, &file, faults);
        }
    }
}

fn enemy(content: &Content, side: &EnemySide, file: &str, path: &str, faults: &mut Vec<Fault>) {
    let all = [
        ("accuracy", side.accuracy, 0, 20),
        ("accuracy-at-fighters", side.accuracy_at_fighters, 0, 9),
        ("damage", side.damage, 0, 9),
        ("evasion", side.evasion, 0, 20),
        ("hull", side.hull, 1, 30),
        ("shield", side.shield, 0, 20),
        ("radiation", side.radiation, 0, 9),
        ("attacks", side.attacks, 0, 4),
        ("loot.credits", side.loot.credits, 0, 30),
        ("loot.salvage", side.loot.salvage, 0, 6),
        ("loot.gear", side.loot.gear, 0, 3),
    ];
    within(faults, file, path, &all);
    let never = format!("{path}.never");
    match side.never {
        Some(Prey::Ironclad | Prey::Fighters) | None => {}
        Some(_) => at(faults, file, &never, Message::new("fault-never-attacked")),
    }
    if side.never.is_some_and(|never| never == side.first || never == Prey::Fighters && side.first.is_of_the_wing()) {
        at(faults, file, &never, Message::new("fault-never-first"));
    }
    if let Some(special) = side.special {
        self::special(content, special, file, path, faults);
    }
    let unarmed = matches!(side.special, Some(Special::Observe));
    if unarmed != (side.attacks == 0) {
        at(faults, file, &format!("{path}.attacks"), Message::new("fault-observes"));
    }
}

fn special(content: &Content, special: Special, file: &str, path: &str, faults: &mut Vec<Fault>) {
    let path = format!("{path}.special");
    let mut figure = |value: u8, most: u8| bounds(faults, file, &path, value, 1, most);
    match special {
        Special::Screen { evasion } | Special::Grapple { evasion } => figure(evasion, 9),
        Special::Jam { accuracy } => figure(accuracy, 9),
        Special::Drain { energy } => figure(energy, 5),
        Special::Reap { crew } => figure(crew, 6),
        Special::Cull { damage } => figure(damage, 9),
        Special::Toll { credits } | Special::Collect { credits } => figure(credits, 30),
        Special::Mend { points } | Special::Recharge { points } => figure(points, 30),
        Special::Run { hull } => figure(hull, 30),
        Special::Swarm { most } => figure(most, 4),
        Special::AtRange { accuracy, damage, .. } => {
            bounds(faults, file, &path, accuracy, 0, 9);
            bounds(faults, file, &path, damage, 0, 9);
        }
        Special::Steal { track, points } => {
            figure(points, 30);
            if !matches!(track, Track::Salvage | Track::Ammo | Track::Credits) {
                at(faults, file, &path, Message::new("fault-stolen"));
            }
        }
        Special::Land { card } => {
            if content.intel[card].check().is_none() {
                at(faults, file, &path, Message::new("fault-card-asks-check"));
            }
        }
        Special::Ram { .. } | Special::Aim { .. } | Special::Observe => {}
    }
}

fn person(content: &Content, ship: &EnemyShip, role: &Role, file: &str, faults: &mut Vec<Fault>) {
    bounds(faults, file, "role.strength", role.strength(), 0, 20);
    let Flag::Faction(faction) = ship.flag else {
        return at(faults, file, "flag", Message::new("fault-role-flag"));
    };
    match role {
        Role::Enforcer { hero, .. } => {
            if content.heroes[*hero].faction != Some(faction) {
                at(faults, file, "role.enforcer.hero", Message::new("fault-enforcer-hero"));
            }
        }
        Role::Villain { global, .. } => match global {
            Global::StandingOrders => {}
            Global::LanesClosed { classes } => {
                if classes.is_empty() {
                    at(faults, file, "role.villain.global", Message::new("fault-global-class"));
                }
            }
            Global::RollRead { morale } => bounds(faults, file, "role.villain.global", *morale, 1, 6),
            Global::EverythingOwed { credits, ammo } => {
                bounds(faults, file, "role.villain.global", *credits, 0, 9);
                bounds(faults, file, "role.villain.global", *ammo, 0, 9);
            }
            Global::LossControl { salvage } => bounds(faults, file, "role.villain.global", *salvage, 1, 6),
        },
    }
}
