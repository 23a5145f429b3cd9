//! A game that is kept while heroes are assigned to the tasks of an operation (rule 7.4).

use std::sync::Arc;

use ironclad_game::content::id::with_names;
use ironclad_game::engine::{Game, State};

use crate::rig::{Board, Rig, fight, plan};

fn written(rig: &Rig) -> String {
    with_names(rig.game.names(), || serde_json::to_string(rig.game.state())).expect("plain data")
}

/// The same game, written down and read again.
fn kept(rig: &Rig) -> Rig {
    let text = written(rig);
    let state: State = with_names(rig.game.names(), || serde_json::from_str(&text)).expect("as it was written");
    let game = Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state);
    Rig { game, events: rig.events.clone() }
}

/// Cormac's ship beaten, with its boarding attempted; Wrathe and Zofia have Stealth, which his cabin asks for.
fn boarding() -> Rig {
    let board = Board::enemies(&["cormac-enforcer"]).squad("weapons", &["daisuke", "zofia"]);
    let mut rig = fight(board);
    rig.tune(|table| {
        let enforcer = &mut table.combat.as_mut().expect("a combat").enemies[0];
        (enforcer.hull, enforcer.shield) = (1, 0);
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play("target:cormac-enforcer-1 6");
    if rig.is_rolling() {
        rig.roll(&[6]);
    }
    rig.choose("attempt");
    rig
}

#[test]
fn rule_7_4_who_is_on_another_task_is_remembered_with_the_game() {
    let mut rig = boarding();
    rig.play("skill:combat hero:wrathe done");
    assert_eq!(rig.offers(), ["hero:zofia", "done"], "Wrathe is on the boarding itself");
    let mut kept = kept(&rig);
    assert_eq!(kept.offers(), rig.offers());
    for game in [&mut rig, &mut kept] {
        game.choose("hero:zofia");
    }
    assert_eq!(kept.game.hash(), rig.game.hash(), "and it goes on alike");
}

#[test]
fn rule_7_4_of_one_task_alone_nothing_more_is_written_down() {
    let mut check = Board::card("infiltrated").begin();
    check.enter();
    let mut table = Board::card("probe").begin();
    table.enter().choose("attempt");
    for rig in [check, table] {
        assert!(!written(&rig).contains("\"elsewhere\""), "nobody is on another");
    }
}
