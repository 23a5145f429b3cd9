//! The seven faces, embedded, and one function for each role a text can have.

use iced::font::{Font, Stretch, Style, Weight};
use iced::widget::text::{IntoFragment, LineHeight, Wrapping};
use iced::{Color, widget};
use std::borrow::Cow;

/// A text on the screen.
pub type Words<'a> = widget::Text<'a>;

/// The faces to load before the first frame.
pub fn faces() -> Vec<Cow<'static, [u8]>> {
    FACES.iter().map(|face| Cow::Borrowed(*face)).collect()
}

/// The embedded font files.
pub const FACES: [&[u8]; 7] = [
    include_bytes!("../../../content/fonts/FiraSansExtraCondensed-SemiBold.ttf"),
    include_bytes!("../../../content/fonts/IBMPlexSans-Regular.ttf"),
    include_bytes!("../../../content/fonts/IBMPlexSans-SemiBold.ttf"),
    include_bytes!("../../../content/fonts/Literata-Regular.ttf"),
    include_bytes!("../../../content/fonts/Literata-Italic.ttf"),
    include_bytes!("../../../content/fonts/Literata-SemiBold.ttf"),
    include_bytes!("../../../content/fonts/Alegreya-MediumItalic.ttf"),
];

/// Titles, names, labels and buttons. The file calls itself ultra-condensed and is not found otherwise.
pub const TITLE: Font =
    Font { weight: Weight::Semibold, stretch: Stretch::UltraCondensed, ..Font::with_name("Fira Sans Extra Condensed") };
/// Rules and other reading text.
pub const RULES: Font = Font::with_name("IBM Plex Sans");
/// Counting figures, and rules text that stands out.
pub const FIGURES: Font = Font { weight: Weight::Semibold, ..RULES };
/// Story text.
pub const STORY: Font = Font::with_name("Literata");
/// Story text that leans.
pub const STORY_ITALIC: Font = Font { style: Style::Italic, ..STORY };
/// Story titles and initials.
pub const STORY_BOLD: Font = Font { weight: Weight::Semibold, ..STORY };
/// The ship's log.
pub const LOG: Font = Font { weight: Weight::Medium, style: Style::Italic, ..Font::with_name("Alegreya") };

fn set<'a>(text: impl IntoFragment<'a>, font: Font, size: f32, line: f32, color: Color) -> Words<'a> {
    widget::text(text).font(font).size(size).line_height(LineHeight::Relative(line)).color(color)
}

/// A title or name: one line, closely set.
pub fn title<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, TITLE, size, 1.12, color)
}

/// A label or button text; breaks between words if it must.
pub fn label<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, TITLE, size, 1.2, color)
}

/// A label that never breaks.
pub fn tag<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    label(text, size, color).wrapping(Wrapping::None)
}

/// Rules and other reading text.
pub fn rules<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, RULES, size, 1.3, color)
}

/// Rules text that stands out.
pub fn rules_bold<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, FIGURES, size, 1.3, color)
}

/// A counting figure; never breaks.
pub fn figures<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, FIGURES, size, 1.1, color).wrapping(Wrapping::None)
}

/// Story text, 30 on 46.
pub fn story<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, STORY, size, 46.0 / 30.0, color)
}

/// A story title.
pub fn story_title<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    // Room for the tails of g and y: what stands outside of its line is not wiped off when it goes.
    set(text, STORY_BOLD, size, 1.36, color)
}

/// Story text that leans.
pub fn story_italic<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, STORY_ITALIC, size, 1.35, color)
}

/// The line of the ship's log, in parts of its size: 25 on 36.
pub const LOG_LEADING: f32 = 36.0 / 25.0;

/// A line of the ship's log, 25 on 36.
pub fn log<'a>(text: impl IntoFragment<'a>, size: f32, color: Color) -> Words<'a> {
    set(text, LOG, size, LOG_LEADING, color)
}

/// About how wide a text of the condensed face is, in parts of its size; rather too much than too little.
pub fn breadth(text: &str) -> f32 {
    text.chars()
        .map(|letter| match letter {
            ' ' | '\u{a0}' | '.' | ',' | ':' | ';' | '\'' | '’' | 'i' | 'j' | 'l' | 'I' | '!' | '·' => 0.24,
            'f' | 't' | 'r' | '(' | ')' | '-' | '“' | '”' => 0.34,
            'm' | 'w' | 'M' | 'W' | '…' | '—' | '%' => 0.68,
            letter if letter.is_uppercase() => 0.5,
            _ => 0.46,
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use skrifa::charmap::Charmap;
    use skrifa::{FontRef, GlyphId, MetadataProvider};
    use std::collections::BTreeSet;
    use words::language::Languages;
    use words::pseudo;

    fn parsed() -> Vec<Charmap<'static>> {
        FACES.iter().map(|face| FontRef::new(face).expect("an embedded face can be read").charmap()).collect()
    }

    fn lacking(face: &Charmap<'_>, letters: &BTreeSet<char>) -> String {
        // The first sign of a face is the box that stands for what it lacks.
        let lacks = |letter: char| face.map(letter).is_none_or(|sign| sign == GlyphId::NOTDEF);
        letters.iter().filter(|letter| !letter.is_control() && lacks(**letter)).collect()
    }

    /// A letter that no face has would be drawn from whatever font the machine has, or as a box.
    #[test]
    fn every_letter_of_every_language_is_in_every_face() {
        let languages = Languages::default();
        for language in languages.names().into_iter().chain([pseudo::NAME.to_owned()]) {
            let files = languages.files(&language);
            let lines = files.iter().flat_map(|file| file.source.lines());
            let mut letters: BTreeSet<char> =
                lines.filter(|line| !line.starts_with('#')).flat_map(str::chars).collect();
            // Languages are named in their own letters.
            letters.extend(languages.about(&language).name.chars());
            assert!(letters.len() > 40, "the words of {language} are found");
            for (place, face) in parsed().iter().enumerate() {
                assert_eq!(lacking(face, &letters), "", "letters of {language} that face {place} lacks");
            }
        }
    }

    /// A translator can begin in any language of these three scripts.
    #[test]
    fn every_face_has_the_letters_of_latin_greek_and_cyrillic() {
        let latin = ('\u{c0}'..='\u{17e}').filter(|letter| !"×÷ŉ".contains(*letter)).chain("ȘșȚțẞ".chars());
        let greek = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ".chars();
        let cyrillic = ('А'..='я').chain("ЁёЂђЃѓЄєЅѕІіЇїЈјЉљЊњЋћЌќЎўЏџҐґ".chars());
        let signs = "„“”‚‘’«»‹›¿¡–—…·•−№€".chars();
        let letters = latin.chain(greek).chain(cyrillic).chain(signs).collect();
        for (place, face) in parsed().iter().enumerate() {
            assert_eq!(lacking(face, &letters), "", "face {place}");
        }
    }
}
