//! Passive abilities of heroes (rule 6.6): they apply by themselves where their hero takes part, exhaust nobody, and add up.
//! In a space combat that is the phase in which she carries out an order or flies.
//!
//! Cards choose one and its amounts; what it does stands where the rule is that it changes, and `engine/query/passive.rs`
//! answers for it.

use serde::{Deserialize, Serialize};

use super::terms::Skill;

/// What a hero adds wherever she takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Passive {
    /// On a check that she is on, a natural 1 is a plain 1.
    SteadyHand,
    /// On a check that nobody else is on.
    Alone {
        /// Added to the roll.
        adds: u8,
    },
    /// On a check made with this skill, for each other hero who is on it.
    Leads {
        /// The skill.
        skill: Skill,
        /// Added to the roll for each of them.
        adds: u8,
    },
    /// When a check that she is on fails.
    Consoles {
        /// Morale gained, in points.
        morale: u8,
    },
    /// When the check of a card that she is on fails, it does fewer hits from within.
    Braces {
        /// Hits fewer, at the most.
        hits: u8,
    },
    /// On a roll on a table that she helps with.
    Knows {
        /// Added to the roll.
        adds: u8,
    },
    /// At the end of a phase in which she carries out an order, energy is put back, as far as the Reactor allows.
    Recharges {
        /// Tokens put back.
        energy: u8,
    },
    /// When she evades for the Ironclad, or flies and evades.
    Evades {
        /// Added to the roll.
        adds: u8,
        /// Whether only where the sector has a cosmic condition other than Empty Space.
        in_weather: bool,
    },
    /// The ship that she flies attacks more often in every phase after the first.
    PressesHome {
        /// How much more often.
        attacks: u8,
    },
    /// An attack that lands on the ship that she flies does less damage, and 1 at the least.
    ThickSkin {
        /// Damage less, in points.
        damage: u8,
        /// Added to her rolls to hit while she flies a mech.
        accuracy_in_mech: u8,
    },
    /// When a combat is over, damage is taken off the ship that she flew.
    LandsWell {
        /// How much; all of it if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        damage: Option<u8>,
    },
    /// When a combat is won in a phase in which she carries out an order or flies.
    Prize {
        /// Credits gained.
        credits: u8,
    },
}
