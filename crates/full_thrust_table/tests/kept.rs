//! The battles of a folder: those that can be gone on with, and files that cannot be read, which are named.

#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::path::Path;

use full_thrust::game::Start;
use full_thrust::setup::Setup;
use full_thrust_table::Room;
use full_thrust_table::job::{Broken, Done, Job, Kept, Session, catalogue};
use full_thrust_table::words::opening;
use iced::Size;
use kernel::save::UndoPolicy;
use kernel::session::Storage;
use kit::Cx;
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::Text;

fn begin(folder: &Path) -> std::path::PathBuf {
    let catalogue = catalogue().expect("sound content");
    let setup = Setup::of(&catalogue, "border-patrol", None).expect("a scenario");
    let players = vec!["Mara".to_owned(), "Jonas".to_owned()];
    let start = Start { setup, seed: 3, players, name: String::new(), undo: UndoPolicy::Free };
    let session = Session::begin(&catalogue, start, Storage::Folder(folder.to_owned())).expect("a battle");
    session.path().expect("a file").to_owned()
}

fn list(folder: &Path) -> (Vec<Kept>, Vec<Broken>) {
    match Job::List(folder.to_owned()).run() {
        Done::Listed(kept, broken) => (kept, broken),
        Done::Opened(_) | Done::Thought { .. } => panic!("the battles are listed"),
    }
}

#[test]
fn a_damaged_battle_is_named_and_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let (sound, damaged) = (begin(folder.path()), begin(folder.path()));
    let whole = std::fs::read_to_string(&damaged).expect("read");
    std::fs::write(&damaged, whole.replace("\"border-patrol\"", "\"border-petrol\"")).expect("written");
    // A file of another game, and one of none, are not this game's to tell of.
    std::fs::write(folder.path().join("other.jsonl"), whole.replace("\"full-thrust\"", "\"iron-guest\""))
        .expect("written");
    std::fs::write(folder.path().join("none.jsonl"), "nothing\n").expect("written");
    let (kept, broken) = list(folder.path());
    assert_eq!(kept.iter().map(|kept| &kept.path).collect::<Vec<_>>(), [&sound]);
    assert_eq!(broken.iter().map(|broken| &broken.path).collect::<Vec<_>>(), [&damaged]);

    let text = Text::of("en");
    let said = broken.first().map(|broken| broken.say(&text, |why| opening(&text, why))).expect("one");
    let name = damaged.file_name().expect("a name").to_string_lossy().into_owned();
    assert!(said.starts_with(&name) && said.len() > name.len() + 24, "{said}");
    let mut room = Room::new(catalogue().expect("sound content"), &[]);
    room.keep(kept, broken);
    let settings = Preferences::default();
    let measure = Measure::logical(Size::new(1280.0, 720.0));
    let games = iced::widget::row![].into();
    let _ = room.view(games, &Cx { text: &text, measure, settings: &settings, mirror: false });
    assert!(text.missing().is_empty(), "{:?}", text.missing());
}
