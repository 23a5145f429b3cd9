//! Players and seats.

use ironclad::content::files::built_in;
use ironclad::content::load::load;
use ironclad::content::terms::{Faction, System};
use ironclad::engine::query::Standing;
use ironclad::engine::{Seat, Status};
use ironclad::session::{Session, Start, Storage};
use serde_json::{Value, json};

use crate::rules::rig::Board;
use crate::table::{Chooser, Line, content, start};

fn of(players: usize) -> Session {
    let names = ["Mara", "Ines", "Tove"].map(str::to_owned);
    let start = Start { players: names[..players].to_vec(), ..start("tutorial-1", false, 5) };
    Session::begin(content(), start, Storage::Memory).expect("a game")
}

#[test]
fn rule_1_1_one_to_three_share_one_pool_of_everything() {
    let pool = |players| {
        let session = of(players);
        let table = session.game().table();
        (table.actions.left, table.credits, table.salvage, table.ammo)
    };
    assert_eq!(pool(1), pool(2));
    assert_eq!(pool(1), pool(3));
    // What is done with an action is asked of all, not of a system.
    assert_eq!(of(3).decision().expect("a question").system, None);
    for players in [0, 4] {
        let start = Start { players: vec![String::new(); players], ..start("tutorial-1", false, 5) };
        assert!(Session::begin(content(), start, Storage::Memory).is_err(), "{players} players");
    }
}

#[test]
fn rule_1_2_systems_are_shared_out_by_the_number_of_players() {
    let systems = |players: u8| {
        let seats = ironclad::engine::dealt(players);
        let of = |number: u8| seats.iter().filter(|seat| seat.number() == number).count();
        [of(1), of(2), of(3)]
    };
    assert_eq!(systems(1), [3, 0, 0]);
    assert_eq!(systems(2), [2, 1, 0]);
    assert_eq!(systems(3), [1, 1, 1]);
    assert_eq!(System::ALL.len(), 3);
    // A squad has four places.
    let mut files = built_in();
    let lesson = files.iter_mut().find(|file| file.path == "scenarios/tutorial-2.json").expect("the lesson");
    let mut squads: Value = serde_json::from_slice(&lesson.text).expect("JSON");
    squads["squads"] = json!({ "bridge": ["gabriel", "wrathe", "daisuke", "thaddeus", "noriko"] });
    lesson.text = serde_json::to_vec(&squads).expect("JSON").into();
    let faults = load(&files).expect_err("five in a squad").to_string();
    assert!(faults.contains("squads.bridge: a squad has four places"), "{faults}");
}

#[test]
fn rule_1_3_systems_are_dealt_at_set_up_and_never_in_a_scenario() {
    let seat = |number| Seat::new(number).expect("a seat");
    let dealt = [seat(2), seat(2), seat(1)];
    let start = Start {
        players: vec!["Mara".to_owned(), "Ines".to_owned()],
        seats: Some(dealt),
        ..start("tutorial-1", false, 5)
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a game");
    let mut chance = Chooser::new(4);
    while let Some(decision) = session.decision() {
        assert_eq!(session.game().state().setup.seats, dealt);
        let option = decision.options[chance.below(decision.options.len())].id(session.game().names());
        session.choose(&option).expect("an option");
    }
}

#[test]
fn rule_1_4_any_hero_serves_in_any_system_and_fewer_may_sail() {
    let everyone = ["gabriel", "xavier", "daisuke", "thaddeus", "noriko", "wrathe"];
    for system in System::ALL {
        for hero in everyone {
            let board = Board::at("1a-nebula").tile("1a", [0, 0], 0).without(&everyone).squad(system.name(), &[hero]);
            let rig = board.begin();
            let aboard = &rig.table().heroes;
            assert_eq!((aboard.len(), aboard[0].system), (1, system), "{hero}");
            assert!(rig.offered("move:1a-empty-space-1"), "{hero} alone can sail");
        }
    }
}

#[test]
fn rule_1_5_nothing_sealed_is_shown_before_its_time() {
    let mut line = Line::new();
    let answer = line.good(&json!({ "do": "new", "scenario": "tutorial-1", "free": true }));
    let shown = answer.to_string();
    let scenario = content().scenario("tutorial-1").expect("a lesson");
    assert!(!scenario.file.tokens.is_empty());
    for token in &scenario.file.tokens {
        let card = ironclad::content::Id::name(token.card, &content().names);
        assert!(!shown.contains(card), "{card} lies face down and is named");
    }
    // Turned up, it is.
    let recon = crate::table::options(&answer).into_iter().find(|option| option.starts_with("recon"));
    let answer = line.choose(&recon.expect("a recon"));
    let seen = |card: &str| answer.to_string().contains(card);
    let cards = scenario.file.tokens.iter().map(|token| ironclad::content::Id::name(token.card, &content().names));
    assert_eq!(cards.filter(|card| seen(card)).count(), 1, "{answer}");
}

#[test]
fn rule_6_3_a_hero_is_ready_exhausted_or_wounded() {
    let mut rig = Board::at("1a-nebula").tile("1a", [0, 0], 0).begin();
    assert!(rig.table().heroes.iter().all(|aboard| aboard.status == Status::Ready), "all begin Ready");
    for status in [Status::Exhausted, Status::Wounded, Status::Ready] {
        rig.set_status(&["gabriel"], status);
        // Each of the three is told as itself, and only an Exhausted hero is readied by a rest.
        assert_eq!(rig.status("gabriel"), status);
        assert_eq!(rig.offered("rest"), status == Status::Exhausted, "{status}");
    }
}

#[test]
fn rule_10_3_standing_goes_by_reputation() {
    let mut rig = Board::at("1a-nebula").tile("1a", [0, 0], 0).begin();
    for (reputation, standing) in [
        (-15, Standing::Enemy),
        (-10, Standing::Enemy),
        (-9, Standing::Hostile),
        (-5, Standing::Hostile),
        (-4, Standing::Neutral),
        (0, Standing::Neutral),
        (4, Standing::Neutral),
        (5, Standing::Friendly),
        (9, Standing::Friendly),
        (10, Standing::Ally),
        (15, Standing::Ally),
    ] {
        rig.tune(|table| table.reputation[Faction::Cartel.index()] = reputation);
        assert_eq!(rig.game.view().standing(Faction::Cartel), standing, "{reputation}");
        assert_eq!(rig.game.view().standing(Faction::Council), Standing::Neutral);
    }
}
