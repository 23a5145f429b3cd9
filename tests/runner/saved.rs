//! Saved games on the command line: told, verified, written out.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use ironclad::report::Making;
use ironclad::session::{Session, Storage};
use ironclad::settings::Settings;

use crate::table::{content, script, start};

fn ironclad(arguments: &[&str]) -> Output {
    let arguments = [&["--language", "en", "--data-dir", "no-such-folder"], arguments].concat();
    Command::new(env!("CARGO_BIN_EXE_ironclad")).args(arguments).output().expect("the program")
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// The second tutorial by its script, in a file, with a choice taken back and made again.
fn game(folder: &Path) -> PathBuf {
    let keep = Storage::Folder(folder.to_owned());
    let mut session = Session::begin(content(), start("tutorial-2", true, 1), keep).expect("a game");
    for option in script("tutorial-2") {
        session.choose(&option).expect("the script's option");
    }
    session.undo().expect("a choice");
    session.redo().expect("a choice");
    session.path().expect("a file").to_owned()
}

#[test]
fn a_game_is_told_move_by_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = game(folder.path()).display().to_string();
    let output = ironclad(&["replay", &path]);
    assert!(output.status.success(), "{}", said(&output.stderr));
    let told = said(&output.stdout);
    assert!(told.starts_with("== 1. Mutiny"), "{told}");
    assert!(told.contains("Turn 2") && told.contains("Valkyrie destroyed.") && !told.contains('⟦'), "{told}");
    // Every choice of the script is told once.
    let choices = told.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit())).count();
    assert_eq!(choices, script("tutorial-2").len(), "{told}");
    insta::assert_snapshot!(told);
}

#[test]
fn a_game_is_verified_hash_by_hash() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = game(folder.path());
    let file = path.display().to_string();
    let output = ironclad(&["replay", &file, "--verify"]);
    assert!(output.status.success(), "{}", said(&output.stderr));
    let words = said(&output.stdout);
    let (agreeing, rest) = words.split_once(" of ").expect("two numbers");
    assert!(rest.starts_with(&format!("{agreeing} inputs agree")), "{words}");

    // A file that says of an input what is not so: its lines are sound, and its hash is not.
    let loaded = ironclad::save::read(&path).expect("sound");
    let mut records = loaded.records.clone();
    let wrong = records.iter_mut().rev().find_map(|record| match record {
        ironclad::save::Record::Input(made) => {
            made.hash.0 ^= 1;
            Some(made.number)
        }
        _ => None,
    });
    let mut journal = ironclad::save::Journal::in_memory(&loaded.header).expect("a journal");
    journal.append(&records).expect("lines");
    let other = folder.path().join("other.jsonl");
    std::fs::write(&other, journal.bytes().expect("bytes")).expect("written");
    let output = ironclad(&["replay", &other.display().to_string(), "--verify"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output.stdout).contains(&wrong.expect("an input").to_string()), "{}", said(&output.stdout));

    // And one that is damaged says where.
    let mut bytes = std::fs::read(&path).expect("bytes");
    let lines: Vec<usize> = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect();
    bytes[lines[4] + 9] ^= 1;
    std::fs::write(&other, bytes).expect("written");
    for arguments in [&["replay", "--verify"][..], &["replay"]] {
        let output = ironclad(&[arguments, &[other.to_str().expect("a path")]].concat());
        assert_eq!(output.status.code(), Some(if arguments.len() > 1 { 1 } else { 0 }));
        assert!(said(&output.stderr).contains("line 6"), "{}", said(&output.stderr));
    }
}

#[test]
fn a_chronicle_is_written_out_and_never_over_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = game(folder.path()).display().to_string();
    for (to, begins) in
        [("html", "<!DOCTYPE html>"), ("markdown", "# Mutiny"), ("json", "{"), ("journal", "{\"format\":")]
    {
        let output = ironclad(&["export", &file, "--to", to]);
        assert!(output.status.success(), "{}", said(&output.stderr));
        let printed = said(&output.stdout);
        assert!(printed.starts_with(begins) && printed.ends_with('\n'), "{to}: {printed:.60}");

        let out = folder.path().join(format!("out.{to}"));
        let place = out.display().to_string();
        assert!(ironclad(&["export", &file, &place, "--to", to]).status.success());
        assert_eq!(said(&std::fs::read(&out).expect("written")), printed);
        std::fs::write(&out, "mine").expect("written");
        let output = ironclad(&["export", &file, &place, "--to", to]);
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output.stderr).contains("--force"));
        assert_eq!(said(&std::fs::read(&out).expect("there")), "mine");
        assert!(ironclad(&["export", &file, &place, "--to", to, "--force"]).status.success());
        assert_eq!(said(&std::fs::read(&out).expect("written")), printed);
    }
    // The journal that is written out is the game.
    let copy = folder.path().join("out.journal");
    assert!(ironclad(&["replay", &copy.display().to_string(), "--verify"]).status.success());
}

#[cfg(unix)]
#[test]
fn attack_f9_what_cannot_be_printed_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = game(folder.path()).display().to_string();
    let schemas = folder.path().join("schemas").display().to_string();
    for arguments in [
        vec!["export", &file],
        vec!["replay", &file],
        vec!["replay", &file, "--verify"],
        vec!["schema", &schemas],
        vec!["simulate", "--scenario", "tutorial-1", "--games", "1", "--threads", "1"],
        vec!["words"],
        vec!["--help"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a full device");
        let mut program = Command::new(env!("CARGO_BIN_EXE_ironclad"));
        let output = program.args(["--language", "en"]).args(&arguments).stdout(full).output().expect("the program");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(said(&output.stderr).contains("Standard input or output has failed"), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn attack_f9_the_game_itself_and_what_is_no_file_are_not_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = game(folder.path());
    let (file, before) = (path.display().to_string(), std::fs::read(&path).expect("a game"));
    let linked = folder.path().join("linked.html");
    std::os::unix::fs::symlink(&path, &linked).expect("a link");
    for to in [file.clone(), linked.display().to_string()] {
        let output = ironclad(&["export", &file, &to, "--force"]);
        assert_eq!(output.status.code(), Some(1), "{to}");
        assert!(said(&output.stderr).contains("the game itself"), "{}", said(&output.stderr));
    }
    assert_eq!(std::fs::read(&path).expect("there"), before);
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    assert_eq!(ironclad(&["export", &file, &pipe.display().to_string(), "--force"]).status.code(), Some(1));
    assert!(std::fs::symlink_metadata(&pipe).expect("there").file_type().is_fifo(), "it is still what it was");
}

#[test]
fn a_report_serves_as_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = game(folder.path());
    let session = Session::load_copy(content(), &path).expect("it loads").session;
    let bundle = Making::of_session(&session, &Settings::default(), "en").run().expect("a report");
    let file = bundle.write_into(&folder.path().join("reports")).expect("written").display().to_string();
    assert!(ironclad(&["replay", &file, "--verify"]).status.success());
    let output = ironclad(&["export", &file, "--to", "markdown"]);
    assert!(output.status.success() && said(&output.stdout).contains("Seat 1"), "{}", said(&output.stdout));
    let none = folder.path().join("none.json");
    std::fs::write(&none, "{\"report\":1}").expect("written");
    for arguments in [["replay", none.to_str().expect("a path")], ["export", "no-such-file.jsonl"]] {
        let output = ironclad(&arguments);
        assert_eq!(output.status.code(), Some(1));
        assert!(!said(&output.stderr).is_empty() && !said(&output.stderr).contains('⟦'));
    }
}
