//! Lines: written and read again, cut off, damaged, out of order, too long.

use super::*;

#[test]
fn every_kind_of_line_is_read_as_it_was_written() {
    let bytes = file(&header("", 1), &every_kind());
    let reading = read_of(&bytes);
    assert_eq!((reading.records, reading.trouble, reading.format), (every_kind(), None, FORMAT));
    assert_eq!(reading.header, header("", 1));
}

#[test]
fn a_file_cut_off_anywhere_is_read_up_to_its_last_whole_line() {
    let bytes = file(&header("", 1), &every_kind());
    let ends = ends(&bytes);
    for cut in 0..bytes.len() {
        let part = bytes.get(..cut).expect("a part");
        let whole = ends.iter().filter(|end| **end <= cut).count();
        let Some(records) = whole.checked_sub(1) else {
            let refused = read_bytes(part, Path::new("game")).map(|_| ());
            assert!(matches!(refused, Err(SaveError::Damaged { line: 1, .. })), "cut at {cut}");
            continue;
        };
        let reading = read_of(part);
        assert_eq!(reading.records.len(), records, "cut at {cut}");
        let due = if ends.contains(&cut) { None } else { Some(Trouble::Torn { line: whole + 1 }) };
        assert_eq!(reading.trouble, due, "cut at {cut}");
        assert_eq!(reading.rest.len(), cut - ends.get(records).expect("an end"));
    }
}

#[test]
fn a_damaged_line_ends_what_can_be_relied_on() {
    let bytes = file(&header("", 1), &every_kind());
    let ends = ends(&bytes);
    for line in 1..ends.len() {
        let mut damaged = bytes.clone();
        *damaged.get_mut(ends.get(line - 1).expect("an end") + 5).expect("a byte") ^= 1;
        let reading = read_of(&damaged);
        assert_eq!(reading.records.len(), line - 1);
        let last = line + 1 == ends.len();
        let due = if last { Trouble::Torn { line: line + 1 } } else { Trouble::Damaged { line: line + 1 } };
        assert_eq!(reading.trouble, Some(due));
    }
}

#[test]
fn a_newer_format_is_said_even_if_nothing_else_is_understood() {
    let newer = read_bytes(br#"{"format":5,"unheard":"of"}"#, Path::new("game")).map(|_| ());
    assert!(matches!(newer, Err(SaveError::Newer { format: 5, .. })), "{newer:?}");
    for known in [br#"{"format":4}"#.as_slice(), br#"{"format":0}"#, b"", b"\n", b"no json"] {
        let refused = read_bytes(known, Path::new("game")).map(|_| ());
        assert!(matches!(refused, Err(SaveError::Damaged { line: 1, .. })), "{refused:?}");
    }
}

#[test]
fn inputs_are_numbered_upwards_and_follow_earlier_ones() {
    let orders: [(&[Record], usize); 10] = [
        (&[choice(1, 0), choice(2, 1), choice(7, 2)], 3),
        (&[choice(1, 0), choice(1, 0)], 1),
        (&[choice(2, 0), choice(1, 0)], 1),
        (&[choice(1, 1)], 0),
        (&[choice(1, 2)], 0),
        (&[choice(0, 0)], 0),
        (&[choice(1, 0), Record::Head(1), Record::Head(2)], 2),
        (&[choice(1, 0), checkpoint(1), checkpoint(2)], 2),
        (&[choice(200_000, 0)], 1),
        (&[choice(200_001, 0)], 0),
    ];
    for (records, sound) in orders {
        let reading = read_of(&file(&header("", 1), records));
        assert_eq!(reading.records.len(), sound, "{records:?}");
        assert_eq!(reading.trouble.is_some(), sound < records.len());
    }
}

#[test]
fn a_line_that_says_two_things_says_nothing() {
    for body in [
        r#"{"n":1,"parent":0,"choose":"sail","die":3,"by":"players","hash":"0123456789abcdef"}"#,
        r#"{"n":1,"parent":0,"by":"players","hash":"0123456789abcdef"}"#,
        r#"{"parent":0,"n":1,"choose":"sail","by":"players","hash":"0123456789abcdef"}"#,
        r#"{"n":1,"parent":0,"choose":"sail","by":"players","hash":"0123456789abcde"}"#,
        r#"{"n":1,"parent":0,"choose":"sail","by":"players","hash":"0123456789abcdef0"}"#,
        r#"{"n":1,"parent":0,"choose":"sail","by":"players","hash":"+123456789abcdef"}"#,
        r#"{"head":0,"more":1}"#,
    ] {
        let (mut bytes, sum) = super::super::chain::seal(&header("", 1), "").expect("sealed");
        let raw: Box<serde_json::value::RawValue> = serde_json::from_str(body).expect("JSON");
        super::super::chain::seal_into(&raw, &sum, &mut bytes).expect("sealed");
        let reading = read_of(&bytes);
        assert_eq!((reading.records.len(), reading.trouble), (0, Some(Trouble::Torn { line: 2 })), "{body}");
    }
}

#[test]
fn what_a_file_says_as_a_whole_is_what_its_last_lines_say() {
    let reading = read_of(&file(&header("First", 1), &[]));
    assert_eq!((reading.name(), reading.head(), reading.way()), ("First", 0, vec![]));
    assert!(reading.checkpoint().is_none());

    let reading = read_of(&file(&header("First", 1), &every_kind()));
    assert_eq!((reading.name(), reading.head(), reading.way()), ("The long way", 5, vec![1, 4, 5]));
    assert!(reading.checkpoint().is_none(), "the one that there is lies on another path");

    let records =
        [checkpoint(0), choice(1, 0), checkpoint(1), choice(2, 1), checkpoint(2), Record::Head(1), choice(3, 1)];
    let reading = read_of(&file(&header("", 1), &records));
    assert_eq!(reading.checkpoint().map(|last| last.at), Some(1));
    let reading = read_of(&file(&header("", 1), records.get(..1).expect("one")));
    assert_eq!(reading.checkpoint().map(|last| last.at), Some(0));
}

#[test]
fn ids_are_called_what_they_are_today_wherever_they_stand() {
    let table = serde_json::json!({ "ids": { "harbour": "haven", "reef": "atoll", "cod": "haddock", "sail": "go" } });
    let renames: Renames = serde_json::from_value(table).expect("renames");
    assert!(!renames.is_empty() && Renames::default().is_empty());
    let reading = read_of(&file(&header("", 1), &every_kind()));
    let same = read_of(&file(&header("", 1), &every_kind())).renamed(&Renames::default());
    assert_eq!(same.records, reading.records);
    let reading = reading.renamed(&renames);
    assert_eq!(reading.header.label(), "haven");
    let said = |wanted: WrittenInput| {
        reading.records.iter().any(|record| matches!(record, Record::Input(made) if made.input == wanted))
    };
    assert!(said(WrittenInput::Choose("go".into())) && said(WrittenInput::Draw("haddock".into())));
    assert!(said(WrittenInput::Stage(StageChange::Next(Json::of("atoll").expect("plain")))));
    let stage = reading.records.iter().find_map(|record| match record {
        Record::Checkpoint(checkpoint) => checkpoint.stage.clone(),
        _ => None,
    });
    assert_eq!(stage.as_ref().map(Json::text), Some("\"atoll\""));
}

#[test]
fn a_header_leaves_out_what_goes_without_saying() {
    let said = |undo| serde_json::to_value(Header { undo, ..header("", 1) }).expect("written");
    assert!(said(UndoPolicy::Free).get("undo").is_none());
    assert_eq!(said(UndoPolicy::NotPastChance).get("undo").and_then(|undo| undo.as_str()), Some("not-past-chance"));
    assert!(said(UndoPolicy::Free).get("hashes").is_none() && said(UndoPolicy::Free).get("name").is_none());
    let mut whole = header("", 1);
    whole.writer.hashes = crate::HashForm::Whole;
    let whole = serde_json::to_value(whole).expect("written");
    assert_eq!(whole.get("hashes").and_then(|hashes| hashes.as_str()), Some("whole"));
    let unnamed = Header { setup: Json::of(&7).expect("plain"), ..header("", 1) };
    assert_eq!((header("", 1).label().as_str(), unnamed.label().as_str()), ("harbour", "voyage"));
}

#[test]
fn attendance_is_written_up_to_the_last_who_is_away() {
    let [one, two, .., five, six] = crate::Seat::ALL;
    let five_away = Attendance::EVERYBODY.without(five, two).expect("two is there");
    assert_eq!(five_away.away().collect::<Vec<_>>(), [(five, two)]);
    assert_eq!(serde_json::to_string(&five_away).expect("written"), "[1,2,3,4,2]");
    let six_away = five_away.without(six, one).expect("one is there");
    assert_eq!(serde_json::to_string(&six_away).expect("written"), "[1,2,3,4,2,1]");
    assert_eq!(serde_json::from_str::<Attendance>("[1,2,3,4,2,1]").ok(), Some(six_away), "as many as a table has");
    assert!(serde_json::from_str::<Attendance>("[1,2,3,4,2,1,1]").is_err());
}
