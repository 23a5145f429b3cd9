//! Where the parts lie on the screen, by the size of the window.

use iced::widget::{Column, Row, button, column, container, opaque, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Padding, Rectangle, Size};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{
    self, BONE, BONE2, BRASS_HI, BRASS_LO, BUTTON_INK, INK_TEXT, INK0, INK2, INK3, LINE, PAPER, PAPER_LINE, PICK,
    RUBRIC,
};
use kit::widget::button::{main_button, tool_button};
use kit::widget::panel::{rule_h, rule_v};
use kit::widget::{place, shrink_title_to_fit, shrink_to_fit};
use kit::{explain, fit, font, icon, open_table, replay_bar};

use crate::composer::Composer;
use crate::livery::{Livery, drawing};
use crate::panel::coach;
use crate::present::{diagram, record};
use crate::table::{FullThrustTable, Message};

/// How high the bar is, with its rule.
fn bar_height(cx: &Cx<'_>) -> f32 {
    cx.pick(66.0, 66.0, 54.0, 54.0)
}

/// How wide the column with the question is; the smallest windows show nothing beside it.
fn column_width(cx: &Cx<'_>) -> f32 {
    cx.pick(492.0, 460.0, 414.0, cx.size().width)
}

/// How wide the main button is.
fn main_width(cx: &Cx<'_>) -> f32 {
    cx.pick(450.0, 418.0, 372.0, 340.0)
}

/// How wide the record sheet at the side is; none in smaller windows.
fn mat_width(cx: &Cx<'_>) -> f32 {
    cx.pick(300.0, 0.0, 0.0, 0.0)
}

/// How high the strip of ships is; none in smaller windows.
fn strip_height(cx: &Cx<'_>) -> f32 {
    cx.pick(172.0, 96.0, 0.0, 0.0)
}

/// The side of a damage box on a ship's card along the foot.
const CARD_BOX: f32 = 15.0;
/// The room for name, class and margins on such a card.
const CARD_HEAD: f32 = 84.0;
/// How high a system may be on such a card, the best first.
const CARD_SYSTEMS: [f32; 3] = [25.0, 21.0, 17.0];

impl FullThrustTable {
    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        if let Some(timeline) = self.timeline_view(cx) {
            return timeline;
        }
        let size = cx.size();
        let column_width = column_width(cx);
        let strip = self.past().strip(Message::Look, cx);
        let high = size.height - bar_height(cx) - if strip.is_some() { replay_bar::HEIGHT } else { 0.0 };
        let body: Element<'a, Message> = if cx.class() == Class::Tiny {
            if self.shows_table() {
                let table = self.field_view(Size::new(size.width, high - kit::widget::page::FOOT), cx);
                // Whom the screen goes to is said by the page that hides the table.
                let foot = self.handing().is_none().then(|| self.foot(size.width, main_width(cx), cx));
                column![table].push(foot).into()
            } else {
                self.side(column_width, high, cx)
            }
        } else {
            let left = size.width - column_width;
            let (mat, foot) = (mat_width(cx), strip_height(cx));
            let mut above = Row::new();
            if mat > 0.0 {
                above = above.push(self.mat(Size::new(mat, high - foot), cx));
            }
            above = above.push(self.field_view(Size::new(left - mat, high - foot), cx));
            let mut table = column![above].width(left);
            if foot > 0.0 {
                table = table.push(self.fleet(Size::new(left, foot), cx));
            }
            place::row(cx.mirror, vec![table.into(), self.side(column_width, high, cx)]).into()
        };
        let whole = column![self.bar(cx)].push(strip).push(body).width(Fill).height(Fill);
        let (label, message) = self.main_label(cx);
        let main = main_button(label, &cx.t("key-enter"), main_width(cx), message);
        let screen = place::with_main(whole, main, cx.mirror);
        match self.menu() {
            Some(focus) => stack![screen, opaque(self.menu_view(focus, cx))].into(),
            None => screen,
        }
    }

    /// Where something is told in passing: over anything but the question. Over the timeline there is none, and in the smallest
    /// windows it is all there is.
    pub fn part_for_tips(&self, cx: &Cx<'_>) -> Rectangle {
        if self.past().timeline().is_some() || cx.class() == Class::Tiny {
            return Rectangle::with_size(cx.size());
        }
        explain::beside(column_width(cx), cx)
    }

    /// The table; while the screen changes hands, a page that shows nothing of anybody.
    fn field_view<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let table = open_table::view(self.scene(cx.text), self.look(), cx.measure.pixels()).map(Message::Table);
        let table = container(table).width(size.width).height(size.height);
        match self.handing() {
            Some(seat) => stack![table, opaque(self.hand_over(seat, cx))].into(),
            None => table.into(),
        }
    }

    /// The page between two players at one screen.
    fn hand_over<'a>(&'a self, seat: full_thrust::Seat, cx: &Cx<'a>) -> Element<'a, Message> {
        let player = self.said(cx.text).player(seat);
        let field = self.field();
        let livery = field.battle.side_of(seat).map(|side| Livery::of(field.battle, side));
        let title = cx.with("full-thrust-table-hand-over", &[("player", player.into())]);
        let mut card = column![].spacing(16).align_x(Alignment::Center).width(cx.pick(620.0, 560.0, 400.0, 320.0));
        if cx.class() > Class::Tiny
            && let Some(livery) = livery
        {
            card = card.push(livery.pennant(54.0));
        }
        card = card
            .push(font::title(title, cx.pick(42.0, 38.0, 30.0, 26.0), INK_TEXT).center())
            .push(font::rules(cx.t("full-thrust-table-hand-over-text"), 21.0, INK_TEXT).center());
        let card = container(card).padding(cx.pick(36, 30, 20, 14)).style(theme::boxed(PAPER, PAPER_LINE, 2.0));
        container(card).center(Fill).style(theme::fill(INK0)).into()
    }

    /// The bar: the battle, the turn, the phase, and the tools.
    fn bar<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let field = self.field();
        let said = self.said(cx.text);
        let (roomy, tiny) = (cx.class() >= Class::Medium, cx.class() == Class::Tiny);
        let mut face = row![].spacing(if tiny { 8 } else { 14 }).align_y(Alignment::Center);
        if roomy {
            let sign = icon::picture(icon::handle(&drawing("light-cruiser")), 44.0, 52.0);
            let scenario = said.say(&full_thrust::tell::scenario(said.setup));
            let title = cx.with("full-thrust-table-title", &[("scenario", scenario.into())]);
            let most = cx.pick(430.0, 240.0, 0.0, 0.0);
            face = face.push(sign).push(container(shrink_title_to_fit(title, 30.0, BONE)).max_width(most));
        }
        if field.table.turn > 0 {
            let turn = cx.with(
                "full-thrust-table-turn",
                &[("turn", u32::from(field.table.turn).into()), ("turns", u32::from(field.battle.turns).into())],
            );
            let turn = container(font::label(turn, 23.0, BUTTON_INK)).padding([4, 12]).style(theme::fill(BRASS_HI));
            face = face.push(turn);
        }
        if cx.class() == Class::Full {
            face = face.push(self.phases(cx));
        }
        let gap = if tiny { 8.0 } else { 14.0 };
        let mut end = row![].spacing(gap).align_y(Alignment::Center);
        let tool = |name: &str, key: &str, message: Message, on: bool| {
            tool_button(icon::icon(name, 28.0, if on { BRASS_HI } else { BONE2 }), key, message)
        };
        if tiny && self.handing().is_none() {
            end = end.push(tool("compass", "I", Message::Tab, false));
        }
        if roomy {
            let (measures, _) = self.tape();
            if cx.class() == Class::Full {
                end = end.push(tool("spyglass", "+", Message::Zoom(true), false));
            }
            end = end
                .push(tool("compass", "F", Message::Whole, false))
                .push(tool("radar-sweep", "B", Message::Arcs, self.shows_arcs()))
                .push(tool("arrow-scope", "M", Message::Measure, measures));
        }
        end = end.push(tool("anticlockwise-rotation", &cx.t("key-undo"), Message::Undo, false));
        if roomy {
            end = end.push(tool("rule-book", "?", Message::Rules, false));
        }
        end = end.push(tool_button(icon::tinted("own/sliders", 30.0, BONE2), &cx.t("key-escape"), Message::Menu));
        let face = place::row(cx.mirror, vec![container(face).width(Fill).into(), end.into()]);
        let face = face.spacing(gap).align_y(Alignment::Center);
        let bar = container(face).padding([0, 16]).center_y(bar_height(cx) - 2.0).width(Fill).style(theme::fill(INK0));
        column![bar, rule_h(BRASS_LO, 2.0)].into()
    }

    /// What a turn goes through. Once the battle is over none of it is lit.
    fn phases<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let now = match self.composer() {
            Composer::Deploy(_) => Some(0),
            Composer::Orders(_) => Some(1),
            Composer::Fire(_) | Composer::Guns(_) => Some(3),
            Composer::Scans(_) | Composer::Groups(_) | Composer::Exit(_) => Some(2),
            Composer::Nothing => match self.playback() {
                Some(playback) if !playback.moving().is_empty() => Some(2),
                Some(_) => Some(3),
                None if self.outcome().is_some() => None,
                None => Some(1),
            },
        };
        let tabs = ["deploy", "orders", "move", "fire"].into_iter().enumerate().skip(usize::from(now != Some(0)));
        let tabs = tabs.map(|(place, key)| {
            let (ground, line, ink) = if Some(place) == now { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE2) };
            let words = font::tag(cx.t(&format!("full-thrust-table-phase-{key}")), 20.0, ink);
            container(words).padding([4, 12]).style(theme::boxed(ground, line, 1.5)).into()
        });
        Row::with_children(tabs).spacing(-1.5).into()
    }

    /// The record sheet of what is looked at.
    fn mat<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let inner = size.width - 36.0;
        let sheet = if self.handing().is_some() { None } else { self.sheet(inner, cx) };
        let sheet: Element<'a, Message> = match sheet {
            Some(sheet) => sheet,
            None => {
                let key =
                    if self.handing().is_some() { "full-thrust-table-hidden" } else { "full-thrust-table-mat-hint" };
                font::rules(cx.t(key), 19.0, BONE2).into()
            }
        };
        let all: Element<'a, Message> = match self.advice() {
            // The guide of the first battle keeps its place at the foot, however long the sheet is.
            Some(advice) => {
                let sheet = scrollable(sheet).style(theme::scroll).width(inner).height(Fill);
                column![sheet, coach(advice, inner, cx)].spacing(12).width(inner).into()
            }
            None => sheet,
        };
        container(all).padding(18).width(size.width).height(size.height).style(theme::fill(INK0)).into()
    }

    /// The own ships along the foot: each with systems, boxes and order.
    fn fleet<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        if self.handing().is_some() {
            return container(space()).width(size.width).height(size.height).style(theme::fill(INK2)).into();
        }
        let field = self.field();
        let units = self.composer().units();
        let mine = |side| match (self.asked().and_then(|seat| field.battle.side_of(seat)), self.viewer()) {
            (Some(asked), _) => asked == side,
            (None, Some(viewer)) => viewer == side,
            (None, None) => true,
        };
        let ships: Vec<_> = field
            .ships()
            .filter(|vessel| mine(vessel.entry.side))
            .filter(|vessel| !matches!(vessel.ship.presence, full_thrust::table::Presence::Gone(_)))
            .collect();
        let each = (size.width / ships.len().max(1) as f32).clamp(cx.pick(178.0, 150.0, 0.0, 0.0), 300.0);
        let cards = ships.into_iter().map(|vessel| {
            // While fire is allocated the figures choose targets.
            let by_figure = matches!(self.composer(), Composer::Orders(_) | Composer::Deploy(_));
            let key = units.iter().position(|unit| *unit == vessel.entry.id).filter(|place| by_figure && *place < 9);
            self.ship_card(vessel, key, Size::new(each, size.height - 2.0), cx)
        });
        let cards = Row::with_children(cards);
        let bar = scrollable::Scrollbar::new().width(6).scroller_width(6);
        let cards = scrollable(cards).direction(scrollable::Direction::Horizontal(bar)).style(theme::scroll);
        let color = self.viewer().map_or(BRASS_LO, |side| Livery::of(field.battle, side).color());
        let strip = column![rule_h(color, 2.0), container(cards).width(size.width).height(size.height - 2.0)];
        container(strip).width(size.width).height(size.height).style(theme::fill(INK2)).into()
    }

    fn ship_card<'a>(
        &'a self,
        vessel: full_thrust::field::Vessel<'_>,
        key: Option<usize>,
        size: Size,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let (field, said) = (self.field(), self.said(cx.text));
        let unit = vessel.entry.id;
        let chosen = self.composer().unit() == Some(unit);
        let livery = Livery::of(field.battle, vessel.entry.side);
        let inner = size.width - 20.0;
        let mut head = row![].spacing(6).align_y(Alignment::Center);
        if let Some(key) = key {
            use kit::widget::key::{Cap, sized};
            head = head.push(sized(&(key + 1).to_string(), if chosen { Cap::Filled } else { Cap::Plain }, 26.0));
        }
        let name = said.unit(field, self.viewer(), unit);
        head = head.push(container(shrink_title_to_fit(name, 23.0, if chosen { BRASS_HI } else { BONE })).width(Fill));
        let mut card = column![head].spacing(4).width(inner);
        let state = self.state_of(vessel, cx);
        let class = said.design(&vessel.entry.design);
        let below = row![
            container(shrink_to_fit(class, 17.5, BONE2)).width(Fill),
            font::label(state, 18.0, if chosen { BRASS_HI } else { livery.color() }),
        ];
        card = card.push(below.spacing(6));
        // The boxes come first: they show whole, and the systems as large as they then fit.
        let design = &vessel.entry.design;
        let left = size.height - CARD_HEAD - diagram::boxes_height(design, CARD_BOX, inner);
        let fits = |high: &f32| diagram::systems_height(design, *high, inner) <= left;
        if cx.class() == Class::Full
            && let Some(high) = CARD_SYSTEMS.into_iter().find(fits)
        {
            card = card.push(record::systems(vessel, high, inner));
        }
        card = card.push(record::boxes(field, vessel, CARD_BOX, inner));
        let face = container(card).padding([6, 10]).width(size.width).height(size.height).clip(true);
        button(face)
            .padding(0)
            .style(theme::plate(if chosen { INK3 } else { INK2 }, INK3, if chosen { BRASS_HI } else { LINE }, 1.0))
            .on_press(Message::Unit(unit))
            .into()
    }

    /// What is decided for a ship, in a word.
    fn state_of(&self, vessel: full_thrust::field::Vessel<'_>, cx: &Cx<'_>) -> String {
        use full_thrust::table::{Plan, Presence};
        if !vessel.ship.is_on_table() {
            let away = matches!(vessel.ship.presence, Presence::Away { .. });
            return if away { cx.t("full-thrust-table-is-away") } else { String::new() };
        }
        match self.composer() {
            Composer::Orders(_) => match &vessel.ship.plan {
                Plan::Order(order) => order.to_string(),
                Plan::Unwritten => cx.t("full-thrust-table-no-order-yet"),
                Plan::Wait | Plan::Return(_) => String::new(),
            },
            Composer::Fire(_) if vessel.ship.aimed => {
                cx.with("full-thrust-table-shots", &[("shots", crate::words::count(vessel.ship.shots.len()))])
            }
            Composer::Fire(aiming) if !aiming.units().contains(&vessel.entry.id) => cx.t("full-thrust-table-no-shot"),
            _ => cx.with(
                "full-thrust-table-speed",
                &[("course", u32::from(vessel.ship.course.number()).into()), ("velocity", vessel.ship.velocity.into())],
            ),
        }
    }

    /// The column at the side: the log above, the question below.
    fn side<'a>(&'a self, width: f32, high: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let log_height = cx.pick(high * 0.2, 118.0, 0.0, 0.0);
        let inner = width - 2.0;
        let mut all = column![].width(inner);
        if log_height > 0.0 {
            all = all.push(self.log_view(Size::new(inner, log_height), cx));
        }
        all = all.push(self.panel(Size::new(inner, high - log_height), cx));
        let side = container(all).style(theme::fill(INK0)).height(high).width(inner);
        place::row(cx.mirror, vec![container(rule_v(BRASS_LO, 2.0)).height(high).into(), side.into()]).into()
    }

    /// The last lines of the log that fit.
    fn log_view<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let letters = cx.pick(23.0, 21.0, 21.0, 21.0);
        let margin = 44.0;
        let wide = (size.width - margin - 34.0).max(60.0);
        let lines = if self.handing().is_some() { &[] } else { self.log() };
        let end = lines.len().saturating_sub(self.log_back().min(lines.len().saturating_sub(1)));
        let mut left = size.height - 14.0;
        let mut shown: Vec<Element<'a, Message>> = Vec::new();
        for line in lines.iter().take(end).rev() {
            let words = said.say(&line.message);
            let high = fit::height(&words, font::LOG, letters, font::LOG_LEADING, wide);
            if high > left {
                break;
            }
            left -= high;
            let number = if line.turn == 0 { String::new() } else { line.turn.to_string() };
            let number = container(font::figures(number, 17.0, RUBRIC)).center_x(margin).padding([7, 0]);
            let text = container(font::log(words, letters, INK_TEXT)).width(wide).height(high);
            shown.push(container(row![number, space().width(10), text]).height(high).into());
        }
        shown.reverse();
        let sheet = Column::with_children(shown).padding(Padding::new(7.0).left(0.0).right(10.0));
        container(sheet)
            .width(Fill)
            .height(size.height)
            .align_bottom(size.height)
            .style(theme::boxed(PAPER, PAPER_LINE, 1.0))
            .into()
    }
}
