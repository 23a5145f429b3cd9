//! Answers sent, taken back and made again, and the bots' moves.

use full_thrust::answer::Answer;
use full_thrust::event::Event;
use full_thrust::play::FullThrust;
use full_thrust::table::Table;
use kernel::session::{Played, UndoScope};
use war_table::moves::{Sending, Sent};
use war_table::past::Past;
use war_table::replay::Steps as _;

use super::playback::Playback;
use super::{Action, Env, FullThrustTable, Look, Obstacle};
use crate::composer::Composer;
use crate::job::Done;

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
        let made = Ok(self.session.made(draft));
        let sending = self.moves.write(&mut self.session, made, Sent::Answers);
        self.follow(sending)
    }

    /// Takes the last choice of a person back. What is chosen and not sent goes first.
    pub(super) fn step_back(&mut self, env: Env) -> Action {
        if self.past.looks_back() {
            return self.look_to(Look::Close, env);
        }
        if self.playback.is_some() {
            return self.cut(env);
        }
        if self.is_unsent() {
            self.composer_anew();
            return Action::None;
        }
        self.back(UndoScope::Choice)
    }

    /// Takes a turn back, to where it began.
    pub(super) fn turn_back(&mut self, env: Env) -> Action {
        if self.past.looks_back() {
            return self.look_to(Look::Close, env);
        }
        self.playback = None;
        self.back(UndoScope::Turn)
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

    fn back(&mut self, scope: UndoScope) -> Action {
        if self.moves.is_writing() {
            return Action::None;
        }
        let sending = self.moves.back(&mut self.session, scope);
        self.follow(sending)
    }

    /// Makes again what was taken back last.
    pub(super) fn step_on(&mut self, scope: UndoScope) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        let sending = self.moves.forth(&mut self.session, scope);
        self.follow(sending)
    }

    /// A move is on its way, or could not be made.
    pub(super) fn follow(&mut self, sending: Sending<FullThrust>) -> Action {
        match sending {
            Ok(Some(writing)) => {
                self.trouble = None;
                Action::Write(writing)
            }
            Ok(None) => self.asked_if_idle(),
            Err(error) => self.hindered(Obstacle::Session(error)),
        }
    }

    /// Something could not be done, and is said.
    pub(super) fn hindered(&mut self, obstacle: Obstacle) -> Action {
        self.trouble = Some(obstacle);
        self.asked_if_idle()
    }

    /// Asks again if nobody is asked, so that a bot whose thoughts were given up begins anew.
    fn asked_if_idle(&mut self) -> Action {
        if self.asked.is_none() && self.handing.is_none() { self.asked_anew() } else { Action::None }
    }

    pub(super) fn take_in_written(
        &mut self,
        sent: Sent,
        before: Table,
        played: Played<FullThrust>,
        env: Env,
    ) -> Action {
        let stood = self.composer.unit();
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
            Sent::Went => {
                (self.past, self.playback) = (Past::default(), None);
                if self.changes_hands() {
                    self.at_screen = None;
                }
                self.asked_anew()
            }
            Sent::Named => {
                self.past.renamed(&self.session);
                self.asked_if_idle()
            }
            Sent::Back | Sent::BackTurn | Sent::Forth => {
                let persons = self.persons();
                if let Some(sending) = self.moves.onwards(&mut self.session, sent, |seat| persons.contains(seat)) {
                    return self.follow(sending);
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
            Done::Thought { place, answers } if self.moves.take_thought(*place) => self.send(answers.clone()),
            Done::Thought { .. } | Done::Opened(_) | Done::Listed(..) => Action::None,
        }
    }

    /// Time has passed, or a step is cut short.
    pub(super) fn go_on(&mut self, cut: bool, env: Env) -> Action {
        if self.past.looks_back() {
            return if cut { self.look_to(Look::Step(true), env) } else { self.look_on(env) };
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
        if self.past.looks_back() {
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
