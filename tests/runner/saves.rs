//! Saving and loading, at every pause.

use ironclad::save::{ReadOnly, SaveError};
use ironclad::session::{Fault, LoadError, LoadNotice, Loaded, Session, SessionError, Storage, shelf};
use serde_json::json;

use crate::table::{Line, TUTORIALS, content, moment, script, start};

#[test]
fn every_pause_of_the_lessons_comes_back_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game").display().to_string();
    for name in TUTORIALS {
        let mut line = Line::playing(&json!({ "do": "new", "scenario": name, "players": 2 }));
        for option in script(name).into_iter().map(Some).chain([None]) {
            let before = line.good(&json!({ "do": "state" }));
            line.good(&json!({ "do": "save", "file": file }));
            let mut other = Line::playing(&json!({ "do": "load", "file": file }));
            assert_eq!(other.moment(), line.moment());
            assert_eq!(other.good(&json!({ "do": "state" })), before);
            if let Some(option) = option {
                assert_eq!(other.choose(&option), line.choose(&option));
            }
        }
    }
}

#[test]
fn the_file_of_a_game_is_always_up_to_date() {
    for name in TUTORIALS {
        let folder = tempfile::tempdir().expect("a folder");
        let keep = Storage::Folder(folder.path().to_owned());
        let mut session = Session::begin(content(), start(name, true, 7), keep).expect("a game");
        let path = session.path().expect("a file").to_owned();
        for (number, option) in script(name).into_iter().enumerate() {
            session.choose(&option).expect("legal");
            if number % 3 == 2 {
                session.undo().expect("undone");
                same(&session, &path);
                session.redo().expect("redone");
            }
            same(&session, &path);
        }
        drop(session);
        let loaded = Session::load(content(), &path).expect("a game");
        assert_eq!(loaded.note, None);
        assert!(loaded.session.can_undo());
    }
}

fn same(session: &Session, path: &std::path::Path) {
    let copy = Session::load_copy(content(), path).expect("a game");
    assert_eq!(copy.note, None);
    assert_eq!(moment(&copy.session), moment(session));
    assert_eq!(copy.session.can_redo(), session.can_redo());
    assert_eq!(copy.session.history(), session.history());
}

#[test]
fn play_goes_on_in_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let keep = Storage::Folder(folder.path().to_owned());
    let mut session = Session::begin(content(), start("tutorial-1", false, 7), keep).expect("a game");
    let path = session.path().expect("a file").to_owned();
    session.choose("recon:3a-empty-space").expect("legal");
    session.undo().expect("undone");
    drop(session);
    let mut session = Session::load(content(), &path).expect("a game").session;
    assert!(session.can_redo(), "what was taken back can be done again after a restart");
    session.redo().expect("redone");
    session.choose("move:3a-empty-space").expect("legal");
    let left = moment(&session);
    drop(session);
    assert_eq!(moment(&Session::load(content(), &path).expect("a game").session), left);
}

#[test]
fn a_game_opened_twice_can_only_be_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let keep = Storage::Folder(folder.path().to_owned());
    let mut session = Session::begin(content(), start("tutorial-1", true, 7), keep).expect("a game");
    let path = session.path().expect("a file").to_owned();
    let Loaded { session: mut second, note } = Session::load(content(), &path).expect("it can be read");
    assert_eq!(note, Some(LoadNotice::ReadOnly(ReadOnly::InUse)));
    assert!(!second.can_undo() && !second.can_redo());
    let shown = moment(&second);
    let refused = second.choose("recon:3a-empty-space").map(|_| ());
    let why = ReadOnly::InUse;
    assert!(
        matches!(&refused, Err(SessionError::Save(SaveError::ReadOnly { why: found, .. })) if *found == why),
        "{refused:?}"
    );
    assert_eq!(moment(&second), shown, "nothing has changed");
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2" }));
    line.refused(&json!({ "do": "save", "file": path }), "cannot-write");
    session.save_copy(&path).expect("it is its own file");
    session.choose("recon:3a-empty-space").expect("still writable");
    drop(session);
    Session::load(content(), &path).expect("free again").session.undo().expect("and writable");
}

#[test]
fn games_of_one_scenario_have_files_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let sessions: Vec<Session> = (0..5)
        .map(|seed| {
            let keep = Storage::Folder(folder.path().to_owned());
            Session::begin(content(), start("tutorial-1", true, seed), keep).expect("a game")
        })
        .collect();
    let mut paths: Vec<_> = sessions.iter().map(|session| session.path().expect("a file")).collect();
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), 5);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 5, "nothing else is left behind");
}

#[test]
fn the_shelf_shows_unfinished_games_first() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(shelf(content(), &folder.path().join("games")).expect("no folder, no games").is_empty());
    let keep = || Storage::Folder(folder.path().to_owned());
    let mut unfinished = Session::begin(content(), start("tutorial-2", true, 1), keep()).expect("a game");
    for option in script("tutorial-2").iter().take(9) {
        unfinished.choose(option).expect("legal");
    }
    let mut finished = Session::begin(content(), start("tutorial-1", true, 2), keep()).expect("a game");
    for option in script("tutorial-1") {
        finished.choose(&option).expect("legal");
    }
    std::fs::write(folder.path().join("broken.jsonl"), "{").expect("written");
    std::fs::write(folder.path().join("notes.txt"), "not a game").expect("written");
    let games = shelf(content(), folder.path()).expect("games");
    assert_eq!(games.len(), 3);
    let first = games[0].summary.as_ref().expect("a game");
    assert_eq!((first.scenario.as_str(), first.turn, first.hull, first.crew, first.morale), ("tutorial-2", 2, 5, 6, 5));
    assert_eq!((first.outcome, first.players.as_slice()), (None, &["Mara".to_owned()][..]));
    let second = games[1].summary.as_ref().expect("a game");
    assert_eq!((second.scenario.as_str(), second.outcome.is_some()), ("tutorial-1", true));
    assert!(games[2].summary.is_err());
    assert!(games.iter().all(|game| game.modified.is_some()));
}

#[test]
fn what_cannot_be_loaded_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1" }));
    line.refused(&json!({ "do": "load", "file": at("nowhere") }), "file-missing");
    for (text, code) in [
        ("", "file-damaged"),
        ("not a game\n", "file-damaged"),
        ("{\"format\":1}\n", "file-damaged"),
        ("{\"format\":5,\"anything\":true}\n", "file-newer"),
        ("{\"format\":99999999999}\n", "file-newer"),
    ] {
        std::fs::write(at("file"), text).expect("written");
        line.refused(&json!({ "do": "load", "file": at("file") }), code);
        assert_eq!(std::fs::read_to_string(at("file")).expect("read"), text, "the file is as it was");
    }
    line.refused(&json!({ "do": "load", "file": folder.path() }), "file-damaged");
    line.refused(&json!({ "do": "save", "file": at("no/such/folder") }), "cannot-write");
    line.refused(&json!({ "do": "save", "file": "" }), "cannot-write");
}

#[test]
fn another_file_of_the_same_name_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    std::fs::write(&path, "my diary").expect("written");
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1" }));
    for _ in 0..2 {
        line.good(&json!({ "do": "save", "file": path }));
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("file.before")).expect("kept"), "my diary");
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 2);
}

#[test]
fn a_scenario_that_is_gone_is_named_and_the_file_left_alone() {
    let mut session = Session::begin(content(), start("tutorial-1", true, 1), Storage::Memory).expect("a game");
    session.choose("recon:3a-empty-space").expect("legal");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    session.save_copy(&path).expect("saved");
    let before = std::fs::read(&path).expect("read");
    let mut lesser = (**content()).clone();
    let scenarios: Vec<_> = lesser
        .scenarios
        .iter()
        .map(|(_, scenario)| scenario.clone())
        .filter(|scenario| scenario.name != "tutorial-1")
        .collect();
    let names = ironclad::content::Names {
        scenarios: ironclad::content::id::NameList::new(scenarios.iter().map(|scenario| scenario.name.clone())),
        ..(*lesser.names).clone()
    };
    lesser.scenarios = ironclad::content::Table::new(scenarios);
    lesser.names = std::sync::Arc::new(names);
    let loaded = Session::load(&std::sync::Arc::new(lesser), &path).map(|_| ());
    assert!(matches!(loaded, Err(LoadError::Game(Fault::UnknownScenario(name))) if name == "tutorial-1"));
    assert_eq!(std::fs::read(&path).expect("read"), before);
}

#[test]
fn nobody_and_four_cannot_play() {
    for count in [0, 4] {
        let mut start = start("tutorial-1", true, 1);
        start.players = vec![String::new(); count];
        let begun = Session::begin(content(), start, Storage::Memory).map(|_| ());
        assert!(matches!(begun, Err(SessionError::Game(Fault::Players(found))) if found == count));
    }
}
