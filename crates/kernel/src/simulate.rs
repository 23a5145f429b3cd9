//! Games played by bots, with the dice that a session of the same seed would roll.

use std::sync::Arc;

use crate::game::{AnyInput, Game, NewGame, Pending};
use crate::seat::Seat;
use crate::session::generated;

/// A player that answers decisions.
pub trait Player<G: Game> {
    /// The answer to a decision. `game` is the game as this player's seat may see it.
    fn choose(&mut self, game: &G, decision: &G::Decision) -> G::Answer;
}

/// A game that was played out.
#[derive(Debug, Clone)]
pub struct Played<G: Game> {
    /// How it ended; none if it was cut off, or a player gave an illegal answer.
    pub outcome: Option<G::Outcome>,
    /// The number of inputs: answers and chances.
    pub inputs: u32,
    /// The turn in which it ended.
    pub turn: u16,
}

/// Plays a game to its end, each seat by its player, with the dice that a session of the same seed would roll.
///
/// It is cut off after `cap` inputs, or where a seat has no player.
///
/// # Errors
/// If it cannot begin.
pub fn play_out<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    begun: &NewGame<G::Setup>,
    players: &mut [Box<dyn Player<G>>],
    cap: u32,
) -> Result<Played<G>, G::Fault> {
    let stage = G::first_stage(catalogue, &begun.setup)?;
    let mut events = Vec::new();
    let mut game = G::begin(catalogue, &begun.setup, &stage, &mut events)?;
    let (mut inputs, mut chances) = (0, 0);
    let outcome = loop {
        events.clear();
        let input = match game.pending() {
            Pending::Over(outcome) => break Some(outcome),
            Pending::Chance(_) | Pending::Draw(_) => {
                chances += 1;
                generated(begun.seed, chances - 1, &game.chances())
            }
            Pending::Choose(decision) => {
                let seat = game.seats(&decision).iter().next();
                seat.and_then(|seat| answer(&game, seat, &decision, players, begun.seed)).map(AnyInput::Answer)
            }
        };
        let Some(input) = input else { break None };
        if inputs >= cap || game.submit(input, &mut events).is_err() {
            break None;
        }
        inputs += 1;
    };
    Ok(Played { outcome, inputs, turn: game.turn() })
}

fn answer<G: Game>(
    game: &G,
    seat: Seat,
    decision: &G::Decision,
    players: &mut [Box<dyn Player<G>>],
    guess: u64,
) -> Option<G::Answer> {
    let player = players.get_mut(seat.index())?;
    Some(player.choose(&game.observe(Some(seat), guess), decision))
}
