//! What single beats of a story do (rule 11.6): to people, tokens, loads, and in a fight that nobody comes to.

use ironclad_game::content::{GearId, Id};
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::state::Carried;
use ironclad_game::engine::{CampaignLog, Event, Status};
use serde_json::{Value, json};

use super::chapter_11_story::{end_turn, pieces, played, told};
use super::rig::Rig;

/// These beats when turn 1 begins, those when turn 2 does.
fn turns(first: Value, second: Value) -> Value {
    json!([
        { "id": "first", "on": { "turn": 1 }, "do": first },
        { "id": "second", "on": { "turn": 2 }, "do": second }
    ])
}

fn log(rig: &Rig) -> &CampaignLog {
    rig.table().log.as_ref().expect("a log")
}

#[test]
fn rule_11_5_a_story_promotes_somebody_once_for_good() {
    let promote = json!([{ "promote": "gabriel" }]);
    let mut rig = played(json!({ "triggers": turns(promote.clone(), promote) }));
    let promoted = |rig: &Rig| {
        let told = rig.happened(|event| matches!(event, Event::HeroPromoted { .. }));
        let is = ["gabriel", "noriko"].map(|name| log(rig).enlisted(rig.hero(name)).expect("on the roster").promoted);
        (told, is)
    };
    assert_eq!(promoted(&rig), (1, [true, false]));
    end_turn(&mut rig);
    assert_eq!(promoted(&rig), (1, [true, false]), "there is nothing to add");
}

#[test]
fn rule_11_8_heroes_hurt_aboard_change_at_once_and_others_are_marked_on_the_roster() {
    let beats = json!([
        { "join": "lan" },
        { "exhaust-hero": "daisuke" }, { "wound-hero": "wrathe" },
        { "exhaust-hero": "lan" }, { "wound-hero": "lan" }, { "wound-hero": "lan" }
    ]);
    let rig = played(json!({ "triggers": turns(beats, json!([])) }));
    assert_eq!((rig.status("daisuke"), rig.status("wrathe")), (Status::Exhausted, Status::Wounded));
    assert_eq!(rig.status("noriko"), Status::Ready);
    assert!(log(&rig).enlisted(rig.hero("lan")).is_some_and(|lan| lan.wounded), "she is not aboard");
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Hurt { .. })), 1, "and is marked once");
}

#[test]
fn rule_11_8_the_gear_of_a_hero_who_leaves_stays_with_the_ship() {
    let mut rig = played(json!({ "triggers": turns(json!([]), json!([{ "leave": "wrathe" }])) }));
    let [soles, tea] =
        ["felt-soles", "tea-service"].map(|gear| GearId::find(rig.game.names(), gear).expect("a piece of gear"));
    let (gabriel, wrathe) = (rig.hero("gabriel"), rig.hero("wrathe"));
    rig.tune(|table| {
        table.gear.push(Carried { gear: soles, hero: gabriel, moved: false });
        table.gear.push(Carried { gear: tea, hero: wrathe, moved: false });
    });
    end_turn(&mut rig);
    assert!(rig.table().hero(wrathe).is_none() && log(&rig).enlisted(wrathe).is_none());
    let carried: Vec<GearId> = rig.table().gear.iter().map(|carried| carried.gear).collect();
    assert_eq!(carried, [soles], "what Gabriel carries he keeps");
    assert_eq!(log(&rig).lockers.as_slice(), [tea]);
}

#[test]
fn rule_11_6_every_token_at_a_place_is_discarded_and_no_other() {
    let tokens = ["1a-nebula", "1a-empty-space-2", "3a-nebula"].map(|at| json!({ "sector": at, "card": "probe" }));
    let mut rig = played(json!({
        "places": { "belt": { "sectors": ["1a-nebula", "1a-empty-space-2", "1a-empty-space-1"] } },
        "tokens": tokens,
        "triggers": turns(json!([]), json!([{ "discard": "belt" }]))
    }));
    end_turn(&mut rig);
    let lie = ["1a-nebula", "1a-empty-space-2", "3a-nebula"].map(|at| rig.token(at).is_some());
    assert_eq!(lie, [false, false, true]);
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::TokenGone { .. })), 2, "where none lay none is gone");
}

#[test]
fn rule_11_6_a_load_comes_aboard_from_here_if_one_lies_here_or_else_from_nowhere() {
    let take = json!([{ "take": "case" }]);
    let mut rig = played(json!({
        "hold": { "places": 3 },
        "loads": { "case": { "at": ["europa", "1a-nebula"], "land": "3a-nebula" } },
        "triggers": turns(take.clone(), take)
    }));
    let lies = |rig: &Rig, sector: &str| LoadAt::Sector(rig.sector(sector));
    assert_eq!(pieces(&rig), [LoadAt::Hold, lies(&rig, "1a-nebula")]);
    end_turn(&mut rig);
    let held = pieces(&rig).into_iter().filter(|at| *at == LoadAt::Hold).count();
    assert_eq!((pieces(&rig).len(), held), (3, 2), "one more than there were");
    assert!(pieces(&rig).contains(&lies(&rig, "1a-nebula")), "what lies elsewhere stays there");
}

#[test]
fn rule_11_6_a_fight_that_nobody_comes_to_is_none() {
    let mut rig = played(json!({
        "fights": { "chase": { "of": "opponent", "table": { "cartel": { "green": [] } } } },
        "triggers": turns(json!([]), json!([{ "fight": "chase" }, { "pay": 1 }]))
    }));
    end_turn(&mut rig);
    assert!(!rig.is_rolling(), "there is no row to roll for");
    assert_eq!((rig.kind().as_str(), rig.table().credits), ("action", 6), "and the story goes on");
}

#[test]
fn rule_11_6_a_story_does_what_cards_do() {
    let beats = json!([
        { "set-morale": 3 },
        { "gain-credits": [2, 3, 4] },
        { "damage-section": { "section": "hangar", "damage": 2 } },
        { "damage-each-section": 1 }
    ]);
    let mut rig = played(json!({ "triggers": turns(json!([]), beats) }));
    end_turn(&mut rig);
    let table = rig.table();
    assert_eq!((table.morale, table.credits), (3, 5 + 2), "of Credits as many as the threat says");
    assert_eq!(table.sections, [1, 1, 2 + 1, 1], "the Hangar is the third of the mat");
}
