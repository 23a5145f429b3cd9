//! The decision in hand: who or what, options, sum, odds, what is won and lost. Always in this order and place.
//!
//! The main button is not drawn here but in its corner by the table's frame; room is left for it.

mod list;
mod odds;

use crate::ui::cx::Cx;
use crate::ui::measure::Class;
use crate::ui::theme::{self, ALARM, ALARM_BG, ALARM_PALE, BONE, BONE2, GOOD, INK_TEXT, INK_TEXT2, INK0, PAPER};
use crate::ui::widget::button::{MAIN_NARROW, MAIN_WIDTH, fitting};
use crate::ui::widget::hero;
use crate::ui::widget::mark::{self, Seat, System};
use crate::ui::widget::row::Standing;
use crate::ui::{font, icon};
use iced::widget::{Column, column, container, mouse_area, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Padding, mouse};

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
    /// The same in fewer words, for narrow columns.
    pub brief: Option<String>,
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
    let set = Set::of(decision, cx.class(), width, most);
    let (earlier, later) = (on_page(false), on_page(true));
    let mut body = Column::new().spacing(set.gap()).padding(Padding::new(set.side()).top(set.gap() + 2.0).bottom(0.0));
    if set.asks {
        body = body.push(question(decision, &set.rows));
    }
    body = body.push(list::view(decision, set.rows.clone(), set.crowded, on_option, on_page));
    if let Some(sum) = &decision.sum {
        body = body.push(odds::sum(sum, decision.odds.as_ref().filter(|_| set.close), set.close, set.sum()));
    }
    if let Some(odds) = decision.odds.as_ref().filter(|_| !set.close) {
        body = body.push(odds::odds(odds));
    }
    for (line, won) in [(&decision.won, true), (&decision.lost, false)] {
        if let Some(line) = line {
            body = body.push(outcome(line, won, &set, cx));
        }
    }
    if let Some(alarm) = &decision.alarm {
        body = body.push(alarm_box(alarm, set.close));
    }
    if let Some(note) = &decision.note {
        let words = font::rules(note.as_str(), 21.0, BONE2);
        body = match set.note_room(decision, most) {
            Some(room) => body.push(scrollable(words).style(theme::scroll).width(Fill).height(room)),
            None => body.push(words),
        };
    }
    let body = body.push(space().height(set.foot()));
    let plain = |column| container(column).style(theme::fill(INK0)).width(Fill);
    if !set.crowded {
        return plain(column![head(&decision.head, &set), body]).into();
    }
    // The list is turned with the wheel anywhere on the decision.
    mouse_area(plain(column![head(&decision.head, &set), body.height(Fill)].height(most)))
        .on_scroll(move |delta| {
            let (mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. }) = delta;
            if y > 0.0 { earlier.clone() } else { later.clone() }
        })
        .into()
}

/// How a decision is set: as drawn, or closely where there is little room.
#[derive(Debug, Clone, PartialEq)]
struct Set {
    close: bool,
    /// Set as closely as can be.
    tiny: bool,
    /// The list gets what the rest leaves.
    crowded: bool,
    /// The question above the list shows.
    asks: bool,
    rows: list::Rows,
}

impl Set {
    fn of(decision: &DecisionView, class: Class, width: f32, most: f32) -> Self {
        let asked = !decision.question.is_empty();
        let make = |close: bool, asks: bool| {
            let mut set = Self {
                close,
                tiny: class == Class::Tiny,
                crowded: false,
                asks: asked && asks,
                rows: list::Rows::of(decision, width, close),
            };
            set.rows.width = width - 2.0 * set.side();
            set.crowded = set.rest(decision) + set.rows.all(decision) > most;
            set
        };
        let tries = match class {
            Class::Full => vec![make(false, true)],
            Class::Medium => vec![make(false, true), make(true, true), make(true, false)],
            Class::Small | Class::Tiny => vec![make(true, true), make(true, false)],
        };
        let fitting = tries.iter().position(|set| !set.crowded).unwrap_or(tries.len() - 1);
        tries.into_iter().nth(fitting).unwrap_or_else(|| make(true, false))
    }

    fn gap(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 3.0,
            (_, true) => 5.0,
            _ => 8.0,
        }
    }

    fn side(&self) -> f32 {
        if self.close { 10.0 } else { 16.0 }
    }

    /// The height of the head.
    fn head(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 44.0,
            (_, true) => 64.0,
            _ => 96.0,
        }
    }

    /// The height of the sum's box.
    fn sum(&self) -> f32 {
        odds::sum_height(self.close, self.tiny)
    }

    /// The room that the main button takes at the foot.
    fn foot(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 84.0,
            (_, true) => 88.0,
            _ => 96.0,
        }
    }

    /// The height of everything but the list, judged from what there is.
    fn rest(&self, decision: &DecisionView) -> f32 {
        let gap = self.gap();
        let mut sum = self.head() + gap + 2.0 + gap + self.foot();
        if self.asks {
            sum += 30.0 + gap;
        }
        if decision.sum.is_some() {
            sum += self.sum() + gap;
        }
        if decision.odds.is_some() && !self.close {
            sum += 68.0 + gap;
        }
        let width = self.rows.width;
        for line in [&decision.won, &decision.lost].into_iter().flatten() {
            sum += gap
                + match self.close {
                    true if self.tiny => 23.0 * lines(line, 9.6, width - 82.0),
                    true => 27.0 * lines(line, 9.6, width - 82.0),
                    false => 30.0 * lines(line, 11.2, width - 82.0),
                };
        }
        if let Some(alarm) = &decision.alarm {
            sum += gap + if self.close { 38.0 } else { 46.0 } + 27.0 * lines(&alarm.text, 9.6, width - 30.0);
        }
        if decision.note.is_some() {
            sum += gap + self.note(decision);
        }
        sum
    }

    /// The height of the note.
    fn note(&self, decision: &DecisionView) -> f32 {
        let note = decision.note.as_deref().unwrap_or_default();
        note.lines().map(|line| 27.5 * lines(line, 10.6, self.rows.width)).sum()
    }

    /// What a long note must do with, so that the list is not crowded out.
    fn note_room(&self, decision: &DecisionView, most: f32) -> Option<f32> {
        let note = self.note(decision);
        let room = most - (self.rest(decision) - note) - self.rows.least(decision);
        (self.crowded && room < note).then_some(room.max(44.0))
    }
}

/// How many lines a text takes, judged by its letters.
fn lines(text: &str, letter: f32, room: f32) -> f32 {
    (text.chars().count() as f32 * letter / room).ceil().max(1.0)
}

fn head<'a, M: 'a>(head: &'a Head, set: &Set) -> Element<'a, M> {
    let close = set.close;
    let (ground, ink, ink2) = match &head.whose {
        Some((system, _, _)) => (system.color(), theme::BUTTON_INK, theme::BUTTON_INK),
        None => (PAPER, INK_TEXT, INK_TEXT2),
    };
    let height = set.head();
    let mut face = row![].spacing(14).align_y(Alignment::Center).padding([0, 16]).height(height);
    if let Some(name) = &head.person {
        face = face.push(hero::medal(name, hero::Health::Ready, false, height - 14.0));
    } else if let Some(name) = head.icon.as_ref().filter(|_| !close) {
        face = face.push(disc(name, 72.0));
    }
    let (size, room) = if close { (31.0, 250.0) } else { (38.0, 280.0) };
    let mut words = column![font::title(head.title.as_str(), fitting(&head.title, room, size), ink)];
    if !set.tiny {
        let size = fitting(&head.below, room, if close { 21.0 } else { 23.0 });
        words = words.push(font::label(head.below.as_str(), size, ink2));
    }
    face = face.push(container(words).width(Fill));
    if let Some((word, figure)) = &head.figure {
        let word = font::tag(word.as_str(), if close { 20.0 } else { 22.0 }, ink);
        let figure = font::figures(figure.as_str(), if close { 31.0 } else { 46.0 }, ink);
        let figure: Element<'a, M> = match set.tiny {
            true => row![word, figure].spacing(8).align_y(Alignment::Center).into(),
            false => column![word, figure].align_x(Alignment::Center).into(),
        };
        face = face.push(figure);
    }
    let plate = container(face).style(theme::fill(ground)).width(Fill);
    match &head.whose {
        Some((_, seat, held)) => row![
            container(mark::pennant(*seat, held, height * 0.55))
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

fn question<'a, M: 'a>(decision: &'a DecisionView, rows: &list::Rows) -> Element<'a, M> {
    let mut face = row![container(font::title(decision.question.as_str(), 25.0, BONE)).width(Fill)]
        .spacing(8)
        .align_y(Alignment::Center)
        .height(30);
    if decision.columns.is_empty() {
        face = face.push(font::tag(decision.asked.as_str(), 23.0, BONE2));
    }
    for (i, (head, width)) in decision.columns.iter().zip(&rows.columns).enumerate() {
        let head = container(font::tag(head.as_str(), 21.0, BONE2));
        // The first head may reach over the titles; the others stand over their figures.
        face = face.push(if i == 0 { head } else { head.width(*width).align_right(*width) });
    }
    let end = if decision.columns.is_empty() { 0.0 } else { 8.0 };
    face.padding(Padding::default().right(end)).into()
}

fn outcome<'a, M: 'a>(line: &'a str, won: bool, set: &Set, cx: &Cx<'_>) -> Element<'a, M> {
    let close = set.close;
    let (mark, color, word) =
        if won { ("own/tick", GOOD, cx.t("decision-won")) } else { ("own/cross", ALARM, cx.t("decision-lost")) };
    let height = match (set.tiny, close) {
        (true, _) => 22.0,
        (_, true) => 26.0,
        _ => 30.0,
    };
    let text = if close { font::label(line, 22.0, BONE) } else { font::rules(line, 23.0, BONE) };
    row![
        container(icon::tinted(mark, 22.0, color)).center_y(height),
        container(font::tag(word, if close { 22.0 } else { 24.0 }, BONE)).center_y(height).width(44),
        container(text).width(Fill),
    ]
    .spacing(8)
    .into()
}

fn alarm_box<'a, M: 'a>(alarm: &'a Alarm, close: bool) -> Element<'a, M> {
    let words = column![
        row![
            container(font::label(alarm.title.as_str(), 23.0, BONE)).width(Fill),
            font::tag(alarm.figure.as_str(), 23.0, theme::BRASS_HI),
        ],
        font::label(alarm.text.as_str(), 22.0, ALARM_PALE),
    ]
    .spacing(2)
    .padding([if close { 4 } else { 8 }, 12]);
    let ground = container(words).width(Fill).style(theme::fill(ALARM_BG));
    container(ground).padding(Padding::default().left(6.0)).style(theme::fill(ALARM)).width(Fill).into()
}
