//! The parts of a decision round its list: head, question, outcomes, alarm.

use super::set::{ASKED, HEAD, Typesetting};
use super::{Alarm, DecisionView, Head};
use crate::widget::hero;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::theme::{self, ALARM, ALARM_BG, ALARM_PALE, BONE, BONE2, GOOD, INK_TEXT, INK_TEXT2, PAPER};
use kit::widget::{shrink_to_fit, whole_label};
use kit::{fit, font, icon};

/// Who or what asks.
pub fn head<'a, M: 'a>(head: &'a Head, set: &Typesetting) -> Element<'a, M> {
    let close = set.close;
    let (ground, ink, ink2) = match &head.whose {
        Some(whose) => (whose.system.color(), theme::BUTTON_INK, theme::BUTTON_INK),
        None => (PAPER, INK_TEXT, INK_TEXT2),
    };
    let height = set.head();
    let whole = set.head_height(head);
    let mut face = row![].spacing(14).align_y(Alignment::Center).padding([0, 16]).height(whole);
    if let Some(name) = &head.person {
        face = face.push(hero::medal(name, hero::Health::Ready, false, height - 14.0));
    } else if !close && let Some(name) = &head.icon {
        face = face.push(disc(name, 72.0));
    }
    let (size, below) = set.head_sizes(head);
    let mut words = column![font::title(head.title.as_str(), size, ink)];
    if !set.tiny && !head.below.is_empty() {
        words = words.push(font::label(head.below.as_str(), below, ink2));
    }
    face = face.push(container(words).width(Fill));
    if let Some((word, figure)) = &head.figure {
        let word = font::tag(word.as_str(), if close { 20.0 } else { 22.0 }, ink);
        let figure = font::figures(figure.as_str(), if close { 31.0 } else { 46.0 }, ink);
        let figure: Element<'a, M> = if set.tiny {
            row![word, figure].spacing(8).align_y(Alignment::Center).into()
        } else {
            column![word, figure].align_x(Alignment::Center).into()
        };
        face = face.push(figure);
    }
    let plate = container(face).style(theme::fill(ground)).width(Fill);
    match &head.whose {
        Some(whose) => row![
            container(whose.flag(height * 0.55)).center_y(whole).padding(Padding::default().left(12.0).right(10.0)),
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

/// The question, and who answers it.
pub fn question<'a, M: 'a>(decision: &'a DecisionView, set: &Typesetting) -> Element<'a, M> {
    let (size, height) = set.question(decision);
    let mut face = row![container(font::title(decision.question.as_str(), size, BONE)).width(Fill)]
        .spacing(8)
        .align_y(Alignment::Center)
        .height(height);
    if decision.columns.is_empty() {
        face = face.push(font::tag(decision.asked.as_str(), ASKED, BONE2));
    }
    for (head, width) in decision.columns.iter().zip(set.heads(decision)) {
        face = face.push(container(shrink_to_fit(head.as_str(), HEAD, BONE2)).align_right(width));
    }
    let end = if decision.columns.is_empty() { 0.0 } else { 8.0 };
    face.padding(Padding::default().right(end)).into()
}

/// What follows if it is won, or lost.
pub fn outcome<'a, M: 'a>(line: &'a str, won: bool, set: &Typesetting, cx: &Cx<'_>) -> Element<'a, M> {
    let close = set.close;
    let (mark, color, word) =
        if won { ("own/tick", GOOD, cx.t("decision-won")) } else { ("own/cross", ALARM, cx.t("decision-lost")) };
    let height = match (set.tiny, close) {
        (true, _) => 22.0,
        (_, true) => 26.0,
        _ => 30.0,
    };
    let size = if close { 22.0 } else { 24.0 };
    // Both lines begin at the same place, whatever the two words are.
    let words = ["decision-won", "decision-lost"].map(|key| fit::width(&cx.t(key), size));
    let beside = words.into_iter().fold(44.0, f32::max).min(if close { 84.0 } else { 104.0 });
    let text = if close {
        font::label(line, set.outcome(line, set.rows.width - beside - 38.0), BONE)
    } else {
        font::rules(line, 23.0, BONE)
    };
    row![
        container(icon::tinted(mark, 22.0, color)).center_y(height),
        container(shrink_to_fit(word, size, BONE)).center_y(height).width(beside),
        container(text).width(Fill),
    ]
    .spacing(8)
    .into()
}

/// What must not be overlooked.
pub fn alarm_box<'a, M: 'a>(alarm: &'a Alarm, set: &Typesetting) -> Element<'a, M> {
    let close = set.close;
    let title = whole_label(alarm.title.as_str(), 23.0, BONE);
    // A figure that has no room beside its title stands below it.
    let beside = alarm.figure_beside_title(set.rows.width - 30.0);
    let head: Element<'a, M> = match (alarm.figure.is_empty(), beside) {
        (true, _) => title,
        (false, true) => {
            row![container(title).width(Fill), font::tag(alarm.figure.as_str(), 23.0, theme::BRASS_HI)].into()
        }
        (false, false) => column![title, whole_label(alarm.figure.as_str(), 23.0, theme::BRASS_HI)].into(),
    };
    let text = (!alarm.text.is_empty()).then(|| whole_label(alarm.text.as_str(), 22.0, ALARM_PALE));
    let words = column![head].extend(text).spacing(2).padding([if close { 4 } else { 8 }, 12]);
    let ground = container(words).width(Fill).style(theme::fill(ALARM_BG));
    container(ground).padding(Padding::default().left(6.0)).style(theme::fill(ALARM)).width(Fill).into()
}
