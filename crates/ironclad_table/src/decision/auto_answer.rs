//! What is answered by itself: a question of the rules that leaves one answer.
//!
//! Its answer is an input like any other, in the same move as the choice before it, so one step back leads to that choice.
//! What is read, promised or paid for in the story and between scenarios is answered by hand, however little is left to
//! choose; so is a plan, which is looked at before it is carried out, a wound, and every step of a lesson.

use ironclad_game::engine::{Answer, Decision, DecisionKind, Game, Pending, Status};
use ironclad_game::session::{Draft, SessionError};
use ironclad_text::decision::Question;
use kit::preferences::Preferences;

/// More answers than any choice leaves alone, so that a mistake in the rules cannot hold the window up.
const MOST: usize = 64;

/// The answer that the rules alone leave in a game, if it is to be given without asking.
pub(crate) fn only_answer(game: &Game, settings: &Preferences) -> Option<Answer> {
    let Pending::Choose(decision) = game.pending() else { return None };
    let [answer] = *decision.options.as_slice() else { return None };
    // To be done with a picking in which nobody is left to pick was never a question.
    let plain = answer == Answer::Done;
    let asked = game.state().setup.scripted
        || !settings.answers_alone
        || by_hand(decision.kind)
        || wounds(game, &decision, answer);
    if plain || !asked { Some(answer) } else { None }
}

/// Whether a question of a kind is answered by hand, even where it leaves one answer.
fn by_hand(kind: DecisionKind) -> bool {
    match kind {
        DecisionKind::Action
        | DecisionKind::Hero
        | DecisionKind::OptionalCard
        | DecisionKind::Skill
        | DecisionKind::Class
        | DecisionKind::Recon
        | DecisionKind::Reaction
        | DecisionKind::Target
        | DecisionKind::Port
        | DecisionKind::Service => false,
        DecisionKind::CombatPlan
        | DecisionKind::SetUp
        | DecisionKind::Loss
        | DecisionKind::Contract
        | DecisionKind::Promotion
        | DecisionKind::Refit
        | DecisionKind::Passage
        | DecisionKind::Choice
        | DecisionKind::Word => true,
    }
}

/// Whether an answer sends a hero into a wound: that is said before it is done (rule 6.4).
fn wounds(game: &Game, decision: &Decision, answer: Answer) -> bool {
    let Answer::Hero(hero) = answer else { return false };
    let question = Question::of(game, decision);
    let worn = game.table().hero(hero).is_some_and(|aboard| aboard.status == Status::Exhausted);
    question == Question::Wound || (worn && question.uses())
}

/// Answers what is left alone, for as long as something is.
pub(crate) fn auto_answer(draft: &mut Draft, settings: &Preferences) -> Result<(), SessionError> {
    for _ in 0..MOST {
        let Some(answer) = only_answer(draft.game(), settings) else { break };
        if !draft.decision().is_some_and(|decision| decision.options.contains(&answer)) {
            break;
        }
        draft.answer(answer)?;
    }
    Ok(())
}
