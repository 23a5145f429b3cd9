//! How a bot begins: its face, its berths, and whether it agrees to a draw.

use super::worth::Worth;
use super::{Dice, parley};
use crate::decision::{Answer, Decision};
use crate::moving::Waters;
use crate::order_of_play::Play;
use crate::seat::Seat;
use crate::ship::Berth;

/// The answer to what is asked beside the plays. A face is as good as another.
pub(super) fn beside_the_plays(play: &Play, decision: &Decision, worth: &Worth, dice: &mut Dice) -> Answer {
    let mut best = None;
    for answer in decision.plays() {
        let value = match answer {
            Answer::Place(berth) => room(play, decision.seat, *berth),
            // Dismasted ships have nothing better to do than to fire.
            Answer::Return(fire) => i32::from(*fire) * 1000,
            Answer::Draw(agree) => {
                let agrees = parley::agrees(play.state(), decision.seat, worth);
                i32::from(*agree == agrees) * 1000
            }
            Answer::Face(_) | Answer::Play(_) | Answer::OfferDraw | Answer::Resign => 0,
        };
        let value = value * 100 + i32::try_from(dice.below(100)).unwrap_or(0);
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, *answer));
        }
    }
    best.map_or(Answer::Resign, |(_, answer)| answer)
}

/// How much room a ship has that is placed there: ways ahead of it, and ways after those. It should point into the board,
/// and not into its friends.
fn room(play: &Play, seat: Seat, berth: Berth) -> i32 {
    let waters = Waters::new(play.state(), seat);
    let ways = waters.ways(berth);
    let further = ways.iter().map(|way| i32::try_from(waters.ways(way.end).len()).unwrap_or(0)).sum::<i32>();
    let beside = berth.hex.neighbours().filter(|hex| waters.friends().contains(*hex)).count();
    further - 2 * i32::try_from(beside).unwrap_or(0)
}
