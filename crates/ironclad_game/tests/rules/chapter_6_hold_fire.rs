//! An enemy that holds its fire (rule 6.10).

use super::rig::{Board, drift, fight};

#[test]
fn rule_6_10_amara_has_the_only_enemy_hold_its_fire() {
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("bridge", &["gabriel", "amara"]));
    rig.play("ability:amara target:valkyrie-1");
    drift(&mut rig);
    assert!(!rig.is_rolling(), "nothing is to be evaded");
    assert_eq!(rig.kind(), "combat-plan", "of the Close phase");
}
