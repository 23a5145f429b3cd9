//! Players' packs in the window: what is told of them, switched, and played.

use std::path::Path;

use ironclad::settings::Settings;
use ironclad::ui::job::library::{Library, Shelves};
use ironclad::ui::screen::Screen;
use ironclad::ui::{Message, Options};

use super::desk::Desk;

const PIXELS: (f32, f32) = (1280.0, 720.0);

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        match entry.path() {
            path if path.is_dir() => copy(&path, &to.join(entry.file_name())),
            path => std::fs::copy(path, to.join(entry.file_name())).map(|_| ()).expect("copied"),
        }
    }
}

/// A data folder with the example pack, and one with a fault.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/example-pack"), &folder.path().join("packs/low-tide"));
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/packs/many-faults"),
        &folder.path().join("packs/reef"),
    );
    folder
}

#[test]
fn a_faulty_pack_is_told_at_the_title_and_a_sound_one_is_switched() {
    let folder = folder();
    let mut desk = Desk::open(folder.path(), PIXELS);
    assert!(desk.shows("The pack “Reef” has faults") && desk.shows("Missions"));
    desk.letters("4");
    let middle = desk.whole().center();
    desk.wheel_at(middle, -20.0);
    assert!(desk.shows("Pack: Low Tide") && desk.shows("Pack: Reef") && desk.shows("has errors"));
    desk.letters("90");
    let off = Settings::load(&folder.path().join("settings.json")).packs_off;
    assert_eq!(off.into_iter().collect::<Vec<_>>(), ["low-tide", "reef"]);
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Title(_)));
    assert!(!desk.shows("has faults") && !desk.shows("Missions"), "both are put aside");
    desk.letters("49");
    desk.enter();
    assert!(desk.shows("Missions"), "and one is back");
}

#[test]
fn faults_are_told_in_the_language_of_the_window() {
    let folder = folder();
    let mut desk = Desk::speaking("de", folder.path(), PIXELS);
    let first = "classes[0]: „pilt“ kann hier nicht stehen; ist „pilot“ gemeint?";
    assert!(desk.shows("Das Paket „Reef“ hat Fehler") && desk.shows(first), "{:?}", desk.words_in(desk.whole()));
    // An author's own content that cannot be read at all.
    let content = folder.path().join("content");
    std::fs::create_dir(&content).expect("a folder");
    std::fs::write(content.join("rules.json"), "{ \"hull\": 5,, }").expect("written");
    let language = Some("de".to_owned());
    let data_dir = Some(folder.path().to_owned());
    let options = Options { content: Some(content), data_dir, language, ..Options::default() };
    let mut desk = Desk::with(&options, PIXELS);
    let place = "rules.json:1:13: hier fehlt der Name eines Feldes, in Anführungszeichen";
    assert!(desk.shows(place), "{:?}", desk.words_in(desk.whole()));
}

/// A fleet of a pack can be taken in a battle of Full Thrust, as long as the pack is not put aside.
#[test]
fn the_fleets_of_packs_in_use_can_be_chosen() {
    let folder = folder();
    let fleets = folder.path().join("packs/low-tide/full-thrust/fleets");
    std::fs::create_dir_all(&fleets).expect("a folder");
    let fleet = r#"{ "format": 1, "name": "Fog Watch", "ships": [{ "class": "frigate" }] }"#;
    std::fs::write(fleets.join("fog-watch.json"), fleet).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("wfy");
    assert!(matches!(desk.app.screen(), Screen::Yard(_)), "{:?}", desk.app.screen());
    assert!(desk.shows("Fog Watch") && desk.shows("Low Tide"), "{:?}", desk.words_in(desk.whole()));
    let settings = folder.path().join("settings.json");
    std::fs::write(&settings, r#"{ "packs_off": ["low-tide"] }"#).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("wfy");
    assert!(matches!(desk.app.screen(), Screen::Yard(_)) && !desk.shows("Fog Watch"));
}

/// The pack is put aside while the seats are taken: the game's own story is not begun in its place.
#[test]
fn a_story_whose_pack_has_gone_is_named_and_no_other_is_begun() {
    let folder = folder();
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("1");
    desk.letters("n");
    desk.letters("2");
    assert!(matches!(desk.app.screen(), Screen::NewCampaign(_)) && desk.shows("Low Tide"));
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Seats(_)), "{:?}", desk.app.screen());
    let off = Shelves { content: None, off: ["low-tide".to_owned()].into() };
    let read = Library::read(&off, desk.app.folders());
    desk.tell(Message::Library(read));
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Problem(_)), "{:?}", desk.app.screen());
    assert!(desk.shows("Pack: Low Tide"), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Seats(_)), "one can go back and choose another");
}

#[test]
pub fn a_mission_of_a_pack_is_played() {
    let folder = folder();
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("7");
    assert!(desk.shows("The Fog Bell"));
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Seats(_)));
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Table(_)));
    assert!(!desk.shows("⟦"), "every word is there");
    assert_eq!(desk.session().setup().scenario, "low-tide.fog-bell");
    assert_eq!(desk.session().header().writer.packs.len(), 1);
}
