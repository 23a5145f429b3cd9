//! What is left undone when a space combat is over (rules 6.6, 8.6, 8.10).

use ironclad_game::content::ship::Special;
use ironclad_game::engine::Event;
use ironclad_game::engine::event::CombatResult;

use crate::rig::{Board, Rig, drift, enemy_side, fight, plan, results};

fn shield_down(rig: &mut Rig) {
    rig.tune(|table| table.combat.as_mut().expect("a combat").enemies[0].shield = 0);
}

#[test]
fn rule_8_6_an_enemy_recharges_its_shield_between_the_phases_and_not_after_the_last() {
    let recharges = enemy_side("valkyrie", |side| side.special = Some(Special::Recharge { points: 1 }));
    let mut rig = fight(Board::enemies(&["valkyrie"]).with(recharges));
    let recharged = |rig: &Rig| rig.happened(|event| matches!(event, Event::EnemyRecharged { .. }));
    shield_down(&mut rig);
    drift(&mut rig);
    rig.roll(&[6]);
    assert_eq!((recharged(&rig), rig.enemy("valkyrie-1")), (1, (4, 1)));
    shield_down(&mut rig);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!((results(&rig), recharged(&rig)), (vec![CombatResult::Draw], 1));
}

#[test]
fn rule_6_6_yasemin_has_no_share_of_a_draw() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("weapons", &["thaddeus", "yasemin"]));
    drift(&mut rig);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("torpedoes", "yasemin"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 6");
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Draw], 0));
}
