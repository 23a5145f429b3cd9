//! The panel: who is asked, the dials of an order, the rows to choose from, what happens while steps are shown, and the end.

mod dials;
mod end;
mod firing;
mod foot;
mod telling;

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Padding, Size};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS_HI, INK_TEXT, INK0, INK2, LINE, PAPER};
use kit::widget::key::key_width;
use kit::widget::page::FOOT;
use kit::widget::row::{END, list, row_height};
use kit::widget::{OptionRow, shrink_title_to_fit, shrink_to_fit};
use kit::{fit, font, icon};

use crate::composer::Composer;
use crate::livery::Livery;
use crate::present::coach::in_turn;
use crate::present::rows::Row;
use crate::table::{FullThrustTable, Message, Obstacle};
use full_thrust::tell;
use war_table::{BattleTable as _, own_die};

/// The head of the panel.
struct Head {
    livery: Option<Livery>,
    title: String,
    below: String,
}

impl FullThrustTable {
    /// The panel below the log.
    pub fn panel<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let body = self.body(size.width - 26.0, cx);
        let body = container(body).padding(Padding::new(10.0).right(16.0)).width(Fill);
        let list = scrollable(body).id(READ).style(theme::scroll).width(Fill).height(Fill);
        let all = column![band(self.head(cx), size.width, cx), list, space().height(FOOT)];
        container(all).style(theme::fill(INK0)).width(size.width).height(size.height).into()
    }

    fn head(&self, cx: &Cx<'_>) -> Head {
        let (said, field) = (self.said(cx.text), self.field());
        if let Some(playback) = self.playback() {
            let told = playback.shown().and_then(|event| tell::event(field, self.viewer(), event));
            let title = match (told, self.past().moment_title()) {
                (Some(message), _) => said.say(&message),
                (None, Some(moment)) => moment.to_owned(),
                (None, None) => cx.t("full-thrust-table-all-move"),
            };
            return Head { livery: None, title, below: String::new() };
        }
        if let Some(outcome) = self.outcome() {
            let livery = outcome.winner.map(|side| Livery::of(field.battle, side));
            let title = said.say(&tell::outcome(field, &outcome));
            let below = cx.with("full-thrust-turn", &[("turn", u32::from(field.table.turn).into())]);
            return Head { livery, title, below };
        }
        let livery = |seat| field.battle.side_of(seat).map(|side| Livery::of(field.battle, side));
        if let Some(seat) = self.handing() {
            let args = [("player", said.player(seat).into())];
            let title = cx.with("full-thrust-table-hand-over", &args);
            return Head { livery: livery(seat), title, below: String::new() };
        }
        if let Some(request) = self.die_asked() {
            return Head { livery: None, title: cx.t("own-die-question"), below: self.die_for(request, cx) };
        }
        match (self.asked(), self.decision()) {
            (Some(seat), Some(decision)) => {
                let ask = said.say(&tell::ask(field, &decision.ask));
                let unit = self.composer().unit().map(|unit| said.unit(field, self.viewer(), unit));
                let args = [("player", said.player(seat).into())];
                let title = cx.with(&format!("full-thrust-table-head-{}", decision.ask.id()), &args);
                Head { livery: livery(seat), title, below: unit.unwrap_or(ask) }
            }
            _ => {
                let waiting = self.session().decision().and_then(|decision| decision.seats.iter().next());
                let title =
                    waiting.map(|seat| cx.with("full-thrust-table-thinks", &[("player", said.player(seat).into())]));
                Head { livery: waiting.and_then(livery), title: title.unwrap_or_default(), below: String::new() }
            }
        }
    }

    fn body<'a>(&'a self, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut all = Column::new().spacing(10).width(width);
        // In large windows it has its place below the record sheet.
        if cx.class() < Class::Full
            && let Some(advice) = self.advice()
        {
            all = all.push(coach(advice, width, cx));
        }
        if self.playback().is_some() {
            return all.push(self.telling(cx)).into();
        }
        if let Some(trouble) = self.trouble() {
            all = all.push(font::rules(self.troubled(trouble, cx), 21.0, ALARM_PALE));
        }
        if self.outcome().is_some() {
            return all.push(self.end(cx)).into();
        }
        if self.die_asked().is_some() {
            return all.push(own_die::view(self.die_before(), Message::Die, cx)).into();
        }
        match self.composer() {
            Composer::Orders(_) => all = all.push(self.dials(width, cx)),
            Composer::Deploy(_) => all = all.push(self.berth(width, cx)),
            Composer::Fire(_) => all = all.push(self.firecons(width, cx)),
            Composer::Groups(_) => all = all.push(self.facing(width, cx)),
            Composer::Guns(_) => all = all.push(hint(cx.t("full-thrust-table-guns-hint"), cx)),
            Composer::Scans(_) | Composer::Exit(_) | Composer::Nothing => {}
        }
        let rows: Vec<Element<'a, Message>> = self.rows(cx).into_iter().map(|row| option(row, width, cx)).collect();
        all = all.push(list(rows));
        if cx.class() < Class::Full
            && let Some(sheet) = self.sheet(width - 24.0, cx)
        {
            all = all.push(container(sheet).padding(12).width(width).style(theme::boxed(INK2, LINE, 1.5)));
        }
        all.into()
    }

    pub(crate) fn troubled(&self, trouble: &Obstacle, cx: &Cx<'_>) -> String {
        match trouble {
            Obstacle::Refused(refusal) => self.said(cx.text).say(&tell::refusal(*refusal)),
            Obstacle::Session(error) => {
                let fault = |fault: &full_thrust::setup::SetupFault| self.said(cx.text).say(&tell::setup_fault(fault));
                words::saving::session(cx.text, error, fault)
            }
        }
    }

    /// The main button's words, and what it says.
    pub fn main_label(&self, cx: &Cx<'_>) -> (String, Option<Message>) {
        if self.die_asked().is_some() && self.handing().is_none() {
            let (before, dice) = (self.die_before(), own_die::source(cx.settings));
            return (own_die::label(before, dice, cx), own_die::main(before, dice).map(|_| Message::Main));
        }
        let field = self.seen().field();
        let said = self.said(cx.text);
        let name = |unit| said.unit(field, self.viewer(), unit);
        let tiny = cx.class() == Class::Tiny;
        let words = if self.playback().is_some() {
            cx.t("full-thrust-table-main-go-on")
        } else if let Some(seat) = self.handing() {
            cx.with("full-thrust-table-main-take", &[("player", said.player(seat).into())])
        } else if self.outcome().is_some() {
            cx.t("full-thrust-table-leave")
        } else {
            match self.composer() {
                Composer::Deploy(_) => cx.t("full-thrust-table-main-deploy"),
                Composer::Orders(plotting) => match plotting.without_order(field).first() {
                    Some(next) => cx.with(
                        if tiny { "full-thrust-table-main-next" } else { "full-thrust-table-main-keep" },
                        &[("ship", name(*next).into())],
                    ),
                    None => cx.t("full-thrust-table-main-lock"),
                },
                Composer::Fire(aiming) if aiming.at_once => cx.t("full-thrust-table-main-fire-now"),
                // Nobody holds fire without having read it.
                Composer::Fire(aiming) if aiming.holds_all() => match aiming.waiting(field).first() {
                    Some(next) => cx.with("full-thrust-table-main-hold-aim", &[("ship", name(*next).into())]),
                    None => {
                        let ship = self.composer().unit().map(name).unwrap_or_default();
                        cx.with("full-thrust-table-main-hold", &[("ship", ship.into())])
                    }
                },
                Composer::Fire(aiming) => match aiming.waiting(field).first() {
                    Some(next) => cx.with(
                        if tiny { "full-thrust-table-main-next" } else { "full-thrust-table-main-aim" },
                        &[("ship", name(*next).into())],
                    ),
                    None => cx.t("full-thrust-table-main-fire"),
                },
                Composer::Scans(_) => cx.t("full-thrust-table-main-scan"),
                Composer::Groups(_) => cx.t("full-thrust-table-main-fly"),
                Composer::Guns(_) => cx.t("full-thrust-table-main-guns"),
                Composer::Exit(_) => cx.t("full-thrust-table-main-exit"),
                Composer::Nothing => cx.t("full-thrust-table-main-wait"),
            }
        };
        (words, self.main_is_ready().then_some(Message::Main))
    }
}

/// The band at the head: who, and what.
fn band<'a>(head: Head, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let ground = head.livery.map_or(PAPER, |livery| livery.color());
    let high = cx.pick(84.0, 74.0, 62.0, 54.0);
    let mut face = row![].spacing(12).align_y(Alignment::Center);
    if let Some(livery) = head.livery {
        let pennant = container(livery.pennant(cx.pick(32.0, 30.0, 24.0, 22.0))).padding(6).style(theme::fill(INK0));
        face = face.push(pennant);
    }
    let size = cx.pick(30.0, 27.0, 25.0, 23.0);
    let long = head.below.is_empty() && fit::width(&head.title, size) > width - 130.0;
    let words: Element<'a, Message> = if long {
        font::label(head.title, size * 0.74, INK_TEXT).into()
    } else if head.below.is_empty() {
        shrink_title_to_fit(head.title, size, INK_TEXT)
    } else {
        let below = shrink_to_fit(head.below, size * 0.74, INK_TEXT);
        column![shrink_title_to_fit(head.title, size, INK_TEXT), below].into()
    };
    face = face.push(container(words).width(Fill));
    container(face).padding([0, 14]).center_y(high).width(width).style(theme::fill(ground)).into()
}

/// A row of the list, in so much room from side to side. It is as high as it may ever need to be while the same is asked.
fn option<'a>(row: Row, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let size = cx.pick(23.0, 22.0, 21.0, 20.0);
    let ends = std::iter::once(&row.right).chain(row.instead.iter().map(|(_, right)| right));
    let longest = ends.filter(|end| !end.is_empty()).map(|end| fit::width(end, END)).fold(0.0, f32::max);
    let end = longest.min(cx.pick(150.0, 140.0, 120.0, 116.0));
    let high = |below: &str, right: &str| row_height(&row.key, &row.title, size, below, (right, end), width);
    let instead = row.instead.iter().map(|(below, right)| high(below, right));
    let high = instead.fold(high(&row.below, &row.right), f32::max);
    let mut option = OptionRow::new(row.key, row.title).standing(row.standing).title_size(size);
    option = if row.instead.is_empty() { option.shrink() } else { option.height(high) };
    if !row.below.is_empty() {
        option = option.below(row.below);
    }
    if !row.right.is_empty() {
        option = option.right(row.right, end, BRASS_HI);
    }
    option.on_press(Message::Act(row.act)).view()
}

/// A hint.
fn hint<'a>(words: String, cx: &Cx<'a>) -> Element<'a, Message> {
    font::rules(words, cx.pick(20.0, 19.0, 19.0, 19.0), BONE2).into()
}

/// The card of the first battle. It is as high as the longest that it may say while the same thing is asked, so that what
/// is below does not move from under the pointer.
pub(crate) fn coach<'a>(advice: &'static str, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    const KEY: &str = "H";
    const PADDING: f32 = 12.0;
    const GAP: f32 = 10.0;
    let away = iced::widget::button(kit::widget::key_cap(KEY, kit::widget::Cap::Brass))
        .padding(0)
        .style(theme::bare)
        .on_press(Message::Coach);
    let size = cx.pick(19.0, 20.0, 19.0, 19.0);
    let room = width - 2.0 * PADDING - GAP - key_width(KEY);
    let highest = highest(in_turn(advice).into_iter().map(|said| cx.t(said)), size, room);
    let text = container(font::rules(cx.t(advice), size, BONE)).width(Fill).height(highest);
    container(row![text, away].spacing(GAP))
        .padding(PADDING)
        .width(Fill)
        .style(theme::boxed(INK2, BRASS_HI, 2.0))
        .into()
}

/// How high the highest of these texts is.
fn highest(texts: impl IntoIterator<Item = String>, size: f32, width: f32) -> f32 {
    texts.into_iter().map(|text| fit::height(&text, font::RULES, size, 1.3, width).ceil()).fold(0.0, f32::max)
}

/// A line behind a mark.
fn marked<'a>(mark: &str, ink: Color, words: String, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = container(font::rules(words, mark_size(cx), BONE)).width(Fill);
    row![icon::tinted(mark, MARK, ink), words].spacing(MARK_GAP).align_y(Alignment::Center).into()
}

/// The size of the words behind a mark.
fn mark_size(cx: &Cx<'_>) -> f32 {
    cx.pick(19.5, 19.0, 18.5, 18.5)
}

/// The size of a mark before a line.
const MARK: f32 = 17.0;
/// The room between a mark and its line.
const MARK_GAP: f32 = 8.0;

/// A figure between words.
fn said_with<'a>(title: String, right: String, ink: Color) -> Element<'a, Message> {
    row![container(shrink_to_fit(title, 22.0, BONE2)).width(Fill), font::label(right, 22.0, ink)]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}
