//! The sum of a roll and its odds, as six dice and in percent.

use super::{Odds, Sum, Tone};
use iced::widget::{column, container, responsive, row, space};
use iced::{Alignment, Element, Fill};
use kit::theme::{self, BONE, BONE2, BRASS, BRASS_HI, INK2, LINE};
use kit::widget::{die, shrink_to_fit};
use kit::{fit, font, icon};

/// The height of the sum's box.
pub fn sum_height(close: bool, tiny: bool) -> f32 {
    match (close, tiny) {
        (_, true) => 40.0,
        (true, _) => 48.0,
        _ => 56.0,
    }
}

/// The sum: its parts, what they make, and what the die must show.
pub fn sum<'a, M: 'a>(sum: &'a Sum, odds: Option<&'a Odds>, close: bool, height: f32) -> Element<'a, M> {
    let face = if close { brief(sum, odds) } else { whole(sum) };
    container(face.padding([0, 12]).align_y(Alignment::Center).height(height))
        .style(theme::boxed(INK2, LINE, 1.5))
        .width(Fill)
        .into()
}

fn whole<'a, M: 'a>(sum: &'a Sum) -> iced::widget::Row<'a, M> {
    let mut parts = row![].spacing(8).align_y(Alignment::Center);
    for (i, (mark, text, tone)) in sum.parts.iter().enumerate() {
        if i > 0 && *tone != Tone::Alarm {
            parts = parts.push(font::figures("+", 25.0, BRASS));
        }
        if let Some(name) = mark {
            parts = parts.push(icon::icon(name, 25.0, BRASS));
        }
        parts = parts.push(font::figures(text.as_str(), 25.0, tone.color()));
    }
    // A single part is its own sum.
    match sum.parts.as_slice() {
        [(None, only, _)] if *only == sum.total => parts = row![].align_y(Alignment::Center),
        _ => parts = parts.push(font::figures("=", 25.0, BRASS)),
    }
    parts = parts.push(font::figures(sum.total.as_str(), 44.0, BRASS_HI));
    let needs = column![font::tag(sum.needs.0.as_str(), 23.0, BONE), font::tag(sum.needs.1.as_str(), 23.0, BRASS_HI),]
        .align_x(Alignment::End);
    row![container(parts).width(Fill).clip(true), needs].spacing(8)
}

fn brief<'a, M: 'a>(sum: &'a Sum, odds: Option<&'a Odds>) -> iced::widget::Row<'a, M> {
    let mut face = row![
        font::figures(sum.total.as_str(), 36.0, BRASS_HI),
        // What the die must show says enough where these words cannot be read in the room that is left.
        responsive(|room| {
            if fit::width(&sum.needs.0, 25.0) * fit::LEAST <= room.width {
                container(shrink_to_fit(sum.needs.0.as_str(), 25.0, BONE)).center_y(Fill).into()
            } else {
                space().into()
            }
        }),
        font::tag(sum.needs.1.as_str(), 23.0, BONE),
    ]
    .spacing(8);
    if let Some(odds) = odds {
        face = face.push(font::figures(odds.percent.as_str(), 34.0, BONE));
    }
    face
}

/// The six faces and the odds in figures.
pub fn odds<'a, M: 'a>(odds: &'a Odds) -> Element<'a, M> {
    let figures =
        column![font::figures(odds.percent.as_str(), 44.0, BONE), font::tag(odds.sixths.as_str(), 19.0, BONE2),]
            .align_x(Alignment::End);
    row![container(die::odds(odds.faces, 47.0)).width(Fill), figures].align_y(Alignment::Center).height(68).into()
}
