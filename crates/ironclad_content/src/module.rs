//! Modules (rule 12.4).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::terms::{Cost, Credits, Faction};

/// A module's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Module {
    /// Its picture, a name in `art/icons`.
    pub icon: String,
    /// Whose it is; none for a basic one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// Whether it is a lesser one, found as gear.
    #[serde(default)]
    pub lesser: bool,
    /// What it does.
    pub does: Fitting,
    /// Its other side, if it can be upgraded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgraded: Option<Upgraded>,
}

/// The upgraded side of a module's card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Upgraded {
    /// What a Tech Center asks for it (rule 9.3).
    pub price: Credits,
    /// What it asked in the first edition of the rules, if that was something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price_at_first: Option<Cost>,
    /// What it does then, in place of the other.
    pub does: Fitting,
}

impl Upgraded {
    /// What turning the card costs, in an edition of the rules.
    #[inline]
    pub fn cost(self, edition: Edition) -> Cost {
        match (self.price_at_first, edition) {
            (Some(first), Edition::First) => first,
            (None, Edition::First) | (_, Edition::Second) => self.price.into(),
        }
    }
}

/// What fitted modules do. Those of several add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Fitting {
    /// Energy spaces taken away from the bottom of the track (ruling 21).
    pub energy: u8,
    /// Credits paid each time it is fitted.
    pub fee: u8,
    /// Sectors further that a Recon reaches.
    pub recon: u8,
    /// Energy that orders of Weapons cost less.
    pub weapons_energy: u8,
    /// Added to all Accuracy rolls.
    pub accuracy: u8,
    /// Added to all Evasion rolls.
    pub evasion: u8,
    /// Added to the radiation shield (rule 2.11).
    pub radiation: u8,
    /// Added to the shields' rating (rule 2.10).
    pub shields: u8,
    /// Attacks that land on the Ironclad and are ignored, from the first, in each space combat.
    pub ignored_attacks: u8,
    /// Added to maximum Hull (rule 2.6).
    pub hull: u8,
    /// Added to maximum Ammo (rule 2.7).
    pub ammo: u8,
    /// Whether Heal is unlocked (rule 3.2).
    pub heal: bool,
    /// Whether Repair is unlocked (rule 3.2).
    pub repair: bool,
    /// Crew less lost to an illness (rules 5.18, 5.21).
    pub illness: u8,
    /// Heroes more that a Rest readies.
    pub rest: u8,
}

impl Module {
    /// What the side that is up does.
    #[inline]
    pub fn side(&self, upgraded: bool) -> Fitting {
        match self.upgraded {
            Some(side) if upgraded => side.does,
            Some(_) | None => self.does,
        }
    }
}
