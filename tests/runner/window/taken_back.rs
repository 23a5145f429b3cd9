//! How far back: a choice, an action, a turn, a scenario; and what the log says of dice that were seen.

use iced::keyboard::{Key, Modifiers};
use ironclad::engine::{Event, Pending};
use ironclad::save::UndoPolicy;
use ironclad::session::UndoScope;

use super::desk::Desk;
use super::seeds;
use super::way::{self, Way};
use crate::table::moment;

const PIXELS: (f32, f32) = (1920.0, 1080.0);

/// A lesson played freely by first options, until so many choices are made.
fn played(folder: &std::path::Path, choices: usize) -> Desk {
    let mut desk = Desk::open(folder, PIXELS);
    way::to_the_seats(&mut desk, 1, true, Way::Keys);
    desk.enter();
    while way::choices(&desk) < choices {
        choose_first(&mut desk);
    }
    desk
}

fn choose_first(desk: &mut Desk) {
    way::to_the_decision(desk, Way::Keys);
    let before = desk.session().place();
    desk.enter();
    if desk.session().place() == before {
        desk.letters("1");
        desk.enter();
    }
    if desk.table().is_moving() {
        desk.enter();
    }
}

fn shifted(desk: &mut Desk, letter: &str) {
    desk.key(Key::Character(letter.into()), Modifiers::SHIFT);
}

/// Plays into a turn until it looks different from its beginning: what is chosen may be put back by the next choice. False
/// if the game ended first.
fn play_into_a_turn(desk: &mut Desk) -> bool {
    let mut first = (desk.session().when().turn, moment(desk.session()));
    loop {
        choose_first(desk);
        let turn = desk.session().when().turn;
        if matches!(desk.session().game().pending(), Pending::Over(_)) {
            return false;
        } else if turn != first.0 {
            first = (turn, moment(desk.session()));
        } else if turn >= 2 && moment(desk.session()) != first.1 {
            return true;
        }
    }
}

#[test]
pub fn a_turn_is_taken_back_and_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    // A game that ends before its second turn differs from its beginning is replaced by that of the next seed.
    let mut desk = (seeds::first()..)
        .find_map(|seed| {
            let mut desk = seeds::from(seed, || played(&folder.path().join(seed.to_string()), 4));
            play_into_a_turn(&mut desk).then_some(desk)
        })
        .expect("a game with two turns");
    let end = moment(desk.session());
    let turn = desk.session().when().turn;
    shifted(&mut desk, "Z");
    assert_eq!(desk.session().when().turn, turn);
    let began = moment(desk.session());
    assert_ne!(began, end);
    shifted(&mut desk, "Z");
    assert_eq!(desk.session().when().turn, turn - 1, "from its beginning, the turn before");
    shifted(&mut desk, "X");
    assert_eq!(moment(desk.session()), began);
    assert!(!desk.session().branches().is_empty(), "the way that was left can be returned to");
    shifted(&mut desk, "X");
    assert_eq!(moment(desk.session()), end, "as far as it was played");
}

#[test]
pub fn the_menu_offers_every_reach() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = played(folder.path(), 9);
    let end = moment(desk.session());
    let menu = |desk: &mut Desk, row: &str| {
        way::to_the_decision(desk, Way::Keys);
        let words = desk.app.cx().t("menu-take-back");
        // What stands chosen is put away first.
        for _ in 0..2 {
            if !desk.shows(&words) {
                desk.named(iced::keyboard::key::Named::Escape);
            }
        }
        desk.click(&words);
        desk.whole_of_words();
        let words = desk.app.cx().t(row);
        desk.click(&words);
    };
    menu(&mut desk, "menu-undo-scenario");
    assert_eq!(way::choices(&desk), 0);
    while moment(desk.session()) != end {
        let before = way::choices(&desk);
        menu(&mut desk, "menu-redo-choice");
        assert!(way::choices(&desk) > before);
    }
    menu(&mut desk, "menu-undo-action");
    let back = moment(desk.session());
    assert_ne!(back, end);
    assert_eq!(desk.session().header().undo, UndoPolicy::Free);
    menu(&mut desk, "menu-redo-choice");
    assert!(desk.session().back(UndoScope::Action).is_ok());
}

#[test]
pub fn the_log_marks_where_a_die_was_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = played(folder.path(), 1);
    let rolled = |desk: &Desk| {
        let history = desk.session().history();
        history.last().is_some_and(|entry| entry.events.iter().any(|event| matches!(event, Event::Rolled { .. })))
    };
    while !rolled(&desk) {
        choose_first(&mut desk);
    }
    let marks = |desk: &mut Desk| {
        let words = desk.words_in(desk.whole());
        words.iter().filter(|(text, _)| text.contains("undone here")).count()
    };
    let end = moment(desk.session());
    way::to_the_decision(&mut desk, Way::Keys);
    assert_eq!(marks(&mut desk), 0);
    desk.letters("z");
    assert_eq!(marks(&mut desk), 1, "{:?}", desk.words_in(desk.whole()));
    desk.letters("x");
    assert_eq!(moment(desk.session()), end, "the same die");
    assert_eq!(marks(&mut desk), 1, "and the mark stays");
    desk.whole_of_words();
}
