//! Gear tokens (rule 12.1).

use serde::{Deserialize, Serialize};

use super::id::ModuleId;
use super::terms::Skill;

/// A gear token.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Gear {
    /// Its picture, a name in `art/icons`.
    pub icon: String,
    /// What it is.
    pub is: Is,
}

/// What a gear token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Is {
    /// Something a hero carries.
    Kit {
        /// The skill it helps with; it does not give a skill that she has not (rule 6.1).
        skill: Skill,
        /// Added to her rolls with it.
        adds: u8,
    },
    /// A lesser module, fitted from the next scenario on.
    Module(ModuleId),
}
