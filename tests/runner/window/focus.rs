//! What has the focus is kept in sight, however large the text is.

use iced::keyboard::key::Named;
use ironclad::engine::DecisionKind;
use ironclad::patrol::Wishes;
use ironclad::ui::screen::settings::Item;
use ironclad_table::present::Present;

use super::desk::Desk;
use super::patrols;
use super::story;
use super::way::{self, Way};

/// A window with text of 200 %, in which no page has room for all that is on it.
fn large(folder: &std::path::Path) -> Desk {
    std::fs::write(folder.join("settings.json"), r#"{"text_scale":200}"#).expect("written");
    Desk::open(folder, (1280.0, 720.0))
}

/// Whether just these words are to be seen.
fn sees(desk: &mut Desk, words: &str) -> bool {
    desk.words_in(desk.whole()).iter().any(|(text, _)| text == words)
}

#[test]
fn pages_follow_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = large(folder.path());
    desk.letters("4");
    let (first, last) = (desk.app.cx().t("settings-text"), desk.app.cx().t("settings-language"));
    assert!(sees(&mut desk, &first) && !sees(&mut desk, &last));
    for _ in Item::ALL {
        desk.named(Named::ArrowDown);
    }
    assert!(sees(&mut desk, &last) && !sees(&mut desk, &first), "{:?}", desk.words_in(desk.whole()));
    desk.named(Named::ArrowDown);
    assert!(sees(&mut desk, &first), "round and round");
    desk.letters("7");
    let chosen = desk.app.cx().t("settings-answers-alone");
    assert!(sees(&mut desk, &chosen), "the row of a key: {:?}", desk.words_in(desk.whole()));
    desk.named(Named::Escape);
    desk.letters("2");
    for _ in 0..3 {
        desk.named(Named::ArrowDown);
    }
    assert!(sees(&mut desk, "4"), "the last option: {:?}", desk.words_in(desk.whole()));
}

/// Where their contracts are short, all five sponsors show at once; where one lies below, its key scrolls to it.
#[test]
fn every_sponsor_is_seen_at_once_or_by_its_key() {
    for (scenario, at_once) in [("paper", true), ("second-lift", false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = story::begun(folder.path(), scenario, 7);
        for _ in 0..20 {
            if desk.session().decision().is_some_and(|decision| decision.kind == DecisionKind::Passage) {
                desk.enter();
            }
        }
        let (last_row, title) = (desk.app.cx().t("choice-standing"), "For the Corporation");
        let rows = |desk: &mut Desk| {
            let words = desk.words_in(desk.whole());
            words.into_iter().filter(|(text, _)| *text == last_row).map(|(_, bounds)| bounds).collect::<Vec<_>>()
        };
        assert_eq!(rows(&mut desk).len() == 5, at_once, "{scenario}: {:?}", desk.words_in(desk.whole()));
        desk.letters("5");
        let words = desk.words_in(desk.whole());
        let title = words.iter().find(|(text, _)| text == title).map(|(_, bounds)| *bounds).expect("its card");
        let whole = rows(&mut desk).iter().any(|row| row.y > title.y && (row.x - title.x).abs() < 150.0);
        assert!(whole, "{scenario}: {words:?}");
    }
}

#[test]
pub fn the_menu_follows_the_focus_and_scrolls_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = large(folder.path());
    way::to_the_seats(&mut desk, 0, true, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk.named(Named::Escape);
    let last = desk.app.cx().t("menu-again");
    assert!(!sees(&mut desk, &last));
    desk.named(Named::ArrowUp);
    assert!(sees(&mut desk, &last), "{:?}", desk.words_in(desk.whole()));
    desk.named(Named::ArrowDown);
    assert!(!sees(&mut desk, &last), "back at the head");
    for _ in 0..5 {
        desk.named(Named::PageDown);
    }
    assert!(sees(&mut desk, &last));
}

#[test]
fn the_rule_book_follows_the_rule_that_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.json"), r#"{"text_scale":300}"#).expect("written");
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.letters("?");
    desk.named(Named::ArrowRight);
    desk.named(Named::ArrowRight);
    for number in ["3.1", "3.2", "3.3", "3.4"] {
        let words = desk.words_in(desk.whole());
        // In the list, and over the rule.
        assert_eq!(words.iter().filter(|(text, _)| text == number).count(), 2, "{number}: {words:?}");
        desk.named(Named::ArrowDown);
    }
}

/// In the smallest windows the cards of a fitting out lie behind a tab, which the keys open that go from card to card; and
/// nothing is sent while it covers what can be done.
#[test]
fn cards_behind_a_tab_come_out_with_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    patrols::on_the_shelf(folder.path(), Wishes::default(), 11);
    std::fs::write(folder.path().join("settings.json"), r#"{"text_scale":300}"#).expect("written");
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let session = desk.session();
    let decision = session.decision();
    let present = Present::new(desk.app.cx().text, session, session.game(), decision.as_ref());
    let view = present.fitting(decision.as_ref(), None).expect("a fitting out");
    let last = view.modules.last().or(view.ships.last()).expect("a card below the heroes").name.clone();
    let tab = desk.app.cx().t("tab-cards");
    assert!(sees(&mut desk, &tab) && !sees(&mut desk, &last));
    desk.named(Named::ArrowLeft);
    assert!(sees(&mut desk, &last), "{:?}", desk.words_in(desk.whole()));
    let choices = way::choices(&desk);
    desk.enter();
    assert!(!sees(&mut desk, &last), "{:?}", desk.words_in(desk.whole()));
    assert_eq!(way::choices(&desk), choices, "nothing is sent before it shows");
}

/// Among the cards of a fitting out, also behind a menu that was opened and closed, and the settings.
#[test]
fn a_fitting_out_stays_where_it_was_scrolled() {
    let folder = tempfile::tempdir().expect("a folder");
    patrols::on_the_shelf(folder.path(), Wishes::default(), 11);
    let mut desk = large(folder.path());
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let session = desk.session();
    let decision = session.decision();
    let present = Present::new(desk.app.cx().text, session, session.game(), decision.as_ref());
    let view = present.fitting(decision.as_ref(), None).expect("a fitting out");
    let last = view.modules.last().or(view.ships.last()).expect("a card below the heroes").name.clone();
    assert!(!sees(&mut desk, &last));
    desk.named(Named::ArrowLeft);
    assert!(sees(&mut desk, &last), "{:?}", desk.words_in(desk.whole()));
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    assert!(sees(&mut desk, &last), "behind the menu: {:?}", desk.words_in(desk.whole()));
    desk.named(Named::Escape);
    desk.letters("3");
    desk.named(Named::Escape);
    assert!(sees(&mut desk, &last), "behind the settings: {:?}", desk.words_in(desk.whole()));
}
