//! Services as rows, where there is no room for cards.

use super::card::{cap_of, framed, ink_of, inks, look, price_tag};
use super::{Offer, Service};
use iced::widget::{Column, Row, button, container, row};
use iced::{Alignment, Element, Fill};
use kit::theme::{self, BONE2, BRASS_HI, INK3};
use kit::widget::key::sized;
use kit::{fit, font, icon};

const CAP: f32 = 30.0;
const ICON: f32 = 28.0;
const TICK: f32 = 22.0;
const GAP: f32 = 9.0;
const PAD: f32 = 9.0;
/// Narrower rows do without the tick: the key is filled as well.
const NARROW: f32 = 480.0;

/// The measures of all rows.
#[derive(Debug, Clone, Copy)]
pub struct Rows {
    width: f32,
    name: f32,
    words: Words,
    /// Height to spare for each row.
    pub spare: f32,
}

/// How the words of offers are set.
#[derive(Debug, Clone, Copy)]
struct Words(f32);

impl Rows {
    /// Measures rows of the given width.
    pub fn new(services: &[Service], width: f32) -> Self {
        let longest = services.iter().map(|service| fit::width(&service.name, 24.0)).fold(80.0, f32::max);
        let words = Words(if width >= NARROW { 20.0 } else { 18.0 });
        Self { width, name: longest.min(width * 0.27), words, spare: 0.0 }
    }

    fn ticked(self, service: &Service) -> bool {
        service.chosen && self.width >= NARROW
    }

    /// The room for what a service offers.
    fn room(self, service: &Service) -> f32 {
        let tick = if self.ticked(service) { TICK + GAP } else { 0.0 };
        self.width - 2.0 * PAD - CAP - ICON - self.name - 3.0 * GAP - tick - 4.0
    }

    /// A row's height.
    pub fn height(self, service: &Service) -> f32 {
        let room = self.room(service);
        let words = match &service.barred {
            Some(reason) => fit::height(reason, font::TITLE, self.words.0, 1.2, room),
            None => {
                let lines = self.words.flow(&service.offers, room);
                lines.iter().map(|line| self.words.line_height(&service.offers, line, room)).sum()
            }
        };
        words.max(CAP) + 14.0 + self.spare
    }

    /// A service as a row.
    pub fn view<'a, M: Clone + 'a>(self, service: &'a Service, on_press: Option<M>) -> Element<'a, M> {
        let (icon_ink, ink) = inks(service);
        let name = fit::broken(&service.name, self.name, 24.0, 19.0);
        let room = self.room(service);
        let words: Element<'a, M> = match &service.barred {
            Some(reason) => font::label(reason.as_str(), self.words.0, BONE2).into(),
            None => {
                let lines = self.words.flow(&service.offers, room);
                Column::with_children(lines.iter().map(|line| self.words.line(&service.offers, line, room))).into()
            }
        };
        let mut face = row![
            sized(&service.key, cap_of(service), CAP),
            icon::icon(&service.icon, ICON, icon_ink),
            container(font::title(service.name.as_str(), name, ink)).width(self.name),
            container(words).width(Fill),
        ]
        .spacing(GAP)
        .align_y(Alignment::Center);
        if self.ticked(service) {
            face = face.push(icon::tinted("own/tick", TICK, BRASS_HI));
        }
        let (ground, line, edge) = look(service);
        let hover = if service.barred.is_some() || service.chosen { ground } else { INK3 };
        let plate = button(container(face).center_y(Fill).padding([0.0, PAD]))
            .width(self.width)
            .height(self.height(service))
            .padding(0)
            .style(theme::plate(ground, hover, line, edge))
            .on_press_maybe(on_press);
        framed(plate.into(), service)
    }
}

impl Words {
    fn price_width(self, offer: &Offer) -> f32 {
        offer.price.map_or(0.0, |price| self.0 + 11.0 + 13.0 * price.to_string().len() as f32)
    }

    /// Offers in as many lines as they need, by their indices.
    fn flow(self, offers: &[Offer], room: f32) -> Vec<Vec<usize>> {
        let mut lines: Vec<Vec<usize>> = Vec::new();
        let mut left = 0.0;
        for (i, offer) in offers.iter().enumerate() {
            let taken = fit::width(&offer.what, self.0) + self.price_width(offer) + 16.0;
            if taken <= left
                && let Some(line) = lines.last_mut()
            {
                line.push(i);
            } else {
                lines.push(vec![i]);
                left = room + 16.0;
            }
            left -= taken;
        }
        lines
    }

    /// A line that holds one offer may have to break it.
    fn line_height(self, offers: &[Offer], line: &[usize], room: f32) -> f32 {
        let heights = line
            .iter()
            .filter_map(|i| offers.get(*i))
            .map(|offer| fit::height(&offer.what, font::TITLE, self.0, 1.2, room - self.price_width(offer)));
        heights.fold(self.0 * 1.25, f32::max)
    }

    fn line<'a, M: 'a>(self, offers: &'a [Offer], line: &[usize], room: f32) -> Element<'a, M> {
        let each = line.iter().filter_map(|i| offers.get(*i)).map(|offer| {
            let width = fit::width(&offer.what, self.0).min(room - self.price_width(offer));
            let what = container(font::label(offer.what.as_str(), self.0, ink_of(offer))).width(width);
            let mut one = row![what].spacing(6).align_y(Alignment::Center);
            if let Some(price) = offer.price {
                one = one.push(price_tag(price, self.0 - 1.0, offer.barred));
            }
            one.into()
        });
        let height = self.line_height(offers, line, room);
        Row::with_children(each).spacing(16).align_y(Alignment::Center).height(height).into()
    }
}
