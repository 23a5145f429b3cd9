//! Positions for tests: X is mine, at (0, 0) heading east with 3 masts, unless a test says otherwise.

use std::collections::BTreeSet;
use std::sync::Arc;

use iron_guest::board::{Face, Heading, Hex, Radius, Side};
use iron_guest::chance::Die;
use iron_guest::decision::{Answer, Decision, Input, Order, Pending};
use iron_guest::event::Event;
use iron_guest::gunnery;
use iron_guest::moving::{self, Code, Passage};
use iron_guest::order_of_play::Play;
use iron_guest::seat::Seat;
use iron_guest::setup::{Faces, LONG_CHASE, Setup, Shoals};
use iron_guest::ship::{Berth, Place, Ship, ShipId};
use iron_guest::state::{Phase, State, Step, Turn};
use iron_guest::variants::Variants;

pub use iron_guest::board::Heading::{E, Ne, Nw, Se, Sw, W};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub fn id(number: u8) -> ShipId {
    ShipId::new(number).expect("a ship")
}

pub fn die(face: u8) -> Die {
    Die::new(face).expect("a die")
}

pub fn face(number: u8) -> Face {
    Face::new(number).expect("a face")
}

pub fn hex((q, r): (i8, i8)) -> Hex {
    Hex::new(q, r)
}

pub fn at(place: (i8, i8), heading: Heading) -> Berth {
    Berth { hex: hex(place), heading }
}

/// A position, and the game from there: the first player is to choose.
#[derive(Debug, Clone)]
pub struct Scene {
    pub setup: Setup,
    pub state: State,
}

/// A side, a target and a range, read as "port 1 @ 2".
pub type Bears = BTreeSet<(Side, u8, u8)>;

pub fn port(target: u8, range: u8) -> (Side, u8, u8) {
    (Side::Port, target, range)
}

pub fn starboard(target: u8, range: u8) -> (Side, u8, u8) {
    (Side::Starboard, target, range)
}

impl Scene {
    pub fn new() -> Self {
        Self::of(2)
    }

    pub fn of(players: u8) -> Self {
        let setup = Setup {
            scenario: "test".into(),
            players,
            radius: Radius::STANDARD,
            faces: Faces::Chosen,
            shoals: Shoals::None,
            ships: 3,
            masts: 3,
            placed: Vec::new(),
            variants: Variants::default(),
            long_chase: LONG_CHASE,
            squadrons: Seat::first(players).map(|seat| seat.number().to_string()).collect(),
        };
        let mut state = setup.bare(setup.fixed_shoals());
        state.ships.clear();
        state.first = Some(Seat::FIRST);
        state.upwind = Some(face(3));
        state.round = 1;
        state.turn = 1;
        Self { setup, state }
    }

    /// The upwind face.
    pub fn wind(mut self, number: u8) -> Self {
        self.state.upwind = Some(face(number));
        self
    }

    pub fn radius(mut self, hexes: u8) -> Self {
        self.state.radius = Radius::new(hexes).expect("a radius");
        self.setup.radius = self.state.radius;
        self
    }

    pub fn variants(mut self, variants: Variants) -> Self {
        self.setup.variants = variants;
        self
    }

    pub fn no_prisoners(self) -> Self {
        self.variants(Variants { no_prisoners: true, ..Variants::default() })
    }

    pub fn shoals(mut self, hexes: &[(i8, i8)]) -> Self {
        self.state.shoals = hexes.iter().copied().map(hex).collect();
        self
    }

    pub fn ship(mut self, owner: u8, place: (i8, i8), heading: Heading, masts: u8) -> Self {
        self.state.ships.push(Ship { owner: seat(owner), masts, place: Place::Afloat(at(place, heading)) });
        self
    }

    pub fn hulk(mut self, owner: u8, place: (i8, i8)) -> Self {
        self.state.ships.push(Ship { owner: seat(owner), masts: 0, place: Place::Hulk(at(place, E)) });
        self
    }

    /// X of the vectors: ship 0.
    pub fn x(self) -> Self {
        self.ship(1, (0, 0), E, 3)
    }

    /// An enemy.
    pub fn enemy(self, place: (i8, i8)) -> Self {
        self.ship(2, place, E, 3)
    }

    /// A ship of mine beside X.
    pub fn own(self, place: (i8, i8)) -> Self {
        self.ship(1, place, E, 3)
    }

    pub fn play(&self) -> Play {
        self.turn_of(1)
    }

    pub fn turn_of(&self, player: u8) -> Play {
        let mut state = self.state.clone();
        let under_sail = state.squadron(seat(player)).filter(|(_, ship)| ship.under_sail().is_some());
        let waiting = under_sail.map(|(id, _)| id).collect();
        state.phase = Phase::Turn(Turn { player: seat(player), waiting, offered: false, step: Step::Choose });
        Play::resume(Arc::new(self.setup.clone()), state)
    }

    /// The ships that may be played first, each with its lawful plays.
    pub fn plays(&self) -> Vec<(u8, Vec<Passage>)> {
        let play = self.play();
        let Phase::Turn(turn) = &play.state().phase else { panic!("a turn") };
        let plays = moving::plays(play.state(), turn.player, turn.waiting);
        plays.into_iter().map(|(ship, ways)| (ship.number(), ways.into_iter().collect())).collect()
    }

    /// The lawful plays of a ship.
    pub fn ways(&self, ship: u8) -> Vec<Passage> {
        self.plays().into_iter().find(|(other, _)| *other == ship).map(|(_, ways)| ways).unwrap_or_default()
    }

    pub fn codes(&self, ship: u8) -> Vec<Code> {
        self.ways(ship).iter().map(|way| way.code).collect()
    }

    /// What X could fire at in each lawful play that has a shot.
    pub fn shots(&self) -> Vec<(Code, Bears)> {
        let ways = self.ways(0);
        let shots = ways.iter().map(|way| {
            let bearings = gunnery::bearings(&self.state, id(0), way);
            let bears = bearings.iter().map(|bearing| bearing.shot);
            (way.code, bears.map(|shot| (shot.side, shot.target.number(), shot.range)).collect())
        });
        shots.filter(|(_, bears): &(Code, Bears)| !bears.is_empty()).collect()
    }

    /// What X could fire at in a play, which has to be lawful.
    pub fn bears(&self, code: Code) -> Bears {
        assert!(self.codes(0).contains(&code), "{code:?} is not lawful");
        self.shots().into_iter().find(|(other, _)| *other == code).map(|(_, bears)| bears).unwrap_or_default()
    }
}

/// A play of X without shots.
pub fn order(code: Code) -> Order {
    Order { ship: id(0), code, port: None, starboard: None }
}

pub fn decision(play: &Play) -> Decision {
    match play.pending() {
        Pending::Choose(decision) => decision,
        other => panic!("a choice is expected, not {other:?}"),
    }
}

pub fn answer(play: &mut Play, answer: Answer) -> Vec<Event> {
    let mut events = Vec::new();
    play.submit(Input::Answer(answer), &mut events).unwrap_or_else(|error| panic!("{answer:?}: {error}"));
    events
}

pub fn roll(play: &mut Play, faces: &[u8]) -> Vec<Event> {
    let mut events = Vec::new();
    for face in faces {
        play.submit(Input::Die(die(*face)), &mut events).expect("a die is asked");
    }
    events
}
