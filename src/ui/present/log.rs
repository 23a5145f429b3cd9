//! The ship's log.

use super::Present;
use crate::engine::Event;
use crate::text::event::Log;
use crate::ui::log::LogLine;
use crate::ui::screen::table::playback::Playback;

impl Present<'_> {
    /// The log, without what the dice that still fall will lead to.
    pub fn log(&self, playback: Option<&Playback>) -> Vec<LogLine> {
        let history = self.session.history();
        let events: Vec<Event> = history.into_iter().flat_map(|entry| entry.events).collect();
        let shown = playback.map_or(events.len(), Playback::history);
        let log = Log::of(&self.words, events.iter().take(shown));
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
