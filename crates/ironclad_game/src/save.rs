//! The campaign file: an append-only file of JSON lines.
//!
//! A header says what was begun; then each input has a line with its number, its parent's number, what was chosen or
//! rolled, and the hash of the state after it; undo and redo are lines that move the head. Each line ends with a
//! checksum chained to the line before. Nothing is ever erased: what cannot be read is set aside beside the file.
//!
//! Invariant: this layer knows inputs and hashes, never rules. Whether an input is legal is the session's to say.

mod aside;
mod chain;
mod contents;
mod disk;
mod error;
mod fingerprint;
mod folder;
mod header;
mod journal;
mod line;
mod migrate;
mod open;
mod record;
mod renamed;
mod seal;
mod shelf;
mod store;
mod tonight;

pub use chain::{LONGEST_LINE, MOST_LINES, Reading, Trouble, read, read_bytes, read_on};
pub use disk::{Access, Disk, Facts, Kind, LARGEST_FILE, OpenFile, System, read_whole, replace};
pub use error::SaveError;
pub use fingerprint::fingerprint;
pub use folder::{Found, GAMES, list};
pub use header::{Campaign, Header, Mission, PackMark, Seats, Undoing};
pub use journal::Journal;
pub use open::{Migrated, Opened, ReadOnly};
pub use record::{By, Checkpoint, Embark, Embarked, Hash, Kept, Made, Marks, Record, Snapshot, Written};
pub use shelf::{BIN, Shelf, Standing, Twice};
pub use store::{Memory, Store};
pub use tonight::Tonight;

/// The format that is written.
pub const FORMAT: u32 = 3;
