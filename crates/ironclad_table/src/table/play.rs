//! Answers sent, taken back and made again.

use super::{Action, Env, Table};
use crate::decision::auto_answer::{auto_answer, only_answer};
use crate::decision::kept::Rest;
use ironclad_game::engine::{Answer, DecisionKind, Game, Source};
use ironclad_game::odds;
use ironclad_game::session::{Draft, SessionError, UndoScope};
use ironclad_text::decision::whose_skill;
use ironclad_text::thing::Words;

/// What was sent to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sent {
    /// Answers.
    Answers {
        /// Where the game stood.
        from: u32,
        /// Passages to be read after them.
        pages: Vec<String>,
    },
    /// A taking back.
    Back(UndoScope),
    /// A making again.
    Forth(UndoScope),
    /// A going to another moment.
    Went,
    /// A name.
    Named,
    /// Who is at the table.
    Seated,
}

impl Table {
    /// Sends what is chosen in one go, with what the rules alone leave after it; where it opens another question, the
    /// rest is offered anew.
    pub(crate) fn send(&mut self, env: Env<'_>) -> Action {
        let answers = self.composer.answers();
        if !self.is_sure(&answers) {
            return Action::None;
        }
        self.send_all(answers, env)
    }

    /// The same with these answers.
    pub(crate) fn send_all(&mut self, answers: Vec<Answer>, env: Env<'_>) -> Action {
        let fires = self.is_target_asked();
        self.kept.note(&answers, fires);
        let Some(asked) = self.decision.as_ref().map(|decision| (decision.kind, decision.source)) else {
            return Action::None;
        };
        if answers.is_empty() || self.is_writing() {
            return Action::None;
        }
        let mut draft = self.session.draft();
        let waited = self.kept.rest.take();
        let waited = if is_between(self.session.game(), asked.0) { waited } else { None };
        let tried = answer_all(&mut draft, answers, asked).and_then(|left| match waited {
            Some(rest) if left.is_empty() => {
                Ok(Rest { answers: answer_all(&mut draft, rest.answers, rest.asked)?, asked: rest.asked })
            }
            _ => Ok(Rest { answers: left, asked }),
        });
        let tried = tried.and_then(|rest| auto_answer(&mut draft, env.settings).map(|()| rest));
        let between = draft.decision().is_some_and(|now| is_between(draft.game(), now.kind));
        let tried = tried.map(|rest| self.kept.rest = Some(rest).filter(|rest| between && !rest.answers.is_empty()));
        let pages = draft.completed().steps.iter().filter_map(|step| step.passage.clone()).collect();
        let mv = tried.map(|()| self.session.made(draft));
        self.write(mv, Sent::Answers { from: self.session.place(), pages }, env)
    }

    /// Takes so much back.
    pub(crate) fn step_back(&mut self, reach: UndoScope, env: Env<'_>) -> Action {
        // What is not sent yet is taken back first.
        if self.is_writing() || (reach == UndoScope::Choice && self.step_in_plan(false)) {
            return Action::None;
        }
        self.write(self.session.back(reach), Sent::Back(reach), env)
    }

    /// Makes so much again.
    pub(crate) fn step_on(&mut self, reach: UndoScope, env: Env<'_>) -> Action {
        if self.is_writing() || (reach == UndoScope::Choice && self.step_in_plan(true)) {
            return Action::None;
        }
        self.write(self.session.forth(reach), Sent::Forth(reach), env)
    }

    /// What was sent is on disk and taken over: its dice fall, its pages lie ready, the next question is asked.
    pub(crate) fn taken_over(&mut self, sent: Sent, env: Env<'_>) -> Action {
        let back = matches!(sent, Sent::Back(_));
        let more = match sent {
            Sent::Answers { from, pages } => {
                self.read_later(from, pages, env);
                let events = self.happened_since(from);
                self.reading.hear(&events);
                self.endings.take_in(&events);
                let falls = self.session.fallen_since(from);
                let still = env.settings.reduced_motion || env.settings.own_dice;
                let factor = if still { 0.0 } else { env.settings.dice_speed.factor() };
                self.animation.let_fall(falls, factor, env.now);
                self.move_on(&events, from, env);
                None
            }
            // What the rules alone had left goes with the choice before it.
            Sent::Back(_) => {
                self.kept.rest = None;
                self.reading.forget();
                self.endings.forget();
                self.asked_anew(env);
                let amid = self.was_left_alone(env) || self.is_amid_a_plan() || self.is_amid_a_sending();
                let more = amid && self.session.can_undo();
                if more { Some(self.step_back(UndoScope::Choice, env)) } else { None }
            }
            Sent::Forth(_) => {
                self.asked_anew(env);
                let amid = self.was_left_alone(env) || self.is_amid_a_plan() || self.is_amid_a_sending();
                let more = amid && self.session.can_redo();
                if more { Some(self.step_on(UndoScope::Choice, env)) } else { None }
            }
            Sent::Went => {
                self.reading.forget();
                self.endings.forget();
                self.mode.close_all();
                None
            }
            Sent::Named => {
                self.time_anew();
                return Action::None;
            }
            Sent::Seated => return Action::None,
        };
        self.asked_anew(env);
        if back && more.is_none() {
            self.choose_as_before();
            self.show(env);
        }
        match more {
            Some(more) => more,
            None => self.debrief_if_told(),
        }
    }

    /// Of several skills the best is chosen beforehand, and those who were sent with her wait for it.
    pub(crate) fn prefer_the_best_skill(&mut self) {
        if !self.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Skill) {
            return;
        }
        let then = self.kept.waiting().to_vec();
        self.composer.wait(&then);
        let ways = |answer: Answer| {
            let answers = [&[answer], then.as_slice()].concat();
            odds::outlook(self.session.game(), &answers).map_or(0, |outlook| outlook.ways())
        };
        let best = self.composer.listed().iter().rev().copied().max_by_key(|answer| ways(*answer));
        self.composer.choose_all(best);
    }

    /// Whether it is asked whom to fire at.
    fn is_target_asked(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Target)
    }

    /// Where it is asked whom to fire at, the enemy stands chosen whom the plan looked at, or at whom the last shot was
    /// aimed.
    pub(crate) fn prefer_the_planned_target(&mut self) {
        if self.session.game().table().combat.is_none() {
            self.kept.aim = None;
        }
        if let Some(aim) = self.kept.aim
            && self.is_target_asked()
            && !self.session.game().state().setup.scripted
            && self.composer.chosen().is_empty()
        {
            self.composer.choose_all([Answer::Target(aim)]);
        }
    }

    /// What was bought last stands chosen while more of it can be had, so that Enter buys the next.
    pub(crate) fn prefer_more_of_the_same(&mut self) {
        let sells = self.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Service);
        if sells
            && self.composer.chosen().is_empty()
            && let Some(bought) = self.kept.bought
        {
            self.composer.choose_all([bought]);
        }
    }

    /// Whether the game waits in the middle of what was sent together: that is taken back and made again as a whole.
    fn is_amid_a_sending(&self) -> bool {
        if self.session.game().state().setup.scripted {
            return false;
        }
        let Some(decision) = &self.decision else { return false };
        let picks = decision.picks;
        is_between(self.session.game(), decision.kind)
            || (decision.kind == DecisionKind::Hero && picks.most > 1 && picks.made > 0)
    }

    /// Who was sent together and taken back stands chosen again.
    fn choose_as_before(&mut self) {
        if self.composer.is_several() {
            let hers = |answer: &Answer| matches!(answer, Answer::Hero(_) | Answer::Skill(_) | Answer::Class(_));
            self.composer.choose_all(self.session.ahead().take_while(hers));
        }
    }

    /// Whether what is asked would be answered by itself.
    fn was_left_alone(&self, env: Env<'_>) -> bool {
        let answer = only_answer(self.session.game(), env.settings);
        answer.is_some_and(|answer| self.session.decision().is_some_and(|now| now.options.contains(&answer)))
    }

    /// Lays the passages of completed steps out to be read; the last page of a scenario that has ended since the game
    /// stood at a place; and the first of one that has begun.
    fn read_later(&mut self, from: u32, pages: Vec<String>, env: Env<'_>) {
        self.reading.lay_all(pages);
        let words = Words::of(env.text, self.session.game());
        let before = self.session.at(from).and_then(|game| game.table().outcome);
        if self.tells_a_story() {
            // A story has passages of its own, before and after.
            if self.outcome().is_some() && before.is_none() {
                self.endings.scenario_ends();
            }
            return;
        }
        match (self.outcome(), before) {
            (Some(outcome), None) => {
                self.reading.lay(words.ending(outcome));
                self.endings.scenario_ends();
            }
            (None, Some(_)) => self.reading.lay(words.briefing()),
            (Some(_), Some(_)) | (None, None) => {}
        }
    }
}

/// Whether it is asked how one of those is meant who were sent together.
fn is_between(game: &Game, kind: DecisionKind) -> bool {
    matches!(kind, DecisionKind::Skill | DecisionKind::Class) && whose_skill(game).is_some()
}

/// Answers one by one for as long as the same is asked; what is left has to wait, or to be chosen anew.
fn answer_all(
    draft: &mut Draft,
    answers: Vec<Answer>,
    asked: (DecisionKind, Option<Source>),
) -> Result<Vec<Answer>, SessionError> {
    let mut answers = answers.into_iter().peekable();
    while let Some(answer) = answers.peek() {
        let now = draft.decision();
        if !now.is_some_and(|now| (now.kind, now.source) == asked && now.options.contains(answer)) {
            break;
        }
        draft.answer(*answer)?;
        answers.next();
    }
    Ok(answers.collect())
}
