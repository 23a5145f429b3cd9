//! What single beats do (rule 11.6), who says their lines, and where a story that goes round in circles is stopped.

use ironclad_game::content::story::beat::Speaker;
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::Event;
use ironclad_game::engine::event::story::StoryEvent;
use serde_json::{Value, json};

use super::chapter_11_story::{pieces, played, told};
use super::rig::Rig;

#[test]
fn rule_11_6_a_die_chooses_among_a_places_sectors_in_their_order_each_by_as_many_faces() {
    let story = json!({
        "places": { "belt": { "sectors": ["1a-nebula", "3a-nebula", "1a-empty-space-2"] } },
        "loads": { "case": { "land": "europa" } },
        "triggers": [{ "id": "lies", "on": { "turn": 1 }, "do": [{ "put": { "load": "case", "at": { "die": "belt" } } }] }]
    });
    let begun = played(story);
    let sectors = ["1a-nebula", "1a-nebula", "3a-nebula", "3a-nebula", "1a-empty-space-2", "1a-empty-space-2"];
    for (face, sector) in (1..).zip(sectors) {
        let mut rig = begun.clone();
        rig.roll(&[face]);
        assert_eq!(pieces(&rig), [LoadAt::Sector(rig.sector(sector))], "at {face}");
    }
}

/// A case in the next sector, and this beat as turn 2 begins.
fn case(beat: Value) -> Rig {
    played(json!({
        "hold": { "places": 1 },
        "loads": { "case": { "at": ["1a-empty-space-1"], "land": "3a-nebula" } },
        "triggers": [{ "id": "acts", "on": { "turn": 2 }, "do": [beat] }]
    }))
}

/// The same beat with the case aboard, in its sector.
fn aboard(beat: Value) -> Rig {
    let mut rig = case(beat);
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case end-turn");
    rig
}

#[test]
fn rule_11_6_beats_set_a_load_down_or_lose_it_while_it_is_aboard() {
    let (land, lose) = (json!({ "land": "case" }), json!({ "lose": "case" }));
    let mut rig = aboard(land.clone());
    assert_eq!(pieces(&rig), [LoadAt::Landed(rig.sector("1a-empty-space-1"))], "wherever the ship is");
    rig = aboard(lose.clone());
    assert_eq!(pieces(&rig), [LoadAt::Lost]);
    for beat in [land, lose] {
        let mut rig = case(beat);
        rig.play("end-turn");
        assert_eq!(pieces(&rig), [LoadAt::Sector(rig.sector("1a-empty-space-1"))]);
        let happened = |told: &StoryEvent| matches!(told, StoryEvent::Landed { .. } | StoryEvent::Spoilt { .. });
        assert_eq!(told(&rig, happened), 0, "nothing is told of what does not happen");
    }
}

/// Who says a line as turn 2 begins that is Noriko's, or else a clerk's.
fn said(before: impl FnOnce(&mut Rig)) -> Vec<Speaker> {
    let mut rig = played(json!({
        "persons": ["clerk"],
        "posts": { "plant": { "at": "europa", "heroes": 1, "defend": "hold" } },
        "checks": { "hold": { "skills": ["operate"], "difficulty": 6 } },
        "triggers": [{ "id": "speaks", "on": { "turn": 2 }, "do": [{ "say": { "line": "well", "by": ["noriko", "clerk"] } }] }]
    }));
    before(&mut rig);
    rig.play("end-turn");
    let by = |event: &Event| if let Event::Story(StoryEvent::Said { by, .. }) = event { Some(*by) } else { None };
    rig.events.iter().filter_map(by).collect()
}

#[test]
fn rule_11_6_a_line_is_said_by_the_first_who_is_aboard_and_on_her_feet() {
    let is_hers = |speakers: &[Speaker]| matches!(speakers, [Speaker::Hero(_)]);
    let is_the_clerks = |speakers: &[Speaker]| matches!(speakers, [Speaker::Person(_)]);
    assert!(is_hers(&said(|_| {})));
    assert!(is_the_clerks(&said(|rig| {
        rig.wound(&["noriko"]);
    })));
    assert!(is_the_clerks(&said(|rig| {
        rig.play("post:plant hero:noriko");
    })));
}

#[test]
fn rule_11_6_sixty_triggers_fire_on_one_another_and_no_more() {
    let story = json!({ "triggers": [
        { "id": "one", "on": { "marked": "a" }, "again": true, "do": [{ "unmark": "a" }, { "mark": "b" }] },
        { "id": "two", "on": { "marked": "b" }, "again": true, "do": [{ "unmark": "b" }, { "mark": "a" }] },
        { "id": "start", "on": { "turn": 1 }, "do": [{ "mark": "a" }] }
    ] });
    assert_eq!(told(&played(story), |told| matches!(told, StoryEvent::Fired { .. })), 60);
}
