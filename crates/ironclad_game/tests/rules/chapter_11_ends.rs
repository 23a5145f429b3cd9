//! How a scenario of the campaign ends and is debriefed (rules 11.5 to 11.7).

use ironclad_game::content::Id;
use ironclad_game::content::story::condition::Condition;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::{Event, Outcome, Sought};
use serde_json::json;

use super::chapter_11_story::{board, told};
use super::rig::{Rig, content};

#[test]
fn rule_11_7_the_debriefing_tells_what_fits_pays_what_was_promised_and_leads_on() {
    let story = json!({
        "triggers": [{ "id": "first", "on": { "turn": 1 }, "do": [{ "promise": { "credits": 6, "chapter": 1 } }, { "reach": "main" }, "end"] }],
        "debriefing": [
            { "one-of": "end", "if": { "outcome": "lost" }, "do": [{ "read": "lost" }] },
            { "one-of": "end", "if": { "reached": "main" }, "do": [{ "read": "won" }] },
            { "one-of": "end", "do": [{ "read": "late" }] },
            { "do": [{ "join": "lan" }] }
        ]
    });
    let mut rig = board(story).start("morale", 7).campaign(2);
    assert_eq!((rig.outcome(), rig.kind().as_str()), (Some(Outcome::Won), "passage"));
    rig.play("read");
    assert_eq!(rig.kind(), "word");
    rig.play("done");
    assert_eq!(rig.kind(), "promotion", "a milestone, a promotion");
    rig.play("promote:gabriel");
    assert_eq!(rig.table().credits, 5 + 7 + 6, "retainer, main, and the promise");
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Debriefed { .. })), 2);
    while rig.game.sought().is_none() {
        rig.play("done");
    }
    assert_eq!(rig.game.sought(), Some(Sought::Chapter(2)));
    let log = rig.table().log.as_ref().expect("a log");
    assert!(log.enlisted(rig.hero("lan")).is_some());
}

#[test]
fn rule_11_5_what_is_looked_at_at_the_end_is_looked_at_whatever_ends_it() {
    let milestones = |ends: bool| {
        json!({
            "main": { "when": { "mark": "there" }, "ends": ends },
            "side": { "when": "never" },
            "third": { "when": { "not": { "mark": "hurt" } }, "at-the-end": true }
        })
    };
    let reached = |rig: &Rig| rig.table().log.as_ref().map(|log| log.reached);
    let enters = json!({ "enters": "1a-empty-space-1" });
    let by_beat = json!({ "milestones": milestones(false), "triggers": [{ "id": "in", "on": enters, "do": ["end"] }] });
    let mut rig = board(by_beat).start("morale", 7).campaign(2);
    assert_eq!(reached(&rig), Some([false; 3]), "not before the end");
    rig.play("move:1a-empty-space-1");
    assert_eq!((rig.outcome(), reached(&rig)), (Some(Outcome::Ended), Some([false, false, true])));
    let by_aim = json!({
        "milestones": milestones(true), "triggers": [{ "id": "in", "on": enters, "do": [{ "mark": "there" }] }]
    });
    let mut rig = board(by_aim).start("morale", 7).campaign(2);
    rig.play("move:1a-empty-space-1");
    assert_eq!((rig.outcome(), reached(&rig)), (Some(Outcome::Won), Some([true, false, true])));
}

#[test]
fn rule_11_6_an_end_is_the_end_of_all_that_was_under_way() {
    let story = json!({
        "choices": { "stop": { "options": [
            { "id": "yes", "check": "sure", "do": [{ "pay": 50 }] }, { "id": "no", "do": [{ "pay": 1 }] }
        ] } },
        "checks": { "sure": { "skills": ["combat"], "difficulty": 2, "won": ["end"] } },
        "triggers": [{ "id": "ask", "on": { "turn": 1 }, "do": [{ "choose": "stop" }, { "pay": 30 }] }]
    });
    let mut rig = board(story).start("morale", 7).campaign(2);
    rig.play("option:yes done").roll(&[6]);
    assert_eq!(
        (rig.outcome(), rig.table().credits),
        (Some(Outcome::Ended), 5),
        "neither the option's nor the trigger's"
    );
}

#[test]
fn rule_11_7_a_choice_of_the_debriefing_is_done_after_the_end() {
    let story = json!({
        "triggers": [{ "id": "over", "on": { "turn": 1 }, "do": ["end"] }],
        "choices": { "tell": { "options": [
            { "id": "sell", "do": [{ "pay": 4 }, { "flag": { "truth": "sponsor" } }, { "mark": "sold" }] },
            { "id": "open", "do": [{ "gain-morale": 2 }, { "flag": { "truth": "open" } }] }
        ] } },
        "debriefing": [
            { "do": [{ "choose": "tell" }] },
            { "if": { "mark": "sold" }, "do": [{ "pay": 10 }] },
            { "if": { "flag": { "truth": "open" } }, "do": [{ "pay": 20 }] }
        ]
    });
    let rig = board(story).start("morale", 4).campaign(2);
    assert_eq!((rig.outcome(), rig.offers().len()), (Some(Outcome::Ended), 2));
    for (option, credits, morale) in [("option:sell", 5 + 4 + 10, 4), ("option:open", 5 + 20, 6)] {
        let mut rig = rig.clone();
        rig.play(option);
        assert_eq!((rig.table().credits, rig.table().morale), (credits, morale), "{option}");
        assert_eq!(rig.table().log.as_ref().expect("a log").flags.len(), 1);
    }
}

#[test]
fn rule_11_5_a_side_mission_has_to_be_found() {
    for (id, scenario) in content().scenarios.iter() {
        let Some(stories) = scenario.story.as_ref() else { continue };
        for (_, story) in stories.all() {
            let hidden = story.milestones.side.seen != Condition::Always;
            assert!(hidden, "{}: its side mission is known from the start", id.name(&content().names));
        }
    }
}

#[test]
fn rule_12_1_gear_that_nobody_can_carry_goes_back_and_after_the_scenario_to_the_lockers() {
    use ironclad_game::content::{GearId, Id};
    use ironclad_game::engine::query::Room;
    use ironclad_game::engine::state::Carried;
    let at_once = json!([{ "gain-gear": 1 }]);
    let with_room = |rig: &Rig| {
        let view = rig.game.view();
        view.gear_takers().find(|hero| matches!(view.room_for_gear(*hero), Some(Room::Free)))
    };
    let carried = |rig: &mut Rig| {
        let kit = ["rivet-gun", "tea-service", "long-wrench", "felt-soles", "bosuns-pipe", "pilots-gloves"];
        let kit = kit.map(|name| GearId::find(rig.game.names(), name).expect("gear"));
        for gear in kit {
            let Some(hero) = with_room(rig) else { break };
            rig.tune(|table| {
                table.gear.push(Carried { hero, gear, moved: false });
                table.pile.retain(|own| *own != gear);
            });
        }
        assert_eq!(with_room(rig), None, "each squad carries what it can");
    };
    let returned = |rig: &Rig| rig.happened(|event| matches!(event, Event::GearReturned { .. }));
    let story = json!({ "turns": 9, "triggers": [{ "id": "gift", "on": { "turn": 2 }, "do": at_once }] });
    let mut rig = board(story).start("morale", 7).campaign(2);
    carried(&mut rig);
    rig.play("end-turn").draw("gun-director").choose("done");
    assert_eq!(returned(&rig), 1, "the pile has it back");
    let story = json!({
        "triggers": [{ "id": "over", "on": { "turn": 2 }, "do": ["end"] }], "debriefing": [{ "do": at_once }]
    });
    let mut rig = board(story).start("morale", 7).campaign(2);
    carried(&mut rig);
    rig.play("end-turn").draw("gun-director");
    assert_eq!(returned(&rig), 0, "it is put by");
    let gear = GearId::find(rig.game.names(), "gun-director").expect("gear");
    assert!(rig.table().log.as_ref().expect("a log").lockers.contains(&gear));
}
