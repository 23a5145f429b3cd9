//! Why a file cannot be read or written.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::LARGEST_FILE;
use super::{FORMAT, MOST_LINES, ReadOnly};

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
        /// The system's error.
        source: io::Error,
    },
    /// The system refused to write it.
    #[error("{}: cannot be written", path.display())]
    NotWritable {
        /// Which file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// It is open in another window.
    #[error("{}: in use", path.display())]
    InUse {
        /// Which file.
        path: PathBuf,
    },
    /// It was opened only to be read.
    #[error("{}: open only to be read ({why:?})", path.display())]
    ReadOnly {
        /// Which file.
        path: PathBuf,
        /// Why it cannot be written.
        why: ReadOnly,
    },
    /// It is not sound as a whole.
    #[error("{}: line {line}: damaged", path.display())]
    Unsound {
        /// Which file.
        path: PathBuf,
        /// The first line that is not sound, from 1.
        line: usize,
    },
    /// There is a file of that name.
    #[error("{}: there already", path.display())]
    Taken {
        /// Which file.
        path: PathBuf,
    },
    /// The game that was to be brought in is here.
    #[error("{}: the same game", path.display())]
    Known {
        /// The file that it is in.
        path: PathBuf,
    },
    /// It has too many lines to be a game.
    #[error("{}: more than {MOST_LINES} lines", path.display())]
    TooManyLines {
        /// Which file.
        path: PathBuf,
    },
    /// It is too large to be a game.
    #[error("{}: larger than {LARGEST_FILE} bytes", path.display())]
    TooLarge {
        /// Which file.
        path: PathBuf,
    },
}

impl SaveError {
    pub(super) fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::NotFound => Self::Missing { path },
            io::ErrorKind::FileTooLarge => Self::TooLarge { path },
            _ => Self::Unreadable { path, source },
        }
    }

    pub(super) fn writing(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::ResourceBusy => Self::InUse { path },
            _ => Self::NotWritable { path, source },
        }
    }
}
