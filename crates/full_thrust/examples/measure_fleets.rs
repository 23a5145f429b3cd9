//! Lets bots play against each other, sides changed each game, and counts who wins.
//!
//! `cargo run --release -p full_thrust --example measure_fleets -- SCENARIO GAMES ONE OTHER [own|basic|standard|full] [SEED]`

#![allow(clippy::expect_used, clippy::panic, reason = "a measurement that cannot go on stops")]

use std::sync::Arc;

use full_thrust::Seat;
use full_thrust::battle::Battle;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::decision::Pending;
use full_thrust::play::{FullThrust, Input};
use full_thrust::setup::{Force, Setup, ShipSetup};
use full_thrust::switches::{Preset, Switches};
use kernel::Die;
use rand::{RngExt as _, SeedableRng};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |place: usize, default: &'static str| arguments.get(place).map_or(default, String::as_str).to_owned();
    let scenario = text(0, "border-patrol");
    let games: u64 = text(1, "100").parse()?;
    let strengths = [strength(&text(2, "strong"))?, strength(&text(3, "random"))?];
    let switches = match text(4, "own").as_str() {
        "basic" => Some(Switches::preset(Preset::Basic)),
        "standard" => Some(Switches::preset(Preset::Standard)),
        "full" => Some(Switches::preset(Preset::Full)),
        _ => None,
    };
    let first: u64 = text(5, "0").parse()?;
    let catalogue = Catalogue::built_in().map_err(|faults| format!("{faults:?}"))?;
    let mut setup = Setup::of(&catalogue, &scenario, switches)?;
    if let Some(budget) = setup.budget {
        for force in &mut setup.forces {
            let squadrons = force.squadrons;
            *force = Force::muster(&catalogue, setup.switches, fleet(budget), squadrons);
        }
    }
    let battle = Arc::new(Battle::new(&Arc::new(catalogue.clone()), &setup)?);
    let (mut wins, mut by_side, mut draws, mut turns) = ([0u32; 2], vec![0u32; battle.sides.len()], 0u32, 0u64);
    for game in first..first + games {
        let swapped = usize::try_from(game % 2)?;
        let bots = battle.seats.iter().enumerate().map(|(seat, side)| {
            let who = (side.index() + swapped) % 2;
            Bot::new(strengths[who], game * 100 + seat as u64)
        });
        let (winner, length) = play(Arc::clone(&battle), bots.collect(), game)?;
        turns += u64::from(length);
        match winner {
            Some(side) => {
                wins[(side + swapped) % 2] += 1;
                by_side[side] += 1;
            }
            None => draws += 1,
        }
    }
    println!(
        "{scenario}: {:?} {} – {:?} {}, drawn {draws}; by side {by_side:?}; {} turns a game",
        strengths[0],
        wins[0],
        strengths[1],
        wins[1],
        turns / games.max(1)
    );
    Ok(())
}

/// A mixed fleet of about a budget.
fn fleet(budget: u16) -> Vec<ShipSetup> {
    let (mut left, mut ships) = (budget, Vec::new());
    for (class, value) in
        [("battleship", 42), ("heavy-cruiser", 32), ("light-cruiser", 19), ("destroyer", 13), ("frigate", 9)]
            .into_iter()
            .cycle()
            .take(100)
    {
        if value <= left {
            left -= value;
            ships.push(ShipSetup::of(class));
        }
    }
    ships
}

fn strength(name: &str) -> Result<Strength, String> {
    match name {
        "random" => Ok(Strength::Random),
        "plain" => Ok(Strength::Plain),
        "strong" => Ok(Strength::Strong),
        other => Err(format!("`{other}` is no strength: random, plain or strong")),
    }
}

fn play(
    battle: Arc<Battle>,
    mut bots: Vec<Bot>,
    seed: u64,
) -> Result<(Option<usize>, u16), Box<dyn std::error::Error>> {
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut game = FullThrust::begin(battle, &mut events);
    loop {
        events.clear();
        let input = match game.pending() {
            Pending::Over(outcome) => {
                return Ok((outcome.winner.map(|side| side.index()), game.state().table.turn));
            }
            Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6)).ok_or("a face")?),
            Pending::Choose(decision) => {
                let seat: Seat = decision.seats.iter().next().ok_or("nobody is asked")?;
                Input::Answer(bots[seat.index()].answer(&game, seat).ok_or("no answer")?)
            }
        };
        game.submit(&input, &mut events).map_err(|refusal| format!("{input:?}: {refusal}"))?;
    }
}
