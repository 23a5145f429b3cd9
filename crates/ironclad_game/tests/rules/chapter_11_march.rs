//! What works by itself at a turn's end (rule 11.6): loads spoil and drift, what moves leaves the map or has business there.

use ironclad_game::content::{Id, MoverId};
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::story::StoryEvent;
use serde_json::{Value, json};

use super::chapter_11_story::{end_turn, merged, pieces, played, told};
use super::rig::Rig;

fn lies(rig: &Rig, sector: &str) -> LoadAt {
    LoadAt::Sector(rig.sector(sector))
}

fn drifted(rig: &Rig) -> usize {
    told(rig, |told| matches!(told, StoryEvent::Drifted { .. }))
}

#[test]
fn rule_11_6_a_load_spoils_at_the_end_of_as_many_turns_aboard_as_it_keeps() {
    let mut rig = played(json!({
        "turns": 9,
        "hold": { "places": 1 },
        "loads": { "case": { "at": ["1a-empty-space-1"], "land": "europa", "keeps": 2 } }
    }));
    end_turn(&mut rig);
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case end-turn");
    assert_eq!(pieces(&rig), [LoadAt::Hold], "one turn aboard");
    end_turn(&mut rig);
    assert_eq!(pieces(&rig), [LoadAt::Lost], "two");
}

#[test]
fn rule_11_6_only_loads_that_drift_do() {
    let mut rig = played(json!({
        "turns": 9,
        "loads": {
            "case": { "at": ["1a-empty-space-2"], "land": "europa", "drifts": { "to": "3a-nebula", "every": 1 } },
            "cask": { "at": ["1a-nebula"], "land": "europa" }
        }
    }));
    end_turn(&mut rig);
    assert_eq!((pieces(&rig), drifted(&rig)), (vec![lies(&rig, "3a-empty-space"), lies(&rig, "1a-nebula")], 1));
}

#[test]
fn rule_11_6_a_load_stays_while_what_it_drifts_to_is_nowhere() {
    let mut rig = played(json!({
        "turns": 9,
        "loads": { "case": { "at": ["1a-nebula"], "land": "europa", "drifts": { "to": "wreck", "every": 1 } } },
        "movers": { "wreck": { "kind": "neutral", "goes": "nowhere" } },
        "triggers": [{ "id": "comes", "on": { "turn": 2 }, "do": [{ "send": { "mover": "wreck", "to": "3a-nebula" } }] }]
    }));
    end_turn(&mut rig);
    assert_eq!((pieces(&rig), drifted(&rig)), (vec![lies(&rig, "1a-nebula")], 0));
    end_turn(&mut rig);
    assert_eq!((pieces(&rig), drifted(&rig)), (vec![lies(&rig, "1a-empty-space-2")], 1), "now there is a way");
}

/// A tug that goes along the road from its first sector, and leaves the map at its second; and this besides.
fn tug(tug: Value, story: Value) -> Rig {
    let road = json!({
        "turns": 9,
        "lanes": { "road": ["1a-empty-space-1", "1a-empty-space-2", "3a-empty-space", "3a-solar-flare"] }
    });
    let own = json!({
        "kind": "neutral", "at": "1a-empty-space-1", "goes": { "lane": "road" }, "off-at": "1a-empty-space-2"
    });
    let mut all = merged(road, story);
    all["movers"]["tug"] = merged(own, tug);
    played(all)
}

fn at(rig: &Rig) -> Option<&str> {
    let names = rig.game.names();
    let course = rig.table().course.as_ref().expect("a story");
    course.mover_at(MoverId::find(names, "tug").expect("a mover")).map(|sector| sector.name(names))
}

#[test]
fn rule_11_6_who_takes_loads_does_not_leave_while_there_is_one_to_take() {
    let loads = |at: Value| json!({ "loads": { "case": { "at": at, "land": "europa" } } });
    let takes = json!({ "takes": "case" });
    let mut rig = tug(takes.clone(), loads(json!(["3a-empty-space"])));
    end_turn(&mut rig);
    assert_eq!(at(&rig), Some("1a-empty-space-2"), "it goes on to the case that lies beyond");
    end_turn(&mut rig);
    assert_eq!(at(&rig), Some("3a-empty-space"));
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Lifted { .. })), 1);
    for (more, story) in [(takes, loads(json!([]))), (json!({}), loads(json!(["3a-empty-space"])))] {
        let mut rig = tug(more, story);
        end_turn(&mut rig);
        assert_eq!(at(&rig), None, "there is nothing for it to take");
    }
}

#[test]
fn rule_11_6_what_leaves_the_map_and_is_sent_back_goes_no_farther_in_that_turn() {
    let back = json!({ "triggers": [{
        "id": "back", "on": { "mover-gone": "tug" }, "do": [{ "send": { "mover": "tug", "to": "1a-empty-space-1" } }]
    }] });
    let mut rig = tug(json!({}), back);
    end_turn(&mut rig);
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Gone { .. })), 1);
    assert_eq!(at(&rig), Some("1a-empty-space-1"));
    end_turn(&mut rig);
    assert_eq!(at(&rig), None, "but in the next, for good");
}
