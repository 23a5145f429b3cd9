//! The players roll dice of their own: the window asks for each, and takes it with one key.

use ironclad::save::InputSource;
use ironclad::session::Session;
use ironclad::ui::screen::settings::Item;
use ironclad::ui::{Message, screen::Screen};
use kit::key::Press;

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::content;

/// A free game of the second lesson, in which the first thing that is sent leads to a die; with dice of their own.
pub fn at_a_die(language: &str, folder: &std::path::Path) -> Desk {
    let mut desk = Desk::speaking(language, folder, (1920.0, 1080.0));
    desk.letters("4");
    assert!(matches!(desk.app.screen(), Screen::Settings(_)));
    let row = Item::ALL.iter().position(|item| *item == Item::OwnDice).expect("a row") + 1;
    desk.letters(&row.to_string());
    assert!(desk.app.cx().settings.own_dice);
    desk.enter();
    way::to_the_seats(&mut desk, 1, true, Way::Keys);
    desk.letters("2");
    desk.enter();
    for _ in 0..40 {
        if desk.session().chance().is_some() {
            return desk;
        }
        desk.letters("1");
        desk.enter();
    }
    panic!("no die was ever asked for");
}

/// In the settings + and − do at once what they say, before any key has led to a row.
#[test]
fn plus_and_minus_turn_the_first_setting_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.letters("4");
    let before = desk.app.cx().settings.text_scale;
    desk.letters("+");
    let larger = desk.app.cx().settings.text_scale;
    assert!(larger > before, "{larger}");
    desk.letters("-");
    assert_eq!(desk.app.cx().settings.text_scale, before);
}

fn says(desk: &mut Desk, words: &str) -> bool {
    desk.words_in(way::column(desk)).iter().any(|(text, _)| text == words)
}

/// Says what the dice show until something is asked again; how many.
fn say_all(desk: &mut Desk, key: &str) -> usize {
    let mut said = 0;
    while desk.session().chance().is_some() {
        desk.letters(key);
        said += 1;
        assert!(said < 40, "the dice never end");
    }
    said
}

#[test]
pub fn each_die_is_asked_for_and_said_with_one_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = at_a_die("en", folder.path());
    assert!(says(&mut desk, "What did you roll?"));
    let before = desk.session().place();
    // Nothing but a face is taken, and nobody rolls in the players' place.
    for other in ["0", "7", "9"] {
        desk.letters(other);
    }
    desk.enter();
    assert_eq!(desk.session().place(), before);
    desk.letters("4");
    let fallen = desk.session().fallen_since(before);
    assert_eq!(fallen.iter().map(|fall| fall.die.face()).collect::<Vec<_>>(), [4]);
    assert!(!desk.table().is_moving(), "it has been seen on the table already");
    say_all(&mut desk, "2");
    assert!(desk.session().decision().is_some());
    desk.whole_of_words();
    // It is in the file as theirs.
    let path = desk.file();
    let reading = ironclad::save::read(&path).expect("sound");
    let theirs = reading.records.iter().filter(|record| {
        matches!(record, ironclad::save::Record::Input(made) if made.by == InputSource::Players && matches!(made.input, ironclad::save::WrittenInput::Die(_)))
    });
    assert!(theirs.count() >= 1);
}

#[test]
pub fn a_die_that_is_taken_back_still_shows_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = at_a_die("en", folder.path());
    let waiting = desk.session().place();
    desk.letters("5");
    say_all(&mut desk, "3");
    let played = desk.session().game().hash();
    let chosen = desk.session().history().iter().rev().find_map(|entry| entry.choice).expect("a choice").0;
    let faces: Vec<u8> = desk.session().fallen_since(waiting).iter().map(|fall| fall.die.face()).collect();
    desk.tell(Message::Press(Press::Letter('z')));
    assert!(desk.session().chance().is_none(), "the choice before the dice is asked again");
    // The same again, Enter for each.
    desk.tell(Message::Press(Press::Letter('x')));
    assert_eq!(desk.session().game().hash(), played);
    desk.tell(Message::Press(Press::Letter('z')));
    let (mut composer, view) = way::shown(&desk).expect("a decision");
    // To be done with a picking is the main button, and no row of the list.
    if let Some(place) = composer.listed().iter().position(|answer| *answer == chosen) {
        way::choose(&mut desk, &mut composer, &view, place, Way::Keys);
    }
    desk.enter();
    for face in faces {
        assert!(says(&mut desk, &format!("{face}, as before")));
        desk.enter();
    }
    assert_eq!(desk.session().game().hash(), played);
}

#[test]
pub fn a_die_that_is_waited_for_is_waited_for_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, hash) = {
        let desk = at_a_die("en", folder.path());
        (desk.file(), desk.session().game().hash())
    };
    let copy = Session::load_copy(content(), &path).expect("sound").session;
    assert!(copy.chance().is_some(), "nobody rolls in a copy that is only looked at");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    desk.enter();
    assert_eq!(desk.session().game().hash(), hash);
    assert!(desk.session().chance().is_some());
    // With the setting off again the ship may roll what is waited for.
    desk.tell(Message::Screen(ironclad::ui::screen::Message::Table(ironclad_table::table::Message::Menu)));
    let settings = desk.app.cx().t("menu-settings");
    desk.click(&settings);
    let row = Item::ALL.iter().position(|item| *item == Item::OwnDice).expect("a row") + 1;
    desk.letters(&row.to_string());
    desk.enter();
    desk.enter();
    assert!(desk.session().chance().is_none());
}
