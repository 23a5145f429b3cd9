//! What the screens outside the table share: the framed chart, a title, a way back, the main button.

use crate::cx::Cx;
use crate::measure::Class;
use crate::scroll::READ;
use crate::theme::{self, BONE, BONE2};
use crate::widget::button::{MAIN_RULE, main_button, second_button};
use crate::widget::{chart, place};
use crate::{font, icon};
use iced::widget::{column, container, scrollable, stack};
use iced::{Element, Fill, Padding, Vector};

/// The room kept free for buttons at the foot.
pub const FOOT: f32 = 92.0;

/// The main button's width on these screens.
pub fn main_width(cx: &Cx<'_>) -> f32 {
    cx.pick(450.0, 420.0, 382.0, 340.0)
}

/// The margin at the sides.
pub fn side(cx: &Cx<'_>) -> f32 {
    cx.pick(64.0, 48.0, 36.0, 20.0)
}

/// A screen: title, a line below it, content, the main button with its label, and a way back.
pub fn page<'a, M: Clone + 'a>(
    cx: &Cx<'a>,
    title: String,
    below: String,
    content: impl Into<Element<'a, M>>,
    main: (String, Option<M>),
    back: Option<(String, M)>,
) -> Element<'a, M> {
    let mut head = column![font::title(title, cx.pick(54.0, 42.0, 34.0, 28.0), BONE)].spacing(2);
    if !below.is_empty() && cx.class() >= Class::Small {
        head = head.push(font::rules(below, cx.pick(24.0, 22.0, 20.0, 20.0), BONE2));
    }
    let body = column![
        // Words are read from the left, whichever hand is at the button; so they stand over what they head.
        container(head).width(Fill),
        container(content).width(Fill).height(Fill),
    ]
    .spacing(cx.pick(24.0, 14.0, 8.0, 4.0));
    let side = side(cx);
    let padding = Padding::new(side).top(cx.pick(52.0, 38.0, 30.0, 14.0)).bottom(cx.pick(132.0, 128.0, 124.0, 92.0));
    let inside = container(body).padding(padding).width(Fill).height(Fill);
    with_buttons(cx, ground(cx, inside), main, back)
}

/// The chart behind a screen; its frame ends above the buttons.
pub fn ground<'a, M: 'a>(cx: &Cx<'a>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let rose = Vector::new(if cx.mirror { 0.14 } else { 0.86 }, 0.3);
    let framed = container(chart::frame()).padding(Padding::new(8.0).bottom(88.0)).width(Fill).height(Fill);
    // Filled, for some of these lie over another screen.
    let lines = container(chart::ground(rose)).style(theme::fill(theme::INK1));
    let mut layers = stack![lines.width(Fill).height(Fill)];
    if cx.class() > Class::Tiny {
        layers = layers.push(framed);
    }
    layers.push(content.into()).width(Fill).height(Fill).into()
}

/// Lays the main button and the way back over a screen.
pub fn with_buttons<'a, M: Clone + 'a>(
    cx: &Cx<'a>,
    content: impl Into<Element<'a, M>>,
    main: (String, Option<M>),
    back: Option<(String, M)>,
) -> Element<'a, M> {
    let back = back.map(|(label, message)| (label, cx.t("key-escape"), message));
    with_two_buttons(cx, content, main, back)
}

/// The same with any second button: its label, its key, and what it says.
pub fn with_two_buttons<'a, M: Clone + 'a>(
    cx: &Cx<'a>,
    content: impl Into<Element<'a, M>>,
    main: (String, Option<M>),
    second: Option<(String, String, M)>,
) -> Element<'a, M> {
    let width = main_width(cx);
    let button = main_button(main.0, &cx.t("key-enter"), width, main.1);
    let Some((label, key, message)) = second else {
        return place::with_main(content, button, cx.mirror);
    };
    let wide = cx.pick(270.0, 230.0, 200.0, 190.0);
    let back = second_button(label, &key, wide, false, Some(message));
    // The back button stands on the same line, inside of the double rule.
    let back = container(back).padding(MAIN_RULE);
    let both = place::row(cx.mirror, vec![back.into(), button]).spacing(16);
    place::with_main(content, both, cx.mirror)
}

/// A large, dim compass rose in the middle of the free side of the chart.
pub fn rose<'a, M: 'a>(cx: &Cx<'a>, size: f32) -> Element<'a, M> {
    let rose = icon::picture(icon::handle("marks/compass-rose"), size, size).opacity(0.3);
    let side = cx.size().width * 0.235 - size / 2.0;
    let padding = Padding::default().bottom(88.0);
    let rose = container(rose).width(Fill).height(Fill).center_y(Fill);
    if cx.mirror {
        rose.align_left(Fill).padding(padding.left(side)).into()
    } else {
        rose.align_right(Fill).padding(padding.right(side)).into()
    }
}

/// Content that scrolls if it must.
pub fn scrolling<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let inside = container(content).padding(Padding::default().right(18.0)).width(Fill);
    scrollable(inside).id(READ).style(theme::scroll).width(Fill).height(Fill).into()
}

/// A panel on the chart.
pub fn card<'a, M: 'a>(content: impl Into<Element<'a, M>>, padding: f32) -> container::Container<'a, M> {
    container(content).padding(padding).style(theme::boxed(theme::INK2, theme::LINE, 1.5)).width(Fill)
}
