//! Answers sent, taken back and made again, and the bots' moves.

use iron_guest::IronGuest;
use iron_guest::decision::Answer;
use iron_guest::state::State;
use kernel::session::{Played, UndoScope};
use war_table::moves::{Sending, Sent};

use super::{Action, Asked, Env, IronGuestTable, Look};
use crate::job::{BeginError, Done};
use crate::playback::Playback;
use war_table::past::Past;
use war_table::replay::Steps as _;

impl IronGuestTable {
    /// Sends an answer.
    pub(super) fn send(&mut self, answer: Answer) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        let mut draft = self.session.draft();
        let made = draft.answer(answer).map(|()| self.session.made(draft));
        let sending = self.moves.write(&mut self.session, made, Sent::Answers);
        self.follow(sending)
    }

    /// Takes the last choice of a person back. What is chosen and not sent goes first.
    pub(super) fn step_back(&mut self, env: Env) -> Action {
        if self.past.looks_back() {
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
        if unsent { Action::None } else { self.back(UndoScope::Choice) }
    }

    /// Takes a turn back, to where it began for a person.
    pub(super) fn turn_back(&mut self, env: Env) -> Action {
        if self.past.looks_back() {
            return self.look(Look::Close, env);
        }
        self.playback = None;
        self.back(UndoScope::Turn)
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
    pub(crate) fn follow(&mut self, sending: Sending<IronGuest>) -> Action {
        match sending {
            Ok(Some(writing)) => {
                self.trouble = None;
                Action::Write(writing)
            }
            Ok(None) => self.asked_if_idle(),
            Err(error) => self.hindered(error),
        }
    }

    /// Something could not be done, and is said.
    pub(super) fn hindered(&mut self, error: BeginError) -> Action {
        self.trouble = Some(error);
        self.asked_if_idle()
    }

    /// Asks again if nobody is asked, so that a bot whose thoughts were given up begins anew.
    fn asked_if_idle(&mut self) -> Action {
        if self.asked == Asked::Nothing { self.asked_anew() } else { Action::None }
    }

    pub(super) fn take_over(&mut self, sent: Sent, before: State, played: Played<IronGuest>, env: Env) -> Action {
        self.log_anew();
        match sent {
            Sent::Answers => {
                if let Some(coach) = &mut self.coach {
                    let game = self.session.game();
                    coach.hear(kernel::Game::catalogue(game).lesson(), game.play(), &played.events);
                }
                self.playback = Playback::new(before, played.events, env.factor, env.now);
                self.asked_anew()
            }
            Sent::Went => {
                self.coach = self.coached();
                (self.past, self.playback) = (Past::default(), None);
                self.asked_anew()
            }
            Sent::Named => {
                self.past.renamed(&self.session);
                self.asked_if_idle()
            }
            Sent::Back | Sent::BackTurn | Sent::Forth => {
                self.coach = self.coached();
                let persons = self.persons();
                if let Some(sending) = self.moves.onwards(&mut self.session, sent, |seat| persons.contains(seat)) {
                    return self.follow(sending);
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
            // What is asked was not answered by that.
            (Asked::Play(_) | Asked::Place(_) | Asked::Face(..) | Asked::Either(..) | Asked::Nothing, _) => {}
        }
    }

    /// Something that was done beside the window's thread has come back.
    pub fn done(&mut self, done: &Done) -> Action {
        match done {
            Done::Thought { place, answers } if self.moves.take_thought(*place) => match answers.first() {
                Some(answer) => self.send(*answer),
                None => Action::None,
            },
            Done::Thought { .. } | Done::Opened(_) | Done::Listed(..) => Action::None,
        }
    }

    /// Time has passed, or a step is cut short.
    pub(super) fn go_on(&mut self, cut: bool, env: Env) -> Action {
        if self.past.looks_back() {
            return if cut { self.look(Look::Step(true), env) } else { self.look_on(env) };
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
