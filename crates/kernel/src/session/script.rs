//! The script of a lesson: the next choice, the next die, and the current step.

use crate::chance::Die;
use crate::game::{Game, ScriptStep};
use crate::save::Progress;

/// Consecutive steps of a script, and the place of the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps<'a, S> {
    /// The index of the first in the script.
    pub first: usize,
    /// The steps, in order.
    pub steps: &'a [S],
}

/// The script's answer to the pending question. None if the game is not scripted, the script is over, or it expects
/// another question.
pub(super) fn wanted<G: Game>(game: &G, progress: Progress) -> Option<G::Answer> {
    let line = game.script().iter().flat_map(ScriptStep::answers).nth(progress.taken)?;
    game.read_answer(line)
}

/// The question with only the scripted answer left. Where the script has no answer all options stay, so that a lesson
/// whose script is over or faulty can still be played.
pub(super) fn narrowed<G: Game>(game: &G, progress: Progress, decision: G::Decision) -> G::Decision {
    match wanted(game, progress) {
        Some(answer) => G::narrowed(decision, &answer),
        None => decision,
    }
}

/// The answer that passes a reaction which the script does not use, without asking.
pub(super) fn unasked<G: Game>(game: &G, progress: Progress, decision: &G::Decision) -> Option<G::Answer> {
    if wanted(game, progress).is_some() { None } else { game.passed_by(decision) }
}

/// The die that the script rolls next.
pub(super) fn die<G: Game>(game: &G, progress: Progress) -> Option<Die> {
    game.script().iter().flat_map(ScriptStep::dice).nth(progress.fed).and_then(|face| Die::new(*face))
}

/// The step whose choices are being made.
pub(super) fn in_hand<G: Game>(game: &G, progress: Progress) -> Option<(usize, &G::Step)> {
    let steps = game.script();
    let index = completed_steps(steps, progress.taken);
    steps.get(index).map(|step| (index, step))
}

/// The steps completed between two points of progress.
pub(super) fn completed<G: Game>(game: &G, from: Progress, to: Progress) -> Steps<'_, G::Step> {
    let steps = game.script();
    let first = completed_steps(steps, from.taken);
    let end = completed_steps(steps, to.taken);
    Steps { first, steps: steps.get(first..end).unwrap_or_default() }
}

/// The number of steps completed after this many choices.
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
