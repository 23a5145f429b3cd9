//! Gear that is found: who is asked, and where it goes when nobody takes it (rule 12.1).

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::System;
use ironclad_game::content::{GearId, Id};
use ironclad_game::engine::Event;
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::state::Carried;

use crate::rig::{Board, Rig};

fn carry(rig: &mut Rig, gear: &str, hero: &str) {
    let gear = GearId::find(rig.game.names(), gear).expect("gear");
    let hero = rig.hero(hero);
    rig.tune(|table| {
        table.pile.retain(|token| *token != gear);
        table.gear.push(Carried { gear, hero, moved: false });
        table.gear.sort_unstable_by_key(|carried| carried.gear);
    });
}

#[test]
fn rule_12_1_in_the_first_edition_a_piece_that_somebody_can_carry_is_not_left() {
    let mut rig = Board::card("ancient-relic").edition(Edition::First).begin();
    rig.enter().play("attempt hero:noriko 6 draw:felt-soles");
    assert_eq!((rig.offers().len(), rig.offered("done")), (6, false));
}

#[test]
fn rule_12_1_what_nobody_can_carry_goes_to_the_pile_while_the_scenario_lasts() {
    let mut rig = Board::card("ancient-relic").edition(Edition::First).campaign(3);
    for (gear, hero) in [("rivet-gun", "gabriel"), ("long-wrench", "daisuke"), ("survey-glass", "noriko")] {
        carry(&mut rig, gear, hero);
    }
    rig.enter().play("attempt hero:noriko 6 draw:felt-soles");
    assert_eq!(rig.kind(), "action");
    assert_eq!(rig.happened(|event| matches!(event, Event::GearReturned { .. })), 1);
    assert!(rig.table().log.as_ref().expect("a log").lockers.is_empty(), "the lockers are for the debriefing");
}

#[test]
fn rule_12_1_that_it_is_chosen_which_of_two_pieces_goes_can_be_told_from_who_takes_the_new_one() {
    let mut rig = Board::card("ancient-relic").squad("weapons", &["daisuke", "lan", "thaddeus"]).begin();
    rig.tune(|table| table.upgraded[System::Weapons.index()] = true);
    carry(&mut rig, "rivet-gun", "thaddeus");
    carry(&mut rig, "long-wrench", "daisuke");
    let replaces = |rig: &Rig| match rig.game.state().frames.last() {
        Some(Frame::Outfit(outfit)) => outfit.is_replacing(&rig.game.view()),
        other => panic!("no gear is gained: {other:?}"),
    };
    rig.enter().play("attempt hero:noriko 6 draw:felt-soles");
    assert!(!replaces(&rig), "who takes it");
    rig.choose("gear:felt-soles:lan");
    assert_eq!((replaces(&rig), rig.offers().join(" ")), (true, "hero:daisuke hero:thaddeus".to_owned()));
}
