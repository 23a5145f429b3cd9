//! Answers sent, taken back and made again, and the bots' moves.

use kernel::save::SaveError;
use kernel::session::{SessionError, Transaction, UndoScope, WriteJob};

use iron_guest::IronGuest;
use iron_guest::decision::Answer;

use super::job::{BeginError, Done};
use super::playback::Playback;
use super::{Action, Asked, Env, IronGuestTable, Look};
use kernel::session::Written;

/// What was sent to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
    /// An answer.
    Answer,
    /// A step back.
    Back,
    /// A step on again.
    Forth,
}

impl IronGuestTable {
    /// Sends an answer.
    pub(super) fn send(&mut self, answer: Answer) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        let mut draft = self.session.draft();
        let made = draft.answer(answer).map(|()| self.session.made(draft));
        self.write(made, Sent::Answer)
    }

    /// Takes the last choice of a person back. What is chosen and not sent goes first.
    pub(super) fn step_back(&mut self, env: Env) -> Action {
        if self.replay.is_some() {
            return self.look(Look::Close, env);
        }
        if let Some(playback) = &mut self.playback {
            // What is being shown is shown to its end first.
            while playback.step(env.now) {}
            self.playback = None;
            return self.asked_anew();
        }
        let unsent = match &mut self.asked {
            Asked::Play(announce) => announce.step_back(),
            Asked::Place(placing) => placing.step_back(),
            Asked::Face(_, chosen) | Asked::Either(_, chosen) => chosen.take().is_some(),
            Asked::Nothing => false,
        };
        if unsent { Action::None } else { self.back() }
    }

    fn back(&mut self) -> Action {
        if self.sent.is_some() {
            return Action::None;
        }
        self.thinking = None;
        let back = self.session.back(UndoScope::Choice);
        self.write(back, Sent::Back)
    }

    /// Makes again what was taken back last.
    pub(super) fn step_on(&mut self) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        let forth = self.session.forth(UndoScope::Choice);
        self.write(forth, Sent::Forth)
    }

    fn write(&mut self, mv: Result<Transaction<IronGuest>, BeginError>, sent: Sent) -> Action {
        match mv.and_then(|mv| self.session.write(mv)) {
            Ok(writing) => {
                self.trouble = None;
                self.sent = Some((sent, writing.clone()));
                Action::Write(writing)
            }
            // Nothing is left to go back or forth to: no need to say so.
            Err(SessionError::NothingToUndo | SessionError::NothingToRedo) => self.asked_if_idle(),
            Err(error) => {
                self.trouble = Some(error);
                self.asked_if_idle()
            }
        }
    }

    /// Asks again if nobody is asked, so that a bot whose thoughts were given up begins anew.
    fn asked_if_idle(&mut self) -> Action {
        if self.asked == Asked::Nothing { self.asked_anew() } else { Action::None }
    }

    /// A move was written, or could not be.
    pub fn written(&mut self, written: &Written, env: Env) -> Action {
        let ours = |(_, writing): &(Sent, WriteJob)| writing == written.writing();
        if !self.sent.as_ref().is_some_and(ours) {
            return Action::None;
        }
        let (Some((sent, _)), Some(outcome)) = (self.sent.take(), written.take()) else { return Action::None };
        self.take_over(sent, outcome, env)
    }

    fn take_over(&mut self, sent: Sent, outcome: Result<(), SaveError>, env: Env) -> Action {
        let before = self.session.game().play().state().clone();
        let played = match self.session.written(outcome) {
            Ok(played) => played,
            Err(error) => {
                self.trouble = Some(error);
                return self.asked_if_idle();
            }
        };
        self.log_anew();
        match sent {
            Sent::Answer => {
                if let Some(coach) = &mut self.coach {
                    let game = self.session.game();
                    coach.hear(kernel::Game::catalogue(game).lesson(), game.play(), &played.events);
                }
                self.playback = Playback::new(before, played.events, env.factor, env.now);
                self.asked_anew()
            }
            Sent::Back | Sent::Forth => {
                self.coach = self.coached();
                let decision = self.session.decision();
                let bots = decision.is_some_and(|decision| !self.is_person(decision.seat));
                // A bot's choices go with those of the person before them.
                if bots && sent == Sent::Back && self.session.can_undo() {
                    return self.back();
                }
                if bots && sent == Sent::Forth && self.session.can_redo() {
                    return self.step_on();
                }
                let ahead = self.session.ahead().next();
                let action = self.asked_anew();
                self.restore(ahead);
                action
            }
        }
    }

    /// What was sent and taken back stands chosen again.
    fn restore(&mut self, ahead: Option<Answer>) {
        let play = self.session.game().play();
        match (&mut self.asked, ahead) {
            (Asked::Play(announce), Some(Answer::Play(order))) => announce.restore(order, play),
            (Asked::Place(placing), Some(Answer::Place(berth))) => placing.restore(berth),
            (Asked::Face(faces, chosen), Some(Answer::Face(face))) => {
                *chosen = faces.iter().position(|other| *other == face);
            }
            (Asked::Either(answers, chosen), Some(answer)) => {
                *chosen = answers.iter().position(|other| *other == answer);
            }
            _ => {}
        }
    }

    /// Something that was done beside the window's thread has come back.
    pub fn done(&mut self, done: &Done) -> Action {
        match done {
            // What was thought of another moment is too late to matter.
            Done::Thought { place, answer } if self.thinking == Some(*place) => {
                self.thinking = None;
                match answer {
                    Some(answer) => self.send(*answer),
                    None => Action::None,
                }
            }
            Done::Thought { .. } | Done::Opened(_) | Done::Listed(..) => Action::None,
        }
    }

    /// Time has passed, or a step is cut short.
    pub(super) fn go_on(&mut self, cut: bool, env: Env) -> Action {
        if self.replay.is_some() {
            if cut {
                return self.look(Look::Step(true), env);
            }
            self.look_on(env);
            return Action::None;
        }
        let Some(playback) = &mut self.playback else { return Action::None };
        let more = if cut { playback.step(env.now) } else { playback.tick(env.now) };
        if more {
            return Action::None;
        }
        self.playback = None;
        self.asked_anew()
    }
}
