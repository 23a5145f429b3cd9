//! The lines after the header: inputs, moves of the head, branches, names, checkpoints.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::{Header, Mission, Tonight};
use crate::content::Names;
use crate::content::id::with_names;
use crate::content::renames::Renames;
use crate::engine::Die;

/// A line after the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// An input, and what it led to.
    Made(Made),
    /// The head moves to the input of this number; 0 is the start.
    Head(u32),
    /// A way is kept as a branch.
    Kept(Kept),
    /// The players call the file this from now on.
    Named(String),
    /// From now on these are at the table.
    Tonight(Tonight),
    /// The whole state after an input.
    Checkpoint(Box<Checkpoint>),
}

/// A way through the history that can be returned to by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The number of the last input on it.
    pub at: u32,
    /// What the players call it; empty if they have not said.
    pub name: String,
}

/// The whole state after an input, so that play can go on from it whatever has become of the rules since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkpoint {
    /// The number of the input; 0 is the start.
    pub at: u32,
    /// The hash of the state.
    pub hash: Hash,
    /// The header as it would be written now: the version and the content that the lines after this one were made with.
    pub header: Header,
    /// How far the path had come along the script and the generator.
    pub marks: Marks,
    /// The scenario, if it is not the one that the header names: in a campaign they follow each other.
    pub scenario: Option<Embarked>,
    /// The state, written with names.
    pub state: Snapshot,
}

/// How far a path has come along the script and the generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Marks {
    /// Chances met.
    pub chances: u64,
    /// Choices of the script made.
    pub taken: usize,
    /// Dice of the script rolled.
    pub fed: usize,
}

/// A state in the file's own words, not yet read.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Snapshot(Box<RawValue>);

impl Snapshot {
    /// A state, written with these names.
    ///
    /// # Errors
    /// None in practice: a state is plain data under its own names.
    pub fn of<S: Serialize>(state: &S, names: &Arc<Names>) -> serde_json::Result<Self> {
        with_names(names, || to_raw_value(state)).map(Self)
    }

    /// The state, by these names.
    ///
    /// # Errors
    /// If it is not written as one, or names what is not there.
    pub fn read<S: DeserializeOwned>(&self, names: &Arc<Names>) -> serde_json::Result<S> {
        with_names(names, || serde_json::from_str(self.0.get()))
    }

    /// Calls everything in it what it is called today.
    pub(super) fn rename(&mut self, renames: &Renames) {
        let renamed = serde_json::from_str(self.text()).and_then(|state| to_raw_value(&renames.written(state)));
        // What nests too deep to be read as a value is no state either, and stays what it is.
        if let Ok(renamed) = renamed {
            self.0 = renamed;
        }
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Snapshot {}

/// A scenario that a campaign has come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Embarked {
    /// Its name.
    pub scenario: String,
    /// The whole of it, if it is not part of the content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
}

/// What a campaign goes on with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Embark {
    /// The scenario that is behind, once more from its start.
    Again,
    /// The next one.
    Next(Embarked),
}

/// An input as the file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Its number, from 1, never used twice.
    pub number: u32,
    /// The number of the input before it; 0 is the start.
    pub parent: u32,
    /// What was chosen or rolled.
    pub input: Written,
    /// Who gave it.
    pub by: By,
    /// The hash of the state after it.
    pub hash: Hash,
}

/// An input in words that outlive the program's numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    /// The option of this id was chosen.
    Choose(String),
    /// This face was rolled.
    Die(Die),
    /// The token of this id was drawn.
    Draw(String),
    /// The campaign goes on with this scenario.
    Embark(Embark),
}

/// Who gave an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The players: a choice, or a die that they rolled themselves.
    Players,
    /// The script of a lesson: its dice, and the reactions that it passes by.
    Script,
    /// The generator.
    Generator,
}

/// A hash, written as sixteen hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash(pub u64);

impl From<Hash> for String {
    fn from(hash: Hash) -> Self {
        format!("{:016x}", hash.0)
    }
}

impl TryFrom<String> for Hash {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = digits.then(|| u64::from_str_radix(&text, 16).ok()).flatten();
        number.map(Self).ok_or_else(|| "a hash is sixteen hexadecimal digits".to_owned())
    }
}
