//! Reading and writing whole files, and making folders.

use std::io;
use std::path::Path;

use super::{Access, Disk, Kind, LARGEST_FILE, OpenFile, TempFile};

/// Reads a whole file.
///
/// # Errors
/// What the system said: `FileTooLarge`, before anything is read, if it is longer than [`LARGEST_FILE`].
pub fn read_whole(disk: &dyn Disk, path: &Path) -> io::Result<Vec<u8>> {
    read_all(&mut *disk.open(path, Access::Read)?)
}

/// Reads all of an open file.
pub(crate) fn read_all(file: &mut dyn OpenFile) -> io::Result<Vec<u8>> {
    let length = file.length()?;
    if length > LARGEST_FILE {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    read_first(file, length)
}

/// Reads the first so many bytes, or as many as there are.
pub(crate) fn read_first(file: &mut dyn OpenFile, length: u64) -> io::Result<Vec<u8>> {
    let length = usize::try_from(length).map_err(|_| io::ErrorKind::FileTooLarge)?;
    let mut bytes = vec![0; length];
    let mut read = 0;
    while let Some(rest) = bytes.get_mut(read..).filter(|rest| !rest.is_empty()) {
        match file.read_at(read as u64, rest) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    bytes.truncate(read);
    Ok(bytes)
}

/// Writes all of these bytes from this place on. They are not safe before a sync.
pub(crate) fn write_all(file: &mut dyn OpenFile, at: u64, bytes: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while let Some(rest) = bytes.get(written..).filter(|rest| !rest.is_empty()) {
        match file.write_at(at + written as u64, rest) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(more) => written += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Writes a whole file in one step: whatever happens, it is as it was or has all of these bytes.
///
/// # Errors
/// What the system said: `ResourceBusy` if another is doing the same just now.
pub fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn OpenFile>> {
    TempFile::for_name(disk, path)?.ok_or(io::ErrorKind::ResourceBusy)?.commit(path, bytes)
}

/// Whether anything has this name.
pub(crate) fn exists(disk: &dyn Disk, path: &Path) -> io::Result<bool> {
    match disk.facts(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Makes a folder and those that it lies in, where they are missing. Its own name is made safe even if it was there:
/// whoever made it may have got no further.
pub(crate) fn make_folders(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    if !disk.facts(folder).is_ok_and(|facts| facts.kind == Kind::Folder) {
        if let Some(parent) = folder.parent() {
            make_folders(disk, parent)?;
        }
        match disk.make_folder(folder) {
            // Another made it just now, or it is a file, which will be said when something is to lie in it.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => made?,
        }
    }
    sync_folder_of(disk, folder)
}

/// Makes the names in the folder of a file safe.
pub(crate) fn sync_folder_of(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => disk.sync_folder(folder),
        _ => disk.sync_folder(Path::new(".")),
    }
}
