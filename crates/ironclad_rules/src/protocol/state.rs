//! The protocol's `state`. Not a save: the two change independently.

mod story;

use serde_json::{Map, Value, json};

use crate::content::terms::{Faction, Section, Side, System};
use crate::content::{Id, SectorId};
use crate::engine::campaign::Chapter;
use crate::engine::combat::Combat;
use crate::engine::{CampaignLog, Game, Seat};

/// The table as everybody may see it.
#[inline]
pub(super) fn json(game: &Game) -> Value {
    let mut state = always(game);
    let upgraded: Vec<_> = System::ALL.into_iter().filter(|system| game.view().upgraded(*system)).collect();
    // Systems with an upgraded orders card are listed once there are any.
    if let (Value::Object(fields), false) = (&mut state, upgraded.is_empty()) {
        let names = upgraded.into_iter().map(|system| system.name().into()).collect();
        fields.insert("upgraded".to_owned(), Value::Array(names));
    }
    state
}

#[inline]
fn always(game: &Game) -> Value {
    let view = game.view();
    let table = game.table();
    let names = game.names();
    let mut told = json!({
        "turn": table.turn,
        "threat": table.threat.name(),
        "actions": { "left": table.actions.left, "max": table.actions.max },
        "crew": table.crew,
        "morale": table.morale,
        "hull": table.hull,
        "salvage": table.salvage,
        "ammo": table.ammo,
        "credits": table.credits,
        "energy": table.energy,
        "shields": view.shields(),
        "sections": object(Section::ALL.map(|section| (section.name(), table.section(section).into()))),
        "seats": seats(game),
        "heroes": object(table.heroes.iter().map(|aboard| {
            let status = <&str>::from(aboard.status);
            let hero = json!({ "status": status, "system": aboard.system.name(), "promoted": aboard.promoted });
            (aboard.hero.name(names), hero)
        })),
        "ship": table.ship.name(names),
        "sectors": object(game.scenario().map.sectors.ids().map(|id| (id.name(names), sector(game, id)))),
        "movers": story::movers(&view, names),
        "loads": story::loads(&view, names),
        "tracks": story::counts(&view, names),
        "posts": story::posts(&view, names),
        "reputation": object(Faction::ALL.map(|faction| (faction.name(), table.reputation(faction).into()))),
        "docked": table.docked.as_ref().map(|docked| {
            let port = view.here().port().map(|port| port.name(names));
            json!({ "port": port, "services_left": docked.services_left })
        }),
        "modules": table.modules.iter().map(|fitted| fitted.module.name(names)).collect::<Vec<_>>(),
        "gear": object(table.gear.iter().map(|carried| (carried.gear.name(names), carried.hero.name(names).into()))),
        "fighters": object(table.fighters.iter().map(|bay| {
            let hull = view.fighter(bay.fighter).hull;
            (bay.fighter.name(names), json!({ "hull": hull, "damage": bay.damage, "upgraded": bay.upgraded }))
        })),
        "combat": table.combat.as_ref().map(|combat| in_combat(game, combat)),
    });
    if let Some(flagship) = table.villain {
        told["villain"] = flagship.name(names).into();
    }
    if let Some(course) = &table.course {
        told["story"] = story::course(&view, course, names);
    }
    if let Some(log) = &table.log {
        told["log"] = campaign(game, log);
    }
    if let Some(ally) = table.ally {
        told["ally"] = ally.name().into();
    }
    if let Some(turns) = game.view().last_turn() {
        told["last_turn"] = turns.into();
        told["done"] = json!({
            "turned_up": table.tally.revealed,
            "won": table.tally.victories,
            "villain_beaten": table.tally.villain_beaten,
        });
    }
    told
}

/// The campaign log (rule 11.8), with the milestones of the scenario at hand.
#[inline]
fn campaign(game: &Game, log: &CampaignLog) -> Value {
    let names = game.names();
    let chapter = |chapter: &Chapter| json!({ "outcome": <&str>::from(chapter.outcome), "with": chapter.with, "reached": chapter.reached });
    let milestones = game.view().milestones().map(|milestone| {
        let file = &game.scenario().file;
        let other = usize::from(milestone.place).checked_sub(1).and_then(|place| file.milestones.get(place));
        let objective = other.map_or(&file.won, |other| &other.objective);
        let (done, of) = milestone.done;
        json!({ "objective": objective, "done": done, "of": of, "reached": milestone.reached })
    });
    let roster = log.roster.iter().map(|enlisted| {
        let served: Vec<u8> = (1..=log.scenario).filter(|scenario| enlisted.took_part(*scenario)).collect();
        let told = json!({ "promoted": enlisted.promoted, "wounded": enlisted.wounded, "served": served });
        (enlisted.hero.name(names), told)
    });
    let hangar = log
        .hangar
        .iter()
        .map(|bay| (bay.fighter.name(names), json!({ "damage": bay.damage, "upgraded": bay.upgraded })));
    let stores = log.stores.iter().map(|own| (own.module.name(names), json!({ "upgraded": own.upgraded })));
    json!({
        "scenario": log.scenario,
        "length": game.view().scenarios(),
        "results": log.results.iter().map(chapter).collect::<Vec<_>>(),
        "milestones": milestones.collect::<Vec<_>>(),
        "roster": object(roster),
        "hangar": object(hangar),
        "stores": object(stores),
        "lockers": log.lockers.iter().map(|gear| gear.name(names)).collect::<Vec<_>>(),
    })
}

#[inline]
fn object<K: Into<String>>(entries: impl IntoIterator<Item = (K, Value)>) -> Value {
    super::object(entries).into()
}

#[inline]
fn seats(game: &Game) -> Value {
    let dealt = game.state().setup.seats;
    let mut seats = Map::new();
    for seat in (1..=3).filter_map(Seat::new) {
        let systems: Vec<&str> =
            System::ALL.into_iter().filter(|system| dealt[system.index()] == seat).map(System::name).collect();
        if !systems.is_empty() {
            seats.insert(seat.number().to_string(), systems.into());
        }
    }
    Value::Object(seats)
}

#[inline]
fn sector(game: &Game, id: SectorId) -> Value {
    let sector = &game.scenario().map.sectors[id];
    let intel = game.table().token(id).map(|token| {
        // Face-down tokens stay secret.
        let card = token.open().map(|card| card.name(game.names()));
        json!({ "card": card, "revealed": token.is_open() })
    });
    json!({
        "q": sector.at.q,
        "r": sector.at.r,
        "condition": sector.condition().map(|condition| condition.name()),
        "intel": intel,
    })
}

#[inline]
fn in_combat(game: &Game, combat: &Combat) -> Value {
    let names = game.names();
    let enemies = combat.enemies.iter().map(|enemy| {
        let ship = enemy.id.ship.name(names);
        let mut told = json!({ "ship": ship, "hull": enemy.hull, "shield": enemy.shield });
        if enemy.side == Side::Elite {
            told["side"] = enemy.side.name().into();
        }
        if enemy.gone {
            told["gone"] = true.into();
        }
        (enemy.id.id(names), told)
    });
    let fighters = combat
        .launched
        .iter()
        .map(|launched| (launched.fighter.name(names), json!({ "pilot": launched.pilot.name(names) })));
    json!({ "phase": <&str>::from(combat.phase), "enemies": object(enemies), "fighters": object(fighters) })
}
