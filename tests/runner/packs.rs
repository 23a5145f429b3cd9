//! Players' packs: what they bring, how faults in them are told, and what strangers cannot do with them.

#[path = "packs/games.rs"]
mod games;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use ironclad::bot::Bot;
use ironclad::content::fault::Faults;
use ironclad::content::pack::{Fate, Found, gather};
use ironclad::content::terms::Mode;
use ironclad::content::{Content, Scenario};
use ironclad::engine::Answer;
use ironclad::headless::Headless;
use ironclad::save::UndoPolicy;
use ironclad::seeds::Seeds;
use ironclad::session::{Campaign, Session, Start, Storage, What};
use ironclad::sim::{Plan, simulate};
use ironclad::text::pack;
use ironclad_text::pack::with_packs;
use serde_json::json;
use tempfile::TempDir;
use words::Text;

use crate::story;
use crate::table::{Chooser, Line};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn example() -> PathBuf {
    root().join("docs/example-pack")
}

/// Writes a file, with the folders around it.
fn write(folder: &Path, path: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(path);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    std::fs::write(path, text).expect("written");
}

fn copy(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            std::fs::copy(from, to).expect("copied");
        }
    }
}

/// A data folder with the example pack in it.
fn with_example() -> TempDir {
    let data = tempfile::tempdir().expect("a folder");
    copy(&example(), &data.path().join("packs/low-tide"));
    data
}

/// A small pack of these files, and what becomes of it among the players' packs.
fn packed(files: &[(&str, &str)]) -> TempDir {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("packs/reef");
    write(&folder, "pack.json", DESCRIPTION);
    files.iter().for_each(|(path, text)| write(&folder, path, text));
    data
}

const DESCRIPTION: &str =
    r#"{ "format": 1, "id": "reef", "name": { "en": "Reef", "de": "Riff" }, "author": "A test", "version": "1" }"#;

fn gathered(data: &Path) -> (Content, Vec<Found>) {
    gather(&data.join("packs"), &BTreeSet::new()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The faults of the one pack of a data folder, which is left out.
fn faults(data: &Path) -> String {
    let (content, found) = gathered(data);
    assert!(content.packs.is_empty() && content.scenario("tutorial-1").is_some(), "the game goes on without it");
    match found.as_slice() {
        [Found { fate: Fate::Faulty(faults), .. }] => faults.told(&Text::of("en")),
        other => panic!("{other:?}"),
    }
}

fn check(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_ironclad")).arg("check").args(arguments).output().expect("it runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).expect("UTF-8"))
}

#[test]
fn the_example_is_sound() {
    assert_eq!(check(&[&example().display().to_string()]).0, Some(0));
    let (content, found) = gathered(with_example().path());
    assert!(matches!(found.as_slice(), [Found { fate: Fate::In, .. }]), "{found:?}");
    let added = |one: usize, other: usize| one - other;
    let built_in = Content::built_in().expect("sound");
    assert_eq!(added(content.heroes.len(), built_in.heroes.len()), 1);
    assert_eq!(added(content.ships.len(), built_in.ships.len()), 1);
    assert_eq!(added(content.intel.len(), built_in.intel.len()), 1);
    assert_eq!(added(content.scenarios.len(), built_in.scenarios.len()), 2);
    let pack = &content.packs[0];
    assert_eq!(pack::faults(pack, &content), Vec::new(), "no word is missing or too many");
}

#[test]
fn the_mission_of_the_example_can_be_played_and_won() {
    let (content, _) = gathered(with_example().path());
    let plan = Plan {
        what: ironclad::sim::Subject::Scenario("low-tide.fog-bell".to_owned()),
        bot: Bot::Random,
        games: 60,
        seed: 1,
        players: 2,
        mode: Mode::Normal,
        threads: None,
        cap: Plan::CAP,
        without: None,
        sponsor: None,
    };
    let report = simulate(&content, &plan, &|_| ()).expect("played");
    assert!(report.won > 5 && report.cut_off == 0, "{report:?}");
    let unused: Vec<&String> =
        report.unused[&ironclad::sim::Kind::Cards].iter().filter(|card| card.contains("low-tide")).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// A pack's chapters are a story by themselves, and leave the game's own as it is.
#[test]
fn the_story_of_the_example_is_played_to_its_end() {
    let (content, _) = gathered(with_example().path());
    let content = Arc::new(content);
    let built_in = Content::built_in().expect("sound");
    let named = |chapter: Option<&Arc<Scenario>>| chapter.map(|scenario| scenario.name.clone());
    assert_eq!(named(content.chapter(1)), named(built_in.chapter(1)));
    assert_eq!(content.chapters(), built_in.chapters());
    assert_eq!(named(content.chapter_of(Some("low-tide"), 1)).as_deref(), Some("low-tide.slack-water"));
    assert_eq!(content.tellers().map(|pack| pack.id()).collect::<Vec<_>>(), ["low-tide"]);
    let text = with_packs(&Text::of("en"), &content);
    let (mut ends, mut kept) = (BTreeSet::new(), BTreeSet::new());
    for seed in 1..=12 {
        let what = What::Tale("low-tide".to_owned());
        let scenarios = what.scenarios(&content).expect("a campaign");
        let campaign = Campaign { scenarios, name: String::new(), undo: UndoPolicy::Free };
        let start = Start {
            what,
            players: vec![String::new(); 2],
            seats: None,
            mode: Mode::Normal,
            seed,
            scripted: false,
            campaign: Some(campaign),
        };
        let mut session = Session::begin(&content, start, Storage::Memory).expect("the story of the pack");
        // A few are played with sense, the others by chance.
        let (mut chooser, mut player) = (Chooser::new(seed), Bot::Sensible.player(seed));
        for _ in 0..2_000 {
            if seed > 3 {
                if !story::choose(&mut session, &mut chooser) {
                    break;
                }
            } else {
                let Some(decision) = session.decision() else { break };
                // Bots take what they came for; one of these mends what is there, or asks.
                let names = session.game().names();
                let given = |answer: &Answer| [":stay", ":ask"].iter().any(|end| answer.id(names).ends_with(end));
                let given = decision.options.iter().copied().find(|answer| seed == 2 && given(answer));
                let answer = given.unwrap_or_else(|| player.choose(session.game(), &decision));
                session.answer(answer).expect("an option");
            }
            assert_eq!(session.game().scenario().name, "low-tide.slack-water", "no other story comes in");
        }
        ends.insert(format!("{:?}", session.game().table().outcome.expect("an end")));
        kept.extend(session.game().view().papers().into_iter().map(|(paper, _)| paper.to_owned()));
        let _ = ironclad::text::chronicle::document(&text, &ironclad::chronicle::gather(&session));
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    assert!(ends.contains("Won") && ends.len() > 1, "{ends:?}");
    assert_eq!(kept, ["low-tide.count".to_owned()].into(), "its flag is set, and what is kept by it is there");
}

#[test]
fn chapters_of_a_pack_have_their_numbers() {
    let chapter = std::fs::read_to_string(example().join("content/scenarios/slack-water.json")).expect("the chapter");
    let plain = chapter.replace("low-tide.tove", "salome").replace("low-tide.bell-buoy", "probe");
    let plain = plain.replace("low-tide.false-light", "skadi-squadron").replace("low-tide.clapper", "reef.clapper");
    let flag = ("content/flags/clapper.json", r#"{ "values": ["given", "taken"], "later": { "read": [9] } }"#);
    let third = plain.replace("\"chapter\": 1", "\"chapter\": 3");
    let told = |files: &[(&str, &str)]| faults(packed(files).path());
    let one = ("content/scenarios/one.json", plain.as_str());
    let twice = told(&[flag, one, ("content/scenarios/other.json", &plain)]);
    assert!(twice.contains("chapter 1 is `reef.one` already"), "{twice}");
    let gap = told(&[flag, one, ("content/scenarios/other.json", &third)]);
    assert!(gap.contains("there is no chapter 2 before it"), "{gap}");
}

#[test]
fn every_fault_is_told_with_file_line_and_path() {
    let cases = root().join("tests/cases/packs");
    let mut names: Vec<_> = std::fs::read_dir(cases).expect("the cases").flatten().map(|entry| entry.path()).collect();
    names.sort();
    assert!(names.len() > 5, "the cases are found");
    for case in names {
        let (code, said) = check(&[&case.display().to_string()]);
        let name = case.file_name().expect("a name").to_string_lossy().into_owned();
        assert_eq!(code, Some(1), "{name}: {said}");
        insta::assert_snapshot!(format!("check-{name}"), said);
    }
}

/// What is wrong is said in the language that is asked for; names, lines and ways are the same in every language.
#[test]
fn faults_are_told_in_the_language_that_is_set() {
    let case = root().join("tests/cases/packs/many-faults").display().to_string();
    let (code, said) = check(&["--language", "de", &case]);
    assert_eq!(code, Some(1), "{said}");
    for due in [
        "Das Paket hat 42 Fehler",
        "content/heroes/gull.json:2:15: classes[0]: „pilt“ kann hier nicht stehen; ist „pilot“ gemeint?",
        "content/heroes/gull.json:4:3: ein Feld „portait“ gibt es hier nicht; ist „portrait“ gemeint?",
        "regular.cost: erwartet wird eine ganze Zahl von 0 bis 255, nicht der Text „two“",
        "regular.skills.piloting: 9 liegt außerhalb der Grenzen: 1 bis 6",
        "squads.bridge[0]: unbekannt: Held „gul“; ist „reef.gull“ gemeint?",
    ] {
        assert!(said.contains(due), "{due}: {said}");
    }
    let (_, said) = check(&["--language", "pl", &case]);
    let due = "regular.cost: powinno tu być: liczba całkowita od 0 do 255; a jest: tekst „two”";
    assert!(said.contains(due), "{said}");
}

#[test]
fn the_players_packs_are_checked_with_what_is_built_in() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    let (code, said) = check(&["--language", "en", "--data-dir", &folder]);
    assert_eq!(code, Some(0));
    assert!(said.contains("All content is sound: the game’s own ") && said.contains(", and no packs."), "{said}");
    copy(&example(), &data.path().join("packs/low-tide"));
    let (code, said) = check(&["--language", "en", "--data-dir", &folder]);
    assert_eq!(code, Some(0));
    assert!(said.contains("All content is sound: the game’s own ") && said.contains(", and one pack."), "{said}");
    write(data.path(), "packs/low-tide/content/heroes/tove.json", "{}");
    let (code, said) = check(&["--language", "en", "--data-dir", &folder]);
    assert_eq!(code, Some(1));
    assert!(said.contains("2 faults, and not everything can be played"), "{said}");
    assert!(said.contains("low-tide/content/heroes/tove.json:1:1: missing field `classes`"), "{said}");
}

/// Full Thrust 11: what a pack brings for the war game is checked as well, each file by itself.
#[test]
fn the_fleets_of_a_pack_are_checked() {
    let frigates = |ships: &str| format!(r#"{{ "format": 1, "name": "Reef Patrol", "ships": [{ships}] }}"#);
    let sound = frigates(r#"{ "class": "frigate" }, { "class": "destroyer", "name": "Petrel" }"#);
    let unknown = frigates("\n{ \"class\": \"frigate\" },\n{ \"class\": \"raft\" }");
    let data = packed(&[("full-thrust/fleets/patrol.json", &sound)]);
    let folder = data.path().display().to_string();
    assert_eq!(check(&["--data-dir", &folder]).0, Some(0));
    write(data.path(), "packs/reef/full-thrust/fleets/raft.json", &unknown);
    write(data.path(), "packs/reef/full-thrust/designs/half.json", "{ \"format\": 1,\n \"name\": ");
    let (code, said) = check(&["--data-dir", &folder]);
    assert_eq!(code, Some(1));
    assert!(said.contains("reef/full-thrust/fleets/raft.json:3:"), "{said}");
    assert!(said.contains("raft") && said.contains("ships[1]"), "{said}");
    assert!(said.contains("reef/full-thrust/designs/half.json:2:"), "{said}");
    assert!(!said.contains("patrol.json"), "{said}");
}

#[test]
fn a_faulty_pack_is_left_out_and_told_and_the_game_goes_on() {
    let data = packed(&[("content/heroes/gull.json", "{ \"classes\": 7 }")]);
    assert!(faults(data.path()).contains("content/heroes/gull.json"));
    let output = Command::new(env!("CARGO_BIN_EXE_ironclad"))
        .args(["simulate", "--scenario", "tutorial-1", "--bot", "random", "--games", "1"])
        .args(["--data-dir", &data.path().display().to_string()])
        .output()
        .expect("it runs");
    assert!(output.status.success());
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("“Reef”") && told.contains("content/heroes/gull.json"), "{told}");
}

#[test]
fn a_pack_put_aside_is_not_part_of_the_game() {
    let data = with_example();
    let off = BTreeSet::from(["low-tide".to_owned()]);
    let (content, found) = gather(&data.path().join("packs"), &off).expect("sound");
    assert!(content.scenario("low-tide.fog-bell").is_none() && content.packs.is_empty());
    assert!(matches!(found.as_slice(), [Found { fate: Fate::Off, .. }]));
    assert_eq!(found[0].name("en"), "Low Tide");
}

#[test]
fn a_pack_replaces_what_it_lists_and_nothing_else() {
    let hero = std::fs::read_to_string(root().join("content/ironclad/heroes/noriko.json")).expect("Noriko");
    let listed = DESCRIPTION.replace("\"format\"", "\"replaces\": [\"heroes/noriko\"], \"format\"");
    let words = "hero-noriko-name = Nora\nhero-gabriel-name = Gabe\nbutton-done = Abandon ship\n";
    let hero = hero.replace("\"cost\": 2", "\"cost\": 9");
    let files = [("pack.json", listed.as_str()), ("content/heroes/noriko.json", &hero), ("locales/en/w.ftl", words)];
    let data = packed(&files);
    let (content, found) = gathered(data.path());
    assert!(matches!(found.as_slice(), [Found { fate: Fate::In, .. }]), "{found:?}");
    let noriko = content.heroes.iter().find(|(_, hero)| hero.regular.cost == 9);
    assert!(noriko.is_some() && content.heroes.len() == Content::built_in().expect("sound").heroes.len());
    // It speaks of what it replaces; the words of others, and of the game, are not its own.
    let text = with_packs(&Text::of("en"), &content);
    assert_eq!(text.get("hero-noriko-name"), "Nora");
    assert_eq!(text.get("hero-gabriel-name"), "Gabriel");
    assert_eq!(text.get("button-done"), Text::of("en").get("button-done"));
    assert_eq!(text.get("hero-noriko-full"), "Surveyor Noriko Sato");

    // Not listed, the same file is a hero of the pack's own.
    let data = packed(&[("content/heroes/noriko.json", &hero)]);
    let (content, _) = gathered(data.path());
    assert!(content.heroes.iter().any(|(_, hero)| hero.regular.cost == 2));
    assert_eq!(content.heroes.len(), Content::built_in().expect("sound").heroes.len() + 1);
}

#[test]
fn packs_do_not_lean_on_one_another() {
    let data = with_example();
    let folder = data.path().join("packs/reef");
    write(&folder, "pack.json", DESCRIPTION);
    let mission = std::fs::read_to_string(example().join("content/scenarios/fog-bell.json")).expect("the mission");
    write(&folder, "content/scenarios/fog-bell.json", mission);
    let (content, found) = gathered(data.path());
    assert_eq!(content.packs.len(), 1);
    let Fate::Faulty(faults) = &found[1].fate else { panic!("{found:?}") };
    let told = faults.told(&Text::of("en"));
    assert!(told.contains("unknown hero `low-tide.tove`"), "{told}");
    // And two of the same id are one too many.
    std::fs::remove_dir_all(&folder).expect("removed");
    copy(&example(), &data.path().join("packs/other"));
    let (content, found) = gathered(data.path());
    assert_eq!(content.packs.len(), 1);
    let told = found
        .iter()
        .filter(|pack| matches!(&pack.fate, Fate::Faulty(Faults(all)) if all[0].message.id == "fault-another-pack"));
    assert_eq!(told.count(), 1, "{found:?}");
}

#[test]
fn no_path_leaves_the_folder() {
    let secret = tempfile::tempdir().expect("a folder");
    write(secret.path(), "gull.json", "{}");
    write(secret.path(), "heroes/gull.json", "{}");
    let data = packed(&[("content/ships/here.txt", "")]);
    let pack = data.path().join("packs/reef");
    #[cfg(unix)]
    for (link, to) in [
        ("content/heroes", secret.path().join("heroes")),
        ("content/ships/gull.json", secret.path().join("gull.json")),
        ("locales", secret.path().to_path_buf()),
    ] {
        std::os::unix::fs::symlink(&to, pack.join(link)).expect("a link");
        let told = faults(data.path());
        assert!(told.contains(&format!("{link}: a link")), "{told}");
        std::fs::remove_file(pack.join(link)).expect("removed");
    }
    // A pack that is a link itself is not looked into.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&pack, data.path().join("packs/linked")).expect("a link");
        assert_eq!(gathered(data.path()).1.len(), 1);
    }
    // And names are never paths.
    for id in ["../reef", "reef/..", "a.b", "", "Reef", "a--b", "-reef"] {
        write(&pack, "pack.json", DESCRIPTION.replace("\"id\": \"reef\"", &format!("\"id\": \"{id}\"")));
        assert!(faults(data.path()).contains("pack.json:1:22: id"), "{id}");
    }
    write(&pack, "pack.json", DESCRIPTION.replace("\"format\"", "\"replaces\": [\"../../rules\"], \"format\""));
    let told = faults(data.path());
    assert!(told.contains("there is no file"), "{told}");
}

#[test]
fn sizes_numbers_and_depths_are_bounded() {
    let long = format!("{{ \"classes\": [\"{}\"] }}", "x".repeat(1 << 20));
    let deep = format!("{{ \"classes\": {}{} }}", "[".repeat(100_000), "]".repeat(100_000));
    let braces = format!("hero-reef--gull-name = {}{}\n", "{ ".repeat(100_000), "} ".repeat(100_000));
    let variants = format!("hero-reef--gull-name = {}\n", "{ $x ->\n *[o] ".repeat(1_000));
    let arguments = format!("x = y\nhero-reef--gull-name = {{ NUMBER({}) }}\n", "x, ".repeat(150_000));
    let named = format!("x = y\nhero-reef--gull-name = {{ NUMBER(1{}) }}\n", ", a: 1".repeat(150_000));
    let hundred = "{\"\"}".repeat(101);
    let behind_braces = format!("x = {hundred}\nhero-reef--gull-name = {{ {{ x }} }}\n");
    let behind_text = format!("x = {hundred}\nhero-reef--gull-name = {{ \"y\" ->\n   *[other] {{ x }}\n }}\n");
    let cases: [(&str, &str, &str); 10] = [
        ("content/heroes/gull.json", &long, "more than 1,048,576 bytes"),
        ("content/heroes/gull.json", &deep, "lists and objects lie too deep in one another"),
        (
            "locales/en/reef.ftl",
            &braces,
            "locales/en/reef.ftl:1:1: neither this message nor what follows it is read: braces stand",
        ),
        (
            "locales/en/reef.ftl",
            &variants,
            "locales/en/reef.ftl:1:1: neither this message nor what follows it is read: expressions lie",
        ),
        (
            "locales/en/reef.ftl",
            &arguments,
            "locales/en/reef.ftl:2:1: neither this message nor what follows it is read: a call has more",
        ),
        (
            "locales/en/reef.ftl",
            &named,
            "locales/en/reef.ftl:2:1: neither this message nor what follows it is read: a call has more",
        ),
        (
            "locales/en/reef.ftl",
            &behind_braces,
            "locales/en/reef.ftl:2:1: neither this message nor what follows it is read: braces stand",
        ),
        (
            "locales/en/reef.ftl",
            &behind_text,
            "locales/en/reef.ftl:2:1: neither this message nor what follows it is read: a text or a number",
        ),
        ("content/heroes/a/b/c/gull.json", "{}", "folders lie 4 deep at the most"),
        ("content/heroes/gull gull.json", "{}", "names in a pack"),
    ];
    for (path, text, told) in cases {
        let data = packed(&[(path, text)]);
        let faults = faults(data.path());
        assert!(faults.contains(told), "{path}: {faults}");
    }
    let data = packed(&[]);
    let pack = data.path().join("packs/reef");
    for number in 0..2001 {
        write(&pack, &format!("content/heroes/h{number}.json"), "{}");
    }
    assert!(faults(data.path()).contains("more than 2000 files and folders"));
    let data = packed(&[]);
    let pack = data.path().join("packs/reef");
    let large = format!("{{}}{}", " ".repeat((1 << 20) - 2));
    for number in 0..17 {
        write(&pack, &format!("content/heroes/h{number}.json"), &large);
    }
    assert!(faults(data.path()).contains("more than 16,777,216 bytes in a pack"));
    let data = packed(&[]);
    let pack = data.path().join("packs/reef");
    let tove = std::fs::read_to_string(example().join("content/heroes/tove.json")).expect("a hero");
    for number in 0..256 {
        write(&pack, &format!("content/heroes/h{number}.json"), &tove);
    }
    assert!(faults(data.path()).contains("255 at the most"));
}

#[test]
fn attack_f13_tens_of_thousands_of_surplus_words_are_told_within_a_minute() {
    use std::fmt::Write as _;
    let mut words = String::from("no message\n");
    for number in 0..50_000 {
        writeln!(words, "surplus-{number} = a").expect("memory");
    }
    let folder = with_example();
    write(folder.path(), "packs/low-tide/locales/en/surplus.ftl", &words);
    // A minute of processor time, however many others are at work: to tell each by searching from the start would take many.
    let mut program = if cfg!(unix) { Command::new("sh") } else { Command::new(env!("CARGO_BIN_EXE_ironclad")) };
    if cfg!(unix) {
        program.args(["-c", r#"ulimit -t 60; exec "$0" "$@""#, env!("CARGO_BIN_EXE_ironclad")]);
    }
    let output = program.arg("check").arg(folder.path().join("packs/low-tide")).output().expect("it runs");
    let told = String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8");
    assert!(told.contains("surplus.ftl:50001"), "each with its line: {:?} {told:.300}", output.status);
}

#[test]
fn names_that_turn_the_writing_round_are_refused() {
    let pack = r#"{"format":1,"id":"tide","name":{"en":"Ti\u202Ede"},"author":"Mara","version":"1"}"#;
    let folder = packed(&[("pack.json", pack)]);
    assert!(faults(folder.path()).contains("one line of 80 letters"), "{}", faults(folder.path()));
}

#[test]
fn attack_n7_faults_are_told_of_a_bounded_number_of_places() {
    let many: Vec<String> = (0..10_000).map(|number| format!("heroes/{}-{number}", "long-".repeat(8))).collect();
    let listed = serde_json::json!(many).to_string();
    let data = packed(&[]);
    let description = DESCRIPTION.replace("\"format\"", &format!("\"replaces\": {listed}, \"format\""));
    write(&data.path().join("packs/reef"), "pack.json", description);
    let told = faults(data.path());
    assert!(told.contains("10,000 things are replaced; 500 at the most"), "{told:.300}");
    assert!(told.lines().count() < 5, "{told:.300}");
}

#[test]
fn notes_and_hidden_files_beside_the_pack_are_left_alone() {
    let notes =
        [("README.md", "# Mine"), (".git/HEAD", "ref"), ("content/heroes/.DS_Store", "?"), ("drafts/x.json", "{")];
    let (content, _) = gathered(packed(&notes).path());
    assert_eq!(content.packs.len(), 1);
}

#[test]
fn ids_with_a_dot_are_good_everywhere() {
    let (content, _) = gathered(with_example().path());
    let text = with_packs(&Text::of("en"), &content);
    let mut line = Line(Headless::new(Arc::new(content), text.clone(), Seeds::from(1)));
    let mut answer = line.good(&json!({ "do": "new", "scenario": "low-tide.fog-bell", "seed": 3 }));
    let mut met = BTreeSet::new();
    let mut chance = Chooser::new(3);
    for _ in 0..400 {
        let Some(options) = answer["decision"]["options"].as_array().filter(|all| !all.is_empty()) else { break };
        let option = &options[chance.below(options.len())];
        let id = option["id"].as_str().expect("an id").to_owned();
        assert!(!option["text"].as_str().expect("words").contains('⟦'), "{option}");
        answer = line.choose(&id);
        met.extend(Some(id).filter(|id| id.contains("low-tide.")));
    }
    assert!(!met.is_empty(), "the pack's own hero or enemy was an option");
    assert_eq!(text.missing(), Vec::<String>::new());
}

#[test]
fn a_missing_word_shows_as_the_name_of_its_thing() {
    let hero = std::fs::read_to_string(example().join("content/heroes/tove.json")).expect("a hero");
    let (content, _) = gathered(packed(&[("content/heroes/sea-gull.json", &hero)]).path());
    let text = with_packs(&Text::of("en"), &content);
    assert_eq!(text.get("hero-reef.sea-gull-name"), "sea gull");
    assert_eq!(text.attr("ability-reef.sea-gull", "text"), "");
    assert_eq!(text.missing(), ["ability-reef--sea-gull.text", "hero-reef--sea-gull-name"]);
}
