//! The Ironclad mat: energy, damage control, shields, turns.

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::Section;
use ironclad_game::engine::Outcome;
use ironclad_game::engine::chance::Why;

use crate::rig::{Board, Rig, plan};

/// A combat with this much energy at the start of the first plan.
fn fight_with_energy(energy: u8) -> Rig {
    let mut rig = Board::enemies(&["valkyrie"]).begin();
    rig.meet().tune(|table| table.energy = energy);
    rig
}

#[test]
fn rule_2_8_uncovered_spaces_act() {
    for (energy, shields, accuracy, evasion) in [(5, 1, 0, 0), (4, 0, 0, 0), (3, 0, -1, 0), (2, 0, -1, -1)] {
        let rig = fight_with_energy(energy);
        let view = rig.game.view();
        assert_eq!(view.shields(), shields, "at energy {energy}");
        assert_eq!(view.ship_accuracy(), accuracy, "at energy {energy}");
        assert_eq!(view.ship_evasion(), evasion, "at energy {energy}");
    }
}

#[test]
fn rule_2_8_fourth_and_fifth_act_when_uncovered() {
    let mut rig = fight_with_energy(2);
    plan(&mut rig, [("daring-manoeuvre", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.request().why, Why::DamageControl, "the fourth: a hit");
    rig.roll(&[1]);
    assert_eq!((rig.table().section(Section::Bridge), rig.table().hull), (1, 4), "the fifth: a point of Hull");
    assert_eq!(rig.table().energy, 0);
    let mut rig = fight_with_energy(2);
    rig.tune(|table| table.hull = 1);
    plan(&mut rig, [("daring-manoeuvre", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.roll(&[6]).choose("pass").outcome(), Some(Outcome::Lost), "it can be the last");
}

#[test]
fn rule_2_8_energy_is_paid_when_the_plan_stands() {
    let mut rig = fight_with_energy(5);
    rig.play("order:daring-manoeuvre hero:gabriel order:heavy-cannon-battery hero:thaddeus no-order done");
    assert_eq!(rig.table().energy, 5);
    rig.choose("confirm");
    assert_eq!(rig.table().energy, 3);
}

#[test]
fn rule_2_8_spaces_stay_uncovered_into_the_next_phase_and_are_refilled_afterwards() {
    let mut rig = fight_with_energy(5);
    plan(&mut rig, [("daring-manoeuvre", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 6");
    assert_eq!((rig.table().energy, rig.game.view().ship_accuracy()), (3, -1), "in the Close phase");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert!(!rig.in_combat());
    assert_eq!((rig.table().energy, rig.game.view().shields()), (5, 1), "refilled after the draw");
}

#[test]
fn rule_2_8_reactor_damage_takes_tokens_off_the_top() {
    let mut rig = Board::card("space-leeches").begin();
    rig.play("move:1a-empty-space-2 skill:engineering done 1");
    assert_eq!((rig.table().section(Section::Reactor), rig.table().energy), (2, 4));
    assert_eq!(rig.game.view().shields(), 0, "shields go first");
    rig.tune(|table| table.sections[Section::Reactor.index()] = 4);
    rig.tune(|table| table.energy = 3);
    assert_eq!(rig.game.view().ship_accuracy(), -1, "then targeting");
}

#[test]
fn rule_2_8_refilled_no_further_than_the_reactor_lets() {
    let mut rig = fight_with_energy(5);
    rig.tune(|table| (table.sections[Section::Reactor.index()], table.energy) = (2, 4));
    plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.table().energy, 3);
    rig.play("target:valkyrie-1 6 6");
    plan(&mut rig, [("-", "xavier"), ("laser-turrets", "daisuke"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6 6");
    assert_eq!((rig.in_combat(), rig.table().energy), (false, 4), "the cap holds after it");
}

#[test]
fn rule_2_8_no_plan_costs_more_than_there_is() {
    let mut rig = fight_with_energy(1);
    rig.play("order:overload-the-reactor-core hero:gabriel order:superweapon hero:thaddeus no-order done");
    assert!(rig.offered("confirm"), "the Overload pays for it");
    rig.play("change:bridge no-order hero:gabriel");
    assert!(!rig.offered("confirm"), "without it there is 1 for 3");
    rig.play("change:weapons order:heavy-cannon-battery hero:thaddeus confirm");
    assert_eq!(rig.table().energy, 0);
}

#[test]
fn rule_2_9_damage_control() {
    for (face, change) in
        [(1, "bridge +1"), (2, "weapons +1"), (3, "reactor +1"), (4, "hangar +1"), (5, "hull -1"), (6, "crew -1")]
    {
        let mut rig = Board::card("infiltrated").without(&["thaddeus"]).begin();
        rig.play("move:1a-empty-space-2 skill:combat hero:gabriel done 6");
        let before = rig.marks();
        assert_eq!(rig.roll(&[face]).changes(&before), format!("{change}, gabriel exhausted"), "at {face}");
    }
}

#[test]
fn rule_2_10_shields_take_hits_from_outside() {
    let mut rig = Board::card("crossfire").without(&["noriko"]).begin();
    rig.play("move:1a-empty-space-2 attempt done 5");
    assert_eq!(rig.table().shields, 0, "one of two");
    let before = rig.marks();
    rig.roll(&[1]);
    assert_eq!(rig.changes(&before), "bridge +1");
    assert_eq!(rig.table().shields, 1, "whole again when the encounter is over");
}

#[test]
fn rule_2_10_shields_do_not_stop_what_comes_from_within_or_from_space() {
    let mut rig = Board::card("sabotage").begin();
    rig.play("move:1a-empty-space-2 done 1 1 1 1");
    assert_eq!((rig.table().section(Section::Bridge), rig.table().shields), (4, 1));
    let mut rig = Board::at("3a-empty-space").tile("3a", [0, 0], 0).begin();
    rig.play("move:3a-solar-flare 1 1");
    assert_eq!((rig.table().section(Section::Bridge), rig.table().shields), (2, 1));
}

#[test]
fn rule_2_10_shields_are_not_up_without_the_top_energy() {
    let mut rig = Board::card("crossfire").without(&["noriko"]).begin();
    rig.tune(|table| (table.sections[Section::Reactor.index()], table.energy) = (2, 4));
    rig.play("move:1a-empty-space-2 attempt done 5 1 1");
    assert_eq!(rig.table().section(Section::Bridge), 2, "both hits are rolled");
}

#[test]
fn rule_2_10_shields_stay_down_for_the_rest_of_a_combat() {
    let mut rig = fight_with_energy(5);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[1, 1]);
    assert_eq!((rig.table().section(Section::Bridge), rig.table().shields), (1, 0), "one of the two hits");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[1, 1, 1]);
    assert_eq!(rig.table().section(Section::Bridge), 3, "both of the second attack");
    assert_eq!(rig.table().shields, 1, "whole for the next encounter");
}

#[test]
fn rule_2_12_turns_are_counted_from_one() {
    let mut rig = Board::card("probe").begin();
    assert_eq!(rig.table().turn, 1);
    rig.choose("end-turn");
    assert_eq!(rig.table().turn, 2);
}

/// A Long phase in which this much energy is paid, the evasion fails, and its two hits both go to the Reactor.
fn reactor_hit(paid: u8, edition: Edition) -> Rig {
    let mut rig = Board::enemies(&["valkyrie"]).edition(edition).begin();
    rig.meet().tune(|table| table.energy -= paid);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[1, 3, 3]);
    rig
}

#[test]
fn rule_2_8_in_a_combat_the_reactor_takes_tokens_beyond_what_is_paid() {
    let hit = reactor_hit(1, Edition::Second);
    let table = hit.table();
    assert_eq!((table.section(Section::Reactor), table.energy), (2, 3), "one paid, one taken");
    assert_eq!(hit.game.view().ship_accuracy(), -1, "and what that uncovers acts");
    assert_eq!(reactor_hit(1, Edition::First).table().energy, 4, "in the first edition it was only a cap");
}

#[test]
fn rule_2_8_what_the_reactor_uncovers_acts_at_once() {
    let rig = reactor_hit(3, Edition::Second);
    assert_eq!((rig.table().energy, rig.request().why), (1, Why::DamageControl), "the fourth: a hit");
    let mut rig = rig;
    rig.roll(&[2]);
    assert_eq!(rig.table().section(Section::Weapons), 1);
    assert_eq!(rig.kind(), "combat-plan", "then the combat goes on");
    let rig = reactor_hit(4, Edition::Second);
    assert_eq!((rig.table().energy, rig.table().hull), (0, 4), "the fifth: a point of Hull");
}

#[test]
fn rule_2_1_a_repaired_reactor_gives_its_token_back() {
    let mut rig = Board::port("theia").start("credits", 30).begin();
    rig.tune(|table| (table.sections[Section::Reactor.index()], table.energy) = (2, 4));
    rig.play("dock service:shipyard repair:reactor");
    assert_eq!((rig.table().section(Section::Reactor), rig.table().energy), (1, 5));
}

#[test]
fn rule_8_3_after_effects_come_when_the_track_is_refilled() {
    let mut rig = Board::enemies(&["valkyrie"]).begin();
    rig.meet();
    plan(&mut rig, [("overload-the-reactor-core", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.table().energy, 2);
    rig.play("target:valkyrie-1 6 6");
    assert!(!rig.in_combat(), "she is sunk");
    let table = rig.table();
    assert_eq!((table.section(Section::Reactor), table.energy, table.hull), (2, 4, 5), "no lower space is uncovered");
}
