//! The lesson of a tutorial, on paper: what to do next and why, and what has just happened.

pub mod present;
mod set;
pub(crate) mod state;

use iced::widget::{Column, Row, button, column, container, responsive, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Padding, Size};
use kit::cx::Cx;
use kit::scroll::READ;
use kit::theme::{self, BONE, BRASS_LO, INK_TEXT, INK_TEXT2, INK2, INK3, PAPER, PAPER_LINE, PAPER2, RUBRIC, thin};
use kit::widget::key::{self, Cap, sized};
use kit::widget::panel::rule_h;
use kit::{fit, font, icon};
use set::Measures;

/// A lesson as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonView {
    /// What is to be done.
    pub title: String,
    /// Why and how.
    pub text: String,
    /// All steps of the lesson: each is set so that every one of them fits, and the text does not change size.
    pub steps: Vec<Page>,
    /// What has just happened.
    pub after: Option<String>,
    /// Who teaches: drawing and name.
    pub instructor: (String, String),
    /// Which step this is, from 1, and how many there are; 0 while one looks round before the first.
    pub step: (u32, u32),
    /// The numbers of the rules it is about.
    pub rules: Vec<String>,
}

/// A step of a lesson as it is set on its page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// What is to be done.
    pub title: String,
    /// Why and how.
    pub text: String,
    /// What happened before it.
    pub after: Option<String>,
    /// The numbers of the rules it is about.
    pub rules: Vec<String>,
}

/// What can be pressed on a lesson. What has no message is drawn idle, or not at all.
#[derive(Debug, Clone)]
pub struct Ways<M> {
    /// One step back.
    pub back: Option<M>,
    /// The step that was gone back from.
    pub forward: Option<M>,
    /// To the chart, where the lesson lies over it.
    pub chart: Option<M>,
}

const SIDE: f32 = 20.0;
const BUTTON: f32 = 44.0;
const GAP: f32 = 7.0;
/// The rule below, between lesson and log.
const RULE: f32 = 2.0;
/// The key cap on the way to the table.
const CAP: f32 = 28.0;

/// The room for the way to the table.
fn table_room(cx: &Cx<'_>) -> f32 {
    fit::width(&cx.t("card-to-table"), 23.0) + 12.0 + key::width(&cx.t("key-tab-chart"), CAP) + 28.0
}

/// What the links to the rules say: the word stands before the first number alone, whatever the room.
fn rule_labels(rules: &[String], cx: &Cx<'_>) -> Vec<String> {
    let label = |(place, number): (usize, &String)| {
        if place == 0 { cx.with("card-rule", &[("number", number.as_str().into())]) } else { number.clone() }
    };
    rules.iter().enumerate().map(label).collect()
}

/// The room that the links take, with the gap behind each.
fn labels_room(labels: &[String]) -> f32 {
    labels.iter().map(|label| fit::width(label, 21.0) + 26.0).sum()
}

/// The lesson, filling its room. `on_rule` is told the number of the rule that was pressed.
pub fn view<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'a>,
    ways: Ways<M>,
    on_rule: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let cx = *cx;
    let page = responsive(move |size| {
        let whole = Size::new(size.width, size.height + 2.0 + RULE);
        page(view, &cx, whole, &ways, &on_rule)
    });
    let page = container(page).style(theme::fill(PAPER)).width(Fill).height(Fill);
    column![rule_h(BRASS_LO, 2.0), page, rule_h(BRASS_LO, RULE)].into()
}

/// Whether a lesson must scroll at this size, with or without a way to the table.
pub fn scrolls(view: &LessonView, cx: &Cx<'_>, size: Size, chart: bool) -> bool {
    Measures::new(view, cx, size, chart).scrolls
}

fn page<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'a>,
    size: Size,
    ways: &Ways<M>,
    on_rule: &impl Fn(String) -> M,
) -> Element<'a, M> {
    let set = Measures::new(view, cx, size, ways.chart.is_some());
    let text = container(font::story(view.text.as_str(), set.text, INK_TEXT).line_height(set.line)).width(Fill);
    let text: Element<'a, M> = if set.scrolls {
        scrollable(text.padding(Padding::ZERO.right(16.0))).id(READ).style(theme::scroll_paper).height(Fill).into()
    } else {
        text.height(Fill).into()
    };
    let mut page = Column::new().spacing(GAP);
    if let Some(after) = view.after.as_ref().filter(|after| !after.is_empty()) {
        page = page.push(font::story_italic(after.as_str(), set.after, INK_TEXT2).line_height(1.27));
        page = page.push(rule_h(PAPER_LINE, 2.0));
    }
    page.push(set.head.view(view))
        .push(text)
        .push(foot(view, cx, ways, on_rule, set.double))
        .padding([set.top, SIDE])
        .into()
}

/// The rules, and the ways back, forward and to the chart; the ways lie in the same places on every page.
fn foot<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'_>,
    ways: &Ways<M>,
    on_rule: &impl Fn(String) -> M,
    double: bool,
) -> Element<'a, M> {
    let chart = ways.chart.as_ref().map(|chart| table_button(cx, chart.clone()));
    let arrows = row![arrow(cx.mirror, ways.back.clone()), arrow(!cx.mirror, ways.forward.clone())].spacing(6);
    let links = view.rules.iter().zip(rule_labels(&view.rules, cx));
    let links = links.map(|(number, label)| link(label, on_rule(number.clone())));
    let links = container(Row::with_children(links).spacing(6)).width(Fill);
    match chart {
        Some(chart) if double => {
            let second = row![chart, space().width(Fill), arrows].align_y(Alignment::Center);
            column![links, second].spacing(4).into()
        }
        Some(chart) => row![chart, links, arrows].spacing(6).align_y(Alignment::Center).into(),
        None => row![links, arrows].spacing(6).align_y(Alignment::Center).into(),
    }
}

fn link<'a, M: Clone + 'a>(label: String, on_press: M) -> Element<'a, M> {
    let face = container(font::tag(label, 21.0, RUBRIC)).center_y(Fill);
    button(face)
        .height(BUTTON)
        .padding([0, 10])
        .style(theme::plate(PAPER, PAPER2, thin(RUBRIC, 0.7), 1.5))
        .on_press(on_press)
        .into()
}

/// A button with an arrow, forward or back.
fn arrow<'a, M: Clone + 'a>(forward: bool, on_press: Option<M>) -> Element<'a, M> {
    let ink = if on_press.is_some() { INK_TEXT } else { thin(INK_TEXT2, 0.4) };
    let shape = if forward { "M16 8V56L54 32Z" } else { "M48 8V56L10 32Z" };
    let handle = icon::kept(&format!("lesson-arrow-{forward}"), || {
        Some(format!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="{shape}"/></svg>"##))
    });
    let face = iced::widget::svg(handle)
        .width(22)
        .height(22)
        .style(move |_: &iced::Theme, _| iced::widget::svg::Style { color: Some(ink) });
    button(container(face).center_x(Fill).center_y(Fill))
        .width(BUTTON)
        .height(BUTTON)
        .padding(0)
        .style(theme::plate(PAPER, if on_press.is_some() { PAPER2 } else { PAPER }, ink, 1.5))
        .on_press_maybe(on_press)
        .into()
}

fn table_button<'a, M: Clone + 'a>(cx: &Cx<'_>, on_press: M) -> Element<'a, M> {
    let face = row![font::tag(cx.t("card-to-table"), 23.0, BONE), sized(&cx.t("key-tab-chart"), Cap::Plain, CAP)]
        .spacing(12)
        .align_y(Alignment::Center);
    button(container(face).center_y(Fill))
        .height(BUTTON)
        .padding([0, 14])
        .style(theme::plate(INK2, INK3, Color::TRANSPARENT, 0.0))
        .on_press(on_press)
        .into()
}
