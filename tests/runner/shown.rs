//! Words from a stranger's files are shown without letters that turn the writing round, and no longer than a line or two.

use std::path::Path;
use std::sync::Arc;

use full_thrust::content::Catalogue;
use full_thrust::own::{self, Fleet};
use ironclad::content::fault::Fault;
use ironclad::content::pack::gather;
use ironclad::save;
use ironclad::session::{LoadError, Session};
use ironclad::text::error;
use serde_json::{Value, json};
use words::Text;
use words::language::Languages;

use crate::table::{content, session};

/// A right-to-left override, and far too much behind it.
fn hostile() -> String {
    format!("a\u{202E}{}", "b".repeat(100_000))
}

/// Nothing in what is told turns the writing round or is endless.
fn is_calm(told: &str) {
    assert!(!told.chars().any(|letter| letter != '\n' && save::is_hidden(letter)), "{told:.200?}");
    assert!(told.chars().count() < 2_000, "{} letters", told.chars().count());
}

/// Why a game whose header is so changed cannot be opened.
fn refused(change: impl FnOnce(&mut Value)) -> LoadError {
    let mut header = serde_json::to_value(session("tutorial-1", true, 1).header()).expect("plain");
    change(&mut header);
    let header: save::Header = serde_json::from_value(header).expect("a header");
    let journal = save::Journal::in_memory(&header).expect("begun");
    let mut journal = journal;
    let reading = save::read_bytes(&journal.bytes().expect("bytes"), Path::new("game")).expect("sound");
    Session::from_reading(content(), &reading).map(|_| ()).expect_err("it cannot be opened")
}

#[test]
fn attack_n8_why_a_game_cannot_be_opened() {
    let text = Text::of("en");
    let other = refused(|header| header["game"] = hostile().into());
    assert!(matches!(other, LoadError::OtherGame(_)));
    let setup = refused(|header| header["setup"] = json!({ "scenario": 1, hostile(): hostile() }));
    assert!(matches!(setup, LoadError::Setup(_)), "{setup:?}");
    let mode = refused(|header| header["setup"]["mode"] = hostile().into());
    assert!(matches!(mode, LoadError::Setup(_)), "{mode:?}");
    let packs = refused(|header| {
        header["packs"] = json!([{ "id": "x", "name": hostile(), "version": "1", "content": "0000000000000000" }]);
        header["setup"] = json!(1);
    });
    assert!(matches!(packs, LoadError::PacksMissing(_)));
    for error in [other, setup, mode, packs] {
        is_calm(&error::load(&text, &error));
        is_calm(&error.to_string());
    }
}

#[test]
fn attack_n8_names_of_games_and_branches() {
    let mut game = session("tutorial-1", true, 1);
    for named in [game.renamed(&hostile()), game.name_branch(0, &hostile()).expect("a moment")] {
        game.perform(named).expect("written");
        let reading = game.journal().read().expect("sound");
        let again = Session::from_reading(content(), &reading).expect("a game").session;
        for session in [&game, &again] {
            is_calm(session.name());
            session.branches().iter().for_each(|branch| is_calm(&branch.name));
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    game.save_copy(&path).expect("written");
    is_calm(&Session::glance(content(), &path, kernel::session::Since::Turn).expect("a summary").name);
}

#[test]
fn attack_n8_packs_and_their_faults() {
    let folder = tempfile::tempdir().expect("a folder");
    let pack = folder.path().join("reef\u{202E}");
    std::fs::create_dir(&pack).expect("made");
    let write = |name: &str| {
        let description = json!({ "format": 1, "id": "reef", "name": { "en": name }, "author": "A", "version": "1" });
        std::fs::write(pack.join("pack.json"), description.to_string()).expect("written");
    };
    let all = || gather(folder.path(), &std::collections::BTreeSet::new()).expect("sound").1;
    write(&hostile());
    is_calm(all()[0].name("en"));
    std::fs::write(pack.join("pack.json"), format!("{{ \"format\": 1, \"{}\": 1 }}", hostile())).expect("written");
    let found = all();
    is_calm(found[0].name("en"));
    let ironclad::content::pack::Fate::Faulty(faults) = &found[0].fate else { panic!("{found:?}") };
    let text = Text::of("en");
    is_calm(&faults.told(&text));
    let message = words::Message::new("fault-unreadable").with("why", hostile());
    is_calm(&Fault::at(&hostile(), hostile(), message).told(&text));
}

#[test]
fn attack_n8_a_language_s_own_name() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("eo")).expect("made");
    std::fs::write(folder.path().join("eo/language.json"), json!({ "name": hostile() }).to_string()).expect("written");
    let name = Languages::with_folder(folder.path().to_owned()).about("eo").name;
    assert_eq!((name.chars().count(), name.starts_with("abb")), (80, true));
    is_calm(&name);
}

#[test]
fn attack_n8_names_in_full_thrust() {
    let catalogue: Arc<Catalogue> = Catalogue::shared().expect("sound");
    let fleet = |name: &str| json!({ "format": 1, "name": name, "ships": [{ "class": "frigate" }] }).to_string();
    let sound = own::read::<Fleet>(&catalogue, &fleet("Home"));
    let refused = own::read::<Fleet>(&catalogue, &fleet("Home\u{202E}"));
    assert!(sound.is_ok(), "{sound:?}");
    assert!(refused.is_err(), "{refused:?}");
}
