//! Whether a bot would rather not play on: when it gives up, and when it offers or agrees to a draw (Iron Guest 10.3 c, 13).

use super::worth::Worth;
use crate::decision::{Answer, Decision};
use crate::seat::Seat;
use crate::state::{Phase, State};

/// Rounds without a loss after which a bot that is not ahead has had enough.
const TIRED: u16 = 20;
/// Rounds between its offers.
const BETWEEN: u16 = 10;
/// Masts of the only enemy left against which a single mast is hopeless.
const HOPELESS: u8 = 6;
/// So far behind a bot is glad of any draw, in what `Worth` counts in.
const BEHIND: i32 = -1500;

/// A draw offered instead of a play: after many rounds without a loss, by who is not ahead. It is offered as a turn begins.
pub(super) fn offer(state: &State, decision: &Decision, worth: &Worth) -> Option<Answer> {
    let Phase::Turn(turn) = &state.phase else { return None };
    let afloat = state.squadron(decision.seat).filter(|(_, ship)| ship.under_sail().is_some()).count();
    let begins = usize::try_from(turn.waiting.len()).ok() == Some(afloat);
    let due = state.quiet >= TIRED && state.quiet.is_multiple_of(BETWEEN);
    let fits = begins && due && worth.balance(state, decision.seat) <= 0;
    if fits && decision.options.contains(&Answer::OfferDraw) { Some(Answer::OfferDraw) } else { None }
}

/// Whether it agrees to a draw: far behind, or tired and not ahead.
pub(super) fn agrees(state: &State, seat: Seat, worth: &Worth) -> bool {
    let balance = worth.balance(state, seat);
    balance < BEHIND || (state.quiet >= TIRED && balance <= 0)
}

/// The flag struck instead of a play: with one mast left against the only enemy, who has many.
pub(super) fn strike(state: &State, decision: &Decision) -> Option<Answer> {
    let masts = |seat: Seat| state.squadron(seat).filter_map(|(_, ship)| ship.afloat().map(|_| ship.masts)).sum::<u8>();
    let mut enemies = state.afloat().iter().filter(|seat| *seat != decision.seat);
    let (only, none) = (enemies.next()?, enemies.next());
    let lost = none.is_none() && masts(decision.seat) <= 1 && masts(only) >= HOPELESS;
    if lost && decision.options.contains(&Answer::Resign) { Some(Answer::Resign) } else { None }
}
