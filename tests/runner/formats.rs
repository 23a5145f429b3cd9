//! Older formats are brought to that of today, and ids that content has renamed or dropped are found again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ironclad::content::files::built_in;
use ironclad::content::renames::Renames;
use ironclad::content::{Content, load};
use ironclad::save::{self, FORMAT, Journal, Json, Migrated, Reading, Record, Trouble};
use ironclad::session::{LoadNotice, Session};
use serde_json::json;

use crate::table::{content, moment, script};

fn sample(format: u32) -> Vec<u8> {
    let path = format!("saves/format-{format}-tutorial-1.jsonl");
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a sample")
}

fn laid(folder: &Path, bytes: &[u8]) -> PathBuf {
    let path = folder.join("game.jsonl");
    std::fs::write(&path, bytes).expect("written");
    path
}

#[test]
fn a_file_of_an_older_format_is_kept_and_gone_on_with_in_that_of_today() {
    for format in 1..FORMAT {
        let folder = tempfile::tempdir().expect("a folder");
        let path = laid(folder.path(), &sample(format));
        let before = save::read(&path).expect("sound");
        assert_eq!((before.format, before.header.format), (format, FORMAT), "what is only read is brought forward");
        Session::load_copy(content(), &path).expect("a game");
        assert_eq!(std::fs::read(&path).expect("read"), sample(format), "and left as it is");

        let opened = Journal::open(&path).expect("opened");
        let kept = folder.path().join(format!("game.jsonl.format-{format}"));
        assert_eq!(opened.migrated, Some(Migrated { from: format, kept: kept.clone() }));
        assert_eq!((opened.kept, opened.journal.read_only()), (None, None));
        assert_eq!(std::fs::read(&kept).expect("kept"), sample(format));
        drop(opened.journal);
        let after = save::read(&path).expect("sound");
        assert_eq!((after.format, after.records, after.trouble), (FORMAT, before.records, None));
        assert_eq!(after.header, before.header);

        let mut session = Session::load(content(), &path).expect("a game").session;
        for option in &script("tutorial-1")[session.history().len() - 1..] {
            session.choose(option).expect("the lesson goes on");
        }
        let left = moment(&session);
        drop(session);
        assert_eq!(moment(&Session::load(content(), &path).expect("a game").session), left);
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 2, "it is done once");
    }
}

#[test]
fn a_damaged_file_of_an_older_format_is_kept_whole() {
    for (cut, torn) in [(0, true), (1, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut bytes = sample(2);
        let at = bytes.len() - 30;
        if torn {
            bytes.truncate(at)
        } else {
            bytes[at / 2] ^= 1
        }
        let path = laid(folder.path(), &bytes);
        let sound = save::read(&path).expect("a header");
        assert_eq!(matches!(sound.trouble, Some(Trouble::Torn { .. })), torn, "{cut}");
        let loaded = Session::load(content(), &path).expect("a game");
        let kept = folder.path().join("game.jsonl.format-2");
        match loaded.note {
            Some(LoadNotice::Torn { kept: Some(at), .. } | LoadNotice::Damaged { kept: Some(at), .. }) => {
                assert_eq!(at, kept)
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(std::fs::read(kept).expect("kept"), bytes);
        drop(loaded.session);
        let after = save::read(&path).expect("sound");
        assert!(after.records.starts_with(&sound.records));
        assert_eq!(after.trouble, None);
    }
}

fn renames(ids: &[(&str, Option<&str>)]) -> Renames {
    Renames { ids: ids.iter().map(|(old, today)| ((*old).to_owned(), today.map(str::to_owned))).collect() }
}

/// The content of today, if it had once called some things otherwise.
fn with(renames: Renames) -> Arc<Content> {
    Arc::new(Content { renames, ..(**content()).clone() })
}

/// A campaign as it would have been written when things were called otherwise.
fn of_old(reading: &Reading, old: &[(&str, &str)]) -> Vec<u8> {
    let past = renames(&old.iter().map(|(old, today)| (*today, Some(*old))).collect::<Vec<_>>());
    let folder = tempfile::tempdir().expect("a folder");
    let path = laid(folder.path(), b"");
    Journal::going_on(reading).copy_to(&path).expect("copied");
    let reading = save::read(&path).expect("sound").renamed(&past);
    let mut journal = Journal::create(folder.path(), &reading.header).expect("begun");
    journal.append(&reading.records).expect("written");
    std::fs::read(journal.path().expect("a file")).expect("read")
}

#[test]
fn what_was_once_called_otherwise_is_found_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("saves/format-{FORMAT}-campaign.jsonl"));
    let left = moment(&Session::load_copy(content(), &path).expect("a game").session);
    let today = save::read(&path).expect("sound");
    let text = std::fs::read_to_string(&path).expect("text");
    let old = vec![
        ("the-old-cook", "gabriel"),
        ("deserted-base", "enemy-outpost"),
        ("infested", "alien-infestation"),
        ("swordfish", "skadi"),
        ("run-for-it", "end-turn"),
    ];
    for (_, today) in &old {
        assert!(text.contains(&format!("\"{today}\"")), "the sample has no `{today}`: name something that it has");
    }
    let bytes = of_old(&today, &old);
    for (name, now) in old.clone() {
        let (then, now) = (String::from_utf8_lossy(&bytes).contains(name), format!("\"{now}\""));
        assert!(then, "{name} is in the old file");
        assert!(!String::from_utf8_lossy(&bytes).contains(&now), "{now} is not");
    }
    let path = laid(folder.path(), &bytes);
    let table: Vec<(&str, Option<&str>)> = old.iter().map(|(old, today)| (*old, Some(*today))).collect();
    let content = with(renames(&table));
    let loaded = Session::load(&content, &path).expect("a game");
    assert_eq!((loaded.note, moment(&loaded.session)), (None, left.clone()));
    drop(loaded.session);
    // It is gone on with, and the old lines stay what they are.
    assert!(std::fs::read(&path).expect("read").starts_with(&bytes));
    let read = save::read(&path).expect("sound").renamed(&content.renames);
    let today = today.renamed(&content.renames);
    assert!(read.header == today.header && read.records == today.records, "line by line the same");
}

#[test]
fn what_is_gone_is_left_out_of_states_and_answers_to_nothing() {
    let gone = renames(&[("old-card", None)]);
    let state = json!({ "deck": ["probe", "old-card", "probe"], "marks": { "old-card": 2, "probe": 1 } });
    let snapshot = Json::of(&state).expect("JSON");
    let mut reading = save::read_bytes(&crate::power::play::written(1), Path::new("game")).expect("sound");
    let old = |record: Record| match record {
        Record::Checkpoint(mut whole) => {
            whole.state = snapshot.clone();
            Record::Checkpoint(whole)
        }
        Record::Input(made) if made.number == 1 => {
            Record::Input(save::InputRecord { input: save::WrittenInput::Choose("buy:old-card".to_owned()), ..made })
        }
        other => other,
    };
    reading.records = reading.records.into_iter().map(old).collect();
    let read = reading.renamed(&gone);
    let states: Vec<&str> = read
        .records
        .iter()
        .filter_map(|record| match record {
            Record::Checkpoint(whole) => Some(whole.state.text()),
            _ => None,
        })
        .collect();
    assert_eq!(states, [json!({ "deck": ["probe", "probe"], "marks": { "probe": 1 } }).to_string()]);
    let Some(Record::Input(first)) = read.records.first() else { panic!("an input") };
    assert_eq!(first.input, save::WrittenInput::Choose("buy:old-card".to_owned()));
}

/// A table is refused that calls an id old that is in use, or that leads nowhere.
#[test]
fn a_table_of_old_ids_is_checked() {
    let faults = |ids: BTreeMap<&str, Option<&str>>| {
        let mut files = built_in();
        let table = files.iter_mut().find(|file| file.path == "renames.json").expect("the table");
        table.text = json!({ "ids": ids }).to_string().into_bytes().into();
        load::load(&files).err().map_or_else(String::new, |faults| faults.told(&words::Text::of("en")))
    };
    assert_eq!(faults(BTreeMap::from([("old", Some("probe")), ("older", None), ("oldest", Some("2a-nebula"))])), "");
    assert!(faults(BTreeMap::from([("probe", Some("noriko"))])).contains("ids.probe"));
    assert!(faults(BTreeMap::from([("old", Some("nowhere"))])).contains("`nowhere`"));
}
