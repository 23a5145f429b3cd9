//! Heroes who have been used for the thing in hand, and so are not used for it again (rule 6.8, ruling 26).

use serde::{Deserialize, Serialize};

use crate::content::HeroId;
use crate::engine::state::Table;

/// Some of the heroes aboard, one bit for each place; nobody changes places during a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct BusyHeroes(u16);

impl BusyHeroes {
    /// The same heroes and this one.
    pub(in crate::engine) fn with(self, table: &Table, hero: HeroId) -> Self {
        Self(self.0 | bit(table, hero))
    }

    /// Whether nobody is busy.
    pub(in crate::engine) fn is_nobody(&self) -> bool {
        self.0 == 0
    }

    /// How many heroes are busy.
    pub(in crate::engine) fn count(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether this hero is among them.
    pub(in crate::engine) fn has(self, table: &Table, hero: HeroId) -> bool {
        self.0 & bit(table, hero) != 0
    }
}

fn bit(table: &Table, hero: HeroId) -> u16 {
    let place = table.heroes.iter().position(|aboard| aboard.hero == hero);
    place.and_then(|place| u32::try_from(place).ok()).and_then(|place| 1u16.checked_shl(place)).unwrap_or(0)
}
