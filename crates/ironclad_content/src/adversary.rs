//! Persons whom an operation is against (rule 10.6). What an operation does is its card; when one against a person beaten in
//! combat comes is said in `ironclad_game::engine::procedure::combat::boarding`.

use serde::{Deserialize, Serialize};

use super::story::condition::PowerRef;

/// A person whose Combat Strength is added to the difficulty of a check, of a card or of a story (rule 10.6, ruling 56).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Adversary {
    /// The Enforcer of a power, while the power is Hostile or an Enemy.
    Enforcer(PowerRef),
    /// The Villain in the field, if there is one.
    Villain,
    /// The leader of a power, whether or not she is in the field as a Villain.
    Leader(PowerRef),
    /// The leader of the power whose port the ship is at, in the field or not.
    Host,
}
