//! Answers sent, taken back and made again.

use super::playback::Playback;
use super::{Env, Table};
use crate::engine::{Answer, Pending};
use crate::session::SessionError;
use crate::text::error;
use crate::text::thing::Words;

impl Table {
    /// Sends what is chosen, one by one; where that opens another question, the rest is offered anew.
    pub(super) fn send(&mut self, env: Env<'_>) {
        let answers = self.composer.answers();
        let Some(asked) = self.decision.as_ref().map(|decision| (decision.kind, decision.source)) else { return };
        if answers.is_empty() {
            return;
        }
        let from = self.session.place();
        let mut steps = Vec::new();
        for answer in answers {
            let now = self.session.decision();
            let still = now.is_some_and(|now| (now.kind, now.source) == asked && now.options.contains(&answer));
            if !still {
                break;
            }
            if let Err(error) = self.answer(answer, &mut steps) {
                self.refused(&error, env);
                break;
            }
        }
        self.answer_what_is_left(env, &mut steps);
        self.read_later(&steps, env);
        let falls = self.session.fallen_since(from);
        let factor = if env.settings.reduced_motion { 0.0 } else { env.settings.dice_speed.factor() };
        self.playback = Playback::new(falls, factor, env.now);
        self.asked_anew(env);
    }

    fn answer(&mut self, answer: Answer, steps: &mut Vec<Option<String>>) -> Result<(), SessionError> {
        self.session.answer(answer)?;
        steps.extend(self.session.completed().steps.iter().map(|step| step.passage.clone()));
        Ok(())
    }

    /// Where the rules leave nothing but to be done with a picking, it is done with, as an input like any other.
    fn answer_what_is_left(&mut self, env: Env<'_>, steps: &mut Vec<Option<String>>) {
        while self.only_done_is_left() {
            if let Err(error) = self.answer(Answer::Done, steps) {
                self.refused(&error, env);
                break;
            }
        }
    }

    fn only_done_is_left(&self) -> bool {
        let rules = match self.session.game().pending() {
            Pending::Choose(decision) => decision.options.as_slice() == [Answer::Done],
            _ => false,
        };
        rules && self.session.decision().is_some_and(|decision| decision.options.contains(&Answer::Done))
    }

    /// Lays the passages of completed steps out to be read, and the last page of a game that is over.
    fn read_later(&mut self, steps: &[Option<String>], env: Env<'_>) {
        self.pages.extend(steps.iter().flatten().cloned());
        if let Some(outcome) = self.outcome() {
            let ending = Words::of(env.text, self.session.game()).ending(outcome);
            self.pages.push_back(ending);
        }
    }

    /// Takes the last choice back, and with it those that the rules alone had left.
    pub(super) fn step_back(&mut self, env: Env<'_>) {
        if let Err(error) = self.session.undo() {
            return self.refused(&error, env);
        }
        while self.only_done_is_left() && self.session.can_undo() {
            if self.session.undo().is_err() {
                break;
            }
        }
        self.pages.clear();
        self.asked_anew(env);
    }

    /// Makes the choice taken back last again, and those that the rules alone leave after it.
    pub(super) fn step_on(&mut self, env: Env<'_>) {
        if let Err(error) = self.session.redo() {
            return self.refused(&error, env);
        }
        while self.only_done_is_left() && self.session.can_redo() {
            if self.session.redo().is_err() {
                break;
            }
        }
        self.asked_anew(env);
    }

    fn refused(&mut self, error: &SessionError, env: Env<'_>) {
        self.problem = Some(error::session(env.text, error));
    }
}
