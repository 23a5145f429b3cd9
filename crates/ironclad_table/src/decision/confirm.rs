//! What is done for good.

pub mod input;

use ironclad_game::content::terms::System;
use ironclad_game::engine::Seat;

/// An answer that should not be given in passing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confirm {
    /// To cast off with nobody aboard (rule 11.4).
    Empty,
    /// To cast off with nobody in a system's squad.
    Unmanned(Vec<System>),
    /// To cast off with players who run no system (rule 1.2).
    Idle(Vec<Seat>),
    /// To send nobody to a check, though somebody could go (rule 7.3).
    Nobody,
    /// To end the campaign (rule 11.7).
    End,
}

impl Confirm {
    /// Its name in message keys.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Unmanned(_) => "unmanned",
            Self::Idle(_) => "idle",
            Self::Nobody => "nobody",
            Self::End => "end",
        }
    }
}
