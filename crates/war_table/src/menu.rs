//! The menu over a table: keys, and how it is drawn. Which rows there are is the game's.

use iced::widget::{Column, column, container, scrollable, space};
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::key::{Arrow, Press, moved, row_key};
use kit::scroll::READ;
use kit::theme::{self, BONE, BONE2, BRASS, INK0, INK2};
use kit::widget::OptionRow;

/// What a key does in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Nothing.
    None,
    /// The focus goes to a row.
    To(usize),
    /// A row is chosen.
    Choose(usize),
    /// The menu is closed.
    Close,
}

/// What a key does, with the focus on one of these rows, each with its place among all that there can be: its key is that
/// place's, so that a thing has one key whatever else can be chosen.
pub fn step(press: &Press, row: usize, places: &[usize]) -> Step {
    let to = |forward| moved(Some(row), places.len(), forward).map_or(Step::None, Step::To);
    let at = |place: usize| places.iter().position(|other| *other == place);
    match press {
        Press::Arrow(Arrow::Down) | Press::Tab { back: false } => to(true),
        Press::Arrow(Arrow::Up) | Press::Tab { back: true } => to(false),
        Press::Enter | Press::Space => Step::Choose(row),
        Press::Digit(_) | Press::Letter(_) => press.row().and_then(at).map_or(Step::None, Step::Choose),
        Press::Esc => Step::Close,
        _ => Step::None,
    }
}

/// A menu, laid over a table: the key of its title, the places of its rows and the keys of their words, the row in focus,
/// and what a row says.
pub fn view<'a, M: Clone + 'a>(
    title: &str,
    rows: impl IntoIterator<Item = (usize, &'static str)>,
    focus: usize,
    message: fn(usize) -> M,
    cx: &Cx<'a>,
) -> Element<'a, M> {
    question(title, None, rows, focus, message, cx)
}

/// The same where something is asked: what it means stands below the title.
pub fn question<'a, M: Clone + 'a>(
    title: &str,
    words: Option<String>,
    rows: impl IntoIterator<Item = (usize, &'static str)>,
    focus: usize,
    message: fn(usize) -> M,
    cx: &Cx<'a>,
) -> Element<'a, M> {
    let rows = rows.into_iter().enumerate().map(|(row, (place, key))| {
        OptionRow::new(row_key(place).to_uppercase(), cx.t(key))
            .focused(row == focus)
            .height(cx.pick(56.0, 56.0, 52.0, 44.0))
            .on_press(message(row))
            .view()
    });
    let list = Column::with_children(rows).width(480).spacing(4);
    let title = font::title(cx.t(title), cx.pick(38.0, 38.0, 34.0, 28.0), BONE);
    let list = scrollable(list).id(READ).spacing(6).style(theme::scroll);
    let words = words.map(|words| {
        let words = font::rules(words, cx.pick(22.0, 22.0, 21.0, 20.0), BONE2);
        container(words).width(480).padding([6, 0])
    });
    let card = column![title].push(words).push(space().height(12)).push(list);
    let card = container(card).padding(cx.pick(24, 24, 20, 10)).style(theme::boxed(INK2, BRASS, 1.5));
    container(card).center(Fill).style(theme::fill(theme::thin(INK0, 0.8))).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_go_round_and_choose() {
        let three = [0, 1, 2];
        assert_eq!(step(&Press::Arrow(Arrow::Up), 0, &three), Step::To(2));
        assert_eq!(step(&Press::Tab { back: false }, 2, &three), Step::To(0));
        assert_eq!(step(&Press::Digit(2), 0, &three), Step::Choose(1));
        assert_eq!(step(&Press::Enter, 1, &three), Step::Choose(1));
        assert_eq!(step(&Press::Esc, 1, &three), Step::Close);
        assert_eq!(step(&Press::Letter('a'), 1, &three), Step::None);
        let eleven: Vec<usize> = (0..11).collect();
        assert_eq!(
            (step(&Press::Digit(0), 1, &eleven), step(&Press::Letter('a'), 1, &eleven)),
            (Step::Choose(9), Step::Choose(10))
        );
    }

    #[test]
    fn a_row_keeps_its_key_where_others_are_missing() {
        let some = [0, 3, 10];
        assert_eq!(step(&Press::Digit(4), 0, &some), Step::Choose(1));
        assert_eq!(step(&Press::Letter('a'), 0, &some), Step::Choose(2));
        assert_eq!(step(&Press::Digit(2), 0, &some), Step::None);
        assert_eq!(step(&Press::Tab { back: false }, 2, &some), Step::To(0));
    }
}
