//! Files cut short, files with flipped bits, files of other rules: all that came before is there, and nothing is lost.

use std::path::Path;

use ironclad::content::Id;
use ironclad::engine::Die;
use ironclad::save::{self, Record, Trouble};
use ironclad::session::{LoadError, LoadNotice, Session};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::table::{TUTORIALS, content, moment, script, session};

/// A whole journal, and the moment after each of its lines.
fn journal(name: &str) -> Vec<u8> {
    let mut session = session(name, true, 1);
    for (number, option) in script(name).iter().enumerate() {
        session.choose(option).expect("legal");
        if number == 4 {
            session.undo().expect("undone");
            session.redo().expect("redone");
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    session.save_copy(&path).expect("saved");
    std::fs::read(path).expect("read")
}

fn ends(bytes: &[u8]) -> Vec<usize> {
    (1..=bytes.len()).filter(|end| bytes[end - 1] == b'\n').collect()
}

fn nowhere() -> &'static Path {
    Path::new("game.jsonl")
}

#[test]
fn a_file_cut_anywhere_keeps_its_whole_lines() {
    for name in TUTORIALS {
        let whole = journal(name);
        let ends = ends(&whole);
        for cut in 0..whole.len() {
            let lines = ends.iter().filter(|end| **end <= cut).count();
            let reading = save::read_bytes(&whole[..cut], nowhere());
            if lines == 0 {
                assert!(reading.is_err(), "cut at {cut}");
                continue;
            }
            let reading = reading.expect("a header");
            assert_eq!(reading.records.len(), lines - 1, "cut at {cut}");
            let torn = (!ends.contains(&cut)).then_some(Trouble::Torn { line: lines + 1 });
            assert_eq!(reading.trouble, torn, "cut at {cut}");
        }
    }
}

#[test]
fn a_game_cut_anywhere_can_be_played_on() {
    for name in TUTORIALS {
        let whole = journal(name);
        let script = script(name);
        for cut in (ends(&whole)[0]..whole.len()).step_by(89) {
            let reading = save::read_bytes(&whole[..cut], nowhere()).expect("a header");
            let mut session = Session::from_reading(content(), &reading).expect("a game").session;
            let made = session.history().len() - 1;
            for option in &script[made..] {
                session.choose(option).expect("the lesson goes on");
            }
            assert!(session.decision().is_none());
        }
    }
}

#[test]
fn a_flipped_bit_costs_what_follows_and_no_more() {
    for name in TUTORIALS {
        let whole = journal(name);
        let mut begin = 0;
        for (index, end) in ends(&whole).into_iter().enumerate() {
            for (place, bit) in [(begin, 0), (begin + (end - begin) / 2, 3), (end - 4, 1), (end - 1, 2)] {
                let mut bytes = whole.clone();
                bytes[place] ^= 1 << bit;
                let reading = save::read_bytes(&bytes, nowhere());
                if index == 0 {
                    assert!(reading.is_err(), "{name}: byte {place}");
                    continue;
                }
                let reading = reading.expect("a header");
                assert_eq!(reading.records.len(), index - 1, "{name}: byte {place}");
                assert!(reading.trouble.is_some());
                let loaded = Session::from_reading(content(), &reading).expect("a game");
                assert!(loaded.note.is_some());
            }
            begin = end;
        }
    }
}

#[test]
fn what_cannot_be_read_is_set_aside() {
    let whole = journal("tutorial-1");
    let ends = ends(&whole);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");

    std::fs::write(&path, &whole[..ends[9] + 30]).expect("written");
    let loaded = Session::load(content(), &path).expect("a game");
    let Some(LoadNotice::Torn { line: 11, kept: Some(kept) }) = loaded.note else { panic!("{:?}", loaded.note) };
    assert_eq!(kept, folder.path().join("game.jsonl.torn"));
    assert_eq!(std::fs::read(kept).expect("kept"), &whole[ends[9]..ends[9] + 30]);
    drop(loaded.session);
    let again = Session::load(content(), &path).expect("a game");
    assert_eq!(again.note, None, "it is said once");
    drop(again);

    let mut damaged = whole.clone();
    damaged[ends[5] + 20] ^= 4;
    std::fs::write(&path, &damaged).expect("written");
    let loaded = Session::load(content(), &path).expect("a game");
    let Some(LoadNotice::Damaged { line: 7, kept: Some(kept) }) = loaded.note else { panic!("{:?}", loaded.note) };
    assert_eq!(std::fs::read(kept).expect("kept"), damaged);
    let mut session = loaded.session;
    let option = script("tutorial-1")[session.history().len() - 1].clone();
    session.choose(&option).expect("play goes on");
    let left = moment(&session);
    drop(session);
    let again = Session::load(content(), &path).expect("a game");
    assert_eq!((again.note, moment(&again.session)), (None, left));
    drop(again.session);

    damaged[ends[6] + 20] ^= 4;
    for name in ["torn", "damaged"] {
        let unsound = if name == "torn" { &whole[..whole.len() - 3] } else { &damaged };
        for _ in 0..2 {
            std::fs::write(&path, unsound).expect("written");
            Session::load(content(), &path).expect("a game");
        }
        assert!(folder.path().join(format!("game.jsonl.{name}-2")).exists(), "{name} twice");
        assert!(!folder.path().join(format!("game.jsonl.{name}-3")).exists(), "the same is kept once");
    }
}

#[test]
fn a_change_of_rules_is_said_and_play_goes_on() {
    let mut session = session("tutorial-1", false, 1);
    session.choose("recon:3a-empty-space").expect("legal");
    let scouted = moment(&session);
    session.choose("move:3a-empty-space").expect("legal");
    session.choose("attempt").expect("legal");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    session.save_copy(&path).expect("saved");

    // In these rules the Probe may not be passed by, and so is not offered.
    let mut changed = (**content()).clone();
    let mut cards: Vec<_> = changed.intel.iter().map(|(_, card)| card.clone()).collect();
    let probe = ironclad::content::IntelId::find(&changed.names, "probe").expect("a card");
    cards[probe.index()].skip = ironclad::content::intel::Skip::No;
    cards[probe.index()].kind = ironclad::content::intel::Kind::Event;
    changed.intel = ironclad::content::Table::new(cards);
    let changed = std::sync::Arc::new(changed);
    assert_ne!(changed.fingerprint(), content().fingerprint());

    let before = std::fs::read(&path).expect("read");
    let loaded = Session::load(&changed, &path).expect("a game");
    let Some(LoadNotice::Changed { lost }) = loaded.note else { panic!("{:?}", loaded.note) };
    assert!(lost > 0);
    let mut session = loaded.session;
    assert_eq!(moment(&session), scouted);
    assert_eq!(std::fs::read(&path).expect("read"), before, "nothing is erased");
    session.choose("end-turn").expect("play goes on");
    let left = moment(&session);
    drop(session);
    let again = Session::load(&changed, &path).expect("a game");
    assert_eq!((again.note, moment(&again.session)), (None, left));
}

/// The journal of a game, as another version might have written it: with hashes that are not ours.
fn of_another_version(app: &str) -> save::Reading {
    let reading = save::read_bytes(&journal("tutorial-1"), nowhere()).expect("sound");
    let header =
        save::Header { writer: save::Writer { app: app.to_owned(), ..reading.header.writer }, ..reading.header };
    let folder = tempfile::tempdir().expect("a folder");
    let mut journal = save::Journal::create(folder.path(), &header).expect("begun");
    let records: Vec<Record> = reading
        .records
        .into_iter()
        .map(|record| match record {
            Record::Input(made) => Record::Input(save::InputRecord { hash: save::Hash(made.hash.0 ^ 1), ..made }),
            Record::Checkpoint(mut checkpoint) => {
                checkpoint.writer.app = app.to_owned();
                // A checkpoint of this version whose state has another hash is forged, and not believed.
                if app != env!("CARGO_PKG_VERSION") {
                    checkpoint.hash.0 ^= 1;
                }
                Record::Checkpoint(checkpoint)
            }
            other => other,
        })
        .collect();
    journal.append(&records).expect("written");
    save::read(journal.path().expect("a file")).expect("sound")
}

#[test]
fn a_game_of_another_version_is_played_again() {
    let loaded = Session::from_reading(content(), &of_another_version("0.0.1")).expect("a game");
    assert_eq!(loaded.note, Some(LoadNotice::Adapted));
    let mut whole = session("tutorial-1", true, 1);
    for option in script("tutorial-1") {
        whole.choose(&option).expect("legal");
    }
    assert_eq!(moment(&loaded.session), moment(&whole));
}

#[test]
fn a_game_of_this_version_must_agree() {
    let reading = of_another_version(env!("CARGO_PKG_VERSION"));
    let loaded = Session::from_reading(content(), &reading).expect("a game");
    assert!(matches!(loaded.note, Some(LoadNotice::Changed { .. })));
    // The last state that was kept: the beginning of the last turn.
    let mut whole = session("tutorial-1", true, 1);
    for option in script("tutorial-1") {
        whole.choose(&option).expect("legal");
    }
    whole.undo().expect("undone");
    let turn = whole.when().turn;
    while whole.when().turn == turn && whole.can_undo() {
        whole.undo().expect("undone");
    }
    whole.redo().expect("redone");
    assert_eq!(moment(&loaded.session), moment(&whole));
}

/// Lines that are whole and in order, but need not make any sense.
fn lines() -> impl Strategy<Value = Vec<Record>> {
    let options = script("tutorial-1");
    let input = prop_oneof![
        4 => prop::sample::select(options).prop_map(save::WrittenInput::Choose),
        1 => "[a-z:-]{0,9}".prop_map(save::WrittenInput::Choose),
        3 => (1u8..=6).prop_map(|face| save::WrittenInput::Die(Die::new(face).expect("a face"))),
    ];
    let by =
        prop::sample::select(vec![save::InputSource::Players, save::InputSource::Script, save::InputSource::Generator]);
    let line = (input, by, any::<prop::sample::Index>(), any::<u64>(), prop::bool::weighted(0.2));
    prop::collection::vec(line, 0..30).prop_map(|lines| {
        let mut number = 0;
        lines
            .into_iter()
            .map(|(input, by, place, hash, head)| {
                if head {
                    return Record::Head(u32::try_from(place.index(number as usize + 1)).expect("small"));
                }
                number += 1;
                let parent = u32::try_from(place.index(number as usize)).expect("small");
                // Mostly each follows the one before, so that some get far.
                let parent = if hash % 4 == 0 { parent } else { number - 1 };
                Record::Input(save::InputRecord { number, parent, input, by, hash: save::Hash(hash) })
            })
            .collect()
    })
}

/// The same cases in every run.
const SEED: u64 = 1;

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, rng_seed: RngSeed::Fixed(SEED), ..ProptestConfig::default() })]

    #[test]
    fn nonsense_with_sound_checksums_is_survived(records in lines(), scripted: bool, app in "0\\.[01]\\.0") {
        let begun = session("tutorial-1", scripted, 3).header().clone();
        let header = save::Header { writer: save::Writer { app, ..begun.writer }, ..begun };
        let folder = tempfile::tempdir().expect("a folder");
        let mut journal = save::Journal::create(folder.path(), &header).expect("begun");
        journal.append(&records).expect("written");
        let path = journal.path().expect("a file").to_owned();
        drop(journal);
        let mut session = Session::load(content(), &path).expect("a game").session;
        while session.can_undo() {
            session.undo().expect("undone");
        }
        let decision = session.decision().expect("a decision");
        session.answer(decision.options[0]).expect("play goes on");
        let left = moment(&session);
        drop(session);
        let again = Session::load(content(), &path).expect("a game");
        prop_assert_eq!((again.note, moment(&again.session)), (None, left));
    }
}

/// A hostile file: inputs that cannot be played, each with a checkpoint of another version behind it.
fn broken_off(times: u32) -> save::Reading {
    let mut reading = of_another_version("0.0.1");
    let made = reading.records.iter().find_map(|record| match record {
        Record::Input(made) => Some(made.clone()),
        _ => None,
    });
    let kept = reading.records.iter().find_map(|record| match record {
        Record::Checkpoint(checkpoint) => Some(checkpoint.clone()),
        _ => None,
    });
    let (made, kept) = made.zip(kept).expect("both are in every game");
    let nonsense = || save::WrittenInput::Choose("nonsense".to_owned());
    reading.records = (1..=times)
        .flat_map(|number| {
            let made = save::InputRecord { number, parent: number - 1, input: nonsense(), ..made.clone() };
            let mut kept = kept.clone();
            kept.at = number;
            [Record::Input(made), Record::Checkpoint(kept)]
        })
        .collect();
    reading
}

#[test]
fn attack_f8_a_file_that_breaks_off_again_and_again_is_refused() {
    assert!(Session::from_reading(content(), &broken_off(20)).is_ok(), "rules may change often");
    let refused = Session::from_reading(content(), &broken_off(4_100));
    assert!(matches!(refused, Err(LoadError::TooLong)), "each keeps a whole state in memory");
}

#[test]
fn attack_f8_a_head_that_wanders_is_bounded() {
    let mut reading = of_another_version("0.0.1");
    let last = reading.records.iter().filter(|record| matches!(record, Record::Input(_))).count();
    let last = u32::try_from(last).expect("few");
    let wander = (0..500_000_u32).map(|turn| Record::Head(if turn % 2 == 0 { 0 } else { last }));
    reading.records.extend(wander);
    assert!(matches!(Session::from_reading(content(), &reading), Err(LoadError::TooLong)));
}

#[test]
fn attack_n4_a_file_with_more_branches_than_any_game_is_refused() {
    let with = |branches: u32, again: u32| {
        let mut reading = of_another_version("0.0.1");
        let branch = |at: u32| Record::Branch(save::KeptBranch { at, name: "there".to_owned() });
        reading.records.extend((0..branches).map(branch));
        reading.records.extend((0..again).map(|_| branch(0)));
        Session::from_reading(content(), &reading).map(|loaded| loaded.session.branches().len())
    };
    assert_eq!(with(1_000, 150_000).expect("a game"), 1, "all of them are the beginning of the last");
    assert!(matches!(with(1_001, 0), Err(LoadError::TooLong)));
}

/// The sealed lines of a file, one of them changed.
fn resealed(text: &str, change: impl Fn(&mut serde_json::Value)) -> String {
    let mut sum = String::new();
    let lines = text.lines().map(|line| {
        let mut line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        line.as_object_mut().expect("an object").remove("sum");
        change(&mut line);
        let body = serde_json::to_string(&line).expect("JSON");
        let open = body.strip_suffix('}').expect("an object");
        sum = String::from(save::Hash(xxhash_rust::xxh3::xxh3_64(format!("{sum}{open}").as_bytes())));
        format!("{open},\"sum\":\"{sum}\"}}\n")
    });
    lines.collect()
}

/// A file of format 3 by this version, in which somebody has more Credits than the moves bring.
#[test]
fn attack_f7_a_state_of_format_3_is_not_taken_without_its_hash() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-3-patrol.jsonl");
    let text = std::fs::read_to_string(path).expect("a sample");
    let load = |text: &str| {
        let reading = save::read_bytes(text.as_bytes(), nowhere()).expect("sound");
        Session::from_reading(content(), &reading).expect("a game")
    };
    let sound = load(&resealed(&text, |_| {}));
    assert_eq!(sound.note, None);
    let forged = load(&resealed(&text, |line| {
        if line["checkpoint"] == 2 {
            line["hash"] = "0000000000000000".into();
            line["state"]["table"]["credits"] = 9999.into();
        }
    }));
    assert_eq!(forged.note, Some(LoadNotice::Forged { input: 2 }));
    assert_eq!(moment(&forged.session), moment(&sound.session));
    assert!(forged.session.game().table().credits < 9999);
}
