//! The shelf of battles: copied, renamed, thrown away and taken back, sent out and brought in, as games of the campaign are.

use iced::keyboard::key::Named;
use iron_guest::bot::Bot;
use ironclad::ui::screen::Screen;
use ironclad::ui::screen::campaigns::{Campaigns, Kind};

use super::super::album::Album;
use super::super::desk::Desk;
use super::super::pictures::languages;
use super::sailor::{Hand, Sailor, desk_speaking, desk_with};

fn shelf(desk: &Desk) -> &Campaigns {
    match desk.app.screen() {
        Screen::Campaigns(shelf) => shelf,
        other => panic!("the shelf should show, not {other:?}"),
    }
}

fn names(desk: &Desk) -> Vec<String> {
    let mut names: Vec<_> = shelf(desk).cards().iter().map(|card| card.name.clone()).collect();
    names.sort();
    names
}

/// A battle begun and left, and the shelf opened from the wardroom.
fn opened(folder: &std::path::Path, hand: Hand) -> Desk {
    let mut desk = desk_with(folder, r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
    let mut sailor = Sailor::new(hand, Bot::OnePly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.choose(&mut desk, 3, "charted");
    sailor.main(&mut desk);
    for _ in 0..4 {
        sailor.answer(&mut desk);
    }
    sailor.in_the_menu(&mut desk, "menu-leave");
    match hand {
        Hand::Keys => desk.letters("b"),
        Hand::Mouse => desk.click(&desk.app.cx().t("wardroom-shelf")),
    }
    desk
}

/// Has something done with the card that is chosen.
fn command(desk: &mut Desk, hand: Hand, letter: &str, id: &str) {
    match hand {
        Hand::Keys => desk.letters(letter),
        Hand::Mouse => desk.click(&desk.app.cx().t(&format!("campaigns-do-{id}"))),
    }
}

fn main(desk: &mut Desk, hand: Hand) {
    match hand {
        Hand::Keys => desk.enter(),
        Hand::Mouse => desk.main(),
    }
}

#[test]
pub fn battles_are_copied_renamed_thrown_away_and_taken_back() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = opened(folder.path(), hand);
        let first = names(&desk);
        assert_eq!(first.len(), 1, "{first:?}");
        assert!(shelf(&desk).cards().iter().all(|card| card.kind == Kind::Battle));
        desk.whole_of_words();
        command(&mut desk, hand, "c", "copy");
        desk.letters("The grey ones");
        main(&mut desk, hand);
        assert_eq!(names(&desk).len(), 2);
        assert_eq!(shelf(&desk).chosen_card().expect("one").name, "The grey ones", "the copy is chosen");
        command(&mut desk, hand, "r", "rename");
        desk.letters("The red ones");
        main(&mut desk, hand);
        assert!(names(&desk).contains(&"The red ones".to_owned()), "{:?}", names(&desk));
        command(&mut desk, hand, "d", "discard");
        assert_eq!(names(&desk).len(), 2, "asked first");
        main(&mut desk, hand);
        assert_eq!(names(&desk), first);
        command(&mut desk, hand, "z", "take-back");
        assert_eq!(names(&desk).len(), 2);
        // Into the bin, and out of it there.
        command(&mut desk, hand, "d", "discard");
        main(&mut desk, hand);
        desk.letters("b");
        assert_eq!(names(&desk).len(), 1);
        main(&mut desk, hand);
        assert_eq!(names(&desk).len(), 2, "it is empty, so the shelf shows");
        // It is the same battle, under its new name, and it is in the wardroom's book as well.
        while shelf(&desk).chosen_card().is_some_and(|card| card.name != "The red ones") {
            desk.named(Named::ArrowDown);
        }
        main(&mut desk, hand);
        assert_eq!(desk.battle().session().name(), "The red ones");
        assert_eq!(desk.battle().session().setup().scenario, "charted");
        desk.named(Named::Escape);
        desk.letters("4");
        desk.named(Named::Escape);
        assert!(desk.shows("The red ones"), "{:?}", desk.words_in(desk.whole()));
    }
}

#[test]
pub fn battles_are_sent_out_and_brought_in_and_read_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = opened(folder.path(), Hand::Keys);
    desk.letters("e");
    desk.enter();
    let outside = desk.app.folders().outside.clone();
    let file = std::fs::read_dir(&outside).expect("a folder").next().expect("a file").expect("a file").path();
    desk.letters("d");
    desk.enter();
    assert_eq!(names(&desk), Vec::<String>::new());
    assert_eq!(desk.main_label(), desk.app.cx().t("campaigns-main-none"), "nothing is begun from here");
    desk.letters("b");
    desk.letters("x");
    desk.enter();
    assert!(std::fs::read_dir(folder.path().join("bin")).expect("a bin").next().is_none());
    desk.letters("i");
    desk.letters(file.file_name().and_then(|name| name.to_str()).expect("a name"));
    desk.enter();
    assert_eq!(names(&desk).len(), 1, "{:?}", desk.words_in(desk.whole()));
    desk.letters("l");
    assert!(matches!(desk.app.screen(), Screen::Chronicle(_)));
    assert!(desk.shows("Mara"), "{:?}", desk.words_in(desk.whole()));
    desk.named(Named::Escape);
    desk.letters("p");
    let reports = std::fs::read_dir(&outside).expect("a folder").count();
    assert_eq!(reports, 2, "the battle that was sent out, and a report");
}

#[test]
pub fn what_the_campaign_throws_away_for_good_leaves_battles_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = opened(folder.path(), Hand::Keys);
    desk.letters("d");
    desk.enter();
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    desk.letters("1");
    desk.letters("n");
    desk.enter();
    desk.enter();
    desk.named(Named::Escape);
    desk.click(&desk.app.cx().t("menu-leave"));
    desk.letters("1");
    desk.letters("d");
    desk.enter();
    desk.letters("b");
    desk.letters("x");
    assert!(desk.shows("One game will be deleted"), "{:?}", desk.words_in(desk.whole()));
    desk.enter();
    let left = std::fs::read_dir(folder.path().join("bin")).expect("a bin").count();
    assert_eq!(left, 1, "the battle is still there");
}

#[test]
fn the_shelf_of_battles_fits_in_every_language() {
    for language in languages() {
        let folder = tempfile::tempdir().expect("a folder");
        drop(opened(folder.path(), Hand::Keys));
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        desk.letters("wb");
        let mut album = Album::default();
        album.add(&mut desk, "battle-shelf");
        desk.letters("d");
        album.add(&mut desk, "battle-shelf-discard");
        desk.enter();
        album.add(&mut desk, "battle-shelf-none");
    }
}
