//! Reading a file as far as it is sound.

use std::io;
use std::path::Path;

use serde::Deserialize;

use super::chain::{seal_into, unseal};
use super::disk::{Disk, System, read_whole};
use super::line::{Line, record, said};
use super::migrate::{RawLine, migrate};
use super::{FORMAT, Header, KeptBranch, Record, SaveError};

/// Bytes of a line at the most. A checkpoint has some thousands.
pub const LONGEST_LINE: usize = 4 << 20;
/// Lines of a file at the most, the header aside. A long campaign has some thousands.
pub const MOST_LINES: usize = 200_000;

/// Bytes of a file of an older format at the most: it is held and written anew as a whole.
pub(super) const LARGEST_OLDER: usize = 32 << 20;

/// What could be read of a file.
#[derive(Debug)]
pub struct Reading {
    /// The format it is in. What was read is as the format of today has it.
    pub format: u32,
    /// The first line.
    pub header: Header,
    /// The sound lines after it.
    pub records: Vec<Record>,
    /// Whether anything follows them that is not sound.
    pub trouble: Option<Trouble>,
    /// The sound lines, as the format of today writes them.
    pub(super) sound: Vec<u8>,
    /// The bytes after them.
    pub(super) rest: Vec<u8>,
    /// The checksum of the last sound line, as the format of today writes it.
    pub(super) sum: String,
}

/// What is wrong with the end of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// The last line was not written whole.
    Torn {
        /// The line, from 1.
        line: usize,
    },
    /// A line is damaged, and nothing after it can be relied on.
    Damaged {
        /// The line, from 1.
        line: usize,
    },
}

/// Reads a file as far as it is sound, and changes nothing.
///
/// # Errors
/// If the file is missing or unreadable, not even its header is sound, it is of a newer format, or too large to be ours.
pub fn read(path: &Path) -> Result<Reading, SaveError> {
    read_on(&System, path)
}

/// The same on another disk.
///
/// # Errors
/// As [`read`].
pub fn read_on(disk: &dyn Disk, path: &Path) -> Result<Reading, SaveError> {
    let bytes = read_whole(disk, path).map_err(|error| SaveError::reading(path, error))?;
    read_bytes(&bytes, path)
}

/// The same of bytes already read from `path`.
///
/// # Errors
/// As [`read`].
pub fn read_bytes(bytes: &[u8], path: &Path) -> Result<Reading, SaveError> {
    let damaged = || SaveError::Damaged { path: path.to_owned(), line: 1 };
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let first = lines.next().filter(|line| line.len() <= LONGEST_LINE).ok_or_else(damaged)?;
    if let Some(format) = format(first).filter(|format| *format > u64::from(FORMAT)) {
        return Err(SaveError::Newer { path: path.to_owned(), format });
    }
    let (header, sum) = unseal(first, "").ok_or_else(damaged)?;
    let format = format(first).and_then(|format| u32::try_from(format).ok()).ok_or_else(damaged)?;
    let mut reading = match format {
        FORMAT => Reading {
            format,
            header: serde_json::from_slice(&header).map_err(|_| damaged())?,
            records: Vec::new(),
            trouble: None,
            sound: first.to_vec(),
            rest: Vec::new(),
            sum,
        },
        _ => return older(format, bytes, path),
    };
    let mut last_number = 0;
    for line in lines {
        if reading.records.len() >= MOST_LINES {
            return Err(SaveError::TooManyLines { path: path.to_owned() });
        }
        let record = unsealed(line, &reading.sum)
            .and_then(|(body, sum)| Some((record(&body)?, sum)))
            .filter(|(record, _)| in_order(record, &mut last_number));
        let Some((record, sum)) = record else {
            let at = reading.sound.len();
            reading.rest = bytes.get(at..).unwrap_or_default().to_vec();
            reading.trouble = Some(trouble(reading.records.len() + 2, line.len() == reading.rest.len()));
            break;
        };
        reading.records.push(record);
        reading.sum = sum;
        reading.sound.extend_from_slice(line);
    }
    Ok(reading)
}

/// A file of an older format, as that of today would have it. Line by line it says the same.
fn older(format: u32, bytes: &[u8], path: &Path) -> Result<Reading, SaveError> {
    if bytes.len() > LARGEST_OLDER {
        return Err(SaveError::TooLarge { path: path.to_owned() });
    }
    let Some((mut lines, rest, last)) = sound_lines(bytes) else {
        return Err(SaveError::TooManyLines { path: path.to_owned() });
    };
    let count = lines.len();
    let unknown = || SaveError::Damaged { path: path.to_owned(), line: 1 };
    migrate(format, &mut lines).ok_or_else(unknown)?;
    let written = write(lines).map_err(|error| SaveError::reading(path, error))?;
    let mut reading = read_bytes(&written, path)?;
    // A line that means nothing was sound and is not understood: with what follows it is kept, as any damage is.
    let understood = reading.records.len() + 1 == count;
    reading.format = format;
    reading.trouble = match (understood, rest.is_empty()) {
        (true, true) => None,
        (true, false) => Some(trouble(count + 1, last)),
        (false, _) => Some(Trouble::Damaged { line: reading.records.len() + 2 }),
    };
    reading.rest = rest.to_vec();
    Ok(reading)
}

/// What the sound lines of a file say, the bytes after them, and whether those are its last line. None if there are more
/// than a file can have.
fn sound_lines(bytes: &[u8]) -> Option<(Vec<RawLine>, &[u8], bool)> {
    let (mut found, mut sum, mut at) = (Vec::new(), String::new(), 0);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let sound = unsealed(line, &sum).and_then(|(body, sum)| Some((serde_json::from_slice(&body).ok()?, sum)));
        let Some((body, next)) = sound else {
            return Some((found, bytes.get(at..).unwrap_or_default(), at + line.len() == bytes.len()));
        };
        if found.len() > MOST_LINES {
            return None;
        }
        found.push(body);
        sum = next;
        at += line.len();
    }
    Some((found, &[], false))
}

/// Lines chained anew.
fn write(lines_said: Vec<RawLine>) -> io::Result<Vec<u8>> {
    let mut lines_said = lines_said.into_iter();
    let mut lines = Vec::new();
    let mut sum = String::new();
    if let Some(header) = lines_said.next() {
        let header: Header = serde_json::from_value(header.into())?;
        sum = seal_into(&header, &sum, &mut lines)?;
    }
    for line in lines_said {
        let Some(record) = said(&line) else { break };
        sum = seal_into(&Line::from(&record), &sum, &mut lines)?;
    }
    Ok(lines)
}

fn unsealed(line: &[u8], before: &str) -> Option<(Vec<u8>, String)> {
    if line.len() > LONGEST_LINE { None } else { unseal(line, before) }
}

fn trouble(line: usize, is_last: bool) -> Trouble {
    if is_last { Trouble::Torn { line } } else { Trouble::Damaged { line } }
}

/// The format that a header names, whatever else is in it.
fn format(line: &[u8]) -> Option<u64> {
    #[derive(Deserialize)]
    struct Any {
        format: u64,
    }
    serde_json::from_slice(line).ok().map(|any: Any| any.format)
}

/// Whether inputs are numbered upwards and follow earlier ones.
fn in_order(record: &Record, last_number: &mut u32) -> bool {
    match record {
        Record::Input(made) => {
            // No number is used twice, so none is greater than the number of lines can be.
            let sound = made.number > *last_number && made.parent < made.number && made.number as usize <= MOST_LINES;
            *last_number = made.number;
            sound
        }
        Record::Head(number) | Record::Branch(KeptBranch { at: number, .. }) => number <= last_number,
        Record::Checkpoint(checkpoint) => checkpoint.at <= *last_number,
        Record::Named(_) | Record::Attendance(_) => true,
    }
}
