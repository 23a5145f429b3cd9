//! A port in place of the chart: the place, how we stand there, and a card for each service.

mod card;
mod head;
pub mod present;
mod row;

use crate::inspect::Thing;
use card::SetCard;
use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Row, column, container, responsive, scrollable, space, stack};
use iced::{Element, Fill, Padding, Size, Vector};
use kit::cx::Cx;
use kit::inspect::named;
use kit::theme::{self, BRASS_LO};
use kit::widget::{chart, panel};
use row::Rows;

/// A port as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PortView {
    /// The port's name.
    pub name: String,
    /// What is said of it.
    pub tagline: String,
    /// That we are docked, and why.
    pub docked: String,
    /// How we stand with its owners, and what follows for prices.
    pub standing: String,
    /// Its drawing: `places/europa-wide`.
    pub art: String,
    /// The services, in the order of their keys.
    pub services: Vec<Service>,
}

/// A service of a port.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Service {
    /// The key that chooses it.
    pub key: String,
    /// Its icon.
    pub icon: String,
    /// Its name.
    pub name: String,
    /// What it offers.
    pub offers: Vec<Offer>,
    /// It is chosen.
    pub chosen: bool,
    /// Why it cannot be chosen.
    pub barred: Option<String>,
    /// The focus is on it.
    pub focused: bool,
    /// The lesson points at it.
    pub marked: bool,
}

/// Something a service offers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Offer {
    /// What is offered, as shown.
    pub what: String,
    /// For how many Credits.
    pub price: Option<u8>,
    /// It cannot be had now, though the service has other uses.
    pub barred: bool,
}

/// The room that the chart's frame takes at each side.
const SIDE: f32 = 23.0;
/// Between cards.
const GAP: f32 = 11.0;
/// The double rule below the head, with the room round it.
const RULE: f32 = 26.0;

/// The port, filling its room. `on_service` is told the index of the service that was pressed.
pub fn view<'a, M: Clone + 'a>(view: &'a PortView, _: &Cx<'a>, on_service: impl Fn(usize) -> M + 'a) -> Element<'a, M> {
    let ground = stack![
        chart::ground(Vector::new(0.5, 1.4)),
        responsive(move |size| body(view, size, &on_service)),
        chart::frame(),
    ];
    container(ground).style(theme::fill(theme::INK1)).width(Fill).height(Fill).clip(true).into()
}

/// The head's heights and the sizes of type that are tried, from the fullest to the barest.
const WAYS: [(f32, f32); 7] =
    [(275.0, 22.0), (235.0, 22.0), (200.0, 22.0), (170.0, 20.0), (140.0, 20.0), (118.0, 19.0), (104.0, 18.0)];

fn body<'a, M: Clone + 'a>(view: &'a PortView, size: Size, on_service: &impl Fn(usize) -> M) -> Element<'a, M> {
    let inside = Size::new(size.width - 2.0 * SIDE, size.height - 2.0 * SIDE);
    let columns = if view.services.len() <= 2 { view.services.len().max(1) } else { 3 };
    let rows = view.services.len().div_ceil(columns).max(1);
    let width = (inside.width - GAP * (columns - 1) as f32) / columns as f32;
    let tallest = |type_size: f32| {
        let heights = view.services.iter().map(|service| SetCard::new(service, type_size, width).height());
        heights.fold(0.0, f32::max)
    };
    let way = WAYS.into_iter().find(|(head, type_size)| {
        let room = inside.height - head - RULE - GAP * rows as f32;
        width >= 175.0 && tallest(*type_size) * rows as f32 <= room
    });
    let Some((head, type_size)) = way else {
        return small(view, inside, on_service);
    };
    // What the cards do not need goes to the head, as far as it can use it.
    let room = (inside.height - head - RULE - GAP * rows as f32) / rows as f32;
    let card_height = room.min((width * 0.8).max(tallest(type_size)));
    let head_height = (inside.height - RULE - (card_height + GAP) * rows as f32).min(head + 80.0);
    let cards = view.services.iter().enumerate().map(|(i, service)| {
        let card = SetCard::new(service, type_size, width);
        named(Thing::Service(i), card.view(card_height, service.barred.is_none().then(|| on_service(i))))
    });
    let mut cards = cards.peekable();
    let mut grid = Column::new().spacing(GAP);
    while cards.peek().is_some() {
        grid = grid.push(Row::with_children(cards.by_ref().take(columns)).spacing(GAP));
    }
    column![
        named(Thing::Harbour, head::head(view, Size::new(inside.width, head_height))),
        container(panel::double_rule(Fill, BRASS_LO)).height(RULE).padding(Padding::ZERO.top(4.0)),
        grid,
    ]
    .padding(SIDE)
    .into()
}

/// The port where there is little room: a row for each service, and below them what is left for the place.
fn small<'a, M: Clone + 'a>(view: &'a PortView, inside: Size, on_service: &impl Fn(usize) -> M) -> Element<'a, M> {
    let gap = 5.0;
    let taken = |rows: Rows| view.services.iter().map(|service| rows.height(service) + gap).sum::<f32>();
    let wide = Rows::new(&view.services, inside.width);
    let left = inside.height - taken(wide);
    let line_height = 50.0;
    let scrolled = left < line_height;
    let mut rows = if scrolled { Rows::new(&view.services, inside.width - 12.0) } else { wide };
    let pictured = left >= 112.0 + RULE;
    if !pictured && !scrolled {
        rows.spare = ((left - line_height) / view.services.len().max(1) as f32).clamp(0.0, 14.0);
    }
    let each = view.services.iter().enumerate();
    let list = each.map(|(i, service)| {
        named(Thing::Service(i), rows.view(service, service.barred.is_none().then(|| on_service(i))))
    });
    let list = Column::with_children(list).spacing(gap);
    let list: Element<'a, M> = if scrolled {
        let bar = Scrollbar::new().width(6).scroller_width(6).margin(0);
        let list = list.padding(Padding::ZERO.right(12.0));
        scrollable(list).direction(Direction::Vertical(bar)).style(theme::scroll).height(Fill).width(Fill).into()
    } else {
        list.into()
    };
    let head: Element<'a, M> = if pictured {
        let size = Size::new(inside.width, (left - RULE).min(240.0));
        column![
            named(Thing::Harbour, head::head(view, size)),
            container(panel::double_rule(Fill, BRASS_LO)).height(RULE).padding(Padding::ZERO.top(4.0)),
        ]
        .into()
    } else {
        column![named(Thing::Harbour, head::line(view, inside.width)), panel::rule_h(BRASS_LO, 2.0), space().height(7)]
            .into()
    };
    column![head, list].padding(SIDE).into()
}
