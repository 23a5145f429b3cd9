//! Whole battles: by the mouse alone, by keys alone, two at one screen, the guided first battle; a draw offered, a flag struck.

use iced::Rectangle;
use iced::keyboard::key::Named;
use iron_guest::bot::Bot;
use iron_guest::decision::Answer;
use iron_guest::seat::Seat;
use iron_guest::state::Outcome;
use ironclad::ui::screen::Screen;

use super::sailor::{Hand, MOST, Sailor, check, desk_with, panel};
use crate::window::seeds;

/// A whole duel against the machine.
fn duel(hand: Hand, settings: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), settings);
    let mut sailor = Sailor::new(hand, Bot::TwoPly, 5);
    sailor.to_the_wardroom(&mut desk);
    sailor.choose(&mut desk, 2, "duel");
    sailor.main(&mut desk);
    assert_eq!(desk.battle().session().setup().scenario, "duel");
    let outcome = sailor.play(&mut desk);
    println!("{hand:?}: {outcome:?} in round {}", desk.battle().session().game().play().state().round);
    check(&desk);
    // The key for the same battle once more leads to the menu, and begins nothing yet.
    let (menu, file) = (desk.app.cx().t("menu-title"), desk.battle().path());
    desk.letters("a");
    assert!(desk.shows(&menu));
    desk.named(Named::Escape);
    assert_eq!(desk.battle().path(), file);
    // It is told how it ended, and the main button leads back to the wardroom, where the book has the line.
    let table = desk.battle();
    let said = desk.app.cx().t("iron-guest-table-leave");
    assert!(table.outcome().is_some());
    assert_eq!(desk.main_label(), said);
    sailor.main(&mut desk);
    assert!(matches!(desk.app.screen(), Screen::Wardroom(_)));
    let duel = desk.app.cx().t("iron-guest-setup-duel");
    assert!(desk.shows(&format!("Iron Guest: {duel}.")), "{:?}", desk.words_in(desk.whole()));
}

#[test]
pub fn a_duel_against_the_machine_by_the_mouse_alone() {
    duel(Hand::Mouse, "{}");
}

#[test]
pub fn a_duel_against_the_machine_by_keys_alone() {
    duel(Hand::Keys, r#"{"dice_speed":"fast"}"#);
}

#[test]
pub fn two_at_one_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 3);
    sailor.to_the_wardroom(&mut desk);
    desk.letters("3");
    // The second seat goes from the mate to a person.
    desk.named(Named::Tab);
    desk.named(Named::ArrowDown);
    desk.named(Named::ArrowDown);
    desk.named(Named::ArrowLeft);
    desk.named(Named::ArrowLeft);
    desk.enter();
    assert_eq!(desk.battle().session().setup().bots, [None, None]);
    let mut asked = Vec::new();
    for _ in 0..MOST {
        if desk.battle().outcome().is_some() {
            break;
        }
        let seat = desk.battle().session().decision().expect("somebody is asked").seat;
        let name = if seat == Seat::FIRST { "Mara" } else { "Jonas" };
        let panel = panel(&desk);
        let words = desk.words_in(Rectangle { y: 66.0, height: panel.height + 94.0, ..panel });
        assert!(words.iter().any(|(text, _)| text.starts_with(&format!("{name}:"))), "{name}: {words:?}");
        if asked.last() != Some(&seat) {
            asked.push(seat);
        }
        sailor.answer(&mut desk);
    }
    assert!(desk.battle().outcome().is_some());
    assert!(asked.len() > 6, "both are asked by turns: {asked:?}");
    check(&desk);
}

#[test]
pub fn the_first_battle_teaches_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 1);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    let lesson = iron_guest_table::job::catalogue().expect("sound content").lesson().clone();
    let titles: Vec<(String, String)> = lesson
        .steps
        .iter()
        .map(|step| (step.id.clone(), desk.app.cx().t(&format!("iron-guest-lesson-{}", step.id))))
        .collect();
    let mut seen: Vec<String> = Vec::new();
    let mut dismasted = false;
    for _ in 0..MOST {
        let play = desk.battle().session().game().play();
        let masts = play.setup().masts;
        dismasted |= play.state().ships.iter().any(|ship| ship.afloat().is_some() && ship.masts < masts);
        let words = desk.words_in(desk.whole());
        let shown: Vec<&String> =
            titles.iter().filter(|(_, title)| words.iter().any(|(text, _)| text == title)).map(|(id, _)| id).collect();
        assert!(shown.len() <= 1, "one thing at a time: {shown:?}");
        if let Some(id) = shown.first().filter(|id| seen.last() != Some(**id)) {
            seen.push((*id).clone());
        }
        if desk.battle().outcome().is_some() {
            break;
        }
        sailor.answer(&mut desk);
    }
    // A mast may fall while another step is shown, and the battle be over before that of the masts has its turn; with the usual
    // seed it has.
    let masts = (seeds::first() == 0).then_some("masts");
    for due in ["wind", "own-turn", "broadside", "nearer"].into_iter().chain(masts) {
        assert!(seen.iter().any(|id| id == due), "{due} was not explained: {seen:?}");
    }
    assert!(dismasted || !seen.iter().any(|id| id == "masts"), "no mast has fallen: {seen:?}");
    assert_eq!(seen.first().map(String::as_str), Some("wind"));
    assert_eq!(seen.last().map(String::as_str), Some("end"), "{seen:?}");
    // The card can be put away, and comes back.
    let end = desk.app.cx().t("iron-guest-lesson-end");
    desk.letters("h");
    assert!(!desk.shows(&end));
    desk.letters("h");
    assert!(desk.shows(&end));
}

#[test]
pub fn a_draw_is_offered_in_the_menu_and_a_flag_is_struck() {
    for hand in [Hand::Mouse, Hand::Keys] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(hand, Bot::OnePly, 3);
        sailor.to_the_wardroom(&mut desk);
        // The second seat goes to a person: the first of the words at the foot that says so is the first seat's.
        let person = desk.app.cx().t("wardroom-person");
        let all = desk.words_in(desk.whole());
        let second = all.iter().filter(|(text, _)| *text == person).nth(1).expect("two seats").1;
        desk.click_at(second.center());
        desk.main();
        sailor.answer(&mut desk);
        sailor.menu(&mut desk, Answer::OfferDraw);
        let offered = desk.battle().session().decision().expect("the other is asked");
        assert_eq!(offered.plays(), [Answer::Draw(true), Answer::Draw(false)]);
        sailor.lay(&mut desk, &offered, Answer::Draw(false));
        let asked = desk.battle().session().decision().expect("play goes on");
        assert!(!asked.options.contains(&Answer::OfferDraw), "once a turn");
        sailor.menu(&mut desk, Answer::Resign);
        assert_eq!(desk.battle().outcome(), Some(Outcome::Won(offered.seat)));
        // It can still be taken back.
        desk.letters("z");
        assert_eq!(desk.battle().outcome(), None);
    }
}
