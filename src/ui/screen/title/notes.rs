//! What must be said on the title: a slip beside the menu, below which everything else keeps its place. What it has no
//! room for scrolls.

use super::{margin, menu_edge};
use crate::ui::screen;
use iced::widget::{Column, container, row, scrollable};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, ALARM, ALARM_BG, ALARM_PALE};
use kit::{fit, font, icon};

/// Between the menu and the slip.
const GAP: f32 = 24.0;
/// Between two notes.
const BETWEEN: f32 = 8.0;
/// The line of a note, in parts of its size.
const LINE: f32 = 1.3;
/// The margins of the slip, and between a note and the sign before it.
const MARGIN: [u16; 2] = [10, 14];
const BESIDE: f32 = 10.0;
/// The room of the scroll bar.
const SCROLLER: f32 = 14.0;

/// The slip, above the strip of the game that can be gone on with where there is one.
pub fn slip<'a>(notes: &'a [String], over_strip: bool, cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let size = cx.pick(22.0, 21.0, 20.0, 20.0);
    let lines = notes.iter().map(|note| {
        let words = container(font::rules(note.as_str(), size, ALARM_PALE)).width(Fill);
        row![icon::tinted("own/warning", size, ALARM), words].spacing(BESIDE).align_y(Alignment::Start).into()
    });
    let lines = Column::with_children(lines).spacing(BETWEEN).padding(Padding::ZERO.right(SCROLLER));
    let side = margin(cx).0;
    let width = (cx.size().width - menu_end(cx) - GAP - side).max(280.0);
    let room = width - 2.0 * f32::from(MARGIN[1]) - SCROLLER - size - BESIDE;
    let high = seen(notes, size, room, cx.pick(180.0, 126.0, 112.0, 96.0));
    let list = container(scrollable(lines).id(READ).style(theme::scroll)).max_height(high);
    let card = container(list).padding(MARGIN).width(Fill).style(theme::boxed(ALARM_BG, ALARM, 1.5));
    let frame = if cx.class() > Class::Tiny { 148.0 } else { 96.0 };
    let below = if over_strip { cx.pick(206.0, 190.0, frame, frame) } else { frame };
    let placed = container(container(card).width(width)).width(Fill).height(Fill).align_bottom(Fill);
    let padding = Padding::ZERO.bottom(below);
    if cx.mirror {
        placed.align_left(Fill).padding(padding.left(side)).into()
    } else {
        placed.align_right(Fill).padding(padding.right(side)).into()
    }
}

/// The height at which no line is cut: that of all notes, or of as many whole lines as `most` has room for.
fn seen(notes: &[String], size: f32, room: f32, most: f32) -> f32 {
    let line = size * LINE;
    let (mut head, mut end) = (0.0, 0.0);
    for note in notes {
        let foot = head + fit::height(note, font::RULES, size, LINE, room);
        if foot > most {
            let whole = ((most - head) / line).floor();
            return if whole >= 1.0 { head + whole * line } else { end };
        }
        (head, end) = (foot + BETWEEN, foot);
    }
    end
}

/// How far the menu reaches in from its side, with the notes on its entries.
fn menu_end(cx: &Cx<'_>) -> f32 {
    cx.pick(800.0, menu_edge(cx), menu_edge(cx), 270.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slip_ends_where_a_line_ends() {
        let note = "A game that cannot be read is said in full, with the file in which it stands. ".repeat(3);
        let (size, line) = (20.0, 20.0 * LINE);
        let whole = fit::height(&note, font::RULES, size, LINE, 400.0);
        assert!(whole > 3.0 * line, "it has lines enough: {whole}");
        let notes = [note.clone(), note];
        let ends = |most: f32, end: f32| (seen(&notes, size, 400.0, most) - end).abs() < 0.1;
        assert!(ends(10_000.0, 2.0 * whole + BETWEEN), "all of it");
        assert!(ends(2.5 * line, 2.0 * line), "two lines");
        assert!(ends(whole + BETWEEN + 0.5 * line, whole), "the second is not begun");
        assert!(ends(whole + BETWEEN + 1.5 * line, whole + BETWEEN + line), "a line of it");
    }
}
