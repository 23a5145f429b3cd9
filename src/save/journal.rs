//! A journal: the lines of one game, begun, opened again, added to and copied.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::chain::{Reading, Trouble, read_bytes, seal};
use super::line::Line;
use super::store::{Locked, Memory, Store};
use super::{Header, Record, SaveError, aside, folder};

/// The lines of one game.
#[derive(Debug)]
pub struct Journal {
    store: Box<dyn Store>,
    sum: String,
}

/// A journal opened again, what was read, and where an unsound end was set aside.
#[derive(Debug)]
pub struct Opened {
    /// The journal, ready for more.
    pub journal: Journal,
    /// What was read.
    pub reading: Reading,
    /// Where the unsound bytes or the damaged file are kept now.
    pub kept: Option<PathBuf>,
}

impl Journal {
    /// Begins a journal in any store.
    ///
    /// # Errors
    /// If the store refuses the header.
    pub fn begin(mut store: Box<dyn Store>, header: &Header) -> Result<Self, SaveError> {
        let written = seal(header, "").map_err(io::Error::from).and_then(|(line, sum)| {
            store.append(&line)?;
            Ok(sum)
        });
        match written {
            Ok(sum) => Ok(Self { store, sum }),
            Err(error) => Err(SaveError::writing(store.path().unwrap_or(Path::new("")), error)),
        }
    }

    /// Begins a journal in memory.
    ///
    /// # Errors
    /// None in practice.
    pub fn in_memory(header: &Header) -> Result<Self, SaveError> {
        Self::begin(Box::new(Memory::default()), header)
    }

    /// Begins a journal in a new file of this folder, named after its scenario. It gets its name only once its header
    /// is on disk.
    ///
    /// # Errors
    /// If the folder or the file cannot be written.
    pub fn create(folder: &Path, header: &Header) -> Result<Self, SaveError> {
        let refused = |error| SaveError::writing(folder, error);
        fs::create_dir_all(folder).map_err(refused)?;
        let (line, sum) = seal(header, "").map_err(|error| refused(error.into()))?;
        let (path, file) = folder::create(folder, &header.scenario, &line).map_err(refused)?;
        let length = line.len() as u64;
        Ok(Self { store: Box::new(Locked::new(path, file, length)), sum })
    }

    /// Opens a file to go on with it. An unsound end is first copied beside it, then cut off.
    ///
    /// # Errors
    /// As [`read`](super::read), and if the file is in use or cannot be written.
    pub fn open(path: &Path) -> Result<Opened, SaveError> {
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(|error| match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => SaveError::writing(path, error),
            _ => SaveError::reading(path, error),
        })?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| SaveError::reading(path, error))?;
        let reading = read_bytes(&bytes, path)?;
        let kept = set_aside(path, &file, &bytes, &reading).map_err(|error| SaveError::writing(path, error))?;
        let store = Locked::new(path.to_owned(), file, reading.sound.len() as u64);
        let journal = Self { store: Box::new(store), sum: reading.sum.clone() };
        Ok(Opened { journal, reading, kept })
    }

    /// A journal in memory that goes on from what was read.
    pub fn going_on(reading: &Reading) -> Self {
        Self { store: Box::new(Memory(reading.sound.clone())), sum: reading.sum.clone() }
    }

    /// Adds lines in one write, and returns once they are safe.
    ///
    /// # Errors
    /// If they could not be written. Then none of them is in the journal.
    pub fn append(&mut self, records: &[Record]) -> Result<(), SaveError> {
        match self.try_append(records) {
            Ok(sum) => {
                self.sum = sum;
                Ok(())
            }
            Err(error) => Err(SaveError::writing(self.path().unwrap_or(Path::new("")), error)),
        }
    }

    fn try_append(&mut self, records: &[Record]) -> io::Result<String> {
        let mut bytes = Vec::new();
        let mut sum = self.sum.clone();
        for record in records {
            let (line, next) = seal(&Line::from(record), &sum)?;
            bytes.extend_from_slice(&line);
            sum = next;
        }
        self.store.append(&bytes)?;
        Ok(sum)
    }

    /// The file, if it is one.
    pub fn path(&self) -> Option<&Path> {
        self.store.path()
    }

    /// Writes the whole journal to another file, in one step. A different file of that name is kept beside it.
    ///
    /// # Errors
    /// If the file cannot be written or is in use.
    pub fn copy_to(&mut self, path: &Path) -> Result<(), SaveError> {
        let refused = |error| SaveError::writing(path, error);
        if self.path() == Some(path) {
            return Ok(());
        }
        let bytes = self.store.bytes().map_err(refused)?;
        if let Ok(standing) = File::open(path) {
            lock(&standing, path)?;
            keep_other(path, standing, &bytes).map_err(refused)?;
        }
        write_whole(path, &bytes).map_err(refused)
    }
}

fn lock(file: &File, path: &Path) -> Result<(), SaveError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(SaveError::InUse { path: path.to_owned() }),
        // Where files cannot be locked, the game can still be played.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(SaveError::writing(path, error)),
    }
}

fn set_aside(path: &Path, file: &File, bytes: &[u8], reading: &Reading) -> io::Result<Option<PathBuf>> {
    let kept = match reading.trouble {
        None => return Ok(None),
        Some(Trouble::Torn { .. }) => aside::keep(path, "torn", &reading.rest)?,
        Some(Trouble::Damaged { .. }) => aside::keep(path, "damaged", bytes)?,
    };
    file.set_len(reading.sound.len() as u64)?;
    file.sync_all()?;
    Ok(Some(kept))
}

/// Keeps what stands in a file, unless the new bytes only go on from it.
fn keep_other(path: &Path, mut standing: File, bytes: &[u8]) -> io::Result<()> {
    let mut before = Vec::new();
    standing.read_to_end(&mut before)?;
    if !bytes.starts_with(&before) {
        aside::keep(path, "before", &before)?;
    }
    Ok(())
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// Copies a file that may be in use, in one step. A different file of that name is kept beside it.
///
/// # Errors
/// If the one cannot be read or the other not be written.
pub fn copy(from: &Path, to: &Path) -> Result<(), SaveError> {
    let bytes = fs::read(from).map_err(|error| SaveError::reading(from, error))?;
    let sound = read_bytes(&bytes, from)?.sound;
    let mut copy = Journal { store: Box::new(Memory(sound)), sum: String::new() };
    copy.copy_to(to)
}
