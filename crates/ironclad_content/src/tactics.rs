//! How an enemy fights (rule 8.9): whom it attacks first, and what it alone can do. Players have no choice in it.

use serde::{Deserialize, Serialize};

use super::id::{IntelId, ModuleId};
use super::terms::{Section, Track};

/// Whom an enemy attacks first (rule 8.9). Among equals a die decides; with none such out, it attacks the Ironclad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::EnumIter)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// The Ironclad.
    Ironclad,
    /// Our fighters and mechs.
    Fighters,
    /// Our mechs; with none out, our fighters.
    Mechs,
    /// The fighter or mech that has the most damage.
    MostDamaged,
    /// The fighter or mech that has the fewest points left.
    Weakest,
    /// Whoever comes before the guns, the Ironclad too: a die among all.
    Anyone,
}

impl Prey {
    /// Whether it is our fighters and mechs, one or the other.
    #[inline]
    pub fn is_of_the_wing(self) -> bool {
        matches!(self, Self::Fighters | Self::Mechs | Self::MostDamaged | Self::Weakest)
    }
}

/// A phase of a combat, by its range (rule 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Range {
    /// The Long phase.
    Long,
    /// The Close phase, and every later one.
    Close,
}

/// What a ship alone can do. “Afloat” ends the moment that it is destroyed or gone (ruling 55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Special {
    /// Other Slow enemies are harder to hit while it is afloat; of several screens the best counts.
    Screen {
        /// Added to their Evasion.
        evasion: u8,
    },
    /// All our attacks are less accurate while it is afloat.
    Jam {
        /// Taken off our Accuracy.
        accuracy: u8,
    },
    /// The Ironclad evades worse while it is afloat.
    Grapple {
        /// Taken off her Evasion.
        evasion: u8,
    },
    /// Its attack that lands on the Ironclad takes energy besides; what that uncovers acts (rule 2.8).
    Drain {
        /// Tokens, from the top.
        energy: u8,
    },
    /// Its attack that lands on the Ironclad costs Crew besides.
    Reap {
        /// Crew lost, in points.
        crew: u8,
    },
    /// It does more damage to a ship of ours that is damaged already: a fighter or mech, or the Ironclad's Hull.
    Cull {
        /// How much more.
        damage: u8,
    },
    /// While it is afloat at the end of a phase, the players pay.
    Toll {
        /// Credits, as far as there are such.
        credits: u8,
    },
    /// Its attack that lands on the Ironclad carries something off.
    Steal {
        /// Salvage, Ammo or Credits.
        track: Track,
        /// How much, as far as there is such.
        points: u8,
    },
    /// At the end of the Long phase the other enemy who has lost the most Hull is repaired; alone, the ship itself.
    Mend {
        /// Points of Hull.
        points: u8,
    },
    /// At the end of the Long phase its own shield comes back.
    Recharge {
        /// Points of shield.
        points: u8,
    },
    /// At the end of the Long phase it runs, if no more Hull than this is left (ruling 54).
    Run {
        /// Points of Hull.
        hull: u8,
    },
    /// It is better at one range.
    AtRange {
        /// In which phase.
        range: Range,
        /// Added to its Accuracy there.
        accuracy: u8,
        /// Added to its Damage there.
        damage: u8,
    },
    /// It attacks at close range only: it rams.
    Ram {
        /// Whether its hits come from inside then, so that shields do not stop them.
        inside: bool,
    },
    /// It attacks as often as it has points of Hull left, as the stage began.
    Swarm {
        /// Attacks at the most.
        most: u8,
    },
    /// The first point of its attack that shields do not stop strikes one section, without a die.
    Aim {
        /// The section that is struck.
        section: Section,
    },
    /// Its first attack to land on the Ironclad in the Close phase also puts people aboard: a card comes after the combat.
    Land {
        /// The card that comes after the combat.
        card: IntelId,
    },
    /// It is unarmed, and nobody shoots at it; it can be talked away as the combat begins. While it watches, there is no
    /// loot (ruling 57).
    Observe,
    /// After a draw with it afloat, the players pay.
    Collect {
        /// Credits, as far as there are such.
        credits: u8,
    },
}

impl Special {
    /// Whether it is something done, which the log tells when it is done; else it holds as long as the ship is afloat.
    #[inline]
    pub fn is_deed(self) -> bool {
        match self {
            Self::Drain { .. }
            | Self::Reap { .. }
            | Self::Toll { .. }
            | Self::Steal { .. }
            | Self::Mend { .. }
            | Self::Recharge { .. }
            | Self::Run { .. }
            | Self::Land { .. }
            | Self::Observe
            | Self::Collect { .. } => true,
            Self::Screen { .. }
            | Self::Jam { .. }
            | Self::Grapple { .. }
            | Self::Cull { .. }
            | Self::AtRange { .. }
            | Self::Ram { .. }
            | Self::Swarm { .. }
            | Self::Aim { .. } => false,
        }
    }
}

/// What a ship that is destroyed leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Loot {
    /// In Credits.
    #[serde(default, skip_serializing_if = "is_none")]
    pub credits: u8,
    /// In Salvage.
    #[serde(default, skip_serializing_if = "is_none")]
    pub salvage: u8,
    /// Pieces of gear, drawn from the pile (rule 12.1).
    #[serde(default, skip_serializing_if = "is_none")]
    pub gear: u8,
    /// A module, fitted from the next scenario of a campaign on (rule 12.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub module: Option<ModuleId>,
}

impl Loot {
    /// Whether it is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The same as the first edition of the rules has it: Credits and Salvage alone.
    #[inline]
    pub fn at_first(self) -> Self {
        Self { gear: 0, module: None, ..self }
    }
}

fn is_none(figure: &u8) -> bool {
    *figure == 0
}
