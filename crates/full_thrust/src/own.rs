//! What players make and keep: designs, fleets, scenarios. Each is a file of its own (Full Thrust 3.4, 11.2, 14.1).

mod fault;
mod format;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::content::{Catalogue, MOST_SHIPS, Scenario};
use crate::design::{Design, WeaponKind};
use crate::setup::check::{check_ship, is_name};
use crate::setup::{Force, ForceFault, Refit, ShipSetup};
use crate::switches::{Switch, Switches};
use crate::yard;

pub use fault::OwnFault;
pub use format::Format;

/// The most bytes of such a file.
pub const MOST_BYTES: usize = 64 * 1024;

/// Something that players make and keep in a file.
pub trait Own: Serialize + DeserializeOwned {
    /// The folder of such files.
    const FOLDER: &'static str;

    /// What the players call it.
    fn name(&self) -> &str;

    /// Everything wrong with it.
    fn faults(&self, catalogue: &Catalogue) -> Vec<OwnFault>;
}

/// Reads the text of a file.
///
/// # Errors
/// The first thing wrong with it.
pub fn read<T: Own>(catalogue: &Catalogue, text: &str) -> Result<T, OwnFault> {
    let found: T = parsed(text)?;
    match found.faults(catalogue).into_iter().next() {
        Some(fault) => Err(fault),
        None => Ok(found),
    }
}

/// Everything wrong with the text of a file, as far as it can be read.
pub fn check<T: Own>(catalogue: &Catalogue, text: &str) -> Vec<OwnFault> {
    match parsed::<T>(text) {
        Ok(found) => found.faults(catalogue),
        Err(fault) => vec![fault],
    }
}

fn parsed<T: Own>(text: &str) -> Result<T, OwnFault> {
    if text.len() > MOST_BYTES {
        return Err(OwnFault::TooLarge { most: MOST_BYTES });
    }
    format::check(text)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let found = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| OwnFault::unreadable(error.path().to_string(), error.inner()))?;
    reader.end().map_err(|error| OwnFault::unreadable(String::new(), &error))?;
    Ok(found)
}

/// The fault of a name that nothing can be called by.
fn name_fault(name: &str) -> Option<OwnFault> {
    if is_name(name) { None } else { Some(OwnFault::Name) }
}

/// The text of its file.
///
/// # Errors
/// If it cannot be written as JSON, which plain data always can.
pub fn write<T: Own>(own: &T) -> serde_json::Result<String> {
    let mut text = serde_json::to_string_pretty(own)?;
    text.push('\n');
    Ok(text)
}

/// Every advanced rule that allows more, so that only what no rule allows is a fault.
fn liberal() -> Switches {
    Switches::of(&Switch::ALL)
}

/// A class of the players' own: a printed one with other damage and weapons (Full Thrust 11.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnDesign {
    /// The form of the file.
    pub format: Format,
    /// What the players call it.
    pub name: String,
    /// Id of the class that it was made from.
    pub class: String,
    /// Damage boxes and weapons.
    pub refit: Refit,
}

impl OwnDesign {
    /// A ship of it.
    pub fn ship(&self) -> ShipSetup {
        let refit = Refit { called: Some(self.name.clone()), ..self.refit.clone() };
        ShipSetup { refit: Some(refit), ..ShipSetup::of(&self.class) }
    }

    /// How its ships are built; none if there is no such class.
    pub fn design(&self, catalogue: &Catalogue) -> Option<Design> {
        self.ship().design(catalogue)
    }
}

impl Own for OwnDesign {
    const FOLDER: &'static str = "designs";

    fn name(&self) -> &str {
        &self.name
    }

    fn faults(&self, catalogue: &Catalogue) -> Vec<OwnFault> {
        let mut faults = Vec::from_iter(name_fault(&self.name));
        match catalogue.class(&self.class) {
            None => faults.push(OwnFault::NoClass(self.class.chars().take(60).collect())),
            Some(class) => {
                let found = yard::check_design(class, self.refit.damage, &self.refit.weapons, liberal());
                faults.extend(found.into_iter().map(OwnFault::from));
            }
        }
        faults
    }
}

/// Ships that sail together, with names, designs and fighters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// The form of the file.
    pub format: Format,
    /// What the players call it.
    pub name: String,
    /// Its ships. Squadrons and places are given at set-up, and not read.
    pub ships: Vec<ShipSetup>,
}

impl Fleet {
    /// Factor value, with the fighters that are written down (Full Thrust 11.1).
    pub fn value(&self, catalogue: &Catalogue) -> u32 {
        Force { ships: self.ships.clone(), squadrons: 1, flagship: None, dummies: 0 }.value(catalogue)
    }

    /// The advanced rules without which it may not sail.
    pub fn needs(&self, catalogue: &Catalogue) -> Vec<Switch> {
        let refits = || self.ships.iter().filter_map(|ship| ship.refit.as_ref());
        let has = |kind| refits().any(|refit| refit.weapons.iter().any(|weapon| weapon.kind == kind));
        let merchant = |ship: &ShipSetup| {
            catalogue.class(&ship.class).is_some_and(|class| class.group == crate::design::ClassGroup::Merchant)
        };
        let wanted = [
            (Switch::PulseTorpedoes, has(WeaponKind::Torpedo)),
            (Switch::NeedleBeams, has(WeaponKind::Needle)),
            (Switch::Fighters, self.ships.iter().any(|ship| !ship.groups.is_empty())),
            (Switch::CustomDesigns, refits().next().is_some()),
            (Switch::Merchants, self.ships.iter().any(merchant)),
        ];
        wanted.into_iter().filter(|(_, needed)| *needed).map(|(switch, _)| switch).collect()
    }

    /// The fleet as a force under these rules. Fighters are left out where they are not in use.
    pub fn force(&self, catalogue: &Catalogue, switches: Switches, squadrons: u8) -> Force {
        let ships = self.ships.iter().map(|ship| {
            let groups = if switches.fighters { ship.groups.clone() } else { Vec::new() };
            ShipSetup { squadron: 0, place: None, groups, ..ship.clone() }
        });
        Force::muster(catalogue, switches, ships.collect(), squadrons)
    }
}

impl Own for Fleet {
    const FOLDER: &'static str = "fleets";

    fn name(&self) -> &str {
        &self.name
    }

    fn faults(&self, catalogue: &Catalogue) -> Vec<OwnFault> {
        let mut faults = Vec::from_iter(name_fault(&self.name));
        if self.ships.is_empty() {
            faults.push(ForceFault::Empty.into());
        }
        if self.ships.len() > MOST_SHIPS {
            faults.push(ForceFault::TooMany { ships: self.ships.len(), most: MOST_SHIPS }.into());
            return faults;
        }
        for (at, ship) in self.ships.iter().enumerate() {
            faults.extend(check_ship(catalogue, liberal(), true, at, ship).into_iter().map(OwnFault::from));
        }
        faults
    }
}

/// A scenario of the players' own (Full Thrust 14.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnScenario {
    /// The form of the file.
    pub format: Format,
    /// The scenario.
    pub scenario: Scenario,
}

impl Own for OwnScenario {
    const FOLDER: &'static str = "scenarios";

    fn name(&self) -> &str {
        self.scenario.name.as_deref().unwrap_or_default()
    }

    fn faults(&self, catalogue: &Catalogue) -> Vec<OwnFault> {
        catalogue.scenario_faults(&self.scenario).into_iter().map(OwnFault::from).collect()
    }
}
