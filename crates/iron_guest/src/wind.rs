//! The wind (Iron Guest 9, 11.2).

use serde::{Deserialize, Serialize};

use crate::board::{Face, Heading};
use crate::chance::Die;

/// How the wind behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wind {
    /// It stays as it was at the start.
    #[default]
    Steady,
    /// It may shift by one face after each player's turn.
    Variable,
    /// After each player's turn a die names the upwind face anew.
    Fitful,
}

impl Wind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Steady, Self::Variable, Self::Fitful];

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Steady => "steady",
            Self::Variable => "variable",
            Self::Fitful => "fitful",
        }
    }
}

/// The face that a die names (Iron Guest 3.4).
pub fn rolled(die: Die) -> Face {
    // Both are numbered 1 to 6.
    Face::new(die.face()).unwrap_or(Face::ALL[0])
}

/// The upwind face after the roll that follows a turn (Iron Guest 11.2).
pub fn changed(wind: Wind, upwind: Face, die: Die) -> Face {
    match (wind, die.face()) {
        (Wind::Steady, _) => upwind,
        (Wind::Variable, 1) => upwind.shifted(true),
        (Wind::Variable, 6) => upwind.shifted(false),
        (Wind::Variable, _) => upwind,
        (Wind::Fitful, _) => rolled(die),
    }
}

/// Whether an advance in this heading may be of two hexes (Iron Guest 5.2).
pub fn is_downwind(upwind: Option<Face>, heading: Heading) -> bool {
    upwind.is_some_and(|face| face.downwind().contains(&heading))
}
