//! The window in other languages: the long one that is made for tests, those that are complete, and from one to another
//! while it is open.

use iced::keyboard::key::Named;
use ironclad::content::terms::Mode;
use ironclad::session::{Keep, Session, Start, What};
use ironclad::text::{FALLBACK, Text, language::Languages, pseudo};
use ironclad::ui::key::{Arrow, Press};
use ironclad::ui::{Message, screen::Screen};

use super::desk::Desk;
use super::pictures::{self, Album};
use super::way::{self, Way};
use crate::table::{Chooser, content};

/// Those that must fit: what is longest, and what is complete beside English.
fn languages() -> Vec<String> {
    let all = Languages::default();
    let complete = all.names().into_iter().filter(|name| name != FALLBACK && all.about(name).complete);
    complete.chain([pseudo::NAME.to_owned()]).collect()
}

#[test]
fn every_screen_fits_the_longest_language_and_has_no_word_of_its_own() {
    for language in languages() {
        let mut album = Album::default();
        pictures::screens(&mut album, &language);
        assert!(album.len() > 12);
    }
}

#[test]
fn every_moment_of_a_lesson_fits_the_longest_language() {
    for language in languages() {
        let mut album = Album::default();
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
        way::to_the_seats(&mut desk, 0, false, Way::Keys);
        desk.letters("3");
        desk.enter();
        pictures::game(&mut album, &mut desk, &language, &mut |_| 0);
        assert!(album.len() > 15);
    }
}

#[test]
fn a_voyage_of_the_story_fits_the_longest_language() {
    for (seed, language) in languages().into_iter().enumerate() {
        let mut album = Album::default();
        let folder = tempfile::tempdir().expect("a folder");
        story_on_the_shelf(folder.path());
        let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
        desk.enter();
        let mut chooser = Chooser::new(u64::try_from(seed).expect("small"));
        pictures::game(&mut album, &mut desk, &language, &mut |count| chooser.below(count));
        assert!(album.len() > 15);
    }
}

/// Lays a story on the shelf that has just begun.
fn story_on_the_shelf(folder: &std::path::Path) {
    let start = Start {
        what: What::Story,
        players: vec!["Žofia".to_owned(), "Bjørn".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed: 7,
        scripted: false,
        campaign: None,
    };
    Session::begin(content(), start, Keep::Folder(folder.join("games"))).expect("a story");
}
