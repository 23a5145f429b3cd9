//! Opening a journal: reading, repairing and locking it. What is unsound at its end is kept and cut off by `damaged_end`; a file
//! of an older format is kept whole, and one of today's put in its place.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::damaged_end::put_in_order;
use super::disk::{Access, Disk, OpenFile, System, read_all, read_whole, replace};
use super::read::{Reading, Trouble, read_bytes};
use super::store::{LockedFile, ReadOnlyCopy, Store};
use super::{FORMAT, Journal, SaveError, aside};

/// An opened journal, what was read, and where a damaged end was set aside.
#[derive(Debug)]
pub struct Opened {
    /// The journal; [`Journal::read_only`] says whether it can be written.
    pub journal: Journal,
    /// What was read.
    pub reading: Reading,
    /// Where the unsound bytes or the damaged file are kept now.
    pub kept: Option<PathBuf>,
    /// The migration, if the file was in an older format.
    pub migrated: Option<Migrated>,
}

/// A file that was in an older format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Migrated {
    /// The older format.
    pub from: u32,
    /// Where the original is kept.
    pub kept: PathBuf,
}

/// Why a journal can only be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadOnly {
    /// It is open elsewhere, here or in another process. What was read is its state at opening.
    InUse,
    /// The system does not allow writing.
    NotAllowed,
    /// It could not be repaired or synced: the disk is full, say, or fails.
    Failing(io::ErrorKind),
}

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
            // It is being written.
            reading.trouble = None;
        }
        Ok(Self::shown(disk, path, reading, why))
    }

    fn open_held(disk: &Arc<dyn Disk>, path: &Path, mut file: Box<dyn OpenFile>) -> Result<Opened, SaveError> {
        let bytes = read_all(&mut *file).map_err(|error| SaveError::reading(path, error))?;
        let reading = read_bytes(&bytes, path)?;
        let ordered = if reading.format < FORMAT {
            migrate(&**disk, path, &bytes, &reading).map(|(new, migrated)| {
                file = new;
                (reading.trouble.map(|_| migrated.kept.clone()), Some(migrated))
            })
        } else {
            put_in_order(&**disk, path, &mut *file, &bytes, &reading).map(|kept| (kept, None))
        };
        match ordered {
            Ok((kept, migrated)) => {
                let store =
                    Box::new(LockedFile::new(Arc::clone(disk), path.to_owned(), file, reading.sound.len() as u64));
                Ok(Opened { journal: Self::reopened(disk, store, &reading, None), reading, kept, migrated })
            }
            Err(error) => Ok(Self::shown(disk, path, reading, ReadOnly::Failing(error.kind()))),
        }
    }

    fn shown(disk: &Arc<dyn Disk>, path: &Path, reading: Reading, why: ReadOnly) -> Opened {
        let store = Box::new(ReadOnlyCopy { path: path.to_owned(), bytes: reading.sound.clone() });
        Opened { journal: Self::reopened(disk, store, &reading, Some(why)), reading, kept: None, migrated: None }
    }

    fn reopened(disk: &Arc<dyn Disk>, store: Box<dyn Store>, reading: &Reading, read_only: Option<ReadOnly>) -> Self {
        Self { disk: Arc::clone(disk), store, sum: reading.sum.clone(), lines: reading.records.len(), read_only }
    }
}

/// Keeps a file of an older format as it was, and puts one of today's in its place, in one step.
fn migrate(disk: &dyn Disk, path: &Path, bytes: &[u8], reading: &Reading) -> io::Result<(Box<dyn OpenFile>, Migrated)> {
    let kept = aside::keep(disk, path, &format!("format-{}", reading.format), bytes)?;
    let file = replace(disk, path, &reading.sound)?;
    Ok((file, Migrated { from: reading.format, kept }))
}
