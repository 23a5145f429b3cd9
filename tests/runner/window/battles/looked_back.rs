//! What was played taken back, by a play or by a turn; played back; gone back to, and the branch that was left named.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iron_guest::bot::Bot;
use iron_guest::event::Event;
use iron_guest::seat::Seat;
use iron_guest::ship::ShipId;

use super::super::desk::Desk;
use super::sailor::{Hand, MOST, Sailor, announced, check, desk_with};

/// Plays on until a shot has been fired by the hand.
fn until_a_shot(desk: &mut Desk, sailor: &mut Sailor) {
    let fired = |desk: &Desk| {
        let session = desk.battle().session();
        let mine =
            |ship: &ShipId| session.game().play().state().ship(*ship).is_some_and(|ship| ship.owner == Seat::FIRST);
        session.events().any(|event| matches!(event, Event::Fired { ship, .. } if mine(ship)))
    };
    for _ in 0..MOST {
        sailor.look_on(desk);
        if fired(desk) {
            return;
        }
        assert!(desk.battle().outcome().is_none(), "no shot in the whole battle");
        sailor.answer(desk);
    }
}

#[test]
pub fn a_shot_is_taken_back_and_falls_the_same_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    until_a_shot(&mut desk, &mut sailor);
    let state = |desk: &Desk| desk.battle().session().game().play().state().clone();
    let shots = |desk: &Desk| {
        let fired = |event: &&Event| matches!(event, Event::Fired { .. });
        desk.battle().session().events().filter(fired).count()
    };
    let (after, fired) = (state(&desk), shots(&desk));
    // What is chosen and not sent is taken back first; then plays, past the shot.
    let mut back = 0;
    while shots(&desk) >= fired && back < 20 {
        desk.letters("z");
        back += 1;
    }
    assert!(shots(&desk) < fired, "taken back past the shot");
    assert_ne!(state(&desk), after);
    assert!(desk.battle().session().decision().is_some_and(|decision| decision.seat == Seat::FIRST));
    // What was announced stands chosen again.
    assert!(announced(&desk, |announce| announce.order().is_some()));
    for _ in 0..back {
        desk.letters("x");
    }
    assert_eq!(state(&desk), after, "the same dice");
    check(&desk);
}

#[test]
pub fn a_battle_is_played_back_and_nothing_is_changed() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
        let mut sailor = Sailor::new(hand, Bot::OnePly, 2);
        sailor.to_the_wardroom(&mut desk);
        sailor.main(&mut desk);
        for _ in 0..6 {
            sailor.answer(&mut desk);
        }
        let before = (desk.battle().session().game().play().state().clone(), desk.battle().session().place());
        let round = before.0.round;
        sailor.in_the_menu(&mut desk, "menu-replay");
        assert!(desk.battle().looks_back());
        let place = |desk: &mut Desk| {
            let words = desk.words_in(desk.whole());
            words.iter().find(|(text, _)| text.contains(" of ") && text.len() < 12).map(|(text, _)| text.clone())
        };
        let first = place(&mut desk).expect("how far it is");
        assert!(first.starts_with("1 of "), "{first}");
        let step = |desk: &mut Desk, on: bool| match hand {
            Hand::Keys => desk.named(if on { Named::ArrowRight } else { Named::ArrowLeft }),
            Hand::Mouse => desk.click(&desk.app.cx().t(if on { "past-on" } else { "past-back" })),
        };
        for _ in 0..3 {
            step(&mut desk, true);
        }
        step(&mut desk, false);
        assert!(place(&mut desk).expect("how far it is").starts_with("3 of "));
        // To the end by turns: what is shown there is the game as it is.
        for _ in 0..40 {
            match hand {
                Hand::Keys => desk.named(Named::PageDown),
                Hand::Mouse => {
                    let on = desk.app.cx().t("past-turn-on");
                    desk.click(&on);
                }
            }
        }
        let last = place(&mut desk).expect("how far it is");
        let (at, count) = last.split_once(" of ").expect("two numbers");
        assert_eq!(at, count, "{last}");
        assert!(desk.shows(&format!("Round {round}")));
        sailor.main(&mut desk);
        assert!(!desk.battle().looks_back());
        assert_eq!((desk.battle().session().game().play().state().clone(), desk.battle().session().place()), before);
        sailor.answer(&mut desk);
        check(&desk);
    }
}

/// The turn, and the place at which it stands.
fn stands(desk: &Desk) -> (u16, u32) {
    let session = desk.battle().session();
    assert!(session.decision().is_some_and(|decision| decision.seat == Seat::FIRST), "the hand is asked");
    (session.game().play().state().turn, session.place())
}

#[test]
pub fn a_turn_is_taken_back_and_made_again() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
        let mut sailor = Sailor::new(hand, Bot::TwoPly, 2);
        sailor.to_the_wardroom(&mut desk);
        sailor.choose(&mut desk, 3, "charted");
        sailor.main(&mut desk);
        // Where the hand was asked first in each of its turns.
        let mut firsts: Vec<(u16, u32)> = Vec::new();
        for _ in 0..60 {
            let now = stands(&desk);
            match firsts.last() {
                Some((turn, _)) if *turn == now.0 && firsts.len() > 4 => break,
                Some((turn, _)) if *turn == now.0 => {}
                Some(_) | None => firsts.push(now),
            }
            sailor.answer(&mut desk);
        }
        let stood = stands(&desk);
        assert!(
            firsts.len() > 4 && firsts.last().is_some_and(|(_, first)| *first < stood.1),
            "within a turn: {firsts:?}"
        );
        let back = |desk: &mut Desk| match hand {
            Hand::Keys => desk.key(Key::Character("Z".into()), Modifiers::SHIFT),
            Hand::Mouse => sailor.in_the_menu(desk, "menu-undo-turn"),
        };
        for due in firsts.iter().rev().take(3) {
            back(&mut desk);
            assert_eq!(stands(&desk), *due);
        }
        for _ in 0..9 {
            match hand {
                Hand::Keys => desk.key(Key::Character("X".into()), Modifiers::SHIFT),
                Hand::Mouse if desk.battle().session().can_redo() => sailor.in_the_menu(&mut desk, "menu-redo-turn"),
                Hand::Mouse => {}
            }
        }
        assert_eq!(stands(&desk), stood, "made again, with the same dice");
        check(&desk);
    }
}

#[test]
pub fn a_branch_that_was_left_is_named() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
        let mut sailor = Sailor::new(hand, Bot::TwoPly, 2);
        sailor.to_the_wardroom(&mut desk);
        sailor.main(&mut desk);
        for _ in 0..6 {
            sailor.answer(&mut desk);
        }
        for _ in 0..2 {
            desk.key(Key::Character("Z".into()), Modifiers::SHIFT);
        }
        let mut other = Sailor::new(hand, Bot::Random, 9);
        for _ in 0..3 {
            other.answer(&mut desk);
        }
        let names = |desk: &Desk| {
            let ways = desk.battle().session().branches().into_iter().filter(|way| !way.here);
            ways.map(|way| way.name).collect::<Vec<_>>()
        };
        assert!(names(&desk).contains(&String::new()), "the first way is kept");
        sailor.in_the_menu(&mut desk, "menu-timeline");
        desk.named(Named::Tab);
        let rename = desk.app.cx().t("timeline-rename");
        assert!(desk.shows(&rename), "{:?}", desk.words_in(desk.whole()));
        match hand {
            Hand::Keys => desk.letters("n"),
            Hand::Mouse => desk.click(&rename),
        }
        desk.whole_of_words();
        desk.letters("The bold way");
        sailor.main(&mut desk);
        let named = |desk: &Desk| names(desk).iter().filter(|name| *name == "The bold way").count();
        assert_eq!(named(&desk), 1);
        assert!(desk.shows("The bold way"), "{:?}", desk.words_in(desk.whole()));
        // Not after all: the page closes at once, though the cursor is in its field, and the branch keeps its name.
        let page = desk.app.cx().t("way-name-branch");
        desk.letters("n");
        desk.letters("Another");
        assert!(desk.shows(&page), "{:?}", desk.words_in(desk.whole()));
        desk.named(Named::Escape);
        assert!(!desk.shows(&page) && desk.battle().timeline().is_some(), "{:?}", desk.words_in(desk.whole()));
        assert_eq!(named(&desk), 1);
        desk.named(Named::Escape);
        assert!(desk.battle().timeline().is_none());
        let path = desk.battle().path().expect("a file");
        let catalogue = iron_guest_table::job::catalogue().expect("sound content");
        let copy = iron_guest_table::job::Session::load_copy(&catalogue, &path).expect("sound").session;
        assert!(copy.branches().iter().any(|way| way.name == "The bold way"), "it is in the file");
        check(&desk);
    }
}
