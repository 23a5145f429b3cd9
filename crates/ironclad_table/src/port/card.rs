//! The cards of services.

use super::{Offer, Service};
use iced::widget::{Row, button, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill};
use kit::theme::{self, BONE, BONE2, BONE3, BRASS, BRASS_HI, BRASS_LO, GOOD, INK2, INK3, LINE, PICK, thin};
use kit::widget::key::{Cap, sized};
use kit::widget::{dashed, panel, ring};
use kit::{fit, font, icon};

/// A card as it is set at a size of type and a width.
pub struct SetCard<'a> {
    service: &'a Service,
    size: f32,
    width: f32,
    name: f32,
}

impl<'a> SetCard<'a> {
    /// Measures a card.
    pub fn new(service: &'a Service, size: f32, width: f32) -> Self {
        let mut set = Self { service, size, width, name: 0.0 };
        let tick = if service.chosen { set.cap() + 8.0 } else { 0.0 };
        let room = set.inside() - 2.0 * set.cap() - 24.0 - tick;
        set.name = fit::broken(&service.name, room, size * 1.48, 22.0);
        set
    }

    fn pad(&self) -> f32 {
        if self.width >= 260.0 { 16.0 } else { 11.0 }
    }

    fn inside(&self) -> f32 {
        self.width - 2.0 * self.pad()
    }

    fn cap(&self) -> f32 {
        (self.size * 1.5).min(34.0)
    }

    fn head_height(&self) -> f32 {
        let tick = if self.service.chosen { self.cap() + 8.0 } else { 0.0 };
        let room = self.inside() - 2.0 * self.cap() - 24.0 - tick;
        fit::height(&self.service.name, font::TITLE, self.name, 1.12, room).max(self.cap()) + self.size * 0.7
    }

    fn offer_height(&self, offer: &Offer) -> f32 {
        let room = self.inside() - self.price_width(offer);
        fit::height(&offer.what, font::RULES, self.size, 1.2, room).max(self.size * 1.25) + self.size * 0.55
    }

    fn price_width(&self, offer: &Offer) -> f32 {
        let digits = |price: u8| self.size * (1.1 + 0.66 * price.to_string().len() as f32) + 12.0;
        offer.price.map_or(0.0, digits)
    }

    /// The height that its words need.
    pub fn height(&self) -> f32 {
        let below = match &self.service.barred {
            Some(reason) => fit::height(reason, font::RULES, self.size, 1.2, self.inside()) + 10.0,
            None => self.service.offers.iter().map(|offer| self.offer_height(offer)).sum(),
        };
        self.head_height() + below + 2.0 * self.pad() * 0.7 + 2.0
    }

    /// The card, as high as it is given.
    pub fn view<M: Clone + 'a>(self, height: f32, on_press: Option<M>) -> Element<'a, M> {
        let service = self.service;
        let barred = service.barred.is_some();
        let (icon_ink, ink) = inks(service);
        let rule = if service.chosen { BRASS_LO } else { thin(LINE, 0.8) };
        let mut head = row![
            sized(&service.key, cap_of(service), self.cap()),
            icon::icon(&service.icon, self.cap() * 1.1, icon_ink),
            container(font::title(service.name.as_str(), self.name, ink)).width(Fill),
        ]
        .spacing(11)
        .align_y(Alignment::Center)
        .height(self.head_height() - 2.0);
        if service.chosen {
            head = head.push(icon::tinted("own/tick", self.cap() * 0.85, BRASS_HI));
        }
        let mut face = column![head, panel::rule_h(rule, 1.5)];
        if let Some(reason) = &service.barred {
            let reason = font::rules(reason.as_str(), self.size, BONE2).line_height(1.2);
            face = face.push(space().height(8)).push(reason);
        } else {
            for (i, offer) in service.offers.iter().enumerate() {
                if i > 0 {
                    face = face.push(panel::rule_h(rule, 1.0));
                }
                face = face.push(self.offer(offer));
            }
        }
        let (ground, line, width) = look(service);
        let face = container(face).padding([self.pad() * 0.7, self.pad()]);
        let plate = button(face)
            .width(self.width)
            .height(height)
            .padding(0)
            .style(theme::plate(ground, if barred || service.chosen { ground } else { INK3 }, line, width))
            .on_press_maybe(on_press);
        framed(plate.into(), service)
    }

    fn offer<M: 'a>(&self, offer: &'a Offer) -> Row<'a, M> {
        let what = font::rules(offer.what.as_str(), self.size, ink_of(offer)).line_height(1.2);
        let row = row![container(what).width(Fill)].height(self.offer_height(offer)).align_y(Alignment::Center);
        match offer.price {
            Some(price) => row.push(price_tag(price, self.size, offer.barred)),
            None => row,
        }
    }
}

/// The colour of what is offered.
pub fn ink_of(offer: &Offer) -> Color {
    if offer.barred { BONE2 } else { BONE }
}

/// A price in Credits, of something that can be had or not.
pub fn price_tag<'a, M: 'a>(price: u8, size: f32, barred: bool) -> Row<'a, M> {
    let (coins, figure) = if barred { (BONE3, BONE2) } else { (BRASS, BRASS_HI) };
    row![icon::icon("two-coins", size, coins), font::figures(price.to_string(), size * 1.1, figure)]
        .spacing(5)
        .align_y(Alignment::Center)
}

/// How the key of a service is drawn.
pub fn cap_of(service: &Service) -> Cap {
    match (service.chosen, service.barred.is_some()) {
        (true, _) => Cap::Filled,
        (_, true) => Cap::Idle,
        _ => Cap::Plain,
    }
}

/// The colours of icon and name.
pub fn inks(service: &Service) -> (Color, Color) {
    match (service.chosen, service.barred.is_some()) {
        (true, _) => (BRASS_HI, BONE),
        (_, true) => (BONE3, BONE2),
        _ => (BONE, BONE),
    }
}

/// Ground, border and its width.
pub fn look(service: &Service) -> (Color, Color, f32) {
    match (service.chosen, service.barred.is_some()) {
        (true, _) => (PICK, BRASS_HI, 3.0),
        (_, true) => (thin(theme::INK1, 0.6), Color::TRANSPARENT, 0.0),
        _ => (INK2, LINE, 2.0),
    }
}

/// Dashes for what is not possible, the lesson's frame, the focus.
pub fn framed<'a, M: 'a>(plate: Element<'a, M>, service: &Service) -> Element<'a, M> {
    let plate = if service.barred.is_some() { dashed(plate, LINE) } else { plate };
    let plate = if service.marked {
        let mark = container(space().width(Fill).height(Fill)).style(theme::boxed(Color::TRANSPARENT, GOOD, 6.0));
        stack![plate, mark].into()
    } else {
        plate
    };
    ring(plate, service.focused)
}
