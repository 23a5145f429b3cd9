//! Ashore, in place of the chart: who can be promoted, what the yard could do, how the powers would stand, and what it
//! means that the ship is lost. What is there and what it would become stand side by side.

mod card;
pub mod present;

use iced::widget::{Column, Row, column, container, responsive, row, scrollable};
use iced::{Alignment, Element, Fill, Padding, Size};

use crate::widget::hero::Health;
use crate::widget::ship::{self, ShipArt};
use crate::widget::standing;
use card::SetCard;
use kit::cx::Cx;
use kit::scroll::READ;
use kit::theme::{self, BONE, BONE2, INK1};
use kit::{fit, font, icon};

/// What is shown ashore.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BetweenScenariosView {
    /// The head.
    pub title: String,
    /// What there is to be said first.
    pub below: String,
    /// How the powers stand and would stand, in the order of the ring.
    pub ring: Option<[(i8, i8); 5]>,
    /// The powers as they would stand, where the ring is shown: mark and words.
    pub powers: Vec<(String, String)>,
    /// The ship as she is, where that is what it is about.
    pub ship: Option<ShipArt>,
    /// What can be chosen, by kind.
    pub groups: Vec<Group>,
}

/// Things of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// The kind; may be empty.
    pub head: String,
    /// The things.
    pub cards: Vec<Card>,
}

/// What a card shows of its thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Art {
    /// A hero by the name of the portrait, and how the hero is.
    Medal(String, Health),
    /// A drawing with its folder.
    Drawing(String),
}

impl Default for Art {
    fn default() -> Self {
        Self::Drawing(String::new())
    }
}

/// Something that can be chosen, as it is and as it would be.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Card {
    /// Its place among the options; none if it cannot be chosen.
    pub place: Option<usize>,
    /// Its key.
    pub key: String,
    /// Its drawing.
    pub art: Art,
    /// Its name.
    pub name: String,
    /// What it costs.
    pub price: String,
    /// Figures before and after: icon, figure, figure.
    pub figures: Vec<(String, String, String)>,
    /// What it is like now, in words.
    pub now: String,
    /// What it would be like.
    pub then: String,
    /// It is chosen.
    pub chosen: bool,
    /// Why it cannot be, if it cannot.
    pub barred: Option<String>,
}

/// Between cards.
const GAP: f32 = 8.0;
/// The least width of a card at scale 1.
const LEAST: f32 = 430.0;
/// The margin at the sides, and the room of the scroll bar.
const SIDE: f32 = 16.0;
const BAR: f32 = 12.0;
/// The mark of a power.
const POWER: f32 = 34.0;
/// The scales at which the cards are tried: as large as they fit without scrolling, or else the last.
const SCALES: [f32; 5] = [1.5, 1.35, 1.2, 1.1, 1.0];
/// Between what stands one below the other, between the lines of a table of powers, and round the ship.
const APART: f32 = 10.0;
const BETWEEN: f32 = 8.0;
const ROUND: f32 = 12.0;

/// What is shown ashore, filling its room. `on_option` is told the place of the option whose card was pressed.
pub fn view<'a, M: Clone + 'a>(
    view: &'a BetweenScenariosView,
    cx: &Cx<'a>,
    on_option: impl Fn(usize) -> M + Copy + 'a,
) -> Element<'a, M> {
    let sizes = (cx.pick(38.0, 30.0, 28.0, 26.0), cx.pick(23.0, 21.0, 20.0, 20.0));
    let all = responsive(move |room| {
        let page = Page::new(view, sizes, room);
        let body = column![
            font::title(view.title.as_str(), page.title, BONE),
            font::rules(view.below.as_str(), page.text, BONE2)
        ]
        .spacing(APART);
        let body = page.standings().into_iter().chain(page.ship()).fold(body, Column::push);
        let body = view.groups.iter().fold(body, |body, group| page.group(body, group, on_option));
        let body = container(body).padding(Padding::new(SIDE).right(SIDE + BAR)).width(Fill);
        scrollable(body).id(READ).style(theme::scroll).width(Fill).height(Fill).into()
    });
    container(all).style(theme::fill(INK1)).width(Fill).height(Fill).clip(true).into()
}

/// How all of it is laid out in its room.
struct Page<'a> {
    view: &'a BetweenScenariosView,
    /// The sizes of the title and of the text.
    title: f32,
    text: f32,
    /// The width between the margins.
    inside: f32,
    /// The edge of the ring of powers, and the width of the ship.
    ring: f32,
    ship: f32,
    /// The scale of the cards.
    scale: f32,
}

impl<'a> Page<'a> {
    fn new(view: &'a BetweenScenariosView, (title, text): (f32, f32), room: Size) -> Self {
        let inside = room.width - 2.0 * SIDE - BAR;
        let ring = inside.min(room.height * 0.62).min(560.0);
        let ship = inside.min(room.height * 1.1).min(820.0);
        let page = Self { view, title, text, inside, ring, ship, scale: 1.0 };
        let fits = |scale: &f32| page.height(*scale) <= room.height;
        let scale = SCALES.into_iter().find(fits).unwrap_or(1.0);
        Self { scale, ..page }
    }

    /// The height of all of it with cards of a scale.
    fn height(&self, scale: f32) -> f32 {
        let Self { view, title, text, inside, .. } = *self;
        let mut parts = vec![
            fit::height(&view.title, font::TITLE, title, 1.12, inside),
            fit::height(&view.below, font::RULES, text, 1.3, inside),
        ];
        parts.extend(
            view.ring.map(|_| self.ring + if self.powers_beside() { 0.0 } else { APART + self.powers_height() }),
        );
        parts.extend(view.ship.as_ref().map(|_| self.ship * 0.45 + 2.0 * ROUND));
        for group in &view.groups {
            if !group.head.is_empty() {
                parts.push(text * 1.1 * 1.2);
            }
            let lines = self.lines(group, scale);
            parts
                .push(lines.iter().map(|line| tallest(line)).sum::<f32>() + GAP * lines.len().saturating_sub(1) as f32);
        }
        parts.iter().sum::<f32>() + APART * (parts.len() - 1) as f32 + 2.0 * SIDE
    }

    /// Whether the powers have room beside the ring.
    fn powers_beside(&self) -> bool {
        self.inside > self.ring + 320.0
    }

    fn powers_height(&self) -> f32 {
        let lines = self.view.powers.len() as f32;
        lines * (POWER.max(self.text * 1.2) + BETWEEN) - BETWEEN
    }

    /// The ring of powers and the powers in words.
    fn standings<M: 'a>(&self) -> Option<Element<'a, M>> {
        let powers = self.view.powers.iter().map(|(mark, words)| {
            let mark = icon::picture(icon::handle(mark), POWER, POWER);
            row![mark, font::label(words.as_str(), self.text, BONE)].spacing(10).align_y(Alignment::Center).into()
        });
        let powers = Column::with_children(powers).spacing(BETWEEN);
        let ring = container(standing::ring(self.view.ring?, self.ring));
        Some(if self.powers_beside() {
            row![ring, powers].spacing(20).align_y(Alignment::Center).into()
        } else {
            column![ring.center_x(Fill), powers].spacing(APART).into()
        })
    }

    fn ship<M: 'a>(&self) -> Option<Element<'a, M>> {
        let art = self.view.ship?;
        Some(container(ship::ship(art, self.ship)).center_x(Fill).padding([ROUND, 0.0]).into())
    }

    /// The cards of a group in their lines. A few cards have the whole width.
    fn lines(&self, group: &'a Group, scale: f32) -> Vec<Vec<SetCard<'a>>> {
        let fit = ((self.inside + GAP) / (LEAST * scale + GAP)).floor().clamp(1.0, 3.0);
        let across = fit.min(group.cards.len().max(1) as f32);
        let width = (self.inside - GAP * (across - 1.0)) / across;
        let lines = group.cards.chunks(across as usize);
        lines.map(|line| line.iter().map(|card| SetCard::new(card, width, scale)).collect()).collect()
    }

    /// Puts a group below what stands there. Cards side by side are of one height.
    fn group<M: Clone + 'a>(
        &self,
        mut body: Column<'a, M>,
        group: &'a Group,
        on_option: impl Fn(usize) -> M + Copy,
    ) -> Column<'a, M> {
        if !group.head.is_empty() {
            body = body.push(font::tag(group.head.as_str(), self.text * 1.1, BONE2));
        }
        let lines = self.lines(group, self.scale).into_iter().map(|line| {
            let tall = if line.len() > 1 { Some(tallest(&line)) } else { None };
            Row::with_children(line.into_iter().map(|card| card.view(tall, on_option))).spacing(GAP).into()
        });
        body.push(Column::with_children(lines).spacing(GAP))
    }
}

fn tallest(line: &[SetCard<'_>]) -> f32 {
    line.iter().map(|card| card.height()).fold(0.0, f32::max)
}
