//! A branch is named: the field for it, and what becomes of what is typed.

use iced::widget::{Column, text_input};
use iced::{Color, Element};
use kernel::session::Branch;
use kit::cx::Cx;
use kit::key::Press;
use kit::widget::page;
use kit::{font, theme};

use super::Timed;

/// The id of the field.
pub const NAME: &str = "way-name";

/// A branch that is being named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Naming {
    /// The moment at which it ends.
    at: u32,
    name: String,
    /// What it is called if nothing is typed.
    otherwise: String,
}

/// What comes of something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    /// The branch that ends at this moment is called this from now on.
    Keep(u32, String),
    /// It keeps the name it has.
    Leave,
}

impl Naming {
    /// Of a branch, beginning with the name it has; `called` is what it is called now.
    pub(super) fn new(way: &Branch, called: String) -> Self {
        let otherwise = if way.name.is_empty() { called } else { String::new() };
        Self { at: way.at, name: way.name.clone(), otherwise }
    }

    /// Takes in what happened.
    pub(super) fn update(&mut self, timed: &Timed) -> Option<Step> {
        match timed {
            Timed::Name(name) => self.name.clone_from(name),
            Timed::Named | Timed::Press(Press::Enter) => {
                return Some(Step::Keep(self.at, self.name.trim().to_owned()));
            }
            Timed::Unnamed | Timed::Press(Press::Esc) => return Some(Step::Leave),
            Timed::Open | Timed::Line(_) | Timed::Wheel(_) | Timed::Press(_) => {}
        }
        None
    }

    /// The page with the field, and what must be said first.
    pub(super) fn view<'a>(&'a self, said: Option<(String, Color)>, cx: &Cx<'a>) -> Element<'a, Timed> {
        let field = text_input(&self.otherwise, &self.name)
            .id(NAME)
            .on_input(Timed::Name)
            .on_submit(Timed::Named)
            .font(font::TITLE)
            .size(cx.pick(38.0, 30.0, 26.0, 24.0))
            .padding([10, 16])
            .style(theme::field);
        let mut body = Column::new().spacing(18).max_width(1100).push(field);
        if let Some((words, ink)) = said {
            body = body.push(font::rules(words, 23.0, ink));
        }
        page::page(
            cx,
            cx.t("way-name-branch"),
            cx.t("way-name-branch-advice"),
            body,
            (cx.t("way-name-button"), Some(Timed::Named)),
            Some((cx.t("button-back"), Timed::Unnamed)),
        )
    }
}
