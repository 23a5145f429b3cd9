//! The window in other languages: the long one that is made for tests, those that are complete, and from one to another
//! while it is open.

use iced::keyboard::key::Named;
use ironclad::content::terms::Mode;
use ironclad::session::{Session, Start, Storage, What};
use ironclad::ui::screen::settings::Item;
use ironclad::ui::{Message, screen::Screen};
use kit::key::Press;
use words::{Text, pseudo};

use super::album::Album;
use super::desk::Desk;
use super::pictures::{self, languages};
use super::way::{self, Way};
use crate::table::{Chooser, content};

/// Voyages at the most in each language: choices by chance may lose a ship in the first.
const VOYAGES: u64 = 4;

#[test]
fn a_voyage_of_the_story_fits_every_other_language() {
    for (seed, language) in (1..).zip(languages().into_iter().skip(1)) {
        let mut album = Album::default();
        for voyage in 0..VOYAGES {
            let folder = tempfile::tempdir().expect("a folder");
            story_on_the_shelf(folder.path());
            // Every question is asked, so that each is seen.
            std::fs::write(folder.path().join("settings.json"), r#"{"answers_alone":false}"#).expect("written");
            let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
            desk.enter();
            let mut chooser = Chooser::new(seed + 100 * voyage);
            pictures::game(&mut album, &mut desk, &language, &mut |count| chooser.below(count));
            if album.len() > 15 {
                break;
            }
        }
        assert!(album.len() > 15, "{language}: {} moments in {VOYAGES} voyages", album.len());
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
    Session::begin(content(), start, Storage::Folder(folder.join("games"))).expect("a story");
}

/// Turns the setting of the language on, from the settings.
fn next_language(desk: &mut Desk) {
    let place = Item::ALL.iter().position(|item| *item == Item::Language);
    desk.letters(&(place.expect("a row") + 1).to_string());
}

#[test]
fn another_language_holds_at_once_on_every_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = folder.path().join("languages/eo");
    std::fs::create_dir_all(&words).expect("a folder");
    std::fs::write(words.join("ui.ftl"), "title-quit = Foriri\nbutton-done = Farite\nmenu-settings = Agordoj\n")
        .expect("words");
    let long = Text::of(pseudo::NAME);
    let mut desk = Desk::speaking(pseudo::NAME, folder.path(), (1920.0, 1080.0));
    let says = |desk: &mut Desk, words: &str| desk.words_in(desk.whole()).iter().any(|(text, _)| text == words);
    assert!(says(&mut desk, &long.get("title-quit")));
    // A lesson is laid on the table; its menu leads to the settings.
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let log = desk.session().game().table().turn;
    desk.named(Named::Escape);
    let row = desk.words_in(desk.whole()).iter().position(|(text, _)| *text == long.get("menu-settings"));
    assert!(row.is_some(), "the menu is in the language for tests");
    desk.click(&long.get("menu-settings"));
    assert!(matches!(desk.app.screen(), Screen::Settings(_)));
    for _ in 0..20 {
        if desk.app.cx().text.language() == "eo" {
            break;
        }
        next_language(&mut desk);
    }
    assert_eq!(desk.app.cx().text.language(), "eo", "a folder of words is offered");
    assert_eq!(desk.main_label(), "Farite");
    // What it lacks is English, and no word of the language before is left on the table below.
    desk.enter();
    assert!(desk.at_table());
    assert_eq!(desk.session().game().table().turn, log);
    let left: Vec<String> = desk
        .words_in(desk.whole())
        .into_iter()
        .map(|(text, _)| text)
        .filter(|text| text.contains(pseudo::MARKS))
        .collect();
    assert_eq!(left, Vec::<String>::new());
    // A translator has written one word more.
    std::fs::write(words.join("table.ftl"), "bar-turn-of = Rondo\nbar-turn-only = Rondo\n").expect("words");
    std::fs::write(words.join("ui.ftl"), "bar-turn = Rondo\ntitle-quit = Foriri\nmenu-title = Foriri\n")
        .expect("words");
    desk.tell(Message::Press(Press::Reread));
    assert!(desk.app.cx().text.get("bar-turn") == "Rondo");
    // And the title, when one is back there.
    desk.tell(Message::Press(Press::Esc));
    let leave = desk.app.cx().t("menu-leave");
    desk.click(&leave);
    assert!(says(&mut desk, "Foriri"));
}
