//! The button that puts a paper away, with its key where it has one.

use iced::widget::{button, container, row};
use iced::{Alignment, Color, Element, Fill};
use kit::cx::Cx;
use kit::theme::{self, BONE, INK2, INK3};
use kit::widget::key::{self, Cap, sized};
use kit::{fit, font};

/// How high it is.
pub const HEIGHT: f32 = 44.0;
/// The size of its word, the height of its key, and the space between them and at its sides.
const WORD: f32 = 23.0;
const KEY: f32 = 28.0;
const GAP: f32 = 12.0;
const SIDE: f32 = 14.0;

/// How wide it is.
pub fn wide(cx: &Cx<'_>, by_key: bool) -> f32 {
    let key = if by_key { GAP + key::width(&cx.t("key-escape"), KEY) } else { 0.0 };
    fit::width(&cx.t("explain-close"), WORD) + key + 2.0 * SIDE
}

/// The button.
pub fn close<'a, M: Clone + 'a>(cx: &Cx<'a>, by_key: bool, close: M) -> Element<'a, M> {
    let key = by_key.then(|| sized(&cx.t("key-escape"), Cap::Plain, KEY));
    let face = row![font::tag(cx.t("explain-close"), WORD, BONE)].extend(key).spacing(GAP).align_y(Alignment::Center);
    button(container(face).center_y(Fill))
        .height(HEIGHT)
        .padding([0.0, SIDE])
        .style(theme::plate(INK2, INK3, Color::TRANSPARENT, 0.0))
        .on_press(close)
        .into()
}
