//! Both lessons from the title to the debriefing and back, in every way of playing and at several sizes.

use iced::keyboard::key::Named;
use ironclad::ui::screen::Screen;

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::TUTORIALS;

fn play(lesson: usize, way: Way, pixels: (f32, f32), text: u16, hurry: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    if text != 100 {
        std::fs::write(folder.path().join("settings.json"), format!(r#"{{"text_scale":{text}}}"#)).expect("written");
    }
    let mut desk = Desk::open(folder.path(), pixels);
    way::to_the_seats(&mut desk, lesson, false, way);
    way::press_main(&mut desk, way);
    assert_eq!(desk.session().setup().scenario, TUTORIALS[lesson]);
    let due = way::expected(&desk);
    let mut seen = Vec::new();
    while desk.session().decision().is_some() {
        assert_eq!(desk.session().game().hash(), due[way::choices(&desk)]);
        way::to_the_decision(&mut desk, way);
        let (mut composer, view) = way::shown(&desk).expect("a decision");
        let before = way::choices(&desk);
        way::choose(&mut desk, &mut composer, &view, 0, way);
        way::press_main(&mut desk, way);
        assert!(way::choices(&desk) > before, "{view:?} was answered");
        if desk.table().is_moving() {
            desk.draw();
            if hurry {
                way::press_main(&mut desk, way);
                assert!(!desk.table().is_moving());
            } else {
                seen.extend(desk.let_fall());
            }
        }
    }
    // What the conditions do is told of the sector where the ship is, not of where she came from.
    assert!(hurry || seen.iter().any(|text| text.starts_with("Solar Flare: ")), "{seen:?}");
    assert!(!seen.iter().any(|text| text.starts_with("Theia: ") || text.starts_with("Gaia Nova: ")));
    assert_eq!(way::choices(&desk) + 1, due.len());
    assert_eq!(desk.session().game().hash(), *due.last().expect("an end"));
    for _ in 0..4 {
        if desk.at_table() {
            way::read_to_the_end(&mut desk, way);
            way::press_main(&mut desk, way);
        }
    }
    assert!(matches!(desk.app.screen(), Screen::Debriefing(_)), "{:?}", desk.words_in(desk.whole()));
    desk.draw();
    way::read_to_the_end(&mut desk, way);
    way::press_main(&mut desk, way);
    assert!(matches!(desk.app.screen(), Screen::Title(_)));
    desk.whole_of_words();
}

#[test]
fn by_keys_with_dice_that_fall() {
    for lesson in [0, 1] {
        play(lesson, Way::Keys, (1280.0, 720.0), 100, false);
    }
}

#[test]
fn by_clicks_in_a_hurry() {
    for lesson in [0, 1] {
        play(lesson, Way::Clicks, (1920.0, 1080.0), 100, true);
    }
}

#[test]
fn by_keys_with_large_text() {
    for lesson in [0, 1] {
        play(lesson, Way::Keys, (1280.0, 720.0), 200, true);
    }
}

#[test]
fn by_clicks_with_large_text() {
    for lesson in [0, 1] {
        play(lesson, Way::Clicks, (1920.0, 1080.0), 200, true);
    }
}

#[test]
fn by_keys_with_the_largest_text() {
    for lesson in [0, 1] {
        play(lesson, Way::Keys, (1280.0, 720.0), 300, true);
    }
}

#[test]
fn a_long_page_is_read_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.json"), r#"{"text_scale":300}"#).expect("written");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.enter();
    let log = desk.app.cx().text.attr("passage-tutorial-1-briefing", "log");
    let seen = |desk: &mut Desk| desk.words_in(desk.whole()).iter().any(|(text, _)| *text == log);
    assert!(!seen(&mut desk), "the page is longer than the window");
    for _ in 0..20 {
        desk.named(Named::PageDown);
    }
    assert!(seen(&mut desk), "its end is read");
    for _ in 0..20 {
        desk.named(Named::ArrowUp);
    }
    assert!(!seen(&mut desk), "and its beginning again");
}

/// The main button does not turn a page of which there is more below: it shows more of it first, and says so.
#[test]
fn a_long_page_is_read_to_its_end_before_it_is_turned() {
    for way in [Way::Keys, Way::Clicks] {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.json"), r#"{"text_scale":300}"#).expect("written");
        let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
        way::to_the_seats(&mut desk, 0, false, Way::Keys);
        desk.enter();
        desk.settle();
        let [on, turn] = ["story-read-on", "story-to-table"].map(|key| desk.app.cx().t(key));
        let log = desk.app.cx().text.attr("passage-tutorial-1-briefing", "log");
        let seen = |desk: &mut Desk| desk.words_in(desk.whole()).iter().any(|(text, _)| *text == log);
        assert!(!seen(&mut desk) && desk.main_label() == on, "the page is longer than the window");
        way::read_to_the_end(&mut desk, way);
        assert!(desk.table().is_on_a_page() && seen(&mut desk), "the page lies there still, at its end");
        assert_eq!(desk.main_label(), turn);
        way::press_main(&mut desk, way);
        assert!(!desk.table().is_on_a_page());
    }
}

/// Where the lesson lies over the chart it can be put away, and taken up again, by the mouse and by keys; the log does not
/// keep it hidden.
#[test]
fn a_lesson_that_was_put_away_is_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.json"), r#"{"text_scale":200}"#).expect("written");
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let (away, back) = (desk.app.cx().t("card-to-table"), desk.app.cx().t("card-take-up"));
    let seen = |desk: &mut Desk| (desk.shows(&away), desk.shows(&back));
    assert_eq!(seen(&mut desk), (true, false));
    desk.click(&away);
    assert_eq!(seen(&mut desk), (false, true));
    desk.click(&back);
    assert_eq!(seen(&mut desk), (true, false));
    desk.letters("l");
    assert_eq!(seen(&mut desk), (false, true), "the log lies over it");
    desk.letters("h");
    assert_eq!(seen(&mut desk), (true, false));
    desk.letters("l");
    desk.enter();
    if desk.table().is_moving() {
        desk.enter();
    }
    assert_eq!(seen(&mut desk), (true, false), "the next step is seen");
}
