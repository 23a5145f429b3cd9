//! What every view is given: words, measure, and which hand is at the main button.

use crate::measure::{Class, Measure};
use crate::preferences::Preferences;
use iced::Size;
use words::{Arg, Text};

/// The context of a view.
#[derive(Debug, Clone, Copy)]
pub struct Cx<'a> {
    /// The words.
    pub text: &'a Text,
    /// The window's measure.
    pub measure: Measure,
    /// What the players have set.
    pub settings: &'a Preferences,
    /// Mirror the layout for left-handers.
    pub mirror: bool,
}

impl Cx<'_> {
    /// A message without arguments.
    pub fn t(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// A message with arguments.
    pub fn with(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.text.with(key, args)
    }

    /// How much shows.
    pub fn class(&self) -> Class {
        self.measure.class()
    }

    /// The window's size in units.
    pub fn size(&self) -> Size {
        self.measure.size()
    }

    /// Picks by class, from the largest to the smallest.
    pub fn pick<T>(&self, full: T, medium: T, small: T, tiny: T) -> T {
        match self.class() {
            Class::Full => full,
            Class::Medium => medium,
            Class::Small => small,
            Class::Tiny => tiny,
        }
    }
}
