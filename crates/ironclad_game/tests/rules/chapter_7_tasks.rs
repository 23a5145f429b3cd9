//! Operations of several tasks: what a task tells of itself while heroes are assigned, and when its die is rolled.

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::Skill;
use ironclad_game::engine::frame::Frame;
use ironclad_game::odds::odds;

use crate::rig::{Board, Rig, fight, plan};

/// This person's ship beaten in the Long phase, with its boarding attempted.
fn boarding(ship: &str) -> Rig {
    let mut rig = fight(Board::enemies(&[ship]).without(&["thaddeus"]));
    rig.tune(|table| {
        for enemy in &mut table.combat.as_mut().expect("a combat").enemies {
            (enemy.hull, enemy.shield) = (1, 0);
        }
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play(&format!("target:{ship}-1 6"));
    if rig.is_rolling() {
        rig.roll(&[6]);
    }
    if ship == "centenary" {
        rig.play("draw:felt-soles gear:felt-soles:wrathe");
    }
    rig.choose("attempt");
    rig
}

/// The place of the check in hand among its operation's tasks with their number, and whether it is rolled later.
fn task(rig: &Rig) -> (Option<(u8, u8)>, bool) {
    match rig.game.state().frames.last() {
        Some(Frame::Check(check)) => (check.task(&rig.game.view()), check.is_later_task()),
        other => panic!("no check: {other:?}"),
    }
}

#[test]
fn rule_7_4_a_check_tells_which_task_of_its_operation_it_is() {
    let mut rig = boarding("centenary");
    assert_eq!(task(&rig), (Some((1, 2)), false), "the boarding itself");
    rig.play("skill:stealth hero:wrathe done");
    assert_eq!(task(&rig), (Some((2, 2)), true), "the purser's safe, which is only manned");
    assert!(odds(&rig.game, &rig.decision()).is_empty(), "the next die is not its own");
    rig.play("skill:operate hero:noriko done");
    assert!(rig.is_rolling() && !task(&rig).1, "the first task is rolled");
    rig.roll(&[6]);
    assert!(rig.is_rolling() && !task(&rig).1, "then the second");
    let Some(Frame::Check(safe)) = rig.game.state().frames.last() else { panic!("no check") };
    assert_eq!(safe.skill(), Some(Skill::Operate), "made with the skill that was selected for it");
}

#[test]
fn rule_7_4_a_check_that_is_no_operations_has_no_number() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter();
    assert_eq!(task(&rig), (None, false));
    let mut first = Board::card("infiltrated").edition(Edition::First).begin();
    first.enter();
    assert_eq!(task(&first), (None, false));
}

/// Whether the roll on a table that is in hand is a task that is rolled later.
fn is_later_table(rig: &Rig) -> bool {
    match rig.game.state().frames.last() {
        Some(Frame::TableRolling(roll)) => roll.is_later_task(),
        other => panic!("no table: {other:?}"),
    }
}

#[test]
fn rule_7_4_a_table_is_a_later_task_only_while_it_is_manned() {
    let mut rig = boarding("cormac-enforcer");
    rig.play("skill:combat hero:gabriel done");
    assert!(is_later_table(&rig), "the cabin");
    assert!(odds(&rig.game, &rig.decision()).is_empty(), "the next die is the boarding's");
    rig.play("hero:wrathe 6");
    assert!(rig.is_rolling() && !is_later_table(&rig), "now it is its turn");
}

#[test]
fn rule_7_4_whoever_boards_is_of_no_help_with_a_later_table() {
    let mut rig = boarding("cormac-enforcer");
    rig.play("skill:combat hero:wrathe done");
    assert!(rig.is_rolling(), "nobody else has Stealth, so nobody is asked for the cabin");
}
