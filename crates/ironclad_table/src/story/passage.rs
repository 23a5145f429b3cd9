//! Passages to be read aloud.

use crate::present::{Present, mark_of};
use crate::story::StoryView;
use ironclad_game::engine::Outcome;

impl Present<'_> {
    /// The page of a passage. Those who are there read in turn (rule 1.5).
    pub fn page(&self, passage: &str) -> StoryView {
        let text = self.words.text;
        let read = self.words.passage(passage, self.game.table());
        // Alone one reads to oneself.
        let here: Vec<_> = self.session.tonight().here(self.game.view().players().into()).collect();
        let reader = here.get(self.read_before(passage) % here.len().max(1)).copied();
        let reader = if self.is_shared() { reader } else { None };
        let reader = reader.map(|reader| {
            let line = text.with("story-reads", &[("name", self.player(reader).into())]);
            (mark_of(reader), self.held(reader), line)
        });
        StoryView {
            title: read.title,
            reader,
            text: read.text,
            log: read.log,
            plate: self.words.plate(passage).map(Into::into),
            button: text.get(if self.is_ending(passage) { "story-to-debriefing" } else { "story-to-table" }),
            ..StoryView::default()
        }
    }

    /// Whether a passage tells how the scenario ended: its debriefing follows.
    fn is_ending(&self, passage: &str) -> bool {
        let all = [Outcome::Won, Outcome::Lost, Outcome::Ended];
        all.into_iter().any(|outcome| self.words.ending(outcome) == passage)
    }

    /// How many passages are read before this one: the briefing, and those of a lesson's steps; the ending comes after them.
    fn read_before(&self, passage: &str) -> usize {
        if passage == self.words.briefing() {
            return 0;
        }
        let of_steps = || self.session.completed().steps.iter().filter_map(|step| step.passage.as_deref());
        1 + of_steps().position(|other| other == passage).unwrap_or_else(|| of_steps().count())
    }
}
