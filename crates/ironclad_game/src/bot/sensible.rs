//! A player who thinks ahead, as a competent person does.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::campaign;
use super::route::Route;
use super::{Dice, Player};
use crate::bot::hidden_tokens::guess;
use crate::bot::playout::play_on;
use crate::bot::position_value::worth;
use crate::engine::decision::OPTIONS;
use crate::engine::{Answer, Decision, Events, Game, Input};

/// How hard a sensible player thinks. What it costs is bounded by these figures, never by a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Care {
    /// Continuations tried in a round, shared among the options still considered.
    pub tries: u32,
    /// Turns that a continuation looks ahead.
    pub turns: u16,
}

impl Default for Care {
    fn default() -> Self {
        Self { tries: 64, turns: 2 }
    }
}

impl Care {
    /// A glance: enough for tests, and for positions by the thousand.
    pub const GLANCE: Self = Self { tries: 16, turns: 2 };
}

/// Plays on from each option a few times on copies of the game, and takes the one that came out best on average.
///
/// Options are compared in rounds, after each of which the worse half is dropped. In one try all options meet the same
/// guess of sealed tokens and the same dice, so that luck decides between them as little as possible.
#[derive(Debug, Clone)]
pub struct Sensible {
    dice: Dice,
    care: Care,
    events: Events,
}

/// An option considered, and what its continuations were worth together.
#[derive(Debug, Clone, Copy)]
struct Considered {
    answer: Answer,
    worth: f64,
}

impl Sensible {
    /// A player with this seed.
    pub fn new(seed: u64, care: Care) -> Self {
        Self { dice: Dice::new(seed, 0), care, events: Events::new() }
    }

    /// Tries every option once more, all under the same guess and the same dice.
    fn try_all(&mut self, game: &Game, route: &Route<'_>, considered: &mut [Considered]) {
        let future = self.dice.seed();
        let guessed = guess(game, &mut Dice::new(future, 0));
        // The same last turn for all: an option that ends the turn must not look further ahead than the others.
        let until = game.table().turn.saturating_add(self.care.turns);
        for option in considered {
            let mut copy = guessed.clone();
            self.events.clear();
            if copy.submit(Input::Answer(option.answer), &mut self.events).is_ok() {
                play_on(&mut copy, until, route, &mut Dice::new(future, 1), &mut self.events);
            }
            option.worth += worth(&copy, route);
        }
    }
}

impl Player for Sensible {
    fn choose(&mut self, game: &Game, decision: &Decision) -> Answer {
        if let Some(answer) = campaign::choose(game, decision) {
            return answer;
        }
        let mut considered = considerable(decision);
        let route = Route::to_aim(game);
        while considered.len() > 1 {
            let options = u32::try_from(considered.len()).unwrap_or(u32::MAX);
            for _ in 0..(self.care.tries / options).max(1) {
                self.try_all(game, &route, &mut considered);
            }
            considered.sort_by(|one, other| other.worth.partial_cmp(&one.worth).unwrap_or(Ordering::Equal));
            considered.truncate(considered.len().div_ceil(2));
        }
        // A decision always has options.
        considered.first().map_or(Answer::Done, |best| best.answer)
    }
}

/// The options to consider: plans are not taken back, so that planning ends.
fn considerable(decision: &Decision) -> ArrayVec<Considered, OPTIONS> {
    let all = || decision.options.iter().map(|answer| Considered { answer: *answer, worth: 0.0 });
    let standing = all().filter(|option| !matches!(option.answer, Answer::Change(_)));
    let considered: ArrayVec<Considered, OPTIONS> = standing.collect();
    if considered.is_empty() { all().collect() } else { considered }
}
