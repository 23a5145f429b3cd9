//! Using a hero exhausts her; using an Exhausted one wounds her (rule 6.4). Another may keep her from the wound.

use serde::{Deserialize, Serialize};

use super::reaction::{ability, ask_reaction_but, reactors};
use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::state::Status;

/// A hero is used, or is to be Wounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exert {
    hero: HeroId,
    source: Source,
    /// Wounded outright, not by use.
    wound: bool,
    sheltered_by: Option<HeroId>,
    asked: bool,
}

impl Exert {
    /// The hero is used.
    pub(super) fn used(hero: HeroId, source: Source) -> Self {
        Self { hero, source, wound: false, sheltered_by: None, asked: false }
    }

    /// Who is used, or to be Wounded.
    pub fn hero(&self) -> HeroId {
        self.hero
    }

    /// The hero is to be Wounded.
    pub(super) fn wounded(hero: HeroId, source: Source) -> Self {
        Self { wound: true, ..Self::used(hero, source) }
    }
}

impl Procedure for Exert {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if let Some(by) = self.sheltered_by {
            play.emit(Event::Sheltered { hero: self.hero, by });
            return match ability(&play.view(), by) {
                Some(Ability::Shelter { bonus }) if bonus > 0 => Flow::Return(Returned::Bonus(bonus)),
                _ => Flow::Done,
            };
        }
        let Some(status) = play.table().hero(self.hero).map(|aboard| aboard.status) else { return Flow::Done };
        if status == Status::Ready && !self.wound {
            play.change_hero(self.hero, Status::Exhausted, Some(self.source));
            return Flow::Done;
        }
        if status == Status::Wounded {
            return Flow::Done;
        }
        if !self.asked && reactors(&play.view(), Window::Wound).any(|hero| hero != self.hero) {
            return Flow::Wait;
        }
        play.change_hero(self.hero, Status::Wounded, Some(self.source));
        Flow::Done
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction_but(view, Window::Wound, Some(self.source), Some(self.hero))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.asked = true;
        let Answer::Ability(by) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero: by });
        self.sheltered_by = Some(by);
        Flow::Call(Self::used(by, Source::Ability(by)).into())
    }
}
