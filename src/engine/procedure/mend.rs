//! A point of damage is taken off something of the players' choice.

use serde::{Deserialize, Serialize};

use super::{ask, options};
use crate::content::HeroId;
use crate::content::terms::{Section, Track};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Part, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;

/// A point about to be repaired by a hero's ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mending {
    hero: HeroId,
    salvage: u8,
    anything: bool,
    over: bool,
}

impl Mending {
    /// By this hero, for so much Salvage; of a section, or of anything.
    pub(super) fn by_ability(hero: HeroId, salvage: u8, anything: bool) -> Self {
        Self { hero, salvage, anything, over: false }
    }
}

impl Procedure for Mending {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let nothing = mendable(&play.view(), self.anything, true).next().is_none();
        if self.over || nothing { Flow::Done } else { Flow::Wait }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let answers = options(mendable(view, self.anything, true).map(Answer::Mend));
        ask(DecisionKind::Service, Some(Source::Ability(self.hero)), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.over = true;
        let source = Some(Source::Ability(self.hero));
        if let Answer::Mend(part) = answer {
            play.count(Track::Salvage, -i16::from(self.salvage), source);
            mend(play, part, source);
        }
        Flow::Go
    }
}

/// What has damage that could be taken off: sections, and if wished the Hull and fighters; nothing while the Salvage is
/// wanting that a Villain makes every point cost (rule 10.6).
pub(super) fn mendable(view: &View<'_>, hull_and_fighters: bool, sections: bool) -> impl Iterator<Item = Part> {
    let table = view.table;
    let payable = table.salvage >= view.mending_salvage();
    let hull = (payable && hull_and_fighters && table.hull < view.most_hull()).then_some(Part::Hull);
    let sections = Section::ALL.into_iter().filter(move |section| payable && sections && table.section(*section) > 0);
    let fighters = table.fighters.iter().filter(move |bay| payable && hull_and_fighters && bay.damage > 0);
    hull.into_iter().chain(sections.map(Part::Section)).chain(fighters.map(|bay| Part::Fighter(bay.fighter)))
}

/// Takes a point of damage off something.
pub(super) fn mend(play: &mut Play<'_>, part: Part, source: Option<Source>) {
    let salvage = play.view().mending_salvage();
    play.count(Track::Salvage, -i16::from(salvage), play.table().villain.map(Source::Villain));
    match part {
        Part::Hull => play.count(Track::Hull, 1, source),
        Part::Section(section) => play.repair_section(section, source),
        Part::Fighter(fighter) => play.change_fighter(fighter, -1),
    }
    play.emit(Event::Mended { part });
}
