//! The turn.

use ironclad_game::content::terms::Action;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Board, plan};

#[test]
fn rule_3_1_lost_actions_still_owed_are_taken_even_down_to_none() {
    let mut rig = Board::card("probe").begin();
    rig.tune(|table| table.actions.owed = 3);
    rig.choose("end-turn");
    assert_eq!(rig.table().turn, 3, "turn 2 had two actions and lost both");
    assert_eq!((rig.table().actions.left, rig.table().actions.max, rig.table().actions.owed), (1, 2, 0));
}

#[test]
fn rule_3_1_lost_actions_are_taken_after_the_minimum_of_one() {
    let mut rig = Board::card("probe").start("crew", 1).start("morale", 1).begin();
    assert_eq!(rig.table().actions.left, 1);
    rig.tune(|table| table.actions.owed = 2);
    rig.choose("end-turn");
    assert_eq!((rig.table().turn, rig.table().actions.left), (4, 1), "turns 2 and 3 had none");
}

#[test]
fn rule_3_2_recon_turns_up_an_adjacent_token_and_does_not_resolve_it() {
    let board = Board::at("3a-empty-space").tile("3a", [0, 0], 0).tile("1a", [2, 0], 0);
    let mut rig = board.token("3a-solar-flare", "sabotage").token("1a-empty-space-1", "probe").begin();
    assert!(!rig.offered("recon:1a-empty-space-1"), "two sectors away");
    assert!(!rig.offered("recon:3a-nebula"), "no token there");
    rig.choose("recon:3a-solar-flare");
    assert_eq!(rig.token("3a-solar-flare"), Some(("sabotage".to_owned(), true)));
    assert_eq!((rig.began("sabotage"), rig.table().actions.left), (0, 1));
    assert!(!rig.offered("recon:3a-solar-flare"), "it lies open");
}

#[test]
fn rule_3_2_move_goes_to_adjacent_sectors_only() {
    let rig = Board::at("4a-empty-space-1").tile("4a", [0, 0], 0).begin();
    let moves: Vec<String> = rig.offers().into_iter().filter(|offer| offer.starts_with("move:")).collect();
    assert_eq!(moves, ["move:4a-empty-space-2", "move:4a-solar-flare"], "the far end of a four-hex tile is two away");
}

#[test]
fn rule_3_2_rest_readies_up_to_two() {
    let mut rig = Board::card("probe").begin();
    assert!(!rig.offered("rest"), "nobody is Exhausted");
    rig.exhaust(&["noriko", "xavier", "gabriel"]).wound(&["wrathe"]);
    rig.choose("rest");
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:noriko", "hero:xavier"], "the Wounded do not rest");
    rig.play("hero:gabriel hero:noriko");
    assert_eq!(rig.kind(), "action", "two end it");
    assert_eq!(
        (rig.status("gabriel"), rig.status("noriko"), rig.status("xavier")),
        (Status::Ready, Status::Ready, Status::Exhausted)
    );
    rig.play("rest hero:xavier done");
    assert_eq!((rig.status("xavier"), rig.table().turn), (Status::Ready, 2), "one is enough");
}

#[test]
fn rule_3_2_heal_and_repair_need_their_bays() {
    let mut rig = Board::card("probe").start("salvage", 3).start("hull", 3).begin();
    rig.wound(&["wrathe"]);
    assert!(!rig.offered("heal") && !rig.offered("repair"));
}

#[test]
fn rule_3_3_the_turn_ends_with_the_last_action_or_before() {
    let mut rig = Board::card("probe").begin();
    rig.choose("recon:1a-empty-space-2");
    assert_eq!((rig.table().turn, rig.table().actions.left), (1, 1));
    rig.choose("move:1a-nebula");
    assert_eq!((rig.table().turn, rig.table().actions.left), (2, 2));
    rig.choose("end-turn");
    assert_eq!(rig.table().turn, 3, "with two left");
    assert_eq!(rig.happened(|event| *event == Event::TurnEnded { unspent: 2 }), 1);
    assert_eq!(rig.happened(|event| matches!(event, Event::ActionSpent { action: Action::Move, .. })), 1);
}

#[test]
fn rule_3_4_reveal_then_condition_then_card() {
    let mut rig = Board::at("3a-empty-space").tile("3a", [0, 0], 0).token("3a-solar-flare", "sabotage").begin();
    rig.play("move:3a-solar-flare 1 1 done");
    let place = |what: &dyn Fn(&Event) -> bool| rig.events.iter().position(what).expect("it happened");
    let moved = place(&|event| matches!(event, Event::Moved { .. }));
    let revealed = place(&|event| matches!(event, Event::TokenRevealed { by_recon: false, .. }));
    let struck = place(&|event| matches!(event, Event::ConditionStruck { .. }));
    let card = place(&|event| matches!(event, Event::CardBegan { .. }));
    assert!(moved < revealed && revealed < struck && struck < card, "a blind jump: {moved} {revealed} {struck} {card}");
}

#[test]
fn rule_3_4_the_port_comes_last() {
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("europa", [-1, 0]).start("credits", 9);
    let mut rig = board.token("europa", "crossfire").without(&["noriko"]).begin();
    rig.choose("move:europa");
    assert_eq!(rig.kind(), "optional-card", "the card first");
    assert!(rig.table().docked.is_none());
    rig.play("attempt done 5 1");
    assert_eq!(rig.kind(), "port");
}

#[test]
fn rule_3_4_a_sector_entered_again_acts_again_but_its_card_is_gone() {
    let mut rig = Board::at("3a-empty-space").tile("3a", [0, 0], 0).token("3a-solar-flare", "probe").begin();
    rig.play("move:3a-solar-flare 1 1 skip move:3a-empty-space move:3a-solar-flare 2 2");
    assert_eq!(rig.kind(), "action");
    assert_eq!(rig.table().sections, [2, 2, 0, 0]);
}

#[test]
fn rule_3_5_tokens_are_discarded_when_resolved() {
    let mut rig = Board::card("bad-intel").begin();
    rig.enter();
    assert_eq!(rig.token("1a-empty-space-2"), None);
    assert_eq!(rig.happened(|event| matches!(event, Event::TokenDiscarded { .. })), 1);
}

#[test]
fn rule_3_5_tokens_are_discarded_when_skipped() {
    let mut rig = Board::card("probe").begin();
    rig.enter();
    assert_eq!(rig.token("1a-empty-space-2"), Some(("probe".to_owned(), true)), "open until then");
    rig.choose("skip");
    assert_eq!(rig.token("1a-empty-space-2"), None);
}

#[test]
fn rule_3_5_tokens_are_discarded_after_a_draw() {
    let mut rig = Board::enemies(&["valkyrie"]).begin();
    rig.meet();
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!(rig.token("1a-empty-space-2"), None);
    assert_eq!(rig.table().ship, rig.sector("1a-empty-space-2"), "the ship stays where it is");
}
