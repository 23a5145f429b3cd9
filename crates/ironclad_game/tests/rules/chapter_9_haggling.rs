//! Haggling where the players have been served already (rules 6.10, 9.2).

use ironclad_game::engine::Status;

use crate::rig::Board;

#[test]
fn rule_9_2_docking_anew_opens_what_salome_had_opened_before() {
    let board = Board::port("gaia-nova").squad("bridge", &["salome"]).start("credits", 3).start("crew", 6);
    let mut rig = board.begin();
    rig.tune(|table| (table.morale, table.salvage, table.ammo) = (7, 6, 6));
    rig.play("dock ability:salome service:guild buy:crew done leave");
    assert!(!rig.offered("dock"), "nothing is left to be had");
    rig.choose("end-turn").set_status(&["salome"], Status::Ready);
    assert!(!rig.offered("dock"), "there are no Credits");
    rig.tune(|table| (table.credits, table.crew) = (3, 6));
    assert!(rig.offered("dock"), "the Guild, as to Friends, once more");
    rig.play("dock ability:salome");
    assert!(rig.offered("service:guild"));
}
