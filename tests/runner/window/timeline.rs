//! Any moment of a campaign looked at, gone back to and returned from, and stretches of it played back.

use std::path::Path;
use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use ironclad::save::UndoPolicy;
use ironclad::session::Storage;
use ironclad::ui::Message;

use super::desk::Desk;
use super::way::{self, Way};
use crate::campaign::{campaign, choose};
use crate::table::{Chooser, moment};

/// A campaign played by chance into its second scenario, in the window; and the moments of its way, the last being now.
fn played(folder: &Path, pixels: (f32, f32), undo: UndoPolicy) -> (Desk, Vec<u32>) {
    let mut chooser = Chooser::new(21);
    let mut session = campaign(4, undo, 21, Storage::Folder(folder.join("games")));
    let mut moments = Vec::new();
    while session.when().stage < 2 || session.when().turn < 3 {
        moments.push(session.place());
        assert!(choose(&mut session, &mut chooser));
    }
    moments.push(session.place());
    drop(session);
    let mut desk = Desk::open(folder, pixels);
    desk.go_on();
    way::to_the_decision(&mut desk, Way::Keys);
    (desk, moments)
}

fn open(desk: &mut Desk) {
    desk.key(Key::Character("T".into()), Modifiers::SHIFT);
    assert!(desk.shows(&desk.app.cx().t("timeline-title")));
}

/// Lets time pass until nothing moves any more.
fn to_the_end(desk: &mut Desk) {
    let mut now = Instant::now();
    for _ in 0..20_000 {
        if !desk.table().is_moving() {
            return;
        }
        now += Duration::from_millis(700);
        desk.tell(Message::Tick(now));
    }
    panic!("it never ends");
}

#[test]
fn a_moment_is_looked_at_and_gone_back_to_and_the_way_left_is_returned_to() {
    for pixels in [(1920.0, 1080.0), (1280.0, 720.0), (960.0, 540.0), (640.0, 360.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut desk, moments) = played(folder.path(), pixels, UndoPolicy::Free);
        let (end, file) = (moment(desk.session()), std::fs::read(desk.file()).expect("read"));
        open(&mut desk);
        desk.whole_of_words();
        for _ in 0..7 {
            desk.named(Named::ArrowUp);
        }
        desk.enter();
        let then = moments[moments.len() - 8];
        assert!(desk.shows(&desk.app.cx().t("past-close")), "it says that this is the past, at {pixels:?}");
        assert_eq!(moment(desk.session()), end, "nothing has changed");
        // Nothing can be chosen or taken back.
        for letters in ["z", "x", "5", "a"] {
            desk.letters(letters);
        }
        assert_eq!(std::fs::read(desk.file()).expect("read"), file);
        assert_eq!(desk.main_label(), desk.app.cx().t("past-go-back"));
        desk.enter();
        assert!(desk.shows(&desk.app.cx().t("way-name-left")));
        desk.letters("The bold way");
        desk.enter();
        assert_eq!(desk.session().place(), then, "at {pixels:?}");
        assert!(desk.at_table());
        desk.whole_of_words();
        // Something else is done, and then the bold way is returned to.
        way::to_the_decision(&mut desk, Way::Keys);
        open(&mut desk);
        desk.named(Named::Tab);
        assert!(desk.shows("The bold way"), "{:?}", desk.words_in(desk.whole()));
        desk.letters("n");
        for _ in 0.."The bold way".len() {
            desk.named(Named::Backspace);
        }
        desk.letters("The way home");
        desk.enter();
        assert!(desk.shows("The way home"));
        assert_eq!(desk.main_label(), desk.app.cx().t("timeline-return"));
        desk.enter();
        assert_eq!(moment(desk.session()), end);
        let names: Vec<String> = desk.session().branches().into_iter().map(|branch| branch.name).collect();
        assert!(names.contains(&"The way home".to_owned()), "{names:?}");
        desk.whole_of_words();
    }
}

#[test]
fn the_scenario_in_hand_plays_back_on_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, _) = played(folder.path(), (1920.0, 1080.0), UndoPolicy::Free);
    let (end, file) = (moment(desk.session()), std::fs::read(desk.file()).expect("read"));
    desk.named(Named::Escape);
    let words = desk.app.cx().t("menu-replay");
    desk.click(&words);
    assert!(desk.table().is_moving());
    assert_eq!(desk.main_label(), desk.app.cx().t("past-stand-still"));
    assert!(desk.shows(&desk.app.cx().with("when-scenario", &[("scenario", 2.into()), ("turn", 0.into())])));
    desk.letters("3");
    desk.tell(Message::Tick(Instant::now() + Duration::from_secs(3)));
    desk.enter();
    assert!(!desk.table().is_moving(), "it stands still");
    desk.named(Named::Space);
    assert!(desk.table().is_moving());
    to_the_end(&mut desk);
    assert_eq!(desk.main_label(), desk.app.cx().t("menu-back"), "the end of it is now");
    desk.named(Named::Escape);
    let button = way::shown(&desk).expect("a decision").1.button;
    assert_eq!(desk.main_label(), button);
    assert_eq!(moment(desk.session()), end);
    assert_eq!(std::fs::read(desk.file()).expect("read"), file);
    desk.whole_of_words();
}

#[test]
fn where_it_is_not_allowed_nobody_goes_back_past_chance() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, _) = played(folder.path(), (1280.0, 720.0), UndoPolicy::NotPastChance);
    let end = moment(desk.session());
    open(&mut desk);
    for _ in 0..20 {
        desk.named(Named::PageUp);
    }
    desk.letters("g");
    assert!(desk.shows(&desk.app.cx().t("error-past-chance")), "{:?}", desk.words_in(desk.whole()));
    desk.enter();
    assert!(desk.shows(&desk.app.cx().t("past-close")), "it can still be looked at");
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    assert_eq!(moment(desk.session()), end);
    desk.whole_of_words();
}

#[test]
fn every_moment_can_be_stepped_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, moments) = played(folder.path(), (1920.0, 1080.0), UndoPolicy::Free);
    let end = moment(desk.session());
    open(&mut desk);
    for _ in 0..moments.len() {
        desk.named(Named::ArrowUp);
    }
    desk.enter();
    for _ in 0..moments.len() {
        desk.named(Named::ArrowRight);
        desk.whole_of_words();
    }
    assert_eq!(desk.main_label(), desk.app.cx().t("menu-back"));
    desk.enter();
    assert_eq!(moment(desk.session()), end);
}
