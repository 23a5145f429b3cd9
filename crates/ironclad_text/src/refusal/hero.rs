//! Why a hero cannot be picked now (chapter 6).

use super::{No, Refusal};
use crate::decision::Question;
use crate::rule;
use ironclad_game::content::{HeroId, PostId};
use ironclad_game::engine::state::Status;

impl No<'_> {
    /// Why not, in words that agree with the hero.
    pub(super) fn say_of(&self, hero: HeroId, key: &str, rule: &'static str) -> Refusal {
        let args = [("hero", self.words.hero_name(hero).into())];
        Refusal { text: self.words.with(key, &args), rule }
    }

    pub(super) fn wounded(&self, hero: HeroId) -> Refusal {
        self.say_of(hero, "no-hero-wounded", "6.4")
    }

    pub(super) fn hero(&self, question: Question, hero: HeroId) -> Refusal {
        let table = self.view.table;
        let Some(aboard) = table.hero(hero) else { return self.say_of(hero, "no-hero-aboard", "6.3") };
        let tended = matches!(
            question,
            Question::Rest | Question::RestGiven | Question::RestPaid | Question::HealGiven | Question::HealPaid
        );
        if tended && let Some(post) = self.out_of_reach(hero) {
            let args = [("hero", self.words.hero_name(hero).into()), ("name", self.words.post(post).into())];
            return Refusal { text: self.words.with("no-hero-posted", &args), rule: rule::STORY };
        }
        let of_squad = self.decision.system.is_none_or(|system| system == aboard.system);
        match question {
            Question::Rest | Question::RestGiven | Question::RestPaid => match aboard.status {
                Status::Ready => self.say_of(hero, "no-hero-ready", "6.4"),
                Status::Wounded => self.say_of(hero, "no-hero-rest-wounded", "6.4"),
                Status::Exhausted => self.say("no-credits", "9.3"),
            },
            Question::HealPaid | Question::HealGiven if aboard.status != Status::Wounded => {
                self.say_of(hero, "no-hero-not-wounded", "6.4")
            }
            Question::HealPaid => self.say("no-credits", "9.3"),
            _ if aboard.status == Status::Wounded => self.wounded(hero),
            Question::Evade | Question::CarryOut | Question::Pilot if !of_squad => {
                self.say_of(hero, "no-hero-squad", "8.2")
            }
            Question::Evade | Question::CarryOut | Question::Pilot => self.assigned(hero),
            _ if self.view.waits(hero) => self.say_of(hero, "no-hero-waits", "7.4"),
            Question::Commit if self.committed(hero) => self.say_of(hero, "no-hero-twice", "5.4"),
            Question::Commit => self.say_of(hero, "no-hero-skill", "6.1"),
            Question::Engineer
            | Question::Help
            | Question::Soften
            | Question::Ward
            | Question::Lead
            | Question::Join => self.say_of(hero, "no-hero-class", "5.4"),
            _ => self.say_of(hero, "no-hero-now", "6.3"),
        }
    }

    /// The post at which rest and healing do not reach a hero; none if they do.
    fn out_of_reach(&self, hero: HeroId) -> Option<PostId> {
        if self.view.is_tended(hero) {
            return None;
        }
        let course = self.view.course()?;
        course.posted.iter().find(|posted| posted.hero == hero).map(|posted| posted.post)
    }

    fn committed(&self, hero: HeroId) -> bool {
        self.check.is_some_and(|check| check.usable(self.view, hero).next().is_some())
    }

    fn assigned(&self, hero: HeroId) -> Refusal {
        let combat = self.view.table.combat.as_ref();
        let rests = combat.is_some_and(|combat| combat.resting.contains(&hero));
        let flies =
            combat.is_some_and(|combat| combat.launched.iter().chain(&combat.sorties).any(|out| out.pilot == hero));
        match (flies, rests) {
            (true, _) => self.say_of(hero, "no-hero-flies", "8.8"),
            (_, true) => self.say_of(hero, "no-hero-assigned-before", "8.2"),
            _ => self.say_of(hero, "no-hero-assigned", "8.2"),
        }
    }
}
