//! In a space combat too all who could change it are named (rule 6.10).

use crate::chapter_6_named::{abilities, alike};
use crate::rig::{Active, drift, fight, plan};

#[test]
fn rule_6_10_all_who_have_a_use_in_a_combat_plan_are_named() {
    let mut rig = fight(Active::enemies(&["valkyrie"]).squad("bridge", &["gabriel", "amara", "eluned"]));
    rig.tune(|table| table.energy = 3);
    assert_eq!(abilities(&rig), ["ability:amara", "ability:eluned"]);
}

#[test]
fn rule_6_10_all_who_could_have_an_evasion_rolled_again_are_named() {
    let board = Active::enemies(&["valkyrie"]).squad("bridge", &["gabriel", "xavier", "jabulile"]);
    let mut rig = fight(alike(board, "jabulile", "thaddeus"));
    drift(&mut rig);
    rig.roll(&[1]);
    assert_eq!(rig.offers(), ["ability:jabulile", "ability:thaddeus", "pass"]);
}

#[test]
fn rule_6_10_all_who_could_take_loot_after_a_draw_are_named() {
    let board = Active::card("signatures-detected").met(&["valkyrie"], "elite");
    let mut rig = fight(alike(board.squad("bridge", &["gabriel", "xavier", "yasemin"]), "yasemin", "daisuke"));
    drift(&mut rig);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!(rig.offers(), ["ability:daisuke", "ability:yasemin", "pass"]);
}
