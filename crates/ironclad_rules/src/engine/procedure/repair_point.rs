//! A point of damage is taken off something of the players' choice.

use serde::{Deserialize, Serialize};

use super::{ask, options};
use crate::content::terms::{Section, Track};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Part, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;

/// Damage about to be taken off by a hero's ability or the Repair action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepairPoint {
    source: Source,
    salvage: u8,
    what: Repairable,
    over: bool,
}

/// What may be chosen to be repaired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Repairable {
    pub hull: bool,
    pub sections: bool,
    pub fighters: bool,
}

impl Repairable {
    /// Anything that has damage.
    pub(super) const ALL: Self = Self { hull: true, sections: true, fighters: true };
    /// Sections only.
    pub(super) const SECTIONS: Self = Self { hull: false, sections: true, fighters: false };
}

impl RepairPoint {
    /// A repair for this reason, at this price in Salvage, of one of these.
    pub(super) fn new(source: Source, salvage: u8, what: Repairable) -> Self {
        Self { source, salvage, what, over: false }
    }
}

impl Procedure for RepairPoint {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let nothing = repairable(&play.view(), self.what).next().is_none();
        if self.over || nothing { Flow::Done } else { Flow::Wait }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let answers = options(repairable(view, self.what).map(Answer::Mend));
        ask(DecisionKind::Service, Some(self.source), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.over = true;
        let source = Some(self.source);
        if let Answer::Mend(part) = answer {
            play.count(Track::Salvage, -i16::from(self.salvage), source);
            for _ in 0..play.view().mended(self.source, part) {
                repair(play, part, source);
            }
        }
        Flow::Go
    }
}

/// Whether there is enough Salvage, with what a Villain makes each point cost besides (rule 10.6).
pub(super) fn is_payable(view: &View<'_>, salvage: u8) -> bool {
    view.table.salvage >= salvage.saturating_add(view.mending_salvage())
}

/// What of these has damage that could be repaired; nothing while there is too little Salvage for what a Villain makes each
/// point cost (rule 10.6).
pub(super) fn repairable(view: &View<'_>, what: Repairable) -> impl Iterator<Item = Part> {
    let table = view.table;
    let payable = table.salvage >= view.mending_salvage();
    let hull = (payable && what.hull && table.hull < view.most_hull()).then_some(Part::Hull);
    let sections =
        Section::ALL.into_iter().filter(move |section| payable && what.sections && table.section(*section) > 0);
    let fighters = table.fighters.iter().filter(move |bay| payable && what.fighters && bay.damage > 0);
    hull.into_iter().chain(sections.map(Part::Section)).chain(fighters.map(|bay| Part::Fighter(bay.fighter)))
}

/// Takes a point of damage off something.
pub(super) fn repair(play: &mut Play<'_>, part: Part, source: Option<Source>) {
    let salvage = play.view().mending_salvage();
    if play.table().salvage < salvage {
        return;
    }
    play.count(Track::Salvage, -i16::from(salvage), play.table().villain.map(Source::Villain));
    match part {
        Part::Hull => play.count(Track::Hull, 1, source),
        Part::Section(section) => play.repair_section(section, source),
        Part::Fighter(fighter) => play.change_fighter(fighter, -1),
    }
    play.emit(Event::Mended { part });
}
