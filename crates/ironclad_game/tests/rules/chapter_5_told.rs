//! Intel: what a card that is being resolved tells of itself, and when nobody is asked or met.

use ironclad_game::content::effect::Effect;
use ironclad_game::content::intel::Body;
use ironclad_game::content::terms::Faction;
use ironclad_game::content::{HeroId, Id};
use ironclad_game::engine::Event;
use ironclad_game::engine::decision::Good;
use ironclad_game::engine::frame::Frame;
use serde_json::json;

use crate::rig::{Board, Rig, edited};

/// Of the roll in hand: who helps, the total with its row, and whether it is asked who softens it.
fn roll(rig: &Rig) -> (Option<HeroId>, Option<(i8, u8)>, bool) {
    match rig.game.state().frames.last() {
        Some(Frame::TableRolling(roll)) => (roll.helper(), roll.read(&rig.game.view()), roll.is_softening()),
        other => panic!("no roll: {other:?}"),
    }
}

#[test]
fn rule_5_3_a_roll_tells_who_helps_and_what_it_has_come_to() {
    let mut rig = Board::card("crossfire").begin();
    let xavier = rig.hero("xavier");
    rig.enter().choose("attempt");
    assert_eq!(roll(&rig), (None, None, false));
    rig.choose("hero:xavier");
    assert_eq!(roll(&rig), (Some(xavier), None, false), "no die has fallen");
    rig.roll(&[2]);
    assert_eq!(rig.offers(), ["ability:noriko", "pass"]);
    assert_eq!(roll(&rig), (Some(xavier), Some((2 + 3, 2)), false), "the third row, while it may be rolled again");
}

#[test]
fn rule_5_4_a_roll_tells_when_it_may_be_softened() {
    let mut rig = Board::card("sickness").without(&["noriko"]).begin();
    rig.enter();
    assert_eq!(roll(&rig), (None, None, false), "after the die alone");
    rig.roll(&[3]);
    assert_eq!(roll(&rig), (None, Some((3, 1)), true));
}

/// Of the expedition in hand: whether it is asked who leads, and who is asked for her class.
fn expedition(rig: &Rig) -> (bool, Option<HeroId>) {
    match rig.game.state().frames.last() {
        Some(Frame::Expedition(expedition)) => (expedition.is_led(), expedition.whose_class()),
        other => panic!("no expedition: {other:?}"),
    }
}

#[test]
fn rule_5_10_an_expedition_tells_whom_it_asks_for() {
    let mut rig = Board::card("derelict-ship").squad("bridge", &["marguerite", "lan"]).begin();
    let lan = rig.hero("lan");
    rig.enter().choose("attempt");
    assert_eq!(expedition(&rig), (true, None), "a Pilot, to lead");
    rig.choose("hero:marguerite");
    assert_eq!(expedition(&rig), (false, None), "others, to go along");
    rig.choose("hero:lan");
    assert_eq!(expedition(&rig), (false, Some(lan)), "an Engineer and a Specialist");
    rig.choose("class:engineer");
    assert_eq!(expedition(&rig), (false, None), "and whoever else goes");
}

#[test]
fn rule_5_24_the_traders_prices_are_told_as_they_are_talked_down() {
    let prices = |rig: &Rig| match rig.game.state().frames.last() {
        Some(Frame::Trading(trading)) => {
            let view = rig.game.view();
            [Good::Salvage, Good::Ammo, Good::Gear, Good::Crew].map(|good| trading.price(&view, good))
        }
        other => panic!("no Trader: {other:?}"),
    };
    let mut rig = Board::card("trading-outpost").squad("bridge", &["xavier", "fetu"]).start("credits", 20).begin();
    rig.enter().choose("attempt");
    assert_eq!(prices(&rig), [Some(1), Some(2), Some(5), None], "no Crew");
    rig.choose("hero:xavier");
    assert_eq!(prices(&rig), [Some(0), Some(1), Some(4), None]);
    rig.choose("hero:fetu");
    assert_eq!(prices(&rig), [Some(0), Some(0), Some(3), None], "never under nothing");
    rig.choose("buy:ammo");
    assert_eq!(prices(&rig), [Some(1), Some(2), Some(5), None], "both came off that");
}

#[test]
fn rule_5_11_volunteers_are_told_how_many_and_what_for() {
    let mut rig = Board::card("distress-beacon").without(&["noriko"]).begin();
    rig.enter().play("attempt 3");
    let Some(Frame::Volunteers(volunteers)) = rig.game.state().frames.last() else { panic!("{:?}", rig.offers()) };
    let written = volunteers.written(&rig.game.view()).expect("an offer");
    assert_eq!((written.heroes, written.skills.len(), written.brings.len()), (3, 2, 2));
}

/// Whether anybody is asked where a survivor of the beacon would bring this, with so much of it aboard.
fn is_asked(brings: &str, mark: &str, aboard: u8) -> bool {
    let effect: Effect = serde_json::from_value(json!({ brings: 1 })).expect("an effect");
    let board = Board::card("distress-beacon").without(&["noriko"]).start(mark, aboard).with(|content| {
        content.intel = edited(&content.intel, Id::find(&content.names, "distress-beacon"), |card| {
            let Body::Table(table) = &mut card.body else { panic!("a table") };
            let last = table.rows.last_mut().and_then(|row| row.volunteers.as_mut());
            last.expect("volunteers").brings = vec![effect];
        });
    });
    let mut rig = board.begin();
    match rig.enter().play("attempt 6").kind().as_str() {
        "hero" => true,
        "action" => false,
        other => panic!("{other}: {:?}", rig.offers()),
    }
}

#[test]
fn rule_5_11_nobody_is_asked_where_there_is_no_room_for_what_it_brings() {
    assert!(is_asked("gain-morale", "morale", 6) && !is_asked("gain-morale", "morale", 7));
    assert!(is_asked("gain-salvage", "salvage", 5) && !is_asked("gain-salvage", "salvage", 6));
}

#[test]
fn rule_9_4_a_power_without_patrols_sends_none_out() {
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("gaia-nova", [-1, 0]);
    let mut rig = board.with(|content| drop(content.rules.patrols.remove(&Faction::Federation))).begin();
    rig.tune(|table| table.reputation[Faction::Federation.index()] = -10);
    rig.choose("move:gaia-nova");
    assert_eq!(rig.happened(|event| matches!(event, Event::PatrolSent { .. })), 1);
    assert_eq!((rig.in_combat(), rig.kind().as_str()), (false, "action"), "no die is asked, and nobody is met");
}
