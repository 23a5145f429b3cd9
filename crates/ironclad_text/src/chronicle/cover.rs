//! The cover of a campaign.

use super::Teller;
use crate::thing::{count, number};
use ironclad_game::chronicle::{Block, Chapter, HighlightKind, Page, Table};
use ironclad_game::engine::Outcome;
use ironclad_game::engine::event::CombatResult;

impl Teller<'_> {
    pub(super) fn cover(&self) -> Page {
        let mut blocks = vec![Block::Paragraph(self.so_far())];
        blocks.extend(self.taken_back(self.chronicle.taken_back()).map(Block::Paragraph));
        blocks.push(Block::Heading(self.text.get("chronicle-contents")));
        blocks.push(Block::Table(self.contents()));
        blocks.push(Block::Figure(self.reputation_chart()));
        Page { title: self.title(), subtitle: self.kept_by(), blocks }
    }

    /// How far it has come, and with what.
    fn so_far(&self) -> String {
        let chapters = &self.chronicle.chapters;
        let ended = |outcome| chapters.iter().filter(move |chapter| chapter.outcome == Some(outcome));
        let not_done = |early: bool| ended(Outcome::Ended).filter(|chapter| chapter.is_early() == early).count();
        let behind = |outcome| ended(outcome).filter(|chapter| !chapter.again).count();
        let counted = |key: &str, many: usize| (many > 0).then(|| self.text.with(key, &[("count", count(many))]));
        let ends = [
            counted("chronicle-count-won", behind(Outcome::Won)),
            counted("chronicle-count-not-done", not_done(true)),
            counted("chronicle-count-too-late", not_done(false)),
            counted("chronicle-count-lost", behind(Outcome::Lost)),
            counted("chronicle-count-again", ended(Outcome::Lost).filter(|chapter| chapter.again).count()),
        ];
        let last = |chapter: &&Chapter| chapter.outcome.is_some() && !chapter.again;
        let done = chapters.iter().filter(last).count();
        let ends = self.all(ends.into_iter().flatten());
        let args = [
            ("done", count(done)),
            ("length", number(self.chronicle.length.unwrap_or_default())),
            ("ends", ends.into()),
        ];
        let kinds = || chapters.iter().flat_map(|chapter| &chapter.highlights).map(|highlight| &highlight.kind);
        let won = |kind: &&HighlightKind| matches!(kind, HighlightKind::Combat(fought) if fought.result == Some(CombatResult::Victory));
        let work = [
            ("turns", number(chapters.iter().map(|chapter| u32::from(chapter.turns)).sum::<u32>())),
            ("passages", count(chapters.iter().map(|chapter| chapter.way.len().saturating_sub(1)).sum())),
            ("cards", count(kinds().filter(|kind| matches!(kind, HighlightKind::Card(_))).count())),
            ("fights", count(kinds().filter(won).count())),
        ];
        let (done, work) = (self.text.with("chronicle-done", &args), self.text.with("chronicle-work", &work));
        self.sentences([done, work])
    }

    fn contents(&self) -> Table {
        let head = ["chronicle-head-scenario", "chronicle-head-for", "chronicle-head-turns", "chronicle-head-end"];
        let row = |chapter| {
            let words = self.words(chapter);
            let with = match chapter.side {
                Some(side) => words.faction(side.with),
                None if chapter.is_for_ourselves() => self.text.get("chronicle-for-ourselves"),
                None => String::new(),
            };
            vec![self.named(chapter), with, chapter.turns.to_string(), self.ended(chapter)]
        };
        Table {
            head: head.into_iter().map(|key| self.text.get(key)).collect(),
            rows: self.chronicle.chapters.iter().map(row).collect(),
        }
    }
}
