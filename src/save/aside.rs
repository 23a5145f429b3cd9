//! Setting aside what would otherwise be lost.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes bytes to a free name beside a file: its name with this ending, then numbered.
pub(super) fn keep(path: &Path, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let beside = beside(path, ending, number);
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(mut file) => {
                file.write_all(bytes)?;
                file.sync_all()?;
                sync_folder(path);
                return Ok(beside);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 10_000 => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// `game.jsonl.torn`, `game.jsonl.torn-2` and so on.
fn beside(path: &Path, ending: &str, number: u32) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    name.push(ending);
    if number > 1 {
        name.push(format!("-{number}"));
    }
    path.with_file_name(name)
}

/// Makes the names in a file's folder safe, where the system can.
pub(super) fn sync_folder(path: &Path) {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // Some systems cannot open folders; there the names are safe by themselves or not at all.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
