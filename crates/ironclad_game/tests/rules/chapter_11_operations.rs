//! The operations of a story: tasks, checks of somebody's strength, and fights (rules 7.4, 8.1, 10.6).

use ironclad_game::content::Id;
use ironclad_game::content::adversary::Adversary;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::Status;
use serde_json::{Value, json};

use super::chapter_11_story::{board, end_turn};
use super::rig::{Board, content, edited};

/// A breach of two or three tasks: the first check names the others, and later beats ask for them.
fn breach() -> Value {
    json!({
        "offers": { "breach": { "when": { "at": "europa" }, "often": "always", "do": [
            { "check": "gate" },
            { "if": { "when": { "checks-won": 1 }, "then": [{ "check": "safe" }, { "if": { "when": { "mark": "map" }, "then": [{ "check": "cell" }] } }] } }
        ] } },
        "checks": {
            "gate": { "skills": ["combat"], "difficulty": 8, "lost": [], "against": { "enforcer": "cartel" },
                "tasks": [{ "check": "safe" }, { "check": "cell", "if": { "mark": "map" } }] },
            "safe": { "skills": ["operate"], "difficulty": 6, "won": [{ "pay": 3 }], "lost": [] },
            "cell": { "skills": ["diplomacy"], "difficulty": 6, "won": [{ "gain-crew": 1 }], "lost": [] }
        },
        "triggers": [{ "id": "map", "on": { "turn": 2 }, "do": [{ "mark": "map" }] }]
    })
}

#[test]
fn rule_7_4_a_storys_tasks_are_manned_before_the_first_roll() {
    let mut rig = board(breach()).begin();
    rig.play("offer:breach hero:gabriel done");
    assert_eq!(rig.offers()[0], "hero:daisuke", "the safe is manned next");
    rig.play("hero:noriko done");
    assert_eq!((rig.status("gabriel"), rig.status("noriko")), (Status::Exhausted, Status::Exhausted));
    assert_eq!((rig.against().reach, rig.adds()), (Some(8), 3));
    rig.roll(&[5]);
    assert_eq!((rig.against().reach, rig.adds()), (Some(6), 3), "it is Noriko's, and nobody is asked");
    let before = rig.table().credits;
    rig.roll(&[3]);
    assert_eq!(
        (rig.table().credits, rig.kind()),
        (before + 3, "action".to_owned()),
        "without the map there is no cell"
    );
    end_turn(&mut rig);
    rig.play("offer:breach hero:thaddeus done hero:daisuke done hero:xavier done");
    for hero in ["thaddeus", "daisuke", "xavier"] {
        assert_eq!(rig.status(hero), Status::Exhausted, "{hero}: three tasks now");
    }
    rig.roll(&[1]);
    assert_eq!(rig.adds(), 1, "a check has been won before, so the story goes on to the safe");
}

#[test]
fn rule_7_4_tasks_that_do_not_come_are_left_when_play_is_at_rest() {
    let mut rig = board(breach()).begin();
    rig.play("offer:breach hero:gabriel done hero:noriko done 1");
    assert_eq!((rig.kind().as_str(), rig.game.state().tasks.len()), ("action", 0));
    rig.play("offer:breach hero:thaddeus done");
    assert!(rig.offered("hero:daisuke"), "and are manned anew when it is tried again");
}

#[test]
fn rule_10_6_combat_strength_is_added_to_any_operation_that_names_a_person() {
    let reach = |reputation: i8, edition: Edition| {
        let mut rig = board(breach()).edition(edition).begin();
        rig.tune(|table| table.reputation[Faction::Cartel.index()] = reputation);
        rig.play("offer:breach hero:gabriel done");
        if rig.offered("hero:noriko") {
            rig.play("hero:noriko done");
        }
        rig.against().reach
    };
    assert_eq!(reach(-5, Edition::Second), Some(8 + 1), "the Cartel's Enforcer is there while it is Hostile");
    assert_eq!(reach(-4, Edition::Second), Some(8));
    assert_eq!(reach(-5, Edition::First), Some(8), "in the first edition nobody was");
    let mut rig = Board::card("infiltrated").with(|content| {
        let villain = ironclad_game::content::ShipId::find(&content.names, "centenary").expect("a Villain");
        content.intel = edited(&content.intel, Id::find(&content.names, "infiltrated"), |card| {
            let ironclad_game::content::intel::Body::Check(check) = &mut card.body else { panic!("a check") };
            check.against = Some(Adversary::Villain);
        });
        assert_eq!(content.ships[villain].role.as_ref().map(|role| role.strength()), Some(4));
    });
    let mut quiet = rig.clone().begin();
    quiet.enter().play("skill:combat done");
    assert_eq!(quiet.against().reach, Some(12), "no Villain is in the field");
    rig = rig.set("/villain", json!("centenary"));
    let mut led = rig.begin();
    led.enter().play("skill:combat done");
    assert_eq!(led.against().reach, Some(16));
}

#[test]
fn rule_10_6_a_leader_who_is_taken_at_home_adds_combat_strength_in_the_field_or_not() {
    let strength = |against: Value, at: &str| {
        let story = json!({
            "offers": { "force": { "when": "always", "do": [{ "check": "force" }] } },
            "checks": { "force": { "skills": ["combat"], "difficulty": 8, "against": against } }
        });
        let mut rig = board(story).lay_port("mancala", [4, 0]).begin();
        let at = rig.sector(at);
        rig.tune(|table| table.ship = at);
        rig.play("offer:force hero:gabriel done");
        rig.against().reach
    };
    assert_eq!(strength(json!({ "leader": "cartel" }), "1a-empty-space-1"), Some(8 + 3), "Reis, wherever he is");
    assert_eq!(
        strength(json!({ "leader": "opponent" }), "1a-empty-space-1"),
        Some(8 + 3),
        "the Cartel is the opponent"
    );
    assert_eq!(strength(json!("host"), "mancala"), Some(8 + 3), "it is his port");
    assert_eq!(strength(json!("host"), "europa"), Some(8), "an unaligned port has no leader");
    assert_eq!(strength(json!("host"), "1a-empty-space-1"), Some(8), "nor has open space");
    assert_eq!(strength(json!("villain"), "mancala"), Some(8), "no Villain is in the field");
}

#[test]
fn rule_10_6_five_leaders_are_taken_at_five_ports_and_two_villains_bar_the_way() {
    let content = content();
    let against = |scenario: &str, check: &str| {
        let scenario = content.scenario(scenario).expect("a chapter");
        let stories = scenario.story.as_ref().expect("a story");
        let check = ironclad_game::content::CheckId::find(&scenario.map.names, check).expect("a check");
        stories.all().map(|(_, story)| story.checks.get(&check).expect("the check").against).collect::<Vec<_>>()
    };
    assert_eq!(against("five-chairs", "force"), [Some(Adversary::Host); 5]);
    assert_eq!(against("second-lift", "steer"), [Some(Adversary::Villain); 5]);
    assert_eq!(against("nineteen-days", "shaft"), [Some(Adversary::Villain); 5]);
    let chairs = content.scenario("five-chairs").expect("a chapter");
    let story = chairs.story.as_ref().and_then(|stories| stories.first()).expect("a story");
    let mut powers: Vec<Faction> = Vec::new();
    for power in Faction::ALL {
        let seat = ironclad_game::content::PlaceId::find(&chairs.map.names, &format!("seat-{power}")).expect("a seat");
        let ports = story
            .places
            .get(&seat)
            .expect("the seat")
            .sectors
            .iter()
            .filter_map(|sector| chairs.map.sectors[*sector].port());
        powers.extend(ports.filter_map(|port| content.ports[port].faction));
    }
    assert_eq!(powers, Faction::ALL, "each sits at a port of its own");
}

#[test]
fn rule_8_1_fights_of_the_story_have_one_phase_or_three() {
    let content = content();
    let phases = |scenario: &str, fight: &str| {
        let scenario = content.scenario(scenario).expect("a scenario");
        let story = scenario.story.as_ref().and_then(|stories| stories.first()).expect("a story");
        let mut fights = story.fights.iter();
        fights.find(|(id, _)| id.name(&scenario.map.names) == fight).map(|(_, fight)| fight.phases.0)
    };
    assert_eq!(phases("custody", "equity"), Some(3), "a running fight");
    assert_eq!(phases("patient-margin", "papers-cartel"), Some(1), "one pass");
}
