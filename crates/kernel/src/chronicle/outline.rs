//! The plain outline of a game: who played, how it ended, and the log turn by turn.

use super::document::{Block, Day, Document, Item, LogLine, Page, Tone};
use crate::game::{AnyInput, Game, Pending};
use crate::session::{Entry, Session};

/// Puts a game's history into words. Everybody may read them, so what is still secret is left out.
pub trait Narrator<G: Game> {
    /// The language of the words, by the name of its folder.
    fn language(&self) -> &str;

    /// What stands above everything else.
    fn cover(&self, session: &Session<G>) -> Cover;

    /// The heading of a turn; 0 is the time before the first.
    fn turn(&self, turn: u16) -> String;

    /// A choice of the players; `before` is the game in which it was made. None if it is not worth a line.
    fn choice(&self, before: &G, answer: &G::Answer) -> Option<String>;

    /// An event. `before` is the game as the input found it, `after` as it left it. None if it is not worth a line.
    fn event(&self, before: &G, after: &G, event: &G::Event) -> Option<String>;

    /// How the game ended.
    fn outcome(&self, game: &G, outcome: &G::Outcome) -> String;
}

/// What stands above a chronicle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cover {
    /// What the players call the game, or the name of its scenario.
    pub title: String,
    /// The game and its scenario.
    pub subtitle: String,
    /// Facts about the game: who played, with which rules.
    pub facts: Vec<String>,
}

/// An entry of the history, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutlineEntry {
    /// The number of its last input: the moment to go back to.
    pub input: u32,
    /// The turn in which it was made.
    pub turn: u16,
    /// What was chosen, if anything was and everybody may know.
    pub choice: Option<String>,
    /// What happened.
    pub lines: Vec<LogLine>,
    /// Whether dice or tokens were seen after it and then undone.
    pub undone: bool,
}

/// Tells a session's history entry by entry, up to where it stands.
pub fn tell<'a, G: Game, N: Narrator<G>>(
    session: &'a Session<G>,
    narrator: &'a N,
) -> impl Iterator<Item = OutlineEntry> + use<'a, G, N> {
    session.entries().map(move |entry| told(session, narrator, entry.seen_by(None)))
}

fn told<G: Game>(session: &Session<G>, narrator: &impl Narrator<G>, entry: Entry<G>) -> OutlineEntry {
    let before = session.before(entry.number);
    let choice = match (&entry.choice, &before) {
        (Some((answer, _)), Some(before)) => narrator.choice(before, answer),
        (Some(_) | None, _) => None,
    };
    let steps = session.steps(entry.number, entry.last);
    let mut lines = Vec::new();
    for step in &steps {
        let mut dice = match step.input {
            Some(AnyInput::Die(die)) => vec![die.face()],
            Some(AnyInput::Answer(_) | AnyInput::Drawn(_)) | None => Vec::new(),
        };
        for event in step.events.iter().filter(|event| step.after.is_visible(event, None)) {
            if let Some(text) = narrator.event(&step.before, &step.after, event) {
                // The die stands beside the first line that it led to.
                lines.push(LogLine { text, dice: std::mem::take(&mut dice), tone: Tone::Plain });
            }
        }
    }
    OutlineEntry { input: entry.last, turn: entry.turn, choice, lines, undone: entry.taken_back.is_some() }
}

/// The outline of a session as a document: a cover, and the log turn by turn.
pub fn outline<G: Game>(session: &Session<G>, narrator: &impl Narrator<G>) -> Document {
    let Cover { title, subtitle, facts } = narrator.cover(session);
    let item = |text: String| Item { when: String::new(), text, tone: Tone::Plain, input: None };
    let mut blocks = vec![Block::List(facts.into_iter().map(item).collect())];
    if let Pending::Over(outcome) = session.game().pending() {
        blocks.push(Block::Paragraph(narrator.outcome(session.game(), &outcome)));
    }
    let mut days: Vec<(u16, Day)> = Vec::new();
    for told in tell(session, narrator) {
        let choice = told.choice.map(|text| LogLine { text, dice: Vec::new(), tone: Tone::Good });
        let lines = choice.into_iter().chain(told.lines);
        match days.last_mut() {
            Some((turn, day)) if *turn == told.turn => day.lines.extend(lines),
            Some(_) | None => {
                days.push((told.turn, Day { title: narrator.turn(told.turn), lines: lines.collect() }));
            }
        }
    }
    let days = days.into_iter().map(|(_, day)| day).filter(|day| !day.lines.is_empty());
    blocks.push(Block::Log(days.collect()));
    Document {
        language: narrator.language().to_owned(),
        title: title.clone(),
        pages: vec![Page { title, subtitle, blocks }],
    }
}
