//! Loot taken by an ability when a combat is over (rules 6.10, 8.10).

use serde::{Deserialize, Serialize};

use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::engine::Pending;
use crate::engine::combat::EnemyId;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::combat::{is_won, loot_of, take_loot};
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::View;

/// Who could take more loot is asked, then whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looting {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Ask,
    /// This hero has been used; from whom she takes it is named.
    From(HeroId),
    Over,
}

impl Looting {
    /// When a combat is over, before the enemies are put away.
    pub(in crate::engine) fn new() -> Self {
        Self { step: Step::Ask }
    }
}

impl Procedure for Looting {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let view = play.view();
        match self.step {
            Step::Ask if collectors(&view).next().is_some() => Flow::Wait,
            Step::From(hero) if from(&view, hero).next().is_some() => Flow::Wait,
            Step::Ask | Step::From(_) | Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        match self.step {
            Step::From(hero) => {
                let answers = options(from(view, hero).map(Answer::Target));
                ask(DecisionKind::Target, Some(Source::Ability(hero)), answers)
            }
            Step::Ask | Step::Over => ask_reaction(collectors(view), Some(Source::Combat)),
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let before = std::mem::replace(&mut self.step, Step::Over);
        match (answer, before) {
            (Answer::Ability(hero), _) => {
                self.step = Step::From(hero);
                play.emit(Event::AbilityUsed { hero });
                Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into())
            }
            (Answer::Target(enemy), Step::From(by)) => {
                play.emit(Event::Collected { enemy, by });
                // Another may still collect.
                self.step = Step::Ask;
                take_loot(play, enemy, Source::Ability(by))
            }
            (Answer::Pass, _) => Flow::Go,
            (other, before) => {
                self.step = before;
                not_offered(other)
            }
        }
    }
}

/// Heroes whose ability would bring something in now.
fn collectors(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    reactors(view, Window::Spoils).filter(|hero| from(view, *hero).next().is_some())
}

/// Enemies whose loot a hero could take: after a draw any, after a victory one that is destroyed (ruling 46).
fn from(view: &View<'_>, hero: HeroId) -> impl Iterator<Item = EnemyId> {
    let won = is_won(view);
    let can = match ability(view, hero) {
        Some(Ability::Collect { victory }) => victory || !won,
        _ => false,
    };
    let view = *view;
    let enemies = view.table.combat.iter().flat_map(|combat| combat.enemies.iter());
    enemies
        .filter(move |enemy| can && (!won || enemy.hull == 0))
        .map(|enemy| enemy.id)
        .filter(move |id| !loot_of(&view, *id).is_empty())
}
