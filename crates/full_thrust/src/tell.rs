//! What is told, as message ids with typed values. The words are in the language files; this crate makes none.

use crate::decision::{Ask, Request};
use crate::design::{Design, System, WeaponKind};
use crate::field::Field;
use crate::geometry::{Arc, Edge};
use crate::id::{SideId, UnitId};
use crate::order::Impossible;
use crate::outcome::{Grade, Outcome};
use crate::setup::Setup;
use crate::switches::Switch;
use kernel::Seat;

mod event;
mod refused;

pub use event::event;
pub use words::{Message, Value};

pub use refused::{
    content_fault, design_fault, design_warning, force_fault, form_fault, own_fault, refusal, setup_fault,
};

/// How many names the list of ships' names has.
pub const NAMES: u16 = 40;

fn say<const N: usize>(id: &str, values: [(&'static str, Value); N]) -> Message {
    Message { id: format!("full-thrust-{id}"), values: values.into() }
}

fn word(id: &str) -> Value {
    Value::Message(say(id, []))
}

fn number(number: impl Into<i64>) -> Value {
    Value::Number(number.into())
}

fn faces(dice: &[u8]) -> Value {
    Value::Text(dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}

/// What a ship or group is called by those who look on: a Bogey by its letter, unless it is their own.
pub fn unit(field: Field<'_>, viewer: Option<SideId>, unit: UnitId) -> Message {
    if let Some(vessel) = field.vessel(unit) {
        if vessel.ship.hidden
            && viewer != Some(vessel.entry.side)
            && let Some(letter) = vessel.ship.letter
        {
            return say("unit-bogey", [("letter", Value::Text(letter.to_string()))]);
        }
        return match &vessel.entry.name {
            Some(name) => say("unit-ship", [("name", Value::Text(name.clone()))]),
            None => listed(vessel.entry.listed),
        };
    }
    let Some(flight) = field.flight(unit) else { return say("unit-unknown", []) };
    let mother = self::unit(field, viewer, flight.entry.mother);
    say("unit-group", [("number", number(flight.entry.number)), ("ship", Value::Message(mother))])
}

/// A name from the list of names; after the last come the same names with a number.
pub fn listed(place: u16) -> Message {
    let name = say(&format!("name-{}", place % NAMES + 1), []);
    match place / NAMES {
        0 => name,
        again => say("name-again", [("name", Value::Message(name)), ("number", number(again + 1))]),
    }
}

/// What a class is called.
pub fn class(id: &str) -> Message {
    say(&format!("class-{id}"), [])
}

/// What the class of a ship is called: by its players' name if they changed it.
pub fn design(design: &Design) -> Message {
    match &design.called {
        Some(name) => say("class-own", [("name", Value::Text(name.clone()))]),
        None => class(&design.class),
    }
}

/// What a battle is called: by its players' name if they made it.
pub fn scenario(setup: &Setup) -> Message {
    match setup.own.as_ref().and_then(|own| own.name.as_ref()) {
        Some(name) => say("scenario-own", [("name", Value::Text(name.clone()))]),
        None => say(&format!("scenario-{}", setup.scenario), []),
    }
}

/// What a side is called.
pub fn side(field: Field<'_>, side: SideId) -> Message {
    let id = field.battle.side(side).map_or("unknown", |side| side.id.as_str());
    say(&format!("side-{id}"), [])
}

fn squadron(field: Field<'_>, seat: Seat) -> Value {
    let Some(side) = field.battle.side_of(seat) else { return word("unit-unknown") };
    let own = self::side(field, side);
    if field.battle.seats_of(side).len() < 2 {
        return Value::Message(own);
    }
    let place = field.battle.seats_of(side).iter().take_while(|other| *other != seat).count();
    let place = i64::try_from(place).unwrap_or(0) + 1;
    Value::Message(say("squadron", [("side", Value::Message(own)), ("number", number(place))]))
}

/// What an edge is called.
pub fn edge(edge: Edge) -> Message {
    let id = match edge {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    };
    say(&format!("edge-{id}"), [])
}

/// What an arc is called.
pub fn arc(arc: Arc) -> Message {
    let id = match arc {
        Arc::Fore => "fore",
        Arc::Starboard => "starboard",
        Arc::Aft => "aft",
        Arc::Port => "port",
    };
    say(&format!("arc-{id}"), [])
}

/// What a kind of weapon is called.
pub fn weapon_kind(kind: WeaponKind) -> Message {
    let id = match kind {
        WeaponKind::A => "a",
        WeaponKind::B => "b",
        WeaponKind::C => "c",
        WeaponKind::Torpedo => "torpedo",
        WeaponKind::Needle => "needle",
    };
    say(&format!("weapon-{id}"), [])
}

/// What a switch is called.
pub fn switch(switch: Switch) -> Message {
    say(&format!("switch-{}", switch.id()), [])
}

fn weapon(field: Field<'_>, ship: UnitId, index: u8) -> Value {
    let mounted = field.vessel(ship).and_then(|vessel| vessel.entry.design.weapon(index));
    let kind = mounted.map_or_else(|| say("unit-unknown", []), |weapon| weapon_kind(weapon.kind));
    Value::Message(say("weapon", [("kind", Value::Message(kind)), ("number", number(index + 1))]))
}

/// What a system of a ship is called.
pub fn system(field: Field<'_>, ship: UnitId, system: System) -> Value {
    match system {
        System::Weapon(index) => weapon(field, ship, index),
        System::Drive => word("system-drive"),
        System::Firecon(index) => Value::Message(say("system-firecon", [("number", number(index + 1))])),
    }
}

/// Why an order is void.
pub fn impossible(impossible: Impossible) -> Message {
    match impossible {
        Impossible::Thrust { asked, has } => say("void-thrust", [("asked", number(asked)), ("has", number(has))]),
        Impossible::Turn { asked, most } => say("void-turn", [("asked", number(asked)), ("most", number(most))]),
        Impossible::UnderZero => say("void-under-zero", []),
        Impossible::TooFast => say("void-too-fast", []),
    }
}

/// What a battle came to.
pub fn outcome(field: Field<'_>, outcome: &Outcome) -> Message {
    let Some(winner) = outcome.winner else { return say("outcome-draw", []) };
    let id = match outcome.grade {
        Grade::Plain => "outcome-won",
        Grade::Minor => "outcome-minor",
        Grade::Major => "outcome-major",
    };
    say(id, [("side", Value::Message(side(field, winner)))])
}

/// What players are asked.
pub fn ask(field: Field<'_>, ask: &Ask) -> Message {
    match ask {
        Ask::Deploy => say("ask-deploy", []),
        Ask::Orders => say("ask-orders", [("turn", number(field.table.turn))]),
        Ask::Scans => say("ask-scans", []),
        Ask::MoveGroup { side: who } => say("ask-move-group", [("side", Value::Message(side(field, *who)))]),
        Ask::Allocate => say("ask-allocate", []),
        Ask::FireNext { side: who } => say("ask-fire-next", [("side", Value::Message(side(field, *who)))]),
        Ask::Guns { ship, guns, .. } => {
            let ship = Value::Message(unit(field, None, *ship));
            say("ask-guns", [("ship", ship), ("guns", number(*guns))])
        }
        Ask::ExitEdge { seat } => say("ask-exit-edge", [("squadron", squadron(field, *seat))]),
    }
}

/// What a die is rolled for.
pub fn request(field: Field<'_>, viewer: Option<SideId>, request: Request) -> Message {
    let name = |id| Value::Message(unit(field, viewer, id));
    match request {
        Request::DealEdges => say("roll-deal-edges", []),
        Request::Edge { ship } => say("roll-edge", [("ship", name(ship))]),
        Request::Order { side: who } => say("roll-order", [("side", Value::Message(side(field, who)))]),
        Request::Line { firer, target } => say("roll-line", [("ship", name(firer)), ("target", name(target))]),
        Request::Gun { ship, group } => say("roll-gun", [("ship", name(ship)), ("group", name(group))]),
        Request::Shot { ship, shot, .. } => say(
            "roll-shot",
            [("ship", name(ship)), ("weapon", weapon(field, ship, shot.weapon)), ("target", name(shot.at))],
        ),
        Request::Attack { group, target, .. } => say("roll-attack", [("group", name(group)), ("target", name(target))]),
        Request::Threshold { ship, system: what, lost_on } => say(
            "roll-threshold",
            [("ship", name(ship)), ("system", system(field, ship, what)), ("needed", number(lost_on))],
        ),
        Request::RamContest { ship, .. } => say("roll-ram-contest", [("ship", name(ship))]),
        Request::RamDamage { ship, target } => say("roll-ram-damage", [("ship", name(ship)), ("target", name(target))]),
        Request::Morale { seat, needed } => {
            say("roll-morale", [("squadron", squadron(field, seat)), ("needed", number(needed))])
        }
    }
}
