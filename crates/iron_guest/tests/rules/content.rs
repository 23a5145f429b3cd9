//! The content files: faults are named with file and way, and absurd files are bounded.

use iron_guest::board::Radius;
use iron_guest::content::{Catalogue, ContentFile, Faults, LARGEST, Switches, built_in};
use iron_guest::setup::Faces;

/// The built-in files with one replaced or added.
fn with(path: &str, text: &str) -> Result<Catalogue, Faults> {
    let mut files = built_in();
    files.retain(|file| file.path != path);
    files.push(ContentFile { path: path.into(), text: text.as_bytes().to_vec().into() });
    Catalogue::load(&files)
}

fn fault(path: &str, text: &str) -> String {
    with(path, text).expect_err("a fault").to_string()
}

fn set_up(more: &str) -> String {
    format!(r#"{{ "order": 9, "players": 2, "radius": 4, "faces": {{ "dealt": [1, 4] }}, {more} }}"#)
}

#[test]
fn the_built_in_content_is_sound() {
    let catalogue = Catalogue::built_in().unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!((catalogue.scenarios().len(), catalogue.squadrons().len()), (8, 6));
}

/// What a set-up says of itself in words, it says in figures.
#[test]
fn every_set_up_tells_how_long_and_how_fair_it_is() {
    let catalogue = Catalogue::built_in().expect("sound content");
    for scenario in catalogue.scenarios() {
        assert!(scenario.minutes.is_some(), "{}", scenario.id);
        let uneven = ["three", "four", "squalls"].contains(&scenario.id.as_str());
        assert_eq!(scenario.is_even(), Some(!uneven), "{}", scenario.id);
        let plain = catalogue.setup(&scenario.id, &Switches::default()).expect("playable");
        assert!(scenario.is_as_written(&plain));
        let other = Switches { masts: Some(scenario.masts + 1), ..Switches::default() };
        assert!(!scenario.is_as_written(&catalogue.setup(&scenario.id, &other).expect("playable")));
    }
}

#[test]
fn faces_can_be_dealt_to_any_number_of_players() {
    let catalogue = Catalogue::built_in().expect("sound content");
    for players in 2..=6 {
        let radius = Some(Radius::ALL[3]);
        let faces = Some(Faces::spread(players));
        let switches = Switches { players: Some(players), radius, faces, ..Switches::default() };
        assert!(catalogue.setup("duel", &switches).is_ok(), "{players}");
    }
}

#[test]
fn another_set_up_is_taken() {
    let catalogue = with("setups/mine.json", &set_up(r#""shoals": { "fixed": [[0, 0]] }, "masts": 2"#)).expect("sound");
    assert_eq!(catalogue.scenario("mine").map(|scenario| scenario.masts), Some(2));
}

#[test]
fn faults_name_file_and_way() {
    let mine = |more: &str| fault("setups/mine.json", &set_up(more));
    assert!(
        mine(r#""shoals": { "fixed": [[0, 0], [0, 0]] }"#).starts_with("setups/mine.json: shoals.fixed[1]: two shoals")
    );
    assert!(mine(r#""shoals": { "fixed": [[5, 0]] }"#).contains("shoals.fixed[0]: (5,0) is off the board"));
    assert!(mine(r#""shoals": { "fixed": [[100, 0]] }"#).contains("beyond any board"));
    assert!(mine(r#""shoals": { "fixed": [[900, 0]] }"#).contains("setups/mine.json:1:"));
    assert!(mine(r#""shoals": "none", "flags": 3"#).contains("unknown field `flags`"));
    assert!(mine(r#""shoals": "none", "ships": 9"#).contains("ships: 9 ships"));
    assert!(mine(r#""shoals": { "fixed": [[0, -4], [1, -4], [2, -4]] }"#).contains("3.2 b"));
    assert!(mine(r#""shoals": { "random": 200 }"#).contains("200 shoals; 12 at the most"));
    assert!(mine(r#""shoals": "none", "minutes": 0"#).contains("minutes: 0 minutes; 1 to 600"));
    assert!(mine(r#""shoals": "none", "fair": [30, 30, 30]"#).contains("fair: 3 shares of 2 players"));
    assert!(mine(r#""shoals": "none", "fair": [60, 50]"#).contains("fair: 110 games won of 100"));
    assert!(fault("setups/mine.json", "{ \"order\": ").starts_with("setups/mine.json:1:"));
    assert!(fault("setups/Mine!.json", &set_up(r#""shoals": "none""#)).contains("is no id"));
    assert!(fault("elsewhere.json", "{}").contains("belongs to nothing"));
}

#[test]
fn faults_of_squadrons_and_lesson() {
    let squadrons = fault("squadrons.json", r#"{ "squadrons": [{ "id": "one", "ships": ["a", "a", "B c"] }] }"#);
    for what in ["1 squadrons; 6 to 60", "ships[1]: a is there twice", "\"B c\" is no id", "3 ships; 5 are named"] {
        assert!(squadrons.contains(what), "{what}: {squadrons}");
    }
    let lesson = fault("lesson.json", r#"{ "scenario": "nowhere", "steps": [] }"#);
    assert!(lesson.contains("there is no set-up \"nowhere\"") && lesson.contains("0 steps"));
    assert!(
        fault("lesson.json", r#"{ "scenario": "lesson", "steps": [{ "id": "x", "when": "soon", "until": "never" }] }"#)
            .contains("steps[0].when")
    );
}

#[test]
fn absurd_files_are_bounded() {
    let long = format!("{{ \"order\": 1, \"x\": \"{}\" }}", "a".repeat(LARGEST));
    assert!(fault("setups/long.json", &long).contains("at the most"));
    let deep = "[".repeat(50_000);
    assert!(fault("setups/deep.json", &deep).starts_with("setups/deep.json"));
    let many: Vec<ContentFile> = (0..500)
        .map(|number| ContentFile { path: format!("setups/s{number}.json"), text: b"{".to_vec().into() })
        .collect();
    assert!(Catalogue::load(&many).expect_err("too many").to_string().contains("500 files; 200 at the most"));
    let hexes = vec!["[0, 0]"; 5000].join(",");
    assert!(
        fault("setups/mine.json", &set_up(&format!(r#""shoals": {{ "fixed": [{hexes}] }}"#))).contains("5000 shoals")
    );
}
