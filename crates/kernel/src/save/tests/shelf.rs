//! The shelf and the bin, and the names of files.

use std::io;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use super::disk::{Moody, Refused};
use super::*;

struct Desk {
    data: tempfile::TempDir,
    shelf: Shelf,
    moody: Moody,
}

impl Desk {
    fn new() -> Self {
        let (data, moody) = (tempfile::tempdir().expect("a folder"), Moody::new());
        let shelf = Shelf::on(moody.shared(), data.path());
        Self { data, shelf, moody }
    }

    /// Puts a game there and says where.
    fn game(&self, name: &str, seed: u64) -> PathBuf {
        let mut journal = Journal::create(&self.data.path().join(GAMES), &header(name, seed)).expect("a game");
        journal.append(&[choice(1, 0)]).expect("written");
        journal.path().expect("a file").to_owned()
    }
}

fn names(found: &[Found]) -> Vec<String> {
    found.iter().map(|found| found.path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
}

#[test]
fn the_games_of_a_folder_are_listed_the_newest_first() {
    let desk = Desk::new();
    assert_eq!((desk.shelf.games().expect("none"), desk.shelf.binned().expect("none")), (vec![], vec![]));
    let paths: Vec<PathBuf> = ["One", "Two", "Three"].map(|name| desk.game(name, 1)).to_vec();
    for (path, hours) in paths.iter().zip([2, 3, 1]) {
        let when = SystemTime::UNIX_EPOCH + Duration::from_secs(hours * 3600);
        std::fs::File::options().write(true).open(path).expect("open").set_modified(when).expect("dated");
    }
    std::fs::write(desk.data.path().join("games/one-1.jsonl.torn"), "").expect("written");
    std::fs::create_dir(desk.data.path().join("games/folder.jsonl")).expect("made");
    let found = desk.shelf.games().expect("listed");
    assert_eq!(names(&found), ["two-1.jsonl", "one-1.jsonl", "three-1.jsonl"]);
    desk.moody.refuse(Refused::List, io::ErrorKind::PermissionDenied);
    assert!(matches!(desk.shelf.games(), Err(SaveError::Unreadable { .. })));
    assert!(matches!(desk.shelf.remove(&[]), Err(SaveError::Unreadable { .. })));
}

#[test]
fn a_file_is_named_after_the_first_name_that_gives_letters() {
    for (names, due) in [
        (["", "..", "Harbour"], "harbour"),
        (["Die große Fahrt!", "", ""], "die-große-fahrt"),
        (["  A -- b/../c  ", "", ""], "a-b-c"),
        (["", "", ""], "game"),
        (["abcdefghijklmnopqrstuvwxyz-abcdefghijklm nop", "", ""], "abcdefghijklmnopqrstuvwxyz-abcdefghijklm"),
    ] {
        assert_eq!(stem(names), due);
    }
}

#[test]
fn a_copy_has_its_own_name_and_a_new_one_goes_to_the_old_file() {
    let desk = Desk::new();
    let path = desk.game("Mine", 1);
    let copy = desk.shelf.copy(&path, "Yours").expect("copied");
    assert_eq!(names(&[Found { path: copy.clone(), modified: None }]), ["yours-1.jsonl"]);
    assert_eq!((read(&copy).expect("read").name(), read(&path).expect("read").name()), ("Yours", "Mine"));
    assert_eq!(read(&copy).expect("read").way(), [1]);
    desk.shelf.rename(&path, "Ours").expect("renamed");
    assert_eq!(read(&path).expect("read").name(), "Ours");
    let held = Journal::open(&path).expect("held");
    assert!(matches!(desk.shelf.rename(&path, "Theirs"), Err(SaveError::ReadOnly { .. })));
    drop(held);
    assert!(matches!(desk.shelf.copy(Path::new("none"), "x"), Err(SaveError::Missing { .. })));
}

#[test]
fn an_export_overwrites_only_if_it_may() {
    let desk = Desk::new();
    let (path, other) = (desk.game("Mine", 1), desk.game("Other", 2));
    let to = desk.data.path().join("out.jsonl");
    desk.shelf.export(&path, &to, Overwrite::Never).expect("nothing is there");
    let bytes = std::fs::read(&to).expect("there");
    assert_eq!(bytes, std::fs::read(&path).expect("there"));
    let taken = desk.shelf.export(&other, &to, Overwrite::Never);
    assert!(matches!(taken, Err(SaveError::Taken { .. })), "{taken:?}");
    assert_eq!(std::fs::read(&to).expect("there"), bytes);
    desk.shelf.export(&other, &to, Overwrite::Allowed).expect("it may");
    assert_eq!(std::fs::read(&to).expect("there"), std::fs::read(&other).expect("there"));
    assert_eq!(std::fs::read_dir(desk.data.path()).expect("there").count(), 2, "no temp file is left");
    let fresh = desk.data.path().join("fresh.jsonl");
    desk.shelf.export(&other, &fresh, Overwrite::Allowed).expect("nothing is there");
}

#[test]
fn what_is_damaged_is_not_exported_unless_it_is_being_written() {
    let desk = Desk::new();
    let to = desk.data.path().join("out.jsonl");
    for (ending, torn) in [("{\"n\":", true), ("no\nlines\n", false)] {
        let path = desk.game(if torn { "Torn" } else { "Damaged" }, 1);
        let mut file = std::fs::OpenOptions::new().append(true).open(&path).expect("open");
        io::Write::write_all(&mut file, ending.as_bytes()).expect("written");
        drop(file);
        let refused = desk.shelf.export(&path, &to, Overwrite::Never);
        assert!(matches!(refused, Err(SaveError::Unsound { line: 3, .. })), "{refused:?}");
        assert!(!to.exists());
        let held = System.open(&path, Access::Write).expect("held");
        let outcome = desk.shelf.export(&path, &to, Overwrite::Never);
        assert_eq!(outcome.is_ok(), torn, "{outcome:?}");
        drop(held);
        std::fs::remove_file(&to).ok();
    }
}

#[test]
fn a_game_is_brought_in_once_unless_both_are_wanted() {
    let desk = Desk::new();
    let path = desk.game("Mine", 1);
    std::fs::write(desk.data.path().join("games/broken.jsonl"), "no game").expect("written");
    let outside = desk.data.path().join("outside.jsonl");
    desk.shelf.export(&path, &outside, Overwrite::Never).expect("out");
    let known = desk.shelf.import(&outside, Duplicate::Refuse);
    assert!(matches!(known, Err(SaveError::Known { path: there }) if there == path));
    let both = desk.shelf.import(&outside, Duplicate::KeepBoth).expect("in");
    assert_eq!((std::fs::read(&both).expect("there"), both == path), (std::fs::read(&path).expect("there"), false));
    let foreign = desk.data.path().join("foreign.jsonl");
    std::fs::write(&foreign, file(&header("Foreign", 9), &[])).expect("written");
    let here = desk.shelf.import(&foreign, Duplicate::Refuse).expect("it is not here");
    assert_eq!(names(&[Found { path: here, modified: None }]), ["foreign-1.jsonl"]);
    let broken = desk.shelf.import(&desk.data.path().join("games/broken.jsonl"), Duplicate::Refuse);
    assert!(matches!(broken, Err(SaveError::Damaged { .. })));
    desk.moody.refuse(Refused::Write, io::ErrorKind::StorageFull);
    assert!(matches!(desk.shelf.import(&outside, Duplicate::KeepBoth), Err(SaveError::NotWritable { .. })));
}

#[test]
fn a_game_goes_to_the_bin_with_what_lies_beside_it_and_comes_back() {
    let desk = Desk::new();
    assert_eq!(desk.shelf.remove(&[]).expect("there is no bin"), 0);
    let path = desk.game("Mine", 1);
    let games = desk.data.path().join(GAMES);
    for beside in ["mine-1.jsonl.torn", "mine-1.jsonl.new", "mine-12.jsonl"] {
        std::fs::write(games.join(beside), beside).expect("written");
    }
    let bytes = std::fs::read(&path).expect("there");
    let held = System.open(&path, Access::Write).expect("held");
    assert!(matches!(desk.shelf.discard(&path), Err(SaveError::InUse { .. })));
    drop(held);
    let binned = desk.shelf.discard(&path).expect("thrown away");
    assert_eq!(binned, desk.data.path().join(BIN).join("mine-1.jsonl"));
    assert_eq!(std::fs::read(&binned).expect("there"), bytes);
    assert!(desk.data.path().join("bin/mine-1.jsonl.torn").exists() && !games.join("mine-1.jsonl.torn").exists());
    assert!(games.join("mine-1.jsonl.new").exists() && games.join("mine-12.jsonl").exists(), "not its own");
    assert!(matches!(desk.shelf.discard(&path), Err(SaveError::Missing { .. })), "it is gone from there");

    let second = desk.game("Mine", 2);
    assert_eq!(second, path, "the name is free again");
    let restored = desk.shelf.restore(&binned).expect("back");
    assert_eq!(restored, games.join("mine-2.jsonl"), "beside the one that has its name now");
    assert_eq!(std::fs::read(&restored).expect("there"), bytes);
    assert_eq!(std::fs::read(games.join("mine-2.jsonl.torn")).expect("there"), b"mine-1.jsonl.torn");

    let first = desk.shelf.discard(&restored).expect("thrown away");
    desk.shelf.discard(&second).expect("thrown away");
    assert_eq!(desk.shelf.binned().expect("listed").len(), 2);
    let other = desk.data.path().join(BIN).join("other-1.jsonl");
    std::fs::write(&other, "").expect("written");
    let all: Vec<_> = desk.shelf.binned().expect("listed").into_iter().map(|found| found.path).collect();
    let mine: Vec<_> = all.into_iter().filter(|path| *path != other).collect();
    assert_eq!(desk.shelf.remove(&mine).expect("removed"), 2);
    assert!(!first.exists() && other.exists(), "what was not meant stays");
    assert_eq!(desk.shelf.remove(&[other]).expect("removed"), 1);
    assert_eq!(std::fs::read_dir(desk.data.path().join(BIN)).expect("there").count(), 0, "nor what lay beside them");

    // Windows says of what lies in a file that it is not there.
    #[cfg(not(windows))]
    {
        std::fs::write(desk.data.path().join("file"), "").expect("written");
        assert!(Shelf::in_folder(&desk.data.path().join("file")).remove(&[]).is_err());
    }
    let third = desk.game("Mine", 3);
    desk.moody.refuse(Refused::Rename, io::ErrorKind::PermissionDenied);
    assert!(matches!(desk.shelf.discard(&third), Err(SaveError::NotWritable { .. })));
    assert!(third.exists());
    let folder = Shelf::in_folder(desk.data.path());
    assert_eq!(names(&folder.games().expect("listed")), names(&desk.shelf.games().expect("listed")));
}
