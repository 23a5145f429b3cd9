//! Journals: how much goes into one, copies, opening, and disks that refuse.

use std::io;
use std::sync::Arc;

use super::super::disk::{LARGEST_FILE, OpenFile};
use super::super::store::{LockedFile, ReadOnlyCopy};
use super::disk::{Moody, Refused};
use super::*;

/// A name that makes a line of so many bytes.
fn line_of(bytes: usize) -> Record {
    let mut journal = Journal::in_memory(&header("", 1)).expect("begun");
    let before = journal.bytes().expect("bytes").len();
    journal.append(&[Record::Named(String::new())]).expect("written");
    let least = journal.bytes().expect("bytes").len() - before;
    Record::Named("x".repeat(bytes - least))
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let mut journal = Journal::in_memory(&header("", 1)).expect("begun");
    let refused = journal.append(&[line_of(LONGEST_LINE + 1)]);
    assert!(matches!(refused, Err(SaveError::NotWritable { .. })), "{refused:?}");
    journal.append(&[line_of(LONGEST_LINE)]).expect("the longest line there may be");
    let half = line_of(LONGEST_LINE / 2 + 9);
    journal.append(&[half.clone(), half]).expect("each by itself is short enough");
    let bytes = journal.bytes().expect("bytes");
    assert_eq!((read_of(&bytes).records.len(), read_of(&bytes).trouble), (3, None));
    // A line longer than that may be in a file all the same, and is damage.
    let reading = read_of(&file(&header("", 1), &[]));
    let mut bytes = reading.sound.clone();
    let long = line_of(LONGEST_LINE + 1);
    let line = super::super::line::Line::from(&long);
    super::super::chain::seal_into(&line, &reading.sum, &mut bytes).expect("sealed");
    assert_eq!(read_of(&bytes).trouble, Some(Trouble::Torn { line: 2 }));
}

#[test]
fn a_journal_has_so_many_lines_and_no_more() {
    let head = || Record::Head(0);
    let mut journal = Journal::in_memory(&header("", 1)).expect("begun");
    journal.lines = MOST_LINES - 2;
    journal.append(&[head()]).expect("room for two");
    assert!(journal.append(&[head(), head()]).is_err());
    journal.append(&[head()]).expect("room for one");
    assert!(journal.append(&[head()]).is_err());
}

#[test]
fn a_file_grows_to_its_greatest_length_and_no_further() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    let file = System.open(&path, Access::New).expect("made");
    let mut store = LockedFile::new(System::shared(), path, file, LARGEST_FILE - 5);
    let refused = store.append(b"six...").map_err(|error| error.kind());
    assert_eq!(refused, Err(io::ErrorKind::FileTooLarge));
    store.append(b"five.").expect("just enough room");
    assert_eq!(store.append(b"1").map_err(|error| error.kind()), Err(io::ErrorKind::FileTooLarge));
}

#[test]
fn a_copy_that_is_only_read_takes_nothing() {
    let mut store = ReadOnlyCopy { path: "game".into(), bytes: b"lines".to_vec() };
    assert_eq!(store.append(b"more").map_err(|error| error.kind()), Err(io::ErrorKind::ReadOnlyFilesystem));
    assert_eq!((store.bytes().expect("bytes"), store.path()), (b"lines".to_vec(), Some(Path::new("game"))));
}

#[test]
fn a_copy_keeps_what_it_would_write_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("copy.jsonl");
    let mut journal = Journal::create(folder.path(), &header("Mine", 1)).expect("a file");
    journal.append(&[choice(1, 0)]).expect("written");
    let own = journal.path().expect("a file").to_owned();
    journal.copy_to(&own).expect("it is there already");
    journal.copy_to(&to).expect("copied");
    let first = journal.bytes().expect("bytes");
    assert_eq!(std::fs::read(&to).expect("there"), first);
    // The beginning of the same game is no loss.
    journal.append(&[choice(2, 1)]).expect("written");
    journal.copy_to(&to).expect("copied");
    assert_eq!(std::fs::read(&to).expect("there"), journal.bytes().expect("bytes"));
    let beside = folder.path().join("copy.jsonl.before");
    assert!(!beside.exists());
    std::fs::write(&to, "another's").expect("written");
    journal.copy_to(&to).expect("copied");
    assert_eq!(std::fs::read(&beside).expect("kept"), b"another's");
    assert_eq!(std::fs::read(&to).expect("there"), journal.bytes().expect("bytes"));
    std::fs::write(&to, "yet another's").expect("written");
    journal.copy_to(&to).expect("copied");
    assert_eq!(std::fs::read(folder.path().join("copy.jsonl.before-2")).expect("kept"), b"yet another's");
    let nowhere = folder.path().join("no/such/folder/copy.jsonl");
    assert!(matches!(journal.copy_to(&nowhere), Err(SaveError::NotWritable { .. })));
    let held = System.open(&to, Access::Write).expect("held");
    assert!(matches!(journal.copy_to(&to), Err(SaveError::InUse { .. })));
    drop(held);
}

#[test]
fn two_writers_do_not_have_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = Journal::create(folder.path(), &header("", 1)).expect("a file");
    let path = first.path().expect("a file").to_owned();
    // On Windows nobody else can write to it at all.
    #[cfg(not(windows))]
    {
        let mut torn = std::fs::OpenOptions::new().append(true).open(&path).expect("open");
        io::Write::write_all(&mut torn, b"{\"n\":").expect("written");
    }
    let mut second = Journal::open(&path).expect("to be looked at");
    assert_eq!(second.journal.read_only(), Some(ReadOnly::InUse));
    assert_eq!(second.reading.trouble, None, "it is being written");
    let refused = second.journal.append(&[choice(1, 0)]);
    assert!(matches!(refused, Err(SaveError::ReadOnly { why: ReadOnly::InUse, .. })), "{refused:?}");
    first.append(&[choice(1, 0)]).expect("the first goes on");
    drop(first);
    assert_eq!(Journal::open(&path).expect("opened").journal.read_only(), None);
}

#[test]
fn a_disk_that_refuses_to_write_lets_a_game_be_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let whole = file(&header("", 1), &every_kind());
    let moody = Moody::new();
    for (ending, torn) in [("", false), ("{\"n\":", true)] {
        std::fs::write(&path, [&whole, ending.as_bytes()].concat()).expect("written");
        for (refused, why, due) in [
            (Refused::Write, io::ErrorKind::PermissionDenied, ReadOnly::NotAllowed),
            (Refused::Write, io::ErrorKind::ReadOnlyFilesystem, ReadOnly::NotAllowed),
            (Refused::Sync, io::ErrorKind::StorageFull, ReadOnly::Failing(io::ErrorKind::StorageFull)),
            (Refused::Cut, io::ErrorKind::StorageFull, ReadOnly::Failing(io::ErrorKind::StorageFull)),
        ] {
            moody.refuse(refused, why);
            let opened = Journal::open_on(&moody.shared(), &path).expect("to be looked at");
            assert_eq!((opened.journal.read_only(), opened.kept), (Some(due), None));
            assert_eq!(opened.reading.trouble.is_some(), torn, "{refused:?}");
            assert_eq!(opened.reading.records, every_kind());
        }
        moody.refuse(Refused::Open, io::ErrorKind::PermissionDenied);
        assert!(matches!(Journal::open_on(&moody.shared(), &path), Err(SaveError::Unreadable { .. })));
        moody.refuse(Refused::Write, io::ErrorKind::Other);
        assert!(matches!(Journal::open_on(&moody.shared(), &path), Err(SaveError::Unreadable { .. })));
    }
    assert!(matches!(Journal::open(&folder.path().join("none")), Err(SaveError::Missing { .. })));
}

#[test]
fn a_damaged_end_is_kept_beside_the_file_and_cut_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = file(&header("", 1), &every_kind());
    for (ending, beside, torn) in [("{\"n\":", "torn", true), ("none\nat all\n", "damaged", false)] {
        let path = folder.path().join(format!("{beside}.jsonl"));
        let bytes = [&whole, ending.as_bytes()].concat();
        std::fs::write(&path, &bytes).expect("written");
        let long_ago = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        std::fs::File::options().write(true).open(&path).expect("open").set_modified(long_ago).expect("dated");
        let opened = Journal::open(&path).expect("opened");
        let kept = folder.path().join(format!("{beside}.jsonl.{beside}"));
        assert_eq!(opened.kept.as_ref(), Some(&kept));
        assert_eq!(std::fs::read(&kept).expect("kept"), if torn { ending.as_bytes().to_vec() } else { bytes });
        assert_eq!(std::fs::read(&path).expect("there"), whole);
        assert_eq!(System.facts(&path).expect("there").modified, Some(long_ago), "nobody has played");
        drop(opened.journal);
        assert_eq!(Journal::open(&path).expect("opened").kept, None);
    }
}

/// What is kept lies there once, however often the same is tried.
#[test]
fn what_is_kept_already_is_not_kept_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let keep = |bytes: &[u8]| super::super::aside::keep(&System, &path, "torn", bytes).expect("kept");
    let (one, other) = (keep(b"one"), keep(b"other"));
    assert_ne!(one, other);
    assert_eq!((keep(b"one"), keep(b"other")), (one, other));
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 2);
}

#[test]
fn a_write_that_fails_adds_nothing_and_the_next_takes_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let moody = Moody::new();
    let disk: Arc<dyn Disk> = moody.shared();
    let mut journal = Journal::create_on(&disk, folder.path(), &header("", 1)).expect("a file");
    let before = journal.bytes().expect("bytes");
    moody.refuse(Refused::Sync, io::ErrorKind::StorageFull);
    let refused = journal.append(&[choice(1, 0)]);
    assert!(matches!(refused, Err(SaveError::NotWritable { .. })), "{refused:?}");
    assert_eq!(journal.bytes().expect("bytes"), before);
    moody.refuse(Refused::Nothing, io::ErrorKind::Other);
    let named = Record::Named("Later".into());
    journal.append(std::slice::from_ref(&named)).expect("there is room again");
    let path = journal.path().expect("a file").to_owned();
    assert_eq!(read(&path).expect("read").records, [named]);
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 1, "nothing else lies there");
}

#[test]
fn an_open_file_has_its_name_where_the_disk_cannot_tell() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    let file: Box<dyn OpenFile> = Moody::new().open(&path, Access::New).expect("made");
    assert!(file.has_name(&path).expect("said"));
}

#[test]
fn a_file_too_large_to_be_ours_is_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    std::fs::File::create(&path).expect("made").set_len(LARGEST_FILE + 1).expect("sparse");
    assert!(matches!(read(&path), Err(SaveError::TooLarge { .. })));
}

/// Lines that were read may be nowhere but in the system's memory; they are about to be shown as safe.
#[test]
fn the_end_of_a_file_is_written_once_more_when_it_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let moody = Moody::new();
    let short = file(&header("", 1), &every_kind());
    let long = file(&header("", 1), &[line_of(LONGEST_LINE)]);
    for (bytes, due) in [(&short, short.len()), (&long, 256 << 10)] {
        let path = folder.path().join("game.jsonl");
        std::fs::write(&path, bytes).expect("written");
        moody.refuse(Refused::Nothing, io::ErrorKind::Other);
        drop(Journal::open_on(&moody.shared(), &path).expect("opened"));
        assert_eq!(moody.written(), due);
        assert_eq!(&std::fs::read(&path).expect("there"), bytes);
    }
}
