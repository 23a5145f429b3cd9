//! A fight of the story: whose forces, which row, and the combat itself.

use serde::{Deserialize, Serialize};

use super::super::combat::{Foes, SpaceCombat};
use crate::content::FightId;
use crate::content::scenario::EncounterRow;
use crate::content::terms::Faction;
use crate::engine::Pending;
use crate::engine::chance::{Die, Request, Why};
use crate::engine::decision::Source;
use crate::engine::event::CombatResult;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::{Play, plain};
use crate::engine::query::View;

/// A fight of the story under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighting {
    fight: FightId,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Row,
    Fought,
    Over(CombatResult),
}

impl Fighting {
    /// The fight of this name.
    pub(super) fn of(fight: FightId) -> Self {
        Self { fight, step: Step::Row }
    }

    fn request(self) -> Request {
        plain(Why::Encounter, Some(Source::Fight(self.fight)))
    }

    fn meet(&mut self, faction: Faction, row: usize) -> Flow {
        self.step = Step::Fought;
        let row = u8::try_from(row).unwrap_or(u8::MAX);
        Flow::Call(SpaceCombat::with(Foes::Fight(self.fight, faction, row)).into())
    }
}

impl Procedure for Fighting {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Row => match power(&play.view(), self.fight) {
                None => Flow::Done,
                Some(faction) => match rows(&play.view(), self.fight, faction) {
                    [] => Flow::Done,
                    [_] => self.meet(faction, 0),
                    _ => Flow::Wait,
                },
            },
            Step::Fought => {
                let Returned::Fought(result) = play.returned() else { return Flow::Done };
                self.step = Step::Over(result);
                play.tell(StoryEvent::Fought { fight: self.fight, result });
                Flow::Go
            }
            Step::Over(result) => Flow::Return(Returned::Fought(result)),
        }
    }

    fn pending(&self, _view: &View<'_>) -> Pending {
        Pending::Chance(self.request())
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        play.show(die, self.request());
        let Some(faction) = power(&play.view(), self.fight) else { return Flow::Done };
        let row = rows(&play.view(), self.fight, faction).iter().position(|row| die.face() <= row.to);
        self.meet(faction, row.unwrap_or(0))
    }
}

/// The power whose forces fight: the one that is meant, or else the first that has a table.
pub(in crate::engine) fn power(view: &View<'_>, fight: FightId) -> Option<Faction> {
    let written = view.story()?.fights.get(&fight)?;
    let meant = view.power(written.of).filter(|faction| written.table.contains_key(faction));
    meant.or_else(|| written.table.keys().next().copied())
}

/// The table of a fight for a power, at the threat in force.
pub(in crate::engine) fn rows<'a>(view: &View<'a>, fight: FightId, faction: Faction) -> &'a [EncounterRow] {
    let table = view.story().and_then(|story| story.fights.get(&fight)?.table.get(&faction));
    table.map_or(&[], |rows| rows.at(view.table.threat))
}
