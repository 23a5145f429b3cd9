//! What is kept of one answer for the questions after it: the rest of what was sent together, the plan, and what stands
//! chosen where the same is asked again.

use crate::outfitting::present::Piece;
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::{Answer, DecisionKind, Source};

/// The rest of what was sent together, and what it answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rest {
    pub(crate) answers: Vec<Answer>,
    pub(crate) asked: (DecisionKind, Option<Source>),
}

/// What is kept of one answer for the questions after it.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    /// What was sent and has not been answered yet, while the skill of one who was sent is asked.
    pub(crate) rest: Option<Rest>,
    /// What is being written leaves the plan as it is penned.
    pub(crate) plan_stays: bool,
    /// The enemy whom the plan looked at, or at whom the last shot was aimed.
    pub(crate) aim: Option<EnemyId>,
    /// What was bought or mended last: it stands chosen while more of it can be had.
    pub(crate) bought: Option<Answer>,
    /// What is looked at while the ship is fitted out.
    pub(crate) piece: Option<Piece>,
}

impl Kept {
    /// Answers are sent; where it is asked whom to fire at, at an enemy.
    pub(crate) fn note(&mut self, answers: &[Answer], fires: bool) {
        self.bought = match answers {
            [bought @ (Answer::Buy(_) | Answer::Mend(_))] => Some(*bought),
            _ => None,
        };
        if let (Some(Answer::Target(target)), true) = (answers.first(), fires) {
            self.aim = Some(*target);
        }
    }

    /// What was sent and waits to be answered.
    pub(crate) fn waiting(&self) -> &[Answer] {
        self.rest.as_ref().map(|rest| rest.answers.as_slice()).unwrap_or_default()
    }
}
