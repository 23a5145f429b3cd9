//! Upgrades in port: what a better standing opens where there is nothing else to have, and that they last (rule 9.3).

use ironclad_game::content::terms::Faction;
use ironclad_game::engine::query::{FULL, MOST_SALVAGE};
use serde_json::json;

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

#[test]
fn rule_9_3_an_upgrade_lasts_the_campaign() {
    let board = Board::port("theia").set("/modules", json!(["targeting-computer"])).start("credits", 60);
    let mut rig = board.campaign(3);
    rig.tune(|table| table.reputation[Faction::Federation.index()] = 10);
    rig.play("dock service:tech-center upgrade:skadi upgrade:targeting-computer");
    let (table, log) = (rig.table(), rig.table().log.as_ref().expect("a log"));
    assert!(table.fighters[0].upgraded && table.modules[0].upgraded, "aboard");
    assert!(log.hangar[0].upgraded && log.stores[0].upgraded, "and in the log");
}
