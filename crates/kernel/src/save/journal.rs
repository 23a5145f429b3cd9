//! A journal: the lines of one game, begun, added to and copied. Where they are written is `store`; a damaged end of them is cut
//! off by `damaged_end`, when a file is opened.

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::chain::{seal, seal_into};
use super::disk::{Access, Disk, System, make_folders, read_all, replace};
use super::line::Line;
use super::open::ReadOnly;
use super::read::{LONGEST_LINE, MOST_LINES, Reading};
use super::store::{LockedFile, Memory, PutBack, Store};
use super::{Header, Record, SaveError, aside, folder};

/// The lines of one game.
#[derive(Debug)]
pub struct Journal {
    pub(super) disk: Arc<dyn Disk>,
    pub(super) store: Box<dyn Store>,
    pub(super) sum: String,
    /// The lines after the header.
    pub(super) lines: usize,
    pub(super) read_only: Option<ReadOnly>,
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
            Ok(sum) => Ok(Self::in_store(store, sum, 0)),
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

    /// Begins a journal in a new file of this folder, named after what the players call it or else after its [label](Header::label).
    /// It gets its name only once its header is on disk.
    ///
    /// # Errors
    /// If the folder or the file cannot be written.
    pub fn create(folder: &Path, header: &Header) -> Result<Self, SaveError> {
        Self::create_on(&System::shared(), folder, header)
    }

    /// The same on another disk.
    ///
    /// # Errors
    /// As [`create`](Self::create).
    pub fn create_on(disk: &Arc<dyn Disk>, folder: &Path, header: &Header) -> Result<Self, SaveError> {
        let refused = |error| SaveError::writing(folder, error);
        let (line, sum) = seal(header, "").map_err(|error| refused(error.into()))?;
        make_folders(&**disk, folder).map_err(refused)?;
        let stem = folder::stem([header.name.as_str(), &header.label()]);
        let (path, file) = folder::create(&**disk, folder, &stem, &line).map_err(refused)?;
        let store = LockedFile::new(Arc::clone(disk), path, file, line.len() as u64);
        Ok(Self { disk: Arc::clone(disk), store: Box::new(store), sum, lines: 0, read_only: None })
    }

    /// Removes its file, if it has one, and goes on in memory.
    pub(crate) fn discard(&mut self) {
        let Some(path) = self.path().map(Path::to_owned) else { return };
        // The file is closed first: some systems remove none that is open.
        self.store = Box::new(Memory::default());
        // What cannot be removed is found on the shelf, and can be thrown away there.
        let _ = self.disk.remove(&path);
    }

    /// A journal in memory that goes on from what was read.
    pub fn going_on(reading: &Reading) -> Self {
        Self::in_store(Box::new(Memory(reading.sound.clone())), reading.sum.clone(), reading.records.len())
    }

    fn in_store(store: Box<dyn Store>, sum: String, lines: usize) -> Self {
        Self { disk: System::shared(), store, sum, lines, read_only: None }
    }

    /// Why nothing can be added to it, if so. What was read of it can be looked at all the same.
    pub fn read_only(&self) -> Option<ReadOnly> {
        self.read_only
    }

    /// Adds lines in one write, and returns once they are safe.
    ///
    /// # Errors
    /// If they could not be written, or the journal is only for reading. Then none of them is in it.
    pub fn append(&mut self, records: &[Record]) -> Result<(), SaveError> {
        let path = || self.path().unwrap_or(Path::new("")).to_owned();
        if let Some(why) = self.read_only {
            return Err(SaveError::ReadOnly { path: path(), why });
        }
        match self.try_append(records) {
            Ok(sum) => {
                self.sum = sum;
                self.lines += records.len();
                Ok(())
            }
            Err(error) => Err(SaveError::writing(self.path().unwrap_or(Path::new("")), error)),
        }
    }

    fn try_append(&mut self, records: &[Record]) -> io::Result<String> {
        let mut bytes = Vec::new();
        let mut sum = self.sum.clone();
        for record in records {
            let before = bytes.len();
            sum = seal_into(&Line::from(record), &sum, &mut bytes)?;
            // What could not be read again is not written.
            if bytes.len() - before > LONGEST_LINE {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
        }
        if self.lines + records.len() > MOST_LINES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.store.append(&bytes)?;
        Ok(sum)
    }

    /// The times that its file was gone from its place and was written anew, of which nobody has asked yet.
    pub fn put_back(&mut self) -> Vec<PutBack> {
        self.store.put_back()
    }

    /// The file, if it is one.
    pub fn path(&self) -> Option<&Path> {
        self.store.path()
    }

    /// Every line so far, as they are written.
    ///
    /// # Errors
    /// If they cannot be read again.
    pub fn bytes(&mut self) -> Result<Vec<u8>, SaveError> {
        let bytes = self.store.bytes();
        bytes.map_err(|error| SaveError::reading(self.path().unwrap_or(Path::new("")), error))
    }

    /// Writes the whole journal to another file, in one step. A different file of that name is kept beside it.
    ///
    /// # Errors
    /// If the file cannot be written or is in use.
    pub fn copy_to(&mut self, path: &Path) -> Result<(), SaveError> {
        if self.path() == Some(path) {
            return Ok(());
        }
        let refused = |error| SaveError::writing(path, error);
        let bytes = self.store.bytes().map_err(refused)?;
        let disk = &*self.disk;
        // Held until the new one is there, so that nobody begins to play in the one that goes.
        let _standing = match disk.open(path, Access::Write) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(refused(error)),
            Ok(mut standing) => {
                let before = read_all(&mut *standing).map_err(refused)?;
                if !bytes.starts_with(&before) {
                    aside::keep(disk, path, "before", &before).map_err(refused)?;
                }
                Some(standing)
            }
        };
        replace(disk, path, &bytes).map(|_| ()).map_err(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attack_f13_a_game_that_could_not_be_begun_leaves_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let line = r#"{"format":4,"game":"ironclad","app":"0.4.0","content":"0000000000000000","name":"Slowly",
            "players":["Mara"],"seed":1,"setup":{}}"#;
        let header: Header = serde_json::from_str(line).expect("a header");
        let mut journal = Journal::create(folder.path(), &header).expect("a journal");
        let path = journal.path().expect("a file").to_owned();
        assert!(path.is_file());
        journal.discard();
        assert_eq!(journal.path(), None);
        assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 0, "nothing is left beside it either");
    }
}
