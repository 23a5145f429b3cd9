//! Random play: whatever is chosen and rolled, the game stays sound.

use std::sync::Arc;

use iron_guest::board::{HexSet, Radius};
use iron_guest::content::{Catalogue, Switches};
use iron_guest::decision::{Answer, Illegal, Input, Pending};
use iron_guest::order_of_play::Play;
use iron_guest::setup::{Faces, Setup, Shoals};
use iron_guest::ship::Place;
use iron_guest::state::{Phase, State};
use iron_guest::wind::Wind;

use super::scene::{die, hex};

/// A small generator of its own: the same numbers on every machine. Where a test fails it says its seed.
pub struct Numbers {
    seed: u64,
    state: u64,
}

impl Drop for Numbers {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}", self.seed);
        }
    }
}

impl Numbers {
    pub fn new(seed: u64) -> Self {
        Self { seed, state: seed }
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }
}

/// A set-up with every switch at random, which can be played.
pub fn any_setup(catalogue: &Catalogue, numbers: &mut Numbers) -> Setup {
    loop {
        let scenario = catalogue.scenarios()[numbers.below(catalogue.scenarios().len())].id.clone();
        let half = |numbers: &mut Numbers| numbers.below(2) == 0;
        let mut switches = Switches {
            no_prisoners: half(numbers).then(|| half(numbers)),
            wind: half(numbers).then(|| numbers.pick(&Wind::ALL)),
            double_damage: half(numbers).then(|| half(numbers)),
            long_chase: half(numbers).then(|| u16::try_from(numbers.below(12)).expect("small") + 1),
            ..Switches::default()
        };
        if half(numbers) {
            let radius = numbers.pick(&Radius::ALL);
            let small = |numbers: &mut Numbers, most: usize| u8::try_from(numbers.below(most) + 1).expect("small");
            switches.radius = Some(radius);
            switches.players = Some(small(numbers, 5) + 1);
            switches.ships = Some(small(numbers, 5));
            switches.masts = Some(small(numbers, 5));
            let count = small(numbers, usize::from(radius.most_shoals()) + 1) - 1;
            switches.shoals = Some(Shoals::Random(numbers.pick(&[0, 1]) * count));
            switches.faces = half(numbers).then_some(Faces::Chosen);
        }
        if let Ok(setup) = catalogue.setup(&scenario, &switches) {
            return setup;
        }
    }
}

/// Any answer, or any face or hex. Giving up and offering draws is rare, or no game would last.
pub fn any_input(play: &Play, numbers: &mut Numbers) -> Option<Input> {
    match play.pending() {
        Pending::Choose(decision) => {
            let all = numbers.below(60) == 0;
            let among = if all { &decision.options } else { decision.plays() };
            Some(Input::Answer(numbers.pick(among)))
        }
        Pending::Chance(_) | Pending::Draw(_) => Some(numbers.pick(&play.chances())),
        Pending::Over(_) => None,
    }
}

/// What holds of every state.
fn assert_sound(setup: &Setup, state: &State) {
    let mut taken = HexSet::EMPTY;
    for ship in &state.ships {
        assert!(ship.masts <= setup.masts);
        let berth = ship.afloat().or(ship.hulk());
        if let Some(berth) = berth {
            assert!(state.radius.holds(berth.hex), "off the board");
            assert!(!taken.contains(berth.hex), "two ships in a hex");
            assert!(!state.shoals.contains(berth.hex), "on a shoal");
            taken = taken.with(berth.hex);
        }
        if !setup.variants.no_prisoners && ship.afloat().is_some() {
            assert!(ship.masts > 0, "dismasted without the variant");
        }
        assert!(!(setup.variants.no_prisoners && ship.hulk().is_some()), "a hulk with the variant");
        assert!(!(matches!(ship.place, Place::Hulk(_) | Place::Sunk) && ship.masts > 0));
    }
    if let Phase::Turn(turn) = &state.phase {
        for ship in turn.waiting.iter() {
            let ship = state.ship(ship).expect("a ship");
            assert_eq!(ship.owner, turn.player);
            assert!(ship.under_sail().is_some());
        }
        assert!(state.afloat().len() >= 2);
    }
    assert_eq!(state.ships.len(), usize::from(setup.players) * usize::from(setup.ships));
}

fn assert_decision(play: &Play) {
    if let Pending::Choose(decision) = play.pending() {
        assert!(!decision.plays().is_empty(), "nothing to choose: {:?}", play.state());
        let mut seen = decision.options.clone();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), decision.options.len(), "an option twice");
    }
}

#[test]
fn hundreds_of_games_stay_sound_and_end() {
    assert!(games(0..100) > 10_000);
}

#[test]
#[ignore = "takes minutes unless it is built for speed"]
fn thousands_of_games_stay_sound_and_end() {
    assert!(games(10_000..15_000) > 500_000);
}

/// Plays games at random, and counts their inputs.
fn games(seeds: std::ops::Range<u64>) -> usize {
    let catalogue = Catalogue::built_in().expect("sound content");
    let mut inputs = 0;
    for seed in seeds {
        let mut numbers = Numbers::new(seed);
        let setup = any_setup(&catalogue, &mut numbers);
        let mut play = Play::begin(Arc::new(setup.clone()), &mut Vec::new()).expect("a game");
        let mut count = 0;
        while let Some(input) = any_input(&play, &mut numbers) {
            assert_decision(&play);
            play.submit(input, &mut Vec::new()).unwrap_or_else(|error| panic!("{seed}: {input:?}: {error}"));
            assert_sound(&setup, play.state());
            count += 1;
            assert!(count < 60_000, "{seed}: no end");
        }
        inputs += count;
    }
    inputs
}

#[test]
fn every_set_up_plays_to_an_end_with_every_variant() {
    let catalogue = Catalogue::built_in().expect("sound content");
    let mut seed = 0;
    for scenario in catalogue.scenarios() {
        for wind in Wind::ALL {
            for (no_prisoners, double_damage) in [(false, false), (true, false), (false, true), (true, true)] {
                let switches = Switches {
                    wind: Some(wind),
                    no_prisoners: Some(no_prisoners),
                    double_damage: Some(double_damage),
                    ..Switches::default()
                };
                let setup = catalogue.setup(&scenario.id, &switches).expect("a set-up");
                seed += 1;
                let mut numbers = Numbers::new(seed);
                let mut play = Play::begin(Arc::new(setup.clone()), &mut Vec::new()).expect("a game");
                while let Some(input) = any_input(&play, &mut numbers) {
                    play.submit(input, &mut Vec::new()).expect("legal");
                    assert_sound(&setup, play.state());
                }
            }
        }
    }
}

#[test]
fn a_game_taken_up_at_any_pause_is_the_same_game() {
    let catalogue = Catalogue::built_in().expect("sound content");
    for seed in 9000..9025 {
        let mut numbers = Numbers::new(seed);
        let setup = Arc::new(any_setup(&catalogue, &mut numbers));
        let written = serde_json::to_string(&*setup).expect("written");
        assert_eq!(serde_json::from_str::<Setup>(&written).expect("read"), *setup);
        let mut play = Play::begin(setup.clone(), &mut Vec::new()).expect("a game");
        let mut inputs = Vec::new();
        while let Some(input) = any_input(&play, &mut numbers) {
            let json = serde_json::to_string(play.state()).expect("written");
            let state: State = serde_json::from_str(&json).expect("read");
            assert_eq!(&state, play.state());
            let mut again = Play::resume(setup.clone(), state);
            assert_eq!(again.pending(), play.pending());
            let (mut events, mut others) = (Vec::new(), Vec::new());
            play.submit(input, &mut events).expect("legal");
            again.submit(input, &mut others).expect("legal");
            assert_eq!((events, play.state()), (others, again.state()));
            inputs.push(input);
        }
        // The same inputs from the start give the same end.
        let mut replay = Play::begin(setup, &mut Vec::new()).expect("a game");
        for input in inputs {
            replay.submit(input, &mut Vec::new()).expect("legal");
        }
        assert_eq!(replay.state(), play.state());
    }
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let catalogue = Catalogue::built_in().expect("sound content");
    for seed in 500..515 {
        let mut numbers = Numbers::new(seed);
        let setup = any_setup(&catalogue, &mut numbers);
        let mut play = Play::begin(Arc::new(setup), &mut Vec::new()).expect("a game");
        let mut last = Answer::Resign;
        while let Some(input) = any_input(&play, &mut numbers) {
            let offered = match play.pending() {
                Pending::Choose(decision) => decision.options,
                Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
            };
            let before = play.state().clone();
            if !offered.contains(&last) {
                let refused = play.submit(Input::Answer(last), &mut Vec::new());
                assert!(matches!(refused, Err(Illegal::NotAnOption | Illegal::NotAChoice)));
            }
            if play.chances().is_empty() {
                assert_eq!(play.submit(Input::Die(die(1)), &mut Vec::new()), Err(Illegal::NotAChance));
                assert_eq!(play.submit(Input::Drawn(hex((0, 0))), &mut Vec::new()), Err(Illegal::NotAChance));
            }
            assert_eq!(play.state(), &before);
            play.submit(input, &mut Vec::new()).expect("legal");
            if let Input::Answer(answer) = input {
                last = answer;
            }
        }
    }
}
