//! What people do with whole games: copies, names, exports and imports, and the bin.

use std::io::Write;
use std::path::{Path, PathBuf};

use ironclad::save::{self, Duplicate, Journal, Overwrite, SaveError, Shelf};
use ironclad::session::{Session, Storage};

use crate::table::{content, moment, script, start};

/// A folder of data with a game in it that is some choices in, and nobody has open.
fn ground() -> (tempfile::TempDir, Shelf, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path(), 3);
    let shelf = Shelf::in_folder(folder.path());
    (folder, shelf, path)
}

fn played(data: &Path, seed: u64) -> PathBuf {
    let keep = Storage::Folder(data.join("games"));
    let mut session = Session::begin(content(), start("tutorial-1", true, seed), keep).expect("a game");
    for option in script("tutorial-1").iter().take(6) {
        session.choose(option).expect("legal");
    }
    session.path().expect("a file").to_owned()
}

fn at(path: &Path) -> (u64, Vec<String>, Option<usize>) {
    moment(&Session::load_copy(content(), path).expect("a game").session)
}

#[test]
fn a_copy_goes_its_own_way() {
    let (_folder, shelf, path) = ground();
    let before = at(&path);
    // The one that is copied may be open.
    let open = Session::load(content(), &path).expect("a game").session;
    let copy = shelf.copy(&path, "What if?").expect("copied");
    drop(open);
    assert_eq!(copy.file_name().and_then(|name| name.to_str()), Some("what-if-1.jsonl"));
    let reading = save::read(&copy).expect("sound");
    assert_eq!((reading.name(), at(&copy)), ("What if?", before.clone()));
    let mut session = Session::load(content(), &copy).expect("a game").session;
    session.undo().expect("undone");
    drop(session);
    assert_eq!(at(&path), before);
    assert_ne!(at(&copy), before);
    assert_eq!(shelf.games().expect("listed").len(), 2);
}

#[test]
fn a_game_is_called_what_its_players_call_it_last() {
    let (_folder, shelf, path) = ground();
    for name in ["First", "Second: die Überfahrt / ..", ""] {
        shelf.rename(&path, name).expect("named");
        assert_eq!(save::read(&path).expect("sound").name(), name);
    }
    let open = Session::load(content(), &path).expect("a game").session;
    let refused = shelf.rename(&path, "Third");
    assert!(matches!(refused, Err(SaveError::ReadOnly { .. })), "{refused:?}");
    drop(open);
    assert_eq!(save::read(&path).expect("sound").name(), "");
}

#[test]
fn names_that_people_think_of_are_harmless() {
    let (folder, shelf, path) = ground();
    let long = "Ö".repeat(300);
    let names =
        ["../../etc/passwd", "CON", "nul.txt", "a\0b\nc", ".hidden", "", " ", "???", &long, "日本語の旅", "a/b\\c:d"];
    for name in names {
        let copy = shelf.copy(&path, name).expect("copied");
        assert_eq!(copy.parent(), Some(folder.path().join("games").as_path()), "{name:?}");
        let file = copy.file_stem().and_then(|name| name.to_str()).expect("text").to_owned();
        assert!(file.len() < 200 && !file.starts_with(['.', '-']), "{name:?}: {file}");
        assert!(file.chars().all(|letter| letter.is_alphanumeric() || letter == '-'), "{name:?}: {file}");
        assert!(file.rsplit_once('-').is_some_and(|(_, number)| number.parse::<u32>().is_ok()), "{name:?}: {file}");
        assert_eq!(save::read(&copy).expect("sound").name(), save::short(name), "{name:?}");
    }
    assert_eq!(shelf.games().expect("listed").len(), names.len() + 1);
}

#[test]
fn an_export_is_whole_and_overwrites_nothing_unasked() {
    let (folder, shelf, path) = ground();
    let to = folder.path().join("for-ilse.jsonl");
    std::fs::write(&to, "my diary").expect("written");
    let refused = shelf.export(&path, &to, Overwrite::Never);
    assert!(matches!(refused, Err(SaveError::Taken { .. })), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&to).expect("read"), "my diary");
    shelf.export(&path, &to, Overwrite::Allowed).expect("asked for");
    assert_eq!(std::fs::read(&to).expect("read"), std::fs::read(&path).expect("read"));
    std::fs::remove_file(&to).expect("removed");
    let _open = Session::load(content(), &path).expect("a game").session;
    shelf.export(&path, &to, Overwrite::Never).expect("it may be open");
    let nowhere = shelf.export(&path, &folder.path().join("no/such/folder"), Overwrite::Never);
    assert!(matches!(nowhere, Err(SaveError::NotWritable { .. })), "{nowhere:?}");

    // A line that is being written just now is not yet part of it.
    let whole = std::fs::read(&path).expect("read");
    std::fs::File::options().append(true).open(&path).expect("opened").write_all(b"{\"head\":").expect("written");
    shelf.export(&path, &to, Overwrite::Allowed).expect("it is open");
    assert_eq!(std::fs::read(&to).expect("read"), whole);

    let mut damaged = whole;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    let unsound = folder.path().join("games/unsound.jsonl");
    std::fs::write(&unsound, &damaged).expect("written");
    let there = folder.path().join("damaged.jsonl");
    let refused = shelf.export(&unsound, &there, Overwrite::Never);
    assert!(matches!(refused, Err(SaveError::Unsound { .. })) && !there.exists(), "{refused:?}");
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path()).collect();
    assert!(left.iter().all(|path| path.extension().is_none_or(|ending| ending != "new")), "{left:?}");
}

#[test]
fn an_import_is_checked_and_the_same_game_is_noticed() {
    let (folder, shelf, path) = ground();
    let from = folder.path().join("from-elsewhere.jsonl");
    shelf.export(&path, &from, Overwrite::Never).expect("exported");
    let refused = shelf.import(&from, Duplicate::Refuse);
    assert!(matches!(&refused, Err(SaveError::Known { path: known }) if *known == path), "{refused:?}");
    let beside = shelf.import(&from, Duplicate::KeepBoth).expect("asked for");
    assert_ne!(beside, path);
    assert_eq!(at(&beside), at(&path));
    for (text, newer) in [("", false), ("my diary\n", false), ("{\"format\":99}\n", true)] {
        std::fs::write(&from, text).expect("written");
        let refused = shelf.import(&from, Duplicate::KeepBoth);
        assert_eq!(matches!(refused, Err(SaveError::Newer { .. })), newer, "{refused:?}");
        assert!(refused.is_err());
    }
    assert_eq!(shelf.games().expect("listed").len(), 2);
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-1-tutorial-2.jsonl");
    let old = shelf.import(&old, Duplicate::Refuse).expect("an older format too");
    assert!(Session::load(content(), &old).is_ok());
}

#[test]
fn a_game_thrown_away_can_be_taken_back_until_the_bin_is_emptied() {
    let (folder, shelf, path) = ground();
    let before = at(&path);
    std::fs::write(folder.path().join("games/tutorial-1-1.jsonl.damaged"), "as it was").expect("written");
    let open = Session::load(content(), &path).expect("a game").session;
    assert!(matches!(shelf.discard(&path), Err(SaveError::InUse { .. })), "it is being played");
    drop(open);

    let binned = shelf.discard(&path).expect("thrown away");
    assert_eq!((shelf.games().expect("listed").len(), shelf.binned().expect("listed").len()), (0, 1));
    assert!(binned.with_file_name("tutorial-1-1.jsonl.damaged").exists(), "what was kept beside it goes with it");
    assert!(matches!(shelf.discard(&path), Err(SaveError::Missing { .. })));
    // Its name has been taken meanwhile.
    let other = played(folder.path(), 9);
    assert_eq!(other, path);
    let back = shelf.restore(&binned).expect("taken back");
    assert_eq!(back.file_name().and_then(|name| name.to_str()), Some("tutorial-1-2.jsonl"));
    assert_eq!(at(&back), before);
    assert!(back.with_file_name("tutorial-1-2.jsonl.damaged").exists());

    shelf.discard(&back).expect("thrown away");
    shelf.discard(&other).expect("thrown away");
    let games: Vec<_> = shelf.binned().expect("listed").into_iter().map(|found| found.path).collect();
    assert_eq!(shelf.remove(&games).expect("removed"), 2);
    assert_eq!(std::fs::read_dir(folder.path().join("bin")).expect("a folder").count(), 0);
    assert_eq!((shelf.games().expect("listed").len(), shelf.remove(&games).expect("nothing left")), (0, 0));
}

#[test]
fn to_open_a_game_is_not_to_play_it() {
    let (_folder, shelf, path) = ground();
    let long_ago = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    std::fs::File::options().write(true).open(&path).and_then(|file| file.set_modified(long_ago)).expect("dated");
    let mut session = Session::load(content(), &path).expect("a game").session;
    let modified = || shelf.games().expect("listed")[0].modified;
    assert_eq!(modified(), Some(long_ago));
    session.undo().expect("undone");
    assert_ne!(modified(), Some(long_ago));
}

#[test]
fn a_file_tells_where_its_head_is_without_being_played() {
    let (_folder, _shelf, path) = ground();
    let mut session = Session::load(content(), &path).expect("a game").session;
    session.undo().expect("undone");
    let place = session.place();
    drop(session);
    let reading = save::read(&path).expect("sound");
    let way = reading.way();
    assert_eq!((reading.head(), way.last()), (place, Some(&place)));
    assert!(way.is_sorted() && way.first() == Some(&1));
    let checkpoint = reading.checkpoint().expect("a state is kept at the start");
    assert!(checkpoint.at <= place);
}

/// What the system does not let be written is looked at.
#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_written_is_looked_at() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, _shelf, path) = ground();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o444)).expect("set");
    // To whom everything is allowed there is nothing to test.
    if std::fs::File::options().write(true).open(&path).is_err() {
        let opened = Journal::open(&path).expect("it can be read");
        assert_eq!(opened.journal.read_only(), Some(save::ReadOnly::NotAllowed));
    }
}
