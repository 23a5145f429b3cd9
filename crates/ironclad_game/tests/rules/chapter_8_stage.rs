//! Space combat: what a stage tells of the shots and evasions it asks about, and who is mended and paid afterwards.

use ironclad_game::content::{GearId, Id};
use ironclad_game::engine::Die;
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::state::Carried;
use serde_json::json;

use crate::rig::{Active, Board, Rig, drift, enemy_side, fight, plan};

/// Which shot of its weapon is to be aimed, and of how many.
fn shot(rig: &Rig) -> Option<(u8, u8)> {
    match rig.game.state().frames.last() {
        Some(Frame::StageFight(stage)) => stage.shot_to_aim(&rig.game.view()),
        other => panic!("no stage: {other:?}"),
    }
}

#[test]
fn rule_8_11_the_shots_of_an_order_are_counted_as_they_are_aimed() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "skadi-squadron", "valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6, 6]);
    assert_eq!(shot(&rig), Some((1, 1)), "until it is known that the first is at a Fast one");
    rig.choose("target:skadi-squadron-2");
    assert_eq!(shot(&rig), Some((2, 2)));
    rig.choose("target:skadi-squadron-1");
    assert_eq!(shot(&rig), None, "all are aimed");
}

#[test]
fn rule_8_11_each_ships_shots_are_counted_by_themselves() {
    let board = Board::enemies(&["valkyrie"]).fighters(&["rigger", "skadi"]).squad("weapons", &[]);
    let mut rig = fight(board.squad("hangar", &["noriko", "wrathe", "thaddeus"]));
    let sorties = [("skadi", "wrathe"), ("rigger", "thaddeus")];
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("squadron-orders", "noriko")], &sorties);
    let mut shots = Vec::new();
    while let Some(next) = shot(&rig) {
        shots.push(next);
        rig.choose("target:valkyrie-1");
    }
    assert_eq!(shots, [(1, 2), (2, 2), (1, 2), (2, 2)], "the Rigger's two, then the Skadi's");
}

/// The evasion that has failed and may be rolled again.
fn failed(rig: &Rig) -> Option<(Die, i16, i8)> {
    match rig.game.state().frames.last() {
        Some(Frame::StageFight(stage)) => stage.failed_evasion(&rig.game.view()),
        other => panic!("no stage: {other:?}"),
    }
}

#[test]
fn rule_8_4_an_evasion_that_failed_is_told_while_it_may_be_rolled_again() {
    let mut rig = fight(Active::enemies(&["valkyrie"]).squad("bridge", &["gabriel", "xavier", "jabulile"]));
    drift(&mut rig);
    assert_eq!(failed(&rig), None, "no die has fallen");
    rig.roll(&[1]);
    let die = Die::new(1).expect("a face");
    assert_eq!(failed(&rig), Some((die, 1 + 2, 5)), "a 1 and Piloting 2, against Accuracy 5");
    rig.choose("ability:jabulile");
    assert_eq!(failed(&rig), None, "it is rolled again");
}

/// Whether the target that is asked for is one for damage to spare.
fn has_damage_to_spare(rig: &Rig) -> bool {
    assert_eq!(rig.kind(), "target");
    matches!(rig.game.state().frames.last(), Some(Frame::StageFight(stage)) if stage.has_damage_to_spare())
}

#[test]
fn rule_12_2_a_target_for_damage_to_spare_is_told_from_one_that_is_aimed_at() {
    let weak = enemy_side("valkyrie", |side| (side.hull, side.shield) = (1, 1));
    let board = Board::enemies(&["skadi-squadron", "valkyrie", "valkyrie"]).with(weak);
    let mut rig = fight(board.set("/upgraded", json!({ "systems": ["weapons"] })));
    plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert!(!has_damage_to_spare(&rig), "the shot is still to be aimed");
    rig.play("target:valkyrie-1 6");
    assert!(has_damage_to_spare(&rig), "it has done 2 of 4 points");
}

/// What two mercenaries worn to this much Hull have after a Long phase with a Sinking Fund beside them.
fn mended(worn: [u8; 2]) -> [u8; 2] {
    let mut rig = fight(Board::enemies(&["mercenary", "mercenary", "sinking-fund"]));
    rig.tune(|table| {
        let combat = table.combat.as_mut().expect("a combat");
        combat.enemies.iter_mut().zip(worn).for_each(|(enemy, hull)| enemy.hull = hull);
    });
    drift(&mut rig);
    rig.roll(&[6, 6, 6]);
    ["mercenary-1", "mercenary-2"].map(|enemy| rig.enemy(enemy).0)
}

#[test]
fn rule_8_9_a_sinking_fund_mends_the_most_damaged_and_of_equals_the_first() {
    assert_eq!(mended([3, 2]), [3, 3], "the second has lost more");
    assert_eq!(mended([2, 3]), [3, 3], "the first has");
    assert_eq!(mended([2, 2]), [3, 2], "as much as each other");
    assert_eq!(mended([4, 4]), [4, 4], "nothing is lost");
}

#[test]
fn rule_10_6_an_enforcer_who_collects_after_a_draw_may_be_paid_in_credits() {
    let mut rig = fight(Board::enemies(&["yasemin-enforcer"]).without(&["thaddeus"]).start("credits", 9));
    let gear = GearId::find(rig.game.names(), "rivet-gun").expect("a piece of gear");
    let hero = rig.hero("gabriel");
    rig.tune(|table| {
        table.pile.retain(|other| *other != gear);
        table.gear.push(Carried { gear, hero, moved: false });
    });
    drift(&mut rig);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!(rig.choose("done").table().credits, 9 - 3);
}
