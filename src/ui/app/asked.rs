//! What is this? Asked on the screens beside the table: the rule about it, in passing beside the pointer or in the book.

use super::{App, Effect, Message};
use crate::text::rule;
use crate::ui::asking::{Asked, Found, Thing, asking};
use crate::ui::cx::Cx;
use crate::ui::explain::{self, ExplainView, RuleText};
use crate::ui::screen::Screen;
use iced::widget::stack;
use iced::{Element, Point};

/// A rule that is told in passing, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    card: ExplainView,
    at: Point,
}

impl App {
    /// The screen, with a hand over it that may ask what something is. The table has a hand of its own.
    pub(super) fn watched<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let screen = self.screen.view(cx).map(Message::Screen);
        if matches!(self.screen, Screen::Table(_)) {
            return screen;
        }
        let screen = asking(screen, None, Message::Asked);
        match &self.told {
            Some(told) => stack![screen, explain::slip(&told.card, cx, told.at)].into(),
            None => screen,
        }
    }

    /// Something is asked by hand on a screen beside the table.
    pub(super) fn asked_by_hand(&mut self, asked: Asked) -> Effect {
        self.told = None;
        match asked {
            Asked::Fully(Found { thing: Thing::Rule(number), .. }) => {
                return self.update(Message::OpenRules(Some(number.to_owned())));
            }
            Asked::InPassing(Found { thing: Thing::Rule(number), at, .. }) => {
                let (title, text) = rule::words(&self.text, number);
                let rule = RuleText { number: number.to_owned(), title: title.clone(), text: text.clone() };
                self.told = Some(Told { card: ExplainView { title, art: None, text, rule: Some(rule) }, at });
            }
            Asked::Fully(_) | Asked::InPassing(_) | Asked::NoMore | Asked::Walked(..) => {}
        }
        Effect::None
    }
}
