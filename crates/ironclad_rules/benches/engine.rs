//! How fast the rules are: inputs at random, a copy of the state, the odds of a decision. `cargo bench --bench engine`.
//! It belongs to the rules' crate so that it is optimised like them: the program's own crate is optimised less.
//!
//! What is allocated is told too: per ten thousand inputs at random a handful, as the games are begun, and none for inputs.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a bench that cannot go on fails")]

#[path = "../../../benches/common/chooser.rs"]
mod chooser;

use std::sync::Arc;

use chooser::Chooser;
use divan::Bencher;
use divan::counter::ItemsCount;
use ironclad_rules::content::edition::Edition;
use ironclad_rules::content::terms::{Mode, Threat};
use ironclad_rules::content::{Content, Scenario};
use ironclad_rules::engine::{Answer, Events, Game, Input, Pending, Setup};
use ironclad_rules::patrol::{self, Length, Wishes};

#[global_allocator]
static COUNTED: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

fn game(scenario: &str) -> Game {
    game_by(scenario, Edition::TODAY)
}

/// The same by an edition of the rules.
fn game_by(scenario: &str, edition: Edition) -> Game {
    let content = Arc::new(Content::built_in().expect("sound content"));
    let scenario = Arc::clone(content.scenario_in(scenario, edition).expect("a scenario"));
    begun(content, scenario, edition)
}

/// A scenario, begun by one player.
fn begun(content: Arc<Content>, scenario: Arc<Scenario>, edition: Edition) -> Game {
    let setup =
        Setup { mode: Mode::Normal, seats: ironclad_rules::engine::dealt(1), scripted: false, players: None, edition };
    Game::new(content, scenario, setup, &mut Events::new())
}

/// Any input of those there are.
fn input(chooser: &mut Chooser, game: &Game) -> Option<Input> {
    match game.pending() {
        Pending::Over(_) => None,
        Pending::Chance(_) | Pending::Draw(_) => {
            let chances = game.chances();
            chances.get(chooser.below(chances.len())).copied()
        }
        Pending::Choose(decision) => Some(Input::Answer(decision.options[chooser.below(decision.options.len())])),
    }
}

const INPUTS: usize = 10_000;

/// Random play, with the choice among the legal options; a game that is over is begun anew.
#[divan::bench(args = ["tutorial-1", "tutorial-2"])]
fn random_inputs(bencher: Bencher, scenario: &str) {
    let start = game(scenario);
    bencher.counter(ItemsCount::new(INPUTS)).bench_local(|| {
        let mut chooser = Chooser(7);
        let mut events = Events::with_capacity(64);
        let mut game = start.clone();
        for _ in 0..INPUTS {
            match input(&mut chooser, &game) {
                Some(input) => {
                    events.clear();
                    game.submit(input, &mut events).expect("a legal input");
                }
                None => game = start.clone(),
            }
        }
        game.table().turn
    });
}

/// Patrols by the whole of the rules, begun.
fn patrols() -> Vec<Game> {
    let content = Arc::new(Content::built_in().expect("sound content"));
    let threats = [Threat::Green, Threat::Yellow, Threat::Red];
    let games = (0..12u64).map(|seed| {
        let villain = seed % 4 == 3;
        let (threat, upgrades) = (threats[seed as usize % 3], (seed % 4) as u8);
        let wishes = Wishes { threat, length: Length::Long, upgrades, villain, ..Wishes::default() };
        let file = patrol::generate(&content, &wishes, Mode::Normal, seed).expect("a patrol");
        let scenario = patrol::scenario(&content, file).expect("a map");
        begun(Arc::clone(&content), scenario, Edition::TODAY)
    });
    games.collect()
}

/// The same on patrols, one after the other.
#[divan::bench]
fn random_inputs_of_patrols(bencher: Bencher) {
    let starts = patrols();
    bencher.counter(ItemsCount::new(INPUTS)).bench_local(|| {
        let mut chooser = Chooser(7);
        let mut events = Events::with_capacity(256);
        let mut next = starts.iter().cycle();
        let mut game = starts[0].clone();
        for _ in 0..INPUTS {
            match input(&mut chooser, &game) {
                Some(input) => {
                    events.clear();
                    game.submit(input, &mut events).expect("a legal input");
                }
                None => game = next.next().expect("a patrol").clone(),
            }
        }
        game.table().turn
    });
}

#[divan::bench]
fn copy_of_the_state_of_a_patrol(bencher: Bencher) {
    let games = patrols();
    bencher.bench_local(|| divan::black_box(games[0].state()).clone());
}

#[divan::bench]
fn make_a_patrol(bencher: Bencher) {
    let content = Content::built_in().expect("sound content");
    bencher.bench_local(|| patrol::generate(divan::black_box(&content), &Wishes::default(), Mode::Normal, 7));
}

#[divan::bench]
fn copy_of_the_state(bencher: Bencher) {
    let game = game("tutorial-2");
    bencher.bench_local(|| divan::black_box(game.state()).clone());
}

#[divan::bench]
fn hash_of_the_state(bencher: Bencher) {
    let game = game("tutorial-2");
    bencher.bench_local(|| divan::black_box(&game).hash());
}

/// What the table asks for each hero that is picked for a check.
#[divan::bench]
fn odds_of_a_check(bencher: Bencher) {
    odds(bencher, Edition::TODAY);
}

/// By the first edition no skill is selected before the heroes.
#[divan::bench]
fn odds_of_a_check_by_the_first_edition(bencher: Bencher) {
    odds(bencher, Edition::First);
}

fn odds(bencher: Bencher, edition: Edition) {
    let game = game_by("tutorial-2", edition);
    let Pending::Choose(decision) = game.pending() else { return };
    let heroes: Vec<Answer> = decision.options.iter().copied().filter(|answer| *answer != Answer::Done).collect();
    bencher.bench_local(|| ironclad_rules::odds::outlook(divan::black_box(&game), &heroes[..1]));
}

#[divan::bench]
fn load_the_built_in_content() -> usize {
    Content::built_in().expect("sound content").heroes.len()
}
