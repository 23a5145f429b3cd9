//! What is wrong with a setup.

use super::{Force, ForceFault, MOST_GROUP, MOST_NAME, Setup, SetupFault, ShipSetup, given};
use crate::content::{Catalogue, MOST_SHIPS, Scenario, SideForce};
use crate::design::ClassGroup;
use crate::id::SideId;
use crate::switches::Switches;
use crate::yard;

impl Setup {
    /// Everything wrong with it.
    pub fn check(&self, catalogue: &Catalogue) -> Vec<SetupFault> {
        let Some(scenario) = self.scenario(catalogue) else {
            return vec![SetupFault::NoScenario(self.scenario.clone())];
        };
        let mut faults = Vec::new();
        if let Some(own) = &self.own {
            // The rest can only be judged of a scenario that is sound.
            if let Some(fault) = catalogue.scenario_faults(own).into_iter().next() {
                return vec![SetupFault::Own(Box::new(fault))];
            }
            if own.id != self.scenario {
                return vec![SetupFault::NoScenario(self.scenario.clone())];
            }
        }
        if let Some((switch, needed)) = self.switches.unmet() {
            faults.push(SetupFault::Needs(switch.id(), needed.id()));
        }
        if self.forces.len() != scenario.sides.len() {
            faults.push(SetupFault::Sides { wanted: scenario.sides.len(), found: self.forces.len() });
        }
        if self.budget.is_some_and(|budget| !scenario.budgets.contains(&budget)) {
            faults.extend(self.budget.map(SetupFault::Budget));
        }
        let sides = scenario.sides.len();
        faults.extend(
            self.morale_never.iter().filter(|side| side.index() >= sides).map(|side| SetupFault::NoSide(*side)),
        );
        for (at, force) in self.forces.iter().enumerate().take(sides) {
            let side = SideId(u8::try_from(at).unwrap_or(u8::MAX));
            let found = self.check_force(catalogue, scenario, at, force);
            faults.extend(found.into_iter().map(|fault| SetupFault::Force { side, fault }));
        }
        faults
    }

    fn check_force(&self, catalogue: &Catalogue, scenario: &Scenario, side: usize, force: &Force) -> Vec<ForceFault> {
        let mut faults = Vec::new();
        if force.ships.is_empty() {
            faults.push(ForceFault::Empty);
        }
        if force.ships.len() > MOST_SHIPS {
            faults.push(ForceFault::TooMany { ships: force.ships.len(), most: MOST_SHIPS });
            return faults;
        }
        match given(scenario, side) {
            None => {
                let value = force.value(catalogue);
                match self.budget {
                    Some(budget) if value > u32::from(budget) => {
                        faults.push(ForceFault::OverBudget { value, budget });
                    }
                    Some(_) => {}
                    None => faults.push(ForceFault::OverBudget { value, budget: 0 }),
                }
            }
            Some(wanted) => {
                // Names, squadrons, groups and refits are the players'; classes and places are the scenario's.
                let fixed = |ship: &ShipSetup| (ship.class.clone(), ship.place);
                if !wanted.iter().map(fixed).eq(force.ships.iter().map(fixed)) {
                    faults.push(ForceFault::NotTheScenarios);
                }
            }
        }
        for (at, ship) in force.ships.iter().enumerate() {
            // A scenario that names merchants has them in use by that alone.
            let free = scenario.sides.iter().any(|side| matches!(side.ships, SideForce::Free));
            faults.extend(check_ship(catalogue, self.switches, !free || self.switches.merchants, at, ship));
        }
        let most = if self.switches.dummies { force.most_dummies() } else { 0 };
        if force.dummies > most {
            faults.push(ForceFault::Dummies { dummies: force.dummies, most });
        }
        let named = force.flagship.is_some_and(|flagship| usize::from(flagship) < force.ships.len());
        if force.flagship.is_some() != named || (self.switches.morale_flagship && !named) {
            faults.push(ForceFault::Flagship);
        }
        let manned = |squadron| force.ships.iter().any(|ship| ship.squadron == squadron);
        let fits = (1..=scenario.squadrons).contains(&force.squadrons)
            && (0..force.squadrons).all(manned)
            && force.ships.iter().all(|ship| ship.squadron < force.squadrons);
        if !fits {
            faults.push(ForceFault::Squadrons);
        }
        faults
    }
}

/// Everything wrong with a ship of a force, under these advanced rules; `merchants` says whether merchants may be chosen.
pub(crate) fn check_ship(
    catalogue: &Catalogue,
    switches: Switches,
    merchants: bool,
    at: usize,
    ship: &ShipSetup,
) -> Vec<ForceFault> {
    let Some(class) = catalogue.class(&ship.class).filter(|class| class.group != ClassGroup::Dummy) else {
        return vec![ForceFault::NoClass { ship: at, class: ship.class.chars().take(60).collect() }];
    };
    let mut faults = Vec::new();
    if class.group == ClassGroup::Merchant && !merchants {
        faults.push(ForceFault::NoMerchants { ship: at });
    }
    if let Some(refit) = &ship.refit {
        let found = yard::check_design(class, refit.damage, &refit.weapons, switches);
        faults.extend(found.into_iter().map(|fault| ForceFault::Design { ship: at, fault }));
    }
    if !ship.groups.is_empty() && !switches.fighters {
        faults.push(ForceFault::NoFighters { ship: at });
    }
    if ship.groups.iter().any(|group| !(1..=MOST_GROUP).contains(group)) {
        faults.push(ForceFault::GroupSize { ship: at });
    }
    if ship.fighters() > u16::from(class.fighters) {
        faults.push(ForceFault::Bays { ship: at, fighters: ship.fighters(), bays: class.fighters });
    }
    let called = ship.refit.as_ref().and_then(|refit| refit.called.as_ref());
    let names = [ship.name.as_ref(), ship.reg.as_ref(), called];
    if !names.into_iter().flatten().all(|name| is_name(name)) {
        faults.push(ForceFault::Name { ship: at });
    }
    faults
}

/// Whether something can be called that: 1 to 40 characters, each of which can be seen, and not blank.
pub(crate) fn is_name(name: &str) -> bool {
    (1..=MOST_NAME).contains(&name.chars().count())
        && !name.trim().is_empty()
        && !name.chars().any(kernel::save::is_hidden)
}
