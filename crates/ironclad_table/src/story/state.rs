//! What is read at the table: pages that wait to be read aloud, what was said, and how far the page of a story is read.

use super::PageAt;
use ironclad_game::content::LineId;
use ironclad_game::content::story::beat::Speaker;
use ironclad_game::engine::Event;
use ironclad_game::engine::event::story::StoryEvent;
use kit::scroll::Progress;
use std::collections::VecDeque;

/// What is read at the table.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    /// Passages that wait to be read aloud.
    pages: VecDeque<String>,
    /// What was said in the story since the last choice.
    said: Vec<(LineId, Speaker)>,
    /// The page of the story is put away, to look at the table.
    away: bool,
    /// In small windows: the page has been read, and its options show.
    turned: bool,
    /// How far the page is read.
    progress: Progress<PageAt>,
}

impl Reading {
    /// Lays a passage behind those that wait.
    pub(crate) fn lay(&mut self, page: String) {
        self.pages.push_back(page);
    }

    /// The same with several.
    pub(crate) fn lay_all(&mut self, pages: Vec<String>) {
        self.pages.extend(pages);
    }

    /// The passage that is to be read now.
    pub(crate) fn page(&self) -> Option<&str> {
        self.pages.front().map(String::as_str)
    }

    /// How many passages wait.
    pub(crate) fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Whether a passage waits.
    pub(crate) fn has_pages(&self) -> bool {
        !self.pages.is_empty()
    }

    /// The passage in front has been read. Says whether there was one.
    pub(crate) fn page_is_read(&mut self) -> bool {
        self.pages.pop_front().is_some()
    }

    /// Takes in what was said.
    pub(crate) fn hear(&mut self, events: &[Event]) {
        let said = events.iter().filter_map(|event| match event {
            Event::Story(StoryEvent::Said { line, by }) => Some((*line, *by)),
            _ => None,
        });
        self.said = said.collect();
    }

    /// What was said in the story since the last choice.
    pub(crate) fn said(&self) -> &[(LineId, Speaker)] {
        &self.said
    }

    /// What was said has been heard.
    pub(crate) fn heard(&mut self) {
        self.said.clear();
    }

    /// What waits and what was said belongs to another moment of the game.
    pub(crate) fn forget(&mut self) {
        self.pages.clear();
        self.said.clear();
    }

    /// Another question: its page lies over the table, and is read before its options show.
    pub(crate) fn asked_anew(&mut self) {
        (self.away, self.turned) = (false, false);
    }

    /// Whether the page of the story is put away.
    pub(crate) fn is_away(&self) -> bool {
        self.away
    }

    /// Puts the page of the story away.
    pub(crate) fn put_away(&mut self) {
        self.away = true;
    }

    /// Takes the page of the story up again, where the game stands at a place. Says how often it was read on.
    pub(crate) fn take_up(&mut self, place: u32) -> usize {
        self.away = false;
        self.progress.times(self.page_at(place))
    }

    /// In small windows: whether the options of the page show.
    pub(crate) fn is_turned(&self) -> bool {
        self.turned
    }

    /// In small windows: turns from the page to its options, or back.
    pub(crate) fn turn(&mut self, on: bool) {
        self.turned = on;
    }

    /// Reads on in the page, where the game stands at a place.
    pub(crate) fn read_on(&mut self, place: u32) {
        let page = self.page_at(place);
        self.progress.read_on(page);
    }

    /// Whether there is more of the page below what is seen.
    pub(crate) fn goes_on(&self) -> bool {
        self.progress.goes_on()
    }

    /// Takes in whether there is more of the page below. Says whether that is the end of it.
    pub(crate) fn sees(&mut self, below: bool) -> bool {
        self.progress.sees(below)
    }

    /// Which page lies over the table, or would.
    fn page_at(&self, place: u32) -> PageAt {
        (place, self.pages.len())
    }
}
