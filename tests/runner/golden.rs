//! Sample saves: one for each format that was ever released, in `saves/`. They load, whatever becomes of the program.
//!
//! With `IRONCLAD_NEW_SAVES` set they are written anew, for when rules or content change before a release.

use std::path::PathBuf;

use ironclad::session::{Session, shelf};

use crate::table::{content, script, session};

/// The scenario, the choices made, and the turn reached.
const SAMPLES: [(&str, usize, u16); 2] = [("tutorial-1", 12, 3), ("tutorial-2", 20, 2)];

fn saves() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves")
}

fn sample(name: &str) -> PathBuf {
    saves().join(format!("format-1-{name}.jsonl"))
}

fn written(name: &str, choices: usize) -> Session {
    let mut session = session(name, true, 7);
    for option in script(name).iter().take(choices) {
        session.choose(option).expect("legal");
    }
    session.undo().expect("undone");
    session.redo().expect("redone");
    session
}

#[test]
fn samples_of_format_1_load() {
    for (name, choices, turn) in SAMPLES {
        let path = sample(name);
        if std::env::var_os("IRONCLAD_NEW_SAVES").is_some() {
            std::fs::remove_file(&path).ok();
            written(name, choices).save_copy(&path).expect("written");
        }
        let loaded = Session::load_copy(content(), &path).expect("it loads");
        assert_eq!(loaded.note, None, "{name}");
        let mut session = loaded.session;
        assert_eq!(session.game().table().turn, turn, "{name}");
        assert_eq!(session.history().len(), choices + 1, "{name}");
        for option in &script(name)[choices..] {
            session.choose(option).expect("the lesson goes on");
        }
        assert!(session.decision().is_none());
    }
}

#[test]
fn every_sample_can_be_shown_on_the_shelf() {
    let games = shelf(content(), &saves()).expect("a folder");
    assert!(games.len() >= SAMPLES.len());
    assert!(games.iter().all(|game| game.summary.is_ok()));
}
