//! A loss of Crew: who can cancel it is asked, then Crew falls, and Morale for what Crew cannot lose (rule 2.2, ruling 17).

use serde::{Deserialize, Serialize};

use super::exert::Exert;
use super::reaction::{ability, ask_reaction, reactors};
use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::content::foe::Global;
use crate::content::terms::Track;
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::query::View;

/// Crew about to be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrewLoss {
    points: u8,
    source: Option<Source>,
    asked: bool,
    /// Who has cancelled all that this cause costs.
    all_saved_by: Option<HeroId>,
}

impl CrewLoss {
    /// So many, for this cause.
    pub(super) fn new(points: u8, source: Option<Source>) -> Self {
        Self { points, source, asked: false, all_saved_by: None }
    }

    /// What a hero would cancel of it.
    fn saved(self, view: &View<'_>, hero: HeroId) -> u8 {
        match ability(view, hero) {
            Some(Ability::CancelCrewLoss { all: true }) => self.points,
            Some(Ability::CancelCrewLoss { all: false }) => self.points.min(1),
            _ => 0,
        }
    }

    /// Who could cancel some of it so that it shows: neither Crew nor Morale falls below 1 anyhow.
    fn savers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let at_stake = view.table.crew.saturating_sub(1).saturating_add(view.table.morale.saturating_sub(1));
        reactors(view, Window::CrewLoss).filter(move |hero| {
            let saved = self.saved(view, *hero);
            saved > 0 && self.points.saturating_sub(saved) < at_stake
        })
    }

    /// How many would be lost.
    pub fn points(&self) -> u8 {
        self.points
    }
}

impl Procedure for CrewLoss {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if !self.asked && self.savers(&play.view()).next().is_some() {
            return Flow::Wait;
        }
        let lost = self.points.min(play.table().crew.saturating_sub(1));
        let first = lost > 0 && !play.table().firsts.crew_lost;
        play.count(Track::Crew, -i16::from(lost), self.source);
        play.count(Track::Morale, -i16::from(self.points.saturating_sub(lost)), self.source);
        if let Some(Global::RollRead { morale }) = play.view().global().filter(|_| first) {
            play.count(Track::Morale, -i16::from(*morale), play.table().villain.map(Source::Villain));
        }
        self.all_saved_by.map_or(Flow::Done, |hero| Flow::Return(Returned::CrewSaved(hero)))
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction(self.savers(view), self.source)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.asked = true;
        let Answer::Ability(hero) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero });
        let points = self.saved(&play.view(), hero);
        self.points = self.points.saturating_sub(points);
        if let Some(Ability::CancelCrewLoss { all: true }) = ability(&play.view(), hero) {
            self.all_saved_by = Some(hero);
        }
        play.emit(Event::CrewSaved { points, by: hero });
        Flow::Call(Exert::used(hero, Source::Ability(hero)).into())
    }
}
