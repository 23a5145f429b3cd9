//! Folders that cannot be written, files that are damaged, keys that mean nothing.

use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::ui::screen::Screen;
use ironclad::ui::{Advice, Options};

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::moment;

const PIXELS: (f32, f32) = (1280.0, 720.0);

#[test]
fn a_folder_that_cannot_be_written() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let mut desk = Desk::open(file.path(), PIXELS);
    way::to_the_seats(&mut desk, 0, false, Way::Clicks);
    for _ in 0..2 {
        desk.main();
        let mut problems = 0;
        while matches!(desk.app.screen(), Screen::Problem(_)) {
            assert!(desk.shows(&file.path().display().to_string()), "where it is");
            desk.whole_of_words();
            problems += 1;
            desk.enter();
        }
        assert!((1..=2).contains(&problems), "{problems} problems");
        assert!(matches!(desk.app.screen(), Screen::Seats(_)), "one can try again");
    }
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    desk.letters("4");
    assert!(matches!(desk.app.screen(), Screen::Settings(_)));
}

#[test]
fn a_folder_of_games_that_cannot_be_read_is_said_on_the_shelf() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    std::fs::write(&games, "no folder").expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    let none = desk.app.cx().t("campaigns-none");
    desk.letters("1");
    assert!(desk.shows(&games.display().to_string()), "{:?}", desk.words_in(desk.whole()));
    assert!(!desk.shows(&none), "nobody knows that nothing lies there");
    desk.named(Named::Escape);
    std::fs::remove_file(&games).expect("removed");
    desk.letters("1");
    assert!(desk.shows(&none), "{:?}", desk.words_in(desk.whole()));
}

/// A game left after some choices. Its file, and where it stood.
fn left(folder: &Path, choices: usize) -> (std::path::PathBuf, (u64, Vec<String>, Option<usize>)) {
    let mut desk = Desk::open(folder, PIXELS);
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.enter();
    while way::choices(&desk) < choices {
        way::to_the_decision(&mut desk, Way::Keys);
        desk.enter();
        desk.letters(if desk.table().is_moving() { " " } else { "" });
    }
    (desk.file(), moment(desk.session()))
}

/// All files of a folder, with what is in them.
fn files(folder: &Path) -> Vec<Vec<u8>> {
    let all = std::fs::read_dir(folder).expect("a folder");
    all.map(|entry| std::fs::read(entry.expect("an entry").path()).expect("read")).collect()
}

#[test]
fn damaged_settings_are_said_until_they_are_set_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.json"), "{broken").expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    let aside = folder.path().join("settings.json.damaged");
    let said = desk.app.cx().with("title-settings-aside", &[("path", aside.display().to_string().into())]);
    assert!(desk.shows(&said), "{:?}", desk.words_in(desk.whole()));
    assert!(aside.is_file());
    desk.letters("41");
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Title(_)));
    assert!(!desk.shows(&said));
}

/// Whoever starts the program from a menu sees nothing that is printed, so the title says what draws.
#[test]
fn that_no_card_draws_is_said_on_the_title() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut plain = Desk::open(folder.path(), PIXELS);
    for advice in [Advice::NoCard, Advice::Imitated] {
        let (data_dir, language) = (Some(folder.path().to_owned()), Some("en".to_owned()));
        let options = Options { data_dir, language, advice: Some(advice), ..Options::default() };
        let mut desk = Desk::with(&options, PIXELS);
        let said = desk.app.cx().t(advice.key());
        assert!(desk.shows(&said), "{:?}", desk.words_in(desk.whole()));
        assert!(!plain.shows(&said), "with a card there is nothing to say");
    }
}

#[test]
fn a_torn_line_is_said_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, _) = left(folder.path(), 5);
    let whole = std::fs::read(&file).expect("read");
    std::fs::write(&file, &whole[..whole.len() - 7]).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Problem(_)));
    assert!(desk.shows(&desk.app.cx().with("note-torn", &[("kept", "yes".into())])));
    desk.whole_of_words();
    desk.enter();
    let due = way::expected(&desk);
    assert_eq!(desk.session().game().hash(), due[way::choices(&desk)], "a state of the lesson");
    assert!(way::choices(&desk) >= 4, "no more than one choice is lost");
    let tail = whole[..whole.len() - 7].rsplit(|byte| *byte == b'\n').next().expect("a line").to_vec();
    assert!(files(file.parent().expect("a folder")).contains(&tail), "what was torn is kept");
}

/// Another program removes the file of the game on the table: the players hear of it with their next choice.
#[cfg(unix)]
#[test]
fn attack_f5_a_file_that_was_taken_away_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let file = desk.file();
    std::fs::remove_file(&file).expect("removed");
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Problem(_)));
    assert!(desk.shows(&desk.app.cx().with("note-replaced", &[("kept", "no".into())])));
    desk.whole_of_words();
    desk.enter();
    assert!(desk.at_table() && file.exists(), "play goes on, and the file is there again");
    assert_eq!(way::choices(&desk), 1);
}

#[test]
fn a_damaged_file_is_said_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, _) = left(folder.path(), 6);
    let mut bytes = std::fs::read(&file).expect("read");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, &bytes).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Problem(_)));
    desk.whole_of_words();
    desk.enter();
    let due = way::expected(&desk);
    assert_eq!(desk.session().game().hash(), due[way::choices(&desk)], "a state of the lesson");
    assert!(files(file.parent().expect("a folder")).contains(&bytes), "the file is kept as it was");
}

#[test]
fn a_file_that_tells_nothing_is_named_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, _) = left(folder.path(), 3);
    std::fs::write(&file, "not a game\n").expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    assert_eq!(desk.main_label(), desk.app.cx().t("title-begin-first"));
    let name = file.file_name().expect("a name").to_string_lossy().into_owned();
    assert!(desk.shows(&name), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.enter();
    desk.enter();
    assert!(desk.at_table(), "another game can be begun");
    assert_eq!(std::fs::read(&file).expect("read"), b"not a game\n");
}

#[test]
fn keys_that_mean_nothing_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    let wrong = |desk: &mut Desk, letters: &str| {
        let (words, screen) = (desk.words_in(desk.whole()), format!("{:?}", desk.app.screen()));
        desk.letters(letters);
        for key in [Named::F2, Named::F5, Named::Insert, Named::Delete, Named::CapsLock, Named::Shift] {
            desk.named(key);
        }
        let control = iced::keyboard::Modifiers::CTRL;
        for key in ["q", "s", "z", "1"] {
            desk.key(iced::keyboard::Key::Character(key.into()), control);
        }
        assert_eq!(desk.words_in(desk.whole()), words);
        assert_eq!(format!("{:?}", desk.app.screen()), screen);
        desk.whole_of_words();
    };
    wrong(&mut desk, "789abc§€ж");
    desk.letters("2");
    wrong(&mut desk, "06789abc§€ж");
    desk.enter();
    wrong(&mut desk, "456789ac§€ж");
    desk.enter();
    wrong(&mut desk, "123456789acdefghijklmopqstuvwxyz§€ж");
    desk.enter();
    wrong(&mut desk, "123456789§€ж ");
    way::to_the_decision(&mut desk, Way::Keys);
    wrong(&mut desk, "023456789§€ж");
    let before = moment(desk.session());
    desk.named(Named::Escape);
    wrong(&mut desk, "§€жab");
    desk.named(Named::Escape);
    assert_eq!(moment(desk.session()), before);
}
