//! Dice that the players roll themselves: each is asked for, and said with one key or a click.

use iced::Point;
use iron_guest::bot::Bot;
use iron_guest::seat::Seat;
use ironclad::save::{InputSource, Record, WrittenInput};
use ironclad::ui::screen::Screen;
use ironclad::ui::screen::settings::Item;

use super::super::desk::Desk;
use super::sailor::{Hand, MOST, Sailor, check, desk_with};

const OWN: &str = r#"{"dice_speed":"none","own_dice":true}"#;

/// Plays on until a die is asked for.
fn until_a_die(desk: &mut Desk, sailor: &mut Sailor) {
    for _ in 0..MOST {
        if desk.battle().session().chance().is_some() {
            return;
        }
        sailor.answer(desk);
    }
    panic!("no die was ever asked for");
}

/// Plays on until the hand's own choice has led to a die: those that the machine's have led to show a four.
fn until_a_die_of_ones_own(desk: &mut Desk, sailor: &mut Sailor, hand: Hand) {
    for _ in 0..MOST {
        until_a_die(desk, sailor);
        let last = desk.battle().session().history().into_iter().rev().find_map(|entry| entry.choice);
        if last.is_some_and(|(_, asked)| asked.seat == Seat::FIRST) {
            return;
        }
        say(desk, hand, 4);
    }
    panic!("no choice of the hand's own led to a die");
}

/// A battle in which a die is asked for.
fn at_a_die(folder: &std::path::Path, hand: Hand) -> (Desk, Sailor) {
    let mut desk = desk_with(folder, OWN);
    let mut sailor = Sailor::new(hand, Bot::TwoPly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    until_a_die(&mut desk, &mut sailor);
    (desk, sailor)
}

/// Says what a die shows.
fn say(desk: &mut Desk, hand: Hand, face: u8) {
    match hand {
        Hand::Keys => desk.letters(&face.to_string()),
        Hand::Mouse => {
            let words = desk.app.cx().with("own-die-face", &[("face", face.into())]);
            desk.click(&words);
        }
    }
}

#[test]
pub fn each_die_is_asked_for_and_said() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut desk, mut sailor) = at_a_die(folder.path(), hand);
        assert!(desk.shows("What did you roll?"), "{:?}", desk.words_in(desk.whole()));
        desk.whole_of_words();
        let before = desk.battle().session().place();
        for other in ["0", "7", "9"] {
            desk.letters(other);
        }
        desk.enter();
        assert_eq!(desk.battle().session().place(), before, "nothing but a face is taken, and nobody rolls for them");
        let mut said = 0;
        for _ in 0..40 {
            match desk.battle().session().chance() {
                Some(_) => {
                    say(&mut desk, hand, 4);
                    said += 1;
                }
                None if desk.battle().outcome().is_some() => break,
                None => sailor.answer(&mut desk),
            }
        }
        assert!(said > 1, "{said}");
        let path = desk.battle().path().expect("a file");
        let records = ironclad::save::read(&path).expect("sound").records;
        let by = |record: &Record| match record {
            Record::Input(made) if matches!(made.input, WrittenInput::Die(_)) => Some(made.by == InputSource::Players),
            _ => None,
        };
        assert_eq!(
            records.iter().filter_map(by).filter(|theirs| *theirs).count(),
            said,
            "they are in the file as theirs"
        );
        check(&desk);
    }
}

#[test]
pub fn a_die_that_is_undone_shows_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, mut sailor) = at_a_die(folder.path(), Hand::Keys);
    until_a_die_of_ones_own(&mut desk, &mut sailor, Hand::Keys);
    let chosen =
        desk.battle().session().history().into_iter().rev().find_map(|entry| entry.choice).expect("a choice").0;
    say(&mut desk, Hand::Keys, 5);
    desk.letters("z");
    assert!(desk.battle().session().chance().is_none(), "the choice before the die is asked again");
    let asked = desk.battle().session().decision().expect("a choice");
    sailor.lay(&mut desk, &asked, chosen);
    assert!(desk.shows("5, as before"), "{:?}", desk.words_in(desk.whole()));
    let place = desk.battle().session().place();
    desk.enter();
    assert!(desk.battle().session().place() > place);
}

#[test]
pub fn a_die_is_waited_for_after_a_restart_and_may_be_left_to_the_app() {
    let folder = tempfile::tempdir().expect("a folder");
    let (desk, sailor) = at_a_die(folder.path(), Hand::Keys);
    let place = desk.battle().session().place();
    drop(desk);
    let mut desk = desk_with(folder.path(), OWN);
    sailor.to_the_wardroom(&mut desk);
    for _ in 0..4 {
        desk.named(iced::keyboard::key::Named::Tab);
    }
    desk.enter();
    assert_eq!(desk.battle().session().place(), place);
    assert!(desk.battle().session().chance().is_some(), "nobody has rolled it");
    sailor.in_the_menu(&mut desk, "menu-settings");
    assert!(matches!(desk.app.screen(), Screen::Settings(_)));
    let row = Item::ALL.iter().position(|item| *item == Item::OwnDice).expect("a row") + 1;
    desk.letters(&row.to_string());
    desk.enter();
    let left = desk.app.cx().t("own-die-ship");
    assert_eq!(desk.main_label(), left);
    desk.enter();
    assert!(desk.battle().session().chance().is_none());
}

/// Turns the wheel over the right part of a page, below its chart, until these words are seen.
fn scroll_to(desk: &mut Desk, words: &str) {
    let size = desk.size();
    let at = Point::new(size.width * 0.75, size.height - 180.0);
    for _ in 0..60 {
        if desk.shows(words) {
            return;
        }
        desk.wheel_at(at, -1.0);
    }
    panic!("“{words}” is nowhere on the page");
}

#[test]
fn whose_dice_is_said_before_a_battle_in_every_game() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
        Sailor::new(hand, Bot::OnePly, 1).to_the_wardroom(&mut desk);
        let (app, own) = (desk.app.cx().t("wardroom-dice-app"), desk.app.cx().t("wardroom-dice-own"));
        for game in ["f", "i"] {
            desk.letters(game);
            for (before, after) in [(&app, &own), (&own, &app)] {
                let owned = desk.app.cx().settings.own_dice;
                match hand {
                    Hand::Keys => desk.letters("d"),
                    Hand::Mouse => {
                        scroll_to(&mut desk, before);
                        desk.click(before);
                    }
                }
                assert_ne!(desk.app.cx().settings.own_dice, owned);
                assert!(!desk.shows(before), "{after} should be said");
            }
        }
        desk.whole_of_words();
    }
}
