//! A player who weighs what a play does at once.

use super::placing::beside_the_plays;
use super::worth::{BY_MAST, Worth};
use super::{Dice, Player, best_play, parley};
use crate::board::Hex;
use crate::decision::{Answer, Ask, Decision};
use crate::moving::Passage;
use crate::order_of_play::Play;
use crate::seat::Seat;
use crate::state::{Phase, State};

/// How far it misjudges a play at the most: about half a mast. It leaves room between a beginner and the strongest.
const HASTE: u32 = 300;

/// Weighs expected damage, grapples, and how near the enemy is, in haste; what he may answer it does not ask.
#[derive(Debug, Clone)]
pub struct OnePly {
    dice: Dice,
    worth: Option<Worth>,
}

impl OnePly {
    /// A player whose choices grow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed, 1), worth: None }
    }
}

impl Player for OnePly {
    fn choose(&mut self, play: &Play, decision: &Decision) -> Answer {
        let worth = self.worth.get_or_insert_with(|| Worth::new(play.setup().variants, BY_MAST));
        match (&play.state().phase, decision.ask) {
            (Phase::Turn(turn), Ask::Choose) => {
                if let Some(offer) = parley::offer(play.state(), decision, worth) {
                    return offer;
                }
                best_play(play.state(), turn, |ship, way| {
                    let fire = worth.at_once(play.state(), ship, way, |_| 1000);
                    let value = fire.gain + position(play.state(), decision.seat, way);
                    (fire, value + i32::try_from(self.dice.below(HASTE)).unwrap_or(0))
                })
            }
            (_, Ask::Choose | Ask::Face | Ask::Place(_) | Ask::Return { .. } | Ask::Draw(_)) => {
                beside_the_plays(play, decision, worth, &mut self.dice)
            }
        }
    }
}

/// What it is worth to be where a play ends: nearer to the enemy is better.
fn position(state: &State, seat: Seat, way: &Passage) -> i32 {
    let enemies = state.fleet().filter(|(_, other)| other.owner != seat);
    let distances = enemies.filter_map(|(_, other)| other.afloat()).map(|berth| far(berth.hex, way.end.hex));
    -8 * distances.min().unwrap_or(0)
}

fn far(one: Hex, other: Hex) -> i32 {
    i32::from(one.distance(other))
}
