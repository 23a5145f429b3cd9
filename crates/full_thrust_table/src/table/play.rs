//! Answers sent, taken back and made again, and the bots' moves.

use full_thrust::answer::Answer;
use full_thrust::event::Event;
use full_thrust::play::FullThrust;
use kernel::save::SaveError;
use kernel::session::{SessionError, Transaction, UndoScope, Written};

use super::playback::Playback;
use super::{Action, Env, FullThrustTable, Look, Obstacle};
use crate::composer::Composer;
use crate::job::{BeginError, Done};

/// What was sent to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
    /// Answers.
    Answers,
    /// A step back.
    Back,
    /// A step on again.
    Forth,
}

impl FullThrustTable {
    /// Sends answers, as one move. What the rules refuse is not sent, and said.
    pub(super) fn send(&mut self, answers: Vec<Answer>) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        let mut draft = self.session.draft();
        for answer in answers {
            if let Err(refusal) = full_thrust::query::judge(draft.game(), &answer) {
                self.trouble = Some(Obstacle::Refused(refusal));
                return Action::None;
            }
            if let Err(error) = draft.answer(answer) {
                self.trouble = Some(Obstacle::Session(error));
                return Action::None;
            }
        }
        if draft.is_empty() {
            return Action::None;
        }
        let made = self.session.made(draft);
        self.write(Ok(made), Sent::Answers)
    }

    /// Takes the last choice of a person back. What is chosen and not sent goes first.
    pub(super) fn step_back(&mut self, env: Env) -> Action {
        if self.replay.is_some() {
            return self.look_to(Look::Close, env);
        }
        if self.playback.is_some() {
            return self.cut(env);
        }
        if self.is_unsent() {
            self.composer_anew();
            return Action::None;
        }
        self.back()
    }

    /// Shows what is being shown to its end.
    pub(super) fn cut(&mut self, env: Env) -> Action {
        if let Some(playback) = &mut self.playback {
            while playback.step(env.now) {}
        }
        self.playback = None;
        self.asked_anew()
    }

    /// Whether something is chosen that has not been sent.
    fn is_unsent(&self) -> bool {
        let field = self.seen.field();
        match &self.composer {
            Composer::Orders(plotting) => plotting.is_news(field),
            Composer::Fire(aiming) => aiming.is_news(field),
            Composer::Scans(scanning) => scanning.is_news(field),
            Composer::Exit(edge) => edge.is_some(),
            Composer::Deploy(_) | Composer::Groups(_) | Composer::Guns(_) | Composer::Nothing => false,
        }
    }

    /// Begins anew with what is written for the ship.
    fn composer_anew(&mut self) {
        if let Some((seat, decision)) = &self.asked {
            let unit = self.composer.unit();
            self.composer = Composer::new(&self.seen, *seat, decision);
            if let Some(unit) = unit {
                self.composer.pick(unit, self.seen.field());
            }
        }
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

    fn write(&mut self, mv: Result<Transaction<FullThrust>, BeginError>, sent: Sent) -> Action {
        match mv.and_then(|mv| self.session.write(mv)) {
            Ok(writing) => {
                self.trouble = None;
                self.sent = Some((sent, writing.clone()));
                Action::Write(writing)
            }
            // Nothing is left to go back or forth to: no need to say so.
            Err(SessionError::NothingToUndo | SessionError::NothingToRedo) => self.asked_if_idle(),
            Err(error) => {
                self.trouble = Some(Obstacle::Session(error));
                self.asked_if_idle()
            }
        }
    }

    /// Asks again if nobody is asked, so that a bot whose thoughts were given up begins anew.
    fn asked_if_idle(&mut self) -> Action {
        if self.asked.is_none() && self.handing.is_none() { self.asked_anew() } else { Action::None }
    }

    /// A move was written, or could not be.
    pub fn written(&mut self, written: &Written, env: Env) -> Action {
        if !self.sent.as_ref().is_some_and(|(_, ours)| ours == written.writing()) {
            return Action::None;
        }
        let (Some((sent, _)), Some(outcome)) = (self.sent.take(), written.take()) else { return Action::None };
        self.take_in_written(sent, outcome, env)
    }

    fn take_in_written(&mut self, sent: Sent, outcome: Result<(), SaveError>, env: Env) -> Action {
        let before = self.session.game().state().table.clone();
        let stood = self.composer.unit();
        let played = match self.session.written(outcome) {
            Ok(played) => played,
            Err(error) => {
                self.trouble = Some(Obstacle::Session(error));
                return self.asked_if_idle();
            }
        };
        match sent {
            Sent::Answers => {
                let locked = played.events.iter().any(|event| matches!(event, Event::Locked { .. }));
                let revealed = played.events.iter().any(Event::reveals);
                if (locked || revealed) && self.changes_hands() {
                    self.at_screen = None;
                }
                let battle = std::sync::Arc::clone(self.session.game().battle());
                self.look_anew();
                self.playback = Playback::new(&battle, before, played.events, env.factor, env.reduced, env.now);
                if self.playback.is_some() {
                    (self.hover, self.looked_at) = (None, None);
                }
                let action = self.asked_anew();
                self.keep_place(stood);
                action
            }
            Sent::Back | Sent::Forth => {
                let bots = self
                    .session
                    .decision()
                    .is_some_and(|decision| !decision.seats.iter().any(|seat| self.is_person(seat)));
                // A bot's choices go with those of the person before them.
                if bots && sent == Sent::Back && self.session.can_undo() {
                    return self.back();
                }
                if bots && sent == Sent::Forth && self.session.can_redo() {
                    return self.step_on();
                }
                if self.changes_hands() {
                    let asked = self.session.decision().map(|decision| decision.seats);
                    self.at_screen = self.at_screen.filter(|seat| asked.is_some_and(|asked| asked.contains(*seat)));
                }
                let action = self.asked_anew();
                if let Some(unit) = self.session.ahead().next().and_then(|answer| unit_of(&answer)) {
                    self.composer.pick(unit, self.seen.field());
                }
                action
            }
        }
    }

    /// After something is kept, the next ship that nothing is decided for is looked at; where there is none, the same again.
    fn keep_place(&mut self, stood: Option<full_thrust::id::UnitId>) {
        let field = self.seen.field();
        let Some(stood) = stood.filter(|unit| self.composer.units().contains(unit)) else { return };
        self.composer.pick(stood, field);
        let next = match &self.composer {
            Composer::Orders(plotting) => plotting.without_order(field).first().copied(),
            Composer::Fire(aiming) => aiming.waiting(field).first().copied(),
            Composer::Deploy(_)
            | Composer::Scans(_)
            | Composer::Groups(_)
            | Composer::Guns(_)
            | Composer::Exit(_)
            | Composer::Nothing => None,
        };
        if let Some(next) = next {
            self.composer.pick(next, field);
        }
    }

    /// Something that was done beside the window's thread has come back.
    pub fn done(&mut self, done: &Done) -> Action {
        match done {
            // What was thought of another moment is too late to matter.
            Done::Thought { place, answers } if self.thinking == Some(*place) => {
                self.thinking = None;
                self.send(answers.clone())
            }
            Done::Thought { .. } | Done::Opened(_) | Done::Listed(_) | Done::Drawer(_) | Done::Measured(..) => {
                Action::None
            }
        }
    }

    /// Time has passed, or a step is cut short.
    pub(super) fn go_on(&mut self, cut: bool, env: Env) -> Action {
        if self.replay.is_some() {
            if cut {
                return self.look_to(Look::Step(true), env);
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

    /// How many events had been shown before those that are being shown.
    pub(super) fn shown_before(&self) -> usize {
        let Some(playback) = &self.playback else { return 0 };
        if self.replay.is_some() {
            return 0;
        }
        self.session.events().count().saturating_sub(playback.passed() + playback.left())
    }
}

/// The ship or group that an answer is about.
fn unit_of(answer: &Answer) -> Option<full_thrust::id::UnitId> {
    match answer {
        Answer::Deploy { ship: unit, .. }
        | Answer::Write { ship: unit, .. }
        | Answer::Return { ship: unit, .. }
        | Answer::Wait { ship: unit }
        | Answer::Scan { ship: unit, .. }
        | Answer::Fire { ship: unit, .. }
        | Answer::Guns { ship: unit, .. }
        | Answer::Move { group: unit, .. }
        | Answer::Attack { group: unit, .. } => Some(*unit),
        Answer::Pass | Answer::Exit { .. } | Answer::Lock { .. } | Answer::Unlock { .. } => None,
    }
}
