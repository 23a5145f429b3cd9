//! Files that somebody has changed: what does not follow from the moves is not believed, and nothing hangs or is lost.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Planning, State};
use crate::game::{Game, HashForm};
use crate::save::read_bytes;
use crate::save::{Hash, InputRecord, InputSource, Journal, Json, Reading, Record, Trouble, WrittenInput};
use crate::session::{LoadNotice, Session, Storage, verify};

/// A game in its second turn, and what its file says.
fn played() -> (Session<Planning>, Reading) {
    let mut session = Session::begin(&Arc::new(()), 5, Storage::Memory).expect("a game");
    for order in ["march", "rush", "stay", "rush", "march"] {
        session.choose(order).expect("an order");
    }
    let reading = session.journal().read().expect("sound");
    (session, reading)
}

fn hash(session: &Session<Planning>) -> Hash {
    session.game().hash(HashForm::Canonical)
}

/// Changes the state of the last checkpoint; `hash` says what hash it then has.
fn forge(reading: &mut Reading, hash: impl Fn(&State) -> Hash) -> u32 {
    let last = reading.records.iter_mut().rev().find_map(|record| match record {
        Record::Checkpoint(checkpoint) => Some(checkpoint),
        _ => None,
    });
    let checkpoint = last.expect("a checkpoint");
    let mut state: State = checkpoint.state.read().expect("a state");
    state.platoons[0] = [None, None];
    checkpoint.hash = hash(&state);
    checkpoint.state = Json::of(&state).expect("plain data");
    checkpoint.at
}

#[test]
fn a_checkpoint_that_does_not_follow_from_the_moves_is_not_used() {
    let hashes: [fn(&State) -> Hash; 2] = [|_| Hash(0), crate::canonical_hash];
    for forged_hash in hashes {
        let (session, mut reading) = played();
        let at = forge(&mut reading, forged_hash);
        let loaded = Session::<Planning>::from_reading(&Arc::new(()), &reading).expect("it loads");
        assert_eq!(loaded.note, Some(LoadNotice::Forged { input: at }));
        assert_eq!(hash(&loaded.session), hash(&session), "the moves count");
        let verified = verify::<Planning>(&Arc::new(()), &reading).expect("played again");
        assert_eq!((verified.agrees(), verified.forged), (false, vec![at]));
    }
}

#[test]
fn a_checkpoint_of_an_older_version_counts_and_its_children_stay_as_they_were() {
    let (_, mut reading) = played();
    // Its first lines are of another version, so its states may be written differently; the head goes back and on.
    let at = forge(&mut reading, |_| Hash(7));
    for record in &mut reading.records {
        if let Record::Checkpoint(checkpoint) = record {
            checkpoint.writer.app = "0.0.1".to_owned();
        }
    }
    reading.header.writer.app = "0.0.1".to_owned();
    let place = reading.records.iter().rposition(|record| matches!(record, Record::Checkpoint(_))).expect("one");
    let checkpoint = reading.records.remove(place);
    reading.records.push(Record::Head(at));
    reading.records.push(checkpoint);
    let loaded = Session::<Planning>::from_reading(&Arc::new(()), &reading).expect("it loads");
    let mut session = loaded.session;
    assert_eq!(session.game().state().platoons[0], [None, None], "the kept state counts");
    session.redo().expect("the move after it was played from the state as it was, and still is there");
    assert_ne!(session.game().state().platoons[0], [None, None]);
}

#[test]
fn a_file_of_moves_of_the_head_is_read_at_once() {
    let (session, mut reading) = played();
    let end = reading.head();
    for number in 0..150_000 {
        reading.records.push(Record::Head(if number % 2 == 0 { 0 } else { end }));
    }
    let began = Instant::now();
    let loaded = Session::<Planning>::from_reading(&Arc::new(()), &reading).expect("it loads");
    assert_eq!(hash(&loaded.session), hash(&session));
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
}

#[test]
fn a_number_greater_than_lines_there_can_be_is_damage() {
    let (_, reading) = played();
    for number in [200_001, u32::MAX] {
        let mut journal = Journal::going_on(&reading);
        let input = WrittenInput::Choose("stay".to_owned());
        let parent = reading.head();
        let record = InputRecord { number, parent, input, by: InputSource::Players, hash: Hash(0) };
        journal.append(&[Record::Input(record)]).expect("written");
        let again = read_bytes(&journal.bytes().expect("bytes"), Path::new("game")).expect("read");
        assert_eq!(again.records.len(), reading.records.len());
        assert!(matches!(again.trouble, Some(Trouble::Torn { .. })), "{:?}", again.trouble);
    }
}

/// What tools that synchronise folders do while a game is played. Wine keeps the name of a removed file that is held, and
/// refuses to replace one, so there it is left out (`.ci/windows`).
#[test]
fn a_file_that_is_removed_or_replaced_while_it_is_played_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = || Storage::Folder(folder.path().to_owned());
    for replaced in [false, true] {
        let mut session = Session::<Planning>::begin(&Arc::new(()), 5, storage()).expect("a game");
        let path = session.path().expect("a file").to_owned();
        session.choose("march").expect("an order");
        if replaced {
            let other = folder.path().join("other");
            std::fs::copy(&path, &other).expect("copied");
            std::fs::OpenOptions::new().append(true).open(&other).expect("open").write_all(b"more\n").expect("written");
            std::fs::rename(&other, &path).expect("replaced");
        } else {
            std::fs::remove_file(&path).expect("removed");
        }
        session.choose("rush").expect("an order");
        session.choose("stay").expect("an order");
        let there = hash(&session);
        drop(session);
        let loaded = Session::<Planning>::load(&Arc::new(()), &path).expect("it loads");
        assert_eq!((hash(&loaded.session), loaded.note), (there, None), "replaced: {replaced}");
        let beside = path.with_file_name(format!("{}.replaced", path.file_name().expect("a name").to_string_lossy()));
        assert_eq!(beside.exists(), replaced, "what took its place is kept");
    }
}

/// On Windows nobody else can write to a file that is held.
#[cfg(not(windows))]
#[test]
fn damage_is_said_though_the_file_cannot_be_put_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session =
        Session::<Planning>::begin(&Arc::new(()), 5, Storage::Folder(folder.path().to_owned())).expect("a game");
    session.choose("march").expect("an order");
    let path = session.path().expect("a file").to_owned();
    let sound = crate::save::read(&path).expect("read").records.len();
    let mut file = std::fs::OpenOptions::new().append(true).open(&path).expect("open");
    file.write_all(b"no line\nnor this\n").expect("written");
    let other = Session::<Planning>::load(&Arc::new(()), &path).expect("it can be viewed");
    assert_eq!(other.note, Some(LoadNotice::DamagedReadOnly { line: sound + 2, why: crate::save::ReadOnly::InUse }));
}

#[cfg(windows)]
#[test]
fn a_file_that_is_held_cannot_be_written_by_others_and_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session =
        Session::<Planning>::begin(&Arc::new(()), 5, Storage::Folder(folder.path().to_owned())).expect("a game");
    session.choose("march").expect("an order");
    let path = session.path().expect("a file").to_owned();
    assert!(std::fs::OpenOptions::new().append(true).open(&path).is_err());
    let other = Session::<Planning>::load(&Arc::new(()), &path).expect("it can be viewed");
    assert_eq!(hash(&other.session), hash(&session));
}
