//! The log of a chapter, day by day, with what was taken back marked where it was.

use super::Teller;
use crate::event::{self, Line, Log};
use crate::thing::number;
use ironclad_game::chronicle::{Chapter, Day, LogLine, Tone};
use ironclad_game::content::story::device::MoverKind;
use ironclad_game::engine::Event;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::session::UndoneChance;

impl Teller<'_> {
    pub(super) fn log(&self, chapter: &Chapter) -> Vec<Day> {
        let words = self.words(chapter);
        let mut log = Log::by_table(&words, &chapter.table);
        // Behind how many lines something was taken back.
        let mut marks = Vec::new();
        // Behind how many lines the scenario was over.
        let mut ended = None;
        for entry in &chapter.entries {
            for event in entry.events.iter().filter(|event| is_worth_a_line(chapter, event)) {
                log.tell(&words, event);
                if matches!(event, Event::Ended { .. }) {
                    ended = Some(log.lines().len() + log.open_lines(&words).len());
                }
            }
            if entry.taken_back.is_some() {
                let mark = self.crossed(entry.taken_back);
                marks.push((log.lines().len() + log.open_lines(&words).len(), entry.when.turn, mark));
            }
        }
        let open = log.open_lines(&words);
        let mut days = Days { teller: self, days: Vec::new() };
        // A story's passages are among the events.
        let told = chapter.scenario.story.is_some();
        let passage = |name: String| words.passage(&name, &chapter.table).log;
        if !told && let Some(line) = passage(words.briefing()) {
            days.add(Some(0), plain(line));
        }
        let last_words = |days: &mut Days<'_, '_>| {
            if !told
                && let Some(outcome) = chapter.outcome
                && let Some(line) = passage(words.ending(outcome))
            {
                days.add(Some(chapter.turns), plain(line));
            }
        };
        let mut marks = marks.into_iter().peekable();
        for (place, line) in log.lines().iter().chain(&open).enumerate() {
            while let Some((_, turn, mark)) = marks.next_if(|(behind, ..)| *behind <= place) {
                days.add(Some(turn), aside(mark));
            }
            if ended == Some(place) {
                last_words(&mut days);
            }
            let ashore = ended.is_some_and(|ended| ended <= place);
            days.add((!ashore).then_some(line.turn), self.log_line(line));
        }
        for (_, turn, mark) in marks {
            days.add(Some(turn), aside(mark));
        }
        if ended.is_some_and(|ended| ended >= log.lines().len() + open.len()) {
            last_words(&mut days);
        }
        days.days.into_iter().map(|(_, day)| day).collect()
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
    fn crossed(&self, crossed: UndoneChance) -> String {
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

fn plain(text: String) -> LogLine {
    LogLine { text, dice: Vec::new(), tone: Tone::Plain }
}

/// The days so far, each with its turn; none when the scenario was over.
struct Days<'t, 'a> {
    teller: &'t Teller<'a>,
    days: Vec<(Option<u16>, Day)>,
}

impl Days<'_, '_> {
    fn add(&mut self, turn: Option<u16>, line: LogLine) {
        match self.days.last_mut() {
            // What was taken back belongs to the day that it was taken back to, wherever its line stands.
            Some((last, day)) if *last == turn || line.tone == Tone::Aside => day.lines.push(line),
            _ => {
                let ashore = || self.teller.text.get("chronicle-ashore");
                let title = turn.map_or_else(ashore, |turn| self.teller.turn(turn));
                self.days.push((turn, Day { title, lines: vec![line] }));
            }
        }
    }
}

/// Whether something is told in a chronicle: where everything of a story stood at each turn's end is for those who play.
/// What is escorted is followed sector by sector; of the rest it is told that it came, what it did, and that it went.
fn is_worth_a_line(chapter: &Chapter, event: &Event) -> bool {
    let Event::Story(StoryEvent::Went { mover, .. } | StoryEvent::Held { mover, .. }) = event else { return true };
    let stories = chapter.scenario.story.as_ref();
    let written = stories.and_then(|stories| stories.first()).and_then(|story| story.movers.get(mover));
    written.is_some_and(|written| written.kind == MoverKind::Escorted)
}
