//! What a beat consists of: what it does as an effect of a card, the beats within it, the place that it speaks of.

use super::Beat;
use crate::effect::Effect;
use crate::story::place::PlaceRef;

impl Beat {
    /// What it does as a card does it, if it is of that kind.
    pub fn effect(&self) -> Option<Effect> {
        Some(match *self {
            Self::GainMorale(n) => Effect::GainMorale(n),
            Self::LoseMorale(n) => Effect::LoseMorale(n),
            Self::GainCrew(n) => Effect::GainCrew(n),
            Self::LoseCrew(n) => Effect::LoseCrew(n),
            Self::GainSalvage(n) => Effect::GainSalvage(n),
            Self::GainGear(n) => Effect::GainGear(n),
            Self::RepairHull(n) => Effect::RepairHull(n),
            Self::DamageHull(n) => Effect::DamageHull(n),
            Self::OutsideHits(n) => Effect::OutsideHits(n),
            Self::InsideHits(n) => Effect::InsideHits(n),
            Self::Rest(n) => Effect::Rest(n),
            Self::Exhaust(n) => Effect::Exhaust(n),
            Self::Wound(n) => Effect::Wound(n),
            Self::Recon(n) => Effect::Recon(n),
            Self::LoseActions(n) => Effect::LoseActions(n),
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
            | Self::Ammo(_) => return None,
        })
    }

    /// The lists of beats within it, in order.
    pub fn within(&self) -> Vec<&[Beat]> {
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
            | Self::GainMorale(_)
            | Self::LoseMorale(_)
            | Self::GainCrew(_)
            | Self::LoseCrew(_)
            | Self::GainSalvage(_)
            | Self::Ammo(_)
            | Self::GainGear(_)
            | Self::RepairHull(_)
            | Self::DamageHull(_)
            | Self::OutsideHits(_)
            | Self::InsideHits(_)
            | Self::Rest(_)
            | Self::Exhaust(_)
            | Self::Wound(_)
            | Self::Recon(_)
            | Self::LoseActions(_) => Vec::new(),
        }
    }

    /// The place that it speaks of.
    pub fn place(&self) -> Option<&PlaceRef> {
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
            | Self::GainMorale(_)
            | Self::LoseMorale(_)
            | Self::GainCrew(_)
            | Self::LoseCrew(_)
            | Self::GainSalvage(_)
            | Self::Ammo(_)
            | Self::GainGear(_)
            | Self::RepairHull(_)
            | Self::DamageHull(_)
            | Self::OutsideHits(_)
            | Self::InsideHits(_)
            | Self::Rest(_)
            | Self::Exhaust(_)
            | Self::Wound(_)
            | Self::Recon(_)
            | Self::LoseActions(_) => None,
        }
    }
}
