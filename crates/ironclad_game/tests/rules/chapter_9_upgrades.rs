//! What a better standing opens where there is nothing to have but upgrades (rule 9.3).

use ironclad_game::content::terms::Faction;
use ironclad_game::engine::query::{FULL, MOST_SALVAGE};

use crate::rig::{Board, Rig};

/// A friendly port reached by a sound and full ship, with these of Weapons aboard.
fn sound(weapons: &[&str]) -> Rig {
    let mut rig = Board::port("gaia-nova").squad("weapons", weapons).start("credits", 60).begin();
    let (hull, ammo) = (rig.game.view().most_hull(), rig.game.view().most_ammo());
    rig.tune(|table| {
        table.reputation[Faction::Federation.index()] = 5;
        (table.crew, table.morale, table.salvage) = (FULL, FULL, MOST_SALVAGE);
        (table.hull, table.ammo) = (hull, ammo);
        table.pile.clear();
    });
    rig
}

#[test]
fn rule_9_3_salome_is_asked_for_the_sake_of_the_tech_center_alone() {
    assert!(!sound(&["daisuke", "thaddeus"]).offered("dock"), "friends are served with all that they have already");
    let mut rig = sound(&["daisuke", "salome"]);
    assert!(rig.offered("dock"));
    rig.choose("dock");
    assert_eq!(rig.offers(), ["ability:salome", "leave"]);
    rig.choose("ability:salome");
    assert!(rig.offered("service:tech-center"));
}
