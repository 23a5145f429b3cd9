//! How fast saves are: acknowledging a move, against a bare append of the same bytes; opening a campaign of two thousand
//! inputs; going back to any point of it. `cargo bench --bench saves`.
//!
//! The files are in the folder that `TMPDIR` names: let it lie on a disk, for memory has nothing to wait for.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a bench that cannot go on fails")]

#[path = "common/chooser.rs"]
mod chooser;
#[path = "common/contracts.rs"]
mod contracts;

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use chooser::Chooser;
use contracts::contracts;
use divan::Bencher;
use ironclad::content::Content;
use ironclad::save::{self, Journal, Record};
use ironclad::session::{Session, Storage, UndoScope};

fn main() {
    divan::main();
}

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound content")));

const INPUTS: u32 = 2_000;

/// A campaign of two thousand inputs, as a file. When it is over its last turn is played again, in another way.
static PLAYED: LazyLock<(tempfile::TempDir, PathBuf)> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::begin(&CONTENT, contracts(30, "Thirty evenings"), Storage::Memory).expect("a campaign");
    let mut chooser = Chooser(7);
    while session.place() < INPUTS {
        match session.decision() {
            Some(decision) => {
                session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
            }
            None => {
                let back = session.back(UndoScope::Turn).expect("a turn");
                session.perform(back).expect("taken back");
            }
        }
    }
    let path = folder.path().join("game.jsonl");
    session.save_copy(&path).expect("written");
    (folder, path)
});

/// Bundles of a campaign as they were written: a choice, what followed from it, perhaps a checkpoint.
fn bundles() -> Vec<Vec<Record>> {
    let reading = save::read(&PLAYED.1).expect("sound");
    let mut bundles: Vec<Vec<Record>> = Vec::new();
    for record in reading.records {
        let begins = match &record {
            Record::Input(made) => {
                matches!(made.input, save::WrittenInput::Choose(_)) && made.by == save::InputSource::Players
            }
            Record::Checkpoint(_) => false,
            Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) => continue,
        };
        match bundles.last_mut() {
            Some(last) if !begins => last.push(record),
            _ => bundles.push(vec![record]),
        }
    }
    bundles
}

/// The same bundles as bytes, one after the other.
fn pieces() -> Vec<Vec<u8>> {
    let folder = tempfile::tempdir().expect("a folder");
    let header = save::read(&PLAYED.1).expect("sound").header;
    let mut journal = Journal::create(folder.path(), &header).expect("begun");
    let path = journal.path().expect("a file").to_owned();
    let mut length = path.metadata().expect("there").len();
    let written = bundles().into_iter().map(|bundle| {
        journal.append(&bundle).expect("written");
        let begun = std::mem::replace(&mut length, path.metadata().expect("there").len());
        (begun, length)
    });
    let ends: Vec<(u64, u64)> = written.collect();
    let bytes = std::fs::read(&path).expect("read");
    ends.into_iter().map(|(from, to)| bytes[from as usize..to as usize].to_vec()).collect()
}

const APPENDS: u32 = 400;

/// What any program would have to wait for: the bytes of a move, appended and synced.
#[divan::bench(sample_count = APPENDS, sample_size = 1)]
fn append_1_bare(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let pieces = pieces();
    let mut file: File = OpenOptions::new().append(true).create(true).open(folder.path().join("file")).expect("opened");
    let mut turn = pieces.iter().cycle();
    bencher.bench_local(|| {
        let piece = turn.next().expect("a piece");
        file.write_all(piece).and_then(|()| file.sync_data()).expect("written");
    });
}

/// The same moves through the journal.
#[divan::bench(sample_count = APPENDS, sample_size = 1)]
fn append_2_journal(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let bundles = bundles();
    let header = save::read(&PLAYED.1).expect("sound").header;
    let mut journal = Journal::create(folder.path(), &header).expect("begun");
    let mut turn = bundles.iter().cycle();
    bencher.bench_local(|| journal.append(turn.next().expect("a bundle")).expect("written"));
}

/// Moves through a session: played on a copy, written, taken over.
#[divan::bench(sample_count = APPENDS, sample_size = 1)]
fn append_3_session(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    std::fs::copy(&PLAYED.1, &path).expect("copied");
    let mut session = Session::load(&CONTENT, &path).expect("a game").session;
    let mut chooser = Chooser(9);
    bencher.bench_local(|| match session.decision() {
        Some(decision) => {
            session.answer(decision.options[chooser.below(decision.options.len())]).expect("written");
        }
        None => {
            let back = session.back(UndoScope::Turn).expect("a turn");
            session.perform(back).expect("written");
        }
    });
}

/// Reading the file alone: checksums and lines.
#[divan::bench]
fn load_1_read() -> save::Reading {
    save::read(&PLAYED.1).expect("sound")
}

/// Opening the campaign, to look at it.
#[divan::bench]
fn load_2_session() -> Session {
    Session::load_copy(&CONTENT, &PLAYED.1).expect("a game").session
}

/// Opening the campaign to go on with it: its end is written once more and synced.
#[divan::bench]
fn load_3_to_play() -> Session {
    Session::load(&CONTENT, &PLAYED.1).expect("a game").session
}

/// The game as it stood at any point.
#[divan::bench]
fn back_1_look(bencher: Bencher) {
    let session = Session::load_copy(&CONTENT, &PLAYED.1).expect("a game").session;
    let mut chooser = Chooser(5);
    bencher.bench_local(|| session.at(chooser.below(INPUTS as usize) as u32));
}

/// Going back to any point where the players were asked, in memory.
#[divan::bench]
fn back_2_go(bencher: Bencher) {
    let mut session = Session::load_copy(&CONTENT, &PLAYED.1).expect("a game").session;
    let mut chooser = Chooser(5);
    bencher.bench_local(|| {
        // A number in the middle of a bundle is no moment to go to.
        let moved = (0..50).find_map(|_| session.go_to(chooser.below(INPUTS as usize) as u32, None).ok());
        session.perform(moved.expect("a moment")).expect("written");
    });
}
