//! The page of a fleet: what can join at the left, its ships at the right.

use full_thrust::design::Design;
use full_thrust::setup::ShipSetup;
use iced::widget::{Column, button, column, container, row, text_input};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK0, INK2, INK3, LINE};
use kit::widget::button::step_button;
use kit::widget::row::list;
use kit::widget::{page, ring, second_button, shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{font, icon};

use super::{FleetDesk, Item, Message, Pick, is_unfinished};
use crate::words::{count, say};
use crate::yard::{Message as YardMessage, Yard, parts};

impl FleetDesk {
    pub(in crate::yard) fn view<'a>(&'a self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let joins = column![
            parts::heading(cx.t("full-thrust-yard-join"), cx),
            parts::text(cx.t("full-thrust-yard-join-text"), cx),
            self.picks_list(yard, cx),
        ];
        let ships = column![self.head(cx), self.worth_line(yard, cx), self.ships(yard, cx), self.foot(cx)].spacing(12);
        let content: Element<'a, YardMessage> = if cx.class() >= Class::Medium {
            let left = container(parts::scroll(joins.spacing(8))).width(iced::FillPortion(2));
            let right = container(parts::scroll(ships)).width(iced::FillPortion(3));
            row![left, right].spacing(28).into()
        } else {
            page::scrolling(column![ships, joins.spacing(8)].spacing(14))
        };
        let fault = self.fault(yard.catalogue());
        let says = parts::says(fault.as_ref(), self.pack.as_deref(), "full-thrust-yard-fleet-text", cx);
        let main = (cx.t("full-thrust-yard-keep"), fault.is_none().then_some(YardMessage::Main));
        let back = Some((cx.t("button-back"), YardMessage::Back));
        page::page(cx, cx.t("full-thrust-yard-fleet"), parts::below(yard, says, cx), content, main, back)
    }

    fn picks_list<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let rows = Self::picks(yard.catalogue(), yard.drawer()).into_iter().filter_map(|pick| {
            let (title, class, design, fighters) = match &pick {
                Pick::Class(id) => {
                    let class = yard.catalogue().class(id)?;
                    (parts::class_name(id, cx), id.clone(), class.design(), class.fighters)
                }
                Pick::Design(at) => {
                    let own = &yard.drawer().designs.get(*at)?.own;
                    let design = own.design(yard.catalogue())?;
                    let bays = design.bays;
                    (own.name.clone(), own.class.clone(), design, bays)
                }
            };
            let value = u32::from(design.value()) + u32::from(fighters);
            let focused = self.focus == Some(Item::Pick(pick.clone()));
            let on_press = self.has_room().then_some(YardMessage::Fleet(Message::Add(pick)));
            let mark = parts::token(&class, 44.0);
            Some(parts::line(mark, title, arms(&design, cx), Some(value.to_string()), focused, on_press))
        });
        list(rows.collect()).into()
    }

    fn head<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let hint = cx.t("full-thrust-yard-fleet-name");
        parts::name_field(&hint, &self.fleet.name, |name| YardMessage::Fleet(Message::Name(name)))
    }

    fn worth_line<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let (value, usual) = self.worth(yard.catalogue());
        let args = [("ships", count(self.fleet.ships.len())), ("value", value.into())];
        let line = shrink_title_to_fit(cx.with("full-thrust-room-force", &args), 27.0, BRASS_HI);
        let left = usual.map(|usual| {
            let args = [("left", usual.saturating_sub(value).into()), ("value", usual.into())];
            font::label(cx.with("full-thrust-yard-left", &args), 21.0, BONE2)
        });
        let mut lines = column![row![container(line).width(Fill)].push(left).spacing(16).align_y(Alignment::Center)];
        if let Some(fault) = self.fault(yard.catalogue()).filter(|fault| !is_unfinished(fault)) {
            lines = lines.push(parts::fault(say(cx.text, &full_thrust::tell::own_fault(&fault))));
        }
        let needs = self.fleet.needs(yard.catalogue());
        if !needs.is_empty() {
            let names = needs.into_iter().map(|switch| say(cx.text, &full_thrust::tell::switch(switch)));
            let args = [("rules", cx.text.list("list", names).into())];
            lines = lines.push(whole_label(cx.with("full-thrust-yard-needs", &args), 21.0, BONE2));
        }
        lines.spacing(6).into()
    }

    fn ships<'a>(&'a self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let cards = self.fleet.ships.iter().enumerate().map(|(at, ship)| self.ship(at, ship, yard, cx));
        Column::with_children(cards).spacing(8).into()
    }

    fn ship<'a>(&'a self, at: usize, ship: &'a ShipSetup, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let design = ship.design(yard.catalogue());
        let named = design.as_ref().map_or_else(
            || parts::class_name(&ship.class, cx),
            |design| say(cx.text, &full_thrust::tell::design(design)),
        );
        let value = design.as_ref().map_or(0, |design| u32::from(design.value())) + u32::from(ship.fighters());
        let name = ship.name.as_deref().unwrap_or_default();
        let hint = cx.with("full-thrust-yard-ship-name", &[("number", count(at + 1))]);
        let field = text_input(&hint, name)
            .on_input(move |name| YardMessage::Fleet(Message::ShipName(at, name)))
            .on_submit(YardMessage::Main)
            .font(font::TITLE)
            .size(23.0)
            .padding([6, 10])
            .style(theme::field);
        let args = [("class", named.into()), ("value", value.into())];
        let class = shrink_to_fit(cx.with("full-thrust-yard-design", &args), 21.0, BONE2);
        let mut card = row![parts::token(&ship.class, 56.0), column![field, class].spacing(4).width(Fill)]
            .spacing(12)
            .align_y(Alignment::Center);
        let bays = yard.catalogue().class(&ship.class).map_or(0, |class| class.fighters);
        if bays > 0 {
            card = card.push(fighters(at, ship.fighters(), bays, cx));
        }
        card = card.push(leave(YardMessage::Fleet(Message::Leave(at))));
        let card = container(card).padding([8, 10]).width(Fill).style(theme::boxed(INK2, LINE, 1.5));
        ring(card, self.focus == Some(Item::Ship(at)))
    }

    fn foot<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let ready = !self.fleet.ships.is_empty();
        let print = ready.then_some(YardMessage::Fleet(Message::Print));
        let mut foot = row![second_button(
            cx.t("full-thrust-yard-print"),
            &cx.t("full-thrust-yard-key-print"),
            360.0,
            false,
            print
        )];
        if self.path.is_some() {
            let label = if self.removing { "full-thrust-yard-remove-sure" } else { "full-thrust-yard-remove" };
            foot = foot.push(second_button(
                cx.t(label),
                "",
                300.0,
                self.removing,
                Some(YardMessage::Fleet(Message::Remove)),
            ));
        }
        foot.spacing(12).wrap().into()
    }
}

/// What a ship carries, in a line: her thrust, boxes and batteries.
pub(in crate::yard) fn arms(design: &Design, cx: &Cx<'_>) -> String {
    let args = [
        ("thrust", u32::from(design.thrust).into()),
        ("damage", u32::from(design.damage).into()),
        ("weapons", count(design.weapons.len())),
    ];
    cx.with("full-thrust-yard-arms", &args)
}

fn fighters<'a>(at: usize, now: u16, bays: u8, cx: &Cx<'a>) -> Element<'a, YardMessage> {
    let step = |more| YardMessage::Fleet(Message::Fighters(at, more));
    let args = [("fighters", u32::from(now).into()), ("bays", u32::from(bays).into())];
    row![
        step_button("−", (now > 0).then(|| step(false))),
        container(shrink_to_fit(cx.with("full-thrust-yard-fighters", &args), 21.0, BONE)).center_x(130),
        step_button("+", (now < u16::from(bays)).then(|| step(true))),
    ]
    .spacing(4)
    .align_y(Alignment::Center)
    .into()
}

/// The button by which a thing leaves a list.
pub(in crate::yard) fn leave<'a>(message: YardMessage) -> Element<'a, YardMessage> {
    button(container(icon::tinted("own/cross", 22.0, BONE)).center_x(Fill).center_y(Fill))
        .width(44)
        .height(44)
        .padding(0)
        .style(theme::plate(INK0, INK3, LINE, 1.5))
        .on_press(message)
        .into()
}
