//! A cosmic condition acts on the Ironclad (rule 4.2). Shields do not stop it.

use serde::{Deserialize, Serialize};

use super::hits::{From, Hits};
use super::pick::{Pick, Picking};
use crate::content::terms::{Condition, Track};
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;

/// A condition acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionStrike {
    condition: Condition,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Hits,
    Besides,
    Over,
}

impl ConditionStrike {
    /// This condition.
    pub(super) fn of(condition: Condition) -> Self {
        Self { condition, step: Step::Hits }
    }
}

impl Procedure for ConditionStrike {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let source = Some(Source::Condition);
        match self.step {
            Step::Hits => {
                self.step = Step::Besides;
                if !self.condition.is_harmful() {
                    return Flow::Done;
                }
                let sector = play.table().ship;
                play.emit(Event::ConditionStruck { sector, condition: self.condition });
                let shield =
                    if self.condition.ignores_radiation_shields() { 0 } else { play.view().fitting().radiation };
                let hits = self.condition.damage().saturating_sub(shield);
                Flow::Call(Hits::new(hits, From::Space, source).into())
            }
            Step::Besides => {
                self.step = Step::Over;
                if let Some(section) = self.condition.section() {
                    play.damage_section(section, 1, source);
                }
                if self.condition.hull() > 0 {
                    play.count(Track::Hull, -i16::from(self.condition.hull()), source);
                }
                play.lose_actions(self.condition.lost_actions(), source);
                if self.condition.wounds() {
                    return Flow::Call(Pick::new(Picking::Wound(Source::Condition), 1).into());
                }
                Flow::Go
            }
            Step::Over => Flow::Done,
        }
    }
}
