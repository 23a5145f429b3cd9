//! The small language of cards: what happens, in named amounts. No variables, no arithmetic.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::id::IntelId;
use super::terms::{ByThreat, Section, Threat};

/// Something a card does, or a story as a card does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Effect {
    /// Morale rises.
    GainMorale(ByThreat),
    /// Morale falls.
    LoseMorale(ByThreat),
    /// Morale stands at this from now on, wherever it stood.
    SetMorale(ByThreat),
    /// Crew come aboard.
    GainCrew(ByThreat),
    /// Crew are lost (rule 2.2).
    LoseCrew(ByThreat),
    /// Salvage is found.
    GainSalvage(ByThreat),
    /// Credits are earned.
    GainCredits(ByThreat),
    /// Gear is drawn (rule 12.1).
    GainGear(ByThreat),
    /// Points of Hull are repaired.
    RepairHull(ByThreat),
    /// The Hull takes damage.
    DamageHull(ByThreat),
    /// Hits from outside the ship: shields help (rule 2.10).
    OutsideHits(ByThreat),
    /// Hits from within: shields do not help (ruling 7).
    InsideHits(ByThreat),
    /// A section takes damage.
    DamageSection {
        /// The section.
        section: Section,
        /// Damage, in points.
        damage: u8,
    },
    /// Each of the four sections takes damage.
    DamageEachSection(ByThreat),
    /// Exhausted heroes of the players' choice become Ready.
    Rest(ByThreat),
    /// Heroes of the players' choice are exhausted.
    Exhaust(ByThreat),
    /// Heroes of the players' choice, not yet Wounded, are Wounded.
    Wound(ByThreat),
    /// Free Recons of adjacent sectors.
    Recon(ByThreat),
    /// The next actions are lost (ruling 22).
    LoseActions(ByThreat),
    /// Another card comes at once: an operation may be a chain of checks (rule 7.4). Cards alone do this.
    Follow(IntelId),
}

impl Effect {
    /// Whether Crew are lost.
    #[inline]
    pub fn costs_crew(&self) -> bool {
        matches!(self, Self::LoseCrew(_))
    }

    /// Less where it takes from the players, greater where it gives to them, equal where it may do either or does neither.
    pub fn brings(self) -> Ordering {
        match self {
            Self::LoseMorale(_)
            | Self::LoseCrew(_)
            | Self::DamageHull(_)
            | Self::OutsideHits(_)
            | Self::InsideHits(_)
            | Self::DamageSection { .. }
            | Self::DamageEachSection(_)
            | Self::Exhaust(_)
            | Self::Wound(_)
            | Self::LoseActions(_) => Ordering::Less,
            Self::GainMorale(_)
            | Self::GainCrew(_)
            | Self::GainSalvage(_)
            | Self::GainCredits(_)
            | Self::GainGear(_)
            | Self::RepairHull(_)
            | Self::Rest(_)
            | Self::Recon(_) => Ordering::Greater,
            Self::SetMorale(_) | Self::Follow(_) => Ordering::Equal,
        }
    }

    /// Its points at this threat.
    #[inline]
    pub fn amount(self, threat: Threat) -> u8 {
        match self {
            Self::GainMorale(n)
            | Self::LoseMorale(n)
            | Self::SetMorale(n)
            | Self::GainCrew(n)
            | Self::LoseCrew(n)
            | Self::GainSalvage(n)
            | Self::GainCredits(n)
            | Self::GainGear(n)
            | Self::RepairHull(n)
            | Self::DamageHull(n)
            | Self::OutsideHits(n)
            | Self::InsideHits(n)
            | Self::DamageEachSection(n)
            | Self::Rest(n)
            | Self::Exhaust(n)
            | Self::Wound(n)
            | Self::Recon(n)
            | Self::LoseActions(n) => n.at(threat),
            Self::Follow(_) => 1,
            Self::DamageSection { damage, .. } => damage,
        }
    }
}
