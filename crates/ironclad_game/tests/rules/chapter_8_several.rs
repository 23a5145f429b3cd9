//! Where a space combat has several who may be exhausted, who are paid, or who leave loot (rules 8.3, 8.10, 8.11, 10.6).

use ironclad_game::content::ship::{Loot, Special};
use ironclad_game::engine::event::CombatResult;

use crate::rig::{Board, drift, enemy_side, fight, plan, results};

#[test]
fn rule_8_3_any_engineer_of_any_squad_may_pay_for_an_order() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("hangar", &["lan", "wrathe"]));
    rig.tune(|table| table.energy = 3);
    plan(&mut rig, [("auxiliary-power", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    assert_eq!(rig.offers(), ["hero:daisuke", "hero:lan"]);
}

#[test]
fn rule_8_11_any_pilot_who_flew_may_be_exhausted_by_an_all_out_sortie() {
    let board = Board::enemies(&["valkyrie"]).fighters(&["rigger", "skadi"]).squad("weapons", &[]);
    let mut rig = fight(board.squad("hangar", &["noriko", "thaddeus", "wrathe"]));
    let sorties = [("rigger", "thaddeus"), ("skadi", "wrathe")];
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("all-out-sortie", "noriko")], &sorties);
    let shots = "target:valkyrie-1 ".repeat(4);
    rig.play(&format!("{shots} 1 1 1 1 {shots} 1 1 1 1 6"));
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 target:valkyrie-1 1 1 6");
    assert_eq!(rig.offers(), ["hero:thaddeus", "hero:wrathe"], "one of them, and not Noriko, who gave the order");
}

#[test]
fn rule_8_10_a_victory_brings_the_loot_of_every_enemy_destroyed() {
    let rich = enemy_side("valkyrie", |side| {
        (side.hull, side.shield) = (1, 0);
        side.loot = Loot { credits: 2, ..Loot::default() };
    });
    let mut rig = fight(Board::enemies(&["valkyrie", "valkyrie"]).with(rich));
    plan(&mut rig, [("-", "gabriel"), ("broadside", "thaddeus"), ("-", "-")], &[]);
    rig.roll(&[6, 6, 6, 6]);
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Victory], 2 + 2));
}

#[test]
fn rule_10_6_after_a_draw_everybody_who_collects_is_paid() {
    let collects = enemy_side("valkyrie", |side| side.special = Some(Special::Collect { credits: 2 }));
    let mut rig = fight(Board::enemies(&["valkyrie", "valkyrie"]).with(collects).start("credits", 9));
    drift(&mut rig);
    rig.roll(&[6, 6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6, 6]);
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Draw], 9 - 2 - 2));
}
