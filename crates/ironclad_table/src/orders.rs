//! The orders of a story above the chart: the date, the milestones, and what is aboard for them.

pub(crate) mod present;

use crate::inspect::Thing;
use iced::widget::{Column, Row, button, column, container, row};
use iced::{Alignment, Color, Element, Fill};
use kit::cx::Cx;
use kit::inspect::named;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI, BRASS_LO, GOOD, INK2};
use kit::widget::key::{self, Cap};
use kit::widget::panel::rule_h;
use kit::{font, icon};

/// The orders in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrdersView {
    /// The date of the turn.
    pub date: String,
    /// The milestones.
    pub orders: Vec<Order>,
    /// What is in the hold, counts, and who is posted where.
    pub aboard: Vec<String>,
}

/// A milestone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// What it is called.
    pub name: String,
    /// How it stands.
    pub state: OrderState,
}

/// How a milestone stands. Each state has a sign of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderState {
    /// It can be reached.
    Open,
    /// It has been reached.
    Reached,
    /// It can no longer be reached.
    Failed,
    /// It is not known yet.
    Hidden,
}

impl OrderState {
    fn sign(self) -> (&'static str, Color, Color) {
        match self {
            Self::Open => ("own/star", BRASS_HI, BONE),
            Self::Reached => ("own/tick", GOOD, GOOD),
            Self::Failed => ("own/cross", ALARM, BONE2),
            Self::Hidden => ("icons/wax-seal", BONE2, BONE2),
        }
    }
}

/// The strip above the chart.
pub fn view<'a, M: Clone + 'a>(view: &'a OrdersView, cx: &Cx<'a>, on_aim: impl Fn(usize) -> M) -> Element<'a, M> {
    strip(view, true, cx, on_aim)
}

/// The strip above what has little room: the milestones alone.
pub fn short<'a, M: Clone + 'a>(view: &'a OrdersView, cx: &Cx<'a>, on_aim: impl Fn(usize) -> M) -> Element<'a, M> {
    strip(view, false, cx, on_aim)
}

fn strip<'a, M: Clone + 'a>(
    view: &'a OrdersView,
    aboard: bool,
    cx: &Cx<'a>,
    on_aim: impl Fn(usize) -> M,
) -> Element<'a, M> {
    let size = cx.pick(23.0, 21.0, 19.0, 18.0);
    let date = font::log(view.date.as_str(), size * 1.05, BRASS_HI);
    let orders = view.orders.iter().enumerate().map(|(place, order)| {
        let (sign, ink, words) = order.state.sign();
        let face = row![icon::tinted(sign, size, ink), font::tag(order.name.as_str(), size, words)];
        let face = face.spacing(7).align_y(Alignment::Center);
        button(face).padding(0).style(theme::bare).on_press(on_aim(place)).into()
    });
    let key = key::sized(&cx.t("key-brief"), Cap::Plain, size * 1.2);
    // The key stays with the last of them where the line is broken, unless that one fills a line.
    let mut orders: Vec<Element<'a, M>> = std::iter::once(date.into()).chain(orders).collect();
    let last = row![].extend(orders.pop()).push(key).spacing(20).align_y(Alignment::Center).wrap().vertical_spacing(2);
    orders.push(last.into());
    let mut body = Column::new().spacing(4);
    body = body.push(Row::with_children(orders).spacing(20).align_y(Alignment::Center).wrap().vertical_spacing(2));
    if aboard && !view.aboard.is_empty() {
        let aboard = view.aboard.iter().map(|words| font::tag(words.as_str(), size * 0.96, BONE2).into());
        body = body.push(Row::with_children(aboard).spacing(24).wrap().vertical_spacing(2));
    }
    let strip = container(body).padding([6, 14]).width(Fill).style(theme::fill(INK2));
    named(Thing::Orders, column![strip, rule_h(BRASS_LO, 2.0)])
}
