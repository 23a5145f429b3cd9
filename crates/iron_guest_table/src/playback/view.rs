//! A step that is shown, in the panel: its dice and what they needed.

use iced::widget::{Column, container, space};
use iced::{Alignment, Element, Fill};
use iron_guest::event::Event;
use iron_guest::gunnery;

use crate::log::dice;
use crate::panel::hint;
use crate::table::{IronGuestTable, Message};
use crate::words::Said;
use kit::cx::Cx;
use kit::theme::{self, BONE};
use kit::widget::{die, shrink_title_to_fit, whole_label};

impl IronGuestTable {
    /// A step that is shown: its dice, and what they needed.
    pub(crate) fn telling<'a>(&self, event: &Event, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let rolled = dice(event);
        let mut all = Column::new().spacing(14).align_x(Alignment::Center).width(Fill);
        if !rolled.is_empty() {
            let size = cx.pick(104.0, 92.0, 76.0, 64.0);
            all = all.push(space().height(cx.pick(16.0, 8.0, 4.0, 0.0)));
            all = all.push(container(die::rolled(&rolled, size)).center_x(Fill));
        }
        if let Event::Fired { shot, dice, hit, .. } = event {
            let needs = gunnery::needs(shot.range).unwrap_or_default();
            let key = if *hit { "iron-guest-table-hit" } else { "iron-guest-table-miss" };
            let args = [("total", gunnery::total(*dice).into()), ("needs", needs.into())];
            let color = if *hit { theme::GOOD } else { theme::ALARM };
            all = all.push(shrink_title_to_fit(cx.with(key, &args), 30.0, color));
        }
        if let Event::Grappled { attacker, defender, dice: [own, other], .. }
        | Event::GrappleEqual { attacker, defender, dice: [own, other] } = event
        {
            let masts = |ship| self.shown_before().ship(ship).map_or(0, |ship| ship.masts);
            for (ship, die) in [(*attacker, own), (*defender, other)] {
                let (die, masts) = (die.face(), masts(ship));
                let args = [
                    ("ship", said.ship(ship).into()),
                    ("die", die.into()),
                    ("masts", masts.into()),
                    ("total", (die + masts).into()),
                ];
                all = all.push(whole_label(cx.with("iron-guest-table-grapple-sum", &args), 25.0, BONE));
            }
        }
        all.push(hint(cx.t("iron-guest-table-skip-hint"), cx)).into()
    }

    fn shown_before(&self) -> &iron_guest::state::State {
        self.playback.as_ref().map_or_else(|| self.session.game().play().state(), |playback| playback.before())
    }
}
