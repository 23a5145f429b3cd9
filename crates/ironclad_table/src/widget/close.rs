//! The button that puts a paper away, with its key where it has one.

use iced::widget::{button, container, row};
use iced::{Alignment, Color, Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::theme::{self, BONE, INK2, INK3};
use kit::widget::key::{Cap, sized};

/// How high it is.
pub const HEIGHT: f32 = 44.0;

/// The button.
pub fn close<'a, M: Clone + 'a>(cx: &Cx<'a>, by_key: bool, close: M) -> Element<'a, M> {
    let key = by_key.then(|| sized(&cx.t("key-escape"), Cap::Plain, 28.0));
    let face = row![font::tag(cx.t("explain-close"), 23.0, BONE)].extend(key).spacing(12).align_y(Alignment::Center);
    button(container(face).center_y(Fill))
        .height(HEIGHT)
        .padding([0, 14])
        .style(theme::plate(INK2, INK3, Color::TRANSPARENT, 0.0))
        .on_press(close)
        .into()
}
