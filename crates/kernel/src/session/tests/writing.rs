//! Writing: one transaction at a time, to a disk that may refuse, and what stands in the file then.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use super::*;
use crate::save::{Memory, PutBack, Store};
use crate::session::summary::Since;

/// A store that takes nothing while its switch is on.
#[derive(Debug)]
struct Full(Memory, Arc<AtomicBool>);

impl Store for Full {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.1.load(Ordering::SeqCst) { Err(io::ErrorKind::StorageFull.into()) } else { self.0.append(bytes) }
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        self.0.bytes()
    }
}

fn folder() -> (tempfile::TempDir, Arc<Waters>) {
    (tempfile::tempdir().expect("a folder"), Arc::new(Waters::default()))
}

fn begun_there(folder: &tempfile::TempDir, waters: &Arc<Waters>, start: Start) -> Session<Voyage> {
    Session::begin(waters, start, Storage::Folder(folder.path().to_owned())).expect("a game")
}

#[test]
fn what_cannot_be_written_has_not_happened() {
    let full = Arc::new(AtomicBool::new(false));
    let storage = Storage::Store(Box::new(Full(Memory::default(), Arc::clone(&full))));
    let mut session =
        Session::<Voyage>::begin(&Arc::new(Waters::default()), Start::default(), storage).expect("a game");
    session.queue(&[Die::ALL[4], Die::ALL[5]]);
    play(&mut session, &["rest", "sail"]);
    let (place, history) = (session.place(), session.whole_history());
    full.store(true, Ordering::SeqCst);
    assert!(matches!(session.choose("sail"), Err(SessionError::Save(SaveError::NotWritable { .. }))));
    assert!(matches!(session.undo(), Err(SessionError::Save(_))));
    let named = session.renamed("Mine");
    assert!(session.perform(named).is_err());
    assert_eq!((session.place(), session.whole_history(), session.name()), (place, history, ""));
    assert_eq!(session.queued().collect::<Vec<_>>(), [Die::ALL[5]]);
    assert!(!session.is_writing());
    full.store(false, Ordering::SeqCst);
    assert_eq!(play(&mut session, &["sail"]), [Event::Rolled(6)]);
    reopened(&session);
    let storage = Storage::Store(Box::new(Full(Memory::default(), Arc::new(AtomicBool::new(true)))));
    assert!(Session::<Voyage>::begin(&Arc::new(Waters::default()), Start::default(), storage).is_err());
}

#[test]
fn one_transaction_is_written_at_a_time_and_only_if_nothing_came_between() {
    let mut session = begun(Start::default());
    play(&mut session, &["rest"]);
    let (first, second, third) = (session.renamed("One"), session.renamed("Two"), session.renamed("Three"));
    let undo = session.back(UndoScope::Choice).expect("a way back");
    let job = session.write(first).expect("begun");
    assert!(session.is_writing());
    assert!(matches!(session.write(second), Err(SessionError::StillWriting)));
    assert_eq!(session.name(), "", "not before it is written");
    let outcome = job.run();
    let written = Written::new(job.clone(), outcome);
    assert_eq!((written.writing(), written.clone() == written), (&job, true));
    session.written(written.take().expect("the first who asks")).expect("written");
    assert!(written.take().is_none());
    assert_eq!((session.name(), session.is_writing()), ("One", false));
    let other = session.write(third).expect("nothing on the table has changed");
    assert!(other != job);
    session.written(other.run()).expect("written");
    session.perform(undo).expect("nor since that was prepared");
    session.written(Ok(())).expect("nothing was in hand");
    assert_eq!((session.place(), session.name()), (0, "Three"));
    // The head is elsewhere, or where it was with more behind it.
    let prepared = session.renamed("Four");
    play(&mut session, &["fish", "keep"]);
    assert!(matches!(session.perform(prepared), Err(SessionError::Outdated)));
    session.undo().expect("undone");
    let prepared = session.made(session.draft());
    session.undo().expect("undone");
    assert!(matches!(session.perform(prepared), Err(SessionError::Outdated)));
    let prepared = session.renamed("Five");
    play(&mut session, &["rest"]);
    session.undo().expect("undone");
    assert!(matches!(session.perform(prepared), Err(SessionError::Outdated)));
    assert_eq!(session.name(), "Three");
}

#[test]
fn a_checkpoint_stands_where_a_turn_or_a_stage_begins() {
    let mut session = begun(Start { windy: true, ..Start::default() });
    let at = |session: &Session<Voyage>| checkpoints(&reading(session)).iter().map(|kept| kept.at).collect::<Vec<_>>();
    assert_eq!((at(&session), session.place()), (vec![1], 1), "behind the die of the beginning");
    play(&mut session, &["fish", "keep", "rest", "fish", "keep"]);
    assert_eq!(at(&session), [1, 5]);
    let mut session = reopened(&session);
    play(&mut session, &["vote"]);
    assert_eq!(at(&session), [1, 5], "what is open again knows where the last one stands");
    play(&mut session, &["1:aye", "2:aye", "3:aye", "land"]);
    assert_eq!(at(&session), [1, 5, 14]);
    play(&mut session, &["wreck"]);
    assert_eq!(at(&session), [1, 5, 14, 16]);
    let reading = reading(&session);
    let stages = checkpoints(&reading).into_iter().map(|kept| kept.stage.as_ref().map(|stage| stage.text().to_owned()));
    let reef = Some("\"reef\"".to_owned());
    assert_eq!(stages.collect::<Vec<_>>(), [None, None, reef.clone(), reef]);
    let session = begun(Start::default());
    assert_eq!(at(&session), [0]);
}

#[test]
fn a_state_that_cannot_be_written_is_said() {
    let whim = Some(crate::voyage::Whim::Unwritable);
    let waters = Arc::new(Waters { whim, ..Waters::default() });
    let (folder, _) = folder();
    let storage = Storage::Folder(folder.path().to_owned());
    let refused = Session::<Voyage>::begin(&waters, Start::default(), storage);
    assert!(matches!(refused, Err(SessionError::Unwritable(_))));
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 0, "nobody has begun a game");
}

#[test]
fn a_game_is_copied_and_found_on_the_shelf() {
    let (folder, waters) = folder();
    let mut over =
        begun_there(&folder, &waters, Start { name: "Over".into(), from: "cape".into(), ..Start::default() });
    play(&mut over, &["land"]);
    let mut mine = begun_there(&folder, &waters, Start { seed: 9, name: "Mine".into(), ..Start::default() });
    play(&mut mine, &["land", "rest", "wreck", "rest"]);
    assert_eq!((mine.seed(), mine.name(), over.seed()), (9, "Mine", 7));
    let copy = folder.path().join("copy.jsonl");
    mine.save_copy(&copy).expect("copied");
    assert_eq!(std::fs::read(&copy).expect("there"), std::fs::read(mine.path().expect("a file")).expect("there"));
    std::fs::remove_file(&copy).expect("removed");
    let ours = br#"{"game":"voyage","#;
    std::fs::write(folder.path().join("broken.jsonl"), ours).expect("written");
    std::fs::write(folder.path().join("nothing.jsonl"), "").expect("written");
    let planning = Storage::Folder(folder.path().to_owned());
    Session::<crate::planning::Planning>::begin(&Arc::new(()), 1, planning).expect("another game");
    for since in [Since::Turn, Since::Stage] {
        let told = |glance: Glance<Voyage>| (glance.name, glance.when, glance.events);
        let shelf = Session::<Voyage>::shelf(&waters, folder.path(), since, told).expect("listed");
        assert_eq!(shelf.len(), 4, "another game's is left out");
        let mut games = shelf.into_iter();
        let (name, when, events) = games.next().expect("unfinished").summary.expect("a game");
        assert_eq!((name.as_str(), when), ("Mine", TurnId { stage: 2, attempt: 1, turn: 2 }));
        let due: &[Event] = if since == Since::Stage { &[Event::Dawned(2)] } else { &[] };
        assert_eq!(events, due);
        assert_eq!(games.next().expect("finished").summary.expect("a game").0, "Over");
        for broken in games {
            let why = broken.summary.map(|_| ()).expect_err("cannot be opened");
            let is_ours = Session::<Voyage>::is_ours(&broken.path, &why);
            assert_eq!(is_ours, broken.path.ends_with("broken.jsonl"), "{}", broken.path.display());
        }
    }
    let own = mine.path().expect("a file").to_owned();
    let damaged = LoadError::Save(SaveError::Missing { path: own.clone() });
    assert!(Session::<Voyage>::is_ours(&own, &damaged));
    assert!(!Session::<crate::planning::Planning>::is_ours(
        &own,
        &LoadError::Save(SaveError::Missing { path: own.clone() })
    ));
    assert!(Session::<Voyage>::is_ours(&own, &LoadError::TooLong), "it was read as ours");
    assert!(Session::<Voyage>::shelf(&waters, &own, Since::Turn, |_| ()).is_err(), "no folder");
}

/// Another program removes the file of a game in play, or puts another in its place: that is said with the next move.
#[cfg(unix)]
#[test]
fn attack_f5_that_a_file_was_put_back_is_said() {
    let (folder, waters) = folder();
    let mut session = begun_there(&folder, &waters, Start::default());
    play(&mut session, &["rest"]);
    let path = session.path().expect("a file").to_owned();
    assert_eq!(session.put_back(), []);
    std::fs::remove_file(&path).expect("removed");
    play(&mut session, &["rest"]);
    assert_eq!(session.put_back(), [PutBack { kept: None }]);
    let other = folder.path().join("other");
    std::fs::write(&other, "another's").expect("written");
    std::fs::rename(&other, &path).expect("in its place");
    play(&mut session, &["rest"]);
    let kept = path.with_file_name(format!("{}.replaced", path.file_name().expect("a name").display()));
    assert_eq!(session.put_back(), [PutBack { kept: None }, PutBack { kept: Some(kept.clone()) }]);
    assert_eq!(std::fs::read(kept).expect("kept"), b"another's");
    drop(session);
    let loaded = Session::<Voyage>::load(&waters, &path).expect("it loads");
    assert_eq!((loaded.note, loaded.session.game().state.day), (None, 4));
    assert_eq!(loaded.session.put_back(), []);
}
