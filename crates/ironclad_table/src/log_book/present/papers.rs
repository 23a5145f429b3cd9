//! The leaf of the papers: what the players have kept.

use super::Book;
use crate::log_book::papers::{Paper, PapersLeaf};
use ironclad_text::thing::number;

impl Book<'_> {
    pub(crate) fn papers(&self) -> PapersLeaf {
        let words = self.words();
        let papers = self.game().view().papers().into_iter().map(|(name, paper)| {
            let (title, text) = words.paper(name);
            let key = if paper.proof { "log-book-paper-proof" } else { "log-book-paper-from" };
            let note = words.with(key, &[("number", number(paper.scenario))]);
            Paper { art: paper.shows.clone(), name: title, note, text }
        });
        PapersLeaf { papers: papers.collect(), none: words.get("log-book-papers-none") }
    }
}
