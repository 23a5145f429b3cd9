//! Fitting out before the first turn.

use ironclad_game::content::terms::System;
use ironclad_game::content::{HeroId, Id};
use ironclad_game::engine::Event;
use serde_json::{Value, json};

use crate::rig::{Board, Rig};

/// A scenario that begins with fitting out: these heroes to hire, and all else there is.
fn fitting_out(credits: u16, heroes: &[&str]) -> Board {
    let board = Board::card("probe").squad("bridge", &[]).squad("weapons", &[]).squad("hangar", &[]).fighters(&[]);
    let roster = json!({
        "heroes": heroes,
        "fighters": ["bellwether", "bullock", "marten", "skadi"],
        "modules": ["capacitor-bank", "recreation-deck", "reinforced-hull"],
    });
    board.set("/roster", roster).start("credits", credits)
}

fn begin(credits: u16, heroes: &[&str]) -> Rig {
    fitting_out(credits, heroes).begin()
}

fn aboard(rig: &Rig) -> Vec<(String, System)> {
    rig.table().heroes.iter().map(|aboard| (aboard.hero.name(rig.game.names()).to_owned(), aboard.system)).collect()
}

#[test]
fn rule_11_4_heroes_are_hired_at_their_cost_and_may_be_sent_ashore() {
    let mut rig = begin(6, &["gabriel", "xavier", "lan"]);
    assert_eq!((rig.kind().as_str(), rig.table().turn), ("set-up", 0));
    assert!(rig.offered("hire:lan") && !rig.offered("dismiss:lan"));
    rig.choose("hire:lan");
    assert_eq!(rig.table().credits, 2, "4");
    assert!(
        rig.offered("hire:gabriel") && !rig.offered("hire:xavier"),
        "2 are left: enough for Gabriel, not for Xavier"
    );
    assert!(!rig.offered("hire:lan"));
    rig.choose("dismiss:lan");
    assert_eq!((rig.table().credits, aboard(&rig).len()), (6, 0));
    rig.play("hire:gabriel hire:xavier done");
    assert_eq!((rig.table().credits, rig.kind().as_str(), rig.table().turn), (1, "action", 1));
    assert_eq!(rig.happened(|event| matches!(event, Event::FittedOut)), 1);
    assert!(!rig.offered("hire:lan"), "once");
}

#[test]
fn rule_11_4_promoted_heroes_cost_what_that_side_says() {
    let promoted: Value = json!(["gabriel"]);
    let mut rig = fitting_out(9, &["gabriel"]).set("/promoted", promoted).begin();
    rig.choose("hire:gabriel");
    let content = crate::rig::content();
    let gabriel = HeroId::find(&content.names, "gabriel").expect("a hero");
    let cost = content.heroes[gabriel].side(true).cost;
    assert_ne!(cost, content.heroes[gabriel].side(false).cost);
    assert_eq!(rig.table().credits, 9 - u16::from(cost));
    assert!(rig.table().heroes[0].promoted);
}

#[test]
fn rule_1_4_a_squad_has_four_places() {
    let all = [
        "amara",
        "beatriz",
        "cormac",
        "daisuke",
        "eluned",
        "fetu",
        "gabriel",
        "hadiza",
        "idris",
        "jabulile",
        "kwabena",
        "lan",
        "marguerite",
    ];
    let mut rig = begin(99, &all);
    for hero in &all[..12] {
        rig.choose(&format!("hire:{hero}"));
    }
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("hire:")), "twelve places");
    for system in System::ALL {
        assert_eq!(aboard(&rig).iter().filter(|(_, other)| *other == system).count(), 4);
    }
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("assign:")), "each squad is full");
    rig.choose("dismiss:amara");
    let free = aboard(&rig);
    let squad = System::ALL.into_iter().find(|system| free.iter().filter(|(_, other)| other == system).count() < 4);
    let squad = squad.expect("one with room");
    let mover = free.iter().find(|(_, system)| *system != squad).expect("somebody elsewhere").0.clone();
    rig.choose(&format!("assign:{mover}:{squad}"));
    assert!(aboard(&rig).contains(&(mover, squad)));
}

#[test]
fn rule_11_4_up_to_three_ships_are_taken_along() {
    let mut rig = begin(0, &[]);
    rig.play("ship:skadi ship:bullock ship:marten");
    assert!(!rig.offered("ship:bellwether"), "three bays");
    rig.play("ship:bullock");
    assert!(rig.offered("ship:bellwether"), "one is left behind again");
    let ids = |rig: &Rig| {
        rig.table().fighters.iter().map(|bay| bay.fighter.name(rig.game.names()).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&rig), ["marten", "skadi"]);
}

#[test]
fn rule_2_13_and_12_4_two_slots_and_the_recreation_decks_fee() {
    let mut rig = begin(6, &[]);
    rig.choose("fit:recreation-deck");
    assert_eq!(rig.table().credits, 1, "5 Credits each time it is fitted");
    rig.choose("fit:capacitor-bank");
    assert!(!rig.offered("fit:reinforced-hull"), "two slots");
    rig.choose("unfit:recreation-deck");
    assert_eq!(rig.table().credits, 6, "not fitted, not paid");
    assert!(rig.offered("fit:reinforced-hull"));
    assert!(!begin(4, &[]).offered("fit:recreation-deck"), "it must be paid");
    rig.play("fit:reinforced-hull done");
    assert_eq!(rig.game.view().most_hull(), 6);
}

#[test]
fn rule_11_4_fewer_heroes_are_allowed_and_even_none() {
    let mut rig = begin(0, &["gabriel"]);
    assert!(!rig.offered("hire:gabriel"));
    rig.choose("done");
    assert_eq!(rig.kind(), "action");
}
