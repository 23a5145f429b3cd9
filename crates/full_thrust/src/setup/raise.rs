//! Even forces raised by chance, for players who do not want to choose.

use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Force, Setup, ShipSetup};
use crate::content::{Catalogue, Class, MOST_SHIPS};
use crate::design::ClassGroup;
use crate::switches::Switches;

impl Setup {
    /// The same with forces raised by chance where the players choose theirs and have not: even ones, the same for every
    /// side but for names, as near to the budget as the classes allow.
    #[must_use]
    pub fn with_raised_forces(mut self, catalogue: &Catalogue, seed: u64) -> Self {
        let Some(budget) = self.budget else { return self };
        let squadrons = self.scenario(catalogue).map_or(1, |scenario| scenario.squadrons);
        let ships = raise(catalogue, self.switches, budget, seed);
        for force in self.forces.iter_mut().filter(|force| force.ships.is_empty()) {
            *force = Force::muster(catalogue, self.switches, ships.clone(), squadrons);
        }
        self
    }
}

/// Warships by chance for a factor value, fighters counted. The same seed raises the same.
pub(crate) fn raise(catalogue: &Catalogue, switches: Switches, budget: u16, seed: u64) -> Vec<ShipSetup> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut left = budget;
    let mut ships = Vec::new();
    while ships.len() < MOST_SHIPS {
        let price = |class: &Class| class.fv + if switches.fighters { u16::from(class.fighters) } else { 0 };
        let warship = |class: &&Class| match class.group {
            ClassGroup::Escort | ClassGroup::Cruiser => true,
            // A Carrier without fighters is a target.
            ClassGroup::Capital => class.fighters < 18 || switches.fighters,
            ClassGroup::Merchant | ClassGroup::Dummy => false,
        };
        // Nothing takes more than a third, so that a fleet is one of several ships.
        let fits = |class: &&Class| price(class) <= left && price(class) <= (budget / 3).max(20);
        let choice: Vec<&Class> = catalogue.classes().iter().filter(warship).filter(fits).collect();
        if choice.is_empty() {
            break;
        }
        let Some(class) = choice.get(rng.random_range(0..choice.len())) else { break };
        left = left.saturating_sub(price(class));
        ships.push(ShipSetup::of(&class.id));
    }
    ships
}
