//! The script of a lesson: what is chosen next, what is rolled, and which step is in hand.

use crate::content::scenario::Step;
use crate::engine::{Answer, Decision, DecisionKind, Die, Game};
use crate::save::Marks;

/// Consecutive steps of a script, and the place of the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps<'a> {
    /// The place of the first in the script.
    pub first: usize,
    /// They.
    pub steps: &'a [Step],
}

fn script(game: &Game) -> &[Step] {
    if game.state().setup.scripted { &game.scenario().file.script } else { &[] }
}

/// The answer that the script gives to this decision. None where the lesson is not scripted, is over, or has another
/// thing in mind.
pub(super) fn wanted(game: &Game, marks: Marks, decision: &Decision) -> Option<Answer> {
    let option = script(game).iter().flat_map(|step| &step.take).nth(marks.taken)?;
    let names = game.names();
    decision.options.iter().copied().find(|answer| answer.id(names) == *option)
}

/// The decision with the scripted option alone. Where the script has no answer, all is left open: a lesson whose script
/// is over or at fault can still be played.
pub(super) fn narrowed(game: &Game, marks: Marks, mut decision: Decision) -> Decision {
    if let Some(answer) = wanted(game, marks, &decision) {
        decision.options.retain(|option| *option == answer);
    }
    decision
}

/// The answer to a reaction that the script does not use: it is not asked.
pub(super) fn unasked(game: &Game, marks: Marks, decision: &Decision) -> Option<Answer> {
    let silent = game.state().setup.scripted
        && decision.kind == DecisionKind::Reaction
        && decision.options.contains(&Answer::Pass)
        && wanted(game, marks, decision).is_none();
    silent.then_some(Answer::Pass)
}

/// The die that the script rolls next.
pub(super) fn die(game: &Game, marks: Marks) -> Option<Die> {
    script(game).iter().flat_map(|step| &step.dice).nth(marks.fed).and_then(|face| Die::new(*face))
}

/// The step whose choices are being made.
pub(super) fn in_hand(game: &Game, marks: Marks) -> Option<(usize, &Step)> {
    let steps = script(game);
    let index = completed_steps(steps, marks.taken);
    steps.get(index).map(|step| (index, step))
}

/// The steps completed from one mark to another.
pub(super) fn completed(game: &Game, from: Marks, to: Marks) -> Steps<'_> {
    let steps = script(game);
    let first = completed_steps(steps, from.taken);
    let end = completed_steps(steps, to.taken);
    Steps { first, steps: steps.get(first..end).unwrap_or_default() }
}

/// How many steps are done once so many choices are made.
fn completed_steps(steps: &[Step], taken: usize) -> usize {
    let mut left = taken;
    steps
        .iter()
        .take_while(|step| match left.checked_sub(step.take.len()) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        })
        .count()
}
