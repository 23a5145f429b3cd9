//! How even a battle is: bots of one strength play it against each other, and the victories are counted.

use std::sync::Arc;

use kernel::Die;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::battle::Battle;
use crate::bot::{Bot, Strength};
use crate::content::Catalogue;
use crate::decision::Pending;
use crate::id::SideId;
use crate::play::{FullThrust, Input};
use crate::setup::{Setup, SetupFault};

/// The most inputs of a battle: many times what the longest takes. One that is not over by then counts as drawn.
const MOST_INPUTS: u32 = 200_000;

/// Who won how often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measured {
    /// Battles won, by side.
    pub won: Vec<u32>,
    /// Battles drawn.
    pub drawn: u32,
}

impl Measured {
    /// All battles.
    pub fn battles(&self) -> u32 {
        self.won.iter().sum::<u32>().saturating_add(self.drawn)
    }

    /// Whether no side won much more often than another: at most a quarter of all battles lie between them.
    pub fn is_even(&self) -> bool {
        let most = self.won.iter().max().copied().unwrap_or(0);
        let least = self.won.iter().min().copied().unwrap_or(0);
        most.saturating_sub(least).saturating_mul(4) <= self.battles()
    }
}

/// Plays a battle this many times, with bots of a strength at all seats. The same battle gives the same result.
///
/// # Errors
/// If it cannot begin.
pub fn measure(
    catalogue: &Arc<Catalogue>,
    setup: &Setup,
    battles: u32,
    strength: Strength,
) -> Result<Measured, SetupFault> {
    if let Some(fault) = setup.check(catalogue).into_iter().next() {
        return Err(fault);
    }
    let battle = Arc::new(Battle::new(catalogue, setup)?);
    let mut measured = Measured { won: vec![0; battle.sides.len()], drawn: 0 };
    for number in 0..battles {
        let winner = play(&battle, u64::from(number), strength);
        match winner.and_then(|side| measured.won.get_mut(side.index())) {
            Some(won) => *won = won.saturating_add(1),
            None => measured.drawn = measured.drawn.saturating_add(1),
        }
    }
    Ok(measured)
}

/// The winner of one battle; none if it is drawn.
fn play(battle: &Arc<Battle>, seed: u64, strength: Strength) -> Option<SideId> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut game = FullThrust::begin(Arc::clone(battle), &mut events);
    for _ in 0..MOST_INPUTS {
        events.clear();
        let input = match game.pending() {
            Pending::Over(outcome) => return outcome.winner,
            Pending::Chance(_) => Input::Die(Die::new(rng.random_range(1..=6))?),
            Pending::Choose(decision) => {
                let seat = decision.seats.iter().next()?;
                let own = seed.wrapping_mul(100).wrapping_add(u64::from(seat.number()));
                Input::Answer(Bot::new(strength, own).answer(&game, seat)?)
            }
        };
        game.submit(&input, &mut events).ok()?;
    }
    None
}
