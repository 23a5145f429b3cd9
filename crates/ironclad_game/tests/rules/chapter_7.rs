//! Checks and operations.

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::Mode;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Board, Rig};

/// An Infiltrated with Gabriel, Wrathe and Thaddeus on it: 10 against 12.
fn boarders(mode: Mode) -> Rig {
    let mut rig = Board::card("infiltrated").mode(mode).begin();
    rig.enter().play("skill:combat hero:gabriel hero:wrathe hero:thaddeus");
    rig
}

fn won(mut rig: Rig, face: u8) -> bool {
    rig.roll(&[face]);
    rig.happened(|event| matches!(event, Event::CheckDecided { won: true, .. })) == 1
}

#[test]
fn rule_7_1_equal_or_higher_succeeds() {
    assert!(won(boarders(Mode::Normal), 2) && won(boarders(Mode::Normal), 3));
    let mut rig = boarders(Mode::Normal);
    rig.tune(|table| table.morale = 2);
    assert_eq!(rig.adds(), 9, "Morale once, as it stands when the die is rolled");
    assert!(!won(rig, 2));
}

#[test]
fn rule_7_2_rule_of_six_and_one() {
    let nobody = |mode: Mode| {
        let mut rig = Board::card("infiltrated").mode(mode).begin();
        rig.enter().play("skill:combat done");
        rig
    };
    for (mode, six, one) in [(Mode::Normal, true, false), (Mode::Easy, true, true), (Mode::Hard, false, false)] {
        assert_eq!(won(nobody(mode), 6), six, "6 of nobody against 12 in {mode}");
        let mut sure = boarders(mode);
        sure.tune(|table| table.morale = 7);
        assert_eq!(won(sure, 1), one, "1 + 11 against 12 in {mode}");
        assert!(!won(boarders(mode), 1), "1 + 10 against 12 in {mode}");
    }
}

#[test]
fn rule_7_3_up_to_three_heroes_are_committed_and_exhausted_first() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter().play("skill:combat hero:gabriel");
    assert_eq!(rig.status("gabriel"), Status::Ready, "not before all are committed");
    rig.play("hero:wrathe hero:thaddeus");
    assert!(rig.is_rolling(), "three end it");
    for hero in ["gabriel", "wrathe", "thaddeus"] {
        assert_eq!(rig.status(hero), Status::Exhausted, "before the die");
    }
    let mut rig = Board::card("infiltrated").begin();
    assert!(rig.enter().choose("skill:combat").offered("done"), "nobody has to");
}

#[test]
fn rule_7_3_heroes_who_take_no_part_may_use_abilities() {
    let mut rig = Board::card("infiltrated").begin();
    rig.exhaust(&["thaddeus"]);
    rig.enter().play("skill:combat hero:thaddeus done");
    assert_eq!(rig.offers(), ["ability:wrathe", "pass"]);
}

#[test]
fn rule_7_3_one_skill_is_selected_for_the_whole_check() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter();
    assert_eq!((rig.kind().as_str(), rig.offers()), ("skill", vec!["skill:combat".into(), "skill:stealth".into()]));
    let mut quiet = rig.clone();
    assert_eq!(quiet.choose("skill:stealth").offers(), ["hero:wrathe", "done"], "who has it not cannot go");
    assert_eq!(quiet.play("hero:wrathe done").adds(), 1);
    assert_eq!(rig.play("skill:combat hero:wrathe done").adds(), 3, "she adds the skill of the check, not her best");
}

#[test]
fn rule_7_3_where_only_one_skill_is_aboard_nothing_is_asked() {
    let mut rig = Board::card("infiltrated").without(&["wrathe"]).begin();
    rig.enter();
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:thaddeus", "done"], "nobody has Stealth");
}

#[test]
fn rule_7_3_in_the_first_edition_each_hero_has_her_own_skill() {
    let mut rig = Board::card("infiltrated").edition(Edition::First).begin();
    rig.enter().play("hero:gabriel hero:wrathe skill:stealth hero:thaddeus");
    assert_eq!(rig.adds(), 4 + 1 + 3, "a game begun by version 0.4 goes on as it was");
}
