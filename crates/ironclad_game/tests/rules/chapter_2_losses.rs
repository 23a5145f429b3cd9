//! Losses that come to nothing: what shields or a hero take, and Crew who are not there to be lost (rules 2.2, 2.9, 4.2).

use serde_json::json;

use crate::rig::{Active, Board};

#[test]
fn rule_6_10_thaddeus_promoted_saves_all_crew_to_the_last_hit() {
    let mut rig = Board::card("sabotage").begin();
    rig.promote("thaddeus").enter().play("done 6 ability:thaddeus 6 6 6");
    assert_eq!((rig.kind().as_str(), rig.table().crew), ("action", 7), "4 hits, and no more dice");
}

#[test]
fn rule_10_6_when_the_roll_is_read_a_loss_that_morale_pays_for_is_none_of_crew() {
    let board = Board::card("infiltrated").start("crew", 1).start("morale", 7).set("/villain", json!("firstfruits"));
    let mut rig = board.squad("bridge", &["gabriel"]).squad("weapons", &[]).squad("hangar", &[]).begin();
    rig.enter().play("hero:gabriel done 1 1 1 1");
    assert_eq!((rig.kind().as_str(), rig.table().crew), ("action", 1));
    assert_eq!(rig.table().morale, 7 - 1 - 2, "1 by the card, 2 in place of the Crew, and nothing for a name read out");
}

#[test]
fn rule_6_10_marguerite_is_not_asked_where_the_radiation_shield_takes_it_all() {
    let modules = json!(["radiation-plating"]);
    let board = Active::at("3a-empty-space").tile("3a", [0, 0], 0).squad("bridge", &["marguerite"]);
    let board = board.set("/modules", modules.clone()).set("/upgraded", json!({ "modules": modules }));
    let mut rig = board.begin();
    assert_eq!(rig.game.view().fitted(|side| side.radiation), 2);
    rig.choose("move:3a-solar-flare");
    assert_eq!((rig.kind().as_str(), rig.table().sections), ("action", [0; 4]));
}
