//! What a milestone brings into the log, and what is sought when a scenario is behind.

use std::sync::Arc;

use ironclad_game::content::{Id, ModuleId};
use ironclad_game::engine::campaign::Chapter;
use ironclad_game::engine::state::Fitted;
use ironclad_game::engine::{Event, Game, Outcome, Sought, State};
use serde_json::{Value, json};

use super::rig::{Board, Rig};

/// A campaign in which the first Recon brings this.
fn scouted(reward: Value) -> Rig {
    let side = json!([{ "id": "side", "objective": { "scout": 1 }, "reward": reward }]);
    Board::card("bad-intel").set("/milestones", side).campaign(3)
}

#[test]
fn rule_11_6_ships_and_modules_that_are_gained_stand_in_order_with_those_that_are_ours() {
    let mut rig = scouted(json!({ "fighters": ["marten", "smith"], "modules": ["bumper-screen", "spare-magazine"] }));
    let module = ModuleId::find(rig.game.names(), "medical-bay").expect("a module");
    rig.tune(|table| table.log.as_mut().expect("a log").stores.push(Fitted { module, upgraded: false }));
    rig.play("recon:1a-empty-space-2");
    let (view, names) = (rig.game.view(), rig.game.names());
    let ships: Vec<&str> = view.hangar().map(|bay| bay.fighter.name(names)).collect();
    assert_eq!(ships, ["marten", "skadi", "smith"]);
    let modules: Vec<&str> = view.stores().map(|fitted| fitted.module.name(names)).collect();
    assert_eq!(modules, ["bumper-screen", "medical-bay", "spare-magazine"]);
}

#[test]
fn rule_11_6_who_is_on_the_roster_already_does_not_join_again() {
    let mut rig = scouted(json!({ "heroes": ["gabriel", "lan"] }));
    rig.play("recon:1a-empty-space-2");
    let lan = rig.hero("lan");
    assert_eq!(rig.happened(|event| *event == Event::HeroJoined { hero: lan }), 1);
    assert_eq!(rig.happened(|event| matches!(event, Event::HeroJoined { .. })), 1, "Gabriel is there");
}

#[test]
fn rule_11_1_a_scenario_is_sought_only_when_one_is_behind_and_another_can_come() {
    let rig = Board::card("probe").campaign(3);
    let sought = |change: fn(&mut State)| {
        let mut state = rig.game.state().clone();
        state.table.log.as_mut().expect("a log").sought = Some(Sought::Again);
        change(&mut state);
        Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state).sought()
    };
    assert_eq!(sought(|_| {}), None, "one is under way");
    assert_eq!(sought(|state| state.frames.clear()), Some(Sought::Again));
    let full = sought(|state| {
        state.frames.clear();
        let log = state.table.log.as_mut().expect("a log");
        let behind = Chapter { outcome: Outcome::Won, with: None, reached: log.reached };
        while !log.results.is_full() {
            log.results.push(behind);
        }
    });
    assert_eq!(full, None, "as many are behind as a campaign can have");
}
