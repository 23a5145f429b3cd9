//! Games played by bots, with the dice that a session of the same seed would roll.

use std::sync::Arc;

use crate::game::{AnyInput, Game, Illegal, NewGame, Pending};
use crate::seat::Seat;
use crate::session::generated;

/// A player that answers decisions.
pub trait Player<G: Game> {
    /// The answer to a decision; none if the player has none. `game` is the game as this player's seat may see it.
    fn choose(&mut self, game: &G, decision: &G::Decision) -> Option<G::Answer>;
}

/// Who answers in a simulated game, and watches it.
pub trait Referee<G: Game> {
    /// The answer to a decision; none ends the game here.
    fn answer(&mut self, game: &G, decision: &G::Decision) -> Option<G::Answer>;

    /// What happened since the last call, and the game after it. Called before every input, and at the end.
    fn happened(&mut self, game: &G, events: &[G::Event]) {
        let _ = (game, events);
    }

    /// A stage is over.
    fn stage_over(&mut self, game: &G) {
        let _ = game;
    }

    /// The next stage would begin with `next`: the game to go on with, or none to stop before it.
    fn next_stage(&mut self, over: &G, next: G) -> Option<G> {
        let _ = over;
        Some(next)
    }
}

/// Why a game could not be played out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError<F: std::error::Error + 'static> {
    /// It, or its next stage, cannot begin.
    #[error(transparent)]
    Game(F),
    /// A player gave an answer that is not legal, or the game refuses its own chance.
    #[error("an input is refused: {0}")]
    Refused(Illegal),
}

/// Plays a game, through all its stages, until it is over or the referee stops it. `events` are those of its beginning.
///
/// # Errors
/// If the next stage cannot begin, or an input is refused.
pub fn run<G: Game>(
    mut game: G,
    mut events: Vec<G::Event>,
    seed: u64,
    referee: &mut impl Referee<G>,
) -> Result<G, SimulateError<G::Fault>> {
    let mut began = game.state().clone();
    let mut chances = 0;
    loop {
        referee.happened(&game, &events);
        events.clear();
        let input = match game.pending() {
            Pending::Over(_) => {
                referee.stage_over(&game);
                let next = next_stage(&game, &began, seed, &mut events).map_err(SimulateError::Game)?;
                match next.and_then(|next| referee.next_stage(&game, next)) {
                    Some(next) => game = next,
                    None => return Ok(game),
                }
                began = game.state().clone();
                continue;
            }
            Pending::Chance(_) | Pending::Draw(_) => {
                chances += 1;
                generated(seed, chances - 1, &game.chances())
            }
            Pending::Choose(decision) => referee.answer(&game, &decision).map(AnyInput::Answer),
        };
        let Some(input) = input else { return Ok(game) };
        game.submit(input, &mut events).map_err(SimulateError::Refused)?;
    }
}

/// The game at the start of the stage that is wanted next; none if none is.
fn next_stage<G: Game>(
    game: &G,
    began: &G::State,
    seed: u64,
    events: &mut Vec<G::Event>,
) -> Result<Option<G>, G::Fault> {
    if game.wanted().is_none() {
        return Ok(None);
    }
    let stage = game.next_stage(seed)?;
    Ok(Some(game.enter_stage(&stage, began, events)))
}

/// A game that was played out.
#[derive(Debug, Clone)]
pub struct Played<G: Game> {
    /// How it ended; none if it was cut off, or a seat had no answer.
    pub outcome: Option<G::Outcome>,
    /// The number of answers.
    pub answers: u32,
    /// The turn in which it ended.
    pub turn: u16,
}

/// Plays a game to its end, each seat by its player.
///
/// It is cut off after `cap` answers, or where a seat has no player.
///
/// # Errors
/// If it cannot begin, or a player gives an answer that is not legal.
pub fn play_out<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    begun: &NewGame<G::Setup>,
    players: &mut [Box<dyn Player<G>>],
    cap: u32,
) -> Result<Played<G>, SimulateError<G::Fault>> {
    let stage = G::first_stage(catalogue, &begun.setup).map_err(SimulateError::Game)?;
    let mut events = Vec::new();
    let game = G::begin(catalogue, &begun.setup, &stage, &mut events).map_err(SimulateError::Game)?;
    let mut seats = Seats { players, seed: begun.seed, answers: 0, cap };
    let game = run(game, events, begun.seed, &mut seats)?;
    let outcome = match game.pending() {
        Pending::Over(outcome) => Some(outcome),
        Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => None,
    };
    Ok(Played { outcome, answers: seats.answers, turn: game.turn() })
}

/// A player at each seat.
struct Seats<'p, G: Game> {
    players: &'p mut [Box<dyn Player<G>>],
    seed: u64,
    answers: u32,
    cap: u32,
}

impl<G: Game> Referee<G> for Seats<'_, G> {
    fn answer(&mut self, game: &G, decision: &G::Decision) -> Option<G::Answer> {
        if self.answers >= self.cap {
            return None;
        }
        self.answers += 1;
        let seat: Seat = game.seats(decision).iter().next()?;
        let player = self.players.get_mut(seat.index())?;
        player.choose(&game.observe(Some(seat), self.seed), decision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::UndoScope;
    use crate::voyage::{Event, Question, Start, Voyage, Waters, begun, play};

    /// Plays a list of answers, one after the other.
    struct Listed(Vec<&'static str>);

    impl Player<Voyage> for Listed {
        fn choose(&mut self, _: &Voyage, _: &Question) -> Option<String> {
            if self.0.is_empty() { None } else { Some(self.0.remove(0).to_owned()) }
        }
    }

    /// Plays a list of answers and says no more than it must.
    struct Quiet(Listed);

    impl Referee<Voyage> for Quiet {
        fn answer(&mut self, game: &Voyage, question: &Question) -> Option<String> {
            self.0.choose(game, question)
        }
    }

    /// The same, and notes what happened; the stages that it lets begin.
    struct Watching(Listed, Vec<Event>, Vec<u8>, usize);

    impl Referee<Voyage> for Watching {
        fn answer(&mut self, game: &Voyage, question: &Question) -> Option<String> {
            self.0.choose(game, question)
        }

        fn happened(&mut self, _: &Voyage, events: &[Event]) {
            self.1.extend_from_slice(events);
        }

        fn stage_over(&mut self, game: &Voyage) {
            self.2.push(game.stage_number());
        }

        fn next_stage(&mut self, _: &Voyage, next: Voyage) -> Option<Voyage> {
            self.3 = self.3.checked_sub(1)?;
            Some(next)
        }
    }

    const ANSWERS: [&str; 10] = ["sail", "rest", "sail", "land", "fish", "keep", "wreck", "sail", "rest", "land"];

    fn start() -> (Arc<Waters>, NewGame<crate::voyage::Setup>) {
        let waters = Arc::new(Waters::default());
        let begun = Voyage::set_up(&waters, Start::default()).expect("a game");
        (waters, begun)
    }

    fn first(events: &mut Vec<Event>) -> Voyage {
        let (waters, begun) = start();
        let stage = Voyage::first_stage(&waters, &begun.setup).expect("an isle");
        Voyage::begin(&waters, &begun.setup, &stage, events).expect("a game")
    }

    #[test]
    fn a_simulated_game_is_the_one_a_session_would_play() {
        let mut session = begun(Start::default());
        play(&mut session, &ANSWERS);
        let told: Vec<Event> = session.entries().flat_map(|entry| entry.events).collect();
        let mut events = Vec::new();
        let game = first(&mut events);
        let mut referee = Watching(Listed(ANSWERS.to_vec()), Vec::new(), Vec::new(), 9);
        let over = run(game, events, 7, &mut referee).expect("played");
        assert_eq!(over.state(), session.game().state());
        assert_eq!((referee.1, referee.2), (told, vec![1, 2, 2]));
        let over = run(first(&mut Vec::new()), Vec::new(), 7, &mut Quiet(Listed(ANSWERS.to_vec()))).expect("played");
        assert_eq!(over.state(), session.game().state());
        assert!(session.back(UndoScope::Scenario).is_ok());
    }

    #[test]
    fn a_referee_may_stop_before_the_next_stage() {
        let mut referee = Watching(Listed(ANSWERS.to_vec()), Vec::new(), Vec::new(), 1);
        let over = run(first(&mut Vec::new()), Vec::new(), 7, &mut referee).expect("played");
        assert_eq!((over.stage_number(), referee.2), (2, vec![1, 2]));
        assert!(over.wanted().is_some());
    }

    #[test]
    fn a_game_is_played_out_by_its_seats_or_cut_off() {
        let (waters, begun) = start();
        let played = |answers: &[&'static str], cap| {
            let mut players: [Box<dyn Player<Voyage>>; 1] = [Box::new(Listed(answers.to_vec()))];
            let played = play_out(&waters, &begun, &mut players, cap).expect("played");
            (played.outcome.is_some(), played.answers, played.turn)
        };
        assert_eq!(played(&["rest", "land", "rest", "land", "rest", "land"], 99), (true, 6, 2));
        assert_eq!(played(&["rest"; 9], 3), (false, 3, 4));
        assert_eq!(played(&["rest"; 2], 9), (false, 3, 3), "a seat had no answer");
        let nobody = play_out::<Voyage>(&waters, &begun, &mut [], 9).expect("begun");
        assert_eq!((nobody.outcome, nobody.turn), (None, 1));
        let mut players: [Box<dyn Player<Voyage>>; 1] = [Box::new(Listed(vec!["swim"]))];
        let refused = play_out(&waters, &begun, &mut players, 9).map(|_| ());
        assert_eq!(refused, Err(SimulateError::Refused(Illegal::NotAnOption)));
    }
}
