//! Villains that a story puts in the field, and the ship that an ally sends (rules 10.4 to 10.6, rulings 117 and 118).

use std::sync::Arc;

use ironclad_game::content::edition::Edition;
use ironclad_game::content::foe::Global;
use ironclad_game::content::id::with_names;
use ironclad_game::content::terms::Faction;
use ironclad_game::content::{FighterId, Id};
use ironclad_game::engine::campaign::Heard;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::state::Bay;
use ironclad_game::engine::{DecisionKind, Event, Game, Pending, Source, State};
use serde_json::{Value, json};

use super::chapter_11_story::board;
use super::rig::{Board, Rig, plan, results};

/// Two sides, each with its enemies across the ring; a passage where the Cartel's Villain is in the field, a fight on turn 2
/// that the Villain may lead, and a reward for whoever beats the Villain.
fn story() -> Value {
    let pay = json!({ "retainer": 5, "main": 1, "side": 1, "third": 1 });
    let row = |ship: &str| json!({ "green": [{ "to": 6, "enemies": [{ "ship": ship }], "villain": true }] });
    json!({
        "turns": 9,
        "villain": "worst-enemy",
        "sides": {
            "council": { "with": "council", "against": ["corporation"], "pay": pay },
            "federation": { "with": "federation", "against": ["firstborn"], "pay": pay },
            "own": { "against": ["council"], "pay": pay }
        },
        "prologue": [
            { "choose": "side" },
            { "if": { "when": { "villain": "cartel" }, "then": [{ "read": "reis" }] } }
        ],
        "choices": { "side": { "options": [
            { "id": "council", "do": [{ "change-side": "council" }] },
            { "id": "federation", "do": [{ "change-side": "federation" }] },
            { "id": "own", "do": [{ "change-side": "own" }] }
        ] } },
        "fights": { "hunt": { "of": "villain", "table": {
            "council": row("avocet"), "firstborn": row("gleaner"), "cartel": row("tare"), "corporation": row("petty-cash")
        } } },
        "triggers": [
            { "id": "hunt", "on": { "turn": 2 }, "do": [{ "fight": "hunt" }] },
            { "id": "beaten", "on": "each-turn", "if": "villain-beaten", "do": [{ "pay": 30 }] },
            { "id": "turncoat", "on": { "turn": 4 }, "do": [{ "change-side": "council" }] }
        ]
    })
}

/// A ship that stands so with the powers, and works for this side.
fn standing(reputation: Value, side: &str) -> Rig {
    let mut rig = board(story()).set("/reputation", reputation).begin();
    rig.play(&format!("option:{side}"));
    rig
}

fn villain(rig: &Rig) -> Option<&str> {
    rig.table().villain.map(|flagship| flagship.name(rig.game.names()))
}

fn met(rig: &Rig) -> Vec<String> {
    let combat = rig.table().combat.as_ref().expect("a combat");
    combat.enemies.iter().map(|enemy| enemy.id.id(rig.game.names())).collect()
}

#[test]
fn rule_10_4_the_worst_enemy_of_the_power_that_is_served_fields_its_villain() {
    for (reputation, side, fielded) in [
        (json!({}), "federation", None),
        (json!({ "firstborn": -9, "cartel": -9 }), "federation", None),
        (json!({ "cartel": -10 }), "federation", Some("sixteen-hulls")),
        (json!({ "firstborn": -10, "cartel": -11 }), "federation", Some("sixteen-hulls")),
        (json!({ "firstborn": -12, "cartel": -11 }), "federation", Some("firstfruits")),
        // Of equals the one that the chapter is against; then the ring.
        (json!({ "firstborn": -10, "cartel": -10 }), "federation", Some("firstfruits")),
        (json!({ "cartel": -10, "corporation": -10 }), "council", Some("going-concern")),
        // A neighbour is no enemy, however bad things are.
        (json!({ "corporation": -15, "council": -15 }), "federation", None),
        // Who serves nobody has those for enemies whom the side is against.
        (json!({ "council": -10, "cartel": -15 }), "own", Some("vesper")),
    ] {
        let rig = standing(reputation.clone(), side);
        assert_eq!(villain(&rig), fielded, "{reputation} for {side}");
    }
    let without = { board(json!({})).set("/reputation", json!({ "cartel": -15 })).begin() };
    assert_eq!(villain(&without), None, "a story that does not say so fields nobody");
}

#[test]
fn rule_10_6_a_villain_says_so_before_sailing_and_holds_from_beginning_to_end() {
    let mut rig = standing(json!({ "cartel": -10 }), "federation");
    assert_eq!((rig.kind(), rig.table().turn), ("passage".to_owned(), 0), "a word, before the ship sails");
    rig.play("read");
    assert!(matches!(rig.game.view().global(), Some(Global::EverythingOwed { .. })));
    // What changes during the scenario ends nothing.
    rig.tune(|table| table.reputation[Faction::Cartel.index()] = 0);
    rig.play("end-turn");
    while rig.in_combat() {
        go_on(&mut rig);
    }
    for _ in 0..2 {
        rig.play("end-turn");
    }
    assert_eq!((rig.table().turn, villain(&rig)), (4, Some("sixteen-hulls")), "nor does another side");
    assert_eq!(rig.game.view().client(), Some(Faction::Council));
    assert!(rig.game.view().global().is_some());
    rig.tune(|table| table.outcome = Some(ironclad_game::engine::Outcome::Ended));
    assert!(rig.game.view().global().is_none(), "it ends with the scenario (ruling 90)");
}

/// One more step of a combat that nobody fights: drifting, the lowest die.
fn go_on(rig: &mut Rig) {
    match rig.game.pending() {
        Pending::Chance(_) => drop(rig.roll(&[1])),
        _ => {
            let offers = rig.offers();
            let wanted = ["no-order", "done", "confirm", "skip"];
            let step =
                wanted.iter().find(|step| rig.offered(step)).map_or_else(|| offers[0].clone(), ToString::to_string);
            rig.choose(&step);
        }
    }
}

#[test]
fn rule_10_6_a_flagship_leads_its_own_power_while_that_is_an_enemy() {
    let hunted = |reputation: Value, then: i8| {
        let mut rig = standing(reputation, "federation");
        if rig.kind() == "passage" {
            rig.play("read");
        }
        rig.tune(|table| table.reputation[Faction::Cartel.index()] = then);
        rig.play("end-turn");
        met(&rig)
    };
    assert_eq!(
        hunted(json!({ "cartel": -10 }), -10),
        ["sixteen-hulls-1", "tare-1"],
        "not the Firstborn, who are about"
    );
    assert_eq!(hunted(json!({ "cartel": -10 }), -9), ["tare-1"], "in the field, and no longer an Enemy");
    assert_eq!(hunted(json!({}), 0), ["gleaner-1"], "nobody is in the field: the opponent's");
}

#[test]
fn rule_10_6_a_villain_who_is_beaten_is_told_of() {
    let mut rig = standing(json!({ "cartel": -10 }), "federation");
    rig.play("read end-turn");
    rig.tune(|table| {
        let combat = table.combat.as_mut().expect("a combat");
        combat.enemies.retain(|enemy| enemy.id.ship == table.villain.expect("a Villain"));
        combat.enemies.iter_mut().for_each(|enemy| (enemy.hull, enemy.shield) = (1, 0));
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play("target:sixteen-hulls-1 6");
    while rig.is_rolling() {
        rig.roll(&[6]);
    }
    assert_eq!(results(&rig), [CombatResult::Victory]);
    loop {
        match rig.game.pending() {
            Pending::Draw(_) => drop(rig.draw("long-wrench")),
            Pending::Chance(_) => drop(rig.roll(&[6])),
            Pending::Choose(decision) if decision.kind == DecisionKind::Action => break,
            Pending::Choose(_) => {
                let step = if rig.offered("skip") { "skip".to_owned() } else { rig.offers()[0].clone() };
                rig.choose(&step);
            }
            Pending::Over(_) => panic!("the scenario goes on"),
        }
    }
    assert_eq!(
        rig.table().credits,
        5 + 9 + 30,
        "the retainer, the flagship's loot, and what the condition pays at once"
    );
    assert!(rig.game.view().global().is_some(), "beaten, the Villain's rule still holds to the end");
}

#[test]
fn rule_10_6_a_game_that_is_saved_and_loaded_still_has_its_villain() {
    let mut rig = standing(json!({ "cartel": -10 }), "federation");
    rig.play("read");
    let names = &rig.game.scenario().map.names;
    let written = with_names(names, || serde_json::to_string(rig.game.state())).expect("written");
    let read: State = with_names(names, || serde_json::from_str(&written)).expect("read");
    let (content, scenario) = (Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()));
    rig.game = Game::resume(content, scenario, read);
    assert_eq!(villain(&rig), Some("sixteen-hulls"));
    assert!(rig.game.view().global().is_some());
    rig.play("end-turn");
    assert_eq!(met(&rig), ["sixteen-hulls-1", "tare-1"]);
}

/// A chapter that makes the players the Federation's ally, up to what they are told of it.
fn allied(edition: Edition, tune: impl FnOnce(&mut Rig)) -> Rig {
    let story = json!({ "triggers": [
        { "id": "ally", "on": { "turn": 2 }, "do": [{ "reputation": { "with": "federation", "by": 10 } }, "end"] }
    ] });
    let mut rig = board(story).start("morale", 7).edition(edition).campaign(3);
    tune(&mut rig);
    rig.play("end-turn");
    rig
}

fn smith(rig: &Rig) -> Option<Bay> {
    let smith = FighterId::find(rig.game.names(), "smith").expect("a mech");
    rig.table().log.as_ref().and_then(|log| log.ship(smith)).copied()
}

/// What the players are told between scenarios.
fn heard(rig: &mut Rig) -> Vec<Heard> {
    let mut heard = Vec::new();
    while rig.kind() == "passage" {
        if let Some(Source::Heard(news)) = rig.decision().source {
            heard.push(news);
        }
        rig.play("read");
    }
    heard
}

#[test]
fn rule_10_4_an_ally_sends_its_second_hero_and_its_best_ship() {
    let mut rig = allied(Edition::TODAY, |_| {});
    let sent = smith(&rig).expect("a ship");
    assert!(sent.upgraded && sent.damage == 0, "its best");
    let log = rig.table().log.as_ref().expect("a log");
    assert!(log.enlisted(rig.hero("amara")).is_some() && log.enlisted(rig.hero("beatriz")).is_none());
    assert!(heard(&mut rig).contains(&Heard::Ally(Faction::Federation)), "and the players are told");

    let damaged = allied(Edition::TODAY, |rig| {
        let smith = FighterId::find(rig.game.names(), "smith").expect("a mech");
        rig.tune(|table| {
            let log = table.log.as_mut().expect("a log");
            log.hangar.push(Bay { fighter: smith, damage: 1, upgraded: false });
            log.hangar.sort_unstable_by_key(|bay| bay.fighter);
        });
    });
    let turned = smith(&damaged).expect("a ship");
    assert_eq!((turned.upgraded, turned.damage), (true, 1), "one that is ours already has its card turned");
    assert_eq!(damaged.happened(|event| matches!(event, Event::ShipGained { .. })), 0);

    let mut before = allied(Edition::First, |_| {});
    assert_eq!(smith(&before), None, "in the first edition none came");
    assert!(!heard(&mut before).contains(&Heard::Ally(Faction::Federation)));
}

#[test]
fn rule_10_5_the_first_ally_alone_sends_a_ship() {
    let rig = allied(Edition::TODAY, |rig| {
        rig.tune(|table| {
            table.ally = Some(Faction::Corporation);
            table.reputation[Faction::Corporation.index()] = 10;
        });
    });
    let rigger = FighterId::find(rig.game.names(), "rigger").expect("a mech");
    let log = rig.table().log.as_ref().expect("a log");
    assert!(log.ship(rigger).is_some_and(|bay| bay.upgraded) && smith(&rig).is_none());
}

#[test]
fn rule_10_4_an_allys_ship_takes_a_bay_and_fights() {
    let mut rig = allied(Edition::TODAY, |_| {});
    let began = rig.game.state().clone();
    while rig.game.sought().is_none() {
        let step = if rig.offered("done") { "done".to_owned() } else { rig.offers()[0].clone() };
        rig.choose(&step);
    }
    // Friends do not fight: those who are met are the Cartel's.
    let met = json!({ "cartel": [{ "to": 6, "enemies": [{ "ship": "valkyrie" }] }] });
    let board = Board::enemies(&[]).set("/active", json!(["cartel"])).set("/encounters", met);
    let mut next = board.after(&rig, &began);
    next.tune(|table| table.credits = 40);
    assert!(next.offered("ship:smith"), "{:?}", next.offers());
    next.hire_three();
    next.play("ship:smith done");
    let smith = FighterId::find(next.game.names(), "smith").expect("a mech");
    assert!(next.table().fighters.iter().any(|bay| bay.fighter == smith && bay.upgraded));
    next.meet();
    plan(&mut next, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("smith", "wrathe")]);
    next.play("target:valkyrie-1 6");
    let hit = |event: &Event| matches!(event, Event::ShotDecided { fighter: Some(fighter), landed: true, damage: 2, .. } if *fighter == smith);
    assert_eq!(next.happened(hit), 1, "an upgraded Smith does 2, past shields");
}
