//! Where the parts lie on the table, by the size of the window.

use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Size};
use iron_guest::state::Phase;

use super::{IronGuestTable, Message, chart, log, squadrons};
use crate::ui::cx::Cx;
use crate::ui::measure::Class;
use crate::ui::theme::{self, BONE, BONE2, BRASS_HI, BRASS_LO, BUTTON_INK, INK0, INK2};
use crate::ui::widget::button::{main_button, tool_button};
use crate::ui::widget::page::FOOT;
use crate::ui::widget::panel::{rule_h, rule_v};
use crate::ui::widget::{place, shrink_title_to_fit, shrink_to_fit, whole_label};
use crate::ui::{font, icon};

/// How high the bar is, with its rule.
fn bar_height(cx: &Cx<'_>) -> f32 {
    cx.pick(66.0, 66.0, 54.0, 54.0)
}

impl IronGuestTable {
    /// The table.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let size = cx.size();
        let column_width = match cx.class() {
            Class::Full => 492.0,
            Class::Medium => 460.0,
            Class::Small => 414.0,
            Class::Tiny => size.width,
        };
        let high = size.height - bar_height(cx);
        let body: Element<'a, Message> = if cx.class() == Class::Tiny {
            if self.chart_tab {
                self.chart(Size::new(size.width, high - FOOT), cx)
            } else {
                self.side(column_width, high, cx)
            }
        } else {
            let left = size.width - column_width;
            let strip = squadrons::height(cx);
            let mut table = column![self.chart(Size::new(left, high - strip), cx)].width(left);
            if strip > 0.0 {
                table = table.push(self.squadrons(left, cx));
            }
            let side = self.side(column_width, high, cx);
            place::row(cx.mirror, vec![table.into(), side]).into()
        };
        let whole = column![self.bar(cx), body].width(Fill).height(Fill);
        let (label, message) = self.main_label(cx);
        let main = main_button(label, &cx.t("key-enter"), cx.pick(450.0, 418.0, 372.0, 340.0), message);
        let table = place::with_main(container(whole).style(theme::fill(INK0)), main, cx.mirror);
        match self.menu {
            Some(focus) => stack![table, iced::widget::opaque(self.menu_view(focus, cx))].into(),
            None => table,
        }
    }

    /// The chart with what lies over it.
    fn chart<'a>(&self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let sea = container(chart::view(self.sea(cx.text)).map(Message::Chart)).width(size.width).height(size.height);
        let mut layers = stack![sea];
        if cx.class() >= Class::Medium && self.playback.is_none() {
            layers = layers.push(self.legend(size, cx));
        }
        if let Some(card) = self.coach_card(size, cx) {
            layers = layers.push(card);
        }
        layers.width(size.width).height(size.height).into()
    }

    /// What the hatchings mean, and the wind in words.
    fn legend<'a>(&self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let sheet = chart::Sheet::of(self.shown().radius, size);
        let board = sheet.hex * 1.732 * (2.0 * f32::from(self.shown().radius.hexes()) + 1.0);
        let beside = (size.width - board) / 2.0 - 44.0;
        if beside < 150.0 {
            return space().into();
        }
        let said = self.said(cx.text);
        let title = if self.danger { "iron-guest-table-danger" } else { "iron-guest-table-under-fire" };
        let rows = (1..=3_u8).map(|range| {
            let hatch = icon::picture(icon::handle(&format!("wargames/iron-guest/fire-{range}")), 44.0, 44.0);
            let needs = iron_guest::gunnery::needs(range).unwrap_or_default();
            let percent = iron_guest::odds::hit(range).percent();
            let args = [("needs", needs.into()), ("percent", percent.into())];
            let words = whole_label(cx.with("iron-guest-table-hits", &args), 21.0, BONE);
            row![hatch, container(words).width(Fill)].spacing(8).align_y(Alignment::Center).into()
        });
        let mut list = column![whole_label(cx.t(title), 23.0, BRASS_HI)].spacing(8).extend(rows);
        if let Some(face) = self.shown().upwind {
            list = list.push(rule_h(BRASS_LO, 1.5));
            list = list.push(whole_label(said.say(&said.words().wind(face)), 21.0, BONE2));
        }
        let card = container(list).width(beside);
        container(card).padding(34).width(Fill).align_x(Alignment::End).into()
    }

    /// The bar: the game, the round, whose turn, and the tools.
    fn bar<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let state = self.shown();
        let said = self.said(cx.text);
        let roomy = cx.class() >= Class::Medium;
        let mut face = row![icon::icon("beer-stein", 32.0, theme::BRASS)].spacing(16).align_y(Alignment::Center);
        let name = said.say(&iron_guest::words::Message::of("setup", &said.setup.scenario));
        if roomy {
            let title = cx.with("iron-guest-table-title", &[("setup", name.into())]);
            face = face
                .push(container(shrink_title_to_fit(title, 30.0, BONE)).max_width(cx.pick(520.0, 360.0, 200.0, 0.0)));
        }
        if state.round > 0 {
            face = face.push(font::tag(cx.t("iron-guest-table-round"), 23.0, BONE2));
            let number = font::figures(state.round.to_string(), 26.0, BUTTON_INK);
            face = face.push(container(number).padding([4, 12]).style(theme::fill(BRASS_HI)));
        }
        if let Phase::Turn(turn) = &state.phase {
            let turn_of = cx.with("iron-guest-table-turn", &[("player", said.player(turn.player).into())]);
            face = face.push(self.livery(turn.player).pennant(28.0));
            face = face.push(container(shrink_to_fit(turn_of, 26.0, BONE)).width(Fill));
        } else {
            face = face.push(space().width(Fill));
        }
        if cx.class() == Class::Tiny {
            face = face.push(tool_button(
                icon::icon("compass", 30.0, BONE2),
                &cx.t("iron-guest-table-key-tab"),
                Message::Tab,
            ));
        }
        if roomy {
            face = face.push(tool_button(
                icon::icon("target-arrows", 30.0, if self.danger { BRASS_HI } else { BONE2 }),
                &cx.t("iron-guest-table-key-danger"),
                Message::Danger,
            ));
        }
        face = face.push(tool_button(icon::icon("clockwise-rotation", 30.0, BONE2), &cx.t("key-undo"), Message::Undo));
        if roomy {
            face = face.push(tool_button(icon::icon("rule-book", 32.0, BONE2), &cx.t("key-rules"), Message::Rules));
        }
        face = face.push(tool_button(icon::tinted("own/sliders", 30.0, BONE2), &cx.t("key-escape"), Message::Menu));
        let bar = container(face).padding([0, 18]).center_y(bar_height(cx) - 2.0).width(Fill).style(theme::fill(INK0));
        column![bar, rule_h(BRASS_LO, 2.0)].into()
    }

    /// The column at the side: the log above, the question below.
    fn side<'a>(&'a self, width: f32, high: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let log_height = cx.pick(high * 0.22, 118.0, 0.0, 0.0);
        let inner = width - 2.0;
        let mut all = column![].width(inner);
        if log_height > 0.0 {
            let said = self.said(cx.text);
            all = all.push(log::view(self.log_shown(), self.log_back, &said, Size::new(inner, log_height), cx));
        }
        all = all.push(self.panel(Size::new(inner, high - log_height), cx));
        let side = container(all).style(theme::fill(INK0)).height(high).width(inner);
        place::row(cx.mirror, vec![container(rule_v(BRASS_LO, 2.0)).height(high).into(), side.into()]).into()
    }

    /// The card of the lesson.
    fn coach_card<'a>(&self, size: Size, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let coach = self.coach.as_ref().filter(|_| !self.coach_away && self.playback.is_none())?;
        let step = coach.step(kernel::Game::catalogue(self.session.game()).lesson())?;
        let words = iron_guest::words::lesson_step(&step.id);
        let wide = (size.width * 0.46).clamp(300.0, 620.0).min(size.width - 40.0);
        let head = row![
            container(shrink_title_to_fit(cx.t(&words.id), cx.pick(28.0, 26.0, 24.0, 24.0), BRASS_HI)).width(Fill),
            tool_button(icon::tinted("own/cross", 18.0, BONE2), &cx.t("iron-guest-table-key-coach"), Message::Coach),
        ]
        .align_y(Alignment::Center);
        let body = font::rules(cx.text.attr(&words.id, "text"), cx.pick(21.0, 20.0, 19.0, 19.0), BONE);
        let card = container(column![head, body].spacing(4)).padding([8, 16]).width(wide);
        let card = card.style(theme::boxed(theme::thin(INK2, 0.97), BRASS_HI, 2.0));
        let corner = container(iced::widget::opaque(card)).padding(22).width(Fill).height(Fill);
        Some(corner.align_bottom(Fill).align_x(place::start(cx.mirror)).into())
    }
}
