//! What fighters and mechs of ours alone can do (rules 8.9, 12.3).

use serde::{Deserialize, Serialize};

/// What a fighter or mech alone can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Knack {
    /// Enemies that would attack the Ironclad attack it instead.
    Decoy,
    /// Every enemy attacks it.
    DecoyToAll,
    /// Enemies do not attack it in the Long phase.
    Unseen,
    /// In each stage the first attack that lands on the Ironclad strikes it instead.
    Guard,
    /// Taken off the damage of each attack that lands on it.
    Armour(u8),
    /// Shields do not stop its attacks.
    Pierces,
    /// In each stage its first attack that misses is rolled again.
    FiresAgain,
    /// It may take a point of damage off a section, or off another ship that is out.
    Mends {
        /// Whether it does so in the Fast stage besides attacking, and not instead.
        besides: bool,
    },
    /// Salvage taken by each attack that lands.
    Salvages(u8),
}
