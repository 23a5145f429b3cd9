//! When an aim is reached, what a story asks of the table, and what is no longer counted (rules 11.2, 11.5, 11.6).

use ironclad_game::content::story::condition::Condition;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::Outcome;
use serde_json::{Value, json};

use super::chapter_11_story::played;
use crate::rig::{Board, Rig};

#[test]
fn rule_11_5_an_aim_that_is_counted_is_reached_within_the_turn() {
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).set("/won", json!({ "turn-up": 1 }));
    let mut rig = board.token("1a-nebula", "probe").begin();
    rig.choose("recon:1a-nebula");
    assert_eq!((rig.outcome(), rig.table().turn), (Some(Outcome::Won), 1), "with an action left");
    assert_eq!(rig.table().actions.left, 1);
}

#[test]
fn rule_11_6_neither_crew_nor_morale_is_ever_paid_to_the_last() {
    let offer = |price: Value| json!({ "when": { "at": "europa" }, "cost": [price], "do": [] });
    let story = json!({ "offers": {
        "some-crew": offer(json!({ "crew": 6 })), "all-crew": offer(json!({ "crew": 7 })),
        "some-morale": offer(json!({ "morale": 3 })), "all-morale": offer(json!({ "morale": 4 }))
    } });
    let rig = played(story);
    assert_eq!((rig.table().crew, rig.table().morale), (7, 4));
    let open = ["some-crew", "all-crew", "some-morale", "all-morale"].map(|name| rig.offered(&format!("offer:{name}")));
    assert_eq!(open, [true, false, true, false]);
}

#[test]
fn rule_11_2_a_power_stands_highest_while_none_stands_higher() {
    let highest = |reputation: [i8; 5], ally: Option<Faction>| {
        let mut rig = Board::card("probe").begin();
        rig.tune(|table| (table.reputation, table.ally) = (reputation, ally));
        let view = rig.game.view();
        Faction::ALL.map(|power| view.is_so(&Condition::StandsHighest(power)))
    };
    assert_eq!(highest([3, 1, 0, 0, 0], None), [true, false, false, false, false]);
    assert_eq!(highest([3, 3, 0, -2, 0], None), [true, true, false, false, false], "of equals each");
    let ally = Some(Faction::Cartel);
    assert_eq!(highest([12, 0, 0, 10, 0], ally), [false, false, false, true, false], "an ally goes before any other");
}

/// How many turns each load has been aboard.
fn ages(rig: &Rig) -> Vec<u8> {
    rig.table().course.as_ref().expect("a story").loads.iter().map(|piece| piece.age).collect()
}

#[test]
fn rule_11_6_a_load_that_is_set_down_is_no_older_than_a_new_one() {
    let story = json!({
        "turns": 9,
        "hold": { "places": 1 },
        "loads": { "case": { "at": ["1a-empty-space-1"], "land": "europa" } }
    });
    let mut rig = played(story);
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case end-turn");
    assert_eq!(ages(&rig), [1], "a turn aboard");
    rig.play("move:europa");
    while rig.kind() != "action" {
        rig.play("leave");
    }
    rig.play("land:case");
    assert_eq!(ages(&rig), [0]);
}
