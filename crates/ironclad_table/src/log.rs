//! The ship's log.

use crate::present::Present;
use ironclad_game::session::UndoneChance;
use ironclad_text::event::{Line, Log};
use kit::log::LogLine;

impl Present<'_> {
    /// The log of the first so many events, or of all: while dice fall, not of what they will lead to. A line marks where
    /// dice or tokens that had been seen were taken back.
    pub fn log(&self, shown: Option<usize>) -> Vec<LogLine> {
        let mut left = shown.unwrap_or(usize::MAX);
        let mut log = Log::of_game(&self.words, self.game.table(), []);
        // Lines that are said already come before a mark, also those that may yet grow.
        let mut marks: Vec<(usize, UndoneChance)> = Vec::new();
        for entry in self.entries() {
            entry.events.iter().take(left).for_each(|event| log.tell(&self.words, event));
            let whole = left >= entry.events.len();
            left = left.saturating_sub(entry.events.len());
            if whole && entry.taken_back.is_some() {
                marks.push((log.lines().len() + log.open_lines(&self.words).len(), entry.taken_back));
            }
        }
        let mut marks = marks.into_iter().peekable();
        let mut lines: Vec<LogLine> = Vec::new();
        let told = log.lines().iter().cloned().chain(log.open_lines(&self.words));
        for (place, line) in told.enumerate() {
            while let Some((_, crossed)) = marks.next_if(|(before, _)| *before <= place) {
                lines.push(self.taken_back(crossed, line.turn));
            }
            lines.push(log_line(line));
        }
        let turn = self.game.table().turn;
        lines.extend(marks.map(|(_, crossed)| self.taken_back(crossed, turn)));
        lines
    }

    fn taken_back(&self, crossed: UndoneChance, turn: u16) -> LogLine {
        LogLine { turn: turn.into(), text: taken_back(self.words.text, crossed), dice: Vec::new(), aside: true }
    }
}

pub use ::words::taken_back;

pub(crate) fn log_line(line: Line) -> LogLine {
    LogLine {
        turn: line.turn.into(),
        text: line.text,
        dice: line.dice.iter().map(|thrown| thrown.die.face()).collect(),
        aside: false,
    }
}
