//! Something that moves and the ship have come together in a sector.

use serde::{Deserialize, Serialize};

use super::fighting::Fighting;
use crate::content::MoverId;
use crate::engine::event::CombatResult;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;

/// A meeting under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    mover: MoverId,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Met,
    Fight,
    Fought,
}

impl Meeting {
    /// A meeting with this mover.
    pub(in crate::engine) fn with(mover: MoverId) -> Self {
        Self { mover, step: Step::Met }
    }
}

impl Procedure for Meeting {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let view = play.view();
        let Some(written) = view.story().and_then(|story| story.movers.get(&self.mover)) else { return Flow::Done };
        match self.step {
            Step::Met => {
                self.step = Step::Fight;
                play.tell(StoryEvent::Met { mover: self.mover });
                Flow::Go
            }
            Step::Fight => {
                let here = view.course().and_then(|course| course.mover_at(self.mover)) == Some(view.table.ship);
                let fights = here && !view.is_so(&written.lets_by);
                match if fights { written.fight } else { None } {
                    Some(fight) => {
                        self.step = Step::Fought;
                        Flow::Call(Fighting::of(fight).into())
                    }
                    None => Flow::Done,
                }
            }
            Step::Fought => {
                let driven_to = written.driven_to.clone();
                match play.returned() {
                    Returned::Fought(CombatResult::Victory) => gone(play, self.mover),
                    Returned::Fought(CombatResult::Draw) => {
                        let to = driven_to.and_then(|place| play.view().sectors_of(&place).iter().next());
                        play.tell(match to {
                            Some(to) => StoryEvent::Sent { mover: self.mover, to },
                            None => StoryEvent::Held { mover: self.mover, turns: 1 },
                        });
                    }
                    Returned::Fought(CombatResult::Defeat)
                    | Returned::Nothing
                    | Returned::Bonus(_)
                    | Returned::CrewSaved(_)
                    | Returned::Checked(_)
                    | Returned::Used(_) => {}
                }
                Flow::Done
            }
        }
    }
}

/// Something leaves the map, and what it carries stays.
pub(super) fn gone(play: &mut Play<'_>, mover: MoverId) {
    let carried = play.table().course.as_ref().and_then(|course| course.mover(mover)).copied();
    if let Some((load, sector)) = carried.and_then(|moving| moving.carries.zip(moving.at)) {
        play.tell(StoryEvent::Dropped { load, mover, sector });
    }
    if carried.is_some_and(|moving| moving.at.is_some()) {
        play.tell(StoryEvent::Gone { mover });
    }
}
