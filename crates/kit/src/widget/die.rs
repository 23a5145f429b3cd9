//! Die faces: paper with a brass ring succeeds, an outline fails.

use crate::icon;
use iced::widget::svg::{Handle, Svg};
use iced::widget::{Row, row};
use iced::{Alignment, Element};

/// How a face is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// A die that was rolled.
    Plain,
    /// This face would succeed.
    Succeeds,
    /// This face would fail.
    Fails,
}

impl Face {
    fn group(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Succeeds => "succeeds",
            Self::Fails => "fails",
        }
    }
}

/// The drawing of a face, 1 to 6.
pub fn handle(pips: u8, face: Face) -> Handle {
    let path = format!("marks/die-{}", pips.clamp(1, 6));
    icon::kept(&format!("{path} {}", face.group()), || {
        let source = icon::source(&path)?;
        let source = ["plain", "succeeds", "fails"]
            .iter()
            .fold(source, |source, group| icon::show(&source, group, *group == face.group()));
        Some(source)
    })
}

/// One die.
pub fn die<'a>(pips: u8, face: Face, size: f32) -> Svg<'a> {
    icon::picture(handle(pips, face), size, size)
}

/// The six faces of a roll, told apart by which succeed.
pub fn odds<'a, M: 'a>(succeeds: [bool; 6], size: f32) -> Element<'a, M> {
    (1..)
        .zip(succeeds)
        .fold(Row::new(), |row, (pips, good)| {
            row.push(die(pips, if good { Face::Succeeds } else { Face::Fails }, size))
        })
        .spacing(size * 0.06)
        .align_y(Alignment::Center)
        .into()
}

/// The dice of a roll that happened.
pub fn rolled<'a, M: 'a>(dice: &[u8], size: f32) -> Element<'a, M> {
    dice.iter().fold(row![], |row, pips| row.push(die(*pips, Face::Plain, size))).spacing(4).into()
}
