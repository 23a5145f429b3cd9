//! What is told of a battle: what everything on the table is, its chronicle, a report of it.

use iced::Point;
use iced::keyboard::key::Named;
use iron_guest::bot::Bot;
use iron_guest::seat::Seat;
use iron_guest_table::{Sheet, beside_board};

use ironclad::ui::screen::Screen;

use super::super::desk::Desk;
use super::sailor::{Hand, Sailor, announced, desk_with, panel};

#[test]
pub fn everything_on_the_table_says_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    while desk.battle().session().decision().is_none_or(|asked| asked.ask != iron_guest::decision::Ask::Choose) {
        sailor.answer(&mut desk);
    }
    // A pointer at rest is told in passing: of a ship on the chart, of open water, and of the wind.
    let state = desk.battle().session().game().play().state().clone();
    let enemy = state.fleet().find(|(_, ship)| ship.owner != Seat::FIRST).expect("an enemy").0;
    let hex = state.berth(enemy).expect("afloat").hex;
    let chart = desk.chart().expect("the chart");
    let sheet = Sheet::of(state.radius, chart.size(), beside_board(&desk.app.cx()));
    let at = sheet.at(hex);
    let rest = std::time::Duration::from_secs(1);
    desk.rest_at(Point::new(chart.x + at.x, chart.y + at.y), rest);
    assert!(desk.shows("Mate: 3 masts, heading "), "{:?}", desk.words_in(desk.whole()));
    let danger = iron_guest::query::danger(&state, Seat::FIRST);
    let water = danger.keys().copied().find(|hex| state.at(*hex).is_none()).expect("water under fire");
    let at = sheet.at(water);
    desk.rest_at(Point::new(chart.x + at.x, chart.y + at.y), rest);
    let sea = desk.app.cx().t("iron-guest-table-explain-sea");
    assert!(desk.shows(&sea), "{water:?} {:?}", desk.words_in(desk.whole()));
    let rose = sheet.rose();
    desk.rest_at(Point::new(chart.x + rose.center().x, chart.y + rose.center().y), rest);
    let shown = desk.app.cx().t("iron-guest-rule-9-2");
    assert!(desk.shows(&shown));
    // Asked fully, the book of Iron Guest opens at the rule.
    desk.ask_at(Point::new(chart.x + rose.center().x, chart.y + rose.center().y));
    let book = desk.app.cx().t("iron-guest-title-rules");
    assert!(desk.shows(&book) && desk.shows(&shown));
    desk.named(Named::Escape);
    assert!(!desk.shows(&book));
    // By keys: the rule for what is asked, and the book.
    desk.letters("r");
    assert!(desk.shows(&book) && desk.shows(&desk.app.cx().t("iron-guest-rule-4-2")));
    desk.named(Named::Escape);
    desk.letters("?");
    assert!(desk.shows(&desk.app.cx().t("iron-guest-rule-4-2")) && !desk.shows(&book));
    let mut told = std::collections::BTreeSet::new();
    for _ in 0..30 {
        desk.named(Named::Tab);
        told.extend(
            desk.words_in(desk.whole()).into_iter().map(|(text, _)| text).filter(|text| text.starts_with("Rule ")),
        );
    }
    assert!(told.len() >= 6, "{told:?}");
    desk.letters("?");
    assert!(desk.shows(&book));
}

#[test]
pub fn what_is_chosen_moves_no_row_and_a_tip_lies_beside_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    while desk.battle().session().decision().is_none_or(|asked| asked.ask != iron_guest::decision::Ask::Choose) {
        sailor.answer(&mut desk);
    }
    desk.letters("1");
    let ways = announced(&desk, |announce| announce.picked().expect("picked").ways.len());
    let last = announced(&desk, |announce| announce.picked().expect("picked").ways[ways - 1].passage.code.id());
    let title = desk.app.cx().t(&format!("iron-guest-moves-{last}"));
    let panel = panel(&desk);
    // The last row that says so is the list's: the head reads the chosen play back.
    let row = |desk: &mut Desk| desk.words_in(panel).into_iter().rfind(|(text, _)| *text == title).expect("a row").1;
    let before = row(&mut desk);
    for place in 1..=ways {
        desk.letters(&place.to_string());
        assert!((row(&mut desk).y - before.y).abs() < 0.5, "play {place} moves the rows");
    }
    let at = row(&mut desk).center();
    desk.rest_at(at, std::time::Duration::from_secs(1));
    let tip = desk.words_in(desk.whole()).into_iter().find(|(text, _)| text.starts_with("Rule ")).expect("a tip").1;
    assert!(tip.x + tip.width <= panel.x, "{tip:?} lies over the list");
}

#[test]
pub fn a_battle_is_told_back_and_written_out() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(hand, Bot::OnePly, 2);
        sailor.to_the_wardroom(&mut desk);
        sailor.main(&mut desk);
        for _ in 0..5 {
            sailor.answer(&mut desk);
        }
        let place = desk.battle().session().place();
        sailor.in_the_menu(&mut desk, "menu-chronicle");
        assert!(matches!(desk.app.screen(), Screen::Chronicle(_)), "{:?}", desk.app.screen());
        let title = desk.app.cx().t("iron-guest-setup-lesson");
        assert!(desk.shows(&title) && desk.shows("Mara"), "{:?}", desk.words_in(desk.whole()));
        desk.whole_of_words();
        match hand {
            Hand::Keys => desk.letters("m"),
            Hand::Mouse => desk.click(&desk.app.cx().t("chronicle-write-markdown")),
        }
        let outside = std::fs::read_dir(&desk.app.folders().outside).expect("a folder");
        let files: Vec<_> = outside.map(|file| file.expect("a file").path()).collect();
        assert_eq!(files.len(), 1, "{files:?}");
        let written = std::fs::read_to_string(&files[0]).expect("a chronicle");
        assert!(written.contains(&title) && written.contains("Mara"), "{written}");
        sailor.main(&mut desk);
        assert_eq!(desk.battle().session().place(), place, "and the battle stands as it stood");
        sailor.answer(&mut desk);
    }
}

#[test]
pub fn a_report_brings_the_moment_back() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(hand, Bot::OnePly, 2);
        sailor.to_the_wardroom(&mut desk);
        sailor.main(&mut desk);
        for _ in 0..5 {
            sailor.answer(&mut desk);
        }
        let state = desk.battle().session().game().play().state().clone();
        sailor.in_the_menu(&mut desk, "menu-report");
        assert!(matches!(desk.app.screen(), Screen::Problem(_)), "{:?}", desk.app.screen());
        let outside = std::fs::read_dir(&desk.app.folders().outside).expect("a folder");
        let file = outside.map(|file| file.expect("a file").path()).next().expect("a report");
        assert!(!std::fs::read_to_string(&file).expect("a report").contains("Mara"), "no names of people");
        let bundle = ironclad::report::read(&file).expect("a report");
        let catalogue = iron_guest_table::job::catalogue().expect("sound content");
        let opened = ironclad::report::open::<iron_guest::IronGuest>(&catalogue, &bundle, &file).expect("its game");
        assert_eq!(*opened.session.game().play().state(), state);
        sailor.main(&mut desk);
        sailor.answer(&mut desk);
    }
}
