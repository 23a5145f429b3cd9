//! The end of a file that is opened: what is unsound there is kept beside the file (`aside`) and cut off, and the last sound
//! lines are written once more.

use std::io;
use std::path::{Path, PathBuf};

use super::aside;
use super::disk::{Disk, OpenFile, sync_folder_of, write_all};
use super::read::{Reading, Trouble};

/// Bytes at the end of a file that are rewritten when it is opened: more than any one transaction has.
const DOUBTFUL: usize = 256 << 10;

/// Keeps what is unsound beside the file, cuts it off, and makes sure that what was read is on the disk.
pub(super) fn put_in_order(
    disk: &dyn Disk,
    path: &Path,
    file: &mut dyn OpenFile,
    bytes: &[u8],
    reading: &Reading,
) -> io::Result<Option<PathBuf>> {
    let kept = match reading.trouble {
        None => None,
        Some(Trouble::Torn { .. }) => Some(aside::keep(disk, path, "torn", &reading.rest)?),
        Some(Trouble::Damaged { .. }) => Some(aside::keep(disk, path, "damaged", bytes)?),
    };
    // The last lines may be nowhere but in the system's memory: the program ended between writing and syncing them, or
    // syncing failed, and the system has forgotten that they are still to be written. They are about to be shown as
    // safe, so they are written once more. Before them everything was synced, or play would not have gone on.
    let from = reading.sound.len().saturating_sub(DOUBTFUL);
    let modified = disk.facts(path).ok().and_then(|facts| facts.modified);
    file.cut(reading.sound.len() as u64)?;
    write_all(file, from as u64, reading.sound.get(from..).unwrap_or_default())?;
    if let Some(modified) = modified {
        // Nobody has played, so the file keeps its date. Where that cannot be, it only stands higher in a list.
        let _ = file.set_modified(modified);
    }
    file.sync_all()?;
    // The file's name may not be synced yet either.
    sync_folder_of(disk, path)?;
    Ok(kept)
}
