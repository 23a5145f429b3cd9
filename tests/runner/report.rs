//! Reports: the same moment again, and nothing else about the machine or the people.

use std::path::Path;

use ironclad::bot::Bot;
use ironclad::engine::Game;
use ironclad::games::Kind;
use ironclad::report::{self, Bundle, Making, ReportError};
use ironclad::save;
use ironclad::session::{Session, Start, Storage};
use ironclad::settings::Settings;

use crate::campaign::campaign;
use crate::chronicle::chain;
use crate::table::{Chooser, content, moment, start};
use kit::preferences::Preferences;

const NOWHERE: &str = "report.json";

fn of(session: &Session) -> Bundle {
    let settings = Settings {
        seats: vec!["Quillon".to_owned()],
        players: Some(vec!["Quillon".to_owned()]),
        table: Preferences { text_scale: 150, ..Preferences::default() },
        ..Settings::default()
    };
    Making::of_session(session, &settings, "en").run().expect("a report")
}

/// The report as it comes back from its file.
fn sent(bundle: &Bundle) -> Bundle {
    let bytes = bundle.to_bytes().expect("bytes");
    let read = Bundle::from_bytes(&bytes, Path::new(NOWHERE)).expect("a report");
    assert_eq!(&read, bundle);
    read
}

fn opened(bundle: &Bundle) -> Session {
    let loaded = report::open::<Game>(content(), bundle, Path::new(NOWHERE)).expect("it opens");
    assert_eq!(loaded.note, None);
    loaded.session
}

#[test]
fn a_report_brings_back_the_very_moment() {
    let mut session = chain(2, 11, Bot::Random);
    for _ in 0..12 {
        session.undo().expect("there is a choice");
    }
    let bundle = sent(&of(&session));
    let again = opened(&bundle);
    assert_eq!(moment(&again), moment(&session));
    assert_eq!((again.place(), again.when()), (session.place(), session.when()));
    assert_eq!(bundle.moment.expect("a moment").hash, save::Hash(session.game().hash()));
    assert_eq!(again.seed(), session.seed());
    // What was taken back can be made again, there as here.
    let mut again = again;
    again.redo().expect("it was taken back");
    session.redo().expect("it was taken back");
    assert_eq!(moment(&again), moment(&session));
}

#[test]
fn every_sample_that_was_saved_can_be_reported() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut tried = 0;
    for entry in std::fs::read_dir(folder).expect("samples").flatten() {
        let path = entry.path();
        if Kind::of_file(&path) != Some(Kind::Campaign) {
            continue;
        }
        let session = Session::load_copy(content(), &path).expect("it loads").session;
        let bundle =
            sent(&Making::of_file::<Game>(&path, None, content(), &Settings::default(), "en").run().expect("a report"));
        let loaded = report::open::<Game>(content(), &bundle, Path::new(NOWHERE)).expect("it opens");
        assert_eq!(moment(&loaded.session), moment(&session), "{}", path.display());
        tried += 1;
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn a_report_names_nobody_and_no_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = |letter: &str| format!("Zephyrine{letter}");
    let start = Start {
        players: vec![name("One"), name("Two")],
        campaign: Some(ironclad::session::Campaign {
            scenarios: 2,
            name: name("Campaign"),
            undo: save::UndoPolicy::Free,
        }),
        ..start("tutorial-1", false, 3)
    };
    let mut session = Session::begin(content(), start, Storage::Folder(folder.path().to_owned())).expect("a campaign");
    let mut chooser = Chooser::new(3);
    for _ in 0..40 {
        if !crate::campaign::choose(&mut session, &mut chooser) {
            break;
        }
    }
    let renamed = session.renamed(&name("Renamed"));
    session.perform(renamed).expect("renamed");
    let back = session.go_to(1, Some(&name("Branch"))).or_else(|_| session.go_to(0, Some(&name("Branch"))));
    let back = back.expect("the beginning");
    session.perform(back).expect("gone there");

    let settings = Settings { seats: vec![name("Seat")], players: Some(vec![name("Player")]), ..Settings::default() };
    let bundle = Making::of_session(&session, &settings, "en").run().expect("a report");
    let text = String::from_utf8(bundle.to_bytes().expect("bytes")).expect("UTF-8");
    assert!(!text.contains("Zephyrine"), "a name of the players'");
    let mut forbidden = vec![folder.path().display().to_string(), env!("CARGO_MANIFEST_DIR").to_owned()];
    for variable in ["USER", "LOGNAME", "HOME", "HOSTNAME", "PWD", "SHELL", "PATH"] {
        // Short ones could be part of any word.
        forbidden.extend(std::env::var(variable).ok().filter(|value| value.len() > 5));
    }
    for word in forbidden {
        assert!(!text.contains(&word), "`{word}` is told");
    }
    // A path of any kind would have a slash; the names of things have none.
    assert!(!text.contains('/'), "no path");
    let again = opened(&bundle);
    assert_eq!(moment(&again), moment(&session));
    assert_eq!(again.name(), "");
    assert!(again.header().players.iter().all(String::is_empty));
    assert_eq!(again.header().players.len(), 2);
    assert!(again.branches().iter().all(|branch| branch.name.is_empty()) && !again.branches().is_empty());
}

#[test]
fn a_file_that_cannot_be_read_is_reported_without_its_content() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    std::fs::write(&path, "{\"format\":3,\"players\":[\"Zephyrine\"]").expect("written");
    let error = Session::load_copy(content(), &path).expect_err("it is damaged");
    let bundle =
        Making::of_file::<Game>(&path, Some(&error), content(), &Settings::default(), "en").run().expect("a report");
    assert_eq!(bundle.fault.as_deref(), Some("damaged:1"));
    let text = String::from_utf8(bundle.to_bytes().expect("bytes")).expect("UTF-8");
    assert!(!text.contains("Zephyrine") && !text.contains(&folder.path().display().to_string()));
    // A game that is damaged further on is reported as far as it is sound.
    let mut session = campaign(2, save::UndoPolicy::Free, 9, Storage::Folder(folder.path().to_owned()));
    let mut chooser = Chooser::new(9);
    (0..9).for_each(|_| {
        crate::campaign::choose(&mut session, &mut chooser);
    });
    let whole = session.path().expect("a file").to_owned();
    drop(session);
    let mut bytes = std::fs::read(&whole).expect("bytes");
    let place = bytes.len() / 2;
    bytes[place] ^= 1;
    std::fs::write(&path, bytes).expect("written");
    let bundle = Making::of_file::<Game>(&path, None, content(), &Settings::default(), "en").run().expect("a report");
    assert!(bundle.unsound.is_some() && !bundle.journal.is_empty());
}

#[test]
fn attack_f13_no_report_takes_the_place_of_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = |text: &str| {
        let file = folder.path().join("games/broken.jsonl");
        std::fs::create_dir_all(folder.path().join("games")).expect("a folder");
        std::fs::write(&file, text).expect("written");
        let making = Making::of_file::<Game>(&file, None, content(), &Settings::default(), "en");
        making.run().expect("a report")
    };
    let out = folder.path().join("out");
    let (one, other) = (broken("{\"format\":99}\n"), broken("nothing at all\n"));
    let written = [&one, &other, &one].map(|report| report.write_into(&out).expect("written"));
    assert_ne!(one, other, "they tell of different faults");
    assert_ne!(written[0], written[1], "each is kept");
    assert_eq!(written[0], written[2], "the same report is written once");
}

#[test]
fn what_a_stranger_sends_is_read_with_care() {
    let bundle = of(&chain(2, 2, Bot::Random));
    let bytes = bundle.to_bytes().expect("bytes");
    let path = Path::new(NOWHERE);
    // Cut anywhere it is no report; one letter changed, it is none, or its journal says where it is not sound.
    for cut in (0..bytes.len() - 2).step_by(997) {
        assert!(matches!(Bundle::from_bytes(&bytes[..cut], path), Err(ReportError::NotAReport { .. })), "{cut}");
    }
    for place in (0..bytes.len()).step_by(1009) {
        let mut changed = bytes.clone();
        changed[place] ^= 4;
        if let Ok(read) = Bundle::from_bytes(&changed, path)
            && let Ok(reading) = read.reading(path)
        {
            let noticed = reading.trouble.is_some() || read.journal == bundle.journal;
            assert!(noticed, "letter {place}");
        }
    }
    let deep = [b"{\"report\":1,\"app\":".to_vec(), vec![b'['; 200_000]].concat();
    assert!(matches!(Bundle::from_bytes(&deep, path), Err(ReportError::NotAReport { .. })));
    let newer = b"{\"report\":2,\"anything\":[]}";
    assert!(matches!(Bundle::from_bytes(newer, path), Err(ReportError::Newer { version: 2, .. })));
    assert!(Bundle::is_one(newer) && Bundle::is_one(&bytes) && !Bundle::is_one(b"{\"format\":3}"));
}
