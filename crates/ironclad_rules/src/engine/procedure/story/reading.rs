//! A passage is read aloud, alone and in its own time.

use serde::{Deserialize, Serialize};

use super::super::{ask, options};
use crate::content::PassageId;
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;

/// A passage under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    passage: PassageId,
    read: bool,
}

impl Reading {
    /// The passage of this name.
    pub(super) fn of(passage: PassageId) -> Self {
        Self { passage, read: false }
    }
}

impl Procedure for Reading {
    fn advance(&mut self, _play: &mut Play<'_>) -> Flow {
        if self.read { Flow::Done } else { Flow::Wait }
    }

    fn pending(&self, _view: &View<'_>) -> Pending {
        ask(DecisionKind::Passage, Some(Source::Passage(self.passage)), options([Answer::Read]))
    }

    fn answer(&mut self, play: &mut Play<'_>, _answer: Answer) -> Flow {
        play.tell(StoryEvent::Read { passage: self.passage });
        self.read = true;
        Flow::Go
    }
}
