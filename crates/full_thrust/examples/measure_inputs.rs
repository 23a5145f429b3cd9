//! How many random inputs a second the rules take on one core: battles of every scenario are answered at random by rules at
//! random, and what was answered is then played again against the clock, so that choosing is not in the figure.
//!
//! `cargo run --release -p full_thrust --example measure_inputs`

#![allow(clippy::expect_used, reason = "a measurement that cannot go on stops")]

use std::sync::Arc;
use std::time::Instant;

use full_thrust::battle::Battle;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::decision::Pending;
use full_thrust::play::{FullThrust, Input};
use full_thrust::setup::Setup;
use full_thrust::switches::{Preset, Switches};
use kernel::Die;
use rand::{RngExt as _, SeedableRng};

/// How often the battles are played again.
const ROUNDS: u32 = 20;

fn main() {
    let catalogue = Arc::new(Catalogue::built_in().expect("sound content"));
    for preset in [Preset::Basic, Preset::Standard, Preset::Full] {
        let mut battles: Vec<(Arc<Battle>, Vec<Input>)> = Vec::new();
        for scenario in catalogue.scenarios() {
            let setup = Setup::of(&catalogue, &scenario.id, Some(Switches::preset(preset))).expect("a scenario");
            let setup = setup.with_raised_forces(&catalogue, 7);
            let battle = Arc::new(Battle::new(&catalogue, &setup).expect("a battle"));
            battles.push((Arc::clone(&battle), random_inputs(battle)));
        }
        let inputs: usize = battles.iter().map(|(_, inputs)| inputs.len()).sum();
        let begun = Instant::now();
        for _ in 0..ROUNDS {
            let mut events = Vec::with_capacity(64);
            for (battle, inputs) in &battles {
                events.clear();
                let mut game = FullThrust::begin(Arc::clone(battle), &mut events);
                for input in inputs {
                    events.clear();
                    game.submit(input, &mut events).expect("a lawful input");
                }
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        let rate = inputs as f64 * f64::from(ROUNDS) / seconds;
        println!("{preset:?}: {inputs} inputs of {} battles, {rate:.0} a second", battles.len());
    }
}

fn random_inputs(battle: Arc<Battle>) -> Vec<Input> {
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(11);
    let mut bot = Bot::new(Strength::Random, 5);
    let mut game = FullThrust::begin(battle, &mut Vec::new());
    let mut inputs = Vec::new();
    loop {
        let input = match game.pending() {
            Pending::Over(_) => return inputs,
            Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6)).expect("a face")),
            Pending::Choose(decision) => {
                let seat = decision.seats.iter().next().expect("a seat");
                Input::Answer(bot.answer(&game, seat).expect("an answer"))
            }
        };
        game.submit(&input, &mut Vec::new()).expect("a lawful input");
        inputs.push(input);
    }
}
