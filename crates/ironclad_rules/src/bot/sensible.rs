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
        Self { tries: 24, turns: 2 }
    }
}

impl Care {
    /// A glance: enough for tests, and for positions by the thousand.
    pub const GLANCE: Self = Self { tries: 16, turns: 2 };
}

/// Plays on from each option a few times on copies of the game, and takes the one that came out best on average.
///
/// Options are compared in rounds, after each of which the worse half is dropped; one that is clearly worse than the best is
/// dropped at once. In one try all options meet the same guess of sealed tokens and the same dice, so that luck decides
/// between them as little as possible.
#[derive(Debug, Clone)]
pub struct Sensible {
    dice: Dice,
    care: Care,
    events: Events,
}

/// An option considered, and what its continuations were worth.
#[derive(Debug, Clone)]
struct Considered {
    answer: Answer,
    /// All of them together.
    worth: f64,
    /// Each of this round, in the order of the tries.
    round: Vec<f64>,
}

/// Tries of a round before an option can be dropped as clearly worse.
const FIRST_LOOK: usize = 5;
/// Standard errors by which an option has to be worse than the best to be dropped so.
const CLEARLY: f64 = 3.0;
/// How much better than the best it is supposed to come out in one try more than were made: what succeeds now and then is
/// not seen in a few tries.
const SURPRISE: f64 = 40.0;

impl Considered {
    fn new(answer: Answer) -> Self {
        Self { answer, worth: 0.0, round: Vec::new() }
    }

    fn tried(&mut self, worth: f64) {
        self.worth += worth;
        self.round.push(worth);
    }

    /// Whether it is clearly worse than another that met the same dice, or has always come to the same.
    fn is_clearly_worse(&self, best: &Self) -> bool {
        let tries = self.round.len().min(best.round.len());
        if tries < FIRST_LOOK {
            return false;
        }
        let Ok(n) = u32::try_from(tries + 1).map(f64::from) else { return false };
        let differences = || best.round.iter().zip(&self.round).map(|(best, own)| best - own);
        if differences().all(|by| by == 0.0) {
            return true;
        }
        let by = || differences().chain([-SURPRISE]);
        let mean = by().sum::<f64>() / n;
        let variance = by().map(|by| (by - mean).powi(2)).sum::<f64>() / (n - 1.0);
        mean >= CLEARLY * (variance / n).sqrt()
    }
}

/// Drops what is clearly worse than the best of this round.
fn drop_the_clearly_worse(considered: &mut ArrayVec<Considered, OPTIONS>) {
    let sum = |option: &Considered| option.round.iter().sum::<f64>();
    let best = considered.iter().enumerate().reduce(|best, next| if sum(next.1) > sum(best.1) { next } else { best });
    let Some((place, best)) = best.map(|(place, best)| (place, best.clone())) else { return };
    let mut own = 0;
    considered.retain(|option| {
        own += 1;
        own - 1 == place || !option.is_clearly_worse(&best)
    });
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
            option.tried(worth(&copy, route));
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
            considered.iter_mut().for_each(|option| option.round.clear());
            for _ in 0..(self.care.tries / options).max(1) {
                self.try_all(game, &route, &mut considered);
                drop_the_clearly_worse(&mut considered);
                if considered.len() == 1 {
                    break;
                }
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
    let all = || decision.options.iter().map(|answer| Considered::new(*answer));
    let standing = all().filter(|option| !matches!(option.answer, Answer::Change(_)));
    let considered: ArrayVec<Considered, OPTIONS> = standing.collect();
    if considered.is_empty() { all().collect() } else { considered }
}
