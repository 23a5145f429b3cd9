//! A campaign in the window: from scenario to scenario, and a file that is open elsewhere.

use std::collections::BTreeSet;
use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::engine::{Answer, DecisionKind};
use ironclad::save::UndoPolicy;
use ironclad::session::{Session, Storage};
use ironclad::ui::screen::Screen;

use super::desk::Desk;
use super::way::{self, Way};
use crate::campaign::campaign;
use crate::table::{content, moment};

/// A campaign of so many scenarios, gone on with in the window.
fn begun(folder: &Path, scenarios: u8) -> Desk {
    drop(campaign(scenarios, UndoPolicy::Free, 4, Storage::Folder(folder.join("games"))));
    let mut desk = Desk::open(folder, (1280.0, 720.0));
    desk.enter();
    // Two play it: who is there is asked first.
    assert!(matches!(desk.app.screen(), Screen::Tonight(_)), "{:?}", desk.app.screen());
    desk.enter();
    assert!(desk.at_table());
    desk
}

/// Makes a choice that brings the scenario nearer to its end, and says what was asked.
fn choose(desk: &mut Desk) -> Option<DecisionKind> {
    let (mut composer, view) = way::shown(desk)?;
    // A page that lies over the decision is read first.
    let pages = ["story-to-table", "story-to-debriefing"].map(|key| desk.app.cx().t(key));
    way::read_to_the_end(desk, Way::Keys);
    if pages.contains(&desk.main_label()) {
        way::press_main(desk, Way::Keys);
        return None;
    }
    let early = |answer: &Answer| matches!(answer, Answer::EndTurn | Answer::Done | Answer::Again);
    let place = composer.listed().iter().position(early).unwrap_or(0);
    let kind = desk.session().decision().map(|decision| decision.kind);
    if !composer.is_several() {
        way::choose(desk, &mut composer, &view, place, Way::Keys);
    }
    desk.enter();
    if desk.at_table() && desk.table().is_moving() {
        desk.enter();
    }
    desk.whole_of_words();
    kind
}

#[test]
fn a_campaign_goes_from_scenario_to_scenario() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), 2);
    let (mut debriefed, mut asked) = (0, BTreeSet::new());
    for _ in 0..400 {
        if matches!(desk.app.screen(), Screen::Debriefing(_)) {
            debriefed += 1;
            desk.whole_of_words();
            // The log book lies beside it, and is closed to where it was opened.
            desk.letters("g");
            assert!(matches!(desk.app.screen(), Screen::LogBook(_)), "{:?}", desk.app.screen());
            desk.named(Named::Escape);
            assert!(matches!(desk.app.screen(), Screen::Debriefing(_)));
            way::read_to_the_end(&mut desk, Way::Keys);
            desk.enter();
            continue;
        }
        if !desk.at_table() {
            break;
        }
        if desk.table().is_over() {
            // The last page, and the debriefing of the last scenario.
            way::read_to_the_end(&mut desk, Way::Keys);
            way::press_main(&mut desk, Way::Keys);
            continue;
        }
        let scenario = desk.session().when().stage;
        if let Some(kind) = choose(&mut desk) {
            asked.insert(format!("{kind:?}"));
        }
        if desk.at_table() && desk.session().when().stage > scenario {
            assert_eq!(debriefed, 1, "a scenario that has ended is told of before the next");
            way::read_to_the_end(&mut desk, Way::Keys);
            assert_eq!(desk.main_label(), desk.app.cx().t("story-to-table"), "the next begins with its page");
        }
    }
    assert!(matches!(desk.app.screen(), Screen::Title(_)), "{:?}", desk.app.screen());
    assert_eq!(debriefed, 2);
    for kind in ["Contract", "SetUp", "Action"] {
        assert!(asked.contains(kind), "{asked:?}");
    }
}

#[test]
fn a_file_that_is_open_elsewhere_can_be_looked_at_and_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = campaign(3, UndoPolicy::Free, 4, Storage::Folder(folder.path().join("games")));
    let path = session.path().expect("a file").to_owned();
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Problem(_)), "it is said");
    desk.enter();
    for _ in 0..3 {
        if !desk.shows(&desk.app.cx().t("table-read-only")) {
            desk.enter();
        }
    }
    assert!(desk.shows(&desk.app.cx().t("table-read-only")), "{:?}", desk.words_in(desk.whole()));
    let (before, file) = (moment(desk.session()), std::fs::read(&path).expect("read"));
    assert_eq!(desk.main_label(), desk.app.cx().t("timeline-title"));
    for letters in ["1", "1", "z", "2", "2"] {
        desk.letters(letters);
    }
    desk.enter();
    assert!(desk.shows(&desk.app.cx().t("timeline-title")));
    desk.letters("g");
    desk.enter();
    desk.named(Named::Escape);
    desk.whole_of_words();
    assert_eq!(moment(desk.session()), before);
    assert_eq!(std::fs::read(&path).expect("read"), file);
    drop(session);
    assert!(!Session::load(content(), &path).expect("it loads").session.is_read_only());
}
