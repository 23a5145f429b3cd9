//! Something went wrong: what, where, and what to do.

use super::page;
use crate::ui::cx::Cx;
use crate::ui::key::Press;
use crate::ui::theme::{ALARM, BONE, BONE2};
use crate::ui::{font, icon};
use iced::widget::{column, container, row};
use iced::{Element, Fill};

/// A problem in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProblemView {
    /// What went wrong.
    pub what: String,
    /// Where: a file, a line.
    pub place: String,
    /// What to do about it.
    pub advice: String,
    /// The main button's label.
    pub button: String,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// The main button.
    Main,
}

/// What the window should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// It was read.
    Done,
}

/// The screen of a problem.
#[derive(Debug)]
pub struct Problem {
    view: ProblemView,
}

impl Problem {
    /// A problem.
    pub fn new(view: ProblemView) -> Self {
        Self { view }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Main | Message::Press(Press::Enter | Press::Esc) => Action::Done,
            Message::Press(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let view = &self.view;
        let size = cx.pick(30.0, 24.0, 22.0, 20.0);
        let words = column![
            font::title(view.what.as_str(), cx.pick(44.0, 32.0, 28.0, 25.0), BONE),
            font::rules(view.place.as_str(), size * 0.85, BONE2),
            font::rules(view.advice.as_str(), size, BONE),
        ]
        .spacing(14)
        .width(Fill);
        let body = row![icon::tinted("own/warning", cx.pick(72.0, 56.0, 44.0, 36.0), ALARM), words].spacing(24);
        let card = container(page::card(body, 28.0)).max_width(1500);
        page::page(
            cx,
            cx.t("problem-head"),
            String::new(),
            page::scrolling(card),
            (view.button.clone(), Some(Message::Main)),
            None,
        )
    }
}
