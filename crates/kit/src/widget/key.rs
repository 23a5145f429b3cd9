//! Key caps: the key that does what stands beside it.

use super::shrink_to_fit::shrink_figures_to_fit;
use crate::theme::{BONE, BRASS_HI, BUTTON_INK, INK0, thin};
use crate::{fit, font};
use iced::widget::{container, space};
use iced::{Background, Color, Element, border};

/// How a key cap is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cap {
    /// Bone outline on ink.
    Plain,
    /// Brass outline on ink.
    Brass,
    /// Filled: the thing is chosen.
    Filled,
    /// Ink outline on the main button.
    Button,
    /// Thin: the thing is not possible.
    Idle,
}

impl Cap {
    fn colours(self) -> (Option<Color>, Color, Color) {
        match self {
            Self::Plain => (None, BONE, BONE),
            Self::Brass => (None, BRASS_HI, BRASS_HI),
            Self::Filled => (Some(BRASS_HI), BRASS_HI, BUTTON_INK),
            Self::Button => (None, BUTTON_INK, BUTTON_INK),
            Self::Idle => (None, thin(BONE, 0.4), thin(BONE, 0.6)),
        }
    }
}

/// The height of a key cap where none other is asked.
pub const HEIGHT: f32 = 34.0;
/// The size of a word on a cap, in parts of its height.
const WORD: f32 = 0.58;
/// The size of a single letter on a cap.
const LETTER: f32 = 0.65;
/// The space on either side of a word.
const SIDE: f32 = 0.27;

/// A key as it is drawn: a letter stands as it does on the keyboard.
pub fn face(key: &str) -> String {
    if key.chars().count() == 1 { key.to_uppercase() } else { key.to_owned() }
}

/// A key cap 34 high; as wide as its word, and at least square.
pub fn key_cap<'a, M: 'a>(key: &str, cap: Cap) -> Element<'a, M> {
    sized(key, cap, HEIGHT)
}

/// The place of such a cap before a thing without a key, so that it stands in line with what has one.
pub fn no_key<'a, M: 'a>() -> Element<'a, M> {
    space().width(HEIGHT).height(HEIGHT).into()
}

/// The room from side to side that a key cap 34 high takes.
pub fn key_width(key: &str) -> f32 {
    width(key, HEIGHT)
}

/// The room from side to side that a key cap of a height takes; one without a key takes none.
pub fn width(key: &str, height: f32) -> f32 {
    match key.chars().count() {
        0 => 0.0,
        1 => height,
        _ => fit::line(key, font::FIGURES, height * WORD) + 2.0 * SIDE * height,
    }
}

/// A key cap of another height.
pub fn sized<'a, M: 'a>(key: &str, cap: Cap, height: f32) -> Element<'a, M> {
    let (ground, line, ink) = cap.colours();
    let wide = key.chars().count() > 1;
    let size = height * if wide { WORD } else { LETTER };
    let cap = container(shrink_figures_to_fit(face(key), size, ink)).height(height).center_y(height).style(move |_| {
        container::Style {
            background: ground.map(Background::Color),
            border: border::rounded(5).color(line).width(2),
            ..container::Style::default()
        }
    });
    if wide { cap.padding([0.0, height * SIDE]).into() } else { cap.center_x(height).into() }
}

/// A filled cap with an ink rim, laid over the corner of a picture.
pub fn badge<'a, M: 'a>(key: &str, size: f32) -> Element<'a, M> {
    container(font::figures(face(key), size * 0.72, BUTTON_INK))
        .center_x(size)
        .center_y(size)
        .style(|_| container::Style {
            background: Some(Background::Color(BRASS_HI)),
            border: border::rounded(5).color(INK0).width(2),
            ..container::Style::default()
        })
        .into()
}
