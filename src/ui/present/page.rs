//! Passages to be read aloud.

use super::{Present, seat};
use crate::engine::Seat;
use crate::ui::screen::story::StoryView;

impl Present<'_> {
    /// The page of a passage; the first seat reads.
    pub fn page(&self, passage: &str) -> StoryView {
        let key = format!("passage-{passage}");
        let text = self.words.text;
        // Alone one reads to oneself.
        let several = self.session.header().players.len() > 1;
        let reader = Seat::new(1).filter(|_| several).map(|first| {
            let line = text.with("story-reads", &[("name", self.player(first).into())]);
            (seat(first), self.held(first), line)
        });
        StoryView {
            title: text.get(&key),
            reader,
            text: text.attr(&key, "text"),
            log: text.try_attr(&key, "log"),
            button: text.get("story-to-table"),
        }
    }
}
