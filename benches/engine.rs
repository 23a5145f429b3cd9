//! How fast the rules are: inputs at random, a copy of the state, the odds of a decision. `cargo bench`.

use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use ironclad::content::Content;
use ironclad::content::terms::Mode;
use ironclad::engine::{Answer, Events, Game, Input, Pending, Seat, Setup};

fn main() {
    divan::main();
}

fn game(scenario: &str) -> Game {
    let content = Arc::new(Content::built_in().expect("sound content"));
    let scenario = Arc::clone(content.scenario(scenario).expect("a scenario"));
    let setup = Setup { mode: Mode::Normal, seats: Seat::dealt(1), scripted: false };
    Game::new(content, scenario, setup, &mut Events::new())
}

/// A small generator: what is chosen matters little, but it must cost little.
struct Chooser(u64);

impl Chooser {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn input(&mut self, game: &Game) -> Option<Input> {
        match game.pending() {
            Pending::Over(_) => None,
            Pending::Chance(_) | Pending::Draw(_) => {
                let chances = game.chances();
                chances.get(self.below(chances.len())).copied()
            }
            Pending::Choose(decision) => Some(Input::Answer(decision.options[self.below(decision.options.len())])),
        }
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
            match chooser.input(&game) {
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
    let game = game("tutorial-2");
    let Pending::Choose(decision) = game.pending() else { return };
    let heroes: Vec<Answer> = decision.options.iter().copied().filter(|answer| *answer != Answer::Done).collect();
    bencher.bench_local(|| ironclad::odds::outlook(divan::black_box(&game), &heroes[..1]));
}

#[divan::bench]
fn load_the_built_in_content() -> usize {
    Content::built_in().expect("sound content").heroes.len()
}
