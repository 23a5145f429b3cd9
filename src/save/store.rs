//! Where the lines of a journal go: a locked file, or memory.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

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
    /// What the system said.
    fn bytes(&mut self) -> io::Result<Vec<u8>>;

    /// The file, if it is one.
    fn path(&self) -> Option<&Path> {
        None
    }
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

/// A file, locked for as long as it is open.
#[derive(Debug)]
pub(super) struct Locked {
    path: PathBuf,
    file: File,
    /// Bytes that count; whatever a failed write left behind lies after them.
    length: u64,
    spoilt: bool,
}

impl Locked {
    /// A file already locked, of which so many bytes count.
    pub(super) fn new(path: PathBuf, file: File, length: u64) -> Self {
        Self { path, file, length, spoilt: false }
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()
    }
}

impl Store for Locked {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.spoilt {
            self.file.set_len(self.length)?;
            self.spoilt = false;
        }
        match self.write(bytes) {
            Ok(()) => {
                self.length += bytes.len() as u64;
                Ok(())
            }
            Err(error) => {
                // If this fails too it is tried again before the next write; a reader takes the rest for a torn line.
                self.spoilt = self.file.set_len(self.length).is_err();
                Err(error)
            }
        }
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        Read::by_ref(&mut self.file).take(self.length).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }
}
