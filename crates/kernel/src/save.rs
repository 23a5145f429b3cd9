//! The file of a game: an append-only file of JSON lines.
//!
//! A header says what was begun; then each input has a line with its number, its parent's number, what was chosen or
//! rolled, and the hash of the state after it; undo and redo are lines that move the head. Each line ends with a
//! checksum chained to the line before. Nothing is ever erased: what cannot be read is set aside beside the file.
//!
//! Invariant: this layer knows inputs and hashes, never rules. Whether an input is legal is the session's to say.

mod aside;
mod attendance;
mod chain;
mod contents;
mod damaged_end;
mod disk;
mod error;
mod folder;
mod header;
mod journal;
mod json;
mod line;
mod migrate;
mod open;
mod read;
mod record;
mod renamed;
mod renames;
mod shelf;
mod shown;
mod store;

pub use attendance::Attendance;
pub use disk::{Access, Disk, Facts, Kind, LARGEST_FILE, OpenFile, System, read_whole, replace};
pub use error::SaveError;
pub use folder::{Found, GAMES, list, stem};
pub use header::{Header, PackMark, UndoPolicy, Writer};
pub use journal::Journal;
pub use json::Json;
pub use open::{Migrated, Opened, ReadOnly};
pub use read::{LONGEST_LINE, MOST_LINES, Reading, Trouble, read, read_bytes, read_on};
pub use record::{Checkpoint, Hash, InputRecord, InputSource, KeptBranch, Progress, Record, StageChange, WrittenInput};
pub use renames::{Fate, Renames};
pub use shelf::{BIN, Duplicate, Overwrite, Shelf};
pub use shown::{LONGEST_NAME, cut, is_hidden, short, shown};
pub use store::{Memory, PutBack, Store};

/// The format that is written.
pub const FORMAT: u32 = 4;

#[cfg(test)]
mod tests;
