//! The decision in hand: who or what, options, sum, odds, what is won and lost. Always in this order and place.
//!
//! The main button is not drawn here but in its corner by the table's frame; room is left for it.

mod list;
mod odds;

use crate::ui::cx::Cx;
use crate::ui::measure::Class;
use crate::ui::theme::{self, ALARM, ALARM_BG, ALARM_PALE, BONE, BONE2, GOOD, INK_TEXT, INK_TEXT2, INK0, PAPER};
use crate::ui::widget::button::{MAIN_NARROW, MAIN_WIDTH};
use crate::ui::widget::mark::{self, Seat, System};
use crate::ui::widget::row::Standing;
use crate::ui::{font, icon};
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Color, Element, Fill, Padding};

pub use list::rows_shown;

/// The decision as it is shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DecisionView {
    /// Who or what asks.
    pub head: Head,
    /// The question above the options.
    pub question: String,
    /// Who answers.
    pub asked: String,
    /// Heads of the columns, if the options have figures.
    pub columns: Vec<String>,
    /// The options.
    pub options: Vec<Choice>,
    /// The first option shown, when not all fit.
    pub top: usize,
    /// The option that has the focus.
    pub focus: Option<usize>,
    /// The sum of the roll.
    pub sum: Option<Sum>,
    /// The odds of the roll.
    pub odds: Option<Odds>,
    /// What follows if it is won.
    pub won: Option<String>,
    /// What follows if it is lost.
    pub lost: Option<String>,
    /// Something that must not be overlooked.
    pub alarm: Option<Alarm>,
    /// A quiet remark.
    pub note: Option<String>,
    /// The main button's label.
    pub button: String,
    /// Whether the main button can be pressed.
    pub ready: bool,
}

/// The decision's head.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Head {
    /// Whose it is: none is all seats, on paper.
    pub whose: Option<(System, Seat, Vec<System>)>,
    /// An icon of the set.
    pub icon: Option<String>,
    /// The name of a person whose medal stands instead of the icon.
    pub person: Option<String>,
    /// The title.
    pub title: String,
    /// The line below.
    pub below: String,
    /// A figure at the right, such as the difficulty, with its word.
    pub figure: Option<(String, String)>,
}

/// An option.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Choice {
    /// Its key.
    pub key: String,
    /// Its mark.
    pub mark: Option<Mark>,
    /// What it is.
    pub title: String,
    /// Cost and consequence, or why it cannot be.
    pub below: Option<String>,
    /// A skill and its figure.
    pub skill: Option<(String, String)>,
    /// Figures under the columns' heads.
    pub figures: Vec<String>,
    /// Words at the right.
    pub right: Option<(String, Tone)>,
    /// How it stands.
    pub standing: Standing,
}

/// The mark of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// A system's shape.
    System(System),
    /// An icon of the set.
    Icon(String),
    /// A person's medal.
    Person(String),
    /// Any drawing.
    Art(String),
}

/// How words are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Plainly.
    #[default]
    Plain,
    /// Secondary.
    Quiet,
    /// A gain.
    Good,
    /// A loss.
    Alarm,
    /// Chosen or counted.
    Bright,
}

impl Tone {
    /// Its colour on ink.
    pub fn color(self) -> Color {
        match self {
            Self::Plain => BONE,
            Self::Quiet => BONE2,
            Self::Good => GOOD,
            Self::Alarm => ALARM,
            Self::Bright => theme::BRASS_HI,
        }
    }
}

/// A roll's sum.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sum {
    /// The parts, with an icon where one tells them apart: `3`, `heart 1`, `−1 energy`.
    pub parts: Vec<(Option<String>, String, Tone)>,
    /// What they make.
    pub total: String,
    /// What the die must show, in two lines.
    pub needs: (String, String),
}

/// A roll's odds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Odds {
    /// Which faces succeed.
    pub faces: [bool; 6],
    /// The odds as percent.
    pub percent: String,
    /// The odds as sixths.
    pub sixths: String,
}

/// A box that must not be overlooked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Alarm {
    /// Its head.
    pub title: String,
    /// A figure at the right of the head.
    pub figure: String,
    /// Its text.
    pub text: String,
}

/// The room the main button takes at the foot of the column.
pub const FOOT: f32 = 60.0 + 20.0 + 20.0;

/// The main button's width in this class.
pub fn main_width(class: Class) -> f32 {
    match class {
        Class::Full => MAIN_WIDTH,
        Class::Medium => 420.0,
        Class::Small | Class::Tiny => MAIN_NARROW,
    }
}

/// The decision, in a column of the given width that may grow to `most`. `on_option` is told the option's
/// index, `on_page` whether to page down.
pub fn view<'a, M: Clone + 'a>(
    decision: &'a DecisionView,
    cx: &Cx<'a>,
    width: f32,
    most: f32,
    on_option: impl Fn(usize) -> M + 'a,
    on_page: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    let class = cx.class();
    let side = if class >= Class::Medium { 16.0 } else { 10.0 };
    let inside = width - 2.0 * side;
    let crowded = list::height(decision, class) + rest(decision, class, inside) > most;
    let mut body = Column::new().spacing(8).padding(Padding::new(side).top(10.0).bottom(0.0));
    if !decision.question.is_empty() && class >= Class::Medium {
        body = body.push(question(decision));
    }
    body = body.push(list::view(decision, class, crowded, on_option, on_page));
    if let Some(sum) = &decision.sum {
        body = body.push(odds::sum(sum, decision.odds.as_ref(), class));
    }
    if let Some(odds) = decision.odds.as_ref().filter(|_| class >= Class::Medium) {
        body = body.push(odds::odds(odds));
    }
    for (line, won) in [(&decision.won, true), (&decision.lost, false)] {
        if let Some(line) = line {
            body = body.push(outcome(line, won, cx));
        }
    }
    if let Some(alarm) = &decision.alarm {
        body = body.push(alarm_box(alarm));
    }
    if let Some(note) = &decision.note {
        body = body.push(font::rules(note.as_str(), 21.0, BONE2));
    }
    let body = body.push(space().height(FOOT));
    let column = if crowded {
        column![head(&decision.head, class), body.height(Fill)].height(most)
    } else {
        column![head(&decision.head, class), body]
    };
    container(column).style(theme::fill(INK0)).width(Fill).into()
}

/// The height of everything but the list, judged from what there is.
fn rest(decision: &DecisionView, class: Class, inside: f32) -> f32 {
    let mut sum = head_height(class) + 10.0 + FOOT + 8.0;
    let big = class >= Class::Medium;
    if big && !decision.question.is_empty() {
        sum += 38.0;
    }
    if decision.sum.is_some() {
        sum += 66.0;
    }
    if big && decision.odds.is_some() {
        sum += 76.0;
    }
    let lines = |text: &str, letter: f32| (text.chars().count() as f32 * letter / inside).ceil().max(1.0);
    for line in [&decision.won, &decision.lost].into_iter().flatten() {
        sum += 38.0 + 29.0 * (lines(line, 11.4) - 1.0);
    }
    if let Some(alarm) = &decision.alarm {
        sum += 58.0 + 26.0 * lines(&alarm.text, 9.6);
    }
    if let Some(note) = &decision.note {
        sum += 8.0 + 28.0 * lines(note, 10.9);
    }
    sum
}

fn head_height(class: Class) -> f32 {
    if class >= Class::Medium { 96.0 } else { 70.0 }
}

fn head<'a, M: 'a>(head: &'a Head, class: Class) -> Element<'a, M> {
    let big = class >= Class::Medium;
    let (ground, ink, ink2) = match &head.whose {
        Some((system, _, _)) => (system.color(), theme::BUTTON_INK, theme::BUTTON_INK),
        None => (PAPER, INK_TEXT, INK_TEXT2),
    };
    let height = head_height(class);
    let mut face = row![].spacing(14).align_y(Alignment::Center).padding([0, 16]).height(height);
    if let Some(name) = &head.person {
        let medal = crate::ui::widget::hero::medal(name, Default::default(), false, height - 18.0);
        face = face.push(medal);
    } else if let Some(name) = head.icon.as_ref().filter(|_| big) {
        face = face.push(disc(name, 72.0));
    }
    let size = if big { 38.0 } else { 32.0 };
    let room = if big { 290.0 } else { 260.0 };
    let size = crate::ui::widget::button::fitting(&head.title, room, size).max(27.0);
    let words = column![font::title(head.title.as_str(), size, ink), font::label(head.below.as_str(), 23.0, ink2)];
    face = face.push(container(words).width(Fill));
    if let Some((word, figure)) = &head.figure {
        let figure = column![
            font::tag(word.as_str(), 22.0, ink),
            font::figures(figure.as_str(), if big { 46.0 } else { 34.0 }, ink)
        ]
        .align_x(Alignment::Center);
        face = face.push(figure);
    }
    let plate = container(face).style(theme::fill(ground)).width(Fill);
    match &head.whose {
        Some((_, seat, held)) => row![
            container(mark::pennant(*seat, held, if big { 54.0 } else { 38.0 }))
                .center_y(height)
                .padding(Padding::default().left(12.0).right(10.0)),
            plate
        ]
        .into(),
        None => plate.into(),
    }
}

/// An icon in bone on an ink disc, for paper heads.
fn disc<'a, M: 'a>(name: &str, size: f32) -> Element<'a, M> {
    let handle = icon::kept(&format!("disc {name}"), || {
        let inner = icon::source(&format!("icons/{name}"))?;
        Some(format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><circle cx="36" cy="36" r="35" fill="#1B2230"/><circle cx="36" cy="36" r="32" fill="none" stroke="#EFE6D0" stroke-width="1.6"/><g transform="translate(15 15) scale(.082)">{}</g></svg>"##,
            icon::inside(&inner)
        ))
    });
    icon::picture(handle, size, size).into()
}

fn question<'a, M: 'a>(decision: &'a DecisionView) -> Element<'a, M> {
    let mut face = row![container(font::title(decision.question.as_str(), 26.0, BONE)).width(Fill)]
        .spacing(10)
        .align_y(Alignment::Center);
    if decision.columns.is_empty() {
        face = face.push(font::tag(decision.asked.as_str(), 23.0, BONE2));
    }
    for (i, head) in decision.columns.iter().enumerate() {
        face = face.push(
            container(font::tag(head.as_str(), 21.0, BONE2))
                .width(list::COLUMNS[i.min(3)])
                .align_right(list::COLUMNS[i.min(3)]),
        );
    }
    face.into()
}

fn outcome<'a, M: 'a>(line: &'a str, won: bool, cx: &Cx<'_>) -> Element<'a, M> {
    let (mark, color, word) =
        if won { ("own/tick", GOOD, cx.t("decision-won")) } else { ("own/cross", ALARM, cx.t("decision-lost")) };
    row![
        container(icon::tinted(mark, 22.0, color)).center_y(30),
        container(font::tag(word, 24.0, BONE)).center_y(30).width(44),
        container(font::rules(line, 23.0, BONE)).width(Fill),
    ]
    .spacing(8)
    .into()
}

fn alarm_box<'a, M: 'a>(alarm: &'a Alarm) -> Element<'a, M> {
    let words = column![
        row![
            container(font::label(alarm.title.as_str(), 24.0, BONE)).width(Fill),
            font::tag(alarm.figure.as_str(), 24.0, theme::BRASS_HI),
        ],
        font::label(alarm.text.as_str(), 23.0, ALARM_PALE),
    ]
    .spacing(2)
    .padding([8, 12]);
    let ground = container(words).width(Fill).style(theme::fill(ALARM_BG));
    container(ground).padding(Padding::default().left(6.0)).style(theme::fill(ALARM)).width(Fill).into()
}
