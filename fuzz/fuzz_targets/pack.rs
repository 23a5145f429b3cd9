//! A stranger's pack: any files under any names. `=== PATH` begins a file; what follows it, to the next, is what it says.
#![no_main]

use std::path::{Component, Path};

use ironclad_game::content::Content;
use libfuzzer_sys::fuzz_target;

const FILES: usize = 24;

fuzz_target!(|bytes: &[u8]| {
    let Ok(folder) = tempfile() else { return };
    let text = String::from_utf8_lossy(bytes);
    for part in text.split("=== ").skip(1).take(FILES) {
        let (path, words) = part.split_once('\n').unwrap_or((part, ""));
        let inside = Path::new(path).components().all(|one| matches!(one, Component::Normal(_)));
        if path.is_empty() || path.len() > 200 || path.contains('\0') || !inside {
            continue;
        }
        let file = folder.join(path);
        if let Some(parent) = file.parent() {
            let _ = std::fs::create_dir_all(parent);
        }
        let _ = std::fs::write(file, words);
    }
    if let Err(faults) = Content::in_folder(&folder) {
        assert!(!faults.0.is_empty(), "refused without a word");
        let text = words::Text::of("en");
        faults.0.iter().for_each(|fault| drop(fault.told(&text)));
    }
    let _ = std::fs::remove_dir_all(folder);
});

/// A folder in memory where there is one.
fn tempfile() -> std::io::Result<std::path::PathBuf> {
    let root = if Path::new("/dev/shm").is_dir() { "/dev/shm".into() } else { std::env::temp_dir() };
    let folder = root.join(format!("ironclad-fuzz-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}
