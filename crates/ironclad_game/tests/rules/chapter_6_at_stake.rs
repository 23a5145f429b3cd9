//! What is at stake when heroes are asked (rules 6.4, 6.10): a wound, Crew, hits, a look ahead.

use ironclad_game::content::terms::Class;
use ironclad_game::engine::frame::Frame;

use crate::rig::{Active, Board, Rig};

fn innermost(rig: &Rig) -> &Frame {
    rig.game.state().frames.last().expect("something is under way")
}

/// This card on the next sector, and these heroes alone aboard.
fn with_heroes(card: &str, heroes: &[&str]) -> Board {
    Active::card(card).squad("bridge", heroes).squad("weapons", &[]).squad("hangar", &[])
}

#[test]
fn rule_6_4_a_class_is_used_up_to_a_wound_once_nobody_of_it_is_ready() {
    let mut rig = Board::card("probe").squad("weapons", &["daisuke", "lan"]).begin();
    let wounds = |rig: &Rig| rig.game.view().would_wound(Class::Engineer);
    assert!(!wounds(&rig), "both are Ready");
    rig.exhaust(&["daisuke"]);
    assert!(!wounds(&rig), "Lan is Ready");
    rig.exhaust(&["lan"]);
    assert!(wounds(&rig), "neither is");
    rig.wound(&["daisuke"]);
    assert!(wounds(&rig), "one is left, and she is Exhausted");
    rig.wound(&["lan"]);
    assert!(!wounds(&rig), "nobody can be used");
    assert!(!rig.game.view().would_wound(Class::Agent), "there is none aboard");
}

#[test]
fn rule_6_10_how_many_crew_would_be_lost_and_have_been_is_known_to_those_who_are_asked() {
    let met = |crew: u8| {
        let mut rig = with_heroes("alien-infestation", &["hadiza", "thaddeus"]).start("crew", crew).begin();
        rig.enter().play("done 1");
        rig
    };
    let at_stake = |rig: &Rig| match innermost(rig) {
        Frame::CrewLoss(loss) => Some((loss.points(), loss.lost())),
        _ => None,
    };
    let mut rig = met(7);
    assert!(rig.offered("ability:thaddeus"));
    assert_eq!(at_stake(&rig), Some((2, 0)), "none is lost yet");
    rig.choose("pass");
    assert!(rig.offered("ability:hadiza"));
    assert_eq!(at_stake(&rig), Some((2, 2)));
    let mut rig = met(7);
    rig.choose("ability:thaddeus");
    assert_eq!(at_stake(&rig), Some((1, 1)), "he has saved one");
    let mut rig = met(2);
    rig.choose("pass");
    assert_eq!(at_stake(&rig), Some((2, 1)), "Morale pays for the other (rule 2.2)");
}

#[test]
fn rule_6_10_how_many_hits_are_left_is_known_to_whoever_could_ignore_some() {
    let mut rig = with_heroes("sabotage", &["daisuke", "lan"]).begin();
    let left = |rig: &Rig| match innermost(rig) {
        Frame::Hits(hits) => Some(hits.left()),
        _ => None,
    };
    rig.enter().choose("done");
    assert!(rig.offered("ability:lan"));
    assert_eq!(left(&rig), Some(4));
    rig.choose("ability:lan");
    assert_eq!(left(&rig), Some(2), "she ignores 2");
    rig.roll(&[1]);
    assert_eq!(left(&rig), Some(1));
}

#[test]
fn rule_6_10_kwabena_promoted_names_a_sector_to_look_at_and_then_one_to_go_to() {
    let begin = || {
        let board = Active::at("3a-empty-space").tile("1a", [0, 0], 0).tile("3a", [2, 0], 0);
        let board = board.squad("bridge", &["kwabena"]).squad("weapons", &[]).squad("hangar", &[]);
        board.token("1a-nebula", "sabotage").begin()
    };
    let looks = |rig: &Rig| match innermost(rig) {
        Frame::SkipSector(door) => Some(door.looks()),
        _ => None,
    };
    let mut rig = begin();
    rig.choose("ability:kwabena");
    assert_eq!(looks(&rig), Some(false), "on his regular side he goes blind");
    let mut rig = begin();
    rig.promote("kwabena").choose("ability:kwabena");
    assert_eq!(looks(&rig), Some(true));
    rig.choose("move:1a-nebula");
    assert_eq!(looks(&rig), Some(false), "once");
}
