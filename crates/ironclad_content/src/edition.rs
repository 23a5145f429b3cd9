//! Editions of the rules: how the published book was read when a game was begun.

use serde::{Deserialize, Serialize};

/// An edition of the rules. A game is played to its end, and a campaign through all its scenarios, by the edition that it
/// was begun with: so what was played under an older one stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// As versions up to 0.4 played: skills mixed on a check, no gear replaced, no price on passing a Crossfire by.
    #[default]
    First,
    /// As the whole book has it.
    Second,
}

impl Edition {
    /// The edition by which new games are played.
    pub const TODAY: Self = Self::Second;

    /// Whether it is the first, which files do not name.
    #[inline]
    pub fn is_first(&self) -> bool {
        *self == Self::First
    }
}
