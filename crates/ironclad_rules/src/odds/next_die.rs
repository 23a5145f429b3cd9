//! What the next die would do if these answers were given now, face by face.

use super::{FAR, Result, after, best_party, ending, turned_up};
use crate::engine::{Answer, Decision, DecisionKind, Die, Events, Game, Input, Pending, Request};

/// The next roll, and what each face would mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outlook {
    /// The roll: what is added, and what has to be reached.
    pub request: Request,
    /// Whether each face, from 1, serves the players.
    pub serves: [bool; 6],
    /// On a table: the row that each face leads to.
    pub rows: Vec<u8>,
}

impl Outlook {
    /// The lowest face that serves the players, if any does.
    pub fn least(&self) -> Option<u8> {
        (1..).zip(self.serves).find(|(_, serves)| *serves).map(|(face, _)| face)
    }

    /// Faces that serve the players.
    pub fn ways(&self) -> u8 {
        self.serves.iter().map(|serves| u8::from(*serves)).sum()
    }

    /// The same in a hundred, rounded.
    pub fn percent(&self) -> u8 {
        // By sixths: 0, 17, 33, 50, 67, 83, 100.
        u8::try_from((u16::from(self.ways()) * 100 + 3) / 6).unwrap_or(100)
    }
}

/// What the next die would do after these answers, picking ended and reactions passed by; none if no roll that is won,
/// lost or read off a table comes next.
pub fn outlook(game: &Game, answers: &[Answer]) -> Option<Outlook> {
    let mut game = game.clone();
    let mut events = Events::new();
    let mut answers = Vec::from(answers).into_iter();
    let mut given = None;
    for _ in 0..FAR {
        match game.pending() {
            Pending::Over(_) | Pending::Draw(_) => return None,
            Pending::Chance(_) if turned_up(&events) => return None,
            Pending::Chance(request) => return faces(&game, request),
            // Of several skills the best one counts, unless one is named.
            Pending::Choose(decision)
                if decision.kind == DecisionKind::Skill
                    && !answers.as_slice().first().is_some_and(|next| decision.options.contains(next)) =>
            {
                let with = |skill: &Answer| outlook(&game, &[&[*skill], answers.as_slice()].concat());
                if turned_up(&events) {
                    return None;
                }
                return decision.options.iter().rev().filter_map(with).max_by_key(Outlook::ways);
            }
            // A skill, or what leads to a check, is by itself judged by those who would do best with it.
            Pending::Choose(decision)
                if decision.kind == DecisionKind::Hero
                    && answers.len() == 0
                    && let Some(before) = given
                    && let mut best = best_party(&game, before)
                    && !best.is_empty() =>
            {
                if best.len() < usize::from(decision.picks.most) {
                    best.push(Answer::Done);
                }
                answers = best.into_iter();
            }
            Pending::Choose(decision) => {
                let next = answers.next().or_else(|| ending(&decision, Some(given?))).or_else(|| only(&decision))?;
                given = Some(next);
                game.submit(Input::Answer(next), &mut events).ok()?;
            }
        }
    }
    None
}

/// The answer that the rules alone leave.
fn only(decision: &Decision) -> Option<Answer> {
    match decision.options.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// The effect of each face of the pending roll.
pub(super) fn faces(game: &Game, request: Request) -> Option<Outlook> {
    let mut serves = [false; 6];
    let mut rows = Vec::new();
    for (place, die) in serves.iter_mut().zip(Die::all()) {
        match after(game, die, request.why)? {
            Result::Decided(won) => *place = won,
            Result::Row(row) => rows.push(row),
        }
    }
    Some(Outlook { request, serves, rows })
}
