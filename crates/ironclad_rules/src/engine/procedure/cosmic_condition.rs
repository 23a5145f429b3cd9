//! A cosmic condition acts on the Ironclad (rule 4.2). Shields do not stop it. What each condition does stands in
//! `ironclad_content::cosmic_condition`.

use serde::{Deserialize, Serialize};

use super::hits::{From, Hits};
use crate::content::ability::{Ability, Window};
use crate::content::terms::{Condition, Track};
use crate::engine::Pending;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::query::View;

/// A condition acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionStrike {
    condition: Condition,
    step: Step,
    /// Damage that a hero has the ship ride out.
    spared: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// Those who can have the ship ride it out are asked.
    Answered,
    Hits,
    Besides,
    Over,
}

impl ConditionStrike {
    /// The condition of the sector where the ship is.
    pub(super) fn of(condition: Condition) -> Self {
        Self { condition, step: Step::Answered, spared: 0 }
    }

    /// Hits that it does (ruling 68).
    pub fn hits(self, view: &View<'_>) -> u8 {
        let shield = if self.condition.ignores_radiation_shields() { 0 } else { view.fitted(|side| side.radiation) };
        self.condition.damage().saturating_sub(shield).saturating_sub(self.spared)
    }
}

impl Procedure for ConditionStrike {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let source = Some(Source::Condition);
        match self.step {
            Step::Answered if !self.condition.is_harmful() => Flow::Done,
            Step::Answered
                if self.hits(&play.view()) > 0 && reactors(&play.view(), Window::Condition).next().is_some() =>
            {
                Flow::Wait
            }
            Step::Answered => {
                self.step = Step::Hits;
                Flow::Go
            }
            Step::Hits => {
                self.step = Step::Besides;
                let sector = play.table().ship;
                play.emit(Event::ConditionStruck { sector, condition: self.condition });
                Flow::Call(Hits::new(self.hits(&play.view()), From::Space, source).into())
            }
            Step::Besides => {
                self.step = Step::Over;
                if let Some(section) = self.condition.section() {
                    play.damage_section(section, 1, source);
                }
                play.count(Track::Hull, -i16::from(self.condition.hull()), source);
                play.lose_actions(self.condition.lost_actions(), source);
                if self.condition.wounds() {
                    return Flow::Call(Pick::new(Picking::Wound(Source::Condition), 1).into());
                }
                Flow::Go
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask_reaction(reactors(view, Window::Condition), Some(Source::Condition))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.step = Step::Hits;
        let Answer::Ability(hero) = answer else { return Flow::Go };
        play.emit(Event::AbilityUsed { hero });
        if let Some(Ability::Weather { damage }) = ability(&play.view(), hero) {
            self.spared = damage.min(self.hits(&play.view()));
            play.emit(Event::HitsIgnored { hits: self.spared, by: hero });
        }
        Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
    }
}
