//! The window is closed on a page before a game: what was set there is kept, just as it is by going back.

use std::mem::discriminant;

use iced::keyboard::key::Named;
use ironclad::settings::Settings;
use ironclad::ui::screen::Screen;
use ironclad::ui::{Effect, Message};

use super::desk::Desk;
use super::way::{self, Way};

const PIXELS: (f32, f32) = (1280.0, 720.0);

/// Ways out of a page.
#[derive(Debug, Clone, Copy)]
enum Out {
    Back,
    Closed,
}

/// Goes to a page, and sets something there.
type Opens = fn(&mut Desk);

/// The settings that are kept when a page, on which something was set, is left.
fn kept(set: Opens, out: Out) -> Settings {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    set(&mut desk);
    match out {
        Out::Back => {
            let page = discriminant(desk.app.screen());
            // The field may take the first.
            for _ in 0..2 {
                if discriminant(desk.app.screen()) == page {
                    desk.named(Named::Escape);
                }
            }
            assert_ne!(discriminant(desk.app.screen()), page, "{:?}", desk.app.screen());
        }
        Out::Closed => {
            desk.close();
            assert_eq!(desk.recorded.last(), Some(&Effect::Quit));
        }
    }
    Settings::load(&folder.path().join("settings.json"))
}

/// Three aboard, of whom the first is called something, and the Bridge has gone to the second.
fn aboard(desk: &mut Desk) {
    way::to_the_seats(desk, 0, false, Way::Keys);
    desk.letters("3b");
    desk.named(Named::Tab);
    desk.letters("Mara");
}

/// Another battle of Iron Guest, and a name.
fn in_the_wardroom(desk: &mut Desk) {
    desk.letters("w3n");
    desk.letters("Mara");
    assert!(matches!(desk.app.screen(), Screen::Wardroom(_)), "{:?}", desk.app.screen());
}

/// The same of Full Thrust.
fn with_fleets(desk: &mut Desk) {
    desk.letters("wf2n");
    desk.letters("Mara");
    assert!(matches!(desk.app.screen(), Screen::Fleets(_)), "{:?}", desk.app.screen());
}

/// In the wardroom, with a notice over it.
fn below_a_notice(desk: &mut Desk) {
    in_the_wardroom(desk);
    desk.tell(Message::Saved(Err("no room".to_owned())));
    assert!(matches!(desk.app.screen(), Screen::Problem(_)), "{:?}", desk.app.screen());
}

#[test]
fn to_close_the_window_keeps_what_going_back_keeps() {
    let pages: [(&str, Opens); 3] = [("aboard", aboard), ("wardroom", in_the_wardroom), ("fleets", with_fleets)];
    for (page, set) in pages {
        let back = kept(set, Out::Back);
        let names = back.players.as_ref().unwrap_or(&back.seats);
        assert_eq!(names.first().map(String::as_str), Some("Mara"), "{page}");
        assert_ne!(
            (back.dealing, back.iron_guest.is_some(), back.full_thrust.is_some()),
            (None, false, false),
            "{page}: what was set beside the names"
        );
        assert_eq!(kept(set, Out::Closed), back, "{page}");
    }
}

#[test]
fn a_page_that_lies_below_another_is_kept_too() {
    assert_eq!(kept(below_a_notice, Out::Closed), kept(in_the_wardroom, Out::Back));
}

#[test]
fn where_nothing_was_set_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.close();
    assert_eq!(desk.recorded.last(), Some(&Effect::Quit));
    assert!(!folder.path().join("settings.json").exists());
}
