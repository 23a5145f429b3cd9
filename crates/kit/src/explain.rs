//! What is this? A card over the table that names a thing, says what it does, and shows the rule.

use crate::cx::Cx;
use crate::scroll::READ;
use crate::theme::{self, BONE, INK_TEXT, INK_TEXT2, INK0, INK2, INK3, PAPER, PAPER_LINE, PAPER2, RUBRIC, thin};
use crate::widget::key::{Cap, sized};
use crate::widget::panel::rule_h;
use crate::{fit, font, icon};
use iced::widget::{button, column, container, mouse_area, opaque, responsive, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Padding, Point, Rectangle, Size};

/// A thing explained.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ExplainView {
    /// What it is.
    pub title: String,
    /// Any drawing of it: `icons/anchor`, `ships/outlaw-raider`. Icons are set in ink.
    pub art: Option<String>,
    /// What it does, and how it is now.
    pub text: String,
    /// The rule about it.
    pub rule: Option<RuleText>,
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RuleText {
    /// Its number: `3.2`.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
}

const WIDTH: f32 = 700.0;
const SIDE: f32 = 28.0;
/// How wide a slip beside the pointer is, in a window that has room for it.
pub const SLIP: f32 = 430.0;
/// The part of a window's width that a slip takes at most, so that most of the table stays in sight; and its least width.
const PART: f32 = 0.36;
const LEAST_SLIP: f32 = 300.0;
/// How far it is from the pointer.
const APART: f32 = 18.0;

/// The card, over everything. `on_book` is told the number of the rule to open the book at; without a rule it
/// is empty. A press beside the card closes it too.
pub fn view<'a, M: Clone + 'a>(
    view: &'a ExplainView,
    cx: &Cx<'a>,
    on_close: M,
    on_book: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let cx = *cx;
    let close = on_close.clone();
    let shade =
        mouse_area(container(space().width(Fill).height(Fill)).style(theme::fill(thin(INK0, 0.72)))).on_press(on_close);
    let card = responsive(move |size| {
        let card = card(view, &cx, size, close.clone(), &on_book);
        container(opaque(card)).center_x(Fill).center_y(Fill).into()
    });
    opaque(stack![shade, card])
}

/// The part of a window beside the column in which one decides: what is told in passing lies there, and never over that by
/// which one decides.
pub fn beside(column: f32, cx: &Cx<'_>) -> Rectangle {
    let window = Rectangle::with_size(cx.size());
    let x = if cx.mirror { column } else { 0.0 };
    Rectangle { x, width: window.width - column, ..window }
}

/// The same in passing: a slip of paper beside the pointer, in nobody's way. From side to side it lies within a part of the
/// window.
pub fn slip<'a, M: 'a>(view: &'a ExplainView, cx: &Cx<'a>, part: Rectangle, at: Point) -> Element<'a, M> {
    let window = cx.size();
    let width = slip_width(window, part);
    let left = (at.x + APART).min(part.x + part.width - width - APART).max(part.x + APART);
    // It lies below the pointer, or above it in the lower half.
    let room = container(paper(view, cx, width)).width(Fill).height(Fill);
    if is_high(at, window) {
        room.padding(Padding::ZERO.left(left).top(at.y + APART)).into()
    } else {
        room.align_bottom(Fill).padding(Padding::ZERO.left(left).bottom((window.height - at.y + APART).max(0.0))).into()
    }
}

/// The same of a line of a list: beside the line, so that those above and below it can be read. Where there is no room at
/// either side it lies at the pointer.
pub fn slip_beside<'a, M: 'a>(
    view: &'a ExplainView,
    cx: &Cx<'a>,
    part: Rectangle,
    at: Point,
    line: Rectangle,
) -> Element<'a, M> {
    let window = cx.size();
    let width = slip_width(window, part);
    let Some(left) = left_of_slip(part, line, width) else { return slip(view, cx, part, at) };
    let room = container(paper(view, cx, width)).width(Fill).height(Fill);
    if is_high(at, window) {
        room.padding(Padding::ZERO.left(left).top(line.y.max(0.0))).into()
    } else {
        let below = (window.height - line.y - line.height).max(0.0);
        room.align_bottom(Fill).padding(Padding::ZERO.left(left).bottom(below)).into()
    }
}

fn slip_width(window: Size, part: Rectangle) -> f32 {
    (window.width * PART).clamp(LEAST_SLIP, SLIP).min(part.width - 2.0 * APART)
}

/// Where a slip of a width begins beside a line, if there is room: a list may lie beside that part of the window, and then
/// the slip lies at its edge.
fn left_of_slip(part: Rectangle, line: Rectangle, width: f32) -> Option<f32> {
    let first = part.x + APART;
    let last = part.x + part.width - APART - width;
    let (after, before) = (line.x + line.width + APART, line.x - APART - width);
    [after.max(first), before.min(last)].into_iter().find(|left| first <= *left && *left <= last)
}

/// Whether there is more room below a point than above it.
fn is_high(at: Point, window: Size) -> bool {
    at.y < window.height * 0.55
}

fn paper<'a, M: 'a>(view: &'a ExplainView, cx: &Cx<'a>, width: f32) -> Element<'a, M> {
    let mut words = column![font::title(view.title.as_str(), 25.0, INK_TEXT)].spacing(3);
    if !view.text.is_empty() {
        words = words.push(font::rules(view.text.as_str(), 20.0, INK_TEXT2).line_height(1.2));
    }
    if let Some(rule) = &view.rule {
        let args = [("number", rule.number.as_str().into()), ("title", rule.title.as_str().into())];
        words = words.push(font::label(cx.with("explain-slip", &args), 20.0, RUBRIC));
    }
    container(words).padding([8, 14]).width(width).style(theme::boxed(PAPER, PAPER_LINE, 1.5)).into()
}

fn card<'a, M: Clone + 'a>(
    view: &'a ExplainView,
    cx: &Cx<'a>,
    room: Size,
    on_close: M,
    on_book: &impl Fn(String) -> M,
) -> Element<'a, M> {
    let tight = room.width < 620.0 || room.height < 480.0;
    let width = (room.width - if tight { 20.0 } else { 48.0 }).min(WIDTH);
    let most = room.height - if tight { 20.0 } else { 48.0 };
    let side = if tight { 18.0 } else { SIDE };
    let inside = width - 2.0 * side;
    // The sizes of the head, of the buttons, and the least of the type.
    let (head_size, foot_size, least) = if tight { (46.0, 46.0, 19.0) } else { (64.0, 56.0, 21.0) };
    let body_most = most - head_size - foot_size - 2.0 * side - 38.0;
    let sizes = [24.0, 22.0, 20.0];
    let set = sizes.into_iter().find(|size| body_height(view, *size, inside) <= body_most);
    let size = set.unwrap_or(least);
    let body = body(view, size);
    let body: Element<'a, M> = match set {
        Some(size) => container(body).height(body_height(view, size, inside)).into(),
        None => {
            let body = container(body).padding(Padding::ZERO.right(18.0));
            scrollable(body).id(READ).style(theme::scroll_paper).height(body_most).into()
        }
    };
    let number = view.rule.as_ref().map(|rule| rule.number.clone()).unwrap_or_default();
    let each = (inside - 12.0) / 2.0;
    let book = press(cx.t("explain-book"), None, each.min(300.0), foot_size, on_book(number));
    let close = press(cx.t("explain-close"), Some(cx.t("key-escape")), each.min(230.0), foot_size, on_close);
    let foot = row![book, space().width(Fill), close].align_y(Alignment::Center);
    let page = column![head(view, inside, head_size), rule_h(PAPER_LINE, 2.0), body, foot].spacing(12).padding(side);
    container(page).width(width).style(theme::boxed(PAPER, PAPER_LINE, 2.0)).into()
}

/// A button on paper.
fn press<'a, M: Clone + 'a>(
    label: String,
    key: Option<String>,
    width: f32,
    height: f32,
    on_press: M,
) -> Element<'a, M> {
    let room = width - 28.0 - key.as_ref().map_or(0.0, |key| 30.0 + 12.0 * key.chars().count() as f32);
    let size = fit::label(&label, room, 25.0, 16.0);
    let face = row![container(font::tag(label, size, BONE)).width(Fill)]
        .extend(key.map(|key| sized(&key, Cap::Plain, 30.0)))
        .spacing(10)
        .align_y(Alignment::Center);
    button(container(face).center_y(Fill))
        .width(width)
        .height(height)
        .padding([0, 14])
        .style(theme::plate(INK2, INK3, INK2, 1.5))
        .on_press(on_press)
        .into()
}

fn head<'a, M: 'a>(view: &'a ExplainView, width: f32, high: f32) -> Element<'a, M> {
    let art = view.art.as_ref().map(|art| {
        if art.starts_with("icons/") || art.starts_with("own/") {
            icon::tinted(art, high * 0.82, INK_TEXT).into()
        } else {
            // Drawings are in bone, made for ink.
            let art = icon::picture(icon::handle(art), high * 1.5, high - 8.0);
            Element::from(container(art).padding(4).style(theme::fill(theme::INK1)))
        }
    });
    let taken = view.art.as_ref().map_or(0.0, |_| high * 1.6 + 16.0);
    let size = fit::broken(&view.title, width - taken, high * 0.66, high * 0.4);
    let title = font::title(view.title.as_str(), size, INK_TEXT).line_height(1.05);
    row![].extend(art).push(container(title).width(Fill)).spacing(16).align_y(Alignment::Center).height(high).into()
}

/// The padding of the rule's box, and its red edge.
const BOX: f32 = 14.0;
const EDGE: f32 = 6.0;
/// The gap between a text and the rule about it.
const PARTED: f32 = 12.0;

fn rule_title(rule: &RuleText) -> String {
    format!("{}  {}", rule.number, rule.title)
}

fn body_height(view: &ExplainView, size: f32, width: f32) -> f32 {
    let text = if view.text.is_empty() { 0.0 } else { fit::height(&view.text, font::RULES, size, 1.32, width) };
    let rule = view.rule.as_ref().map_or(0.0, |rule| {
        let inside = width - 2.0 * BOX - EDGE;
        fit::height(&rule_title(rule), font::TITLE, size + 4.0, 1.2, inside)
            + fit::height(&rule.text, font::RULES, size - 1.0, 1.32, inside)
            + 2.0 * BOX
            + 4.0
            + if view.text.is_empty() { 0.0 } else { PARTED }
    });
    (text + rule).ceil() + 2.0
}

fn body<'a, M: 'a>(view: &'a ExplainView, size: f32) -> Element<'a, M> {
    // Some things are told by their rule alone.
    let text = (!view.text.is_empty()).then(|| font::rules(view.text.as_str(), size, INK_TEXT).line_height(1.32));
    let mut body = column![].push(text).spacing(PARTED).width(Fill);
    if let Some(rule) = &view.rule {
        let words = column![
            font::label(rule_title(rule), size + 4.0, RUBRIC),
            font::rules(rule.text.as_str(), size - 1.0, INK_TEXT2).line_height(1.32),
        ]
        .spacing(4);
        let words = container(words).padding(BOX).width(Fill).style(theme::fill(PAPER2));
        body = body.push(container(words).padding(Padding::ZERO.left(EDGE)).style(theme::fill(RUBRIC)));
    }
    body.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_about_a_line_lies_beside_it_and_within_its_part_of_the_window() {
        let part = |x, width| Rectangle::new(Point::new(x, 0.0), Size::new(width, 1080.0));
        let line = |x, width| Rectangle::new(Point::new(x, 300.0), Size::new(width, 60.0));
        // The list lies at the right of that part, at its left, and within it.
        assert_eq!(left_of_slip(part(0.0, 1428.0), line(1440.0, 460.0), 430.0), Some(1428.0 - APART - 430.0));
        assert_eq!(left_of_slip(part(492.0, 1428.0), line(12.0, 460.0), 430.0), Some(492.0 + APART));
        assert_eq!(left_of_slip(part(0.0, 1428.0), line(10.0, 400.0), 430.0), Some(410.0 + APART));
        assert_eq!(left_of_slip(part(0.0, 640.0), line(76.0, 560.0), 300.0), None, "there is no room");
    }
}
