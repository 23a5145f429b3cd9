//! Three at the table: each decision of a system names the player who has it.

use super::desk::Desk;
use super::way::{self, Way};

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
