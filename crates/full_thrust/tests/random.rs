//! Random play: whatever is answered and rolled, the books stay in order, and every pause can be saved.

use std::sync::Arc;

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::battle::Battle;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::decision::Pending;
use full_thrust::event::Event;
use full_thrust::play::{FullThrust, Input, State};
use full_thrust::setup::{Force, Setup, ShipSetup};
use full_thrust::switches::{Preset, Switch, Switches};
use full_thrust::table::{Berth, Plan, Presence};
use kernel::Die;
use kernel::save::Hash;
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::harness::{Seed, cases};

/// A setup of any scenario with any switches that fit each other.
fn setup(catalogue: &Catalogue, scenario: &str, switches: Switches) -> Setup {
    let mut setup = Setup::of(catalogue, scenario, Some(switches)).expect("the scenario");
    if setup.budget.is_some() {
        for force in &mut setup.forces {
            let squadrons = force.squadrons;
            let ships = ["carrier", "frigate", "light-cruiser", "scout", "destroyer"].map(ShipSetup::of);
            let ships = if setup.scenario.contains("cornered") { ships[1..].to_vec() } else { ships.to_vec() };
            *force = Force::muster(catalogue, switches, ships, squadrons);
        }
    }
    assert_eq!(setup.check(catalogue), [], "{scenario}");
    setup
}

fn switches(rng: &mut ChaCha8Rng) -> Switches {
    let mut switches = Switches::default();
    for switch in Switch::ALL {
        switches.set(switch, rng.random_range(0..3) > 0);
    }
    while let Some((switch, _)) = switches.unmet() {
        switches.set(switch, false);
    }
    switches
}

/// What must hold whenever the battle waits.
fn check(game: &FullThrust, before: &FullThrust) {
    let battle = game.battle();
    let field = game.field();
    assert_eq!(field.table.ships.len(), battle.roster.len(), "a ship is lost from the books");
    assert_eq!(field.table.groups.len(), battle.groups.len());
    for (vessel, earlier) in field.ships().zip(before.field().ships()) {
        let (ship, design) = (vessel.ship, &vessel.entry.design);
        assert!(ship.lost <= design.damage && ship.lost >= earlier.ship.lost, "boxes");
        assert!(earlier.ship.down.is_subset(&ship.down), "a system came back");
        assert!(ship.drive_hits <= 2 && vessel.thrust() <= design.thrust);
        assert!(vessel.firecons() <= design.firecons && ship.guns_fired <= design.firecons);
        if let Presence::Gone(fate) = earlier.ship.presence {
            assert_eq!(ship.presence, Presence::Gone(fate), "a ship came back from the dead");
        }
        if ship.is_on_table() {
            assert!(battle.bounds.contains(ship.at), "{:?} is off the table", ship.at);
        }
        assert!(!ship.hidden || battle.switches.sensors);
        assert!(earlier.ship.hidden || !ship.hidden || earlier.ship.presence == Presence::Undeployed);
        let change = ship.velocity.abs_diff(earlier.ship.velocity);
        let returned = matches!(earlier.ship.presence, Presence::Away { .. } | Presence::Undeployed);
        // Where the orders of all are written for them, several turns may pass without a question.
        let moves = u32::from(field.table.turn.saturating_sub(before.field().table.turn)) + 1;
        assert!(
            returned || change <= moves * u32::from(design.thrust),
            "velocity {} to {} by thrust {} in turns {} to {}",
            earlier.ship.velocity,
            ship.velocity,
            design.thrust,
            before.field().table.turn,
            field.table.turn
        );
        if !battle.switches.threshold_damage && !battle.switches.needle_beams {
            assert!(ship.down.is_empty() && ship.drive_hits == 0);
        }
    }
    for (flight, earlier) in field.flights().zip(before.field().flights()) {
        assert!(flight.group.strength <= earlier.group.strength);
        if flight.group.berth == Berth::Space {
            assert!(flight.group.strength > 0 && battle.bounds.contains(flight.group.at));
        }
    }
}

/// What must hold of the battle as a file keeps it.
fn is_kept(game: &FullThrust) {
    let battle = game.battle();
    let json = serde_json::to_string(game.state()).expect("a state is plain data");
    let read: State = serde_json::from_str(&json).expect("a state is read again");
    assert_eq!(&read, game.state());
    let again = FullThrust::resume(Arc::clone(battle), read);
    assert_eq!((again.hash(), again.pending()), (game.hash(), game.pending()));
}

/// Plays a battle to its end; gives the inputs and the hash of the end.
fn play(battle: &Arc<Battle>, seed: u64, strength: Strength) -> (Vec<Input>, Hash, Vec<Event>) {
    let _said = Seed(seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let seats = battle.seats.len() as u64;
    let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(strength, seed * 10 + seat)).collect();
    let mut events = Vec::new();
    let mut game = FullThrust::begin(Arc::clone(battle), &mut events);
    let mut inputs = Vec::new();
    loop {
        assert!(inputs.len() < 60_000, "the battle does not end");
        let before = game.clone();
        let input = match game.pending() {
            Pending::Over(_) => return (inputs, game.hash(), events),
            Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6)).expect("a face")),
            Pending::Choose(decision) => {
                let asked: Vec<Seat> = decision.seats.iter().collect();
                assert!(!asked.is_empty(), "nobody is asked: {decision:?}");
                let seat = asked[rng.random_range(0..asked.len())];
                let answer = bots[seat.index()].answer(&game, seat).expect("an answer");
                assert_eq!(Answer::parse(&answer.to_string()).as_ref(), Some(&answer), "{answer}");
                Input::Answer(answer)
            }
        };
        if let Err(refusal) = game.submit(&input, &mut events) {
            panic!("{input:?} is refused: {refusal} ({:?})", game.pending());
        }
        check(&game, &before);
        is_kept(&game);
        inputs.push(input);
    }
}

#[test]
fn random_battles_of_every_scenario_end_and_replay() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    for (seed, scenario) in (0..).zip(catalogue.scenarios()) {
        for round in 0..3u64 {
            let _said = Seed(seed * 100 + round);
            let mut rng = ChaCha8Rng::seed_from_u64(seed * 100 + round);
            let battle = setup(&catalogue, &scenario.id, switches(&mut rng));
            let battle = Arc::new(Battle::new(&Arc::new(catalogue.clone()), &battle).expect("a battle"));
            let (inputs, hash, events) = play(&battle, seed * 7 + round, Strength::Random);
            let mut again = Vec::new();
            let mut replay = FullThrust::begin(Arc::clone(&battle), &mut again);
            for input in &inputs {
                replay.submit(input, &mut again).expect("the same inputs are lawful again");
            }
            assert_eq!((replay.hash(), again), (hash, events), "{}", scenario.id);
        }
    }
}

/// A million answers at random, in battles of every scenario and of every kind made to measure, under rules at random. It
/// takes some minutes: `cargo test -p full_thrust --test runner -- --ignored million`.
#[test]
#[ignore = "a long run of some minutes"]
fn a_million_random_orders() {
    use full_thrust::generate::{self, Objective, TableSize, VALUES, Wishes};
    let catalogue = Arc::new(Catalogue::built_in().expect("lawful content"));
    let (mut answers, mut battles) = (0u32, 0u64);
    while answers < 1_000_000 {
        let _said = Seed(battles);
        let mut rng = ChaCha8Rng::seed_from_u64(battles);
        let printed = catalogue.scenarios();
        let rules = switches(&mut rng);
        let setup = if battles.is_multiple_of(2) {
            let scenario = &printed[rng.random_range(0..printed.len())];
            setup(&catalogue, &scenario.id, rules)
        } else {
            let wishes = Wishes {
                objective: Objective::ALL[rng.random_range(0..3)],
                value: VALUES[rng.random_range(0..4)],
                table: TableSize::ALL[rng.random_range(0..3)],
                sides: rng.random_range(2..=4),
                seed: battles,
            };
            let made = generate::scenario(&catalogue, wishes);
            let setup = Setup::of_own(&catalogue, &made, Some(rules)).with_raised_forces(&catalogue, battles);
            assert_eq!(setup.check(&catalogue), [], "{wishes:?}");
            setup
        };
        let battle = Arc::new(Battle::new(&catalogue, &setup).expect("a battle"));
        let seats = battle.seats.len() as u64;
        let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(Strength::Random, battles * 10 + seat)).collect();
        let mut events = Vec::new();
        let mut game = FullThrust::begin(battle, &mut events);
        loop {
            events.clear();
            let before = game.clone();
            let input = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6)).expect("a face")),
                Pending::Choose(decision) => {
                    let asked: Vec<Seat> = decision.seats.iter().collect();
                    let seat = asked[rng.random_range(0..asked.len())];
                    answers += 1;
                    Input::Answer(bots[seat.index()].answer(&game, seat).expect("an answer"))
                }
            };
            game.submit(&input, &mut events).unwrap_or_else(|refusal| panic!("{input:?} is refused: {refusal}"));
            check(&game, &before);
            if answers.is_multiple_of(997) {
                is_kept(&game);
            }
        }
        battles += 1;
    }
}

#[test]
fn strong_bots_end_a_full_battle() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    let battle = setup(&catalogue, "fleet-action", Switches::preset(Preset::Full));
    let battle = Arc::new(Battle::new(&Arc::new(catalogue.clone()), &battle).expect("a battle"));
    let (_, _, events) = play(&battle, 1, Strength::Strong);
    for wanted in ["revealed", "launched", "fires", "damaged", "threshold-rolled"] {
        let tag = |event: &Event| {
            serde_json::to_value(event).expect("plain data").as_object().map(|map| map.keys().next().cloned())
        };
        assert!(events.iter().any(|event| tag(event).flatten().as_deref() == Some(wanted)), "no {wanted}");
    }
}

#[test]
fn the_strong_bot_beats_the_random_one() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    let setup = Setup::of(&catalogue, "border-patrol", None).expect("the scenario");
    let battle = Arc::new(Battle::new(&Arc::new(catalogue.clone()), &setup).expect("a battle"));
    let mut won = 0;
    for game in 0..10u64 {
        let swapped = game % 2 == 1;
        let _said = Seed(game);
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let mut bots = [Bot::new(Strength::Strong, game), Bot::new(Strength::Random, game)];
        let mut table = FullThrust::begin(Arc::clone(&battle), &mut Vec::new());
        let outcome = loop {
            let input = match table.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6)).expect("a face")),
                Pending::Choose(decision) => {
                    let seat = decision.seats.iter().next().expect("a seat");
                    let who = usize::from((seat.index() == 1) != swapped);
                    Input::Answer(bots[who].answer(&table, seat).expect("an answer"))
                }
            };
            table.submit(&input, &mut Vec::new()).expect("a lawful input");
        };
        won += u32::from(outcome.winner.is_some_and(|side| (side.index() == 1) == swapped));
    }
    assert!(won >= 8, "{won} of 10");
}

#[test]
fn observation_shows_nothing_that_is_secret() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    let setup = setup(&catalogue, "fleet-action", Switches::preset(Preset::Full));
    let battle = Arc::new(Battle::new(&Arc::new(catalogue.clone()), &setup).expect("a battle"));
    let mut bots = [Bot::new(Strength::Plain, 1), Bot::new(Strength::Plain, 2)];
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut game = FullThrust::begin(battle, &mut Vec::new());
    let (mut secrets, mut guessed) = (0, 0);
    for _ in 0..1500 {
        let input = match game.pending() {
            Pending::Over(_) => break,
            Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6)).expect("a face")),
            Pending::Choose(decision) => {
                let seat = decision.seats.iter().next().expect("a seat");
                Input::Answer(bots[seat.index()].answer(&game, seat).expect("an answer"))
            }
        };
        game.submit(&input, &mut Vec::new()).expect("a lawful input");
        let truth = game.field();
        let seen = game.observe(Some(Seat::FIRST), 7);
        assert_eq!(seen.pending(), game.observe(Some(Seat::FIRST), 8).pending());
        for (vessel, real) in seen.field().ships().zip(truth.ships()) {
            if vessel.entry.side.0 == 0 {
                assert_eq!(vessel.ship, real.ship, "one's own ships are seen as they are");
                continue;
            }
            if real.ship.hidden || !truth.table.orders_open {
                assert_eq!(vessel.ship.plan, Plan::Unwritten);
                secrets += usize::from(real.ship.plan != Plan::Unwritten);
            }
            guessed += usize::from(real.ship.hidden && vessel.ship.letter != real.ship.letter);
            if !real.ship.hidden && real.ship.is_on_table() && truth.table.turn > 0 {
                assert_eq!((vessel.ship.at, vessel.ship.lost), (real.ship.at, real.ship.lost));
            }
        }
        let letters = |game: &FullThrust| {
            let mut letters: Vec<_> =
                game.field().afloat().map(|vessel| (vessel.ship.letter, vessel.ship.at)).collect();
            letters.sort();
            letters
        };
        if truth.table.turn > 0 {
            assert_eq!(letters(&seen), letters(&game), "what lies on the table is seen where it lies");
        }
    }
    assert!(secrets > 10 && guessed > 10, "nothing was secret: {secrets}, {guessed}");
}

proptest! {
    #![proptest_config(cases(48))]

    /// Whatever is answered, nothing stumbles, and what is refused changes nothing.
    #[test]
    fn no_answer_makes_it_stumble(lines in proptest::collection::vec(
        "(deploy|order|return|wait|scan|move|fire|attack|guns|exit|lock|unlock|pass)( [0-9]{1,6}| -| [A-F]| [PS+][0-3]| north| [0-9]>[0-9]| [0-9]=[0-9]){0,5}", 0..120,
    ), faces in proptest::collection::vec(1..=6u8, 120)) {
        let catalogue = Catalogue::built_in().expect("lawful content");
        let setup = setup(&catalogue, "fleet-action", Switches::preset(Preset::Full));
        let mut game = FullThrust::begin(Arc::new(Battle::new(&Arc::new(catalogue.clone()), &setup).expect("a battle")), &mut Vec::new());
        for (line, face) in lines.iter().zip(faces) {
            let before = game.hash();
            let die = Input::Die(Die::new(face).expect("a face"));
            let input = Answer::parse(line).map_or(die.clone(), Input::Answer);
            if game.submit(&input, &mut Vec::new()).is_err() {
                prop_assert_eq!(game.hash(), before);
                let _ = game.submit(&die, &mut Vec::new());
            }
        }
    }
}
