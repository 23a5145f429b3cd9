//! What leaves the map (rule 11.6).

use serde_json::json;

use super::chapter_11_story::played;

#[test]
fn rule_11_6_that_something_is_gone_is_its_own_moment_and_no_other() {
    let goes = json!({ "kind": "escorted", "at": "europa", "goes": { "lane": "road" }, "boxes": 3 });
    let mut rig = played(json!({
        "lanes": { "road": ["europa", "1a-empty-space-1", "1a-empty-space-2", "3a-empty-space", "3a-solar-flare"] },
        "movers": { "hull": goes, "tug": goes },
        "triggers": [
            { "id": "tug-goes", "on": { "turn": 2 }, "do": [{ "remove": "tug" }] },
            { "id": "hull-goes", "on": { "turn": 3 }, "do": [{ "remove": "hull" }] },
            { "id": "gone", "on": { "mover-gone": "hull" }, "again": true, "do": [{ "pay": 1 }] }
        ]
    }));
    assert_eq!(rig.table().credits, 5, "the retainer");
    rig.play("end-turn");
    assert_eq!(rig.table().credits, 5, "the tug is another");
    rig.play("end-turn");
    assert_eq!(rig.table().credits, 5 + 1);
}
