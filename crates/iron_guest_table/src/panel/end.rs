//! How a battle ended, in the panel.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};
use iron_guest::event::Event;
use iron_guest::grapple::Winner;
use iron_guest::seat::Seat;
use iron_guest::ship::ShipId;

use super::hint;
use crate::table::{IronGuestTable, Message};
use crate::words::Said;
use kit::cx::Cx;
use kit::font;
use kit::theme::{self, BONE, BONE2, INK2};
use kit::widget::{OptionRow, whole_label};

impl IronGuestTable {
    /// What is left of each squadron when it is over, and what its guns and grapples did.
    pub(crate) fn end<'a>(&self, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let state = self.shown();
        let cards = state.seats().map(|seat| {
            let record = self.record(seat);
            let head = row![self.livery(seat).pennant(28.0), whole_label(said.player(seat), 26.0, BONE)];
            let figures = [
                ("iron-guest-table-end-afloat", record.afloat, None),
                ("iron-guest-table-end-shots", record.hits, Some(record.shots)),
                ("iron-guest-table-end-grapples", record.won, Some(record.grapples)),
            ];
            let lines = figures.into_iter().map(|(key, count, of)| {
                let figure = match of {
                    Some(of) => {
                        let args = [("count", count.into()), ("of", of.into())];
                        cx.with("iron-guest-table-end-of", &args)
                    }
                    None => count.to_string(),
                };
                let words = container(whole_label(cx.t(key), 21.0, BONE2)).width(Fill);
                row![words, font::figures(figure, 21.0, BONE)].spacing(8).into()
            });
            let card = column![head.spacing(12).align_y(Alignment::Center)].spacing(4).extend(lines);
            container(card)
                .padding([8, 12])
                .width(Fill)
                .style(theme::boxed(INK2, self.livery(seat).color(), 1.5))
                .into()
        });
        let list = Column::with_children(cards).spacing(8);
        let again =
            OptionRow::new("A", cx.t("menu-again")).shrink().on_press(Message::MenuRow(self.again_row())).view();
        let back = OptionRow::new("B", cx.t("menu-replay")).shrink().on_press(Message::LookBack).view();
        let again = kit::widget::row::list(vec![again, back]);
        column![list, again, hint(cx.t("iron-guest-table-end-hint"), cx)].spacing(14).into()
    }

    /// What a squadron did in the whole battle.
    fn record(&self, seat: Seat) -> Record {
        let state = self.shown();
        let own = |ship: ShipId| state.ship(ship).is_some_and(|ship| ship.owner == seat);
        let afloat = state.squadron(seat).filter(|(_, ship)| ship.afloat().is_some()).count();
        let mut record = Record { afloat, ..Record::default() };
        for event in self.session.events() {
            if let Event::Fired { ship, hit, .. } = event
                && own(*ship)
            {
                record.shots += 1;
                record.hits += usize::from(*hit);
            }
            if let Event::Grappled { attacker, winner, .. } = event
                && own(*attacker)
            {
                record.grapples += 1;
                record.won += usize::from(*winner == Winner::Attacker);
            }
        }
        record
    }
}

/// What a squadron did in a battle.
#[derive(Debug, Clone, Copy, Default)]
struct Record {
    /// Ships still afloat.
    afloat: usize,
    /// Shots fired, and those that hit.
    shots: usize,
    hits: usize,
    /// Grapples begun, and those won.
    grapples: usize,
    won: usize,
}
