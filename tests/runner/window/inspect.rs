//! What is this? By a long press, a right click, a pointer at rest: of everything on the table, with its rule.

use std::collections::BTreeSet;
use std::time::Duration;

use iced::keyboard::key::Named;
use iced::{Point, Rectangle};
use ironclad::engine::DecisionKind;
use ironclad::patrol::Wishes;
use ironclad::ui::screen::Screen;
use kit::inspect::{HELD, RESTED};

use super::desk::Desk;
use super::way::{self, Way};
use super::{log_book, patrols, plan, story, things};

/// What the card over the table explains: its rule, if it is there.
fn rule_explained(desk: &mut Desk) -> Option<String> {
    let book = desk.app.cx().t("explain-book");
    let words = desk.words_in(desk.whole());
    if !words.iter().any(|(text, _)| *text == book) {
        return None;
    }
    // The number and the title of a rule stand side by side.
    let number = |text: &String| {
        let number = text.split_once("  ")?.0;
        (number.split('.').count() == 2 && number.split('.').all(|part| part.parse::<u8>().is_ok()))
            .then(|| number.to_owned())
    };
    let rule = words.iter().rev().find_map(|(text, _)| number(text));
    Some(rule.unwrap_or_else(|| panic!("no rule: {words:?}")))
}

fn chart(folder: &std::path::Path) -> Desk {
    let mut desk = Desk::open(folder, (1920.0, 1080.0));
    way::to_the_seats(&mut desk, 1, true, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk
}

fn place_of(desk: &mut Desk, words: &str) -> Point {
    let found = desk.words_in(desk.whole());
    found.iter().find(|(text, _)| text == words).unwrap_or_else(|| panic!("{words}: {found:?}")).1.center()
}

const LONG: Duration = Duration::from_millis(20);

#[test]
pub fn a_long_press_explains_and_presses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = chart(folder.path());
    let (_, view) = way::shown(&desk).expect("a decision");
    let (label, option) = (desk.main_label(), view.options[1].title.clone());
    let at = place_of(&mut desk, &option);
    for touched in [false, true] {
        if touched {
            desk.touch_at(at, HELD + LONG)
        } else {
            desk.hold_at(at, HELD + LONG)
        }
        assert!(rule_explained(&mut desk).is_some(), "{:?}", desk.words_in(desk.whole()));
        desk.named(Named::Escape);
        assert_eq!(desk.main_label(), label, "the option is not chosen by it");
    }
    // A short press is a press.
    desk.hold_at(at, HELD - Duration::from_millis(200));
    assert_eq!(rule_explained(&mut desk), None);
    assert_ne!(desk.main_label(), label);
}

#[test]
pub fn a_pointer_at_rest_is_told_in_passing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = chart(folder.path());
    let at = place_of(&mut desk, "Crew");
    desk.rest_at(at, RESTED - Duration::from_millis(300));
    assert!(!desk.shows("Rule 2.2: Crew"));
    desk.rest_at(at, RESTED + LONG);
    assert!(desk.shows("Rule 2.2: Crew"), "{:?}", desk.words_in(desk.whole()));
    // It is in nobody's way: what is pressed is what lies below.
    let whole = desk.whole();
    desk.rest_at(whole.center(), Duration::ZERO);
    assert!(!desk.shows("Rule 2.2: Crew"), "and goes with the pointer");
    // What is done by key may bring something else under a pointer that only trembles.
    desk.rest_at(at, Duration::ZERO);
    desk.letters("h");
    desk.rest_at(Point::new(at.x + 2.0, at.y), RESTED + LONG);
    assert!(!desk.shows("Rule 2.2: Crew"));
    desk.rest_at(Point::new(at.x + 14.0, at.y), RESTED + LONG);
    assert!(desk.shows("Rule 2.2: Crew"), "it has moved on");
    desk.rest_at(whole.center(), Duration::ZERO);
    // What an option says in its row is not said again beside it.
    let (_, view) = way::shown(&desk).expect("a decision");
    let option = &view.options[0];
    assert!(option.below.is_some(), "{option:?}");
    let title = option.title.clone();
    let at = place_of(&mut desk, &title);
    let told = |desk: &mut Desk| desk.words_in(desk.whole()).iter().filter(|(text, _)| *text == title).count();
    let before = told(&mut desk);
    desk.rest_at(at, RESTED + LONG);
    assert_eq!(told(&mut desk), before);
    desk.whole_of_words();
}

/// Wherever the pointer rests on the chart, it is told what the sector is called on the grid, and what lies there.
#[test]
fn a_sector_at_rest_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = story::begun(folder.path(), "ballast", 7);
    for _ in 0..60 {
        let Some(decision) = desk.session().decision() else { break };
        match decision.kind {
            DecisionKind::Action => break,
            DecisionKind::SetUp => desk.letters("p"),
            DecisionKind::Choice => desk.letters("1"),
            _ => {}
        }
        desk.enter();
    }
    way::to_the_decision(&mut desk, Way::Keys);
    assert_eq!(desk.session().decision().map(|decision| decision.kind), Some(DecisionKind::Action));
    let hull = *desk.session().game().view().course().and_then(|course| course.movers.first()).expect("a hull");
    let at = hull.at.expect("it is on the chart");
    let text = desk.app.cx().text.clone();
    let words = ironclad::text::thing::Words::of(&text, desk.session().game());
    let (grid, name) = (words.sector_on_grid(at), words.mover(hull.mover));
    let place = things::sector(&mut desk, at).expect("it shows");
    desk.rest_at(place, RESTED + LONG);
    let told: Vec<String> = desk.words_in(desk.whole()).into_iter().map(|(text, _)| text).collect();
    assert!(told.contains(&grid), "{grid}: {told:?}");
    let lines = told.iter().flat_map(|text| text.lines());
    assert!(lines.into_iter().any(|line| line.starts_with(&name) && line != name), "{name}: {told:?}");
}

/// Asks of everything in a part of the window, and says which rules were told.
fn rules_told(desk: &mut Desk, part: Rectangle, step: f32) -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    let mut y = part.y + step / 2.0;
    while y < part.y + part.height {
        let mut x = part.x + step / 2.0;
        while x < part.x + part.width {
            desk.ask_at(Point::new(x, y));
            if let Some(rule) = rule_explained(desk) {
                rules.insert(rule);
                desk.named(Named::Escape);
            }
            x += step;
        }
        y += step;
    }
    desk.whole_of_words();
    rules
}

fn all_of(rules: &BTreeSet<String>, due: &[&str]) {
    let missing: Vec<_> = due.iter().filter(|rule| !rules.contains(**rule)).collect();
    assert!(missing.is_empty(), "{missing:?} of {rules:?}");
}

/// Rules 2.1 to 2.12: every part of the mat, the bar and the squads says its rule.
#[test]
pub fn everything_on_the_mat_and_in_the_bar_says_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = chart(folder.path());
    let bar = Rectangle::new(Point::ORIGIN, iced::Size::new(1420.0, 66.0));
    all_of(&rules_told(&mut desk, bar, 33.0), &["2.4", "2.12"]);
    let mat = Rectangle::new(Point::new(0.0, 66.0), iced::Size::new(424.0, 778.0));
    all_of(&rules_told(&mut desk, mat, 32.0), &["2.1", "2.2", "2.3", "2.6", "2.7", "2.8", "2.10"]);
    let squads = Rectangle::new(Point::new(0.0, 844.0), iced::Size::new(1400.0, 236.0));
    all_of(&rules_told(&mut desk, squads, 60.0), &["1.2", "6.4"]);
    let chart = Rectangle::new(Point::new(424.0, 66.0), iced::Size::new(1000.0, 778.0));
    all_of(&rules_told(&mut desk, chart, 100.0), &["4.2", "9.1"]);
}

/// Rules 8.1 to 8.11: so does everything in a combat.
#[test]
fn everything_in_a_combat_says_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = plan::opened(folder.path());
    let centre = Rectangle::new(Point::new(424.0, 66.0), iced::Size::new(1000.0, 778.0));
    all_of(&rules_told(&mut desk, centre, 56.0), &["8.10", "8.2", "8.9", "2.1"]);
    let column = way::column(&desk);
    all_of(&rules_told(&mut desk, column, 44.0), &["8.11", "8.4"]);
}

/// Rule 11.4: and at a fitting out, each of the muster, ships, modules and the purser's book.
#[test]
fn everything_at_a_fitting_out_says_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    patrols::on_the_shelf(folder.path(), Wishes::default(), 11);
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let whole = desk.whole();
    all_of(&rules_told(&mut desk, whole, 90.0), &["6.4", "11.4"]);
}

/// Presses an arrow, and tells the title of what is explained beside the ring.
fn walk(desk: &mut Desk, key: Named) -> Vec<String> {
    desk.named(key);
    desk.words_in(desk.whole()).into_iter().map(|(text, _)| text).filter(|text| text.starts_with("Rule ")).collect()
}

#[test]
pub fn by_keys_alone_everything_with_a_name_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = chart(folder.path());
    let before = desk.session().place();
    desk.letters("?");
    assert!(rule_explained(&mut desk).is_some());
    // From what is asked the arrows lead to all the rest.
    let mut rules = BTreeSet::new();
    for _ in 0..80 {
        let told = walk(&mut desk, Named::Tab);
        assert_eq!(told.len(), 1, "one thing is explained at a time: {told:?}");
        rules.extend(told);
    }
    for rule in ["Rule 2.2: Crew", "Rule 2.12"] {
        assert!(rules.iter().any(|told| told.starts_with(rule)), "{rule}: {rules:?}");
    }
    assert!(rules.len() > 8, "{rules:?}");
    for key in [Named::ArrowLeft, Named::ArrowUp, Named::ArrowRight, Named::ArrowDown] {
        for _ in 0..12 {
            assert_eq!(walk(&mut desk, key).len(), 1);
        }
    }
    // All of it, and back to the walk.
    desk.named(Named::Enter);
    assert!(rule_explained(&mut desk).is_some());
    desk.named(Named::Escape);
    assert_eq!(rule_explained(&mut desk), None);
    assert_eq!(walk(&mut desk, Named::ArrowLeft).len(), 1);
    desk.named(Named::Escape);
    assert!(!desk.words_in(desk.whole()).iter().any(|(text, _)| text.starts_with("Rule ")), "the walk is over");
    assert!(!desk.shows(&desk.app.cx().t("menu-leave")), "and nothing else has come of it");
    assert_eq!(desk.session().place(), before);
    desk.whole_of_words();
}

/// Walks from thing to thing by Tab, so many steps, and tells what rules were told on the way.
fn walked(desk: &mut Desk, steps: usize) -> BTreeSet<String> {
    (0..steps)
        .flat_map(|_| walk(desk, Named::Tab))
        .filter_map(|told| Some(told.strip_prefix("Rule ")?.split_once(':')?.0.to_owned()))
        .collect()
}

/// Rules 1.5 and 11.6: a page of the story says its rules, by keys and by hand, and nothing is read or chosen by it.
#[test]
fn everything_on_a_page_of_the_story_says_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = story::begun(folder.path(), "ballast", 7);
    let mut rules = BTreeSet::new();
    while desk.session().decision().is_some_and(|decision| decision.kind == DecisionKind::Passage) {
        let before = way::choices(&desk);
        desk.letters("?");
        assert_eq!(rule_explained(&mut desk).as_deref(), Some("11.6"));
        rules.extend(walked(&mut desk, 4));
        desk.named(Named::Escape);
        let page = Point::new(500.0, 400.0);
        desk.hold_at(page, HELD + LONG);
        assert_eq!(rule_explained(&mut desk).as_deref(), Some("1.5"), "{:?}", desk.words_in(desk.whole()));
        desk.named(Named::Escape);
        assert_eq!(way::choices(&desk), before, "nothing is read by asking");
        desk.enter();
    }
    all_of(&rules, &["1.5", "11.8"]);
    let decision = desk.session().decision().expect("a choice");
    assert_eq!(decision.kind, DecisionKind::Choice);
    let before = (desk.main_label(), way::choices(&desk));
    desk.letters("?");
    // The question, and of each contract what is won, paid, lost, and where the powers stand; that all talk it over.
    all_of(&walked(&mut desk, 20), &["1.1", "11.6", "10.2", "10.3", "2.7"]);
    desk.enter();
    assert!(rule_explained(&mut desk).is_some(), "all of it");
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    let (contract, retainer) = {
        let words = desk.words_in(desk.whole());
        let of = |part: &str| words.iter().find(|(text, _)| text.contains(part)).map(|(_, bounds)| bounds.center());
        (of("Federation").unwrap_or_else(|| panic!("{words:?}")), of(" now, ").unwrap_or_else(|| panic!("{words:?}")))
    };
    desk.rest_at(retainer, RESTED + LONG);
    assert!(desk.shows("Rule 2.7:"), "{:?}", desk.words_in(desk.whole()));
    desk.ask_at(contract);
    assert!(rule_explained(&mut desk).is_some());
    desk.named(Named::Escape);
    assert_eq!((desk.main_label(), way::choices(&desk)), before, "nothing is chosen by asking");
    desk.whole_of_words();
}

/// Rules 11.1 and 11.8: each game on the shelf says what it is and where it stands; a file that is broken says so.
#[test]
fn everything_on_the_shelf_says_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    log_book::copied(folder.path());
    std::fs::write(folder.path().join("games/torn.jsonl"), "torn").expect("written");
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.letters("1");
    let (name, torn) = match desk.app.screen() {
        Screen::Campaigns(shelf) => (shelf.cards()[0].name.clone(), shelf.cards()[1].name.clone()),
        other => panic!("{other:?}"),
    };
    let (game, file) = (place_of(&mut desk, &name), place_of(&mut desk, &torn));
    desk.rest_at(game, RESTED + LONG);
    assert!(desk.shows(&desk.app.cx().t("campaigns-what-campaign")) && desk.shows("Rule 11.1:"));
    desk.rest_at(file, RESTED + LONG);
    assert!(desk.shows(&desk.app.cx().t("campaigns-what-broken")), "{:?}", desk.words_in(desk.whole()));
    desk.letters("?");
    assert!(desk.shows("Rule 11.8:"), "the first of the walk is the game: {:?}", desk.words_in(desk.whole()));
    all_of(&walked(&mut desk, 12), &["11.1", "1.2", "2.6", "4.2"]);
    // One that ends leaves the shelf as it was.
    desk.named(Named::Escape);
    assert!(matches!(desk.app.screen(), Screen::Campaigns(_)) && !desk.shows("Rule "));
    desk.ask_at(game);
    assert!(desk.shows(&desk.app.cx().t("rule-11-1")), "the book lies open at its rule");
    desk.named(Named::Escape);
    assert!(matches!(desk.app.screen(), Screen::Campaigns(_)));
    desk.whole_of_words();
}

#[test]
fn whatever_is_done_has_the_whole_window_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    let deeds: [fn(&mut Desk); 8] = [
        |desk| desk.letters("5"),
        |desk| desk.named(Named::ArrowDown),
        |desk| desk.named(Named::Escape),
        // Two at once, before a frame is drawn.
        |desk| desk.letters("5"),
        |desk| {
            desk.named(Named::ArrowDown);
            desk.named(Named::ArrowUp);
        },
        |desk| desk.named(Named::Escape),
        |desk| desk.letters("?"),
        |desk| desk.letters("?"),
    ];
    let before = desk.app.ground();
    let mut last = before;
    for (place, deed) in deeds.into_iter().enumerate() {
        deed(&mut desk);
        let ground = desk.app.ground();
        assert_ne!(ground, last, "deed {place}");
        assert_eq!(ground.into_rgba8(), before.into_rgba8(), "nobody sees it");
        last = ground;
    }
}
