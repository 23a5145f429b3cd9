//! The variants, each on or off (Iron Guest 11).

use serde::{Deserialize, Serialize};

use crate::wind::Wind;

/// Which variants are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Variants {
    /// No Prisoners: dismasted ships stay in play, fire in return, and take one more hit (Iron Guest 11.1).
    pub no_prisoners: bool,
    /// Whether the wind changes (Iron Guest 11.2).
    pub wind: Wind,
    /// Doubles that hit do two damage (Iron Guest 11.3).
    pub double_damage: bool,
}
