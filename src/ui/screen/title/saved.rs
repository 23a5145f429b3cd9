//! The paper strip about the game that can be gone on with.

use super::main_width;
use crate::ui::screen;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill, Padding};
use ironclad_table::widget::mark::{self, Seat, System};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{INK_TEXT, INK_TEXT2, RUBRIC};
use kit::widget::{panel, shrink_title_to_fit, shrink_to_fit};
use kit::{fit, font};

/// A game that can be gone on with, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedGame {
    /// What the campaign or tutorial is called.
    pub name: String,
    /// Where it stands: scenario and turn.
    pub place: String,
    /// The last line of the log.
    pub log: String,
    /// The seats: systems held, and name.
    pub seats: Vec<(Vec<System>, String)>,
    /// Hull, Crew, Morale.
    pub figures: String,
}

/// How large the line of the log is, and the least that it is set in before it is broken.
const LOG: f32 = 29.0;
const LEAST_LOG: f32 = 22.0;
/// The height of that line.
const LINE: f32 = 40.0;

/// The paper strip about the saved game, beside the main button.
pub fn strip<'a>(saved: &'a SavedGame, cx: &Cx<'a>, side: f32) -> Element<'a, screen::Message> {
    let small = cx.class() < Class::Medium;
    let seats = saved
        .seats
        .iter()
        .enumerate()
        .map(|(i, (held, name))| {
            row![mark::pennant_on_paper(Seat(i), held, 30.0), font::tag(name.as_str(), 23.0, INK_TEXT),]
                .spacing(8)
                .align_y(Alignment::Center)
                .into()
        })
        .collect::<Vec<Element<'a, screen::Message>>>();
    let seats = Row::with_children(seats).spacing(24);
    let line = |a: Element<'a, screen::Message>, b: Element<'a, screen::Message>| {
        row![container(a).width(Fill), b].spacing(16).align_y(Alignment::Center)
    };
    let room = main_width(cx) + 21.0 + 34.0;
    // The place leaves the name as much as it needs, and half of the strip.
    let wide = cx.size().width - side - room - 56.0;
    let name = fit::width(&saved.name, 30.0).min(wide / 2.0);
    let place = container(shrink_to_fit(saved.place.as_str(), 23.0, RUBRIC)).max_width(wide - name - 16.0);
    let mut lines = column![line(shrink_title_to_fit(saved.name.as_str(), 30.0, INK_TEXT), place.into())].spacing(4);
    if !small {
        let size = fit::fitting(&saved.log, font::LOG, wide, LOG).max(LEAST_LOG);
        let taken = fit::height(&saved.log, font::LOG, size, font::LOG_LEADING, wide);
        let high = if taken < 2.0 * size { LINE } else { taken };
        lines = lines.push(container(font::log(saved.log.as_str(), size, INK_TEXT)).height(high));
        lines = lines.push(line(seats.into(), font::tag(saved.figures.as_str(), 23.0, INK_TEXT2).into()));
    }
    let sheet = panel::paper(lines).padding(if small { [12, 20] } else { [14, 28] }).width(Fill);
    let pad = Padding::default().bottom(cx.pick(36.0, 24.0, 20.0, 20.0));
    let pad = if cx.mirror { pad.left(room).right(side) } else { pad.left(side).right(room) };
    container(sheet).padding(pad).width(Fill).height(Fill).align_bottom(Fill).into()
}
