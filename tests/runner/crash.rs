//! A program that is killed at a random moment of play, again and again, with one file: every move that it had
//! acknowledged is there, the states agree, and the next life goes on with the same file.
//!
//! The program is this one, started anew with `IRONCLAD_CRASH_FOLDER` set; it plays and says each move that it was told
//! is on disk. `IRONCLAD_KILLS` says how often it is killed; docs/saves.md has the command for the long run.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use ironclad::save::{self, GAMES, Reading, Record, UndoPolicy};
use ironclad::session::{LoadNotice, Session, Storage, UndoScope, verify};

use crate::campaign::campaign;
use crate::table::{Chooser, content};

const FOLDER: &str = "IRONCLAD_CRASH_FOLDER";
const KILLS: &str = "IRONCLAD_KILLS";
/// Kills in a common run of the tests.
const FEW: usize = 30;
/// Lines after which another campaign is begun.
const LONG: usize = 2_500;

/// A move that was acknowledged: the number of the input that the head is at, and the hash of the state there.
type Said = (u32, u64);

fn game(folder: &Path) -> Option<PathBuf> {
    save::list(&save::System, &folder.join(GAMES)).expect("listed").into_iter().next().map(|found| found.path)
}

/// The life of the program that is killed.
#[test]
fn a_life() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut session = match game(&folder) {
        Some(path) => Session::load(content(), &path).expect("a game").session,
        None => campaign(9, UndoPolicy::Free, u64::from(std::process::id()), Storage::Folder(folder.join(GAMES))),
    };
    assert!(!session.is_read_only());
    let mut chooser = Chooser::new(u64::from(std::process::id()));
    say("alive", &session);
    loop {
        let moved = match chooser.below(12) {
            0 => session.back(UndoScope::Choice),
            1 => session.back(UndoScope::Turn),
            2 => session.forth(UndoScope::Choice),
            3 => session.go_to(u32::try_from(chooser.below(session.place() as usize + 1)).expect("small"), None),
            4 => Ok(session.renamed("Thirty evenings")),
            _ => {
                let Some(decision) = session.decision() else {
                    session.perform(session.back(UndoScope::Scenario).expect("a scenario")).expect("written");
                    say("moved", &session);
                    continue;
                };
                session.answer(decision.options[chooser.below(decision.options.len())]).expect("written");
                say("moved", &session);
                continue;
            }
        };
        // There may be nothing to take back, or no such moment.
        if let Ok(moved) = moved {
            session.perform(moved).expect("written");
            say("moved", &session);
        }
    }
}

fn say(what: &str, session: &Session) {
    let mut out = std::io::stdout().lock();
    // On a line of its own, whatever the test runner has written before.
    write!(out, "\n{what} {} {}\n", session.place(), session.game().hash()).and_then(|()| out.flush()).expect("said");
}

/// The next thing that the program says, if it says all of it.
fn heard(lines: &mut BufReader<ChildStdout>) -> Option<(String, Said)> {
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).expect("read") == 0 {
            return None;
        }
        let Some(whole) = line.strip_suffix('\n') else { continue };
        let words: Vec<&str> = whole.split(' ').collect();
        if let [what @ ("alive" | "moved"), place, hash] = words[..] {
            return Some((what.to_owned(), (place.parse().ok()?, hash.parse().ok()?)));
        }
    }
}

fn begun(folder: &Path) -> (Child, BufReader<ChildStdout>) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["crash::a_life", "--exact", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("started");
    let lines = BufReader::new(child.stdout.take().expect("its words"));
    (child, lines)
}

/// Where the head is after each line, and how many lines there are up to there.
fn heads(reading: &Reading) -> Vec<u32> {
    let mut head = 0;
    reading
        .records
        .iter()
        .map(|record| {
            match record {
                Record::Input(made) => head = made.number,
                Record::Head(number) => head = *number,
                Record::Branch(_) | Record::Named(_) | Record::Attendance(_) | Record::Checkpoint(_) => {}
            }
            head
        })
        .collect()
}

/// Every move said is in the lines that this life has added, in order, with the state that it led to.
fn all_there(reading: &Reading, before: usize, said: &[Said]) {
    let heads = heads(reading);
    let mut lines = heads.iter().enumerate().skip(before);
    for (place, hash) in said {
        assert!(lines.any(|(_, head)| head == place), "the move to {place} was acknowledged and is not there");
        let written = reading.records.iter().find_map(|record| match record {
            Record::Input(made) if made.number == *place => Some(made.hash.0),
            _ => None,
        });
        assert!(written.is_none_or(|written| written == *hash), "the state at {place} is another");
    }
}

#[test]
fn a_program_killed_at_any_moment_has_lost_no_move_it_showed() {
    let kills = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(FEW);
    let mut folder = tempfile::tempdir().expect("a folder");
    let mut chooser = Chooser::new(u64::from(std::process::id()));
    let (mut moves, mut torn, mut files) = (0, 0, 1);
    let mut before = 0;
    for kill in 0..kills {
        let (mut child, mut lines) = begun(folder.path());
        let (_, at_start) = heard(&mut lines).expect("it lives");
        if kill == 0 {
            // While another program plays, this one can look.
            let path = game(folder.path()).expect("a file");
            let looked = Session::load(content(), &path).expect("it can be read");
            assert!(looked.session.is_read_only() && matches!(looked.note, Some(LoadNotice::ReadOnly(_))));
        }
        std::thread::sleep(Duration::from_micros(u64::try_from(chooser.below(30_000)).expect("small")));
        child.kill().expect("killed");
        child.wait().expect("gone");
        let said: Vec<Said> = std::iter::from_fn(|| heard(&mut lines)).map(|(_, said)| said).collect();
        moves += said.len();

        let path = game(folder.path()).expect("a file");
        let reading = save::read(&path).expect("a game");
        all_there(&reading, before, &said);
        let left = *heads(&reading).last().expect("a line");
        let loaded = Session::load(content(), &path).expect("it opens");
        match loaded.note {
            None => {}
            Some(LoadNotice::Torn { .. }) => torn += 1,
            other => panic!("after kill {kill}: {other:?}"),
        }
        let session = loaded.session;
        let lines = save::read(&path).expect("a game").records.len();
        // A bundle of which only the beginning was there has been rolled to its end.
        assert!(session.place() == left || lines > reading.records.len(), "after kill {kill} the head is elsewhere");
        if let Some((place, hash)) = said.last().or(Some(&at_start)).filter(|(place, _)| *place == session.place()) {
            assert_eq!(session.game().hash(), *hash, "at {place} after kill {kill}");
        }
        drop(session);
        let reading = save::read(&path).expect("a game");
        if kill % 50 == 0 || kill + 1 == kills {
            assert!(verify(content(), &reading).expect("played again").agrees(), "after kill {kill}");
        }
        before = reading.records.len();
        if before > LONG {
            folder = tempfile::tempdir().expect("a folder");
            (files, before) = (files + 1, 0);
        }
    }
    assert!(moves > 0, "nothing was ever played");
    println!("{kills} kills, {moves} moves acknowledged and there, {torn} torn lines set aside, {files} campaigns");
}
