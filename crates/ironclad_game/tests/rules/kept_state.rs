//! How a state is written: figures that came later only where they say something, so that what was kept before them is known by
//! its hash still.

use ironclad_game::content::id::with_names;
use ironclad_game::engine::State;
use serde_json::{Value, json};

use super::rig::{Board, Rig};

/// What a state of this game says at this place.
fn written(rig: &Rig, state: &State, place: &str) -> Option<Value> {
    let whole = with_names(rig.game.names(), || serde_json::to_value(state)).expect("plain data");
    whole.pointer(place).cloned()
}

#[test]
fn what_a_hero_costs_more_is_written_only_if_she_does() {
    let mut rig = Board::card("probe").campaign(2);
    let dearer = |rig: &Rig| written(rig, rig.game.state(), "/table/log/roster/0/dearer");
    assert_eq!(dearer(&rig), None);
    rig.tune(|table| table.log.as_mut().expect("a log").roster[0].dearer = -2);
    assert_eq!(dearer(&rig), Some(json!(-2)));
}

#[test]
fn hits_of_the_energy_track_are_written_only_while_any_are_due() {
    let rig = Board::card("probe").begin();
    let mut state = rig.game.state().clone();
    assert_eq!(written(&rig, &state, "/surge"), None);
    state.surge = 2;
    assert_eq!(written(&rig, &state, "/surge"), Some(json!(2)));
}
