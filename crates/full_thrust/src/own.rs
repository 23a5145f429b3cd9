//! What players make and keep: designs, fleets, scenarios. Each is a file of its own (Full Thrust 3.4, 11.2, 14.1).

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::content::{Catalogue, Fault, MOST_SHIPS, Scenario};
use crate::design::{Design, WeaponKind};
use crate::setup::check::{check_ship, is_name};
use crate::setup::{Force, ForceFault, MOST_NAME, Refit, ShipSetup};
use crate::switches::{Switch, Switches};
use crate::yard::{self, DesignFault};

/// The most bytes of such a file.
pub const MOST_BYTES: usize = 64 * 1024;

/// Which form a file has; there is only the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Format;

/// A form that this program does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("format {0} is not known here; it may be of a later version")]
pub struct UnknownFormat(u8);

impl TryFrom<u8> for Format {
    type Error = UnknownFormat;

    fn try_from(number: u8) -> Result<Self, UnknownFormat> {
        if number == 1 { Ok(Self) } else { Err(UnknownFormat(number)) }
    }
}

impl From<Format> for u8 {
    fn from(_: Format) -> Self {
        1
    }
}

/// Why a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OwnFault {
    /// It is larger than any should be.
    #[error("the file is larger than {most} bytes")]
    TooLarge {
        /// The limit.
        most: usize,
    },
    /// It does not have the form of one.
    #[error("line {line}: {message}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// What the reader says.
        message: String,
    },
    /// Its name is empty or too long.
    #[error("a name has 1 to {MOST_NAME} characters")]
    Name,
    /// There is no class of this id.
    #[error("there is no class `{0}`")]
    NoClass(String),
    /// The design breaks a rule.
    #[error(transparent)]
    Design(#[from] DesignFault),
    /// The fleet breaks a rule.
    #[error(transparent)]
    Force(#[from] ForceFault),
    /// The scenario cannot be played.
    #[error(transparent)]
    Scenario(#[from] Fault),
}

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
    if text.len() > MOST_BYTES {
        return Err(OwnFault::TooLarge { most: MOST_BYTES });
    }
    let found: T = serde_json::from_str(text).map_err(|error| OwnFault::Unreadable {
        line: error.line(),
        message: what_of(&error.to_string()).to_owned(),
    })?;
    match found.faults(catalogue).into_iter().next() {
        Some(fault) => Err(fault),
        None => Ok(found),
    }
}

/// What the reader says without the place, which is told beside.
fn what_of(message: &str) -> &str {
    message.rsplit_once(" at line ").map_or(message, |(what, _)| what)
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
        let mut faults = Vec::new();
        if !is_name(&self.name) {
            faults.push(OwnFault::Name);
        }
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

    /// The fleet as a force under these rules. Fighters stay ashore where they are not in use.
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
        let mut faults = Vec::new();
        if !is_name(&self.name) {
            faults.push(OwnFault::Name);
        }
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
