//! What a game refuses, and what a state that is full, or damaged, has no room for.

use std::sync::Arc;

use ironclad_game::content::{GearId, Id, IntelId, ModuleId, OrderId};
use ironclad_game::engine::moment::Happened;
use ironclad_game::engine::state::Fitted;
use ironclad_game::engine::task::{Manned, Party};
use ironclad_game::engine::{Answer, CheckOf, Drawn, Game, Illegal, Input, State};
use serde_json::json;

use super::chapter_11_story::played;
use super::rig::{Board, Rig, fight};

/// A game whose state was made by hand.
fn remake(rig: &mut Rig, change: impl FnOnce(&mut State)) {
    let mut state = rig.game.state().clone();
    change(&mut state);
    rig.game = Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state);
}

/// Why an input is refused, if it is; the game is then as it was.
fn refusal(rig: &mut Rig, input: Input) -> Option<Illegal> {
    let before = (rig.game.hash(), rig.events.len());
    let refusal = rig.game.submit(input, &mut rig.events).err();
    if refusal.is_some() {
        assert_eq!((rig.game.hash(), rig.events.len()), before, "nothing has changed, and nothing is told");
    }
    refusal
}

#[test]
fn rule_3_2_what_is_not_offered_is_refused() {
    let mut rig = Board::card("probe").begin();
    let (here, next) = (rig.table().ship, rig.sector("1a-empty-space-2"));
    assert_eq!(
        refusal(&mut rig, Input::Answer(Answer::Move(here))),
        Some(Illegal::NotAnOption),
        "no sector adjoins itself"
    );
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Move(next))), None);
}

#[test]
fn rule_12_1_gear_is_drawn_from_the_pile_alone() {
    let board = Board::card("derelict-ship").squad("bridge", &["jabulile", "noriko", "lan"]);
    let mut rig = board.squad("weapons", &["petrosyan"]).squad("hangar", &["zofia"]).begin();
    rig.enter().play("attempt hero:jabulile hero:noriko hero:lan class:specialist hero:petrosyan hero:zofia");
    let [soles, magazine] =
        ["felt-soles", "spare-magazine"].map(|piece| GearId::find(rig.game.names(), piece).expect("a piece of gear"));
    rig.tune(|table| table.pile.retain(|gear| *gear == soles));
    assert_eq!(refusal(&mut rig, Input::Drawn(Drawn::Gear(magazine))), Some(Illegal::NotInTheGroup));
    assert_eq!(refusal(&mut rig, Input::Drawn(Drawn::Gear(soles))), None, "the last one");
}

#[test]
fn rule_11_6_more_moments_than_can_wait_are_refused() {
    let story = json!({
        "choices": { "ask": { "options": [{ "id": "yes", "do": [{ "mark": "said" }] }] } },
        "triggers": [
            { "id": "asks", "on": { "turn": 2 }, "do": [{ "choose": "ask" }] },
            { "id": "hears", "on": { "marked": "said" }, "do": [{ "pay": 1 }] }
        ]
    });
    let mut rig = played(story);
    rig.play("end-turn");
    let yes = rig.decision().options[0];
    let mut free = rig.clone();
    assert_eq!(refusal(&mut free, Input::Answer(yes)), None);
    assert_eq!(free.table().credits, 5 + 1);
    remake(&mut rig, |state| {
        while !state.moments.is_full() {
            state.moments.push(Happened::Sail);
        }
    });
    assert_eq!(refusal(&mut rig, Input::Answer(yes)), Some(Illegal::NoRoom));
}

#[test]
fn rule_3_4_what_would_be_too_deep_is_refused() {
    let mut rig = Board::card("probe").begin();
    let next = rig.sector("1a-empty-space-2");
    remake(&mut rig, |state| {
        let turn = state.frames[0];
        while !state.frames.is_full() {
            state.frames.push(turn);
        }
    });
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Move(next))), Some(Illegal::NoRoom), "no room to arrive");
}

#[test]
fn rule_7_4_more_tasks_than_an_operation_can_have_are_refused() {
    let mut rig = played(json!({
        "offers": { "breach": { "when": "always", "do": [{ "check": "gate" }] } },
        "checks": {
            "gate": { "skills": ["combat"], "difficulty": 8, "lost": [], "tasks": [{ "check": "safe" }] },
            "safe": { "skills": ["operate"], "difficulty": 6, "lost": [] }
        }
    }));
    rig.play("offer:breach hero:gabriel done hero:noriko");
    let probe = IntelId::find(rig.game.names(), "probe").expect("a card");
    remake(&mut rig, |state| {
        while !state.tasks.is_full() {
            state.tasks.push(Manned { task: CheckOf::Card(probe), party: Party::default() });
        }
    });
    let (before, told) = (rig.game.hash(), rig.events.len());
    let refused = rig.game.submit(Input::Answer(Answer::Done), &mut rig.events);
    assert_eq!(refused, Err(Illegal::NoRoom), "nobody who was assigned is forgotten");
    assert_eq!((rig.game.hash(), rig.events.len()), (before, told), "nothing has changed");
}

#[test]
fn rule_8_3_an_order_beyond_all_that_a_combat_can_have_is_not_given() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("no-order hero:gabriel order:torpedoes hero:daisuke no-order done");
    let torpedoes = OrderId::find(rig.game.names(), "torpedoes").expect("an order");
    rig.tune(|table| {
        let combat = table.combat.as_mut().expect("a combat");
        while !combat.given.is_full() {
            combat.given.push(torpedoes);
        }
    });
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Confirm)), Some(Illegal::NoRoom));
}

#[test]
fn rule_11_6_a_reward_that_the_log_has_no_room_for_is_refused() {
    let rewards =
        [json!({ "heroes": ["lan"] }), json!({ "fighters": ["marten"] }), json!({ "modules": ["medical-bay"] })];
    for reward in rewards {
        let side = json!([{ "id": "side", "objective": { "scout": 1 }, "reward": reward }]);
        let mut rig = Board::card("bad-intel").set("/milestones", side).campaign(3);
        let recon = Input::Answer(Answer::Recon(rig.sector("1a-empty-space-2")));
        let module = ModuleId::find(rig.game.names(), "bumper-screen").expect("a module");
        rig.tune(|table| {
            let log = table.log.as_mut().expect("a log");
            let (somebody, ship) = (log.roster[0], log.hangar[0]);
            while !log.roster.is_full() {
                log.roster.push(somebody);
            }
            while !log.hangar.is_full() {
                log.hangar.push(ship);
            }
            while !log.stores.is_full() {
                log.stores.push(Fitted { module, upgraded: false });
            }
        });
        assert_eq!(refusal(&mut rig, recon), Some(Illegal::NoRoom), "{reward}");
    }
}
