//! This machine's files: what is no file is never opened, and what cannot be asked is said.

use std::io;

use super::super::disk::{Access, Disk, Kind, System, TempFile, replace};
use super::disk::{Moody, Refused};

#[test]
fn what_is_no_file_is_not_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(System.facts(folder.path()).expect("there").kind, Kind::Folder);
    for access in [Access::Read, Access::Write, Access::Plain] {
        let refused = System.open(folder.path(), access).map(|_| ()).expect_err("a folder");
        assert_eq!((refused.kind(), refused.to_string().as_str()), (io::ErrorKind::InvalidInput, "not a file"));
    }
    let refused = System.open(folder.path(), Access::New).map(|_| ()).expect_err("it is there");
    assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
    #[cfg(unix)]
    {
        let device = std::path::Path::new("/dev/null");
        assert_eq!(System.facts(device).expect("there").kind, Kind::Other);
        assert!(System.open(device, Access::Read).is_err());
    }
}

#[test]
fn a_file_knows_its_name_and_what_is_no_answer_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    let mut file = System.open(&path, Access::New).expect("made");
    assert_eq!(file.write_at(0, b"to be kept").expect("written"), 10);
    file.sync_data().expect("kept");
    file.sync_all().expect("kept");
    System.sync_folder(folder.path()).expect("kept");
    assert_eq!(System.facts(&path).expect("there").kind, Kind::File);
    assert!(file.has_name(&path).expect("it is asked"));
    let other = folder.path().join("other");
    assert!(!file.has_name(&other).expect("there is none"));
    // What a folder's synchronisation does, as far as Wine can do it too: another takes its name.
    let moved = folder.path().join("moved");
    System.rename(&path, &moved).expect("renamed");
    assert!(!file.has_name(&path).expect("it is asked"), "the name is gone");
    assert!(file.has_name(&moved).expect("it is asked"), "it went with the file");
    std::fs::write(&path, b"another").expect("written");
    assert!(!file.has_name(&path).expect("it is asked"), "another has it now");
    std::fs::remove_file(&path).expect("removed");
    System.rename(&moved, &path).expect("renamed");
    assert!(file.has_name(&path).expect("it is asked"));
    #[cfg(unix)]
    {
        assert!(file.has_name(&path.join("inside")).is_err(), "a file is no folder");
        assert!(System.sync_folder(&other).is_err());
        let held = System.open(&path, Access::Write).map(|_| ()).expect_err("it is held");
        assert_eq!(held.kind(), io::ErrorKind::ResourceBusy);
        assert!(System.open(&path, Access::Read).is_ok(), "readers are let in");
    }
}

#[test]
fn a_temp_file_is_one_writers_and_goes_with_its_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = folder.path().join("game");
    let beside = folder.path().join("game.new");
    let temp = TempFile::for_name(&System, &name).expect("made").expect("free");
    assert!(TempFile::for_name(&System, &name).expect("it is asked").is_none(), "another holds it");
    drop(temp.commit(&name, b"one").expect("written"));
    assert_eq!((std::fs::read(&name).expect("there"), beside.exists()), (b"one".to_vec(), false));
    // What a crash left behind is written anew.
    std::fs::write(&beside, b"half of what was to be").expect("written");
    drop(replace(&System, &name, b"two").expect("written"));
    assert_eq!(std::fs::read(&name).expect("there"), b"two");
    let disk = Moody::new();
    disk.refuse(Refused::Rename, io::ErrorKind::PermissionDenied);
    let refused = replace(&disk, &name, b"three").map(|_| ()).expect_err("refused");
    assert_eq!((refused.kind(), beside.exists()), (io::ErrorKind::PermissionDenied, false));
    assert_eq!(std::fs::read(&name).expect("there"), b"two");
}

#[test]
fn a_temp_file_that_another_has_just_given_up_is_still_anothers() {
    let folder = tempfile::tempdir().expect("a folder");
    let (name, beside) = (folder.path().join("game"), folder.path().join("game.new"));
    std::fs::write(&beside, b"another's").expect("written");
    let disk = Moody::new();
    disk.refuse(Refused::Plain, io::ErrorKind::NotFound);
    assert!(TempFile::for_name(&disk, &name).expect("it is asked").is_none(), "it was there, and is gone");
    disk.refuse(Refused::Plain, io::ErrorKind::PermissionDenied);
    let refused = TempFile::for_name(&disk, &name).map(|_| ()).expect_err("it cannot be opened");
    assert_eq!(refused.kind(), io::ErrorKind::PermissionDenied);
}

/// What lies behind a link is none of ours, and what is no file cannot be written: another temp name is taken.
#[test]
fn attack_n10_a_temp_file_is_never_written_through_a_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let (name, beside) = (folder.path().join("game"), folder.path().join("game.new"));
    std::fs::create_dir(&beside).expect("made");
    drop(replace(&System, &name, b"one").expect("written"));
    assert_eq!(std::fs::read(&name).expect("there"), b"one");
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 2, "nothing else is left");
    #[cfg(unix)]
    {
        let link = |to: &str| {
            std::os::unix::fs::symlink(folder.path().join(to), &beside).expect("made");
        };
        let others = folder.path().join("others");
        std::fs::write(&others, b"another's").expect("written");
        std::fs::remove_dir(&beside).expect("removed");
        for to in ["others", "nowhere"] {
            link(to);
            // The opening itself refuses it, so that nobody can lay it there between a look and the opening.
            let refused = System.open(&beside, Access::Plain).map(|_| ()).expect_err("a link");
            assert_eq!((refused.kind(), refused.to_string().as_str()), (io::ErrorKind::InvalidInput, "not a file"));
            drop(replace(&System, &name, to.as_bytes()).expect("written"));
            assert_eq!(std::fs::read(&name).expect("there"), to.as_bytes());
            assert!(!folder.path().join("nowhere").exists());
            assert_eq!(std::fs::read(&others).expect("there"), b"another's");
            std::fs::remove_file(&beside).expect("it is still a link");
        }
    }
    for number in 1..=10 {
        let taken = super::super::disk::beside(&name, "new", number).expect("a name");
        // Where there are no links to try, the first is still there.
        std::fs::create_dir_all(taken).expect("made");
    }
    let refused = TempFile::for_name(&System, &name).map(|_| ()).expect_err("every name is taken");
    assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
}
