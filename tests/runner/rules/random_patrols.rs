//! Patrols played by chance: whatever is wished for, whatever is chosen, nothing breaks.
//!
//! A short run is part of the tests. The long one:
//! `cargo test --release --test runner -- --ignored --nocapture a_hundred_thousand`

use std::collections::{BTreeMap, BTreeSet};

use ironclad::content::terms::{Faction, Mode, Threat};
use ironclad::engine::chance::Group;
use ironclad::engine::state::Token;
use ironclad::engine::{Events, Game, Outcome, Setup};
use ironclad::patrol::{Aim, Length, Wishes, generate, scenario};
use ironclad::session::{Session, Start, Storage, What};
use strum::IntoEnumIterator;

use super::random_play::{Chance, play, shared_out};
use super::rig::{Rig, content};

/// Wishes of every kind.
pub fn wishes(chance: &mut Chance) -> Wishes {
    let villain = chance.below(3) == 0;
    let aims: Vec<Option<Aim>> =
        Aim::iter().filter(|aim| villain || *aim != Aim::Hunt).map(Some).chain([None]).collect();
    let with: Vec<Option<Faction>> = Faction::ALL.into_iter().map(Some).chain([None]).collect();
    let standings = [0, 0, 0, 5, 7, 10, 15, -5, -7, -10, -15];
    Wishes {
        threat: *chance.of(&Threat::iter().collect::<Vec<_>>()),
        length: *chance.of(&Length::iter().collect::<Vec<_>>()),
        aim: *chance.of(&aims),
        factions: Faction::ALL.into_iter().filter(|_| chance.below(3) == 0).collect(),
        with: *chance.of(&with),
        standing: Faction::ALL.map(|faction| (faction, *chance.of(&standings))).into(),
        upgrades: u8::try_from(chance.below(4)).expect("small"),
        villain,
    }
}

fn mode(chance: &mut Chance) -> Mode {
    *chance.of(&[Mode::Easy, Mode::Normal, Mode::Hard])
}

/// A patrol as chance wishes it, begun.
pub fn begin(seed: u64, chance: &mut Chance) -> Rig {
    let (wishes, mode) = (wishes(chance), mode(chance));
    let file = generate(&content(), &wishes, mode, seed).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let scenario = scenario(&content(), file).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let seats = ironclad::engine::dealt(1 + u8::try_from(chance.below(3)).expect("small"));
    let setup =
        Setup { mode, seats, scripted: false, players: None, edition: ironclad::content::edition::Edition::TODAY };
    let mut events = Events::new();
    let game = Game::new(content(), scenario, setup, &mut events);
    Rig { game, events }
}

/// No token is lost or made: those in the pool, and those that have been turned up, are what was shuffled.
fn tokens_are_conserved(game: &Game, seen: usize) {
    let file = &game.scenario().file;
    let shuffled = file.shuffled.as_ref().map_or(0, |shuffled| shuffled.cards.len());
    let pool = game.table().group(Group::Intel).count();
    assert_eq!(pool + seen, shuffled, "intel");
    let sealed = game.table().tokens.iter().flatten().filter(|token| **token == Token::Shuffled).count();
    assert!(pool >= sealed, "{sealed} sealed, {pool} in the pool");
    let table = game.table();
    let gear = table.pile.len() + table.gear.len() + table.found.len();
    let in_hand = game.state().frames.iter().any(|frame| matches!(frame, ironclad::engine::frame::Frame::Outfit(_)));
    let all = game.content().gear.len();
    assert!(gear == all || (in_hand && gear + 1 == all), "{gear} pieces of gear of {all}");
    let bearers: BTreeSet<_> = table.gear.iter().map(|carried| carried.hero).collect();
    assert_eq!(bearers.len(), table.gear.len(), "nobody carries two");
    assert!(bearers.iter().all(|hero| table.hero(*hero).is_some()), "a bearer is aboard");
}

/// Plays one patrol, and says how it ended.
fn patrol(seed: u64) -> (usize, Option<Outcome>) {
    let mut chance = Chance::new(seed);
    let mut rig = begin(seed, &mut chance);
    let mut inputs = 0;
    for _ in 0..40 {
        let played = play(&mut rig, &mut chance, 25);
        inputs += played;
        tokens_are_conserved(&rig.game, usize::from(rig.table().tally.revealed));
        if played < 25 {
            break;
        }
    }
    (inputs, rig.outcome())
}

/// Saved and read again, taken back and made again: it is the same game.
fn comes_back(seed: u64) {
    let mut chance = Chance::new(seed);
    let start = Start {
        what: What::Patrol(wishes(&mut chance)),
        players: vec![String::new()],
        seats: None,
        mode: mode(&mut chance),
        seed,
        scripted: false,
        campaign: None,
    };
    let mut session = Session::begin(&content(), start, Storage::Memory).expect("a patrol");
    for _ in 0..chance.below(120) {
        let Some(decision) = session.decision() else { break };
        session.answer(*chance.of(&decision.options)).expect("an option");
        if chance.below(4) == 0 {
            let (hash, events) = (session.game().hash(), session.events().count());
            session.undo().expect("taken back");
            session.redo().expect("made again");
            assert_eq!((session.game().hash(), session.events().count()), (hash, events), "seed {seed}");
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("patrol.jsonl");
    session.save_copy(&file).expect("saved");
    let loaded = Session::load_copy(&content(), &file).expect("read");
    assert_eq!(loaded.note, None, "seed {seed}");
    assert_eq!(loaded.session.game().hash(), session.game().hash(), "seed {seed}");
}

/// Many patrols on so many threads; what they ended with.
fn run(seeds: u64, threads: usize) -> BTreeMap<String, u64> {
    shared_out(seeds, threads, |seed| {
        let (_, outcome) = patrol(seed);
        if seed.is_multiple_of(10) {
            comes_back(seed);
        }
        vec![outcome.map_or("cut off".to_owned(), |outcome| outcome.to_string())]
    })
}

#[test]
fn random_patrols_keep_every_bound_and_end() {
    let ends = run(150, 2);
    let count = |end: &str| ends.get(end).copied().unwrap_or(0);
    assert_eq!(ends.values().sum::<u64>(), 150);
    assert!(count("won") > 0 && count("lost") > 5 && count("ended") > 5, "too tame to prove anything: {ends:?}");
}

#[test]
#[ignore = "a hundred thousand games take their time: cargo test --release --test runner -- --ignored a_hundred"]
fn a_hundred_thousand_random_patrols() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let ends = run(100_000, threads);
    println!("{ends:?}");
    assert_eq!(ends.values().sum::<u64>(), 100_000);
}
