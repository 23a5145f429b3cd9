//! A loss of Crew: who can cancel it is asked, then Crew falls, and Morale for what Crew cannot lose (rule 2.2, ruling 17).

use serde::{Deserialize, Serialize};

use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::content::foe::Global;
use crate::content::terms::Track;
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::query::{FULL, View};

/// Crew about to be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrewLoss {
    points: u8,
    lost: u8,
    source: Option<Source>,
    step: Step,
    /// Who has cancelled all that this cause costs.
    all_saved_by: Option<HeroId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// Those who can cancel it are asked.
    Threatened,
    Lose,
    /// Crew has been lost, and those whom it moves are asked.
    Lost,
    /// This hero remembers the lost.
    Remembered(HeroId),
    Over,
}

impl CrewLoss {
    /// How many are lost, and why.
    pub(super) fn new(points: u8, source: Option<Source>) -> Self {
        Self { points, lost: 0, source, step: Step::Threatened, all_saved_by: None }
    }

    /// How many of them a hero would save.
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

    /// Heroes who could gain something from what is lost, so that it shows.
    fn mourners(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        reactors(&view, Window::CrewLost).filter(move |hero| match ability(&view, *hero) {
            Some(Ability::Remember { heroes, .. }) => {
                view.table.morale < FULL || (heroes > 0 && Picking::RestFor(Source::Ability(*hero)).has_any(&view))
            }
            _ => false,
        })
    }

    /// How many have been lost.
    pub fn lost(&self) -> u8 {
        self.lost
    }

    /// How many would be lost.
    pub fn points(&self) -> u8 {
        self.points
    }
}

impl Procedure for CrewLoss {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Threatened if self.savers(&play.view()).next().is_some() => Flow::Wait,
            Step::Threatened => {
                self.step = Step::Lose;
                Flow::Go
            }
            Step::Lose => {
                self.lost = self.points.min(play.table().crew.saturating_sub(1));
                let first = self.lost > 0 && !play.table().firsts.crew_lost;
                play.count(Track::Crew, -i16::from(self.lost), self.source);
                play.count(Track::Morale, -i16::from(self.points.saturating_sub(self.lost)), self.source);
                if first && let Some(Global::RollRead { morale }) = play.view().global() {
                    play.count(Track::Morale, -i16::from(*morale), play.table().villain.map(Source::Villain));
                }
                self.step = if self.lost > 0 { Step::Lost } else { Step::Over };
                Flow::Go
            }
            Step::Lost if self.mourners(&play.view()).next().is_some() => Flow::Wait,
            Step::Remembered(hero) => {
                self.step = Step::Over;
                let source = Source::Ability(hero);
                let Some(Ability::Remember { morale, heroes }) = ability(&play.view(), hero) else { return Flow::Go };
                play.count(Track::Morale, i16::from(morale), Some(source));
                Flow::Call(Pick::new(Picking::RestFor(source), heroes).into())
            }
            Step::Lost | Step::Over => {
                self.all_saved_by.map_or(Flow::Done, |hero| Flow::Return(Returned::CrewSaved(hero)))
            }
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        if self.step == Step::Lost {
            return ask_reaction(self.mourners(view), self.source);
        }
        ask_reaction(self.savers(view), self.source)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let was_lost = self.step == Step::Lost;
        self.step = if was_lost { Step::Over } else { Step::Lose };
        let Answer::Ability(hero) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero });
        if was_lost {
            self.step = Step::Remembered(hero);
            return Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into());
        }
        let points = self.saved(&play.view(), hero);
        self.points = self.points.saturating_sub(points);
        if let Some(Ability::CancelCrewLoss { all: true }) = ability(&play.view(), hero) {
            self.all_saved_by = Some(hero);
        }
        play.emit(Event::CrewSaved { points, by: hero });
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }
}
