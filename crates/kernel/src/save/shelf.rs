//! Operations on whole games: copy, rename, export, import, discard, restore.
//!
//! Whatever happens on the way, a file is in one place or the other, never in none, and nothing is overwritten unasked.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::chain::seal_into;
use super::disk::{Access, Disk, System, TempFile, exists, make_folders, read_whole, sync_folder_of};
use super::folder::{self, Found, GAMES};
use super::line::Line;
use super::read::{Reading, read_on};
use super::{Journal, Record, SaveError, Trouble};

/// The folder of games that were thrown away, below the folder of our data.
pub const BIN: &str = "bin";

/// The folder of games, and the bin beside it.
#[derive(Debug, Clone)]
pub struct Shelf {
    disk: Arc<dyn Disk>,
    games: PathBuf,
    bin: PathBuf,
}

/// Whether an existing file of that name may be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overwrite {
    /// Keep it and write nothing.
    Never,
    /// Replace it.
    Allowed,
}

/// Whether to import a game that is here already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duplicate {
    /// Refuse it.
    Refuse,
    /// Import it beside the one that is here.
    KeepBoth,
}

impl Shelf {
    /// The shelf in this folder of data.
    pub fn in_folder(data: &Path) -> Self {
        Self::on(System::shared(), data)
    }

    /// The same on another disk.
    pub fn on(disk: Arc<dyn Disk>, data: &Path) -> Self {
        Self { disk, games: data.join(GAMES), bin: data.join(BIN) }
    }

    /// The files of games, the newest first.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn games(&self) -> Result<Vec<Found>, SaveError> {
        folder::list(&*self.disk, &self.games).map_err(|error| SaveError::reading(&self.games, error))
    }

    /// The files of games in the bin, the newest first.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn binned(&self) -> Result<Vec<Found>, SaveError> {
        folder::list(&*self.disk, &self.bin).map_err(|error| SaveError::reading(&self.bin, error))
    }

    /// Copies a game as far as it is sound, under another name, and says where the copy is. The game may be open.
    ///
    /// # Errors
    /// If it cannot be read, or the copy not be written. Then there is no copy.
    pub fn copy(&self, path: &Path, name: &str) -> Result<PathBuf, SaveError> {
        let reading = read_on(&*self.disk, path)?;
        let mut bytes = reading.sound.clone();
        let named = Record::Named(name.to_owned());
        seal_into(&Line::from(&named), &reading.sum, &mut bytes)
            .map_err(|error| SaveError::writing(&self.games, error.into()))?;
        self.add(&[name, reading.name(), &reading.header.label()], &bytes)
    }

    /// Gives a game that nobody has open another name. Its file keeps its own.
    ///
    /// # Errors
    /// If it is in use, or cannot be read or written.
    pub fn rename(&self, path: &Path, name: &str) -> Result<(), SaveError> {
        Journal::open_on(&self.disk, path)?.journal.append(&[Record::Named(name.to_owned())])
    }

    /// Writes a game to a file outside, whole and in one step. The game may be open.
    ///
    /// # Errors
    /// If it cannot be read or is damaged, the file cannot be written, or there is one that is to stay.
    pub fn export(&self, path: &Path, to: &Path, standing: Overwrite) -> Result<(), SaveError> {
        let reading = read_on(&*self.disk, path)?;
        self.sound(&reading, path)?;
        let refused = |error| SaveError::writing(to, error);
        let disk = &*self.disk;
        let temp = TempFile::for_name(disk, to).and_then(|temp| temp.ok_or(io::ErrorKind::ResourceBusy.into()));
        let temp = temp.map_err(refused)?;
        let there = exists(disk, to);
        if standing == Overwrite::Allowed || matches!(there, Ok(false)) {
            return temp.commit(to, &reading.sound).map(|_| ()).map_err(refused);
        }
        temp.discard();
        match there {
            Ok(_) => Err(SaveError::Taken { path: to.to_owned() }),
            Err(error) => Err(refused(error)),
        }
    }

    fn sound(&self, reading: &Reading, path: &Path) -> Result<(), SaveError> {
        let line = match reading.trouble {
            None => return Ok(()),
            // The last line of a game that is open may be in the midst of being written.
            Some(Trouble::Torn { .. }) if self.is_open(path) => return Ok(()),
            Some(Trouble::Torn { line } | Trouble::Damaged { line }) => line,
        };
        Err(SaveError::Unsound { path: path.to_owned(), line })
    }

    fn is_open(&self, path: &Path) -> bool {
        let held = self.disk.open(path, Access::Write);
        held.is_err_and(|error| error.kind() == io::ErrorKind::ResourceBusy)
    }

    /// Brings a game in from a file outside, which is left as it is, and says where it is now. It is brought in as it
    /// is: an older format and a damaged end are seen to when it is opened.
    ///
    /// # Errors
    /// If it is no game that can be read, is here already, or the folder of games cannot be written.
    pub fn import(&self, from: &Path, twice: Duplicate) -> Result<PathBuf, SaveError> {
        let bytes = read_whole(&*self.disk, from).map_err(|error| SaveError::reading(from, error))?;
        let reading = super::read_bytes(&bytes, from)?;
        if twice == Duplicate::Refuse
            && let Some(path) = self.same(&reading)?
        {
            return Err(SaveError::Known { path });
        }
        self.add(&[reading.name(), &reading.header.label()], &bytes)
    }

    /// The game that was begun as this one was, if it is here.
    fn same(&self, reading: &Reading) -> Result<Option<PathBuf>, SaveError> {
        let begun_alike = |found: &Found| {
            // What cannot be read is no game that anyone could know again.
            read_on(&*self.disk, &found.path).is_ok_and(|other| other.header == reading.header)
        };
        Ok(self.games()?.into_iter().find(begun_alike).map(|found| found.path))
    }

    /// Throws a game that nobody has open into the bin, with what was kept beside it, and says where it is now.
    ///
    /// # Errors
    /// If it is in use, is not there, or cannot be moved. It is in one of the two places.
    pub fn discard(&self, path: &Path) -> Result<PathBuf, SaveError> {
        self.carry(path, &self.bin)
    }

    /// Takes a game back out of the bin, and says where it is now.
    ///
    /// # Errors
    /// As [`discard`](Self::discard).
    pub fn restore(&self, path: &Path) -> Result<PathBuf, SaveError> {
        self.carry(path, &self.games)
    }

    /// Removes these games from the bin for good, with what was kept beside them, and says how many were there.
    ///
    /// # Errors
    /// If the folder cannot be read or written. What is left is still in the bin.
    pub fn remove(&self, games: &[PathBuf]) -> Result<usize, SaveError> {
        let refused = |error| SaveError::writing(&self.bin, error);
        let paths = match self.disk.list(&self.bin) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
            paths => paths.map_err(|error| SaveError::reading(&self.bin, error))?,
        };
        let mut removed = 0;
        for path in
            paths.into_iter().filter(|path| games.iter().any(|game| game == path || beside(game, path).is_some()))
        {
            self.disk.remove(&path).map_err(refused)?;
            removed += usize::from(games.contains(&path));
        }
        self.disk.sync_folder(&self.bin).map_err(refused)?;
        Ok(removed)
    }

    fn add(&self, names: &[&str], bytes: &[u8]) -> Result<PathBuf, SaveError> {
        let refused = |error| SaveError::writing(&self.games, error);
        make_folders(&*self.disk, &self.games).map_err(refused)?;
        let stem = folder::stem(names.iter().copied());
        folder::create(&*self.disk, &self.games, &stem, bytes).map(|(path, _)| path).map_err(refused)
    }

    fn carry(&self, path: &Path, to: &Path) -> Result<PathBuf, SaveError> {
        let disk = &*self.disk;
        let refused = |error| SaveError::writing(path, error);
        // Held on the way, so that nobody plays on in it.
        let _held = disk.open(path, Access::Write).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => SaveError::reading(path, error),
            _ => refused(error),
        })?;
        make_folders(disk, to).map_err(refused)?;
        let (there, temp) = folder::free_like(disk, to, path).map_err(refused)?;
        let moved = disk.rename(path, &there).and_then(|()| {
            // The place it comes to first: after a power cut it may be in both, but not in neither.
            sync_folder_of(disk, &there)?;
            sync_folder_of(disk, path)
        });
        temp.discard();
        moved.map_err(refused)?;
        self.follow(path, &there);
        Ok(there)
    }

    /// What was kept beside a game goes where the game went. What does not get there stays where it is.
    fn follow(&self, from: &Path, to: &Path) {
        let (Some(folder), Some(new)) = (from.parent(), name(to)) else { return };
        for path in self.disk.list(folder).unwrap_or_default() {
            // A temp file is somebody's who is writing.
            if let Some(rest) = beside(from, &path).filter(|rest| !rest.starts_with(".new")) {
                let there = to.with_file_name(format!("{new}{rest}"));
                if matches!(exists(&*self.disk, &there), Ok(false)) {
                    // The game itself is where it was to go; what stays behind is found beside its old place.
                    let _ = self.disk.rename(&path, &there);
                }
            }
        }
    }
}

/// What a file that lies beside a game has after the game's name, from its dot on; none if it is another's.
fn beside<'a>(game: &Path, file: &'a Path) -> Option<&'a str> {
    name(file)?.strip_prefix(name(game)?).filter(|rest| rest.starts_with('.'))
}

fn name(path: &Path) -> Option<&str> {
    path.file_name().and_then(|name| name.to_str())
}
