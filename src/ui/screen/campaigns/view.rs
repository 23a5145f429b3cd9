//! The shelf drawn: the cards at one side, what can be done at the other.

use super::command::Group;
use super::{Ask, Campaigns, Command, FIELD, Kind, Message, card};
use crate::ui::screen;
use iced::widget::{Column, column, container, scrollable, text_input};
use iced::{Element, Fill, Padding};
use kit::cx::Cx;
use kit::font;
use kit::measure::Class;
use kit::theme::{self, ALARM_BG, ALARM_PALE, BONE, BONE2, BRASS_HI, INK0};
use kit::widget::OptionRow;
use kit::widget::page;
use kit::widget::place;
use kit::widget::row::list;
use strum::IntoEnumIterator;

impl Campaigns {
    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let side = match &self.ask {
            Some(ask) => self.question(ask, cx),
            None => self.offers_view(cx),
        };
        let typing = self.ask.as_ref().is_some_and(|ask| ask.typed().is_some());
        let cards = if self.cards().is_empty() { self.nothing(cx) } else { self.list(typing, cx) };
        // A path is long: where one is typed, the cards make room for it.
        let width = if typing { cx.pick(760.0, 520.0, 440.0, 0.0) } else { cx.pick(470.0, 372.0, 306.0, 262.0) };
        let parts = if width > 0.0 {
            let side = container(side).width(width).height(Fill);
            vec![container(cards).width(Fill).height(Fill).into(), side.into()]
        } else {
            vec![side]
        };
        let body = place::row(cx.mirror, parts).spacing(cx.pick(28.0, 18.0, 12.0, 8.0));
        let main = self.main_does();
        let label = cx.t(&format!("campaigns-main-{}", main.unwrap_or("none")));
        let below = if cx.class() >= Class::Medium { cx.t(self.of("campaigns-below")) } else { String::new() };
        page::page(
            cx,
            cx.t(self.of("campaigns-head")),
            below,
            body,
            (label, (main.is_some() && !self.busy).then_some(Message::Main.into())),
            Some((cx.t(if self.ask.is_some() { "campaigns-not" } else { "button-back" }), Message::Back.into())),
        )
    }

    /// The key of a message that has another for the bin, or on the shelf of battles.
    fn of(&self, key: &'static str) -> &'static str {
        match (key, self.in_bin) {
            ("campaigns-head", true) => "campaigns-head-bin",
            ("campaigns-below", true) => "campaigns-below-bin",
            ("campaigns-head", false) if self.battles => "campaigns-head-battles",
            ("campaigns-below", false) if self.battles => "campaigns-below-battles",
            ("campaigns-none", _) if self.battles => "campaigns-none-battles",
            ("campaigns-none-below", _) if self.battles => "campaigns-none-battles-below",
            _ => key,
        }
    }

    fn list<'a>(&'a self, typing: bool, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let mut all = Column::new().spacing(cx.pick(12.0, 10.0, 8.0, 6.0)).width(Fill).extend(self.unshown(cx));
        let mut last: Option<Kind> = None;
        for (place, card) in self.cards().iter().enumerate() {
            // What comes first needs no heading of its own.
            let first = if self.battles { Kind::Battle } else { Kind::Campaign };
            if last != Some(card.kind) && (last.is_some() || card.kind != first) && !self.in_bin {
                let head = cx.t(&format!("campaigns-kind-{}", card.kind.id()));
                all = all.push(font::title(head, cx.pick(32.0, 27.0, 25.0, 24.0), BONE2));
            }
            last = Some(card.kind);
            all = all.push(card::view(card, place, place == self.chosen, typing, cx));
        }
        page::scrolling(all)
    }

    fn nothing<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let size = cx.pick(34.0, 26.0, 23.0, 21.0);
        let mut words = Column::new().spacing(14).extend(self.unshown(cx));
        // Where the folder could not be read, nobody knows that nothing lies there.
        if self.unshown.kept.is_none() {
            words = words.push(font::story_italic(cx.t(self.of("campaigns-none")), size, BONE)).push(font::rules(
                cx.t(self.of("campaigns-none-below")),
                size * 0.8,
                BONE2,
            ));
        }
        page::scrolling(container(words).max_width(900).padding(cx.pick(24.0, 16.0, 8.0, 4.0)))
    }

    /// The folders that could not be read.
    fn unshown<'a>(&'a self, cx: &Cx<'a>) -> impl Iterator<Item = Element<'a, screen::Message>> {
        let cx = *cx;
        [&self.unshown.kept, &self.unshown.binned].into_iter().flatten().map(move |words| slip(words, true, &cx))
    }

    /// What was done last, or went wrong.
    fn notice<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, screen::Message>> {
        self.notice.as_ref().map(|notice| slip(&notice.words, notice.alarm, cx))
    }

    fn offers_view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let mut all = Column::new().spacing(cx.pick(14.0, 10.0, 8.0, 6.0)).push(self.notice(cx));
        let commands = self.commands();
        for group in Group::iter() {
            let of_group = commands.iter().filter(|command| command.group() == group);
            let rows: Vec<_> = of_group.map(|command| self.row(*command, cx)).collect();
            if !rows.is_empty() {
                all = all.push(list(rows));
            }
        }
        scrolling(all)
    }

    fn row<'a>(&self, command: Command, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let key = format!("campaigns-do-{}", command.id());
        let title = cx.with(&key, &[("count", self.binned.len().into())]);
        let mut row = OptionRow::new(command.key().to_uppercase().to_string(), title)
            .shrink()
            .title_size(cx.pick(29.0, 25.0, 24.0, 23.0))
            .on_press(Message::Do(command).into());
        if cx.class() == Class::Full
            && let Some(below) = cx.text.try_attr(&key, "below")
        {
            row = row.below(below);
        }
        row.view()
    }

    fn question<'a>(&'a self, ask: &'a Ask, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let key = format!("campaigns-ask-{}", ask.id());
        let size = cx.pick(25.0, 22.0, 20.0, 19.0);
        let name = self.chosen_card().map_or("", |card| card.name.as_str());
        let count = self.binned.len();
        let args = [("name", name.into()), ("file", ask.file().unwrap_or("").into()), ("count", count.into())];
        let mut all = column![
            font::title(cx.with(&key, &args), cx.pick(36.0, 29.0, 26.0, 24.0), BONE),
            font::rules(cx.with(&format!("{key}-text"), &args), size, BONE2),
        ]
        .spacing(cx.pick(14.0, 10.0, 8.0, 6.0));
        if let Some(typed) = ask.typed() {
            let field = text_input(&cx.text.attr(&key, "field"), typed)
                .id(FIELD)
                .on_input(|words| Message::Typed(words).into())
                .on_submit(Message::Main.into())
                .font(font::RULES)
                .size(cx.pick(26.0, 23.0, 21.0, 20.0))
                .padding([10, 14])
                .style(theme::field);
            all = all.push(field);
        }
        scrolling(all.push(self.notice(cx)))
    }
}

/// A line that is said on the shelf.
fn slip<'a>(words: &'a str, alarm: bool, cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let (ground, ink) = if alarm { (ALARM_BG, ALARM_PALE) } else { (INK0, BRASS_HI) };
    let words = font::rules(words, cx.pick(23.0, 21.0, 20.0, 19.0), ink);
    container(words).padding(12).width(Fill).style(theme::fill(ground)).into()
}

fn scrolling<'a>(content: impl Into<Element<'a, screen::Message>>) -> Element<'a, screen::Message> {
    let inside = container(content).padding(Padding::default().right(14.0)).width(Fill);
    scrollable(inside).style(theme::scroll).width(Fill).height(Fill).into()
}
