//! The log of a chapter, day by day, with what was taken back marked where it was.

use super::Teller;
use crate::chronicle::{Chapter, Day, LogLine, Tone};
use crate::session::Crossed;
use crate::text::event::{self, Line, Log};
use crate::text::thing::number;

impl Teller<'_> {
    pub(super) fn log(&self, chapter: &Chapter) -> Vec<Day> {
        let words = self.words(chapter);
        let mut log = Log::by_table(&words, &chapter.table);
        // Behind how many lines something was taken back.
        let mut marks = Vec::new();
        for entry in &chapter.entries {
            entry.events.iter().for_each(|event| log.tell(&words, event));
            if entry.taken_back.is_some() {
                let mark = self.crossed(entry.taken_back);
                marks.push((log.lines().len() + log.open_lines(&words).len(), entry.when.turn, mark));
            }
        }
        let open = log.open_lines(&words);
        let mut days = Days(self, Vec::new());
        let passage = |name: String| words.passage(&name, &chapter.table).log;
        if let Some(line) = passage(words.briefing()) {
            days.add(0, LogLine { text: line, dice: Vec::new(), tone: Tone::Plain });
        }
        let mut marks = marks.into_iter().peekable();
        for (place, line) in log.lines().iter().chain(&open).enumerate() {
            while let Some((_, turn, mark)) = marks.next_if(|(behind, ..)| *behind <= place) {
                days.add(turn, aside(mark));
            }
            days.add(line.turn, self.log_line(line));
        }
        for (_, turn, mark) in marks {
            days.add(turn, aside(mark));
        }
        if let Some(line) = chapter.outcome.and_then(|outcome| passage(words.ending(outcome))) {
            days.add(chapter.turns, LogLine { text: line, dice: Vec::new(), tone: Tone::Plain });
        }
        days.1.into_iter().map(|(_, day)| day).collect()
    }

    fn log_line(&self, line: &Line) -> LogLine {
        let tone = match line.tone {
            event::Tone::Plain => Tone::Plain,
            event::Tone::Good => Tone::Good,
            event::Tone::Bad => Tone::Bad,
        };
        let dice = line.dice.iter().map(|thrown| thrown.die.face()).collect();
        LogLine { text: line.text.clone(), dice, tone }
    }

    /// The mark where something was taken back, as the table has it.
    fn crossed(&self, crossed: Crossed) -> String {
        let key = match (crossed.dice, crossed.tokens) {
            (_, 0) => "taken-back-dice",
            (0, _) => "taken-back-tokens",
            _ => "taken-back-both",
        };
        self.text.with(key, &[("dice", number(crossed.dice)), ("tokens", number(crossed.tokens))])
    }

    /// A turn by its name.
    pub(super) fn turn(&self, turn: u16) -> String {
        self.text.with("chronicle-turn", &[("turn", number(turn))])
    }
}

fn aside(text: String) -> LogLine {
    LogLine { text, dice: Vec::new(), tone: Tone::Aside }
}

/// The days so far, each with its turn.
struct Days<'t, 'a>(&'t Teller<'a>, Vec<(u16, Day)>);

impl Days<'_, '_> {
    fn add(&mut self, turn: u16, line: LogLine) {
        match self.1.last_mut() {
            // What was taken back belongs to the day that it was taken back to, wherever its line stands.
            Some((last, day)) if *last == turn || line.tone == Tone::Aside => day.lines.push(line),
            _ => self.1.push((turn, Day { title: self.0.turn(turn), lines: vec![line] })),
        }
    }
}
