//! What must be said on the title: a slip beside the menu, below which everything else keeps its place. What it has no
//! room for scrolls.

use super::{Message, margin, menu_edge};
use iced::widget::{Column, container, row, scrollable};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, ALARM, ALARM_BG, ALARM_PALE};
use kit::{font, icon};

/// Between the menu and the slip.
const GAP: f32 = 24.0;

/// The slip, above the strip of the game that can be gone on with where there is one.
pub fn slip<'a>(notes: &'a [String], over_strip: bool, cx: &Cx<'a>) -> Element<'a, Message> {
    let size = cx.pick(22.0, 21.0, 20.0, 20.0);
    let lines = notes.iter().map(|note| {
        let words = container(font::rules(note.as_str(), size, ALARM_PALE)).width(Fill);
        row![icon::tinted("own/warning", size, ALARM), words].spacing(10).align_y(Alignment::Start).into()
    });
    let lines = Column::with_children(lines).spacing(8).padding(Padding::ZERO.right(14.0));
    let list =
        container(scrollable(lines).id(READ).style(theme::scroll)).max_height(cx.pick(180.0, 126.0, 112.0, 96.0));
    let card = container(list).padding([10, 14]).width(Fill).style(theme::boxed(ALARM_BG, ALARM, 1.5));
    let side = margin(cx).0;
    let width = (cx.size().width - menu_end(cx) - GAP - side).max(280.0);
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

/// How far the menu reaches in from its side, with the notes on its entries.
fn menu_end(cx: &Cx<'_>) -> f32 {
    cx.pick(800.0, menu_edge(cx), menu_edge(cx), 270.0)
}
