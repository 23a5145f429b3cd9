//! How long a space combat lasts (rule 8.1).

use serde::{Deserialize, Serialize};

/// The most phases that a combat can have.
pub const MOST_PHASES: u8 = 4;

/// How many phases a space combat has: two, unless a card or a scenario says otherwise. Every one after the first counts
/// as Close.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Phases(pub u8);

impl Default for Phases {
    fn default() -> Self {
        Self(2)
    }
}

impl Phases {
    /// Whether it is the usual number, which files do not name.
    #[inline]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
