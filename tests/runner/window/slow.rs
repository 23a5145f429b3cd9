//! A disk that takes its time, or fails: a move is shown as taken only once it is there.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use ironclad::save::{Memory, Store};
use ironclad::session::{Session, Storage};
use ironclad::ui::Message;
use ironclad::ui::screen::Screen;
use ironclad_table::table::{Action, Env, Message as AtTable, Table};
use kernel::session::Written;
use kit::key::Press;
use kit::preferences::Preferences;
use words::Text;

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::{content, moment, start};

const PIXELS: (f32, f32) = (1280.0, 720.0);

/// A lesson at its first decision, on a disk that takes its time.
fn begun(folder: &std::path::Path) -> Desk {
    let mut desk = Desk::open(folder, PIXELS);
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk.slow_disk = true;
    desk
}

#[test]
fn a_slow_disk_leaves_the_table_as_it_was_and_the_window_alive() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path());
    let (before, button) = (moment(desk.session()), desk.main_label());
    let file = std::fs::read(desk.file()).expect("read");
    desk.enter();
    assert!(desk.session().is_writing());
    assert!(!desk.table().is_moving(), "no die falls before it is there");
    let slow = desk.app.cx().t("table-being-written");
    assert!(!desk.shows(&slow), "a disk that answers at once is not spoken of");
    desk.tell(Message::Tick(Instant::now() + Duration::from_secs(2)));
    assert!(desk.shows(&slow));
    // Nothing else is taken, and nothing is said against it.
    for letter in ["1", "z", "x", "2"] {
        desk.letters(letter);
    }
    desk.enter();
    desk.named(Named::Space);
    desk.main();
    assert_eq!(desk.main_label(), button, "it shows what was sent");
    assert_eq!(desk.unwritten.len(), 1);
    // What only looks works as ever.
    desk.letters("?");
    assert!(desk.shows(&desk.app.cx().t("key-rules")));
    desk.named(Named::Escape);
    desk.letters("r");
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    assert!(desk.shows(&desk.app.cx().t("menu-leave")));
    desk.named(Named::Escape);
    assert_eq!(moment(desk.session()), before);
    assert_eq!(std::fs::read(desk.file()).expect("read"), file);
    desk.disk(true);
    assert_ne!(moment(desk.session()), before);
    assert!(!desk.shows(&slow));
    assert!(std::fs::read(desk.file()).expect("read").len() > file.len());
    desk.whole_of_words();
}

#[test]
fn a_write_that_fails_changes_nothing_and_the_same_button_tries_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path());
    let (before, button) = (moment(desk.session()), desk.main_label());
    for _ in 0..2 {
        desk.enter();
        desk.disk(false);
        assert_eq!(moment(desk.session()), before);
        assert_eq!(desk.main_label(), button);
        assert!(desk.shows(&desk.file().display().to_string()), "what could not be written is named");
    }
    desk.enter();
    desk.disk(true);
    assert_ne!(moment(desk.session()), before);
    let after = moment(desk.session());
    way::to_the_decision(&mut desk, Way::Keys);
    desk.letters("z");
    desk.disk(false);
    assert_eq!(moment(desk.session()), after, "nor is anything taken back");
    desk.letters("z");
    desk.disk(true);
    assert_eq!(moment(desk.session()), before);
}

#[test]
fn who_leaves_meanwhile_leaves_once_it_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path());
    let before = moment(desk.session());
    desk.enter();
    desk.named(Named::Escape);
    desk.letters("4");
    assert!(desk.at_table());
    desk.disk(true);
    assert!(matches!(desk.app.screen(), Screen::Title(_)));
    desk.slow_disk = false;
    desk.enter();
    assert_ne!(moment(desk.session()), before, "the move was kept");
    desk.slow_disk = true;
    way::to_the_decision(&mut desk, Way::Keys);
    desk.enter();
    desk.named(Named::Escape);
    desk.letters("4");
    desk.disk(false);
    assert!(desk.at_table(), "nobody leaves without hearing that it failed");
}

#[test]
fn the_table_hears_of_its_move_below_another_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path());
    let before = moment(desk.session());
    desk.enter();
    desk.named(Named::Escape);
    desk.letters("3");
    assert!(matches!(desk.app.screen(), Screen::Settings(_)));
    desk.disk(true);
    desk.named(Named::Escape);
    assert!(!desk.session().is_writing());
    assert_ne!(moment(desk.session()), before);
}

/// A store that fails when it is told to.
#[derive(Debug)]
struct Failing(Memory, Arc<AtomicBool>);

impl Store for Failing {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.1.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.0.append(bytes)
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        self.0.bytes()
    }
}

#[test]
fn what_is_sent_goes_to_the_store_in_one_piece_off_the_windows_thread() {
    let moves: usize = [5, 6].into_iter().map(sent_in_one_piece).sum();
    assert!(moves > 40, "{moves}");
}

/// Plays a game of this seed by first options, over a store that fails now and then; says how many moves were made.
fn sent_in_one_piece(seed: u64) -> usize {
    let fails = Arc::new(AtomicBool::new(false));
    let store = Storage::Store(Box::new(Failing(Memory::default(), Arc::clone(&fails))));
    let session = Session::begin(content(), start("tutorial-2", false, seed), store).expect("a game");
    let (text, settings) = (Text::of("en"), Preferences::default());
    let began = Env { text: &text, settings: &settings, size: kit::measure::DRAWN, now: Instant::now() };
    let mut table = Table::new(session, began);
    let mut moves = 0;
    for second in 0..400 {
        let env = Env { now: began.now + Duration::from_secs(second), ..began };
        fails.store(moves % 3 == 1, Ordering::SeqCst);
        let before = table.session().place();
        // A page is turned, dice are hurried, or something must be chosen first; what stands chosen is sent by its digit, too.
        let writing = [Press::Enter, Press::Digit(1)].into_iter().find_map(|press| {
            match table.update(AtTable::Press(press), env) {
                Action::Write(writing) => Some(writing),
                _ => None,
            }
        });
        let Some(writing) = writing else { continue };
        moves += 1;
        let there = writing.clone();
        let outcome = std::thread::spawn(move || there.run()).join();
        let outcome = outcome.unwrap_or_else(|_| panic!("it is written"));
        let failed = outcome.is_err();
        assert_eq!(table.session().place(), before);
        let on = table.written(&Written::new(writing, outcome), env);
        assert!(matches!(on, Action::None | Action::FromHead | Action::Follow), "{on:?}");
        assert_eq!(table.session().place() == before, failed);
        if failed {
            fails.store(false, Ordering::SeqCst);
            moves += 1;
        }
    }
    moves
}
