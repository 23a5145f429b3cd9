//! When a port's welcome is worth asking for, and what a Villain adds to its prices (rules 9.2 to 9.4, 10.6).

use ironclad_game::content::terms::Faction;
use ironclad_game::content::{GearId, Id};
use ironclad_game::engine::state::Carried;
use serde_json::json;

use crate::rig::{Active, Board, Rig};

/// Arriving with Ugyen and an empty purse at a port whose owners think so of the players.
fn arriving(reputation: i8) -> Rig {
    let board = Active::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("gaia-nova", [-1, 0]);
    let mut rig = board.squad("bridge", &["ugyen"]).begin();
    rig.tune(|table| table.reputation[Faction::Federation.index()] = reputation);
    rig.choose("move:gaia-nova");
    rig
}

#[test]
fn rule_6_10_ugyen_is_not_asked_where_nothing_would_be_bought() {
    let rig = arriving(-7);
    assert_eq!((rig.kind(), rig.offers()), ("port".to_owned(), vec!["leave".to_owned()]));
}

#[test]
fn rule_9_4_a_patrol_is_kept_away_whatever_there_is_to_buy() {
    assert_eq!(arriving(-12).offers(), ["ability:ugyen", "pass"]);
}

#[test]
fn rule_9_4_at_an_enemys_port_gear_is_not_moved_either() {
    let docks = |reputation: i8| {
        let mut rig = Board::port("gaia-nova").begin();
        let gear = GearId::find(rig.game.names(), "rivet-gun").expect("gear");
        let hero = rig.hero("gabriel");
        rig.tune(|table| {
            table.pile.retain(|token| *token != gear);
            table.gear.push(Carried { gear, hero, moved: false });
            table.reputation = [reputation; 5];
        });
        rig.offered("dock")
    };
    assert!(docks(-9), "for the gear alone, where the ship is served");
    assert!(!docks(-10), "an Enemy does not let her dock");
}

#[test]
fn rule_10_6_where_everything_is_owed_an_upgrade_costs_credits_more_and_no_salvage() {
    let paid = |flagship: serde_json::Value| {
        let mut rig = Board::port("gaia-nova").start("credits", 60).set("/villain", flagship).begin();
        rig.tune(|table| (table.reputation, table.salvage) = ([10; 5], 5));
        rig.play("dock service:tech-center upgrade:bridge");
        (60 - rig.table().credits, 5 - rig.table().salvage)
    };
    assert_eq!((paid(json!(null)), paid(json!("sixteen-hulls"))), ((6, 2), (7, 2)));
}
