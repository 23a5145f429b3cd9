//! How even battles made to measure are: one strength of bot plays each against itself.
//!
//! `cargo run --release -p full_thrust --example measure_made -- battle|convoy|rearguard [SEEDS] [GAMES] [random|plain|strong]`

#![allow(clippy::expect_used, reason = "a measurement that cannot go on stops")]

use std::sync::Arc;

use full_thrust::bot::Strength;
use full_thrust::content::Catalogue;
use full_thrust::fair::measure;
use full_thrust::generate::{Objective, TableSize, Wishes, scenario};
use full_thrust::setup::Setup;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |place: usize, default: &'static str| arguments.get(place).map_or(default, String::as_str).to_owned();
    let wanted = text(0, "convoy");
    let objective = Objective::ALL.into_iter().find(|objective| objective.id() == wanted).ok_or("no such objective")?;
    let (seeds, games): (u64, u32) = (text(1, "10").parse()?, text(2, "6").parse()?);
    let strength = Strength::named(&text(3, "plain")).ok_or("no such strength")?;
    let catalogue = Arc::new(Catalogue::built_in().map_err(|faults| format!("{faults:?}"))?);
    let (mut won, mut drawn) = ([0u32; 2], 0);
    for table in TableSize::ALL {
        for value in [100, 150, 250] {
            let (mut here, mut even) = ([0u32; 2], 0);
            for seed in 0..seeds {
                let made = scenario(&catalogue, Wishes { objective, value, table, sides: 2, seed });
                let setup = Setup::of_own(&catalogue, &made, None).with_raised_forces(&catalogue, seed);
                let measured = measure(&catalogue, &setup, games, strength)?;
                for (sum, side) in here.iter_mut().zip(&measured.won) {
                    *sum += side;
                }
                drawn += measured.drawn;
                even += u32::from(measured.is_even());
            }
            println!("{} table, value {value}: {here:?}, {even} of {seeds} battles even", table.id());
            won = [won[0] + here[0], won[1] + here[1]];
        }
    }
    let all = won[0] + won[1] + drawn;
    println!("{wanted}: {won:?}, drawn {drawn}, of {all}");
    Ok(())
}
