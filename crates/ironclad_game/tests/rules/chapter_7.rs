//! Checks and operations.

use ironclad_game::content::Id;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::{Mode, Skill};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::{Check, Event, Status};

use crate::rig::{Active, Board, Rig};

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

/// The check in hand.
fn check(rig: &Rig) -> Check {
    match rig.game.state().frames.last() {
        Some(Frame::Check(check)) => *check,
        other => panic!("no check: {other:?}"),
    }
}

#[test]
fn rule_7_3_a_check_tells_its_skill_and_who_could_make_it() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter();
    let could = |rig: &Rig, skill| {
        let party = check(rig).party(&rig.game.view(), skill).into_iter();
        party.map(|(hero, adds)| (hero.name(rig.game.names()).to_owned(), adds)).collect::<Vec<_>>()
    };
    let named = |party: &[(&str, u8)]| party.iter().map(|(hero, adds)| ((*hero).to_owned(), *adds)).collect::<Vec<_>>();
    assert_eq!((check(&rig).skill(), check(&rig).difficulty(&rig.game.view())), (None, 12));
    assert_eq!(could(&rig, Skill::Combat), named(&[("gabriel", 4), ("thaddeus", 3), ("wrathe", 3)]), "the best first");
    assert_eq!(could(&rig, Skill::Stealth), named(&[("wrathe", 1)]));
    assert_eq!(could(&rig, Skill::Engineering), []);
    rig.play("skill:combat hero:wrathe");
    assert_eq!(check(&rig).skill(), Some(Skill::Combat));
    assert_eq!(
        could(&rig, Skill::Combat),
        named(&[("gabriel", 4), ("thaddeus", 3)]),
        "who is on it could not once more"
    );
    let committed: Vec<_> = check(&rig).committed(&rig.game.view()).collect();
    assert_eq!(committed, [(rig.hero("wrathe"), Skill::Combat, 3)]);
    assert_eq!((check(&rig).whose_skill(), check(&rig).read(&rig.game.view())), (None, None), "no die has been rolled");
    let mut first = Board::card("infiltrated").edition(Edition::First).begin();
    first.enter().play("hero:wrathe");
    assert_eq!(check(&first).whose_skill(), Some(first.hero("wrathe")));
}

#[test]
fn rule_7_3_a_check_tells_all_who_are_on_it() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter().play("skill:combat hero:wrathe hero:gabriel");
    let committed: Vec<_> = check(&rig).committed(&rig.game.view()).collect();
    assert_eq!(committed, [(rig.hero("wrathe"), Skill::Combat, 3), (rig.hero("gabriel"), Skill::Combat, 4)]);
}

#[test]
fn rule_7_3_a_check_takes_no_more_than_its_card_says() {
    let able = ["gabriel", "noriko", "otgon", "roland", "thaddeus", "wrathe"];
    let board = Active::card("alien-infestation").squad("bridge", &able).squad("weapons", &[]).squad("hangar", &[]);
    let mut rig = board.begin();
    rig.enter();
    assert_eq!(check(&rig).party(&rig.game.view(), Skill::Combat).len(), 3);
    rig.play("skill:combat hero:gabriel ability:roland");
    assert_eq!(check(&rig).party(&rig.game.view(), Skill::Combat).len(), 3, "a fourth, of whom one is on it");
}

#[test]
fn rule_7_1_a_check_tells_what_was_rolled_while_it_can_be_turned() {
    let board = Active::card("space-leeches").squad("bridge", &["beatriz", "daisuke", "gabriel", "lan"]);
    let mut rig = board.squad("weapons", &[]).squad("hangar", &[]).begin();
    rig.enter().play("skill:engineering hero:daisuke hero:lan done 3");
    assert_eq!(check(&rig).read(&rig.game.view()), Some((9, 10)));
}
