//! A file under a temp name: it takes its lasting one when all of it is safe.

use std::io;
use std::path::{Path, PathBuf};

use super::{Access, Disk, OpenFile, sync_folder_of, write_all};

/// A file under a temp name, held. Whoever holds it may take the name that it stands for.
#[derive(Debug)]
pub(crate) struct TempFile<'d> {
    disk: &'d dyn Disk,
    path: PathBuf,
    file: Box<dyn OpenFile>,
}

impl<'d> TempFile<'d> {
    /// The temp file for this name, empty; none if another holds it. One that a crash left behind is used again.
    pub(crate) fn for_name(disk: &'d dyn Disk, name: &Path) -> io::Result<Option<Self>> {
        let path = beside(name, "new", 1)?;
        let opened = match disk.open(&path, Access::New) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match disk.open(&path, Access::Write) {
                // Another took or dropped it just now.
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                opened => opened,
            },
            opened => opened,
        };
        let file = match opened {
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy => return Ok(None),
            opened => opened?,
        };
        let mut temp = Self { disk, path, file };
        match temp.file.cut(0) {
            Ok(()) => Ok(Some(temp)),
            Err(error) => Err(temp.discard_after(error)),
        }
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
