//! What the pages of the shipyard share.

use full_thrust::content::Class;
use full_thrust::design::ClassGroup;
use full_thrust::own::OwnFault;
use iced::widget::{Column, button, column, container, row, scrollable, text_input};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI, INK0, INK3, LINE, PICK};
use kit::widget::{ring, shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{font, icon};

use super::{Message, Note, Yard};
use crate::drawer::Why;
use crate::livery::{drawing, small_drawing};
use crate::words::say;

/// A plate in a row of plates, one of which is chosen.
pub fn plate<'a, M: Clone + 'a>(words: String, chosen: bool, focused: bool, on_press: Option<M>) -> Element<'a, M> {
    let (ground, line, ink) = if chosen { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE) };
    let ink = if on_press.is_some() { ink } else { BONE2 };
    let plate = button(container(shrink_to_fit(words, 21.0, ink)).center_x(Fill).center_y(Fill))
        .width(Fill)
        .height(44)
        .padding([0, 6])
        .style(theme::plate(ground, INK3, line, if chosen { 2.5 } else { 1.5 }))
        .on_press_maybe(on_press);
    ring(plate, focused)
}

/// A line of a list that has no key of its own: a mark, a title with a line below, a figure at its end.
pub fn line<'a, M: Clone + 'a>(
    mark: Element<'a, M>,
    title: String,
    below: String,
    figure: Option<String>,
    focused: bool,
    on_press: Option<M>,
) -> Element<'a, M> {
    let ink = if on_press.is_some() { BONE } else { BONE2 };
    let words = column![whole_label(title, 24.0, ink), whole_label(below, 20.0, BONE2)];
    let figure = figure.map(|figure| font::figures(figure, 24.0, BRASS_HI));
    let face = row![mark, container(words).width(Fill)].push(figure).spacing(14).align_y(Alignment::Center);
    let plate = button(container(face).padding([2, 6]))
        .width(Fill)
        .padding([4, 10])
        .style(theme::plate(INK0, INK3, LINE, 1.5))
        .on_press_maybe(on_press);
    ring(plate, focused)
}

/// The heading of a part of a page.
pub fn heading<'a, M: 'a>(words: String, cx: &Cx<'a>) -> Element<'a, M> {
    shrink_title_to_fit(words, cx.pick(30.0, 27.0, 25.0, 25.0), BRASS_HI)
}

/// A part of a page that scrolls by itself.
pub fn scroll<'a, M: 'a>(part: Column<'a, M>) -> Element<'a, M> {
    let inside = container(part).padding(Padding::new(2.0).right(20.0)).width(Fill);
    scrollable(inside).style(theme::scroll).width(Fill).height(Fill).into()
}

/// The drawing of a class, as a mark in a row.
pub fn token<'a, M: 'a>(class: &str, size: f32) -> Element<'a, M> {
    icon::picture(icon::handle(&small_drawing(class)), size, size).into()
}

/// The drawing of a class, large.
pub fn portrait<'a, M: 'a>(class: &str, height: f32) -> Element<'a, M> {
    container(icon::picture(icon::handle(&drawing(class)), Fill, height)).center_x(Fill).into()
}

/// A line that says what is wrong.
pub fn fault<'a, M: 'a>(words: String) -> Element<'a, M> {
    told("own/warning", words, ALARM)
}

/// A line that says what to think of.
pub fn warning<'a, M: 'a>(words: String) -> Element<'a, M> {
    told("own/warning", words, BRASS_HI)
}

/// A line that says that all is well.
pub fn fine<'a, M: 'a>(words: String) -> Element<'a, M> {
    told("own/tick", words, theme::GOOD)
}

fn told<'a, M: 'a>(mark: &str, words: String, ink: iced::Color) -> Element<'a, M> {
    row![icon::tinted(mark, 22.0, ink), container(whole_label(words, 21.0, ink)).width(Fill)]
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
}

/// The field for the name of what is made.
pub fn name_field<'a>(hint: &str, name: &str, on_input: impl Fn(String) -> Message + 'a) -> Element<'a, Message> {
    text_input(hint, name)
        .on_input(on_input)
        .on_submit(Message::Main)
        .font(font::TITLE)
        .size(30.0)
        .padding([8, 12])
        .style(theme::field)
        .into()
}

/// What a page says below its title: the fault that keeps the file from being written, the pack that it is a copy from, or
/// else what the page is for.
pub fn says(fault: Option<&OwnFault>, pack: Option<&str>, otherwise: &str, cx: &Cx<'_>) -> String {
    match (fault, pack) {
        (Some(fault), _) => say(cx.text, &full_thrust::tell::own_fault(fault)),
        (None, Some(pack)) => cx.with("full-thrust-yard-copy", &[("pack", pack.to_owned().into())]),
        (None, None) => cx.t(otherwise),
    }
}

/// A reading text below a heading.
pub fn text<'a, M: 'a>(words: String, cx: &Cx<'a>) -> Element<'a, M> {
    font::rules(words, cx.pick(22.0, 20.0, 20.0, 20.0), BONE2).into()
}

/// The name of a class.
pub fn class_name(class: &str, cx: &Cx<'_>) -> String {
    say(cx.text, &full_thrust::tell::class(class))
}

/// Why a file cannot be used or written, in words.
pub fn why(why: &Why, cx: &Cx<'_>) -> String {
    why.told(cx.text)
}

/// The line below the title: what has just come of something, or else what the page says.
pub fn below(yard: &Yard, otherwise: String, cx: &Cx<'_>) -> String {
    let file = |path: &std::path::Path| path.display().to_string();
    match yard.note() {
        None => otherwise,
        Some(Note::Kept(path)) => cx.with("full-thrust-yard-kept", &[("file", file(path).into())]),
        Some(Note::Printed(path)) => cx.with("full-thrust-yard-printed", &[("file", file(path).into())]),
        Some(Note::Gone) => cx.t("full-thrust-yard-gone"),
        Some(Note::Failed(reason)) => cx.with("full-thrust-yard-failed", &[("reason", why(reason, cx).into())]),
    }
}

/// The classes that players may choose: warships first, then merchants.
pub fn classes(classes: &[Class]) -> impl Iterator<Item = &Class> {
    let merchant = |class: &&Class| class.group == ClassGroup::Merchant;
    let warship = |class: &&Class| match class.group {
        ClassGroup::Escort | ClassGroup::Cruiser | ClassGroup::Capital => true,
        ClassGroup::Merchant | ClassGroup::Dummy => false,
    };
    classes.iter().filter(warship).chain(classes.iter().filter(merchant))
}
