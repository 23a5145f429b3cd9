//! Full Thrust in the line protocol: how it is asked for, and what its questions and tables look like.
//!
//! Answers cannot be listed, so a decision says the forms that they have (`forms`), and `options` helps a seat: which
//! of its units are waiting, what bears on what, and what a bot would answer.

use std::rc::Rc;
use std::sync::Arc;

use kernel::headless::{Protocol, Refusal, fields};
use kernel::save::UndoPolicy;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::bot::{Bot, Strength};
use crate::content::Catalogue;
use crate::decision::{Ask, Decision};
use crate::event::Event;
use crate::field::{Field, Flight, Vessel};
use crate::game::Start;
use crate::outcome::Outcome;
use crate::play::FullThrust;
use crate::rules::{fighters, fire, fire_control, orders, sensors};
use crate::setup::{Force, Setup, SetupFault};
use crate::switches::{Preset, Switch, Switches};
use crate::table::{Attack, Plan, Presence, Scan};
use crate::tell;
use kernel::Seat;
use words::Speech;

/// What a `new` may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    scenario: String,
    seed: u64,
    #[serde(default)]
    players: Vec<String>,
    /// A usual choice of advanced rules; those of the scenario if neither this nor `switches` is given.
    #[serde(default)]
    preset: Option<Preset>,
    /// The ids of the advanced rules in use.
    #[serde(default)]
    switches: Option<Vec<String>>,
    /// Factor value of each force, where the players choose their ships.
    #[serde(default)]
    budget: Option<u16>,
    /// The forces, in the order of the scenario's sides; raised by chance where the players choose and none are given.
    #[serde(default)]
    forces: Option<Vec<Force>>,
    #[serde(default)]
    undo: UndoPolicy,
}

impl Protocol for FullThrust {
    type Words = Rc<dyn Speech>;

    fn start(catalogue: &Arc<Catalogue>, given: Map<String, Value>) -> Result<Start, Refusal> {
        let New { scenario, seed, players, preset, switches, budget, forces, undo } = fields(given)?;
        let switches = match (preset, switches) {
            (Some(_), Some(_)) => return Err(Refusal::bad("either `preset` or `switches`, not both")),
            (Some(preset), None) => Some(Switches::preset(preset)),
            (None, Some(ids)) => Some(named(&ids)?),
            (None, None) => None,
        };
        let mut setup = Setup::of(catalogue, &scenario, switches).map_err(|fault| refused(catalogue, &fault))?;
        if budget.is_some() {
            setup.budget = budget;
        }
        if let Some(forces) = forces {
            setup.forces = forces;
        }
        let setup = setup.with_raised_forces(catalogue, seed);
        let seats: usize = setup.forces.iter().map(|force| usize::from(force.squadrons)).sum();
        if players.len() > seats {
            return Err(Refusal::bad(format!("`players`: {} names for {seats} seats", players.len())));
        }
        let players = players.into_iter().chain(std::iter::repeat(String::new())).take(seats).collect();
        Ok(Start { setup, seed, players, name: String::new(), undo })
    }

    fn decision(&self, words: &Rc<dyn Speech>, decision: &Decision) -> Value {
        json!({
            "kind": decision.ask.id(),
            "text": words.say(&tell::ask(self.field(), &decision.ask)),
            "forms": forms(&decision.ask),
        })
    }

    #[inline]
    fn event(&self, event: &Event) -> Value {
        written(event)
    }

    fn table(&self, seat: Option<Seat>) -> Value {
        let field = self.field();
        let own = seat.and_then(|seat| field.battle.side_of(seat));
        let is_bogey = |vessel: &Vessel<'_>| vessel.ship.hidden && Some(vessel.entry.side) != own;
        let ships: Vec<Value> = field.ships().filter(|vessel| !is_bogey(vessel)).map(ship).collect();
        let bogeys = field.afloat().filter(is_bogey).map(bogey).collect::<Vec<Value>>();
        let groups: Vec<Value> = field.flights().map(group).collect();
        let locked: Vec<u8> = field.table.locked.iter().map(Seat::number).collect();
        let sides: Vec<&str> = field.battle.sides.iter().map(|side| side.id.as_str()).collect();
        json!({
            "turn": field.table.turn,
            "turns": field.battle.turns,
            "sides": sides,
            "locked": locked,
            "ships": ships,
            "bogeys": bogeys,
            "groups": groups,
        })
    }

    fn outcome(&self, outcome: &Outcome) -> Value {
        let winner = outcome.winner.and_then(|side| self.battle().side(side)).map(|side| side.id.as_str());
        json!({ "winner": winner, "grade": outcome.grade, "points": outcome.points })
    }

    fn fault_code(fault: &SetupFault) -> &'static str {
        match fault {
            SetupFault::NoScenario(_) => "unknown-scenario",
            SetupFault::Needs(..)
            | SetupFault::Sides { .. }
            | SetupFault::Force { .. }
            | SetupFault::Budget(_)
            | SetupFault::Unreadable(_)
            | SetupFault::NothingFollows
            | SetupFault::Own(_)
            | SetupFault::NoSide(_) => "bad-request",
        }
    }

    fn hints(&self, decision: &Decision, seat: Seat) -> Map<String, Value> {
        let field = self.field();
        let mut hints = Map::new();
        let waiting: Vec<u16> = waiting(field, &decision.ask, seat).into_iter().map(|unit| unit.0).collect();
        hints.insert("waiting".to_owned(), waiting.into());
        if matches!(decision.ask, Ask::Allocate | Ask::FireNext { .. }) {
            hints.insert("shots".to_owned(), shots(field, seat).into());
        }
        // The same hint whenever it is asked for.
        let suggested = Bot::new(Strength::Strong, u64::from(field.table.turn)).answer(self, seat);
        hints.insert("suggested".to_owned(), suggested.map(|answer| answer.to_string()).into());
        hints
    }
}

/// The forms of its answers, as a line of the journal is written.
fn forms(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::Deploy => &["deploy SHIP X Y COURSE VELOCITY [LETTER]", "lock SEAT", "unlock SEAT"],
        Ask::Orders => {
            &["order SHIP ORDER", "return SHIP ALONG COURSE VELOCITY", "wait SHIP", "lock SEAT", "unlock SEAT"]
        }
        Ask::Scans => &["scan SHIP LETTER|-", "lock SEAT", "unlock SEAT"],
        Ask::MoveGroup { .. } => &["move GROUP X Y FACING"],
        Ask::Allocate => &["fire SHIP WEAPON>TARGET[:SYSTEM] …|-", "attack GROUP TARGET|-", "lock SEAT", "unlock SEAT"],
        Ask::FireNext { .. } => &["fire SHIP WEAPON>TARGET[:SYSTEM] …", "attack GROUP TARGET", "pass"],
        Ask::Guns { .. } => &["guns SHIP GROUP=NUMBER …|-"],
        Ask::ExitEdge { .. } => &["exit north|east|south|west"],
    }
}

fn named(ids: &[String]) -> Result<Switches, Refusal> {
    let mut on = Vec::new();
    for id in ids {
        let found = Switch::ALL.into_iter().find(|switch| switch.id() == id);
        on.push(found.ok_or_else(|| {
            let known = Switch::ALL.map(|switch| format!("`{}`", switch.id())).join(", ");
            Refusal::bad(format!("`switches`: there is no `{id}`; there are {known}"))
        })?);
    }
    Ok(Switches::of(&on))
}

fn refused(catalogue: &Catalogue, fault: &SetupFault) -> Refusal {
    match fault {
        SetupFault::NoScenario(_) => {
            let known: Vec<String> =
                catalogue.scenarios().iter().map(|scenario| format!("`{}`", scenario.id)).collect();
            Refusal::new("unknown-scenario", format!("{fault}; there are {}", known.join(", ")))
        }
        SetupFault::Needs(..)
        | SetupFault::Sides { .. }
        | SetupFault::Force { .. }
        | SetupFault::Budget(_)
        | SetupFault::Unreadable(_)
        | SetupFault::NothingFollows
        | SetupFault::Own(_)
        | SetupFault::NoSide(_) => Refusal::bad(fault.to_string()),
    }
}

/// Plain data as JSON. What cannot be written says so, where it would have stood.
fn written<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| json!({ "unwritable": error.to_string() }))
}

/// The fields of a value, with some that come first.
fn with(value: Value, more: Value) -> Value {
    match (more, value) {
        (Value::Object(mut fields), Value::Object(own)) => {
            fields.extend(own);
            Value::Object(fields)
        }
        (_, value) => value,
    }
}

fn ship(vessel: Vessel<'_>) -> Value {
    let entry = vessel.entry;
    let who = json!({
        "id": entry.id,
        "side": entry.side,
        "seat": entry.seat,
        "class": entry.design.class,
        "name": entry.name,
        "boxes": vessel.boxes(),
        "thrust": vessel.thrust(),
    });
    with(written(vessel.ship), who)
}

/// A Bogey: its letter and its trail, and nothing of who it is.
fn bogey(vessel: Vessel<'_>) -> Value {
    let ship = vessel.ship;
    json!({
        "letter": ship.letter.map(|letter| letter.to_string()),
        "side": vessel.entry.side,
        "at": ship.at,
        "course": ship.course,
        "velocity": ship.velocity,
    })
}

fn group(flight: Flight<'_>) -> Value {
    let entry = flight.entry;
    let who = json!({ "id": entry.id, "side": entry.side, "seat": entry.seat, "mother": entry.mother });
    with(written(flight.group), who)
}

/// The units of a seat for which the question is not answered yet.
fn waiting(field: Field<'_>, ask: &Ask, seat: Seat) -> Vec<crate::id::UnitId> {
    let own = field.ships().filter(|vessel| vessel.entry.seat == seat);
    let flights = field.in_space().filter(|flight| flight.entry.seat == seat);
    match ask {
        Ask::Deploy => own.filter(|it| it.ship.presence == Presence::Undeployed).map(|it| it.entry.id).collect(),
        Ask::Orders => own
            .filter(|it| it.ship.plan == Plan::Unwritten)
            .filter(|it| orders::takes_orders(field, *it) || orders::may_return(field, *it))
            .map(|it| it.entry.id)
            .collect(),
        Ask::Scans => own
            .filter(|it| it.ship.scan == Scan::Undecided && sensors::scannable(field, *it).next().is_some())
            .map(|it| it.entry.id)
            .collect(),
        Ask::MoveGroup { .. } => flights.filter(|it| !it.group.moved).map(|it| it.entry.id).collect(),
        Ask::Allocate => {
            let ships = own.filter(|it| !it.ship.aimed && fire::ship_may(field, *it)).map(|it| it.entry.id);
            let groups = flights.filter(|it| it.group.attack == Attack::Undecided && fire::group_may(field, *it));
            ships.chain(groups.map(|it| it.entry.id)).collect()
        }
        Ask::FireNext { .. } => {
            let ships = own.filter(|it| fire::ship_may(field, *it)).map(|it| it.entry.id);
            ships.chain(flights.filter(|it| fire::group_may(field, *it)).map(|it| it.entry.id)).collect()
        }
        Ask::Guns { ship, .. } => vec![*ship],
        Ask::ExitEdge { .. } => Vec::new(),
    }
}

/// Every weapon of a seat's ships with the ships that it bears on, and the targets of its groups.
fn shots(field: Field<'_>, seat: Seat) -> Vec<Value> {
    let mut shots = Vec::new();
    for vessel in field.afloat().filter(|vessel| vessel.entry.seat == seat) {
        for (weapon, target, _) in fire_control::options(field, vessel) {
            shots.push(json!({ "ship": vessel.entry.id, "weapon": weapon, "target": target }));
        }
    }
    for flight in field.in_space().filter(|flight| flight.entry.seat == seat) {
        for target in fighters::attackable(field, flight) {
            shots.push(json!({ "group": flight.entry.id, "target": target.to_string() }));
        }
    }
    shots
}
