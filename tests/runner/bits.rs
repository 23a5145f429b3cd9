//! Damage, bit by bit: every bit of a small file with every kind of line in it, every length it can be cut to, samples
//! of a whole campaign, and files beyond all bounds. Always noticed, everything before it recovered, nothing thrown away.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use ironclad::save::{
    self, Disk, Hash, Header, Journal, LARGEST_FILE, LONGEST_LINE, MOST_LINES, Reading, Record, SaveError, Trouble,
    UndoPolicy,
};
use ironclad::session::{Session, Storage};
use xxhash_rust::xxh3::xxh3_64;

use crate::campaign::campaign;
use crate::power::disk::SimDisk;
use crate::power::play::written;
use crate::table::{Chooser, content, session};

const GAME: &str = "/data/games/game-1.jsonl";

fn read(bytes: &[u8]) -> Result<Reading, SaveError> {
    save::read_bytes(bytes, Path::new(GAME))
}

/// How many whole lines begin before this byte.
fn lines_before(bytes: &[u8], place: usize) -> usize {
    bytes[..place].iter().filter(|byte| **byte == b'\n').count()
}

/// Opens bytes to go on with them: what is before the damage is there, what was there is kept, and play goes on.
fn repaired(damaged: &[u8], records: &[Record], what: &str) {
    let disk = SimDisk::default();
    disk.put(GAME, damaged);
    let shared: Arc<dyn Disk> = Arc::new(disk.clone());
    let mut opened = Journal::open_on(&shared, Path::new(GAME)).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(opened.reading.records, records, "{what}");
    let sound = disk.seen(Path::new(GAME)).expect("there");
    match (opened.reading.trouble, &opened.kept) {
        (None, None) => assert_eq!(sound, damaged, "{what}"),
        (Some(Trouble::Torn { .. }), Some(kept)) => {
            let rest = disk.seen(kept).expect("kept");
            assert_eq!([sound, rest].concat(), damaged, "{what}: the original is in two pieces");
        }
        (Some(Trouble::Damaged { .. }), Some(kept)) => assert_eq!(disk.seen(kept).expect("kept"), damaged, "{what}"),
        (trouble, kept) => panic!("{what}: {trouble:?}, {kept:?}"),
    }
    opened.journal.append(&[Record::Head(0)]).expect("play goes on");
    drop(opened);
    let again = Journal::open_on(&shared, Path::new(GAME)).expect("sound");
    assert_eq!((again.reading.records.len(), again.reading.trouble), (records.len() + 1, None), "{what}");
}

#[test]
fn every_flipped_bit_is_noticed_and_costs_only_what_follows() {
    let whole = written(5);
    let records = read(&whole).expect("sound").records;
    for kind in ["choose", "die", "draw", "head", "keep", "name", "checkpoint", "embark\":{", "embark\":\""] {
        assert!(String::from_utf8_lossy(&whole).contains(&format!("\"{kind}")), "the file has a line of each kind");
    }
    for place in 0..whole.len() {
        let line = lines_before(&whole, place);
        for bit in 0..8 {
            let mut damaged = whole.clone();
            damaged[place] ^= 1 << bit;
            let what = format!("bit {bit} of byte {place}");
            let Some(left) = line.checked_sub(1) else {
                let refused = read(&damaged).map(|reading| reading.header);
                assert!(matches!(refused, Err(SaveError::Damaged { .. } | SaveError::Newer { .. })), "{what}");
                continue;
            };
            let reading = read(&damaged).expect("a header");
            assert_eq!(reading.records, records[..left], "{what}");
            assert!(reading.trouble.is_some(), "{what}");
            // What is done about it does not hang on the bit.
            if bit == place % 8 {
                repaired(&damaged, &records[..left], &what);
            }
        }
    }
}

#[test]
fn a_file_cut_to_any_length_keeps_its_whole_lines() {
    let whole = written(5);
    let records = read(&whole).expect("sound").records;
    for length in 0..=whole.len() {
        let what = format!("cut to {length}");
        match lines_before(&whole, length).checked_sub(1) {
            None => assert!(matches!(read(&whole[..length]), Err(SaveError::Damaged { .. })), "{what}"),
            Some(left) => repaired(&whole[..length], &records[..left], &what),
        }
    }
}

#[test]
fn what_has_no_sound_beginning_is_left_as_it_is() {
    let whole = written(5);
    for damaged in [&b""[..], b"\n", b"my diary", &whole[1..], &whole[..40]] {
        let disk = SimDisk::default();
        disk.put(GAME, damaged);
        let shared: Arc<dyn Disk> = Arc::new(disk.clone());
        assert!(matches!(Journal::open_on(&shared, Path::new(GAME)), Err(SaveError::Damaged { line: 1, .. })));
        assert_eq!(disk.seen(Path::new(GAME)).expect("there"), damaged);
        assert_eq!(disk.files().len(), 1);
    }
}

#[test]
fn samples_of_a_whole_campaign_are_recovered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = campaign(3, UndoPolicy::Free, 11, Storage::Folder(folder.path().to_owned()));
    let mut chooser = Chooser::new(11);
    for _ in 0..400 {
        let Some(decision) = session.decision() else { break };
        session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
    }
    let whole = std::fs::read(session.path().expect("a file")).expect("read");
    drop(session);
    let records = read(&whole).expect("sound").records;
    assert!(records.len() > 200, "{} lines", records.len());
    let header = whole.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    for sample in 0..24 {
        let place = header + chooser.below(whole.len() - header);
        let mut damaged = whole.clone();
        damaged[place] ^= 1 << chooser.below(8);
        let what = format!("byte {place}");
        let left = lines_before(&whole, place) - 1;
        let unsound = if sample % 3 == 0 { &whole[..place] } else { &damaged };
        let reading = read(unsound).expect("a header");
        assert_eq!(reading.records, records[..left], "{what}");
        repaired(unsound, &records[..left], &what);
        if sample % 4 == 0 {
            let loaded = Session::from_reading(content(), &reading).expect("a game");
            assert!(loaded.note.is_some(), "{what}");
            assert!(loaded.session.decision().is_some() || left + 1 >= records.len(), "{what}: play goes on");
        }
    }
}

/// A line as a file has it, whatever it says.
fn sealed(body: &str, before: &str) -> (String, String) {
    let open = body.strip_suffix('}').expect("an object");
    let sum = String::from(Hash(xxh3_64(format!("{before}{open}").as_bytes())));
    (format!("{open},\"sum\":\"{sum}\"}}\n"), sum)
}

fn header() -> (Header, String, String) {
    let header = session("tutorial-1", true, 1).header().clone();
    let (line, sum) = sealed(&serde_json::to_string(&header).expect("JSON"), "");
    (header, line, sum)
}

#[test]
fn files_beyond_all_bounds_are_refused_unread() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("huge.jsonl");
    let (_, line, _) = header();
    std::fs::write(&path, line).expect("written");
    for length in [LARGEST_FILE + 1, 2 << 30, 10 << 30] {
        // Nothing but holes: it takes no room.
        File::options().write(true).open(&path).and_then(|file| file.set_len(length)).expect("a long file");
        assert!(matches!(save::read(&path), Err(SaveError::TooLarge { .. })));
        assert!(matches!(Journal::open(&path), Err(SaveError::TooLarge { .. })));
        let loaded = Session::load(content(), &path).map(|_| ());
        assert!(loaded.is_err());
        assert_eq!(path.metadata().expect("there").len(), length, "it is left as it is");
    }
}

#[test]
fn a_line_without_end_is_damage() {
    let (_, line, sum) = header();
    let (long, _) = sealed(&format!("{{\"name\":\"{}\"}}", "x".repeat(LONGEST_LINE)), &sum);
    let reading = read(format!("{line}{long}{{}}\n").as_bytes()).expect("a header");
    assert_eq!((reading.records.len(), reading.trouble), (0, Some(Trouble::Damaged { line: 2 })));
    let endless = vec![b'{'; LONGEST_LINE + 1];
    assert!(matches!(read(&endless), Err(SaveError::Damaged { line: 1, .. })));
}

#[test]
fn too_many_lines_are_refused() {
    let (_, line, mut sum) = header();
    let mut text = line;
    for _ in 0..=MOST_LINES {
        let (line, next) = sealed("{\"head\":0}", &sum);
        text.push_str(&line);
        sum = next;
    }
    assert!(matches!(read(text.as_bytes()), Err(SaveError::TooManyLines { .. })));
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let (header, ..) = header();
    let mut journal = Journal::in_memory(&header).expect("begun");
    journal.append(&[Record::Named("x".repeat(LONGEST_LINE))]).expect_err("too long a line");
    let lines = vec![Record::Head(0); MOST_LINES];
    journal.append(&lines).expect("as many as there may be");
    journal.append(&[Record::Head(0)]).expect_err("one too many");
}

#[test]
fn what_nests_without_end_is_damage() {
    let (_, line, sum) = header();
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for body in [
        format!("{{\"name\":{deep}}}"),
        format!("{{\"n\":1,\"parent\":0,\"choose\":{deep},\"by\":\"players\",\"hash\":\"0000000000000000\"}}"),
        format!(
            "{{\"n\":1,\"parent\":0,\"embark\":{{\"next\":{{\"scenario\":\"x\",\"mission\":{deep}}}}},\"by\":\"players\"}}"
        ),
    ] {
        let (unsound, _) = sealed(&body, &sum);
        let reading = read(format!("{line}{unsound}").as_bytes()).expect("a header");
        assert_eq!(reading.records.len(), 0);
    }
    for format in [1, 2, 3, 4] {
        let (unsound, _) = sealed(&format!("{{\"format\":{format},\"mission\":{deep}}}"), "");
        assert!(read(unsound.as_bytes()).is_err());
    }
    // A state is only read when it is needed, and then refused.
    let state = format!(
        "{{\"checkpoint\":0,\"hash\":\"0000000000000000\",\
         \"writer\":{{\"app\":\"0.4.0\",\"content\":\"0000000000000000\"}},\
         \"marks\":{{\"chances\":0,\"taken\":0,\"fed\":0}},\"state\":{deep}}}"
    );
    let (whole, _) = sealed(&state, &sum);
    let reading = read(format!("{line}{whole}").as_bytes()).expect("a header");
    let Some(Record::Checkpoint(checkpoint)) = reading.records.first() else { panic!("{:?}", reading.trouble) };
    assert!(checkpoint.state.read::<serde_json::Value>().is_err());
    let loaded = Session::from_reading(content(), &reading).expect("a game");
    assert!(loaded.session.decision().is_some(), "it is played again from the start");
}
