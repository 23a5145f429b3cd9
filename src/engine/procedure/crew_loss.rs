//! A loss of Crew: who can cancel it is asked, then Crew falls, and Morale for what Crew cannot lose (rule 2.2, ruling 17).

use serde::{Deserialize, Serialize};

use super::exert::Exert;
use super::reaction::{ask_reaction, reactors};
use crate::content::ability::{Ability, Window};
use crate::content::terms::Track;
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;

/// Crew about to be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrewLoss {
    points: u8,
    source: Option<Source>,
    asked: bool,
}

impl CrewLoss {
    /// So many, for this cause.
    pub(super) fn new(points: u8, source: Option<Source>) -> Self {
        Self { points, source, asked: false }
    }

    /// How many would be lost.
    pub fn points(&self) -> u8 {
        self.points
    }
}

impl Procedure for CrewLoss {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if !self.asked && self.points > 0 && reactors(&play.view(), Window::CrewLoss).next().is_some() {
            return Flow::Wait;
        }
        let lost = self.points.min(play.table().crew - 1);
        play.count(Track::Crew, -i16::from(lost), self.source);
        play.count(Track::Morale, -i16::from(self.points - lost), self.source);
        Flow::Done
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction(view, Window::CrewLoss, self.source)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.asked = true;
        let Answer::Ability(hero) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero });
        if let Some(Ability::CancelCrewLoss { all }) = super::reaction::ability(&play.view(), hero) {
            let saved = if all { self.points } else { 1 };
            self.points -= saved;
            play.emit(Event::CrewSaved { points: saved, by: hero });
        }
        Flow::Call(Exert::used(hero, Source::Ability(hero)).into())
    }
}
