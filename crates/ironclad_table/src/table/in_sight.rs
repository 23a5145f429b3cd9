//! What is kept in sight of a question where it has to be scrolled: its head when it comes, and a warning before what it is
//! about can be sent.

use super::{Action, Table};
use crate::decision::Alarm;
use crate::plan::Plan;
use ironclad_game::engine::Answer;
use ironclad_game::engine::combat::EnemyId;

/// What was to be seen of a question.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct InSight {
    /// Which one it was.
    place: (u32, usize),
    /// How many pages lay over it.
    pages: usize,
    /// What was chosen.
    chosen: Vec<Answer>,
    /// What must not be overlooked.
    alarm: Option<Alarm>,
    /// The enemy at which the odds of a plan look.
    aim: Option<EnemyId>,
}

impl Table {
    /// What is to be seen of the question now.
    pub(super) fn in_sight(&self) -> InSight {
        let shown = &self.shown.decision;
        InSight {
            place: shown.place,
            pages: self.reading.pages(),
            chosen: self.composer.answers(),
            alarm: shown.alarm.clone(),
            aim: self.plan().and_then(Plan::aim),
        }
    }

    /// What the window should do after something was done that asks for nothing else: a warning is scrolled to whenever it
    /// is about something else, another question is shown from its head, and so is the card of the enemy that is looked at.
    /// Ashore a row of the list has a card that tells more of it, which is scrolled to when the row is pressed; a card that is
    /// pressed itself stays where it is.
    pub(super) fn kept_in_sight(&self, before: &InSight, by_row: bool, action: Action) -> Action {
        let now = self.in_sight();
        if action != Action::None || now == *before {
            return action;
        }
        let another = (now.place, now.pages) != (before.place, before.pages);
        let has_a_card = by_row && !another && self.shown.between_scenarios.is_some();
        if now.alarm.is_some() || has_a_card {
            Action::Follow
        } else if another {
            Action::FromHead
        } else if now.aim != before.aim {
            Action::Follow
        } else {
            Action::None
        }
    }
}
