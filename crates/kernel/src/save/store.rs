//! Where the lines of a journal go: a file that is held, memory, or nowhere.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::aside;
use super::disk::{Disk, LARGEST_FILE, OpenFile, exists, read_first, read_whole, replace, write_all};

/// Something that keeps bytes in order.
pub trait Store: fmt::Debug + Send {
    /// Adds these bytes and returns once they are safe.
    ///
    /// # Errors
    /// What the system said. Then none of them count as added.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Everything added so far.
    ///
    /// # Errors
    /// The system's error.
    fn bytes(&mut self) -> io::Result<Vec<u8>>;

    /// The file, if it is one.
    fn path(&self) -> Option<&Path> {
        None
    }

    /// The times that its file was gone from its place and was written anew, of which nobody has asked yet.
    fn put_back(&mut self) -> Vec<PutBack> {
        Vec::new()
    }
}

/// Another program had removed or replaced the file of a game in play; all of it was written to its place anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PutBack {
    /// Where the file is kept that had taken its place, if one had.
    pub kept: Option<PathBuf>,
}

/// A store that is gone with the program.
#[derive(Debug, Clone, Default)]
pub struct Memory(pub Vec<u8>);

impl Store for Memory {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.extend_from_slice(bytes);
        Ok(())
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.0.clone())
    }
}

/// A file, held for as long as it is open.
#[derive(Debug)]
pub(super) struct LockedFile {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    file: Box<dyn OpenFile>,
    /// Bytes that count; whatever a failed write left behind lies after them.
    length: u64,
    spoilt: bool,
    /// Not asked for yet.
    put_back: Vec<PutBack>,
}

impl LockedFile {
    /// A file that is held, of which so many bytes count and are safe.
    pub(super) fn new(disk: Arc<dyn Disk>, path: PathBuf, file: Box<dyn OpenFile>, length: u64) -> Self {
        Self { disk, path, file, length, spoilt: false, put_back: Vec::new() }
    }

    /// Puts the whole file back where it was, if another program has removed it or put another in its place: lines
    /// written to a file without a name are lost. A file that has taken its place is kept beside it.
    fn keep_name(&mut self) -> io::Result<()> {
        if self.file.has_name(&self.path)? {
            return Ok(());
        }
        let bytes = self.bytes()?;
        let kept = if exists(&*self.disk, &self.path)? {
            let standing = read_whole(&*self.disk, &self.path)?;
            Some(aside::keep(&*self.disk, &self.path, "replaced", &standing)?)
        } else {
            None
        };
        self.file = replace(&*self.disk, &self.path, &bytes)?;
        self.spoilt = false;
        self.put_back.push(PutBack { kept });
        Ok(())
    }
}

impl Store for LockedFile {
    /// After a failed sync the system may have forgotten what it was given, and to sync again would prove nothing. So
    /// the bytes are cut off, and whatever comes next is written anew, to the same place.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.keep_name()?;
        // What could not be read again is not written.
        if self.length + bytes.len() as u64 > LARGEST_FILE {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        if self.spoilt {
            self.file.cut(self.length)?;
            self.spoilt = false;
        }
        match write_all(&mut *self.file, self.length, bytes).and_then(|()| self.file.sync_data()) {
            Ok(()) => {
                self.length += bytes.len() as u64;
                Ok(())
            }
            Err(error) => {
                // If this fails too it is tried again before the next write. Were the program to end before, a reader
                // would take the rest for a torn line, or for lines that were never shown.
                self.spoilt = self.file.cut(self.length).is_err();
                Err(error)
            }
        }
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        read_first(&mut *self.file, self.length)
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn put_back(&mut self) -> Vec<PutBack> {
        std::mem::take(&mut self.put_back)
    }
}

/// What was read of a file that may not be written.
#[derive(Debug)]
pub(super) struct ReadOnlyCopy {
    pub(super) path: PathBuf,
    pub(super) bytes: Vec<u8>,
}

impl Store for ReadOnlyCopy {
    fn append(&mut self, _bytes: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.bytes.clone())
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }
}
