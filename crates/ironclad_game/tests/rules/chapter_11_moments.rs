//! Moments at which a story's triggers are looked at (rule 11.6).

use ironclad_game::engine::moment::MOMENTS;
use serde_json::{Value, json};

use super::chapter_11_story::{board, played};

/// More often than moments can wait.
fn again_and_again(beats: &[Value]) -> Vec<Value> {
    beats.iter().cloned().cycle().take(beats.len() * (MOMENTS + 6)).collect()
}

#[test]
fn rule_11_6_the_same_moment_many_times_over_drives_out_no_other() {
    let by = |by: i8| json!({ "count": { "count": "air", "by": by } });
    let story = json!({
        "counts": { "air": { "start": 0, "most": 2 } },
        "triggers": [
            { "id": "swings", "on": { "turn": 2 }, "do": again_and_again(&[by(1), by(-1)]) },
            { "id": "one", "on": { "count-reaches": { "count": "air", "at": 1 } }, "do": [{ "pay": 1 }] },
            { "id": "then", "on": { "turn": 2 }, "do": [{ "pay": 20 }] }
        ]
    });
    let mut rig = played(story);
    rig.play("end-turn");
    assert_eq!(rig.table().credits, 5 + 1 + 20, "both triggers of the turn, and that of the count");
}

#[test]
fn rule_11_6_of_many_falls_the_deepest_is_kept_whenever_it_comes() {
    let deep = vec![json!({ "lose-morale": 3 }), json!({ "gain-morale": 3 })];
    let slight = again_and_again(&[json!({ "lose-morale": 1 }), json!({ "gain-morale": 1 })]);
    for beats in [[deep.clone(), slight.clone()].concat(), [slight, deep].concat()] {
        let story = json!({ "triggers": [
            { "id": "falls", "on": { "turn": 2 }, "do": beats },
            { "id": "slight", "on": { "morale-at": 5 }, "do": [{ "pay": 1 }] },
            { "id": "deep", "on": { "morale-at": 3 }, "do": [{ "pay": 20 }] }
        ] });
        let mut rig = board(story).start("morale", 6).begin();
        rig.play("end-turn");
        assert_eq!((rig.table().morale, rig.table().credits), (6, 5 + 1 + 20));
    }
}

#[test]
fn rule_11_6_a_wound_is_a_moment_and_weariness_is_none() {
    let story = json!({ "triggers": [
        { "id": "tired", "on": { "turn": 2 }, "do": [{ "exhaust-hero": "noriko" }] },
        { "id": "hurt", "on": { "turn": 3 }, "do": [{ "wound-hero": "noriko" }] },
        { "id": "moans", "on": "hero-wounded", "again": true, "do": [{ "pay": 1 }] }
    ] });
    // Wrathe would step between.
    let mut rig = board(story).without(&["wrathe"]).begin();
    rig.play("end-turn");
    assert_eq!(rig.table().credits, 5);
    rig.play("end-turn");
    assert_eq!(rig.table().credits, 6);
}
