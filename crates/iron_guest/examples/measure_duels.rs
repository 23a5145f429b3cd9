//! Measures: how the bots do against one another, how fair the set-ups are, and how fast the rules run.
//!
//! `cargo run --release -p iron_guest --example measure_duels -- [games]`

#![allow(clippy::expect_used, clippy::panic, reason = "a measurement that cannot go on stops")]

use std::sync::Arc;
use std::time::Instant;

use iron_guest::bot::{Bot, Dice, Player};
use iron_guest::content::{Catalogue, Switches};
use iron_guest::decision::{Input, Pending};
use iron_guest::order_of_play::Play;
use iron_guest::setup::Setup;
use iron_guest::state::Outcome;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100);
    let catalogue = match Catalogue::built_in() {
        Ok(catalogue) => catalogue,
        Err(faults) => return println!("{faults}"),
    };
    println!("inputs per second, random play: {}", speed(&catalogue));
    for (one, other) in [(Bot::TwoPly, Bot::Random), (Bot::TwoPly, Bot::OnePly), (Bot::OnePly, Bot::Random)] {
        for id in ["duel", "charted", "lesson", "blood"] {
            let Ok(setup) = catalogue.setup(id, &Switches::default()) else { continue };
            let (won, lost, drawn) = against(&Arc::new(setup), one, other, games);
            println!("{id}: {} {won} : {lost} {}, {drawn} drawn", one.id(), other.id());
        }
    }
    for scenario in catalogue.scenarios() {
        let Ok(setup) = catalogue.setup(&scenario.id, &Switches::default()) else { continue };
        println!("{}: wins in order of play, drawn, rounds: {}", scenario.id, fairness(&Arc::new(setup), games * 4));
    }
}

fn speed(catalogue: &Catalogue) -> u128 {
    let start = Instant::now();
    let mut inputs: u128 = 0;
    for seed in 0..200 {
        let Ok(setup) = catalogue.setup("duel", &Switches::default()) else { continue };
        inputs += u128::from(played(&Arc::new(setup), &[Bot::Random; 2], seed).inputs);
    }
    inputs * 1_000_000 / start.elapsed().as_micros().max(1)
}

struct End {
    outcome: Option<Outcome>,
    /// The place of the winner in the order of play, from 0.
    place: usize,
    rounds: u16,
    inputs: u32,
}

/// A game between bots, seat by seat.
fn played(setup: &Arc<Setup>, bots: &[Bot], seed: u64) -> End {
    let mut dice = Dice::new(seed, 100);
    let mut players: Vec<Box<dyn Player>> = bots.iter().map(|bot| bot.player(dice.seed())).collect();
    let mut inputs = 0;
    let Ok(mut play) = Play::begin(setup.clone(), &mut Vec::new()) else {
        return End { outcome: None, place: 0, rounds: 0, inputs };
    };
    loop {
        let input = match play.pending() {
            Pending::Over(outcome) => {
                let winner = match outcome {
                    Outcome::Won(seat) => Some(seat),
                    Outcome::Drawn(..) => None,
                };
                let place = play.state().in_order().position(|seat| Some(seat) == winner).unwrap_or(0);
                return End { outcome: Some(outcome), place, rounds: play.state().round, inputs };
            }
            Pending::Choose(decision) => {
                players.get_mut(decision.seat.index()).map(|player| Input::Answer(player.choose(&play, &decision)))
            }
            Pending::Chance(_) => dice.roll().map(Input::Die),
            Pending::Draw(_) => dice.pick(&play.chances()),
        };
        inputs += 1;
        if input.is_none_or(|input| play.submit(input, &mut Vec::new()).is_err()) {
            return End { outcome: None, place: 0, rounds: 0, inputs };
        }
    }
}

/// Games between two bots, sides changed each game: won, lost, drawn of the first.
fn against(setup: &Arc<Setup>, one: Bot, other: Bot, games: u64) -> (u32, u32, u32) {
    let mut score = (0, 0, 0);
    for game in 0..games {
        let swapped = game % 2 == 1;
        let bots = if swapped { [other, one] } else { [one, other] };
        match played(setup, &bots, 7000 + game).outcome {
            Some(Outcome::Won(seat)) if (seat.index() == 1) == swapped => score.0 += 1,
            Some(Outcome::Won(_)) => score.1 += 1,
            Some(Outcome::Drawn(..)) | None => score.2 += 1,
        }
    }
    score
}

/// The strongest bot against itself.
fn fairness(setup: &Arc<Setup>, games: u64) -> String {
    let bots = vec![Bot::TwoPly; usize::from(setup.players)];
    let (mut wins, mut drawn, mut rounds) = (vec![0; bots.len()], 0, 0);
    for game in 0..games {
        let end = played(setup, &bots, 40_000 + game);
        rounds += u32::from(end.rounds);
        match end.outcome {
            Some(Outcome::Won(_)) => {
                if let Some(wins) = wins.get_mut(end.place) {
                    *wins += 1;
                }
            }
            Some(Outcome::Drawn(..)) | None => drawn += 1,
        }
    }
    format!("{wins:?}, {drawn}, {}", rounds / u32::try_from(games.max(1)).unwrap_or(1))
}
