//! The lesson of a tutorial, on paper: what to do next and why, and what has just happened.

mod set;

use crate::ui::cx::Cx;
use crate::ui::theme::{
    self, BONE, BRASS_LO, INK_TEXT, INK_TEXT2, INK2, INK3, PAPER, PAPER_LINE, PAPER2, RUBRIC, thin,
};
use crate::ui::widget::key::{Cap, sized};
use crate::ui::widget::panel::rule_h;
use crate::ui::{fit, font, icon};
use iced::widget::{Column, Row, button, column, container, responsive, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Padding, Shrink, Size};
use set::Set;

/// A lesson as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonView {
    /// What is to be done.
    pub title: String,
    /// Why and how.
    pub text: String,
    /// What has just happened.
    pub after: Option<String>,
    /// The drawing of who teaches.
    pub instructor: String,
    /// The instructor's name.
    pub name: String,
    /// How far we are: `step 3 of 17`.
    pub step: String,
    /// The numbers and titles of the rules it is about.
    pub rules: Vec<(String, String)>,
}

/// The ways through a lesson. What has no message is drawn idle.
#[derive(Debug, Clone)]
pub struct Steps<M> {
    /// One step back.
    pub back: Option<M>,
    /// The step that was gone back from.
    pub on: Option<M>,
}

const SIDE: f32 = 20.0;
const BUTTON: f32 = 44.0;
const GAP: f32 = 7.0;
/// The rule between lesson and log.
const RULE: f32 = 3.0;
/// The room for the way to the chart.
const CHART: f32 = 190.0;

/// The lesson over the log: as high as it needs to be read well, and no higher than leaves the log its last
/// lines. `on_rule` is told the number of the rule that was pressed.
pub fn view<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'a>,
    on_rule: impl Fn(String) -> M + 'a,
    steps: Steps<M>,
) -> Element<'a, M> {
    let cx = *cx;
    let page = responsive(move |size| {
        let height = Set::height(view, size);
        let page = page(view, &cx, Size::new(size.width, height), None, &on_rule, &steps);
        column![page, rule_h(BRASS_LO, RULE)].into()
    });
    page.height(Shrink).into()
}

/// The lesson over the chart, filling its room, with a way to the chart.
pub fn cover<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'a>,
    on_chart: M,
    on_rule: impl Fn(String) -> M + 'a,
    steps: Steps<M>,
) -> Element<'a, M> {
    let cx = *cx;
    responsive(move |size| page(view, &cx, size, Some(on_chart.clone()), &on_rule, &steps)).into()
}

/// Whether a lesson must scroll at this size, with or without a way to the chart.
pub fn scrolls(view: &LessonView, size: Size, chart: bool) -> bool {
    Set::new(view, size, chart).scrolls
}

fn page<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'a>,
    size: Size,
    chart: Option<M>,
    on_rule: &impl Fn(String) -> M,
    steps: &Steps<M>,
) -> Element<'a, M> {
    let inside = size.width - 2.0 * SIDE;
    let set = Set::new(view, size, chart.is_some());
    let text = container(font::story(view.text.as_str(), set.text, INK_TEXT).line_height(set.line)).width(Fill);
    let text: Element<'a, M> = if set.scrolls {
        scrollable(text.padding(Padding::ZERO.right(16.0))).style(theme::scroll_paper).height(Fill).into()
    } else {
        text.height(Fill).into()
    };
    let mut page = Column::new().spacing(GAP);
    if let Some(after) = view.after.as_ref().filter(|after| !after.is_empty()) {
        page = page.push(font::story_italic(after.as_str(), set.after, INK_TEXT2).line_height(1.27));
        page = page.push(rule_h(PAPER_LINE, 2.0));
    }
    let foot = foot(view, cx, chart, on_rule, steps, (inside, set.double));
    let page = page.push(set.head.view(view)).push(text).push(foot).padding([set.top, SIDE]);
    let page = container(page).style(theme::fill(PAPER)).width(Fill).height(Fill);
    container(column![rule_h(BRASS_LO, 2.0), page]).width(Fill).height(size.height).into()
}

/// The rules, and the ways back, forward and to the chart.
fn foot<'a, M: Clone + 'a>(
    view: &'a LessonView,
    cx: &Cx<'_>,
    chart: Option<M>,
    on_rule: &impl Fn(String) -> M,
    steps: &Steps<M>,
    (width, double): (f32, bool),
) -> Element<'a, M> {
    let chart = chart.map(|chart| chart_button(cx, chart));
    let arrows = row![arrow(cx.mirror, steps.back.clone()), arrow(!cx.mirror, steps.on.clone())].spacing(6);
    let room = width - 2.0 * BUTTON - 18.0 - if double || chart.is_none() { 0.0 } else { CHART };
    let label = |number: &str| cx.with("lesson-rule", &[("number", number.into())]);
    let labels: Vec<String> = view.rules.iter().map(|(number, _)| label(number)).collect();
    let taken: f32 = labels.iter().map(|label| fit::width(label, 21.0) + 26.0).sum();
    let links = view.rules.iter().zip(labels).map(|((number, _), label)| {
        // Where the words do not fit, the number alone must do.
        let label = if taken <= room { label } else { number.clone() };
        link(label, on_rule(number.clone()))
    });
    let links = container(Row::with_children(links).spacing(6)).width(Fill);
    match chart {
        Some(chart) if double => {
            let second = row![chart, space().width(Fill), arrows].align_y(Alignment::Center);
            column![links, second].spacing(4).into()
        }
        Some(chart) => row![links, chart, arrows].spacing(6).align_y(Alignment::Center).into(),
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
    let handle = icon::kept(&format!("lesson arrow {forward}"), || {
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

fn chart_button<'a, M: Clone + 'a>(cx: &Cx<'_>, on_press: M) -> Element<'a, M> {
    let face = row![font::tag(cx.t("lesson-chart"), 23.0, BONE), sized(&cx.t("key-tab-chart"), Cap::Plain, 28.0)]
        .spacing(12)
        .align_y(Alignment::Center);
    button(container(face).center_y(Fill))
        .height(BUTTON)
        .padding([0, 14])
        .style(theme::plate(INK2, INK3, Color::TRANSPARENT, 0.0))
        .on_press(on_press)
        .into()
}
