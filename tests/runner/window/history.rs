//! Taking back, leaving, and being cut off: the game is always where it was left.

use ironclad::ui::screen::Screen;

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::moment;

const PIXELS: (f32, f32) = (1280.0, 720.0);

/// What the title offers after each lesson alone.
const NEXT: [&str; 2] = ["title-begin-next", "title-begin-first"];

/// A lesson begun by keys, at its first decision.
fn begun(folder: &std::path::Path, lesson: usize) -> Desk {
    let mut desk = Desk::open(folder, PIXELS);
    way::to_the_seats(&mut desk, lesson, false, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk
}

/// Answers the decision in hand as the lesson has it, and comes to the next.
fn answer(desk: &mut Desk) {
    way::to_the_decision(desk, Way::Keys);
    desk.enter();
    if desk.table().is_moving() {
        desk.enter();
    }
}

#[test]
fn a_whole_lesson_taken_back_and_played_again() {
    for lesson in [0, 1] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = begun(folder.path(), lesson);
        let mut moments = vec![moment(desk.session())];
        while desk.session().decision().is_some() {
            answer(&mut desk);
            moments.push(moment(desk.session()));
        }
        for due in moments.iter().rev().skip(1) {
            desk.letters("z");
            assert_eq!(&moment(desk.session()), due);
            assert_ne!(desk.main_label(), "");
        }
        assert_eq!(way::choices(&desk), 0);
        desk.letters("z");
        assert!(desk.shows(&desk.app.cx().t("error-nothing-to-undo")));
        for due in moments.iter().skip(1) {
            desk.letters("x");
            assert_eq!(&moment(desk.session()), due);
        }
        desk.letters("x");
        assert!(desk.shows(&desk.app.cx().t("error-nothing-to-redo")));
        desk.whole_of_words();
        way::read_to_the_end(&mut desk, Way::Keys);
        way::press_main(&mut desk, Way::Keys);
        assert!(matches!(desk.app.screen(), Screen::Debriefing(_)), "after a redo to the end the game ends");
    }
}

#[test]
fn left_for_the_title_and_come_back_to() {
    for lesson in [0, 1] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = begun(folder.path(), lesson);
        let mut number = 0;
        loop {
            number += 1;
            if number % 3 == 0 {
                leave(&mut desk, number % 2 == 0);
                let label = desk.app.cx().t("title-back-to-table");
                assert_eq!(desk.main_label(), label);
                desk.enter();
                way::to_the_decision(&mut desk, Way::Keys);
            }
            let Some((_, view)) = way::shown(&desk) else { break };
            let before = moment(desk.session());
            leave(&mut desk, false);
            desk.enter();
            assert_eq!(moment(desk.session()), before);
            assert_eq!(way::shown(&desk).expect("a decision").1, view);
            answer(&mut desk);
            if desk.session().decision().is_none() {
                break;
            }
            way::to_the_decision(&mut desk, Way::Keys);
        }
        assert!(number > 10);
    }
}

/// From the table to the title, by the menu.
fn leave(desk: &mut Desk, by_click: bool) {
    way::to_the_decision(desk, Way::Keys);
    // A card that tells of a combat goes first.
    if desk.shows(&desk.app.cx().t("combat-report-damage")) {
        desk.named(iced::keyboard::key::Named::Escape);
    }
    desk.named(iced::keyboard::key::Named::Escape);
    let words = desk.app.cx().t("menu-leave");
    if by_click {
        desk.click(&words);
    } else {
        assert!(desk.shows(&words));
        desk.letters("4");
    }
    assert!(matches!(desk.app.screen(), Screen::Title(_)));
}

#[test]
fn cut_off_at_every_choice() {
    for lesson in [0, 1] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = begun(folder.path(), lesson);
        let due = way::expected(&desk);
        while desk.session().decision().is_some() {
            answer(&mut desk);
            let before = moment(desk.session());
            let over = desk.session().decision().is_none();
            drop(desk);
            desk = Desk::open(folder.path(), PIXELS);
            if over {
                assert_eq!(desk.main_label(), desk.app.cx().t(NEXT[lesson]), "nothing is under way");
                break;
            }
            desk.enter();
            assert_eq!(moment(desk.session()), before);
            assert_eq!(before.0, due[way::choices(&desk)]);
        }
        let files = std::fs::read_dir(folder.path().join("games")).expect("games").count();
        assert_eq!(files, 1, "no file but the game's");
    }
}
