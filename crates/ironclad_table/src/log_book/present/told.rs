//! The leaf of what is written: the captain's lines, chapter by chapter, and what of each is remembered.

use std::sync::Arc;

use super::Book;
use crate::log_book::told::ToldChapter;
use crate::widget::chartlet::{Chartlet, Sector};
use ironclad_game::chronicle::Chapter;
use ironclad_game::content::map::Terrain;
use ironclad_game::content::{FlagId, Id, ValueId};
use ironclad_game::engine::Event;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::query::View;
use ironclad_text::mission::between;
use ironclad_text::thing::{Words, number};

impl<'a> Book<'a> {
    pub(crate) fn told(&self) -> Vec<ToldChapter> {
        self.past.chapters.iter().map(|chapter| self.chapter(chapter)).collect()
    }

    fn chapter(&self, chapter: &'a Chapter) -> ToldChapter {
        ToldChapter {
            head: self.named(chapter),
            below: self.fate(chapter),
            lines: self.lines(chapter),
            kept_head: self.words().get("log-book-kept"),
            kept: self.kept(chapter),
            waters: Some(Arc::new(waters(chapter))),
        }
    }

    /// For whom it was, and how it ended.
    fn fate(&self, chapter: &'a Chapter) -> String {
        let words = self.words();
        let turn = [("turn", number(chapter.turns))];
        let ended = match (chapter.outcome, chapter.again) {
            (None, _) => words.with("log-book-under-way", &turn),
            (Some(_), true) => words.with("log-book-begun-again", &turn),
            (Some(outcome), false) => words.with(&format!("debrief-end-{outcome}"), &turn),
        };
        match chapter.side {
            Some(side) => {
                words.with("log-book-fate", &[("side", between(words.text, side).into()), ("ended", ended.into())])
            }
            None => ended,
        }
    }

    /// What the captain has written, each line with the date and the names of its moment.
    fn lines(&self, chapter: &'a Chapter) -> Vec<String> {
        let mut table = chapter.table.clone();
        let mut lines = Vec::new();
        for entry in &chapter.entries {
            for event in &entry.events {
                if let Event::TurnBegan { turn, .. } = event {
                    table.turn = *turn;
                }
                if let (Event::Story(StoryEvent::Used { hero }), Some(course)) = (event, &mut table.course) {
                    course.used = Some(*hero);
                }
                if entry.turn == 0 && chapter.turns > 0 && lines.is_empty() {
                    table.turn = 1;
                }
                let (content, scenario) = (self.words().content, &*chapter.scenario);
                let setup = &self.game().state().setup;
                let at = View { content, scenario, setup, table: &table, tasks: &[] };
                let words = Words { at: Some(at), ..self.words_of(chapter) };
                lines.extend(line(&words, event).filter(|line| !line.is_empty()));
            }
        }
        lines
    }

    /// What of a chapter is remembered, in the sentences of the log; of what changed twice, the last. While a chapter is
    /// under way nothing of it is: its time has not come.
    fn kept(&self, chapter: &'a Chapter) -> Vec<String> {
        if chapter.outcome.is_none() || chapter.again {
            return Vec::new();
        }
        let mut set: Vec<(FlagId, ValueId)> = Vec::new();
        for event in chapter.entries.iter().flat_map(|entry| &entry.events) {
            if let Event::Story(StoryEvent::Flagged { flag, value }) = event {
                set.retain(|(other, _)| other != flag);
                set.push((*flag, *value));
            }
        }
        let words = self.words_of(chapter);
        set.into_iter().filter_map(|(flag, value)| words.flag_log(flag, value)).collect()
    }
}

/// The captain's line for something, if there is one.
fn line(words: &Words<'_>, event: &Event) -> Option<String> {
    let Event::Story(told) = event else { return None };
    match *told {
        StoryEvent::SideTaken { side } => {
            Some(words.with("log-side", &[("name", words.side_of(side).0.into())])).filter(|line| !line.is_empty())
        }
        StoryEvent::Read { passage } => words.passage_of(passage).log,
        StoryEvent::Chosen { choice, option, again: false } => {
            Some(words.option_log(choice, option).unwrap_or_else(|| {
                let name = words.option_of(choice, option).0;
                words.with("log-chosen", &[("name", name.into())])
            }))
        }
        StoryEvent::Heard { heard } => words.heard(heard).log,
        StoryEvent::Word { faction } => Some(words.word_log(faction)),
        StoryEvent::Chosen { again: true, .. }
        | StoryEvent::Fielded { .. }
        | StoryEvent::Shuffled
        | StoryEvent::Said { .. }
        | StoryEvent::Fired { .. }
        | StoryEvent::Offered { .. }
        | StoryEvent::Used { .. }
        | StoryEvent::Marked { .. }
        | StoryEvent::Unmarked { .. }
        | StoryEvent::Flagged { .. }
        | StoryEvent::TokenPlaced { .. }
        | StoryEvent::TokenGone { .. }
        | StoryEvent::Sent { .. }
        | StoryEvent::Went { .. }
        | StoryEvent::Waited { .. }
        | StoryEvent::TookLane { .. }
        | StoryEvent::Held { .. }
        | StoryEvent::Hurried { .. }
        | StoryEvent::Struck { .. }
        | StoryEvent::Met { .. }
        | StoryEvent::Gone { .. }
        | StoryEvent::Marched
        | StoryEvent::Put { .. }
        | StoryEvent::Taken { .. }
        | StoryEvent::Landed { .. }
        | StoryEvent::Ferried { .. }
        | StoryEvent::Spoilt { .. }
        | StoryEvent::Drifted { .. }
        | StoryEvent::Swallowed { .. }
        | StoryEvent::Lifted { .. }
        | StoryEvent::Dropped { .. }
        | StoryEvent::CarriedOff { .. }
        | StoryEvent::Aged
        | StoryEvent::Counted { .. }
        | StoryEvent::Posted { .. }
        | StoryEvent::Fetched { .. }
        | StoryEvent::Seen { .. }
        | StoryEvent::Failed { .. }
        | StoryEvent::Worth { .. }
        | StoryEvent::Turns { .. }
        | StoryEvent::Checked { .. }
        | StoryEvent::Fought { .. }
        | StoryEvent::Left { .. }
        | StoryEvent::Hurt { .. }
        | StoryEvent::Dearer { .. }
        | StoryEvent::Promised { .. }
        | StoryEvent::Kept
        | StoryEvent::Arranged { .. }
        | StoryEvent::Debriefed { .. } => None,
    }
}

/// The waters of a chapter in little, with the way of the ship.
fn waters(chapter: &Chapter) -> Chartlet {
    let sectors = chapter.scenario.map.sectors.iter().map(|(_, sector)| Sector {
        q: sector.at.q.into(),
        r: sector.at.r.into(),
        condition: match sector.terrain {
            Terrain::Space(condition) => Some(condition.into()),
            Terrain::Port(_) => None,
        },
        token: false,
    });
    let course: Vec<usize> = chapter.way.iter().map(|stop| stop.sector.index()).collect();
    Chartlet { sectors: sectors.collect(), ship: chapter.table.ship.index(), course, ..Chartlet::default() }
}
