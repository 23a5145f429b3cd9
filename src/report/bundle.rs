//! A report as its file has it.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{ReportError, unnamed};
use crate::save::{self, Hash, PackMark, Reading, SaveError, Trouble};
use crate::settings::Settings;
use kit::preferences::{DiceSpeed, Preferences};

/// The kind of report that is written.
pub const VERSION: u32 = 1;

/// A report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// The kind of report.
    pub report: u32,
    /// The version of the program.
    pub app: String,
    /// The format of campaign files that it writes.
    pub format: u32,
    /// The fingerprint of the content it plays with.
    pub content: Hash,
    /// The players' packs that are part of it.
    pub packs: Vec<PackMark>,
    /// The language that was read.
    pub language: String,
    /// The settings that change what is seen.
    pub settings: Shown,
    /// Where the game stood, if it could be opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
    /// Why it could not be opened, as developers name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What was not sound about the end of its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unsound: Option<Unsound>,
    /// The lines of the journal, sealed anew.
    pub journal: Vec<String>,
}

/// Where a game stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The number of the last input.
    pub input: u32,
    /// The hash of the state.
    pub hash: Hash,
}

/// What was not sound about the end of a file. The unsound bytes themselves are not in the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Unsound {
    /// This line had not been written whole.
    Torn(usize),
    /// From this line on it is damaged.
    Damaged(usize),
}

/// The settings that change what is seen, and nothing of the machine or of the people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// The size of text in percent.
    pub text_scale: u16,
    /// Whether the end of a movement is shown at once.
    pub reduced_motion: bool,
    /// How long dice tumble.
    pub dice_speed: DiceSpeed,
    /// Whether the layout is mirrored.
    pub left_handed: bool,
    /// Whether the window fills the screen.
    pub full_screen: bool,
}

impl Shown {
    /// What of the settings is told.
    pub fn of(settings: &Settings) -> Self {
        // Each is looked at by name, so that one that is added has to be thought of here: names of seats, wishes and
        // packs put aside tell of the people and of the machine.
        let Settings {
            language: _,
            table: Preferences { text_scale, reduced_motion, dice_speed, own_dice: _, answers_alone: _, left_handed },
            full_screen,
            seats: _,
            dealing: _,
            players: _,
            iron_guest: _,
            full_thrust: _,
            wishes: _,
            mode: _,
            packs_off: _,
        } = *settings;
        Self { text_scale, reduced_motion, dice_speed, left_handed, full_screen }
    }
}

impl Bundle {
    /// Whether a file's bytes begin as a report does; a campaign file begins otherwise.
    pub fn is_one(bytes: &[u8]) -> bool {
        let begins = bytes.trim_ascii_start().strip_prefix(b"{").map(<[u8]>::trim_ascii_start);
        begins.is_some_and(|rest| rest.starts_with(b"\"report\""))
    }

    /// The report in these bytes, read from `path`.
    ///
    /// # Errors
    /// If it is none, or of a newer kind.
    pub fn from_bytes(bytes: &[u8], path: &Path) -> Result<Self, ReportError> {
        #[derive(Deserialize)]
        struct Any {
            report: u32,
        }
        let not_one = |_| ReportError::NotAReport { path: path.to_owned() };
        let Any { report: version } = serde_json::from_slice(bytes).map_err(not_one)?;
        if version > VERSION {
            return Err(ReportError::Newer { path: path.to_owned(), version });
        }
        serde_json::from_slice(bytes).map_err(not_one)
    }

    /// The journal, read as carefully as a file.
    ///
    /// # Errors
    /// If nothing can be read of it.
    pub fn reading(&self, path: &Path) -> Result<Reading, ReportError> {
        let mut bytes = Vec::new();
        for line in &self.journal {
            bytes.extend_from_slice(line.as_bytes());
            bytes.push(b'\n');
        }
        Ok(save::read_bytes(&bytes, path)?)
    }

    /// Takes a journal in, without the names in it.
    pub(super) fn take(&mut self, reading: &Reading) -> Result<(), SaveError> {
        self.journal = unnamed::lines(reading)?;
        self.unsound = reading.trouble.map(|trouble| match trouble {
            Trouble::Torn { line } => Unsound::Torn(line),
            Trouble::Damaged { line } => Unsound::Damaged(line),
        });
        Ok(())
    }

    /// As it is written.
    ///
    /// # Errors
    /// None in practice.
    pub fn to_bytes(&self) -> serde_json::Result<Vec<u8>> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }

    /// A name for its file, without the ending: the same for the same moment, and nobody's.
    fn stem(&self) -> String {
        match self.moment {
            Some(Moment { hash, .. }) => format!("ironclad-report-{}", String::from(hash)),
            None => "ironclad-report".to_owned(),
        }
    }

    /// Writes it into a folder, under its own name, and says where. Another report of that name is left as it is, and a
    /// number is put to this one's.
    ///
    /// # Errors
    /// What the system said.
    pub fn write_into(&self, folder: &Path) -> io::Result<PathBuf> {
        std::fs::create_dir_all(folder)?;
        let (stem, bytes) = (self.stem(), self.to_bytes()?);
        for number in 1..10_000 {
            let counted = if number == 1 { String::new() } else { format!("-{number}") };
            let path = folder.join(format!("{stem}{counted}.json"));
            match std::fs::read(&path) {
                Ok(there) if there == bytes => return Ok(path),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    save::replace(&save::System, &path, &bytes)?;
                    return Ok(path);
                }
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}
