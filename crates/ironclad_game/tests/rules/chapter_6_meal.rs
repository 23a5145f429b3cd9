//! A shared meal: when it is offered, and when it cheers (rule 6.10); who is exhausted for an offer of the story.

use ironclad_game::content::ability::Ability;
use ironclad_game::content::{HeroId, Id};
use ironclad_game::engine::{Event, Status};
use serde_json::json;

use crate::chapter_11_story::played;
use crate::rig::{Board, Rig, edited};

fn mess() -> Board {
    let board = Board::card("probe").squad("bridge", &["daisuke", "fetu", "gabriel", "noriko"]);
    board.squad("weapons", &[]).squad("hangar", &[])
}

/// Everybody is Exhausted; Fetu cooks at the price of a wound, and nobody stays Exhausted.
fn eaten(promoted: bool, morale: u8) -> Rig {
    let mut rig = mess().start("morale", morale).begin();
    if promoted {
        rig.promote("fetu");
    }
    rig.exhaust(&["daisuke", "fetu", "gabriel", "noriko"]);
    rig.play("rest ability:fetu hero:daisuke hero:gabriel hero:noriko");
    assert_eq!((rig.kind().as_str(), rig.status("fetu")), ("action", Status::Wounded));
    rig
}

#[test]
fn rule_6_10_a_meal_cheers_where_fetus_card_says_so_and_morale_can_rise() {
    let cheered = |promoted: bool, morale: u8| {
        let rig = eaten(promoted, morale);
        let told = rig.happened(|event| matches!(event, Event::GivenOnce { .. }));
        let given = rig.table().heroes.iter().any(|aboard| aboard.has_given);
        (told, given, rig.table().morale)
    };
    assert_eq!(cheered(true, 4), (1, true, 5));
    assert_eq!(cheered(false, 4), (0, false, 4), "not on his regular side");
    assert_eq!(cheered(true, 7), (0, false, 7), "it is kept for when it shows");
}

#[test]
fn rule_6_10_a_meal_for_nobody_more_is_offered_only_where_its_cook_finds_a_place_too() {
    let offered = |tired: &[&str]| {
        let board = mess().with(|content| {
            let fetu = HeroId::find(&content.names, "fetu");
            content.heroes = edited(&content.heroes, fetu, |card| {
                card.regular.ability = Ability::Feed { heroes: 0, morale: 1 };
            });
        });
        let mut rig = board.begin();
        rig.exhaust(tired).choose("rest");
        rig.offered("ability:fetu")
    };
    assert!(offered(&["daisuke"]), "a Rest readies both");
    assert!(!offered(&["daisuke", "noriko"]), "he would be left Exhausted, so it cheers nobody");
}

#[test]
fn rule_11_6_only_whom_an_offer_asks_for_is_exhausted_for_it() {
    let mut rig = played(json!({ "offers": {
        "look": { "when": { "at": "europa" }, "uses": [{ "class": "engineer" }], "do": [{ "pay": 2 }] }
    } }));
    rig.choose("offer:look");
    assert_eq!(rig.offers(), ["hero:daisuke"]);
    rig.choose("hero:daisuke");
    assert_eq!((rig.status("daisuke"), rig.table().credits), (Status::Exhausted, 5 + 2));
}
