//! A disk that fails: a failed write changes nothing.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use ironclad::save::{Memory, SaveError, Store};
use ironclad::session::{Session, SessionError, Storage};

use crate::table::{content, moment, script, start};

/// A store that fails at every write while its switch is on.
#[derive(Debug)]
struct Failing {
    memory: Memory,
    failures: Arc<AtomicUsize>,
}

impl Store for Failing {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let failing =
            self.failures.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
        if failing { Err(io::Error::from(io::ErrorKind::StorageFull)) } else { self.memory.append(bytes) }
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        self.memory.bytes()
    }
}

fn on_a_failing_disk(scenario: &str, scripted: bool) -> (Session, Arc<AtomicUsize>) {
    let failures = Arc::new(AtomicUsize::new(0));
    let store = Failing { memory: Memory::default(), failures: Arc::clone(&failures) };
    let keep = Storage::Store(Box::new(store));
    (Session::begin(content(), start(scenario, scripted, 5), keep).expect("a game"), failures)
}

fn full<T: std::fmt::Debug>(outcome: Result<T, SessionError>) {
    assert!(matches!(outcome, Err(SessionError::Save(SaveError::NotWritable { .. }))), "{outcome:?}");
}

#[test]
fn a_choice_that_cannot_be_written_is_not_made() {
    let (mut session, failures) = on_a_failing_disk("tutorial-2", true);
    for option in script("tutorial-2") {
        let before = (moment(&session), session.history());
        failures.store(2, Ordering::SeqCst);
        full(session.choose(&option));
        full(session.choose(&option));
        assert_eq!((moment(&session), session.history()), before);
        session.choose(&option).expect("there is room again");
        let after = moment(&session);
        failures.store(1, Ordering::SeqCst);
        full(session.undo());
        assert_eq!(moment(&session), after);
        session.undo().expect("there is room again");
        failures.store(1, Ordering::SeqCst);
        full(session.redo());
        assert_eq!(moment(&session), before.0);
        session.redo().expect("there is room again");
    }
}

#[test]
fn dice_of_a_choice_that_cannot_be_written_stay_queued() {
    let (mut session, failures) = on_a_failing_disk("tutorial-2", false);
    let six = ironclad::engine::Die::new(6).expect("a face");
    session.queue(&[six, six]);
    session.choose("skill:combat").expect("legal");
    session.choose("hero:gabriel").expect("legal");
    failures.store(1, Ordering::SeqCst);
    full(session.choose("done"));
    assert_eq!(session.queued().count(), 2);
}

#[test]
fn a_game_that_cannot_be_begun_is_not() {
    let failures = Arc::new(AtomicUsize::new(1));
    let store = Failing { memory: Memory::default(), failures };
    full(Session::begin(content(), start("tutorial-1", true, 5), Storage::Store(Box::new(store))));
    let file = tempfile::NamedTempFile::new().expect("a file");
    let below = file.path().join("games");
    full(Session::begin(content(), start("tutorial-1", true, 5), Storage::Folder(below)));
}
