//! The first line of a file: what was begun, how and with what.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Hash;
use crate::content::Content;
use crate::content::id::with_names;
use crate::content::pack::Pack;
use crate::content::renames::Renames;
use crate::content::scenario::ScenarioFile;
use crate::content::terms::{Mode, System};
use crate::engine::Seat;

/// The first line: what was begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file.
    pub format: u32,
    /// The version of the program that began it.
    pub app: String,
    /// The fingerprint of the definitions it was begun with.
    pub content: Hash,
    /// The scenario.
    pub scenario: String,
    /// The whole of it, if it is not part of the content: a patrol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
    /// The campaign that the scenario is the first of, if it is one of a campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Campaign>,
    /// What the players call it; empty if they have not said. A later line may give it another name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What may be taken back.
    #[serde(default, skip_serializing_if = "Undoing::is_free")]
    pub undo: Undoing,
    /// The players' names, by seat; an empty one is nobody's in particular.
    pub players: Vec<String>,
    /// Who runs each system.
    pub seats: Seats,
    /// How hard it is played.
    pub mode: Mode,
    /// What the dice grow from.
    pub seed: u64,
    /// Whether it is a lesson played by its script.
    pub scripted: bool,
    /// The players' packs that it was begun with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackMark>,
}

/// A campaign, as it was begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    /// How many scenarios it has.
    pub scenarios: u8,
}

/// What may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undoing {
    /// Everything.
    #[default]
    Free,
    /// Choices that no die and no revealed token has followed.
    NotPastChance,
}

impl Undoing {
    /// Whether everything may be.
    pub fn is_free(&self) -> bool {
        *self == Self::Free
    }
}

/// A players' pack that a game was begun with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackMark {
    /// Its id.
    pub id: String,
    /// Its name in English, to call it by when it is gone.
    pub name: String,
    /// Its version, as its author counted.
    pub version: String,
    /// The fingerprint of its definitions.
    pub content: Hash,
}

impl PackMark {
    /// The mark of a pack.
    pub fn of(pack: &Pack) -> Self {
        Self {
            id: pack.id().to_owned(),
            name: pack.name("en").to_owned(),
            version: pack.file.version.clone(),
            content: Hash(pack.fingerprint),
        }
    }
}

/// A scenario as an author would write it, kept with a game because no file of the content holds it.
///
/// It is held as text: a campaign has one for each of its contracts, and as a tree of values it would take many times the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Value", into = "Value")]
pub struct Mission(Arc<str>);

impl From<Value> for Mission {
    fn from(value: Value) -> Self {
        Self(value.to_string().into())
    }
}

impl From<Mission> for Value {
    fn from(mission: Mission) -> Self {
        // It was written from a value, so it can be read as one.
        serde_json::from_str(&mission.0).unwrap_or_default()
    }
}

impl Mission {
    /// This scenario, written with names.
    pub fn of(content: &Content, file: &ScenarioFile) -> Self {
        // A scenario of this catalogue is plain data under its names, so writing it cannot fail.
        with_names(&content.names, || serde_json::to_value(file)).unwrap_or_default().into()
    }

    /// The scenario, by the names of this catalogue.
    ///
    /// # Errors
    /// If it is not written as a scenario, or names what the catalogue has not.
    pub fn read(&self, content: &Content) -> serde_json::Result<ScenarioFile> {
        with_names(&content.names, || ScenarioFile::deserialize(Value::from(self.clone())))
    }

    /// Calls everything in it what it is called today.
    pub(super) fn rename(&mut self, renames: &Renames) {
        *self = renames.written(self.clone().into()).into();
    }
}

/// Who runs each system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// The Bridge.
    pub bridge: Seat,
    /// Weapons.
    pub weapons: Seat,
    /// The Hangar.
    pub hangar: Seat,
}

impl From<[Seat; 3]> for Seats {
    fn from(seats: [Seat; 3]) -> Self {
        let of = |system: System| seats[system.index()];
        Self { bridge: of(System::Bridge), weapons: of(System::Weapons), hangar: of(System::Hangar) }
    }
}

impl From<Seats> for [Seat; 3] {
    fn from(seats: Seats) -> Self {
        System::ALL.map(|system| match system {
            System::Bridge => seats.bridge,
            System::Weapons => seats.weapons,
            System::Hangar => seats.hangar,
        })
    }
}
