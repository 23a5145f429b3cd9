//! What stands beside the board: the wind in words, the name of the sea, and what the hatchings mean.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Size};
use iron_guest::query;
use iron_guest::ship::ShipId;
use iron_guest::state::Phase;
use iron_guest::words::message_of;

use super::Sheet;
use crate::table::{IronGuestTable, Message};
use kit::cx::Cx;
use kit::icon;
use kit::inspect::{Thing, named};
use kit::measure::Class;
use kit::theme::{BONE, BONE2, BRASS_HI, BRASS_LO};
use kit::widget::panel::double_rule;
use kit::widget::{shrink_title_to_fit, shrink_to_fit, whole_label};

/// What is kept free of the board at the left, for the rose and words; nothing in small windows.
pub fn width(cx: &Cx<'_>) -> f32 {
    cx.pick(300.0, 288.0, 0.0, 0.0)
}

/// What the wind's words take above the card of the lesson, at most.
const WIND: f32 = 160.0;
/// A legend narrower than this is left out.
const LEGEND: f32 = 190.0;

impl IronGuestTable {
    /// The column at the left of the board, below the rose.
    pub(crate) fn left_of_board<'a>(&self, sheet: &Sheet, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let rose = sheet.rose();
        let top = rose.y + rose.height + 8.0;
        let wide = (sheet.left() - 12.0).max(40.0);
        let high = size.height - top - 34.0;
        let roomy = cx.class() >= Class::Full;
        let card = self.coach_card(Size::new(wide, if roomy { high - WIND } else { high }), cx);
        let mut parts = Column::new().spacing(8).width(wide).height(high);
        if roomy || card.is_none() {
            parts = parts.push(named(Thing::Rule("9.1"), self.wind(cx)));
        }
        parts = parts.push(space().height(Fill));
        match card {
            Some(card) => parts = parts.push(card),
            None if sheet.right() >= LEGEND => parts = parts.push(self.sea_name(cx)),
            None => parts = parts.push(self.legend(28.0, cx)),
        }
        // The rose is part of the chart; what it is can be asked where it lies.
        let on_rose = named(Thing::Rule("9.2"), space().width(rose.width).height(rose.height + 8.0));
        container(column![on_rose, parts]).padding(Padding::default().top(rose.y).left(rose.x)).into()
    }

    /// The legend at the right of the board; nothing where there is no room for it.
    pub(crate) fn right_of_board<'a>(&self, sheet: &Sheet, cx: &Cx<'a>) -> Element<'a, Message> {
        let wide = (sheet.right() - 24.0).min(270.0);
        if wide < LEGEND {
            return space().into();
        }
        let list = column![self.legend(52.0, cx), space().height(14), self.marks(cx)].width(wide);
        container(list).padding(Padding::new(34.0).right(26.0)).width(Fill).align_x(Alignment::End).into()
    }

    /// The wind in words, and how many ships can run before it.
    fn wind<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let state = self.shown();
        let Some(face) = state.upwind else { return space().into() };
        let said = self.said(cx.text);
        let [one, other] = face.downwind().map(|heading| said.say(&message_of("heading", heading.id())));
        let from = cx.with("iron-guest-table-wind-from", &[("face", face.number().into())]);
        let down = cx.with("iron-guest-table-downwind", &[("one", one.into()), ("other", other.into())]);
        let mut words = column![shrink_title_to_fit(from, 27.0, BONE), whole_label(down, 21.0, BONE2)].spacing(2);
        if let Phase::Turn(turn) = &state.phase {
            let runs = query::runners(state).into_iter().filter(|ship| turn.waiting.contains(*ship)).count();
            if runs > 0 && cx.class() == Class::Full {
                let count = words::count(runs);
                let runs = cx.with("iron-guest-table-may-run", &[("count", count)]);
                words = words.push(whole_label(runs, 21.0, BRASS_HI));
            }
        }
        words.into()
    }

    /// The name of the set-up, and how much water and stone there is.
    fn sea_name<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let state = self.shown();
        let name = said.say(&message_of("setup", &said.setup.scenario));
        let shoals = words::count(self.shoals_shown().iter().count());
        let across = (2 * state.radius.hexes() + 1).into();
        let below = cx.with("iron-guest-table-sea", &[("shoals", shoals), ("across", across)]);
        column![shrink_title_to_fit(name, 38.0, BONE), double_rule(Fill, BRASS_LO), whole_label(below, 21.0, BONE2)]
            .spacing(8)
            .into()
    }

    /// What the hatchings mean.
    fn legend<'a>(&self, hatch: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let title = if self.danger { "iron-guest-table-danger" } else { "iron-guest-table-under-fire" };
        let rows = (1..=3_u8).map(|range| {
            let picture = icon::picture(icon::handle(&format!("wargames/iron-guest/fire-{range}")), hatch, hatch);
            let needs = iron_guest::gunnery::needs(range).unwrap_or_default();
            let percent = iron_guest::odds::hit(range).percent();
            let needs = cx.with("iron-guest-table-needs", &[("needs", needs.into())]);
            let percent = cx.with("iron-guest-table-percent", &[("percent", percent.into())]);
            let (needs, percent) = (shrink_to_fit(needs, 21.0, BONE), shrink_to_fit(percent, 21.0, BRASS_HI));
            let words: Element<'a, Message> =
                if hatch >= 50.0 { column![needs, percent].into() } else { row![needs, percent].spacing(12).into() };
            row![picture, container(words).width(Fill)].spacing(12).align_y(Alignment::Center).into()
        });
        let spacing = if hatch >= 50.0 { 6.0 } else { 2.0 };
        named(Thing::Rule("7.1"), column![shrink_to_fit(cx.t(title), 23.0, BONE)].spacing(spacing).extend(rows))
    }

    /// What shoals and hulks do, if there are any.
    fn marks<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let mark = |drawing: &str, name: &str, does: &str, rule: &'static str| -> Element<'a, Message> {
            let words = column![whole_label(cx.t(name), 21.0, BONE), whole_label(cx.t(does), 19.0, BONE2)];
            let picture = icon::picture(icon::handle(drawing), 52.0, 52.0);
            let face = row![picture, container(words).width(Fill)].spacing(12).align_y(Alignment::Center);
            named(Thing::Rule(rule), face)
        };
        let mut list = Column::new().spacing(10);
        if self.shoals_shown().iter().next().is_some() {
            list = list.push(mark(
                "wargames/iron-guest/shoal-1",
                "iron-guest-table-shoal",
                "iron-guest-table-shoal-does",
                "6.5",
            ));
        }
        if let Some((_, hulk)) = self.shown().fleet().find(|(_, ship)| ship.hulk().is_some()) {
            let drawing = self.livery(hulk.owner).drawing(None);
            list = list.push(mark(&drawing, "iron-guest-table-hulk", "iron-guest-table-hulk-does", "7.5"));
        }
        list.into()
    }

    /// Whether a ship waits for its play in the turn that is shown.
    pub(crate) fn waits(&self, ship: ShipId) -> bool {
        matches!(&self.shown().phase, Phase::Turn(turn) if turn.waiting.contains(ship))
    }
}
