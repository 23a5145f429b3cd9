//! A card of what can be chosen ashore: measured before it is drawn, for cards side by side are of one height, and all are
//! set as large as the room allows.

use super::{Art, Card};
use crate::inspect::Thing;
use crate::outfitting::plate;
use crate::widget::hero;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};
use kit::inspect::named;
use kit::theme::{ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, LINE};
use kit::widget::key::{self, Cap, sized};
use kit::widget::{shrink_to_fit, whole};
use kit::{fit, font, icon};

/// The drawing on a card.
const MEDAL: f32 = 92.0;
/// What a card's words keep from its edges, above and beside them, and from its drawing.
const PAD: (f32, f32) = (8.0, 12.0);
const APART: f32 = 12.0;
/// The sizes of a card's name, price, figures and text at scale 1.
const NAME: f32 = 26.0;
const PRICE: f32 = 22.0;
const FIGURE: f32 = 22.0;
const ARROW: f32 = 20.0;
const TEXT: f32 = 19.0;
/// A line of figures, and the key before the name.
const FIGURE_LINE: f32 = 29.0;
const CAP: f32 = 34.0;

/// The room of a card's key beside its name, with the gap before the name.
const BEFORE: f32 = 10.0;

/// A card as wide as it is given, set at a scale.
#[derive(Clone, Copy)]
pub struct SetCard<'a> {
    card: &'a Card,
    width: f32,
    scale: f32,
}

impl<'a> SetCard<'a> {
    /// Sets a card; at scale 1 its words are as small as they may be.
    pub fn new(card: &'a Card, width: f32, scale: f32) -> Self {
        Self { card, width, scale }
    }

    /// A length, given as it is at scale 1.
    fn at(self, length: f32) -> f32 {
        length * self.scale
    }

    /// The room that the drawing takes.
    fn art_width(self) -> f32 {
        match self.card.art {
            Art::Medal(..) => self.at(MEDAL),
            Art::Drawing(_) => self.at(MEDAL * 0.7),
        }
    }

    /// The height of the drawing.
    fn art_height(self) -> f32 {
        match self.card.art {
            Art::Medal(..) => self.at(MEDAL),
            Art::Drawing(_) => self.at(MEDAL * 0.6),
        }
    }

    /// The room for the words.
    fn words(self) -> f32 {
        self.width - self.at(2.0 * PAD.1 + APART) - self.art_width()
    }

    /// The room that the key takes beside the name.
    fn cap(self) -> f32 {
        if self.card.key.is_empty() { 0.0 } else { key::width(&self.card.key, self.at(CAP)) + self.at(BEFORE) }
    }

    /// The room that the price takes beside the name.
    fn price(self) -> f32 {
        if self.card.price.is_empty() { 0.0 } else { fit::width(&self.card.price, self.at(PRICE)) + self.at(BEFORE) }
    }

    /// Whether the price has room beside the name; else it stands below.
    fn priced_beside(self) -> bool {
        let name = fit::longest_word(&self.card.name, font::TITLE, self.at(NAME));
        self.card.price.is_empty() || name + self.cap() + self.price() <= self.words()
    }

    /// The height that the card needs.
    pub fn height(self) -> f32 {
        let Self { card, .. } = self;
        // A little less than there is, as borders take some of it.
        let words = self.words() - 4.0;
        let beside = self.priced_beside();
        let price = if beside { self.price() } else { 0.0 };
        let name = fit::whole_height(&card.name, self.at(NAME), 1.12, words - self.cap() - price);
        let mut parts = vec![name.max(self.at(CAP))];
        if !beside {
            parts.push(self.at(PRICE) * 1.2);
        }
        if !card.figures.is_empty() {
            parts.push(self.figure_lines(words) * self.at(FIGURE_LINE));
        }
        let told = [&card.now, &card.then].into_iter().filter(|line| !line.is_empty());
        parts.extend(told.map(|line| fit::height(line, font::RULES, self.at(TEXT), 1.2, words)));
        parts.extend(card.barred.iter().map(|why| fit::height(why, font::TITLE, self.at(PRICE), 1.2, words)));
        let apart = self.at(3.0) * (parts.len() - 1) as f32;
        (parts.iter().sum::<f32>() + apart).max(self.art_height()) + self.at(2.0 * PAD.0) + 2.0
    }

    /// How many lines the figures take.
    fn figure_lines(self, words: f32) -> f32 {
        let (mut lines, mut left) = (1.0, words);
        for (_, now, then) in &self.card.figures {
            let after = if now == then {
                0.0
            } else {
                self.at(12.0)
                    + fit::line("→", font::FIGURES, self.at(ARROW))
                    + fit::line(then, font::FIGURES, self.at(FIGURE + 2.0))
            };
            let wide = self.at(FIGURE + 6.0) + fit::line(now, font::FIGURES, self.at(FIGURE)) + after;
            if wide > left && left < words {
                (lines, left) = (lines + 1.0, words);
            }
            left -= wide + self.at(18.0);
        }
        lines
    }

    /// The card, as high as it is given or as it needs. `on_option` is told its place among the options.
    pub fn view<M: Clone + 'a>(self, tall: Option<f32>, on_option: impl Fn(usize) -> M) -> Element<'a, M> {
        let Self { card, width, .. } = self;
        let barred = card.barred.is_some();
        let face = row![self.art(), self.told()]
            .spacing(self.at(APART))
            .padding([self.at(PAD.0), self.at(PAD.1)])
            .align_y(Alignment::Center);
        let plate = plate(face, width, tall, card.chosen, LINE, barred, card.chosen, card.place.map(on_option));
        match card.place {
            Some(place) => named(Thing::Option(place), plate),
            None => plate,
        }
    }

    fn art<M: 'a>(self) -> Element<'a, M> {
        let (wide, high) = (self.art_width(), self.art_height());
        match &self.card.art {
            Art::Medal(person, health) => hero::medal(person, *health, self.card.chosen, wide).into(),
            Art::Drawing(path) => match path.strip_prefix("icons/") {
                Some(name) => container(icon::icon(name, self.at(44.0), BRASS)).center_x(wide).into(),
                None => icon::picture(icon::handle(path), wide, high).into(),
            },
        }
    }

    fn told<M: 'a>(self) -> Element<'a, M> {
        let card = self.card;
        let beside = self.priced_beside();
        let price = || shrink_to_fit(card.price.as_str(), self.at(PRICE), BRASS_HI);
        let mut head = Row::new().spacing(self.at(BEFORE)).align_y(Alignment::Center);
        if !card.key.is_empty() {
            head = head.push(sized(&card.key, if card.chosen { Cap::Filled } else { Cap::Plain }, self.at(CAP)));
        }
        let ink = if card.barred.is_some() { BONE2 } else { BONE };
        head = head.push(container(whole(card.name.as_str(), self.at(NAME), ink)).width(Fill));
        if beside && !card.price.is_empty() {
            head = head.push(price());
        }
        let mut words = column![head].spacing(self.at(3.0)).width(Fill);
        if !beside {
            words = words.push(price());
        }
        if !card.figures.is_empty() {
            words = words.push(self.figures().wrap().vertical_spacing(2));
        }
        for (line, ink) in [(&card.now, BONE2), (&card.then, BRASS_HI)] {
            if !line.is_empty() {
                words = words.push(font::rules(line.as_str(), self.at(TEXT), ink).line_height(1.2));
            }
        }
        if let Some(why) = &card.barred {
            words = words.push(font::label(why.as_str(), self.at(PRICE), ALARM_PALE));
        }
        words.into()
    }

    fn figures<M: 'a>(self) -> Row<'a, M> {
        let size = self.at(FIGURE);
        self.card.figures.iter().fold(Row::new().spacing(self.at(18.0)), |row, (icon, now, then)| {
            let mut figure = row![icon::icon(icon, size, BRASS), font::figures(now.as_str(), size, BONE)];
            if now != then {
                figure = figure.push(font::figures("→", self.at(ARROW), BRASS)).push(font::figures(
                    then.as_str(),
                    self.at(FIGURE + 2.0),
                    BRASS_HI,
                ));
            }
            row.push(figure.spacing(self.at(6.0)).align_y(Alignment::Center))
        })
    }
}
