//! Games that were begun with packs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ironclad::content::Content;
use ironclad::content::terms::Mode;
use ironclad::save::Header;
use ironclad::session::{LoadError, LoadNotice, Session, Start, Storage, What, shelf};
use words::Text;

use super::{gathered, with_example};

fn start(scenario: &str) -> Start {
    let players = vec!["Mara".to_owned()];
    let what = What::Scenario(scenario.to_owned());
    Start { what, players, seats: None, mode: Mode::Normal, seed: 7, scripted: false, campaign: None }
}

/// Begins a game in a folder, makes a few choices, and gives its file.
fn played(content: &Arc<Content>, scenario: &str, games: &Path) -> PathBuf {
    let mut session = Session::begin(content, start(scenario), Storage::Folder(games.to_owned())).expect("begun");
    for _ in 0..6 {
        let Some(decision) = session.decision() else { break };
        let option = decision.options[0].id(session.game().names());
        session.choose(&option).expect("an option");
    }
    session.path().expect("a file").to_owned()
}

#[test]
fn a_game_remembers_its_packs_and_asks_for_them_kindly() {
    let data = with_example();
    let games = data.path().join("games");
    let with = Arc::new(gathered(data.path()).0);
    let of_pack = played(&with, "low-tide.fog-bell", &games);
    let of_lesson = played(&with, "tutorial-1", &games);
    let before = std::fs::read(&of_pack).expect("the file");
    let header: Header =
        serde_json::from_slice(before.split(|byte| *byte == b'\n').next().expect("a line")).expect("a header");
    assert_eq!((header.writer.packs[0].id.as_str(), header.writer.packs[0].name.as_str()), ("low-tide", "Low Tide"));

    // Gone: the file is as it was, and the pack is named.
    let without = Arc::new(Content::built_in().expect("sound"));
    let Err(error @ LoadError::PacksMissing(_)) = Session::load(&without, &of_pack) else { panic!("it was opened") };
    let told = ironclad::text::error::load(&Text::of("en"), &error);
    assert!(told.contains("Low Tide") && told.contains("unchanged"), "{told}");
    assert_eq!(std::fs::read(&of_pack).expect("the file"), before);
    assert!(shelf(&without, &games).expect("listed").iter().any(|saved| saved.summary.is_err()));
    // A game that does not need it goes on.
    assert!(Session::load(&without, &of_lesson).expect("opened").note.is_none());
    // Back again: so is the game.
    assert!(Session::load(&with, &of_pack).expect("opened").note.is_none());
}

#[test]
fn a_game_whose_pack_has_changed_says_which() {
    let data = with_example();
    let games = data.path().join("games");
    let with = Arc::new(gathered(data.path()).0);
    let path = played(&with, "low-tide.fog-bell", &games);
    // Back to the first turn, to where something nearby has been looked at.
    let mut session = Session::load(&with, &path).expect("opened").session;
    while session.history().len() > 2 {
        session.undo().expect("undone");
    }
    drop(session);
    let before = std::fs::read(&path).expect("the file");
    let mission = data.path().join("packs/low-tide/content/scenarios/fog-bell.json");
    let text = std::fs::read_to_string(&mission).expect("the mission");
    // Words and blanks do not count.
    std::fs::write(&mission, text.replace('\n', "\n ")).expect("written");
    let same = Arc::new(gathered(data.path()).0);
    assert!(Session::load(&same, &path).expect("opened").note.is_none());
    // The ship has sailed with the crew that she had.
    std::fs::write(&mission, text.replace("\"crew\": 7", "\"crew\": 5")).expect("written");
    let fewer = Arc::new(gathered(data.path()).0);
    let loaded = Session::load_copy(&fewer, &path).expect("opened");
    assert_eq!(loaded.note, Some(LoadNotice::Adapted), "what she had stays hers, and that is said");
    // She cannot have seen what is not near her any more.
    let elsewhere = text.replace("\"europa\", \"at\": [-1, 0]", "\"europa\", \"at\": [5, -1]");
    std::fs::write(&mission, elsewhere).expect("written");
    let changed = Arc::new(gathered(data.path()).0);
    let loaded = Session::load_copy(&changed, &path).expect("opened");
    let Some(note @ LoadNotice::PacksChanged { .. }) = loaded.note else { panic!("{:?}", loaded.note) };
    assert!(ironclad::text::error::note(&Text::of("en"), &note).contains("Low Tide"));
    assert!(std::fs::read(&path).expect("the file").starts_with(&before), "nothing is lost");
}
