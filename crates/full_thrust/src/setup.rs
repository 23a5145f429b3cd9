//! What a battle is begun with: scenario, switches and forces, agreed by all (Full Thrust 5.7, U1–U3).

use serde::{Deserialize, Serialize};

use crate::bot::Strength;
use crate::content::{Catalogue, Scenario, SideForce};
use crate::design::{Design, Weapon};
use crate::id::SideId;
use crate::switches::Switches;
use kernel::Seat;

pub(crate) mod check;
mod fault;
mod raise;

pub use fault::{ForceFault, SetupFault};
pub(crate) use raise::raise;

/// The most characters of a ship's name or registry.
pub const MOST_NAME: usize = 40;
/// The most fighters of a group (Full Thrust 10.1).
pub const MOST_GROUP: u8 = 6;

/// A battle as agreed before it begins. It stands in the first line of a save.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Id of the scenario.
    pub scenario: String,
    /// The scenario itself, where the players made it; else the catalogue has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Box<Scenario>>,
    /// The advanced rules in use.
    pub switches: Switches,
    /// The factor value that each force may have, where the players choose their ships.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<u16>,
    /// Sides for whom retreat is dishonour: they never test morale (Full Thrust 11.9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub morale_never: Vec<SideId>,
    /// The forces, in the order of the scenario's sides.
    pub forces: Vec<Force>,
    /// The bots, by seat; none where a person plays, and past the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<Strength>>,
    /// Whether all sides see each other's orders: nothing is secret, and the screen need not change hands.
    #[serde(default, skip_serializing_if = "is_false")]
    pub open_handed: bool,
}

impl Setup {
    /// The scenario, of the players' own or of the catalogue; none if there is no such scenario.
    pub fn scenario<'a>(&'a self, catalogue: &'a Catalogue) -> Option<&'a Scenario> {
        match &self.own {
            Some(own) => Some(own),
            None => catalogue.scenario(&self.scenario),
        }
    }

    /// The bot that plays a seat; none if a person does.
    pub fn bot(&self, seat: Seat) -> Option<Strength> {
        self.bots.get(seat.index()).copied().flatten()
    }
}

/// The ships of a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// Its ships.
    pub ships: Vec<ShipSetup>,
    /// Squadrons, each with a seat of its own (Full Thrust 14.6).
    #[serde(default = "one")]
    pub squadrons: u8,
    /// The place of the flagship in the list (Full Thrust 11.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flagship: Option<u16>,
    /// Drones that look like ships (Full Thrust 9.4).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dummies: u8,
}

fn one() -> u8 {
    1
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A ship of a force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipSetup {
    /// Id of the class.
    pub class: String,
    /// What the players or the scenario call her; else she has a name from the list of names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Her registry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reg: Option<String>,
    /// Her squadron, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub squadron: u8,
    /// Damage and weapons of the players' own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refit: Option<Refit>,
    /// Fighters in each of her groups (Full Thrust 10.1, R 31).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<u8>,
    /// Where she must begin, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<(u16, u16)>,
}

impl ShipSetup {
    /// A standard ship of a class.
    pub fn of(class: &str) -> Self {
        Self {
            class: class.to_owned(),
            name: None,
            reg: None,
            squadron: 0,
            refit: None,
            groups: Vec::new(),
            place: None,
        }
    }

    /// The ship as built; none if there is no such class.
    pub fn design(&self, catalogue: &Catalogue) -> Option<Design> {
        let class = catalogue.class(&self.class)?;
        Some(match &self.refit {
            None => class.design(),
            Some(refit) => {
                let design = class.with(refit.damage, refit.weapons.clone());
                Design { called: refit.called.clone(), ..design }
            }
        })
    }

    /// Her fighters.
    pub fn fighters(&self) -> u16 {
        self.groups.iter().map(|group| u16::from(*group)).sum()
    }
}

/// What the players changed in a class (Full Thrust 11.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refit {
    /// What the players call the class (Full Thrust 1.4); else it keeps the name of the one it was made from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// Damage boxes.
    pub damage: u16,
    /// All weapons.
    pub weapons: Vec<Weapon>,
}

impl Force {
    /// Factor value with fighters (Full Thrust 11.1); ships of unknown classes count nothing.
    pub fn value(&self, catalogue: &Catalogue) -> u32 {
        let ship = |ship: &ShipSetup| {
            let design = ship.design(catalogue).map_or(0, |design| u32::from(design.value()));
            design + u32::from(ship.fighters())
        };
        self.ships.iter().map(ship).sum()
    }

    /// The most dummies of a force of so many ships: one for every four, rounded up (Full Thrust 9.4, R 30).
    pub fn most_dummies(&self) -> u8 {
        u8::try_from(self.ships.len().div_ceil(4)).unwrap_or(u8::MAX)
    }

    /// A force of these ships, with full bays where fighters are in use, a flagship and dummies as the switches want.
    pub fn muster(catalogue: &Catalogue, switches: Switches, mut ships: Vec<ShipSetup>, squadrons: u8) -> Self {
        let count = ships.len();
        for (at, ship) in ships.iter_mut().enumerate() {
            let bays = catalogue.class(&ship.class).map_or(0, |class| class.fighters);
            if switches.fighters && ship.groups.is_empty() {
                ship.groups = full_groups(bays);
            }
            if squadrons > 1 {
                ship.squadron = u8::try_from(at * usize::from(squadrons) / count.max(1)).unwrap_or(0);
            }
        }
        let mut force = Self { ships, squadrons, flagship: None, dummies: 0 };
        if switches.morale_flagship {
            force.flagship = force.strongest(catalogue);
        }
        if switches.dummies {
            force.dummies = force.most_dummies();
        }
        force
    }

    /// The ship of the greatest factor value, the first of several.
    fn strongest(&self, catalogue: &Catalogue) -> Option<u16> {
        let value = |ship: &ShipSetup| ship.design(catalogue).map_or(0, |design| design.value());
        let best = self.ships.iter().map(value).max()?;
        let place = self.ships.iter().position(|ship| value(ship) == best)?;
        u16::try_from(place).ok()
    }
}

/// Bays filled with groups of six, and a smaller last one.
pub fn full_groups(bays: u8) -> Vec<u8> {
    let mut groups = vec![MOST_GROUP; usize::from(bays / MOST_GROUP)];
    if !bays.is_multiple_of(MOST_GROUP) {
        groups.push(bays % MOST_GROUP);
    }
    groups
}

/// The ships that a scenario names for a side; none where the players choose.
pub fn given(scenario: &Scenario, side: usize) -> Option<Vec<ShipSetup>> {
    let SideForce::Given(ships) = &scenario.sides.get(side)?.ships else { return None };
    let mut list = Vec::new();
    for ship in ships {
        for _ in 0..ship.count {
            list.push(ShipSetup {
                name: ship.name.clone(),
                reg: ship.reg.clone(),
                place: ship.place,
                ..ShipSetup::of(&ship.class)
            });
        }
    }
    Some(list)
}

impl Setup {
    /// A scenario as it stands, with its own switches or others. Forces that players choose are left empty.
    ///
    /// # Errors
    /// If there is no such scenario.
    pub fn of(catalogue: &Catalogue, scenario: &str, switches: Option<Switches>) -> Result<Self, SetupFault> {
        let Some(found) = catalogue.scenario(scenario) else {
            return Err(SetupFault::NoScenario(scenario.to_owned()));
        };
        Ok(Self::of_scenario(catalogue, found, switches))
    }

    /// A scenario of the players' own, with its own switches or others. Forces that players choose are left empty.
    pub fn of_own(catalogue: &Catalogue, scenario: &Scenario, switches: Option<Switches>) -> Self {
        let setup = Self::of_scenario(catalogue, scenario, switches);
        Self { own: Some(Box::new(scenario.clone())), ..setup }
    }

    fn of_scenario(catalogue: &Catalogue, found: &Scenario, switches: Option<Switches>) -> Self {
        let switches = switches.unwrap_or_else(|| Switches::of(&found.switches));
        let forces = (0..found.sides.len())
            .map(|side| {
                let ships = given(found, side).unwrap_or_default();
                Force::muster(catalogue, switches, ships, found.squadrons)
            })
            .collect();
        Self {
            scenario: found.id.clone(),
            own: None,
            switches,
            budget: found.budgets.first().copied(),
            morale_never: Vec::new(),
            forces,
            bots: Vec::new(),
            open_handed: false,
        }
    }
}
