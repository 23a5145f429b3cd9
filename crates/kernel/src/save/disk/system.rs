//! The disk of this machine.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::{Access, Disk, Facts, Kind, OpenFile};

/// The files of this machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct System;

impl System {
    /// This disk, to be handed round.
    pub fn shared() -> Arc<dyn Disk> {
        Arc::new(Self)
    }
}

impl Disk for System {
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn OpenFile>> {
        // To open a pipe could wait for ever, and to read a device could never end.
        match self.facts(path) {
            Ok(facts) if facts.kind != Kind::File && access != Access::New => {
                return Err(not_a_file());
            }
            _ => {}
        }
        let mut options = OpenOptions::new();
        options.read(true).write(access != Access::Read).create_new(access == Access::New);
        let file = match access {
            Access::Read => options.open(path)?,
            Access::Write | Access::New => hold::open(&mut options, path)?,
            Access::Plain => open_plain(&mut options, path)?,
        };
        Ok(Box::new(Opened(file)))
    }

    fn facts(&self, path: &Path) -> io::Result<Facts> {
        let facts = fs::metadata(path)?;
        let kind = match facts.file_type() {
            kind if kind.is_file() => Kind::File,
            kind if kind.is_dir() => Kind::Folder,
            _ => Kind::Other,
        };
        Ok(Facts { kind, length: facts.len(), modified: facts.modified().ok() })
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        names::sync(folder)
    }
}

fn not_a_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "not a file")
}

/// Opens a file that has this name itself. The opening refuses links: after a look before it, another could lay one there.
fn open_plain(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    links::not_followed(options);
    match hold::open(options, path) {
        Ok(file) if file.metadata()?.is_file() => Ok(file),
        Ok(_) => Err(not_a_file()),
        // Systems have errors of their own for a link; nothing is open, so a look is enough to say which it was.
        Err(_) if fs::symlink_metadata(path).is_ok_and(|facts| !facts.is_file()) => Err(not_a_file()),
        Err(error) => Err(error),
    }
}

#[derive(Debug)]
struct Opened(File);

impl OpenFile for Opened {
    fn has_name(&self, path: &Path) -> io::Result<bool> {
        hold::has_name(&self.0, path)
    }

    fn length(&self) -> io::Result<u64> {
        Ok(self.0.metadata()?.len())
    }

    fn read_at(&mut self, at: u64, into: &mut [u8]) -> io::Result<usize> {
        self.0.seek(SeekFrom::Start(at))?;
        self.0.read(into)
    }

    fn write_at(&mut self, at: u64, bytes: &[u8]) -> io::Result<usize> {
        self.0.seek(SeekFrom::Start(at))?;
        self.0.write(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.0.set_len(length)
    }

    fn set_modified(&mut self, when: SystemTime) -> io::Result<()> {
        self.0.set_modified(when)
    }

    fn sync_data(&mut self) -> io::Result<()> {
        self.0.sync_data()
    }

    fn sync_all(&mut self) -> io::Result<()> {
        self.0.sync_all()
    }
}

/// Keeping other writers out: elsewhere by a lock, which readers need not heed.
#[cfg(not(windows))]
mod hold {
    use std::fs::{self, File, OpenOptions, TryLockError};
    use std::io;
    use std::os::unix::fs::MetadataExt;
    use std::path::Path;

    /// Between opening a file and holding it another may take its name; then that one is meant.
    const TRIES: u8 = 10;

    pub(super) fn open(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
        for _ in 0..TRIES {
            let file = options.open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => break,
                // Where files cannot be locked, the game can still be played.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => return Ok(file),
                Err(TryLockError::Error(error)) => return Err(error),
            }
            if has_name(&file, path)? {
                return Ok(file);
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }

    pub(super) fn has_name(file: &File, path: &Path) -> io::Result<bool> {
        let named = match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            named => named?,
        };
        let held = file.metadata()?;
        Ok((held.dev(), held.ino()) == (named.dev(), named.ino()))
    }
}

/// Keeping other writers out: by what else may be done with the file meanwhile. A lock would keep readers out too.
#[cfg(windows)]
mod hold {
    use std::fs::{File, OpenOptions};
    use std::io;
    use std::os::windows::fs::OpenOptionsExt;
    use std::path::Path;

    use winapi_util::{Handle, file};

    const FILE_SHARE_READ: u32 = 1;
    const FILE_SHARE_DELETE: u32 = 4;
    const ERROR_SHARING_VIOLATION: i32 = 32;

    pub(super) fn open(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
        options.share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE).open(path).map_err(|error| {
            let held = error.raw_os_error() == Some(ERROR_SHARING_VIOLATION);
            if held { io::ErrorKind::ResourceBusy.into() } else { error }
        })
    }

    /// A file that is held may be removed or replaced all the same: our own way of writing a whole file renames one that is
    /// held, and what allows that allows it to others. Both lie on one volume, where each file has a number of its own.
    pub(super) fn has_name(held: &File, path: &Path) -> io::Result<bool> {
        let named = match Handle::from_path_any(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            named => named?,
        };
        Ok(file::information(held)?.file_index() == file::information(named)?.file_index())
    }
}

/// Links that are not followed: on Unix `O_NOFOLLOW` makes the opening of a link fail.
#[cfg(not(windows))]
mod links {
    use std::fs::OpenOptions;
    use std::os::unix::fs::OpenOptionsExt;

    pub(super) fn not_followed(options: &mut OpenOptions) {
        options.custom_flags(libc::O_NOFOLLOW);
    }
}

/// Links that are not followed: on Windows the link itself is opened, and then refused because it is not a file.
#[cfg(windows)]
mod links {
    use std::fs::OpenOptions;
    use std::os::windows::fs::OpenOptionsExt;

    const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;

    pub(super) fn not_followed(options: &mut OpenOptions) {
        options.custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
    }
}

#[cfg(not(windows))]
mod names {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    pub(super) fn sync(folder: &Path) -> io::Result<()> {
        let opened = match File::open(folder) {
            // A folder that may be written and not read: its names are as safe as the system makes them by itself.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return Ok(()),
            opened => opened?,
        };
        match opened.sync_all() {
            // Some file systems, most of them on other machines, know no such request.
            Err(error) if matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput) => Ok(()),
            synced => synced,
        }
    }
}

/// Here names are kept safe by the file system's own log, and there is nothing to ask.
#[cfg(windows)]
mod names {
    use std::io;
    use std::path::Path;

    pub(super) fn sync(_folder: &Path) -> io::Result<()> {
        Ok(())
    }
}
