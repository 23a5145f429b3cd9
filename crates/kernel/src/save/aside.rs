//! Setting aside what would otherwise be lost.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::{Disk, TempFile, beside, exists, read_whole};

/// Keeps bytes under a free name beside a file: its name with this ending, then numbered. If they are already kept
/// there, once is enough: an earlier try may have got no further.
pub(super) fn keep(disk: &dyn Disk, path: &Path, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    for number in 1..10_000 {
        let beside = beside(path, ending, number)?;
        if exists(disk, &beside)? {
            if read_whole(disk, &beside).is_ok_and(|kept| kept == bytes) {
                return Ok(beside);
            }
            continue;
        }
        if let Some(temp) = TempFile::for_name(disk, &beside)? {
            if exists(disk, &beside)? {
                temp.discard();
                continue;
            }
            temp.commit(&beside, bytes)?;
            return Ok(beside);
        }
    }
    Err(io::Error::new(io::ErrorKind::AlreadyExists, "every name is taken"))
}
