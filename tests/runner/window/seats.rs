//! Three at the table: each decision of a system names the player who has it.

use ironclad::chronicle::{Missed, gather};
use ironclad::content::terms::Mode;
use ironclad::engine::SEATS;
use ironclad::save::{Tonight, UndoPolicy};
use ironclad::session::{Campaign, Session, Start, Storage, What};
use ironclad::text::chronicle::document;
use ironclad::ui::screen::Screen;
use ironclad_table::present::Present;
use ironclad_table::seats::Dealing;
use ironclad_table::widget::mark::System;

use super::album::Album;
use super::desk::Desk;
use super::way::{self, Way};
use crate::table::content;

const NAMES: [&str; 3] = ["Mara", "Jonas", "Tove"];

#[test]
fn each_system_is_asked_by_its_players_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    way::to_the_seats(&mut desk, 1, false, Way::Keys);
    desk.letters("3");
    for name in NAMES {
        desk.named(iced::keyboard::key::Named::Tab);
        desk.letters(name);
    }
    for name in NAMES {
        assert!(desk.typed(name), "{name}");
    }
    desk.main();
    assert_eq!(desk.session().header().players, NAMES);
    let mut asked = Vec::new();
    while let Some(decision) = desk.session().decision() {
        way::to_the_decision(&mut desk, Way::Keys);
        let part = way::column(&desk);
        let words = desk.words_in(part);
        let shown: Vec<&str> = NAMES.into_iter().filter(|name| words.iter().any(|(text, _)| text == name)).collect();
        match decision.system {
            Some(system) => {
                let seat = desk.session().game().view().seat(system);
                assert_eq!(shown, [NAMES[usize::from(seat.number()) - 1]], "{decision:?}: {words:?}");
                asked.push(system);
            }
            None => assert_eq!(shown, [""; 0], "{decision:?}"),
        }
        desk.enter();
        if desk.table().is_moving() {
            desk.enter();
        }
    }
    asked.sort();
    asked.dedup();
    assert_eq!(asked.len(), 3, "each system was asked");
    desk.whole_of_words();
}

#[test]
fn escape_leaves_a_field_first_and_keeps_what_was_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.named(iced::keyboard::key::Named::Tab);
    desk.letters("Mara");
    desk.named(iced::keyboard::key::Named::Escape);
    assert!(matches!(desk.app.screen(), Screen::Seats(_)), "{:?}", desk.app.screen());
    assert!(desk.typed("Mara"));
    // The letters are keys again: two are at the table, and the last name is the one before the first.
    desk.letters("2");
    desk.named(iced::keyboard::key::Named::ArrowUp);
    desk.letters("Jonas");
    assert!(desk.typed("Mara") && desk.typed("Jonas"));
    desk.named(iced::keyboard::key::Named::Escape);
    desk.named(iced::keyboard::key::Named::Escape);
    assert!(matches!(desk.app.screen(), Screen::Tutorials(_)), "{:?}", desk.app.screen());
    // Whoever comes in again finds the names and the number of players.
    desk.enter();
    assert!(desk.typed("Mara") && desk.typed("Jonas"));
}

/// What is set on the page of the seats.
fn set(desk: &Desk) -> (Vec<String>, Dealing) {
    match desk.app.screen() {
        Screen::Seats(seats) => (seats.names(), seats.dealing()),
        other => panic!("the seats should show, not {other:?}"),
    }
}

#[test]
fn who_has_what_is_there_again_with_every_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.letters("3");
    for name in NAMES {
        desk.named(iced::keyboard::key::Named::Tab);
        desk.letters(name);
    }
    desk.named(iced::keyboard::key::Named::Escape);
    // The Bridge goes to Jonas, who gives Weapons for it; the Hangar to Mara, who gives those on to Tove.
    let usual = set(&desk).1;
    desk.letters("b");
    let hangar = System::Hangar.name(desk.app.cx().text);
    desk.click(&hangar);
    let dealt = set(&desk);
    assert_ne!(dealt.1, usual);
    let back = desk.app.cx().t("button-back");
    desk.click(&back);
    assert!(matches!(desk.app.screen(), Screen::Tutorials(_)), "{:?}", desk.app.screen());
    desk.enter();
    assert_eq!(set(&desk), dealt);
    desk.main();
    let [mara, jonas, tove] = SEATS;
    assert_eq!(desk.session().header().players, NAMES);
    assert_eq!(desk.session().game().state().setup.seats, [jonas, tove, mara]);
    drop(desk);
    // The next evening two of them play; the third is not forgotten.
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    way::to_the_seats(&mut desk, 1, false, Way::Keys);
    assert_eq!(set(&desk), dealt);
    desk.letters("2");
    let two = set(&desk);
    desk.named(iced::keyboard::key::Named::Escape);
    desk.enter();
    assert_eq!(set(&desk), two);
    assert!(!desk.typed("Tove"));
    desk.letters("3");
    assert!(desk.typed("Tove"));
}

#[test]
fn seats_that_cannot_be_are_dealt_anew() {
    for dealing in [r#"{"count":9,"holder":[0,1,2]}"#, r#"{"count":2,"holder":[0,1,2]}"#, r#"{"count":2}"#, "7"] {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = format!(r#"{{"seats":["Mara","Jonas"],"dealing":{dealing}}}"#);
        std::fs::write(folder.path().join("settings.json"), settings).expect("written");
        let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
        way::to_the_seats(&mut desk, 0, false, Way::Keys);
        assert!(desk.typed("Mara") && desk.typed("Jonas"), "{dealing}");
        desk.main();
        assert_eq!(desk.session().header().players, ["Mara", "Jonas"], "{dealing}");
    }
}

#[test]
fn names_are_kept_for_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    way::to_the_seats(&mut desk, 0, false, Way::Clicks);
    desk.letters("2");
    desk.named(iced::keyboard::key::Named::Tab);
    desk.letters("Mara 2");
    desk.named(iced::keyboard::key::Named::Tab);
    desk.letters("Jürgen-Ż");
    desk.enter();
    assert!(desk.at_table(), "Enter in a field begins the game");
    assert_eq!(desk.session().header().players, ["Mara 2", "Jürgen-Ż"]);
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    assert!(desk.shows("Mara 2"), "the title names who plays");
    way::to_the_seats(&mut desk, 1, false, Way::Keys);
    assert!(desk.typed("Jürgen-Ż"));
}

/// A mission of three, as far as the first question to a system, reopened as a campaign would be.
fn campaign_of_three(folder: &std::path::Path) {
    let start = Start {
        what: What::Contract(None),
        players: NAMES.map(str::to_owned).to_vec(),
        seats: None,
        mode: Mode::Normal,
        seed: 11,
        scripted: false,
        campaign: Some(Campaign { scenarios: 2, name: "Three".to_owned(), undo: UndoPolicy::Free }),
    };
    drop(Session::begin(content(), start, Storage::Folder(folder.join("games"))).expect("a campaign"));
}

#[test]
fn whoever_is_missing_is_sat_in_for_and_has_all_back_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    campaign_of_three(folder.path());
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Tonight(_)), "who is there is asked: {:?}", desk.app.screen());
    // Jonas is missing; Mara is the second who could sit in for him.
    desk.letters("22");
    assert!(desk.shows("is missing; Mara sits in"));
    Album::default().add(&mut desk, "tonight");
    desk.enter();
    assert!(desk.at_table());
    let [mara, jonas, tove] = SEATS;
    assert_eq!(desk.session().tonight(), Tonight::EVERYBODY.without(jonas, mara).expect("she is there"));
    assert_eq!(desk.session().game().state().setup.seats, [mara, jonas, tove], "nothing is dealt anew (ruling 16)");
    // The squads lie at the foot of the table once the ship has cast off.
    let game = desk.session().game();
    let cx = desk.app.cx();
    let squads = Present::new(cx.text, desk.session(), game, None).squads(&[]);
    let flown: Vec<(String, usize)> =
        squads.iter().map(|squad| (squad.player.clone(), squad.whose.player.as_ref().expect("several").0.0)).collect();
    assert_eq!(flown, [("Mara".to_owned(), 0), ("Mara for Jonas".to_owned(), 0), ("Tove".to_owned(), 2)]);
    // Something is chosen, and the chronicle knows who was there.
    way::to_the_decision(&mut desk, Way::Keys);
    desk.letters("p");
    let facts = gather(desk.session());
    assert_eq!(facts.chapters[0].missed, [Missed { seat: jonas, sat_in: mara, from: 0, to: 0 }]);
    let told = format!("{:?}", document(cx_text(&desk), &facts).pages);
    assert!(told.contains("Jonas was missing while the ship was fitted out; Mara sat in."), "{told}");
    // The next time everybody is taken to be there.
    drop(desk);
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    desk.enter();
    desk.enter();
    assert!(desk.at_table());
    assert_eq!(desk.session().tonight(), Tonight::EVERYBODY);
    assert_eq!(gather(desk.session()).chapters[0].missed.len(), 1, "what was, was");
    // And in the middle of it from the menu, by the row's own words.
    let row = desk.app.cx().t("menu-who-is-here");
    desk.named(iced::keyboard::key::Named::Escape);
    assert!(desk.shows(&row));
    desk.click(&row);
    assert!(matches!(desk.app.screen(), Screen::Tonight(_)), "{:?}", desk.app.screen());
    desk.letters("13");
    desk.enter();
    assert!(desk.at_table());
    assert_eq!(SEATS.map(|seat| desk.session().tonight().answers_for(seat)), [jonas; 3]);
    let cx = desk.app.cx();
    let alone = Present::new(cx.text, desk.session(), desk.session().game(), None);
    assert!(!alone.is_shared() && alone.reader().is_none(), "one who is alone hands nothing over");
    assert!(alone.squads(&[]).iter().all(|squad| squad.player.is_empty() && squad.whose.player.is_none()));
}

fn cx_text(desk: &Desk) -> &words::Text {
    desk.app.cx().text
}

#[test]
fn those_who_are_there_read_aloud_in_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    campaign_of_three(folder.path());
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    let [_, jonas, tove] = SEATS;
    desk.enter();
    desk.letters("1");
    desk.enter();
    let cx = desk.app.cx();
    let reader = Present::new(cx.text, desk.session(), desk.session().game(), None).reader();
    assert_eq!(reader, Some(jonas), "the first who is there reads (rule 1.5)");
    assert_eq!(desk.session().tonight().here(3).collect::<Vec<_>>(), [jonas, tove]);
}
