//! Where the parts lie on the table, by the size of the window.

use iced::widget::{Row, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Rectangle, Size};
use iron_guest::board::Heading;
use iron_guest::event::Event;
use iron_guest::seat::Seat;
use iron_guest::state::Phase;

use super::{IronGuestTable, Message};
use crate::chart::{self, beside};
use crate::playback::Playback;
use crate::{log, squadrons};
use kit::cx::Cx;
use kit::explain;
use kit::inspect::{Thing, named};
use kit::measure::Class;
use kit::replay_bar;
use kit::theme::{self, BONE, BONE2, BRASS_HI, BRASS_LO, BUTTON_INK, INK0, LINE, PICK};
use kit::widget::button::{main_button, tool_button};
use kit::widget::page::FOOT;
use kit::widget::panel::{rule_h, rule_v};
use kit::widget::{place, shrink_title_to_fit, shrink_to_fit};
use kit::{font, icon};

/// How high the bar is, with its rule.
fn bar_height(cx: &Cx<'_>) -> f32 {
    cx.pick(66.0, 66.0, 54.0, 54.0)
}

/// How high the log is where there is little room for it.
const LOW_LOG: f32 = 118.0;

/// How wide the column with the question is; the smallest windows show nothing beside it.
fn column_width(cx: &Cx<'_>) -> f32 {
    cx.pick(492.0, 460.0, 414.0, cx.size().width)
}

impl IronGuestTable {
    /// The table.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        if let Some(timeline) = self.timeline_view(cx) {
            return timeline;
        }
        let size = cx.size();
        let column_width = column_width(cx);
        let strip = self.past.strip(Message::Look, cx);
        let strip_height = if strip.is_some() { replay_bar::HEIGHT } else { 0.0 };
        let high = size.height - bar_height(cx) - strip_height;
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
        let whole = column![self.bar(cx)].push(strip).push(body).width(Fill).height(Fill);
        let (label, message) = self.main_label(cx);
        let main = main_button(label, &cx.t("key-enter"), cx.pick(450.0, 418.0, 372.0, 340.0), message);
        let table = place::with_main(whole, main, cx.mirror);
        match self.menu {
            Some((menu, focus)) => stack![table, iced::widget::opaque(self.menu_view(menu, focus, cx))].into(),
            None => table,
        }
    }

    /// Where something is told in passing: over anything but the question. Over the timeline there is none, and in the smallest
    /// windows it is all there is.
    pub fn part_for_tips(&self, cx: &Cx<'_>) -> Rectangle {
        if self.past.timeline().is_some() || cx.class() == Class::Tiny {
            return Rectangle::with_size(cx.size());
        }
        explain::beside(column_width(cx), cx)
    }

    /// The chart with what stands beside the board.
    fn chart<'a>(&self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let beside = beside::width(cx);
        let sea = chart::view(self.sea(beside, cx.text)).map(Message::Chart);
        let sea = named(Thing::Ground, container(sea).width(size.width).height(size.height));
        let mut layers = stack![sea];
        if beside > 0.0 {
            let sheet = chart::Sheet::of(self.shown().radius, size, beside);
            layers = layers.push(self.left_of_board(&sheet, size, cx)).push(self.right_of_board(&sheet, cx));
        }
        layers.width(size.width).height(size.height).into()
    }

    /// The bar: the game, the round, whose turn, and the tools.
    fn bar<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let state = self.shown();
        let said = self.said(cx.text);
        let roomy = cx.class() >= Class::Medium;
        let tiny = cx.class() == Class::Tiny;
        let mut face = row![].spacing(if tiny { 8 } else { 16 }).align_y(Alignment::Center);
        if !tiny {
            face = face.push(self.sign());
        }
        let name = said.say(&iron_guest::words::message_of("setup", &said.setup.scenario));
        if roomy {
            let title = cx.with("iron-guest-table-title", &[("setup", name.into())]);
            face = face
                .push(container(shrink_title_to_fit(title, 30.0, BONE)).max_width(cx.pick(520.0, 330.0, 200.0, 0.0)));
        }
        if state.round > 0 {
            if !tiny {
                face = face.push(font::tag(cx.t("iron-guest-table-round"), 23.0, BONE2));
            }
            let number = font::figures(state.round.to_string(), 26.0, BUTTON_INK);
            let number = container(number).padding([4, 12]).style(theme::fill(BRASS_HI));
            face = face.push(named(Thing::Rule("4.4"), number));
        }
        if cx.class() == Class::Full && matches!(state.phase, Phase::Turn(_)) {
            face = face.push(self.steps(cx));
        }
        if let Phase::Turn(turn) = &state.phase {
            let turn_of = cx.with("iron-guest-table-turn", &[("player", said.player(turn.player).into())]);
            face = face.push(self.livery(turn.player).pennant(if tiny { 22.0 } else { 28.0 }));
            face = face.push(container(shrink_to_fit(turn_of, 26.0, BONE)).width(Fill));
        } else {
            face = face.push(space().width(Fill));
        }
        let gap = if tiny { 8.0 } else { 16.0 };
        let mut end = row![].spacing(gap).align_y(Alignment::Center);
        if cx.class() == Class::Tiny {
            end = end.push(tool_button(
                icon::icon("compass", 30.0, BONE2),
                &cx.t("iron-guest-table-key-tab"),
                Message::Tab,
            ));
        }
        // Where the chart shows, so does the danger on it.
        if !tiny || self.chart_tab {
            end = end.push(tool_button(
                icon::icon("target-arrows", 30.0, if self.danger { BRASS_HI } else { BONE2 }),
                &cx.t("iron-guest-table-key-danger"),
                Message::Danger,
            ));
        }
        end =
            end.push(tool_button(icon::icon("anticlockwise-rotation", 30.0, BONE2), &cx.t("key-undo"), Message::Undo));
        if roomy {
            end = end.push(tool_button(
                icon::icon("rule-book", 32.0, BONE2),
                &cx.t("iron-guest-table-key-rules"),
                Message::Rules,
            ));
        }
        end = end.push(tool_button(icon::tinted("own/sliders", 30.0, BONE2), &cx.t("key-escape"), Message::Menu));
        let face = place::row(cx.mirror, vec![container(face).width(Fill).into(), end.into()]);
        let face = face.spacing(gap).align_y(Alignment::Center);
        let bar = container(face).padding([0, 18]).center_y(bar_height(cx) - 2.0).width(Fill).style(theme::fill(INK0));
        column![bar, rule_h(BRASS_LO, 2.0)].into()
    }

    /// The sign of the game: a ship of the first squadron.
    fn sign<'a>(&self) -> Element<'a, Message> {
        let ship = self.livery(Seat::FIRST).drawing(Some(3));
        icon::picture(chart::under_way(&ship, Heading::E), 50.0, 50.0).into()
    }

    /// What a play goes through: it is announced, shots are rolled, a grapple is fought out.
    fn steps<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let now = self.playback.as_ref().and_then(Playback::shown).map_or(Stage::Play, Stage::of);
        let tabs = [Stage::Play, Stage::Fire, Stage::Grapple].map(|stage| {
            let (ground, line, ink) = if stage == now { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE2) };
            let tab = container(font::tag(cx.t(stage.key()), 20.0, ink)).padding([4, 12]);
            tab.style(theme::boxed(ground, line, 1.5)).into()
        });
        named(Thing::Rule("4.1"), Row::with_children(tabs).spacing(-1.5))
    }

    /// The column at the side: the log above, the question below.
    fn side<'a>(&'a self, width: f32, high: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        // Plays come before lines of the log.
        let roomy = if self.is_crowded() { LOW_LOG } else { high * 0.22 };
        let log_height = cx.pick(roomy, LOW_LOG, 0.0, 0.0);
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
}

/// What a play goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Play,
    Fire,
    Grapple,
}

impl Stage {
    /// Where a step that is shown belongs.
    fn of(event: &Event) -> Self {
        match event {
            Event::Fired { .. } | Event::MastLost(..) | Event::Capsized(_) | Event::HeldFire(_) => Self::Fire,
            Event::GrappleEqual { .. } | Event::Grappled { .. } => Self::Grapple,
            Event::FirstRolled(..)
            | Event::FirstEqual(_)
            | Event::First(_)
            | Event::FaceDealt(..)
            | Event::ShoalsRefused(_)
            | Event::ShoalsLaid(_)
            | Event::Placed(..)
            | Event::FaceTaken(..)
            | Event::ShoalDrawn(_)
            | Event::UpwindRolled(_)
            | Event::Begins(_)
            | Event::Rolled(_)
            | Event::RoundBegan(_)
            | Event::TurnBegan(..)
            | Event::Announced { .. }
            | Event::Moved(..)
            | Event::Sunk(_)
            | Event::Played(_)
            | Event::WindRolled(..)
            | Event::RoundEnded(_)
            | Event::DrawOffered(_)
            | Event::DrawAgreed(_)
            | Event::DrawRefused(_)
            | Event::Resigned(_)
            | Event::Goes(_)
            | Event::Over(_) => Self::Play,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::Play => "iron-guest-table-step-play",
            Self::Fire => "iron-guest-table-step-fire",
            Self::Grapple => "iron-guest-table-step-grapple",
        }
    }
}
