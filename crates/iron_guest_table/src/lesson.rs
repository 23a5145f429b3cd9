//! The lesson: the coach who hears what happens, and his card.

use iced::widget::{column, container, row, scrollable, space};
use iced::{Alignment, Element, Fill, Padding, Size};
use iron_guest::lesson::Coach;
use kernel::Game as _;

use crate::table::{IronGuestTable, Message};
use kit::cx::Cx;
use kit::theme::{self, BONE, BONE2, BRASS_HI, BRASS_LO, INK2};
use kit::widget::button::tool_button;
use kit::widget::panel::rule_h;
use kit::widget::shrink_title_to_fit;
use kit::{fit, font, icon};

/// The sizes that the card of the lesson is set in, the largest that fits.
const SIZES: [f32; 6] = [21.0, 20.0, 19.0, 18.0, 17.0, 16.0];
/// What the card of the lesson takes beside its text.
const HEAD: f32 = 78.0;

impl IronGuestTable {
    /// A coach who has heard all that has happened; none outside of the lesson.
    pub(crate) fn coached(&self) -> Option<Coach> {
        let game = self.session.game();
        let lesson = game.catalogue().lesson();
        if self.session.setup().scenario != lesson.scenario {
            return None;
        }
        let mut entries = self.session.history().into_iter();
        let first = entries.next()?;
        let start = self.session.at(first.last)?;
        let mut coach = Coach::new(lesson, self.persons(), start.play());
        for entry in entries {
            let then = self.session.at(entry.last)?;
            coach.hear(lesson, then.play(), &entry.events);
        }
        Some(coach)
    }

    /// The card of the lesson; none if nothing is to be explained now.
    pub(crate) fn coach_card<'a>(&self, room: Size, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        if self.coach_away || self.playback.is_some() {
            return None;
        }
        let coach = self.coach.as_ref()?;
        let step = coach.step(self.session.game().catalogue().lesson())?;
        let words = iron_guest::words::lesson_step(&step.id);
        let head = row![
            container(shrink_title_to_fit(cx.t(&words.id), 25.0, BRASS_HI)).width(Fill),
            tool_button(icon::tinted("own/cross", 16.0, BONE2), &cx.t("iron-guest-table-key-coach"), Message::Coach),
        ]
        .align_y(Alignment::Center);
        let text = cx.text.attr(&words.id, "text");
        let inner = Size::new(room.width - 28.0, room.height - HEAD);
        let high = |size: &f32| fit::height(&text, font::RULES, *size, 1.3, inner.width);
        let size = SIZES.into_iter().find(|size| high(size) <= inner.height);
        let least = SIZES.last().copied().unwrap_or(16.0);
        let body = font::rules(text.clone(), size.unwrap_or(least), BONE);
        let body: Element<'a, Message> = match size {
            Some(_) => body.into(),
            None => scrollable(body).spacing(4).height(inner.height).style(theme::scroll).into(),
        };
        let card = column![head, rule_h(BRASS_LO, 1.5), space().height(6), body];
        let card = container(card).padding(Padding::new(8.0).left(12.0).right(12.0).bottom(10.0)).width(room.width);
        Some(iced::widget::opaque(card.style(theme::boxed(INK2, BRASS_HI, 2.0))))
    }
}
