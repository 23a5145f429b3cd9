//! Reading text whose bullets hang: what is behind one stands clear of it in every line.

use crate::font;
use iced::widget::{Column, container, row};
use iced::{Color, Element, Fill};

/// How a line of a list begins.
const BULLET: &str = "•";
/// The room between a bullet and its line, in parts of the size.
const GAP: f32 = 0.4;

/// A paragraph; each of its lines that begins with a bullet is a line of a list.
pub fn paragraph<'a, M: 'a>(text: &str, size: f32, ink: Color) -> Element<'a, M> {
    let lines = text.lines().map(|line| match line.trim_start().strip_prefix(BULLET) {
        Some(words) => item(words.trim_start().to_owned(), size, ink),
        None => font::rules(line.to_owned(), size, ink).into(),
    });
    Column::with_children(lines).width(Fill).into()
}

/// A line of a list.
pub fn item<'a, M: 'a>(words: String, size: f32, ink: Color) -> Element<'a, M> {
    let words = container(font::rules(words, size, ink)).width(Fill);
    row![font::rules(BULLET, size, ink), words].spacing(size * GAP).into()
}
