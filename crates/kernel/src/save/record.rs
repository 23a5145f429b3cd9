//! The lines after the header: inputs, moves of the head, branches, names, checkpoints.

use serde::{Deserialize, Serialize};

use super::{Attendance, Json, Writer};
use crate::Die;

/// A line after the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// An input, and what it led to.
    Input(InputRecord),
    /// The head moves to the input of this number; 0 is the start.
    Head(u32),
    /// A path is kept as a branch.
    Branch(KeptBranch),
    /// The players call the file this from now on.
    Named(String),
    /// From now on these players are at the table.
    Attendance(Attendance),
    /// The whole state after an input.
    Checkpoint(Box<Checkpoint>),
}

/// A branch: a path through the history that can be returned to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptBranch {
    /// The number of the last input on it.
    pub at: u32,
    /// The players' name for it; empty if they gave none.
    pub name: String,
}

/// The whole state after an input, so that play can go on from it even if the rules have changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkpoint {
    /// The number of the input; 0 is the start.
    pub at: u32,
    /// The hash of the state.
    pub hash: Hash,
    /// What writes the lines after this one.
    pub writer: Writer,
    /// How far the path had come along the script and the generator.
    pub progress: Progress,
    /// The stage, if it is not the first: in a campaign they follow each other.
    pub stage: Option<Json>,
    /// The state, as the game writes it.
    pub state: Json,
}

/// How far a path has come along the script and the generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Chances so far.
    pub chances: u64,
    /// Scripted choices so far.
    pub taken: usize,
    /// Scripted dice so far.
    pub fed: usize,
}

/// The stage that a campaign goes on with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageChange {
    /// The last stage again, from its start.
    Again,
    /// The next stage.
    Next(Json),
}

/// An input, as written in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputRecord {
    /// Its number, from 1, never used twice.
    pub number: u32,
    /// The number of the input before it; 0 is the start.
    pub parent: u32,
    /// What was chosen or rolled.
    pub input: WrittenInput,
    /// Who supplied it.
    pub by: InputSource,
    /// The hash of the state after it.
    pub hash: Hash,
}

/// What was chosen or rolled, by ids that stay the same across versions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrittenInput {
    /// The option of this id was chosen.
    Choose(String),
    /// This face was rolled.
    Die(Die),
    /// The token of this id was drawn.
    Draw(String),
    /// The campaign goes on with this stage.
    Stage(StageChange),
}

/// Who supplied an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InputSource {
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
        match u64::from_str_radix(&text, 16) {
            Ok(number) if digits => Ok(Self(number)),
            Ok(_) | Err(_) => Err("a hash is sixteen hexadecimal digits".to_owned()),
        }
    }
}
