//! What is done with whole battles of Full Thrust: turns taken back, branches named, told back, reported, kept on their shelf;
//! and dice that the players roll themselves.

use std::path::Path;

use full_thrust_table::composer::Composer;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use ironclad::ui::screen::Screen;

use super::super::desk::Desk;
use super::{Admiral, Hand, MOST, check, desk_with};

/// Chooses a row of the menu by the words it has.
fn in_the_menu(desk: &mut Desk, key: &str) {
    desk.named(Named::Escape);
    let words = desk.app.cx().t(key);
    desk.click(&words);
}

/// The first battle, some turns in.
fn some_turns_in(folder: &Path, settings: &str) -> Desk {
    let mut desk = desk_with(folder, settings);
    let admiral = Admiral(Hand::Keys);
    admiral.to_the_page(&mut desk);
    admiral.choose(&mut desk, 2, "border-patrol");
    admiral.main(&mut desk);
    while desk.fleets().field().table.turn < 3 {
        admiral.decide(&mut desk);
        admiral.look_on(&mut desk);
    }
    desk
}

#[test]
pub fn a_fleet_battle_is_told_back_and_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = some_turns_in(folder.path(), r#"{"dice_speed":"none","seats":["Mara"]}"#);
    let state = desk.fleets().session().game().state().clone();
    in_the_menu(&mut desk, "menu-chronicle");
    assert!(matches!(desk.app.screen(), Screen::Chronicle(_)), "{:?}", desk.app.screen());
    let scenario = desk.app.cx().t("full-thrust-scenario-border-patrol");
    assert!(desk.shows(&scenario) && desk.shows("Mara"), "{:?}", desk.words_in(desk.whole()));
    desk.letters("h");
    desk.enter();
    in_the_menu(&mut desk, "menu-report");
    let outside = std::fs::read_dir(&desk.app.folders().outside).expect("a folder");
    let files: Vec<_> = outside.map(|file| file.expect("a file").path()).collect();
    let ending = |ending: &str| files.iter().find(|file| file.extension().is_some_and(|other| other == ending));
    assert!(ending("html").is_some(), "{files:?}");
    let file = ending("json").expect("a report");
    let bundle = ironclad::report::read(file).expect("a report");
    let catalogue = full_thrust_table::job::catalogue().expect("sound content");
    let opened =
        ironclad::report::open::<full_thrust::play::FullThrust>(&catalogue, &bundle, file).expect("its battle");
    assert_eq!(*opened.session.game().state(), state);
    desk.enter();
    assert_eq!(*desk.fleets().session().game().state(), state);
}

#[test]
pub fn a_turn_is_taken_back_and_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = some_turns_in(folder.path(), r#"{"dice_speed":"none"}"#);
    let state = desk.fleets().session().game().state().clone();
    for due in [2, 1] {
        desk.key(Key::Character("Z".into()), Modifiers::SHIFT);
        assert_eq!(desk.fleets().field().table.turn, due);
        assert!(matches!(desk.fleets().composer(), Composer::Orders(_)), "{:?}", desk.fleets().composer());
    }
    for _ in 0..3 {
        desk.key(Key::Character("X".into()), Modifiers::SHIFT);
    }
    assert_eq!(*desk.fleets().session().game().state(), state, "with the same dice");
    in_the_menu(&mut desk, "menu-undo-turn");
    assert_eq!(desk.fleets().field().table.turn, 2);
    check(&desk);
}

#[test]
pub fn a_branch_of_a_fleet_battle_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = some_turns_in(folder.path(), r#"{"dice_speed":"none"}"#);
    desk.key(Key::Character("Z".into()), Modifiers::SHIFT);
    desk.letters("0");
    desk.letters("k");
    let names = |desk: &Desk| {
        let ways = desk.fleets().session().branches().into_iter().filter(|way| !way.here);
        ways.map(|way| way.name).collect::<Vec<_>>()
    };
    assert!(!names(&desk).is_empty(), "the first way is kept");
    Admiral(Hand::Keys).look_on(&mut desk);
    in_the_menu(&mut desk, "menu-timeline");
    desk.named(Named::Tab);
    desk.letters("n");
    desk.whole_of_words();
    desk.letters("Straight on");
    desk.main();
    assert!(names(&desk).contains(&"Straight on".to_owned()), "{:?}", names(&desk));
    check(&desk);
}

#[test]
pub fn the_players_roll_the_dice_of_a_fleet_battle() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","own_dice":true}"#);
        let admiral = Admiral(hand);
        admiral.to_the_page(&mut desk);
        admiral.choose(&mut desk, 2, "border-patrol");
        admiral.main(&mut desk);
        let mut said = 0;
        for _ in 0..MOST {
            if desk.fleets().outcome().is_some() {
                break;
            }
            if desk.fleets().session().chance().is_none() {
                admiral.decide(&mut desk);
                continue;
            }
            if said < 3 {
                desk.whole_of_words();
                let place = desk.fleets().session().place();
                desk.enter();
                assert_eq!(desk.fleets().session().place(), place, "nobody rolls for them");
            }
            assert!(desk.shows("What did you roll?"), "{:?}", desk.words_in(desk.whole()));
            match hand {
                Hand::Keys => desk.letters("5"),
                Hand::Mouse => desk.click(&desk.app.cx().with("own-die-face", &[("face", 5.into())])),
            }
            said += 1;
            if said > 12 {
                break;
            }
        }
        assert!(said > 3, "{said}");
        check(&desk);
    }
}

#[test]
pub fn the_page_of_battles_has_a_way_to_their_shelf() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        drop(some_turns_in(folder.path(), r#"{"dice_speed":"none"}"#));
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
        Admiral(hand).to_the_page(&mut desk);
        match hand {
            Hand::Keys => desk.letters("b"),
            Hand::Mouse => desk.click(&desk.app.cx().t("wardroom-shelf")),
        }
        let Screen::Campaigns(shelf) = desk.app.screen() else { panic!("{:?}", desk.app.screen()) };
        assert_eq!(shelf.cards().len(), 1);
        desk.letters("d");
        desk.enter();
        desk.letters("z");
        desk.enter();
        assert_eq!(desk.fleets().field().table.turn, 3, "it is gone on with");
        in_the_menu(&mut desk, "menu-leave");
        assert!(matches!(desk.app.screen(), Screen::Campaigns(_)));
    }
}
