//! The brief of the scenario, on one key: each aim with its condition, how far it is, what it brings; the deadline, what
//! moves on the chart and where it goes, and the rules that hold here alone.

pub(crate) mod present;

use crate::orders::OrderState;
use iced::widget::{Column, column, container, mouse_area, opaque, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, GOOD, INK_TEXT, INK_TEXT2, INK0, PAPER, PAPER_LINE, PAPER2, RUBRIC, thin};
use kit::widget::button::second_button;
use kit::widget::panel::rule_h;
use kit::{font, icon};

/// The brief in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BriefView {
    /// The scenario.
    pub title: String,
    /// The contract, or for whom the players work.
    pub below: String,
    /// The turn, and the last one.
    pub deadline: String,
    /// The aims, the main objective first.
    pub aims: Vec<AimView>,
    /// What else holds here, each with its head.
    pub notes: Vec<(String, String)>,
    /// The aim that was asked about.
    pub focus: Option<usize>,
}

/// An aim in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AimView {
    /// How it stands.
    pub state: OrderState,
    /// Which of the aims it is: the main objective.
    pub kind: String,
    /// What it is called.
    pub name: String,
    /// How it stands, in words, and how much of it is done.
    pub stands: String,
    /// When it is reached.
    pub condition: String,
    /// What it brings.
    pub reward: String,
}

/// The brief over the table; a press beside it closes it.
pub fn view<'a, M: Clone + 'a>(brief: &'a BriefView, cx: &Cx<'a>, on_close: M) -> Element<'a, M> {
    let shade = container(space().width(Fill).height(Fill)).style(theme::fill(thin(INK0, 0.72)));
    let shade = mouse_area(shade).on_press(on_close.clone());
    let size = cx.pick(25.0, 22.0, 21.0, 20.0);
    let aims = brief.aims.iter().enumerate().map(|(place, aim)| self::aim(aim, brief.focus == Some(place), size));
    let notes = brief.notes.iter().map(|(head, text)| {
        column![
            font::label(head.as_str(), size * 0.96, RUBRIC),
            font::rules(text.as_str(), size * 0.88, INK_TEXT).line_height(1.25),
        ]
        .spacing(2)
        .into()
    });
    let gap = size * 0.5;
    let all = column![Column::with_children(aims).spacing(gap), Column::with_children(notes).spacing(gap)].spacing(gap);
    let head = column![
        font::title(brief.title.as_str(), size * 1.6, INK_TEXT),
        font::rules(brief.below.as_str(), size * 0.86, INK_TEXT2),
        font::label(brief.deadline.as_str(), size, RUBRIC),
    ]
    .spacing(2);
    let body = scrollable(container(all).padding(Padding::ZERO.right(18.0))).id(READ).style(theme::scroll_paper);
    let close = second_button(
        cx.t("explain-close"),
        &cx.t("key-escape"),
        cx.pick(260.0, 240.0, 220.0, 220.0),
        false,
        Some(on_close),
    );
    let foot = container(close).align_right(Fill);
    let tight = cx.class() <= Class::Small;
    // Head and foot are always in sight.
    let most = (cx.size().height - size * 6.4 - if tight { 150.0 } else { 210.0 }).max(120.0);
    let page = column![head, rule_h(PAPER_LINE, 2.0), container(body).max_height(most), foot].spacing(10);
    let page = container(page).padding(if tight { 14.0 } else { 26.0 }).max_width(size * 42.0);
    let page = page.style(theme::boxed(PAPER, PAPER_LINE, 2.0));
    let card = container(opaque(page)).center_x(Fill).center_y(Fill).padding(if tight { 8.0 } else { 24.0 });
    opaque(stack![shade, card])
}

fn aim<'a, M: 'a>(aim: &'a AimView, focused: bool, size: f32) -> Element<'a, M> {
    let (sign, ink) = match aim.state {
        OrderState::Open => ("own/star", INK_TEXT),
        OrderState::Reached => ("own/tick", GOOD),
        OrderState::Failed => ("own/cross", RUBRIC),
        OrderState::Hidden => ("icons/wax-seal", INK_TEXT2),
    };
    let head = row![
        icon::tinted(sign, size * 1.1, ink),
        container(font::title(aim.name.as_str(), size * 1.12, INK_TEXT)).width(Fill),
        font::label(aim.stands.as_str(), size, INK_TEXT2),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let mut words = column![font::label(aim.kind.as_str(), size * 0.84, INK_TEXT2), head].spacing(2);
    for line in [&aim.condition, &aim.reward].into_iter().filter(|line| !line.is_empty()) {
        words = words.push(font::rules(line.as_str(), size * 0.88, INK_TEXT).line_height(1.25));
    }
    let ground = if focused { theme::boxed(PAPER2, RUBRIC, 2.0) } else { theme::boxed(PAPER2, PAPER2, 2.0) };
    container(words).padding([8, 14]).width(Fill).style(ground).into()
}
