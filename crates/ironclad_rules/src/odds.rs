//! The odds of the next roll, by trying its six faces through the engine that will resolve it.
//!
//! Invariant: no rule is repeated here. A copy of the game is asked what would happen.

pub(crate) mod combat_phase;
pub(crate) mod next_die;
pub(crate) mod sink_chance;

pub use combat_phase::{Foreseen, phase};
pub use next_die::{Outlook, outlook};
pub use sink_chance::{Chance, sinks, sinks_after};

use crate::engine::frame::Frame;
use crate::engine::{Answer, Decision, DecisionKind, Die, Event, Events, Game, Input, Pending, Source, Why};

/// The most choices made on the way to a roll.
const FAR: usize = 24;

/// What the six faces of the next roll would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// Faces that serve the players best: the check succeeds, the shot lands, the attack is evaded; on a table, those
    /// of the last row, which is the mildest.
    pub ways: u8,
    /// Of how many.
    pub of: u8,
    /// On a table: how many faces lead to each of its rows that can be reached, by the row's place from 0.
    pub rows: Vec<(u8, u8)>,
}

/// The odds of each option that leads to a roll, if picking ended with it and reactions were passed by.
pub fn odds(game: &Game, decision: &Decision) -> Vec<(Answer, Odds)> {
    decision.options.iter().filter_map(|answer| Some((*answer, of(game, *answer)?))).collect()
}

/// The odds of one option, if it leads to a roll that is won or lost, or read off a table.
pub fn of(game: &Game, answer: Answer) -> Option<Odds> {
    if is_assigning(game) {
        // The next die is the first task's, and nothing that is chosen here bears on it.
        return None;
    }
    let mut game = game.clone();
    let mut events = Events::new();
    game.submit(Input::Answer(answer), &mut events).ok()?;
    let mut party = best_party(&game, answer).into_iter();
    for _ in 0..FAR {
        match game.pending() {
            Pending::Over(_) | Pending::Draw(_) => return None,
            // The odds of a roll must not give away a face-down token.
            Pending::Chance(_) if turned_up(&events) => return None,
            Pending::Chance(request) => return at_chance(&game, request.why),
            Pending::Choose(decision) => {
                let next = party.next().or_else(|| ending(&decision, Some(answer)));
                // With which skill a later task is made does not bear on the first die.
                let next =
                    next.or_else(|| if is_assigning(&game) { decision.options.first().copied() } else { None })?;
                game.submit(Input::Answer(next), &mut events).ok()?;
            }
        }
    }
    None
}

/// Whether heroes are being assigned to a later task of an operation (rule 7.4).
fn is_assigning(game: &Game) -> bool {
    match game.state().frames.last() {
        Some(Frame::Check(check)) => check.is_later_task(),
        Some(Frame::TableRolling(roll)) => roll.is_later_task(),
        _ => false,
    }
}

/// The heroes who would do best at the check in hand, where the answer before has led to it or selected its skill: by
/// itself that is judged by them.
fn best_party(game: &Game, before: Answer) -> Vec<Answer> {
    let Some(Frame::Check(check)) = game.state().frames.last() else { return Vec::new() };
    let leads = matches!(before, Answer::Skill(_) | Answer::Offer(_) | Answer::Option(_) | Answer::Attempt);
    match check.skill() {
        Some(skill) if leads && check.whose_skill().is_none() => {
            check.party(&game.view(), skill).into_iter().map(|(hero, _)| Answer::Hero(hero)).collect()
        }
        Some(_) | None => Vec::new(),
    }
}

/// Whether a token has been revealed on the way.
fn turned_up(events: &Events) -> bool {
    events.iter().any(|event| matches!(event, Event::TokenRevealed { .. }))
}

/// The answer by which picking ends and an event is left as it is. Whoever fires twice fires at the same target.
fn ending(decision: &Decision, before: Option<Answer>) -> Option<Answer> {
    match decision.kind {
        DecisionKind::Reaction => Some(Answer::Pass),
        DecisionKind::Hero => Some(Answer::Done),
        DecisionKind::Target => before,
        _ => None,
    }
    .filter(|answer| decision.options.contains(answer))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Result {
    Decided(bool),
    Row(u8),
}

fn at_chance(game: &Game, why: Why) -> Option<Odds> {
    let results: Vec<Result> = Die::all().map(|die| after(game, die, why)).collect::<Option<_>>()?;
    let mut rows: Vec<(u8, u8)> = Vec::new();
    let mut sorted = results.clone();
    sorted.sort_unstable();
    for result in sorted {
        match (result, rows.last_mut()) {
            (Result::Row(row), Some((last, count))) if *last == row => *count += 1,
            (Result::Row(row), _) => rows.push((row, 1)),
            (Result::Decided(_), _) => {}
        }
    }
    let mildest = rows_of(game, why).map(Result::Row);
    let ways = results.iter().filter(|result| **result == Result::Decided(true) || Some(**result) == mildest).count();
    Some(Odds { ways: u8::try_from(ways).ok()?, of: 6, rows })
}

/// What a face leads to, reactions passed by.
fn after(game: &Game, die: Die, why: Why) -> Option<Result> {
    let mut game = game.clone();
    let mut events = Events::new();
    game.submit(Input::Die(die), &mut events).ok()?;
    for _ in 0..FAR {
        if let Some(result) = events.iter().find_map(|event| told(event, why)) {
            return Some(result);
        }
        match game.pending() {
            Pending::Choose(decision) if decision.kind == DecisionKind::Reaction => {
                game.submit(Input::Answer(ending(&decision, None)?), &mut events).ok()?;
            }
            Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => return None,
        }
    }
    None
}

/// What an event says of a roll of this kind.
fn told(event: &Event, why: Why) -> Option<Result> {
    match (why, *event) {
        (Why::Check, Event::CheckDecided { won, .. }) => Some(Result::Decided(won)),
        (Why::Attack { .. } | Why::FighterAttack { .. }, Event::ShotDecided { landed, .. }) => {
            Some(Result::Decided(landed))
        }
        (Why::Evasion { .. } | Why::FighterEvasion { .. }, Event::EnemyShotDecided { evaded, .. }) => {
            Some(Result::Decided(evaded))
        }
        (Why::Table, Event::TableRead { row, .. }) => Some(Result::Row(row)),
        _ => None,
    }
}

/// The last row of the table that is rolled on.
fn rows_of(game: &Game, why: Why) -> Option<u8> {
    let Pending::Chance(request) = game.pending() else { return None };
    match (why, request.source) {
        (Why::Table, Some(Source::Intel(card))) => {
            let rows = &game.content().intel[card].table()?.rows;
            u8::try_from(rows.len().checked_sub(1)?).ok()
        }
        _ => None,
    }
}
