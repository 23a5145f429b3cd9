//! Opening a journal: reading, repairing and locking it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::{Access, Disk, OpenFile, System, read_all, read_whole, replace, sync_folder_of, write_all};
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

/// Bytes at the end of a file that are rewritten when it is opened: more than any one transaction has.
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
    let modified = disk.facts(path).ok().and_then(|facts| facts.modified);
    file.cut(reading.sound.len() as u64)?;
    write_all(file, from as u64, reading.sound.get(from..).unwrap_or_default())?;
    if let Some(modified) = modified {
        // Nobody has played, so the file keeps its date. Where that cannot be, it only stands higher in a list.
        let _ = file.set_modified(modified);
    }
    file.sync_all()?;
    // The file's name may not be synced yet either.
    sync_folder_of(disk, path)?;
    Ok(kept)
}
