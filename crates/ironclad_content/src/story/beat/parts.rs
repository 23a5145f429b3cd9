//! What a beat consists of: the beats within it, the place that it speaks of.

use super::{Beat, StoryBeat};
use crate::story::place::PlaceRef;

impl Beat {
    /// The lists of beats within it, in order.
    pub fn within(&self) -> Vec<&[Self]> {
        match self {
            Self::Story(beat) => beat.within(),
            Self::Effect(_) => Vec::new(),
        }
    }

    /// The place that it speaks of.
    pub fn place(&self) -> Option<&PlaceRef> {
        match self {
            Self::Story(beat) => beat.place(),
            Self::Effect(_) => None,
        }
    }
}

impl StoryBeat {
    fn within(&self) -> Vec<&[Beat]> {
        match self {
            Self::If { then, otherwise, .. } => vec![then, otherwise],
            Self::BySide(sides) => sides.values().map(Vec::as_slice).collect(),
            Self::Roll(rows) => rows.iter().map(|row| row.beats.as_slice()).collect(),
            Self::Read(_)
            | Self::Say { .. }
            | Self::Choose(_)
            | Self::Check(_)
            | Self::Fight(_)
            | Self::Card(_)
            | Self::Mark(_)
            | Self::Unmark(_)
            | Self::Flag(_)
            | Self::Place { .. }
            | Self::Discard(_)
            | Self::Send { .. }
            | Self::TakeLane { .. }
            | Self::Hold { .. }
            | Self::Hurry { .. }
            | Self::Slow { .. }
            | Self::Box { .. }
            | Self::Remove(_)
            | Self::Put { .. }
            | Self::Take(_)
            | Self::Land(_)
            | Self::Lose(_)
            | Self::Ferry { .. }
            | Self::Sweep { .. }
            | Self::Count { .. }
            | Self::Fetch(_)
            | Self::Join(_)
            | Self::Leave(_)
            | Self::Cost { .. }
            | Self::ExhaustHero(_)
            | Self::WoundHero(_)
            | Self::Promote(_)
            | Self::GainModule(_)
            | Self::GainShip(_)
            | Self::Pay(_)
            | Self::Promise { .. }
            | Self::Reputation { .. }
            | Self::PriceAt { .. }
            | Self::Turns(_)
            | Self::ChangeSide(_)
            | Self::Worth { .. }
            | Self::Reach(_)
            | Self::Fail(_)
            | Self::End
            | Self::Ammo(_) => Vec::new(),
        }
    }

    fn place(&self) -> Option<&PlaceRef> {
        match self {
            Self::Place { at: place, .. }
            | Self::Discard(place)
            | Self::Send { to: place, .. }
            | Self::Ferry { from: place, .. }
            | Self::Sweep { at: place, .. }
            | Self::Put { at: place, .. } => Some(place),
            Self::Read(_)
            | Self::Say { .. }
            | Self::Choose(_)
            | Self::Check(_)
            | Self::Fight(_)
            | Self::Card(_)
            | Self::Roll(_)
            | Self::If { .. }
            | Self::BySide(_)
            | Self::Mark(_)
            | Self::Unmark(_)
            | Self::Flag(_)
            | Self::TakeLane { .. }
            | Self::Hold { .. }
            | Self::Hurry { .. }
            | Self::Slow { .. }
            | Self::Box { .. }
            | Self::Remove(_)
            | Self::Take(_)
            | Self::Land(_)
            | Self::Lose(_)
            | Self::Count { .. }
            | Self::Fetch(_)
            | Self::Join(_)
            | Self::Leave(_)
            | Self::Cost { .. }
            | Self::ExhaustHero(_)
            | Self::WoundHero(_)
            | Self::Promote(_)
            | Self::GainModule(_)
            | Self::GainShip(_)
            | Self::Pay(_)
            | Self::Promise { .. }
            | Self::Reputation { .. }
            | Self::PriceAt { .. }
            | Self::Turns(_)
            | Self::ChangeSide(_)
            | Self::Worth { .. }
            | Self::Reach(_)
            | Self::Fail(_)
            | Self::End
            | Self::Ammo(_) => None,
        }
    }
}
