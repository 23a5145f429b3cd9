//! The first line of a file: what was begun, how and with what.

use serde::{Deserialize, Serialize};

use super::{Hash, Json, shown};
use crate::game::HashForm;

/// The first line: what was begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file.
    pub format: u32,
    /// The id of the game.
    #[serde(deserialize_with = "shown::name")]
    pub game: String,
    /// What wrote the lines up to the first checkpoint.
    #[serde(flatten)]
    pub writer: Writer,
    /// What the players call it; empty if they have not said. A later line may give it another name.
    #[serde(default, deserialize_with = "shown::name", skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What may be undone.
    #[serde(default, skip_serializing_if = "UndoPolicy::is_free")]
    pub undo: UndoPolicy,
    /// The players' names, by seat; an empty one is nobody's in particular.
    #[serde(deserialize_with = "shown::names")]
    pub players: Vec<String>,
    /// The seed of the dice.
    pub seed: u64,
    /// What the game was begun with, as that game writes it.
    pub setup: Json,
}

impl Header {
    /// What a file is named after where the players gave no name: the setup's `scenario`, or else the game.
    pub fn label(&self) -> String {
        #[derive(Deserialize)]
        struct Named {
            scenario: String,
        }
        self.setup.read::<Named>().map_or_else(|_| self.game.clone(), |named| named.scenario)
    }
}

/// The program and the content that lines were written by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Writer {
    /// The version of the program.
    pub app: String,
    /// The fingerprint of the definitions.
    pub content: Hash,
    /// The players' packs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackMark>,
    /// How states are hashed.
    #[serde(default, skip_serializing_if = "HashForm::is_canonical")]
    pub hashes: HashForm,
}

/// What may be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// Everything.
    #[default]
    Free,
    /// Choices that no die and nothing revealed has followed.
    NotPastChance,
}

impl UndoPolicy {
    /// Whether everything may be undone.
    pub fn is_free(&self) -> bool {
        *self == Self::Free
    }
}

/// A players' pack that a game is played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackMark {
    /// Its id.
    pub id: String,
    /// Its name in English, to call it by when it is gone.
    #[serde(deserialize_with = "shown::name")]
    pub name: String,
    /// Its version, as its author counted.
    pub version: String,
    /// The fingerprint of its definitions.
    pub content: Hash,
}
