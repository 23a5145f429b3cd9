//! How a battle of Iron Guest was last set up in the wardroom, by names that outlive a change of what can be chosen there.

use iron_guest::bot::Bot;
use iron_guest::content::Switches;
use serde::{Deserialize, Serialize};

/// A battle as it was last set up, without the names of the players.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastBattle {
    /// The set-up.
    pub scenario: String,
    /// The bot of each seat; none if a person plays.
    pub bots: Vec<Option<Bot>>,
    /// What differed from the set-up’s own numbers and variants, and the squadron of every seat that there could be.
    pub switches: Switches,
}
