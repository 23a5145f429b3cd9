//! A decision in plain words, for the place of decision.

mod head;
mod question;

pub use self::head::card_kind;
pub use self::question::{Question, whose_skill};

use self::head::{figure, prompt, subtitle, title};
use super::effect::{RowWords, rows};
use super::thing::Words;
use super::{picture, rule};
use ironclad_game::content::terms::System;
use ironclad_game::engine::Game;
use ironclad_game::engine::decision::{Answer, Decision, Source};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::View;
use ironclad_game::engine::state::Seat;

/// A figure with its name, such as Difficulty 13.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// What it counts.
    pub label: String,
    /// The number.
    pub value: String,
}

/// A decision in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// What is really asked.
    pub question: Question,
    /// Who or what asks.
    pub title: String,
    /// A line under it.
    pub subtitle: String,
    /// The question itself.
    pub prompt: String,
    /// The figure at the right of the title.
    pub figure: Option<Figure>,
    /// A picture of who or what asks.
    pub picture: Option<String>,
    /// The system asked; all if none.
    pub system: Option<System>,
    /// The seat asked; all if none.
    pub seat: Option<Seat>,
    /// Whose decision it is: “everyone”, “Seat 2”.
    pub seats: String,
    /// What the card asks, in a line or two.
    pub text: Option<String>,
    /// What winning brings.
    pub won: Option<String>,
    /// What losing costs.
    pub lost: Option<String>,
    /// The rows of the card's table.
    pub rows: Vec<RowWords>,
    /// The place of the row that was rolled, if it has been.
    pub row: Option<u8>,
    /// The option that closes the decision, if there is one: it belongs on the main button.
    pub main: Option<Answer>,
    /// The rule that explains it.
    pub rule: String,
}

/// Puts a decision into words.
pub fn asked(words: &Words<'_>, game: &Game, decision: &Decision) -> Asked {
    let question = Question::of(game, decision);
    let view = game.view();
    let card = match decision.source {
        Some(Source::Intel(card)) => Some(card),
        _ => None,
    };
    let seat = decision.system.map(|system| view.seat(system));
    let checked = matches!(question, Question::Commit | Question::Select | Question::Skill);
    let check = if checked { card } else { None };
    let told = |won: bool| match decision.source {
        Some(Source::Check(check)) if checked => words.check_brings(check, won),
        _ => None,
    };
    let tabled = matches!(question, Question::Attempt | Question::Help | Question::Reroll | Question::Soften);
    let rows = match card {
        Some(card) if tabled => rows(words, card, view.table.threat),
        Some(_) | None => Vec::new(),
    };
    Asked {
        question,
        title: title(words, game, decision, question),
        subtitle: subtitle(words, &view, decision, question),
        prompt: prompt(words, game, decision, question),
        figure: figure(words, game, decision, question),
        picture: picture_of(&view, decision),
        system: decision.system,
        seat,
        seats: seat.map_or_else(|| words.get("seats-all"), |seat| words.seat(seat)),
        text: card.map(|card| words.intel_text(card)),
        won: check.and_then(|card| words.intel_won(card)).or_else(|| told(true)),
        lost: check.and_then(|card| words.intel_lost(card)).or_else(|| told(false)),
        rows,
        row: read(game).map(|(_, row)| row),
        main: main(decision),
        rule: rule::question(view.content, question, decision.source).to_owned(),
    }
}

/// The total of a table roll that lies on the table, and its row.
fn read(game: &Game) -> Option<(i8, u8)> {
    match game.state().frames.last() {
        Some(Frame::TableRolling(roll)) => roll.read(&game.view()),
        _ => None,
    }
}

fn picture_of(view: &View<'_>, decision: &Decision) -> Option<String> {
    let (content, scenario, here) = (view.content, view.scenario, view.table.ship);
    match (decision.source, decision.system) {
        (Some(source), _) if source != Source::Combat => Some(picture::source(content, scenario, here, source)),
        (_, Some(system)) => Some(picture::system(system).to_owned()),
        (Some(source), None) => Some(picture::source(content, scenario, here, source)),
        (None, None) => Some(picture::sector(content, scenario, here)),
    }
}

/// The option that closes the decision.
fn main(decision: &Decision) -> Option<Answer> {
    let closing = |answer: &Answer| {
        matches!(answer, Answer::Done | Answer::Confirm | Answer::Pass | Answer::Leave | Answer::EndTurn)
    };
    decision.options.iter().copied().find(closing)
}
