//! Hits on the Ironclad: shields, then damage control point by point (rules 2.9, 2.10).

use serde::{Deserialize, Serialize};

use super::crew_loss::CrewLoss;
use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::content::terms::{Section, Track};
use crate::engine::Pending;
use crate::engine::chance::{Die, Why};
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::{Play, plain};
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::query::View;

/// Hits to be rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hits {
    left: u8,
    from: From,
    source: Option<Source>,
    shielded: bool,
    /// The section that the first point strikes without a die.
    aimed_at: Option<Section>,
    /// Those who can have some of them ignored have been asked.
    answered: bool,
    /// Who has cancelled all Crew that these hits cost.
    crew_saved_by: Option<HeroId>,
}

/// Where hits come from: shields stop those from outside alone (ruling 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// Fire, rocks.
    Outside,
    /// Sabotage, boarders, failures.
    Inside,
    /// A cosmic condition.
    Space,
}

impl Hits {
    /// A number of hits.
    pub(super) fn new(hits: u8, from: From, source: Option<Source>) -> Self {
        Self { left: hits, from, source, shielded: false, aimed_at: None, answered: false, crew_saved_by: None }
    }

    /// The same hits; the first point that shields do not stop strikes this section.
    pub(super) fn aimed_at(self, section: Section) -> Self {
        Self { aimed_at: Some(section), ..self }
    }
}

impl Hits {
    /// Who could have some of these hits ignored: only those from within.
    fn stoppers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let inside = self.from == From::Inside;
        reactors(view, Window::InsideHits).filter(move |_| inside)
    }

    /// Hits still to be rolled for.
    pub fn left(&self) -> u8 {
        self.left
    }
}

impl Procedure for Hits {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if let Returned::CrewSaved(hero) = play.returned() {
            self.crew_saved_by = Some(hero);
        }
        if !self.shielded {
            self.shielded = true;
            let taken = if self.from == From::Outside { self.left.min(play.view().shields()) } else { 0 };
            if taken > 0 {
                let left = play.table().shields.saturating_sub(taken);
                play.emit(Event::ShieldsTook { hits: taken, left });
                self.left = self.left.saturating_sub(taken);
            }
            if self.left > 0
                && let Some(section) = self.aimed_at
            {
                self.left = self.left.saturating_sub(1);
                play.damage_section(section, 1, self.source);
            }
        }
        self.answered |= self.left == 0 || self.stoppers(&play.view()).next().is_none();
        match (self.left, self.crew_saved_by) {
            (0, Some(hero)) => Flow::Return(Returned::CrewSaved(hero)),
            (0, None) => Flow::Done,
            _ => Flow::Wait,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        if !self.answered {
            return ask_reaction(self.stoppers(view), self.source);
        }
        Pending::Chance(plain(Why::DamageControl, self.source))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.answered = true;
        let Answer::Ability(hero) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero });
        if let Some(Ability::Bulkhead { hits }) = ability(&play.view(), hero) {
            let ignored = hits.min(self.left);
            self.left = self.left.saturating_sub(ignored);
            play.emit(Event::HitsIgnored { hits: ignored, by: hero });
        }
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        play.show(die, plain(Why::DamageControl, self.source));
        self.left = self.left.saturating_sub(1);
        match die.face() {
            1 => play.damage_section(Section::Bridge, 1, self.source),
            2 => play.damage_section(Section::Weapons, 1, self.source),
            3 => play.damage_section(Section::Reactor, 1, self.source),
            4 => play.damage_section(Section::Hangar, 1, self.source),
            5 => play.count(Track::Hull, -1, self.source),
            _ => {
                if let Some(by) = self.crew_saved_by {
                    play.emit(Event::CrewSaved { points: 1, by });
                    return Flow::Go;
                }
                return Flow::Call(CrewLoss::new(1, self.source).into());
            }
        }
        Flow::Go
    }
}
