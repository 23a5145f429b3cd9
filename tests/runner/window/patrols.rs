//! A patrol in the window: wished for, fitted out, begun, left and gone on with; by keys and by clicks.

use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::content::Id;
use ironclad::content::terms::Faction;
use ironclad::engine::{Answer, DecisionKind, Event};
use ironclad::patrol::{Aim, Wishes};
use ironclad::session::{Session, Start, Storage, What};
use ironclad::settings::Settings;
use ironclad::ui::screen::Screen;

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::content;

const WINDOW: (f32, f32) = (1920.0, 1080.0);

/// A patrol of this seed lies on the shelf of a folder.
pub fn on_the_shelf(folder: &Path, wishes: Wishes, seed: u64) {
    let start = Start {
        what: What::Patrol(wishes),
        players: vec!["Mara".into(), "Jonas".into()],
        seats: None,
        mode: ironclad::content::terms::Mode::Normal,
        seed,
        scripted: false,
        campaign: None,
    };
    let games = folder.join("games");
    drop(Session::begin(content(), start, Storage::Folder(games)).expect("a patrol"));
}

fn to_the_wishes(desk: &mut Desk, way: Way) {
    match way {
        Way::Keys => desk.letters("3"),
        Way::Clicks | Way::Things => desk.click("Patrol"),
    }
    assert!(matches!(desk.app.screen(), Screen::Patrol(_)), "{:?}", desk.app.screen());
}

fn wishes(desk: &Desk) -> &Wishes {
    match desk.app.screen() {
        Screen::Patrol(screen) => &screen.order().wishes,
        other => panic!("the wishes should show, not {other:?}"),
    }
}

fn crew(desk: &Desk) -> usize {
    desk.session().game().table().heroes.len()
}

fn is_fitted_out(desk: &Desk) -> bool {
    desk.session().decision().is_some_and(|asked| asked.kind != DecisionKind::SetUp)
}

/// From the title to the first turn of a patrol.
fn signed_and_cast_off(way: Way) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), WINDOW);
    to_the_wishes(&mut desk, way);
    way::press_main(&mut desk, way);
    assert!(matches!(desk.app.screen(), Screen::Seats(_)));
    way::press_main(&mut desk, way);
    way::to_the_decision(&mut desk, way);
    assert!(!is_fitted_out(&desk) && desk.shows("Heroes for hire") && desk.shows("The purser’s book"));
    assert_eq!(desk.main_label(), "Cast off");
    let before = crew(&desk);
    // Looked at, the first of the muster is chosen: she goes ashore, or is hired.
    match way {
        Way::Keys => desk.named(Named::ArrowRight),
        Way::Clicks | Way::Things => {
            let gabriel = desk.app.cx().t("hero-gabriel-name");
            desk.click(&gabriel);
        }
    }
    send_ashore_if_aboard(&mut desk);
    assert_ne!(desk.main_label(), "Cast off");
    way::press_main(&mut desk, way);
    assert_ne!(crew(&desk), before);
    let choose = desk.app.cx().t("button-choose-or-cast-off");
    assert_eq!(desk.main_label(), choose, "what was looked at is not done again by itself, nor does she cast off");
    desk.letters("z");
    assert_eq!(crew(&desk), before);
    assert_eq!(desk.main_label(), choose);
    way::press_main(&mut desk, way);
    assert!(!is_fitted_out(&desk));
    desk.click("Cast off");
    assert_eq!(desk.main_label(), "Cast off");
    way::press_main(&mut desk, way);
    assert!(is_fitted_out(&desk));
    assert!(desk.shows("by turn") || desk.shows("Turn"));
}

/// Whoever is looked at and aboard already is sent ashore by an option of her own, never by the main button alone.
fn send_ashore_if_aboard(desk: &mut Desk) {
    if desk.main_label() == desk.app.cx().t("button-choose-or-cast-off") {
        desk.letters("1");
    }
}

#[test]
pub fn a_patrol_by_keys() {
    signed_and_cast_off(Way::Keys);
}

#[test]
pub fn a_patrol_by_clicks() {
    signed_and_cast_off(Way::Clicks);
}

/// To press the card of somebody who has signed, and to press it again, looks at her twice: she stays aboard.
#[test]
fn a_signed_hero_pressed_twice_stays_aboard() {
    let folder = tempfile::tempdir().expect("a folder");
    on_the_shelf(folder.path(), Wishes::default(), 11);
    let mut desk = Desk::open(folder.path(), WINDOW);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let names = desk.session().game().names().clone();
    let heroes: Vec<_> = desk.session().game().table().heroes.iter().map(|aboard| aboard.hero).collect();
    let before = (crew(&desk), way::choices(&desk));
    for hero in heroes {
        let name = desk.app.cx().t(&format!("hero-{}-name", hero.name(&names)));
        let muster = iced::Rectangle { width: way::column(&desk).x, ..desk.whole() };
        let at = desk.words_in(muster).into_iter().find(|(text, _)| *text == name).expect("her card").1.center();
        for _ in 0..2 {
            desk.click_at(at);
            assert_eq!((crew(&desk), way::choices(&desk)), before, "{name} is sent ashore");
        }
    }
}

#[test]
fn a_hero_is_posted_from_her_squad() {
    let folder = tempfile::tempdir().expect("a folder");
    on_the_shelf(folder.path(), Wishes::default(), 11);
    let mut desk = Desk::open(folder.path(), WINDOW);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let view = desk.session().game().view();
    let hero = view.table.heroes.first().expect("somebody").hero;
    let name = desk.app.cx().t(&format!("hero-{}-name", hero.name(desk.session().game().names())));
    let size = desk.size();
    let squads = iced::Rectangle::new(iced::Point::new(0.0, size.height - 236.0), iced::Size::new(size.width, 236.0));
    // One goes ashore, so that there is a berth.
    let full = crew(&desk) == 12;
    if full {
        desk.named(Named::ArrowRight);
        send_ashore_if_aboard(&mut desk);
        desk.enter();
    }
    if desk.session().game().table().hero(hero).is_some() {
        desk.click_in(squads, &name);
        desk.enter();
        let posted = |event: &Event| matches!(event, Event::HeroPosted { hero: moved, .. } if *moved == hero);
        assert!(desk.session().events().any(posted), "{}", desk.main_label());
    }
}

/// Whatever is looked at, nothing that is aboard is left behind by it; and one key casts off, when it is meant.
#[test]
fn to_look_round_leaves_nothing_behind_and_a_key_casts_off() {
    let folder = tempfile::tempdir().expect("a folder");
    on_the_shelf(folder.path(), Wishes::default(), 5);
    let mut desk = Desk::open(folder.path(), WINDOW);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    for _ in 0..40 {
        desk.named(Named::ArrowRight);
        let table = desk.session().game().table();
        for answer in desk.table().composer().answers() {
            let leaves = match answer {
                Answer::Ship(fighter) => table.fighter(fighter).is_some(),
                Answer::Dismiss(_) | Answer::Unfit(_) | Answer::Done => true,
                _ => false,
            };
            assert!(!leaves, "{answer:?} stands chosen");
        }
    }
    desk.letters("0");
    assert_eq!(desk.main_label(), desk.app.cx().t("done-set-up"));
    assert!(!is_fitted_out(&desk), "it is chosen, and not yet done");
    desk.letters("0");
    assert!(is_fitted_out(&desk));
}

#[test]
fn a_fitting_out_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    on_the_shelf(folder.path(), Wishes::default(), 5);
    let mut desk = Desk::open(folder.path(), WINDOW);
    assert!(desk.shows("before casting off"), "{:?}", desk.words_in(desk.whole()));
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk.named(Named::ArrowRight);
    send_ashore_if_aboard(&mut desk);
    desk.enter();
    let (hash, place) = (desk.session().game().hash(), desk.session().place());
    drop(desk);
    let mut desk = Desk::open(folder.path(), WINDOW);
    desk.enter();
    assert_eq!((desk.session().game().hash(), desk.session().place()), (hash, place));
    assert!(!is_fitted_out(&desk) && desk.shows("Heroes for hire"));
    desk.letters("z");
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk.enter();
    assert!(is_fitted_out(&desk));
}

#[test]
fn wishes_are_kept_for_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), WINDOW);
    to_the_wishes(&mut desk, Way::Keys);
    desk.letters("3");
    desk.letters("7");
    desk.letters("d");
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Seats(_)));
    let kept = Settings::load(&folder.path().join("settings.json")).wishes;
    assert!(kept.villain && kept.factions.contains(&Faction::Cartel));
    drop(desk);
    let mut desk = Desk::open(folder.path(), WINDOW);
    to_the_wishes(&mut desk, Way::Clicks);
    assert_eq!(*wishes(&desk), kept);
}

#[test]
fn wishes_that_cannot_be_read_cost_no_other_setting() {
    let folder = tempfile::tempdir().expect("a folder");
    let written = r#"{"text_scale":150,"wishes":{"aim":"conquest"},"mode":"brutal"}"#;
    std::fs::write(folder.path().join("settings.json"), written).expect("written");
    let settings = Settings::load(&folder.path().join("settings.json"));
    assert_eq!((settings.table.text_scale, settings.wishes), (150, Wishes::default()));
}

#[test]
fn a_hunt_without_a_villain_is_refused_where_it_is_wished_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), WINDOW);
    to_the_wishes(&mut desk, Way::Keys);
    while wishes(&desk).aim != Some(Aim::Hunt) {
        desk.letters("1");
    }
    assert!(desk.shows("nobody to hunt"));
    desk.main();
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Patrol(_)), "it is not signed");
    desk.letters("7");
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Seats(_)));
}
