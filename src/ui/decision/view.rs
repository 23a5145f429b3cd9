//! A decision as plain data.

use crate::ui::theme::{ALARM, BONE, BONE2, BRASS_HI, GOOD};
use crate::ui::widget::mark::{Seat, System};
use crate::ui::widget::row::Standing;
use iced::Color;

/// The decision as it is shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DecisionView {
    /// Who or what asks.
    pub head: Head,
    /// The question above the options.
    pub question: String,
    /// Who answers.
    pub asked: String,
    /// Heads of the columns, if the options have figures.
    pub columns: Vec<String>,
    /// The options.
    pub options: Vec<Choice>,
    /// The first option shown, when not all fit.
    pub top: usize,
    /// The option that has the focus.
    pub focus: Option<usize>,
    /// The sum of the roll.
    pub sum: Option<Sum>,
    /// The odds of the roll.
    pub odds: Option<Odds>,
    /// What follows if it is won.
    pub won: Option<String>,
    /// What follows if it is lost.
    pub lost: Option<String>,
    /// Something that must not be overlooked.
    pub alarm: Option<Alarm>,
    /// A quiet remark.
    pub note: Option<String>,
    /// The main button's label.
    pub button: String,
    /// Whether the main button can be pressed.
    pub ready: bool,
}

/// The decision's head.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Head {
    /// Whose it is: none is all seats, on paper.
    pub whose: Option<(System, Seat, Vec<System>)>,
    /// An icon of the set.
    pub icon: Option<String>,
    /// The name of a person whose medal stands instead of the icon.
    pub person: Option<String>,
    /// The title.
    pub title: String,
    /// The line below.
    pub below: String,
    /// A figure at the right, such as the difficulty, with its word.
    pub figure: Option<(String, String)>,
}

/// An option.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Choice {
    /// Its key.
    pub key: String,
    /// Its mark.
    pub mark: Option<Mark>,
    /// What it is.
    pub title: String,
    /// Cost and consequence, or why it cannot be.
    pub below: Option<String>,
    /// A skill and its figure.
    pub skill: Option<(String, String)>,
    /// Figures under the columns' heads.
    pub figures: Vec<String>,
    /// Words at the right.
    pub right: Option<(String, Tone)>,
    /// The same in fewer words, for narrow columns.
    pub brief: Option<String>,
    /// How it stands.
    pub standing: Standing,
}

/// The mark of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// A system's shape.
    System(System),
    /// An icon of the set.
    Icon(String),
    /// A person's medal.
    Person(String),
    /// Any drawing.
    Art(String),
}

/// How words are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Plainly.
    #[default]
    Plain,
    /// Secondary.
    Quiet,
    /// A gain.
    Good,
    /// A loss.
    Alarm,
    /// Chosen or counted.
    Bright,
}

impl Tone {
    /// Its colour on ink.
    pub fn color(self) -> Color {
        match self {
            Self::Plain => BONE,
            Self::Quiet => BONE2,
            Self::Good => GOOD,
            Self::Alarm => ALARM,
            Self::Bright => BRASS_HI,
        }
    }
}

/// A roll's sum.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sum {
    /// The parts, with an icon where one tells them apart: `3`, `heart 1`, `−1 energy`.
    pub parts: Vec<(Option<String>, String, Tone)>,
    /// What they make.
    pub total: String,
    /// What the die must show, in two lines.
    pub needs: (String, String),
}

/// A roll's odds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Odds {
    /// Which faces succeed.
    pub faces: [bool; 6],
    /// The odds as percent.
    pub percent: String,
    /// The odds as sixths.
    pub sixths: String,
}

/// A box that must not be overlooked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Alarm {
    /// Its head.
    pub title: String,
    /// A figure at the right of the head.
    pub figure: String,
    /// Its text.
    pub text: String,
}
