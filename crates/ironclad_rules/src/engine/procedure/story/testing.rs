//! A check of the story, and what follows from it.

use serde::{Deserialize, Serialize};

use super::beats::{Beats, Root};
use crate::content::{CheckId, PostId};
use crate::engine::decision::CheckOf;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::skill_check::Check;

/// A check of the story under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Testing {
    check: CheckId,
    /// Only those at this post make it.
    post: Option<PostId>,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Begin,
    Decided,
    Over(bool),
}

impl Testing {
    /// The check of this name.
    pub(super) fn of(check: CheckId) -> Self {
        Self { check, post: None, step: Step::Begin }
    }

    /// The same check, made only by those at a post.
    pub(super) fn at(self, post: PostId) -> Self {
        Self { post: Some(post), ..self }
    }
}

impl Procedure for Testing {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Begin => {
                self.step = Step::Decided;
                let nobody = self.post.is_some_and(|post| {
                    play.table().course.as_ref().is_none_or(|course| course.at_post(post).next().is_none())
                });
                if nobody {
                    return self.decide(play, false);
                }
                Flow::Call(Check::new(CheckOf::Story { story: self.check }).at_post(self.post).into())
            }
            Step::Decided => {
                let won = play.returned() == Returned::Checked(true);
                self.decide(play, won)
            }
            Step::Over(won) => Flow::Return(Returned::Checked(won)),
        }
    }
}

impl Testing {
    fn decide(&mut self, play: &mut Play<'_>, won: bool) -> Flow {
        self.step = Step::Over(won);
        play.tell(StoryEvent::Checked { check: self.check, won });
        let root = if won { Root::Won(self.check) } else { Root::Lost(self.check) };
        Flow::Call(Beats::of(root).into())
    }
}
