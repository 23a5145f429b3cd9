//! The campaign file: an append-only file of JSON lines.
//!
//! A header says what was begun; then each input has a line with its number, its parent's number, what was chosen or
//! rolled, and the hash of the state after it; undo and redo are lines that move the head. Each line ends with a
//! checksum chained to the line before. Nothing is ever erased: what cannot be read is set aside beside the file.
//!
//! Invariant: this layer knows inputs and hashes, never rules. Whether an input is legal is the session's to say.

mod aside;
mod chain;
mod fingerprint;
mod folder;
mod journal;
mod store;

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

pub use chain::{Reading, Trouble, read, read_bytes};
pub use fingerprint::fingerprint;
pub use folder::{Found, GAMES, list};
pub use journal::{Journal, Opened};
pub use store::{Memory, Store};

use crate::content::Content;
use crate::content::id::with_names;
use crate::content::pack::Pack;
use crate::content::scenario::ScenarioFile;
use crate::content::terms::{Mode, System};
use crate::engine::{Die, Seat};

/// The format that is written.
pub const FORMAT: u32 = 2;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mission(serde_json::Value);

impl Mission {
    /// This scenario, written with names.
    pub fn of(content: &Content, file: &ScenarioFile) -> Self {
        // A scenario of this catalogue is plain data under its names, so writing it cannot fail.
        Self(with_names(&content.names, || serde_json::to_value(file)).unwrap_or_default())
    }

    /// The scenario, by the names of this catalogue.
    ///
    /// # Errors
    /// If it is not written as a scenario, or names what the catalogue has not.
    pub fn read(&self, content: &Content) -> serde_json::Result<ScenarioFile> {
        with_names(&content.names, || ScenarioFile::deserialize(&self.0))
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

/// A line after the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// An input, and what it led to.
    Made(Made),
    /// The head moves to the input of this number; 0 is the start.
    Head(u32),
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

/// Why a campaign file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There is no such file.
    #[error("{}: no such file", path.display())]
    Missing {
        /// Where it should be.
        path: PathBuf,
    },
    /// Nothing in it can be recovered.
    #[error("{}: line {line}: damaged beyond recovery", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// A newer version of the program wrote it.
    #[error("{}: written by a newer version (format {format}, this version reads {FORMAT})", path.display())]
    Newer {
        /// Which file.
        path: PathBuf,
        /// The format it is in.
        format: u64,
    },
    /// The system refused to read it.
    #[error("{}: cannot be read", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The system refused to write it.
    #[error("{}: cannot be written", path.display())]
    NotWritable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It is open in another window.
    #[error("{}: in use", path.display())]
    InUse {
        /// Which file.
        path: PathBuf,
    },
}

/// What Windows says when a file is locked.
const ERROR_LOCK_VIOLATION: i32 = 33;

impl SaveError {
    fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::NotFound => Self::Missing { path },
            // Elsewhere a lock keeps only other locks out; here it keeps readers out too.
            _ if cfg!(windows) && source.raw_os_error() == Some(ERROR_LOCK_VIOLATION) => Self::InUse { path },
            _ => Self::Unreadable { path, source },
        }
    }

    fn writing(path: &Path, source: io::Error) -> Self {
        Self::NotWritable { path: path.to_owned(), source }
    }
}
