//! How much room words take, asked before they are laid out, so that long words are set smaller and never cut.

use crate::font;
use iced::advanced::graphics::text::{Paragraph, font_system};
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::{Font, Size, alignment};
use rustc_hash::{FxHashMap, FxHasher};
use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::sync::Once;

/// Sees to it that words can be measured even before a window has loaded the faces.
pub fn prepare() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Ok(mut system) = font_system().write() {
            let ours = |families: &[(String, _)]| families.iter().any(|(name, _)| name == "Literata");
            if !system.raw().db().faces().any(|face| ours(&face.families)) {
                font::faces().into_iter().for_each(|face| system.load_font(face));
            }
        }
    });
}

/// Texts whose room is remembered at the most; a screen has some hundred.
const KNOWN: usize = 8192;

thread_local! {
    static TAKEN: RefCell<FxHashMap<u64, Size>> = RefCell::new(FxHashMap::default());
}

/// The room that a text takes within a width, broken between words, and within them only where one is too long.
///
/// The same words are asked about again with each frame, so what was found is kept.
pub fn room(text: &str, font: Font, size: f32, line: f32, width: f32) -> Size {
    let mut hasher = FxHasher::default();
    (text, font, size.to_bits(), line.to_bits(), width.to_bits()).hash(&mut hasher);
    let key = hasher.finish();
    TAKEN.with_borrow_mut(|taken| {
        if let Some(found) = taken.get(&key) {
            return *found;
        }
        if taken.len() >= KNOWN {
            taken.clear();
        }
        *taken.entry(key).or_insert_with(|| measured(text, font, size, line, width))
    })
}

fn measured(text: &str, font: Font, size: f32, line: f32, width: f32) -> Size {
    prepare();
    Paragraph::with_text(Text {
        content: text,
        bounds: Size::new(width, f32::INFINITY),
        size: size.into(),
        line_height: LineHeight::Relative(line),
        font,
        align_x: Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::default(),
        wrapping: Wrapping::WordOrGlyph,
    })
    .min_bounds()
}

/// The height of a text broken within a width.
pub fn height(text: &str, font: Font, size: f32, line: f32, width: f32) -> f32 {
    room(text, font, size, line, width).height
}

/// The width of a label of the condensed face on one line, rounded up.
pub fn width(label: &str, size: f32) -> f32 {
    line(label, font::TITLE, size)
}

/// The width of a text of any face on one line, rounded up.
pub fn line(text: &str, font: Font, size: f32) -> f32 {
    room(text, font, size, 1.2, f32::INFINITY).width.ceil() + 1.0
}

/// The width of the longest word of a text, rounded up.
pub fn longest_word(text: &str, font: Font, size: f32) -> f32 {
    text.split_whitespace().map(|word| line(word, font, size)).fold(0.0, f32::max)
}

/// The size, at most `most`, at which a text of any face fits on one line, but nothing that could not be read.
pub fn fitting(text: &str, font: Font, room: f32, most: f32) -> f32 {
    most * (room / line(text, font, most)).clamp(LEAST, 1.0)
}

/// The least part of its size that a word is set in; below that it could not be read.
pub const LEAST: f32 = 0.62;

/// The size at which the longest word of a label fits a room, as `widget::whole` sets it.
pub fn whole(text: &str, room: f32, size: f32) -> f32 {
    size * (room / longest_word(text, font::TITLE, size).max(1.0)).clamp(LEAST, 1.0)
}

/// The height of a label as `widget::whole` sets it.
pub fn whole_height(text: &str, size: f32, line: f32, room: f32) -> f32 {
    height(text, font::TITLE, whole(text, room, size), line, room)
}

/// The size between `least` and `most` at which a label of the condensed face fits on one line. Where even the
/// least is too large the label must break.
pub fn label(text: &str, room: f32, most: f32, least: f32) -> f32 {
    let taken = width(text, most);
    if taken <= room { most } else { (most * room / taken).floor().min(most).max(least.min(most)) }
}

/// The size for a label that may be broken between words: the largest at which it fits on one line, but not less
/// than `least`, unless a single word would not fit.
pub fn broken(text: &str, room: f32, most: f32, least: f32) -> f32 {
    let size = label(text, room, most, least);
    let words = text.split_whitespace().map(|word| label(word, room, size, LEAST_BROKEN));
    words.fold(size, f32::min)
}

/// The least size to keep a word whole.
const LEAST_BROKEN: f32 = 14.0;

/// The size at which words of the condensed face fit side by side in a room, with `gaps` between them.
pub fn labels<'t>(words: impl Iterator<Item = &'t str>, gaps: f32, room: f32, most: f32, least: f32) -> f32 {
    let taken: f32 = words.map(|word| width(word, most)).sum();
    if taken + gaps <= room { most } else { (most * (room - gaps) / taken).floor().min(most).max(least.min(most)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_set_smaller() {
        let fonts = iced::advanced::graphics::text::font_system();
        font::faces().into_iter().for_each(|face| fonts.write().expect("the fonts").load_font(face));
        let short = label("Valkyrie", 200.0, 28.0, 18.0);
        let long = label("Bewaffnetes Handelsschiff der Vereinigung", 200.0, 28.0, 18.0);
        assert_eq!(short, 28.0);
        assert_eq!(long, 18.0);
        assert!(height("one two three four five six", font::RULES, 22.0, 1.3, 90.0) > 60.0);
    }
}
