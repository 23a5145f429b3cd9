//! Battles on disk: left and gone on with, a file that cannot be read.

use iced::keyboard::key::Named;
use iron_guest::bot::Bot;
use ironclad::ui::screen::Screen;

use super::super::desk::Desk;
use super::sailor::{Hand, PIXELS, Sailor, check, click_line, desk_with};

#[test]
pub fn a_battle_is_left_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Mouse, Bot::OnePly, 4);
    sailor.to_the_wardroom(&mut desk);
    sailor.choose(&mut desk, 3, "charted");
    sailor.main(&mut desk);
    for _ in 0..8 {
        sailor.answer(&mut desk);
    }
    let place = |desk: &Desk| {
        let session = desk.battle().session();
        (session.game().play().state().clone(), session.place())
    };
    let stood = place(&desk);
    desk.named(Named::Escape);
    let leave = desk.app.cx().t("menu-leave");
    desk.click(&leave);
    assert!(matches!(desk.app.screen(), Screen::Wardroom(_)));
    // In the same evening.
    let line = desk.app.cx().t("iron-guest-setup-charted");
    click_line(&mut desk, &format!("Iron Guest: {line}."));
    desk.main();
    assert_eq!(place(&desk), stood);
    drop(desk);
    // And the next.
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    for _ in 0..4 {
        desk.named(Named::Tab);
    }
    let go_on = desk.app.cx().t("wardroom-main-go-on");
    assert_eq!(desk.main_label(), go_on);
    desk.enter();
    assert_eq!(place(&desk), stood);
    sailor.answer(&mut desk);
    check(&desk);
}

#[test]
fn a_name_that_was_given_is_there_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara"]}"#);
    let sailor = Sailor::new(Hand::Keys, Bot::OnePly, 4);
    sailor.to_the_wardroom(&mut desk);
    let given = |names: Vec<String>| names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>();
    let names = |desk: &Desk| match desk.app.screen() {
        Screen::Wardroom(wardroom) => given(wardroom.order().names()),
        Screen::Fleets(room) => given(room.order().names()),
        other => panic!("the page of a war game should show, not {other:?}"),
    };
    assert_eq!(names(&desk), ["Mara"]);
    desk.letters("3");
    desk.letters("n");
    desk.letters("yna");
    assert_eq!(names(&desk), ["Marayna"]);
    desk.named(Named::Escape);
    // The field may take the first.
    if matches!(desk.app.screen(), Screen::Wardroom(_)) {
        desk.named(Named::Escape);
    }
    assert!(matches!(desk.app.screen(), Screen::Title(_)), "{:?}", desk.app.screen());
    sailor.to_the_wardroom(&mut desk);
    assert_eq!(names(&desk), ["Marayna"]);
    // What is given on the page of Full Thrust holds in the wardroom too.
    desk.letters("f");
    assert_eq!(names(&desk), ["Marayna"]);
    desk.letters("n");
    desk.letters("h");
    for _ in 0..2 {
        if matches!(desk.app.screen(), Screen::Fleets(_)) {
            desk.named(Named::Escape);
        }
    }
    assert!(matches!(desk.app.screen(), Screen::Wardroom(_)), "{:?}", desk.app.screen());
    assert_eq!(names(&desk), ["Maraynah"]);
    drop(desk);
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    assert_eq!(names(&desk), ["Maraynah"]);
    // The battle that was chosen is chosen still.
    assert!(matches!(desk.app.screen(), Screen::Wardroom(wardroom) if wardroom.order().place() == 2));
}

#[test]
fn a_battle_that_was_set_up_survives_the_first_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let sailor = Sailor::new(Hand::Keys, Bot::OnePly, 4);
    sailor.to_the_wardroom(&mut desk);
    let order = |desk: &Desk| match desk.app.screen() {
        Screen::Wardroom(wardroom) => wardroom.order().clone(),
        other => panic!("the wardroom should show, not {other:?}"),
    };
    // To what is agreed, and another number of players.
    desk.letters("2");
    desk.named(Named::Tab);
    desk.named(Named::Tab);
    desk.named(Named::ArrowRight);
    let set = order(&desk);
    desk.named(Named::Escape);
    for arrow in [Named::ArrowDown, Named::ArrowUp] {
        sailor.to_the_wardroom(&mut desk);
        desk.named(arrow);
        assert_eq!(order(&desk), set);
        desk.named(Named::Escape);
    }
    // The same on the page of Full Thrust.
    let order = |desk: &Desk| match desk.app.screen() {
        Screen::Fleets(room) => room.order().clone(),
        other => panic!("the page of Full Thrust should show, not {other:?}"),
    };
    sailor.to_the_wardroom(&mut desk);
    desk.letters("f");
    desk.letters("2");
    let printed = order(&desk);
    // To the rules, and from the basic ones to the next.
    desk.named(Named::Tab);
    desk.named(Named::Tab);
    desk.named(Named::ArrowDown);
    desk.named(Named::ArrowRight);
    let set = order(&desk);
    assert_ne!(set, printed);
    // To choose it again changes nothing.
    desk.letters("2");
    for key in [Named::Space, Named::ArrowLeft, Named::ArrowRight] {
        assert_eq!(order(&desk), set);
        desk.named(key);
    }
    assert_eq!(order(&desk), set);
    desk.named(Named::Escape);
    for arrow in [Named::ArrowDown, Named::ArrowUp] {
        desk.letters("f");
        desk.named(arrow);
        assert_eq!(order(&desk), set);
        desk.named(Named::Escape);
    }
}

#[test]
fn a_name_takes_no_letters_once_the_keys_lead_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara"]}"#);
    let sailor = Sailor::new(Hand::Keys, Bot::OnePly, 4);
    sailor.to_the_wardroom(&mut desk);
    for key in [Named::Tab, Named::ArrowDown] {
        desk.letters("n");
        desk.named(key);
        desk.letters("x");
        let Screen::Wardroom(wardroom) = desk.app.screen() else { panic!("the wardroom should show") };
        assert_eq!(wardroom.order().names().first().map(String::as_str), Some("Mara"));
    }
}

#[test]
pub fn a_broken_battle_is_named_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 6);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    for _ in 0..4 {
        sailor.answer(&mut desk);
    }
    let file = desk.battle().path().expect("a file");
    drop(desk);
    let whole = std::fs::read_to_string(&file).expect("read");
    // A set-up that is not there.
    let (broken, name) =
        (whole.replace("\"lesson\"", "\"lessen\""), file.file_name().expect("a name").to_string_lossy());
    assert_ne!(broken, whole);
    std::fs::write(&file, &broken).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    assert!(desk.shows(&format!("{name} ")), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.enter();
    assert_eq!(desk.battle().session().setup().scenario, "lesson", "another battle can be begun");
    assert_eq!(std::fs::read_to_string(&file).expect("read"), broken, "it is left as it was");
    drop(desk);
    // A line that was not written to its end: what is whole is gone on with, and it is said.
    std::fs::write(&file, &whole.as_bytes()[..whole.len() - 7]).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    let torn = desk.app.cx().with("note-torn", &[("kept", "yes".into())]);
    for _ in 0..4 {
        desk.named(Named::Tab);
    }
    for _ in 0..3 {
        let chosen = desk.words_in(desk.whole());
        desk.enter();
        if matches!(desk.app.screen(), Screen::Problem(_)) {
            break;
        }
        // The newer battle stood first.
        assert!(matches!(desk.app.screen(), Screen::IronGuest(_)), "{chosen:?}");
        desk.named(Named::Escape);
        desk.letters("4");
        desk.named(Named::ArrowDown);
    }
    assert!(desk.shows(&torn), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.enter();
    sailor.answer(&mut desk);
    check(&desk);
}

/// In a small window both pages are scrolled; the one does not begin where the other was left.
#[test]
fn the_page_of_another_game_begins_at_its_head() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","text_scale":200}"#);
    Sailor::new(Hand::Keys, Bot::OnePly, 4).to_the_wardroom(&mut desk);
    let card = desk.app.cx().t("full-thrust-title");
    assert!(desk.shows(&card), "the cards stand at the head: {:?}", desk.words_in(desk.whole()));
    for _ in 0..3 {
        desk.named(Named::Tab);
    }
    assert!(!desk.shows(&card), "the page has scrolled: {:?}", desk.words_in(desk.whole()));
    desk.letters("f");
    let card = desk.app.cx().t("iron-guest-name");
    assert!(desk.shows(&card), "{:?}", desk.words_in(desk.whole()));
}

#[test]
fn the_games_of_the_wardroom_lie_side_by_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    Sailor::new(Hand::Keys, Bot::OnePly, 4).to_the_wardroom(&mut desk);
    for hand in [Hand::Mouse, Hand::Keys] {
        let to = |desk: &mut Desk, key: &str, name: &str| match hand {
            Hand::Mouse => desk.click(&desk.app.cx().t(name)),
            Hand::Keys => desk.letters(key),
        };
        to(&mut desk, "f", "full-thrust-title");
        assert!(matches!(desk.app.screen(), Screen::Fleets(_)), "{:?}", desk.app.screen());
        to(&mut desk, "i", "iron-guest-name");
        assert!(matches!(desk.app.screen(), Screen::Wardroom(_)), "{:?}", desk.app.screen());
        // The game that shows leads nowhere.
        to(&mut desk, "i", "iron-guest-name");
        assert!(matches!(desk.app.screen(), Screen::Wardroom(_)), "{:?}", desk.app.screen());
    }
    desk.named(Named::Escape);
    assert!(matches!(desk.app.screen(), Screen::Title(_)), "no page was left below: {:?}", desk.app.screen());
}
