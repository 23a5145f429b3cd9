//! Who made it, read from CREDITS.md.

use crate::ui::screen;
use iced::widget::column;
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::key::Press;
use kit::theme::{BONE, BONE2, BRASS};
use kit::widget::{page, paragraph};

/// The file that says who made it.
const CREDITS: &str = include_str!("../../../CREDITS.md");

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
    /// Back to the title.
    Back,
}

/// The credits.
#[derive(Debug, Default)]
pub struct Credits;

impl Credits {
    /// The screen.
    pub fn new() -> Self {
        Self
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Main | Message::Press(Press::Enter | Press::Esc) => Action::Back,
            Message::Press(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let size = cx.pick(26.0, 22.0, 20.0, 19.0);
        let mut body = column![].spacing(10).width(Fill);
        for line in CREDITS.lines().map(str::trim).filter(|line| !line.is_empty()) {
            body = if let Some(head) = line.strip_prefix("## ") {
                body.push(font::title(plain(head), size * 1.5, BRASS))
            } else if line.starts_with("# ") {
                body
            } else if let Some(item) = line.strip_prefix("- ") {
                body.push(paragraph::item(plain(item), size, BONE))
            } else {
                body.push(font::rules(plain(line), size, BONE2))
            };
        }
        page::page(
            cx,
            cx.t("title-credits"),
            String::new(),
            page::scrolling(page::card(body, cx.pick(28.0, 20.0, 12.0, 8.0))),
            (cx.t("button-back"), Some(Message::Main.into())),
            None,
        )
    }
}

/// A line without its marks: links become their words, with the address behind if it says something more.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('[') {
        text.push_str(before);
        let link = after.split_once("](").and_then(|(words, tail)| Some((words, tail.split_once(')')?)));
        match link {
            Some((words, (_, tail))) => {
                text.push_str(words);
                rest = tail;
            }
            None => {
                text.push('[');
                rest = after;
            }
        }
    }
    text.push_str(rest);
    text.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_off() {
        assert_eq!(plain("from **[Lorc](http://x.y)**: `hull` [a"), "from Lorc: hull [a");
    }
}
