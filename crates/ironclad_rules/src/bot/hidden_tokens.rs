//! What may lie face down.

use arrayvec::ArrayVec;

use super::Dice;
use crate::content::IntelId;
use crate::content::intel::Body;
use crate::engine::Game;
use crate::engine::state::Token;

/// The most kinds of card that a guess is drawn from; ids are bytes.
const KINDS: usize = 256;

/// A copy of the game in which each sealed token that the scenario placed is a guess (a shuffled one has no identity
/// yet): drawn evenly from the cards that may be among them, each
/// once until all have been drawn. The real token plays no part in it.
pub fn guess(game: &Game, dice: &mut Dice) -> Game {
    let mut state = game.state().clone();
    let mut left: ArrayVec<IntelId, KINDS> = ArrayVec::new();
    let placed = |token: &&mut Token| matches!(token, Token::Placed(_));
    for token in state.table.tokens.iter_mut().flatten().filter(placed) {
        if left.is_empty() {
            left.extend(possible(game));
        }
        let Some(drawn) = dice.pick(&left) else { break };
        left.retain(|card| *card != drawn);
        *token = Token::Placed(drawn);
    }
    Game::resume(game.content().clone(), game.scenario().clone(), state)
}

/// A copy of the game with its sealed tokens guessed, from a seed.
pub fn guessed(game: &Game, seed: u64) -> Game {
    guess(game, &mut Dice::new(seed, 0))
}

/// The cards that a sealed token may be: not the Mutiny, which has no token; not one that is face up, unless there are
/// several of it; and nobody is met where the scenario has nobody to meet.
fn possible(game: &Game) -> impl Iterator<Item = IntelId> {
    let content = game.content();
    let encounters = !game.scenario().file.encounters.is_empty();
    content.intel.iter().filter_map(move |(card, written)| {
        let open = || game.table().tokens.iter().flatten().any(|token| token.open() == Some(card));
        let may_be = if written.body == Body::Signatures { encounters } else { !open() };
        if may_be && content.has_token(card) { Some(card) } else { None }
    })
}
