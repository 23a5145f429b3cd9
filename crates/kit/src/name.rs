//! The names of players: how long one may be, and what is said where it has no more room.

use crate::cx::Cx;
use crate::theme::BONE2;
use crate::widget::{shrink_to_fit, whole_label};
use iced::Element;
use iced::widget::container;
use words::count;

/// Letters of a name at the most; bars, pennants and cards have room for no more.
pub const LONGEST: usize = 20;

/// As much of a name as there is room for.
pub fn cut(name: &str) -> String {
    name.chars().take(LONGEST).collect()
}

/// Whether a name has no more room.
pub fn is_full(name: &str) -> bool {
    name.chars().count() >= LONGEST
}

/// The size of what is said below a field.
const NOTE: f32 = 20.0;
/// The height of its line.
pub const LINE: f32 = 24.0;

/// What is said below the field of a name that has no more room; nothing of any other.
pub fn note<'a, M: 'a>(name: &str, cx: &Cx<'a>) -> Option<Element<'a, M>> {
    said(name, cx).map(|words| whole_label(words, NOTE, BONE2))
}

/// The same on a line that keeps its room where nothing is said, so that nothing below it moves while somebody types.
pub fn note_line<'a, M: 'a>(name: &str, cx: &Cx<'a>) -> Element<'a, M> {
    let words = said(name, cx).unwrap_or_default();
    container(shrink_to_fit(words, NOTE, BONE2)).height(LINE).into()
}

/// Says that a name has no more room.
pub fn full(cx: &Cx<'_>) -> String {
    cx.with("seats-name-full", &[("count", count(LONGEST))])
}

fn said(name: &str, cx: &Cx<'_>) -> Option<String> {
    is_full(name).then(|| full(cx))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_full_where_it_is_cut() {
        let name = cut(&"Ó".repeat(LONGEST + 5));
        assert_eq!(name.chars().count(), LONGEST);
        assert!(is_full(&name) && !is_full("Mara"));
    }
}
