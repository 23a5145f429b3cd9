//! What is done for good: it is said first, and done when the button is pressed once more.

use crate::decision::Confirm;
use crate::table::Table;
use ironclad_game::content::terms::System;
use ironclad_game::engine::{Answer, Decision, DecisionKind, Seat};
use ironclad_text::decision::Question;

impl Table {
    /// What is so weighty about these answers that they are asked for twice, if anything is.
    fn weight(&self, answers: &[Answer]) -> Option<Confirm> {
        let asked = self.decision.as_ref()?;
        match answers {
            [Answer::Done] if asked.kind == DecisionKind::SetUp => {
                let view = self.session.game().view();
                let unmanned = |system: &System| view.squad(*system).next().is_none();
                let unmanned: Vec<System> = System::ALL.into_iter().filter(unmanned).collect();
                let idle: Vec<Seat> = view.idle_seats().collect();
                match unmanned.len() {
                    0 if idle.is_empty() => None,
                    0 => Some(Confirm::Idle(idle)),
                    all if all == System::ALL.len() => Some(Confirm::Empty),
                    _ => Some(Confirm::Unmanned(unmanned)),
                }
            }
            [Answer::Done] if asked.picks.made == 0 && self.can_send(asked) => Some(Confirm::Nobody),
            [Answer::End] => Some(Confirm::End),
            _ => None,
        }
    }

    /// Whether the question is who goes to a check, and somebody could.
    fn can_send(&self, asked: &Decision) -> bool {
        let goes = |answer: &Answer| matches!(answer, Answer::Hero(_));
        asked.options.iter().any(goes) && Question::of(self.session.game(), asked) == Question::Commit
    }

    /// Whether these answers are to be sent now; if they are weighty, that is said first.
    pub(crate) fn is_sure(&mut self, answers: &[Answer]) -> bool {
        if self.weight(answers).is_none() || self.composer.is_warned_of(answers) {
            return true;
        }
        self.composer.warn_of(answers);
        false
    }

    /// What the players would be warned of at this question, if they chose it.
    pub(crate) fn may_be_warned_of(&self) -> Option<Confirm> {
        if self.mode.past().is_some() {
            return None;
        }
        let asked = self.decision.as_ref().filter(|asked| asked.kind != DecisionKind::SetUp)?;
        asked.options.iter().find_map(|answer| self.weight(&[*answer]))
    }

    /// What the players are warned of, as long as they have chosen nothing else.
    pub fn warned_of(&self) -> Option<Confirm> {
        let answers = self.composer.answers();
        let warned = self.mode.past().is_none() && self.composer.is_warned_of(&answers);
        if warned { self.weight(&answers) } else { None }
    }
}
