//! A program that is killed at a random moment of play, again and again, with one file: every move that it had
//! acknowledged is there, the states agree, and the next life goes on with the same file.
//!
//! The program is this one, started anew with `IRONCLAD_CRASH_FOLDER` set; it plays and says each move that it was told
//! is on disk. `IRONCLAD_KILLS` says how often it is killed; docs/saves.md has the command for the long run.
//!
//! What is played, and how long each life is let live, grows from one seed, which every failure names and
//! `IRONCLAD_CRASH_SEED` sets. How far a life gets in its time is the machine's doing, and so is where in a writing it is
//! killed: the same seed plays the same moves, and need not be killed at the same one.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use ironclad::save::{self, GAMES, Reading, Record, UndoPolicy};
use ironclad::session::{LoadNotice, Session, Storage, UndoScope, verify};

use crate::campaign::campaign;
use crate::table::{Chooser, content};

const FOLDER: &str = "IRONCLAD_CRASH_FOLDER";
/// The seed of a life, which the program is given.
const LIFE: &str = "IRONCLAD_CRASH_LIFE";
const SEED: &str = "IRONCLAD_CRASH_SEED";
const KILLS: &str = "IRONCLAD_KILLS";
/// Kills in a common run of the tests.
const FEW: u64 = 30;
/// The seed of a common run.
const USUAL: u64 = 11;
/// What the program complains of, beside its games.
const COMPLAINTS: &str = "complaints.txt";
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
    let seed = std::env::var(LIFE).expect("a seed").parse().expect("a number");
    // It says its seed where anything below fails.
    let mut chooser = Chooser::new(seed);
    let mut session = match game(&folder) {
        Some(path) => Session::load(content(), &path).expect("a game").session,
        None => campaign(9, UndoPolicy::Free, seed, Storage::Folder(folder.join(GAMES))),
    };
    assert!(!session.is_read_only(), "the file is another’s, in the life of the seed {seed}");
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

/// A life of the program: what it says, and the file that takes what it complains of.
struct Life {
    /// Which life it is, told where something fails.
    at: String,
    child: Child,
    lines: BufReader<ChildStdout>,
    complaints: PathBuf,
}

impl Life {
    /// A program that is started over a folder.
    fn begun(folder: &Path, seed: u64, at: String) -> Self {
        let complaints = folder.join(COMPLAINTS);
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["crash::a_life", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder)
            .env(LIFE, seed.to_string())
            .stdout(Stdio::piped())
            .stderr(File::create(&complaints).expect("a file"))
            .spawn()
            .expect("started");
        let lines = BufReader::new(child.stdout.take().expect("its words"));
        Self { at, child, lines, complaints }
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let complaints = std::fs::read_to_string(&self.complaints).unwrap_or_default();
            eprintln!("{}; the program complained of: {complaints}", self.at);
        }
    }
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
fn all_there(reading: &Reading, before: usize, said: &[Said], at: &str) {
    let heads = heads(reading);
    let mut lines = heads.iter().enumerate().skip(before);
    for (place, hash) in said {
        assert!(lines.any(|(_, head)| head == place), "the move to {place} was acknowledged and is not there, {at}");
        let written = reading.records.iter().find_map(|record| match record {
            Record::Input(made) if made.number == *place => Some(made.hash.0),
            _ => None,
        });
        assert!(written.is_none_or(|written| written == *hash), "the state at {place} is another, {at}");
    }
}

#[test]
fn a_program_killed_at_any_moment_has_lost_no_move_it_showed() {
    let kills = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(FEW);
    let mut folder = tempfile::tempdir().expect("a folder");
    let seed = std::env::var(SEED).map_or(USUAL, |seed| seed.parse().expect("a number"));
    let mut chooser = Chooser::new(seed);
    let (mut moves, mut torn, mut files) = (0, 0, 1);
    let mut before = 0;
    for kill in 0..kills {
        let at = format!("after kill {kill} of the seed {seed}");
        let mut life = Life::begun(folder.path(), seed.wrapping_add(kill), at.clone());
        let (_, at_start) = heard(&mut life.lines).unwrap_or_else(|| panic!("it does not live, {at}"));
        if kill == 0 {
            // While another program plays, this one can look.
            let path = game(folder.path()).expect("a file");
            let looked = Session::load(content(), &path).expect("it can be read");
            let only_looks = looked.session.is_read_only() && matches!(looked.note, Some(LoadNotice::ReadOnly(_)));
            assert!(only_looks, "{:?}, {at}", looked.note);
        }
        std::thread::sleep(Duration::from_micros(u64::try_from(chooser.below(30_000)).expect("small")));
        life.child.kill().expect("killed");
        let end = life.child.wait().expect("gone");
        // Where the system says so: it was killed, and had not failed before.
        assert!(!cfg!(unix) || end.code().is_none(), "it ended by itself, {end}, {at}");
        let said: Vec<Said> = std::iter::from_fn(|| heard(&mut life.lines)).map(|(_, said)| said).collect();
        moves += said.len();

        let path = game(folder.path()).expect("a file");
        let reading = save::read(&path).expect("a game");
        all_there(&reading, before, &said, &at);
        let left = *heads(&reading).last().expect("a line");
        let loaded = Session::load(content(), &path).expect("it opens");
        match loaded.note {
            None => {}
            Some(LoadNotice::Torn { .. }) => torn += 1,
            other => panic!("{other:?}, {at}"),
        }
        let session = loaded.session;
        let lines = save::read(&path).expect("a game").records.len();
        // A bundle of which only the beginning was there has been rolled to its end.
        assert!(session.place() == left || lines > reading.records.len(), "the head is elsewhere, {at}");
        if let Some((place, hash)) = said.last().or(Some(&at_start)).filter(|(place, _)| *place == session.place()) {
            assert_eq!(session.game().hash(), *hash, "the state at {place}, {at}");
        }
        drop(session);
        let reading = save::read(&path).expect("a game");
        if kill % 50 == 0 || kill + 1 == kills {
            assert!(verify(content(), &reading).expect("played again").agrees(), "{at}");
        }
        before = reading.records.len();
        if before > LONG {
            folder = tempfile::tempdir().expect("a folder");
            (files, before) = (files + 1, 0);
        }
    }
    assert!(moves > 0, "nothing was ever played with the seed {seed}");
    println!(
        "the seed {seed}: {kills} kills, {moves} moves acknowledged and there, {torn} torn lines set aside, {files} campaigns"
    );
}
