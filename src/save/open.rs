//! Opening a journal again: whose it is, what was read of it, and putting it in order.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::chain::{Reading, Trouble, read_bytes};
use super::disk::{Access, Disk, OpenFile, System, read_all, read_whole, write_all};
use super::store::{Held, Shown, Store};
use super::{Journal, SaveError, aside};

/// A journal opened again, what was read, and where an unsound end was set aside.
#[derive(Debug)]
pub struct Opened {
    /// The journal, ready for more if it may be written: [`Journal::read_only`] says so.
    pub journal: Journal,
    /// What was read.
    pub reading: Reading,
    /// Where the unsound bytes or the damaged file are kept now.
    pub kept: Option<PathBuf>,
}

/// Why a journal can only be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadOnly {
    /// It is open elsewhere, here or in another process. What was read is how it stood when it was opened.
    InUse,
    /// The system lets nobody write it here.
    NotAllowed,
    /// It could not be put in order, or made safe: the disk is full, say, or fails.
    Failing(io::ErrorKind),
}

/// Bytes at the end of a file that are written once more when it is opened: more than any one bundle has.
const DOUBTFUL: usize = 256 << 10;

impl Journal {
    /// Opens a file to go on with it, or only to read it where it cannot be written: that is no error. An unsound end
    /// is first copied beside the file, then cut off; a file that is only read is left as it is.
    ///
    /// # Errors
    /// As [`read`](super::read).
    pub fn open(path: &Path) -> Result<Opened, SaveError> {
        Self::open_on(&System::shared(), path)
    }

    /// The same on another disk.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn open_on(disk: &Arc<dyn Disk>, path: &Path) -> Result<Opened, SaveError> {
        let why = match disk.open(path, Access::Write) {
            Ok(file) => return Self::open_held(disk, path, file),
            Err(error) => match error.kind() {
                io::ErrorKind::ResourceBusy => ReadOnly::InUse,
                io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => ReadOnly::NotAllowed,
                _ => return Err(SaveError::reading(path, error)),
            },
        };
        let bytes = read_whole(&**disk, path).map_err(|error| SaveError::reading(path, error))?;
        let mut reading = read_bytes(&bytes, path)?;
        if why == ReadOnly::InUse && matches!(reading.trouble, Some(Trouble::Torn { .. })) {
            // It is being written just now.
            reading.trouble = None;
        }
        Ok(Self::shown(disk, path, reading, why))
    }

    fn open_held(disk: &Arc<dyn Disk>, path: &Path, mut file: Box<dyn OpenFile>) -> Result<Opened, SaveError> {
        let bytes = read_all(&mut *file).map_err(|error| SaveError::reading(path, error))?;
        let reading = read_bytes(&bytes, path)?;
        match put_in_order(&**disk, path, &mut *file, &bytes, &reading) {
            Ok(kept) => {
                let store = Box::new(Held::new(path.to_owned(), file, reading.sound.len() as u64));
                Ok(Opened { journal: Self::reopened(disk, store, &reading, None), reading, kept })
            }
            Err(error) => Ok(Self::shown(disk, path, reading, ReadOnly::Failing(error.kind()))),
        }
    }

    fn shown(disk: &Arc<dyn Disk>, path: &Path, reading: Reading, why: ReadOnly) -> Opened {
        let store = Box::new(Shown { path: path.to_owned(), bytes: reading.sound.clone() });
        Opened { journal: Self::reopened(disk, store, &reading, Some(why)), reading, kept: None }
    }

    fn reopened(disk: &Arc<dyn Disk>, store: Box<dyn Store>, reading: &Reading, read_only: Option<ReadOnly>) -> Self {
        Self { disk: Arc::clone(disk), store, sum: reading.sum.clone(), read_only }
    }
}

/// Keeps what is unsound beside the file, cuts it off, and makes sure that what was read is on the disk.
fn put_in_order(
    disk: &dyn Disk,
    path: &Path,
    file: &mut dyn OpenFile,
    bytes: &[u8],
    reading: &Reading,
) -> io::Result<Option<PathBuf>> {
    let kept = match reading.trouble {
        None => None,
        Some(Trouble::Torn { .. }) => Some(aside::keep(disk, path, "torn", &reading.rest)?),
        Some(Trouble::Damaged { .. }) => Some(aside::keep(disk, path, "damaged", bytes)?),
    };
    // The last lines may be nowhere but in the system's memory: the program ended between writing and syncing them, or
    // syncing failed, and the system has forgotten that they are still to be written. They are about to be shown as
    // safe, so they are written once more. Before them everything was synced, or play would not have gone on.
    let from = reading.sound.len().saturating_sub(DOUBTFUL);
    file.cut(reading.sound.len() as u64)?;
    write_all(file, from as u64, reading.sound.get(from..).unwrap_or_default())?;
    file.sync_all()?;
    Ok(kept)
}
