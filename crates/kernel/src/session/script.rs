//! The script of a lesson: what is chosen next, what is rolled, and which step is in hand.

use crate::chance::Die;
use crate::game::{Game, ScriptStep};
use crate::save::Marks;

/// Consecutive steps of a script, and the place of the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps<'a, S> {
    /// The place of the first in the script.
    pub first: usize,
    /// The steps, in order.
    pub steps: &'a [S],
}

/// The answer that the script gives to the pending question. None where the lesson is not scripted, is over, or has
/// another question in mind.
pub(super) fn wanted<G: Game>(game: &G, marks: Marks) -> Option<G::Answer> {
    let line = game.script().iter().flat_map(ScriptStep::answers).nth(marks.taken)?;
    game.read_answer(line)
}

/// The question with the scripted answer alone. Where the script has no answer, all is left open: a lesson whose script
/// is over or at fault can still be played.
pub(super) fn narrowed<G: Game>(game: &G, marks: Marks, decision: G::Decision) -> G::Decision {
    match wanted(game, marks) {
        Some(answer) => G::narrowed(decision, &answer),
        None => decision,
    }
}

/// The answer to a reaction that the script does not use: it is not asked.
pub(super) fn unasked<G: Game>(game: &G, marks: Marks, decision: &G::Decision) -> Option<G::Answer> {
    if wanted(game, marks).is_some() { None } else { game.passed_by(decision) }
}

/// The die that the script rolls next.
pub(super) fn die<G: Game>(game: &G, marks: Marks) -> Option<Die> {
    game.script().iter().flat_map(ScriptStep::dice).nth(marks.fed).and_then(|face| Die::new(*face))
}

/// The step whose choices are being made.
pub(super) fn in_hand<G: Game>(game: &G, marks: Marks) -> Option<(usize, &G::Step)> {
    let steps = game.script();
    let index = completed_steps(steps, marks.taken);
    steps.get(index).map(|step| (index, step))
}

/// The steps completed from one mark to another.
pub(super) fn completed<G: Game>(game: &G, from: Marks, to: Marks) -> Steps<'_, G::Step> {
    let steps = game.script();
    let first = completed_steps(steps, from.taken);
    let end = completed_steps(steps, to.taken);
    Steps { first, steps: steps.get(first..end).unwrap_or_default() }
}

/// How many steps are done once so many choices are made.
fn completed_steps<S: ScriptStep>(steps: &[S], taken: usize) -> usize {
    let mut left = taken;
    steps
        .iter()
        .take_while(|step| match left.checked_sub(step.answers().len()) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        })
        .count()
}
