//! A game written down in the midst of something and read again: all of it is there, and what came to be written later is
//! left out while there is none of it, so that the hashes of older saves hold.

use std::sync::Arc;

use ironclad_game::content::id::with_names;
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::{Game, State};
use serde_json::{Value, json};

use crate::rig::{Board, Rig, fight, plan};

fn written(rig: &Rig) -> String {
    with_names(rig.game.names(), || serde_json::to_string(rig.game.state())).expect("written")
}

/// How the innermost procedure of this name that is under way is written.
fn procedure(rig: &Rig, name: &str) -> Value {
    let state: Value = serde_json::from_str(&written(rig)).expect("JSON");
    let frames = state["frames"].as_array().expect("a list").iter();
    frames.rev().find_map(|frame| frame.get(name)).expect("it is under way").clone()
}

/// The same game, written down and read again.
fn read_again(rig: &Rig) -> Rig {
    let state: State = with_names(rig.game.names(), || serde_json::from_str(&written(rig))).expect("read");
    let (content, scenario) = (Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()));
    Rig { game: Game::resume(content, scenario, state), events: rig.events.clone() }
}

/// A failure of hers among aliens, while Thaddeus is asked for the Crew it costs.
fn failed(hero: &str) -> Rig {
    let mut rig = Board::card("alien-infestation").squad("bridge", &["gabriel", "lan"]).begin();
    rig.enter().play(&format!("skill:operate hero:{hero} done 1"));
    assert!(rig.offered("ability:thaddeus"));
    rig
}

#[test]
fn rule_6_6_hits_that_are_braced_for_are_kept_with_a_game_that_is_saved() {
    let mut rig = read_again(&failed("lan"));
    assert_eq!(rig.play("pass").kind(), "action", "both hits are braced for");
    let mut rig = read_again(&failed("noriko"));
    assert!(rig.play("pass").is_rolling());
    assert_eq!(procedure(&failed("lan"), "effects").get("spared_hits"), Some(&Value::from(2)));
    assert_eq!(procedure(&failed("noriko"), "effects").get("spared_hits"), None, "nobody braces");
}

#[test]
fn rule_7_4_how_many_tasks_there_are_is_kept_with_a_game_that_is_saved() {
    let mut rig = fight(Board::enemies(&["centenary"]).without(&["thaddeus"]));
    rig.tune(|table| {
        for enemy in &mut table.combat.as_mut().expect("a combat").enemies {
            (enemy.hull, enemy.shield) = (1, 0);
        }
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play("target:centenary-1 6");
    while rig.is_rolling() {
        rig.roll(&[6]);
    }
    rig.play("draw:felt-soles gear:felt-soles:wrathe attempt");
    assert_eq!(procedure(&rig, "check").get("tasks"), None, "heroes are on the first one still");
    rig.play("skill:stealth hero:wrathe done");
    let later = read_again(&rig);
    let Some(Frame::Check(check)) = later.game.state().frames.last() else { panic!("no check") };
    assert_eq!(check.task(&later.game.view()), Some((2, 2)));
}

#[test]
fn rule_8_4_what_shots_are_aimed_at_is_written_with_the_places_that_there_always_were() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[]);
    rig.play("6 target:skadi-squadron-1");
    let mut places = vec![Value::Null; 18];
    places[0] = json!({ "enemy": 0 });
    assert_eq!(procedure(&rig, "stage-fight").get("aims"), Some(&Value::from(places)));
    let mut later = read_again(&rig);
    later.play("target:skadi-squadron-1");
    assert_eq!(procedure(&later, "stage-fight").pointer("/aims/1"), Some(&json!({ "enemy": 0 })));
}

#[test]
fn rule_8_1_a_combat_without_a_close_phase_behind_it_says_nothing_of_them() {
    let rig = fight(Board::enemies(&["valkyrie"]));
    assert_eq!(procedure(&rig, "space-combat").get("close"), None);
}
