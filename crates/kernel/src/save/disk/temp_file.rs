//! A file under a temp name: it takes its lasting one when all of it is safe.

use std::io;
use std::path::{Path, PathBuf};

use super::{Access, Disk, OpenFile, sync_folder_of, write_all};

/// Names that are no plain files and are passed over at the most.
const MOST_PASSED_OVER: u32 = 10;

/// A file under a temp name, held. Whoever holds it may take the name that it stands for.
#[derive(Debug)]
pub(crate) struct TempFile<'d> {
    disk: &'d dyn Disk,
    path: PathBuf,
    file: Box<dyn OpenFile>,
}

impl<'d> TempFile<'d> {
    /// The temp file for this name, empty; none if another holds it. One that a crash left behind is used again; a link or
    /// whatever else has its name is passed over, for what lies behind it is none of ours.
    pub(crate) fn for_name(disk: &'d dyn Disk, name: &Path) -> io::Result<Option<Self>> {
        for number in 1..=MOST_PASSED_OVER {
            let path = beside(name, "new", number)?;
            let opened = match disk.open(&path, Access::New) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match again(disk, &path) {
                    Ok(Existing::Other) => continue,
                    Ok(Existing::Gone) => return Ok(None),
                    Ok(Existing::Ours(file)) => Ok(file),
                    Err(error) => Err(error),
                },
                opened => opened,
            };
            let file = match opened {
                Err(error) if error.kind() == io::ErrorKind::ResourceBusy => return Ok(None),
                opened => opened?,
            };
            let mut temp = Self { disk, path, file };
            return match temp.file.cut(0) {
                Ok(()) => Ok(Some(temp)),
                Err(error) => Err(temp.discard_after(error)),
            };
        }
        Err(io::Error::new(io::ErrorKind::AlreadyExists, "every temp name is taken"))
    }

    /// Makes these bytes safe in it and gives it its name, in one step; a file of that name is replaced.
    pub(crate) fn commit(mut self, name: &Path, bytes: &[u8]) -> io::Result<Box<dyn OpenFile>> {
        let written = write_all(&mut *self.file, 0, bytes).and_then(|()| self.file.sync_all());
        if let Err(error) = written.and_then(|()| self.disk.rename(&self.path, name)) {
            return Err(self.discard_after(error));
        }
        sync_folder_of(self.disk, name)?;
        Ok(self.file)
    }

    /// Gives it up.
    pub(crate) fn discard(self) {
        // One that stays is used again.
        let _ = self.disk.remove(&self.path);
    }

    fn discard_after(self, error: io::Error) -> io::Error {
        self.discard();
        error
    }
}

/// What lies under a temp name already.
enum Existing {
    /// A file that a crash left behind.
    Ours(Box<dyn OpenFile>),
    /// Nothing any more: another took or dropped it just now.
    Gone,
    /// A link, a folder or their kin.
    Other,
}

fn again(disk: &dyn Disk, path: &Path) -> io::Result<Existing> {
    match disk.open(path, Access::Plain) {
        Ok(file) => Ok(Existing::Ours(file)),
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(Existing::Other),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Existing::Gone),
        Err(error) => Err(error),
    }
}

/// A name beside another: `game.jsonl.torn`, `game.jsonl.torn-2` and so on.
pub(crate) fn beside(path: &Path, ending: &str, number: u32) -> io::Result<PathBuf> {
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_os_string();
    name.push(".");
    name.push(ending);
    if number > 1 {
        name.push(format!("-{number}"));
    }
    Ok(path.with_file_name(name))
}
