//! The ship's log.

use super::Present;
use crate::text::event::Log;
use crate::ui::log::LogLine;

impl Present<'_> {
    /// The log of the first so many events, or of all: while dice fall, not of what they will lead to.
    pub fn log(&self, shown: Option<usize>) -> Vec<LogLine> {
        let log = Log::of_game(&self.words, self.game.table(), self.session.events().take(shown.unwrap_or(usize::MAX)));
        let (told, open) = (log.lines().to_vec(), log.open_lines(&self.words));
        told.into_iter()
            .chain(open)
            .map(|line| LogLine {
                turn: line.turn.into(),
                text: line.text,
                dice: line.dice.iter().map(|thrown| thrown.die.face()).collect(),
            })
            .collect()
    }
}
