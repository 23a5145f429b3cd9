//! Passages to be read aloud.

use crate::present::{Present, mark_of};
use crate::story::StoryView;

impl Present<'_> {
    /// The page of a passage; the first who is there reads.
    pub fn page(&self, passage: &str) -> StoryView {
        let text = self.words.text;
        let read = self.words.passage(passage, self.game.table());
        // Alone one reads to oneself.
        let first = self.session.tonight().here(self.game.view().players().into()).next();
        let reader = first.filter(|_| self.is_shared()).map(|first| {
            let line = text.with("story-reads", &[("name", self.player(first).into())]);
            (mark_of(first), self.held(first), line)
        });
        StoryView {
            title: read.title,
            reader,
            text: read.text,
            log: read.log,
            plate: self.words.plate(passage).map(Into::into),
            button: text.get("story-to-table"),
            ..StoryView::default()
        }
    }
}
