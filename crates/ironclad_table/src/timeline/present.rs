//! The way of a game so far in words: its moments, and the ways that were left.

use crate::log::log_line;
use ironclad_game::engine::{Answer, Game, Pending};
use ironclad_game::session::{Branch, Session, TurnId};
use ironclad_text::decision::asked;
use ironclad_text::event::Log;
use ironclad_text::option::label;
use ironclad_text::thing::{Words, number};
use kit::log::LogLine;
use words::Text;

/// Where in its campaign a moment is; of a single game no more than the turn.
pub fn when(text: &Text, session: &Session, when: TurnId) -> String {
    let args = [
        ("scenario", number(when.stage)),
        ("attempt", number(when.attempt.saturating_add(1))),
        ("turn", number(when.turn)),
    ];
    let key = match (session.setup().campaign.is_some(), when.attempt) {
        (false, _) => "when-turn",
        (true, 0) => "when-scenario",
        (true, _) => "when-attempt",
    };
    text.with(key, &args)
}

/// What a way that was left is called.
pub fn way(text: &Text, session: &Session, branch: &Branch) -> String {
    if branch.name.is_empty() {
        return text.with("way-unnamed", &[("when", when(text, session, branch.when).into())]);
    }
    branch.name.clone()
}

/// What the way that is played now is called when it is left.
pub fn this_way(text: &Text, session: &Session) -> String {
    let named = session.branches().into_iter().find(|branch| branch.here && !branch.name.is_empty());
    let unnamed = || text.with("way-unnamed", &[("when", when(text, session, session.when()).into())]);
    named.map_or_else(unnamed, |branch| branch.name)
}

/// What was chosen in a game, and who or what had asked.
pub fn choice(text: &Text, game: &Game, answer: Answer) -> (String, String) {
    let words = Words::of(text, game);
    match game.pending() {
        Pending::Choose(decision) => (label(&words, game, &decision, answer), asked(&words, game, &decision).title),
        Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => (answer.id(game.names()), String::new()),
    }
}

/// What is asked in a game, if anything is.
pub fn question(text: &Text, game: &Game) -> String {
    let words = Words::of(text, game);
    match game.pending() {
        Pending::Choose(decision) => asked(&words, game, &decision).prompt,
        Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => words.mission(),
    }
}

/// What followed from the choice that was asked for in a game, up to the input of this number.
pub fn told(text: &Text, session: &Session, game: &Game, last: u32) -> Vec<LogLine> {
    let words = Words::of(text, game);
    let entries = session.history_to(last);
    let events = entries.last().map(|entry| entry.events.as_slice()).unwrap_or_default();
    let log = Log::at(&words, game.table().ship, events);
    let turn = game.table().turn;
    let lines = log.lines().iter().cloned().chain(log.open_lines(&words)).map(log_line);
    // A short log does not know the turn it is in.
    lines.map(|line| LogLine { turn: line.turn.max(turn.into()), ..line }).collect()
}
