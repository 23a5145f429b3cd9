//! Any bytes are read as a saved game, whichever game's, and what can be read of them is played again.
#![no_main]

use std::path::Path;
use std::sync::{Arc, LazyLock};

use full_thrust::play::FullThrust;
use iron_guest::IronGuest;
use ironclad_game::content::Content;
use ironclad_game::engine::Game;
use kernel::Game as _;
use kernel::save::Reading;
use kernel::session::Session;
use libfuzzer_sys::fuzz_target;
use xxhash_rust::xxh3::Xxh3;

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound")));
static SQUADRONS: LazyLock<Arc<iron_guest::content::Catalogue>> =
    LazyLock::new(|| iron_guest::content::Catalogue::shared().expect("sound"));
static FLEETS: LazyLock<Arc<full_thrust::content::Catalogue>> =
    LazyLock::new(|| full_thrust::content::Catalogue::shared().expect("sound"));

/// Checksums that fit, as somebody would make them who writes a file to do harm. A line's own, if it has one, is taken off.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut lines = Vec::new();
    let mut before = String::new();
    for line in bytes.split(|byte| *byte == b'\n').filter(|line| line.len() > 1) {
        let seam = line.windows(8).rposition(|part| part == b",\"sum\":\"").unwrap_or(line.len() - 1);
        let body = &line[..seam];
        let mut hash = Xxh3::new();
        hash.update(before.as_bytes());
        hash.update(body);
        before = format!("{:016x}", hash.digest());
        lines.extend_from_slice(body);
        lines.extend_from_slice(format!(",\"sum\":\"{before}\"}}\n").as_bytes());
    }
    lines
}

fn read(bytes: &[u8]) {
    let Ok(reading) = kernel::save::read_bytes(bytes, Path::new("game.jsonl")) else { return };
    match reading.header.game.as_str() {
        IronGuest::ID => play::<IronGuest>(&SQUADRONS, &reading),
        FullThrust::ID => play::<FullThrust>(&FLEETS, &reading),
        // Another game's file is refused there.
        _ => play::<Game>(&CONTENT, &reading),
    }
}

fn play<G: kernel::Game>(catalogue: &Arc<G::Catalogue>, reading: &Reading) {
    if let Ok(loaded) = Session::<G>::from_reading(catalogue, reading) {
        let _ = loaded.session.game().pending();
        let _ = loaded.session.history();
    }
}

fuzz_target!(|bytes: &[u8]| {
    read(bytes);
    read(&sealed(bytes));
});
