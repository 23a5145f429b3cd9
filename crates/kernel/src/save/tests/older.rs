//! Files of older formats: brought forward line by line, kept as they were.

use serde_json::{Value, json};

use super::super::chain::{seal, seal_into};
use super::*;

const HASHED: &str = "0123456789abcdef";

/// The lines of a file of an older format, as that format wrote them.
fn said(format: u32) -> Vec<Value> {
    let head = json!({ "format": format, "app": "0.1.0", "content": HASHED, "scenario": "harbour", "mode": "normal",
        "players": ["Mara"], "seed": 7, "seats": { "bridge": 1 } });
    let mut lines = vec![
        head.clone(),
        json!({ "n": 1, "parent": 0, "choose": "sail", "by": "players", "hash": HASHED }),
        json!({ "n": 2, "parent": 1, "die": 4, "by": "generator", "hash": HASHED }),
        json!({ "head": 1 }),
    ];
    if format >= 3 {
        lines.push(json!({ "keep": 2, "name": "there" }));
        lines.push(json!({ "name": "Mine" }));
        lines.push(json!({ "checkpoint": 1, "hash": HASHED, "header": head, "scenario": "reef", "state": [1],
            "marks": { "chances": 1, "taken": 0, "fed": 0 } }));
        lines.push(json!({ "checkpoint": 1, "hash": HASHED, "header": head, "state": [1],
            "marks": { "chances": 1, "taken": 0, "fed": 0 } }));
    }
    lines
}

fn sealed(lines: &[Value]) -> Vec<u8> {
    let (first, later) = lines.split_first().expect("a header");
    let (mut bytes, mut sum) = seal(first, "").expect("sealed");
    for line in later {
        sum = seal_into(line, &sum, &mut bytes).expect("sealed");
    }
    bytes
}

#[test]
fn every_older_format_says_the_same_in_todays() {
    for format in 1..FORMAT {
        let reading = read_of(&sealed(&said(format)));
        assert_eq!((reading.format, reading.header.format, reading.trouble), (format, FORMAT, None));
        assert_eq!(reading.records.len(), said(format).len() - 1, "format {format}");
        assert_eq!(reading.records.first(), Some(&choice(1, 0)));
        assert_eq!((reading.head(), reading.header.game.as_str()), (1, "ironclad"));
        let setup: Value = reading.header.setup.read().expect("a setup");
        assert_eq!(setup, json!({ "scenario": "harbour", "mode": "normal", "seats": { "bridge": 1 } }));
        assert_eq!(reading.header.writer.hashes, crate::HashForm::Whole);
        assert_eq!(read_of(&reading.sound).records, reading.records, "it is written as it is read");
    }
    let reading = read_of(&sealed(&said(3)));
    assert_eq!(reading.name(), "Mine");
    let stages = reading.records.iter().filter_map(|record| match record {
        Record::Checkpoint(kept) => Some((kept.stage.as_ref().map(Json::text), kept.writer.app.as_str())),
        _ => None,
    });
    assert_eq!(stages.collect::<Vec<_>>(), [(Some("\"reef\""), "0.1.0"), (None, "0.1.0")]);
}

#[test]
fn a_format_that_never_was_is_damage() {
    let refused = read_bytes(&sealed(&said(0)), Path::new("game")).map(|_| ());
    assert!(matches!(refused, Err(SaveError::Damaged { line: 1, .. })), "{refused:?}");
}

#[test]
fn the_sound_part_of_an_older_file_counts() {
    for format in 1..FORMAT {
        let bytes = sealed(&said(format));
        let ends = ends(&bytes);
        for (line, end) in ends.iter().enumerate() {
            let reading = read_of(bytes.get(..*end).expect("a part"));
            assert_eq!((reading.records.len(), reading.trouble, reading.rest.len()), (line, None, 0));
            let Some(torn) = bytes.get(..end + 9) else { continue };
            let reading = read_of(torn);
            assert_eq!((reading.records.len(), reading.trouble), (line, Some(Trouble::Torn { line: line + 2 })));
            assert_eq!(reading.rest.len(), 9);
            let mut damaged = bytes.clone();
            *damaged.get_mut(end + 3).expect("a byte") ^= 1;
            let reading = read_of(&damaged);
            let last = line + 2 == ends.len();
            let due = if last { Trouble::Torn { line: line + 2 } } else { Trouble::Damaged { line: line + 2 } };
            assert_eq!((reading.records.len(), reading.trouble), (line, Some(due)));
            assert_eq!(reading.rest.len(), bytes.len() - end);
        }
    }
}

#[test]
fn a_sound_line_that_means_nothing_is_damage_from_there_on() {
    let mut lines = said(3);
    lines.insert(2, json!({ "weather": "fair" }));
    let reading = read_of(&sealed(&lines));
    assert_eq!((reading.records.len(), reading.trouble), (1, Some(Trouble::Damaged { line: 3 })));
}

#[test]
fn an_older_file_is_kept_when_it_is_opened_to_be_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    for torn in [0, 5] {
        let path = folder.path().join(format!("torn-{torn}.jsonl"));
        let mut bytes = sealed(&said(2));
        bytes.truncate(bytes.len() - torn);
        std::fs::write(&path, &bytes).expect("written");
        let mut opened = Journal::open(&path).expect("opened");
        let migrated = opened.migrated.expect("brought forward");
        assert_eq!((migrated.from, std::fs::read(&migrated.kept).expect("kept")), (2, bytes));
        assert_eq!(opened.kept, if torn > 0 { Some(migrated.kept) } else { None });
        opened.journal.append(&[Record::Head(0)]).expect("played on");
        drop(opened.journal);
        let again = read(&path).expect("read");
        assert_eq!((again.format, again.head(), again.trouble), (FORMAT, 0, None));
        let opened = Journal::open(&path).expect("opened");
        assert_eq!((opened.migrated, opened.kept), (None, None), "it is done once");
    }
}

#[test]
fn attack_n5_an_older_file_has_so_many_lines_and_bytes_and_no_more() {
    let with = |heads: usize| {
        let mut lines = said(3);
        lines.truncate(3);
        lines.extend(std::iter::repeat_n(json!({ "head": 1 }), heads));
        read_bytes(&sealed(&lines), Path::new("game"))
    };
    assert_eq!(with(MOST_LINES - 2).expect("just enough").records.len(), MOST_LINES);
    assert!(matches!(with(MOST_LINES - 1), Err(SaveError::TooManyLines { .. })));
    let mut bytes = sealed(&said(3));
    bytes.resize(super::super::read::LARGEST_OLDER, b' ');
    assert!(read_bytes(&bytes, Path::new("game")).is_ok());
    bytes.push(b' ');
    assert!(matches!(read_bytes(&bytes, Path::new("game")), Err(SaveError::TooLarge { .. })));
}
