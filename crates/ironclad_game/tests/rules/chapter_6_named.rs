//! The players are asked once, and all who could change it are named (rule 6.10): here always two.

use ironclad_game::content::terms::Faction;
use ironclad_game::content::{HeroId, Id};

use crate::rig::{Active, Board, Rig, edited};

/// The same with a second hero who can do what the first can, on either side of the card.
pub(super) fn alike(board: Board, first: &str, second: &str) -> Board {
    board.with(|content| {
        let [first, second] = [first, second].map(|name| HeroId::find(&content.names, name).expect("a hero"));
        let (regular, promoted) = (content.heroes[first].regular.ability, content.heroes[first].promoted.ability);
        content.heroes = edited(&content.heroes, Some(second), |card| {
            (card.regular.ability, card.promoted.ability) = (regular, promoted);
        });
    })
}

/// Those whose ability may be used now.
pub(super) fn abilities(rig: &Rig) -> Vec<String> {
    rig.offers().into_iter().filter(|offer| offer.starts_with("ability:")).collect()
}

/// This card on the next sector, and these heroes alone aboard.
fn with_heroes(card: &str, heroes: &[&str]) -> Board {
    Active::card(card).squad("bridge", heroes).squad("weapons", &[]).squad("hangar", &[])
}

#[test]
fn rule_6_10_all_who_have_a_deed_to_do_are_named_in_the_turn() {
    let mut rig = Board::card("probe").start("salvage", 1).begin();
    rig.exhaust(&["noriko"]).tune(|table| table.sections[0] = 1);
    assert_eq!(abilities(&rig), ["ability:daisuke", "ability:gabriel"], "to mend the Bridge, to ready Noriko");
}

#[test]
fn rule_6_10_all_who_could_skip_a_card_are_named() {
    let mut rig = alike(Board::enemies(&["valkyrie"]), "xavier", "gabriel").begin();
    assert_eq!(rig.enter().offers(), ["ability:gabriel", "ability:xavier", "pass"]);
    let mut rig = alike(with_heroes("space-leeches", &["daisuke", "idris"]), "idris", "daisuke").begin();
    assert_eq!(rig.enter().offers(), ["ability:daisuke", "ability:idris", "pass"]);
}

#[test]
fn rule_6_10_all_who_could_have_a_table_rolled_again_are_named() {
    let mut rig = alike(Board::card("crossfire").without(&["xavier"]), "noriko", "daisuke").begin();
    rig.enter().play("attempt 1");
    assert_eq!(rig.offers(), ["ability:daisuke", "ability:noriko", "pass"]);
}

#[test]
fn rule_6_10_all_who_could_lead_one_more_in_are_named() {
    let board = with_heroes("alien-infestation", &["gabriel", "otgon", "roland", "thaddeus", "wrathe"]);
    let mut rig = alike(board, "roland", "thaddeus").begin();
    rig.enter().choose("skill:combat");
    assert_eq!(abilities(&rig), ["ability:roland", "ability:thaddeus"]);
}

#[test]
fn rule_6_10_all_who_could_turn_a_narrow_failure_are_named() {
    let board = with_heroes("space-leeches", &["beatriz", "daisuke", "gabriel", "lan"]);
    let mut rig = alike(board, "beatriz", "gabriel").begin();
    rig.enter().play("skill:engineering hero:daisuke hero:lan done 3");
    assert_eq!(rig.offers(), ["ability:beatriz", "ability:gabriel", "pass"], "9 of 10");
}

#[test]
fn rule_6_10_all_who_could_have_hits_from_within_ignored_are_named() {
    let mut rig = alike(with_heroes("sabotage", &["daisuke", "lan"]), "lan", "daisuke").begin();
    rig.enter().choose("done");
    assert_eq!(rig.offers(), ["ability:daisuke", "ability:lan", "pass"]);
}

#[test]
fn rule_6_10_all_who_could_speak_for_the_lost_are_named() {
    let mut rig = alike(with_heroes("alien-infestation", &["gabriel", "hadiza"]), "hadiza", "gabriel").begin();
    rig.enter().play("done 1");
    assert_eq!(rig.offers(), ["ability:gabriel", "ability:hadiza", "pass"]);
}

#[test]
fn rule_6_10_all_who_could_keep_another_from_a_wound_are_named() {
    let mut rig = alike(Board::card("infiltrated"), "wrathe", "thaddeus").begin();
    rig.exhaust(&["gabriel"]).enter().play("skill:combat hero:gabriel done");
    assert_eq!(rig.offers(), ["ability:thaddeus", "ability:wrathe", "pass"]);
}

#[test]
fn rule_6_10_all_who_could_have_a_rest_ready_more_are_named() {
    let board = with_heroes("probe", &["daisuke", "fetu", "gabriel", "noriko", "xavier"]);
    let mut rig = alike(board, "fetu", "xavier").begin();
    rig.exhaust(&["daisuke", "gabriel", "noriko"]).choose("rest");
    assert_eq!(rig.offers(), ["hero:daisuke", "hero:gabriel", "hero:noriko", "ability:fetu", "ability:xavier"]);
}

/// Arriving with these on the Bridge, the second like the first and both promoted, at the port of an Enemy.
fn at_an_enemys_port(first: &str, second: &str) -> Rig {
    let board = Active::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("gaia-nova", [-1, 0]);
    let mut rig = alike(board.squad("bridge", &[first, second]), first, second).begin();
    rig.tune(|table| table.reputation[Faction::Federation.index()] = -10);
    rig.promote(first).promote(second).choose("move:gaia-nova");
    rig
}

#[test]
fn rule_6_10_all_who_could_have_an_enemys_port_let_the_ship_be_are_named() {
    let rig = at_an_enemys_port("ugyen", "gabriel");
    assert_eq!(rig.offers(), ["ability:gabriel", "ability:ugyen", "pass"], "under safe conduct");
    let rig = at_an_enemys_port("xavier", "gabriel");
    assert_eq!(rig.offers(), ["ability:gabriel", "ability:xavier", "pass"], "the patrol stays in port");
}

#[test]
fn rule_6_10_all_who_could_have_a_port_serve_at_a_better_standing_are_named() {
    let board = Board::port("gaia-nova").squad("weapons", &["daisuke", "salome"]).start("credits", 60);
    let mut rig = alike(board.start("morale", 7), "salome", "daisuke").begin();
    rig.tune(|table| {
        table.reputation[Faction::Federation.index()] = 5;
        (table.salvage, table.ammo) = (6, 6);
        table.pile.clear();
    });
    rig.choose("dock");
    assert_eq!(rig.offers(), ["ability:daisuke", "ability:salome", "leave"], "a Friend has no use for what is open");
}
