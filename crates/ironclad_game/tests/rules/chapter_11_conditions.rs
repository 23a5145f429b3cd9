//! What a story asks of the table (rule 11.6): conditions, places, whose forces would fight, whose turn it is to read.

use std::sync::Arc;

use ironclad_game::content::id::with_names;
use ironclad_game::content::story::condition::Condition;
use ironclad_game::content::terms::{Faction, Threat};
use ironclad_game::content::{FightId, Id};
use ironclad_game::engine::campaign::Enlisted;
use ironclad_game::engine::{Game, dealt};
use serde_json::{Value, json};

use super::chapter_11_story::{board, played};
use super::rig::Rig;

fn holds(rig: &Rig, condition: Value) -> bool {
    let condition: Condition =
        with_names(rig.game.names(), || serde_json::from_value(condition)).expect("a condition well written");
    rig.game.view().is_so(&condition)
}

/// In the middle of the tile 1a, with a token to the south and one to the east.
fn between_tokens() -> Rig {
    let tokens = json!([
        { "sector": "1a-nebula", "card": "probe" },
        { "sector": "1a-empty-space-2", "card": "bad-intel" }
    ]);
    let mut rig = board(json!({ "tokens": tokens })).set("/ship", json!("1a-empty-space-1")).begin();
    rig.tune(|table| table.actions.left = 3);
    rig
}

#[test]
fn rule_11_6_a_story_asks_how_high_a_counter_stands() {
    let mut rig = played(json!({}));
    let two = json!({ "have": { "salvage": 2 } });
    let has_two = |salvage: u8| holds(rig.tune(|table| table.salvage = salvage), two.clone());
    assert_eq!([1, 2, 3].map(has_two), [false, true, true]);
}

#[test]
fn rule_11_6_a_story_asks_for_combats_won() {
    let mut rig = played(json!({}));
    let two = json!({ "combats-won": 2 });
    let won_two = |won: u8| holds(rig.tune(|table| table.tally.victories = won), two.clone());
    assert_eq!([1, 2, 3].map(won_two), [false, true, true]);
}

#[test]
fn rule_11_6_a_story_asks_whether_anybody_is_wounded() {
    let mut rig = played(json!({}));
    assert!(holds(&rig, json!("nobody-wounded")));
    assert!(holds(rig.exhaust(&["gabriel", "noriko"]), json!("nobody-wounded")), "to be tired is no wound");
    assert!(!holds(rig.wound(&["noriko"]), json!("nobody-wounded")), "one is enough");
}

/// Vashti, who is aboard, goes only when the scenario is over (ruling 32).
#[test]
fn ruling_85_who_has_gone_back_to_a_hostile_power_is_not_on_the_roster() {
    let mut rig = board(json!({})).squad("bridge", &["gabriel", "vashti"]).begin();
    let hadiza = rig.hero("hadiza");
    rig.tune(|table| {
        let log = table.log.as_mut().expect("a log");
        log.enlist(Enlisted::new(hadiza)).expect("room on the roster");
    });
    let listed =
        |rig: &Rig| ["gabriel", "vashti", "hadiza", "roland"].map(|hero| holds(rig, json!({ "on-roster": hero })));
    for (reputation, is_ours) in [(0, true), (-4, true), (-5, false), (-10, false), (-4, true)] {
        rig.tune(|table| table.reputation[Faction::Firstborn.index()] = reputation);
        assert_eq!(listed(&rig), [true, true, is_ours, false], "at {reputation} with the Firstborn");
    }
}

#[test]
fn rule_11_5_tokens_count_by_how_they_were_turned_up() {
    let mut rig = between_tokens();
    let counts = |rig: &Rig, least: u8| {
        let by = |by: &str| holds(rig, json!({ "turned-up": { "at-least": least, "by": by } }));
        (by("recon"), by("move"), holds(rig, json!({ "turned-up": { "at-least": least } })))
    };
    rig.play("recon:1a-nebula");
    assert_eq!(counts(&rig, 1), (true, false, true), "by Recon");
    rig.play("move:1a-empty-space-2");
    assert_eq!(counts(&rig, 1), (true, true, true), "and by Move");
    assert_eq!(counts(&rig, 2), (false, false, true), "two in all, one in each way");
}

#[test]
fn rule_11_6_a_token_lies_face_down_or_face_up_or_there_is_none() {
    let mut rig = between_tokens();
    let lies = |rig: &Rig, at: &str| {
        ["none", "sealed", "open"].map(|is| holds(rig, json!({ "token": { "at": at, "is": is } })))
    };
    assert_eq!(lies(&rig, "3a-nebula"), [true, false, false]);
    assert_eq!(lies(&rig, "1a-nebula"), [false, true, false]);
    rig.play("recon:1a-nebula");
    assert_eq!(lies(&rig, "1a-nebula"), [false, false, true]);
}

#[test]
fn rule_11_6_what_is_next_to_a_place_is_none_of_it() {
    let story = json!({
        "places": { "belt": { "sectors": ["1a-nebula", "1a-empty-space-2"] } },
        "triggers": [{ "id": "edge", "on": { "enters": { "next-to": "belt" } }, "again": true, "do": [{ "pay": 1 }] }]
    });
    let mut rig = played(story);
    rig.tune(|table| table.actions.left = 4);
    assert_eq!(rig.play("move:1a-empty-space-1").table().credits, 6, "retainer, and beside the belt");
    assert_eq!(rig.play("move:1a-empty-space-2").table().credits, 6, "in it, however near to the rest of it");
    assert_eq!(rig.play("move:3a-empty-space").table().credits, 7, "and beside it on the other side");
}

#[test]
fn rule_11_6_a_fight_has_the_table_of_its_power_at_the_threat_in_force() {
    let row = |to: u8| json!({ "to": to, "enemies": [{ "ship": "tare" }] });
    let table = json!({ "cartel": { "green": [row(3), row(6)], "yellow": [row(6)] } });
    let story = json!({ "fights": {
        "chase": { "of": "opponent", "table": table },
        "quarrel": { "of": "client", "table": table }
    } });
    let mut rig = played(story);
    let forces = |rig: &Rig, fight: &str| {
        let fight = FightId::find(rig.game.names(), fight).expect("a fight");
        rig.game.view().forces(fight).map(|(power, rows)| (power, rows.len()))
    };
    assert_eq!(forces(&rig, "chase"), Some((Faction::Cartel, 2)));
    assert_eq!(forces(&rig, "quarrel"), Some((Faction::Cartel, 2)), "the client has no table there");
    rig.tune(|table| table.threat = Threat::Yellow);
    assert_eq!(forces(&rig, "chase"), Some((Faction::Cartel, 1)));
}

/// The same table with so many players.
fn shared(rig: &Rig, players: u8) -> Game {
    let mut state = rig.game.state().clone();
    state.setup.seats = dealt(players);
    Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state)
}

#[test]
fn rule_1_5_players_take_turns_at_reading_aloud() {
    let passages = ["one", "two", "three", "four"].map(|passage| json!({ "read": passage }));
    let mut rig = played(json!({ "prologue": passages }));
    let mut readers = Vec::new();
    while rig.kind() == "passage" {
        let game = shared(&rig, 3);
        readers.push((game.view().read_aloud(), game.view().reader().number()));
        assert_eq!(rig.game.view().reader().number(), 1, "whoever plays alone reads it all");
        rig.play("read");
    }
    assert_eq!(readers, [(0, 1), (1, 2), (2, 3), (3, 1)]);
}
