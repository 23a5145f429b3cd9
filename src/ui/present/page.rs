//! Passages to be read aloud.

use super::{Present, seat};
use crate::engine::Seat;
use crate::ui::screen::story::StoryView;

impl Present<'_> {
    /// The page of a passage; the first seat reads.
    pub fn page(&self, passage: &str) -> StoryView {
        let text = self.words.text;
        let read = self.words.passage(passage, self.game.table());
        // Alone one reads to oneself.
        let several = self.session.header().players.len() > 1;
        let reader = Seat::new(1).filter(|_| several).map(|first| {
            let line = text.with("story-reads", &[("name", self.player(first).into())]);
            (seat(first), self.held(first), line)
        });
        StoryView {
            title: read.title,
            reader,
            text: read.text,
            log: read.log,
            button: text.get("story-to-table"),
            ..StoryView::default()
        }
    }
}
