//! Ashore, in place of the chart: who can be promoted, what the yard could do, how the powers would stand, and what it
//! means that the ship is lost. What is there and what it would become stand side by side.

use iced::widget::{Column, Row, column, container, responsive, row, scrollable};
use iced::{Alignment, Element, Fill, Padding};

use crate::ui::asking::{Thing, named};
use crate::ui::cx::Cx;
use crate::ui::effect::READ;
use crate::ui::fitting::plate;
use crate::ui::theme::{self, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, INK1, LINE};
use crate::ui::widget::hero::{self, Health};
use crate::ui::widget::key::{Cap, key_cap};
use crate::ui::widget::ship::{self, ShipArt};
use crate::ui::widget::{snug, standing, whole};
use crate::ui::{fit, font, icon};

/// What is shown ashore.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AshoreView {
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
/// The least width of a card.
const LEAST: f32 = 430.0;
/// The margin at the sides.
const SIDE: f32 = 16.0;
/// The drawing on a card.
const MEDAL: f32 = 92.0;
/// What a card's words keep from its edges, above and beside them, and from its drawing.
const PAD: (f32, f32) = (8.0, 12.0);
const APART: f32 = 12.0;
/// The sizes of a card's name, price, figures and text.
const NAME: f32 = 26.0;
const PRICE: f32 = 22.0;
const FIGURE: f32 = 22.0;
const TEXT: f32 = 19.0;

/// What is shown ashore, filling its room. `on_option` is told the place of the option whose card was pressed.
pub fn view<'a, M: Clone + 'a>(
    view: &'a AshoreView,
    cx: &Cx<'a>,
    on_option: impl Fn(usize) -> M + Copy + 'a,
) -> Element<'a, M> {
    let size = cx.pick(38.0, 30.0, 28.0, 26.0);
    let text = cx.pick(23.0, 21.0, 20.0, 20.0);
    let all = responsive(move |room| {
        let inside = room.width - 2.0 * SIDE - 12.0;
        let mut body =
            column![font::title(view.title.as_str(), size, BONE), font::rules(view.below.as_str(), text, BONE2)]
                .spacing(10);
        if let Some(ring) = view.ring {
            let edge = inside.min(room.height * 0.62).min(560.0);
            let powers = view.powers.iter().map(|(mark, words)| {
                let mark = icon::picture(icon::handle(mark), 34.0, 34.0);
                row![mark, font::label(words.as_str(), text, BONE)].spacing(10).align_y(Alignment::Center).into()
            });
            let powers = Column::with_children(powers).spacing(8);
            let ring = container(standing::ring(ring, edge));
            body = match inside > edge + 320.0 {
                true => body.push(row![ring, powers].spacing(20).align_y(Alignment::Center)),
                false => body.push(ring.center_x(Fill)).push(powers),
            };
        }
        if let Some(art) = view.ship {
            let wide = inside.min(room.height * 1.1).min(820.0);
            body = body.push(container(ship::ship(art, wide)).center_x(Fill).padding([12, 0]));
        }
        for group in &view.groups {
            let fit = ((inside + GAP) / (LEAST + GAP)).floor().clamp(1.0, 3.0);
            // A few cards have the whole width.
            let across = fit.min(group.cards.len().max(1) as f32);
            let width = (inside - GAP * (across - 1.0)) / across;
            if !group.head.is_empty() {
                body = body.push(font::tag(group.head.as_str(), text * 1.1, BONE2));
            }
            let rows = group.cards.chunks(across as usize).map(|line| {
                // Cards side by side are of one height.
                let tall = line.iter().map(|card| height(card, width)).reduce(f32::max).filter(|_| line.len() > 1);
                Row::with_children(line.iter().map(|card| self::card(card, width, tall, on_option))).spacing(GAP).into()
            });
            body = body.push(Column::with_children(rows).spacing(GAP));
        }
        let body = container(body).padding(Padding::new(SIDE).right(SIDE + 12.0)).width(Fill);
        scrollable(body).id(READ).style(theme::scroll).width(Fill).height(Fill).into()
    });
    container(all).style(theme::fill(INK1)).width(Fill).height(Fill).clip(true).into()
}

/// The room that a card's drawing takes.
fn art_width(card: &Card) -> f32 {
    match card.art {
        Art::Medal(..) => MEDAL,
        Art::Drawing(_) => MEDAL * 0.7,
    }
}

/// The height that a card of this width needs.
fn height(card: &Card, width: f32) -> f32 {
    // A little less than there is, as borders take some of it.
    let words = width - 2.0 * PAD.1 - APART - art_width(card) - 4.0;
    let cap = if card.key.is_empty() { 0.0 } else { 46.0 };
    let beside = priced_beside(card, words);
    let price = if beside { price_width(card) } else { 0.0 };
    let mut parts = vec![fit::whole_height(&card.name, NAME, 1.12, words - cap - price).max(34.0)];
    if !beside {
        parts.push(PRICE * 1.2);
    }
    if !card.figures.is_empty() {
        let mut lines = 1.0;
        let mut left = words;
        for (_, now, then) in &card.figures {
            let after = if now == then {
                0.0
            } else {
                12.0 + fit::line("→", font::FIGURES, 20.0) + fit::line(then, font::FIGURES, FIGURE + 2.0)
            };
            let wide = FIGURE + 6.0 + fit::line(now, font::FIGURES, FIGURE) + after;
            if wide > left && left < words {
                (lines, left) = (lines + 1.0, words);
            }
            left -= wide + 18.0;
        }
        parts.push(lines * 29.0);
    }
    let told = [&card.now, &card.then].into_iter().filter(|line| !line.is_empty());
    parts.extend(told.map(|line| fit::height(line, font::RULES, TEXT, 1.2, words)));
    parts.extend(card.barred.iter().map(|why| fit::height(why, font::TITLE, PRICE, 1.2, words)));
    let apart = 3.0 * (parts.len() - 1) as f32;
    (parts.iter().sum::<f32>() + apart).max(art_height(card)) + 2.0 * PAD.0 + 2.0
}

/// The room a card's price takes beside its name.
fn price_width(card: &Card) -> f32 {
    if card.price.is_empty() { 0.0 } else { fit::width(&card.price, PRICE) + 10.0 }
}

/// Whether the price has room beside the name; else it stands below.
fn priced_beside(card: &Card, words: f32) -> bool {
    let cap = if card.key.is_empty() { 0.0 } else { 46.0 };
    card.price.is_empty() || fit::longest_word(&card.name, font::TITLE, NAME) + cap + price_width(card) <= words
}

/// The height of a card's drawing.
fn art_height(card: &Card) -> f32 {
    match card.art {
        Art::Medal(..) => MEDAL,
        Art::Drawing(_) => MEDAL * 0.6,
    }
}

fn card<'a, M: Clone + 'a>(
    card: &'a Card,
    width: f32,
    tall: Option<f32>,
    on_option: impl Fn(usize) -> M,
) -> Element<'a, M> {
    let barred = card.barred.is_some();
    let ink = if barred { BONE2 } else { BONE };
    let art: Element<'a, M> = match &card.art {
        Art::Medal(person, health) => hero::medal(person, *health, card.chosen, MEDAL).into(),
        Art::Drawing(path) => match path.strip_prefix("icons/") {
            Some(name) => container(icon::icon(name, 44.0, BRASS)).center_x(MEDAL * 0.7).into(),
            None => icon::picture(icon::handle(path), MEDAL * 0.7, MEDAL * 0.6).into(),
        },
    };
    let mut head = Row::new().spacing(10).align_y(Alignment::Center);
    if !card.key.is_empty() {
        head = head.push(key_cap(&card.key, if card.chosen { Cap::Filled } else { Cap::Plain }));
    }
    let beside = priced_beside(card, width - 2.0 * PAD.1 - APART - art_width(card));
    let price = || snug(card.price.as_str(), PRICE, BRASS_HI);
    head = head.push(container(whole(card.name.as_str(), NAME, ink)).width(Fill));
    if beside && !card.price.is_empty() {
        head = head.push(price());
    }
    let figures = card.figures.iter().fold(Row::new().spacing(18), |row, (icon, now, then)| {
        let changed = now != then;
        let mut figure = row![icon::icon(icon, FIGURE, BRASS), font::figures(now.as_str(), FIGURE, BONE)];
        if changed {
            figure =
                figure.push(font::figures("→", 20.0, BRASS)).push(font::figures(then.as_str(), FIGURE + 2.0, BRASS_HI));
        }
        row.push(figure.spacing(6).align_y(Alignment::Center))
    });
    let mut words = column![head].spacing(3).width(Fill);
    if !beside {
        words = words.push(price());
    }
    if !card.figures.is_empty() {
        words = words.push(figures.wrap().vertical_spacing(2));
    }
    for (line, ink) in [(&card.now, BONE2), (&card.then, BRASS_HI)] {
        if !line.is_empty() {
            words = words.push(font::rules(line.as_str(), TEXT, ink).line_height(1.2));
        }
    }
    if let Some(why) = &card.barred {
        words = words.push(font::label(why.as_str(), PRICE, ALARM_PALE));
    }
    let face = row![art, words].spacing(APART).padding([PAD.0, PAD.1]).align_y(Alignment::Center);
    let plate = plate(face, width, tall, card.chosen, LINE, barred, card.chosen, card.place.map(on_option));
    match card.place {
        Some(place) => named(Thing::Option(place), plate),
        None => plate,
    }
}
