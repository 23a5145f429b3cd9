//! Drawings of models, turned by their heading: the canvas turns none itself.

use iced::Color;
use iced::widget::svg::Handle;

use crate::icon;
use crate::theme::{self, BRASS};

/// A drawing with its bow up.
#[derive(Debug, Clone, PartialEq)]
pub struct Art {
    /// Its path among the drawings.
    pub path: String,
    /// The same with fewer lines, for where it is drawn small; empty if there is none.
    pub small: String,
    /// The colour that takes the place of brass; none leaves it as drawn.
    pub accent: Option<Color>,
    /// How many of its groups `f1`, `f2` and so on show; none shows it whole.
    pub shown: Option<u8>,
}

/// Below this size the drawing with fewer lines is taken, in units.
const SMALL: f32 = 80.0;

impl Art {
    /// A drawing that looks the same from near and far.
    pub fn plain(path: impl Into<String>) -> Self {
        Self { path: path.into(), small: String::new(), accent: None, shown: None }
    }

    /// The drawing turned to a heading, and by how much longer its square is than the drawing was: the square holds it
    /// whichever way it points.
    pub fn turned(&self, heading: u16, size: f32) -> (Handle, f32) {
        let path = if size < SMALL && !self.small.is_empty() { &self.small } else { &self.path };
        let accent = self.accent.map(theme::css).unwrap_or_default();
        let shown = self.shown.map(|shown| shown.to_string()).unwrap_or_default();
        let handle = icon::kept(&format!("{path} turned {heading} {accent} {shown}"), || self.drawn(path, heading));
        (handle, ROOM)
    }

    fn drawn(&self, path: &str, heading: u16) -> Option<String> {
        let mut source = icon::source(path)?;
        if let Some(accent) = self.accent {
            source = source.replace(&theme::css(BRASS), &theme::css(accent));
        }
        if let Some(shown) = self.shown {
            source = (1..=6).fold(source, |source, group| icon::show(&source, &format!("f{group}"), group <= shown));
        }
        let (width, height) = view_box(&source)?;
        let long = width.max(height) * ROOM;
        let (left, top) = ((long - width) / 2.0, (long - height) / 2.0);
        let (x, y) = (width / 2.0, height / 2.0);
        Some(format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long} {long}">"#,
                r#"<g transform="translate({left} {top}) rotate({heading} {x} {y})">{inside}</g></svg>"#
            ),
            long = long,
            left = left,
            top = top,
            heading = heading,
            x = x,
            y = y,
            inside = icon::inside(&source),
        ))
    }
}

/// The square is so much longer than the drawing, since a drawing on the slant needs more room than its length: little,
/// for a ship is narrow at her ends.
const ROOM: f32 = 1.12;

/// Width and height of a drawing that begins at its own corner.
fn view_box(source: &str) -> Option<(f32, f32)> {
    let from = source.find(r#"viewBox="0 0 "#)? + r#"viewBox="0 0 "#.len();
    let (size, _) = source.get(from..)?.split_once('"')?;
    let (width, height) = size.split_once(' ')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_turned_in_a_square_that_holds_it() {
        let art = Art { accent: Some(theme::BRIDGE), ..Art::plain("wargames/full-thrust/battleship") };
        let drawn = art.drawn("wargames/full-thrust/battleship", 30).expect("there is such a drawing");
        assert!(drawn.contains("rotate(30 100 172)") && drawn.contains("#6FB0F0") && !drawn.contains("#D0A85C"));
        assert_eq!(view_box(r#"<svg viewBox="0 0 200 344">"#), Some((200.0, 344.0)));
    }
}
