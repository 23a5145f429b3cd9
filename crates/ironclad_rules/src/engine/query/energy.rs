//! The energy track and the shields (rules 2.8, 2.10): what each uncovered space takes away while it is uncovered. Space 1, at
//! the top, the shields; space 2 accuracy; space 3 evasion. What spaces 4 and 5 do, once, as they are uncovered, is done in
//! `procedure/combat/energy`.

use super::{View, signed};
use crate::content::terms::Section;

/// Energy spaces on the mat (rule 2.8).
pub const ENERGY_SPACES: u8 = 5;

impl View<'_> {
    /// Energy spaces in use: modules take the lowest away (ruling 21).
    pub fn energy_spaces(&self) -> u8 {
        ENERGY_SPACES.saturating_sub(self.fitted(|side| side.energy))
    }

    /// Energy tokens at the most (rule 2.8).
    pub fn most_energy(&self) -> u8 {
        self.energy_spaces().saturating_sub(self.damage(Section::Reactor).times())
    }

    /// Energy spaces uncovered.
    pub fn uncovered_spaces(&self) -> u8 {
        self.energy_spaces().saturating_sub(self.table.energy)
    }

    /// Whether an energy space, from 1 at the top, is uncovered.
    pub fn uncovered(&self, space: u8) -> bool {
        self.uncovered_spaces() >= space
    }

    /// The shields' rating (rule 2.10).
    pub fn shield_rating(&self) -> u8 {
        self.content.rules.shields.saturating_add(self.fitted(|side| side.shields))
    }

    /// Hits that the shields would stop now: none while the first space is uncovered (rules 2.8, 2.10).
    pub fn shields(&self) -> u8 {
        if self.uncovered(1) { 0 } else { self.table.shields }
    }

    /// What the second space takes off the ship's own attacks while it is uncovered.
    pub(super) fn accuracy_lost_with_energy(&self) -> i8 {
        i8::from(self.uncovered(2))
    }

    /// What the third space takes off the ship's evasion while it is uncovered.
    pub(super) fn evasion_lost_with_energy(&self) -> i8 {
        if self.uncovered(3) { signed(self.content.rules.energy.third_evasion) } else { 0 }
    }
}
