//! Sets battles up for tests, and plays them by lines and faces.

use std::sync::Arc;

use full_thrust::answer::Answer;
use full_thrust::apply::blank;
use full_thrust::battle::Battle;
use full_thrust::content::Catalogue;
use full_thrust::decision::Pending;
use full_thrust::event::Event;
use full_thrust::geometry::{Course, Point};
use full_thrust::id::UnitId;
use full_thrust::phase::Phase;
use full_thrust::play::{FullThrust, Input, State};
use full_thrust::refusal::Refusal;
use full_thrust::setup::{Force, Setup, ShipSetup};
use full_thrust::switches::{Switch, Switches};
use full_thrust::table::{Presence, Ship, Table};
use kernel::Die;
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// A scenario without narrow limits, for tests.
const PROVING_GROUND: &str = r#"{"id":"proving-ground","table":[400,400],"turns":100,"switches":[],"budgets":[2000],
"squadrons":3,"sides":[
{"id":"blue","zone":{"edge":"north","from":0,"to":400,"depth":200},"courses":[6],"v":[0,20],"ships":"free"},
{"id":"red","zone":{"edge":"south","from":0,"to":400,"depth":200},"courses":[12],"v":[0,20],"ships":"free"}],
"victory":"standard"}"#;

pub fn catalogue() -> Catalogue {
    let classes = include_str!("../../../content/full-thrust/classes.json");
    let convoy = include_str!("../../../content/full-thrust/scenarios/convoy.json");
    let last_run = include_str!("../../../content/full-thrust/scenarios/last-run.json");
    let corners = include_str!("../../../content/full-thrust/scenarios/three-cornered.json");
    Catalogue::from_files([
        ("classes.json", classes),
        ("scenarios/proving-ground.json", PROVING_GROUND),
        ("scenarios/convoy.json", convoy),
        ("scenarios/last-run.json", last_run),
        ("scenarios/three-cornered.json", corners),
    ])
    .expect("the content of the tests is lawful")
}

/// A ship for a test: class, place in inches, course, velocity.
pub type Stand<'a> = (&'a str, (i32, i32), u8, u32);

/// So many cases, the same in every run.
pub fn cases(count: u32) -> ProptestConfig {
    ProptestConfig { cases: count, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() }
}

/// The seed of what is played while this lives: it is said where a test fails.
pub struct Seed(pub u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}", self.0);
        }
    }
}

/// A ship id.
pub fn id(number: u16) -> UnitId {
    UnitId(number)
}

/// A battle in which these ships stand on the table, orders of turn 1 to be written.
pub struct Trial {
    pub game: FullThrust,
    pub events: Vec<Event>,
}

impl Trial {
    pub fn new(switches: &[Switch], sides: [&[Stand<'_>]; 2]) -> Self {
        let setup = setup(switches, sides);
        Self::of(&setup, sides.concat().as_slice())
    }

    /// A battle of a setup, its ships standing there, in the order of the roster.
    pub fn of(setup: &Setup, stands: &[Stand<'_>]) -> Self {
        let battle = Arc::new(Battle::new(&Arc::new(catalogue()), setup).expect("the setup of the test is lawful"));
        let mut table = blank(&battle);
        table.turn = 1;
        for (ship, (_, (x, y), course, velocity)) in table.ships.iter_mut().zip(stands) {
            ship.presence = Presence::OnTable;
            ship.at = Point::inches(*x, *y);
            ship.course = Course::new(*course).expect("a course of a test");
            ship.velocity = *velocity;
        }
        let game = FullThrust::resume(battle, State { table, phase: Phase::Orders });
        Self { game, events: Vec::new() }
    }

    /// Changes the table before anything is played.
    pub fn change(&mut self, change: impl FnOnce(&mut Table)) {
        let mut state = self.game.state().clone();
        change(&mut state.table);
        self.game = FullThrust::resume(Arc::clone(self.game.battle()), state);
    }

    /// Goes on from another phase.
    pub fn phase(&mut self, phase: Phase) {
        let state = State { table: self.game.state().table.clone(), phase };
        self.game = FullThrust::resume(Arc::clone(self.game.battle()), state);
    }

    pub fn ship(&self, number: u16) -> &Ship {
        &self.game.state().table.ships[usize::from(number) - 1]
    }

    pub fn try_say(&mut self, line: &str) -> Result<(), Refusal> {
        let answer = Answer::parse(line).unwrap_or_else(|| panic!("`{line}` is no answer"));
        let before = self.game.hash();
        let result = self.game.submit(&Input::Answer(answer), &mut self.events);
        if result.is_err() {
            assert_eq!(self.game.hash(), before, "a refused answer changed something: {line}");
        }
        result
    }

    pub fn say(&mut self, line: &str) {
        self.try_say(line).unwrap_or_else(|refusal| panic!("`{line}` is refused: {refusal}"));
    }

    /// Gives these faces, each of which must be asked for.
    pub fn dice(&mut self, faces: &[u8]) {
        for face in faces {
            let die = Die::new(*face).expect("a face");
            let pending = self.game.pending();
            self.game
                .submit(&Input::Die(die), &mut self.events)
                .unwrap_or_else(|refusal| panic!("no die is asked ({refusal}) but {pending:?}"));
        }
    }

    /// Locks every seat that is asked.
    pub fn lock(&mut self) {
        let Pending::Choose(decision) = self.game.pending() else {
            panic!("nothing is asked: {:?}", self.game.pending())
        };
        for seat in decision.seats.iter() {
            self.say(&format!("lock {}", seat.number()));
        }
    }

    /// Whether nothing but locks is between here and the next die, choice of another kind or turn.
    pub fn asks(&self) -> Pending {
        self.game.pending()
    }

    /// Answers everything with nothing and every die with a face, until the next turn's orders.
    pub fn next_turn(&mut self, face: u8) {
        let turn = self.game.state().table.turn;
        while self.game.state().table.turn == turn {
            match self.game.pending() {
                Pending::Choose(_) => self.lock(),
                Pending::Chance(_) => self.dice(&[face]),
                Pending::Over(_) => return,
            }
        }
    }

    pub fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }
}

/// A setup of these ships on the proving ground, full bays where fighters are in use.
pub fn setup(switches: &[Switch], sides: [&[Stand<'_>]; 2]) -> Setup {
    let catalogue = catalogue();
    let switches = Switches::of(switches);
    let mut setup = Setup::of(&catalogue, "proving-ground", Some(switches)).expect("the scenario is there");
    setup.forces = sides
        .iter()
        .map(|stands| {
            let ships = stands.iter().map(|(class, _, _, _)| ShipSetup::of(class)).collect();
            let mut force = Force::muster(&catalogue, switches, ships, 1);
            force.dummies = 0;
            force
        })
        .collect();
    setup
}
