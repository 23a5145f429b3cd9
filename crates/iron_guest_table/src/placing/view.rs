//! The placing of a ship, in the panel: the headings that she may have in the chosen hex.

use iced::Element;
use iced::widget::Column;
use iron_guest::words::message_of;

use super::Placing;
use crate::panel::{choice, hint};
use crate::table::{IronGuestTable, Message};
use crate::words::Said;
use kit::cx::Cx;
use kit::widget::row::list;

impl IronGuestTable {
    pub(crate) fn placing<'a>(&self, placing: &Placing, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut all = Column::new().spacing(10);
        all = all.push(hint(cx.t("iron-guest-table-place-hint"), cx));
        let rows = placing.headings().into_iter().enumerate().map(|(at, (_, berth))| {
            let heading = said.say(&message_of("heading", berth.heading.id()));
            let words = cx.with("iron-guest-table-heading", &[("heading", heading.into())]);
            choice(at, words, placing.chosen() == Some(berth)).on_press(Message::Row(at)).view()
        });
        all.push(list(rows.collect())).into()
    }
}
