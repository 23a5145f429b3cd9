//! Everything that saves ask of a disk: one trait, so that a test can stand in for a disk that fails or loses its power.
//!
//! Invariant: nothing else in this layer touches a file. What is asked of a disk is little and plain, and what may be
//! relied on is said with each request; all care is taken above it.

mod system;
mod temp_file;
mod whole;

pub use system::System;
pub use whole::{read_whole, replace};

pub(super) use temp_file::{TempFile, beside};
pub(super) use whole::{exists, make_folders, read_all, read_first, sync_folder_of, write_all};

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Bytes of a file at the most. The longest campaign stays far below; what is larger is none of ours, and is not read.
pub const LARGEST_FILE: u64 = 256 << 20;

/// A disk: files by their paths.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Opens a file.
    ///
    /// # Errors
    /// What the system said: `ResourceBusy` if another holds it and this asks for more than reading; `InvalidInput` if it
    /// is not a regular file, or if it is a link and `access` is `Plain`.
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn OpenFile>>;

    /// What can be told of a file or folder without opening it. Links are followed.
    ///
    /// # Errors
    /// What the system said: `NotFound` if nothing has this name.
    fn facts(&self, path: &Path) -> io::Result<Facts>;

    /// What lies in a folder, in any order.
    ///
    /// # Errors
    /// The system's error.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Gives a file another name, in one step; a file that has that name is replaced. Until both folders are synced, a
    /// power cut may undo it, as a whole.
    ///
    /// # Errors
    /// The system's error.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file. Until the folder is synced, a power cut may undo it.
    ///
    /// # Errors
    /// The system's error.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes a folder in one that is there.
    ///
    /// # Errors
    /// The system's error.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Returns once the names in a folder are safe, as far as the system can promise it.
    ///
    /// # Errors
    /// The system's error.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// How a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To read it, whoever else holds it.
    Read,
    /// To read and write it, and to keep every other writer out for as long as it is open.
    Write,
    /// The same of a file that is not there yet.
    New,
    /// As [`Write`](Self::Write), but a symbolic link is refused and not followed.
    Plain,
}

/// What can be told of a file without opening it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// What it is.
    pub kind: Kind,
    /// Its length in bytes.
    pub length: u64,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
}

/// What has a name on a disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    File,
    /// A folder.
    Folder,
    /// A device, a pipe and their kin.
    Other,
}

/// An open file.
pub trait OpenFile: fmt::Debug + Send {
    /// Whether it still has this name. Other programs may remove a file or put another in its place; what is written to
    /// it then is lost. Where a system does not let that happen, or cannot tell, it has.
    ///
    /// # Errors
    /// The system's error.
    fn has_name(&self, path: &Path) -> io::Result<bool> {
        let _ = path;
        Ok(true)
    }

    /// Its length in bytes.
    ///
    /// # Errors
    /// The system's error.
    fn length(&self) -> io::Result<u64>;

    /// Reads bytes from this place on, and says how many; none only at the end.
    ///
    /// # Errors
    /// The system's error.
    fn read_at(&mut self, at: u64, into: &mut [u8]) -> io::Result<usize>;

    /// Writes some of these bytes to this place, and says how many. They are not safe before a sync.
    ///
    /// # Errors
    /// The system's error.
    fn write_at(&mut self, at: u64, bytes: &[u8]) -> io::Result<usize>;

    /// Cuts the file off after so many bytes. Not safe before a sync.
    ///
    /// # Errors
    /// The system's error.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Returns once what was written is safe, with as much of the rest as it takes to read it again.
    ///
    /// # Errors
    /// What the system said. What was written since the last sync may then be on the disk or not, and another sync
    /// does not put it there: systems forget what they failed to write.
    fn sync_data(&mut self) -> io::Result<()>;

    /// Says when it was last written, for what is written without saying anything new.
    ///
    /// # Errors
    /// The system's error.
    fn set_modified(&mut self, when: SystemTime) -> io::Result<()>;

    /// Returns once the file is safe with all that belongs to it.
    ///
    /// # Errors
    /// As for [`sync_data`](Self::sync_data).
    fn sync_all(&mut self) -> io::Result<()>;
}
