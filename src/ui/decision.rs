//! The decision in hand: who or what, options, sum, odds, what is won and lost. Always in this order and place.
//!
//! The main button is not drawn here but in its corner by the table's frame; room is left for it.

mod head;
mod list;
mod odds;
mod set;
mod view;

pub use self::view::{Alarm, Choice, DecisionView, Head, Mark, Odds, Sum, Tone};

use self::head::head;
use self::set::Set;
use crate::ui::cx::Cx;
use crate::ui::measure::Class;
use crate::ui::theme::{self, ALARM, ALARM_BG, ALARM_PALE, BONE, BONE2, GOOD, INK0};
use crate::ui::widget::button::{MAIN_NARROW, MAIN_WIDTH};
use crate::ui::{font, icon};
use iced::widget::{Column, column, container, mouse_area, row, scrollable, space};
use iced::{Alignment, Element, Fill, Padding, mouse};

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
