//! Lines and their chained checksums.

use std::path::Path;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::disk::{Disk, System, read_whole};
use super::line::record;
use super::{FORMAT, Hash, Header, Kept, Record, SaveError};

/// The end of a line between what it says and its checksum.
const SEAM: &[u8] = b",\"sum\":\"";
/// The seam, sixteen digits, a quote and a brace.
const TAIL: usize = SEAM.len() + 16 + 2;

/// What could be read of a file.
#[derive(Debug)]
pub struct Reading {
    /// The first line.
    pub header: Header,
    /// The sound lines after it.
    pub records: Vec<Record>,
    /// Whether anything follows them that is not sound.
    pub trouble: Option<Trouble>,
    /// The bytes up to the end of the last sound line.
    pub(super) sound: Vec<u8>,
    /// The bytes after it.
    pub(super) rest: Vec<u8>,
    /// The checksum of the last sound line.
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
/// If the file is missing or unreadable, not even its header is sound, or it is of a newer format.
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
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let first = lines.next().unwrap_or_default();
    if let Some(format) = newer(first) {
        return Err(SaveError::Newer { path: path.to_owned(), format });
    }
    let damaged = || SaveError::Damaged { path: path.to_owned(), line: 1 };
    let (header, sum) = unseal(first, "").ok_or_else(damaged)?;
    let mut reading = Reading {
        header: serde_json::from_slice(&header).map_err(|_| damaged())?,
        records: Vec::new(),
        trouble: None,
        sound: first.to_vec(),
        rest: Vec::new(),
        sum,
    };
    let mut last_number = 0;
    for (index, line) in lines.enumerate() {
        let record = unseal(line, &reading.sum)
            .and_then(|(body, sum)| Some((record(&body)?, sum)))
            .filter(|(record, _)| in_order(record, &mut last_number));
        let Some((record, sum)) = record else {
            let line_number = index + 2;
            let is_last = reading.sound.len() + line.len() == bytes.len();
            reading.rest = bytes[reading.sound.len()..].to_vec();
            reading.trouble = Some(if is_last {
                Trouble::Torn { line: line_number }
            } else {
                Trouble::Damaged { line: line_number }
            });
            break;
        };
        reading.records.push(record);
        reading.sum = sum;
        reading.sound.extend_from_slice(line);
    }
    Ok(reading)
}

/// A line of what `body` says, chained to the line before, and its checksum.
pub(super) fn seal<T: Serialize>(body: &T, before: &str) -> serde_json::Result<(Vec<u8>, String)> {
    let mut line = serde_json::to_vec(body)?;
    // The closing brace goes to the end of the line.
    line.pop();
    let sum = checksum(&line, before);
    line.extend_from_slice(SEAM);
    line.extend_from_slice(sum.as_bytes());
    line.extend_from_slice(b"\"}\n");
    Ok((line, sum))
}

/// What a whole, sound line says, and its checksum.
fn unseal(line: &[u8], before: &str) -> Option<(Vec<u8>, String)> {
    let line = line.strip_suffix(b"\n")?;
    let (body, tail) = line.split_at_checked(line.len().checked_sub(TAIL)?)?;
    let sum = tail.strip_prefix(SEAM)?.strip_suffix(b"\"}")?;
    let due = checksum(body, before);
    (sum == due.as_bytes()).then(|| ([body, b"}"].concat(), due))
}

fn checksum(body: &[u8], before: &str) -> String {
    Hash(xxh3_64(&[before.as_bytes(), body].concat())).into()
}

/// The format of a header that is newer than ours, whatever else is in it.
fn newer(line: &[u8]) -> Option<u64> {
    #[derive(Deserialize)]
    struct Any {
        format: u64,
    }
    let any: Any = serde_json::from_slice(line).ok()?;
    (any.format > u64::from(FORMAT)).then_some(any.format)
}

/// Whether inputs are numbered upwards and follow earlier ones.
fn in_order(record: &Record, last_number: &mut u32) -> bool {
    match record {
        Record::Made(made) => {
            let sound = made.number > *last_number && made.parent < made.number;
            *last_number = made.number;
            sound
        }
        Record::Head(number) | Record::Kept(Kept { at: number, .. }) => number <= last_number,
        Record::Checkpoint(checkpoint) => checkpoint.at <= *last_number,
        Record::Named(_) => true,
    }
}
