//! Signatures Detected: whose forces are met, and which (rule 5.19, ruling 14).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::content::IntelId;
use crate::content::scenario::EncounterRow;
use crate::content::terms::Faction;
use crate::engine::Pending;
use crate::engine::chance::{Die, Request, Why};
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::{Play, plain};
use crate::engine::procedure::combat::{Foes, SpaceCombat};
use crate::engine::query::{Standing, View};

/// Signatures about to be met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signatures {
    source: Source,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Faction,
    Row(Faction),
    Over,
}

impl Signatures {
    /// The fight of an intel card.
    pub(in crate::engine) fn new(card: IntelId) -> Self {
        Self { source: Source::Intel(card), step: Step::Faction }
    }

    /// The patrol of a port (rule 9.4): its power is known.
    pub(in crate::engine) fn patrol(faction: Faction) -> Self {
        Self { source: Source::Combat, step: Step::Row(faction) }
    }

    fn request(self) -> Request {
        let why = if self.step == Step::Faction { Why::Tie } else { Why::Encounter };
        plain(why, Some(self.source))
    }

    fn meet(&mut self, faction: Faction, row: usize) -> Flow {
        self.step = Step::Over;
        let row = u8::try_from(row).unwrap_or(u8::MAX);
        Flow::Call(SpaceCombat::with(Foes::Row(faction, row)).into())
    }
}

impl Procedure for Signatures {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Faction => match worst(&play.view()).as_slice() {
                [] => {
                    self.step = Step::Over;
                    play.emit(Event::NobodyFights);
                    Flow::Go
                }
                [only] => {
                    self.step = Step::Row(*only);
                    Flow::Go
                }
                _ => Flow::Wait,
            },
            Step::Row(faction) => match rows(&play.view(), faction) {
                [] => Flow::Done,
                [_] => self.meet(faction, 0),
                _ => Flow::Wait,
            },
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, _view: &View<'_>) -> Pending {
        Pending::Chance(self.request())
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        play.show(die, self.request());
        match self.step {
            Step::Faction => {
                let equals = worst(&play.view());
                // Each has the same number of faces; a face left over is rolled again.
                let share = 6 / equals.len().max(1);
                if let Some(faction) = equals.get(usize::from(die.face() - 1) / share.max(1)) {
                    self.step = Step::Row(*faction);
                }
                Flow::Go
            }
            Step::Row(faction) => {
                let row = rows(&play.view(), faction).iter().position(|row| die.face() <= row.to);
                self.meet(faction, row.unwrap_or(0))
            }
            Step::Over => Flow::Go,
        }
    }
}

/// Whether any active power's forces would fight.
pub(in crate::engine) fn somebody_fights(view: &View<'_>) -> bool {
    !worst(view).is_empty()
}

/// Whom the players may meet: the power against whose side they took (ruling 14), else the active powers with the worst
/// reputation; those that are Friendly are left out.
fn worst(view: &View<'_>) -> ArrayVec<Faction, 5> {
    let active = view.active();
    let hostile = active.iter().copied().filter(|faction| view.standing(*faction) < Standing::Friendly);
    let opponent = view.opponent();
    if let Some(opponent) = hostile.clone().find(|faction| Some(*faction) == opponent) {
        return [opponent].into_iter().collect();
    }
    let lowest = hostile.clone().map(|faction| view.table.reputation(faction)).min();
    hostile.filter(|faction| Some(view.table.reputation(*faction)) == lowest).collect()
}

/// A power's encounter table: the scenario's, or else that of its patrols.
pub(in crate::engine) fn rows<'a>(view: &View<'a>, faction: Faction) -> &'a [EncounterRow] {
    view.encounters(faction)
}
