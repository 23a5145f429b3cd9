//! Using a hero exhausts her; using an Exhausted one wounds her (rule 6.4). Another may keep her from the wound.

use serde::{Deserialize, Serialize};

use super::busy_heroes::BusyHeroes;
use super::reaction::{ability, ask_reaction, reactors};
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
pub struct Exhaust {
    hero: HeroId,
    source: Source,
    /// Wounded outright, not by use.
    wound: bool,
    sheltered_by: Option<HeroId>,
    asked: bool,
    /// Those who take part in what she is used for, and so cannot use an ability meanwhile (rules 6.8, 7.3).
    busy: BusyHeroes,
}

impl Exhaust {
    /// The hero is used for this.
    pub(in crate::engine) fn used(hero: HeroId, source: Source) -> Self {
        Self { hero, source, wound: false, sheltered_by: None, asked: false, busy: BusyHeroes::default() }
    }

    /// The same, while these take part in something.
    pub(in crate::engine) fn while_busy(self, busy: BusyHeroes) -> Self {
        Self { busy, ..self }
    }

    /// The hero who is used or wounded.
    pub fn hero(&self) -> HeroId {
        self.hero
    }

    /// The hero is to be Wounded.
    pub(in crate::engine) fn wounded(hero: HeroId, source: Source) -> Self {
        Self { wound: true, ..Self::used(hero, source) }
    }

    /// Other heroes who could keep her from the wound.
    fn shelterers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let busy = self.busy.with(view.table, self.hero);
        reactors(view, Window::Wound).filter(move |hero| !busy.has(view.table, *hero))
    }
}

impl Procedure for Exhaust {
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
        if !self.asked && self.shelterers(&play.view()).next().is_some() {
            return Flow::Wait;
        }
        play.change_hero(self.hero, Status::Wounded, Some(self.source));
        Flow::Done
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction(self.shelterers(view), Some(self.source))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.asked = true;
        let Answer::Ability(by) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero: by });
        self.sheltered_by = Some(by);
        let busy = self.busy.with(play.table(), self.hero);
        Flow::Call(Self::used(by, Source::Ability(by)).while_busy(busy).into())
    }
}
