//! What a table is shown and played by on this machine: size of text, motion, dice, which hand.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How long dice tumble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceSpeed {
    /// Twice the usual time.
    Slow,
    /// As drawn.
    #[default]
    Usual,
    /// A third of it.
    Fast,
    /// The result at once.
    None,
}

impl DiceSpeed {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Usual, Self::Fast, Self::None];

    /// The factor on the time that dice take.
    pub fn factor(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Usual => 1.0,
            Self::Fast => 0.35,
            Self::None => 0.0,
        }
    }
}

/// What the players have set for the tables they play at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The size of text in percent.
    pub text_scale: u16,
    /// Show the end of a movement at once, and frame what changed.
    pub reduced_motion: bool,
    /// How long dice tumble.
    pub dice_speed: DiceSpeed,
    /// The players roll dice of their own, and say what they show.
    pub own_dice: bool,
    /// Where the rules leave one answer, it is given without asking.
    pub answers_alone: bool,
    /// Mirror the layout.
    pub left_handed: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            text_scale: 100,
            reduced_motion: false,
            dice_speed: DiceSpeed::default(),
            own_dice: false,
            answers_alone: true,
            left_handed: false,
        }
    }
}

impl Preferences {
    /// The least and the greatest size of text, in percent.
    pub const TEXT: RangeInclusive<u16> = 100..=300;

    /// The size of text as a factor, from 1 to 3.
    pub fn text_factor(&self) -> f32 {
        f32::from(self.text_scale.clamp(*Self::TEXT.start(), *Self::TEXT.end())) / 100.0
    }
}
