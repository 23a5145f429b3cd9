//! Whom a card asks, and whom it does not ask: volunteers, those who go along, helpers, and ties between powers.

use std::sync::Arc;

use ironclad_game::content::ability::Ability;
use ironclad_game::content::{HeroId, Id};
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::{Game, Status};
use serde_json::json;

use crate::rig::{Board, Rig, edited, plan};

/// A beacon on which this face has fallen.
fn beacon(board: Board, tune: impl FnOnce(&mut Rig), face: u8) -> Rig {
    let mut rig = board.without(&["noriko"]).begin();
    tune(&mut rig);
    rig.enter().choose("attempt").roll(&[face]);
    rig
}

#[test]
fn rule_5_11_nobody_is_asked_aboard_where_there_is_no_room_for_a_survivor() {
    let asked = |crew: u8| beacon(Board::card("distress-beacon").start("crew", crew), |_| {}, 5).kind();
    assert_eq!(asked(6), "hero");
    assert_eq!(asked(7), "action");
}

#[test]
fn rule_5_11_civilians_are_rescued_for_gear_or_salvage() {
    let asked = |salvage: u8, pile: bool| {
        let tune = |rig: &mut Rig| {
            rig.tune(|table| {
                table.salvage = salvage;
                if !pile {
                    table.pile.clear();
                }
            });
        };
        beacon(Board::card("distress-beacon"), tune, 3).kind()
    };
    assert_eq!(asked(6, true), "hero", "there is gear to be had");
    assert_eq!(asked(5, false), "hero", "there is room for Salvage");
    assert_eq!(asked(6, false), "action", "neither");
}

#[test]
fn rule_5_11_civilians_are_rescued_by_three_or_not_at_all() {
    let two = beacon(Board::card("distress-beacon").without(&["wrathe"]), |_| {}, 3);
    assert_eq!(two.kind(), "action", "Gabriel and Thaddeus alone have Combat or Stealth");
}

#[test]
fn rule_5_10_any_pilot_may_lead_an_expedition() {
    let mut rig = Board::card("derelict-ship").squad("bridge", &["gabriel", "jabulile", "marguerite"]).begin();
    rig.enter().choose("attempt");
    assert_eq!(rig.offers(), ["hero:jabulile", "hero:marguerite"]);
}

#[test]
fn rule_5_16_an_expedition_counts_those_who_go_along_and_those_who_still_could() {
    let mut rig = Board::card("rich-asteroid").squad("bridge", &["gabriel", "jabulile"]).begin();
    let picks = |rig: &Rig| (rig.decision().picks.made, rig.decision().picks.most);
    rig.enter().choose("attempt").choose("hero:jabulile");
    assert_eq!((rig.offers().join(" "), picks(&rig)), ("hero:daisuke hero:noriko done".to_owned(), (0, 2)));
    rig.choose("hero:noriko");
    assert_eq!((rig.offers().join(" "), picks(&rig)), ("hero:daisuke done".to_owned(), (1, 2)));
}

#[test]
fn rule_5_19_two_equals_have_three_faces_each() {
    let met = |face: u8| {
        let tables = json!({
            "federation": [{ "to": 6, "enemies": [{ "ship": "valkyrie" }] }],
            "cartel": [{ "to": 6, "enemies": [{ "ship": "skadi-squadron" }] }]
        });
        let board = Board::card("signatures-detected").set("/active", json!(["federation", "cartel"]));
        let mut rig = board.set("/encounters", tables).begin();
        rig.meet();
        assert_eq!(rig.request().why, Why::Tie);
        rig.roll(&[face]);
        let combat = rig.table().combat.as_ref().expect("a combat");
        combat.enemies[0].id.id(rig.game.names())
    };
    assert_eq!([1, 2, 3].map(met), ["valkyrie-1"; 3]);
    assert_eq!([4, 5, 6].map(met), ["skadi-squadron-1"; 3]);
}

#[test]
fn rule_6_8_who_helps_with_a_table_shelters_nobody_who_has_it_rolled_again() {
    let board = Board::card("friendly-outpost").without(&["wrathe"]).with(|content| {
        let xavier = HeroId::find(&content.names, "xavier");
        content.heroes = edited(&content.heroes, xavier, |card| card.regular.ability = Ability::Shelter { bonus: 0 });
    });
    let mut rig = board.begin();
    rig.exhaust(&["noriko"]).enter();
    rig.play("attempt hero:xavier 2 ability:noriko");
    assert!(rig.is_rolling(), "nobody is asked");
    assert_eq!(rig.status("noriko"), Status::Wounded);
}

/// The outpost beaten, in a lesson played by its script or not.
fn outpost(scripted: bool) -> Rig {
    let mut rig = Board::card("enemy-outpost").without(&["xavier"]).begin();
    let mut state = rig.game.state().clone();
    state.setup.scripted = scripted;
    rig.game = Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state);
    rig.enter().choose("attempt");
    rig.tune(|table| {
        let outpost = &mut table.combat.as_mut().expect("a combat").enemies[0];
        (outpost.hull, outpost.shield) = (1, 0);
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:outpost-1-1 6");
    if rig.is_rolling() {
        rig.roll(&[6]);
    }
    rig
}

#[test]
fn ruling_37_a_scripted_lesson_gives_nothing_for_an_outpost() {
    assert_eq!(outpost(false).draw("felt-soles").table().credits, 3);
    let lesson = outpost(true);
    assert_eq!((lesson.kind().as_str(), lesson.table().credits), ("action", 0));
}
